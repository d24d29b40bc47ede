"""When one action of Kotobirynt ends and the next begins, and when a turn does."""

from __future__ import annotations

from kociarnia.games.kotobirynt.rules.legal import ACTIONS
from kociarnia.games.kotobirynt.rules.setup import Setup
from kociarnia.games.kotobirynt.rules.state import ACT, Kotobirynt


def next_action(setup: Setup, state: Kotobirynt) -> None:
    if state.made < ACTIONS:
        state.ask_instead(ACT, state.turn)
    else:
        end_turn(setup, state)


def end_turn(setup: Setup, state: Kotobirynt) -> None:
    """R14, A31."""
    state.turns += 1
    state.made = 0
    state.inserted = False
    state.turn = (state.turn + 1) % setup.players
    if state.turns < setup.turn_cap:
        state.ask_instead(ACT, state.turn)
    else:
        state.ask_no_more()
