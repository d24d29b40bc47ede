"""The dealer's odds: what an observer may expect of the cards not located.

Hands hold no cats and no treats: so of the unlocated cards those of the hand's kinds may lie in a hand, in the deck or in
the box, and all others in the deck or the box only.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def hidden_in_hands(hands: vec[i64], kinds: i64) -> i64:
    """Cards in hands that this observer has not located; a hand has `kinds` entries, the first counts them."""
    hidden: i64 = 0
    first: i64 = 0
    end: i64 = len(hands)
    while first < end:  # a range with a step that is not a literal would be an object when compiled
        hidden += hands[first]
        first += kinds
    return hidden


def held(bag: vec[i64], first_hand: i64) -> i64:
    """Unlocated cards of the kinds that go to a hand, wherever they are."""
    count: i64 = 0
    for face in range(first_hand, len(bag)):
        count += bag[face]
    return count


def deal_weights(bag: vec[i64], first_hand: i64, hidden: i64) -> list[i64]:
    """How likely each face comes next from the deck; a face that may lie in a hand is less likely."""
    if hidden == 0:
        return [copies for copies in bag[1:] if copies > 0]
    all_held = held(bag, first_hand)
    out = [copies * all_held for copies in bag[1:first_hand] if copies > 0]
    if all_held > hidden:
        out += [copies * (all_held - hidden) for copies in bag[first_hand:] if copies > 0]
    return out


def lay_weights(bag: vec[i64], first_hand: i64, hand: vec[i64]) -> list[i64]:
    """How likely each kind is the next card laid open of this hand."""
    hidden: i64 = hand[0]
    all_held: i64 = held(bag, first_hand) if hidden else 1
    out: list[i64] = []
    for kind in range(1, len(hand)):
        weight = hand[kind] * all_held + hidden * bag[first_hand - 1 + kind]
        if weight > 0:
            out.append(weight)
    return out


def draw_held(bag: vec[i64], first_hand: i64, at: i64) -> i64:
    """The face of the card number `at` among those of the hand's kinds."""
    face = first_hand
    while at >= bag[face]:
        at -= bag[face]
        face += 1
    return face
