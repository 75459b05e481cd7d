"""Rounds as the lines tell them: played step by step, and compared where they end."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from games.cards import parse_cards
from games.errors import IllegalMove, NotationError
from games.game import AnyGame, RoundResult, SideResult, Standing
from games.options import GameOptions
from games.seats import Seat
from games.shuffle import KeyedShuffle, MatchKey
from tests.vectors.vector import Check, Fields, Mismatch, Vector, expect

__all__ = [
    "FIELD_FINAL",
    "KEY",
    "Opening",
    "deal_check",
    "expect_result",
    "expect_table",
    "play_steps",
    "seat_or_none",
    "standing_of",
]

KEY: Final = MatchKey(bytes(32))

FIELD_FINAL = {"over", "turn", "hands", "field", "field_has", "stock", "discards"} | {
    "legal",
    "events",
    "scores",
    "winners",
    "ranks",
}
"""Fields of `final` that every game with a field has."""

Opening: TypeAlias = tuple[Any, Sequence[Any]]  # state and events of whichever game is played


def seat_or_none(number: int | None) -> Seat | None:
    """A seat of a line, if it names one."""
    return None if number is None else Seat(number)


def standing_of(game: AnyGame, options: GameOptions, seats: int, dealer: Seat) -> Standing:
    """The first round of a match, with that dealer."""
    return Standing(1, dealer, game.sides(options, seats), (0,) * seats)


def deal_check(game: AnyGame) -> Check:
    """The kind `deal` of the games with a field: sizes, who plays first, and who deals next."""

    def check(vector: Vector) -> None:
        fields = vector.fields
        options = vector.options(game.options)
        seats = fields["seats"]
        standing = standing_of(game, options, seats, Seat(fields.get("dealer", 0)))
        state, _ = game.deal(options, seats, standing, KeyedShuffle(KEY, 1))
        expect("stock", fields["stock"], len(state.stock))
        if "first" in fields:
            expect("first", fields["first"], state.turn)
        if "next_dealer" in fields:
            nothing = RoundResult((SideResult(0, 1, ()),) * seats, (), "showdown")
            next_dealer = game.settle(options, standing, nothing).dealer
            expect("next_dealer", fields["next_dealer"], next_dealer)

    return check


def play_steps(game: AnyGame, opening: Opening, steps: Sequence[str]) -> tuple[Any, list[Any]]:
    """The state after the steps, and all that happened. A step with `!` must be refused."""
    state, events = opening
    happened = list(events)
    shuffle = KeyedShuffle(KEY, 1)
    for step in steps:
        seat_text, text = step.removeprefix("!").split(":", 1)
        seat = Seat(int(seat_text))
        if step.startswith("!"):
            _expect_refused(game, state, seat, text)
        else:
            state, events = game.apply(state, seat, game.parse_move(text), shuffle)
            happened += events
    return state, happened


def expect_result(said: Fields, result: RoundResult | None) -> None:
    """Compare winners, scores and ranks, as far as the line gives them.

    Raises:
        Mismatch: they differ, or the round is not over.
    """
    if result is None:
        raise Mismatch("the round is not over")
    if "winners" in said:
        expect("winners", said["winners"], list(result.winners))
    if "scores" in said:
        expect("scores", said["scores"], [side.score for side in result.by_side])
    if "ranks" in said:
        expect("ranks", said["ranks"], [side.rank for side in result.by_side])


def expect_table(said: Fields, state: Any) -> None:  # of a game with a field
    """Compare whose turn it is, hands, field, stock and discards.

    Raises:
        Mismatch: they differ.
    """
    expect("over", said["over"], state.is_over)
    expect("turn", said["turn"], state.turn)
    for seat, hand in enumerate(said["hands"]):
        expect(f"hand {seat}", set(parse_cards(hand)), set(state.hands[seat]))
    if "field" in said:
        expect("field", set(parse_cards(said["field"])), set(state.field))
    if "field_has" in said:
        expect("field_has", set(), set(parse_cards(said["field_has"])) - set(state.field))
    expect("stock", said["stock"], len(state.stock))
    expect("discards", said["discards"], len(state.discards))


def _expect_refused(game: AnyGame, state: Any, seat: Seat, text: str) -> None:
    """A text that does not parse is refused; so is a move, with a reason of the game."""
    try:
        game.apply(state, seat, game.parse_move(text), KeyedShuffle(KEY, 1))
    except NotationError:
        return
    except IllegalMove as refusal:
        if not isinstance(refusal.reason, game.reasons):
            raise Mismatch(f"{seat}:{text} is refused for {refusal.reason!r}") from None
        return
    raise Mismatch(f"{seat}:{text} is not refused")
