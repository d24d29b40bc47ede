"""The table of Czarujące kotki as zones and pieces, for one reader."""

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

CLOSED = -1  # in place of a curse: the chapter is not open yet


def scene(setup: Setup, view: Kotki) -> Scene:
    zones = _middle(setup, view)
    if len(view.held) > 0:
        zones.append(Zone(HAND, Say("zone-held"), pieces=(_ingredient(setup, view.held[-1], HELD),)))
    if len(view.looked) > 0:
        looked = tuple(_ingredient(setup, card & FACE, at_looked(at)) for at, card in enumerate(view.looked))
        zones.append(Zone("looked", Say("zone-looked"), pieces=looked))
    if view.asking == KITTEN:
        free = [key for kitten, key in enumerate(setup.deck.kittens) if kitten not in view.kittens]
        zones.append(Zone("kittens", Say("zone-kittens"), pieces=tuple(_kitten(key) for key in free)))
    for seat in range(setup.players):
        zones += _area(setup, view, seat)
    turn, *rules = facts(setup, view)
    if rules:
        zones.append(Zone("rules", Say("zone-rules"), pieces=tuple(_rule(rule) for rule in rules)))
    return Scene(tuple(zones), (turn,))


def facts(setup: Setup, view: Kotki) -> list[Say]:
    """The turn, then every rule that chaos has brought and that is in force."""
    deck = setup.deck
    turn: dict[str, Arg] = {"turn": max(view.turn, 0) + 1, "left": view.curses_left()}
    if view.turn >= 0 and view.over == PLAYING:
        turn["who"] = Who(view.active(setup.players))  # boards mark the active kitten
    out = [Say("fact-turn", turn)]
    for rule in view.rules:
        text = effect_text(setup, deck.laws[rule], view.knobs)
        out.append(Say("fact-rule", {"rule": named(deck.rules[rule]), "text": text}))
    if view.chaos:
        card = deck.chaos[view.chaos]
        key = "fact-chaos" if marks(card) else "fact-chaos-printed"
        for code in view.lasting:
            text = effect_text(setup, deck.effects[view.chaos][-1 - code], view.knobs)
            out.append(Say(key, {"rule": named(card), "text": text, "number": -code}))
    return out


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


# A move changes little, and what is open looks the same to every reader: this is made once for what lies there.
@lru_cache(maxsize=4096)
def _curse(setup: Setup, curse: int, at: str) -> Piece:
    return Piece(curse_text(setup, curse), setup.deck.curses[curse], at, curse_marks(setup, curse))


# --- the middle of the table


def _middle(setup: Setup, view: Kotki) -> list[Zone]:
    zones = [_chapter(setup, at, int(view.display[at]), at < view.open) for at in range(setup.chapters)]
    zones.append(_curses(int(view.levels[0])))
    zones.append(Zone(DECK, Say("zone-deck"), "pile", -1, _back(DECK, view.deck_left()), 0, tuple(deck_notes(view))))
    zones.append(Zone(DISCARDS, Say("zone-pile", {"count": len(view.pile)}), "pile", -1, _pile(setup, view)))
    return zones


@lru_cache(maxsize=1024)
def _chapter(setup: Setup, chapter: int, curse: int, opened: bool) -> Zone:
    pieces = (_curse(setup, curse, at_curse(chapter)),) if curse else ()
    note = () if opened else (Say("note-closed"),)
    return Zone(at_chapter(chapter), Say("zone-chapter", {"chapter": chapter + 1}), "row", -1, pieces, 0, note)


@lru_cache(maxsize=64)
def _curses(left: int) -> Zone:
    return Zone("curses", Say("zone-curses"), "pile", -1, _back("", left))


def _pile(setup: Setup, view: Kotki) -> tuple[Piece, ...]:
    """The top card; the kinds in it for whoever may choose (A27)."""
    if view.asking == FISH:
        kinds = [kind for kind in range(1, KINDS + 1) if kind in view.pile]
        return tuple(
            _ingredient(setup, kind, at_discarded(setup.deck.kinds[kind]), list(view.pile).count(kind)) for kind in kinds
        )
    return tuple(_ingredient(setup, kind) for kind in view.pile[-1:])


def deck_notes(view: Kotki) -> list[Say]:
    """The parts that are left, and how far off the professor is (H1)."""
    cats = view.cats[2] + view.cats[3]
    parts = []
    if view.plain:
        parts.append(Say("part-plain", {"cards": view.plain}))
    if view.cats[0]:
        parts.append(
            Say("part-cats", {"cards": view.cats[0], "cats": cats}) if cats else Say("part-plain", {"cards": view.cats[0]})
        )
    if view.last[0]:
        parts.append(Say("part-last" if view.last[2] else "part-plain", {"cards": view.last[0]}))
    notes = [Say("note-deck", {"parts": tuple(parts) or (Say("part-none"),)})]
    before = view.plain + view.cats[0]
    if view.over != PLAYING:
        return notes
    if view.last[2] == 0:
        notes.append(Say("note-professor-here"))
    elif before:
        notes.append(Say("note-professor-after", {"cards": before, "last": view.last[0]}))
    else:
        notes.append(Say("note-professor-now", {"cards": view.last[0]}))
    return notes


# --- what a player has


def _area(setup: Setup, view: Kotki, seat: int) -> list[Zone]:
    kitten = int(view.kittens[seat])
    spells = tuple(setup.spells.known(view, seat)) if kitten >= 0 else ()
    zones = [_kittens(setup, seat, kitten, spells, int(view.tokens[seat]), int(view.goals[seat] & FACE))]
    for chapter in range(setup.chapters):
        zones.append(_page(setup, seat * CHAPTERS + chapter, *_lying(view, seat, chapter)))
    zones.append(_felled(setup, seat, tuple(view.felled[seat]), view.surplus[seat]))
    return zones


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
    bundle, curse = _lying(view, seat, chapter)
    return _note(setup, bundle + more, curse)


def _lying(view: Kotki, seat: int, chapter: int) -> tuple[int, int]:
    """The bundle that lies at a chapter, and its curse."""
    return view.area[seat * CHAPTERS + chapter], view.display[chapter] if chapter < view.open else CLOSED


@lru_cache(maxsize=8192)
def _page(setup: Setup, page: int, bundle: int, curse: int) -> Zone:
    seat, chapter = page // CHAPTERS, page % CHAPTERS
    lying = [(kind, count) for kind, count in enumerate(counts(bundle)) if count]
    pieces = tuple(_ingredient(setup, kind + 1, at_cell(setup, page * KINDS + kind), count) for kind, count in lying)
    label = Say("zone-area", {"who": Who(seat), "chapter": chapter + 1})
    return Zone(at_page(page), label, "row", seat, pieces, 0, (_note(setup, bundle, curse),))


@lru_cache(maxsize=8192)
def _note(setup: Setup, bundle: int, curse: int) -> Say:
    if curse == CLOSED:
        return Say("note-closed")
    if curse == 0:
        return Say("note-no-curse")
    over = [count - need for count, need in zip(counts(bundle), needs(setup, curse), strict=True)]
    lacks, spare = letters(setup, [-count for count in over]), letters(setup, over)
    if lacks:
        return Say("note-lacks", {"lacks": lacks, "spare": spare or "none"})
    return Say("note-ready", {"spare": spare or "none"})
