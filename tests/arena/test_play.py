"""One match: the same in whatever process, from the same cards; whatever a bot does, it is played to the end."""

from __future__ import annotations

import os
import signal
import time
from contextlib import closing
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from kociarnia import bots, games
from kociarnia.arena import Fixture, draw_up, play
from kociarnia.arena.safe_answer import answer
from kociarnia.arena.workers import TRIES, local
from kociarnia.bots import Bot
from kociarnia.engine import CHANCE, NOBODY, Dice, Game, QuickDice, Refusal, Rules, StackedDice

ONE = games.names()[0]


def timeless(line: dict[str, Any]) -> dict[str, Any]:
    """What must be the same whenever it is played."""
    return {**line, "time": {name: times["moves"] for name, times in line["time"].items()}}


def test_a_match_is_the_same_every_time(game: Game) -> None:
    plan = draw_up([game.name], "greedy,random", f"{max(2, game.seats[0])}", 2)
    for fixture in plan.fixtures[:2]:
        line = play(fixture)
        assert timeless(line) == timeless(play(fixture))
        assert Fixture.of(line) == fixture and len(line["scores"]) == len(line["places"]) == fixture.players
        assert line["moves"] == sum(times["moves"] for times in line["time"].values()) < line["ply"]


def test_one_deal_lies_the_same_for_every_seating(game: Game) -> None:
    """The first card that the dealer names is the same, whoever sits there."""
    players = max(2, game.seats[0])
    rules = game.rules(players)
    faces = set()
    for _ in range(3):
        state = rules.start()
        dealer = StackedDice(5, [family.bag for family in rules.inventory(state)])
        dealt = []
        while rules.actor(state) == CHANCE:
            move = rules.roll(state, dealer)
            dealt.append(rules.text(move))
            rules.apply(state, move)
        faces.add(tuple(dealt))
        assert rules.actor(state) != NOBODY
    assert len(faces) == 1


class Bad(Bot):
    def __init__(self, kind: str) -> None:
        self.kind = kind

    def choose(self, rules: Rules[Any], view: Any, legal: list[int], dice: Dice) -> int:
        if self.kind == "raises":
            raise ZeroDivisionError("oh")
        if self.kind == "stalls":
            while True:
                try:
                    time.sleep(60)
                except Exception:
                    continue
        if self.kind == "clears":
            legal.clear()
        return {"illegal": -7, "nonsense": "seven", "clears": -7}[self.kind]  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("raises", "ZeroDivisionError: oh"),
        ("stalls", "no answer"),
        ("illegal", "-7"),
        ("nonsense", "TypeError"),
        ("clears", "-7"),
    ],
)
def test_a_bad_bot_forfeits_the_move(kind: str, why: str) -> None:
    legal = [3, 5, 9]
    move, told = answer(
        Bad(kind), games.find(ONE).rules(2), None, legal, QuickDice(1), seconds=0.05 if kind == "stalls" else 60
    )
    assert move in (3, 5, 9) and why in told and legal == [3, 5, 9]
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_a_bad_bot_never_stops_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    made = bots.make
    monkeypatch.setattr(bots, "make", lambda name, game: Bad("raises") if name == "bad" else made(name, game))
    line = play(Fixture(ONE, 2, (), 1, ("bad", "greedy")))
    assert len(line["places"]) == 2 and line["forfeits"], "played to the end, though perhaps nobody won"
    assert {(forfeit["seat"], forfeit["bot"], forfeit["why"]) for forfeit in line["forfeits"]} == {
        (0, "bad", "ZeroDivisionError: oh")
    }
    assert len(line["forfeits"]) == line["time"]["bad"]["moves"]


OWN = """
class Steady:
    def choose(self, rules, view, legal, dice):
        return legal[0]

class Torn(Steady):
    def choose(self, rules, view, legal, dice):
        if len(legal) > 1:
            raise KeyError("claw")
        return legal[0]
"""


def test_a_users_own_bots_take_part_in_the_processes(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(OWN)
    steady, torn = f"{file}:Steady", f"{file}:Torn"
    plan = draw_up([ONE], f"{steady},{torn}", "2", 2)
    with closing(local(plan.fixtures, 1)) as lines:
        done = list(lines)
    assert [Fixture.of(line) for line in done] == plan.fixtures and not any("error" in line for line in done)
    lost = [forfeit for line in done for forfeit in line["forfeits"]]
    assert {forfeit["bot"] for forfeit in lost} == {torn} and "claw" in lost[0]["why"]
    before = plan.identity()["bots"]
    file.write_text(OWN + "# changed")
    assert draw_up([ONE], f"{steady},{torn}", "2", 2).identity()["bots"] != before, "another file is another bot"


def test_a_process_that_dies_loses_nothing() -> None:
    plan = draw_up([ONE], "greedy,random", "2", 16)
    done = []
    with closing(local(plan.fixtures, 2)) as lines:
        for number, line in enumerate(lines):
            done.append(line)
            if number in (1, 6):
                os.kill(active_children()[0].pid or 0, signal.SIGKILL)
    assert sorted(map(Fixture.of, done)) == sorted(plan.fixtures)
    assert not any("error" in line for line in done)
    assert not active_children()


def test_a_match_that_kills_every_process_is_given_up() -> None:
    from collections import Counter, deque

    from kociarnia.arena.fixture import lost, play_safely
    from kociarnia.arena.workers import _died, _hire

    fixture = Fixture(ONE, 2, (), 1, ("greedy", "random"))
    deaths: Counter[Fixture | None] = Counter()
    todo: deque[Fixture] = deque()
    for number in range(TRIES):
        worker = _hire(play_safely)
        worker.task = fixture
        worker.process.kill()
        lines = _died(worker, deaths, todo, lost)
        assert len(lines) == (number == TRIES - 1)
    assert "processes died" in lines[0]["error"] and Fixture.of(lines[0]) == fixture
    assert list(todo) == [fixture] * (TRIES - 1)


def test_processes_that_cannot_even_start_are_refused_and_not_tried_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    from kociarnia.arena import workers

    hired = workers._hire

    def stillborn(play: Any) -> Any:
        worker = hired(play)
        worker.process.kill()
        return worker

    monkeypatch.setattr(workers, "_hire", stillborn)
    with pytest.raises(Refusal) as refused:
        list(local([Fixture(ONE, 2, (), 1, ("greedy", "random"))], 1))
    assert refused.value.say.key == "arena-worker"


def test_whoever_stops_asking_stops_the_processes() -> None:
    plan = draw_up([ONE], "greedy,random", "2", 40)
    with closing(local(plan.fixtures, 2)) as lines:
        next(lines)
    assert not active_children()
