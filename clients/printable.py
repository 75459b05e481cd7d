"""Names and other texts of strangers, made harmless for a terminal."""

__all__ = ["printable"]

_ALLOWED = frozenset("\u3000\u200d")
"""A wide space, and the joiner within emojis: not printable to Python, harmless to a terminal."""


def printable(text: str) -> str:
    r"""The text with every control, direction and line character written out (`\x1b`)."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() or c in _ALLOWED else _escaped(c) for c in text)


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
