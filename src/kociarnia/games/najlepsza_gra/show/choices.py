"""What may be answered: labels and order of the moves."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace
from mypy_extensions import i64

from kociarnia.engine import Choice, MoveId, Say
from kociarnia.engine.contract import listed
from kociarnia.engine.offered import Offered
from kociarnia.engine.say import Arg
from kociarnia.games.najlepsza_gra.bot.proposal import proposal
from kociarnia.games.najlepsza_gra.rules.deck import DELICACY
from kociarnia.games.najlepsza_gra.rules.legal import legal
from kociarnia.games.najlepsza_gra.rules.setup import LINES, Setup
from kociarnia.games.najlepsza_gra.rules.state import FEED, TURN, Najlepsza
from kociarnia.games.najlepsza_gra.show.forecast import brings, points_of, possessions
from kociarnia.games.najlepsza_gra.show.handles import at_cat, at_hand, at_stray
from kociarnia.games.najlepsza_gra.show.kept import BITS, SEATS, Shown, shown_with
from kociarnia.games.najlepsza_gra.show.labels import cards_of, cat_of, faces_of, line_of, signed, treats_of, with_wants

NONE: Final = -1  # in place of a move
AT_LINE: Final = [(line,) for line in LINES]
# The rule that allows a move, by its verb.
CLAUSES = {
    "spray": "R44", "adopt": "R40", "cash": "R42", "done": "A4", "mark": "R12", "hungry": "A14", "feed": "R26",
    "give": "R54", "turn": "R58", "catnip": "R56",
}  # fmt: skip


def offers(setup: Setup, view: Najlepsza, proposed: bool) -> list[Offered]:
    """`proposed`: at the feast the best answer comes first (A15)."""
    seat = int(view.asked)
    moves = listed(legal(setup, view))
    if view.asking == FEED:
        best = setup.eat + proposal(setup, view, seat)[0] if proposed else NONE
        return [_servings(setup, seat, tuple(moves), best)]
    out: list[Offered] = []
    shown = shown_with(setup)
    if moves and moves[-1] == setup.done:  # to play nothing is the usual answer
        out.append(_play(shown, seat, moves.pop(), NONE))
    if view.asking == TURN:
        had = possessions(setup, view, seat)
        now = points_of(had)
        while moves and moves[0] < setup.took:
            line = moves.pop(0) - setup.take
            out.append(_take(shown, line, faces_of(setup, view, line), brings(setup, view, had, line, now)))
    for move in moves:
        adopts = setup.adopt <= move < setup.cash
        out.append(_play(shown, seat, move, list(view.offers).index(move - setup.adopt) if adopts else NONE))
    return out


@lru_cache(maxsize=4096)  # while others answer a seat is asked the same again and again
def _servings(setup: Setup, seat: int, moves: tuple[MoveId, ...], best: MoveId) -> Offered:
    """At the feast, the best answer first, if one is proposed."""
    moves = _thrifty(setup, moves)
    if best == NONE:
        return Offered(tuple([_serving(setup, seat, move) for move in moves]))
    first = _serving(setup, seat, best)
    others = [_serving(setup, seat, move) for move in moves if move != best]
    return Offered((replace(first, label=Say("do-proposed", {"what": first.label})), *others))


def _thrifty(setup: Setup, moves: tuple[MoveId, ...]) -> tuple[MoveId, ...]:
    """Each meal once, with as few delicacies as may be: whatever a plain treat does, a delicacy does too."""
    meals = setup.meals
    cheapest: dict[tuple[int, int, int], MoveId] = {}
    for move in moves:
        code = move - setup.eat
        other = 0 if setup.moves[move].verb == "feed" else move  # is no meal
        meal = (meals.treats[code], meals.kinds[code], other)
        known = cheapest.get(meal)
        if known is None or meals.pays[4 * code + DELICACY] < meals.pays[4 * (known - setup.eat) + DELICACY]:
            cheapest[meal] = move
    return tuple(sorted(cheapest.values()))


def _take(shown: Shown, line: i64, faces: i64, points: i64) -> Offered:
    """`faces`: the cards of the line; `points`: what they bring."""
    key = (points << 3 * BITS | faces) << BITS | line
    offer = shown.takes.get(key)
    if offer is None:
        said: dict[str, Arg] = {"line": line_of(line), "cards": cards_of(shown, faces), "points": signed(points)}
        choice = Choice(int(shown.setup.take + line), Say("do-take", said), "R14", AT_LINE[line])
        offer = shown.takes.keep(key, Offered((choice,)))
    return offer


def _play(shown: Shown, seat: i64, move: i64, spot: i64) -> Offered:
    """All but lines to take. `spot`: where the stray lies, if one is adopted."""
    key = (move << BITS | spot + 1) * SEATS + seat
    offer = shown.offers.get(key)
    return offer if offer is not None else shown.offers.keep(key, Offered((_played(shown.setup, seat, move, spot),)))


def _played(setup: Setup, seat: int, move: MoveId, spot: int) -> Choice:
    verb, args = setup.moves[move]
    deck = setup.deck
    said: dict[str, Arg] = {}
    at: tuple[str, ...] = ()
    if verb == "mark":
        line = LINES.index(str(args[0]))
        said, at = {"line": line_of(line)}, (LINES[line],)
    elif verb == "spray":
        line = LINES.index(str(args[0]))
        said, at = {"line": line_of(line, ".loc")}, (at_hand(seat, deck.bottle), LINES[line])
    elif verb == "adopt":
        said = {"cat": with_wants(deck, setup.cats + move - setup.adopt)}
        at = (at_hand(seat, deck.lost_cat), at_stray(spot))
    elif verb == "cash":
        at = (at_hand(seat, deck.lost_cat),)
    return Choice(move, Say(f"do-{verb}", said), CLAUSES[verb], at, empty=verb == "done")


def _serving(setup: Setup, seat: int, move: MoveId) -> Choice:
    verb, args = setup.moves[move]
    code = move - setup.eat
    cat = setup.meals.cat[code]
    pays = list(setup.meals.pays[4 * code : 4 * code + 4])
    key = f"do-{verb}"
    said: dict[str, Arg] = {"cat": cat_of(setup.deck, cat)}
    if verb == "feed":
        said["treats"] = treats_of(pays)
        if len(args) == 4 and pays[DELICACY]:  # a delicacy stands for a kind that must be named
            key, said["kind"] = "do-feed-as", Say(f"treat-{args[1]}")
    elif verb == "give":
        said["treats"] = treats_of(pays)
    elif verb == "turn":
        said["treats"] = treats_of(pays[:DELICACY])
        key = "do-turn" if any(pays) else "do-turn-none"
    elif verb == "catnip":
        key = "do-catnip" if args[1] else "do-catnip-not"
    return Choice(move, Say(key, said), CLAUSES[verb], (at_cat(setup.deck, seat, cat),), empty=verb == "hungry")
