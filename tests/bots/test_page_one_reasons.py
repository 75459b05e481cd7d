"""Why the player of Page One plays what it plays."""

import pytest

from games.page_one.state import State
from tests.bots.test_field_reasons import told
from tests.bots.test_page_one_player import chosen, reactions
from tests.games.page_one.rounds import options_of, round_of

OTHER = "6C 7C 8C 9C"
SAID = 1
FORGOTTEN = 2
"""Seeds with which the word is said with the play, and with which it is not."""


def table(*hands: str, leader: int = 0) -> State:
    return round_of(*hands, leader=leader, options=options_of(jokers=1))


@pytest.mark.parametrize(
    ("state", "steps", "expected"),
    [
        pytest.param(
            table("3H 9H KH 2S", OTHER),
            [],
            ("play 3H", "lead_long_suit", {"suit": "H", "count": 3}),
            id="leads from length",
        ),
        pytest.param(
            table("AH KH QS 2C", OTHER), [], ("play 2C", "lead_low", {"card": "2C"}), id="leads low"
        ),
        pytest.param(
            round_of("AH 6D 6H 6C", "2C 3D 4C", "2H 8H 9H"),
            ["0:play AH", "1:draw", "2:play 2H"],
            ("play 6H", "known_void", {"seat": 1, "suit": "H"}),
            id="the neighbour had to draw",
        ),
        pytest.param(
            table("9S 3S 2H", "7H 5H 4H", leader=1),
            ["1:play 7H"],
            ("play 2H", "only_card", {"card": "2H"}),
            id="the only one",
        ),
        pytest.param(
            table("9S 3H 2H", "7H 5H 4H", leader=1),
            ["1:play 7H"],
            ("play 2H", "follow_low", {"card": "2H"}),
            id="follows low",
        ),
        pytest.param(
            table("AH 2H 4S 5S", "7H 5H 4H", leader=1),
            ["1:play 7H"],
            ("play 2H", "save_high", {"cards": ("AH",)}),
            id="saves its ace",
        ),
        pytest.param(
            table("QH 9H 2H 4S", "7H 5H 4H", leader=1),
            ["1:play 7H"],
            ("play 9H", "win_cheap", {"card": "9H"}),
            id="wins as the last",
        ),
        pytest.param(
            table("9S 3S 5C", "7H 5H 4H", leader=1),
            ["1:play 7H"],
            ("draw", "must_draw", {"suit": "H"}),
            id="draws",
        ),
        pytest.param(
            table("JK", "7H 5H 4H", leader=1),
            ["1:play 7H"],
            ("draw", "draw_no_joker_last", {}),
            id="the joker is no last card",
        ),
        pytest.param(
            table("6H", "7H 5H 4H", leader=1),
            ["1:play 7H"],
            ("play 6H", "go_out", {"card": "6H"}),
            id="goes out",
        ),
        pytest.param(
            table("AS 3D", OTHER),
            [],
            ("play AS declare", "declare_and_win", {"card": "AS"}),
            id="wins, with the word",
        ),
        pytest.param(
            table("6H 2H", "7H 5H 4H 9C", leader=1),
            ["1:play 7H"],
            ("play 2H declare", "declare_and_keep", {"card": "2H"}),
            id="cannot win, with the word",
        ),
        pytest.param(
            table("6H 2S", "7H 5H 4H 9C", leader=1),
            ["1:play 7H"],
            ("play 6H declare", "declare_only_card", {"card": "6H"}),
            id="the only one, with the word",
        ),
    ],
)
def test_reasons(state: State, steps: list[str], expected: tuple[str, str, object]) -> None:
    assert told(chosen(state, *steps, seed=SAID)) == expected


def test_the_reason_for_a_play_with_which_the_word_is_forgotten_names_no_word() -> None:
    choice = chosen(table("AS 3D", OTHER), seed=FORGOTTEN)
    assert told(choice) == ("play AS", "win_to_lead", {"card": "AS"})


def test_what_is_said_out_of_turn_has_a_reason() -> None:
    state = table("7H 9H", "2H 5S 6S", "3H 9S TS")
    own = {reaction.because.reason for reaction in reactions(state, "0:play 7H", me=0) if reaction}
    others = {tuple(r.because.arguments.items()) for r in reactions(state, "0:play 7H", me=2) if r}
    assert own == {"declare_now"}
    assert others == {(("seat", 0),)}
