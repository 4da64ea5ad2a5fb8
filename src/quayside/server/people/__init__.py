"""People: accounts, names and passwords, and what follows from their games: ratings and notices."""
