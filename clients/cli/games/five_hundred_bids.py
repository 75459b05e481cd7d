"""Bids of Five Hundred as people write and read them.

7h   7♥   7 hearts   ハート7   ♥7           seven tricks with hearts as trumps
8nt   8 切札なし   no trumps 8              without trumps
m   misère   ミゼール   om   bm              misère, open misère, blind misère
7h/sk   7♥ サンスキティ   om sans kitty      without the kitty
"""

import re

from clients.cli.cards import parse_suit_text
from clients.cli.commands import fold
from clients.cli.table import Scene

__all__ = [
    "LEVELS",
    "MISERES",
    "NO_TRUMPS",
    "SANS_KITTY",
    "bid_text",
    "call_text",
    "parse_bid_text",
    "trump_of",
]

SANS_KITTY = "/SK"
NO_TRUMPS = "NT"
MISERES = ("M", "OM", "BM")
LEVELS = ("6", "7", "8", "9", "10")

_CALLS = {"P": "pass", "STAND": "stood"}
_NO_TRUMP_WORDS = frozenset(
    map(fold, ("nt", "n", "no trumps", "no trump", "切札なし", "切り札なし", "ノートランプ"))
)
_MISERE_WORDS = {
    fold(word): bid
    for bid, words in {
        "M": ("m", "misere", "misère", "nullo", "ミゼール", "みぜーる"),
        "OM": ("om", "open misere", "open misère", "オープンミゼール", "オープン ミゼール"),
        "BM": ("bm", "blind misere", "blind misère", "ブラインドミゼール", "ブラインド ミゼール"),
    }.items()
    for word in words
}
_SANS_KITTY_WORDS = tuple(
    map(fold, ("/sk", "sk", "sans kitty", "サンスキティ", "キティなし", "no kitty"))
)
_BID = re.compile(
    r"(?P<level>10|[6-9]) ?(?P<suit>[^\d ].*)|(?P<suit_first>[^\d ].*?) ?(?P<level_last>10|[6-9])"
)


def bid_text(bid: str, scene: Scene) -> str:
    """A bid, given in notation."""
    texts, plain = scene.texts, bid.removesuffix(SANS_KITTY)
    if plain in MISERES:
        written = texts(f"five-hundred-bid-{plain.lower()}")
    elif plain.endswith(NO_TRUMPS):
        written = texts("five-hundred-bid-nt", level=plain.removesuffix(NO_TRUMPS))
    else:
        written = plain[:-1] + scene.cards.suit(plain[-1])
    return written if plain == bid else texts("five-hundred-bid-sk", bid=written)


def trump_of(bid: str) -> str | None:
    """The suit of its trumps; None where it has none."""
    plain = bid.removesuffix(SANS_KITTY)
    return None if plain in MISERES or plain.endswith(NO_TRUMPS) else plain[-1]


def call_text(said: str, scene: Scene) -> str:
    """What a seat said in the auction."""
    if said in _CALLS:
        return scene.texts(f"five-hundred-call-{_CALLS[said]}")
    return bid_text(said, scene)


def parse_bid_text(text: str) -> str | None:
    """The notation of a bid as people type it, folded; or None."""
    text = text.replace("・", "")
    for word in _SANS_KITTY_WORDS:
        if text.endswith(word):
            plain = _parse_plain(text.removesuffix(word).rstrip())
            return None if plain is None else plain + SANS_KITTY
    return _parse_plain(text)


def _parse_plain(text: str) -> str | None:
    if text in _MISERE_WORDS:
        return _MISERE_WORDS[text]
    bid = _BID.fullmatch(text)
    if bid is None:
        return None
    level = bid["level"] or bid["level_last"]
    denomination = _denomination(bid["suit"] or bid["suit_first"])
    return None if denomination is None else f"{level}{denomination}"


def _denomination(text: str) -> str | None:
    return NO_TRUMPS if text in _NO_TRUMP_WORDS else parse_suit_text(text)
