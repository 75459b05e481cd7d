"""The auction: the bid that promises most points, if any promises more than a pass.

A contract is worth its value times the chance to make it, less its value times the chance to fail;
points above the target are worth nothing, winning or losing the match by it counts extra. A pass
is worth something where a partner holds the highest bid, and costs something where a foe does.

Nothing is bid without a fair chance, the higher the bid the better. Over a partner's highest bid a
seat goes one level at most, unless its hand alone, whatever the partner has, promises the contract
(`STRONG_CHANCE`). Blind misere is never bid: few hands are safe unseen.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bots.five_hundred.prospects import Holding, PartnersWord, chance_of_bid
from bots.player import Because, Choice, because
from games.five_hundred.auction import highest_call
from games.five_hundred.bids import (
    BLIND_MISERE,
    MISERE,
    OPEN_MISERE,
    Bid,
    bid_value,
    is_misere,
    level_of,
    plain_bid,
)
from games.five_hundred.moves import MakeBid, Pass, Raise, parse_move
from games.five_hundred.options import FiveHundredOptions
from games.five_hundred.sides import are_partners, side_of, sides_of, team_mates
from games.five_hundred.state import Call
from games.five_hundred.view import FiveHundredView
from games.game import Moves
from games.seats import Seat
from protocol.advice import FiveHundredAdvice

__all__ = ["STRONG_CHANCE", "best_call", "best_raise", "has_strength_for"]

STRONG_CHANCE = 0.75
"""What the hand alone must promise to go more than one level over a partner's highest bid."""

CHANCE_WANTED = {6: 0.5, 7: 0.5, 8: 0.55, 9: 0.65, 10: 0.65}
"""By level."""
MISERE_CHANCE_WANTED = {MISERE: 0.6, OPEN_MISERE: 0.72, BLIND_MISERE: 0.72}

PARTNERS_BID_WORTH = 0.45
"""Share of its value that a partner's highest bid promises."""
FOES_BID_COST = 0.15
"""Share of its value that a foe's highest bid costs."""
WIN_WORTH = 120
LOSS_COST = 120
"""In points: what it counts that a contract wins or loses the match."""


class _Outlook(NamedTuple):
    """What a seat goes by in the auction."""

    seat: Seat
    view: FiveHundredView
    options: FiveHundredOptions
    holding: Holding
    word: PartnersWord


def best_call(
    view: FiveHundredView, options: FiveHundredOptions, seat: Seat, legal: Moves
) -> Choice:
    """A bid, or a pass."""
    outlook = _outlook(view, options, seat)
    sound = [bid for bid in _bids(legal) if _is_sound(outlook, bid)]
    bid = _best(outlook, sound, at_least=_worth_of_passing(outlook))
    if bid is None:
        return Choice(str(Pass()), lambda: _why_pass(outlook, sound, legal))
    return Choice(str(MakeBid(bid)), lambda: _why_bid(outlook, bid))


def best_raise(
    view: FiveHundredView, options: FiveHundredOptions, seat: Seat, legal: Moves
) -> Choice:
    """A raise of its own bid where more is in the hand, or none."""
    outlook = _outlook(view, options, seat)
    standing = highest_call(view.calls)
    assert standing is not None, view
    sound = [bid for bid in _bids(legal) if _is_sound(outlook, bid)]
    bid = _best(outlook, sound, at_least=_worth(outlook, Bid(standing.said)))
    if bid is None:
        return Choice(str(Raise(None)), lambda: because(FiveHundredAdvice.RAISE_NONE))
    return Choice(str(Raise(bid)), lambda: _why_bid(outlook, bid))


def has_strength_for(
    view: FiveHundredView, options: FiveHundredOptions, seat: Seat, bid: Bid
) -> bool:
    """Does the seat's hand alone promise the contract, whatever its partners have?"""
    holding = _outlook(view, options, seat).holding
    return chance_of_bid(holding, bid, PartnersWord()) >= STRONG_CHANCE


def _outlook(view: FiveHundredView, options: FiveHundredOptions, seat: Seat) -> _Outlook:
    seats = len(view.hand_counts)
    mates = team_mates(sides_of(options.six_teams, seats), seat)
    holding = Holding(view.hand, seats, seats - len(mates), options)
    return _Outlook(seat, view, options, holding, _word_of(view, mates))


def _word_of(view: FiveHundredView, mates: tuple[Seat, ...]) -> PartnersWord:
    bids: list[Bid] = []
    pass_count = 0
    for mate in mates:
        calls = [call for call in view.calls if call.seat == mate]
        highest = highest_call(calls)
        if highest is not None:
            bids.append(Bid(highest.said))
        elif calls:
            pass_count += 1
    return PartnersWord(tuple(bids), pass_count)


