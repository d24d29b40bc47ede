"""Kotobirynt as people see it. Nothing is secret here, so every reader sees the same."""

from __future__ import annotations

from collections.abc import Iterable

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
    Words,
    Zone,
)
from kociarnia.engine.offered import Offered
from kociarnia.engine.present import COLUMNS, fitted
from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
from kociarnia.games.kotobirynt.rules.state import Kotobirynt
from kociarnia.games.kotobirynt.show import (
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
from kociarnia.games.kotobirynt.show.motions import chief


class KotobiryntPresenter(Presenter[KotobiryntRules, Kotobirynt]):
    secrets = False
    shows_once = False
    lasting = True
    asides = frozenset({"log-begin", "log-again", "log-flip", "log-cat", "log-keeper-moves", "log-pass"})
    outcomes = frozenset({"log-rotate", "log-insert"})

    def scene(self, rules: KotobiryntRules, view: Kotobirynt, reader: int) -> Scene:
        return scene.scene(rules.setup, view)

    def text(
        self, rules: KotobiryntRules, view: Kotobirynt, reader: int, words: Words, plain: bool, width: int = COLUMNS
    ) -> list[str]:
        lines = text.text_table(rules.setup, view, words, plain, width)
        return lines if plain else fitted(lines, width)

    def question(self, rules: KotobiryntRules, view: Kotobirynt, reader: int) -> Say:
        return question.question(rules.setup, view)

    def choices(self, rules: KotobiryntRules, view: Kotobirynt) -> list[Choice]:
        return choices.choices(rules.setup, view)

    def offers(self, rules: KotobiryntRules, view: Kotobirynt) -> list[Offered]:
        return choices.offers(rules.setup, view)

    def events(self, rules: KotobiryntRules, before: Kotobirynt, move: MoveId, after: Kotobirynt, reader: int) -> list[Line]:
        return log.events(rules.setup, before, move, after)

    def motions(self, rules: KotobiryntRules, before: Kotobirynt, move: MoveId, after: Kotobirynt, reader: int) -> list[Motion]:
        return motions.motions(rules.setup, before, move, after)

    def gist(self, lines: list[Say]) -> tuple[Say, ...]:
        """Cats brought home are worth more words than the second action."""
        won = [said for said in lines if said.key == "log-won"]
        return (*super().gist(lines)[: 1 if won else 2], *won)

    def chief(self, rules: KotobiryntRules, before: Kotobirynt, move: MoveId, motions: list[Motion]) -> Motion | None:
        return chief(rules.setup, before, move, motions)

    def card(self, rules: KotobiryntRules, view: Kotobirynt, reader: int, zone: Zone, piece: Piece) -> About:
        return about.about(rules.setup, view, zone, piece)

    def feats(self, rules: KotobiryntRules, view: Kotobirynt, seat: int, past: Iterable[Past[Kotobirynt]]) -> dict[str, int]:
        return feats.feats(view, seat, past)

    def accounts(self, rules: KotobiryntRules, view: Kotobirynt, reader: int) -> list[Account]:
        return accounts.accounts(rules.setup, view)

    def record_value(self, rules: KotobiryntRules, view: Kotobirynt) -> int | None:
        return accounts.record_value(rules.setup, view)

    def result(self, rules: KotobiryntRules, view: Kotobirynt) -> list[Say]:
        return accounts.result(rules.setup, view)

    def refusal(self, rules: KotobiryntRules, view: Kotobirynt, at: tuple[str, ...], choices: list[Choice]) -> Because | None:
        return refusals.why(rules.setup, view, at, choices)

    def reason(self, rules: KotobiryntRules, view: Kotobirynt, move: MoveId) -> Say:
        return hints.reason(rules.setup, view, move)
