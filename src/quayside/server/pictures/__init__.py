"""Pictures of links, 1200 by 630, as messengers show them: a position or a poster, and beside it in words what it is.

sheet.py    what a picture shows              lettering.py  its words, in our own fonts
frame.py    how it is put together, as SVG    studio.py     where it is painted, how often, and what is kept
art.svg     the house's drawings (`npm run art`); those of a game stand in its own folder
fonts/      made by tools/fonts.py
"""
