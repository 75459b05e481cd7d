"""Captioned packs: what is written and drawn on cards beside rank and suit.

A pack changes nothing in the rules, and nothing of it takes the place of rank and suit.
"""

from dataclasses import dataclass

__all__ = ["PACKS_PATH", "CardFace", "CardPack", "PackInfo", "Wording"]

PACKS_PATH = "/packs"
"""Pictures are served below it."""


@dataclass(frozen=True, slots=True)
class Wording:
    """A text for people, in each of their languages."""

    ja: str
    en: str


@dataclass(frozen=True, slots=True)
class PackInfo:
    """A pack that a room can have, in short."""

    id: str
    """What `set_pack` and `get_pack` name."""
    name: Wording
    content_hash: str
    """32 hex digits; another as soon as anything of the pack, a picture too, is another."""


@dataclass(frozen=True, slots=True)
class CardFace:
    """What a pack puts on a card."""

    caption: Wording
    line: Wording | None
    """A second line, below the caption."""
    picture: str | None
    """Its path on the server; good for ever, for what is there never changes."""


@dataclass(frozen=True, slots=True)
class CardPack:
    """A pack, whole."""

    id: str
    name: Wording
    content_hash: str
    back: str | None
    """Path of the picture for the backs of all cards."""
    number_design: str | None
    """Path of the picture for the number cards, and all others without one of their own."""
    faces: dict[str, CardFace]
    """By card, in notation; a card that is not here has no caption."""
