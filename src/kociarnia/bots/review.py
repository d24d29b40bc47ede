"""Looking back at a finished match: how the chances went, which turns decided it, and what the strongest cat would have done.

It looks through one pair of eyes and knows no more than they did at the time; with open cards, all that anybody had seen. Every
thought has dice of its own, so a match is judged the same whenever it is asked, as long as no clock cuts a thought short.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple, TypeAlias

from msgspec import Struct, structs

from kociarnia.bots.levels import budget, search
from kociarnia.bots.search import chances_of
from kociarnia.engine import Game, Match, QuickDice, Rules, Say
from kociarnia.engine.contract import Sense
from kociarnia.engine.match import Ply

SWINGS = 3  # turns that are pointed out …
NOTABLE = 0.08  # … if the chances moved as much
PLAYOUTS = 1200  # for all that could be done; the strongest level alone may have more
AGAIN = 2  # times as many for what was done and what seems better: few playouts lie
SECONDS = 0.6  # for each of these two thoughts, wherever playouts are slow
LOSS = 0.03  # what is less lies within the luck of the playouts

Stop: TypeAlias = Callable[[], bool] | None  # asked now and then: shall it be broken off?


class TurnChances(Struct, frozen=True, gc=False):
    """The chances when a turn began; the last one is the result."""

    ply: int  # moves made before it
    seat: int  # whose turn; -1: nobody's any more
    chances: tuple[float, ...]  # by seat, from 0 to 1


class Swing(Struct, frozen=True, gc=False):
    """A turn that moved the chances of whoever looks back."""

    turn: int  # its place among the standings
    before: float
    after: float
    says: tuple[Say, ...]  # the turn in short


class Judgement(Struct, frozen=True, omit_defaults=True, gc=False):
    """What the strongest cat would have done in a seat's place."""

    reason: Say
    label: Say | None = None  # the move, as it was offered; None: just what was done
    at: tuple[str, ...] = ()  # handles of the places that it is about
    loss: float = 0.0  # of the share of the win, by what was done instead; 0: as good


class Decision(Struct, frozen=True, gc=False):
    """A move of the seat that looks back, where it had a choice."""

    ply: int
    says: tuple[Say, ...]  # what the log told of it, or how it was offered
    judgement: Judgement


class Review(Struct, frozen=True, gc=False):
    eyes: int
    open: bool  # with open cards
    fair: float  # the chance of each side if all play alike
    standings: tuple[TurnChances, ...]
    swings: tuple[Swing, ...]  # the largest first
    decisions: tuple[Decision, ...]


class Case(NamedTuple):
    """A decision that is to be judged, here or elsewhere."""

    ply: int
    says: tuple[Say, ...]
    view: Any  # of the seat; with open cards the table itself
    made: int


def look_back(match: Match, eyes: int, open_cards: bool = False) -> tuple[Review, list[Case]]:
    """A review without judgements, which is quick, and what is to be judged. While a match goes on it would remind of what was
    shown once, so nobody may ask for one."""
    assert match.over and 0 <= eyes < match.players
    plies = list(match.plies())
    lines = [tuple(line.say for line in news.lines) for news in match.news(plies, eyes, moving=False)]
    seen = [ply.before if open_cards else match.rules.redact(ply.before, eyes) for ply in plies]
    standings = [TurnChances(first, seat, _chances(match, seen[first])) for seat, first in turns_of(match, plies, seen)]
    standings.append(TurnChances(match.ply, -1, _result(match)))
    says = [_gist(match, lines[now.ply : then.ply]) for now, then in pairwise(standings)]
    fair = 1.0 / len(set(match.rules.sides()))
    outline = Review(eyes, open_cards, fair, tuple(standings), _swings(standings, says, eyes), ())
    return outline, list(_cases(match, eyes, plies, seen, lines))


def comeback(match: Match, seat: int, plies: list[Ply]) -> int | None:
    """The fewest chances, in hundredths, that a winner had when a turn began, by what it saw; None: hardly below its share.
    `plies`: all of its match."""
    fair = 1.0 / len(set(match.rules.sides()))
    if fair == 1.0 or match.rules.places(match.state)[seat] != 1:
        return None
    seen = [match.rules.redact(ply.before, seat) if ply.actor >= 0 else None for ply in plies]
    lowest = min((_chances(match, seen[first])[seat] for _, first in turns_of(match, plies, seen)), default=fair)
    return max(1, round(100 * lowest)) if lowest <= fair - NOTABLE else None


def completed(outline: Review, cases: list[Case], judgements: Iterable[Judgement]) -> Review:
    """With what has been thought of each case, in their order."""
    decisions = [Decision(case.ply, case.says, judgement) for case, judgement in zip(cases, judgements, strict=True)]
    return structs.replace(outline, decisions=tuple(decisions))


