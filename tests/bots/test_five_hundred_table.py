"""Bots of Five Hundred at a real table: one turn may ask a seat several things."""

import pytest

from bots import host as bot_host
from bots.five_hundred import FiveHundredPlayer
from bots.player import Choice
from games.five_hundred.events import CardsLooked, ClaimDeclined, HandScored, TricksClaimed
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.view import FiveHundredView
from games.game import Moves
from games.options import OptionValue
from games.registry import GAMES
from protocol.client_messages import CreateRoom, SetOptions, SetRoom, Start
from protocol.ids import Pace
from protocol.room_events import BotWanted, MatchFinished
from protocol.server_messages import Update
from tests.bots.test_host import bots
from tests.client import Client, open_client
from tests.scale import deadline
from tests.serving import running_server

MATCH_S = 60.0


class _Boaster(FiveHundredPlayer):
    """Claims all that is left wherever it may, and grants nothing."""

    def choose(self, view: FiveHundredView, legal: Moves) -> Choice:
        choice = super().choose(view, legal)
        if view.claim is not None:
            return choice._replace(move="decline")
        claims = [text for text in legal.listed if text.startswith("claim")]
        return choice._replace(move=claims[0]) if claims else choice


async def play_match(
    spectator: Client, *, seats: int, pace: Pace, hands: int, **options: OptionValue
) -> None:
    await spectator.do(CreateRoom(id=0, game=FIVE_HUNDRED.id, seats=seats))
    await spectator.do(SetRoom(id=0, pace=pace, between_rounds_s=0))
    await spectator.do(SetOptions(id=0, options={"hand_limit": hands, **options}))
    await spectator.do(Start(id=0, fill=True))
    async with deadline(MATCH_S):
        while not spectator.events(MatchFinished):
            seen = len(spectator.heard)
            await spectator.hear(Update, since=seen)


@pytest.mark.parametrize("seats", FIVE_HUNDRED.seats)
async def test_bots_play_a_match_to_its_end(redis_url: str, seats: int) -> None:
    async with (
        running_server(redis_url) as port,
        bots(port),
        open_client(port, "host", role="spectator") as spectator,
    ):
        await play_match(spectator, seats=seats, pace=Pace.NONE, hands=3)
        assert not any(event.replaces for event in spectator.events(BotWanted))
        hands = len(spectator.events(HandScored))
        assert hands
        assert len(spectator.events(CardsLooked)) == hands * seats


async def test_a_bot_plays_on_when_its_claim_was_declined(
    redis_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = {**dict.fromkeys(GAMES, FiveHundredPlayer), FIVE_HUNDRED.id: _Boaster}
    monkeypatch.setattr(bot_host, "PLAYERS", players)
    async with (
        running_server(redis_url) as port,
        bots(port),
        open_client(port, "host", role="spectator") as spectator,
    ):
        contracts_to_claim: dict[str, OptionValue] = {
            "all_pass": "play_no_trumps",
            "misere_enabled": False,
        }
        await play_match(spectator, seats=3, pace=Pace.NONE, hands=2, **contracts_to_claim)
        claims = spectator.events(TricksClaimed)
        assert claims
        assert len(spectator.events(ClaimDeclined)) == len(claims)
        assert spectator.events(HandScored)
        assert not any(event.replaces for event in spectator.events(BotWanted))
