"""Tests, mirroring the source; real server, real Redis."""
