"""What one pair of eyes is told of a match. Everything is made from the view of the seat, or of the audience."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from typing import Any

import msgspec

from kociarnia.engine import Account, Choice, Match, Motion
from kociarnia.engine.match import News, Ply
from kociarnia.server.room import Room, Step
from kociarnia.server.wire import AUDIENCE, Result, Told, Update

encode = msgspec.json.Encoder().encode
HEAD = b'{"type":"update","eyes":'  # every update begins so


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

    def __init__(self, room: Room, match: Match, step: Step, clock: list[float]) -> None:
        self.room = room
        self.match = match
        self.step = step
        self.clock = clock
        self.waiting = match.waiting()
        self.views: tuple[Any, Any] | None = None
        self.made: dict[int, Update] = {}  # by eyes
        self.encoded: dict[int, bytes] = {}

    def to(self, eyes: int) -> Update:
        update = self.made.get(eyes)
        if update is None:
            if self.step.whole:
                update = since(self.room, self.match, eyes, 0, self.clock)
            elif eyes != AUDIENCE and self._as_audience(eyes):
                update = self._shared(eyes)
            else:
                update = after(self.room, self.match, self.step.plies, eyes, self.clock)
            self.made[eyes] = update
        return update

    def _as_audience(self, seat: int) -> bool:
        """Was nothing shown to the seat alone, and does its screen show it nothing else that the audience does not see?"""
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

    def _shared(self, seat: int) -> Update:
        """What the audience is told, with what is for the seat alone: its choices, and whether it may take a move back."""
        update = self.to(AUDIENCE)
        undo = undo_of(self.room, self.match, seat)
        if seat in self.waiting or undo:
            update = copy(update)
            update.eyes, update.undo = seat, undo
            if seat in self.waiting:
                view = self.match.view(seat)  # where several are asked, each by itself
                update.question = self.match.presenter.question(self.match.rules, view, seat)
                update.choices, update.proposal = asked(self.match, view)
        return update

    def encoded_for(self, eyes: int, answers: str = "") -> bytes:
        """The message. Only its head tells apart those who are told the same; `answers` is for whoever brought it about."""
        update = self.to(eyes)
        data = self.encoded.get(update.eyes)
        if data is None:
            data = self.encoded[update.eyes] = encode(update)
        if eyes == update.eyes and not answers:
            return data
        head = b"%b%d" % (HEAD, eyes)
        if answers:
            head += b',"answers":' + encode(answers)
        return head + data[data.index(b",", len(HEAD)) :]


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
        eyes, room.number, room.dealt.match, match.ply, presenter.scene(rules, view, reader),
        presenter.question(rules, view, reader), waiting, choices, proposal, accounts, lines, whole, motions,
        undo_of(room, match, eyes), room.offer, clock, result,
    )  # fmt: skip


def asked(match: Match, view: Any) -> tuple[list[Choice], list[int]]:
    """What the actor of a view may answer, and what is proposed to it."""
    rules, presenter = match.rules, match.presenter
    return presenter.choices(rules, view), [int(move) for move in presenter.proposal(rules, view)]


def undo_of(room: Room, match: Match, eyes: int) -> int:
    """How many of its answers a seat may take back at once."""
    return 0 if eyes == AUDIENCE or not room.kept.house.undo or match.over else match.undoable(eyes)
