"""Which cards may be played, and which card wins a trick (docs/rules/page_one.md §2, §4)."""

from games.cards import SUIT_OF, Card, Suit, is_joker
from games.page_one.options import PageOneOptions
from games.tricks.trick import RANK_ORDER, Cards, Play, best_play

__all__ = ["follows", "is_joker_too_late", "playable", "winning_play"]

_JOKER_STRENGTH = len(RANK_ORDER)  # above every rank
_NO_STRENGTH = -1  # a card that is not of the suit never wins


def playable(hand: Cards, options: PageOneOptions, *, is_lead: bool, suit: Suit | None) -> Cards:
    """The cards of a hand that may be played, in its order; none if the seat has to draw.

    `suit` None in a trick that has begun: a joker was led, and the next plain card sets it.
    """
    if is_joker_too_late(hand, options):
        return ()
    if is_lead or suit is None:
        return hand
    return tuple(card for card in hand if follows(card, suit))


def follows(card: Card, suit: Suit) -> bool:
    """Is it of the suit, or a joker, which counts as a card of any suit?"""
    return is_joker(card) or SUIT_OF[card] == suit


def is_joker_too_late(hand: Cards, options: PageOneOptions) -> bool:
    """Is the hand one joker, with which nobody may go out (§4.3)?"""
    return not options.joker_last and len(hand) == 1 and is_joker(hand[0])


def winning_play(plays: tuple[Play, ...], suit: Suit | None) -> Play:
    """The play that wins a trick: the first joker, else the highest card of the suit."""
    return best_play(plays, lambda card: _strength(card, suit))


def _strength(card: Card, suit: Suit | None) -> int:
    if is_joker(card):
        return _JOKER_STRENGTH
    return RANK_ORDER[card] if SUIT_OF[card] == suit else _NO_STRENGTH
