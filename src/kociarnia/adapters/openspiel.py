"""OpenSpiel: importing this registers the game "kociarnia": pyspiel.load_game("kociarnia(game=sen,players=3)"), or of a tiny
variant that can be solved "kociarnia(game=sen-tiny)".

Options are written `name:value`, parted by `;`. The dealer's moves are chance nodes; seats act by the ids of Rules.moves, from
the table's and not from their own side, since OpenSpiel has one numbering for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from librt.vecs import vec
from mypy_extensions import i16

from kociarnia import games
from kociarnia.adapters.seats import rules_of
from kociarnia.engine import CHANCE, NOBODY, QuickDice, Rules
from kociarnia.engine.track import Track

NAME = "kociarnia"
LONGEST = 1000  # moves of a match up to which all that was seen is a tensor; else the tokens of Track are at hand
PARAMETERS = {"game": games.names()[0], "players": 0, "options": ""}


def is_open(rules: Rules[Any]) -> bool:
    """Does everybody see everything? Then states that are equal are one, whatever led to them."""
    return "open hands" in rules.traits().tags


def recall_cells(rules: Rules[Any]) -> int:
    """How many numbers everything that was seen is: two for each move; 0 where matches may be too long for that."""
    longest = rules.spec().longest
    return 2 * longest if longest <= LONGEST else 0


def _type(rules: Rules[Any] | None) -> Any:
    zero_sum = rules is None or rules.spec().zero_sum
    alone = rules is not None and len(set(rules.sides())) == 1
    utility, information = pyspiel.GameType.Utility, pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Kociarnia: five card games about cats",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if rules and is_open(rules) else information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.IDENTICAL if alone else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=rules is not None and recall_cells(rules) > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class Shared:
    """What all states of a game share: OpenSpiel clones a state by a deep copy of its attributes."""

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.spec = rules.spec()

    def __deepcopy__(self, memo: object) -> Shared:
        return self


class KociarniaGame(pyspiel.Game):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**PARAMETERS, **(params or {})}
        options: dict[str, int | str] = {}
        for pair in filter(None, str(chosen["options"]).split(";")):
            key, _, value = pair.partition(":")
            options[key] = value
        self.shared = Shared(rules_of(str(chosen["game"]), int(chosen["players"]), options))
        rules, spec = self.shared.rules, self.shared.spec
        low, high = spec.utility
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.moves),
            max_chance_outcomes=len(rules.moves),
            num_players=rules.players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if spec.zero_sum else None,
            max_game_length=spec.longest,
        )
        super().__init__(_type(rules), info, dict(params or {}))

    def new_initial_state(self) -> KociarniaState:
        return KociarniaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KociarniaObserver:
        return KociarniaObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class KociarniaState(pyspiel.State):
    def __init__(self, game: KociarniaGame) -> None:
        super().__init__(game)
        self.shared = game.shared
        self.track: Track[Any] = Track(game.shared.rules)

    @property
    def _who(self) -> int:
        return int(self.shared.rules.actor(self.track.state))

    def current_player(self) -> int:
        return {NOBODY: int(pyspiel.PlayerId.TERMINAL), CHANCE: int(pyspiel.PlayerId.CHANCE)}.get(self._who, self._who)

    def _legal_actions(self, player: int) -> list[int]:
        return [int(move) for move in self.shared.rules.legal(self.track.state)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        rules, state = self.shared.rules, self.track.state
        weights = [int(weight) for weight in rules.weights(state)]
        total = sum(weights)
        return [(int(move), weight / total) for move, weight in zip(rules.legal(state), weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        self.track.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.shared.rules.text(action)

    def is_terminal(self) -> bool:
        return self._who == NOBODY

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.shared.rules.players
        return [float(worth) for worth in self.shared.rules.utilities(self.track.state)]

    def resample_from_infostate(self, player: int, sampler: Any) -> KociarniaState:
        """A world that this player cannot tell from the true one. What the others saw before it is what they know in that
        world; history() is still that of the match, since no past was played to come there."""
        new: KociarniaState = self.clone()
        new.track = self.track.imagine(player, QuickDice(int(sampler() * (1 << 31))))
        return new

    def __str__(self) -> str:
        if is_open(self.shared.rules):
            return str(self.track.state.dump())
        return "; ".join(self.shared.rules.text(move) for move in self.history())


class KociarniaObserver:
    """Observations are those of Rules.encode(). With perfect recall there is the string of everything seen; and, where matches
    are short, its tokens: for each move who acted and what, from 1 on, then zeros."""

    def __init__(self, game: KociarniaGame, kind: Any) -> None:
        self.shared = game.shared
        self.recalls = bool(kind.perfect_recall)
        self.public_only = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._cells = vec[i16]([0] * game.shared.spec.cells)
        size = recall_cells(game.shared.rules) if self.recalls else game.shared.spec.cells
        self.tensor: Any = np.zeros(size, np.float32)
        self.dict = {"history" if self.recalls else "observation": self.tensor} if size else {}

    def _reader(self, player: int) -> int:
        return int(self.shared.rules.players) if self.public_only else player

    def set_from(self, state: KociarniaState, player: int) -> None:
        reader = self._reader(player)
        if self.recalls and len(self.tensor):
            seen = state.track.tokens(reader)
            self.tensor[:] = 0
            self.tensor[: len(seen)] = np.array(seen) + 1
        elif not self.recalls:
            view = self.shared.rules.redact(state.track.state, reader)
            self.shared.rules.encode(view, reader, self._cells)
            self.tensor[:] = np.frombuffer(self._cells, np.int16)

    def string_from(self, state: KociarniaState, player: int) -> str:
        reader = self._reader(player)
        if self.recalls:
            return state.track.string(reader)
        return str(state.shared.rules.redact(state.track.state, reader).dump())


pyspiel.register_game(_type(None), KociarniaGame)
