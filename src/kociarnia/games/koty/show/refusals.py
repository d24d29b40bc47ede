"""Why a tap makes no move in Koty: a sentence and its clause, from the asked seat's own view."""

from __future__ import annotations

from collections.abc import Callable

from kociarnia.engine import Because, Face, Who, because
from kociarnia.games.koty.rules.deck import BAT, CATS, JOKER, MOTH, OWL, RAVEN
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import CARRY, DEEP, DEFEND, LANDS, NINE, PAIR, REPEAT, REPEATS, TURN, Koty
from kociarnia.games.koty.show.labels import card

# Until this is answered, nothing else can be done: why another part of the table has to wait.
FIRST = {
    TURN: ("bar-card-first", "R18"), DEFEND: ("bar-answer-first", "R46"), REPEAT: ("bar-repeat-first", "R49"),
    NINE: ("bar-nine-first", "A7"), PAIR: ("bar-pair-first", "A7"), CARRY: ("bar-carry-first", "R80"),
}  # fmt: skip
# A card that fits nowhere: what it would need.
NOWHERE = {
    RAVEN: ("bar-raven-nowhere", "R60"), JOKER: ("bar-joker-nowhere", "R65"), MOTH: ("bar-moth-nowhere", "A28"),
    BAT: ("bar-bat-nowhere", "A29"), OWL: ("bar-owl-turn", "A18"),
}  # fmt: skip


def why(setup: Setup, view: Koty, seat: int, at: tuple[str, ...]) -> Because:
    """Why the last of the handles `at` is dead; it is one of the scene of `seat`, who is asked."""
    ask = view.asking
    taken = _held(setup, at[0]) if len(at) > 1 else 0  # the card chosen before it
    kind, _, rest = at[-1].partition(".")
    if kind == "pile":
        return because("bar-draw", "R20")
    if kind == "table":
        return because("bar-in-play", "R18")
    if kind == "discards":
        if ask != TURN:
            return because("bar-exchange-late", "R62")
        return because("bar-exchange-card" if taken else "bar-exchange", "R62")
    if kind == "hand":
        if rest.isdigit():
            return because("bar-own-hand", "R18") if int(rest) == seat else because("bar-secret", "R12")
        return _hand(setup, view, ask, _held(setup, at[-1]), taken)
    owner, _, land = rest.partition(".")
    cell = int(owner) * LANDS + int(land)
    if ask == TURN and taken:
        return _play(setup, view, seat, taken, cell)
    if ask in LAYING:
        return LAYING[ask](setup, view, seat, cell)
    return because(*FIRST[ask])


def _held(setup: Setup, handle: str) -> Face:
    """The card of a handle such as "hand.joker"; 0 if it is none."""
    key = handle.removeprefix("hand.")
    return setup.deck.keys.index(key) if key in setup.deck.keys else 0


def _hand(setup: Setup, view: Koty, ask: int, held: Face, taken: Face) -> Because:
    if ask == TURN:
        if taken:
            return because("bar-one-card", "R18")
        if held in NOWHERE:
            return because(*NOWHERE[held])
        return because("bar-cat-nowhere", "R17", card=card(setup, held))
    if ask == DEFEND:
        owls = "yes" if setup.deck.bag[OWL] else "no"
        return because("bar-defend", "R47", role=card(setup, view.role), owls=owls)
    if ask == REPEAT and view.repeats < REPEATS:
        return because("bar-repeat", "R50", role=card(setup, view.role))
    if ask == REPEAT and held in (view.role, JOKER):
        return because("bar-repeats", "A38", times=REPEATS)
    return because(*FIRST[ask])


def _play(setup: Setup, view: Koty, seat: int, held: Face, cell: int) -> Because:
    """The card `held` does not go on this land."""
    own = cell // LANDS == seat
    partners = not own and cell // LANDS == setup.mates[seat]
    top = view.tops[cell]
    if held in (MOTH, BAT):
        if partners:
            return because("bar-partner-night", "A36")
        if held == MOTH:
            return because("bar-moth", "R80")
        return because("bar-bat-own", "A29") if own and top == RAVEN else because("bar-bat", "R82")
    if partners:
        return because("bar-partner", "A33", who=Who(cell // LANDS))
    if held == JOKER:
        if top == RAVEN:
            return because("bar-joker-raven", "R64")
        return because("bar-joker-nine" if view.depth[cell] else "bar-joker-empty", "R65")
    if held == RAVEN:
        if top == RAVEN:
            return because("bar-raven-raven", "R61")
        if top:
            return because("bar-raven-cat", "R59")
        return because("bar-raven-nine", "R61") if view.depth[cell] else because("bar-raven-empty", "R59")
    if top == RAVEN:
        return because("bar-cat-raven", "R61")
    if 0 < top <= CATS:
        names = {"card": card(setup, held), "same": card(setup, held, "ins"), "cat": card(setup, top)}
        return because("bar-cat-colour", "R61", friend=card(setup, setup.deck.friend[held], "ins"), **names)
    return because("bar-cat-empty", "R61")


def _nine(setup: Setup, view: Koty, seat: int, cell: int) -> Because:
    if cell // LANDS != seat:
        return because("bar-nine-own", "R22")
    return because("bar-nine-on", "R24") if view.tops[cell] else because("bar-full", "R25", nines=DEEP)


def _pair(setup: Setup, view: Koty, seat: int, cell: int) -> Because:
    if cell // LANDS != seat:
        return because("bar-pair-own", "R34" if view.target // LANDS == seat else "R43")
    return because("bar-pair-on", "R24") if view.tops[cell] else because("bar-full", "R25", nines=DEEP)


def _carry(setup: Setup, view: Koty, seat: int, cell: int) -> Because:
    owner = cell // LANDS
    if owner != seat and owner == setup.mates[seat]:
        return because("bar-partner-night", "A36")
    if cell == view.target:
        return because("bar-carry-back", "A28")
    return because("bar-carry-on" if view.tops[cell] else "bar-carry-empty", "A27")


LAYING: dict[int, Callable[[Setup, Koty, int, int], Because]] = {NINE: _nine, PAIR: _pair, CARRY: _carry}
