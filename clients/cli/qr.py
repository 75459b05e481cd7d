"""A link as a QR code in lines of text, two modules of it in each character."""

import segno

__all__ = ["qr_lines"]

QUIET_ZONE = 2
"""Modules around it; scanners find it with half of what the standard asks for."""

_BLOCKS = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
"""By the upper and the lower module, dark being 1: terminals are dark, so light is drawn."""


def qr_lines(url: str) -> list[str]:
    """The code of a link, light modules drawn as blocks."""
    rows = [list(row) for row in segno.make(url, error="l").matrix_iter(border=QUIET_ZONE)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return [
        "".join(_BLOCKS[up, down] for up, down in zip(above, below, strict=True))
        for above, below in pairs
    ]
