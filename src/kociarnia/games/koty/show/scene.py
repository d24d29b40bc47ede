"""The table of Koty as zones and pieces, for one reader."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kociarnia.engine import OVER, UNKNOWN, Face, Piece, Say, Scene, Who, Zone
from kociarnia.engine.say import Arg
from kociarnia.games.koty.rules.deck import FACES, JOKER
from kociarnia.games.koty.rules.score import land as cats
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import DEEP, LANDS, MEET, REPEAT, Koty
from kociarnia.games.koty.show import handles
from kociarnia.games.koty.show.handles import waiting_nine
from kociarnia.games.koty.show.labels import acting, card, count, owner_and_land
from kociarnia.games.koty.show.packing import cards_of, depth_in, dream_of, full_in, nines_of, number, top_in


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
def _quiet_land(setup: Setup, seat: int, land: int, nines: tuple[Face, ...], top: Face) -> Zone:
    """A land that nobody attacks."""
    return _land_zone(setup, seat, land, nines, top, ())


def _land_zone(setup: Setup, seat: int, land: int, nines: tuple[Face, ...], top: Face, danger: tuple[Say, ...]) -> Zone:
    key = f"land.{seat}.{land}"
    pieces = []
    for face in nines:
        marks = (Say("mark-seen", {"card": card(setup, face)}),) if face else ()
        pieces.append(Piece(Say("nine"), at=key, marks=marks))
    if top:
        pieces.append(Piece(card(setup, top), setup.deck.keys[top], key, danger))
    label = Say("zone-land", {"who": Who(seat), "land": land + 1})
    counted: dict[str, Arg] = {"text": count(setup, top, len(nines)), "cats": int(cats(setup.deck, top, len(nines)))}
    notes = (Say("count", counted),) if pieces else ()
    return Zone(key, label, "stack", seat, tuple(pieces), notes=notes)


@lru_cache(maxsize=8192)
def _hand_zone(setup: Setup, seat: int, own: bool, cards: int, shown: int, full: int) -> Zone:
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
    danger = _danger(view)
    for seat in range(setup.players):
        attacked = danger if danger is not None and danger.cell // LANDS == seat else None
        zones += _dream(setup, seat, dream_of(view, seat), nines_of(view, seat), attacked)
        zones.append(hand(setup, view, seat, reader))
    return Scene(tuple(zones), tuple(facts(setup, view)))


def facts(setup: Setup, view: Koty) -> list[Say]:
    turn = int(view.turns) + (view.asking != OVER)
    facts = [Say("fact-turn", {"turn": max(turn, 1), "who": Who(int(view.turn))})]
    full = [full_in(dream_of(view, seat)) for seat in range(setup.players)]
    if max(full) and view.asking != OVER:
        facts.append(Say("fact-near", {"who": Who(full.index(max(full))), "lands": max(full), "needed": LANDS - 1}))
    if view.closing:
        facts.append(Say("fact-closing"))
    if view.exhausted:
        facts.append(Say("fact-exhausted"))
    return facts


def _table(setup: Setup, view: Koty) -> Zone:
    """The card in play and what lies beside it."""
    pieces = []
    if view.played:
        pieces.append(Piece(acting(setup, view.played, view.role), setup.deck.keys[view.played]))
    if view.answer:
        pieces.append(Piece(card(setup, view.answer), setup.deck.keys[view.answer]))
    nine = waiting_nine(view)
    if nine:
        pieces.append(Piece(card(setup, nine), setup.deck.keys[nine], marks=(Say("mark-nine"),)))
    notes: tuple[Say, ...] = ()
    if 0 < view.played <= JOKER:  # it lies where it was played, on the other card
        owner, land = owner_and_land(view.target)
        notes = (Say("note-met", {"owner": Who(owner), "land": land, "at": handles.at_land(int(view.target))}),)
    return Zone("table", Say("zone-table"), pieces=tuple(pieces), notes=notes)


class Danger(NamedTuple):
    """The cat that is attacked, or (without a card) that was defended and may be attacked again."""

    cell: int
    turn: int
    played: int = UNKNOWN
    role: int = UNKNOWN


@lru_cache(maxsize=8192)
def _dream(setup: Setup, seat: int, dream: int, nines: int, danger: Danger | None) -> tuple[Zone, ...]:
    zones = []
    for land in range(LANDS):
        top = int(top_in(dream, land))
        lying = tuple([number(nines, land * DEEP + height) for height in range(depth_in(dream, land))])
        if danger is not None and danger.cell % LANDS == land:
            zones.append(_land_zone(setup, seat, int(land), lying, top, (_mark(setup, danger, top),)))
        else:
            zones.append(_quiet_land(setup, seat, int(land), lying, top))
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


def hand(setup: Setup, view: Koty, seat: int, reader: int) -> Zone:
    cards, shown = cards_of(view.hands, seat), cards_of(view.shown, seat)
    return _hand_zone(setup, seat, seat == reader, cards, shown, full_in(dream_of(view, seat)))


def note_full(full: int) -> Say:
    return Say("note-full", {"lands": full, "needed": LANDS - 1})


def _top_discard(view: Koty) -> Face:
    """A20: only the top card may be looked at, unless it was thrown away face down."""
    return UNKNOWN if len(view.discards) == 0 or view.veils[-1] else view.discards[-1]
