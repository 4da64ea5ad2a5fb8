"""Runs pytest, and names shaky tests. Servers, clocks and browsers on a busy machine: what failed may try once more,
alone. A real fault fails again; what passes then is shaky, is named at the end, and three of them are an error.

    python tools/again.py -n auto tests     a run by itself
    python tools/again.py --begin           before several runs that belong together
    python tools/again.py --tell            after them: all that were shaky since
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

TOO_MANY = 3
FAILED = Path(".pytest_cache/v/cache/lastfailed")  # pytest's own, by which it finds what failed
SHAKY = Path(".pytest_cache/shaky")
PYTEST = Path(sys.executable).with_name("pytest")
ALONE = ["-n", "0", "--last-failed", "--last-failed-no-failures", "none"]


def run(args: list[str]) -> int:
    """The exit code of pytest, or 1 for too many shaky tests."""
    code = subprocess.call([PYTEST, *args])
    if code != 1:  # nothing failed, or pytest could not even begin
        return code
    before = failed()
    code = subprocess.call([PYTEST, *args, *ALONE])
    shaky = sorted(before - failed())
    with SHAKY.open("a", encoding="utf-8") as notes:
        notes.writelines(f"{test}\n" for test in shaky)
    return tell(shaky) or code


def failed() -> set[str]:
    return set(json.loads(FAILED.read_text(encoding="utf-8"))) if FAILED.exists() else set()


def tell(shaky: list[str]) -> int:
    if shaky:
        print(f"\nshaky, for they failed and passed at their second try: {len(shaky)}", flush=True)
        print("\n".join(f"  {test}" for test in shaky), flush=True)
    if len(shaky) >= TOO_MANY:
        print(f"{TOO_MANY} or more in one run are an error", flush=True)
        return 1
    return 0


def main(args: list[str]) -> int:
    if args == ["--begin"]:
        SHAKY.unlink(missing_ok=True)
        return 0
    if args == ["--tell"]:
        return tell(SHAKY.read_text(encoding="utf-8").splitlines() if SHAKY.exists() else [])
    return run(args)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
