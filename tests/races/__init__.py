"""Races between people, over real sockets and through several server processes."""
