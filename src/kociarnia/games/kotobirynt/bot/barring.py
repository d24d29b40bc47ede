"""What a whole turn leaves to the next player, looked at exactly: a cat that two actions can lead home is as good as lost.

Turning and pushing can always be undone by more of it, and a card that looks alike from both ends lets anybody wait. So where
nothing can be won in a turn nothing has to be lost, and a turn is worth what it wins, less what the next player wins then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from kociarnia.engine.contract import UNKNOWN, MoveId
from kociarnia.games.kotobirynt.bot.lookahead import Lookahead, look_ahead
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.legal import ACTIONS
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import Kotobirynt

END: Final = 10.0  # worth of the end of the match, beside the cats
KEEN: Final = 0.8  # what a near cat costs as long as nobody has looked closer
SLACK: Final = 0.15  # cats by which a turn may be worse and still be thought about
RECENT: Final = 6  # answers that are tried first
ANY: Final = 0.001  # is any cat taken at all?
FORESEEN: Final = 8  # first actions that are looked at where a cat is to be offered in the end
NONE: Final = -1  # no action


@final
class Barring:
    """Looks at turns of one player."""

    def __init__(self, setup: Setup, view: Kotobirynt) -> None:
        self.setup: Setup = setup
        self.view: Kotobirynt = view
        self.answers: list[MoveId] = []  # with which the next player won lately: mostly they do it again

    # --- what the next player can win

    def taken(self, ahead: Lookahead, enough: float) -> float:
        """What the next player wins in a turn, at least if it is `enough`."""
        if ahead.top != UNKNOWN or len(ahead.deck) == 0:
            return self._taken(ahead, enough)
        bag = self.view.canal_bag
        whole = 0.0
        sure = self._taken(ahead, enough)  # without pushing
        if sure >= enough or bag[UNKNOWN] == 0:
            return sure
        for face in range(1, len(bag)):
            if bag[face] > 0:
                ahead.top = face << 2
                whole += float(int(bag[face])) / float(int(bag[UNKNOWN])) * self._taken(ahead, 9.0)
                if whole >= enough:
                    break
        ahead.top = UNKNOWN
        return whole

    def _taken(self, ahead: Lookahead, enough: float) -> float:
        most = 0.0
        for at in range(len(self.answers)):
            answer = self.answers[at]
            if answer >= self.setup.insert and ahead.top == UNKNOWN:
                continue
            won = self._two(ahead, answer)
            if won > most:
                most = won
                if most >= enough:
                    if at > 0:
                        self.answers.insert(0, self.answers.pop(at))
                    return most
        for move in actions(self.setup, ahead, False):
            won = self._two(ahead, move)
            if won > most:
                most = won
                if most >= enough:
                    self.answers.insert(0, move)
                    if len(self.answers) > RECENT:
                        self.answers.pop()
                    return most
        return most

    def _two(self, ahead: Lookahead, move: MoveId) -> float:
        """The most that this action and another one win."""
        ahead.act(move)
        if ahead.joined():
            after = ahead.copy()
            won = after.collect()
            if after.cat_gates != 0:
                won += after.best()
        else:
            won = ahead.best()
        ahead.undo()
        return won

    # --- own turns

    def last(self, ahead: Lookahead, moves: list[MoveId], floor: float, must: bool = False) -> tuple[float, MoveId]:
        """The best last action of the turn, or of those that win a cat if it `must`, and its worth; if that is not above the
        floor, only that."""
        order: list[tuple[float, float, MoveId]] = []
        for move in moves:
            ahead.act(move)
            if ahead.joined():
                after = ahead.copy()
                gain = after.collect()
                if after.cat_gates == 0:
                    gain += END
                order.append((-gain + KEEN * after.chances(), gain, move))
            elif not must:
                order.append((KEEN * ahead.chances(), 0.0, move))
            ahead.undo()
        order.sort()
        best, choice = floor, order[0][2] if order else moves[0]
        for _, gain, move in order:
            if gain > best:
                worth = self.worth(ahead, move, gain, best)
                if worth > best:
                    best, choice = worth, move
        return best, choice

    def worth(self, ahead: Lookahead, move: MoveId, gain: float, floor: float) -> float:
        """What a last action is worth that wins so much; if that is not above the floor, only that."""
        after = ahead.copy()
        after.act(move)
        if gain > 0.0:
            after.collect()
            if after.cat_gates == 0:
                return gain
        return gain - self.taken(after, gain - floor)

    def exchange(self, ahead: Lookahead, ceiling: float) -> float:
        """What it is worth to the next player to take a cat now, less what comes back; at least if that is the ceiling."""
        best = -END
        for move in actions(self.setup, ahead, False):
            after = ahead.copy()
            after.act(move)
            if after.joined():
                gain = after.collect()
                if after.cat_gates == 0:
                    return END
                best = gain + self.last(after, actions(self.setup, after, True), best - gain)[0]
            elif after.best() > 0.0:
                best = self.last(after, actions(self.setup, after, False), best, True)[0]
            if best >= ceiling:
                break
        return best

    def offer(self, ahead: Lookahead, moves: list[MoveId], least: float, enough: Callable[[], bool]) -> tuple[float, MoveId]:
        """The last action that offers a cat at the best exchange, and what that costs; NONE if none costs less than `least`."""
        order: list[tuple[float, MoveId]] = []
        for move in moves:
            after = ahead.copy()
            after.act(move)
            taken = self.taken(after, ANY)
            if taken > 0.0:
                order.append((taken, move))
            if enough():
                break
        order.sort()
        found: MoveId = NONE
        for _, move in order:
            after = ahead.copy()
            after.act(move)
            cost = self.exchange(after, least)
            if cost < least:
                least, found = cost, move
            if enough():
                break
        return least, found


def actions(setup: Setup, ahead: Lookahead, idle: bool) -> list[MoveId]:
    """Actions that differ; one that changes nothing is among them if `idle`."""
    out: list[MoveId] = []
    turns = setup.deck.turns
    for cell in range(len(ahead.square)):
        ways = turns[ahead.square[cell] >> 2]
        for turn in range(1, ways):
            out.append((ALL_TURNS - 1) * cell + turn - 1)
        if idle and ways < ALL_TURNS:
            out.append((ALL_TURNS - 1) * cell + 1)
            idle = False
    if ahead.top != UNKNOWN:
        ways = turns[ahead.top >> 2]
        for spot in range(setup.board.spots):
            first = setup.insert + ALL_TURNS * spot
            if setup.as_lies:
                out.append(first + (ahead.top & 3))
            else:
                for turn in range(ways):
                    out.append(first + turn)
    return out


def rest_of(setup: Setup, after: Lookahead, first: MoveId) -> list[MoveId]:
    """What may follow that first action."""
    rest = actions(setup, after, True)
    return [move for move in rest if move < setup.insert] if setup.must_rotate and first >= setup.insert else rest


def best_last(setup: Setup, view: Kotobirynt, legal: list[MoveId]) -> MoveId:
    ahead = look_ahead(setup, view)
    return Barring(setup, view).last(ahead, legal, -99.0)[1]


def sound(
    setup: Setup, view: Kotobirynt, legal: list[MoveId], rates: list[float], enough: Callable[[], bool], must: bool = False
) -> list[MoveId]:
    """Those of these actions that begin or end a turn that is about as good as any, or if it `must` as any that wins a cat."""
    ahead = look_ahead(setup, view)
    barring = Barring(setup, view)
    order = sorted(range(len(legal)), key=lambda at: (-rates[at], at))
    best = -99.0
    found: list[tuple[float, MoveId]] = []
    for at in order:
        move = legal[at]
        floor = best - SLACK
        after = ahead.copy()
        after.act(move)
        gain = after.collect() if after.joined() else 0.0
        if after.cat_gates == 0:
            worth = gain + END
        elif view.made + 1 >= ACTIONS or move == setup.leave:
            worth = gain - barring.taken(after, gain - floor) if gain > floor and (gain > 0.0 or not must) else floor
        elif must and gain == 0.0 and after.best() == 0.0:
            worth = floor
        else:
            worth = gain + barring.last(after, rest_of(setup, after, move), floor - gain, must and gain == 0.0)[0]
        if worth > floor:
            found.append((worth, move))
            best = max(best, worth)
        if enough():
            break
    return [move for worth, move in found if worth > best - SLACK]


def opening(setup: Setup, view: Kotobirynt, legal: list[MoveId], enough: Callable[[], bool]) -> list[MoveId]:
    """The last action that offers a cat at the best exchange; none if none offers any."""
    found = Barring(setup, view).offer(look_ahead(setup, view), legal, END, enough)[1]
    return [] if found == NONE else [found]


def towards_opening(setup: Setup, view: Kotobirynt, moves: list[MoveId], enough: Callable[[], bool]) -> list[MoveId]:
    """Of these first actions the one after which a cat can be offered at the best exchange, as far as there is time to look."""
    barring, ahead = Barring(setup, view), look_ahead(setup, view)
    least, best = END, moves[0]
    for move in moves[:FORESEEN]:
        if move == setup.leave:  # the turn ends with it
            continue
        after = ahead.copy()
        after.act(move)
        cost, found = barring.offer(after, rest_of(setup, after, move), least, enough)
        if found != NONE:
            least, best = cost, move
        if enough():
            break
    return [best]
