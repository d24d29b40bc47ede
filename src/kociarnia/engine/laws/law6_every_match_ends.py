"""Law 6: every match ends, and its record replays to the same states."""

from __future__ import annotations

import random
from typing import Any

from kociarnia.engine.contract import NOBODY
from kociarnia.engine.game import Game
from kociarnia.engine.laws.broken import hold
from kociarnia.engine.laws.moody_players import Mood
from kociarnia.engine.line_reader import replay, signed
from kociarnia.engine.record import Record


def check_record(game: Game, rules: Any, options: dict[str, int], seed: int) -> int:
    """A match played to its end, written down, read again and replayed. Returns its length."""
    luck = random.Random(seed)
    mood = Mood(rules, luck)
    state = rules.start()
    bound = rules.bound(state)
    record = Record(game.name, game.version, rules.players, game.texts(options), [])
    states = []
    while rules.actor(state) != NOBODY:
        asked = [seat for seat in range(rules.players) if rules.waiting(state) >> seat & 1]
        if asked:
            rules.turn_to(state, luck.choice(asked))
        actor = rules.actor(state)
        move = mood.pick(rules, state)
        rules.apply(state, move)
        record.moves.append(signed(rules, actor, rules.text(move)))
        states.append(state.dump())
        hold(6, "every match ends", len(record.moves) <= bound, bound)
    again = Record.parse(record.text())
    hold(6, "a record is read as it was written", again == record)
    for number, replayed in enumerate(replay(rules, again)):
        hold(6, "a record replays to the same states", replayed.dump() == states[number], number)
    return len(record.moves)
