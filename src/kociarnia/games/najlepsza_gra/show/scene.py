"""The zones of the table as one reader sees them.

A move changes little, and what is open looks the same to every reader: what is shown is made once for what lies there.
"""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import OVER, Piece, Say, Scene, Who, Zone
from kociarnia.games.najlepsza_gra.rules.deck import TREATS, Deck
from kociarnia.games.najlepsza_gra.rules.feast import Meals
from kociarnia.games.najlepsza_gra.rules.setup import LINES, Setup
from kociarnia.games.najlepsza_gra.rules.state import EMPTY, Najlepsza
from kociarnia.games.najlepsza_gra.show.forecast import (
    TREAT_BITS,
    Possessions,
    counts_at_feast,
    hand_in,
    lacks,
    packed,
    possessions,
    served,
    unpacked,
)
from kociarnia.games.najlepsza_gra.show.handles import DECK, DISCARDS, at_cat, at_cell, at_hand, at_stray, at_treat
from kociarnia.games.najlepsza_gra.show.labels import face_in_full, face_of, kind_of, line_of, treats_of, with_wants

Mark = tuple[int, ...]  # what a cat still lacks, or one of these
ENOUGH, FED, HUNGRY = (), (1,), (0,)
STANDING: dict[Mark, str] = {ENOUGH: "enough", FED: "fed", HUNGRY: "hungry"}


def scene(setup: Setup, view: Najlepsza) -> Scene:
    deck = setup.deck
    zones = [
        _grid(deck, tuple(view.grid)), _lines(int(view.marker)), _strays(deck, tuple(view.offers)), _pile(int(view.deck)),
        _heap(deck, tuple(view.discards)),
    ]  # fmt: skip
    for seat in range(setup.players):
        zones += area(setup, view, seat)
    return Scene(tuple(zones), tuple(_facts(setup, view)))


def _facts(setup: Setup, view: Najlepsza) -> list[Say]:
    if view.feasting():
        return [Say("fact-over" if view.asking == OVER else "fact-feast")]
    turn = min(int(view.turn) + 1, setup.turns)
    return [
        Say("fact-turn", {"turn": turn, "turns": int(setup.turns), "left": int(setup.turns) - turn, "deck": int(view.deck)}),
        Say("fact-marker", {"line": line_of(view.marker, ".loc")}) if view.marker >= 0 else Say("fact-no-marker"),
    ]


@lru_cache(maxsize=4096)
def _grid(deck: Deck, grid: tuple[int, ...]) -> Zone:
    cards = tuple(None if face == EMPTY else _card(deck, face, cell) for cell, face in enumerate(grid))
    return Zone("grid", Say("zone-grid"), "grid", pieces=cards, columns=3)


@lru_cache(maxsize=1024)
def _strays(deck: Deck, offers: tuple[int, ...]) -> Zone:
    strays = tuple(None if stray == EMPTY else _stray(deck, stray, spot) for spot, stray in enumerate(offers))
    return Zone("strays", Say("zone-strays"), pieces=strays)


@lru_cache(maxsize=256)
def _pile(left: int) -> Zone:
    return Zone("main", Say("zone-deck"), "pile", pieces=(Piece(Say("face-down"), at=DECK, copies=left),) if left else ())


@lru_cache(maxsize=4096)
def _heap(deck: Deck, discards: tuple[int, ...]) -> Zone:
    heap = tuple(_discarded(deck, face, n) for face, n in enumerate(discards) if n)
    return Zone(DISCARDS, Say("zone-discards"), "pile", pieces=heap)


@lru_cache(maxsize=4096)
def _card(deck: Deck, face: int, cell: int) -> Piece:
    return Piece(face_in_full(deck, face), deck.face_keys[face], at_cell(cell))


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
    hand = _hand(setup.deck, reader, had[3])
    return [_front(setup.meals, had, ()), hand] if counts_at_feast(setup.deck, had) else [hand]


def area(setup: Setup, view: Najlepsza, seat: int) -> tuple[Zone, ...]:
    """All that lies before a seat."""
    had = possessions(setup, view, seat)
    if not view.feasting():
        return _area(setup.meals, had, had[2], ())
    left = int(packed(view.left, 4 * seat, 4, TREAT_BITS))
    return _area(setup.meals, had, left, tuple([code for code in view.meals[seat] if code]))


@lru_cache(maxsize=8192)
def _area(meals: Meals, own: Possessions, left: int, codes: tuple[int, ...]) -> tuple[Zone, ...]:
    """All zones of a seat. `left`: of its treats, at the feast; `codes`: what it is known to have answered there."""
    seat, _, _, cards, _, _ = own
    return _front(meals, own, codes), _treats(seat, left), _hand(meals.deck, seat, cards)


def _front(meals: Meals, own: Possessions, codes: tuple[int, ...]) -> Zone:
    """The cats in front of a seat. What can be fed depends on all that it has, and on what the others can feed."""
    seat, front, _, _, coins, _ = own
    known = served(meals, codes)
    marks = []
    for cat, lack in zip(front, lacks(meals, own), strict=True):
        marks.append((FED if known[cat] else HUNGRY) if cat in known else tuple(lack or ENOUGH))
    return _cats(meals.deck, seat, front, tuple(marks), coins)


@lru_cache(maxsize=4096)
def _cats(deck: Deck, seat: int, front: tuple[int, ...], marks: tuple[Mark, ...], coins: int) -> Zone:
    pieces = tuple(_cat(deck, seat, cat, mark) for cat, mark in zip(front, marks, strict=True))
    notes = (Say("note-tokens", {"count": coins}),) if coins else ()
    return Zone(f"front.{seat}", Say("zone-front", {"who": Who(seat)}), owner=seat, pieces=pieces, notes=notes)


@lru_cache(maxsize=4096)
def _cat(deck: Deck, seat: int, cat: int, mark: Mark) -> Piece:
    say = Say(f"mark-{STANDING[mark]}") if mark in STANDING else Say("mark-lacks", {"treats": lacking(list(mark))})
    return Piece(with_wants(deck, cat), deck.cat_keys[cat], at_cat(deck, seat, cat), (say,))


def lacking(lack: list[int]) -> Say:
    """What a cat still needs; the last number is treats of any kind."""
    return Say("food-one", {"most": 1}) if lack[3] else treats_of(lack[:3])


@lru_cache(maxsize=4096)
def _treats(seat: int, left: int) -> Zone:
    pieces = tuple(
        Piece(Say(f"treat-{TREATS[treat]}"), TREATS[treat], at_treat(seat, treat), copies=n)
        for treat, n in enumerate(unpacked(left, 4, TREAT_BITS))
        if n
    )
    return Zone(f"treats.{seat}", Say("zone-treats", {"who": Who(seat)}), owner=seat, pieces=pieces)


@lru_cache(maxsize=4096)
def _hand(deck: Deck, seat: int, cards: int) -> Zone:
    pieces = tuple(
        Piece(kind_of(deck, kind), deck.kind_keys[kind] if kind else "", at_hand(seat, kind), copies=n)
        for kind, n in enumerate(hand_in(deck, cards))
        if n
    )
    return Zone(f"hand.{seat}", Say("zone-hand", {"who": Who(seat)}), owner=seat, pieces=pieces)
