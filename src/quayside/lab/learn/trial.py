"""How strong a net is by now: it takes one seat, in turn, against bots of the house on the others, many games side by side."""

from __future__ import annotations

import numpy as np

from quayside.lab.learn.network import Network
from quayside.lab.learn.rows import Setting
from quayside.lab.learn.selfplay import House, Room, victories


def wins(
    network: Network, setting: Setting, temperature: float, opponent: str, games: int, seed: int
) -> float:
    """Of so many games, played by what the net likes best; a shared victory counts for its share. Of each place only the
    first game counts, or short ones would count more often."""
    room = Room(network.shape, network.reading, setting, temperature, games, seed)
    house = House(opponent, seed)
    own = np.arange(games) % setting.players
    line = np.arange(games)
    going_on = np.ones(games, np.bool_)
    won = 0.0
    while going_on.any():
        batch = room.batch
        action = batch.random_actions()  # where nobody looks any more
        ours = going_on & (batch.seats == own)
        theirs = going_on & (batch.seats != own)
        if ours.any():
            seen = room.look(np.nonzero(ours)[0])
            action[ours] = seen.choices.chosen(seen.choices.best(network.forward(seen).likes))
        if theirs.any():
            seen = room.look(np.nonzero(theirs)[0])
            action[theirs] = seen.choices.chosen(house.decide(room, np.nonzero(theirs)[0], seen))
        step = batch.step(action)
        ended = step.done & going_on
        if ended.any():
            won += float(victories(step, setting.players)[line, own][ended].sum())
            going_on &= ~step.done
    return won
