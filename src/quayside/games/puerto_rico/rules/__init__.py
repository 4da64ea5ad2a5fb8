"""The rules of Puerto Rico, a chapter a file, in the order of the rulebook.

setup        a plantation for everybody, and the first row
round        the governor, the choice of a role, the end of a phase and of a round
settler      a tile for everybody; hacienda, construction hut, hospice
mayor        colonists arrive, and everybody places anew
builder      a building for everybody; quarries, university
craftsman    the harvest; factory
trader       the trading house; markets, office
captain      loading for victory points; wharf, harbor
storage      what is left when the ships are loaded; warehouses
prospector   a doubloon
scoring      what everybody has in the end
phase        what several roles need: turns clockwise, doubloons, colonists from the supply, what brings on the end
plantations  the face-up row, the face-down pile and the discards
agenda       the kinds of frames
course       the list of all steps and decisions
"""
