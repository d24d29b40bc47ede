"""What is asked, and of whom."""

from __future__ import annotations

from kociarnia.engine import OVER, Say, Who
from kociarnia.engine.hidden_cards import FACE, SEEN
from kociarnia.engine.say import Arg
from kociarnia.games.sen.rules.deck import PLAIN
from kociarnia.games.sen.rules.setup import Setup
from kociarnia.games.sen.rules.state import CHOOSE, KEEP, LOOK, NAME, PAIR, PEEK, PICK, PLACE, SWAP, TURN, WITH, Sen

# By the question on the agenda; "dealer" for all that the dealer does.
ASKS = {
    LOOK: "look", TURN: "turn", KEEP: "keep", CHOOSE: "choose", PICK: "pick", PLACE: "place", PEEK: "peek", SWAP: "swap",
    WITH: "with", PAIR: "pair", NAME: "name",
}  # fmt: skip


def question(setup: Setup, view: Sen, reader: int) -> Say:
    if view.asking == OVER:
        return Say("ask-over")
    ask = "turn-claim" if view.asking == TURN and setup.claims else ASKS.get(view.asking, "dealer")
    said: dict[str, Arg] = {"who": Who(view.asked)}
    if view.asking == KEEP:  # only who holds the card knows whether it can be used
        face = view.hand[-1] & FACE if reader == view.asked else 0
        said["use"] = "yes" if face and setup.deck.action[face] != PLAIN else "no"
    if view.asking == LOOK:
        first = view.asked * setup.slots
        looked = [card >> SEEN >> view.asked & 1 for card in view.dreams[first : first + view.sizes[view.asked]]]
        said["more"] = "yes" if any(looked) else "no"
    return Say(f"ask-{ask}", said)
