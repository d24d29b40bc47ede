"""Which clause of the rulebook an answer goes by: that of the spell or the step it belongs to, else that of the question."""

from __future__ import annotations

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

CLAUSES = {
    KITTEN: "R2", SPELL: "R17", SOURCE: "R36", FISH: "A27", PICK: "A26", WITH: "A26", WHOLE: "A28", COUPLE: "R63",
    PLACE: "A10", GIVE: "R47", KEEP: "A30",
}  # fmt: skip
SPELL_CLAUSES = {
    "summon": "R18", "push": "R19", "discard": "R20", "swap": "R21", "draw_deep": "R47", "shove": "R48", "purge": "R49",
    "transmute": "R50",
}  # fmt: skip


def clause_of(setup: Setup, view: Kotki) -> str:
    """The clause of the open question."""
    deck = setup.deck
    ask, step = view.asking, step_of(view.detail)
    if ask in (PICK, WITH, PLACE, GIVE):
        if deck.opening.first <= step < deck.opening.last:
            return "R16"
        for key, program in zip(deck.spells, deck.casts, strict=True):
            if program.first <= step < program.last:
                return SPELL_CLAUSES.get(key, "R17")
    return CLAUSES[ask]
