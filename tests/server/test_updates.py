"""What is made once for several pairs of eyes is what each of them would have been told by itself."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.json import decode, encode

from kociarnia import games
from kociarnia.engine import Game, Match, Say, Zone
from kociarnia.engine.match import Ply
from kociarnia.server import updates
from kociarnia.server.chronicle import observer_of
from kociarnia.server.client import completed
from kociarnia.server.last_shown import LastShown
from kociarnia.server.room import Room
from kociarnia.server.store_types import StoredChair, StoredTable
from kociarnia.server.wire import AUDIENCE, House, Told, Update


def alone(room: Room, match: Match, plies: Iterable[Ply], eyes: int, shown: int = 0) -> Update:
    """The update as it would be made for these eyes only, and anew. `shown`: up to where they have seen what is shown once."""
    rules, presenter, reader = match.rules, match.presenter, observer_of(match, eyes)
    news = list(match.news(plies, reader))
    lines = [
        Told(one.number + 1, line.say, line.fleeting, room.chair_of(one.actor) if one.actor >= 0 else -1)
        for one in news
        for line in one.lines
        if not line.fleeting or (eyes != AUDIENCE and one.number >= shown)
    ]
    view, asked = match.view(eyes) if eyes != AUDIENCE else rules.redact(match.state, reader), eyes in match.waiting()
    assert room.dealt is not None
    return Update(
        eyes, presenter.question(rules, view, reader), room.number, room.dealt.match, match.ply,
        presenter.scene(rules, view, reader), match.waiting(), presenter.choices(rules, view) if asked else [],
        [int(move) for move in presenter.proposal(rules, view)] if asked else [], presenter.accounts(rules, view, reader),
        lines, False, [motion for one in news for motion in one.motions], updates.undo_of(room, match, eyes), room.offer,
        result=updates.result_of(match, view),
    )  # fmt: skip


def read(data: bytes) -> Update:
    return decode(data, type=Update)


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 8))])
def test_what_is_shared_is_what_each_would_see(game: Game, seed: int) -> None:
    low, high = game.seats
    players = low + seed % (high - low + 1)
    chairs = [StoredChair("person", f"P{n}", owner=f"browser {n}") for n in range(players)]
    options = game.texts(game.random_options(players, seed)) if seed else {}
    room = Room(StoredTable("place", game.name, options, chairs, House(), "CODE", "browser 0"))
    room.begin()
    match, luck = room.running(), random.Random(seed)
    sights = updates.Sights(room, match)
    for _ in range(150):
        seat = luck.choice(match.waiting())
        change = room.play(seat, [int(luck.choice(match.legal(seat)))])
        sights.look()
        telling = updates.Telling(sights, change, [])
        for eyes in (*range(players), AUDIENCE):
            own = alone(room, match, change.plies, eyes)
            assert read(b"".join(telling.to(eyes))) == read(encode(own))
            assert match.presenter.shows_once or not any(line.once for line in own.lines)
            own.answers = 'm"1'
            assert read(b"".join(telling.to(eyes, 'm"1'))) == read(encode(own))
        if match.over:
            break


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 8))])
def test_who_keeps_what_it_was_told_puts_the_whole_together(game: Game, seed: int) -> None:
    """Also whoever looks away now and then, through other eyes, or while a move is taken back."""
    low, high = game.seats
    players = high - seed % (high - low + 1)
    chairs = [StoredChair("person", f"P{n}", owner=f"browser {n}") for n in range(players)]
    options = game.texts(game.random_options(players, seed)) if seed else {}
    room = Room(StoredTable("place", game.name, options, chairs, House(), "CODE", "browser 0"))
    room.begin()
    match, luck = room.running(), random.Random(seed)
    sights = updates.Sights(room, match)
    pages: dict[int, tuple[int, Any]] = {}  # what each has, and its mark
    left_out = 0
    for _ in range(250):
        seat = luck.choice(match.waiting())
        back = luck.random() < 0.1 and match.undoable(seat) > 0
        change = room.undo(seat, []) if back else room.play(seat, [int(luck.choice(match.legal(seat)))])
        sights.look()
        telling = updates.Telling(sights, change, [])
        for eyes in (*range(players), AUDIENCE):
            if luck.random() < 0.1:
                continue
            mark, before = pages.get(eyes, (0, None))
            told, wanted = decode(b"".join(telling.to(eyes, had=mark))), decode(b"".join(telling.to(eyes)))
            left_out += "kept" in told
            pages[eyes] = sights.mark(eyes), completed(before, told)
            assert pages[eyes][1] == wanted
        if match.over:
            break
    assert left_out or not match.presenter.lasting


def test_a_zone_that_a_seat_sees_with_its_own_eyes_stays_its_own(game: Game) -> None:
    """Others see that it has changed, the seat does not; and when it no longer sees it alone it is told everything."""
    chairs = [StoredChair("person", f"P{n}", owner=f"browser {n}") for n in range(max(2, game.seats[0]))]
    room = Room(StoredTable("place", game.name, {}, chairs, House(), "CODE", "browser 0"))
    room.begin()
    sights, eyes = updates.Sights(room, room.running()), updates.Eyes()
    table, apart = LastShown(), LastShown()
    table.head, eyes.sight = b'{"scene":{"zones":[', 0
    pile, hand = Zone("pile", Say("pile")), Zone("hand", Say("faces"))
    for serial, backs in (1, "four"), (2, "five"):
        table.lay(serial, (pile, Zone("hand", Say(backs))), [])
        apart.lay(serial, (hand,), [])
        eyes.lay(table, apart)
    assert eyes.before == 1
    assert decode(sights._changes(eyes) + b"}") == {"scene": {"zones": []}, "accounts": [], "kept": ["pile", "hand"]}
    table.lay(3, (pile, table.zones[1].part), [])
    apart.lay(3, (), [])
    eyes.lay(table, apart)
    assert eyes.before == 0


def test_some_game_shares() -> None:
    """Else the test above compares nothing: in a game without secrets everybody is told the same."""
    shared = 0
    for game in map(games.find, games.names()):
        chairs = [StoredChair("person", f"P{n}", owner=f"browser {n}") for n in range(2)]
        room = Room(StoredTable("place", game.name, {}, chairs, House(), "CODE", "browser 0"))
        room.begin()
        match = room.running()
        seat = match.waiting()[0]
        change = room.play(seat, match.legal(seat)[:1])
        sights = updates.Sights(room, match)
        telling = updates.Telling(sights, change, [])
        telling.to(AUDIENCE), telling.to(1 - seat)
        shared += sum(eyes.whole is not None for eyes in sights.eyes) == 1
    assert shared
