"""A match: rounds of one game until it is over, from one key.

`Match` is a frozen value. Options, seats, key and moves give the same match again, to the
last card (docs/rules/README.md §2).
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from games.errors import IllegalMove
from games.game import AnyGame, RoundResult, Standing
from games.options import GameOptions
from games.registry import GAMES
from games.seats import Seat
from games.shuffle import KeyedShuffle, MatchKey, draw_first_dealer
from games.values import maker, quickly_built

__all__ = ["Events", "Match", "MatchReason", "apply_move", "deal_next_round", "start_match"]

Events = tuple[Any, ...]  # events of whichever game is played


class MatchReason(StrEnum):
    """Why a match refuses a move, whatever the game."""

    ROUND_OVER = "round_over"
    """The round is scored; the next one is not dealt yet."""
    ROUND_NOT_OVER = "round_not_over"
    MATCH_OVER = "match_over"


@quickly_built
@dataclass(frozen=True, slots=True)
class Match:
    """A match in play. It holds the key and every hidden card: never shown to anybody."""

    game_id: str
    options: GameOptions
    seats: int
    key: MatchKey
    standing: Standing
    """Before the round on the table; as soon as that is scored, after it."""
    state: Any  # of whichever game is played
    shuffle_count: int
    """How many shuffles the round has had."""
    turn: int
    """Deals and moves of the seat on turn so far: the count that a move names."""
    is_round_over: bool = False
    results: tuple[RoundResult, ...] = ()
    """The rounds that are scored, in order."""

    @property
    def game(self) -> AnyGame:
        """The rules it is played by."""
        return GAMES[self.game_id]  # looked up a dozen times a move

    @property
    def is_over(self) -> bool:
        """Has the last round been scored?"""
        return self.standing.over

    @property
    def round_number(self) -> int:
        """The round on the table, from 1."""
        return len(self.results) + (0 if self.is_round_over else 1)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats without whose move play does not go on."""
        return () if self.is_round_over else self.game.waiting_for(self.state)


_make_match = maker(Match)


def start_match(
    game: AnyGame, *, options: GameOptions, seats: int, key: MatchKey
) -> tuple[Match, Events]:
    """A match with its first round dealt.

    Raises:
        OptionError: these options do not suit so many seats.
    """
    options.check(seats)
    sides = game.sides(options, seats)
    standing = Standing(
        round_number=1,
        dealer=draw_first_dealer(key, seats),
        sides=sides,
        totals=(0,) * len(sides),
    )
    return _deal(game, options, seats, key, standing, turn=0, results=())


def apply_move(match: Match, seat: Seat, text: str) -> tuple[Match, Events]:
    """The match after the move that `text` says, scored if it ends the round.

    Raises:
        NotationError: the text is no move of the game.
        IllegalMove: the rules forbid the move here.
    """
    game = match.game
    move = game.parse_move(text)
    if match.is_round_over:
        raise IllegalMove(MatchReason.MATCH_OVER if match.is_over else MatchReason.ROUND_OVER)
    shuffle = KeyedShuffle(match.key, match.standing.round_number, match.shuffle_count)
    state, events = game.apply(match.state, seat, move, shuffle)
    is_turn = text.split(" ", 1)[0] not in game.verbs_out_of_turn
    turn = match.turn + 1 if is_turn else match.turn
    return _with_state(match, state, shuffle.count, turn), events


def deal_next_round(match: Match) -> tuple[Match, Events]:
    """The match with its next round dealt.

    Raises:
        IllegalMove: the round is not over yet, or the match is.
    """
    if match.is_over:
        raise IllegalMove(MatchReason.MATCH_OVER)
    if not match.is_round_over:
        raise IllegalMove(MatchReason.ROUND_NOT_OVER)
    return _deal(
        match.game,
        match.options,
        match.seats,
        match.key,
        match.standing,
        turn=match.turn,
        results=match.results,
    )


def _deal(
    game: AnyGame,
    options: GameOptions,
    seats: int,
    key: MatchKey,
    standing: Standing,
    *,
    turn: int,
    results: tuple[RoundResult, ...],
) -> tuple[Match, Events]:
    shuffle = KeyedShuffle(key, standing.round_number)
    state, events = game.deal(options, seats, standing, shuffle)
    match = Match(
        game_id=game.id,
        options=options,
        seats=seats,
        key=key,
        standing=standing,
        state=state,
        shuffle_count=shuffle.count,
        turn=turn,
        results=results,
    )
    return _with_state(match, state, shuffle.count, turn + 1), events


def _with_state(match: Match, state: Any, shuffle_count: int, turn: int) -> Match:
    """The match with a new state, settled if that ended the round."""
    game = match.game
    result = game.result(state)
    standing = match.standing
    results = match.results
    if result is not None:
        whole_pack = game.pack(match.options, match.seats)
        assert sorted(game.all_cards(state)) == sorted(whole_pack), state
        standing = game.settle(match.options, standing, result)
        results = (*results, result)
    return _make_match(
        game_id=match.game_id,
        options=match.options,
        seats=match.seats,
        key=match.key,
        standing=standing,
        state=state,
        shuffle_count=shuffle_count,
        turn=turn,
        is_round_over=result is not None,
        results=results,
    )
