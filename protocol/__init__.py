"""What is said between server and clients: typed messages and their codecs."""
