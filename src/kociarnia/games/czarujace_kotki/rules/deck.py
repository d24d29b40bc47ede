"""The cards as data: cards.toml compiled to ints. No rule is written here, only the words that cards are made of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kociarnia.engine.data import read_data
from kociarnia.games.czarujace_kotki.rules.pages import KINDS as KINDS  # as a face, a kind is 1 to 4
from kociarnia.games.czarujace_kotki.rules.pages import MOST_COPIES, bundle_of

# What a step moves.
CARD: Final[i64] = 0
KIND: Final[i64] = 1
CHAPTER: Final[i64] = 2
TWO: Final[i64] = 3
SWAP: Final[i64] = 4
SWAP_CHAPTERS: Final[i64] = 5
UNITS: Final = {"card": CARD, "kind": KIND, "chapter": CHAPTER, "two": TWO, "swap": SWAP}

# Where from and where to.
DECK: Final[i64] = 0
PILE: Final[i64] = 1
OWN: Final[i64] = 2
OTHER: Final[i64] = 3
ANY: Final[i64] = 4
ELSEWHERE: Final[i64] = 5
EITHER: Final[i64] = 6
LEFT: Final[i64] = 7
GIVE_AWAY: Final[i64] = 8
SAME: Final[i64] = 9
KNOB: Final[i64] = 16  # KNOB + i: whatever knob i says
FROM: Final = {
    "deck": DECK,
    "pile": PILE,
    "own": OWN,
    "other": OTHER,
    "any": ANY,
    "elsewhere": ELSEWHERE,
    "deck or pile": EITHER,
}
TO: Final = {"own": OWN, "other": OTHER, "pile": PILE, "left": LEFT, "give": GIVE_AWAY, "same": SAME}
FITS: Final = {  # what may stand on either side of the arrow
    "card": (("deck", "pile", "own", "other", "any", "deck or pile"), ("own", "other", "pile", "left", "give", "same")),
    "kind": (("own",), ("pile",)),
    "chapter": (("own",), ("pile", "left")),
    "two": (("deck",), ("own", "other", "pile", "left", "give")),
    "swap": (("own", "any"), ("own", "other", "any", "elsewhere")),
}

# What a lasting rule may turn.
PUSH_FROM: Final[i64] = 0
DRAW_FROM: Final[i64] = 1
SWAP_FROM: Final[i64] = 2
SURPLUS: Final[i64] = 3
KNOBS: Final = ("push_from", "draw_from", "swap_from", "surplus")

# Who follows an effect, and when.
EACH: Final[i64] = 0
OTHERS: Final[i64] = 1
DOER: Final[i64] = 2
WHO: Final = {"each": EACH, "others": OTHERS, "doer": DOER}
NOW: Final[i64] = 0
FALL: Final[i64] = 1
LAW: Final[i64] = 2  # it only turns knobs
WHEN: Final = {"now": NOW, "fall": FALL}

# Measures of a kitten; those below KINDS are the kinds themselves.
CARDS: Final[i64] = 4
ALIKE: Final[i64] = 5
DIFFERENT: Final[i64] = 6
PAIRS: Final[i64] = 7
BARE: Final[i64] = 8
CURSES: Final[i64] = 9
LEVELS: Final[i64] = 10
SPARE: Final[i64] = 11
ONCE: Final[i64] = 12
MEASURES: Final = {"cards": CARDS, "same": ALIKE, "kinds": DIFFERENT, "pairs": PAIRS, "bare": BARE, "curses": CURSES,
                   "levels": LEVELS, "surplus": SPARE}  # fmt: skip


@final
class Worth:
    """So many points for each of a measure, if every condition holds."""

    def __init__(self, points: int, per: int) -> None:
        self.points: i64 = points
        self.per: i64 = per
        self.what: list[i64] = []
        self.least: list[bool] = []  # at least `number`, or at most
        self.number: list[i64] = []


@final
class Program:
    """A run of steps in the deck's common table of steps; who does it, and when."""

    def __init__(self, first: int, last: int, who: int, when: int, replaces: int) -> None:
        self.first: i64 = first
        self.last: i64 = last
        self.who: i64 = who
        self.when: i64 = when
        self.replaces: i64 = replaces  # the number of the effect it cancels, or 0
        self.knobs: list[i64] = []
        self.values: list[i64] = []


