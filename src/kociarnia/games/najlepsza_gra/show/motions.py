"""What moved on the table, told to one reader: pieces on their way across the scene.

Everyone sees the cards of a line being taken, so they fly with their faces; where they lie in a hand is its owner's secret.
"""

from __future__ import annotations

from mypy_extensions import i64

from kociarnia.engine import UNKNOWN, Motion, MoveId
from kociarnia.games.najlepsza_gra.rules.deck import DELICACY, TREATS
from kociarnia.games.najlepsza_gra.rules.setup import LINE_COUNT, LINES, Setup
from kociarnia.games.najlepsza_gra.rules.state import DEAL, EMPTY, FEED, LAY, SHOW, TURN, Najlepsza
from kociarnia.games.najlepsza_gra.show.handles import DECK, DISCARDS, at_cat, at_cell, at_hand, at_stray, at_treat
from kociarnia.games.najlepsza_gra.show.kept import BITS, SEATS, shown_with

MARKER = "marker"  # the face of the cat marker, which is no card


def motions(setup: Setup, before: Najlepsza, move: MoveId, after: Najlepsza, reader: int) -> list[Motion]:
    """In the order in which they happen."""
    deck, seat = setup.deck, before.asked
    if before.asking == DEAL:
        return [_dealt(setup, before.detail, move - setup.deal)]
    if move == setup.done:
        return []
    if before.asking == SHOW:
        unknown = before.meals[seat][before.shown[seat]] == UNKNOWN
        return _fed(setup, seat, move - setup.show) if unknown else []
    known = seat == reader or setup.open_hands  # does the reader see the cards of this hand?
    if before.asking == LAY:
        kind = move - setup.lay
        return [] if known else [Motion(f"hand.{seat}", at_hand(seat, kind), deck.kind_keys[kind])]
    if before.asking == FEED:
        return _fed(setup, seat, move - setup.eat)
    if before.asking == TURN and move < setup.spray:
        return _taken(setup, before, (move - setup.take) % LINE_COUNT, known) + _marker(setup, before, after)
    verb = setup.moves[move].verb
    if verb == "spray":
        return [_played(setup, seat, deck.bottle, known), *_marker(setup, before, after)]
    if verb == "cash":
        return [_played(setup, seat, deck.lost_cat, known)] * 2
    if verb == "adopt":
        stray = move - setup.adopt
        cat = setup.cats + stray
        comes = Motion(at_stray(list(before.offers).index(stray)), at_cat(deck, seat, cat), deck.cat_keys[cat])
        return [*[_played(setup, seat, deck.lost_cat, known)] * 2, comes]
    return []


def _hand(seat: int, kind: int, known: bool) -> str:
    """A card of a hand that the reader sees, or the hand as a whole."""
    return at_hand(seat, kind) if known else f"hand.{seat}"


def _dealt(setup: Setup, cell: i64, face: i64) -> Motion:
    kept, key = shown_with(setup).motions, face << BITS | cell
    motion = kept.get(key)
    if motion is None:
        motion = kept[key] = Motion(DECK, at_cell(cell), setup.deck.face_keys[face])
    return motion


def _taken(setup: Setup, before: Najlepsza, line: i64, known: bool) -> list[Motion]:
    kept, seat, out = shown_with(setup).motions, before.asked, []
    for at in range(3 * line, 3 * line + 3):
        cell = setup.cells[at]
        face = before.grid[cell]
        if face == EMPTY:
            continue
        key = ((2 if known else 1) * SEATS + seat << BITS | face) << BITS | cell
        motion = kept.get(key)
        if motion is None:
            motion = kept[key] = Motion(at_cell(cell), _target(setup, seat, face, known), setup.deck.face_keys[face])
        out.append(motion)
    return out


def _target(setup: Setup, seat: int, face: int, known: bool) -> str:
    """Where a card goes that is taken."""
    deck = setup.deck
    if face <= deck.cats:
        return at_cat(deck, seat, face)
    if face < deck.first_hand:
        gives = deck.gives[face]
        return at_treat(seat, gives.index(max(gives)))
    return _hand(seat, face - setup.hand_face, known)


def _marker(setup: Setup, before: Najlepsza, after: Najlepsza) -> list[Motion]:
    if before.marker < 0 or after.marker == before.marker:
        return []
    kept, key = shown_with(setup).motions, (3 * SEATS << BITS | before.marker) << BITS | after.marker
    motion = kept.get(key)
    if motion is None:
        motion = kept[key] = Motion(LINES[before.marker], LINES[after.marker], MARKER)
    return [motion]


def _played(setup: Setup, seat: int, kind: int, known: bool) -> Motion:
    return Motion(_hand(seat, kind, known), DISCARDS, setup.deck.kind_keys[kind])


def _fed(setup: Setup, seat: int, code: int) -> list[Motion]:
    """Treats go to the cat; those that it turns into delicacies stay with the others. Of a secret answer, nothing."""
    if code == UNKNOWN:
        return []
    pays = setup.meals.pays[4 * code : 4 * code + 4]
    turned = pays[DELICACY] < 0
    target = at_treat(seat, DELICACY) if turned else at_cat(setup.deck, seat, setup.meals.cat[code])
    return [Motion(at_treat(seat, treat), target, TREATS[treat]) for treat, n in enumerate(pays) for _ in range(n)]
