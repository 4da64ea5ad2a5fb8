"""Writes the playthroughs anew, of every game and number of players: python tests/playthroughs/make.py"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.playthroughs.telling import FILES, playthrough

if __name__ == "__main__":
    for file, table in FILES.items():
        file.write_text(playthrough(*table), encoding="utf-8")
        print(f"{file.name}: {file.stat().st_size // 1024} KB")
