"""The rules of Lisboa, a chapter a file, in the order of the rulebook.

setup                 the earthquake, the board, what everybody begins with
turn                  docking, a card and its uses, a new card, who comes next
portfolio             tucking a card, and room for it
business              selling goods, trading with nobles
court                 visiting a noble, following, sponsoring an event
acts                  the nine acts as one
favors, church        the king's state actions; with the cardinal goes church scoring
ships, production     the marquis' state actions
officials, plans      the builder's state actions
stores                the builder's noble action
decrees               the marquis' noble action
buildings             the king's noble action
effects               rewards, parts of events, penalties
rubble, tracks        cubes of the pile; treasury, reis and wigs, influence, goods, sets
payment               how a price is paid
period                the end of the first period and of the game
scoring               final scoring
rival                 the Rival of a solo game
hidden                what a seat cannot know
display, chance       what several chapters need: what is turned up and dealt, and how it is drawn
agenda, decision      the kinds of frames, and what their decisions have in common
course                the list of all steps and decisions
"""
