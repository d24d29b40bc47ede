"""Taking back: at once up to the last reveal; beyond it if other people agree, and never in a game of memory."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kociarnia.engine import Game, Match, QuickDice, Refusal
from kociarnia.server.room import Room
from kociarnia.server.store_types import LogEntry, StoredChair, StoredMatch, StoredTable
from kociarnia.server.updates import Sights, undo_of
from kociarnia.server.wire import House


def room_of(game: Game, players: int = 0, undo: bool = True) -> Room:
    players = players or max(2, game.seats[0])
    chairs = [StoredChair("person", f"P{at}", owner=f"browser {at}") for at in range(players)]
    room = Room(StoredTable("table", game.name, {}, chairs, House(undo=undo), "CODE", "browser 0"))
    room.begin()
    return room


def step(room: Room, luck: QuickDice) -> int:
    match = room.running()
    seat = match.waiting()[luck.below(len(match.waiting()))]
    legal = match.legal(seat)
    room.play(seat, [legal[luck.below(len(legal))]])
    return seat


def test_at_once_if_nobody_has_seen_anything(game: Game) -> None:
    room, luck, taken = room_of(game), QuickDice(3), 0
    for _ in range(150):
        if not room.playing:
            break
        match = room.running()
        before, number, ply = match.state.dump(), room.number, match.ply
        seat = step(room, luck)
        if room.playing and match.undoable(seat):
            done = room.undo(seat, [])
            assert done.whole and done.entry.text == f"rewind {ply}" and not room.peeked
            assert match.state.dump() == before and room.number == number + 2 and room.rewound == room.number
            taken += 1
            step(room, luck)
    assert taken or game.name in ("koty", "sen", "najlepsza_gra"), "where every move shows something, nothing is taken back"


def test_beyond_a_reveal_all_must_agree(game: Game) -> None:
    room, luck = room_of(game, min(3, game.seats[1])), QuickDice(5)
    others = []
    while True:
        seat = step(room, luck)
        match = room.running()
        if not match.undoable(seat):
            others = [other for other in room.seats() if other != seat]
            break
    ply, moves = match.ply, list(match.record.moves)
    if not match.presenter.reminds:  # what was seen there is never to be seen again
        with pytest.raises(Refusal, match="seen"):
            room.undo(seat, [])
        return
    offered = room.undo(seat, [])
    assert room.offer is not None and room.offer.asked == others and not offered.whole and match.ply == ply
    with pytest.raises(Refusal):
        room.vote(seat, True)
    room.vote(others[0], False)
    assert room.offer is None and match.record.moves == moves
    room.undo(seat, [])
    room.vote(seat, False)  # who has asked may think better of it
    assert room.offer is None and match.record.moves == moves
    room.undo(seat, [])
    for other in others:
        done = room.vote(other, True)
    assert b"log-undone" in room.chronicle.noted(room.number)
    assert done.whole and room.offer is None and match.ply < ply and match.record.moves == moves[: match.ply]
    with pytest.raises(Refusal):
        room.vote(others[0], True)


def test_a_move_ends_an_offer(game: Game) -> None:
    room, luck = room_of(game), QuickDice(8)
    seat = step(room, luck)
    while room.running().undoable(seat):
        seat = step(room, luck)
    if room.running().presenter.reminds:
        room.undo(seat, [])
    step(room, luck)
    assert room.offer is None


def test_bots_need_not_be_asked_and_a_table_may_forbid_it(game: Game) -> None:
    room, luck = room_of(game), QuickDice(8)
    for _ in range(12):
        match = room.running()
        start, seat = match.ply, step(room, luck)
        if not match.presenter.reminds and match.learnt(start, room.seats()):  # bots have no say in what people have peeked at
            with pytest.raises(Refusal, match="seen"):
                room.undo(seat, room.seats())
        else:
            assert room.undo(seat, room.seats()).whole
            step(room, luck)
    strict = room_of(game, undo=False)
    seat = step(strict, luck)
    with pytest.raises(Refusal, match="error-undo-off"):
        strict.undo(seat, strict.seats())
    assert strict.match is not None and undo_of(strict, strict.match, seat) == 0
    fresh = room_of(game)
    with pytest.raises(Refusal):
        fresh.undo(0, fresh.seats())


def test_the_log_brings_back_a_room_with_all_its_numbers(game: Game) -> None:
    """Moves, rewinds and an open offer, read back from what was written down."""
    room, luck = room_of(game), QuickDice(11)
    assert room.dealt is not None and room.match is not None
    log = list(_logged(room, luck))
    again = Room(room.stored)
    again.resume(room.dealt, log, {})
    assert again.match is not None
    assert again.match.state.dump() == room.match.state.dump()
    assert (again.number, again.ply_at, again.rewound, again.offer) == (room.number, room.ply_at, room.rewound, room.offer)
    for eyes in range(-1, room.players):
        assert Sights(again, again.match).since(eyes, 0, []) == Sights(room, room.match).since(eyes, 0, [])
        assert Sights(again, again.match).since(eyes, 3, []) == Sights(room, room.match).since(eyes, 3, [])


def test_a_match_of_an_earlier_version_goes_on_by_the_defaults_of_then(game: Game) -> None:
    room = room_of(game)
    assert room.dealt is not None and room.dealt.version == game.version
    for version, defaults in game.earlier.items():
        match = Match(game, room.players, defaults, QuickDice(2))
        again = Room(room.stored)
        again.resume(StoredMatch(1, [*room.seats()], [], version=version), [LogEntry(1, "\n".join(match.record.moves))], {})
        assert again.match is not None and again.match.options == match.options
        assert again.match.state.dump() == match.state.dump()


def _logged(room: Room, luck: QuickDice) -> Iterator[LogEntry]:
    match = room.running()
    yield LogEntry(1, "\n".join(match.record.moves))
    for number in range(40):
        if not room.playing:
            return
        start, seat = match.ply, match.waiting()[0]
        legal = match.legal(seat)
        yield room.play(seat, [legal[luck.below(len(legal))]]).entry
        assert match.ply > start
        if number % 9 == 8 and room.playing and (match.presenter.reminds or match.undoable(seat)):
            yield room.undo(seat, []).entry
            while room.offer:
                yield room.vote(room.offer.asked[0], True).entry
    if room.playing and match.presenter.reminds and any(actor == 0 for actor, _ in match.made):
        yield room.undo(0, []).entry
