"""Cards that a text or a decoded frame mentions, however they are written."""

import re
from collections.abc import Iterator, Mapping

from games.cards import Card

__all__ = ["NO_CARDS", "cards_in_text", "leaves"]

NO_CARDS = frozenset(
    {"name", "names", "code", "player", "host", "you", "match_id"}
    | {"options", "differing", "changed"}
)
"""Keys of names, codes and ids, for people may be called what they like; and of options, for
some are chosen among bids, which read like cards."""

IN_NOTATION = re.compile(r"(?<![0-9A-Za-z])(JK2?|[2-9TJQKAEWX][SHCD])(?![0-9A-Za-z])")
IN_SIGNS = re.compile(r"([2-9TJQKAEWX]|1[0-3])([♠♥♣♦])|([♠♥♣♦])([2-9TJQKAEWX]|1[0-3])")
SUIT_OF_SIGN = dict(zip("♠♥♣♦", "SHCD", strict=True))
RANK_OF_NUMBER = {"10": "T", "11": "E", "12": "W", "13": "X"}


def cards_in_text(text: str) -> frozenset[Card]:
    """Every card that stands in the text as a word, or with the sign of its suit."""
    found = {Card(word) for word in IN_NOTATION.findall(text)}
    for rank, sign, other_sign, other_rank in IN_SIGNS.findall(text):
        rank, sign = rank or other_rank, sign or other_sign
        found.add(Card(RANK_OF_NUMBER.get(rank, rank) + SUIT_OF_SIGN[sign]))
    return frozenset(found)


def leaves(value: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text in a decoded frame with the key it stands under; keys are texts too.

    Keys of events and choices are told with what they belong to: `card_played.card`, `discard.of`.
    """
    match value:
        case str():
            yield key, value
        case bytes():
            yield key, value.decode("latin-1")
        case Mapping():
            owner = value.get("type", value.get("verb"))
            for name, inner in value.items():
                yield "", str(name)
                if name not in NO_CARDS:
                    yield from leaves(inner, f"{owner}.{name}" if owner else str(name))
        case list() | tuple():
            for inner in value:
                yield from leaves(inner, key)
        case _:
            return
