"""Tests of scripts/ and of the commands that use them."""
