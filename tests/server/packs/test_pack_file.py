"""The file of a pack: what it says, and every fault by its place."""

from pathlib import Path

import pytest

from server.packs.pack_file import FILE_BYTES_MAX, PackFileError, read_pack_file


def written(folder: Path, text: str | bytes) -> Path:
    path = folder / "mine.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_everything_that_a_pack_may_say(tmp_path: Path) -> None:
    file = read_pack_file(
        written(
            tmp_path,
            """{
              "name": {"ja": "山", "en": "Mountains"},
              "about": "Drawn by Ann.\\nAll free.",
              "back": "back.png",
              "number_design": "stone.webp",
              "cards": {
                "KS": {"caption": {"ja": "ふじ", "en": "Fuji"}, "line": "3776 m",
                       "picture": "fuji.svg"},
                "JK": {"caption": " Yeti "}
              }
            }""",
        )
    )
    assert (file.name.ja, file.name.en) == ("山", "Mountains")
    assert (file.back, file.number_design) == ("back.png", "stone.webp")
    king, joker = file.cards["KS"], file.cards["JK"]
    assert (king.caption.ja, king.caption.en, king.picture) == ("ふじ", "Fuji", "fuji.svg")
    assert king.line is not None
    assert king.line.ja == king.line.en == "3776 m"
    assert (joker.caption.ja, joker.caption.en, joker.line) == ("Yeti", "Yeti", None)


def card(fields: str) -> str:
    return f'{{"name": "Mine", "cards": {{"AS": {fields}}}}}'


@pytest.mark.parametrize(
    ("text", "problems"),
    [
        pytest.param("{", ["is no JSON: Expecting property name"], id="no JSON"),
        pytest.param(b"\xff{}", ["is not written in UTF-8"], id="no UTF-8"),
        pytest.param("[" * 100_000, ["is no JSON: maximum recursion depth"], id="without end"),
        pytest.param("[]", ["the file: Input should be a valid dictionary"], id="a list"),
        pytest.param("{}", ["name: is missing", "cards: is missing"], id="empty"),
        pytest.param(
            '{"name": "Mine", "cards": {}}',
            ["cards: Dictionary should have at least 1 item"],
            id="no card",
        ),
        pytest.param(
            '{"name": "Mine", "cards": {"AS": {"caption": "a"}, "AS": {"caption": "b"}}}',
            ['is no JSON: "AS" stands twice'],
            id="a card twice",
        ),
        pytest.param(
            '{"name": "Mine", "cards": {"1S": {"caption": "a"}, "??": {"caption": "b"}}}',
            ["cards.1S: is no card", "cards.??: is no card"],
            id="no cards",
        ),
        pytest.param(card("{}"), ["cards.AS.caption: is missing"], id="no caption"),
        pytest.param(
            card('{"caption": {"ja": "あ"}}'),
            ["cards.AS.caption.en: is missing"],
            id="one language",
        ),
        pytest.param(
            card('{"caption": ""}'),
            [
                "cards.AS.caption.ja: String should have at least 1 character",
                "cards.AS.caption.en: String should have at least 1 character",
            ],
            id="empty caption",
        ),
        pytest.param(
            card('{"caption": {"ja": "あ", "en": "' + "a" * 25 + '"}}'),
            ["cards.AS.caption.en: String should have at most 24 characters"],
            id="long caption",
        ),
        pytest.param(
            card('{"caption": {"ja": "あ\\u001b[2J", "en": "a"}}'),
            ["cards.AS.caption.ja: holds a character that cannot be shown in a line"],
            id="control character",
        ),
        pytest.param(
            card('{"caption": {"ja": "あ", "en": 1}}'),
            ["cards.AS.caption.en: Input should be a valid string"],
            id="a number for a text",
        ),
        pytest.param(
            card('{"caption": "a", "picture": "../a.svg"}'),
            ["cards.AS.picture: a picture is a file beside this one"],
            id="picture elsewhere",
        ),
        pytest.param(
            card('{"caption": "a", "pictrue": "a.svg"}'),
            ["cards.AS.pictrue: there is no such field"],
            id="unknown field",
        ),
        pytest.param(" " * (FILE_BYTES_MAX + 1), ["longer than 256 KiB"], id="too long"),
    ],
)
def test_every_fault_is_named_by_its_place(
    tmp_path: Path, text: str | bytes, problems: list[str]
) -> None:
    with pytest.raises(PackFileError) as refused:
        read_pack_file(written(tmp_path, text))
    found = refused.value.problems
    assert len(found) == len(problems), found
    for said, expected in zip(found, problems, strict=True):
        assert said.startswith(expected)


def test_file_that_cannot_be_read_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackFileError, match="cannot be read: No such file"):
        read_pack_file(tmp_path / "mine.json")
