"""The rules of Manila, a chapter a file, in the order of the rulebook.

setup           the deal, and what of it a seat cannot know
voyage          the course of a voyage
auction         for the harbour master's office
harbour_master  the three duties: a share, three wares, their starts
placement       accomplices, and blind passengers
movement        the dice, and the end of the lanes
pirates         who board on 13, and plunder
pilots          who steer before the last movement
settlement      profits, insurance, prices
fortune         what everybody has in the end
punts, money    what several chapters need: punts that sail and arrive; coins and loans
agenda          the kinds of frames
course          the list of all steps and decisions
"""
