"""A table as a value: what its log says, and who may do what at it. It knows games only through core, needs nothing but
msgspec beside the rules, and waits for nothing: no input, no output, no server, no database.

entries.py   what can be written into a table's log
fold.py      what a log says: seats, state, clocks
rules.py     by which rules it is played     chance.py    what chance brings
play.py      what players may do             seating.py   who may sit where
asking.py    ... and by which message        archive.py   a record that is brought
looking.py   the game move by move           thought.py   what is asked of bots
listing.py   tables in lists                 branches.py  playing on from any position of a game
drafts.py    what moves would do, tried on a copy
clocks.py    how time runs                   pace.py      how long bots pause, so that people can follow
person.py    who comes                       chat.py      what may be said
messages.py  what goes over a WebSocket      telling.py   what is told, and to whom
ids.py       names and secrets               errors.py    how a table says no
"""
