"""How the player of Page One decides."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import NamedTuple

from bots.page_one.watching import Watching
from bots.player import Because, Choice, Reaction, because
from games.cards import JOKERS, RANK_OF, SUIT_OF, Card, Suit
from games.game import Moves
from games.page_one.following import winning_play
from games.page_one.moves import PlayCard, parse_move
from games.page_one.options import PageOneOptions
from games.page_one.sightings import Sightings
from games.page_one.view import PageOneView
from games.seats import Seat, left_of
from games.tricks.trick import RANK_ORDER, Play
from protocol.advice import AdviceReason, PageOneAdvice

__all__ = ["PageOnePlayer"]

FORGET_SHARE = 0.08
"""How often the word is not said with the play that leaves one card."""

CARDS_TO_WIN_WITH = 2
"""With so many cards left it plays to win the lead."""

SAVED_RANKS = "AK"
SAVING_COST = 20
"""What leading a card costs that is saved for the end, against one place of rank."""

LENGTH_WORTH = 3
"""What each card of the suit is worth when leading from it."""

VOID_WORTH = 4
"""What it is worth when the left neighbour has drawn for the suit and so has none."""

JOKER_ORDER = len(RANK_ORDER)

_WITH_THE_WORD: Mapping[AdviceReason, AdviceReason] = MappingProxyType(
    {
        PageOneAdvice.WIN_TO_LEAD: PageOneAdvice.DECLARE_AND_WIN,
        PageOneAdvice.KEEP_BETTER: PageOneAdvice.DECLARE_AND_KEEP,
        PageOneAdvice.ONLY_CARD: PageOneAdvice.DECLARE_ONLY_CARD,
    }
)
"""What is to be said of a play with two cards left, where the word goes with it."""


class _Weighed(NamedTuple):
    """A play and what it promises; chance decides between equals."""

    worth: float
    chance: float
    text: str
    move: PlayCard


class PageOnePlayer:
    """A player in one seat, for one match."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self._seat = seat
        self._rng = rng
        self._watching = Watching(seat, rng)
        self._sightings: Sightings | None = None
        self._unread: list[object] = []
        """Events heard before the first view, which says by what options they are to be read."""

    def hear(self, events: Iterable[object]) -> None:
        """Takes in what happened, in order."""
        self._unread += events

    def choose(self, view: PageOneView, legal: Moves) -> Choice:
        """The best play, with the word where it is due and comes to mind; or the draw."""
        seen = self._read(view)
        plays = [(text, move) for text in legal.listed if (move := _play(text)) is not None]
        if not plays:
            return Choice("draw", lambda: _why_draw(view))
        weighed = [
            _Weighed(self._worth(view, seen, move), self._rng.random(), text, move)
            for text, move in plays
        ]
        best = max(weighed)
        if best.text in legal.announceable and self._rng.random() >= FORGET_SHARE:
            said = f"{best.text} {legal.announcement}"
            return Choice(said, lambda: _with_the_word(self._why(view, seen, best, weighed)))
        return Choice(best.text, lambda: self._why(view, seen, best, weighed))

    def react(self, view: PageOneView, legal: Moves) -> Reaction | None:
        """ページワン for its own last card, or a challenge of another's; it takes its time."""
        seen = self._read(view)
        exposed = [Seat(seat) for seat, is_exposed in enumerate(seen.exposed) if is_exposed]
        return self._watching.reaction(exposed if legal.choices else ())

    def _read(self, view: PageOneView) -> Sightings:
        """What was heard up to now, of the round on the table."""
        if self._sightings is None:
            options = PageOneOptions.build(view.options)
            self._sightings = Sightings(options, len(view.card_counts))
        for event in self._unread:
            self._sightings.hear(event)
        self._unread.clear()
        return self._sightings

    def _worth(self, view: PageOneView, seen: Sightings, move: PlayCard) -> float:
        """How good a play is: higher is better."""
        if len(view.hand) <= CARDS_TO_WIN_WITH:
            return self._worth_of_winning(view, move)
        if view.plays:
            return self._worth_of_following(view, move)
        return self._worth_of_leading(view, seen, move)

    def _worth_of_winning(self, view: PageOneView, move: PlayCard) -> float:
        """With two cards left the one that wins is played, so as to lead the last."""
        if view.plays and not self._wins(view, move.card):
            return -_order(move.card)
        return _order(move.card)

    def _worth_of_following(self, view: PageOneView, move: PlayCard) -> float:
        """Low, unless the last play of the trick can take it with a card that is not saved."""
        if self._takes_last(view, move.card):
            return JOKER_ORDER - _order(move.card)
        return -_order(move.card)

    def _takes_last(self, view: PageOneView, card: Card) -> bool:
        is_last = len(view.plays) + len(view.skipped) == len(view.card_counts) - 1
        return is_last and not _is_saved(card) and self._wins(view, card)

    def _worth_of_leading(self, view: PageOneView, seen: Sightings, move: PlayCard) -> float:
        """A low card of the longest suit, or of one that the next seat has had to draw for."""
        suit = move.named or SUIT_OF.get(move.card)
        length = _lengths(view.hand)[suit] if suit is not None else 0
        worth = LENGTH_WORTH * length - _order(move.card)
        return worth + self._void_worth(view, seen, suit) - _saving_cost(move.card)

    def _void_worth(self, view: PageOneView, seen: Sightings, suit: Suit | None) -> float:
        return VOID_WORTH if suit is not None and _is_void(seen, self._next(view), suit) else 0

    def _next(self, view: PageOneView) -> Seat:
        return left_of(self._seat, len(view.card_counts))

    def _why(
        self, view: PageOneView, seen: Sightings, best: _Weighed, weighed: Sequence[_Weighed]
    ) -> Because:
        """What made it the best of those that were weighed."""
        card = best.move.card
        if len(view.hand) == 1:
            return because(PageOneAdvice.GO_OUT, card=card)
        if len(weighed) == 1:
            return because(PageOneAdvice.ONLY_CARD, card=card)
        if len(view.hand) <= CARDS_TO_WIN_WITH:
            is_kept_better = view.plays and not self._wins(view, card)
            reason = PageOneAdvice.KEEP_BETTER if is_kept_better else PageOneAdvice.WIN_TO_LEAD
            return because(reason, card=card)
        if view.plays:
            return self._why_following(view, best, weighed)
        return self._why_leading(view, seen, best, weighed)

    def _why_following(
        self, view: PageOneView, best: _Weighed, weighed: Sequence[_Weighed]
    ) -> Because:
        card = best.move.card
        if self._takes_last(view, card):
            return because(PageOneAdvice.WIN_CHEAP, card=card)
        others = (play.move.card for play in weighed if play != best)
        saved = tuple(other for other in others if _is_saved(other))
        if saved:
            return because(PageOneAdvice.SAVE_HIGH, cards=saved)
        return because(PageOneAdvice.FOLLOW_LOW, card=card)

    def _why_leading(
        self, view: PageOneView, seen: Sightings, best: _Weighed, weighed: Sequence[_Weighed]
    ) -> Because:
        """With another weight on one thing another card would be led: that thing has decided."""
        unsaved = max(weighed, key=lambda play: (_without_saving(play), play.chance))
        card, suit = best.move.card, best.move.named or SUIT_OF[best.move.card]
        if _is_saved(unsaved.move.card) and not _is_saved(card):
            return because(PageOneAdvice.SAVE_HIGH, cards=(unsaved.move.card,))
        if self._void_worth(view, seen, suit) and self._is_for_void(view, seen, best, weighed):
            return because(PageOneAdvice.KNOWN_VOID, seat=self._next(view), suit=suit)
        length = _lengths(view.hand)[suit]
        if length > 1 and not _is_saved(card):
            return because(PageOneAdvice.LEAD_LONG_SUIT, suit=suit, count=length)
        return because(PageOneAdvice.LEAD_LOW, card=card)

    def _is_for_void(
        self, view: PageOneView, seen: Sightings, best: _Weighed, weighed: Sequence[_Weighed]
    ) -> bool:
        """Would another suit be led, if the next seat were not known to have none of this one?"""

        def without_void(play: _Weighed) -> tuple[float, float]:
            suit = play.move.named or SUIT_OF.get(play.move.card)
            return play.worth - self._void_worth(view, seen, suit), play.chance

        other = max(weighed, key=without_void)
        return SUIT_OF.get(other.move.card) != SUIT_OF.get(best.move.card)

    def _wins(self, view: PageOneView, card: Card) -> bool:
        """Would the card win the trick as it lies?"""
        suit = view.suit or SUIT_OF.get(card)
        return winning_play((*view.plays, Play(self._seat, card)), suit).card == card


