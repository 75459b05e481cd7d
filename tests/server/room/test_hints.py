"""Who may have a hint, and what can be one."""

import pytest

from games.match import Match
from games.page_one.game import PAGE_ONE
from games.seats import Seat
from protocol.advice import AdviceArgument
from protocol.client_messages import NextRound, SetGame, SetRoom
from protocol.errors import ErrorCode
from protocol.ids import Phase
from protocol.room_events import HintsSet
from server.errors import Refused
from server.room.hints import can_move, check_may_ask, is_reason
from tests.games.page_one.rounds import round_of
from tests.server.room.live import LiveRoom, player_of


def playing(game: str = "fifty_one") -> LiveRoom:
    """A and B play, W watches."""
    room = LiveRoom(seats=2)
    room.come("B")
    room.come("W", sits=False)
    room.ask("A", SetGame(id=0, game=game))
    room.start("A", "B")
    return room


def match_of(room: LiveRoom) -> Match:
    assert room.document.match is not None
    return room.document.match


def on_turn(room: LiveRoom) -> tuple[str, str]:
    """Who is waited for, and the other."""
    (seat,) = match_of(room).waiting_for
    return ("A", "B") if seat == 0 else ("B", "A")


def refusal(room: LiveRoom, name: str) -> ErrorCode | None:
    try:
        check_may_ask(room.document, player_of(name))
    except Refused as refused:
        return refused.code
    return None


def test_the_seat_that_is_waited_for_may_ask() -> None:
    room = playing()
    mover, other = on_turn(room)
    match, seat = check_may_ask(room.document, player_of(mover))
    assert (match, (seat,)) == (match_of(room), match.waiting_for)
    assert refusal(room, other) is ErrorCode.NOTHING_TO_CHOOSE
    assert refusal(room, "W") is ErrorCode.NOT_SEATED
    assert refusal(room, "stranger") is ErrorCode.NOT_SEATED


def test_without_a_match_there_is_nothing_to_ask_about() -> None:
    room = LiveRoom(seats=2)
    assert refusal(room, "A") is ErrorCode.NO_MATCH


def test_between_rounds_there_is_nothing_to_choose() -> None:
    room = playing()
    while room.phase() is Phase.PLAYING:
        room.play_move()
    assert room.phase() is Phase.BETWEEN_ROUNDS
    assert {refusal(room, name) for name in "AB"} == {ErrorCode.NOTHING_TO_CHOOSE}
    for name in "AB":
        room.ask(name, NextRound(id=0))
    assert refusal(room, on_turn(room)[0]) is None


def test_the_host_switches_hints_off_and_on_at_any_time() -> None:
    room = playing()
    mover, _ = on_turn(room)
    off = room.ask("A", SetRoom(id=0, hints=False))
    assert off.events == (HintsSet(False),)
    assert refusal(room, mover) is ErrorCode.HINTS_OFF
    room.play_move()
    assert not room.document.hints
    assert room.ask("A", SetRoom(id=0, hints=False)).events == ()
    room.ask("A", SetRoom(id=0, hints=True))
    assert refusal(room, on_turn(room)[0]) is None


def test_hints_change_with_other_settings_in_one_commit() -> None:
    room = playing()
    version = room.version
    changed = room.ask("A", SetRoom(id=0, hints=False, locked=True, between_rounds_s=5))
    assert [event.type for event in changed.events] == ["room_set", "access_set", "hints_set"]
    assert room.version == version + 1
    assert (room.document.hints, room.document.access.locked) == (False, True)


@pytest.mark.parametrize(
    ("text", "is_so"),
    [
        pytest.param(None, True, id="a listed move"),
        pytest.param("swap 2C 2C", False, id="no card is in two places"),
        pytest.param("pass", False, id="not in the first lap"),
        pytest.param("play KS", False, id="of another game"),
        pytest.param("", False, id="nothing"),
    ],
)
def test_what_can_be_advised_is_what_can_be_made(text: str | None, is_so: bool) -> None:
    match = match_of(playing())
    (seat,) = match.waiting_for
    listed = match.game.legal_moves(match.state, seat).listed
    assert can_move(match, seat, listed[0] if text is None else text) is is_so


def test_a_challenge_is_no_advice_even_where_it_holds() -> None:
    """Whether it does is for people to notice; the own word, where it is due, is listed."""
    match = match_of(playing("page_one"))
    (mover,) = match.waiting_for
    state = round_of("7H 9H", "2H 5S")
    state, _ = PAGE_ONE.apply(state, Seat(0), PAGE_ONE.parse_move("play 7H"), tuple)
    assert mover in (0, 1)
    exposed = _with_state(match, state)
    assert PAGE_ONE.why_illegal(state, Seat(1), PAGE_ONE.parse_move("challenge 0")) is None
    assert not can_move(exposed, Seat(1), "challenge 0")
    assert can_move(exposed, Seat(1), "play 2H")
    assert can_move(exposed, Seat(0), "declare")


def _with_state(match: Match, state: object) -> Match:
    values = {name: getattr(match, name) for name in match.__dataclass_fields__}
    return Match(**(values | {"state": state}))


def test_a_choice_that_is_not_listed_can_be_advised() -> None:
    room = playing("five_hundred")
    for _ in range(40):
        match = match_of(room)
        seat = match.waiting_for[0]
        legal = match.game.legal_moves(match.state, seat)
        if legal.choices:
            (choice,) = legal.choices
            cards = " ".join(choice.of[: choice.count])
            assert can_move(match, seat, f"{choice.verb} {cards}")
            assert not can_move(match, seat, f"{choice.verb} {choice.of[0]}")
            return
        bids = [text for text in legal.listed if text.startswith("bid ")]
        has_bid = any(call.said != "P" for call in match.state.calls)
        room.move(seat, "look" if "look" in legal.listed else "pass" if has_bid else bids[0])
    raise AssertionError("nobody became contractor")


@pytest.mark.parametrize(
    ("name", "arguments", "is_so"),
    [
        ("new_suit", {"suit": "H", "count": 3}, True),
        ("new_suit", {"suit": "X", "count": 3}, False),
        ("new_suit", {"suit": "H", "count": "3"}, False),
        ("new_suit", {"suit": "H"}, False),
        ("new_suit", {"suit": "H", "count": 3, "points": 1}, False),
        ("new_suit", {"suit": ("H",), "count": 3}, False),
        ("denies_next", {"seat": 1, "card": "KS"}, True),
        ("denies_next", {"seat": 2, "card": "KS"}, False),
        ("denies_next", {"seat": "1", "card": "KS"}, False),
        ("denies_next", {"seat": 1, "card": "ES"}, False),
        ("denies_next", {"seat": 1, "card": 3}, False),
        ("least_harm", {}, True),
        ("must_draw", {"suit": "H"}, False),
        ("LEAST_HARM", {}, False),
        ("", {}, False),
    ],
)
def test_a_reason_is_one_of_the_game_with_its_arguments(
    name: str, arguments: dict[str, AdviceArgument], is_so: bool
) -> None:
    assert is_reason(match_of(playing()), name, arguments) is is_so


def test_lists_hold_what_their_name_says() -> None:
    match = match_of(playing("page_one"))
    assert is_reason(match, "save_high", {"cards": ("KS", "AS")})
    assert not is_reason(match, "save_high", {"cards": "KS"})
    assert not is_reason(match, "save_high", {"cards": ("KS", 2)})
