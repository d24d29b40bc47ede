"""Since your turn: what the others have done since a seat last decided something, one line for each of their turns.

It is made from the seat's own views, like the log, and repeats nothing that was shown once: no fleeting line, and no face where
one went by or where memory is the game. There the table is not seen as it was either: only what moved, face down.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from kociarnia.engine.match import Match, News, Ply
from kociarnia.engine.passing import latest_choice
from kociarnia.engine.present import Account, Motion, Scene
from kociarnia.engine.say import Say


class Gain(Struct, frozen=True, omit_defaults=True, gc=False):
    """An account that has moved."""

    seat: int
    by: int


class PastMoment(Struct, frozen=True, omit_defaults=True, gc=False):
    """One moment of a turn that is seen again: the table as it was then."""

    motions: tuple[Motion, ...] = ()  # that led to it
    scene: Scene | None = None  # None: memory is the game
    accounts: tuple[Account, ...] = ()


class Turn(Struct, frozen=True, omit_defaults=True, gc=False):
    """What somebody else did, in short."""

    seat: int
    says: tuple[Say, ...]  # a sentence, perhaps with what came of it; none where all of it was shown once
    face: str = ""  # the card that it was about; empty: nobody sees it any more
    at: tuple[str, ...] = ()  # handles where it happened
    changes: tuple[Gain, ...] = ()
    moments: tuple[PastMoment, ...] = ()  # to be seen again, where that is asked for: the table before it, then move by move


def recap(match: Match, reader: int, among_people: bool, again: bool = False) -> list[Turn]:
    """The turns of the others since the last decision of `reader`; a pass that the house made for it is none.

    `again`: with what is needed to see them once more.
    """
    decided = latest_choice(match, reader, among_people)
    plies = list(match.plies(0 if decided is None else decided + 1))
    groups: list[tuple[int, list[tuple[Ply, News]]]] = []
    for ply, news in zip(plies, match.news(plies, reader), strict=True):
        owner = _owner(match, ply, reader)
        if not groups or owner not in (groups[-1][0], None):
            groups.append((reader if owner is None else owner, []))
        groups[-1][1].append((ply, news))
    states = [group[0][0].before for _, group in groups] + [match.state]
    return [
        _turn(match, reader, owner, group, _changes(match, reader, states[at], states[at + 1]), again)
        for at, (owner, group) in enumerate(groups)
        if owner != reader and any(ply.actor == owner for ply, _ in group)
    ]


def _owner(match: Match, ply: Ply, reader: int) -> int | None:
    """Whose turn a move belongs to: in the reader's own turn, to whoever made it. None: the dealer goes on with the last."""
    owner = match.presenter.turn_of(match.rules, match.rules.redact(ply.before, reader))
    if owner < 0 or owner == reader:
        owner = ply.actor
    return owner if owner >= 0 else None


def _turn(match: Match, reader: int, owner: int, group: list[tuple[Ply, News]], changes: tuple[Gain, ...], again: bool) -> Turn:
    presenter = match.presenter
    lines = [line.say for _, news in group for line in news.lines if not line.fleeting]
    chiefs = [chief for ply, news in group if ply.actor == owner for chief in _chief(match, reader, ply, news)]
    return Turn(
        owner,
        presenter.gist(lines) if lines else (),
        next((chief.face for chief in chiefs if chief.face), ""),
        tuple(dict.fromkeys(chief.target for chief in chiefs)),
        changes,
        tuple(_moments(match, reader, group)) if again else (),
    )


def _moments(match: Match, reader: int, group: list[tuple[Ply, News]]) -> Iterator[PastMoment]:
    begun = next((at for at, (ply, _) in enumerate(group) if ply.actor >= 0), 0)  # what was dealt before is none of their doing
    if match.presenter.reminds:
        yield _shown(match, reader, group[begun][0].before, ())
    for ply, news in group[begun:]:
        if motions := _motions(match, news):
            after = ply.before.copy()
            match.rules.apply(after, ply.move)
            yield _shown(match, reader, after, motions)


def _shown(match: Match, reader: int, state: Any, motions: tuple[Motion, ...]) -> PastMoment:
    rules, presenter = match.rules, match.presenter
    if not presenter.reminds:
        return PastMoment(motions)
    view = rules.redact(state, reader)
    return PastMoment(motions, presenter.scene(rules, view, reader), tuple(presenter.accounts(rules, view, reader)))


def _motions(match: Match, news: News) -> tuple[Motion, ...]:
    """What moved, without the faces that are not to be seen again."""
    if match.presenter.reminds and not any(line.fleeting for line in news.lines):
        return tuple(news.motions)
    return tuple(Motion(motion.source, motion.target) for motion in news.motions)


def _chief(match: Match, reader: int, ply: Ply, news: News) -> Iterator[Motion]:
    rules = match.rules
    seen = ply.move if ply.witnesses >> reader & 1 else rules.blur(ply.move)
    chief = match.presenter.chief(rules, rules.redact(ply.before, reader), seen, list(_motions(match, news)))
    if chief is not None:
        yield chief


def _changes(match: Match, reader: int, before: Any, after: Any) -> tuple[Gain, ...]:
    totals = [
        {account.seat: account.total for account in match.presenter.accounts(match.rules, view, reader)}
        for view in (match.rules.redact(before, reader), match.rules.redact(after, reader))
    ]
    out = []
    for seat, now in totals[1].items():
        was = totals[0].get(seat)
        if was is not None and now is not None and was != now:
            out.append(Gain(seat, int(now - was)))
    return tuple(out)
