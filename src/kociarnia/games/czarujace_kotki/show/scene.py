"""The table of Czarujące kotki as zones and pieces, for one reader.

A move changes little, and what is open looks the same to every reader: what is shown is made once for what lies there.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from kociarnia.engine import UNKNOWN, Piece, Say, Scene, Who, Zone
from kociarnia.engine.hidden_cards import FACE
from kociarnia.engine.kept import Kept
from kociarnia.engine.say import Arg
from kociarnia.games.czarujace_kotki.rules.deck import KINDS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, TOPS, counts
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
from kociarnia.games.czarujace_kotki.show.kept import shown_with
from kociarnia.games.czarujace_kotki.show.labels import (
    curse_marks,
    curse_text,
    effect_text,
    goal_text,
    kind_of,
    letters,
    marks,
    named,
)

CLOSED: Final[i64] = -1  # in place of a curse: the chapter is not open yet

# Zones are kept by what they show. The last bits of their keys say what they are; numbers of cards and faces have BITS each.
PAGE: Final[i64] = 0
KITTEN_OF: Final[i64] = 1
FELLED_BY: Final[i64] = 2
CHAPTER: Final[i64] = 3
CURSES: Final[i64] = 4
CARDS: Final[i64] = 5
PILE: Final[i64] = 6
HELD_UP: Final[i64] = 7
WHAT: Final[i64] = 3
BITS: Final[i64] = 8
BUNDLE: Final[i64] = 28
EVEN: Final[i64] = 64  # in a balance: what is there is what is needed


def scene(setup: Setup, view: Kotki) -> Scene:
    kept = shown_with(setup).zones
    zones = _middle(setup, view, kept)
    if len(view.held) > 0:
        zones.append(_held(setup, view.held[len(view.held) - 1], kept))
    if len(view.looked) > 0:
        zones.append(_seen(setup, view))
    if view.asking == KITTEN:
        free = [key for kitten, key in enumerate(setup.deck.kittens) if kitten not in view.kittens]
        zones.append(Zone("kittens", Say("zone-kittens"), pieces=tuple(_kitten(key) for key in free)))
    for seat in range(setup.players):
        zones.append(_kitten_of(setup, view, seat, kept))
        zones += _area(setup, view, seat)
        zones.append(_felled(setup, view, seat, kept))
    if view.rules or view.lasting:
        rules = _rules(setup, tuple(view.rules), int(view.chaos), tuple(view.lasting), tuple(view.knobs))
        if rules.pieces:
            zones.append(rules)
    return Scene(tuple(zones), (_turn(setup, view),))


def own(setup: Setup, view: Kotki, seat: int) -> list[Zone]:
    """What a seat may see otherwise than the audience: its goal, and cards that it has looked at."""
    zones = [_kitten_of(setup, view, seat, shown_with(setup).zones)]
    if len(view.looked) > 0:
        zones.append(_seen(setup, view))
    return zones


def facts(setup: Setup, view: Kotki) -> list[Say]:
    """The turn, then every rule that chaos has brought and that is in force."""
    rules = _rules(setup, tuple(view.rules), int(view.chaos), tuple(view.lasting), tuple(view.knobs))
    return [_turn(setup, view), *[rule.label for rule in rules.pieces if rule]]


def _turn(setup: Setup, view: Kotki) -> Say:
    who = view.active(setup.players) if view.turn >= 0 and view.over == PLAYING else -1
    return _turn_of(int(max(view.turn, 0)) + 1, int(view.curses_left()), int(who))


@lru_cache(maxsize=4096)
def _turn_of(turn: int, left: int, who: int) -> Say:
    """`who`: boards mark the active kitten."""
    said: dict[str, Arg] = {"turn": turn, "left": left}
    return Say("fact-turn", said if who < 0 else {**said, "who": Who(who)})


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


def _middle(setup: Setup, view: Kotki, kept: Kept[Zone]) -> list[Zone]:
    zones = [_chapter(setup, at, view.display[at], at < view.open, kept) for at in range(setup.chapters)]
    zones.append(_curses(view.levels[0], kept))
    zones.append(_deck(view, kept))
    zones.append(_fished(setup, view) if view.asking == FISH else _pile(setup, view, kept))
    return zones


def _chapter(setup: Setup, chapter: i64, curse: i64, opened: bool, kept: Kept[Zone]) -> Zone:
    key = (curse << BITS | chapter << 1 | (1 if opened else 0)) << WHAT | CHAPTER
    zone = kept.get(key)
    if zone is None:
        pieces = (_curse(setup, curse, at_curse(chapter)),) if curse else ()
        note = () if opened else (Say("note-closed"),)
        label = Say("zone-chapter", {"chapter": chapter + 1})
        zone = kept.keep(key, Zone(at_chapter(chapter), label, "row", -1, pieces, 0, note))
    return zone


def _curses(left: i64, kept: Kept[Zone]) -> Zone:
    key = left << WHAT | CURSES
    zone = kept.get(key)
    if zone is None:
        zone = kept.keep(key, Zone("curses", Say("zone-curses"), "pile", -1, _back("", left)))
    return zone


def _pile(setup: Setup, view: Kotki, kept: Kept[Zone]) -> Zone:
    size: i64 = len(view.pile)
    top: i64 = view.pile[size - 1] if size > 0 else 0
    key = (size << BITS | top) << WHAT | PILE
    zone = kept.get(key)
    if zone is None:
        zone = kept.keep(key, _discards(size, (_ingredient(setup, top),) if size else ()))
    return zone


def _fished(setup: Setup, view: Kotki) -> Zone:
    """The kinds in the pile for whoever may choose (A27)."""
    pile = list(view.pile)
    kinds = [kind for kind in range(1, KINDS + 1) if kind in pile]
    pieces = [_ingredient(setup, kind, at_discarded(setup.deck.kinds[kind]), pile.count(kind)) for kind in kinds]
    return _discards(len(pile), tuple(pieces))


def _discards(size: int, pieces: tuple[Piece, ...]) -> Zone:
    return Zone(DISCARDS, Say("zone-pile", {"count": size}), "pile", -1, pieces)


def _held(setup: Setup, kind: i64, kept: Kept[Zone]) -> Zone:
    key = kind << WHAT | HELD_UP
    zone = kept.get(key)
    if zone is None:
        zone = kept.keep(key, Zone(HAND, Say("zone-held"), pieces=(_ingredient(setup, kind, HELD),)))
    return zone


def _seen(setup: Setup, view: Kotki) -> Zone:
    return _looked(setup, tuple(card & FACE for card in view.looked))


@lru_cache(maxsize=1024)
def _looked(setup: Setup, kinds: tuple[int, ...]) -> Zone:
    pieces = tuple(_ingredient(setup, kind, at_looked(at)) for at, kind in enumerate(kinds))
    return Zone("looked", Say("zone-looked"), pieces=pieces)


def deck_notes(view: Kotki) -> tuple[Say, ...]:
    """The parts that are left, and how far off the professor is (H1)."""
    return _parts(view).notes


def _deck(view: Kotki, kept: Kept[Zone]) -> Zone:
    cats, last = view.cats, view.last
    key = ((view.plain << BITS | cats[0]) << BITS | cats[2] + cats[3]) << BITS | last[0]
    key = ((key << 1 | (1 if last[2] > 0 else 0)) << 1 | (1 if view.over == PLAYING else 0)) << WHAT | CARDS
    zone = kept.get(key)
    return zone if zone is not None else kept.keep(key, _parts(view))


def _parts(view: Kotki) -> Zone:
    plain, middle, cats, last = int(view.plain), int(view.cats[0]), int(view.cats[2] + view.cats[3]), int(view.last[0])
    caught = view.last[2] > 0  # the professor is still in the last part
    parts = []
    if plain:
        parts.append(Say("part-plain", {"cards": plain}))
    if middle:
        parts.append(Say("part-cats", {"cards": middle, "cats": cats}) if cats else Say("part-plain", {"cards": middle}))
    if last:
        parts.append(Say("part-last" if caught else "part-plain", {"cards": last}))
    notes = [Say("note-deck", {"parts": tuple(parts) or (Say("part-none"),)})]
    before = plain + middle
    if view.over == PLAYING:
        if not caught:
            notes.append(Say("note-professor-here"))
        elif before:
            notes.append(Say("note-professor-after", {"cards": before, "last": last}))
        else:
            notes.append(Say("note-professor-now", {"cards": last}))
    return Zone(DECK, Say("zone-deck"), "pile", -1, _back(DECK, before + last), 0, tuple(notes))


# --- what a player has


def _kitten_of(setup: Setup, view: Kotki, seat: i64, kept: Kept[Zone]) -> Zone:
    kitten, token, goal = view.kittens[seat], view.tokens[seat], view.goals[seat] & FACE
    key = (((goal << BITS | token + 1) << BITS | kitten + 1) << BITS | seat) << WHAT | KITTEN_OF
    zone = kept.get(key)
    if zone is None:
        known = setup.spells.known(view, seat) if kitten >= 0 else []
        zone = kept.keep(key, _spellbook(setup, int(seat), int(kitten), known, int(token), int(goal)))
    return zone


def _spellbook(setup: Setup, seat: int, kitten: int, known: list[int], token: int, goal: int) -> Zone:
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


def _felled(setup: Setup, view: Kotki, seat: i64, kept: Kept[Zone]) -> Zone:
    if view.felled[seat] or view.surplus[seat] != 0:
        return _trophies(setup, int(seat), tuple(view.felled[seat]), int(view.surplus[seat]))
    key = seat << WHAT | FELLED_BY
    zone = kept.get(key)
    return zone if zone is not None else kept.keep(key, _trophies(setup, int(seat), (), 0))


@lru_cache(maxsize=4096)
def _trophies(setup: Setup, seat: int, felled: tuple[int, ...], spare: int) -> Zone:
    won = tuple(_curse(setup, curse, "") for curse in felled)
    surplus = letters(setup, counts(spare))
    notes = (Say("note-surplus", {"spare": surplus}),) if surplus else ()
    return Zone(at_felled(seat), Say("zone-felled", {"who": Who(seat)}), "row", seat, won, 0, notes)


def goal_note(setup: Setup, view: Kotki, seat: int) -> Say:
    return _goal(setup, int(view.goals[seat] & FACE))


def _goal(setup: Setup, goal: int) -> Say:
    if goal == UNKNOWN:
        return Say("note-goal-hidden")
    key = setup.deck.goals[goal]
    return Say("note-goal-reconstructed" if marks(key) else "note-goal", {"goal": named(key), "text": goal_text(setup, goal)})


def _area(setup: Setup, view: Kotki, seat: i64) -> tuple[Zone, ...]:
    """All pages of a seat."""
    shown, page = shown_with(setup), seat * CHAPTERS
    curses = (curse_at(view, 0) + 1 << BITS | curse_at(view, 1) + 1) << BITS | curse_at(view, 2) + 1
    first = view.area[page + 1] << BUNDLE | view.area[page]
    second = (curses << BITS | seat) << BUNDLE | view.area[page + 2]
    zones = shown.areas.get(first, second)
    if zones is None:
        pages = range(page, page + setup.chapters)
        made = [_page(setup, at, view.area[at], curse_at(view, at % CHAPTERS), shown.zones) for at in pages]
        zones = shown.areas.keep(first, second, tuple(made))
    return zones


def chapter_note(setup: Setup, view: Kotki, seat: int, chapter: int, more: int = 0) -> Say:
    """What the curse of a chapter still needs there, and what would be surplus; with a bundle `more`."""
    return note_of(setup, int(balance(setup, view.area[seat * CHAPTERS + chapter] + more, curse_at(view, chapter))))


def curse_at(view: Kotki, chapter: i64) -> i64:
    return view.display[chapter] if chapter < view.open else CLOSED


def _page(setup: Setup, page: i64, bundle: i64, curse: i64, kept: Kept[Zone]) -> Zone:
    key = ((bundle << BITS | curse + 1) << BITS | page) << WHAT | PAGE
    zone = kept.get(key)
    if zone is None:
        pieces = tuple(
            _lying(setup, int(page * KINDS + kind), int(count)) for kind, count in enumerate(counts(bundle)) if count
        )
        notes = (note_of(setup, int(balance(setup, bundle, curse))),)
        zone = kept.keep(key, Zone(at_page(int(page)), _page_label(int(page)), "row", int(page // CHAPTERS), pieces, 0, notes))
    return zone


@lru_cache(maxsize=64)
def _page_label(page: int) -> Say:
    return Say("zone-area", {"who": Who(page // CHAPTERS), "chapter": page % CHAPTERS + 1})


@lru_cache(maxsize=4096)
def _lying(setup: Setup, cell: int, count: int) -> Piece:
    return _ingredient(setup, cell % KINDS + 1, at_cell(setup, cell), count)


def balance(setup: Setup, bundle: i64, curse: i64) -> i64:
    """How many cards more than a curse needs lie there, counted from EVEN for each kind; where there is none, that it is so."""
    return (bundle | TOPS) - setup.deck.needs[curse] if curse > 0 else curse


@lru_cache(maxsize=8192)
def note_of(setup: Setup, balance: int) -> Say:
    if balance == CLOSED:
        return Say("note-closed")
    if balance == 0:
        return Say("note-no-curse")
    over = [int(count - EVEN) for count in counts(balance)]
    lacks, spare = letters(setup, [-count for count in over]), letters(setup, over)
    if lacks:
        return Say("note-lacks", {"lacks": lacks, "spare": spare or "none"})
    return Say("note-ready", {"spare": spare or "none"})
