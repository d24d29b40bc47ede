"""Czarujące kotki as a person at a seat sees it, from a redacted state only."""

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
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.state import Kotki
from kociarnia.games.czarujace_kotki.show import (
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
from kociarnia.games.czarujace_kotki.show.handles import HELD


class KotkiPresenter(Presenter[KotkiRules, Kotki]):
    shows_once = False
    lasting = True
    shows_again = True
    asides = frozenset(
        {"log-begin", "log-deal", "log-turn", "log-draw", "log-looks", "log-swap", "log-curse", "log-curse-reconstructed"}
    )
    outcomes = frozenset(
        {"log-cast", "log-discard", "log-lift", "log-purge", "log-with", "log-place", "log-give", "log-felled",
         "log-felled-surplus", "log-caught"}
    )  # fmt: skip

    def hears(self, rules: KotkiRules, view: Kotki, reader: int) -> int:
        return int(rules.players)

    def alike(self, rules: KotkiRules, move: MoveId) -> bool:
        """Of two cards that it has drawn in secret it knows where the one lay that it keeps."""
        return rules.moves[move].verb != "keep"

    def own(self, rules: KotkiRules, view: Kotki, reader: int) -> list[Zone]:
        return scene.own(rules.setup, view, reader)

    def own_account(self, rules: KotkiRules, view: Kotki, reader: int) -> Account:
        return accounts.account_of(rules.setup, view, reader)

    def scene(self, rules: KotkiRules, view: Kotki, reader: int) -> Scene:
        return scene.scene(rules.setup, view)

    def text(self, rules: KotkiRules, view: Kotki, reader: int, words: Words, plain: bool, width: int = COLUMNS) -> list[str]:
        if plain:
            return super().text(rules, view, reader, words, plain)
        return fitted(text.text_table(rules.setup, view, reader, words), width)

    def question(self, rules: KotkiRules, view: Kotki, reader: int) -> Say:
        return question.question(rules.setup, view)

    def choices(self, rules: KotkiRules, view: Kotki) -> list[Choice]:
        return choices.choices(rules.setup, view)

    def offers(self, rules: KotkiRules, view: Kotki) -> list[Offered]:
        return choices.offers(rules.setup, view)

    def reason(self, rules: KotkiRules, view: Kotki, move: MoveId) -> Say:
        return hints.reason(rules.setup, view, move)

    def events(self, rules: KotkiRules, before: Kotki, move: MoveId, after: Kotki, reader: int) -> list[Line]:
        return log.events(rules.setup, before, move, after)

    def motions(self, rules: KotkiRules, before: Kotki, move: MoveId, after: Kotki, reader: int) -> list[Motion]:
        return motions.motions(rules.setup, before, move, after)

    def turn_of(self, rules: KotkiRules, view: Kotki) -> int:
        return int(view.active(rules.players)) if view.turn >= 0 else -1

    def chief(self, rules: KotkiRules, before: Kotki, move: MoveId, motions: list[Motion]) -> Motion | None:
        """What only comes into a hand lies somewhere else in the end."""
        return super().chief(rules, before, move, [motion for motion in motions if motion.target != HELD])

    def refusal(self, rules: KotkiRules, view: Kotki, at: tuple[str, ...], choices: list[Choice]) -> Because:
        return refusals.why(rules.setup, view, at)

    def card(self, rules: KotkiRules, view: Kotki, reader: int, zone: Zone, piece: Piece) -> About:
        return about.about(rules.setup, view, reader, zone, piece)

    def feats(self, rules: KotkiRules, view: Kotki, seat: int, past: Iterable[Past[Kotki]]) -> dict[str, int]:
        return feats.feats(rules.setup, view, seat)

    def accounts(self, rules: KotkiRules, view: Kotki, reader: int) -> list[Account]:
        return accounts.accounts(rules.setup, view)

    def result(self, rules: KotkiRules, view: Kotki) -> list[Say]:
        return accounts.result(rules.setup, view)
