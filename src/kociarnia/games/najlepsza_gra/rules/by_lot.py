"""A move by lot, without the lists of legal() where it is asked most."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import UNKNOWN, Dice, MoveId
from kociarnia.engine.plain_lists import draw_from
from kociarnia.games.najlepsza_gra.rules.dealer import deal_weights, hidden_in_hands, lay_weights
from kociarnia.games.najlepsza_gra.rules.hand import cards_in_hand
from kociarnia.games.najlepsza_gra.rules.legal import answers, legal, plays
from kociarnia.games.najlepsza_gra.rules.setup import LINE_COUNT, Setup
from kociarnia.games.najlepsza_gra.rules.state import AFTER, DEAL, FEED, LATE, LAY, SHOW, STRAY, TURN, Najlepsza

DECK_FAMILY: Final[i64] = 0
STRAY_FAMILY: Final[i64] = 1


def weights(setup: Setup, state: Najlepsza) -> list[i64]:
    if state.asking == DEAL:
        return deal_weights(state.bag, setup.first_hand, hidden_in_hands(state.hands, setup.kinds))
    if state.asking == LAY:
        hand = state.asked * setup.kinds
        return lay_weights(state.bag, setup.first_hand, state.hands[hand : hand + setup.kinds])
    return [1] * len(legal(setup, state))


def roll(setup: Setup, state: Najlepsza, dice: Dice) -> MoveId:
    ask = state.asking
    seat = state.asked
    if ask == DEAL and hidden_in_hands(state.hands, setup.kinds) == 0:
        return setup.deal + dice.card(setup.deck_size - state.deck, state.bag, DECK_FAMILY)
    if ask == TURN or ask == AFTER or ask == LATE:
        return _play(setup, state, dice)
    if ask == FEED:
        codes = answers(setup, state)
        return setup.eat + codes[dice.below(len(codes))]
    if ask == SHOW:
        code: i64 = state.meals[seat][state.shown[seat]]
        if code != UNKNOWN:
            return setup.show + code
    if ask == STRAY:
        return setup.stray + dice.card(state.detail, state.stray_bag, STRAY_FAMILY)
    if ask == LAY and state.hands[seat * setup.kinds] == 0:
        return setup.lay + _card(setup, state, dice)
    moves = legal(setup, state)
    if ask == LAY or ask == DEAL:
        odds = weights(setup, state)
        return moves[draw_from(dice, [sum(odds), *odds]) - 1]
    return moves[dice.below(len(moves))]


def _play(setup: Setup, state: Najlepsza, dice: Dice) -> MoveId:
    """One of plays(), counted instead of listed."""
    hand = state.asked * setup.kinds
    lines: i64 = LINE_COUNT - 1
    takes: i64 = lines if state.asking == TURN else 0
    sprays: i64 = lines if state.hands[hand + setup.bottle] > 0 else 0
    if state.hands[hand + setup.lost_cat] > 1:
        moves = plays(setup, state)
        return moves[dice.below(len(moves))]
    at = dice.below(takes + sprays + (0 if takes else 1))
    first = setup.take
    if at >= takes:
        at -= takes
        first = setup.spray
        if at >= sprays:
            return setup.done
    return first + at + (1 if at >= state.marker else 0)


def _card(setup: Setup, state: Najlepsza, dice: Dice) -> i64:
    """A card of a hand that is known, each alike."""
    hand = state.asked * setup.kinds
    at = dice.below(cards_in_hand(setup, state, state.asked))
    kind: i64 = 1
    while at >= state.hands[hand + kind]:
        at -= state.hands[hand + kind]
        kind += 1
    return kind
