"""What the trick games share: the order of a trick, following, who wins it."""
