"""What is made once for several pairs of eyes is what each of them would have been told by itself."""

from __future__ import annotations

import random

import pytest
from msgspec.json import decode, encode

from kociarnia import games
from kociarnia.engine import Game, Match
from kociarnia.server import updates
from kociarnia.server.room import MatchChange, Room
from kociarnia.server.store_types import StoredChair, StoredTable
from kociarnia.server.wire import AUDIENCE, House, Update


def alone(room: Room, match: Match, change: MatchChange, eyes: int) -> Update:
    """The update as it would be made for these eyes only."""
    news = match.news(change.plies, updates.observer_of(match, eyes))
    return updates.update(room, match, eyes, [], *updates.lines_of(room, news, None if eyes == AUDIENCE else 0))


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 8))])
def test_what_is_shared_is_what_each_would_see(game: Game, seed: int) -> None:
    low, high = game.seats
    players = low + seed % (high - low + 1)
    chairs = [StoredChair("person", f"P{n}", owner=f"browser {n}") for n in range(players)]
    options = game.texts(game.random_options(players, seed)) if seed else {}
    room = Room(StoredTable("place", game.name, options, chairs, House(), "CODE", "browser 0"))
    room.begin()
    match, luck = room.running(), random.Random(seed)
    for _ in range(150):
        seat = luck.choice(match.waiting())
        change = room.play(seat, [int(luck.choice(match.legal(seat)))])
        telling = updates.Telling(room, match, change, [])
        for eyes in (*range(players), AUDIENCE):
            own = alone(room, match, change, eyes)
            assert decode(telling.to(eyes), type=Update) == decode(encode(own), type=Update)
            own.answers = 'm"1'
            assert decode(telling.to(eyes, 'm"1'), type=Update) == decode(encode(own), type=Update)
        if match.over:
            break


def test_some_game_shares() -> None:
    """Else the test above compares nothing: in a game without secrets everybody is told the same."""
    shared = 0
    for game in map(games.find, games.names()):
        chairs = [StoredChair("person", f"P{n}", owner=f"browser {n}") for n in range(2)]
        room = Room(StoredTable("place", game.name, {}, chairs, House(), "CODE", "browser 0"))
        room.begin()
        match = room.running()
        seat = match.waiting()[0]
        telling = updates.Telling(room, match, room.play(seat, match.legal(seat)[:1]), [])
        telling.to(AUDIENCE), telling.to(1 - seat)
        shared += len(telling.boards) == 1
    assert shared
