import pytest
from hypothesis import given
from hypothesis import strategies as st

from server.room.codes import CODE_ALPHABET, CODE_LENGTH, format_code, new_code, parse_code


def test_alphabet_has_nothing_that_is_misheard_or_misread() -> None:
    assert len(CODE_ALPHABET) == len(set(CODE_ALPHABET)) == 31
    assert not set("01OIL") & set(CODE_ALPHABET)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("KAZE7Q2M", id="as stored"),
        pytest.param("KAZE-7Q2M", id="as shown"),
        pytest.param("kaze-7q2m", id="lower case"),
        pytest.param(" KaZe 7q2M ", id="spaces"),
        pytest.param("ＫＡＺＥ－７Ｑ２Ｍ", id="full width"),
        pytest.param("ｋａｚｅー７ｑ２ｍ", id="full width with the long-vowel mark"),
        pytest.param("KAZE–7Q2M", id="dash of a phone"),
    ],
)
def test_a_code_is_read_however_it_is_typed(text: str) -> None:
    assert parse_code(text) == "KAZE7Q2M"


@pytest.mark.parametrize("text", ["", "KAZE", "KAZE-7Q2", "KAZE-7Q2MM", "KAZE-7Q2O", "KAZE-7Q21"])
def test_what_is_no_code_is_none(text: str) -> None:
    assert parse_code(text) is None


@given(st.text(max_size=40))
def test_any_text_is_a_code_or_none(text: str) -> None:
    code = parse_code(text)
    assert code is None or (len(code) == CODE_LENGTH and set(code) <= set(CODE_ALPHABET))


@given(st.binary(min_size=64, max_size=64))
def test_new_codes_read_as_themselves(stream: bytes) -> None:
    chunks = iter([stream[start : start + 8] for start in range(0, 64, 8)] + [bytes(8)])
    code = new_code(lambda _: next(chunks))
    assert parse_code(format_code(code)) == code


def test_bytes_that_would_favour_some_letters_are_thrown_away() -> None:
    chunks = iter([bytes([248, 255, 0, 1, 2, 3, 4, 5]), bytes([6, 7, 8, 9, 10, 11, 12, 13])])
    assert new_code(lambda _: next(chunks)) == "23456789"
