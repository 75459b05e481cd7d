"""What the lines of Page One say, asked of its rules."""

from collections.abc import Iterable, Mapping
from typing import Final

from games.cards import Suit, pack, parse_card, parse_cards
from games.errors import IllegalMove, NotationError
from games.game import RoundResult, SideResult, Standing
from games.page_one.events import (
    CardsDrawn,
    Caught,
    Event,
    FalselyChallenged,
    FinishRefused,
    RoundCounted,
    SeatSkipped,
    StockRenewed,
    WentOut,
)
from games.page_one.following import winning_play
from games.page_one.game import PAGE_ONE
from games.page_one.options import PageOneOptions
from games.page_one.play import open_round
from games.page_one.scoring import next_leader, round_result
from games.page_one.state import State
from games.seats import Seat
from games.shuffle import KeyedShuffle, MatchKey
from games.tricks.events import TrickWon
from games.tricks.trick import Play
from tests.vectors.common import match_check, options_check
from tests.vectors.page_one_positions import following, leading, position
from tests.vectors.vector import Check, Fields, Mismatch, Vector, expect

__all__ = ["CHECKS"]

KEY: Final = MatchKey(bytes(32))

FINAL_FIELDS = frozenset(
    {"over", "turn", "hands", "stock", "discards", "events", "scores", "winners", "ranks", "legal"}
    | {"table", "suit", "removed", "declared", "exposed", "tricks"}
)


def check_legal(vector: Vector) -> None:
    """The moves of the seat on turn, in a position of which the rest is made up."""
    fields, options = vector.fields, _options(vector)
    hand = parse_cards(fields["hand"])
    if fields.get("leading", False):
        state = leading(options, hand)
    else:
        suit = fields["suit"]
        state = following(options, hand, None if suit is None else Suit(suit))
    _expect_legal(fields["legal"], state)


def check_trick(vector: Vector) -> None:
    """Who wins a trick."""
    plays = tuple(_play(text) for text in vector.fields["plays"])
    suit = vector.fields["suit"]
    winner = winning_play(plays, None if suit is None else Suit(suit)).seat
    expect("winner", vector.fields["winner"], winner)


def check_score(vector: Vector) -> None:
    """The round score of numbers of cards."""
    counts = tuple(vector.fields["cards"])
    out = vector.fields["out"]
    reason = "trick_limit" if out is None else "out"
    if out is not None:
        expect("out", out, counts.index(0))
    result = round_result(_options(vector), Seat(0), counts, reason)
    _expect_result(vector.fields, result)


def check_next_leader(vector: Vector) -> None:
    """Who leads the next round."""
    fields = vector.fields
    counts = tuple(fields["cards"])
    expect("seats", fields["seats"], len(counts))
    expect("out", fields.get("out"), counts.index(0) if 0 in counts else None)
    found = next_leader(_options(vector), Seat(fields["first_leader"]), counts)
    expect("next_leader", fields["next_leader"], found)


def check_deal(vector: Vector) -> None:
    """Sizes, who plays first, and who leads the next round where that is the left one."""
    fields, options = vector.fields, _options(vector)
    seats = fields["seats"]
    standing = _standing(options, seats, Seat(fields.get("dealer", fields.get("first", 0))))
    state, _ = PAGE_ONE.deal(options, seats, standing, KeyedShuffle(KEY, 1))
    expect("stock", fields["stock"], len(state.stock))
    expect("hand sizes", {options.hand_size}, set(map(len, state.hands)))
    if "first" in fields:
        expect("first", fields["first"], state.turn)
    if "next_dealer" in fields:
        nothing = RoundResult((SideResult(0, 1, ()),) * seats, (), "drawn")
        next_dealer = PAGE_ONE.settle(options, standing, nothing).dealer
        expect("next_dealer", fields["next_dealer"], next_dealer)


def check_flow(vector: Vector) -> None:
    """A round played from the deal on, or from between two tricks."""
    fields, options = vector.fields, _options(vector)
    state = _start(fields, options)
    expect("the whole pack", sorted(pack(jokers=options.jokers)), _all_cards(state))
    shuffle = KeyedShuffle(KEY, 1)
    happened: list[Event] = []
    for step in fields["steps"]:
        seat, text = step.removeprefix("!").split(":", 1)
        if step.startswith("!"):
            _expect_refused(state, Seat(int(seat)), text, shuffle)
            continue
        move = PAGE_ONE.parse_move(text)
        state, events = PAGE_ONE.apply(state, Seat(int(seat)), move, shuffle)
        happened += events
        expect(f"the pack after {step}", sorted(pack(jokers=options.jokers)), _all_cards(state))
    _expect_final(fields["final"], state, happened)


CHECKS: Mapping[str, Check] = {
    "legal": check_legal,
    "trick": check_trick,
    "score": check_score,
    "next_leader": check_next_leader,
    "deal": check_deal,
    "match": match_check(PAGE_ONE),
    "options": options_check(PAGE_ONE),
    "flow": check_flow,
}
"""What each kind of line says."""


def _options(vector: Vector) -> PageOneOptions:
    options = vector.options(PageOneOptions)
    assert isinstance(options, PageOneOptions)
    return options


