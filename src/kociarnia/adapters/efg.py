"""A whole game as a tree in the extensive form that Gambit reads (.efg), and OpenSpiel too: pyspiel.load_efg_game(efg(rules)).

For tiny variants: every history is written down. Information sets are those of perfect recall (Track).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from kociarnia.engine import CHANCE, NOBODY, Rules
from kociarnia.engine.track import Track


class Tree(NamedTuple):
    text: str
    nodes: int  # histories, the ends among them
    infosets: tuple[int, ...]  # of each seat


def efg(rules: Rules[Any]) -> Tree:
    seats = range(rules.players)
    names = " ".join(_quoted(f"seat {seat}") for seat in seats)
    lines = [f'EFG 2 R "{rules.id}" {{ {names} }}']
    sets: list[dict[str, int]] = [{} for _ in seats]
    outcomes: dict[tuple[float, ...], int] = {}

    def write(track: Track[Any]) -> None:
        state = track.state
        who, legal = int(rules.actor(state)), [int(move) for move in rules.legal(state)]
        texts = [_quoted(rules.text(move)) for move in legal]
        if who == NOBODY:
            worth = tuple(float(one) for one in rules.utilities(state))
            number = outcomes.setdefault(worth, len(outcomes) + 1)
            lines.append(f't "" {number} "" {{ {" ".join(f"{one:.17g}" for one in worth)} }}')
            return
        if who == CHANCE:
            weights = [int(weight) for weight in rules.weights(state)]
            odds = " ".join(f"{text} {weight}/{sum(weights)}" for text, weight in zip(texts, weights, strict=True))
            lines.append(f'c "" {len(lines)} "" {{ {odds} }} 0')
        else:
            known = track.string(who)
            number = sets[who].setdefault(known, len(sets[who]) + 1)
            lines.append(f'p "" {who + 1} {number} "{who}.{number}" {{ {" ".join(texts)} }} 0')
        for move in legal:
            after = track.copy()
            after.play(move)
            write(after)

    write(Track(rules))
    return Tree("\n".join(lines) + "\n", len(lines) - 1, tuple(len(known) for known in sets))


def _quoted(text: str) -> str:
    return f'"{text}"'
