"""Nets learn games by playing against themselves: `python -m quayside.lab.learn puerto_rico --hours 2`. Nothing is needed
but NumPy.

`rows.py` is what they see, `network.py` what they are, `selfplay.py` how games are played and what may be learned from them,
`lesson.py` how it is learned, `trial.py` how strong they are by now, `worker.py` who plays, here or on a cluster, `school.py`
all of it together, with what is on file. `bots/net.py` plays by what comes out.
"""
