"""What happens in a hand of Five Hundred, as sentences."""

from typing import assert_never

from clients.cli.games.five_hundred_bids import bid_text
from clients.cli.games.five_hundred_cards import BACK, known_order
from clients.cli.games.five_hundred_table import sides_of
from clients.cli.table import Scene
from clients.texts import key
from protocol.five_hundred import (
    AllPassed,
    AuctionPassed,
    AuctionWon,
    BidMade,
    BidStood,
    CardPlayed,
    CardsDealt,
    CardsLooked,
    ClaimAccepted,
    ClaimDeclined,
    Event,
    HandExposed,
    HandScored,
    JokerNamed,
    KittyDiscarded,
    KittyTaken,
    PartnerCalled,
    PartnerShown,
    PartnersSatOut,
    TricksClaimed,
    TrickWon,
)
from protocol.game_types import GameEvent

__all__ = ["tell_event"]


def tell_event(event: Event, scene: Scene) -> list[str]:
    """The sentences that tell of an event."""
    match event:
        case CardsDealt():
            return _dealt(event, scene)
        case CardsLooked(cards=cards) if BACK in cards:
            return []
        case CardsLooked() | KittyTaken() | KittyDiscarded():
            return [_hidden_cards(event, scene)]
        case BidMade() | AuctionPassed() | BidStood() | AllPassed() | AuctionWon():
            return [_of_auction(event, scene)]
        case JokerNamed() | CardPlayed() | PartnerCalled() | PartnersSatOut():
            return [_of_play(event, scene)]
        case PartnerShown() | TrickWon() | ClaimAccepted() | ClaimDeclined():
            return [scene.texts(_key(event), name=scene.name(event.seat))]
        case HandExposed() | TricksClaimed():
            return [_laid_open(event, scene)]
        case HandScored():
            return _scored(event, scene)
        case _:
            assert_never(event)


def _of_auction(
    event: BidMade | AuctionPassed | BidStood | AllPassed | AuctionWon, scene: Scene
) -> str:
    texts = scene.texts
    match event:
        case AllPassed(is_played=is_played):
            return texts(f"{_key(event)}{'-played' if is_played else ''}")
        case BidMade(seat=seat, bid=bid, is_raise=is_raise):
            sentence = f"{_key(event)}{'-raise' if is_raise else ''}"
            return texts(sentence, name=scene.name(seat), bid=bid_text(bid, scene))
        case AuctionWon(seat=seat, bid=bid):
            return texts(_key(event), name=scene.name(seat), bid=bid_text(bid, scene))
        case AuctionPassed() | BidStood():
            return texts(_key(event), name=scene.name(event.seat))
        case _:
            assert_never(event)


def _dealt(event: CardsDealt, scene: Scene) -> list[str]:
    """The deal, and the own cards if they are seen."""
    texts, seat = scene.texts, scene.table.seat
    dealt = texts(_key(event), round=event.round_number, name=scene.name(event.dealer))
    if seat is None or not 0 <= seat < len(event.hands):
        return [dealt]
    if not event.looked[seat]:
        return [dealt, texts(f"{_key(event)}-down", count=len(event.hands[seat]))]
    cards = scene.cards.cards(known_order(event.hands[seat], scene))
    return [dealt, texts(f"{_key(event)}-seen", cards=cards)]


def _hidden_cards(event: CardsLooked | KittyTaken | KittyDiscarded, scene: Scene) -> str:
    """How many cards; which, if this person knows them."""
    texts, name, count = scene.texts, scene.name(event.seat), len(event.cards)
    if BACK in event.cards:
        return texts(_key(event), name=name, count=count)
    cards = scene.cards.cards(known_order(event.cards, scene))
    return texts(f"{_key(event)}-seen", name=name, count=count, cards=cards)


def _of_play(event: JokerNamed | CardPlayed | PartnerCalled | PartnersSatOut, scene: Scene) -> str:
    match event:
        case JokerNamed(suit=suit):
            return _with_suit(event, suit, scene, without="-none")
        case CardPlayed(named=suit):
            return _with_suit(event, suit, scene, otherwise="-naming")
        case PartnerCalled():
            return _called(event, scene)
        case PartnersSatOut(seats=seats):
            return scene.texts(_key(event), names=scene.names(seats))
        case _:
            assert_never(event)


def _with_suit(
    event: JokerNamed | CardPlayed,
    suit: str | None,
    scene: Scene,
    *,
    without: str = "",
    otherwise: str = "",
) -> str:
    """A sentence of its own for no suit, and for one."""
    names: dict[str, str | int] = {"name": scene.name(event.seat)}
    if isinstance(event, CardPlayed):
        names["card"] = scene.cards.card(event.card)
    if suit is None:
        return scene.texts(f"{_key(event)}{without}", **names)
    return scene.texts(f"{_key(event)}{otherwise}", **names, suit=scene.cards.suit(suit))


def _called(event: PartnerCalled, scene: Scene) -> str:
    texts, name = scene.texts, scene.name(event.seat)
    if event.card is not None:
        return texts(f"{_key(event)}-card", name=name, card=scene.cards.card(event.card))
    if event.partners:
        return texts(f"{_key(event)}-seats", name=name, names=scene.names(event.partners))
    return texts(f"{_key(event)}-alone", name=name)


def _laid_open(event: HandExposed | TricksClaimed, scene: Scene) -> str:
    name, cards = scene.name(event.seat), scene.cards.cards(event.cards)
    if isinstance(event, TricksClaimed):
        return scene.texts(_key(event), name=name, count=event.count, cards=cards)
    return scene.texts(_key(event), name=name, cards=cards)


def _scored(event: HandScored, scene: Scene) -> list[str]:
    """Tricks of each side and the discards; a hand that was thrown in has neither."""
    texts, lines = scene.texts, []
    if any(event.tricks):
        each = [
            texts("five-hundred-tricks-of", name=scene.side(side), count=count)
            for side, count in zip(sides_of(scene), event.tricks, strict=False)
        ]
        lines.append(texts(_key(event), tricks=texts.list(each)))
    if event.discards:
        cards = scene.cards.cards(event.discards)
        lines.append(texts(f"{_key(event)}-discards", cards=cards))
    if event.partners:
        lines.append(texts(f"{_key(event)}-partners", names=scene.names(event.partners)))
    return lines


def _key(event: GameEvent) -> str:
    return key("event", "five_hundred", event.type)
