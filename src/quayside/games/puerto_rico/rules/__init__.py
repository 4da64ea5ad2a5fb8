"""The rules of Puerto Rico: the course of a round, then a file for each role, then the scoring."""
