"""The rules: pure functions over plain values, standard library only."""
