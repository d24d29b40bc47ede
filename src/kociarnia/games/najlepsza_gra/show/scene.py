"""The zones of the table as one reader sees them.

A move changes little, and what is open looks the same to every reader: what is shown is made once for what lies there.
"""

from __future__ import annotations

from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import OVER, Piece, Say, Scene, Who, Zone
from kociarnia.games.najlepsza_gra.rules.deck import TREATS, Deck
from kociarnia.games.najlepsza_gra.rules.setup import LINES, Setup
from kociarnia.games.najlepsza_gra.rules.state import EMPTY, Najlepsza
from kociarnia.games.najlepsza_gra.show.forecast import (
    ENOUGH,
    FED,
    HUNGRY,
    TREAT_BITS,
    Mark,
    Possessions,
    counts_at_feast,
    hand_in,
    marks_of,
    packed,
    possessions,
    served,
    unpacked,
)
from kociarnia.games.najlepsza_gra.show.handles import DECK, DISCARDS, at_cat, at_cell, at_hand, at_stray, at_treat
from kociarnia.games.najlepsza_gra.show.labels import face_in_full, face_of, kind_of, line_of, treats_of, with_wants

NOTHING_SERVED: tuple[int, ...] = ()
STANDING: dict[Mark, str] = {ENOUGH: "enough", FED: "fed", HUNGRY: "hungry"}


def scene(setup: Setup, view: Najlepsza) -> Scene:
    deck = setup.deck
    zones = [
        _grid(deck, _all(view.grid)), _lines(int(view.marker)), _strays(deck, _all(view.offers)), _pile(int(view.deck)),
        _heap(deck, _all(view.discards)),
    ]  # fmt: skip
    for seat in range(setup.players):
        zones += area(setup, view, seat)
    return Scene(tuple(zones), tuple(_facts(setup, view)))


def _all(faces: vec[i64]) -> tuple[int, ...]:
    """The same as a tuple; compiled, tuple() would take much longer."""
    return tuple([face for face in faces])  # noqa: C416


def _facts(setup: Setup, view: Najlepsza) -> list[Say]:
    if view.feasting():
        return [Say("fact-over" if view.asking == OVER else "fact-feast")]
    turns = int(setup.turns)
    return [_turn(min(int(view.turn) + 1, turns), turns, int(view.deck)), _marker(int(view.marker))]


@lru_cache(maxsize=1024)
def _turn(turn: int, turns: int, deck: int) -> Say:
    return Say("fact-turn", {"turn": turn, "turns": turns, "left": turns - turn, "deck": deck})


@lru_cache(maxsize=16)
def _marker(line: int) -> Say:
    return Say("fact-marker", {"line": line_of(line, ".loc")}) if line >= 0 else Say("fact-no-marker")


@lru_cache(maxsize=4096)
def _grid(deck: Deck, grid: tuple[int, ...]) -> Zone:
    cards = tuple([None if face == EMPTY else _card(deck, face, cell) for cell, face in enumerate(grid)])
    return Zone("grid", Say("zone-grid"), "grid", pieces=cards, columns=3)


@lru_cache(maxsize=1024)
def _strays(deck: Deck, offers: tuple[int, ...]) -> Zone:
    strays = tuple([None if stray == EMPTY else _stray(deck, stray, spot) for spot, stray in enumerate(offers)])
    return Zone("strays", Say("zone-strays"), pieces=strays)


@lru_cache(maxsize=256)
def _pile(left: int) -> Zone:
    return Zone("main", Say("zone-deck"), "pile", pieces=(Piece(Say("face-down"), at=DECK, copies=left),) if left else ())


@lru_cache(maxsize=4096)
def _heap(deck: Deck, discards: tuple[int, ...]) -> Zone:
    heap = tuple([_discarded(deck, face, n) for face, n in enumerate(discards) if n])
    return Zone(DISCARDS, Say("zone-discards"), "pile", pieces=heap)


@lru_cache(maxsize=4096)
def _card(deck: Deck, face: int, cell: int) -> Piece:
    return Piece(face_in_full(deck, face), deck.face_keys[face], at_cell(cell))


@lru_cache(maxsize=256)
def _stray(deck: Deck, stray: int, spot: int) -> Piece:
    cat = deck.cats + stray
    return Piece(with_wants(deck, cat), deck.cat_keys[cat], at_stray(spot))


@lru_cache(maxsize=4096)
def _discarded(deck: Deck, face: int, copies: int) -> Piece:
    return Piece(face_of(deck, face), deck.face_keys[face], copies=copies)


@lru_cache(maxsize=16)
def _lines(marker: int) -> Zone:
    """The six rows and columns; the cat guards one of them."""
    lines = tuple(Piece(line_of(line), at=LINES[line], marks=(Say("mark-cat"),) if line == marker else ()) for line in range(6))
    return Zone("lines", Say("zone-lines"), pieces=lines)


