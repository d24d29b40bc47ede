"""Sen (jubilee edition): memory and nerve; the fewest ravens win."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kociarnia.engine import Game
from kociarnia.engine.tiny import TINY

if TYPE_CHECKING:
    from kociarnia.engine import Presenter, Rules, Sense


class SenGame(Game):
    def build(self, players: int, options: Mapping[str, int]) -> Rules[Any]:
        from kociarnia.games.sen.rules.deck import Deck
        from kociarnia.games.sen.rules.rules import SenRules

        return SenRules(players, options, Deck(["jubilee"], self.cards_for(options)) if options.get(TINY) else None)

    def stressed(self, players: int, options: Mapping[str, int], seed: int) -> Rules[Any] | None:
        from kociarnia.games.sen.rules.rules import SenRules
        from kociarnia.games.sen.rules.stress_decks import stress_deck

        return SenRules(players, options, stress_deck(players, options, seed))

    def presenter(self, options: Mapping[str, int]) -> Presenter[Any, Any]:
        from kociarnia.games.sen.show.presenter import SenPresenter

        return SenPresenter(options)

    def sense(self) -> Sense[Any, Any]:
        from kociarnia.games.sen.bot.sense import SenSense

        return SenSense()


GAME = SenGame(__name__)
