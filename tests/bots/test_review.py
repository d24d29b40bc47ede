"""Looking back at a match: chances, turning points, what the strongest cat would have done; from the view of the time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest

from kociarnia import games
from kociarnia.bots import review
from kociarnia.bots.review import Review, comeback, completed, judge, look_back
from kociarnia.engine import CHANCE, NOBODY, Game, Match, QuickDice, Record, Rules, Words
from kociarnia.engine.match import Ply


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tried here does not depend on how well it is thought; no clock, so that it is the same every time."""
    monkeypatch.setattr(review, "PLAYOUTS", 6)
    monkeypatch.setattr(review, "SECONDS", 0.0)


def golden(game: Game, kind: type[Match] = Match) -> Match:
    """The shortest of a game's golden matches that several played."""
    records = [Record.parse(path.read_text(encoding="utf-8")) for path in sorted(Path(game.folder).glob("records/*.txt"))]
    record = min((one for one in records if one.players > 1), key=lambda one: len(one.moves))
    return kind.resume(game, record)


def judged(match: Match, eyes: int, most: int = 2) -> Review:
    outline, cases = look_back(match, eyes)
    some = cases[:most]
    return completed(outline, some, [judge(match.game, match.rules, case.view, case.made, case.ply) for case in some])


def test_a_golden_match_is_judged_the_same_twice_and_all_of_it_is_worded(game: Game) -> None:
    match = golden(game)
    found = judged(match, 1)
    assert judged(golden(game), 1) == found
    assert found.decisions and all(match.made[decision.ply][0] == 1 for decision in found.decisions)
    for language in ("pl", "en"):
        words = Words(language, (game.folder,), match.record.names, 1)
        for swing in found.swings:
            assert all(words(say) for say in swing.says)
        for decision in found.decisions:
            said = decision.judgement
            assert words(said.reason) and all(words(say) for say in decision.says)
            assert said.label is None or words(said.label)


def twins(game: Game) -> Iterator[tuple[Rules[Any], Any, int, int]]:
    """Moves that are offered and come to the same, the first that a search does not try beside the one that stands for it."""
    rules, sense, dice = game.rules(game.usual), game.sense(), QuickDice(5)
    presenter, state = game.presenter(rules.options), rules.start()
    while (who := rules.actor(state)) != NOBODY:
        if who != CHANCE:
            view = rules.redact(state, who)
            offered = sorted(choice.move for choice in presenter.choices(rules, view) if not choice.same)
            kept = sense.distinct(rules, view, offered)
            for move in offered:
                if move not in kept:
                    yield rules, view, move, next(one for one in kept if len(sense.distinct(rules, view, [one, move])) == 1)
        rules.apply(state, rules.roll(state, dice))


def test_of_moves_that_come_to_the_same_none_is_a_mistake_beside_the_other() -> None:
    found = 0
    for game in map(games.find, games.names()):
        for rules, view, move, twin in islice(twins(game), 8):
            assert judge(game, rules, view, move, 1) == judge(game, rules, view, twin, 1)
            found += 1
    assert found > 0


def test_the_chances_of_all_sides_make_up_one_and_end_with_the_result(game: Game) -> None:
    match = golden(game)
    found, _ = look_back(match, 0)
    sides = match.rules.sides()
    for standing in found.standings[:-1]:
        assert sum({sides[seat]: chance for seat, chance in enumerate(standing.chances)}.values()) == pytest.approx(1, abs=0.01)
    last = found.standings[-1].chances
    assert [chance > 0 for chance in last] == [place == 1 for place in match.record.places]
    assert [standing.ply for standing in found.standings] == sorted({standing.ply for standing in found.standings})


def test_turning_points_are_the_largest_swings(game: Game) -> None:
    found, _ = look_back(golden(game), 0)
    chances = [standing.chances[0] for standing in found.standings]
    steps = sorted((abs(after - before) for before, after in pairwise(chances)), reverse=True)
    sizes = [abs(swing.after - swing.before) for swing in found.swings]
    assert sizes == sorted(sizes, reverse=True) and len(sizes) <= review.SWINGS
    assert all(size >= review.NOTABLE for size in sizes)
    for swing in found.swings:
        assert (chances[swing.turn], chances[swing.turn + 1]) == (swing.before, swing.after)
    assert not steps or steps[0] < review.NOTABLE or sizes[0] == steps[0]


def test_a_winner_came_back_from_the_fewest_chances_of_all_turns(game: Game) -> None:
    found = []
    for path in sorted(Path(game.folder).glob("records/*.txt"))[-3:]:
        match = Match.resume(game, Record.parse(path.read_text(encoding="utf-8")))
        for seat, place in enumerate(match.record.places):
            outline, _ = look_back(match, seat)
            lowest = min(standing.chances[seat] for standing in outline.standings)
            behind = place == 1 and outline.fair < 1 and lowest <= outline.fair - review.NOTABLE
            assert comeback(match, seat, list(match.plies())) == (max(1, round(100 * lowest)) if behind else None)
            found.append(behind)
    assert not all(found)


class Elsewhere(Match):
    """The same match in a world in which the others hold other cards, as far as seat 0 could ever tell."""

    def plies(self, since: int = 0) -> Iterator[Ply]:
        dice = QuickDice(7)
        for ply in super().plies(since):
            world = self.rules.imagine(self.rules.redact(ply.before, 0), dice)
            yield Ply(ply.number, ply.actor, ply.move, world, ply.witnesses)


def told(match: Match, open_cards: bool) -> tuple[Review, list[tuple[int, Any, Any]]]:
    outline, cases = look_back(match, 0, open_cards)
    return outline, [(case.ply, case.says, case.view.dump()) for case in cases]


@pytest.mark.plain
def test_nothing_differs_between_worlds_that_the_seat_cannot_tell_apart(game: Game) -> None:
    here, there = golden(game), golden(game, Elsewhere)
    assert told(here, False) == told(there, False)


@pytest.mark.plain
def test_with_open_cards_what_the_others_held_is_seen() -> None:
    """Not in every game is anything hidden; in one at least."""
    matches = [(golden(games.find(name)), golden(games.find(name), Elsewhere)) for name in games.names()]
    assert any(told(here, True) != told(there, True) for here, there in matches)


def test_a_thought_is_broken_off_when_nobody_waits_for_it(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "PLAYOUTS", 1 << 40)  # it would last for ever
    match = golden(game)
    _, cases = look_back(match, 0)
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 2

    case = max(cases, key=lambda one: len(match.rules.legal(one.view)))
    judge(match.game, match.rules, case.view, case.made, case.ply, stop)
    assert asked


def test_a_match_that_goes_on_is_not_looked_back_at(game: Game) -> None:
    low = game.seats[0] if game.seats[0] > 1 else 2
    with pytest.raises(AssertionError):
        look_back(Match(game, low, {}, QuickDice(1)), 0)
