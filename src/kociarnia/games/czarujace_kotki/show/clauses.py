"""Which clause of the rulebook an answer goes by: that of the spell or the step it belongs to, else that of the question."""

from __future__ import annotations

from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.state import (
    ASK,
    COUPLE,
    FISH,
    GIVE,
    KEEP,
    KITTEN,
    PICK,
    PLACE,
    SOURCE,
    SPELL,
    STEP_AT,
    WHOLE,
    WITH,
)

CLAUSES = {
    KITTEN: "R2", SPELL: "R17", SOURCE: "R36", FISH: "A27", PICK: "A26", WITH: "A26", WHOLE: "A28", COUPLE: "R63",
    PLACE: "A10", GIVE: "R47", KEEP: "A30",
}  # fmt: skip
SPELL_CLAUSES = {
    "summon": "R18", "push": "R19", "discard": "R20", "swap": "R21", "draw_deep": "R47", "shove": "R48", "purge": "R49",
    "transmute": "R50",
}  # fmt: skip


def clause_of(rules: KotkiRules, entry: int) -> str:
    """The clause of an open question."""
    box = rules.setting.box
    ask, step = entry & ASK, entry >> STEP_AT & 255
    if ask in (PICK, WITH, PLACE, GIVE):
        if box.step1.first <= step < box.step1.last:
            return "R16"
        for key, program in zip(box.spells, box.casts, strict=True):
            if program.first <= step < program.last:
                return SPELL_CLAUSES.get(key, "R17")
    return CLAUSES[ask]
