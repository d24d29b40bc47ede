"""The legal moves as a person looks for them: their order, their words, and what to tap."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, TypeAlias

from mypy_extensions import i64

from kociarnia.engine import UNKNOWN, Choice, Face, MoveId, Say, Who
from kociarnia.engine.offered import Offered
from kociarnia.engine.say import Arg
from kociarnia.games.koty.rules.deck import CATS, JOKER
from kociarnia.games.koty.rules.legal import legal
from kociarnia.games.koty.rules.setup import ROLES, Setup
from kociarnia.games.koty.rules.state import DEEP, LANDS, Koty
from kociarnia.games.koty.show.labels import acting, card, count, meeting, owner_and_land
from kociarnia.games.koty.show.packing import DEPTH_BITS, FACE_BITS
from kociarnia.games.koty.show.rewards import of_meeting, of_night

BESIDES: Final[i64] = ROLES + 1  # in the order of choices, after all that can be played, jokers among it
LAST: Final[i64] = ROLES + 2
MOVE_BITS: Final[i64] = 16
MOVE: Final[i64] = (1 << 16) - 1
KEPT: Final = 16384  # choices that are known
REWARDS = {"": 0, "given": 1, "lost": 2, "half": 3, "none": 4}
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


# All that the words of a choice other than a play depend on, beside the move itself, and no more, for they are known again by
# it: whose choice it is; top and depth of the land that it goes to; the reward, and how many ravens there are; of the card in
# play whether it was played at home, its role, its face and the answer to it.
Around: TypeAlias = tuple[int, Face, int, str, int, bool, Face, Face, Face]


def choices(setup: Setup, view: Koty) -> list[Choice]:
    return [offer.choices[0] for offer in offers(setup, view)]


def offers(setup: Setup, view: Koty) -> list[Offered]:
    """A group of its own for each."""
    seat = view.asked
    known = _known(setup)
    moves = legal(setup, view)
    ordered: list[int] = [_order(setup, seat, moves[at]) << MOVE_BITS | moves[at] for at in range(len(moves))]
    ordered.sort()
    return [_offered(setup, view, seat, one & MOVE, known) for one in ordered]


def _offered(setup: Setup, view: Koty, seat: i64, move: MoveId, known: dict[int, Offered]) -> Offered:
    cell: i64 = target(setup, seat, move)
    top: i64 = view.tops[cell] if cell >= 0 else UNKNOWN
    depth: i64 = view.depth[cell] if cell >= 0 else 0
    same = cell >= 0 and top == 0 and depth == 0 and _again(view, cell)
    if setup.play <= move < setup.exchange:
        role = (move - setup.play) % ROLES + 1
        reward = of_meeting(setup, view, seat, role, cell) if 0 < top <= CATS else ""
        own: i64 = seat if cell // LANDS == seat else -1
        key = (
            ((((move << 3 | own + 1) << FACE_BITS | top) << DEPTH_BITS | depth) << 4) + 2 * REWARDS[reward] + (1 if same else 0)
        )
        found = known.get(key)
        if found is None:
            if len(known) >= KEPT:
                known.clear()
            found = known[key] = Offered((_play(setup, move, own, top, depth, reward, same),))
        return found
    reward, ravens = of_night(view, seat, move == setup.dragon) if setup.bat <= move <= setup.dragon else ("", 0)
    home = view.target // LANDS == seat
    around = int(seat), int(top), int(depth), reward, ravens, home, int(view.role), int(view.played), int(view.answer)
    return _other(setup, move, around, same)


# What may be done was mostly possible before, here or at another table: it is made once.
@lru_cache(maxsize=64)
def _known(setup: Setup) -> dict[int, Offered]:
    """Plays, by all that their words depend on in one number."""
    return {}


@lru_cache(maxsize=KEPT)
def _other(setup: Setup, move: MoveId, around: Around, same: bool) -> Offered:
    return Offered((_choice(setup, move, around, same),))


def target(setup: Setup, seat: int, move: MoveId) -> int:
    """The land that a move goes to, or -1."""
    if setup.play <= move < setup.exchange:  # the joker's moves go through the same lands once more
        return int((move - setup.play) // ROLES % setup.cells)
    verb, args = setup.moves[move]
    if verb in ("nine", "pair"):
        return seat * LANDS + int(args[0])
    return int(args[0]) * LANDS + int(args[1]) if verb in ("moth", "bat", "carry") else -1


def _again(view: Koty, cell: i64) -> bool:
    """One empty land of a dream is as good as another: the first one stands for all (A26)."""
    for at in range(cell // LANDS * LANDS, cell):
        if view.tops[at] == 0 and view.depth[at] == 0 and (at != view.target or view.answer == 0):
            return True
    return False


def _order(setup: Setup, seat: i64, move: MoveId) -> i64:
    """By card, as one looks through the own hand; each card first at home, then round the table; the exchange last."""
    if setup.play <= move < setup.exchange:
        cell = (move - setup.play) // ROLES % setup.cells
        away = (cell // LANDS - seat) % setup.players
        joker = move >= setup.joker
        card: i64 = ROLES if joker else (move - setup.play) % ROLES
        return card << 24 | away << 16 | (move if joker else cell)
    last: i64 = LAST if move == setup.exchange else BESIDES
    return last << 24 | move


def _choice(setup: Setup, move: MoveId, around: Around, same: bool) -> Choice:
    seat, top, depth, reward, ravens, home, role, played, answer = around
    verb, args = setup.moves[move]
    keys = setup.deck.keys
    cell = target(setup, seat, move)
    said: dict[str, Arg] = {}
    at: tuple[str, ...] = ()
    if cell >= 0:
        owner, land = owner_and_land(cell)
        said |= {"owner": Who(owner), "land": land, "card": card(setup, top, "acc")}
        at = (f"land.{owner}.{land - 1}",)
    clause = CLAUSES.get(verb, "")
    if verb in ("defend", "again"):
        face = JOKER if args[0] == keys[JOKER] else role
        said["card"] = acting(setup, face, role, "ins")
        at = (f"hand.{keys[face]}",)
    elif verb in ("moth", "bat", "dragon", "owl"):
        at = (f"hand.{verb}", *at)
        if verb == "owl":
            said["card"] = card(setup, played, "acc")
        elif verb != "moth":
            said["reward"], said["ravens"] = reward, ravens
    elif verb == "nine":
        said["count"] = count(setup, 0, depth + 1)
    elif verb == "pair":
        clause = "R34" if home else "R43"
        said["count"] = count(setup, answer, min(depth + 1, DEEP))
        said["card"] = card(setup, answer, "acc")
    elif verb == "carry":
        said["card"] = card(setup, answer, "acc")
        said["count"] = count(setup, answer, depth)
    return Choice(move, Say(f"do-{verb}", said), clause, at, same, empty=verb in ("pass", "stop"))


def _play(setup: Setup, move: MoveId, seat: int, top: Face, depth: int, reward: str, same: bool) -> Choice:
    """`seat`: whose play it is, if it goes to their own land; else it is anybody's."""
    joker = move >= setup.joker
    cell = target(setup, seat, move)
    role = int((move - setup.play) % ROLES) + 1
    face = JOKER if joker else role
    owner, land = owner_and_land(cell)
    how = meeting(owner == seat, role, top, depth)
    said: dict[str, Arg] = {"owner": Who(owner), "land": land, "card": acting(setup, face, role)}
    said["cat"] = card(setup, top, "acc")
    said["with"] = acting(setup, face, role, "ins")
    said["now"] = count(setup, top, depth)
    if reward:
        said["reward"] = reward
    said["count"] = count(setup, 0 if top else face, depth)
    # For boards: short tags, and who a joker may be.
    said["value"], said["other"] = int(setup.deck.value[role]), int(setup.deck.value[top])
    said["role"] = setup.deck.keys[role]
    at = (f"hand.{setup.deck.keys[face]}", f"land.{owner}.{land - 1}")
    return Choice(move, Say(f"do-{how}", said), PLAYS[how][joker], at, same)
