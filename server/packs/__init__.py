"""Captioned packs: files that fans write, read once when the process starts."""
