"""The table of Czarujące kotki as zones and pieces, for one reader.

A move changes little, and what is open looks the same to every reader: what is shown is made once for what lies there.
"""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import UNKNOWN, Piece, Say, Scene, Who, Zone
from kociarnia.engine.hidden_cards import FACE
from kociarnia.engine.say import Arg
from kociarnia.games.czarujace_kotki.rules.deck import KINDS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, counts
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import FISH, KITTEN, PLAYING, Kotki
from kociarnia.games.czarujace_kotki.show.handles import (
    DECK,
    DISCARDS,
    HAND,
    HELD,
    at_cell,
    at_chapter,
    at_curse,
    at_discarded,
    at_felled,
    at_kitten,
    at_looked,
    at_page,
    at_seat,
    at_spell,
)
from kociarnia.games.czarujace_kotki.show.labels import (
    curse_marks,
    curse_text,
    effect_text,
    goal_text,
    kind_of,
    letters,
    marks,
    named,
    needs,
)

Area = tuple[int, int, int]  # a number for each chapter
CLOSED = -1  # in place of a curse: the chapter is not open yet


def scene(setup: Setup, view: Kotki) -> Scene:
    zones = _middle(setup, view)
    if len(view.held) > 0:
        zones.append(_held(setup, int(view.held[-1])))
    if len(view.looked) > 0:
        zones.append(_seen(setup, view))
    if view.asking == KITTEN:
        free = [key for kitten, key in enumerate(setup.deck.kittens) if kitten not in view.kittens]
        zones.append(Zone("kittens", Say("zone-kittens"), pieces=tuple(_kitten(key) for key in free)))
    curses = curse_at(view, 0), curse_at(view, 1), curse_at(view, 2)
    for seat in range(setup.players):
        felled, kept = tuple(view.felled[seat]), int(view.surplus[seat])
        zones.append(_kitten_of(setup, view, seat))
        zones += _area(setup, seat, area_of(view, seat), curses, felled, kept)
    if view.rules or view.lasting:
        rules = _rules(setup, tuple(view.rules), int(view.chaos), tuple(view.lasting), tuple(view.knobs))
        if rules.pieces:
            zones.append(rules)
    return Scene(tuple(zones), (_turn(setup, view),))


def own(setup: Setup, view: Kotki, seat: int) -> list[Zone]:
    """What a seat may see otherwise than the audience: its goal, and cards that it has looked at."""
    zones = [_kitten_of(setup, view, seat)]
    if len(view.looked) > 0:
        zones.append(_seen(setup, view))
    return zones


def facts(setup: Setup, view: Kotki) -> list[Say]:
    """The turn, then every rule that chaos has brought and that is in force."""
    rules = _rules(setup, tuple(view.rules), int(view.chaos), tuple(view.lasting), tuple(view.knobs))
    return [_turn(setup, view), *[rule.label for rule in rules.pieces if rule]]


def _turn(setup: Setup, view: Kotki) -> Say:
    turn: dict[str, Arg] = {"turn": max(view.turn, 0) + 1, "left": view.curses_left()}
    if view.turn >= 0 and view.over == PLAYING:
        turn["who"] = Who(view.active(setup.players))  # boards mark the active kitten
    return Say("fact-turn", turn)


@lru_cache(maxsize=1024)
def _rules(setup: Setup, rules: tuple[int, ...], chaos: int, lasting: tuple[int, ...], knobs: tuple[int, ...]) -> Zone:
    deck, now = setup.deck, list(knobs)
    out = []
    for rule in rules:
        text = effect_text(setup, deck.laws[rule], now)
        out.append(Say("fact-rule", {"rule": named(deck.rules[rule]), "text": text}))
    if chaos:
        card = deck.chaos[chaos]
        key = "fact-chaos" if marks(card) else "fact-chaos-printed"
        for code in lasting:
            text = effect_text(setup, deck.effects[chaos][-1 - code], now)
            out.append(Say(key, {"rule": named(card), "text": text, "number": -code}))
    return Zone("rules", Say("zone-rules"), pieces=tuple(_rule(rule) for rule in out))


def _rule(fact: Say) -> Piece:
    """A rule in force as its card lies there."""
    card = fact.args["rule"]
    return Piece(fact, card.key.removeprefix("card-") if isinstance(card, Say) else "")


# --- pieces


