"""docs/operations.md says what holds: the settings, the sentences, the pages, the log."""

import re
from pathlib import Path

import pytest

from clients.texts import Language, texts_in
from server.settings import Settings

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs/operations.md").read_text(encoding="utf-8")
ARGUMENTS: dict[str, list[dict[str, str | int]]] = {
    "event-person-away": [{"name": "Hana"}],
    "event-person-back": [{"name": "Hana"}],
    "event-bot-wanted-replaces": [{"seat": 2}],
    "event-bot-seated": [{"name": "Fuji", "seat": 2}],
    "event-rewound": [{"lost": 0}, {"lost": 3}],
}
"""What the page's examples are filled in with."""


def rows(head: str) -> list[list[str]]:
    """The cells of the table under that first cell of its head."""
    table = re.search(rf"^\| {re.escape(head)} \|.*\n\|[-|]+\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert table is not None, head
    return [
        [cell.strip() for cell in line.strip("|").split(" | ")] for line in table[1].splitlines()
    ]


def standard(value: object) -> str:
    """A setting's standard value as the page shows it."""
    if value is None or value == ():
        return "–"
    if isinstance(value, Path):
        return f"`{value.relative_to(ROOT)}/` of the tree"
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`"


def test_every_setting_is_listed_with_its_standard_value() -> None:
    listed = {variable.strip("`"): value for variable, value, _ in rows("variable")}
    fields = Settings.model_fields.items()
    assert listed == {f"BAFUDA_{name.upper()}": standard(field.default) for name, field in fields}


def sentence_keys() -> list[str]:
    return list(dict.fromkeys(key for key, _, _ in rows("sentence")))


@pytest.mark.parametrize(("language", "column"), [("en", 1), ("ja", 2)])
def test_sentences_are_those_of_the_clients(language: Language, column: int) -> None:
    shown = [(row[0], row[column]) for row in rows("sentence")]
    assert shown == [
        (key, texts_in(language)(key, **arguments))
        for key in sentence_keys()
        for arguments in ARGUMENTS.get(key, [{}])
    ]


def test_every_sentence_that_the_table_of_faults_names_is_shown() -> None:
    seen = " ".join(row[1] for row in rows("fault"))
    assert set(re.findall(r"\*([a-z-]+)\*", seen)) | {"room-gone"} == set(sentence_keys())


def test_every_event_to_watch_for_is_logged_somewhere() -> None:
    source = "".join(file.read_text() for file in (ROOT / "server").rglob("*.py"))
    for events, _, _ in rows("event"):
        for event in re.findall(r"`([^`]+)`", events):
            assert f'"{event}"' in source, event