def own(setup: Setup, view: Najlepsza, reader: int) -> list[Zone]:
    """What lies before the reader and may look otherwise to the audience. All else on the table looks the same to both."""
    if view.feasting():
        return [*area(setup, view, reader)]
    had = possessions(setup, view, reader)
    front, _, hand = _area(had, NOTHING_SERVED)
    return [front, hand] if counts_at_feast(had) else [hand]


def area(setup: Setup, view: Najlepsza, seat: int) -> tuple[Zone, ...]:
    """All that lies before a seat."""
    had = possessions(setup, view, seat)
    if not view.feasting():
        return _area(had, NOTHING_SERVED)
    return _area(had, tuple([code for code in view.meals[seat] if code]))


def _area(own: Possessions, codes: tuple[int, ...]) -> tuple[Zone, ...]:
    """All zones of a seat. `codes`: what it is known to have answered at the feast."""
    found = own.zones if not codes else own.zones_at_feast.get(codes) if own.zones_at_feast is not None else None
    if found is not None:
        return found
    seat, left = int(own.seat), vec[i64](unpacked(own.treats, 4, TREAT_BITS))
    for code in codes:
        own.meals.pay(left, 0, code)
    treats = _treats(seat, int(packed(left, 0, 4, TREAT_BITS)))
    zones: tuple[Zone, ...] = _front(own, codes), treats, _hand(own.meals.deck, seat, int(own.cards))
    if not codes:
        own.zones = zones
    elif own.zones_at_feast is None:
        own.zones_at_feast = {codes: zones}
    else:
        own.zones_at_feast[codes] = zones
    return zones


def _front(own: Possessions, codes: tuple[int, ...]) -> Zone:
    """The cats in front of a seat. What can be fed depends on all that it has, and on what the others can feed."""
    marks = marks_of(own)
    if codes:
        known = served(own.meals, codes)
        ways = zip(own.front, marks, strict=True)
        marks = tuple([(FED if known[cat] else HUNGRY) if cat in known else mark for cat, mark in ways])
    cats = tuple([cat for cat in own.front])  # noqa: C416  compiled, tuple() alone would take longer
    return _cats(own.meals.deck, int(own.seat), cats, marks, int(own.coins))


@lru_cache(maxsize=4096)
def _cats(deck: Deck, seat: int, front: tuple[int, ...], marks: tuple[Mark, ...], coins: int) -> Zone:
    pieces = tuple([_cat(deck, seat, cat, mark) for cat, mark in zip(front, marks, strict=True)])
    notes = (Say("note-tokens", {"count": coins}),) if coins else ()
    return Zone(f"front.{seat}", Say("zone-front", {"who": Who(seat)}), owner=seat, pieces=pieces, notes=notes)


@lru_cache(maxsize=4096)
def _cat(deck: Deck, seat: int, cat: int, mark: Mark) -> Piece:
    say = Say(f"mark-{STANDING[mark]}") if mark in STANDING else Say("mark-lacks", {"treats": lacking(mark)})
    return Piece(with_wants(deck, cat), deck.cat_keys[cat], at_cat(deck, seat, cat), (say,))


def lacking(lack: Mark) -> Say:
    """What a cat still needs; the last number is treats of any kind."""
    return Say("food-one", {"most": 1}) if lack[3] else treats_of(lack[:3])


@lru_cache(maxsize=4096)
def _treats(seat: int, left: int) -> Zone:
    pieces = [_treat(seat, treat, n) for treat, n in enumerate(unpacked(left, 4, TREAT_BITS)) if n]
    return Zone(f"treats.{seat}", Say("zone-treats", {"who": Who(seat)}), owner=seat, pieces=tuple(pieces))


@lru_cache(maxsize=1024)
def _treat(seat: int, treat: int, copies: int) -> Piece:
    return Piece(Say(f"treat-{TREATS[treat]}"), TREATS[treat], at_treat(seat, treat), copies=copies)


@lru_cache(maxsize=4096)
def _hand(deck: Deck, seat: int, cards: int) -> Zone:
    pieces = [_held(deck, seat, kind, n) for kind, n in enumerate(hand_in(deck, cards)) if n]
    return Zone(f"hand.{seat}", Say("zone-hand", {"who": Who(seat)}), owner=seat, pieces=tuple(pieces))


@lru_cache(maxsize=1024)
def _held(deck: Deck, seat: int, kind: int, copies: int) -> Piece:
    return Piece(kind_of(deck, kind), deck.kind_keys[kind] if kind else "", at_hand(seat, kind), copies=copies)
