"""Many tables at once, for those who learn: every step answers at all of them, and deals on to the next question of a seat."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from kociarnia.engine.actions import Actions
from kociarnia.engine.contract import OVER, Rules, Seat, State
from kociarnia.engine.dice import QuickDice
from kociarnia.engine.observation import Pen

_ALL: Final = 1 << 60  # moves of the dealer
_TABLES: Final = 1_000_003  # dice of seeds and tables that have nothing to do with each other


class Desk:
    """Where the decisions of one game are read, one at a time: `observation` and `mask` of the one that was looked at last."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules: Rules[Any] = rules
        self.actions: Actions = Actions(rules)
        self.observation: vec[i16] = vec[i16]([0] * rules.spec().cells)
        self.mask: vec[u8] = vec[u8]([0] * self.actions.size)
        self._pen: Pen = Pen(rules.players, 0, self.observation, keeps=len(self.observation))
        self._choices: vec[i64] = vec[i64]([0] * self.actions.size)
        self._many: i64 = 0

    def look(self, state: Any) -> None:
        """What the seat that is asked knows of this table, and what it may do."""
        seat = self.rules.actor(state)
        if seat < 0:
            raise ValueError("no seat is asked here")
        _write(self.rules, state, seat, self._pen, 0)
        legal = self.rules.choices(state)
        self.actions.change(legal, seat, self._choices, self._many, self.mask, 0)
        self._many = len(legal)


def _write(rules: Rules[Any], state: State, seat: Seat, pen: Pen, at: i64) -> None:
    """What the seat that is asked knows, in place of what the pen wrote there before."""
    pen.wipe()
    pen.reader = seat
    pen.at = at
    rules.tell(state if rules.discreet else rules.redact(state, seat), pen)


class Tables:
    """`many` matches of one game, each with dice of its own, so that a table plays alike however many there are.

    Where a match is over or given up (`horizon`), `done` says so, `reward` has the utilities, and a new one has begun.
    """

    def __init__(self, rules: Rules[Any], many: i64, seed: i64, first: i64 = 0, horizon: i64 = 0) -> None:
        spec = rules.spec()
        self.rules: Rules[Any] = rules
        self.many: i64 = many
        self.players: i64 = rules.players
        self.horizon: i64 = horizon  # 0: a match is never given up
        self.cells: i64 = spec.cells
        self.actions: Actions = Actions(rules)
        self.observation: vec[i16] = vec[i16]([0] * (many * self.cells))
        self.mask: vec[u8] = vec[u8]([0] * (many * self.actions.size))
        self.seat: vec[i64] = vec[i64]([0] * many)  # who is asked
        self.reward: vec[float] = vec[float]([0.0] * (many * rules.players))
        self.done: vec[u8] = vec[u8]([0] * many)
        self.given_up: vec[u8] = vec[u8]([0] * many)
        self.made: vec[i64] = vec[i64]([0] * many)  # moves of the match
        self._pens: list[Pen] = [Pen(rules.players, 0, self.observation, keeps=spec.cells) for _ in range(many)]
        self._dice: list[QuickDice] = [QuickDice(seed * _TABLES + first + table) for table in range(many)]
        self._states: list[State] = [rules.start() for _ in range(many)]
        self._choices: vec[i64] = vec[i64]([0] * (many * self.actions.size))  # the actions that are legal at each table,
        self._many: vec[i64] = vec[i64]([0] * many)  # and how many
        self._luck: QuickDice = QuickDice(seed * _TABLES + first + 777)
        for table in range(many):
            self._ask(table, 0)

    def state(self, table: i64) -> State:
        """The table as the dealer knows it; what a seat may know is in `observation`."""
        return self._states[table]

    def step(self, actions: vec[i64]) -> None:
        """An action for each table, of the seat that is asked there."""
        size = self.actions.size
        if len(actions) != self.many:
            raise ValueError(f"{len(actions)} actions for {self.many} tables")
        for table in range(self.many):
            action = actions[table]
            if action < 0 or action >= size or self.mask[table * size + action] == 0:
                raise ValueError(f"table {table}: action {action} is not legal")
        for table in range(self.many):
            self._answer(table, actions[table])

    def play_on(self, steps: i64) -> None:
        """So many steps by lot, each with everything that a learner reads."""
        for _ in range(steps):
            for table in range(self.many):
                self._answer(table, self._by_lot(table))

    def sample(self, out: vec[i64]) -> None:
        """A legal action of each table by lot."""
        for table in range(self.many):
            out[table] = self._by_lot(table)

    def _by_lot(self, table: i64) -> i64:
        return self._choices[table * self.actions.size + self._luck.below(self._many[table])]

    def _answer(self, table: i64, action: i64) -> None:
        self.rules.apply(self._states[table], self.actions.move(action, self.seat[table]))
        if self.done[table] != 0:
            self.done[table] = 0
            for at in range(table * self.players, (table + 1) * self.players):
                self.reward[at] = 0.0
        if self.given_up[table] != 0:
            self.given_up[table] = 0
        self._ask(table, 1)

    def _ask(self, table: i64, made: i64) -> None:
        """So many moves have been made. The dealer deals until a seat is asked; then its view and choice are written down."""
        rules, state, dice = self.rules, self._states[table], self._dice[table]
        made += self.made[table] + rules.play_on(state, dice, _ALL, False)
        if state.asking == OVER:
            self.done[table] = 1
            self._pay(table, state)
            state = self._begin(table)
            made = rules.play_on(state, dice, _ALL, False)
        if 0 < self.horizon <= made:
            self.given_up[table] = 1
            state = self._begin(table)
            rules.play_on(state, dice, _ALL, False)
            made = 0
        self.made[table] = made
        who = rules.actor(state)
        self.seat[table] = who
        _write(rules, state, who, self._pens[table], table * self.cells)
        legal = rules.choices(state)
        self.actions.change(legal, who, self._choices, self._many[table], self.mask, table * self.actions.size)
        self._many[table] = len(legal)

    def _begin(self, table: i64) -> State:
        state: State = self.rules.start()
        self._states[table] = state
        return state

    def _pay(self, table: i64, state: State) -> None:
        worth = self.rules.utilities(state)
        for seat in range(self.players):
            self.reward[table * self.players + seat] = worth[seat]
