"""The table of Five Hundred on lines of text: score, contract, tricks, open hands, claim."""

from clients.cli.games.five_hundred_auction import calls_lines, grid_lines
from clients.cli.games.five_hundred_bids import bid_text
from clients.cli.games.five_hundred_cards import hand_lines, labelled, trick_line
from clients.cli.table import Scene
from protocol.five_hundred import ContractView, FiveHundredPhase, FiveHundredView
from protocol.game_values import Seat, Side

__all__ = ["sides_of", "table_lines"]

TRICKS = 10
IN_AUCTION = (FiveHundredPhase.AUCTION, FiveHundredPhase.RAISE)
FOLLOW_REASONS = frozenset({"follow_suit", "left_bower_is_trump", "joker_while_following"})
"""Reasons that come to this: a card of the suit led is held."""


def table_lines(view: FiveHundredView, scene: Scene) -> list[str]:
    """The table and the own cards."""
    if view.phase in IN_AUCTION:
        middle = [*calls_lines(view, scene), *grid_lines(view, scene)]
    elif view.phase is FiveHundredPhase.OVER:
        middle = [*_contract_lines(view, scene), _tricks_line(view, scene)]
    else:
        middle = _play_lines(view, scene)
    return [
        *_status_lines(view, scene),
        *middle,
        *hand_lines(view, scene),
        *_what_hinders(view, scene),
    ]


def sides_of(scene: Scene) -> tuple[Side, ...]:
    """Who scores together, in the match or, before it, in the lobby."""
    match, room = scene.table.match, scene.table.room
    if match is not None:
        return match.sides
    return () if room is None else room.sides


def _status_lines(view: FiveHundredView, scene: Scene) -> list[str]:
    texts, room = scene.texts, scene.table.room
    match = scene.table.match
    number = 1 if match is None else match.round_number
    target = "" if room is None else str(room.options.get("target", ""))
    scores = [
        texts("score-total", name=scene.side(side), score=score)
        for side, score in zip(sides_of(scene), view.totals, strict=False)
    ]
    trick = min(len(view.tricks) + 1, TRICKS)
    is_playing = view.phase is FiveHundredPhase.PLAY
    first = (
        texts("five-hundred-status-play", round=number, trick=trick)
        if is_playing
        else texts("five-hundred-status", round=number, dealer=scene.name(view.dealer))
    )
    return [first, texts("five-hundred-scores", scores="  ".join(scores), target=target)]


def _play_lines(view: FiveHundredView, scene: Scene) -> list[str]:
    lines = _contract_lines(view, scene)
    if view.phase is FiveHundredPhase.EXCHANGE and view.kitty:
        lines.append(scene.texts("five-hundred-kitty", cards=scene.cards.cards(view.kitty)))
    if view.phase is FiveHundredPhase.PLAY:
        lines += [_tricks_line(view, scene), trick_line(view, scene)]
    return [*lines, *_open_hands(view, scene), *_claim_lines(view, scene)]


def _contract_lines(view: FiveHundredView, scene: Scene) -> list[str]:
    texts, contract = scene.texts, view.contract
    if contract is None:
        return (
            []
            if view.result is not None and not view.tricks
            else [texts("five-hundred-all-passed")]
        )
    bid = bid_text(contract.bid, scene)
    who = "+".join(map(scene.name, _contract_seats(contract, scene)))
    sentence = "five-hundred-contract-misere" if contract.is_misere else "five-hundred-contract"
    left = max(0, contract.needed - contract.taken)
    lines = [
        texts(
            sentence,
            bid=bid,
            value=contract.value,
            name=who,
            needed=contract.needed,
            taken=contract.taken,
            left=left,
        )
    ]
    if contract.sits_out:
        lines.append(texts("five-hundred-sits-out", names=scene.names(contract.sits_out)))
    return [*lines, *_joker_lines(view, scene), *_partner_lines(view, contract, scene)]


def _contract_seats(contract: ContractView, scene: Scene) -> tuple[Seat, ...]:
    """The contractor and whoever plays with it, the contractor first."""
    if contract.is_misere:
        return (contract.contractor,)
    mates = [
        seat
        for side in sides_of(scene)
        if contract.contractor in side
        for seat in side
        if seat != contract.contractor
    ]
    return (contract.contractor, *mates, *contract.partners)


def _joker_lines(view: FiveHundredView, scene: Scene) -> list[str]:
    """What the joker was named for, where the play has begun without trumps."""
    has_begun = view.tricks or view.plays or view.phase is FiveHundredPhase.PLAY
    if view.named is None or not has_begun:
        return []
    return [scene.texts("five-hundred-joker-named", suit=scene.cards.suit(view.named))]


def _partner_lines(view: FiveHundredView, contract: ContractView, scene: Scene) -> list[str]:
    """The called card, and whether its holder is known (five players)."""
    texts = scene.texts
    if contract.called is None:
        return []
    card = labelled(contract.called, contract, scene)
    if contract.is_partner_public and contract.partners:
        names = scene.names(contract.partners)
        return [texts("five-hundred-called-shown", card=card, names=names)]
    if view.seat is not None and view.seat in contract.partners:
        return [texts("five-hundred-called-you", card=card)]
    return [texts("five-hundred-called", card=card)]


def _tricks_line(view: FiveHundredView, scene: Scene) -> str:
    each = [
        scene.texts("five-hundred-tricks-of", name=scene.side(side), count=count)
        for side, count in zip(sides_of(scene), view.tricks_by_side, strict=False)
    ]
    return scene.texts("five-hundred-tricks", tricks="  ".join(each))


def _open_hands(view: FiveHundredView, scene: Scene) -> list[str]:
    """Hands that lie open, other than the own one."""
    return [
        scene.texts(
            "five-hundred-open-hand",
            name=scene.seat_name(seat),
            cards=" ".join(labelled(card, view.contract, scene) for card in cards),
        )
        for seat, cards in enumerate(view.open_hands)
        if cards and seat != view.seat
    ]


def _claim_lines(view: FiveHundredView, scene: Scene) -> list[str]:
    claim = view.claim
    if claim is None:
        return []
    return [scene.texts("five-hundred-claim-open", name=scene.name(claim.seat), count=claim.count)]


def _what_hinders(view: FiveHundredView, scene: Scene) -> list[str]:
    """Why only some of the own cards may be played, where that is so."""
    reasons = {str(reason) for reason in view.blocked if reason is not None}
    if view.suit is not None and reasons & FOLLOW_REASONS:
        return [scene.texts("five-hundred-must-follow", suit=scene.cards.suit(view.suit))]
    if "joker_forced" in reasons:
        return [scene.texts("five-hundred-must-play-joker")]
    return []
