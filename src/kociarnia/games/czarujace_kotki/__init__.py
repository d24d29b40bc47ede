"""Czarujące kotki (Wizard Kittens): one spell a turn, six curses, and a professor on her way back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kociarnia.engine import Game

if TYPE_CHECKING:
    from kociarnia.engine import Presenter, Rules, Sense


class KotkiGame(Game):
    def build(self, players: int, options: Mapping[str, int]) -> Rules[Any]:
        from kociarnia.games.czarujace_kotki.rules.deck import Deck
        from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules

        return KotkiRules(players, options, Deck(self.cards_for(options)))

    def stressed(self, players: int, options: Mapping[str, int], seed: int) -> Rules[Any] | None:
        from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
        from kociarnia.games.czarujace_kotki.rules.stress_decks import stress_deck

        return KotkiRules(players, options, stress_deck(players, seed))

    def presenter(self, options: Mapping[str, int]) -> Presenter[Any, Any]:
        from kociarnia.games.czarujace_kotki.show.presenter import KotkiPresenter

        return KotkiPresenter(options)

    def sense(self) -> Sense[Any, Any]:
        from kociarnia.games.czarujace_kotki.bot.sense import KotkiSense

        return KotkiSense()


GAME = KotkiGame(__name__)
