"""A scripted table of Czarujące kotki: a test lays out what it needs, then plays by the same moves that a match makes."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from kociarnia.engine.hidden_cards import FACE, put, take
from kociarnia.engine.present import Choice, Scene
from kociarnia.engine.scripted import Scripted
from kociarnia.games.czarujace_kotki import GAME
from kociarnia.games.czarujace_kotki.rules.deck import Deck
from kociarnia.games.czarujace_kotki.rules.observation import QUESTIONS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, counts, number, one
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.state import Kotki

NAMES = {"A": "artefact", "K": "companion", "E": "elixir", "Z": "scroll"}
GOALS = ("full_training", "hoard", "triplets", "two_pairs")


class KotkiTable(Scripted):
    """Seat 0 begins, unless `first` says otherwise."""

    rules: KotkiRules
    state: Kotki

    def __init__(self, players: int = 3, deck: Deck | None = None, /, **options: int | str) -> None:
        self.options = GAME.settle(players, {"first": "1", **options})
        super().__init__(KotkiRules(players, self.options, deck))
        self.state = self.rules.load(self.state.dump())  # lists that are shared with no copy

    # --- laying out

    def ready(self, first: str = "slimiauki", second: str = "lekotki", goals: tuple[str, ...] = GOALS) -> KotkiTable:
        """The set-up, with these curses on display and nothing in the areas; seat 0 is about to draw."""
        if self.asked.startswith("kitten"):
            for kitten in ("baebae", "easa", "muffin", "grumpkin")[: self.rules.players]:
                self.play(f"be {kitten}")
        for goal in goals[: self.rules.players]:
            self.play(f"goal {goal}")
        while self.asked.startswith("deal"):
            self.play("draw artefact")
        self.play(f"curse {first}, curse {second}")
        for seat in range(self.rules.players):
            for chapter in (1, 2):
                self.lay(seat, chapter, "")
        return self

    def lay(self, seat: int, chapter: int, cards: str) -> KotkiTable:
        """These cards lie at a chapter; they come from the middle part of the deck, and what lay there goes back to it."""
        for at, letter in enumerate("AKEZ"):
            page = seat * CHAPTERS + chapter - 1
            while number(self.state.area[page], at) > cards.count(letter):
                self.state.area[page] -= one(at)
                self._back(at + 1)
            while number(self.state.area[page], at) < cards.count(letter):
                self.state.area[page] += one(at)
                self._out(at + 1)
        return self

    def _out(self, kind: int) -> None:
        take(self.state.bag, kind)
        take(self.state.cats, 1)
        self.state.dealt += 1

    def _back(self, kind: int) -> None:
        put(self.state.bag, kind)
        put(self.state.cats, 1)
        self.state.dealt -= 1

    def discards(self, cards: str) -> KotkiTable:
        """These cards lie on the discard pile, the top last."""
        for letter in cards:
            kind = "AKEZ".index(letter) + 1
            self._out(kind)
            self.state.discard(kind)
        return self

    def token(self, seat: int, spell: str) -> KotkiTable:
        self.state.tokens[seat] = self.rules.setup.deck.spells.index(spell)
        return self

    def fell(self, seat: int, curses: str, surplus: str = "") -> KotkiTable:
        """A seat has felled these curses and keeps this surplus."""
        deck = self.rules.setup.deck
        for key in curses.split():
            curse = deck.curses.index(key)
            level = deck.level[curse]
            take(self.state.curses[level - 1], curse)
            if self.state.levels[level]:
                take(self.state.levels, level)
            self.state.felled[seat].append(curse)
        for letter in surplus:
            self._out("AKEZ".index(letter) + 1)
            self.state.surplus[seat] += one("AKEZ".index(letter))
        return self

    def last_curse(self) -> KotkiTable:
        """The curse deck is empty, and so is chapter 2: whoever fells the curse of chapter 1 ends the match."""
        self.state.levels = vec[i64]([0, 0, 0, 0])
        if self.state.display[1]:
            curse = self.state.display[1]
            put(self.state.curses[self.rules.setup.deck.level[curse] - 1], curse)
            self.state.display[1] = 0
        return self

    def top(self, *parts: int) -> KotkiTable:
        """So many plain cards, cards with the chaos cats, cards with Caught! are left (ingredients only are taken out)."""
        plain, cats, last = parts
        self.state.plain = plain
        self.state.cats[1] += cats - self.state.cats[0]
        self.state.cats[0] = cats
        self.state.last = vec[i64]([last, last - 1, 1])
        return self

    def no_cats(self) -> KotkiTable:
        """The first two parts of the deck are used up."""
        self.state.plain = 0
        self.state.cats = vec[i64]([0, 0, 0, 0])
        return self

    def cats_next(self) -> KotkiTable:
        """The next cards are the chaos cats."""
        self.state.plain = 0
        self.state.cats = vec[i64]([self.state.cats[2] + self.state.cats[3], 0, self.state.cats[2], self.state.cats[3]])
        return self

    def caught(self) -> KotkiTable:
        """Caught! is the next card, and it comes."""
        self.no_cats()
        self.state.last = vec[i64]([1, 0, 1])
        return self.play("draw caught")

    def won(self, cards: str = "AAZ") -> KotkiTable:
        """Seat 0 fells the last curse with these cards at chapter 1 and ends the match; all goals are shown."""
        self.last_curse()
        self.lay(0, 1, cards)
        self.token(0, "summon").pass_turn("K", 2)
        while not self.over:
            self.play(self.legal()[0])
        return self

    # --- looking

    def at(self, seat: int, chapter: int) -> str:
        """The cards at a chapter: AAZ."""
        return _letters(self.state.area[seat * CHAPTERS + chapter - 1])

    def area(self, seat: int) -> str:
        return " ".join(self.at(seat, chapter) or "-" for chapter in range(1, int(self.state.open) + 1))

    @property
    def pile(self) -> str:
        return "".join("AKEZ"[kind - 1] for kind in self.state.pile)

    def surplus(self, seat: int) -> str:
        return _letters(self.state.surplus[seat])

    def felled(self, seat: int) -> list[str]:
        return [self.rules.setup.deck.curses[curse] for curse in self.state.felled[seat]]

    def display(self) -> list[str]:
        return [self.rules.setup.deck.curses[curse] if curse else "" for curse in self.state.display]

    @property
    def asked(self) -> str:
        """The open question and the seat it is put to: "spell 1"."""
        return "over" if self.over else f"{QUESTIONS.labels[QUESTIONS.index[self.state.asking]]} {self.state.asked}"

    @property
    def scores(self) -> list[int]:
        return self.rules.scores(self.state)

    @property
    def places(self) -> list[int]:
        return self.rules.places(self.state)

    def goal(self, seat: int, observer: int) -> str:
        view: Kotki = self.view(observer)
        return self.rules.setup.deck.goals[view.goals[seat] & FACE]

    # --- quick ways

    def draw_and_lay(self, card: str, chapter: int) -> KotkiTable:
        """Draw a card and lay it at an own chapter."""
        seat = int(self.state.active(self.rules.players))
        return self.play(f"draw {NAMES[card]}, place {seat} {chapter}")

    def pass_turn(self, card: str = "K", chapter: int = 2) -> KotkiTable:
        """A whole turn that changes as little as it can: draw, lay, and push the card on or swap it for nothing."""
        seat = int(self.state.active(self.rules.players))
        self.draw_and_lay(card, chapter)
        if "cast push" in self.legal():
            other = (seat + 1) % self.rules.players
            return self.play(f"cast push, card {seat} {chapter} {NAMES[card]}, place {other} {chapter}")
        return self.play(f"cast summon, draw {NAMES[card]}, place {seat} {chapter}")

    # --- what a person sees

    def scene(self, reader: int) -> Scene:
        return GAME.presenter(self.options).scene(self.rules, self.view(reader), reader)

    def choices(self) -> list[Choice]:
        return GAME.presenter(self.options).choices(self.rules, self.view(self.actor))

    def drawn(self, reader: int, language: str = "en", plain: bool = False) -> str:
        words = GAME.words(language, ["Ola", "Jan", "Ewa", "Iga"], reader)
        return "\n".join(GAME.presenter(self.options).text(self.rules, self.view(reader), reader, words, plain))

    def told(self, text: str, reader: int, language: str = "en") -> list[str]:
        """Play one move and return the lines that the reader is told of it."""
        words = GAME.words(language, ["Ola", "Jan", "Ewa", "Iga"], reader)
        return [words(line.say) for line in self.step(text).events(GAME.presenter(self.options), reader)]


def _letters(bundle: int) -> str:
    return "".join(letter * count for letter, count in zip("AKEZ", counts(bundle), strict=True))


def edited(**changes: dict[str, dict[str, Any]]) -> Deck:
    """The deck with some fields changed: edited(curse={"mumiau": {"points": 7}})."""
    import copy

    data = copy.deepcopy(GAME.cards)
    for table, cards in changes.items():
        for key, fields in cards.items():
            [card] = [entry for entry in data[table] if entry["key"] == key]
            card.update(fields)
    return Deck(data)
