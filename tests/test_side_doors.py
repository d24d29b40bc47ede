"""What is shown once is not shown again by a side door: hints, reasons, previews and accounts rest on what is in sight.

A reader who looks at the same screen in two worlds, and has seen other faces in each, must be told the same in both: else a
side door tells a face that the screen does not show any more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from kociarnia.engine import Game, HashDice, Match, QuickDice, Refusal, Scene, Words
from kociarnia.engine.laws import ByLot
from kociarnia.engine.words import LANGUAGES
from kociarnia.terminal.session import Session
from kociarnia.terminal.talk import Leave, Talk
from tests.server.test_undo import room_of, step

SEEDS = [seed if seed < 6 else pytest.param(seed, marks=pytest.mark.long) for seed in range(24)]
MOVES = 250


class Screen:
    """One seat that is asked: all that its screen shows without asking for more."""

    def __init__(self, match: ByLot, view: Any, reader: int) -> None:
        self.match, self.rules, self.presenter = match, match.rules, match.presenter
        self.view, self.reader = view, reader
        self.choices = self.presenter.choices(self.rules, view)
        self.scene = self.presenter.scene(self.rules, view, reader)
        self.shown = (self.scene, self.choices, self.presenter.question(self.rules, view, reader))

    def side_doors(self) -> Iterator[object]:
        """All that may be asked for beside it."""
        rules, presenter, view, reader = self.rules, self.presenter, self.view, self.reader
        yield presenter.accounts(rules, view, reader)
        advisable = presenter.advisable(rules, view)
        yield [choice.move for choice in advisable]
        for choice in advisable:
            yield choice.move, presenter.reason(rules, view, choice.move)
        for choice in self.choices:
            yield choice.move, presenter.preview(rules, view, choice.move, reader)
        for zone in self.scene.zones if not presenter.reminds else ():  # where one may be reminded, what is unseen is counted
            yield zone.key, presenter.cards(rules, view, reader, zone.key)
        for handle in sorted(self.scene.handles()):
            yield handle, presenter.why(rules, view, reader, (handle,))

    def best_where_places_are_the_same(self, game: Game) -> Iterator[object]:
        """A hint may choose a place by what its player remembers, but not a word: that would be the remembered face."""
        by_place: dict[tuple[str, ...], list[int]] = {}
        for choice in self.presenter.advisable(self.rules, self.view):
            by_place.setdefault(choice.at, []).append(choice.move)
        for place, moves in by_place.items():
            if len(moves) > 1:
                rates = game.sense().rate(self.rules, self.view, moves)
                yield place, [move for move, rate in zip(moves, rates, strict=True) if rate == max(rates)]


def twins(game: Game, seed: int) -> Iterator[tuple[Screen, Screen]]:
    """Screens that look alike in two worlds in which their reader has seen other faces."""
    match = ByLot(game, seed)
    rules, dice = match.rules, QuickDice(seed + 1)
    for made in match.steps(MOVES):
        seats = [seat for seat in range(rules.players) if rules.waiting(made.before) >> seat & 1]
        for seat in seats:
            world = rules.imagine(rules.redact(made.before, rules.players), dice)
            views = [rules.redact(state, seat) for state in (made.before, world)]
            for view in views:
                rules.turn_to(view, seat)
            if views[0].dump() != views[1].dump() and rules.legal(views[0]) == rules.legal(views[1]):
                one, other = (Screen(match, view, seat) for view in views)
                if one.shown == other.shown:
                    yield one, other


@pytest.mark.parametrize("seed", SEEDS)
def test_side_doors_tell_what_is_in_sight_and_no_remembered_face(game: Game, seed: int) -> None:
    for one, other in twins(game, seed):
        for told, said in zip(one.side_doors(), other.side_doors(), strict=True):
            assert told == said
        assert list(one.best_where_places_are_the_same(game)) == list(other.best_where_places_are_the_same(game))


def test_there_are_screens_that_show_less_than_was_seen() -> None:
    """Else the test above would hold for lack of cases; where everything seen stays in sight there are none."""
    from kociarnia import games

    found = Counter(game.name for game in map(games.find, games.names()) for seed in range(6) for _ in twins(game, seed))
    assert max(found.values()) > 100


def faces(scene: Scene) -> Counter[str]:
    return Counter(piece.face for zone in scene.zones for piece in zone.pieces if piece and piece.face)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_preview_shows_no_card_that_is_not_in_sight_now(game: Game, seed: int) -> None:
    """Not even what everybody has seen once, in a game of memory."""
    match = ByLot(game, seed)
    rules, presenter = match.rules, match.presenter
    for made in match.steps(0 if presenter.reminds else MOVES):
        for seat in range(rules.players):
            if rules.waiting(made.before) >> seat & 1:
                view = rules.redact(made.before, seat)
                rules.turn_to(view, seat)
                now = faces(presenter.scene(rules, view, seat))
                for move in rules.legal(view):
                    then = faces(presenter.preview(rules, view, move, seat)[0])
                    assert set(then) <= set(now), (made.text, rules.text(move))


def test_nothing_that_was_shown_once_is_taken_back_by_leave_of_bots(game: Game) -> None:
    """Whoever takes a move back, with nobody but bots to agree, has been shown nothing by it that is shown only once; where
    memory is the game, no face at all. Else one could look, take it back and look elsewhere, as often as one likes."""
    room, luck, taken, refused = room_of(game), QuickDice(6), 0, 0
    for _ in range(80):
        match = room.running()
        seat, ply = step(room, luck), match.ply
        if not room.playing:
            break
        match = room.running()
        before = match.at(_latest(match, seat))
        known = [[family.bag[0] for family in match.rules.inventory(match.rules.redact(before, one))] for one in room.seats()]
        peeks = [line for one in room.seats() for line in match.log(one, _latest(match, seat)) if line.fleeting]
        now = [[family.bag[0] for family in match.rules.inventory(match.view(one))] for one in room.seats()]
        try:
            room.undo(seat, room.seats())
        except Refusal:
            refused += 1
            continue
        taken += 1
        assert not peeks, (ply, seat)
        if not match.presenter.reminds:
            assert all(sum(later) >= sum(earlier) for earlier, later in zip(known, now, strict=True)), (ply, seat)
    assert taken + refused > 5


def _latest(match: Match, seat: int) -> int:
    return next(at for at in reversed(range(match.ply)) if match.made[at][0] == seat)


def test_a_game_of_memory_is_not_looked_back_at_while_it_goes_on(game: Game) -> None:
    """Who may be reminded is the presenter's word; a hint where only memory can answer is none at all."""
    for language in LANGUAGES:
        assert game.words(language)("error-hint-memory")
    match = Match(game, game.seats[0], {}, HashDice("looked back at"))
    assert match.presenter.reminds or any(
        line.fleeting for seat in range(match.players) for line in _played(match).log(seat)
    ), "only where something is shown once"


def _played(match: Match) -> Match:
    luck = QuickDice(2)
    for _ in range(10):
        seat = match.waiting()[0]
        legal = match.legal(seat)
        match.play(seat, legal[luck.below(len(legal))])
    return match


def test_a_match_taken_up_again_at_the_keyboard_shows_no_peek_again(game: Game) -> None:
    match = _played(Match(game, game.seats[0], {}, HashDice("taken up again")))
    seat = match.waiting()[0]
    peeks = [line.say for line in match.log(seat) if line.fleeting]
    words = Words("en", (str(files("kociarnia.terminal")), game.folder))
    written: list[str] = []

    def leave() -> str:
        raise EOFError

    again = Match.resume(game, match.record, dice=HashDice("taken up again"))
    with pytest.raises(Leave):
        Session(again, {}, Talk(words, leave, written.append)).run()
    told = words.at(again.record.names, seat)
    assert written and not {told(peek) for peek in peeks} & set(written)
