"""What the declarations of views say beyond Python's own types."""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias, TypedDict

# `Annotated[dict[Ware, int], EVERY]` has a value for each ware; a plain `dict[Ware, int]` may lack some.
EVERY: Final = "every"

# A message under `say`, and its facts.
PHRASE: Final = "phrase"
Phrase: TypeAlias = Annotated[dict[str, Any], PHRASE]


class Refused(TypedDict):
    """Why something cannot be done now."""

    rule: str
    facts: dict[str, Any]  # for its message
