"""The last steps of `make release`: the site as one archive, and the checksums of all that is given to others.

    python tools/release.py SITE DIST

Packed twice, the same site is the same archive: files in order, without owners and times.
"""

from __future__ import annotations

import gzip
import hashlib
import sys
import tarfile
from pathlib import Path

SITE = "quayside-site.tar.gz"
SUMS = "SHA256SUMS"


def main() -> None:
    site, dist = map(Path, sys.argv[1:])
    pack(site, dist / SITE)
    print(sums(dist), end="")


def pack(site: Path, archive: Path) -> None:
    """Its files lie at the top of the archive: it is unpacked where a web server finds them. What only builders read is
    left out."""
    if not (site / "index.html").is_file():
        raise SystemExit(f"{site} is no site: make site")
    with (
        archive.open("wb") as out,
        gzip.GzipFile("", "wb", fileobj=out, mtime=0) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.GNU_FORMAT) as tar,
    ):
        names = sorted(each.relative_to(site).as_posix() for each in site.rglob("*") if each.is_file())
        for name in names:
            if not name.startswith("."):
                about = tarfile.TarInfo(name)
                about.size, about.mode = (site / name).stat().st_size, 0o644
                with (site / name).open("rb") as file:
                    tar.addfile(about, file)


def sums(dist: Path) -> str:
    """As `sha256sum` writes and checks them."""
    files = sorted(each for each in dist.iterdir() if each.is_file() and each.name != SUMS)
    lines = [f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}\n" for each in files]
    (dist / SUMS).write_text("".join(lines), encoding="utf-8")
    return "".join(lines)


if __name__ == "__main__":
    main()
