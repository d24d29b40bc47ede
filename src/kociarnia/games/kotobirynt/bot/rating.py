"""What each move of Kotobirynt is worth with the rest of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import MoveId
from kociarnia.games.kotobirynt.bot.lookahead import Lookahead, look_ahead
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.legal import ACTIONS, top_card
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import ACT, KEEPER, Kotobirynt, cat_of, face_of, left_by, reached_by

LATER: Final = 0.5  # what such a chance is worth to me or mine, against a cat in the hand
THEIRS: Final = 0.8  # what it costs if it is a rival's
HINT: Final = 0.1  # with one action to come it only tells equals apart
FRESH: Final = 0.02  # a new card in the square: where nothing is near, turning the old ones for ever leads nowhere
WHIM: Final = 1e-12  # tells equals apart that are equals all the same to whoever draws lots among them
WHIMS: Final = 101
UNRATED: Final = -1e9


def rate(setup: Setup, view: Kotobirynt, legal: list[MoveId]) -> list[float]:
    """What each of these moves is worth to whoever is asked, in points of an average cat."""
    if view.asking == ACT:
        return _actions(setup, view, legal)
    return [_answer(setup, view, view.asking == KEEPER, move) for move in legal]


def _actions(setup: Setup, view: Kotobirynt, legal: list[MoveId]) -> list[float]:
    ahead = look_ahead(setup, view)
    whim = _whim(view)
    known: list[float] = [UNRATED] * (setup.leave + 2)  # by effect: a card turned half round twice is not looked at twice
    out: list[float] = []
    for move in legal:
        same = _effect(setup, view, move)
        if known[same] == UNRATED:
            made = ACTIONS if move == setup.leave else view.made + 1
            fresh = FRESH if setup.insert <= move < setup.leave else 0.0
            known[same] = _action(setup, view, ahead, move, made) + fresh + WHIM * float((int(move) * 37 + whim) % WHIMS)
        out.append(known[same])
    return out


def distinct(setup: Setup, view: Kotobirynt, legal: list[MoveId]) -> list[MoveId]:
    """A straight card turned to the left is one turned to the right."""
    if view.asking != ACT:
        return legal
    seen = [False] * (setup.leave + 2)
    out: list[MoveId] = []
    for move in legal:
        same = _effect(setup, view, move)
        if not seen[same]:
            seen[same] = True
            out.append(move)
    return out


def _whim(view: Kotobirynt) -> int:
    """Another one for every table: rivals who bar each other's way would else push in at the same spot for ever."""
    whim = 0
    for tile in view.square:
        whim = (whim * 31 + int(tile)) % 1_000_003
    return whim + int(view.deck[0]) if len(view.deck) > 0 else whim


def _effect(setup: Setup, view: Kotobirynt, move: MoveId) -> MoveId:
    """The move that stands for all that do the same to the square."""
    if move < setup.insert:
        cell = move // (ALL_TURNS - 1)
        turn = (move % (ALL_TURNS - 1) + 1) % setup.deck.turns[view.square[cell] >> 2]
        return setup.leave + 1 if turn == 0 else (ALL_TURNS - 1) * cell + turn - 1
    if move == setup.leave:
        return move
    spot = (move - setup.insert) // ALL_TURNS
    turns = setup.deck.turns[top_card(setup, view, spot) >> 2]
    return setup.insert + ALL_TURNS * spot + (move - setup.insert) % ALL_TURNS % turns


def _action(setup: Setup, view: Kotobirynt, ahead: Lookahead, move: MoveId, made: i64) -> float:
    """What an action and the rest of the turn are worth; `ahead` is the table before it, and again after it."""
    ahead.act(move)
    if ahead.joined():
        rate = _collected(setup, view, ahead.copy(), made)
    else:
        rate = _rest(setup, view, ahead, made)
    ahead.undo()
    return rate


def _collected(setup: Setup, view: Kotobirynt, ahead: Lookahead, made: i64) -> float:
    """What the actions made win, and what the rest of the turn is worth."""
    gain = ahead.collect()
    if ahead.unseen == 0 and ahead.cat_gates == 0:
        return gain + 10.0  # all are home, and that is the end
    return gain + _rest(setup, view, ahead, made)


def _rest(setup: Setup, view: Kotobirynt, ahead: Lookahead, made: i64) -> float:
    """What the rest of the turn is worth once `made` actions have been made."""
    mine = setup.partners(view.turn, (view.turn + 1) % setup.players)  # does whoever has the next turn win with me?
    near = ahead.chances()
    best = ahead.best() if made < ACTIONS else 0.0
    if best > 0.0:
        return best + (HINT * near if mine else -HINT * near)
    return LATER * near if mine else -THEIRS * near


def _answer(setup: Setup, view: Kotobirynt, keeper: bool, move: MoveId) -> float:
    """Which cat is replaced first, or which keeper moves: play it out on the ring and look at what it leads to."""
    ahead = look_ahead(setup, view)
    homes = list(view.homes)
    if keeper:
        home = homes.pop()
        ahead.replace(cat_of(home), left_by(home), move - setup.keeper)
    else:
        face = move - setup.order + 1
        for at in range(len(homes)):
            if face_of(homes[at]) == face:
                homes.append(homes.pop(at))
                break
    while homes:
        home = homes.pop()
        ahead.replace(cat_of(home), left_by(home), 0 if reached_by(home) & 1 else 1)
    ahead.stand()
    return _collected(setup, view, ahead, view.made)
