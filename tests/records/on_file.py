"""The games on file of every game of the house."""

from __future__ import annotations

from .lisboa import LISBOA
from .making import Collection
from .manila import MANILA
from .puerto_rico import PUERTO_RICO

COLLECTIONS: dict[str, Collection] = {
    collection.id: collection for collection in (LISBOA, MANILA, PUERTO_RICO)
}
