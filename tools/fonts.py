"""Writes the fonts with which the server letters the pictures of links, into src/quayside/server/pictures/fonts:

- Latin: Alegreya and Source Sans 3, the client's own, each at one weight. What draws the pictures reads neither WOFF2 nor
  variable fonts.
- Chinese: of Noto Serif CJK SC those characters that our own texts use, and the 3,755 of GB 2312's first level, which
  names are mostly made of. Rarer ones are taken from the machine's own fonts, if it has any.

All of them are under the SIL Open Font License. `tools/fonts.py` needs the extra packages fonttools and brotli, the client's
node_modules, and Debian's fonts-noto-cjk; what it writes is kept in the repository.
"""

from __future__ import annotations

import io
import json
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTCollection, TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = Path(__file__).parents[1]
INTO = ROOT / "src/quayside/server/pictures/fonts"
CLIENT = ROOT / "web/node_modules/@fontsource-variable"
CHINESE = Path("/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc")

# What is written, of which file, at which weight, and under which name it is asked for
LATIN = [
    ("alegreya-800.ttf", "alegreya/files/alegreya-{}-wght-normal.woff2", 800, "Alegreya"),
    ("source-sans-3-600.ttf", "source-sans-3/files/source-sans-3-{}-wght-normal.woff2", 600, "Source Sans"),
]


def main() -> None:
    INTO.mkdir(exist_ok=True)
    covered: dict[str, str] = {}
    for name, source, weight, family in LATIN:
        for part in ("latin", "latin-ext"):
            font = instantiateVariableFont(TTFont(CLIENT / source.format(part)), {"wght": weight})
            called(font, family if part == "latin" else f"{family} Extended")
            font.flavor = None
            font.save(INTO / name.replace(".ttf", f"-{part}.ttf"))
            covered[font["name"].getDebugName(1)] = letters(font)
    font = next(
        font for font in TTCollection(CHINESE).fonts if font["name"].getDebugName(1) == "Noto Serif CJK SC"
    )
    # out of its collection, so that what is left out is left out
    buffer = io.BytesIO()
    font.save(buffer)
    font = TTFont(io.BytesIO(buffer.getvalue()))
    options = Options(layout_features=[], name_IDs=[1, 2, 13, 14], hinting=False, desubroutinize=False)
    subsetter = Subsetter(options)
    subsetter.populate(text="".join(sorted(characters())))
    subsetter.subset(font)
    called(font, "Quayside Chinese")
    font.save(INTO / "chinese-700.otf")
    covered["Quayside Chinese"] = letters(font)
    (INTO / "letters.json").write_text(json.dumps(covered, ensure_ascii=False, indent=1) + "\n")


def characters() -> set[str]:
    """Those of our texts and rulebooks that are not Latin, and the common ones of names."""
    sources = [
        path
        for kind in ("*zh.ftl", "zh.md")
        for path in [*ROOT.glob(f"src/**/{kind}"), *ROOT.glob(f"web/src/**/{kind}")]
    ]
    ours = set("".join(path.read_text() for path in sources)) | set("三港")
    common = {
        bytes([row, cell]).decode("gb2312", "ignore")
        for row in range(0xB0, 0xD8)
        for cell in range(0xA1, 0xFF)
    }
    return {sign for sign in ours | common if sign and ord(sign) > 0x2000}


def letters(font: TTFont) -> str:
    """All that it can write."""
    return "".join(chr(code) for code in sorted(font.getBestCmap()) if code >= 0x20)


def called(font: TTFont, family: str) -> None:
    """All weights of a family are one file each, and plain: a picture asks for the family only."""
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in (13, 14)]
    for number, name in ((1, family), (2, "Regular"), (4, family), (6, family.replace(" ", ""))):
        names.setName(name, number, 3, 1, 0x409)
    font["OS/2"].usWeightClass = 400


if __name__ == "__main__":
    main()
