"""All about one card, spell or curse of Czarujące kotki, as far as the reader's view tells."""

from __future__ import annotations

from kociarnia.engine import About, Fact, Piece, Say, Who, Zone, fact, unseen
from kociarnia.games.czarujace_kotki.rules import score
from kociarnia.games.czarujace_kotki.rules.deck import SURPLUS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, counts
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import Kotki
from kociarnia.games.czarujace_kotki.show.clauses import SPELL_CLAUSES
from kociarnia.games.czarujace_kotki.show.labels import letters, measure, named, needs, program_text


def about(setup: Setup, view: Kotki, reader: int, zone: Zone, piece: Piece) -> About:
    deck, face = setup.deck, piece.face
    if face in deck.curses:
        return _curse(setup, view, reader, zone, piece)
    if face in deck.kinds:
        return _ingredient(setup, view, piece)
    if face in deck.spells:
        return _spell(setup, view, piece)
    marks = tuple(Fact(Say("label-now"), mark) for mark in piece.marks)
    if face in deck.kittens:
        arch = deck.arch[deck.kittens.index(face)]
        own = next((spell for spell in arch if spell not in deck.basic), -1)
        spell = {"spell": named(deck.spells[own]), "text": program_text(setup, deck.casts[own], view.knobs)}
        return About(named(face), face, (fact("own-spell", "about-own-spell", **spell), *marks), clauses=("R46",))
    if face:  # a rule in force: its piece says all of it
        text = piece.label.args.get("text")
        does = (Fact(Say("label-does"), text),) if isinstance(text, Say) else ()
        return About(named(face), face, does, Say("tip-rule"), ("R36",) if face in deck.rules else ("R57", "R63"))
    notes = tuple(Fact(Say("label-now"), note) for note in zone.notes)
    return About(piece.label, "", (fact("is", "about-hidden"), *notes), clauses=("R10",) if notes else ())


def _curse(setup: Setup, view: Kotki, reader: int, zone: Zone, piece: Piece) -> About:
    deck = setup.deck
    curse = deck.curses.index(piece.face)
    wanted = [Say(f"about-count-{deck.kinds[kind]}", {"count": int(n)}) for kind, n in enumerate(needs(setup, curse), 1) if n]
    facts = [
        fact("is", "about-curse", level=int(deck.level[curse])),
        fact("needs", "about-list", parts=tuple(wanted)),
        fact("gives", "about-points", points=int(deck.points[curse])),
    ]
    if deck.bonus[curse] >= 0:
        per = measure(setup, deck.bonus[curse])
        facts.append(fact("bonus", "about-bonus", points=int(deck.bonus_points[curse]), per=per))
    if zone.owner >= 0:  # felled
        if deck.bonus[curse] >= 0:
            worth = deck.points[curse] + score.bonus_points(setup, view, zone.owner, curse)
            facts.append(fact("now", "about-points", points=int(worth)))
        return About(named(piece.face), piece.face, tuple(facts), Say("tip-felled"), ("R29", "R39"))
    chapter = int(zone.key.rpartition(".")[2])
    facts.append(fact("surplus", "about-surplus", points=-int(view.knobs[SURPLUS])))
    for seat in sorted(range(setup.players), key=lambda seat: (seat != reader, seat)):
        lying = counts(view.area[seat * CHAPTERS + chapter - 1])
        lack = [need - there for need, there in zip(needs(setup, curse), lying, strict=True)]
        facts.append(Fact(Say("label-lacks", {"who": Who(seat)}), letters(setup, lack) or Say("about-nothing")))
    return About(named(piece.face), piece.face, tuple(facts), Say("tip-curse", {"chapter": chapter}), ("R26", "R28", "R31"))


def _ingredient(setup: Setup, view: Kotki, piece: Piece) -> About:
    deck = setup.deck
    kind = deck.kinds.index(piece.face)
    on_table = [view.display[chapter] for chapter in range(view.open) if view.display[chapter]]
    wanted = tuple(named(deck.curses[curse]) for curse in on_table if needs(setup, curse)[kind - 1])
    facts = (
        fact("is", "about-ingredient", letter=Say(f"letter-{piece.face}")),
        fact("wanted-by", "about-list", parts=wanted) if wanted else fact("wanted-by", "about-nobody"),
        unseen(view.bag[kind], deck.bag[kind]),
    )
    return About(named(piece.face), piece.face, facts, Say("tip-ingredient"), ("R16", "R26", "R31"))


def _spell(setup: Setup, view: Kotki, piece: Piece) -> About:
    deck = setup.deck
    does = Fact(Say("label-does"), program_text(setup, deck.casts[deck.spells.index(piece.face)], view.knobs))
    marks = tuple(Fact(Say("label-now"), mark) for mark in piece.marks)
    clauses = (SPELL_CLAUSES.get(piece.face, "R17"), "R22", "R23")
    return About(named(piece.face), piece.face, (does, *marks), Say("tip-spell"), clauses)
