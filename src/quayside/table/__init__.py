"""The server: tables where people and bots sit together. It knows games only through core.

    entries.py   what can be written into a table's log
    fold.py      what a log says: seats, state, clocks (pure; no input, no output)
    store/       the database: log, people, projections, group commit
    live.py      tables in memory, one owner each: accept, store, then tell
    messages.py  what goes over the wire           socket.py   live play over WebSocket
    api/         REST                              app.py      all of it put together
"""
