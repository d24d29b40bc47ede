"""What is asked, and what may be answered: labels and order of the moves."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from kociarnia.engine import OVER, Choice, MoveId, Say, Who
from kociarnia.engine.contract import listed
from kociarnia.engine.say import Arg
from kociarnia.games.najlepsza_gra.bot.proposal import proposal
from kociarnia.games.najlepsza_gra.rules.deck import DELICACY, TREATS
from kociarnia.games.najlepsza_gra.rules.feast import AS_CATNIP, CONVERT, GIVE, MEAL
from kociarnia.games.najlepsza_gra.rules.legal import legal
from kociarnia.games.najlepsza_gra.rules.setup import LINES, Setup
from kociarnia.games.najlepsza_gra.rules.state import AFTER, FEED, LATE, MARK, TURN, Najlepsza
from kociarnia.games.najlepsza_gra.show.forecast import brings, points_of, possessions
from kociarnia.games.najlepsza_gra.show.handles import at_cat, at_hand, at_stray
from kociarnia.games.najlepsza_gra.show.labels import cards_of, cat_of, line_of, signed, treats_of, with_wants

NONE = -1  # in place of a move
ASKS = {MARK: "mark", TURN: "turn", AFTER: "after", LATE: "late"}
FEASTS = {MEAL: "meal", CONVERT: "turn-into", AS_CATNIP: "catnip"}
# The rule that allows a move, by its verb.
CLAUSES = {
    "take": "R14", "spray": "R44", "adopt": "R40", "cash": "R42", "done": "A4", "mark": "R12", "hungry": "A14", "feed": "R26",
    "give": "R54", "turn": "R58", "catnip": "R56",
}  # fmt: skip


def question(setup: Setup, view: Najlepsza, reader: int) -> Say:
    if view.asking == OVER:
        return Say("ask-over")
    seat = view.asked
    able = "no" if reader == seat and len(legal(setup, view)) == 1 else "yes"
    if view.asking == AFTER and view.deck < 3:  # no refill comes
        return Say("ask-last", {"who": Who(seat), "able": able})
    if view.asking != FEED:
        return Say(f"ask-{ASKS.get(view.asking, 'dealer')}", {"who": Who(seat), "able": able})
    meals = setup.meals
    number = meals.question(view.fronts[seat], len(view.meals[seat]))
    subject = meals.subject[number]
    cat = cat_of(setup.deck, meals.about[number])
    if subject >= GIVE:
        return Say("ask-give", {"who": Who(seat), "cat": cat, "treat": Say(f"treat-{TREATS[subject - GIVE]}.asked")})
    return Say(f"ask-{FEASTS[subject]}", {"who": Who(seat), "cat": cat, "able": able})


def choices(setup: Setup, view: Najlepsza, proposed: bool) -> list[Choice]:
    """`proposed`: at the feast the best answer comes first (A15)."""
    moves = listed(legal(setup, view))
    if view.asking == FEED:
        best = setup.eat + proposal(setup, view, view.asked)[0] if proposed else NONE
        return [*_servings(setup, view.asked, tuple(moves), best)]
    moves.sort(key=lambda move: move == setup.done, reverse=True)  # to play nothing is the usual answer
    now = points_of(setup.meals, possessions(setup, view, view.asked)) if view.asking == TURN else 0
    return [_choice(setup, view, move, now) for move in moves]


@lru_cache(maxsize=4096)  # while others answer a seat is asked the same again and again
def _servings(setup: Setup, seat: int, moves: tuple[MoveId, ...], best: MoveId) -> tuple[Choice, ...]:
    """At the feast, the best answer first, if one is proposed."""
    moves = _thrifty(setup, moves)
    if best == NONE:
        return tuple(_serving(setup, seat, move) for move in moves)
    first = _serving(setup, seat, best)
    others = [_serving(setup, seat, move) for move in moves if move != best]
    return (replace(first, label=Say("do-proposed", {"what": first.label})), *others)


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


def _choice(setup: Setup, view: Najlepsza, move: MoveId, now: int) -> Choice:
    """`now`: the points of the seat as it stands."""
    verb, args = setup.moves[move]
    deck, seat = setup.deck, view.asked
    said: dict[str, Arg] = {}
    at: tuple[str, ...] = ()
    if verb in ("take", "mark", "spray"):
        line = LINES.index(str(args[0]))
        said = {"line": line_of(line)}
        at = (LINES[line],)
        if verb == "take":
            said |= {"cards": cards_of(deck, view, line), "points": signed(brings(setup, view, seat, line, now))}
        elif verb == "spray":
            said = {"line": line_of(line, ".loc")}
            at = (at_hand(seat, deck.bottle), *at)
    elif verb == "adopt":
        stray = move - setup.adopt
        said = {"cat": with_wants(deck, deck.cats + stray)}
        at = (at_hand(seat, deck.lost_cat), at_stray(list(view.offers).index(stray)))
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
