"""Positions of Five Hundred from lines that give a part of them; nothing follows from the rest."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from games.cards import SUITS, Card, Suit, parse_cards
from games.five_hundred import bids
from games.five_hundred.bids import parse_bid
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.moves import PlayCard, parse_move
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.packs import Deal, deal_cards, full_pack
from games.five_hundred.play import open_hand
from games.five_hundred.state import Contract, FiveHundredPhase, State, Trick
from games.game import Standing
from games.seats import Seat
from games.tricks.trick import Cards, Play
from tests.vectors.vector import Fields, Vector

__all__ = [
    "ALL_PASS",
    "calling",
    "calling_partner",
    "dealt",
    "move_of",
    "opened",
    "options_of",
    "parse_play",
    "playing",
    "scored",
    "standing_of",
    "suit_named",
    "suit_of_joker",
    "trump_of",
]

ALL_PASS: Final = "ALLPASS"
"""Stands for a contract: the hand played at no trumps after everybody passed."""


def options_of(vector: Vector) -> FiveHundredOptions:
    """The options of a line, for its players."""
    chosen: Mapping[str, Any] = vector.fields.get("options", {})  # JSON
    return FiveHundredOptions.build(chosen, seats=vector.fields.get("players"))


def trump_of(contract: str) -> Suit | None:
    """The trumps of a contract as lines write it."""
    return None if contract == ALL_PASS else bids.trump_of(parse_bid(contract))


def suit_of_joker(fields: Fields) -> Suit | None:
    """The suit that the joker is named for."""
    joker = fields.get("joker", "free")
    return Suit(joker) if joker in SUITS else None


def suit_named(named: str) -> Suit | None:
    """The suit named with a joker that is led; None for `-`."""
    return Suit(named) if named in SUITS else None


def calling(state: State, call: str) -> str:
    """A call of a line as a move: a raise where the auction is won."""
    is_raise = state.phase is FiveHundredPhase.RAISE
    match call:
        case "P":
            return "pass"
        case "STAND":
            return "raise none"
        case _:
            return f"raise {call}" if is_raise else f"bid {call}"


def parse_play(text: str) -> tuple[Seat, PlayCard]:
    """A seat and its play: `1:JD`, `0:JK:S`, `2:JK:-`."""
    seat, card = text.split(":", 1)
    return Seat(int(seat)), move_of(card)


def move_of(card: str) -> PlayCard:
    """A card as lines write it: `JD`, `JK:S`, `JK:-`."""
    move = parse_move(f"play {card.replace(':', ' ')}")
    assert isinstance(move, PlayCard)
    return move


def standing_of(vector: Vector) -> Standing:
    """The match before the hand of a line."""
    fields, options = vector.fields, options_of(vector)
    sides = FIVE_HUNDRED.sides(options, fields["players"])
    totals = tuple(fields.get("before", [0] * len(sides)))
    return Standing(1, Seat(fields.get("dealer", 0)), sides, totals)


def opened(vector: Vector, cards: Deal) -> State:
    """A hand from the cards as dealt."""
    return open_hand(options_of(vector), standing_of(vector), cards)[0]


def dealt(vector: Vector) -> State:
    """A hand of which the cards do not matter."""
    options, players = options_of(vector), vector.fields["players"]
    pack = full_pack(options.pack, players)
    return opened(vector, deal_cards(pack, standing_of(vector).dealer, options, players))


def playing(vector: Vector) -> State:
    """The trick of a line, with the seat on turn that holds its hand."""
    fields = vector.fields
    plays = [move_of(card) for card in fields["trick"].split()]
    seat = Seat(len(plays))
    state = _in_play(vector, seat if fields.get("role") == "contractor" else Seat(seat + 1))
    hands: list[Cards] = [()] * state.seats
    hands[seat] = parse_cards(fields["hand"])
    lead = plays[0] if plays else None
    suit = None if lead is None else _suit_led(state, lead)
    return replace(
        state,
        turn=seat,
        hands=tuple(hands),
        plays=tuple(Play(Seat(number), move.card) for number, move in enumerate(plays)),
        suit=suit,
        tricks=_earlier_tricks(fields, seat),
    )


def calling_partner(vector: Vector) -> State:
    """The contractor of five after its discard."""
    fields = vector.fields
    state = _in_play(vector, Seat(0), contract="7S")
    return replace(
        state,
        phase=FiveHundredPhase.CALL_PARTNER,
        hands=(parse_cards(fields["hand"]), *state.hands[1:]),
        discards=parse_cards(fields["discards"]),
    )


def scored(vector: Vector) -> tuple[State, Standing]:
    """A hand in which each side took its tricks, and the match before it."""
    fields = vector.fields
    seat = Seat(fields["contractor"] or 0)
    state = _in_play(vector, seat)
    if state.contract is not None:
        partners = tuple(map(Seat, fields.get("partners", ())))
        state = replace(state, contract=replace(state.contract, partners=partners))
    ended = replace(
        state,
        phase=FiveHundredPhase.OVER,
        turn=None,
        awarded=tuple(fields["tricks"]),
    )
    return ended, standing_of(vector)


def _in_play(vector: Vector, contractor: Seat, *, contract: str | None = None) -> State:
    """A hand in play under the contract of a line."""
    fields, state = vector.fields, dealt(vector)
    text = contract or fields["contract"]
    made = None
    if text != ALL_PASS:
        seat = Seat(contractor % state.seats)
        made = Contract(seat, parse_bid(text), named=suit_of_joker(fields))
    return replace(
        state,
        phase=FiveHundredPhase.PLAY,
        turn=contractor,
        looked=(True,) * state.seats,
        contract=made,
    )


def _suit_led(state: State, lead: PlayCard) -> Suit | None:
    return state.order.suit[lead.card] if lead.named is None else suit_named(lead.named)


def _earlier_tricks(fields: Fields, seat: Seat) -> tuple[Trick, ...]:
    """As many as were finished, with the suits led and those that the seat did not follow."""
    void = fields.get("void", "")
    suits = sorted({*fields.get("led_suits", ""), *void})
    tricks = [
        Trick(_followed(suit, seat, is_void=suit in void), Suit(suit), seat) for suit in suits
    ]
    missing = fields["trick_no"] - 1 - len(tricks)
    assert missing >= 0, fields
    return (*tricks, *[Trick((), None, seat)] * missing)


def _followed(suit: str, seat: Seat, *, is_void: bool) -> tuple[Play, ...]:
    other = "H" if suit == "S" else "S"
    return (Play(seat, Card(f"9{other if is_void else suit}")),)
