"""Hands of Five Hundred in notation, for the tests of its modules."""

from collections.abc import Iterable, Sequence
from random import Random

import pytest

from games.cards import Card, parse_cards
from games.errors import IllegalMove
from games.five_hundred.events import Event
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.packs import HAND_SIZE, Deal, full_pack, has_dead_hand, kitty_size
from games.five_hundred.play import open_hand
from games.five_hundred.state import State
from games.game import Moves, Standing
from games.options import OptionValue
from games.seats import Seat
from games.shuffle import Shuffle
from tests.games.five_hundred.policy import bid_now_and_then

__all__ = [
    "STANDARD",
    "choice_texts",
    "hand_of",
    "options_of",
    "played",
    "random_deal",
    "random_hand",
    "refusal",
    "standing_of",
    "types",
]

STANDARD = FiveHundredOptions()

LOOK_SHARE = 0.5
"""Of the first calls before which a seat looks at its cards."""


def options_of(seats: int = 4, /, **chosen: OptionValue) -> FiveHundredOptions:
    """The standard options with these changed, checked for so many players."""
    options = FiveHundredOptions.build(chosen, seats=seats)
    options.check(seats)
    return options


def standing_of(
    options: FiveHundredOptions,
    seats: int,
    *,
    dealer: int | None = None,
    before: Sequence[int] = (),
) -> Standing:
    """A match in which the hand is dealt; by default seat 0 is to speak first."""
    sides = FIVE_HUNDRED.sides(options, seats)
    totals = tuple(before) or (0,) * len(sides)
    return Standing(1, Seat(seats - 1 if dealer is None else dealer), sides, totals)


def hand_of(
    *hands: str,
    kitty: str = "",
    options: FiveHundredOptions = STANDARD,
    before: Sequence[int] = (),
) -> State:
    """A hand as dealt, seat 0 to speak first; low cards of the pack complete what is named."""
    seats = len(hands)
    named = parse_cards(" ".join([*hands, kitty]))
    assert len(set(named)) == len(named), named
    spare = [card for card in reversed(full_pack(options.pack, seats)) if card not in named]
    spare.sort(key=lambda card: card == "JK")
    dead_count = HAND_SIZE * has_dead_hand(options, seats)
    dealt = [_filled(hand, HAND_SIZE, spare) for hand in hands]
    deal = Deal(
        tuple(dealt),
        _filled(kitty, kitty_size(options, seats), spare),
        _filled("", dead_count, spare),
    )
    assert not spare, spare
    return open_hand(options, standing_of(options, seats, before=before), deal)[0]


def random_deal(seed: int, seats: int, options: FiveHundredOptions = STANDARD) -> State:
    """A hand dealt at random."""
    rng = Random(seed)
    standing = standing_of(options, seats, dealer=rng.randrange(seats))
    return FIVE_HUNDRED.deal(options, seats, standing, _shuffled_by(rng))[0]


def random_hand(
    seed: int, seats: int, options: FiveHundredOptions = STANDARD
) -> Iterable[tuple[State, tuple[Event, ...]]]:
    """A hand played at random: every state, with what led to it."""
    rng = Random(seed)
    state = random_deal(seed, seats, options)
    yield state, ()
    while not state.is_over:
        waiting = FIVE_HUNDRED.waiting_for(state)
        assert waiting, state
        seat = rng.choice(waiting)
        moves = FIVE_HUNDRED.legal_moves(state, seat)
        assert moves, state
        view = FIVE_HUNDRED.view(state, seat)
        is_look = "look" in moves.listed and rng.random() < LOOK_SHARE
        text = "look" if is_look else bid_now_and_then(view, moves, rng)
        state, events = FIVE_HUNDRED.apply(state, seat, FIVE_HUNDRED.parse_move(text), tuple)
        yield state, events


def played(state: State, *texts: str) -> tuple[State, tuple[Event, ...]]:
    """The state after moves of the seats on turn, or of others (`2:look`), and what happened."""
    happened: list[Event] = []
    for text in texts:
        seat, move = _mover(state, text)
        state, events = FIVE_HUNDRED.apply(state, seat, FIVE_HUNDRED.parse_move(move), tuple)
        happened += events
    return state, tuple(happened)


def refusal(state: State, text: str) -> str | None:
    """Why the seat on turn, or another (`2:look`), may not make the move; None where it may.

    `apply` is asked too: it must refuse the same and for the same reason.
    """
    seat, move_text = _mover(state, text)
    move = FIVE_HUNDRED.parse_move(move_text)
    reason = FIVE_HUNDRED.why_illegal(state, seat, move)
    if reason is None:
        FIVE_HUNDRED.apply(state, seat, move, tuple)
        return None
    with pytest.raises(IllegalMove) as refused:
        FIVE_HUNDRED.apply(state, seat, move, tuple)
    assert refused.value.reason is reason
    return str(reason)


def types(events: Iterable[Event]) -> list[str]:
    """What sort of events they are."""
    return [event.type for event in events]


def choice_texts(moves: Moves) -> set[str]:
    """The moves of choices of one thing."""
    return {f"{choice.verb} {one}" for choice in moves.choices for one in choice.of}


def _mover(state: State, text: str) -> tuple[Seat, str]:
    if ":" in text:
        seat, move = text.split(":")
        return Seat(int(seat)), move
    return Seat(0) if state.turn is None else state.turn, text


def _filled(named: str, size: int, spare: list[Card]) -> tuple[Card, ...]:
    cards = parse_cards(named)
    missing = size - len(cards)
    drawn, spare[:missing] = spare[:missing], []
    return (*cards, *drawn)


def _shuffled_by(rng: Random) -> Shuffle:
    def shuffle(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(rng.sample(cards, len(cards)))

    return shuffle
