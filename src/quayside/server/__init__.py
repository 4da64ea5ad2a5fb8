"""What serves tables to people and bots. It knows games only through core. From the port down to the database, each
room calls only those below it:

serving.py   a server that listens           workers.py   several that share a port
app.py       all of it put together          settings.py  how a server is set up
api/         REST, a file a subject          socket.py    live play: one connection, one person, one table
operator/    admin.py what an operator does   backup.py, integrity.py
             health.py whether all is well     archive.py   logs that leave the database
http/        security.py who may ask         limits.py    how often
             bodies.py, cookies.py, hosts.py, packing.py
             pages.py the client's files, the documentation   links.py  what a link is about
keeper/      what happens by itself
             keeper.py clocks, and bots that are asked in time
             botpool.py those who think        botqueue.py  whose bots think first
             thinker.py in a process, cluster.py on a Ray cluster
             jobs.py what they are asked       thinking.py  how they answer
             analyses.py studies of finished games    sweeper.py  when memory is looked through
             channels.py, lease.py, presence.py   several processes on the same tables
pictures/    pictures of links
people/      people.py guests, accounts, sessions   names.py  what they may be called
             passwords.py, ratings.py, notices.py
live.py      tables in memory, one owner each: accept, store, then tell
old_rules/   rules of earlier versions, to read games by that were played under them
store/       the database: log, people, projections, group commit; migrations/ its shape
             attic.py logs outside of it
net/         door.py who is let in at the port   wire.py  the short way of a frame
             addresses.py
words.py     in which language (text/)       times.py     what time it is
observe.py   what an operator sees           turns.py     how long others have to wait
tasks.py     how background work is ended
"""
