"""Page One: declaring and challenging (docs/rules/page_one.md §3)."""

from dataclasses import replace

import pytest

from games.cards import parse_cards
from games.page_one.events import Caught, Declared, FalselyChallenged, PenaltyDrawn
from games.page_one.state import State
from games.seats import Seat
from tests.games.page_one.rounds import options_of, played, refusal, round_of, types

THREE = ("7H 9H", "2H 5S 6S", "3H 9S TS")
NEXT_PLAY = {"challenge_window": "next_play"}


def marks(state: State) -> tuple[list[int], list[int]]:
    """Seats whose declaration stands, and those exposed."""
    return (
        [seat for seat, is_so in enumerate(state.declared) if is_so],
        [seat for seat, is_so in enumerate(state.exposed) if is_so],
    )


@pytest.mark.parametrize(
    ("steps", "declared", "exposed"),
    [
        pytest.param(["0:play 7H declare"], [0], [], id="§8.9 with the play"),
        pytest.param(["0:declare", "0:play 7H"], [0], [], id="before the play"),
        pytest.param(["0:declare", "0:play 7H declare"], [0], [], id="both"),
        pytest.param(["0:play 7H", "0:declare"], [0], [], id="§8.11 after the play, in time"),
        pytest.param(["0:play 7H"], [], [0], id="not at all"),
        pytest.param(["0:play 7H", "1:play 2H", "2:play 3H"], [], [0], id="until its own play"),
        pytest.param(["0:declare"], [0], [], id="two cards, still to play"),
    ],
)
def test_a_declaration_counts_when_the_turn_ends_with_one_card(
    steps: list[str], declared: list[int], exposed: list[int]
) -> None:
    assert marks(played(round_of(*THREE), *steps)[0]) == (declared, exposed)


def test_everybody_hears_a_declaration_once() -> None:
    _, events = played(round_of(*THREE), "0:declare", "0:play 7H declare")
    assert types(events) == ["declared", "card_played"]
    _, events = played(round_of(*THREE), "0:play 7H declare")
    assert types(events) == ["card_played", "declared"]
    assert events[1] == Declared(Seat(0))


@pytest.mark.parametrize(
    ("hand", "stock", "steps", "held", "declared", "exposed"),
    [
        pytest.param(
            "AS 5S", "4D 4C 3H", ["1:declare", "1:draw"], "AS 5S 4D 4C", [], [], id="§8.12"
        ),
        pytest.param("4D", "3H", ["1:draw"], "4D", [], [1], id="§8.12a declare anew"),
        pytest.param("4D", "3H", ["1:draw", "1:declare"], "4D", [1], [], id="declared anew"),
        pytest.param("4D", "", ["1:draw"], "4D", [1], [], id="nothing drawn, nothing changed"),
        pytest.param("AS 5S", "", ["1:declare", "1:draw"], "AS 5S", [], [], id="did not play"),
    ],
)
def test_a_declaration_is_void_when_the_hand_changes(
    hand: str, stock: str, steps: list[str], held: str, declared: list[int], exposed: list[int]
) -> None:
    first = [1] if len(hand) == 2 else []
    state = round_of("7H 9H 2C", hand, stock=stock, declared=first)
    state, _ = played(state, "0:play 7H", *steps)
    assert state.hands[1] == parse_cards(held)
    assert marks(state) == (declared, exposed)


def test_the_first_challenge_counts_and_play_goes_on() -> None:
    state, events = played(round_of(*THREE), "0:play 7H", "2:challenge 0")
    assert types(events) == ["card_played", "caught", "penalty_drawn"]
    assert events[1] == Caught(Seat(0), Seat(2))
    assert events[2] == PenaltyDrawn(Seat(0), state.hands[0][1:])
    assert (len(state.hands[0]), state.turn, marks(state)) == (6, 1, ([], []))
    assert refusal(state, "1:challenge 0") == "nothing_to_challenge"
    assert refusal(state, "0:declare") == "nothing_to_declare"


def test_a_caught_winner_of_the_trick_still_leads() -> None:
    state = round_of("7H AH", "2H 5S 6S", "3H 9S TS")
    steps = ("0:play AH", "1:play 2H", "2:play 3H", "1:challenge 0")
    state, _ = played(state, *steps)
    assert (state.turn, len(state.hands[0]), marks(state)) == (0, 6, ([], []))


@pytest.mark.parametrize(("penalty", "count"), [(1, 2), (2, 3), (10, 5)])
def test_the_penalty_is_as_many_cards_as_there_are(penalty: int, count: int) -> None:
    state = round_of(
        "7H 9H", "2H", stock="4S", discards="AC KC QC", options=options_of(penalty=penalty)
    )
    state, events = played(state, "0:play 7H", "1:challenge 0")
    assert len(state.hands[0]) == count
    renewed = ["stock_renewed"] if penalty > 1 else []
    assert types(events) == ["card_played", "caught", *renewed, "penalty_drawn"]


def test_a_challenge_where_nothing_is_left_costs_nothing_and_ends_the_exposure() -> None:
    state = round_of("7H 9H", "2H 5S", stock="")
    state, _ = played(state, "0:play 7H", "1:challenge 0")
    assert (state.hands[0], marks(state)) == (parse_cards("9H"), ([], []))
    assert refusal(state, "1:challenge 0") == "nothing_to_challenge"


