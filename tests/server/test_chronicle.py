"""Coming back to a table is a look-up: it keeps what it has told, and reads on where it lacks something."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.json import encode

from kociarnia.engine import Game, Match, Presenter, Refusal
from kociarnia.server.chronicle import Chronicle
from kociarnia.server.room import Room
from kociarnia.server.store_types import StoredChair, StoredTable
from kociarnia.server.updates import Sights, Telling
from kociarnia.server.wire import AUDIENCE, House, Update
from tests.server.test_updates import alone, read


def begun(game: Game, players: int) -> tuple[Room, Match]:
    chairs = [StoredChair("person", f"P{n}", owner=f"browser {n}") for n in range(players)]
    room = Room(StoredTable("place", game.name, {}, chairs, House(), "CODE", "browser 0"))
    room.begin()
    return room, room.running()


def missed(room: Room, match: Match, eyes: int, number: int) -> Update:
    """What eyes that have seen update `number` are to be told, made from nothing."""
    whole = not 0 < number <= room.number or number < room.rewound
    start = 0 if whole else room.ply_at[number]
    shown = match.ply if eyes == AUDIENCE else room.shown[eyes]
    update = alone(room, match, match.plies(), eyes, shown)
    update.lines = [line for line in update.lines if line.once or line.ply > start]
    update.motions, update.whole = [], whole
    return read(encode(update))


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 6))])
def test_what_is_kept_is_what_would_be_made_anew(game: Game, seed: int) -> None:
    """Some eyes are there all the time, some come now and then; moves are taken back in between, and things are seen."""
    players = max(2, game.seats[0])
    room, match = begun(game, players)
    luck = random.Random(seed)
    sights = Sights(room, match)
    taken_back = straight = 0
    for turn in range(60):
        if match.over:
            break
        seat = luck.choice(match.waiting())
        if turn % 9 == 8:
            try:
                change = room.undo(seat, room.seats())
                taken_back += 1
            except Refusal:
                continue
        else:
            change = room.play(seat, [int(luck.choice(match.legal(seat)))])
        if turn % 7 == 6:  # the table was at rest
            size = sum(map(len, room.chronicle.lines[AUDIENCE]))
            room.chronicle.pack()
            assert not room.chronicle.lines and (size < 2000 or len(room.chronicle.packed) < size)
        sights.look()
        telling = Telling(sights, change, [])
        for eyes in (0, AUDIENCE):
            telling.to(eyes)
        if turn % 4 == 3:
            for eyes in (*range(players), AUDIENCE):
                for number in (0, room.number, luck.randrange(room.number + 1)):
                    wanted = missed(room, match, eyes, number)
                    assert read(sights.since(eyes, number, [])) == wanted
                    kept, room.chronicle = room.chronicle, Chronicle(room.chronicle.seats)
                    lacks = room.chronicle.lacks(match, eyes, min(room.missed(eyes, number)[:2]))
                    assert read(sights.since(eyes, number, [])) == wanted, "after a restart, too"
                    assert not lacks or not room.chronicle.lines, "without reading all of it"
                    straight += lacks
                    room.chronicle = kept
        if luck.random() < 0.3:
            room.see(luck.randrange(players), luck.randrange(room.number + 1))
    assert taken_back or not match.presenter.reminds
    assert straight > 3 or match.ply < 80


def test_coming_back_makes_nothing_anew(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the match: the second time nobody is asked for a line, a scene, an account or a choice."""
    room, match = begun(game, max(2, game.seats[0]))
    luck = random.Random(3)
    while match.ply < 150 and not match.over:
        seat = luck.choice(match.waiting())
        room.play(seat, [int(luck.choice(match.legal(seat)))])
    sights, eyes = Sights(room, match), (*room.seats(), AUDIENCE)
    first = [sights.since(one, 0, []) for one in eyes]

    def never(*_: Any) -> Any:
        raise AssertionError("made anew")

    kind: type[Presenter[Any, Any]] = type(match.presenter)
    for name in ("scene", "accounts", "choices", "events", "motions", "question"):
        monkeypatch.setattr(kind, name, never)
    assert [sights.since(one, 0, []) for one in eyes] == first
    assert len(sights.since(0, room.number, [])) < len(first[0]), "only what was missed"


def test_what_was_told_elsewhere_is_read_on_from_the_log(game: Game) -> None:
    """Another room of the same table has made moves: the log brings this one up to date, and with it what it tells."""
    room, match = begun(game, max(2, game.seats[0]))
    luck = random.Random(5)
    other = Match.resume(game, match.record, dice=match.dice)
    kept = Chronicle(room.chronicle.seats)
    for _ in range(40):
        if match.over:
            break
        seat = luck.choice(match.waiting())
        room.play(seat, [int(luck.choice(match.legal(seat)))])
    before = b"".join(kept.since(other, 0, 0, 0, True))
    later = Match.resume(game, match.record, dice=match.dice)
    assert later.ply > other.ply
    whole = kept.since(later, 0, 0, 0, True)
    assert b"".join(whole).startswith(before) and whole == Chronicle(room.chronicle.seats).since(match, 0, 0, 0, True)


def test_before_the_first_move_there_is_nothing_to_tell(game: Game) -> None:
    """Where a seat is asked before the dealer has done anything: nobody could be shown such a table."""
    players = max(2, game.seats[0])
    match = Match(game, players, deal=False)
    for eyes in (0, AUDIENCE):
        chronicle = Chronicle(list(range(players)))
        assert b"".join(chronicle.since(match, eyes, 0, 0, whole=True)) == b""
        assert chronicle.behind(match, eyes) == 0
