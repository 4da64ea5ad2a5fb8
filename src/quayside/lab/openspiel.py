"""The games as OpenSpiel games: after `import quayside.lab.openspiel`, `pyspiel.load_game("quayside_manila(players=4)")`.

The first node is a chance node that picks the seed, one of 65,536; all later chance follows from it. So a history of
actions is the whole game, and replays and serializes exactly. No player knows the seed: the games are of imperfect
information, whatever their rules hide. An information state is all that the seat has been told, and its view.
"""

from __future__ import annotations

import json
from typing import Any, Final

import numpy as np
import pyspiel

from quayside.core.events import Event, Listener
from quayside.core.game import Game
from quayside.core.registry import game as game_of
from quayside.core.registry import games
from quayside.core.state import State
from quayside.lab.arrays import Layout, observe, rewards

SEEDS: Final = 1 << 16
LONGEST_GAME: Final = 5000  # moves; no game is known to come near
_SEED_ODDS: Final = [(seed, 1 / SEEDS) for seed in range(SEEDS)]


class _Memory:
    """What each seat has been told, for those who ask: a second run of the game, behind the first until it is needed."""

    state: State

    def __init__(self, told: list[list[str]]) -> None:
        self.told = told  # lines, by seat

    def catch_up(self, state: State) -> None:
        for action in state.history[self.state.ply :]:
            self.state.play_legal(action)

    def copy(self) -> _Memory:
        twin = _Memory([lines.copy() for lines in self.told])
        twin.state = self.state.clone()
        twin.state.listener = twin.hear
        return twin

    def hear(self, event: Event) -> None:
        for seat, lines in enumerate(self.told):
            lines.append(json.dumps(event.seen_by(seat)))


class _Position:
    """A state that OpenSpiel may copy and serialize: it does so by `deepcopy` and `pickle` of every attribute."""

    def __init__(self, state: State | None = None, memory: _Memory | None = None) -> None:
        self.state = state
        self.memory = memory

    def __deepcopy__(self, memo: dict[int, Any]) -> _Position:
        return _Position(
            None if self.state is None else self.state.clone(),
            None if self.memory is None else self.memory.copy(),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """What it takes to play it again."""
        if self.state is None:
            return _Position, ()
        setup = self.state.setup
        return _replayed, (setup.game.id, setup.players, setup.seed, setup.options, self.state.history)


def _replayed(id: str, players: int, seed: int, options: dict[str, Any], history: list[int]) -> _Position:
    state = game_of(id).new(players, seed, **options)
    for action in history:
        state.play(action)
    return _Position(state)


class HarbourState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: HarbourGame) -> None:
        super().__init__(game)
        self._position = _Position()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        state = self._position.state
        return int(pyspiel.PlayerId.CHANCE) if state is None else state.to_play

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self._position.state is None
        return _SEED_ODDS

    def _legal_actions(self, player: int) -> list[int]:
        state = self._position.state
        return state.legal() if state is not None and state.to_play == player else []

    def _apply_action(self, action: int) -> None:
        state = self._position.state
        if state is None:
            self._position.state = self.get_game().begin(action)
        else:
            state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return str(self.get_game().rules.actions.notation(action))

    def is_terminal(self) -> bool:
        state = self._position.state
        return state is not None and state.to_play < 0

    def returns(self) -> list[float]:
        state = self._position.state
        if state is None or state.to_play >= 0:
            return [0.0] * self.num_players()
        return rewards(state.ranking())

    def __str__(self) -> str:
        """What a spectator sees."""
        return self.view(None)

    # For observers

    def view(self, seat: int | None) -> str:
        state = self._position.state
        return "before the seed" if state is None else json.dumps(state.view(seat))

    def told(self, seat: int) -> str:
        """All that has happened, as the seat was told of it."""
        state = self._position.state
        if state is None:
            return ""
        if self._position.memory is None:
            memory = _Memory([[] for _ in range(state.players)])
            memory.state = self.get_game().begin(state.setup.seed, memory.hear)
            self._position.memory = memory
        self._position.memory.catch_up(state)
        return "\n".join(self._position.memory.told[seat])

    def row(self, seat: int) -> np.ndarray[Any, Any] | None:
        state = self._position.state
        return None if state is None else observe(state, seat)


class HarbourObserver:
    """An observation is the row or the view of a seat; with perfect recall, all that it has been told comes before."""

    def __init__(self, game: HarbourGame, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        self.tensor: np.ndarray[Any, Any] | None = None
        self.dict: dict[str, np.ndarray[Any, Any]] = {}
        if not perfect_recall:
            self.tensor = np.zeros(game.layout.size, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: HarbourState, player: int) -> None:
        if self.tensor is not None:
            row = state.row(player)
            self.tensor[:] = 0 if row is None else row

    def string_from(self, state: HarbourState, player: int) -> str:
        view = state.view(player)
        return f"{state.told(player)}\n{view}" if self._recall else view


class HarbourGame(pyspiel.Game):  # type: ignore[misc]
    """The base of the registered classes, which name their game."""

    rules: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        self._players = int(given.pop("players"))
        self._options = {name: _option(self.rules, name, value) for name, value in given.items()}
        self.layout = Layout(self.rules.id, self._players, **self._options)
        zero_sum = self.kind.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.actions,
            max_chance_outcomes=SEEDS,
            num_players=self._players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(self.kind, info, params or {})

    def begin(self, seed: int, listener: Listener | None = None) -> State:
        return self.rules.new(players=self._players, seed=seed, listener=listener, **self._options)

    def new_initial_state(self) -> HarbourState:
        return HarbourState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HarbourObserver:
        if params:
            raise ValueError(f"the observer takes no parameters, not {params}")
        return HarbourObserver(self, iig_obs_type is not None and iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return 1


def _option(rules: Game, name: str, value: Any) -> Any:
    """OpenSpiel's parameters know no None: a 0 stands for it where None is the default."""
    return None if rules.options[name].default is None and not value else value


def _parameters(rules: Game) -> dict[str, Any]:
    """The usual number of players, and the options that are switches, numbers or words."""
    usual: dict[str, Any] = {"players": min(rules.players, key=lambda players: abs(players - 4))}
    for name, option in rules.options.items():
        values = [value for value in option.allowed if value is not None]
        if values:
            usual[name] = 0 if option.default is None else option.default
    return usual


def register(id: str) -> None:
    """Makes a game known to OpenSpiel."""
    rules = game_of(id)
    solo = rules.players[0] == 1
    kind = pyspiel.GameType(
        short_name=f"quayside_{id}",
        long_name=f"Quayside: {id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if solo else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=_parameters(rules),
    )
    name = "".join(word.capitalize() for word in id.split("_")) + "Game"
    pyspiel.register_game(kind, type(name, (HarbourGame,), {"rules": rules, "kind": kind}))


for _id in games():
    register(_id)
