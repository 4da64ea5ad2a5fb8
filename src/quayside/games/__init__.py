"""The games, a folder each. `quayside.core.registry` finds them; `quayside.games()` lists them.

A package that is also the name of a question: it answers when it is called, and its modules are found as in any package.
"""

import sys
from types import ModuleType

from quayside.core import registry


class _Games(ModuleType):
    def __call__(self) -> list[str]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
