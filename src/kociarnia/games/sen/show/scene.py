"""The table of Sen as its reader may see it.

Sen is a memory game: a redacted state remembers perfectly, a person must not be reminded (A37, A38). So a scene shows what
lies open now; a peek is told once, by a fleeting line, and a second look at the table does not show it again. The option
memory_aid (`aid`) changes that, and nothing else.
"""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import OVER, Face, Piece, Say, Scene, Who, Zone
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.sen.rules.score import ravens_and_nines
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import GLANCE, NAME, PAIR, PROVE, WITH, Sen
from kociarnia.games.sen.show import handles, sight
from kociarnia.games.sen.show.accounts import round_counted
from kociarnia.games.sen.show.labels import art, face_of

# What a card is pointed at for, by the question that is open meanwhile.
MARKS = {GLANCE: "mark-look", WITH: "mark-swap", PAIR: "mark-pair", NAME: "mark-pair", PROVE: "mark-pair"}


def scene(setup: Setup, view: Sen, reader: int, aid: bool) -> Scene:
    zones = [_closed_zone(int(view.closed)), _open_pile(setup, view, reader, aid)]
    if setup.claims:
        zones.append(Zone("claim", Say("zone-claim"), pieces=(Piece(Say("claim-sign"), at="claim"),)))
    if held := sight.held(view):
        zones.append(_hand_zone(setup, int(view.turn), tuple(card & FACE for card in view.hand[:held])))
    pointed = sight.pointed_at(setup, view)
    zones += [_dream(setup, view, seat, pointed, aid) for seat in range(setup.players)]
    return Scene(tuple(zones), (_round(setup, view), *_nearness(setup, view)))


def _round(setup: Setup, view: Sen) -> Say:
    number = view.rounds if round_counted(view) else view.rounds + 1
    if setup.round_limit:
        return Say("fact-round-of", {"round": number, "rounds": setup.round_limit})
    return Say("fact-round", {"round": number, "limit": setup.raven_limit})


def _nearness(setup: Setup, view: Sen) -> list[Say]:
    """How near the ends are: the ravens that the match still lasts (R47), and whether the round may be called off (R31)."""
    if view.asking == OVER or round_counted(view):
        return []
    facts = []
    if not setup.round_limit:
        facts.append(Say("fact-left", {"left": max(int(setup.raven_limit) - max(view.totals), 0)}))
    if not view.awake:
        facts.append(Say("fact-call" if view.turns >= setup.first_call else "fact-call-later"))
    return facts


def _open_pile(setup: Setup, view: Sen, reader: int, aid: bool) -> Zone:
    """The top; the whole pile only to whoever browses it for Pick 1 (R25, A14, A38)."""
    faces = [*view.open, view.hand[-1] & FACE] if sight.landing(view) else view.open
    first = 0 if sight.browsed(view, reader, aid) else max(len(faces) - 1, 0)
    return _open_zone(setup, len(faces), first, tuple(faces[first:]))


def _dream(setup: Setup, view: Sen, seat: int, pointed: list[int], aid: bool) -> Zone:
    if not (pointed or aid or view.awake):
        return _covered_dream(seat, view.sizes[seat], view.totals[seat])
    first = seat * setup.slots
    pieces = tuple(_card(setup, view, first + slot, pointed, aid) for slot in range(view.sizes[seat]))
    notes = [Say("note-total", {"ravens": view.totals[seat]})]
    if view.caller == seat:
        notes.append(Say("note-caller"))
    if sight.all_face_up(setup, view, seat):
        notes.append(Say("note-dream", {"ravens": int(ravens_and_nines(setup, view, seat)[0])}))
    return Zone(f"dream.{seat}", Say("zone-dream", {"who": Who(seat)}), owner=seat, pieces=pieces, notes=tuple(notes))


def _card(setup: Setup, view: Sen, spot: int, pointed: list[int], aid: bool) -> Piece:
    face = sight.face_up(setup, view, spot, aid)
    marks = (Say(MARKS[view.asking], {"who": Who(view.asked)}),) if spot in pointed else ()
    return Piece(face_of(setup, face), art(setup, face), handles.at_spot(setup, spot), marks)


# A move changes little, and most of it looks the same to every reader: zones are made once for what lies in them.
@lru_cache(maxsize=4096)
def _closed_zone(count: int) -> Zone:
    pieces = (Piece(Say("face-down"), at="closed", copies=count),) if count else ()
    return Zone("closed", Say("zone-closed"), "pile", pieces=pieces)


@lru_cache(maxsize=4096)
def _open_zone(setup: Setup, count: int, first: int, faces: tuple[Face, ...]) -> Zone:
    """The cards from the `first` on; the top is `open`, for it is there that cards land."""
    pieces = tuple(
        Piece(face_of(setup, face), art(setup, face), "open" if at == count - 1 else f"open.{at}")
        for at, face in enumerate(faces, first)
    )
    return Zone("open", Say("zone-open", {"count": count}), "pile", pieces=pieces)


@lru_cache(maxsize=4096)
def _hand_zone(setup: Setup, seat: int, faces: tuple[Face, ...]) -> Zone:
    pieces = tuple(Piece(face_of(setup, face), art(setup, face), f"hand.{i}") for i, face in enumerate(faces))
    return Zone("hand", Say("zone-hand", {"who": Who(seat)}), owner=seat, pieces=pieces)


@lru_cache(maxsize=4096)
def _covered_dream(seat: int, cards: int, ravens: int) -> Zone:
    """A dream of which nothing is seen."""
    pieces = tuple(Piece(Say("face-down"), at=f"dream.{seat}.{slot}") for slot in range(cards))
    notes = (Say("note-total", {"ravens": ravens}),)
    return Zone(f"dream.{seat}", Say("zone-dream", {"who": Who(seat)}), owner=seat, pieces=pieces, notes=notes)
