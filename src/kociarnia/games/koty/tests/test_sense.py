"""What a bot makes of a position."""

from __future__ import annotations

from kociarnia import games
from kociarnia.engine import CHANCE, NOBODY, QuickDice
from kociarnia.games.koty.rules.rules import KotyRules
from kociarnia.games.koty.rules.state import LANDS, Koty


def test_lands_that_look_alike_are_one_choice() -> None:
    game = games.find("koty")
    rules, sense = game.rules(3, {"moth": 4, "bat": 4, "dragon": 1}), game.sense()
    dice = QuickDice(7)

    def after(state: Koty, move: int) -> str:
        """All that matters then, whatever the order of lands that lie in one dream."""
        world = state.copy()
        rules.apply(world, move)
        lands = [(int(world.tops[cell]), int(world.depth[cell])) for cell in range(3 * LANDS)]
        dreams = [sorted(lands[seat * LANDS : seat * LANDS + LANDS]) for seat in range(3)]
        on = lands[world.target] if world.played else None
        return f"{dreams} {on} {world.target // LANDS} {list(world.hands)} {world.played} {world.role} {world.questions()}"

    state = rules.start()
    fewer = 0
    while rules.actor(state) != NOBODY:
        legal = rules.legal(state)
        if rules.actor(state) != CHANCE:
            kept = sense.distinct(rules, state, legal)
            assert {after(state, move) for move in kept} == {after(state, move) for move in legal}
            assert len({after(state, move) for move in kept}) == len(kept)
            assert sense.distinct(rules, state, legal[-1:]) == legal[-1:]  # whoever is alone is not like another
            fewer += len(legal) - len(kept)
        rules.apply(state, legal[dice.below(len(legal))])
    assert isinstance(rules, KotyRules) and fewer > 0
