"""Makes the games on file anew, as is needed when the version of a game rises: python tests/records/make.py [GAME ...]"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.records.on_file import COLLECTIONS

if __name__ == "__main__":
    for id in sys.argv[1:] or COLLECTIONS:
        COLLECTIONS[id].make()
