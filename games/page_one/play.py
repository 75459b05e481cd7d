"""Dealing a round of Page One and playing it on (docs/rules/page_one.md §1–§4)."""

from typing import assert_never

from games.cards import pack
from games.errors import IllegalMove
from games.game import Standing
from games.page_one.board import Board
from games.page_one.events import Event, HandsDealt
from games.page_one.legal import why_illegal
from games.page_one.moves import Challenge, Declare, Draw, Move, PlayCard
from games.page_one.options import PageOneOptions
from games.page_one.state import State
from games.seats import Seat
from games.shuffle import Shuffle
from games.tricks.trick import Cards, deal_hands

__all__ = ["Played", "apply", "deal", "open_round"]

Played = tuple[State, tuple[Event, ...]]
"""A state and what happened on the way to it, in order."""


def deal(options: PageOneOptions, seats: int, standing: Standing, shuffle: Shuffle) -> Played:
    """A fresh round: `hand_size` cards to each seat, the rest is the stock."""
    cards = shuffle(pack(jokers=options.jokers))
    hands, stock = deal_hands(
        cards, first=standing.dealer, seats=seats, hand_size=options.hand_size
    )
    state = open_round(options, standing.dealer, hands=hands, stock=stock)
    dealt = HandsDealt(standing.round_number, standing.dealer, hands, len(stock))
    return state, (dealt,)


def open_round(
    options: PageOneOptions, leader: Seat, *, hands: tuple[Cards, ...], stock: Cards
) -> State:
    """A round from the cards as dealt."""
    seats = len(hands)
    return State(
        options=options,
        first_leader=leader,
        leader=leader,
        turn=leader,
        hands=hands,
        stock=stock,
        discards=(),
        removed=(),
        plays=(),
        suit=None,
        skipped=(),
        declared=(False,) * seats,
        exposed=(False,) * seats,
        trick_count=0,
    )


def apply(state: State, seat: Seat, move: Move, shuffle: Shuffle) -> Played:
    """The state after the move and all that follows by itself.

    Raises:
        IllegalMove: the move is not legal here.
    """
    reason = why_illegal(state, seat, move)
    if reason is not None:
        raise IllegalMove(reason)
    board = Board(state, shuffle)
    match move:
        case PlayCard(card, named, announcement):
            board.play(seat, card, named, is_declared=bool(announcement))
        case Draw():
            board.draw(seat)
        case Declare():
            board.declare(seat)
        case Challenge(against):
            board.challenge(seat, against)
        case _:
            assert_never(move)
    return board.outcome()
