"""What happens by itself: bots and clocks, and several processes that share the same tables."""
