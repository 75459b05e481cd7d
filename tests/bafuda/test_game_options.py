"""Options as given on a command line."""

import pytest

from bafuda.game_options import chosen_options
from games.errors import OptionError
from games.fifty_one.options import FiftyOneOptions


def test_texts_become_values_of_their_options() -> None:
    texts = ["jokers=2", "instant_win=false", "passes=once", "lap_limit=0"]
    assert chosen_options(FiftyOneOptions, texts) == {
        "jokers": 2,
        "instant_win": False,
        "passes": "once",
        "lap_limit": 0,
    }


@pytest.mark.parametrize("text", ["jokers", "jokers=", "jokers=two", "=2", "rounds=51", "x=1"])
def test_a_text_that_says_nothing_allowed_is_refused(text: str) -> None:
    with pytest.raises(OptionError):
        chosen_options(FiftyOneOptions, [text])