def _with_the_word(why: Because) -> Because:
    return Because(_WITH_THE_WORD[why.reason], why.arguments)


def _why_draw(view: PageOneView) -> Because:
    """A joker follows every suit, so whoever draws with one may not play it last."""
    if view.suit is None or any(card in JOKERS for card in view.hand):
        return because(PageOneAdvice.DRAW_NO_JOKER_LAST)
    return because(PageOneAdvice.MUST_DRAW, suit=view.suit)


def _play(text: str) -> PlayCard | None:
    move = parse_move(text)
    return move if isinstance(move, PlayCard) else None


def _order(card: Card) -> int:
    return RANK_ORDER.get(card, JOKER_ORDER)


def _is_saved(card: Card) -> bool:
    return card in JOKERS or RANK_OF[card] in SAVED_RANKS


def _saving_cost(card: Card) -> float:
    return SAVING_COST if _is_saved(card) else 0


def _without_saving(play: _Weighed) -> float:
    return play.worth + _saving_cost(play.move.card)


def _lengths(hand: Sequence[Card]) -> Counter[Suit]:
    return Counter(SUIT_OF[card] for card in hand if card not in JOKERS)


def _is_void(seen: Sightings, seat: Seat, suit: Suit) -> bool:
    """Is it known that the seat has no card of the suit?"""
    low = Card(f"2{suit}")
    return bool(seen.holdings[seat]) and all(
        low in holding.barred for holding in seen.holdings[seat]
    )
