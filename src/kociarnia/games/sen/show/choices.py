"""The legal moves of Sen as they are offered."""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import UNKNOWN, Choice, Face, MoveId, Say, Who
from kociarnia.engine.hidden_cards import FACE
from kociarnia.engine.say import Arg
from kociarnia.games.sen.rules.legal import legal
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import PICK, PLACE, Sen
from kociarnia.games.sen.show.handles import at_open, nearest
from kociarnia.games.sen.show.labels import face_of, word_of

# The rule that allows a move, by its verb (and by the question, where a verb serves two).
CLAUSES = {
    "look": "R8", "call": "R31", "take": "R13", "draw": "R15", "claim": "R55", "keep": "R16", "discard": "R17", "use": "R18",
    "choose": "R26", "pick": "R25", "peek": "R28", "swap": "R29", "with": "R29", "and": "R57", "name": "R57",
}  # fmt: skip


def choices(setup: Setup, view: Sen) -> list[Choice]:
    if view.asking == PICK:
        return [_picked(setup, view, move) for move in legal(setup, view)]
    top = view.open[-1] if len(view.open) > 0 else UNKNOWN
    hand = tuple(card & FACE for card in view.hand)
    return [_choice(setup, view.asked, view.asking, top, hand, move) for move in legal(setup, view)]


def _picked(setup: Setup, view: Sen, move: MoveId) -> Choice:
    """A card of the open pile, for Pick 1."""
    face = move - setup.pick
    at = at_open(view, nearest(view, face))
    return Choice(move, Say("do-pick", {"card": face_of(setup, face)}), CLAUSES["pick"], (at,))


@lru_cache(maxsize=8192)
def _choice(setup: Setup, seat: int, ask: int, top: Face, hand: tuple[Face, ...], move: MoveId) -> Choice:
    """A legal move; `top` is the top of the open pile, `hand` what the seat holds."""
    verb, args = setup.moves[move]
    said: dict[str, Arg] = {}
    at: tuple[str, ...] = ()
    if verb in ("look", "take", "keep", "claim", "and"):
        said["slot"] = int(args[0]) + 1
        at = (f"dream.{seat}.{args[0]}",)
    if verb == "take":
        said["card"] = face_of(setup, top)
        at = ("open", *at)
    elif verb == "claim":  # a slip on the own dream would be dear: the claim is announced first
        at = ("claim", *at)
    elif verb in ("keep", "discard", "use"):  # one card is in the hand, so the spot where it goes says it all
        said["card"] = face_of(setup, hand[-1])
        at = {"keep": at, "discard": ("open",), "use": ("hand.0",)}[verb]
    elif verb == "draw":
        at = ("closed",)
    elif verb == "choose":
        said["card"] = face_of(setup, hand[-2 + int(args[0])])
        at = (f"hand.{args[0]}",)
    elif verb in ("peek", "swap", "with"):
        said |= {"owner": Who(int(args[0])), "slot": int(args[1]) + 1}
        at = (f"dream.{args[0]}.{args[1]}",)
    elif verb == "name":
        said["word"] = word_of(args[0])
    return Choice(move, Say(f"do-{verb}", said), "R25" if ask == PLACE else CLAUSES[verb], at)
