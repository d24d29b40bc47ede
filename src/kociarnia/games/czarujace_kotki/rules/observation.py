"""A view of Czarujące kotki as numbers, for those who learn it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kociarnia.engine.contract import NOBODY, Traits
from kociarnia.engine.observation import Pen, Questions
from kociarnia.games.czarujace_kotki.rules.deck import KNOBS
from kociarnia.games.czarujace_kotki.rules.pages import BITS, CHAPTERS
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    ANYONE,
    BEGIN,
    CASTING,
    CHAOS,
    CHECK,
    COUPLE,
    CURSE,
    DEAL,
    DRAW,
    EFFECT,
    FISH,
    GIVE,
    GOAL,
    KEEP,
    KITTEN,
    LOOK,
    PEEK,
    PICK,
    PLACE,
    RULE,
    SEND,
    SHARE,
    SHOW,
    SOURCE,
    SPELL,
    STACK,
    STEP,
    TAKE,
    WHOLE,
    WITH,
    Kotki,
    mate_of,
    more_of,
    step_of,
)

QUESTIONS: Final = Questions(
    {
        KITTEN: "kitten",
        SPELL: "spell",
        SOURCE: "source",
        FISH: "fish",
        PICK: "pick",
        WITH: "with",
        WHOLE: "whole",
        COUPLE: "couple",
        PLACE: "place",
        GIVE: "give",
        KEEP: "keep",
        GOAL: "goal",
        DEAL: "deal",
        DRAW: "draw",
        LOOK: "look",
        CURSE: "curse",
        RULE: "rule",
        CHAOS: "chaos",
        STACK: "stack",
        SHOW: "show",
        BEGIN: "begin",
        STEP: "step",
        TAKE: "take",
        PEEK: "peek",
        SHARE: "share",
        SEND: "send",
        CHECK: "check",
        EFFECT: "effect",
        CASTING: "casting",
    }
)
TRAITS: Final = Traits(
    dealer=("draw", "goal", "show", "curse", "rule", "chaos", "stack", "begin"),
    seated={"card": 0, "with": 0, "place": 0, "give": 0, "begin": 0},
    untold=("curses",),  # those not located are those that are neither on display nor felled
    horizon=1000,
    tags=("hidden goals", "take that"),
)
MIDDLE: Final = ["?", "ingredient", "chaos cat", "chapter 3"]
LAST: Final = ["?", "ingredient", "caught"]
LEVELS: Final = ["?", "level 1", "level 2", "level 3"]
ENDS: Final = ["playing", "felled", "seized"]
LOOKED: Final[i64] = 4  # cards looked at at once


def tell(setup: Setup, view: Kotki, pen: Pen) -> None:
    deck = setup.deck
    kinds, most = deck.kinds, deck.bag[0]
    pen.agenda(view, QUESTIONS)
    _detail(setup, view, pen)
    pen.number("turn", view.turn, setup.most_turns, -1)
    pen.seat("active", view.active(setup.players) if view.turn >= 0 else NOBODY)
    pen.seat("first", view.first)
    bag = pen.at
    pen.counts("bag", view.bag, kinds, most)
    pen.number("dealt", view.dealt, most)
    pen.number("plain", view.plain, deck.top)
    pen.counts("cats", view.cats, MIDDLE, setup.middle_size)
    pen.counts("last", view.last, LAST, deck.bottom + 1)
    pen.pile("pile", view.pile, kinds, most)
    pen.number("open", view.open, CHAPTERS)
    pen.pile("held", view.held, kinds, most)
    pen.cards("looked", view.looked, 0, len(view.looked), LOOKED, kinds, bag)
    pen.seat("mark", view.mark)
    pen.counts("levels", view.levels, LEVELS, 3 * deck.per_level)
    for chapter in range(CHAPTERS):
        pen.item(chapter)
        pen.face("display", view.display[chapter], deck.curses)
    for knob in range(len(KNOBS)):
        pen.item(knob)
        pen.number("knobs", view.knobs[knob], 9)
    pen.of_all()
    goal_bag = pen.at
    pen.counts("goal_bag", view.goal_bag, deck.goals, len(deck.goals))
    pen.counts("rule_bag", view.rule_bag, deck.rules, len(deck.rules))
    pen.marks("rules", view.rules, deck.rules)
    pen.counts("chaos_bag", view.chaos_bag, deck.chaos, len(deck.chaos))
    pen.face("chaos", view.chaos, deck.chaos)
    pen.number("effects", view.effects, 9)
    pen.marks("lasting", view.lasting, setup.lasting_names, setup.most_effects)
    pen.flag("caught", view.caught)
    pen.one_of("over", view.over, ENDS)
    for away in range(setup.players):
        seat = pen.of_seat(away)
        for chapter in range(CHAPTERS):
            pen.item(chapter)
            pen.split("area", view.area[seat * CHAPTERS + chapter], BITS, setup.kind_names, most)
        pen.of_seat(away)
        pen.split("surplus", view.surplus[seat], BITS, setup.kind_names, most)
        pen.cards("goals", view.goals, seat, 1, 1, deck.goals, goal_bag)
        pen.one_of("tokens", view.tokens[seat], deck.spells)
        pen.one_of("kittens", view.kittens[seat], deck.kittens)
        pen.flag("fished", view.fished & setup.seats[seat] != 0)
        pen.marks("felled", view.felled[seat], deck.curses)
    pen.of_all()


def _detail(setup: Setup, view: Kotki, pen: Pen) -> None:
    """What the question is about."""
    ask, detail = view.asking, view.detail
    pen.number("step", step_of(detail), 255)
    pen.seat("mate", mate_of(detail) if ask == PLACE and mate_of(detail) != ANYONE else NOBODY)
    pen.seat("owner", more_of(detail) if ask == PLACE and more_of(detail) < setup.players else NOBODY)
    pen.spot("first card", more_of(detail) if ask == WITH else NOBODY, setup.cell_names)
    pen.number("more", more_of(detail) if ask != PLACE and ask != WITH else 0, 63)
