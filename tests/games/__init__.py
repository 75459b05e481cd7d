"""Tests of games/."""
