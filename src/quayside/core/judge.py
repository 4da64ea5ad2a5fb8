"""How search judges a game: what positions and moves are worth, over worlds in which nothing is hidden."""

from __future__ import annotations

from quayside.core.state import State


class Judge:
    """A game says what each seat may expect; where it knows better than what follows from that, it says so."""

    def evaluate(self, state: State) -> list[float]:
        """What each seat may expect in the end, in points."""
        raise NotImplementedError

    def quick(self, state: State) -> list[float]:
        """Along `state.choices`, at little cost: how good each looks to the seat to play. Here: how much better than the
        others it would stand right after."""
        seat = state.to_play
        values: list[float] = []
        for action in state.choices:
            after = state.clone()
            after.play_legal(action)
            worth = self.evaluate(after)
            others = sum(worth) - worth[seat]
            values.append(worth[seat] - others / max(1, len(worth) - 1))
        return values

    def hunch(self, state: State) -> list[float]:
        """The same where it costs next to nothing, else zeros: what a net that has learned the game is told beside what it
        sees, so that it need not learn what can be reckoned."""
        return self.quick(state)

    def settled(self, state: State) -> bool:
        """Whether a rollout may stop here: what was begun has been done, and `features` tell most of the rest."""
        return True

    def horizon(self, state: State) -> int:
        """At which settled position a rollout from here stops: the first, the second, ..."""
        return 1

    def trust(self, state: State) -> float:
        """How much the game's own judgement counts in the answer, beside what looking ahead found: so much of a chance for
        a move that is e times as promising."""
        return 0.0

    def branches(self) -> bool:
        """Whether search should grow a tree of what may follow a move. Where dice hide what a move is worth, trying what
        nobody would play only adds to the noise, and everybody is taken to play as looks best to them."""
        return True

    def throws(self, state: State, action: int) -> list[tuple[float, State]]:
        """If after this action nothing is left to chance but one throw until the position has settled: the worlds that it
        may bring, each with its share. None: luck is left to the world's own generator."""
        return []

    def features(self, state: State) -> list[list[float]]:
        """A row of numbers for each seat. Weights for them, fitted by `lab.fit`, turn them into chances to win."""
        return [[worth] for worth in self.evaluate(state)]

    def feature_names(self) -> list[str]:
        return ["outlook"]

    def lead(self, state: State) -> float:
        """For who plays alone: how many points they may expect beyond what they have to beat."""
        return self.evaluate(state)[0]
