"""A room as a value, and the pure decisions that change it (no I/O, no clock, no chance)."""
