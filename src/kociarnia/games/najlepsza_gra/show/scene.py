"""The zones of the table as one reader sees them.

A move changes little, and what is open looks the same to every reader: what is shown is made once for what lies there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine import OVER, UNKNOWN, Piece, Say, Scene, Who, Zone
from kociarnia.games.najlepsza_gra.rules.deck import TREATS, Deck
from kociarnia.games.najlepsza_gra.rules.setup import LINES, Setup
from kociarnia.games.najlepsza_gra.rules.state import EMPTY, Najlepsza
from kociarnia.games.najlepsza_gra.show.forecast import (
    CARD_BITS,
    ENOUGH,
    FED,
    HUNGRY,
    LACK_BITS,
    TREAT_BITS,
    Possessions,
    counts_at_feast,
    forecast,
    marks_of,
    number,
    packed,
    possessions,
    served,
    spread_of,
    unpacked,
)
from kociarnia.games.najlepsza_gra.show.handles import DECK, DISCARDS, at_cat, at_cell, at_hand, at_stray, at_treat
from kociarnia.games.najlepsza_gra.show.kept import BITS, SEATS, WHAT, Shown, shown_with
from kociarnia.games.najlepsza_gra.show.labels import face_in_full, face_of, kind_of, line_of, treats_of, with_wants

STANDING: Final = {ENOUGH: "mark-enough", FED: "mark-fed", HUNGRY: "mark-hungry"}

FEAST_FACTS: Final = (Say("fact-feast"),)
OVER_FACTS: Final = (Say("fact-over"),)
# What is kept, by the last bits of its key.
GRID: Final[i64] = 0
LINE: Final[i64] = 1
STRAYS: Final[i64] = 2
PILE: Final[i64] = 3
HEAP: Final[i64] = 4
TREAT: Final[i64] = 5
CAT: Final[i64] = 6
CARD: Final[i64] = 7
TURN_FACT: Final[i64] = 0
MARKER_FACT: Final[i64] = 1


def scene(setup: Setup, view: Najlepsza) -> Scene:
    shown = shown_with(setup)
    zones = [
        _grid(shown, view.grid), _lines(shown, view.marker), _strays(shown, view.offers), _pile(shown, view.deck),
        _heap(shown, view.discards),
    ]  # fmt: skip
    zones += _areas(setup, view)
    return Scene(tuple(zones), _facts(shown, view))


def _facts(shown: Shown, view: Najlepsza) -> tuple[Say, ...]:
    if view.feasting():
        return OVER_FACTS if view.asking == OVER else FEAST_FACTS
    turns = shown.setup.turns
    key = (min(view.turn + 1, turns) << 2 * BITS | view.deck) << WHAT | TURN_FACT
    turn = shown.says.get(key)
    if turn is None:
        turn = shown.says.keep(key, _turn(min(int(view.turn) + 1, int(turns)), int(turns), int(view.deck)))
    key = view.marker + 1 << WHAT | MARKER_FACT
    marker = shown.says.get(key)
    if marker is None:
        marker = shown.says.keep(key, _marker(int(view.marker)))
    return turn, marker


def _turn(turn: int, turns: int, deck: int) -> Say:
    return Say("fact-turn", {"turn": turn, "turns": turns, "left": turns - turn, "deck": deck})


def _marker(line: int) -> Say:
    return Say("fact-marker", {"line": line_of(line, ".loc")}) if line >= 0 else Say("fact-no-marker")


def _grid(shown: Shown, grid: vec[i64]) -> Zone:
    key = packed(grid, 0, len(grid), BITS) << WHAT | GRID
    zone = shown.zones.get(key)
    if zone is None:
        cards: list[Piece | None] = [_card(shown, grid[cell], cell) for cell in range(len(grid))]
        zone = shown.zones.keep(key, Zone("grid", Say("zone-grid"), "grid", -1, tuple(cards), 3))
    return zone


def _strays(shown: Shown, offers: vec[i64]) -> Zone:
    key = packed(offers, 0, len(offers), BITS) << WHAT | STRAYS
    zone = shown.zones.get(key)
    if zone is None:
        deck = shown.setup.deck
        strays = [None if stray == EMPTY else _stray(deck, int(stray), spot) for spot, stray in enumerate(offers)]
        zone = shown.zones.keep(key, Zone("strays", Say("zone-strays"), "row", -1, tuple(strays)))
    return zone


def _pile(shown: Shown, left: i64) -> Zone:
    key = left << WHAT | PILE
    zone = shown.zones.get(key)
    if zone is None:
        pieces = (Piece(Say("face-down"), "", DECK, (), 0, left),) if left else ()
        zone = shown.zones.keep(key, Zone("main", Say("zone-deck"), "pile", -1, pieces))
    return zone


def _heap(shown: Shown, discards: vec[i64]) -> Zone:
    """Treats, and what may be played of a hand."""
    setup = shown.setup
    key = packed(discards, setup.cats + 1, setup.first_hand - setup.cats - 1, BITS)
    key = key << BITS | discards[setup.hand_face + setup.bottle]
    key = (key << BITS | discards[setup.hand_face + setup.lost_cat]) << WHAT | HEAP
    zone = shown.zones.get(key)
    if zone is None:
        heap = [_discarded(shown, face, discards[face]) for face in range(len(discards)) if discards[face] > 0]
        zone = shown.zones.keep(key, Zone(DISCARDS, Say("zone-discards"), "pile", -1, tuple(heap)))
    return zone


def _card(shown: Shown, face: i64, cell: i64) -> Piece | None:
    if face == EMPTY:
        return None
    key = (face << BITS | cell) << WHAT | GRID
    piece = shown.pieces.get(key)
    if piece is None:
        deck = shown.setup.deck
        piece = shown.pieces[key] = Piece(face_in_full(deck, face), deck.face_keys[face], at_cell(cell))
    return piece


def _stray(deck: Deck, stray: int, spot: int) -> Piece:
    cat = deck.cats + stray
    return Piece(with_wants(deck, cat), deck.cat_keys[cat], at_stray(spot))


def _discarded(shown: Shown, face: i64, copies: i64) -> Piece:
    key = (face << BITS | copies) << WHAT | HEAP
    piece = shown.pieces.get(key)
    if piece is None:
        deck = shown.setup.deck
        piece = shown.pieces[key] = Piece(face_of(deck, face), deck.face_keys[face], "", (), 0, copies)
    return piece


def _lines(shown: Shown, marker: i64) -> Zone:
    """The six rows and columns; the cat guards one of them."""
    key = marker + 1 << WHAT | LINE
    zone = shown.zones.get(key)
    if zone is None:
        lines = [Piece(line_of(line), "", LINES[line], (Say("mark-cat"),) if line == marker else ()) for line in range(6)]
        zone = shown.zones.keep(key, Zone("lines", Say("zone-lines"), "row", -1, tuple(lines)))
    return zone


def own(setup: Setup, view: Najlepsza, reader: int) -> list[Zone]:
    """What lies before the reader and may look otherwise to the audience. All else on the table looks the same to both."""
    if view.feasting():
        return [*_area(setup, view, possessions(setup, view, reader))]
    had = possessions(setup, view, reader)
    hand = had.hand
    if hand is None:
        hand = had.hand = _hand(shown_with(setup), had.seat, had.cards)
    return [_front(setup, had), hand] if counts_at_feast(had) else [hand]


def _areas(setup: Setup, view: Najlepsza) -> tuple[Zone, ...]:
    """All that lies before all seats."""
    spread, lasts = spread_of(setup, view), True
    if view.feasting():
        for given in view.meals:
            for code in given:
                lasts = lasts and code == UNKNOWN
    zones = spread.zones if lasts else None
    if zones is None:
        every: list[Zone] = []
        for had in spread.had:
            every += _area(setup, view, had)
        zones = tuple(every)
        if lasts:
            spread.zones = zones
    return zones


def _area(setup: Setup, view: Najlepsza, had: Possessions) -> tuple[Zone, ...]:
    """All that lies before a seat."""
    seat = had.seat
    hidden = view.hands[seat * setup.kinds]
    if view.feasting():
        codes = [code for code in view.meals[seat] if code]
        if codes:
            return _at_feast(setup, had, hidden, codes)
    zones = had.zones
    if zones is None or had.hidden != hidden:
        shown = shown_with(setup)
        zones = _front(setup, had), _treats(shown, seat, had.treats), _hand(shown, seat, had.cards + hidden)
        had.zones, had.hidden = zones, hidden
    return zones


def _at_feast(setup: Setup, had: Possessions, hidden: i64, codes: list[i64]) -> tuple[Zone, ...]:
    """`codes`: what the seat is known to have answered."""
    known = had.zones_at_feast
    if known is None:
        known = had.zones_at_feast = {}
    key = int(hidden), *codes
    zones = known.get(key)
    if zones is None:
        shown, left = shown_with(setup), vec[i64](unpacked(had.treats, 4, TREAT_BITS))
        for code in codes:
            had.meals.pay(left, 0, code)
        treats = _treats(shown, had.seat, packed(left, 0, 4, TREAT_BITS))
        zones = known[key] = _served(setup, had, codes), treats, _hand(shown, had.seat, had.cards + hidden)
    return zones


def _front(setup: Setup, own: Possessions) -> Zone:
    """The cats in front of a seat. What can be fed depends on all that it has, and on what the others can feed."""
    best, key = forecast(own), own.coins * SEATS + own.seat
    zone = best.fronts.get(key)
    if zone is None:
        zone = best.fronts[key] = _cats(setup, own, marks_of(own))
    return zone


def _served(setup: Setup, own: Possessions, codes: list[i64]) -> Zone:
    """The same at the feast."""
    marks, known = marks_of(own)[:], served(own.meals, codes)
    for spot, cat in enumerate(own.front):
        fed = known.get(cat)
        if fed is not None:
            marks[spot] = FED if fed else HUNGRY
    return _cats(setup, own, marks)


def _cats(setup: Setup, own: Possessions, marks: vec[i64]) -> Zone:
    seat, shown = int(own.seat), shown_with(setup)
    key = seat, int(own.coins), *own.front, *marks
    zone = shown.zones.get(key)
    if zone is None:
        pieces: list[Piece | None] = [_cat(shown, seat, cat, marks[spot]) for spot, cat in enumerate(own.front)]
        notes = (Say("note-tokens", {"count": int(own.coins)}),) if own.coins else ()
        zone = Zone(f"front.{seat}", Say("zone-front", {"who": Who(seat)}), "row", seat, tuple(pieces), 0, notes)
        shown.zones.keep(key, zone)
    return zone


def _cat(shown: Shown, seat: i64, cat: i64, mark: i64) -> Piece:
    key = ((mark << BITS | cat) * SEATS + seat) << WHAT | CAT
    piece = shown.pieces.get(key)
    if piece is None:
        deck, standing = shown.setup.deck, STANDING.get(mark)
        say = Say("mark-lacks", {"treats": lacking(mark)}) if standing is None else Say(standing)
        piece = shown.pieces[key] = Piece(with_wants(deck, cat), deck.cat_keys[cat], at_cat(deck, seat, cat), (say,))
    return piece


def lacking(mark: int) -> Say:
    """What a cat still needs; the last number is treats of any kind."""
    lack = unpacked(mark, 4, LACK_BITS)
    return Say("food-one", {"most": 1}) if lack[3] else treats_of(lack[:3])


def _treats(shown: Shown, seat: i64, left: i64) -> Zone:
    key = (left * SEATS + seat) << WHAT | TREAT
    zone = shown.zones.get(key)
    if zone is None:
        who = int(seat)
        pieces = [_treat(shown, who, treat, n) for treat, n in enumerate(unpacked(left, 4, TREAT_BITS)) if n]
        zone = Zone(f"treats.{who}", Say("zone-treats", {"who": Who(who)}), "row", who, tuple(pieces))
        shown.zones.keep(key, zone)
    return zone


def _treat(shown: Shown, seat: i64, treat: i64, copies: i64) -> Piece:
    key = ((copies << BITS | treat) * SEATS + seat) << WHAT | TREAT
    piece = shown.pieces.get(key)
    if piece is None:
        kind = TREATS[treat]
        piece = shown.pieces[key] = Piece(Say(f"treat-{kind}"), kind, at_treat(seat, treat), (), 0, copies)
    return piece


def _hand(shown: Shown, seat: i64, cards: i64) -> Zone:
    key = cards * SEATS + seat  # there is no room for more
    zone = shown.hands.get(key)
    if zone is None:
        who, kinds = int(seat), range(shown.setup.kinds)
        pieces = [_held(shown, who, kind, number(cards, kind, CARD_BITS)) for kind in kinds if number(cards, kind, CARD_BITS)]
        zone = Zone(f"hand.{who}", Say("zone-hand", {"who": Who(who)}), "row", who, tuple(pieces))
        shown.hands.keep(key, zone)
    return zone


def _held(shown: Shown, seat: i64, kind: i64, copies: i64) -> Piece:
    key = ((copies << BITS | kind) * SEATS + seat) << WHAT | CARD
    piece = shown.pieces.get(key)
    if piece is None:
        deck = shown.setup.deck
        face = deck.kind_keys[kind] if kind else ""
        piece = shown.pieces[key] = Piece(kind_of(deck, kind), face, at_hand(seat, kind), (), 0, copies)
    return piece
