"""The legal moves as a person looks for them: their order, their words, and what to tap."""

from __future__ import annotations

from kociarnia.engine import Choice, MoveId, Say, Who
from kociarnia.engine.say import Arg
from kociarnia.games.koty.rules.deck import JOKER
from kociarnia.games.koty.rules.legal import legal
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import DEEP, LANDS, Koty
from kociarnia.games.koty.show.labels import MEETINGS, acting, card, count, count_of, meeting, place
from kociarnia.games.koty.show.rewards import of_meeting, of_night

# The rule that allows a play, by what it is; with a joker the second one.
PLAYS = {
    "lay": ("R29", "R29"), "lay-nine": ("R30", "R30"), "friends": ("R31", "R33"), "fight": ("R34", "R35"),
    "chase": ("R37", "R38"), "attack-friends": ("R40", "R42"), "attack-fight": ("R43", "R44"), "cover": ("R57", "R57"),
    "cover-raven": ("R58", "R58"),
}  # fmt: skip
CLAUSES = {
    "exchange": "R62", "moth": "R80", "carry": "R80", "bat": "R82", "dragon": "R84", "defend": "R47", "owl": "R78",
    "pass": "R46", "again": "R50", "stop": "R49", "nine": "R23",
}  # fmt: skip


def choices(setup: Setup, view: Koty) -> list[Choice]:
    seat = view.asked
    moves = sorted(legal(setup, view), key=lambda move: _order(setup, seat, move))
    return [_choice(setup, view, seat, move, _again(setup, view, seat, move)) for move in moves]


def target(setup: Setup, seat: int, move: MoveId) -> int:
    """The land that a move goes to, or -1."""
    if setup.play <= move < setup.exchange:  # the joker's moves go through the same lands once more
        return int((move - setup.play) // ROLES % setup.cells)
    verb, args = setup.moves[move]
    if verb in ("nine", "pair"):
        return seat * LANDS + int(args[0])
    return int(args[0]) * LANDS + int(args[1]) if verb in ("moth", "bat", "carry") else -1


def _again(setup: Setup, view: Koty, seat: int, move: MoveId) -> bool:
    """One empty land of a dream is as good as another: the first one stands for all (A26)."""
    cell = target(setup, seat, move)
    if cell < 0 or view.tops[cell] or view.depth[cell]:
        return False
    empty = [at for at in range(cell // LANDS * LANDS, cell) if not view.tops[at] and not view.depth[at]]
    return any(at != view.target or not view.answer for at in empty)


def _order(setup: Setup, seat: int, move: MoveId) -> tuple[int, int, int, int]:
    """By card, as one looks through the own hand; each card first at home, then round the table; the exchange last."""
    cell = target(setup, seat, move)
    away = (cell // LANDS - seat) % setup.players if cell >= 0 else 0
    if setup.play <= move < setup.joker:
        return 0, int((move - setup.play) % ROLES), away, cell
    if move < setup.exchange:
        return 1, 0, away, int(move)
    return (3 if move == setup.exchange else 2), 0, 0, int(move)


def _choice(setup: Setup, view: Koty, seat: int, move: MoveId, same: bool) -> Choice:
    if setup.play <= move < setup.exchange:
        return _play(setup, view, seat, move, same)
    verb, args = setup.moves[move]
    keys = setup.deck.keys
    cell = target(setup, seat, move)
    said: dict[str, Arg] = {}
    at: tuple[str, ...] = ()
    if cell >= 0:
        owner, land = place(cell)
        said |= {"owner": Who(owner), "land": land, "card": card(setup, view.tops[cell], "acc")}
        at = (f"land.{owner}.{land - 1}",)
    clause = CLAUSES.get(verb, "")
    if verb in ("defend", "again"):
        face = JOKER if args[0] == keys[JOKER] else view.role
        said["card"] = acting(setup, face, view.role, "ins")
        at = (f"hand.{keys[face]}",)
    elif verb in ("moth", "bat", "dragon", "owl"):
        at = (f"hand.{verb}", *at)
        if verb == "owl":
            said["card"] = card(setup, view.played, "acc")
        elif verb != "moth":
            said |= of_night(view, seat, verb == "dragon")
    elif verb == "nine":
        said["count"] = count(setup, 0, view.depth[cell] + 1)
    elif verb == "pair":
        clause = "R34" if view.target // LANDS == seat else "R43"
        said["count"] = count(setup, view.answer, min(view.depth[cell] + 1, DEEP))
        said["card"] = card(setup, view.answer, "acc")
    elif verb == "carry":
        said["card"] = card(setup, view.answer, "acc")
        said["count"] = count(setup, view.answer, view.depth[cell])
    return Choice(move, Say(f"do-{verb}", said), clause, at, same, empty=verb in ("pass", "stop"))


def _play(setup: Setup, view: Koty, seat: int, move: MoveId, same: bool) -> Choice:
    joker = move >= setup.joker
    cell = target(setup, seat, move)
    role = int((move - setup.play) % ROLES) + 1
    face = JOKER if joker else role
    how = meeting(view, seat, role, cell)
    owner, land = place(cell)
    said: dict[str, Arg] = {"owner": Who(owner), "land": land, "card": acting(setup, face, role)}
    said["cat"] = card(setup, view.tops[cell], "acc")
    said["with"] = acting(setup, face, role, "ins")
    said["now"] = count_of(setup, view, cell)
    if how.endswith(MEETINGS):
        said["reward"] = of_meeting(setup, view, seat, role, cell)
    said["count"] = count(setup, 0 if view.tops[cell] else face, view.depth[cell])
    # For boards: short tags, and who a joker may be.
    said["value"], said["other"] = int(setup.deck.value[role]), int(setup.deck.value[view.tops[cell]])
    said["role"] = setup.deck.keys[role]
    at = (f"hand.{setup.deck.keys[face]}", f"land.{owner}.{land - 1}")
    return Choice(move, Say(f"do-{how}", said), PLAYS[how][joker], at, same)
