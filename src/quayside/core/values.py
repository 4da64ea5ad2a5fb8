"""What is printed on a game's board, cards and tiles, for clients that draw it and for owners whose copy differs."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from quayside.core.events import Args


@mypyc_attr(allow_interpreted_subclasses=True)
class Values:
    """Of a game on which nothing differs from copy to copy, and whose views tell all that is drawn: nothing."""

    def printed(self) -> Args:
        """JSON-ready: the numbers that are the same in every copy and at every table."""
        return {}

    # Where copies may differ

    def template(self) -> str:
        """The file of values that an owner may replace by those of their copy."""
        return ""

    def digest(self, options: Args) -> str:
        """Tells apart the tables of values that a game may be played with."""
        return ""

    def of(self, options: Args) -> Args:
        """JSON-ready: the table of values that a game is played with, under its `digest`, with the phrases for what is
        called by its values under `terms`."""
        return {}
