"""What 51 and 46 share: five face-up cards (場札), a stock and discards to exchange with."""
