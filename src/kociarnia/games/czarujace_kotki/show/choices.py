"""The legal moves as a person looks for them: their words, what to tap, and the clause that allows them."""

from __future__ import annotations

from kociarnia.engine import Choice, MoveId, Say, Who
from kociarnia.engine.hidden_cards import FACE
from kociarnia.engine.say import Arg
from kociarnia.games.czarujace_kotki.rules.deck import KINDS
from kociarnia.games.czarujace_kotki.rules.legal import legal
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, COUPLES, one
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import COUPLE, SPELL, Kotki, more_of
from kociarnia.games.czarujace_kotki.show.clauses import SPELL_CLAUSES, clause_of
from kociarnia.games.czarujace_kotki.show.handles import at_cell, at_discarded, at_kitten, at_looked, at_page, at_seat, at_spell
from kociarnia.games.czarujace_kotki.show.labels import named, one_of, program_text
from kociarnia.games.czarujace_kotki.show.scene import chapter_note


def choices(setup: Setup, view: Kotki) -> list[Choice]:
    out = [_choice(setup, view, move) for move in legal(setup, view)]
    if view.asking == COUPLE:  # two chapters, in whichever order they are tapped
        out += [_turned_round(choice) for choice in out]
    return out


def _turned_round(choice: Choice) -> Choice:
    said = {"first": choice.label.args["second"], "second": choice.label.args["first"]}
    return Choice(choice.move, Say(choice.label.key, said), choice.clause, choice.at[::-1], True)


def _choice(setup: Setup, view: Kotki, move: MoveId) -> Choice:
    deck = setup.deck
    verb, args = setup.moves[move]
    seat = view.asked
    key = f"do-{verb}"
    said: dict[str, Arg] = {}
    at: tuple[str, ...] = ()
    if verb == "be":
        own = [spell for spell in deck.arch[move - setup.be] if spell not in deck.basic]
        texts = tuple(program_text(setup, deck.casts[spell], view.knobs) for spell in own)
        said = {"kitten": named(str(args[0])), "spells": tuple(named(deck.spells[spell]) for spell in own), "text": texts}
        at = (at_kitten(str(args[0])),)
    elif verb == "cast":
        said = {"spell": named(str(args[0])), "text": program_text(setup, deck.casts[move - setup.cast], view.knobs)}
        at = (at_spell(seat, str(args[0])),)
    elif verb == "from":
        key = f"do-from-{args[0]}"
        said = {"card": one_of(deck.kinds[view.pile[-1]])} if args[0] == "pile" else {}
        at = (str(args[0]),)
    elif verb == "fish":
        said, at = {"card": one_of(str(args[0]))}, (at_discarded(str(args[0])),)
    elif verb in ("card", "with"):
        said = {"owner": Who(int(args[0])), "chapter": int(args[1]), "card": named(str(args[2]))}
        cell = move - (setup.pick if verb == "card" else setup.with_)
        at = (at_cell(setup, cell),)
        if verb == "with" and _idle(view, cell):
            key = "do-with-idle"
    elif verb == "place":
        said = {"owner": Who(int(args[0])), "chapter": int(args[1]), "note": note_after(setup, view, move - setup.place)}
        at = (at_page(move - setup.place),)
    elif verb == "chapter":
        said, at = {"chapter": int(args[0])}, (at_page(seat * CHAPTERS + move - setup.whole),)
    elif verb == "chapters":
        first, second = COUPLES[move - setup.couple]
        said = {"first": first + 1, "second": second + 1}
        at = at_page(seat * CHAPTERS + first), at_page(seat * CHAPTERS + second)
    elif verb == "give":
        said, at = {"to": Who(int(args[0]))}, (at_seat(int(args[0])),)
    else:
        begin = more_of(view.detail)
        at = (at_looked(begin + (deck.kinds[view.looked[begin] & FACE] != args[0])),)
        key, said = "do-keep-only", {"card": one_of(str(args[0]))}
        if args[1] not in ("only", args[0]):
            key, said["other"] = "do-keep", one_of(str(args[1]))
    clause = SPELL_CLAUSES.get(str(args[0]), "R17") if view.asking == SPELL else clause_of(setup, view)
    return Choice(move, Say(key, said), clause, at)


def _idle(view: Kotki, cell: int) -> bool:
    """A swap that changes nothing (A9)."""
    first = more_of(view.detail)
    return first % KINDS == cell % KINDS or first // KINDS == cell // KINDS


def note_after(setup: Setup, view: Kotki, page: int) -> Say:
    """What the chapter would need with the card in hand."""
    return chapter_note(setup, view, page // CHAPTERS, page % CHAPTERS, one(view.held[-1] - 1))
