import pytest

from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.game import Choose
from games.options import OptionValue
from games.seats import Seat
from tests.games.five_hundred.hands import hand_of, options_of, played, refusal, types

PASSES = ("pass",) * 4
SPADES = "JK AS KS QS JS TS 9S 8S 7S 6S"


def calling(bid: str = "7S", **chosen: OptionValue) -> State:
    """The contractor, seat 0, is to call; kings, queens and aces of hearts lie with the others."""
    hands = (SPADES, "AH", "KH", "QH", "JH")
    state = hand_of(*hands, kitty="2D 3D 4D", options=options_of(5, **chosen))
    state, _ = played(state, f"bid {bid}", *PASSES)
    return state if bid.endswith("/SK") else played(state, "discard 2D 3D 4D")[0]


def test_any_card_but_the_joker_and_own_ones_is_offered_as_a_choice() -> None:
    moves = FIVE_HUNDRED.legal_moves(calling(), Seat(0))
    (choice,) = moves.choices
    assert moves.listed == ("partner alone",)
    assert choice == Choose("partner", 1, choice.of)
    assert len(choice.of) == 53 - 1 - 9 - 3
    assert not {"JK", "AS", "2D"} & set(choice.of)


def test_the_holder_of_the_called_card_is_partner_and_is_shown_when_it_falls() -> None:
    state, events = played(calling(), "partner KH")
    assert types(events) == ["partner_called"]
    assert state.contract is not None
    assert (state.contract.partners, state.contract.is_partner_public) == ((2,), False)
    state, events = played(state, "play JK", "play AH")
    assert "partner_shown" not in types(events)
    state, events = played(state, "play KH")
    assert types(events) == ["card_played", "partner_shown"]
    assert state.contract is not None
    assert state.contract.is_partner_public


def test_a_card_in_the_unused_kitty_leaves_the_contractor_alone() -> None:
    state, _ = played(calling("7S/SK"), "partner 2D")
    assert state.contract is not None
    assert (state.contract.called, state.contract.partners) == ("2D", ())
    assert not state.contract.is_partner_public


@pytest.mark.parametrize(
    ("bid", "listed"),
    [
        ("7S", ["alone", "1", "2", "3", "4"]),
        ("8S", ["alone", "1", "4", "1 2", "1 3", "1 4", "3 4"]),
    ],
)
def test_seats_are_listed_where_they_are_chosen(bid: str, listed: list[str]) -> None:
    state = calling(bid, five_partner="choose_player")
    found = FIVE_HUNDRED.legal_moves(state, Seat(0))
    assert not found.choices
    assert {f"partner {words}" for words in listed} <= set(found.listed)
    assert len(found.listed) == (5 if bid == "7S" else 5 + 6)


def test_chosen_partners_are_public_at_once() -> None:
    state, events = played(calling("8S", five_partner="choose_player"), "partner 4 1")
    assert types(events) == ["partner_called"]
    assert state.contract is not None
    assert (state.contract.partners, state.contract.is_partner_public) == ((1, 4), True)


@pytest.mark.parametrize(
    ("chosen", "bid"),
    [({"five_partner": "none"}, "7S"), ({}, "OM"), ({"five_partner": "choose_player"}, "BM")],
    ids=str,
)
def test_there_is_no_call_in_a_misere_or_where_all_play_alone(
    chosen: dict[str, str], bid: str
) -> None:
    state = calling(bid, **chosen)
    assert (state.phase, state.turn) == ("play", 0)
    assert state.contract is not None
    assert state.contract.sits_out == ()
    assert refusal(state, "partner alone") == "no_partner_call"


@pytest.mark.parametrize(
    ("chosen", "move", "reason"),
    [
        ({}, "partner JK", "called_joker"),
        ({}, "partner AS", "called_own_card"),
        ({}, "partner 3D", "called_own_card"),
        ({}, "partner XH", "called_not_in_pack"),
        ({}, "partner 2", "call_a_card"),
        ({}, "partner 1 2", "call_a_card"),
        ({"five_partner": "choose_player"}, "partner AH", "call_a_seat"),
        ({"five_partner": "choose_player"}, "partner 0", "no_such_partner"),
        ({"five_partner": "choose_player"}, "partner 5", "no_such_partner"),
        ({"five_partner": "choose_player"}, "partner 1 2", "one_partner"),
    ],
    ids=str,
)
def test_what_is_refused(chosen: dict[str, str], move: str, reason: str) -> None:
    assert refusal(calling(**chosen), move) == reason
