import pytest

from clients.cli.games.five_hundred_events import tell_event
from clients.texts import LANGUAGES, Language
from games.cards import HIDDEN
from games.five_hundred.events import EVENTS, Event
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.game import Hidden
from games.options import OptionValue
from games.seats import Seat
from tests.clients.cli.games.five_hundred_scenes import scene_at
from tests.games.five_hundred.hands import hand_of, options_of, played, random_hand

HAND = "JK JH JD AH QC 9C 6S AD KD 5S"
AWAY = "discard QC 9C 5S"
THREE = ("pass",) * 3


def dealt(seats: int = 4, **chosen: OptionValue) -> State:
    return hand_of(HAND, *[""] * (seats - 1), options=options_of(seats, **chosen))


def told(
    state: State, *texts: str, seat: int = 0, language: Language = "en", skip: int = 0
) -> list[str]:
    """What that seat hears of the moves, the first ones left out."""
    before = played(state, *texts[:skip])[0]
    after, events = played(before, *texts[skip:])
    scene = scene_at(after, language, seat=seat)
    heard = [FIVE_HUNDRED.redact(event, Seat(seat)) for event in events]
    return [
        line for each in heard if not isinstance(each, Hidden) for line in tell_event(each, scene)
    ]


def test_looking_is_told_to_the_seat_alone() -> None:
    assert told(dealt(), "0:look") == [
        "You looked at 10 cards: JK ♠6 ♠5 ♥A ♥J ♣Q ♣9 ♦A ♦K ♦J",
    ]
    assert told(dealt(), "0:look", seat=1) == []


def test_an_auction_is_told_in_japanese() -> None:
    texts = ("0:look", "bid 6S", "bid 7C", "pass", "pass", "bid 8NT", "pass")
    lines = told(dealt(), *texts, seat=3, language="ja", skip=1)
    assert [line for line in lines if "見ました" not in line] == [
        "花子のビッド: 6♠",
        "Kenのビッド: 7♣",
        "Miaはパスしました。",
        "あなたはパスしました。",
        "花子のビッド: 8切札なし",
        "Kenはパスしました。",
        "契約は 8切札なし、契約した人は花子です。",
        "花子はキティを取りました（3枚）。",
    ]


def test_kitty_and_discards_are_told_to_the_contractor_alone() -> None:
    texts = ("0:look", "bid 7H", *THREE, AWAY)
    own, others = told(dealt(), *texts, skip=4), told(dealt(), *texts, seat=1, skip=4)
    assert own[-1] == "You put 3 cards away: ♣Q ♣9 ♠5"
    assert others[-1] == "花子 put 3 cards away."
    assert "花子 took the kitty (3 cards)." in others


def test_the_jokers_name_is_told_whether_there_is_one_or_not() -> None:
    texts = ("0:look", "bid 7NT", *THREE)
    assert told(dealt(), *texts, AWAY, skip=5)[-1] == "Joker: You named no suit."
    assert told(dealt(), *texts, f"{AWAY} name H", skip=5)[-1] == "Joker: You named ♥."


def test_partners_and_their_showing_are_told() -> None:
    start = ("0:look", "bid 7H", *["pass"] * 4, AWAY)
    assert told(dealt(5), *start, "partner AC", skip=7) == [
        "You called ♣A. Its holder is the partner."
    ]
    assert told(dealt(5), *start, "partner alone", skip=7) == ["You chose to play alone."]
    chosen = dealt(5, five_partner="choose_player")
    assert told(chosen, *start, "partner 2", skip=7) == ["You chose a partner: Mia."]


def test_plays_claims_and_their_answers_are_told() -> None:
    start = ("0:look", "bid 7NT", *THREE, AWAY)
    assert told(dealt(), *start, "play JK H", skip=6) == ["You played JK, naming ♥."]
    lines = told(dealt(), *start, "claim 9", "1:accept", "2:decline", skip=6)
    assert lines[0].startswith("You claimed 9 of the remaining tricks. Open hand: JK")
    assert lines[1:] == ["Ken accepted the claim.", "Mia declined the claim. Play goes on."]


def test_a_claim_that_all_accept_is_scored_with_the_discards() -> None:
    start = ("0:look", "bid 7H", *THREE, AWAY)
    lines = told(dealt(), *start, "claim 9", "1:accept", "2:accept", "3:accept", skip=7)
    assert lines[-2:] == ["Tricks taken: You+Mia 9, Ken+Matsu 1", "Cards put away: ♣Q ♣9 ♠5"]


def test_partners_that_sit_out_and_an_exposed_hand_are_told() -> None:
    state = dealt(open_misere_expose="before_first_lead")
    lines = told(state, "0:look", "bid OM", *THREE, AWAY, skip=5)
    assert "Sitting out: Mia." in lines
    assert lines[-1].startswith("Open hand. You: ")


@pytest.mark.parametrize(
    ("option", "told_last"),
    [
        ("throw_in", "All passed. The hand is thrown in."),
        ("play_no_trumps", "All passed. The hand is played at no trumps, without the kitty."),
    ],
)
def test_all_passing_is_told(option: str, told_last: str) -> None:
    assert told(dealt(all_pass=option), *["pass"] * 4)[-1] == told_last


def test_a_raise_and_none_are_told() -> None:
    raised = ("0:look", "bid 7H", *THREE)
    state = dealt(winner_may_raise=True)
    assert told(state, *raised, "raise 8H", skip=5)[0] == "You raised to 8♥."
    assert told(state, *raised, "raise none", skip=5)[0] == "You raised nothing."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_event_of_random_hands_is_told_without_hidden_cards(
    seats: int, language: Language
) -> None:
    kinds: set[type[Event]] = set()
    options = options_of(seats, misere_needs_seven=False)
    for seed in range(12):
        for state, events in random_hand(seed, seats, options):
            scene = scene_at(state, language, seat=seats - 1)
            for event in events:
                heard = FIVE_HUNDRED.redact(event, Seat(seats - 1))
                assert not isinstance(heard, Hidden)
                kinds.add(type(heard))
                lines = tell_event(heard, scene)
                assert all("■" not in line and HIDDEN not in line for line in lines)
                assert all("{" not in line for line in lines)
    assert len(kinds) > len(EVENTS) / 2
