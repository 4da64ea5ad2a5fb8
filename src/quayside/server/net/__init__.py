"""Below every request: who is let in at the port, and the short way of a frame."""
