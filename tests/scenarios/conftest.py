"""The server under attack, and the table that plays on, as in the tests of hostile input."""

from tests.hostile.conftest import control, entries, port

__all__ = ["control", "entries", "port"]
