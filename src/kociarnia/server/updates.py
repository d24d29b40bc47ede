"""What one pair of eyes is told of a match. Everything is made from the view of the seat, or of the audience."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from kociarnia.engine import Account, Choice, Match, Motion
from kociarnia.engine.match import News
from kociarnia.server.room import MatchChange, Room
from kociarnia.server.update_parts import Board, Events, Own
from kociarnia.server.wire import AUDIENCE, Result, Told, Update

encode = msgspec.json.Encoder().encode


def observer_of(match: Match, eyes: int) -> int:
    """The engine's number for these eyes."""
    return match.players if eyes == AUDIENCE else eyes


def lines_of(room: Room, news: Iterable[News], keep: int | None) -> tuple[list[Told], list[Motion]]:
    """Lines and motions of these moves. `keep`: what is shown once is told from that ply on; None: never."""
    lines: list[Told] = []
    motions: list[Motion] = []
    for number, actor, told, moved in news:
        chair = room.chair_of(actor) if actor >= 0 else -1
        for line in told:
            if not line.fleeting or (keep is not None and number >= keep):
                lines.append(Told(number + 1, line.say, line.fleeting, chair))
        motions += moved
    return lines, motions


class Telling:
    """One change of a match on its way to everybody around the table. What several pairs of eyes see alike is made once."""

    def __init__(self, room: Room, match: Match, change: MatchChange, clock: list[float]) -> None:
        self.room = room
        self.match = match
        self.change = change
        self.clock = clock
        self.waiting = match.waiting()
        self.view = match.rules.redact(match.state, match.players)  # the audience's
        self.question = match.presenter.question(match.rules, self.view, match.players)
        self.asks = encode(self.question)
        self.events: dict[int, bytes] = {}  # by eyes, as all that follows
        self.boards: dict[int, bytes] = {}
        self.whole: dict[int, Update] = {}

    def to(self, eyes: int, answers: str = "") -> bytes:
        """The message for these eyes; `answers` is for whoever brought the change about."""
        if self.change.whole:
            return self._whole(eyes, answers)
        sight = self._sight(eyes)
        own, events, board = self._own(eyes, answers), self._events(self._alone(eyes, sight)), self._board(sight)
        return b'{"type":"update",%b,%b,%b' % (own, events, board)

    def _whole(self, eyes: int, answers: str) -> bytes:
        if eyes not in self.whole:
            self.whole[eyes] = since(self.room, self.match, eyes, 0, self.clock)
        self.whole[eyes].answers = answers
        return encode(self.whole[eyes])

    def _sight(self, eyes: int) -> int:
        """Through whose eyes the table is seen."""
        if eyes != AUDIENCE and self.match.presenter.sight(self.match.rules, self.view, eyes) == self.match.players:
            return AUDIENCE
        return eyes

    def _alone(self, eyes: int, sight: int) -> int:
        """Through whose eyes it was seen what happened: the own ones, if they moved or were shown something alone."""
        if sight != eyes:
            both = 1 << eyes | 1 << self.match.players
            for ply in self.change.plies:
                if ply.actor == eyes or ply.witnesses & both not in (0, both):
                    return eyes
        return sight

    def _own(self, eyes: int, answers: str) -> bytes:
        match, undo = self.match, undo_of(self.room, self.match, eyes)
        if eyes not in self.waiting and not undo and not answers:
            return b'"eyes":%d,"question":%b' % (eyes, self.asks)
        own = Own(eyes, self.question, answers, undo=undo)
        if eyes in self.waiting:
            view = match.view(eyes)
            own.choices, own.proposal = asked(match, view)
            own.question = match.presenter.question(match.rules, view, eyes)  # it may say what only this seat knows
        return encode(own)[1:-1]

    def _events(self, eyes: int) -> bytes:
        data = self.events.get(eyes)
        if data is None:
            keep = None if eyes == AUDIENCE else 0
            news = self.match.news(self.change.plies, observer_of(self.match, eyes))
            data = self.events[eyes] = encode(Events(*lines_of(self.room, news, keep)))[1:-1]
        return data

    def _board(self, eyes: int) -> bytes:
        data = self.boards.get(eyes)
        if data is None:
            match, room, reader = self.match, self.room, observer_of(self.match, eyes)
            rules, presenter = match.rules, match.presenter
            view = self.view if eyes == AUDIENCE else match.view(eyes)
            assert room.dealt is not None
            board = Board(
                room.number, room.dealt.match, match.ply, presenter.scene(rules, view, reader), self.waiting,
                presenter.accounts(rules, view, reader), room.offer, self.clock, result_of(match, view),
            )  # fmt: skip
            data = self.boards[eyes] = encode(board)[1:]
        return data


def since(room: Room, match: Match, eyes: int, number: int, clock: list[float]) -> Update:
    """What eyes that have seen update `number` have missed; the whole log if that cannot be told piecemeal."""
    whole = not 0 < number <= room.number or number < room.rewound
    start = 0 if whole else room.ply_at[number]
    keep = None
    if eyes != AUDIENCE:
        keep = room.shown[eyes]
        start = min(start, keep) if not whole else start
    news = match.news(match.plies(start), observer_of(match, eyes))
    lines, _ = lines_of(room, news, keep)
    if not whole:  # lines that are kept were told before; only what is shown once and was not seen comes again
        lines = [line for line in lines if line.once or line.ply > room.ply_at[number]]
    return update(room, match, eyes, clock, lines, [], whole)


def update(
    room: Room,
    match: Match,
    eyes: int,
    clock: list[float],
    lines: list[Told],
    motions: list[Motion],
    whole: bool = False,
) -> Update:
    rules, presenter, reader = match.rules, match.presenter, observer_of(match, eyes)
    view = rules.redact(match.state, reader)
    waiting = match.waiting()
    choices: list[Choice] = []
    proposal: list[int] = []
    if eyes in waiting:
        rules.turn_to(view, eyes)
        choices, proposal = asked(match, view)
    accounts: list[Account] = presenter.accounts(rules, view, reader)
    assert room.dealt is not None
    return Update(
        eyes, presenter.question(rules, view, reader), room.number, room.dealt.match, match.ply,
        presenter.scene(rules, view, reader), waiting, choices, proposal, accounts, lines, whole, motions,
        undo_of(room, match, eyes), room.offer, clock, result_of(match, view),
    )  # fmt: skip


def result_of(match: Match, view: Any) -> Result | None:
    if not match.over:
        return None
    record, rules, presenter = match.record, match.rules, match.presenter
    return Result(record.places, record.scores, presenter.result(rules, view), presenter.record_value(rules, view))


def asked(match: Match, view: Any) -> tuple[list[Choice], list[int]]:
    """What the actor of a view may answer, and what is proposed to it."""
    rules, presenter = match.rules, match.presenter
    return presenter.choices(rules, view), [int(move) for move in presenter.proposal(rules, view)]


def undo_of(room: Room, match: Match, eyes: int) -> int:
    """How many of its answers a seat may take back at once."""
    return 0 if eyes == AUDIENCE or not room.stored.house.undo or match.over else match.undoable(eyes)
