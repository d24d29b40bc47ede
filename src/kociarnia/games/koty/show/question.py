"""What is asked, and of whom."""

from __future__ import annotations

from kociarnia.engine import OVER, Say, Who
from kociarnia.engine.say import Arg
from kociarnia.games.koty.rules.legal import lands_for_nine, legal
from kociarnia.games.koty.rules.setup import Setup
from kociarnia.games.koty.rules.state import CARRY, DEFEND, NINE, PAIR, REPEAT, TURN, Koty
from kociarnia.games.koty.show.labels import acting, card, owner_and_land

# By the question on the agenda; "dealer" for all that the dealer does.
ASKS = {TURN: "turn", DEFEND: "defend", REPEAT: "repeat", NINE: "nine", PAIR: "pair", CARRY: "carry"}


def question(setup: Setup, view: Koty, reader: int) -> Say:
    ask, seat = view.asking, view.asked
    if ask == OVER:
        return Say("ask-over")
    said: dict[str, Arg] = {"who": Who(seat)}
    if ask in (DEFEND, REPEAT):
        owner, land = owner_and_land(view.target)
        top = view.tops[view.target]
        said |= {
            "owner": Who(owner), "land": land, "attacker": Who(view.turn), "how": "fight" if top == view.role else "friends",
            "role": card(setup, view.role), "top": card(setup, top, "acc"),
            "name": acting(setup, view.played or view.role, view.role),
            "able": "no" if reader == seat and len(legal(setup, view)) == 1 else "yes",
        }  # fmt: skip
    if ask == PAIR or ask == CARRY:
        said["cat"] = card(setup, view.answer, "acc")
    if ask == PAIR:
        said["whole"] = "yes" if lands_for_nine(view, seat) else "no"
    return Say(f"ask-{ASKS.get(ask, 'dealer')}", said)