def _ingredient(setup: Setup, kind: int, at: str = "", copies: int = 1) -> Piece:
    return Piece(kind_of(setup, kind), setup.deck.kinds[kind] if kind else "", at, copies=copies)


def _back(at: str, copies: int) -> tuple[Piece, ...]:
    return (Piece(Say("face-down"), at=at, copies=copies),) if copies else ()


def _kitten(key: str) -> Piece:
    return Piece(named(key), key, at_kitten(key), marks(key))


@lru_cache(maxsize=4096)
def _curse(setup: Setup, curse: int, at: str) -> Piece:
    return Piece(curse_text(setup, curse), setup.deck.curses[curse], at, curse_marks(setup, curse))


# --- the middle of the table


def _middle(setup: Setup, view: Kotki) -> list[Zone]:
    zones = [_chapter(setup, at, int(view.display[at]), at < view.open) for at in range(setup.chapters)]
    cats, last = view.cats, view.last
    zones.append(_curses(int(view.levels[0])))
    zones.append(_deck(int(view.plain), int(cats[0]), int(cats[2] + cats[3]), int(last[0]), last[2] > 0, view.over == PLAYING))
    size = len(view.pile)
    top = int(view.pile[size - 1]) if size else 0
    zones.append(_fished(setup, view) if view.asking == FISH else _pile(setup, size, top))
    return zones


@lru_cache(maxsize=1024)
def _chapter(setup: Setup, chapter: int, curse: int, opened: bool) -> Zone:
    pieces = (_curse(setup, curse, at_curse(chapter)),) if curse else ()
    note = () if opened else (Say("note-closed"),)
    return Zone(at_chapter(chapter), Say("zone-chapter", {"chapter": chapter + 1}), "row", -1, pieces, 0, note)


@lru_cache(maxsize=64)
def _curses(left: int) -> Zone:
    return Zone("curses", Say("zone-curses"), "pile", -1, _back("", left))


@lru_cache(maxsize=1024)
def _pile(setup: Setup, size: int, top: int) -> Zone:
    return _discards(size, (_ingredient(setup, top),) if size else ())


def _fished(setup: Setup, view: Kotki) -> Zone:
    """The kinds in the pile for whoever may choose (A27)."""
    pile = list(view.pile)
    kinds = [kind for kind in range(1, KINDS + 1) if kind in pile]
    pieces = [_ingredient(setup, kind, at_discarded(setup.deck.kinds[kind]), pile.count(kind)) for kind in kinds]
    return _discards(len(pile), tuple(pieces))


def _discards(size: int, pieces: tuple[Piece, ...]) -> Zone:
    return Zone(DISCARDS, Say("zone-pile", {"count": size}), "pile", -1, pieces)


@lru_cache(maxsize=64)
def _held(setup: Setup, kind: int) -> Zone:
    return Zone(HAND, Say("zone-held"), pieces=(_ingredient(setup, kind, HELD),))


def _seen(setup: Setup, view: Kotki) -> Zone:
    return _looked(setup, tuple(card & FACE for card in view.looked))


@lru_cache(maxsize=1024)
def _looked(setup: Setup, kinds: tuple[int, ...]) -> Zone:
    pieces = tuple(_ingredient(setup, kind, at_looked(at)) for at, kind in enumerate(kinds))
    return Zone("looked", Say("zone-looked"), pieces=pieces)


def deck_notes(view: Kotki) -> tuple[Say, ...]:
    """The parts that are left, and how far off the professor is (H1)."""
    cats, last = view.cats, view.last
    return _deck(view.plain, cats[0], cats[2] + cats[3], last[0], last[2] > 0, view.over == PLAYING).notes


@lru_cache(maxsize=4096)
def _deck(plain: int, middle: int, cats: int, last: int, caught: bool, playing: bool) -> Zone:
    """`caught`: the professor is still in the last part."""
    parts = []
    if plain:
        parts.append(Say("part-plain", {"cards": plain}))
    if middle:
        parts.append(Say("part-cats", {"cards": middle, "cats": cats}) if cats else Say("part-plain", {"cards": middle}))
    if last:
        parts.append(Say("part-last" if caught else "part-plain", {"cards": last}))
    notes = [Say("note-deck", {"parts": tuple(parts) or (Say("part-none"),)})]
    before = plain + middle
    if playing:
        if not caught:
            notes.append(Say("note-professor-here"))
        elif before:
            notes.append(Say("note-professor-after", {"cards": before, "last": last}))
        else:
            notes.append(Say("note-professor-now", {"cards": last}))
    return Zone(DECK, Say("zone-deck"), "pile", -1, _back(DECK, before + last), 0, tuple(notes))


