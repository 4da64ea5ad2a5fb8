"""What a seat may see of a game of Lisboa, built by adding."""
