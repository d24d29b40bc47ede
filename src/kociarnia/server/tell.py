"""What one pair of eyes is told of a match. Everything is made from the view of the seat, or of the audience."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from kociarnia.engine import Account, Choice, Match, Motion, Say
from kociarnia.engine.match import News, Ply
from kociarnia.server.room import Room, Step
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


class Own(Struct, tag="update", omit_defaults=True):
    """What is a seat's alone in an update that is the audience's in everything else. Every update begins with such a head."""

    eyes: int
    question: Say
    answers: str = ""
    choices: list[Choice] = []
    proposal: list[int] = []
    undo: int = 0


class Body(NamedTuple):
    """An update that was made for some eyes, and where its head ends."""

    question: Say
    data: bytes
    head: int


class Telling:
    """One change of a match on its way to everybody around the table. What several pairs of eyes see alike is made once."""

    def __init__(self, room: Room, match: Match, step: Step, clock: list[float]) -> None:
        self.room = room
        self.match = match
        self.step = step
        self.clock = clock
        self.waiting = match.waiting()
        self.views: tuple[Any, Any] | None = None
        self.made: dict[int, Body] = {}  # by eyes

    def to(self, eyes: int, answers: str = "") -> bytes:
        """The message for these eyes; `answers` is for whoever brought the change about."""
        if eyes == AUDIENCE or not self._as_audience(eyes):
            body = self._made(eyes)
            if not answers:
                return body.data
            own = Own(eyes, body.question, answers)
        else:
            body = self._made(AUDIENCE)
            own = self._own(eyes, body.question, answers)
        return encode(own)[:-1] + body.data[body.head :]

    def _made(self, eyes: int) -> Body:
        body = self.made.get(eyes)
        if body is None:
            if self.step.whole:
                update = since(self.room, self.match, eyes, 0, self.clock)
            else:
                update = after(self.room, self.match, self.step.plies, eyes, self.clock)
            head = len(encode(Own(eyes, update.question))) - 1
            body = self.made[eyes] = Body(update.question, encode(update), head)
        return body

    def _own(self, seat: int, question: Say, answers: str) -> Own:
        own = Own(seat, question, answers, undo=undo_of(self.room, self.match, seat))
        if seat in self.waiting:
            view = self.match.view(seat)
            own.choices, own.proposal = asked(self.match, view)
            if len(self.waiting) > 1:  # each is asked by itself
                own.question = self.match.presenter.question(self.match.rules, view, seat)
        return own

    def _as_audience(self, seat: int) -> bool:
        """Was nothing shown to the seat alone, and does its screen show it nothing else that the audience does not see?"""
        if self.step.whole:
            return False
        audience, rules, presenter = self.match.players, self.match.rules, self.match.presenter
        if presenter.sight(rules, *self._public(), seat) != audience:
            return False
        both = 1 << seat | 1 << audience
        return all(ply.witnesses & both in (0, both) for ply in self.step.plies)

    def _public(self) -> tuple[Any, Any]:
        """The audience's views before and after."""
        if self.views is None:
            match, plies = self.match, self.step.plies
            states = plies[0].before if plies else match.state, match.state
            self.views = match.rules.redact(states[0], match.players), match.rules.redact(states[1], match.players)
        return self.views


def after(room: Room, match: Match, plies: list[Ply], eyes: int, clock: list[float]) -> Update:
    """The update that follows these moves, for eyes that have seen the one before."""
    keep = None if eyes == AUDIENCE else 0
    lines, motions = lines_of(room, match.news(plies, observer_of(match, eyes)), keep)
    return update(room, match, eyes, clock, lines, motions)


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
    result = None
    if match.over:
        record = match.record
        value = presenter.record_value(rules, view)
        result = Result(record.places, record.scores, presenter.result(rules, view), value)
    assert room.dealt is not None
    return Update(
        eyes, presenter.question(rules, view, reader), room.number, room.dealt.match, match.ply,
        presenter.scene(rules, view, reader), waiting, choices, proposal, accounts, lines, whole, motions,
        undo_of(room, match, eyes), room.offer, clock, result,
    )  # fmt: skip


def asked(match: Match, view: Any) -> tuple[list[Choice], list[int]]:
    """What the actor of a view may answer, and what is proposed to it."""
    rules, presenter = match.rules, match.presenter
    return presenter.choices(rules, view), [int(move) for move in presenter.proposal(rules, view)]


def undo_of(room: Room, match: Match, eyes: int) -> int:
    """How many of its answers a seat may take back at once."""
    return 0 if eyes == AUDIENCE or not room.kept.house.undo or match.over else match.undoable(eyes)
