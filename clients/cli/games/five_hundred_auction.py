"""The auction of Five Hundred on lines of text: what was said, and the grid of bids."""

from clients.cli.games.five_hundred_bids import (
    LEVELS,
    MISERES,
    NO_TRUMPS,
    SANS_KITTY,
    bid_text,
    call_text,
)
from clients.cli.table import Scene
from clients.cli.terminal import columns_of
from protocol.five_hundred import BidOffer, FiveHundredView
from protocol.game_values import Seat

__all__ = ["calls_lines", "grid_lines"]

DENOMINATIONS = ("S", "C", "D", "H", NO_TRUMPS)
"""The columns of the grid, low to high."""
CALLS_WIDTH = 70
"""Columns of what is said in one row of the auction."""
CELL = 5
"""Columns of a cell that holds a value."""
GAP = 3


def calls_lines(view: FiveHundredView, scene: Scene) -> list[str]:
    """What each seat has said, in the order in which they speak."""
    texts = scene.texts
    if not view.calls:
        return [texts("five-hundred-no-calls")]
    said: dict[Seat, list[str]] = {}
    for call in view.calls:
        said.setdefault(call.seat, []).append(call_text(call.said, scene))
    each = [
        texts("five-hundred-calls-of", name=scene.name(seat), calls=" ".join(calls))
        for seat, calls in said.items()
    ]
    return [texts("five-hundred-calls", calls=calls) for calls in _rows_of(each)]


def grid_lines(view: FiveHundredView, scene: Scene) -> list[str]:
    """Every bid with its value where it is possible, and a dot where it is not."""
    offers: dict[str, BidOffer] = {offer.bid: offer for offer in view.bids}
    if not offers:
        return []
    if all(offer.why_not is not None for offer in offers.values()):
        return [scene.texts("five-hundred-no-bid-left")]
    columns = [_column_title(denomination, scene) for denomination in DENOMINATIONS]
    widths = [max(CELL, GAP - 1 + columns_of(title)) for title in columns]
    rows = [["", *columns], *(_row(level, offers, scene) for level in LEVELS)]
    rows = [rows[0], *(row for row in rows[1:] if not _is_empty(row, scene))]
    return [
        scene.texts("five-hundred-grid"),
        *(_line(row, widths) for row in rows),
        *_misere_line(offers, scene),
        *_sans_kitty_lines(offers, scene),
    ]


def _rows_of(parts: list[str]) -> list[str]:
    """The parts in as few rows as they fit in."""
    rows = [parts[0]]
    for part in parts[1:]:
        longer = f"{rows[-1]}  {part}"
        if columns_of(longer) <= CALLS_WIDTH:
            rows[-1] = longer
        else:
            rows.append(part)
    return rows


def _row(level: str, offers: dict[str, BidOffer], scene: Scene) -> list[str]:
    cells = [_cell(offers.get(f"{level}{each}"), scene) for each in DENOMINATIONS]
    return [level, *cells]


def _is_empty(row: list[str], scene: Scene) -> bool:
    return set(row[1:]) == {scene.texts("five-hundred-impossible")}


def _cell(offer: BidOffer | None, scene: Scene) -> str:
    if offer is None or offer.why_not is not None:
        return scene.texts("five-hundred-impossible")
    return str(offer.value)


def _line(row: list[str], widths: list[int]) -> str:
    level, *cells = row
    return f"{level:>4}" + "".join(map(_right, cells, widths))


def _right(text: str, columns: int) -> str:
    return " " * max(0, columns - columns_of(text)) + text


def _column_title(denomination: str, scene: Scene) -> str:
    if denomination == NO_TRUMPS:
        return scene.texts("five-hundred-no-trumps")
    return scene.cards.suit(denomination)


def _misere_line(offers: dict[str, BidOffer], scene: Scene) -> list[str]:
    """The miseres that the options leave in."""
    each = [
        scene.texts("five-hundred-offer", bid=bid_text(bid, scene), value=_cell(offers[bid], scene))
        for bid in MISERES
        if bid in offers
    ]
    return ["  " + "   ".join(each)] if each else []


def _sans_kitty_lines(offers: dict[str, BidOffer], scene: Scene) -> list[str]:
    """That bids may be made without the kitty, and which only so."""
    without = [bid for bid, offer in offers.items() if _is_possible(bid, offer)]
    if not without:
        return []
    only = [bid for bid in without if offers[bid.removesuffix(SANS_KITTY)].why_not is not None]
    if only:
        bids = scene.texts.list(bid_text(bid, scene) for bid in only)
        return [scene.texts("five-hundred-only-sans-kitty", bids=bids)]
    first = without[0]
    is_worth_more = offers[first].value > offers[first.removesuffix(SANS_KITTY)].value
    return [scene.texts(f"five-hundred-sans-kitty{'-more' if is_worth_more else ''}")]


def _is_possible(bid: str, offer: BidOffer) -> bool:
    return bid.endswith(SANS_KITTY) and offer.why_not is None
