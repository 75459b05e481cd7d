"""What the play of a hand rules out: cards that a seat cannot hold, known to every viewer."""

from collections.abc import Iterator

from games.cards import SUITS, Card, Suit
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.order import CardOrder
from games.five_hundred.packs import HAND_SIZE, JOKER
from games.five_hundred.state import FiveHundredPhase
from games.five_hundred.view import FiveHundredView
from games.seats import Seat
from games.tricks.trick import Play

__all__ = ["barred_cards", "barred_discards"]


def barred_cards(
    view: FiveHundredView, options: FiveHundredOptions, order: CardOrder
) -> tuple[frozenset[Card], ...]:
    """The cards that each seat, from seat 0, does not hold."""
    barred: list[set[Card]] = [set() for _ in view.hand_counts]
    for seat, suit in _failures(view, order):
        barred[seat].update(card for card in order.suit if order.suit[card] == suit)
    for seat in _without_joker(view, options, order):
        barred[seat].add(JOKER)
    for seat, card in _without_called_card(view):
        barred[seat].add(card)
    return tuple(map(frozenset, barred))


def barred_discards(view: FiveHundredView) -> frozenset[Card]:
    """The cards that the contractor has not laid away: one that it named, or called."""
    contract = view.contract
    if contract is None:
        return frozenset()
    called = frozenset() if contract.called is None else frozenset({contract.called})
    return called | {JOKER} if view.named is not None else called


def _failures(view: FiveHundredView, order: CardOrder) -> Iterator[tuple[Seat, Suit]]:
    """Every time a seat did not follow, with the suit led."""
    for _, suit, play in _follows(view):
        if order.suit[play.card] != suit:
            yield play.seat, suit


def _follows(view: FiveHundredView) -> Iterator[tuple[int, Suit, Play]]:
    """Every play after a lead of a suit, with the number of tricks before it and that suit."""
    tricks = (*((trick.plays, trick.suit) for trick in view.tricks), (view.plays, view.suit))
    for number, (plays, suit) in enumerate(tricks):
        if suit is not None:
            yield from ((number, suit, play) for play in plays[1:])


def _without_joker(
    view: FiveHundredView, options: FiveHundredOptions, order: CardOrder
) -> Iterator[Seat]:
    """Seats that would have had to play a free joker to a misere, and have not (F8)."""
    contract = view.contract
    if contract is None or not contract.is_misere or view.named is not None:
        return
    for number, suit, play in _follows(view):
        is_forced = options.misere_joker_forced == "all" or (
            options.misere_joker_forced == "contractor" and play.seat == contract.contractor
        )
        if is_forced and order.suit[play.card] != suit and not _waits(view, options, number, suit):
            yield play.seat


def _waits(view: FiveHundredView, options: FiveHundredOptions, number: int, suit: Suit) -> bool:
    """Had the joker to wait for the last trick (`joker_after_all_led`)?"""
    if options.joker_after_all_led == "lead_last_only" or number == HAND_SIZE - 1:
        return False
    return {suit, *(trick.suit for trick in view.tricks[:number])} >= set(SUITS)


def _without_called_card(view: FiveHundredView) -> Iterator[tuple[Seat, Card]]:
    """Who does not hold the called card: the contractor, and at the end all but the partner."""
    contract = view.contract
    if contract is None or contract.called is None:
        return
    for number in range(len(view.hand_counts)):
        seat = Seat(number)
        is_told = view.phase is FiveHundredPhase.OVER and seat not in contract.partners
        if seat == contract.contractor or is_told:
            yield seat, contract.called
