"""How the player of Page One decides."""

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random

from bots.page_one.watching import Watching
from bots.player import Reaction
from games.cards import JOKERS, RANK_OF, SUIT_OF, Card, Suit
from games.game import Moves
from games.page_one.following import winning_play
from games.page_one.moves import PlayCard, parse_move
from games.page_one.options import PageOneOptions
from games.page_one.sightings import Sightings
from games.page_one.view import PageOneView
from games.seats import Seat, left_of
from games.tricks.trick import RANK_ORDER, Play

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

    def choose(self, view: PageOneView, legal: Moves) -> str:
        """The best play, with the word where it is due and comes to mind; or the draw."""
        seen = self._read(view)
        plays = [(text, move) for text in legal.listed if (move := _play(text)) is not None]
        if not plays:
            return "draw"
        text = max(plays, key=lambda play: self._promise(view, seen, play[1]))[0]
        if text in legal.announceable and self._rng.random() >= FORGET_SHARE:
            return f"{text} {legal.announcement}"
        return text

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

    def _promise(self, view: PageOneView, seen: Sightings, move: PlayCard) -> tuple[float, float]:
        """How good a play is: higher is better, chance decides between equals."""
        if len(view.hand) <= CARDS_TO_WIN_WITH:
            worth = self._worth_of_winning(view, move)
        elif view.plays:
            worth = self._worth_of_following(view, move)
        else:
            worth = self._worth_of_leading(view, seen, move)
        return worth, self._rng.random()

    def _worth_of_winning(self, view: PageOneView, move: PlayCard) -> float:
        """With two cards left the one that wins is played, so as to lead the last."""
        if view.plays and not self._wins(view, move.card):
            return -_order(move.card)
        return _order(move.card)

    def _worth_of_following(self, view: PageOneView, move: PlayCard) -> float:
        """Low, unless the last play of the trick can take it with a card that is not saved."""
        is_last = len(view.plays) + len(view.skipped) == len(view.card_counts) - 1
        if is_last and not _is_saved(move.card) and self._wins(view, move.card):
            return JOKER_ORDER - _order(move.card)
        return -_order(move.card)

    def _worth_of_leading(self, view: PageOneView, seen: Sightings, move: PlayCard) -> float:
        """A low card of the longest suit, or of one that the next seat has had to draw for."""
        suit = move.named or SUIT_OF.get(move.card)
        length = _lengths(view.hand)[suit] if suit is not None else 0
        worth = LENGTH_WORTH * length - _order(move.card)
        if suit is not None and _is_void(seen, left_of(self._seat, len(view.card_counts)), suit):
            worth += VOID_WORTH
        return worth - (SAVING_COST if _is_saved(move.card) else 0)

    def _wins(self, view: PageOneView, card: Card) -> bool:
        """Would the card win the trick as it lies?"""
        suit = view.suit or SUIT_OF.get(card)
        return winning_play((*view.plays, Play(self._seat, card)), suit).card == card


def _play(text: str) -> PlayCard | None:
    move = parse_move(text)
    return move if isinstance(move, PlayCard) else None


def _order(card: Card) -> int:
    return RANK_ORDER.get(card, JOKER_ORDER)


def _is_saved(card: Card) -> bool:
    return card in JOKERS or RANK_OF[card] in SAVED_RANKS


def _lengths(hand: Sequence[Card]) -> Counter[Suit]:
    return Counter(SUIT_OF[card] for card in hand if card not in JOKERS)


def _is_void(seen: Sightings, seat: Seat, suit: Suit) -> bool:
    """Is it known that the seat has no card of the suit?"""
    low = Card(f"2{suit}")
    return bool(seen.holdings[seat]) and all(
        low in holding.barred for holding in seen.holdings[seat]
    )
