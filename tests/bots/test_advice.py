"""What players advise: as they play, but without whims and slips."""

from random import Random

import pytest

from bots.advice import advise
from bots.player import Choice
from games.game import AnyGame
from games.match import apply_move, start_match
from games.page_one.events import HandsDealt
from games.page_one.game import PAGE_ONE
from games.page_one.state import State
from games.registry import GAMES
from games.seats import Seat
from games.shuffle import MatchKey
from protocol.server_messages import Advise
from tests.games.page_one.rounds import played, round_of
from tests.scale import scaled

MOVES = scaled(2_000)


def question(state: State, *steps: str, seat: int = 0) -> Advise:
    """A question about a round of Page One, heard from its deal on."""
    after, events = played(state, *steps)
    asked = Seat(seat)
    dealt = HandsDealt(1, state.leader, state.hands, len(state.stock))
    return Advise(
        request=1,
        game="page_one",
        seat=asked,
        view=PAGE_ONE.view(after, asked),
        legal=PAGE_ONE.legal_moves(after, asked),
        events=tuple(PAGE_ONE.redact(event, asked) for event in (dealt, *events)),
    )


def told(choice: Choice) -> tuple[str, str]:
    return choice.move, str(choice.because.reason)


def test_the_word_is_never_forgotten() -> None:
    assert told(advise(question(round_of("AS 3D", "7H 5H 4H 9C")))) == (
        "play AS declare",
        "declare_and_win",
    )


def test_a_word_that_was_forgotten_comes_first() -> None:
    steps = ["0:play 7H", "1:play 2H"]
    state = round_of("7H 9H", "2H 5S 6S")
    asked = question(state, *steps)
    assert "declare" in asked.legal.listed
    assert told(advise(asked)) == ("declare", "declare_now")


def test_nobody_is_told_to_challenge() -> None:
    """Seat 0 has one card and has not said the word; noticing that is for people."""
    state = round_of("7H 9H", "2H 5S 6S 8H")
    asked = question(state, "0:play 7H", seat=1)
    assert told(advise(asked)) == ("play 8H", "win_cheap")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_same_question_has_the_same_answer_and_it_is_legal(game: AnyGame) -> None:
    seats = game.recommended_seats[0]
    options = game.options.build({}, seats=seats)
    key = MatchKey(Random(1).randbytes(32))
    match, heard = start_match(game, options=options, seats=seats, key=key)
    for _ in range(MOVES):
        if match.is_round_over:
            break
        seat = match.waiting_for[0]
        asked = Advise(
            request=1,
            game=game.id,
            seat=seat,
            view=game.view(match.state, seat),
            legal=game.legal_moves(match.state, seat),
            events=tuple(game.redact(event, seat) for event in heard),
        )
        first, again = advise(asked), advise(asked)
        assert (first.move, first.because) == (again.move, again.because)
        match, events = apply_move(match, seat, first.move)
        heard = (*heard, *events)
