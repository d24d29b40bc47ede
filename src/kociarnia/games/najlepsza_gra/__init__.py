"""Najlepsza gra o kotach: take cats in, collect what they need, and feed them all at the end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kociarnia.engine import Game

if TYPE_CHECKING:
    from kociarnia.engine import Presenter, Rules, Sense


class NajlepszaGame(Game):
    def build(self, players: int, options: Mapping[str, int]) -> Rules[Any]:
        from kociarnia.games.najlepsza_gra.rules.deck import Deck
        from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules

        return NajlepszaRules(players, options, None, Deck(self.cards_for(options)))

    def stressed(self, players: int, options: Mapping[str, int], seed: int) -> Rules[Any] | None:
        from kociarnia.games.najlepsza_gra.rules.rules import NajlepszaRules
        from kociarnia.games.najlepsza_gra.rules.stress_decks import stress_deck

        return NajlepszaRules(players, options, stress_deck(seed))

    def presenter(self, options: Mapping[str, int]) -> Presenter[Any, Any]:
        from kociarnia.games.najlepsza_gra.show.presenter import NajlepszaPresenter

        return NajlepszaPresenter(options)

    def sense(self) -> Sense[Any, Any]:
        from kociarnia.games.najlepsza_gra.bot.sense import NajlepszaSense

        return NajlepszaSense()


GAME = NajlepszaGame(__name__)
