"""REST: one file a subject, each with its `router`."""
