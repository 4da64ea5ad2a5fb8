"""The games, a folder each. `quayside.core.registry` finds them."""
