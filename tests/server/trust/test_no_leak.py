"""Two worlds that differ only in what a seat cannot know give that seat the same bytes: updates, answers, steps of a replay.

At every move of a whole match, for every pair of eyes, another world is imagined that fits what they have seen, and everything
that the house would send from it is compared with what it does send.
"""

from __future__ import annotations

import random
from typing import Any, cast

import pytest
from msgspec.json import encode
from starlette.types import Send

from kociarnia import games
from kociarnia.engine import Game, Match, QuickDice, recap
from kociarnia.engine.match import Ply
from kociarnia.server import replay
from kociarnia.server.bot_player import BotPlayer
from kociarnia.server.bucket import Bucket, Rate
from kociarnia.server.chronicle import Chronicle, heard_of, observer_of
from kociarnia.server.connection import Connection
from kociarnia.server.live_room import LiveRoom
from kociarnia.server.message_handler import MessageHandler
from kociarnia.server.metrics import Metrics
from kociarnia.server.room import Room
from kociarnia.server.store import Store
from kociarnia.server.store_types import StoredChair, StoredTable
from kociarnia.server.turnstile import Turnstile
from kociarnia.server.updates import Sights
from kociarnia.server.wire import AUDIENCE, House, Inspect, Preview, Why
from tests.server.trust.twin import Twin

LINES = b'],"motions":[]'


def room_of(game: Game, players: int, options: dict[str, str]) -> Room:
    chairs = [StoredChair("person", f"P{n}", owner=f"browser {n}") for n in range(players)]
    room = Room(StoredTable("place", game.name, options, chairs, House(), "CODE", "browser 0"))
    room.begin()
    return room


def shown(room: Room, eyes: int) -> bytes:
    """The table as these eyes see it now."""
    return b"".join(Sights(room, cast(Match, room.match)).to(eyes, LINES, False, [], ""))


class Keeper:
    """Eyes that keep what they were told, so that only what changes is told to them, in a world of their own."""

    def __init__(self, eyes: int) -> None:
        self.eyes = eyes
        self.sights: Sights | None = None

    def told(self, room: Room) -> bytes:
        had = 0
        if self.sights is None:
            self.sights = Sights(room, cast(Match, room.match))
        else:
            had = self.sights.mark(self.eyes)
            self.sights.room, self.sights.match = room, cast(Match, room.match)  # the world is another one at every move
            self.sights.look()
        return b"".join(self.sights.to(self.eyes, LINES, False, [], "", had))


def told(room: Room, eyes: int, ply: Ply, after: Any) -> bytes:
    """What the eyes are told of one move, over the wire, in a replay and since their turn."""
    match = cast(Match, room.match).fork()
    match.made, match.record.moves = match.made[: ply.number + 1], match.record.moves[: ply.number + 1]
    match.state = after
    reader, seats = observer_of(match, eyes), list(range(match.players))
    heard = [(heard_of(Chronicle(seats), eyes, one), one) for one in match.news([ply], reader)]
    live = [(told.lines, told.once, one.motions) for told, one in heard]
    past = replay.step_of(match, after, ply.number + 1, reader, list(match.news([ply], reader)), seats, False)
    news = [(ply, one) for one in match.news([ply], reader)]
    since = recap._turn(match, reader, ply.actor, news, recap._changes(match, reader, ply.before, after), True)
    return encode([live, past, since, recap._owner(match, ply, reader)])


class Overheard(Connection):
    """A connection that keeps what it is told."""

    def __init__(self, browser: str) -> None:
        super().__init__(browser, cast(Send, None))
        self.greeted = True
        self.told: list[bytes] = []

    def push(self, data: bytes) -> None:
        self.told.append(data)


def answers(room: Room, seat: int, luck: random.Random) -> list[bytes]:
    """What the house answers to questions of the seat: why a tap is vain, how a move would look, what a piece is."""
    match = cast(Match, room.match)
    connection = Overheard(f"browser {seat}")
    pace = Bucket(Rate(0, 100))
    handler = MessageHandler(
        LiveRoom(room, cast(Store, None)), connection, cast(BotPlayer, None), pace, pace, Metrics(), Turnstile()
    )
    scene = match.presenter.scene(match.rules, match.view(seat), seat)
    handles = sorted({piece.at for zone in scene.zones for piece in zone.pieces if piece and piece.at})
    for handle in luck.sample(handles, min(3, len(handles))):
        handler._obey(Why("w", room.number, seat, [handle]), lambda _: None)
    for zone in luck.sample(scene.zones, 3):
        handler._obey(Inspect("i", seat, zone.key), lambda _: None)
    legal = match.legal(seat)
    if legal:
        handler._obey(Preview("p", room.number, seat, int(luck.choice(legal))), lambda _: None)
    return connection.told


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in (0, *range(2, 8)))])
def test_a_seat_is_sent_the_same_bytes_in_every_world_that_fits(game: Game, seed: int) -> None:
    players = max(game.seats[0], min(3, game.seats[1]))
    options = game.texts(game.random_options(players, seed))
    room = room_of(game, players, options)
    match = cast(Match, room.match)
    luck, dice = random.Random(seed), QuickDice(seed + 1)
    keepers = {eyes: (Keeper(eyes), Keeper(eyes)) for eyes in (*range(players), AUDIENCE)}
    compared = missed = 0
    for _ in range(400):
        if match.over:
            break
        for eyes in (*range(players), AUDIENCE):
            twin = Twin(room, eyes, dice).room()
            assert shown(room, eyes) == shown(twin, eyes)
            here, there = keepers[eyes]
            assert here.told(room) == there.told(twin)
            if eyes != AUDIENCE and luck.random() < 0.25:  # questions are slow to answer where much is reckoned
                question = luck.random()
                ours = answers(room, eyes, random.Random(question))
                theirs = answers(twin, eyes, random.Random(question))
                assert ours == theirs
        seat = luck.choice(match.waiting())
        change = room.play(seat, [int(luck.choice(match.legal(seat)))])
        for ply in change.plies:
            after = ply.before.copy()
            match.rules.apply(after, ply.move)
            for eyes in (*range(players), AUDIENCE):
                found = Twin(room, eyes, dice).ply(ply)
                if found is None:
                    missed += 1
                    continue
                compared += 1
                assert told(room, eyes, ply, after) == told(room, eyes, *found)
    assert compared > 3 * missed, f"too few worlds in which the same could happen: {compared}, without one {missed}"


class Leaky:
    """Rules that forget to forget."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def redact(self, state: Any, observer: int) -> Any:
        return state.copy()


def leaks(game: Game) -> bool:
    """Does the comparison find out that updates are made from the state instead of the view?"""
    room = room_of(game, max(2, game.seats[0]), {})
    match = cast(Match, room.match)
    rules = match.rules
    leaky = Leaky(rules)
    luck, dice = random.Random(5), QuickDice(5)
    for _ in range(60):
        for eyes in range(match.players):
            twin = Twin(room, eyes, dice).room()
            there = cast(Match, twin.match)
            match.rules = there.rules = cast(Any, leaky)
            same = shown(room, eyes) == shown(twin, eyes)
            match.rules = rules
            if not same:
                return True
        seat = luck.choice(match.waiting())
        room.play(seat, [int(luck.choice(match.legal(seat)))])
        if match.over:
            break
    return False


@pytest.mark.plain
def test_a_planted_leak_is_found() -> None:
    """In games where everything lies open, or hidden cards have no face for anybody, there is nothing to leak."""
    found = [name for name in games.names() if leaks(games.find(name))]
    assert len(found) >= 3, found
