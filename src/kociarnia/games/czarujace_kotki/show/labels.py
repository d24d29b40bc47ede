"""Cards and their texts as messages. A text is made from the card's data, so a corrected card reads right in both languages."""

from __future__ import annotations

from functools import cache

from kociarnia.engine import UNKNOWN, Say, read_data
from kociarnia.engine.say import Arg
from kociarnia.games.czarujace_kotki.rules.deck import (
    CARD,
    CHAPTER,
    EITHER,
    FALL,
    FROM,
    KIND,
    KINDS,
    KNOBS,
    LAW,
    MEASURES,
    ONCE,
    PILE,
    SURPLUS,
    SWAP,
    TO,
    TWO,
    WHO,
    Program,
    Worth,
)
from kociarnia.games.czarujace_kotki.rules.pages import counts
from kociarnia.games.czarujace_kotki.rules.setup import Setup

UNIT_WORDS = {CARD: "card", KIND: "kind", CHAPTER: "chapter", TWO: "two", SWAP: "swap"}
FROM_WORDS = {code: word for word, code in FROM.items()} | {EITHER: "either"}
TO_WORDS = {code: word for word, code in TO.items()}
WHO_WORDS = {code: word for word, code in WHO.items()}
MEASURE_WORDS = {code: word for word, code in MEASURES.items()}


def named(key: str) -> Say:
    return Say(f"card-{key}")


def kind_of(setup: Setup, kind: int) -> Say:
    return Say("face-down") if kind == UNKNOWN else named(setup.deck.kinds[kind])


def letters(setup: Setup, counts: list[int]) -> str:
    """Cards as letters: AAZ."""
    return _letters(setup.deck.letters, tuple(counts))


@cache
def _letters(alphabet: tuple[str, ...], counts: tuple[int, ...]) -> str:
    return "".join(letter * max(count, 0) for letter, count in zip(alphabet, counts, strict=True))


def needs(setup: Setup, curse: int) -> list[int]:
    return counts(setup.deck.needs[curse])


def curse_text(setup: Setup, curse: int) -> Say:
    """Name, needs, points and bonus."""
    args: dict[str, Arg] = {
        "name": named(setup.deck.curses[curse]),
        "needs": letters(setup, needs(setup, curse)),
        "points": setup.deck.points[curse],
    }
    if setup.deck.bonus[curse] < 0:
        return Say("curse-text", args)
    args |= {"bonus": setup.deck.bonus_points[curse], "per": measure(setup, setup.deck.bonus[curse])}
    return Say("curse-text-bonus", args)


# --- goals


def measure(setup: Setup, what: int) -> Say:
    return Say("per-kind", {"card": kind_of(setup, what + 1)}) if what < KINDS else Say(f"per-{MEASURE_WORDS[what]}")


def goal_text(setup: Setup, goal: int) -> Say:
    worth = setup.deck.worths[goal]
    conditions = tuple(_condition(setup, worth, at) for at in range(len(worth.what)))
    args: dict[str, Arg] = {"points": worth.points}
    if conditions:
        args["if"] = conditions
    if worth.per != ONCE:
        args["per"] = measure(setup, worth.per)
    key = ("goal-per" if worth.per != ONCE else "goal-once") + ("-if" if conditions else "")
    return Say(key, args)


def _condition(setup: Setup, worth: Worth, at: int) -> Say:
    what, number = worth.what[at], worth.number[at]
    args: dict[str, Arg] = {"sign": "least" if worth.least[at] else "most", "number": number}
    if what < KINDS:
        return Say("if-kind", {**args, "card": kind_of(setup, what + 1)})
    return Say(f"if-{MEASURE_WORDS[what]}", args)


# --- programs


def program_text(setup: Setup, program: Program, knobs: list[int]) -> Say:
    """What a spell does, or an effect: who, when, what."""
    if program.when == LAW:
        return Say("effect-law", {"laws": tuple(_law(setup, program, at) for at in range(len(program.knobs)))})
    steps = [step_text(setup, step, knobs) for step in range(program.first, program.last)]
    if len(steps) > 1 and all(step == steps[0] for step in steps):
        steps = [Say("step-times", {"times": len(steps), "step": steps[0]})]
    return Say("steps", {"steps": tuple(steps)})


def effect_text(setup: Setup, program: Program, knobs: list[int]) -> Say:
    """A new rule or a chaos effect as it reads on its card."""
    what = program_text(setup, program, knobs)
    if program.when == LAW:
        return what
    who = Say(f"who-{WHO_WORDS[program.who]}")
    return Say("effect-fall" if program.when == FALL else "effect-now", {"who": who, "what": what})


def step_text(setup: Setup, step: int, knobs: list[int]) -> Say:
    deck = setup.deck
    if deck.unit[step] not in UNIT_WORDS:
        return Say("step-couple")
    word = UNIT_WORDS[deck.unit[step]]
    args: dict[str, Arg] = {"from": FROM_WORDS[deck.source_of(step, knobs)]}
    if word == "swap":
        args["second"] = FROM_WORDS[deck.target[step]]
    else:
        args["to"] = TO_WORDS[deck.target[step]]
    if word == "card" and deck.target[step] == PILE:
        return Say("step-discard", {"from": args["from"]})
    if word == "two":
        args = {"to": args["to"], "second": TO_WORDS[deck.second[step]]}
    elif word == "chapter":
        args = {"to": args["to"]}
    elif word == "kind":
        args = {}
    return Say(f"step-{word}", args)


def _law(setup: Setup, program: Program, at: int) -> Say:
    knob, value = program.knobs[at], program.values[at]
    if knob == SURPLUS:
        return Say("law-surplus", {"points": value})
    return Say(f"law-{KNOBS[knob]}", {"from": FROM_WORDS[value]})


# --- what is printed and what is not


@cache
def standings() -> dict[str, tuple[str, tuple[str, ...]]]:
    """Of every card: its standing, and the fields that are printed although the card is reconstructed."""
    out: dict[str, tuple[str, tuple[str, ...]]] = {}
    for table in read_data("kociarnia.games.czarujace_kotki", "cards.toml").values():
        for entry in table if isinstance(table, list) else ():
            note = entry.get("note", "")
            fields = note.removeprefix("printed: ").partition(".")[0].split(", ") if note.startswith("printed: ") else []
            out[entry["key"]] = entry["standing"], tuple(fields)
    return out


def is_reconstructed(key: str) -> bool:
    return standings().get(key, ("printed", ()))[0] == "reconstructed"


def marks(key: str, fields: tuple[str, ...] = ()) -> tuple[Say, ...]:
    """The small print on a card that we had to design, wholly or in these fields."""
    if not is_reconstructed(key):
        return ()
    printed = standings()[key][1]
    open_fields = tuple(Say(f"field-{field}") for field in fields if field not in printed)
    if not printed or len(open_fields) == len(fields):
        return (Say("mark-reconstructed"),)
    return (Say("mark-reconstructed-fields", {"fields": open_fields}),)


def curse_marks(setup: Setup, curse: int) -> tuple[Say, ...]:
    fields = ("needs", "points", "bonus", "level") if setup.deck.bonus[curse] >= 0 else ("needs", "points", "level")
    return marks(setup.deck.curses[curse], fields)
