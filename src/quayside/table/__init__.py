"""The server: tables where people and bots sit together. It knows games only through core.

The table        entries.py   what can be written into a table's log
                 fold.py      what a log says: seats, state, clocks (pure; no input, no output)
                 play.py      what players may do             seating.py   who may sit where
                 drafts.py    what moves would do, tried on a copy
                 live.py      tables in memory, one owner each: accept, store, then tell
                 store/       the database: log, people, projections, group commit; migrations/ its shape
Over the wire    messages.py  what goes over a WebSocket      socket.py    one connection, one person, one table
                 wire.py      the short way of a frame        pages.py     the client's files, the documentation
                 api/         REST, a file a subject
By itself        keeper.py    clocks, and bots (botpool.py) that think in processes of their own, at the pace of pace.py
                 botqueue.py  whose bots think first          health.py    whether all is well
                 channels.py, lease.py, presence.py           several processes on the same tables
                 ratings.py, notices.py, analyses.py          what follows from games and turns
People           people.py    guests, accounts, sessions      names.py     what they may be called
                 limits.py    how often                       words.py     in which language
Around it        settings.py  how a server is set up          app.py       all of it put together
                 security.py  who may ask                     observe.py   what an operator sees
                 serving.py   a server that listens           workers.py   several that share a port
                 admin.py     what an operator does           backup.py, integrity.py
                 ids.py       names and secrets               tasks.py     how background work is ended
"""
