"""Benchmarks, each with its comparison in the same run."""
