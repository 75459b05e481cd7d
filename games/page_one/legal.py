"""What a seat may do, and why not (docs/rules/page_one.md §2–§4).

A challenge is the one move that is never listed: every seat is always offered to challenge
any other, and only `why_illegal` says whether there is something to challenge. Else the list
itself would point out that a declaration is missing (§7).
"""

from functools import cache
from typing import assert_never

from games.cards import SUITS, Card, is_joker, sorted_hand
from games.game import NO_MOVES, Choose, Moves
from games.page_one.following import is_joker_too_late, playable
from games.page_one.moves import DECLARE, Challenge, Declare, Draw, Move, PlayCard
from games.page_one.options import PageOneOptions
from games.page_one.reasons import Reason
from games.page_one.state import State
from games.seats import Seat
from games.tricks.trick import Cards

__all__ = ["legal_moves", "movers", "why_illegal"]

CARDS_BEFORE_DECLARED_PLAY = 2


def movers(state: State) -> frozenset[Seat]:
    """The seat on turn; with manual declaring everybody, whatever there is to challenge."""
    if state.turn is None:
        return frozenset()
    if _is_manual(state):
        return frozenset(Seat(seat) for seat in range(len(state.hands)))
    return frozenset({state.turn})


def legal_moves(state: State, seat: Seat) -> Moves:
    """The plays or the draw of the seat on turn, its declaration, and the challenges of all."""
    if state.turn is None:
        return NO_MOVES
    listed: tuple[str, ...] = ()
    announceable: tuple[str, ...] = ()
    if seat == state.turn:
        plays = _play_texts(state)
        listed = plays or ("draw",)
        announceable = plays if _why_no_announcement(state, seat) is None else ()
    if _why_no_declaration(state, seat) is None:
        listed = (*listed, DECLARE)
    choices = (_challenge_of(seat, len(state.hands)),) if _is_manual(state) else ()
    return Moves(listed, DECLARE, announceable, choices)


def why_illegal(state: State, seat: Seat, move: Move) -> Reason | None:
    """The rule that forbids the move, or None."""
    if state.turn is None:
        return Reason.ROUND_OVER
    match move:
        case PlayCard():
            return _why_no_play(state, seat, move)
        case Draw():
            return _why_no_draw(state, seat)
        case Declare():
            return _why_no_declaration(state, seat)
        case Challenge():
            return _why_no_challenge(state, seat, move.seat)
        case _:
            assert_never(move)


def _playable_of_turn(state: State) -> Cards:
    assert state.turn is not None
    hand = state.hands[state.turn]
    return playable(hand, state.options, is_lead=state.is_lead, suit=state.suit)


def _play_texts(state: State) -> tuple[str, ...]:
    """Every play of the seat on turn, a led joker once for each suit that it may name."""
    texts: list[str] = []
    for card in sorted_hand(_playable_of_turn(state)):
        if _names_a_suit(state, card):
            texts += [f"play {card} {suit}" for suit in SUITS]
        else:
            texts.append(f"play {card}")
    return tuple(texts)


@cache
def _challenge_of(seat: Seat, seats: int) -> Choose:
    others = tuple(str(other) for other in range(seats) if other != seat)
    return Choose(verb="challenge", count=1, of=others)


def _why_no_play(state: State, seat: Seat, move: PlayCard) -> Reason | None:
    if seat != state.turn:
        return Reason.NOT_YOUR_TURN
    if move.card not in state.hands[seat]:
        return Reason.NOT_IN_HAND
    cards = _playable_of_turn(state)
    if move.card not in cards:
        return _why_not_playable(state.hands[seat], cards, state.options)
    reason = _why_wrong_name(state, move)
    if reason is None and move.announcement:
        return _why_no_announcement(state, seat)
    return reason


def _why_not_playable(hand: Cards, cards: Cards, options: PageOneOptions) -> Reason:
    if is_joker_too_late(hand, options):
        return Reason.NO_JOKER_LAST
    return Reason.MUST_FOLLOW if cards else Reason.MUST_DRAW


def _why_wrong_name(state: State, move: PlayCard) -> Reason | None:
    """A suit is named with a joker that is led, and only then (§4.2)."""
    if _names_a_suit(state, move.card):
        return Reason.NAME_A_SUIT if move.named is None else None
    if move.named is None:
        return None
    return Reason.NEXT_SETS_SUIT if state.is_lead else Reason.SUIT_IS_SET


def _names_a_suit(state: State, card: Card) -> bool:
    return state.is_lead and is_joker(card) and state.options.joker_led == "leader"


def _why_no_announcement(state: State, seat: Seat) -> Reason | None:
    """Why the word may not go with a play; saying it once more does no harm."""
    if not _is_manual(state):
        return Reason.NO_DECLARING
    has_two = len(state.hands[seat]) == CARDS_BEFORE_DECLARED_PLAY
    return None if has_two else Reason.DECLARE_WITH_TWO


def _why_no_draw(state: State, seat: Seat) -> Reason | None:
    if seat != state.turn:
        return Reason.NOT_YOUR_TURN
    return Reason.MAY_PLAY if _playable_of_turn(state) else None


def _why_no_declaration(state: State, seat: Seat) -> Reason | None:
    """Why the word may not be said by itself (§3.1, §3.2)."""
    if not _is_manual(state):
        return Reason.NO_DECLARING
    if state.declared[seat]:
        return Reason.ALREADY_DECLARED
    is_before_play = seat == state.turn and len(state.hands[seat]) == CARDS_BEFORE_DECLARED_PLAY
    return None if is_before_play or state.exposed[seat] else Reason.NOTHING_TO_DECLARE


def _why_no_challenge(state: State, seat: Seat, against: Seat) -> Reason | None:
    if not _is_manual(state):
        return Reason.NO_DECLARING
    if against == seat or against >= len(state.hands):
        return Reason.CHALLENGE_ANOTHER
    if state.exposed[against] or state.options.false_challenge > 0:
        return None
    return Reason.NOTHING_TO_CHALLENGE


def _is_manual(state: State) -> bool:
    return state.options.declaring == "manual"