class BadCard(ValueError):
    """cards.toml says something that the vocabulary does not know."""


@final
class Deck:
    """Every card there is. Faces are numbered from 1 in the order of the file; 0 is the face of a card not seen."""

    def __init__(self, data: dict[str, Any] | None = None) -> None:
        if data is None:
            data = read_data("kociarnia.games.czarujace_kotki", "cards.toml")
        self.unit: vec[i64] = vec[i64]()
        self.source: vec[i64] = vec[i64]()
        self.target: vec[i64] = vec[i64]()
        self.second: vec[i64] = vec[i64]()  # where the other card of a TWO goes
        self.end: list[i64] = []  # the step after the last one of the same program
        self.reading: str = "[deck]"  # the entry being read, for complaints

        kinds = data["ingredient"]
        if len(kinds) != KINDS:
            raise BadCard(f"cards.toml: there are {KINDS} kinds of ingredients, not {len(kinds)}")
        self.kinds: list[str] = ["?"] + [kind["key"] for kind in kinds]
        self.letters: str = "".join(kind["letter"] for kind in kinds)
        copies = [int(kind["copies"]) for kind in kinds]
        if max(copies) > MOST_COPIES:
            raise BadCard(f"cards.toml: {max(copies)} copies of an ingredient are more than {MOST_COPIES}")
        bag = [sum(copies), *copies]
        self.bag: vec[i64] = vec[i64](bag)
        self.measures: dict[str, int] = {kind["key"]: at for at, kind in enumerate(kinds)} | dict(MEASURES)

        sizes = data["deck"]
        self.top: i64 = sizes["top"]
        self.bottom: i64 = sizes["bottom"]
        self.per_level: i64 = sizes["curses_per_level"]
        self.caught_most: i64 = sizes["caught_most"]
        self.caught_least: i64 = sizes["caught_least_for_two"]
        self.reading = "[knobs]"
        self.knobs: list[i64] = [self._knob(key, data["knobs"][key]) for key in KNOBS]
        self.reading = "[turn]"
        self.opening: Program = self._program({"do": data["turn"]["step1"]})  # of a turn (R16)

        self.curses: list[str] = ["?"]
        self.needs: vec[i64] = vec[i64]([0])  # a bundle for each
        self.level: vec[i64] = vec[i64]([0])  # 1 to 3
        self.points: vec[i64] = vec[i64]([0])
        self.bonus: vec[i64] = vec[i64]([-1])  # the measure that is paid for, or -1
        self.bonus_points: vec[i64] = vec[i64]([0])
        for entry in self._entries(data, "curse"):
            self.curses.append(entry["key"])
            self.needs = append(self.needs, bundle_of(self._needs(entry["needs"])))
            self.level = append(self.level, self._one_of("level", entry["level"], (1, 2, 3)))
            self.points = append(self.points, entry["points"])
            self.bonus = append(self.bonus, self._measure(entry["bonus"]) if "bonus" in entry else -1)
            self.bonus_points = append(self.bonus_points, entry.get("bonus_points", 1))

        self.goals: list[str] = ["?"]
        self.worths: list[Worth] = [Worth(0, ONCE)]
        for entry in self._entries(data, "goal"):
            self.goals.append(entry["key"])
            self.worths.append(self._worth(entry))

        self.spells: list[str] = []
        self.casts: list[Program] = []
        self.basic: list[i64] = []
        for entry in self._entries(data, "spell"):
            if not entry.get("unique"):
                self.basic.append(len(self.spells))
            self.spells.append(entry["key"])
            self.casts.append(self._program(entry))
        self.kittens: list[str] = []
        self.arch: list[list[int]] = []  # the spells on each kitten's arch side, ascending
        for entry in self._entries(data, "kitten"):
            self.kittens.append(entry["key"])
            own = self.spells.index(self._one_of("unique", entry["unique"], tuple(self.spells)))
            gone = self.spells.index(self._one_of("replaces", entry["replaces"], tuple(self.spells)))
            self.arch.append(sorted(own if spell == gone else spell for spell in self.basic))

        self.rules: list[str] = ["?"]
        self.laws: list[Program] = [self.opening]  # by face; the first stands for nothing
        self.paws: list[bool] = [False]
        for entry in self._entries(data, "rule"):
            self.rules.append(entry["key"])
            self.laws.append(self._program(entry))
            self.paws.append(bool(entry["paws"]))

        self.chaos: list[str] = ["?"]
        self.effects: list[list[Program]] = [[]]  # by face, then by number from 0
        for entry in self._entries(data, "chaos"):
            self.chaos.append(entry["key"])
            self.effects.append([self._program(effect) for effect in entry["effect"]])

    def source_of(self, step: i64, knobs: list[i64]) -> i64:
        """Where a step takes its card from, as the knobs are turned."""
        source: i64 = self.source[step]
        return knobs[source - KNOB] if source >= KNOB else source

    # --- reading

    def _entries(self, data: dict[str, Any], table: str) -> Iterator[dict[str, Any]]:
        """The entries of a table; while each is read, complaints name it."""
        for entry in data[table]:
            self.reading = f"{table} {entry.get('key', '?')}"
            yield entry

    def _bad(self, what: str) -> BadCard:
        return BadCard(f"cards.toml, {self.reading}: {what}")

    def _one_of(self, field: str, value: Any, known: tuple[Any, ...]) -> Any:
        if value not in known:
            raise self._bad(f"{field} = {value!r} is none of {', '.join(map(str, known))}")
        return value

    def _needs(self, letters: str) -> list[int]:
        for letter in letters:
            self._one_of("needs", letter, tuple(self.letters))
        return [letters.count(letter) for letter in self.letters]

    def _measure(self, word: str) -> int:
        return self.measures[self._one_of("measure", word, tuple(self.measures))]

    def _worth(self, entry: dict[str, Any]) -> Worth:
        worth = Worth(entry["points"], self._measure(entry["per"]) if "per" in entry else ONCE)
        for condition in entry.get("if", []):
            what, sign, number = condition.split()
            worth.what.append(self._measure(what))
            worth.least.append(self._one_of("sign", sign, (">=", "<=")) == ">=")
            worth.number.append(int(number))
        return worth

    def _knob(self, key: str, value: int | str) -> int:
        if key == "surplus":
            return int(value)
        return FROM[self._one_of(key, value, tuple(FROM))]

    def _program(self, entry: dict[str, Any]) -> Program:
        first = len(self.unit)
        for step in entry.get("do", []):
            self._step(step)
        self.end += [len(self.unit)] * (len(self.unit) - first)
        knobs = entry.get("set", {})
        when = LAW if knobs else WHEN[self._one_of("when", entry.get("when", "now"), tuple(WHEN))]
        who = WHO[self._one_of("who", entry.get("who", "doer"), tuple(WHO))]
        program = Program(first, len(self.unit), who, when, entry.get("replaces", 0))
        for key, value in knobs.items():
            program.knobs.append(KNOBS.index(self._one_of("set", key, KNOBS)))
            program.values.append(self._knob(key, value))
        return program

    def _step(self, text: str) -> None:
        if text == "swap chapters":
            self._add(SWAP_CHAPTERS, OWN, OWN, 0)
            return
        word, _, rest = text.partition(" ")
        self._one_of("step", word, tuple(UNITS))
        sources, targets = FITS[word]
        if word == "swap":
            one, _, two = (part.strip() for part in rest.partition(","))
            self._add(SWAP, self._from(one, sources), FROM[self._one_of("second card", two, targets)], 0)
            return
        source, _, target = (part.strip() for part in rest.partition("->"))
        target, _, second = (part.strip() for part in target.partition(","))
        other = TO[self._one_of("second place", second, targets)] if word == "two" else 0
        self._add(UNITS[word], self._from(source, sources), TO[self._one_of("place", target, targets)], other)

    def _from(self, text: str, known: tuple[str, ...]) -> int:
        if text.startswith("@"):
            return KNOB + KNOBS.index(self._one_of("knob", text[1:], KNOBS[:SURPLUS]))
        return FROM[self._one_of("from", text, known)]

    def _add(self, unit: int, source: int, target: int, second: int) -> None:
        self.unit = append(self.unit, unit)
        self.source = append(self.source, source)
        self.target = append(self.target, target)
        self.second = append(self.second, second)
