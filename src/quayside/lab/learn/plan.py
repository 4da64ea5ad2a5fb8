"""What is learned, and from which games."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final

from quayside.bots.evaluation import evaluation
from quayside.core.errors import OptionError
from quayside.core.observation import observer
from quayside.core.registry import game as game_of
from quayside.core.rng import Rng
from quayside.lab.games import tables
from quayside.lab.learn.network import FIRST, SECOND
from quayside.lab.learn.rows import Setting, Shape

USUAL: Final = 2  # one table in so many has no options but those that are given
TRIES: Final = 1000


@dataclass(frozen=True)
class Plan:
    """A net, and the games from which it learns. `players` is a number of players, or 0 for all; `options` hold at every
    table, and `mixed` draws the others anew for each, among those that leave the layout of the row as it is."""

    game: str
    players: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    mixed: bool = False
    hours: float = 1.0  # of processor time, of the learner and of all who play for it
    seed: int = 1
    teacher: str = "greedy"  # shows at first what to do, ...
    lessons: int = 12  # ... for so many rounds
    first: int = FIRST
    second: int = SECOND
    games: int = 128  # side by side
    steps: int = 256  # in each of them, between two rounds of learning
    spread: int = 256  # steps over which the games of a new table begin
    passes: int = 2
    size: int = 1024  # of the parts that are learned from at a time
    rate: float = 1e-3  # at the beginning; at the end a tenth of it
    entropy: float = 0.01  # at the beginning; at the end a tenth of it
    memory: float = 0.98
    strangers: float = 0.3  # of the games have others than the net on some seats
    rivals: tuple[str, ...] = ("greedy",)  # bots of the house among them
    past: int = 4  # nets as they were, among them
    keep: int = 60  # rounds from one of these to the next
    lodge: int = 24  # rounds that a table's options last

    def check(self) -> None:
        """Raises, with a sentence, what would only go wrong later."""
        if not self.seats:
            raise OptionError(f"{self.game} is not for {self.players} players with these options")
        _ = self.shape

    @cached_property
    def layout(self) -> int:
        rules = game_of(self.game)
        return int(observer(self.game, rules.checked_options(self.options, self.seats[-1])).version)

    @cached_property
    def shape(self) -> Shape:
        return Shape(self.game, self.layout, self.options)

    @cached_property
    def seats(self) -> list[int]:
        """Numbers of players."""
        return [
            players for players in tables(game_of(self.game), self.options) if self.players in (0, players)
        ]

    @property
    def temperature(self) -> float:
        """Of the game's own judgement."""
        rules = game_of(self.game)
        return evaluation(rules.id, rules.insight).temperature

    def setting(self, number: int) -> Setting:
        """Of a table, by its number."""
        rng = Rng(self.seed << 32 | number)
        players = self.seats[number % len(self.seats)]
        if not self.mixed or rng.below(USUAL) == 0:
            return Setting(players, self.options)
        rules = game_of(self.game)
        for _ in range(TRIES):
            drawn = {
                name: option.allowed[rng.below(len(option.allowed))]
                for name, option in rules.options.items()
                if name not in self.options and option.allowed
            }
            try:
                options = rules.checked_options({**drawn, **self.options}, players)
            except OptionError:
                continue
            if observer(self.game, options).version == self.layout:
                return Setting(players, {**drawn, **self.options})
        return Setting(players, self.options)