def _best(outlook: _Outlook, sound: Sequence[Bid], *, at_least: float) -> Bid | None:
    """The bid worth most, if it is worth more than `at_least`; of equal ones the lowest."""
    best: Bid | None = None
    for bid in sound:
        worth = _worth(outlook, bid)
        if worth > at_least:
            best, at_least = bid, worth
    return best


def _why_bid(outlook: _Outlook, bid: Bid) -> Because:
    chance = chance_of_bid(outlook.holding, bid, outlook.word)
    if is_misere(bid):
        return because(FiveHundredAdvice.MISERE_SAFE, chance=_percent(chance))
    level = level_of(bid)
    alone = chance_of_bid(outlook.holding, bid, PartnersWord())
    if outlook.word.bids and alone < CHANCE_WANTED[level]:
        return because(
            FiveHundredAdvice.PARTNER_SUPPORTS,
            seats=_bidders(outlook),
            count=level,
            chance=_percent(chance),
        )
    return because(FiveHundredAdvice.HAND_WORTH, count=level, chance=_percent(chance))


def _why_pass(outlook: _Outlook, sound: Sequence[Bid], legal: Moves) -> Because:
    """No bid is worth more than a pass: what stands in their way."""
    standing = highest_call(outlook.view.calls)
    if next(_bids(legal), None) is None:
        return because(FiveHundredAdvice.PASS_NO_BID)
    if standing is not None and _is_partners(outlook, standing):
        return because(FiveHundredAdvice.LEAVE_PARTNER, seat=standing.seat)
    if sound:
        return because(FiveHundredAdvice.PASS_NOT_WORTH)
    if standing is None:
        return because(FiveHundredAdvice.PASS_WEAK)
    return because(FiveHundredAdvice.PASS_TOO_HIGH, seat=standing.seat)


def _bidders(outlook: _Outlook) -> tuple[Seat, ...]:
    """The partners that have made a bid."""
    sides = sides_of(outlook.options.six_teams, outlook.holding.seats)
    return tuple(
        mate
        for mate in team_mates(sides, outlook.seat)
        if highest_call([call for call in outlook.view.calls if call.seat == mate]) is not None
    )


def _percent(chance: float) -> int:
    return round(100 * chance)


def _bids(legal: Moves) -> Iterator[Bid]:
    for text in legal.listed:
        match parse_move(text):
            case MakeBid(bid):
                yield bid
            case Raise(bid) if bid is not None:
                yield bid


def _is_sound(outlook: _Outlook, bid: Bid) -> bool:
    """Is there a fair chance, and does a partner's bid leave room for it?"""
    wanted = CHANCE_WANTED.get(level_of(bid)) or MISERE_CHANCE_WANTED[plain_bid(bid)]
    if chance_of_bid(outlook.holding, bid, outlook.word) < wanted:
        return False
    standing = highest_call(outlook.view.calls)
    if standing is None or not _is_partners(outlook, standing):
        return True
    is_near = not is_misere(bid) and level_of(bid) <= level_of(Bid(standing.said)) + 1
    return is_near or chance_of_bid(outlook.holding, bid, PartnersWord()) >= STRONG_CHANCE


def _worth(outlook: _Outlook, bid: Bid) -> float:
    """What the contract promises, in points."""
    chance = chance_of_bid(outlook.holding, bid, outlook.word)
    value, options = bid_value(bid, outlook.options), outlook.options
    side = side_of(sides_of(options.six_teams, outlook.holding.seats), outlook.seat)
    total = outlook.view.totals[side]
    gain = min(value, max(0, options.target - total))
    gain += WIN_WORTH if total + value >= options.target else 0
    loses_match = options.back_door is not None and total - value <= options.back_door
    loss = value + (LOSS_COST if loses_match else 0)
    return chance * gain - (1.0 - chance) * loss


def _worth_of_passing(outlook: _Outlook) -> float:
    standing = highest_call(outlook.view.calls)
    if standing is None:
        return 0.0
    value = bid_value(Bid(standing.said), outlook.options)
    if _is_partners(outlook, standing):
        return PARTNERS_BID_WORTH * value
    return -FOES_BID_COST * value


def _is_partners(outlook: _Outlook, call: Call) -> bool:
    sides = sides_of(outlook.options.six_teams, outlook.holding.seats)
    return call.seat != outlook.seat and are_partners(sides, outlook.seat, call.seat)
