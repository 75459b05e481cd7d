"""37: somebody who leaves the table and comes back to watch sees cards that lie face down."""

from random import Random

from games.fifty_one.view import FiftyOneView
from games.registry import GAMES
from games.seats import Seat
from protocol.client_messages import JoinRoom, LeaveRoom, MakeMove
from protocol.errors import ErrorCode
from protocol.server_messages import Error, Update
from tests.games.harness import Case
from tests.secrecy.story import Story
from tests.secrecy.table import open_random_table
from tests.secrecy.telling import GENEROUS, faults_of_table
from tests.serving import running_server

SEAT = Seat(1)


async def test_who_comes_back_to_watch_sees_what_it_may(redis_url: str) -> None:
    game = GAMES["fifty_one"]
    case = Case(game, game.options.build({"rounds": 1, "lap_limit": 6}), 3)
    async with (
        running_server(redis_url, **GENEROUS) as port,
        open_random_table([port], case, Random(37), trouble_share=0) as table,
    ):
        played = await table.begin()
        await table.play_on(played, moves_max=4)
        left = table.ear(SEAT).client
        await left.do(LeaveRoom(id=0))
        seen = len(left.heard)
        await left.do(JoinRoom(id=0, code=table.code))  # on the same socket: its seat was kept
        hand = (await left.hear(Update, since=seen)).view
        assert isinstance(hand, FiftyOneView)
        assert len(hand.hand) == 5

        watching = await table.rejoin(SEAT, role="spectator")  # on a new one, by its token
        update = watching.client.updates[-1]
        assert isinstance(update.view, FiftyOneView)
        assert update.view.hand == hand.hand
        move = MakeMove(id=0, text="pass", turn=update.turn)
        answer = await watching.client.ask(move)
        assert isinstance(answer, Error)
        assert answer.code == ErrorCode.NOT_SEATED

        stranger = await table.watch()  # on a new one, as somebody else
        view = stranger.client.updates[-1].view
        assert isinstance(view, FiftyOneView)
        assert (view.seat, view.hand, view.shown) == (None, (), None)
        assert stranger.client.updates[-1].events == ()

        await table.rejoin(SEAT)
        await table.play_on(played, moves_max=9)
        await table.finish(played)
        story = Story(case.seats)
        story.add(played)
        assert not faults_of_table(table, story)
