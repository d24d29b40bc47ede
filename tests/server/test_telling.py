"""What is made once for several pairs of eyes is what each of them would have been told by itself."""

from __future__ import annotations

import random

import pytest
from msgspec.json import decode, encode

from kociarnia import games
from kociarnia.engine import Game
from kociarnia.server import tell
from kociarnia.server.kept import KeptChair, KeptTable
from kociarnia.server.room import Room
from kociarnia.server.wire import AUDIENCE, House, Update


@pytest.mark.parametrize("seed", range(4))
def test_what_is_shared_is_what_each_would_see(game: Game, seed: int) -> None:
    low, high = game.seats
    players = low + seed % (high - low + 1)
    chairs = [KeptChair("person", f"P{n}", owner=f"browser {n}") for n in range(players)]
    options = game.texts(game.random_options(players, seed)) if seed else {}
    room = Room(KeptTable("place", game.name, options, chairs, House(), "CODE", "browser 0"))
    room.begin()
    match, luck = room.running(), random.Random(seed)
    for _ in range(150):
        seat = luck.choice(match.waiting())
        step = room.play(seat, [int(luck.choice(match.legal(seat)))])
        telling = tell.Telling(room, match, step, [])
        for eyes in (*range(players), AUDIENCE):
            own = tell.after(room, match, step.plies, eyes, [])
            assert decode(telling.to(eyes), type=Update) == decode(encode(own), type=Update)
            own.answers = 'm"1'
            assert decode(telling.to(eyes, 'm"1'), type=Update) == decode(encode(own), type=Update)
        if match.over:
            break


def test_some_game_shares() -> None:
    """Else the test above compares nothing: in a game without secrets everybody is told the same."""
    shared = 0
    for game in map(games.find, games.names()):
        chairs = [KeptChair("person", f"P{n}", owner=f"browser {n}") for n in range(2)]
        room = Room(KeptTable("place", game.name, {}, chairs, House(), "CODE", "browser 0"))
        room.begin()
        match = room.running()
        seat = match.waiting()[0]
        telling = tell.Telling(room, match, room.play(seat, match.legal(seat)[:1]), [])
        telling.to(AUDIENCE), telling.to(1 - seat)
        shared += len(telling.boards) == 1
    assert shared
