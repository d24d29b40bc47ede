"""Looking back: a match step by step as one observer saw it, and whether a record's deal was honest."""

from __future__ import annotations

import asyncio
from typing import Any

from kociarnia import games
from kociarnia.engine import Match, Record, Refusal, verify
from kociarnia.engine.match import News
from kociarnia.server.beside import beside
from kociarnia.server.chronicle import observer_of
from kociarnia.server.explain import inspected
from kociarnia.server.wire import AUDIENCE, Examined, Inspected, Reading, Replay, ReplayStep, Told, Verdict

MOST = 250  # steps in one answer; whoever wants more asks again
AT_ONCE = asyncio.Semaphore(2)  # replays are made beside the loop, but never so many that play suffers


async def replayed(match: Match, eyes: int, start: int, end: int | None, seats: list[int], once: bool) -> Replay:
    """Steps `start` to `end` of a match. `seats`: the chair of each seat. `once`: also what was shown only once."""
    _check(match, eyes, start)
    if end is not None and end < start:
        raise Refusal("error-step")
    still = match.fork()
    async with AT_ONCE:
        return await beside(_replay, still, eyes, start, end, seats, once)


def _check(match: Match, eyes: int, ply: int) -> None:
    if eyes != AUDIENCE and not 0 <= eyes < match.players:
        raise Refusal("error-not-yours")
    if ply > match.ply:
        raise Refusal("error-step")


async def looked_at(match: Match, eyes: int, ply: int, zone: str, face: str) -> Inspected:
    """All about the pieces of one place after so many moves."""
    _check(match, eyes, ply)
    still = match.fork()
    async with AT_ONCE:
        return await beside(lambda: inspected(still, eyes, zone, face, state=still.at(ply)))


def _replay(match: Match, eyes: int, start: int, end: int | None, seats: list[int], once: bool) -> Replay:
    last = min(match.ply, start + MOST - 1, match.ply if end is None else end)
    reader = observer_of(match, eyes)
    steps = [step_of(match, match.at(start), start, reader, [], seats, once)] if start == 0 else []
    first = max(start, 1)
    plies = match.plies(first - 1)
    for ply in plies:
        if ply.number >= last:
            break
        after = ply.before.copy()
        match.rules.apply(after, ply.move)
        steps.append(step_of(match, after, ply.number + 1, reader, list(match.news([ply], reader)), seats, once))
    record = match.record
    result = match.presenter.result(match.rules, match.rules.redact(match.state, reader)) if match.over else []
    return Replay(
        record.game, record.options, record.players, record.names, eyes, match.ply, steps, record.places, record.scores,
        record.commitment, record.secret, result,
    )  # fmt: skip


def step_of(match: Match, state: Any, ply: int, reader: int, news: list[News], seats: list[int], once: bool) -> ReplayStep:
    """The table after `ply` moves as `reader` saw it, with the news of the last one."""
    rules, presenter = match.rules, match.presenter
    view = rules.redact(state, reader)
    asked = rules.waiting(state)
    lines = [
        Told(ply, line.say, line.fleeting, seats[one.actor] if one.actor >= 0 else -1)
        for one in news
        for line in one.lines
        if once or not line.fleeting
    ]
    return ReplayStep(
        ply, presenter.scene(rules, view, reader), presenter.question(rules, view, reader),
        [seat for seat in range(match.players) if asked >> seat & 1], presenter.accounts(rules, view, reader), lines,
        [motion for one in news for motion in one.motions],
    )  # fmt: skip


async def read(reading: Reading) -> Replay:
    """A record that somebody brings along."""
    async with AT_ONCE:
        match = await beside(_read, reading.record)
    return await replayed(match, reading.eyes, reading.start, reading.end, list(range(match.players)), True)


async def examined(asked: Examined) -> Inspected:
    """The same in a record that somebody brings along."""
    async with AT_ONCE:
        match = await beside(_read, asked.record)
    return await looked_at(match, asked.eyes, asked.start, asked.zone, asked.face)


def _read(text: str) -> Match:
    record = Record.parse(text)
    match = Match.resume(games.find(record.game), record)
    # A record that ends in the middle is shown as it is: nothing is dealt that it does not have.
    if match.ply > len(record.moves):
        match.state = match.at(len(record.moves))
        del match.made[len(record.moves) :], match.record.moves[len(record.moves) :]
    match.record.commitment, match.record.secret = record.commitment, record.secret
    return match


async def verdict(reading: Reading) -> Verdict:
    async with AT_ONCE:
        return await beside(_verdict, reading.record)


def _verdict(text: str) -> Verdict:
    try:
        record = Record.parse(text)
        return Verdict(True, verify(games.find(record.game), record))
    except Refusal as refused:
        return Verdict(False, why=refused.say)
