from clients.cli.games.five_hundred_choices import numbered_choices, why_blocked
from clients.cli.games.role import Ask, Explain, Play
from games.cards import Card
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.moves import parse_move
from games.seats import Seat
from protocol.game_types import preview_of
from protocol.server_messages import Previews
from tests.clients.cli.games.five_hundred_scenes import HERE, scene_at
from tests.games.five_hundred.hands import hand_of, options_of, played

HAND = "JK JH JD AH QC 9C 6S AD KD 5S"
AWAY = "discard QC 9C 5S"
THREE = ("pass",) * 3
DEALT = hand_of(HAND, "KH QH 9S 8S 7S AS KS", "", "TH")
AUCTION = played(DEALT, "0:look")[0]
EXCHANGE = played(AUCTION, "bid 7H", *THREE)[0]
PLAY = played(EXCHANGE, AWAY)[0]


def test_cards_keep_the_numbers_of_their_places_and_tell_why_not() -> None:
    state = played(PLAY, "play AH")[0]
    hand = FIVE_HUNDRED.view(state, Seat(1)).hand
    choices = numbered_choices(scene_at(state, seat=1))
    assert [choice.reading for choice in choices[: len(hand)]] == [
        Play(f"play {card}") for card in hand
    ]
    assert [choice.text for choice in choices[1:3]] == [
        "play ♥Q",
        "♦6 (not now: ♥ is led)",
    ]


def test_the_left_bower_says_that_it_is_a_trump() -> None:
    state = hand_of("KD AS", "JD 4D JH 5S", "", "TH")
    state = played(state, "0:look", "bid 7H", *THREE)[0]
    away = " ".join(card for card in FIVE_HUNDRED.view(state, HERE).hand if card[1] != "D")
    state = played(state, f"discard {' '.join(away.split()[:3])}", "play KD")[0]
    view = FIVE_HUNDRED.view(state, Seat(1))
    why = why_blocked("JD", view, scene_at(state, seat=1))
    assert why == "The left bower counts as a trump, so it does not follow its own suit."
    assert why_blocked(Card("4D"), view, scene_at(state, seat=1)) is None


def test_a_number_in_the_auction_is_asked_about() -> None:
    choices = numbered_choices(scene_at(AUCTION))
    assert choices[1].text == "bid 6♠"
    assert isinstance(choices[1].reading, Ask)
    assert not any("sans kitty" in choice.text for choice in choices)


def test_bids_are_listed_with_the_trumps_that_they_would_make() -> None:
    scene = scene_at(AUCTION)
    helps = {
        text: FIVE_HUNDRED.preview(AUCTION, HERE, parse_move(text))
        for text in scene.table.legal.listed
    }
    each = tuple(preview_of(text, shown) for text, shown in helps.items() if shown is not None)
    scene.table.take_previews(Previews(1, scene.table.turn, each))
    texts = [choice.text for choice in numbered_choices(scene)]
    assert "bid 7♥   (4 trumps: JK ♥J ♦J ♥A)" in texts
    assert "bid 7♣   (3 trumps: JK ♣Q ♣9)" in texts
    assert "bid 7NT" in texts
    assert "bid open misère" in texts


def test_a_bid_possible_only_sans_kitty_is_listed() -> None:
    state = hand_of(HAND, "", "", "", options=options_of(4, sans_kitty_rank="above_plain"))
    state = played(state, "0:look", "bid 6S", "bid 8H", "pass", "pass")[0]
    assert "bid 8♥ sans kitty" in [choice.text for choice in numbered_choices(scene_at(state))]


def test_a_number_in_the_exchange_says_how_many_are_wanted() -> None:
    choices = numbered_choices(scene_at(EXCHANGE))
    assert len(choices) == 13
    assert choices[1].text == "♥J(R)"
    assert all(isinstance(choice.reading, Explain) for choice in choices)


def test_a_free_joker_has_a_number_for_each_suit_that_it_may_be_led_for() -> None:
    state = played(AUCTION, "bid 7NT", *THREE, AWAY)[0]
    texts = [choice.text for choice in numbered_choices(scene_at(state))]
    assert [text for text in texts if "naming" in text] == [
        "play JK, naming ♠",
        "play JK, naming ♥",
        "play JK, naming ♣",
        "play JK, naming ♦",
    ]
    assert texts[-1].startswith("To claim")


def test_partners_and_claims_are_chosen_by_number() -> None:
    options = options_of(5, five_partner="choose_player")
    state = hand_of(HAND, "", "", "", "", options=options)
    state = played(state, "0:look", "bid 7H", *["pass"] * 4, AWAY)[0]
    assert [choice.text for choice in numbered_choices(scene_at(state))][:2] == [
        "play alone",
        "partner: Ken",
    ]
    claimed = played(PLAY, "claim 9")[0]
    assert [choice.reading for choice in numbered_choices(scene_at(claimed, seat=1))] == [
        Play("accept"),
        Play("decline"),
    ]


def test_the_cards_that_may_be_called_are_in_one_line() -> None:
    state = hand_of(HAND, "", "", "", "")
    state = played(state, "0:look", "bid 7H", *["pass"] * 4, AWAY)[0]
    choices = numbered_choices(scene_at(state))
    assert len(choices) == 2
    assert "♣A" in choices[1].text


def test_whoever_may_do_nothing_has_no_numbers() -> None:
    assert numbered_choices(scene_at(PLAY, seat=1)) == []
    assert numbered_choices(scene_at(PLAY, seat=None)) == []
