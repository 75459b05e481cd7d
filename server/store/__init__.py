"""Rooms in Redis: committing, reading, hearing of commits. Only this package imports redis."""
