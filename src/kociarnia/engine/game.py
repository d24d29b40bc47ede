"""A game: one folder under games/, found by looking and never listed by hand."""

from __future__ import annotations

import hashlib
import json
import random
import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from kociarnia.engine.contract import Rules, Sense
from kociarnia.engine.data import read_data
from kociarnia.engine.option import Option, settle
from kociarnia.engine.present import Presenter
from kociarnia.engine.rulebook import Rulebook, read
from kociarnia.engine.tiny import TINY, few
from kociarnia.engine.words import Refusal, Words

ASIDE = {"standing", "note", "name"}  # of a card's data: they change no match


class DealOfTheDay(NamedTuple):
    """What everybody plays who plays the deal of a day: they sit on the first chair, cats of one level on the others."""

    players: int
    level: str = "kot"  # one that thinks without a clock, so that everybody meets the same answers
    options: dict[str, str] = {}
    best: str = "most"  # what decides among equal places: the "most" points, the "fewest", or ("value") what bests are kept of


class Game(ABC):
    """What the rest of the house knows of a game. Its folder holds game.toml, cards.toml, the wording and RULES.md."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.folder = Path(str(sys.modules[module].__file__)).parent
        self.name = module.rpartition(".")[2]
        data = read_data(module, "game.toml")
        self.version: int = data["version"]  # raised when an old record would replay differently
        self.seats: tuple[int, int] = (data["seats"][0], data["seats"][1])
        self.usual = int(data.get("players", max(self.seats[0], min(3, self.seats[1]))))  # where nobody says how many
        self.first = max(self.seats[0], min(3, self.usual))  # at a first table: two rivals are enough to keep an eye on
        self.think: Mapping[str, Mapping[str, Any]] = data.get("think", {})  # how the bots' levels search here, by name
        # How the values of its sense become chances to win, by the number of players; fitted by bench/calibration.py.
        self.sharpness: dict[int, float] = {int(key): value for key, value in data.get("sharpness", {}).items()}
        self.minutes: int = data.get("minutes", 0)
        self.daily = DealOfTheDay(**{"players": self.usual, **data.get("daily", {})})
        # Numbers that people keep of their matches (Presenter.feats): the "most", the "fewest", or the "sum" of all.
        self.feats: dict[str, str] = data.get("feats", {})
        # What papers name: raised with `version`, and when observations or actions are numbered anew (Rules.tell, Actions).
        self.id = f"{self.name}-v{data.get('research', 1)}"
        # What a record of an earlier version was played with where it names no option.
        self.earlier: dict[int, dict[str, int | str]] = {int(key): table for key, table in data.get("earlier", {}).items()}
        # Whose game it is, as its rulebook says: the `original` title, and names of `publishers`, `authors` and `artists`.
        self.credits: Mapping[str, Any] = data.get("credits", {})
        self.options = tuple(Option.read(key, table) for key, table in data.get("options", {}).items())
        self.shrunk: Mapping[str, Any] = data.get(TINY, {})  # a variant that can be solved, for researchers (tiny.py)

    @abstractmethod
    def build(self, players: int, options: Mapping[str, int]) -> Rules[Any]:
        """The rules for options that are settled."""

    @abstractmethod
    def presenter(self, options: Mapping[str, int]) -> Presenter[Any, Any]:
        """The game as people see it, with options that are settled."""

    @abstractmethod
    def sense(self) -> Sense[Any, Any]:
        """The game's sense of a view, for bots."""

    def stressed(self, players: int, options: Mapping[str, int], seed: int) -> Rules[Any] | None:
        """The rules with a stress deck (tiny, lopsided), where edges of the rulebook come up; for the laws."""
        return None

    def settle(self, players: int, chosen: Mapping[str, int | str] = {}) -> dict[str, int]:
        return settle(self.options, self.seats, players, chosen)

    def as_of(self, version: int, chosen: Mapping[str, int | str]) -> dict[str, int | str]:
        """What was chosen under a version of the game, with the defaults of that time where they were others."""
        return {**self.earlier.get(version, {}), **chosen}

    def fitting(self, chosen: Mapping[str, int | str], wanted: int) -> int:
        """A number of players that these options allow: the wanted one, else the lowest; a Refusal if there is none."""
        counts = self.counts(chosen)
        if counts and wanted not in counts:
            return counts[0]
        self.settle(wanted, chosen)
        return wanted

    def counts(self, chosen: Mapping[str, int | str]) -> list[int]:
        """The numbers of players that these options allow."""

        def allowed(players: int) -> bool:
            try:
                self.settle(players, chosen)
            except Refusal:
                return False
            return True

        return [*filter(allowed, range(self.seats[0], self.seats[1] + 1))]

    def rules(self, players: int, chosen: Mapping[str, int | str] = {}) -> Rules[Any]:
        return self.made(players, self.settle(players, chosen))

    def made(self, players: int, options: Mapping[str, int]) -> Rules[Any]:
        """The rules for options that are settled, which they remember."""
        rules = self.build(players, options)
        rules.options = options
        rules.id = f"{self.name}-{TINY}-v{self.shrunk['version']}" if options.get(TINY) else self.id
        rules.home = self.module
        return rules

    def tiny(self) -> Rules[Any]:
        """The same rules with few cards: small enough to be solved. A Refusal if the game has no such variant."""
        if not self.shrunk:
            raise Refusal("error-game", game=f"{self.name}-{TINY}", known=self.name)
        players: int = self.shrunk["players"]
        return self.made(players, {**self.settle(players), **self.shrunk["options"], TINY: 1})

    def texts(self, options: Mapping[str, int]) -> dict[str, str]:
        """Settled options as records and the command line write them, without those that have their default."""
        return {o.key: o.text(options[o.key]) for o in self.options if options[o.key] != o.default}

    def random_options(self, players: int, seed: int) -> dict[str, int]:
        """Some choice of options that is allowed; seed 0 gives the defaults."""
        luck = random.Random(seed)
        while seed:
            chosen = {option.key: luck.choice(option.values()) for option in self.options if luck.random() < 0.5}
            try:
                return self.settle(players, chosen)
            except Refusal:
                continue
        return self.settle(players)

    def words(self, language: str, names: list[str] | None = None, reader: int = -1) -> Words:
        return Words(language, (self.folder, self.folder / "lessons"), names or (), reader)

    def rulebook(self, language: str = "en") -> Rulebook:
        translated = self.folder / f"RULES.{language}.md"
        return read(translated if translated.exists() else self.folder / "RULES.md")

    def shown_rulebook(self, language: str) -> Rulebook:
        """As a reader sees it: options by their names."""
        words = self.words(language)
        names = {o.key: words("option-named", name=words(f"option-{o.key}")) for o in self.options}
        return self.rulebook(language).named(names)

    @cached_property
    def cards(self) -> dict[str, Any]:
        """cards.toml as it stands."""
        return read_data(self.module, "cards.toml")

    @cached_property
    def faces(self) -> frozenset[str]:
        """The keys of cards.toml: what a piece may show."""
        tables = (table for table in self.cards.values() if isinstance(table, list))
        return frozenset(str(card["key"]) for table in tables for card in table if "key" in card)

    def reconstructed(self) -> list[dict[str, Any]]:
        """The entries of cards.toml that we had to design ourselves; the player is told so."""
        tables = (table for table in self.cards.values() if isinstance(table, list))
        return [card for table in tables for card in table if card.get("standing") == "reconstructed"]

    def cards_for(self, options: Mapping[str, int]) -> dict[str, Any]:
        """cards.toml as far as a match with these options is played with it."""
        return few(self.cards, self.shrunk["cards"]) if options.get(TINY) else self.cards

    def digest(self, rules: Rules[Any]) -> str:
        """Of everything that a record leans on: the moves, the deck and what the data file says of the cards."""
        families = [(family.cards, family.bag) for family in rules.inventory(rules.start())]
        texts = [rules.text(move) for move in range(len(rules.moves))]
        whole = json.dumps([self.name, texts, families, _kept(self.cards_for(rules.options))], sort_keys=True)
        return hashlib.sha256(whole.encode()).hexdigest()[:16]


def _kept(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _kept(value) for key, value in data.items() if key not in ASIDE}
    if isinstance(data, list):
        return [_kept(item) for item in data]
    return data