def judge(game: Game, rules: Rules[Any], view: Any, made: int, seed: int, stop: Stop = None) -> Judgement:
    """What the strongest cat makes of a decision, from a view in which the seat is asked."""
    presenter = game.presenter(rules.options)
    offered = {choice.move: choice for choice in presenter.choices(rules, view) if not choice.same}
    done = _alike(rules, view, made, list(offered))
    legal = sorted({*offered, done})
    done = _tried(game.sense(), rules, view, done, legal)
    strong = budget(game, "tygrys")
    strong = strong._replace(playouts=min(PLAYOUTS, strong.playouts), seconds=SECONDS)
    best = search(game, strong).think(rules, view, legal, QuickDice(seed), stop)[0].move
    if best != done:
        twice = strong._replace(playouts=strong.playouts * AGAIN)
        again = search(game, twice).think(rules, view, sorted([best, done]), QuickDice(seed + 1), stop)
        if again[0].move == best:
            shares = {thought.move: thought.share for thought in again}
            loss = round(shares[best] - shares[done], 3)
            choice = offered[best]
            return Judgement(presenter.reason(rules, view, best), choice.label, choice.at, loss if loss >= LOSS else 0.0)
    return Judgement(presenter.reason(rules, view, done))


def _alike(rules: Rules[Any], view: Any, made: int, offered: list[int]) -> int:
    """The offered move that does the same as the one that was made."""
    if made in offered:
        return made
    outcome = _after(rules, view, made)
    return next((move for move in offered if _after(rules, view, move) == outcome), made)


def _tried(sense: Sense[Any, Any], rules: Rules[Any], view: Any, done: int, legal: list[int]) -> int:
    """The move that stands for it in a search: of those that come to the same only one is tried."""
    kept = sense.distinct(rules, view, legal)
    if done in kept:
        return done
    return next(move for move in kept if len(sense.distinct(rules, view, sorted([move, done]))) == 1)


def _after(rules: Rules[Any], view: Any, move: int) -> dict[str, object]:
    after = view.copy()
    rules.apply(after, move)
    dumped: dict[str, object] = after.dump()
    return dumped


def turns_of(match: Match, plies: list[Ply], seen: list[Any]) -> list[tuple[int, int]]:
    """Whose turn began with which ply."""
    rules, presenter = match.rules, match.presenter
    out: list[tuple[int, int]] = []
    before: tuple[int, int] | None = None
    for ply in plies:
        if ply.actor < 0:
            continue
        owner = int(presenter.turn_of(rules, seen[ply.number]))
        now = owner if owner >= 0 else ply.actor, int(rules.chapter(ply.before))
        if now != before:
            out.append((now[0], ply.number))
            before = now
    return out


def _chances(match: Match, view: Any) -> tuple[float, ...]:
    """By the game's own sense, and so that those of all sides make up one; somebody alone has only how well it goes."""
    values = [float(value) for value in match.game.sense().value(match.rules, view)]
    sides = [int(side) for side in match.rules.sides()]
    sharpness = match.game.sharpness.get(match.players, 1.0)
    return tuple(round(chance, 4) for chance in chances_of(values, sides, sharpness))


def _result(match: Match) -> tuple[float, ...]:
    sides, places = [int(side) for side in match.rules.sides()], [int(place) for place in match.rules.places(match.state)]
    if len(set(sides)) == 1:
        return _chances(match, match.state)
    winners = {sides[seat] for seat, place in enumerate(places) if place == 1}
    return tuple(round(1.0 / len(winners), 4) if side in winners else 0.0 for side in sides)


def _swings(standings: list[TurnChances], says: list[tuple[Say, ...]], eyes: int) -> tuple[Swing, ...]:
    """Of two that are alike the later one: it was closer to the end."""
    out = []
    for turn, (now, then) in enumerate(pairwise(standings)):
        swing = Swing(turn, now.chances[eyes], then.chances[eyes], says[turn])
        if abs(swing.after - swing.before) >= NOTABLE and swing.says:
            out.append(swing)
    return tuple(sorted(out, key=lambda swing: (-abs(swing.after - swing.before), -swing.turn))[:SWINGS])


def _gist(match: Match, lines: list[tuple[Say, ...]]) -> tuple[Say, ...]:
    told = [say for several in lines for say in several]
    return match.presenter.gist(told) if told else ()


def _cases(match: Match, eyes: int, plies: list[Ply], seen: list[Any], lines: list[tuple[Say, ...]]) -> Iterator[Case]:
    for ply in plies:
        if ply.actor == eyes:
            view = seen[ply.number]
            match.rules.turn_to(view, eyes)
            choices = match.presenter.choices(match.rules, view)
            if sum(not choice.same for choice in choices) > 1:
                # What the log passes over (somebody did not defend, say) is told as it was offered.
                labels = tuple(choice.label for choice in choices if choice.move == ply.move)
                yield Case(ply.number, lines[ply.number] or labels, view, int(ply.move))
