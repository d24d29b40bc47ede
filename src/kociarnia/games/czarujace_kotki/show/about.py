"""All about one card, spell or curse of Czarujące kotki, as far as the reader's view tells."""

from __future__ import annotations

from collections.abc import Sequence

from kociarnia.engine import About, Fact, Piece, Say, Who, Zone, fact, unseen
from kociarnia.engine.hidden_cards import FACE
from kociarnia.games.czarujace_kotki.rules import score
from kociarnia.games.czarujace_kotki.rules.deck import NOW, SURPLUS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, counts
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import Kotki
from kociarnia.games.czarujace_kotki.show.clauses import SPELL_CLAUSES
from kociarnia.games.czarujace_kotki.show.labels import effect_text, goal_text, letters, measure, named, needs, program_text
from kociarnia.games.czarujace_kotki.show.scene import deck_notes


def about(setup: Setup, view: Kotki, reader: int, zone: Zone, piece: Piece) -> About:
    deck, face = setup.deck, piece.face
    if face in deck.curses:
        return _curse(setup, view, reader, zone, piece)
    if face in deck.kinds:
        return _ingredient(setup, view, piece)
    if face in deck.spells:
        return _spell(setup, view, piece)
    if face in deck.goals:
        return _goal(setup, view, reader, face)
    if face in deck.kittens:
        return _kitten(setup, view, piece)
    if face in deck.rules or face in deck.chaos:
        return _rule(setup, view, piece)
    if face:
        return _special(setup, view, face)
    notes = tuple(Fact(Say("label-now"), note) for note in zone.notes)
    return About(piece.label, "", (fact("is", "about-hidden"), *notes), clauses=("R10",) if notes else ())


def _curse(setup: Setup, view: Kotki, reader: int, zone: Zone, piece: Piece) -> About:
    deck = setup.deck
    curse = deck.curses.index(piece.face)
    facts = [
        fact("is", "about-curse", level=int(deck.level[curse])),
        fact("needs", "about-list", parts=_counted(setup, needs(setup, curse))),
        fact("gives", "about-points", points=int(deck.points[curse])),
    ]
    if deck.bonus[curse] >= 0:
        per = measure(setup, deck.bonus[curse])
        facts.append(fact("bonus", "about-bonus", points=int(deck.bonus_points[curse]), per=per))
    if not zone.key:
        return About(named(piece.face), piece.face, tuple(facts), clauses=("R26", "R28", "R31"))
    if zone.owner >= 0:  # felled
        if deck.bonus[curse] >= 0:
            worth = deck.points[curse] + score.bonus_points(setup, view, zone.owner, curse)
            facts.append(fact("now", "about-points", points=int(worth)))
        return About(named(piece.face), piece.face, tuple(facts), Say("tip-felled"), ("R29", "R39"))
    chapter = int(zone.key.rpartition(".")[2])
    facts.append(fact("surplus", "about-surplus", points=-int(view.knobs[SURPLUS])))
    others = []
    for seat in range(setup.players):
        lying = counts(view.area[seat * CHAPTERS + chapter - 1])
        lack = [need - there for need, there in zip(needs(setup, curse), lying, strict=True)]
        if seat == reader:
            facts.append(fact("you-lack", "about-list", parts=_counted(setup, lack) or (Say("about-nothing"),)))
        else:
            others.append(Say("about-lacks", {"who": Who(seat), "letters": letters(setup, lack) or Say("about-nothing")}))
    facts.append(fact("others-lack", "about-list", parts=tuple(others)))
    return About(named(piece.face), piece.face, tuple(facts), Say("tip-curse", {"chapter": chapter}), ("R26", "R28", "R31"))


def _counted(setup: Setup, numbers: Sequence[int]) -> tuple[Say, ...]:
    """So many of each kind, in words."""
    return tuple(
        Say(f"about-count-{setup.deck.kinds[kind]}", {"count": int(number)})
        for kind, number in enumerate(numbers, 1)
        if number > 0
    )


