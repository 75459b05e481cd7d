"""What the lines of Five Hundred say, asked of its rules."""

from collections.abc import Mapping
from typing import Final

from games.cards import parse_cards
from games.errors import OptionError
from games.five_hundred.bids import bid_order, bid_value, parse_bid
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.moves import CallPartner, PlayCard, parse_move
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.order import card_order
from games.five_hundred.packs import HAND_SIZE, deal_cards, full_pack, has_dead_hand, kitty_size
from games.seats import Seat
from games.tricks.trick import Play
from tests.vectors.five_hundred_auctions import auction_result, call_all
from tests.vectors.five_hundred_flows import check_flow
from tests.vectors.five_hundred_positions import (
    calling,
    calling_partner,
    dealt,
    options_of,
    parse_play,
    playing,
    scored,
    suit_named,
    suit_of_joker,
    trump_of,
)
from tests.vectors.vector import Check, Mismatch, Vector, expect

__all__ = ["CHECKS"]

STANDARD_PLAYERS = 4


def check_pack(vector: Vector) -> None:
    """Sizes of the pack, the hands, the kitty and the dead hand."""
    fields, options = vector.fields, options_of(vector)
    players = fields["players"]
    expect("cards", fields["cards"], len(full_pack(options.pack, players)))
    expect("hand", fields["hand"], HAND_SIZE)
    expect("kitty", fields["kitty"], kitty_size(options, players))
    expect("dead_hand", fields["dead_hand"], HAND_SIZE * has_dead_hand(options, players))


def check_deal(vector: Vector) -> None:
    """Who gets which cards of the pack."""
    fields, options = vector.fields, options_of(vector)
    pack = parse_cards(fields["pack"])
    expect("pack", set(pack), set(full_pack(options.pack, fields["players"])))
    deal = deal_cards(pack, Seat(fields["dealer"]), options, fields["players"])
    for seat, hand in enumerate(fields["hands"]):
        expect(f"hand {seat}", set(parse_cards(hand)), set(deal.hands[seat]))
    expect("kitty", set(parse_cards(fields["kitty"])), set(deal.kitty))
    expect("dead_hand", set(parse_cards(fields.get("dead_hand", ""))), set(deal.dead_hand))


def check_bid_order(vector: Vector) -> None:
    """All bids from low to high; the order within a shared rank says nothing."""
    said = [frozenset(text.split("+")) for text in vector.fields["bids"]]
    expect("bids", said, [frozenset(group) for group in bid_order(options_of(vector))])


def check_values(vector: Vector) -> None:
    """The points of the bids."""
    options = options_of(vector)
    for text, value in vector.fields["values"].items():
        expect(f"value of {text}", value, bid_value(parse_bid(text), options))


def check_auction(vector: Vector) -> None:
    """Where the calls lead, or that the last of them is refused."""
    fields = vector.fields
    *calls, last = fields["calls"].split()
    looked = fields.get("looked", range(fields["players"]))
    state, events = call_all(dealt(vector), calls, looked=looked)
    if fields["result"]["state"] == "refused":
        seat = Seat(0) if state.turn is None else state.turn
        move = parse_move(calling(state, last))
        if FIVE_HUNDRED.why_illegal(state, seat, move) is None:
            raise Mismatch(f"{last} is not refused")
        return
    state, more = call_all(state, [last])
    expect("result", fields["result"], auction_result(state, (*events, *more)))


def check_legal(vector: Vector) -> None:
    """The cards that the seat on turn may play, as its legal moves list them."""
    state = playing(vector)
    assert state.turn is not None
    found = set()
    for text in FIVE_HUNDRED.legal_moves(state, state.turn).listed:
        move = parse_move(text)
        if isinstance(move, PlayCard) and move.name is None:
            found.add(f"{move.card}:{move.named}" if move.named else move.card)
    expect("legal", set(vector.fields["legal"].split()), found)


def check_trick(vector: Vector) -> None:
    """Who wins the trick."""
    fields = vector.fields
    order = card_order(trump_of(fields["contract"]), suit_of_joker(fields))
    seats_and_moves = [parse_play(text) for text in fields["plays"].split()]
    plays = tuple(Play(seat, move.card) for seat, move in seats_and_moves)
    lead = seats_and_moves[0][1]
    suit = order.suit[lead.card] if lead.named is None else suit_named(lead.named)
    expect("winner", fields["winner"], order.winner(plays, suit).seat)


def check_called_card(vector: Vector) -> None:
    """Cards that the contractor of five may and may not call."""
    state = calling_partner(vector)
    assert state.turn is not None
    for field, is_legal in (("may_call", True), ("may_not_call", False)):
        for card in vector.fields[field]:
            move = CallPartner(card=card)
            reason = FIVE_HUNDRED.why_illegal(state, state.turn, move)
            expect(f"{card} may be called", is_legal, reason is None)


def check_score(vector: Vector) -> None:
    """The scores after a hand, and who has won the match."""
    fields = vector.fields
    state, standing = scored(vector)
    result = FIVE_HUNDRED.result(state)
    if result is None:
        raise Mismatch("the hand is not over")
    made = {"made": True, "failed": False}.get(result.reason)
    expect("made", fields["made"], made)
    after = FIVE_HUNDRED.settle(options_of(vector), standing, result)
    expect("after", fields["after"], list(after.totals))
    winners = [side for side, rank in enumerate(after.ranks) if rank == 1]
    expect("winners", fields["winners"], winners if after.over else None)


def check_preset(vector: Vector) -> None:
    """The options in which a preset differs from the defaults."""
    fields = vector.fields
    standard = FiveHundredOptions().values()
    options = FiveHundredOptions.build({"preset": fields["preset"]}, seats=fields["players"])
    found = {
        name: "none" if value is None else value
        for name, value in options.values().items()
        if name != "preset" and (value != standard[name] or name in fields["values"])
    }
    expect("values", fields["values"], found)


def check_options(vector: Vector) -> None:
    """This set is accepted for so many players, or refused with a message that helps."""
    chosen = dict(vector.fields["set"])
    players = chosen.pop("players", STANDARD_PLAYERS)
    try:
        FiveHundredOptions.build(chosen, seats=players).check(players)
    except OptionError as refusal:
        expect("ok", vector.fields["ok"], False)
        if refusal.name not in str(refusal) or refusal.allowed not in str(refusal):
            raise Mismatch(f"the refusal does not help: {refusal}") from None
    else:
        expect("ok", vector.fields["ok"], players in FIVE_HUNDRED.seats)


CHECKS: Final[Mapping[str, Check]] = {
    "pack": check_pack,
    "deal": check_deal,
    "bid_order": check_bid_order,
    "values": check_values,
    "auction": check_auction,
    "legal": check_legal,
    "trick": check_trick,
    "called_card": check_called_card,
    "score": check_score,
    "preset": check_preset,
    "options": check_options,
    "flow": check_flow,
}
