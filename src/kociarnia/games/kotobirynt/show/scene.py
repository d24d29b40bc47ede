"""The table of Kotobirynt, zone by zone."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from kociarnia.engine import OVER, UNKNOWN, Piece, Say, Scene, Who, Zone
from kociarnia.games.kotobirynt.rules.board import NOWHERE
from kociarnia.games.kotobirynt.rules.deck import ALL_TURNS
from kociarnia.games.kotobirynt.rules.legal import ACTIONS
from kociarnia.games.kotobirynt.rules.setup import TEAM, Setup
from kociarnia.games.kotobirynt.rules.state import ACT, Kotobirynt, face_of, left_by
from kociarnia.games.kotobirynt.show import paths
from kociarnia.games.kotobirynt.show.handles import at_cell, at_spot, at_won
from kociarnia.games.kotobirynt.show.labels import canal, cat, keeper, lying, spot

SQUARE, RING = Say("zone-square"), Say("zone-ring")


def scene(setup: Setup, view: Kotobirynt) -> Scene:
    won = tuple(view.won)
    zones = [
        Zone("square", SQUARE, "grid", -1, _square(setup, view), int(setup.board.size)),
        Zone("ring", RING, "ring", -1, _ring(setup, view)),
        _deck(setup, tuple(view.deck)),
        _cats(setup, tuple(view.cat_bag)),
    ]
    return Scene((*zones, *_won(setup, won)), (*facts(view), *standings(setup, won)))


def _square(setup: Setup, view: Kotobirynt) -> tuple[Piece, ...]:
    square, known = view.square, _known(setup)
    tiles = ALL_TURNS * len(setup.deck.canals)
    cells: list[Piece] = []
    for cell in range(setup.board.cells):
        piece = known[cell * tiles + square[cell]]
        if piece is None:
            piece = known[cell * tiles + square[cell]] = _canal(setup, cell, square[cell])
        cells.append(piece)
    for cell, ways in paths.marks(setup, view).items():
        cells[cell] = replace(cells[cell], marks=ways)
    return tuple(cells)


# A move changes little: what lies in a place is made once.
@lru_cache(maxsize=64)
def _known(setup: Setup) -> list[Piece | None]:
    """By cell and by tile."""
    return [None] * (setup.board.cells * ALL_TURNS * len(setup.deck.canals))


def _canal(setup: Setup, cell: int, tile: int) -> Piece:
    label = Say("at-cell", {"cell": setup.board.cell_names[cell], "what": lying(setup, tile)})
    return Piece(label, _face(setup, tile), at_cell(setup, cell), (), tile & 3)


def _face(setup: Setup, tile: int) -> str:
    return setup.deck.canals[tile >> 2] if tile else ""


def _ring(setup: Setup, view: Kotobirynt) -> tuple[Piece, ...]:
    ring = list(_free(setup))
    for home in view.homes:  # won from there, and not yet replaced
        face, at = face_of(home), left_by(home)
        mark = Say("mark-left", {"cat": cat(setup, face), "face": setup.deck.cats[face]})
        ring[at] = replace(ring[at], marks=(*ring[at].marks, mark))
    square, dealt = view.square, UNKNOWN not in view.square  # before that no water runs
    for number, at in enumerate(view.keeper_spots):
        ring[at] = _figure(setup, at, UNKNOWN, number, tuple(paths.course(setup, square, at)) if dealt else ())
    for number, at in enumerate(view.cat_spots):
        if at != NOWHERE and view.cats[number] != UNKNOWN:
            water = tuple(paths.course(setup, square, at)) if dealt else ()
            ring[at] = _figure(setup, at, view.cats[number], -1, water)
    return tuple(ring)


@lru_cache(maxsize=64)
def _free(setup: Setup) -> tuple[Piece, ...]:
    spots = range(setup.board.spots)
    return tuple([Piece(Say("at-spot-free", {"spot": spot(setup, at)}), "", at_spot(setup, at)) for at in spots])


@lru_cache(maxsize=8192)
def _figure(setup: Setup, at: int, face: int, number: int, canals: tuple[int, ...]) -> Piece:
    """A cat of that face, or else a keeper."""
    what, key = (cat(setup, face), setup.deck.cats[face]) if face else (keeper(setup, number), setup.deck.keepers[number])
    label = Say("at-spot", {"what": what, "spot": spot(setup, at)})
    return Piece(label, key, at_spot(setup, at), (paths.water(setup, canals),))


@lru_cache(maxsize=4096)
def _deck(setup: Setup, deck: tuple[int, ...]) -> Zone:
    """Bottom to top, as a pile is listed."""
    pieces = tuple(
        Piece(canal(setup, tile), _face(setup, tile), "deck" if at == 0 else "", quarter=tile & 3)
        for at, tile in reversed(list(enumerate(deck)))
    )
    return Zone("deck", Say("panel-deck", {"count": len(deck)}), "pile", pieces=pieces)


@lru_cache(maxsize=4096)
def _cats(setup: Setup, bag: tuple[int, ...]) -> Zone:
    """H3: which cats are still in the deck follows from those that have come out; by their points."""
    unseen = (Piece(Say("cat-unknown"), copies=bag[UNKNOWN]),) if bag[UNKNOWN] else ()
    counts: dict[int, int] = {}
    for face in range(1, len(bag)):
        if bag[face]:
            counts[setup.deck.points[face]] = counts.get(setup.deck.points[face], 0) + 1
    parts = tuple(Say("note-of-points", {"cats": counts[points], "points": points}) for points in sorted(counts))
    notes = (Say("note-to-come", {"cats": parts}),) if parts else ()
    return Zone("cats", Say("panel-cats", {"count": bag[UNKNOWN]}), "pile", pieces=unseen, notes=notes)


@lru_cache(maxsize=4096)
def _won(setup: Setup, won: tuple[int, ...]) -> tuple[Zone, ...]:
    """What each seat has won."""
    return tuple([_won_by(setup, seat, tuple([cat >> 3 for cat in won if cat & 7 == seat])) for seat in range(setup.players)])


@lru_cache(maxsize=4096)
def _won_by(setup: Setup, seat: int, faces: tuple[int, ...]) -> Zone:
    points = sum(setup.deck.points[face] for face in faces)
    notes = [Say("note-worth", {"points": points, "cats": len(faces)})]
    if setup.mode == TEAM:
        notes.append(Say("note-team", {"team": "AB"[setup.side[seat]]}))
    pieces = tuple(Piece(cat(setup, face), setup.deck.cats[face]) for face in faces)
    return Zone(at_won(seat), Say("zone-won", {"who": Who(seat)}), owner=seat, pieces=pieces, notes=tuple(notes))


def facts(view: Kotobirynt) -> tuple[Say, ...]:
    """The turn and the action."""
    if view.asking == OVER:
        return (Say("fact-turns", {"turns": view.turns}),)
    # An action lasts until its cats are settled.
    return _turn(view.turns + 1), _action(view.made + 1 if view.asking == ACT else max(view.made, 1))


@lru_cache(maxsize=256)
def _turn(number: int) -> Say:
    return Say("fact-turn", {"turn": number})


@lru_cache(maxsize=8)
def _action(number: int) -> Say:
    return Say("fact-action", {"action": number, "actions": ACTIONS})


@lru_cache(maxsize=4096)
def standings(setup: Setup, won: tuple[int, ...]) -> tuple[Say, ...]:
    """Cats and points of every seat; what is held in common once."""
    out = [Say("note-home", {"cats": len(won), "all": setup.all_cats})]
    if not setup.counts_turns:
        for seat in range(setup.players):
            points = [setup.deck.points[cat >> 3] for cat in won if cat & 7 == seat]
            out.append(Say("note-seat", {"who": Who(seat), "points": sum(points), "cats": len(points)}))
    return tuple(out)
