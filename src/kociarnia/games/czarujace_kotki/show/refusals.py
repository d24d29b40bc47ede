"""Why a tap makes no move in Czarujące kotki: a sentence and its clause, from the asked seat's own view."""

from __future__ import annotations

from kociarnia.engine import Because, Say, Who
from kociarnia.engine.say import Arg
from kociarnia.games.czarujace_kotki.rules import effects
from kociarnia.games.czarujace_kotki.rules.deck import ELSEWHERE, KINDS
from kociarnia.games.czarujace_kotki.rules.pages import at, number
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.setup import place_of
from kociarnia.games.czarujace_kotki.rules.state import (
    ANYONE,
    ASK,
    COUPLE,
    DETAIL,
    FISH,
    GIVE,
    KEEP,
    KITTEN,
    MATE,
    PICK,
    PLACE,
    SEAT,
    SOURCE,
    SPELL,
    STEP_AT,
    WHOLE,
    WITH,
    Kotki,
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


def why(rules: KotkiRules, view: Kotki, at: tuple[str, ...]) -> Because:
    """Why the last of the handles `at` is dead; it is one of the scene of the asked seat."""
    entry = view.agenda[-1]
    ask = entry & ASK
    kind, *rest = at[-1].split(".")
    if kind == "spell":
        return _spell(rules, view, entry, int(rest[0]), rest[1])
    if kind == "area" and len(rest) == 2:
        return _chapter(rules, view, entry, int(rest[0]), int(rest[1]), at)
    if kind == "area":
        return _card(rules, view, entry, int(rest[0]), int(rest[1]), rest[2])
    if kind == "looked" and rest and ask == KEEP:
        return _because("bar-alike", "A30")
    if kind == "kitten" and rest and ask == GIVE:
        return _because("bar-give-own", clause_of(rules, entry))
    if kind in STILL and not (ask == SOURCE and kind in ("deck", "pile")) and not (ask == FISH and kind == "pile"):
        return _because(*STILL[kind])
    return _first(rules, entry)


def _because(key: str, clause: str, /, **args: Arg) -> Because:
    return Because(Say(key, args), clause)


def _first(rules: KotkiRules, entry: int) -> Because:
    """Something else is asked now."""
    return _because(f"bar-first-{FIRST[entry & ASK]}", clause_of(rules, entry))


def _spell(rules: KotkiRules, view: Kotki, entry: int, owner: int, key: str) -> Because:
    s = rules.setting
    seat = entry >> SEAT & 7
    if owner != seat:
        return _because("bar-spell-theirs", "R17", who=Who(owner))
    if entry & ASK != SPELL:
        return _first(rules, entry)
    spell = s.box.spells.index(key)
    if view.tokens[seat] == spell:
        return _because("bar-spell-token", "R23", spell=named(key))
    mine, table = effects.cards_of(view, seat), effects.cards_of_all(view)
    if effects.castable(s, view, s.box.casts[spell], mine + 2, table + 4):  # with more cards it could be cast
        return _because("bar-spell-short", SHORT.get(key, SPELL_CLAUSES.get(key, "R17")), spell=named(key))
    return _because("bar-spell-deck", "A2", spell=named(key))


def _chapter(rules: KotkiRules, view: Kotki, entry: int, owner: int, chapter: int, at: tuple[str, ...]) -> Because:
    ask, seat = entry & ASK, entry >> SEAT & 7
    if ask not in (PLACE, WHOLE, COUPLE):
        return _because("bar-card-there", clause_of(rules, entry)) if ask in (PICK, WITH) else _first(rules, entry)
    if chapter > view.open:
        return _because("bar-closed", "A10")
    if ask != PLACE:
        if owner != seat:
            return _because("bar-chapter-own", clause_of(rules, entry))
        return _because("bar-chapters-two", CLAUSES[COUPLE])
    if entry >> MATE & 7 != ANYONE:
        mate = entry >> MATE & 7
        if mate == seat:
            return _because("bar-place-own", clause_of(rules, entry))
        return _because("bar-place-mate", clause_of(rules, entry), who=Who(mate))
    return _because("bar-place-other" if owner == seat else "bar-place-back", clause_of(rules, entry))


def _card(rules: KotkiRules, view: Kotki, entry: int, owner: int, chapter: int, key: str) -> Because:
    s = rules.setting
    ask, seat, step = entry & ASK, entry >> SEAT & 7, entry >> STEP_AT & 255
    clause = clause_of(rules, entry) if ask in FIRST else ""
    place = place_of(owner, chapter - 1, s.box.kinds.index(key))
    if ask in (PLACE, WHOLE, COUPLE):
        return _because("bar-chapter-there", clause)
    if ask == PICK:
        if effects.cells(s, view.area, effects.source_of(s, view, step), seat, s.box.target[step]) & at(place):
            return _because("bar-swap-alone", "A9")
        return _because("bar-card-other" if owner == seat else "bar-card-own", clause)
    if ask == WITH:
        first = entry >> DETAIL
        where = s.box.target[step]
        if place == first and number(view.area[place // KINDS], place % KINDS) < 2:
            return _because("bar-with-itself", clause)
        if not effects.cells(s, view.area, where, seat) & at(place):
            return _because("bar-card-other" if owner == seat else "bar-card-own", clause)
        if where == ELSEWHERE and place // KINDS == first // KINDS:
            return _because("bar-with-elsewhere", clause)
        return _because("bar-with-idle", "A9")
    return _first(rules, entry)
