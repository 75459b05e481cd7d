import pytest

from clients.cli.commands import fold
from clients.cli.games.five_hundred_bids import bid_text, call_text, parse_bid_text, trump_of
from clients.texts import Language
from games.five_hundred.bids import all_bids
from tests.clients.cli.scenes import scene_of
from tests.games.five_hundred.hands import STANDARD


@pytest.mark.parametrize(
    ("typed", "bid"),
    [
        ("7h", "7H"),
        ("7♥", "7H"),
        ("7 hearts", "7H"),
        ("ハート7", "7H"),
        ("７ハート", "7H"),
        ("♥ 7", "7H"),
        ("10 クラブ", "10C"),
        ("spades 10", "10S"),
        ("8nt", "8NT"),
        ("8 no trumps", "8NT"),
        ("8切札なし", "8NT"),
        ("ノートランプ8", "8NT"),
        ("misere", "M"),
        ("Misère", "M"),
        ("ミゼール", "M"),
        ("m", "M"),
        ("open misère", "OM"),
        ("オープン・ミゼール", "OM"),
        ("ブラインドミゼール", "BM"),
        ("7h/sk", "7H/SK"),
        ("7♥ サンスキティ", "7H/SK"),
        ("8 切札なし キティなし", "8NT/SK"),
        ("om sans kitty", "OM/SK"),
        ("5h", None),
        ("11h", None),
        ("7", None),
        ("hearts", None),
        ("7x", None),
        ("seats 6", None),
        ("bots 6", None),
        ("/sk", None),
        ("", None),
    ],
)
def test_bids_are_typed_in_many_ways(typed: str, bid: str | None) -> None:
    assert parse_bid_text(fold(typed)) == bid


@pytest.mark.parametrize(
    ("bid", "japanese", "english"),
    [
        ("7H", "7♥", "7♥"),
        ("10NT", "10切札なし", "10NT"),
        ("M", "ミゼール", "misère"),
        ("OM/SK", "オープン・ミゼール（サンスキティ）", "open misère sans kitty"),
        ("8C/SK", "8♣（サンスキティ）", "8♣ sans kitty"),
    ],
)
def test_bids_are_written_in_both_languages(bid: str, japanese: str, english: str) -> None:
    assert bid_text(bid, scene_of(language="ja")) == japanese
    assert bid_text(bid, scene_of(language="en")) == english


@pytest.mark.parametrize("bid", all_bids(STANDARD))
@pytest.mark.parametrize("is_ascii", [False, True])
def test_what_is_shown_can_be_typed(bid: str, is_ascii: bool) -> None:
    languages: tuple[Language, ...] = ("ja", "en")
    for language in languages:
        shown = bid_text(bid, scene_of(language=language, is_ascii=is_ascii))
        assert parse_bid_text(fold(shown).replace("(", " ").replace(")", "")) == bid


def test_calls_that_are_no_bids_have_words() -> None:
    assert [call_text(said, scene_of()) for said in ("P", "STAND", "6S")] == [
        "pass",
        "no raise",
        "6♠",
    ]


@pytest.mark.parametrize(
    ("bid", "trump"), [("7H", "H"), ("10C/SK", "C"), ("8NT", None), ("M", None), ("OM/SK", None)]
)
def test_trumps_are_those_of_the_bid(bid: str, trump: str | None) -> None:
    assert trump_of(bid) == trump
