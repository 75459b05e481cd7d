"""41: in a later deal, or in the rematch, what was open before is open again."""

from collections.abc import Mapping
from random import Random

import pytest

from games.options import OptionValue
from games.registry import GAMES
from tests.games.harness import Case
from tests.secrecy.story import Story
from tests.secrecy.table import open_random_table
from tests.secrecy.telling import GENEROUS, faults_of_table
from tests.serving import running_server

DEALS = 3
MOVES_MAX = 2000
LONG: Mapping[str, Mapping[str, OptionValue]] = {
    "five_hundred": {"target": 2000, "back_door": -2000},
    "page_one": {"trick_limit": 50},
}
"""Scores that so few deals cannot reach, for games that end at one; and an end to long rounds."""


@pytest.mark.parametrize("game_id", GAMES)
async def test_three_deals_and_a_rematch_on_the_same_sockets(redis_url: str, game_id: str) -> None:
    game = GAMES[game_id]
    options = game.options.build({game.options.round_limit: DEALS, **LONG.get(game_id, {})})
    case = Case(game, options, game.recommended_seats.start)
    story = Story(case.seats)
    async with (
        running_server(redis_url, **GENEROUS) as port,
        open_random_table([port], case, Random(41), trouble_share=0) as table,
    ):
        for _ in range(2):
            played = await table.begin()
            await table.play_on(played, moves_max=MOVES_MAX)
            await table.finish(played)
            story.add(played)
        assert len(table.ears) == case.seats + 1
    assert not faults_of_table(table, story)
    assert len(played.deals) == DEALS
