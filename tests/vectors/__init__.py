"""Rule examples as data (README.md), run through the public rules."""