def _ingredient(setup: Setup, view: Kotki, piece: Piece) -> About:
    deck = setup.deck
    kind = deck.kinds.index(piece.face)
    on_table = [view.display[chapter] for chapter in range(view.open) if view.display[chapter]]
    wanted = tuple(named(deck.curses[curse]) for curse in on_table if needs(setup, curse)[kind - 1])
    facts = [fact("is", "about-ingredient", letter=Say(f"letter-{piece.face}"))]
    if on_table:
        facts.append(fact("wanted-by", "about-list", parts=wanted) if wanted else fact("wanted-by", "about-nobody"))
    facts.append(unseen(view.bag[kind], deck.bag[kind]))
    return About(named(piece.face), piece.face, tuple(facts), Say("tip-ingredient"), ("R16", "R26", "R31"))


def _spell(setup: Setup, view: Kotki, piece: Piece) -> About:
    deck = setup.deck
    does = Fact(Say("label-does"), program_text(setup, deck.casts[deck.spells.index(piece.face)], view.knobs))
    marks = tuple(Fact(Say("label-now"), mark) for mark in piece.marks)
    clauses = (SPELL_CLAUSES.get(piece.face, "R17"), "R22", "R23")
    return About(named(piece.face), piece.face, (does, *marks), Say("tip-spell"), clauses)


def _goal(setup: Setup, view: Kotki, reader: int, face: str) -> About:
    """A goal; its owner learns what it would pay now."""
    goal = setup.deck.goals.index(face)
    facts = [Fact(Say("label-gives"), goal_text(setup, goal))]
    if reader < setup.players and view.goals[reader] & FACE == goal:
        facts.append(fact("now", "about-points", points=int(score.goal_points(setup, view, reader, goal))))
    return About(named(face), face, tuple(facts), Say("tip-goal"), ("R4", "R39", "R40"))


def _kitten(setup: Setup, view: Kotki, piece: Piece) -> About:
    deck = setup.deck
    arch = deck.arch[deck.kittens.index(piece.face)]
    own = next((spell for spell in arch if spell not in deck.basic), -1)
    spell = {"spell": named(deck.spells[own]), "text": program_text(setup, deck.casts[own], view.knobs)}
    facts = (() if setup.arch else (fact("is", "about-kitten"),)) + (fact("own-spell", "about-own-spell", **spell),)
    marks = tuple(Fact(Say("label-now"), mark) for mark in piece.marks)
    return About(named(piece.face), piece.face, (*facts, *marks), clauses=("R2", "R46"))


def _rule(setup: Setup, view: Kotki, piece: Piece) -> About:
    """A new rule, or a card of chaos with its effects in their order; of one in force its piece says which it is."""
    deck, face = setup.deck, piece.face
    clauses = ("R35", "R36") if face in deck.rules else ("R56", "R57", "R63")
    text = piece.label.args.get("text")
    if isinstance(text, Say):
        return About(named(face), face, (Fact(Say("label-does"), text),), Say("tip-rule"), clauses)
    if face in deck.rules:
        law = deck.laws[deck.rules.index(face)]
        does = Fact(Say("label-does"), effect_text(setup, law, view.knobs))
        return About(named(face), face, (does,), None if law.when == NOW else Say("tip-rule"), clauses)
    effects = tuple(
        Fact(Say("label-effect", {"number": number}), effect_text(setup, effect, view.knobs))
        for number, effect in enumerate(deck.effects[deck.chaos.index(face)], 1)
    )
    return About(named(face), face, effects, clauses=clauses)


def _special(setup: Setup, view: Kotki, face: str) -> About:
    """The chaos cats and the professor: what happens when they are drawn, and how far off she is (H1)."""
    deck = setup.deck
    now = tuple(Fact(Say("label-now"), note) for note in deck_notes(view)[1:])
    if face == "caught":
        numbers = {"most": int(deck.caught_most), "least": int(deck.caught_least)}
        does = fact("does", "about-caught" if setup.players > 2 else "about-caught-two", **numbers)
        clauses = ("R38", "R40", "R43", "R44") if setup.players > 2 else ("R38", "R40", "R66")
        return About(named(face), face, (does, *now), Say("tip-caught"), clauses)
    does = fact("does", f"about-{face}", chapters=int(setup.chapters), chaos=int(setup.cats > 0), rules=int(setup.new_rules))
    return About(named(face), face, (does,), clauses=("R33", "R34", "R35") if not setup.cats else ("R54", "R56", "R58"))
