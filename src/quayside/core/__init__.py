"""What every game shares: the constitution that each of them obeys."""
