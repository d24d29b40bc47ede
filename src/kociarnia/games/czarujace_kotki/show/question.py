"""What is asked, and of whom."""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import OVER, Say, Who
from kociarnia.engine.contract import DEALER
from kociarnia.games.czarujace_kotki.rules.deck import KIND, OWN, PILE, SWAP
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    COUPLE,
    FISH,
    GIVE,
    KEEP,
    KITTEN,
    PICK,
    PLACE,
    SOURCE,
    SPELL,
    WHOLE,
    WITH,
    Kotki,
    step_of,
)
from kociarnia.games.czarujace_kotki.show.labels import one_of

ASKS = {
    KITTEN: "kitten", SPELL: "spell", SOURCE: "source", FISH: "fish", WITH: "with", WHOLE: "whole",
    COUPLE: "couple", PLACE: "place", GIVE: "give", KEEP: "keep",
}  # fmt: skip


def question(setup: Setup, view: Kotki) -> Say:
    ask = view.asking
    about = view.held[len(view.held) - 1] if ask == PLACE else step_of(view.detail) if ask == PICK else 0
    return _asked(setup, int(ask), int(view.asked), int(about))


@lru_cache(maxsize=2048)
def _asked(setup: Setup, ask: int, seat: int, about: int) -> Say:
    """`about`: the card that is to be placed, or the step for which one is picked."""
    if ask == OVER:
        return Say("ask-over")
    if ask >= DEALER:
        return Say("ask-dealer")
    if ask == PLACE:
        return Say("ask-place", {"who": Who(seat), "card": one_of(setup.deck.kinds[about])})
    if ask == PICK:
        return Say(f"ask-pick-{_picking(setup, about)}", {"who": Who(seat)})
    return Say(f"ask-{ASKS[ask]}", {"who": Who(seat)})


def _picking(setup: Setup, step: int) -> str:
    """What a card is chosen for."""
    if setup.deck.unit[step] == SWAP:
        return "swap"
    if setup.deck.unit[step] == KIND:
        return "kind"
    return {PILE: "discard", OWN: "take"}.get(setup.deck.target[step], "move")
