"""Around every request: who may ask, how much and how often, and the files of the client."""
