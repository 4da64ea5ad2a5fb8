"""What an operator does: the commands of `quayside admin`, backups, checks; and whether all is well."""