# --- what a player has


@lru_cache(maxsize=8192)
def _area(setup: Setup, seat: int, lying: Area, curses: Area, felled: tuple[int, ...], kept: int) -> tuple[Zone, ...]:
    """What lies at each chapter of a seat, and what it has felled."""
    pages = [_page(setup, seat * CHAPTERS + at, lying[at], curses[at]) for at in range(setup.chapters)]
    return (*pages, _felled(setup, seat, felled, kept))


def area_of(view: Kotki, seat: int) -> Area:
    """The bundles of a seat."""
    page = seat * CHAPTERS
    return int(view.area[page]), int(view.area[page + 1]), int(view.area[page + 2])


def _kitten_of(setup: Setup, view: Kotki, seat: int) -> Zone:
    kitten, token, goal = int(view.kittens[seat]), int(view.tokens[seat]), int(view.goals[seat] & FACE)
    return _kittens(setup, seat, kitten, tuple(setup.spells.known(view, seat)) if kitten >= 0 else (), token, goal)


@lru_cache(maxsize=4096)
def _kittens(setup: Setup, seat: int, kitten: int, known: tuple[int, ...], token: int, goal: int) -> Zone:
    deck = setup.deck
    spells, notes = [], []
    for spell in known:
        key = deck.spells[spell]
        small = (Say("mark-token"),) if token == spell else ()
        spells.append(Piece(named(key), key, at_spell(seat, key), small))
    if kitten >= 0:
        notes.append(Say("note-kitten", {"kitten": named(deck.kittens[kitten])}))
    notes.append(_goal(setup, goal))
    return Zone(at_seat(seat), Say("zone-kitten", {"who": Who(seat)}), "row", seat, tuple(spells), 0, tuple(notes))


@lru_cache(maxsize=4096)
def _felled(setup: Setup, seat: int, felled: tuple[int, ...], kept: int) -> Zone:
    won = tuple(_curse(setup, curse, "") for curse in felled)
    spare = letters(setup, counts(kept))
    surplus = (Say("note-surplus", {"spare": spare}),) if spare else ()
    return Zone(at_felled(seat), Say("zone-felled", {"who": Who(seat)}), "row", seat, won, 0, surplus)


def goal_note(setup: Setup, view: Kotki, seat: int) -> Say:
    return _goal(setup, int(view.goals[seat] & FACE))


def _goal(setup: Setup, goal: int) -> Say:
    if goal == UNKNOWN:
        return Say("note-goal-hidden")
    key = setup.deck.goals[goal]
    return Say("note-goal-reconstructed" if marks(key) else "note-goal", {"goal": named(key), "text": goal_text(setup, goal)})


def chapter_note(setup: Setup, view: Kotki, seat: int, chapter: int, more: int = 0) -> Say:
    """What the curse of a chapter still needs there, and what would be surplus; with a bundle `more`."""
    return note_of(setup, int(view.area[seat * CHAPTERS + chapter]) + more, curse_at(view, chapter))


def curse_at(view: Kotki, chapter: int) -> int:
    return int(view.display[chapter]) if chapter < view.open else CLOSED


@lru_cache(maxsize=8192)
def _page(setup: Setup, page: int, bundle: int, curse: int) -> Zone:
    seat, chapter = page // CHAPTERS, page % CHAPTERS
    lying = [(kind, count) for kind, count in enumerate(counts(bundle)) if count]
    pieces = tuple(_ingredient(setup, kind + 1, at_cell(setup, page * KINDS + kind), count) for kind, count in lying)
    label = Say("zone-area", {"who": Who(seat), "chapter": chapter + 1})
    return Zone(at_page(page), label, "row", seat, pieces, 0, (note_of(setup, bundle, curse),))


@lru_cache(maxsize=8192)
def note_of(setup: Setup, bundle: int, curse: int) -> Say:
    if curse == CLOSED:
        return Say("note-closed")
    if curse == 0:
        return Say("note-no-curse")
    over = [count - need for count, need in zip(counts(bundle), needs(setup, curse), strict=True)]
    lacks, spare = letters(setup, [-count for count in over]), letters(setup, over)
    if lacks:
        return Say("note-lacks", {"lacks": lacks, "spare": spare or "none"})
    return Say("note-ready", {"spare": spare or "none"})
