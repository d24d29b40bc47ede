"""The table of Koty as zones and pieces, for one reader."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mypy_extensions import i64

from kociarnia.engine import OVER, UNKNOWN, Face, Piece, Say, Scene, Who, Zone
from kociarnia.engine.say import Arg
from kociarnia.games.koty.rules.deck import FACES, JOKER
from kociarnia.games.koty.rules.score import land as cats
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import DEEP, LANDS, MEET, REPEAT, Koty
from kociarnia.games.koty.show import handles
from kociarnia.games.koty.show.handles import waiting_nine
from kociarnia.games.koty.show.kept import Shown, shown_with
from kociarnia.games.koty.show.labels import acting, card, count, owner_and_land
from kociarnia.games.koty.show.packing import (
    FACE_BITS,
    LAND_BITS,
    cards_of,
    depth_in,
    dream_of,
    full_in,
    nines_of,
    number,
    top_in,
)

CLOSING, EXHAUSTED = Say("fact-closing"), Say("fact-exhausted")


# A move changes little, and what is open looks the same to every reader: zones are made once for what lies in them.
@lru_cache(maxsize=4096)
def _pile_zone(count: int) -> Zone:
    pieces = (Piece(Say("hidden"), copies=count),) if count else ()
    return Zone("pile", Say("zone-pile", {"count": count}), "pile", pieces=pieces)


@lru_cache(maxsize=4096)
def _discards_zone(setup: Setup, count: int, top: Face) -> Zone:
    piece = Piece(card(setup, top), setup.deck.keys[top]) if top else Piece(Say("hidden"))
    return Zone("discards", Say("zone-discards", {"count": count}), "pile", pieces=(piece,) if count else ())


@lru_cache(maxsize=8192)
def _land_zone(setup: Setup, seat: int, land: int, nines: tuple[Face, ...], top: Face, danger: Danger | None) -> Zone:
    key = f"land.{seat}.{land}"
    pieces = []
    for face in nines:
        marks = (Say("mark-seen", {"card": card(setup, face)}),) if face else ()
        pieces.append(Piece(Say("nine"), at=key, marks=marks))
    if top:
        marks = () if danger is None else (_mark(setup, danger, top),)
        pieces.append(Piece(card(setup, top), setup.deck.keys[top], key, marks))
    label = Say("zone-land", {"who": Who(seat), "land": land + 1})
    counted: dict[str, Arg] = {"text": count(setup, top, len(nines)), "cats": int(cats(setup.deck, top, len(nines)))}
    notes = (Say("count", counted),) if pieces else ()
    return Zone(key, label, "stack", seat, tuple(pieces), notes=notes)


def _hand_zone(setup: Setup, seat: int, own: bool, cards: i64, shown: i64, full: int) -> Zone:
    """How many there are of each face, and how many of those were shown to all, packed; face 0 for those not known.
    Beside it stands how many lands of the dream are `full`: with enough of them the game ends."""
    pieces = []
    for face in range(1, FACES):
        key = setup.deck.keys[face]
        for one in range(number(cards, face)):
            marks = (Say("mark-known"),) if one < number(shown, face) else ()
            pieces.append(Piece(card(setup, face), key, f"hand.{key}" if own else "", marks))
    if number(cards, UNKNOWN):
        pieces.append(Piece(Say("hidden"), copies=number(cards, UNKNOWN)))
    partner = int(setup.mates[seat])
    team = (Say("note-team", {"who": Who(partner), "side": min(seat, partner)}),) if setup.teams else ()
    notes = (*team, note_full(full))
    return Zone(f"hand.{seat}", Say("zone-hand", {"who": Who(seat)}), "row", seat, tuple(pieces), notes=notes)


def scene(setup: Setup, view: Koty, reader: int) -> Scene:
    zones = [
        _pile_zone(int(view.pile)),
        _discards_zone(setup, len(view.discards), _top_discard(view)),
    ]
    if view.played or waiting_nine(view):
        zones.append(_table(setup, view))
    danger, kept = _danger(view), shown_with(setup)
    for seat in range(setup.players):
        attacked = danger if danger is not None and danger.cell // LANDS == seat else None
        zones += _dream(setup, view, seat, attacked, kept)
        zones.append(_hand(setup, view, seat, seat == reader, kept))
    return Scene(tuple(zones), tuple(facts(setup, view)))


def facts(setup: Setup, view: Koty) -> list[Say]:
    turn = int(view.turns) + (view.asking != OVER)
    facts = [_fact_turn(max(turn, 1), int(view.turn))]
    full = [full_in(dream_of(view, seat)) for seat in range(setup.players)]
    if max(full) and view.asking != OVER:
        facts.append(_fact_near(full.index(max(full)), max(full)))
    if view.closing:
        facts.append(CLOSING)
    if view.exhausted:
        facts.append(EXHAUSTED)
    return facts


@lru_cache(maxsize=4096)
def _fact_turn(turn: int, seat: int) -> Say:
    return Say("fact-turn", {"turn": turn, "who": Who(seat)})


@lru_cache(maxsize=64)
def _fact_near(seat: int, full: int) -> Say:
    return Say("fact-near", {"who": Who(seat), "lands": full, "needed": LANDS - 1})


def _table(setup: Setup, view: Koty) -> Zone:
    """The card in play and what lies beside it."""
    played = int(view.played)
    target = int(view.target) if 0 < played <= JOKER else -1
    return _table_zone(setup, played, int(view.role), int(view.answer), int(waiting_nine(view)), target)


@lru_cache(maxsize=4096)
def _table_zone(setup: Setup, played: Face, role: Face, answer: Face, nine: Face, target: int) -> Zone:
    pieces = []
    if played:
        pieces.append(Piece(acting(setup, played, role), setup.deck.keys[played]))
    if answer:
        pieces.append(Piece(card(setup, answer), setup.deck.keys[answer]))
    if nine:
        pieces.append(Piece(card(setup, nine), setup.deck.keys[nine], marks=(Say("mark-nine"),)))
    notes: tuple[Say, ...] = ()
    if target >= 0:  # it lies where it was played, on the other card
        owner, land = owner_and_land(target)
        notes = (Say("note-met", {"owner": Who(owner), "land": land, "at": handles.at_land(target)}),)
    return Zone("table", Say("zone-table"), pieces=tuple(pieces), notes=notes)


class Danger(NamedTuple):
    """The cat that is attacked, or (without a card) that was defended and may be attacked again."""

    cell: int
    turn: int
    played: int = UNKNOWN
    role: int = UNKNOWN


def _dream(setup: Setup, view: Koty, seat: i64, danger: Danger | None, kept: Shown) -> tuple[Zone, ...]:
    dream, nines = dream_of(view, seat), nines_of(view, seat)
    attacked: i64 = 0
    if danger is not None:
        attacked = 1 + (((danger.cell << 3 | danger.turn) << FACE_BITS | danger.played) << FACE_BITS | danger.role)
    second = (attacked << 3 | seat) << LANDS * LAND_BITS | dream
    found = kept.dreams.get(nines, second)
    return kept.dreams.keep(nines, second, _lands(setup, int(seat), dream, nines, danger)) if found is None else found


def _lands(setup: Setup, seat: int, dream: i64, nines: i64, danger: Danger | None) -> tuple[Zone, ...]:
    zones = []
    for land in range(LANDS):
        top = int(top_in(dream, land))
        lying = tuple([number(nines, land * DEEP + height) for height in range(depth_in(dream, land))])
        if danger is not None and danger.cell % LANDS == land:
            zones.append(_land_zone(setup, seat, int(land), lying, top, danger))
        else:
            zones.append(_land_zone(setup, seat, int(land), lying, top, None))
    return tuple(zones)


def _danger(view: Koty) -> Danger | None:
    cell, turn = int(view.target), int(view.turn)
    if cell < 0 or cell // LANDS == turn:
        return None
    if view.awaits(MEET):
        return Danger(cell, turn, int(view.played), int(view.role))
    return Danger(cell, turn) if view.asking == REPEAT else None


def _mark(setup: Setup, danger: Danger, top: Face) -> Say:
    if not danger.role:
        return Say("mark-defended", {"who": Who(danger.turn)})
    how = "fight" if top == danger.role else "friends"
    return Say("mark-attacked", {"card": acting(setup, danger.played, danger.role), "who": Who(danger.turn), "how": how})


def own_hand(setup: Setup, view: Koty, seat: int) -> Zone:
    return _hand(setup, view, seat, True, shown_with(setup))


def _hand(setup: Setup, view: Koty, seat: i64, own: bool, kept: Shown) -> Zone:
    cards, shown, full = cards_of(view.hands, seat), cards_of(view.shown, seat), full_in(dream_of(view, seat))
    hands = kept.own_hands if own else kept.hands
    first, second = seat << FACES * FACE_BITS | cards, shown << 3 | full
    found = hands.get(first, second)
    return hands.keep(first, second, _hand_zone(setup, int(seat), own, cards, shown, full)) if found is None else found


def note_full(full: int) -> Say:
    return Say("note-full", {"lands": full, "needed": LANDS - 1})


def _top_discard(view: Koty) -> Face:
    """A20: only the top card may be looked at, unless it was thrown away face down."""
    return UNKNOWN if len(view.discards) == 0 or view.veils[-1] else view.discards[-1]
