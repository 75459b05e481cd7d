"""Positions of 51 from lines that give a part of them; nothing follows from what is made up."""

from dataclasses import replace
from typing import Final

from games.cards import Card, pack
from games.field.cards import FIELD_SIZE, HAND_SIZE, Cards
from games.fifty_one.options import FiftyOneOptions
from games.fifty_one.state import State
from games.seats import Seat
from tests.vectors.vector import Fields

__all__ = ["ON_TURN", "before_move", "position", "quiet_state"]

SEATS = 3
ON_TURN: Final = Seat(0)
CALLER: Final = Seat(2)  # so that the last turn of `ON_TURN` is not the last of the round


def quiet_state(options: FiftyOneOptions, hands: tuple[Cards, ...]) -> State:
    """The second lap of a round in which nothing has happened; `ON_TURN` is to move."""
    seats = len(hands)
    placed = {card for hand in hands for card in hand}
    rest = tuple(card for card in pack(jokers=options.jokers) if card not in placed)
    return State(
        options=options,
        dealer=Seat(seats - 1),
        turn=ON_TURN,
        turn_count=seats,
        hands=hands,
        field=rest[:FIELD_SIZE],
        stock=rest[FIELD_SIZE:],
        discards=(),
        has_flushed=False,
        flushed_last=(False,) * seats,
        passes_used=(0,) * seats,
        pass_streak=0,
        caller=None,
        stopper=None,
    )


def position(fields: Fields, options: FiftyOneOptions, *, hand: Cards, taken: Cards = ()) -> State:
    """The position of a line; cards that it does not name are low and mixed.

    `taken` lie in no hand: the move is to bring them.
    """
    state = quiet_state(options, _filled_hands(hand, taken))
    stock = fields.get("stock", len(state.stock))
    discards = fields.get("discards", 0)
    spare = state.stock * (1 + (stock + discards) // len(state.stock))  # numbers matter, not cards
    return replace(
        state,
        turn_count=(fields.get("lap", 2) - 1) * SEATS,
        stock=spare[:stock],
        discards=spare[stock : stock + discards],
        has_flushed=fields.get("flushed_now", False),
        flushed_last=(fields.get("flushed_last", False), False, False),
        passes_used=(fields.get("passes_used", 0), 0, 0),
        caller=CALLER if fields.get("call_out", False) else None,
    )


def _filled_hands(hand: Cards, taken: Cards) -> tuple[Cards, ...]:
    """Hands for all seats, `hand` completed for `ON_TURN`: mixed, so that they declare nothing."""
    mixed = [Card(rank + suit) for rank in "98765432" for suit in "SHCD"]
    spare = [card for card in mixed if card not in hand + taken]
    hands = []
    for known in (hand, (), ()):
        missing = HAND_SIZE - len(known)
        hands.append((*known, *spare[:missing]))
        spare = spare[missing:]
    return tuple(hands)


def before_move(fields: Fields, options: FiftyOneOptions, hand: Cards) -> tuple[State, str]:
    """A position and the text of the move from which `hand` follows."""
    move = fields["move"]
    match move:
        case "exchange_one":
            state = position(fields, options, hand=hand[1:], taken=hand[:1])
            (given,) = (card for card in state.hands[ON_TURN] if card not in hand)
            return _with_field(state, hand[:1]), f"swap {given} {hand[0]}"
        case "exchange_all":
            return _with_field(position(fields, options, hand=(), taken=hand), hand), "swap_all"
        case _:
            return position(fields, options, hand=hand), move


def _with_field(state: State, cards: Cards) -> State:
    """The state with these cards on the field; they are in no hand."""
    others = [card for card in (*state.field, *state.stock) if card not in cards]
    missing = FIELD_SIZE - len(cards)
    return replace(
        state,
        field=(*cards, *others[:missing]),
        stock=tuple(others[missing:]),
    )
