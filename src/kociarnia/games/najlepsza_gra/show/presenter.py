"""Najlepsza gra o kotach as a person at a seat sees it, made from a redacted state only."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from kociarnia.engine import (
    OVER,
    About,
    Account,
    Because,
    Choice,
    Line,
    Motion,
    MoveId,
    Past,
    Piece,
    Presenter,
    Say,
    Scene,
    Words,
    Zone,
)
from kociarnia.engine.offered import Offered
from kociarnia.engine.present import COLUMNS, fitted
from kociarnia.games.najlepsza_gra.bot.proposal import proposal
from kociarnia.games.najlepsza_gra.rules.hand import hand
from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
from kociarnia.games.najlepsza_gra.rules.state import FEED, Najlepsza
from kociarnia.games.najlepsza_gra.show import (
    about,
    accounts,
    choices,
    feats,
    hints,
    log,
    motions,
    question,
    refusals,
    scene,
    text,
)
from kociarnia.games.najlepsza_gra.show.forecast import possessions


class NajlepszaPresenter(Presenter[NajlepszaRules, Najlepsza]):
    lasting = True
    asides = frozenset({"log-begin", "log-strays", "log-refill", "log-mark"})
    outcomes = frozenset({"log-take", "log-spray", "log-adopt", "log-cash"})

    def __init__(self, options: Mapping[str, int]) -> None:
        super().__init__(options)
        self.shows_once = options["strict_memory_log"] != 0  # what was taken
        self.proposes = options["auto_feed"] != 0

    def sight(self, rules: NajlepszaRules, view: Najlepsza, reader: int) -> int:
        """At the end all lies open."""
        return rules.players if view.asking == OVER else reader

    def hears(self, rules: NajlepszaRules, view: Najlepsza, reader: int) -> int:
        """When all is laid open, whoever holds the cards is not shown them anew; what is shown once is not for the audience."""
        return reader if view.settled() or self.shows_once else rules.players

    def own(self, rules: NajlepszaRules, view: Najlepsza, reader: int) -> list[Zone]:
        return scene.own(rules.setup, view, reader)

    def own_basis(self, rules: NajlepszaRules, view: Najlepsza, reader: int) -> object:
        """Before the feast, what it has; there its answers count too."""
        return None if view.feasting() else possessions(rules.setup, view, reader)

    def own_account(self, rules: NajlepszaRules, view: Najlepsza, reader: int) -> Account:
        return accounts.running(rules.setup, view, reader, True)

    def scene(self, rules: NajlepszaRules, view: Najlepsza, reader: int) -> Scene:
        return scene.scene(rules.setup, view)

    def text(
        self, rules: NajlepszaRules, view: Najlepsza, reader: int, words: Words, plain: bool, width: int = COLUMNS
    ) -> list[str]:
        lines = text.text_table(rules.setup.deck, view, scene.scene(rules.setup, view), words, plain, width)
        return lines if plain else fitted(lines, width)

    def question(self, rules: NajlepszaRules, view: Najlepsza, reader: int) -> Say:
        return question.question(rules.setup, view, reader)

    def choices(self, rules: NajlepszaRules, view: Najlepsza) -> list[Choice]:
        return [choice for offer in self.offers(rules, view) for choice in offer.choices]

    def offers(self, rules: NajlepszaRules, view: Najlepsza) -> list[Offered]:
        return choices.offers(rules.setup, view, self.proposes)

    def proposal(self, rules: NajlepszaRules, view: Najlepsza) -> list[MoveId]:
        """At the feast the whole of what the solver would answer (A15)."""
        if not self.proposes or view.asking != FEED:
            return []
        return [rules.setup.eat + code for code in proposal(rules.setup, view, view.asked)]

    def events(self, rules: NajlepszaRules, before: Najlepsza, move: MoveId, after: Najlepsza, reader: int) -> list[Line]:
        return log.events(rules.setup, before, move, after, self.shows_once)

    def motions(self, rules: NajlepszaRules, before: Najlepsza, move: MoveId, after: Najlepsza, reader: int) -> list[Motion]:
        return motions.motions(rules.setup, before, move, after, reader)

    def refusal(self, rules: NajlepszaRules, view: Najlepsza, at: tuple[str, ...], choices: list[Choice]) -> Because:
        return refusals.why(rules.setup, view, at)

    def card(self, rules: NajlepszaRules, view: Najlepsza, reader: int, zone: Zone, piece: Piece) -> About:
        return about.about(rules.setup, view, reader, zone, piece)

    def feats(self, rules: NajlepszaRules, view: Najlepsza, seat: int, past: Iterable[Past[Najlepsza]]) -> dict[str, int]:
        return feats.feats(rules.setup, view, seat)

    def accounts(self, rules: NajlepszaRules, view: Najlepsza, reader: int) -> list[Account]:
        return accounts.accounts(rules.setup, view, reader, bool(self.options["fractional_costumes"]))

    def result(self, rules: NajlepszaRules, view: Najlepsza) -> list[Say]:
        setup = rules.setup
        costumes = [hand(setup, view, seat)[setup.deck.costume] for seat in range(setup.players)]
        if self.options["fractional_costumes"] and len(set(costumes)) == 1 and costumes[0]:
            return [Say("result-half")]  # A18: scores are whole numbers, and all four have the half
        return []

    def reason(self, rules: NajlepszaRules, view: Najlepsza, move: MoveId) -> Say:
        return hints.reason(rules.setup, view, move)
