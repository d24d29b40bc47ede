"""The legal moves as a person looks for them: their words, what to tap, and the clause that allows them."""

from __future__ import annotations

from functools import lru_cache

from kociarnia.engine import Choice, MoveId, Say, Who
from kociarnia.engine.hidden_cards import FACE
from kociarnia.engine.say import Arg
from kociarnia.games.czarujace_kotki.rules.deck import KINDS
from kociarnia.games.czarujace_kotki.rules.legal import legal
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, COUPLES, one
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import COUPLE, KEEP, KITTEN, PLACE, SOURCE, SPELL, WITH, Kotki, more_of
from kociarnia.games.czarujace_kotki.show.clauses import SPELL_CLAUSES, clause_of
from kociarnia.games.czarujace_kotki.show.handles import at_cell, at_discarded, at_kitten, at_looked, at_page, at_seat, at_spell
from kociarnia.games.czarujace_kotki.show.labels import named, one_of, program_text
from kociarnia.games.czarujace_kotki.show.scene import chapter_note, curse_at, note_of

TURNED = (1,)  # two chapters in the other order


def choices(setup: Setup, view: Kotki) -> list[Choice]:
    moves, seat = legal(setup, view), int(view.asked)
    clause = "" if view.asking == SPELL else clause_of(setup, view)
    out = [_choice(setup, int(move), seat, clause, _about(setup, view, move)) for move in moves]
    if view.asking == COUPLE:  # two chapters, in whichever order they are tapped
        out += [_choice(setup, int(move), seat, clause, TURNED) for move in moves]
    return out


def _about(setup: Setup, view: Kotki, move: MoveId) -> tuple[int, ...]:
    """What a choice is told by, beside the move itself and whoever is asked."""
    ask = view.asking
    if ask == KITTEN or ask == SPELL:
        return tuple(view.knobs)
    if ask == SOURCE:
        return tuple(view.pile[-1:])
    if ask == WITH:
        return (int(_idle(view, move - setup.with_)),)
    if ask == PLACE:
        page = move - setup.place
        return int(view.area[page] + one(view.held[-1] - 1)), curse_at(view, page % CHAPTERS)
    begin = more_of(view.detail)
    return (int(begin), int(view.looked[begin] & FACE)) if ask == KEEP else ()


@lru_cache(maxsize=8192)
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
        said = {"owner": Who(int(args[0])), "chapter": int(args[1]), "note": note_of(setup, about[0], about[1])}
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


def _idle(view: Kotki, cell: int) -> bool:
    """A swap that changes nothing (A9)."""
    first = more_of(view.detail)
    return first % KINDS == cell % KINDS or first // KINDS == cell // KINDS


def note_after(setup: Setup, view: Kotki, page: int) -> Say:
    """What the chapter would need with the card in hand."""
    return chapter_note(setup, view, page // CHAPTERS, page % CHAPTERS, one(view.held[-1] - 1))
