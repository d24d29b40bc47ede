"""Koty as a person at a seat sees it, made from a redacted state only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from kociarnia.engine import (
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
    Zone,
)
from kociarnia.engine.offered import Offered
from kociarnia.engine.present import COLUMNS, fitted
from kociarnia.games.koty.rules.rules import KotyRules
from kociarnia.games.koty.rules.state import Koty
from kociarnia.games.koty.show import about, accounts, choices, feats, hints, log, motions, question, refusals, scene, text

if TYPE_CHECKING:
    from kociarnia.engine import Words


class KotyPresenter(Presenter[KotyRules, Koty]):
    shows_once = False
    lasting = True
    shows_again = True
    asides = frozenset({"log-begin", "log-hand", "log-drawn", "log-shuffle"})
    outcomes = frozenset(
        {"log-defend", "log-owl", "log-friends-leave", "log-pair", "log-pair-lost", "log-nine", "log-lose", "log-carry"}
    )

    def scene(self, rules: KotyRules, view: Koty, reader: int) -> Scene:
        return scene.scene(rules.setup, view, reader)

    def hears(self, rules: KotyRules, view: Koty, reader: int) -> int:
        return int(rules.players)

    def own(self, rules: KotyRules, view: Koty, reader: int) -> list[Zone]:
        return [scene.own_hand(rules.setup, view, reader)]

    def text(self, rules: KotyRules, view: Koty, reader: int, words: Words, plain: bool, width: int = COLUMNS) -> list[str]:
        if plain:
            return super().text(rules, view, reader, words, plain)
        facts = [words(fact) for fact in scene.facts(rules.setup, view)]
        return fitted(facts + text.text_table(rules.setup, view, reader, words, width), width)

    def question(self, rules: KotyRules, view: Koty, reader: int) -> Say:
        return question.question(rules.setup, view, reader)

    def choices(self, rules: KotyRules, view: Koty) -> list[Choice]:
        return choices.choices(rules.setup, view)

    def offers(self, rules: KotyRules, view: Koty) -> list[Offered]:
        return choices.offers(rules.setup, view)

    def reason(self, rules: KotyRules, view: Koty, move: MoveId) -> Say:
        return hints.reason(rules.setup, view, move)

    def events(self, rules: KotyRules, before: Koty, move: MoveId, after: Koty, reader: int) -> list[Line]:
        return log.events(rules.setup, before, move, after, reader)

    def motions(self, rules: KotyRules, before: Koty, move: MoveId, after: Koty, reader: int) -> list[Motion]:
        return motions.motions(rules.setup, before, move, after, reader)

    def turn_of(self, rules: KotyRules, view: Koty) -> int:
        return int(view.turn)

    def refusal(self, rules: KotyRules, view: Koty, at: tuple[str, ...], choices: list[Choice]) -> Because:
        return refusals.why(rules.setup, view, view.asked, at)

    def card(self, rules: KotyRules, view: Koty, reader: int, zone: Zone, piece: Piece) -> About:
        return about.about(rules.setup, view, zone, piece)

    def feats(self, rules: KotyRules, view: Koty, seat: int, past: Iterable[Past[Koty]]) -> dict[str, int]:
        return feats.feats(rules.setup, view, seat, past)

    def accounts(self, rules: KotyRules, view: Koty, reader: int) -> list[Account]:
        return accounts.accounts(rules.setup, view)

    def result(self, rules: KotyRules, view: Koty) -> list[Say]:
        return accounts.of_teams(rules.setup, view)
