"""Cards and their texts as messages. A text is made from the card's data, so a corrected card reads right in both languages."""

from __future__ import annotations

from functools import cache, reduce

from kociarnia.engine import UNKNOWN, Say, read_data
from kociarnia.engine.say import Arg
from kociarnia.games.czarujace_kotki.rules.deck import (
    CARD,
    CHAPTER,
    DECK,
    DOER,
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
    SWAP_CHAPTERS,
    TO,
    TWO,
    WHO,
    Program,
    Worth,
)
from kociarnia.games.czarujace_kotki.rules.pages import counts
from kociarnia.games.czarujace_kotki.rules.setup import Setup

UNIT_WORDS = {CARD: "card", KIND: "kind", CHAPTER: "chapter", TWO: "two", SWAP: "swap", SWAP_CHAPTERS: "couple"}
FROM_WORDS = {code: word for word, code in FROM.items()} | {EITHER: "either"}
TO_WORDS = {code: word for word, code in TO.items()}
WHO_WORDS = {code: word for word, code in WHO.items()}
MEASURE_WORDS = {code: word for word, code in MEASURES.items()}


def named(key: str) -> Say:
    return Say(f"card-{key}")


def kind_of(setup: Setup, kind: int) -> Say:
    return Say("face-down") if kind == UNKNOWN else named(setup.deck.kinds[kind])


def one_of(key: str) -> Say:
    """An ingredient as the object of a sentence: a scroll."""
    return Say(f"one-{key}", {"face": key})


def letters(setup: Setup, counts: list[int]) -> Say | None:
    """Cards as letters of the reader's language, by how many there are of each kind: AAZ; None if there is none."""
    kinds = [kind for kind, count in enumerate(counts, 1) for _ in range(count)]
    return row(setup, kinds) if kinds else None


def row(setup: Setup, kinds: list[int]) -> Say:
    """Cards as letters, in this order."""
    said = _letter(setup.deck.kinds[kinds[-1]])
    for kind in kinds[-2::-1]:
        said = Say("letters", {"first": _letter(setup.deck.kinds[kind]), "rest": said})
    return said


@cache
def _letter(key: str) -> Say:
    return Say(f"letter-{key}")


def needs(setup: Setup, curse: int) -> list[int]:
    return counts(setup.deck.needs[curse])


def curse_text(setup: Setup, curse: int) -> Say:
    """Name, needs, points and bonus."""
    args: dict[str, Arg] = {
        "name": named(setup.deck.curses[curse]),
        "needs": letters(setup, needs(setup, curse)) or "",
        "points": setup.deck.points[curse],
    }
    if setup.deck.bonus[curse] < 0:
        return Say("curse-text", args)
    args |= {"bonus": setup.deck.bonus_points[curse], "per": measure(setup, setup.deck.bonus[curse])}
    return Say("curse-text-bonus", args)


# --- goals


def measure(setup: Setup, what: int) -> Say:
    """What is paid for: each of these."""
    return Say(f"per-{setup.deck.kinds[what + 1] if what < KINDS else MEASURE_WORDS[what]}")


def goal_text(setup: Setup, goal: int) -> Say:
    worth = setup.deck.worths[goal]
    conditions = [_condition(setup, worth, at) for at in range(len(worth.what))]
    args: dict[str, Arg] = {"points": worth.points}
    if conditions:
        args["if"] = reduce(lambda first, second: Say("if-both", {"first": first, "second": second}), conditions)
    if worth.per != ONCE:
        args["per"] = measure(setup, worth.per)
    key = ("goal-per" if worth.per != ONCE else "goal-once") + ("-if" if conditions else "")
    return Say(key, args)


def _condition(setup: Setup, worth: Worth, at: int) -> Say:
    what, number = worth.what[at], worth.number[at]
    sign = "least" if worth.least[at] else "most"
    if what < KINDS:
        return Say(f"if-kind-{sign}", {"number": number, "card": kind_of(setup, what + 1)})
    return Say(f"if-{MEASURE_WORDS[what]}-{sign}", {"number": number})


# --- programs


def program_text(setup: Setup, program: Program, knobs: list[int], who: Say | None = None) -> Say:
    """What a spell tells its caster to do; or what `who` does by an effect."""
    steps = [_step(setup, step, knobs, who) for step in range(program.first, program.last)]
    if len(steps) > 1 and all(step == steps[0] for step in steps):
        number = steps[0].args.get("number")
        if number:
            steps = [Say(steps[0].key, {**steps[0].args, "number": len(steps)})]
        else:
            steps = [Say("step-times", {"times": len(steps), "step": steps[0]})]
    return Say("steps", {"steps": tuple(steps)})


def effect_text(setup: Setup, program: Program, knobs: list[int]) -> Say:
    """A new rule or a chaos effect as it reads on its card."""
    if program.when == LAW:
        return Say("effect-law", {"laws": tuple(_law(setup, program, at) for at in range(len(program.knobs)))})
    felled = program.when == FALL
    who = Say("who-feller" if felled and program.who == DOER else f"who-{WHO_WORDS[program.who]}")
    return Say("effect-fall" if felled else "effect-now", {"what": program_text(setup, program, knobs, who)})


def _step(setup: Setup, step: int, knobs: list[int], who: Say | None) -> Say:
    """A step as a sentence: "draw a card ...", or "each kitten draws a card ..."."""
    deck = setup.deck
    unit, source, target = deck.unit[step], deck.source_of(step, knobs), deck.target[step]
    word = UNIT_WORDS[unit]
    args: dict[str, Arg] = {}
    if unit == SWAP:
        args = {"from": FROM_WORDS[source], "second": FROM_WORDS[target]}
    elif unit == TWO:
        args = {"to": TO_WORDS[target], "second": TO_WORDS[deck.second[step]]}
    elif unit == CHAPTER:
        args = {"to": TO_WORDS[target]}
    elif unit == CARD and target == PILE:
        word, args = "discard", {"from": FROM_WORDS[source], "number": 1}
    elif unit == CARD:
        word = "draw" if source in (DECK, PILE, EITHER) else "move"
        args = {"from": FROM_WORDS[source], "to": TO_WORDS[target]}
    return Say(f"step-{word}", args) if who is None else Say(f"they-{word}", {"who": who, **args})


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
