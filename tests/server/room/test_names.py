import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wcwidth import wcswidth

from server.room.names import NAME_COLUMNS_MAX, clean_name, skeleton, unique_name


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        pytest.param("Ann", "Ann", id="as it is"),
        pytest.param("  Ann \t Lee\n", "Ann Lee", id="spaces"),
        pytest.param("Ann\u200b", "Ann", id="zero-width space"),
        pytest.param("\u202eAnn\u2066", "Ann", id="direction overrides"),
        pytest.param("A\x1b[2Jnn\x07", "A[2Jnn", id="terminal escapes"),
        pytest.param("Ａｎｎ", "Ann", id="full width"),
        pytest.param("ｶｵﾘ", "カオリ", id="half-width kana"),
        pytest.param("Ann\u3164\u2800", "Ann", id="fillers that show nothing"),
        pytest.param("Jose\u0301", "José", id="decomposed"),
        pytest.param("\u0301Ann", "Ann", id="a mark on nothing"),
        pytest.param("a" + "\u0335" * 5000, "a" + "\u0335" * 3, id="5000 marks"),
        pytest.param("ABCDEFGHIJKLMNOP", "ABCDEFGHIJKL", id="twelve columns"),
        pytest.param("あいうえおかき", "あいうえおか", id="six wide letters"),
        pytest.param("Aあいうえおか", "Aあいうえお", id="no half letter"),
        pytest.param("<b>花子</b>", "<b>花子</b>", id="markup is text"),
    ],
)
def test_names_are_cleaned(typed: str, name: str) -> None:
    assert clean_name(typed, locale="en") == name


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u202e", "\u0301", "\x00"])
def test_an_empty_name_is_a_guest(typed: str) -> None:
    assert clean_name(typed, locale="en") == "Guest"
    assert clean_name(typed, locale="ja") == "ゲスト"


@given(st.text(max_size=64))
def test_every_name_is_visible_and_fits(typed: str) -> None:
    name = clean_name(typed, locale="en")
    assert 0 < wcswidth(name) <= NAME_COLUMNS_MAX
    assert name == name.strip() == unicodedata.normalize("NFC", name)
    assert not any(unicodedata.category(character)[0] == "C" for character in name)
    assert clean_name(name, locale="en") == name


@pytest.mark.parametrize(
    ("name", "taken", "unique"),
    [
        pytest.param("花子", [], "花子", id="first"),
        pytest.param("花子", ["花子"], "花子 2", id="second"),
        pytest.param("花子", ["花子", "花子 2"], "花子 3", id="third"),
        pytest.param("花子", ["花子 2"], "花子", id="free again"),
        pytest.param("ANN", ["Ann"], "ANN 2", id="capitals"),
        pytest.param("Аnn", ["Ann"], "Аnn 2", id="Cyrillic A"),
        pytest.param("B0b", ["Bob"], "B0b 2", id="zero for o"),
        pytest.param("Paul", ["PauI"], "Paul 2", id="capital I for l"),
        pytest.param("力ナ", ["カナ"], "力ナ 2", id="kanji for katakana"),
        pytest.param("かき", ["がき"], "かき", id="voiced kana is another name"),
        pytest.param("ABCDEFGHIJKL", ["ABCDEFGHIJKL"], "ABCDEFGHIJ 2", id="cut for the number"),
        pytest.param("あいうえおか", ["あいうえおか"], "あいうえお 2", id="cut by whole letters"),
    ],
)
def test_names_of_a_room_are_unlike(name: str, taken: list[str], unique: str) -> None:
    assert unique_name(name, taken) == unique


@given(st.lists(st.text(max_size=8), max_size=8))
def test_no_two_names_of_a_room_look_alike(typed: list[str]) -> None:
    names: list[str] = []
    for text in typed:
        names.append(unique_name(clean_name(text, locale="ja"), names))
    assert len({skeleton(name) for name in names}) == len(names)
    assert all(wcswidth(name) <= NAME_COLUMNS_MAX for name in names)
