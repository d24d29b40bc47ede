"""Why a tap makes no move in Czarujące kotki: a sentence and its clause, from the asked seat's own view."""

from __future__ import annotations

from kociarnia.engine import Because, Who, because
from kociarnia.games.czarujace_kotki.rules.deck import ELSEWHERE, KINDS
from kociarnia.games.czarujace_kotki.rules.legal import cells
from kociarnia.games.czarujace_kotki.rules.pages import at, cell_of, number
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.spells import affordable, cards_of, cards_of_all
from kociarnia.games.czarujace_kotki.rules.state import (
    ANYONE,
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
    mate_of,
    more_of,
    step_of,
)
from kociarnia.games.czarujace_kotki.show.clauses import CLAUSES, SPELL_CLAUSES, clause_of
from kociarnia.games.czarujace_kotki.show.labels import named

# What the answer is about: until it is given, the rest of the table has to wait.
FIRST = {
    KITTEN: "kitten", SPELL: "spell", SOURCE: "source", FISH: "fish", PICK: "card", WITH: "with", WHOLE: "chapter",
    COUPLE: "chapters", PLACE: "place", GIVE: "give", KEEP: "keep",
}  # fmt: skip
# Too few cards for a spell: where the rulebook says how many it takes.
SHORT = {"discard": "A7", "swap": "A9", "shove": "A31", "purge": "A33", "transmute": "A32"}
# Where only looking is of use.
STILL = {
    "chapter": ("bar-curse", "R28"), "curse": ("bar-curse", "R28"), "curses": ("bar-curses", "R32"),
    "deck": ("bar-deck", "R16"), "pile": ("bar-pile", "A36"), "felled": ("bar-felled", "A6"), "rules": ("bar-rules", "R36"),
}  # fmt: skip


def why(setup: Setup, view: Kotki, at: tuple[str, ...]) -> Because:
    """Why the last of the handles `at` is dead; it is one of the scene of the asked seat."""
    ask = view.asking
    kind, *rest = at[-1].split(".")
    if kind == "spell":
        return _spell(setup, view, int(rest[0]), rest[1])
    if kind == "area" and len(rest) == 2:
        return _page(setup, view, int(rest[0]), int(rest[1]) - 1)
    if kind == "area":
        return _card(setup, view, int(rest[0]), int(rest[1]) - 1, rest[2])
    if kind == "looked" and rest and ask == KEEP:
        return because("bar-alike", "A30")
    if kind == "kitten" and rest and ask == GIVE:
        return because("bar-give-own", clause_of(setup, view))
    if kind in STILL and not (ask == SOURCE and kind in ("deck", "pile")) and not (ask == FISH and kind == "pile"):
        return because(*STILL[kind])
    return _first(setup, view)


def _first(setup: Setup, view: Kotki) -> Because:
    """Something else is asked now."""
    return because(f"bar-first-{FIRST[view.asking]}", clause_of(setup, view))


def _spell(setup: Setup, view: Kotki, owner: int, key: str) -> Because:
    seat = view.asked
    if owner != seat:
        return because("bar-spell-theirs", "R17", who=Who(owner))
    if view.asking != SPELL:
        return _first(setup, view)
    spell = setup.deck.spells.index(key)
    if view.tokens[seat] == spell:
        return because("bar-spell-token", "R23", spell=named(key))
    cost = setup.spells.cost(setup.deck.casts[spell], view.knobs)
    if affordable(view, cost, cards_of(view, seat) + 2, cards_of_all(view) + 4):  # with more cards it could be cast
        return because("bar-spell-short", SHORT.get(key, SPELL_CLAUSES.get(key, "R17")), spell=named(key))
    return because("bar-spell-deck", "A2", spell=named(key))


def _page(setup: Setup, view: Kotki, owner: int, chapter: int) -> Because:
    ask, seat, mate = view.asking, view.asked, mate_of(view.detail)
    if ask not in (PLACE, WHOLE, COUPLE):
        return because("bar-card-there", clause_of(setup, view)) if ask in (PICK, WITH) else _first(setup, view)
    if chapter >= view.open:
        return because("bar-closed", "A10")
    if ask != PLACE:
        if owner != seat:
            return because("bar-chapter-own", clause_of(setup, view))
        return because("bar-chapters-two", CLAUSES[COUPLE])
    if mate != ANYONE:
        if mate == seat:
            return because("bar-place-own", clause_of(setup, view))
        return because("bar-place-mate", clause_of(setup, view), who=Who(mate))
    return because("bar-place-other" if owner == seat else "bar-place-back", clause_of(setup, view))


def _card(setup: Setup, view: Kotki, owner: int, chapter: int, key: str) -> Because:
    ask, seat, step = view.asking, view.asked, step_of(view.detail)
    clause = clause_of(setup, view) if ask in FIRST else ""
    cell = cell_of(owner, chapter, setup.deck.kinds.index(key))
    if ask in (PLACE, WHOLE, COUPLE):
        return because("bar-chapter-there", clause)
    if ask == PICK:
        if cells(setup, view.area, setup.deck.source_of(step, view.knobs), seat, setup.deck.target[step]) & at(cell):
            return because("bar-swap-alone", "A9")
        return because("bar-card-other" if owner == seat else "bar-card-own", clause)
    if ask == WITH:
        first = more_of(view.detail)
        where = setup.deck.target[step]
        if cell == first and number(view.area[cell // KINDS], cell % KINDS) < 2:
            return because("bar-with-itself", clause)
        if not cells(setup, view.area, where, seat) & at(cell):
            return because("bar-card-other" if owner == seat else "bar-card-own", clause)
        if where == ELSEWHERE and cell // KINDS == first // KINDS:
            return because("bar-with-elsewhere", clause)
        return because("bar-with-idle", "A9")
    return _first(setup, view)
