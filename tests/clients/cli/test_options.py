import pytest

from clients.cli.options import all_options, differing_options, parse_choice
from clients.texts import Language, texts_in
from games.fifty_one.options import FiftyOneOptions
from games.options import OptionValue, option_specs
from tests.clients.cli.scenes import lobby, scene_of, table_of

SPECS = {spec.name: spec for spec in option_specs(FiftyOneOptions)}


@pytest.mark.parametrize(
    ("name", "typed", "language", "value"),
    [
        ("passes", "once", "en", "once"),
        ("passes", " ONCE ", "en", "once"),
        ("passes", "1度まで", "ja", "once"),
        ("passes", "１度まで", "ja", "once"),
        ("passes", "none", "en", "none"),
        ("instant_win", "false", "en", False),
        ("instant_win", "自動でコール", "ja", False),
        ("instant_win", "いいえ", "ja", False),
        ("instant_win", "yes", "en", True),
        ("jokers", "2", "en", 2),
        ("jokers", "2枚", "ja", 2),
        ("jokers", "7", "en", 7),
        ("rounds", "１２", "ja", 12),
        ("rounds", "-3", "en", -3),
        ("passes", "often", "en", "often"),
    ],
)
def test_values_are_typed_as_they_are_shown(
    name: str, typed: str, language: Language, value: OptionValue
) -> None:
    chosen = parse_choice(SPECS[name], "fifty_one", typed, texts_in(language))
    assert (chosen, type(chosen)) == (value, type(value))


@pytest.mark.parametrize("name", SPECS)
@pytest.mark.parametrize("language", ["ja", "en"])
def test_every_option_is_listed_with_its_values(name: str, language: Language) -> None:
    lines = all_options(scene_of(language=language))
    spec = SPECS[name]
    (place,) = [n for n, line in enumerate(lines) if f"（{name}）" in line or f"({name})" in line]
    wanted = [spec.low, spec.high] if spec.low is not None else [*spec.values]
    for value in wanted:
        assert str(value).lower() in lines[place + 2]


def test_only_what_differs_is_shown_in_the_lobby() -> None:
    assert differing_options(scene_of()) == ["Rule options: standard"]
    table = table_of(lobby(differing={"passes": "once", "instant_win": False}))
    assert differing_options(scene_of(table, "ja"))[1:] == [
        "パスの回数（passes）: 1度まで",
        "51点ですぐ勝ち（instant_win）: 自動でコール",
    ]
