"""What the players of the games with a field (51, 46) share."""
