"""What one pair of eyes is told of a match. Everything is made from the view of the seat, or of the audience."""

from __future__ import annotations

from collections.abc import Iterable

from kociarnia.engine import Account, Choice, Match, Motion
from kociarnia.engine.match import News, Ply
from kociarnia.server.room import Room
from kociarnia.server.wire import AUDIENCE, Result, Told, Update


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
    undo = 0
    if eyes in waiting:
        rules.turn_to(view, eyes)
        choices = presenter.choices(rules, view)
        proposal = [int(move) for move in presenter.proposal(rules, view)]
    if eyes != AUDIENCE and room.kept.house.undo and not match.over:
        undo = match.undoable(eyes)
    accounts: list[Account] = presenter.accounts(rules, view, reader)
    result = None
    if match.over:
        record = match.record
        value = presenter.record_value(rules, view)
        result = Result(record.places, record.scores, presenter.result(rules, view), value)
    assert room.dealt is not None
    return Update(
        room.number, room.dealt.match, match.ply, eyes, presenter.scene(rules, view, reader),
        presenter.question(rules, view, reader), waiting, choices, proposal, accounts, lines, whole, motions, undo,
        room.offer, clock, result,
    )  # fmt: skip
