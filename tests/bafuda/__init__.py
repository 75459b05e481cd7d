"""Tests of bafuda/."""
