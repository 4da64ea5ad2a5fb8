"""Tables in a page: the same tables as a server's, for one person and whoever shares his screen, in a browser that needs no
server. It is driven from outside, a call at a time: what has to be written and told is what a call returns.

calls.py     what a page may ask for, and what comes back
moored.py    a table in memory, and who looks at it
jetty.py     all of them: opening, seats, play, looking back
bots.py      when bots decide, and how long they may think here
"""
