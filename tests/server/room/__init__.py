"""Tests of server/room/."""
