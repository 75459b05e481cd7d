"""Full states of Page One that agree with what one viewer was shown and told."""

from collections.abc import Iterable, Sequence
from random import Random

from games.cards import Card, pack
from games.game import Hidden
from games.page_one.events import Event
from games.page_one.options import PageOneOptions
from games.page_one.sightings import Holding, Sightings
from games.page_one.state import State
from games.page_one.view import PageOneView
from games.tricks.trick import Cards

__all__ = ["sample"]


def sample(view: PageOneView, history: Iterable[Event | Hidden], rng: Random) -> State:
    """A full state whose view for the same viewer equals `view`.

    A history that does not reach back to the deal says nothing; all is drawn at random then,
    and a seat with one undeclared card is taken to be exposed.
    """
    options = PageOneOptions.build(view.options)
    seen = Sightings(options, len(view.card_counts))
    for event in history:
        seen.hear(event)
    if seen.is_whole:
        hands, stock = _deal_seen(view, seen, rng)
        return _state(view, options, hands, stock, seen.discards, tuple(seen.exposed))
    hands, rest = _deal_unseen(view, options, rng)
    discards, stock = rest[: view.discard_count], rest[view.discard_count :]
    return _state(view, options, hands, stock, discards, _exposed_by_looks(view, options))


def _deal_seen(view: PageOneView, seen: Sightings, rng: Random) -> tuple[list[Cards], Cards]:
    """Hands in which every hidden card is one that it may be; what is left is the stock."""
    hands = [view.hand if seat == view.seat else () for seat in range(len(view.card_counts))]
    stock: list[Card] = []
    for batch, unseen in enumerate(seen.batches):
        owners = [
            (seat, holding)
            for seat, holdings in enumerate(seen.holdings)
            for holding in holdings
            if holding.batch == batch
        ]
        cards = sorted(unseen)
        rng.shuffle(cards)
        chosen = _matched([holding for _, holding in owners], cards)
        for (seat, _), card in zip(owners, chosen, strict=True):
            hands[seat] = (*hands[seat], card)
        stock += [card for card in cards if card not in chosen]
    rng.shuffle(stock)
    return hands, tuple(stock)


def _matched(holdings: Sequence[Holding], cards: Sequence[Card]) -> list[Card]:
    """A card for each holding that is not barred from it: a matching by augmenting paths.

    There is one, since the true cards are one.
    """
    holder_of: dict[Card, int] = {}

    def place(holder: int, tried: set[Card]) -> bool:
        for card in cards:
            if card in tried or card in holdings[holder].barred:
                continue
            tried.add(card)
            if card not in holder_of or place(holder_of[card], tried):
                holder_of[card] = holder
                return True
        return False

    for holder in range(len(holdings)):
        is_placed = place(holder, set())
        assert is_placed, (holdings, cards)
    card_of = {holder: card for card, holder in holder_of.items()}
    return [card_of[holder] for holder in range(len(holdings))]


def _deal_unseen(
    view: PageOneView, options: PageOneOptions, rng: Random
) -> tuple[list[Cards], Cards]:
    """Hands of any cards that the viewer does not see, and what is left of those."""
    in_sight = {*view.hand, *view.removed, *(play.card for play in view.plays)}
    unseen = [card for card in pack(jokers=options.jokers) if card not in in_sight]
    rng.shuffle(unseen)
    hands: list[Cards] = []
    for seat, count in enumerate(view.card_counts):
        if seat == view.seat:
            hands.append(view.hand)
        else:
            hands.append(tuple(unseen[:count]))
            del unseen[:count]
    return hands, tuple(unseen)


def _exposed_by_looks(view: PageOneView, options: PageOneOptions) -> tuple[bool, ...]:
    is_manual = options.declaring == "manual"
    return tuple(
        is_manual and count == 1 and not is_declared
        for count, is_declared in zip(view.card_counts, view.declared, strict=True)
    )


def _state(
    view: PageOneView,
    options: PageOneOptions,
    hands: Sequence[Cards],
    stock: Cards,
    discards: Cards,
    exposed: tuple[bool, ...],
) -> State:
    return State(
        options=options,
        first_leader=view.first_leader,
        leader=view.leader,
        turn=view.turn,
        hands=tuple(hands),
        stock=stock,
        discards=discards,
        removed=view.removed,
        plays=view.plays,
        suit=view.suit,
        skipped=view.skipped,
        declared=view.declared,
        exposed=exposed,
        trick_count=view.trick_count,
        end_reason=None if view.result is None else view.result.reason,
    )
