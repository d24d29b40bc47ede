"""Koty: dreams full of cats, doubled by what lies face down; rivals cover, chase and carry off."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kociarnia.engine import Game, Refusal

if TYPE_CHECKING:
    from kociarnia.engine import Presenter, Rules, Sense

NIGHT = ("moth", "bat", "owl", "dragon")


class KotyGame(Game):
    def build(self, players: int, options: Mapping[str, int]) -> Rules[Any]:
        from kociarnia.games.koty.rules.deck import Deck
        from kociarnia.games.koty.rules.rules import KotyRules

        return KotyRules(players, options, Deck(options, self.cards_for(options)))

    def settle(self, players: int, chosen: Mapping[str, int | str] = {}) -> dict[str, int]:
        full = super().settle(players, chosen)
        for kind in NIGHT:
            if full["teams"] and full[kind] and not full["team_night"]:  # A36
                raise Refusal("error-option-implies", key=kind, other="team_night")
        return full

    def stressed(self, players: int, options: Mapping[str, int], seed: int) -> Rules[Any] | None:
        from kociarnia.games.koty.rules.rules import KotyRules
        from kociarnia.games.koty.rules.stress_decks import stress_deck

        return KotyRules(players, options, stress_deck(players, options, seed))

    def presenter(self, options: Mapping[str, int]) -> Presenter[Any, Any]:
        from kociarnia.games.koty.show.presenter import KotyPresenter

        return KotyPresenter(options)

    def sense(self) -> Sense[Any, Any]:
        from kociarnia.games.koty.bot.sense import KotySense

        return KotySense()


GAME = KotyGame(__name__)
