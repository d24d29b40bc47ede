"""The legal moves as a person looks for them: their words, what to tap, and the clause that allows them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine import Choice, MoveId, Say, Who
from kociarnia.engine.hidden_cards import FACE
from kociarnia.engine.offered import Offered
from kociarnia.engine.say import Arg
from kociarnia.games.czarujace_kotki.rules.deck import KINDS
from kociarnia.games.czarujace_kotki.rules.legal import legal, pages_for, partners, picks
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, COUPLES, PAGE_CELLS, listed, one
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    COUPLE,
    KEEP,
    KITTEN,
    PICK,
    PLACE,
    SOURCE,
    SPELL,
    WITH,
    Kotki,
    mate_of,
    more_of,
    step_of,
)
from kociarnia.games.czarujace_kotki.show.clauses import SPELL_CLAUSES, clause_of
from kociarnia.games.czarujace_kotki.show.handles import at_cell, at_discarded, at_kitten, at_looked, at_page, at_seat, at_spell
from kociarnia.games.czarujace_kotki.show.kept import shown_with
from kociarnia.games.czarujace_kotki.show.labels import named, one_of, program_text
from kociarnia.games.czarujace_kotki.show.scene import BITS, balance, chapter_note, curse_at, note_of

TURNED = (1,)  # two chapters in the other order
ASK: Final[i64] = 4  # the last bits of a key are the question
ALL_IDLE: Final[i64] = KINDS  # in place of a kind: a swap within one page


def choices(setup: Setup, view: Kotki) -> list[Choice]:
    return [choice for offer in offers(setup, view) for choice in offer.choices]


def offers(setup: Setup, view: Kotki) -> list[Offered]:
    """Mostly the same was offered before, here or at another table, by page or as a whole."""
    ask = view.asking
    if ask == PLACE:
        return _places(setup, view)
    if ask == PICK:
        return _cards(setup, view, picks(setup, view, step_of(view.detail), view.asked))
    if ask == WITH:
        return _cards(setup, view, partners(setup, view.area, step_of(view.detail), view.asked, more_of(view.detail)))
    if ask == SPELL and view.knobs is setup.knobs:
        spells = setup.spells.castable(view, view.asked)
        return [_spells(setup, view, spells)]
    moves = tuple([int(move) for move in legal(setup, view)])
    kept, about = shown_with(setup).offers, _about(setup, view)
    key = moves, int(ask), int(view.asked), int(view.detail), about
    return [kept.get(key) or kept.keep(key, _offered(setup, view, list(moves), about))]


def _offered(setup: Setup, view: Kotki, moves: list[MoveId], about: tuple[int, ...]) -> Offered:
    """`about`: what they are told by, beside the moves themselves, whoever is asked and what for."""
    clause, seat = "" if view.asking == SPELL else clause_of(setup, view), int(view.asked)
    out = [_choice(setup, int(move), seat, clause, about) for move in moves]
    if view.asking == COUPLE:  # two chapters, in whichever order they are tapped
        out += [_choice(setup, int(move), seat, clause, TURNED) for move in moves]
    return Offered(tuple(out))


def _about(setup: Setup, view: Kotki) -> tuple[int, ...]:
    ask = view.asking
    if ask == KITTEN or ask == SPELL:
        return tuple(view.knobs)
    if ask == SOURCE:
        return tuple(view.pile[-1:])
    begin = more_of(view.detail)
    return (int(begin), int(view.looked[begin] & FACE)) if ask == KEEP else ()


def _spells(setup: Setup, view: Kotki, spells: i64) -> Offered:
    kept = shown_with(setup).offers
    key = (spells << BITS | view.asked) << ASK | SPELL
    offer = kept.get(key)
    if offer is None:
        moves = [setup.cast + spell for spell in listed(spells)]
        offer = kept.keep(key, _offered(setup, view, moves, tuple(view.knobs)))
    return offer


def _places(setup: Setup, view: Kotki) -> list[Offered]:
    kept, out, detail = shown_with(setup).offers, [], view.detail
    card = one(view.held[len(view.held) - 1] - 1)
    for page in pages_for(setup, view, view.asked, mate_of(detail), more_of(detail)):
        then = balance(setup, view.area[page] + card, curse_at(view, page % CHAPTERS))
        key = ((then << BITS | step_of(detail)) << BITS | page) << ASK | PLACE
        offer = kept.get(key)
        if offer is None:
            offer = kept.keep(key, _offered(setup, view, [setup.place + page], (int(then),)))
        out.append(offer)
    return out


def _cards(setup: Setup, view: Kotki, cells: i64) -> list[Offered]:
    """Cards to choose among, by page; beside another one it is said of which a swap would be idle (A9)."""
    kept, out, detail = shown_with(setup).offers, [], view.detail
    swaps = view.asking == WITH
    first = more_of(detail)
    page: i64 = 0
    while cells:
        kinds = cells & PAGE_CELLS
        if kinds:
            idle = 0 if not swaps else ALL_IDLE if first // KINDS == page else first % KINDS
            key = (((step_of(detail) << BITS | idle) << BITS | page) << BITS | kinds) << ASK | view.asking
            offer = kept.get(key)
            if offer is None:
                offer = kept.keep(key, _page(setup, view, page, kinds, idle))
            out.append(offer)
        cells >>= KINDS
        page += 1
    return out


def _page(setup: Setup, view: Kotki, page: i64, kinds: i64, idle: i64) -> Offered:
    clause, out = clause_of(setup, view), []
    for kind in listed(kinds):
        if view.asking == PICK:
            out.append(_choice(setup, int(setup.pick + page * KINDS + kind), int(view.asked), clause, ()))
        else:
            about = (int(idle == ALL_IDLE or idle == kind),)
            out.append(_choice(setup, int(setup.with_ + page * KINDS + kind), int(view.asked), clause, about))
    return Offered(tuple(out))


def _choice(setup: Setup, move: int, seat: int, clause: str, about: tuple[int, ...]) -> Choice:
    deck = setup.deck
    verb, args = setup.moves[move]
    key = f"do-{verb}"
    said: dict[str, Arg] = {}
    at: tuple[str, ...] = ()
    if verb == "be":
        own = [spell for spell in deck.arch[move - setup.be] if spell not in deck.basic]
        texts = tuple(program_text(setup, deck.casts[spell], list(about)) for spell in own)
        said = {"kitten": named(str(args[0])), "spells": tuple(named(deck.spells[spell]) for spell in own), "text": texts}
        at = (at_kitten(str(args[0])),)
    elif verb == "cast":
        said = {"spell": named(str(args[0])), "text": program_text(setup, deck.casts[move - setup.cast], list(about))}
        at = (at_spell(seat, str(args[0])),)
    elif verb == "from":
        key = f"do-from-{args[0]}"
        said = {"card": one_of(deck.kinds[about[0]])} if args[0] == "pile" else {}
        at = (str(args[0]),)
    elif verb == "fish":
        said, at = {"card": one_of(str(args[0]))}, (at_discarded(str(args[0])),)
    elif verb in ("card", "with"):
        said = {"owner": Who(int(args[0])), "chapter": int(args[1]), "card": named(str(args[2]))}
        cell = move - (setup.pick if verb == "card" else setup.with_)
        at = (at_cell(setup, cell),)
        if about and about[0]:
            key = "do-with-idle"
    elif verb == "place":
        said = {"owner": Who(int(args[0])), "chapter": int(args[1]), "note": note_of(setup, about[0])}
        at = (at_page(move - setup.place),)
    elif verb == "chapter":
        said, at = {"chapter": int(args[0])}, (at_page(seat * CHAPTERS + move - setup.whole),)
    elif verb == "chapters":
        first, second = COUPLES[move - setup.couple][:: -1 if about else 1]
        said = {"first": first + 1, "second": second + 1}
        at = at_page(seat * CHAPTERS + first), at_page(seat * CHAPTERS + second)
    elif verb == "give":
        said, at = {"to": Who(int(args[0]))}, (at_seat(int(args[0])),)
    else:
        at = (at_looked(about[0] + (deck.kinds[about[1]] != args[0])),)
        key, said = "do-keep-only", {"card": one_of(str(args[0]))}
        if args[1] not in ("only", args[0]):
            key, said["other"] = "do-keep", one_of(str(args[1]))
    turned = verb == "chapters" and bool(about)
    return Choice(move, Say(key, said), clause or SPELL_CLAUSES.get(str(args[0]), "R17"), at, turned)


def note_after(setup: Setup, view: Kotki, page: int) -> Say:
    """What the chapter would need with the card in hand."""
    return chapter_note(setup, view, page // CHAPTERS, page % CHAPTERS, one(view.held[-1] - 1))
