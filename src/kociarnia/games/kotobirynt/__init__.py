"""Kotobirynt: turn and push canals so that lost cats find their keeper."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kociarnia.engine import Game, Refusal
from kociarnia.engine.tiny import TINY

if TYPE_CHECKING:
    from kociarnia.engine import Presenter, Rules, Sense

COUNTS = {"usual": (1, 2, 3, 4), "versus": (2, 3, 4), "solo": (1,), "coop": (2, 3, 4), "team": (4,)}  # players by mode


class KotobiryntGame(Game):
    def build(self, players: int, options: Mapping[str, int]) -> Rules[Any]:
        from kociarnia.games.kotobirynt.rules.deck import Deck
        from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules

        return KotobiryntRules(players, options, Deck(self.cards_for(options)))

    def cards_for(self, options: Mapping[str, int]) -> dict[str, Any]:
        """The canals of one mix: with `branching` they are those of version 1, so that its records have their deck again."""
        if options.get(TINY):
            return super().cards_for(options)
        copies = "branching" if options["canals"] else "copies"
        canals = [{**card, "copies": card[copies]} for card in self.cards["canal"]]
        for card in canals:
            del card["branching"]
        return {**self.cards, "canal": canals}

    def settle(self, players: int, chosen: Mapping[str, int | str] = {}) -> dict[str, int]:
        """Beside what the options say of themselves: not every mode is for every number, nor every option for every mode."""
        full = super().settle(players, chosen)
        mode = list(COUNTS)[full["mode"]]
        if players not in COUNTS[mode]:
            raise Refusal("error-option-seats", key=f"mode={mode}", players=players, counts=", ".join(map(str, COUNTS[mode])))
        for key, modes in (("team_alternate", ("team",)), ("tie_more_cats", ("usual", "versus", "team"))):
            if full[key] and mode not in modes:
                raise Refusal("error-option-clash", key=key, other=f"mode={mode}")
        return full

    def stressed(self, players: int, options: Mapping[str, int], seed: int) -> Rules[Any] | None:
        from kociarnia.games.kotobirynt.rules.rules import KotobiryntRules
        from kociarnia.games.kotobirynt.rules.stress_decks import stress_deck

        return KotobiryntRules(players, options, stress_deck(options, seed))

    def presenter(self, options: Mapping[str, int]) -> Presenter[Any, Any]:
        from kociarnia.games.kotobirynt.show.presenter import KotobiryntPresenter

        return KotobiryntPresenter(options)

    def sense(self) -> Sense[Any, Any]:
        from kociarnia.games.kotobirynt.bot.sense import KotobiryntSense

        return KotobiryntSense()


GAME = KotobiryntGame(__name__)
