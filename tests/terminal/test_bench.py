"""What the bench counts; how fast things are is not tested."""

from __future__ import annotations

from itertools import count, cycle

import pytest

from kociarnia.terminal import bench, instructions


class Deal:
    """A match of the peer that lasts so many moves."""

    def __init__(self, moves: int) -> None:
        self.moves = moves

    def clone(self) -> Deal:
        return Deal(self.moves)

    def is_terminal(self) -> bool:
        return self.moves == 0

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        self.moves -= 1


def test_every_deal_of_the_peer_counts_the_moves_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.process_time", count().__next__)  # whatever is timed takes a second
    deals = cycle((64, 52))
    assert bench._peer(lambda: Deal(next(deals)), lambda deal: None, times=2, rollouts=400) == 400 * (64 + 52)


def test_instructions_are_those_of_a_function_and_of_what_it_calls() -> None:
    text = "fl=a.c\nfn=other\n3 9\n\nfn=play\n0 5\ncfn=roll\ncalls=2 0\n0 70\n0 1\n\nfn=roll\n0 70\n\ntotals: 85\n"
    assert instructions._within(text, "play") == 76
    assert instructions._within(text, "roll") == 70
    assert instructions._within(text, "missing") == 0
