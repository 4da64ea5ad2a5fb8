"""Getting better: positions to solve, mistakes to repair, chapters to write, games to look up. Like a table, all of it is
values, without a server, a database or an event loop, so that it can run in a page.

judging.py   what a move loses against the best one, and how sure that is
mistakes.py  what a seat did worst in a game that was analysed
positions.py a position that somebody has written, or which law it breaks
puzzles.py   positions with one clearly best move: how they are kept, the one of a day, an answer
solving.py   a puzzle as a page shows it, and an answer as it is told there
"""