@pytest.mark.parametrize(
    ("steps", "exposed"),
    [
        pytest.param(["0:play 7H", "1:play 2H"], [], id="the next seat's play"),
        pytest.param(["0:play 7H", "1:challenge 0"], [], id="a challenge"),
    ],
)
def test_with_next_play_being_exposed_ends_with(steps: list[str], exposed: list[int]) -> None:
    assert marks(played(round_of(*THREE, options=options_of(**NEXT_PLAY)), *steps)[0])[1] == exposed


@pytest.mark.parametrize(
    ("stock", "exposed"), [("4D 3H", []), ("4D", []), ("", [0])], ids=["plays", "skips", "nothing"]
)
def test_with_next_play_a_draw_of_any_card_ends_it(stock: str, exposed: list[int]) -> None:
    state = round_of("7H 9H", "TC 5S 6S", stock=stock, options=options_of(**NEXT_PLAY))
    assert marks(played(state, "0:play 7H", "1:draw")[0])[1] == exposed


def test_with_next_play_the_last_seat_of_the_trick_is_exposed_until_it_leads() -> None:
    state = round_of("AH 9H", "7H TH 5S", "8H 5C 6S", leader=1, options=options_of(**NEXT_PLAY))
    state, _ = played(state, "1:play 7H", "2:play 8H", "0:play AH")
    assert marks(state) == ([], [0])
    assert refusal(state, "2:challenge 0") is None


def test_a_missed_window_does_no_harm_to_a_last_play() -> None:
    options = options_of(challenge_window="next_play", undeclared_finish="penalty")
    state = round_of("7H 9H", "8H 4H 5C", options=options)
    state, _ = played(state, "0:play 7H", "1:play 8H", "1:play 4H", "0:play 9H")
    assert state.end_reason == "out"


def test_a_wrong_challenge_costs_cards_where_it_does() -> None:
    state = round_of(*THREE, stock="2D 3D 4D", options=options_of(false_challenge=2))
    state, events = played(state, "2:challenge 0")
    assert events[0] == FalselyChallenged(Seat(2), against=Seat(0))
    assert state.hands[2] == parse_cards("3H 9S TS 2D 3D")
    assert state.turn == 0


def test_a_wrong_challenge_is_no_draw_for_the_window() -> None:
    options = options_of(false_challenge=1, **NEXT_PLAY)
    state = round_of(*THREE, options=options)
    state, _ = played(state, "0:play 7H", "2:challenge 1")
    assert marks(state) == ([], [0])


@pytest.mark.parametrize("steps", [["0:play 7H declare"], ["0:play 7H"]])
def test_a_wrong_challenger_holds_several_cards_afterwards(steps: list[str]) -> None:
    state = round_of(*THREE, options=options_of(false_challenge=1))
    state, _ = played(state, *steps, "0:challenge 1")
    assert (len(state.hands[0]), marks(state)) == (2, ([], []))


def test_who_goes_out_exposed_has_gone_out() -> None:
    state, _ = played(round_of("7H 8H", "KS 2H 5S"), "0:play 8H", "1:play 2H", "0:play 7H")
    assert state.end_reason == "out"


@pytest.mark.parametrize(
    ("penalty", "hand", "exposed"), [(5, "2D 3D 4D 5D 6D", []), (1, "2D", [0])]
)
def test_an_undeclared_finish_may_cost_the_penalty(
    penalty: int, hand: str, exposed: list[int]
) -> None:
    options = options_of(undeclared_finish="penalty", penalty=penalty)
    state = round_of("7H 8H", "2H 5S 6S", stock="2D 3D 4D 5D 6D 7D", options=options)
    state, events = played(state, "0:play 8H", "1:play 2H", "2:play 3H", "0:play 7H")
    assert types(events)[-3:] == ["card_played", "finish_refused", "penalty_drawn"]
    assert (state.turn, state.hands[0]) == (1, parse_cards(hand))
    assert marks(state) == ([], exposed)


def test_an_undeclared_finish_without_a_card_to_draw_is_a_finish() -> None:
    options = options_of(undeclared_finish="penalty")
    state = round_of("7H", "2H 5S 6S", stock="", options=options)
    state, events = played(replace(state, exposed=(True, False, False)), "0:play 7H")
    assert types(events) == ["card_played", "went_out", "round_counted"]


def test_the_word_said_in_time_saves_the_finish() -> None:
    options = options_of(undeclared_finish="penalty")
    state = round_of("7H 8H", "2H 5S 6S", options=options)
    state, _ = played(state, "0:play 8H", "1:play 2H", "0:declare", "0:play 7H")
    assert state.end_reason == "out"


def test_automatic_declaring_leaves_nobody_exposed() -> None:
    state, events = played(round_of(*THREE, options=options_of(declaring="auto")), "0:play 7H")
    assert marks(state) == ([0], [])
    assert types(events) == ["card_played", "declared"]


def test_without_declaring_nobody_is_exposed() -> None:
    state, events = played(round_of(*THREE, options=options_of(declaring="off")), "0:play 7H")
    assert (marks(state), types(events)) == (([], []), ["card_played"])
