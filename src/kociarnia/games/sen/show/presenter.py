"""Sen as a person at a seat sees it, drawn from a redacted state only: the door to what is shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

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
from kociarnia.engine.hidden_cards import FACE
from kociarnia.engine.present import COLUMNS, fitted
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.state import NAME, PICK, Sen
from kociarnia.games.sen.show import about, accounts, choices, feats, hints, log, motions, question, refusals, scene, text


class SenPresenter(Presenter[SenRules, Sen]):
    asides = frozenset({"log-deal", "log-draw", "log-flip", "log-swap", "log-and"})
    outcomes = frozenset({"log-peek", "log-with", "log-keep", "log-discard", "log-right", "log-wrong", "log-call"})

    def __init__(self, options: Mapping[str, int]) -> None:
        super().__init__(options)
        self.aid = self.reminds = bool(options["memory_aid"])

    def sight(self, rules: SenRules, view: Sen, reader: int) -> int:
        """A screen does not remember for its player (A37): only who holds cards or browses sees more than all the others."""
        holds = rules.actor(view) == reader and (len(view.hand) > 0 or view.asking == PICK)
        return reader if self.aid or holds else rules.players

    def scene(self, rules: SenRules, view: Sen, reader: int) -> Scene:
        return scene.scene(rules.setup, view, reader, self.aid)

    def text(self, rules: SenRules, view: Sen, reader: int, words: Words, plain: bool, width: int = COLUMNS) -> list[str]:
        lines = text.text_table(self.scene(rules, view, reader), int(view.closed), words, plain)
        return lines if plain else fitted(lines, width)

    def question(self, rules: SenRules, view: Sen, reader: int) -> Say:
        return question.question(rules.setup, view, reader)

    def choices(self, rules: SenRules, view: Sen) -> list[Choice]:
        return choices.choices(rules.setup, view)

    def advisable(self, rules: SenRules, view: Sen) -> list[Choice]:
        """What a claimed pair shows is not in sight: to name it is to remember it (A37)."""
        return [] if view.asking == NAME and not self.aid else super().advisable(rules, view)

    def preview(self, rules: SenRules, view: Sen, move: MoveId, reader: int) -> tuple[Scene, list[Account]]:
        """A call turns up what everybody has seen, Pick 1 spreads the open pile, and a land that leaves a dream is turned up on
        the open pile: not before it is done (A37, A38)."""
        after = view.copy()
        rules.apply(after, move)
        if not self.aid:
            if after.awake or after.asking == PICK:
                after = view
            elif rules.moves[move].verb in ("take", "keep"):
                after.hand[-1] -= after.hand[-1] & FACE
        return self.scene(rules, after, reader), self.accounts(rules, after, reader)

    def events(self, rules: SenRules, before: Sen, move: MoveId, after: Sen, reader: int) -> list[Line]:
        return log.events(rules.setup, before, move, after)

    def motions(self, rules: SenRules, before: Sen, move: MoveId, after: Sen, reader: int) -> list[Motion]:
        return motions.motions(rules.setup, before, move, after, reader, self.aid)

    def card(self, rules: SenRules, view: Sen, reader: int, zone: Zone, piece: Piece) -> About:
        return about.about(rules.setup, piece)

    def feats(self, rules: SenRules, view: Sen, seat: int, past: Iterable[Past[Sen]]) -> dict[str, int]:
        return feats.feats(view, seat, past)

    def accounts(self, rules: SenRules, view: Sen, reader: int) -> list[Account]:
        return accounts.accounts(rules.setup, view, reader, self.aid)

    def refusal(self, rules: SenRules, view: Sen, at: tuple[str, ...], choices: list[Choice]) -> Because | None:
        return refusals.why(rules.setup, view, at, [choice.at for choice in choices])

    def reason(self, rules: SenRules, view: Sen, move: MoveId) -> Say:
        return hints.reason(rules.setup, view, move, self.aid)