def _standing(options: PageOneOptions, seats: int, leader: Seat) -> Standing:
    return Standing(1, leader, PAGE_ONE.sides(options, seats), (0,) * seats)


def _start(fields: Fields, options: PageOneOptions) -> State:
    leader = Seat(fields["leader"])
    hands = tuple(map(parse_cards, fields["hands"]))
    expect("seats", fields["seats"], len(hands))
    stock = parse_cards(fields["stock"])
    match fields["start"]:
        case "deal":
            expect("hand sizes", {options.hand_size}, set(map(len, hands)))
            return open_round(options, leader, hands=hands, stock=stock)
        case "position":
            return position(
                options,
                leader,
                hands=hands,
                stock=stock,
                discards=parse_cards(fields.get("discards", "")),
                removed=parse_cards(fields.get("removed", "")),
                declared=tuple(fields.get("declared", ())),
            )
        case start:
            raise Mismatch(f"unknown start {start!r}")


def _all_cards(state: State) -> list[str]:
    return sorted(map(str, PAGE_ONE.all_cards(state)))


def _play(text: str) -> Play:
    seat, card = text.split(":")
    return Play(Seat(int(seat)), parse_card(card))


def _expect_refused(state: State, seat: Seat, text: str, shuffle: KeyedShuffle) -> None:
    """A text that does not parse is refused; so is a move, with a reason of the game."""
    count = shuffle.count
    try:
        PAGE_ONE.apply(state, seat, PAGE_ONE.parse_move(text), shuffle)
    except NotationError:
        return
    except IllegalMove as refusal:
        if not isinstance(refusal.reason, PAGE_ONE.reasons):
            raise Mismatch(f"{seat}:{text} is refused for {refusal.reason!r}") from None
        expect("shuffles after a refusal", count, shuffle.count)
        return
    raise Mismatch(f"{seat}:{text} is not refused")


def _expect_legal(said: Fields, state: State) -> None:
    assert state.turn is not None
    listed = PAGE_ONE.legal_moves(state, state.turn).listed
    plays = {":".join(text.split()[1:]) for text in listed if text.startswith("play ")}
    expect("plays", set(said["plays"].split()), plays)
    expect("draw", said["draw"], "draw" in listed)


def _expect_result(said: Fields, result: RoundResult | None) -> None:
    if result is None:
        raise Mismatch("the round is not over")
    if "scores" in said:
        expect("scores", said["scores"], [side.score for side in result.by_side])
    if "winners" in said:
        expect("winners", said["winners"], list(result.winners))
    if "ranks" in said:
        expect("ranks", said["ranks"], [side.rank for side in result.by_side])


def _expect_final(said: Fields, state: State, happened: Iterable[Event]) -> None:
    expect("fields that nobody knows", set(), set(said) - FINAL_FIELDS)
    expect("over", said["over"], state.is_over)
    expect("turn", said["turn"], state.turn)
    _expect_hands(said, state)
    _expect_table(said, state)
    expect("stock", said["stock"], len(state.stock))
    expect("discards", said["discards"], len(state.discards))
    expect("removed", set(parse_cards(said.get("removed", ""))), set(state.removed))
    for name, marks in (("declared", state.declared), ("exposed", state.exposed)):
        if name in said:
            expect(name, set(said[name]), {seat for seat, is_so in enumerate(marks) if is_so})
    expect("tricks", said["tricks"], state.trick_count)
    if "legal" in said:
        _expect_legal(said["legal"], state)
    expect("events", said["events"], [name for event in happened if (name := _name(event))])
    if state.is_over:
        _expect_result(said, PAGE_ONE.result(state))


def _expect_hands(said: Fields, state: State) -> None:
    """Cards of the hands, where `?` stands for one that a reshuffle leaves open."""
    expect("hands", len(said["hands"]), len(state.hands))
    for seat, text in enumerate(said["hands"]):
        named = parse_cards(" ".join(word for word in text.split() if word != "?"))
        hand = state.hands[seat]
        expect(f"number of cards of {seat}", len(text.split()), len(hand))
        expect(f"hand {seat}", set(), set(named) - set(hand))


def _expect_table(said: Fields, state: State) -> None:
    """The trick so far, where `?` stands for a card that a reshuffle leaves open."""
    table = [
        f"{play.seat}:?" if text.endswith(":?") else f"{play.seat}:{play.card}"
        for play, text in zip(state.plays, said.get("table", ()), strict=True)
    ]
    expect("table", list(said.get("table", ())), table)
    expect("suit", said.get("suit"), state.suit)


def _name(event: Event) -> str:
    """The event as the lines write it; nothing for those that they leave out."""
    match event:
        case TrickWon(seat=seat):
            return f"trick {seat}"
        case CardsDrawn(seat=seat, cards=cards):
            return f"draws {seat} {len(cards)}"
        case SeatSkipped(seat=seat):
            return f"skips {seat}"
        case StockRenewed():
            return "reshuffle"
        case Caught(seat=seat):
            return f"caught {seat}"
        case FalselyChallenged(seat=seat):
            return f"false {seat}"
        case FinishRefused(seat=seat):
            return f"penalty {seat}"
        case WentOut(seat=seat):
            return f"out {seat}"
        case RoundCounted(result=result) if result.reason != "out":
            return result.reason
        case _:
            return ""
