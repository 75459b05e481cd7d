"""A room played at random, as badly as people's connections go.

Between moves connections are cut and come back, somebody goes on on another device, people
come to watch and go, ask for what they have, or try what they may not. Every connection that
there ever was is kept with all it was sent.
"""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from random import Random
from typing import Any

from games.cards import pack
from games.errors import OptionError
from games.game import AnyGame
from games.options import OptionValue, option_specs
from games.registry import game_by_id
from games.seats import Seat, Viewer
from protocol.client_messages import (
    CreateRoom,
    EndMatch,
    GetRecord,
    JoinRoom,
    LeaveRoom,
    MakeMove,
    NextRound,
    Ping,
    Ready,
    Request,
    Resume,
    Reveal,
    SetOptions,
    Start,
)
from protocol.ids import JSON_SUBPROTOCOL, MSGPACK_SUBPROTOCOL, Phase, RoomCode
from protocol.room_events import Starting
from protocol.server_messages import Error, Ok, Record, Update
from server.room.fairness import nonce_hash
from tests.client import Client, open_client
from tests.games.harness import Case
from tests.games.traits import TRAITS
from tests.secrecy.cards import cards_in_text
from tests.secrecy.story import Played
from tests.secrecy.tracker import Ear

__all__ = ["RandomTable", "open_random_table", "random_case"]

ROUNDS_MAX = 3
LAPS_MAX = 4
MOVES_MAX = 150
"""Where a match is abandoned: not every option ends a round by itself."""
TROUBLE_SHARE = 0.25
UNIFORM_SHARE = 0.5
ONLOOKERS_MAX = 8
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")
DECK = pack(jokers=2)


def random_case(game_id: str, rng: Random, seats: int) -> Case:
    """A game with options drawn at random, short enough to be played to its end."""
    game = game_by_id(game_id)
    while True:
        with suppress(OptionError):  # not all go together
            options = game.options.build(_random_options(game, rng))
            options.check(seats)
            return Case(game, options, seats)


def _random_options(game: AnyGame, rng: Random) -> dict[str, OptionValue]:
    chosen: dict[str, OptionValue] = {}
    for spec in option_specs(game.options):
        values = spec.values if spec.low is None else (*spec.values, spec.low, spec.high)
        chosen[spec.name] = rng.choice(values)
    lengths = {
        game.options.round_limit: rng.randint(1, ROUNDS_MAX),
        "lap_limit": rng.randint(1, LAPS_MAX),
    }
    return chosen | {name: value for name, value in lengths.items() if name in chosen}


class RandomTable:
    """The room. Seat 0 opens it and is its first host."""

    def __init__(
        self,
        ports: Sequence[int],
        case: Case,
        rng: Random,
        stack: AsyncExitStack,
        *,
        trouble_share: float,
    ) -> None:
        self.case = case
        self.ears: list[Ear] = []
        """Every connection so far."""
        self.code = RoomCode("")
        self._ports = ports
        self._rng = rng
        self._stack = stack
        self._trouble_share = trouble_share
        self._by_seat: dict[Seat, Ear] = {}

    async def open(self) -> None:
        """Everybody comes in and sits down, and one watches."""
        for seat in map(Seat, range(self.case.seats)):
            ear = self._by_seat[seat] = await self._listen(seat)
            if seat == 0:
                create = CreateRoom(id=0, game=self.case.game.id, seats=self.case.seats)
                done = await ear.client.do(create)
                assert done.code is not None
                self.code = done.code
            else:
                await ear.client.do(JoinRoom(id=0, code=self.code))
        await self.watch()
        await self._all_at(await self._do(self._host(), SetOptions(id=0, options=self._options())))

    async def play_match(self) -> Played:
        """A whole match, with all that goes wrong, up to the record."""
        played = await self.begin()
        await self.play_on(played, moves_max=MOVES_MAX)
        await self.finish(played)
        return played

    async def begin(self) -> Played:
        """The first deal of a match."""
        return Played(deals=[await self._start()])

    async def play_on(self, played: Played, *, moves_max: int) -> None:
        """The match goes on to its end, or until it has had so many moves."""
        while not self._is_over() and len(played.moves) < moves_max:
            if self._seat(0).room.phase is Phase.BETWEEN_ROUNDS:
                played.deals.append(await self._next_round())
            elif self._rng.random() < self._trouble_share:
                await self._rng.choice(self._troubles())(played)
            else:
                await self._move(played)

    async def finish(self, played: Played) -> None:
        """The match is abandoned if it is not over; its record is read."""
        played.end = max([*played.deals, *(version for version, _, _ in played.moves)])
        if not self._is_over():
            played.end = await self._do(self._host(), EndMatch(id=0))
            await self._all_at(played.end)
        record = await self._seat(0).ask(GetRecord(id=0))
        assert isinstance(record, Record)
        played.record = record.record

    async def rejoin(self, seat: Seat, **hello: Any) -> Ear:  # as `Hello` takes them
        """The person of a seat comes back on a new connection, as if the old one were no more."""
        old = self._by_seat[seat]
        old.is_open = False
        ear = self._by_seat[seat] = await self._listen(seat, token=old.token, **hello)
        since = self._rng.choice([None, 0, old.client.updates[-1].version])
        join = JoinRoom(id=0, code=self.code, resume_from=since)
        await self._all_at(await self._do(ear, join))
        return ear

    async def watch(self, role: str = "spectator") -> Ear:
        """Somebody new comes to watch."""
        ear = await self._listen(None, role=role)
        await self._all_at(await self._do(ear, JoinRoom(id=0, code=self.code)))
        return ear

    def ear(self, seat: Seat) -> Ear:
        """The connection of a seat now."""
        return self._by_seat[seat]

    # How a match goes.

    async def _start(self) -> int:
        nonces = [f"{self._rng.getrandbits(256):064x}" for _ in self._by_seat]
        since = {seat: len(ear.client.heard) for seat, ear in self._by_seat.items()}
        for (_, ear), nonce in zip(self._by_seat.items(), nonces, strict=True):
            await self._do(ear, Ready(id=0, nonce_hash=nonce_hash(nonce)))
        await self._do(self._host(), Start(id=0))
        version = 0
        for (seat, ear), nonce in zip(self._by_seat.items(), nonces, strict=True):
            await ear.client.hear(Update, _tells_start, since=since[seat])
            version = await self._do(ear, Reveal(id=0, nonce=nonce))
        await self._all_at(version)
        return version

    async def _next_round(self) -> int:
        version = 0
        for ear in self._by_seat.values():
            version = await self._do(ear, NextRound(id=0))
        await self._all_at(version)
        return version

    async def _move(self, played: Played) -> None:
        seat = self._rng.choice(self._seat(0).updates[-1].waiting_for)
        client = self._by_seat[seat].client
        update = client.updates[-1]
        move = MakeMove(id=0, text=self._choose(update), turn=update.turn)
        version = await self._do(self._by_seat[seat], move)
        played.moves.append((version, seat, move.text))
        await self._all_at(version)

    def _choose(self, update: Update) -> str:
        if self._rng.random() < UNIFORM_SHARE and update.legal.listed:
            return self._rng.choice(update.legal.texts())
        return TRAITS[self.case.game.id].policy(update.view, update.legal, self._rng)

    # What goes wrong.

    def _troubles(self) -> Sequence[Callable[[Played], Any]]:
        return (
            self._cut_somebody,
            self._other_device,
            self._lose_an_answer,
            self._come_and_go,
            self._ask_around,
            self._try_what_is_not_allowed,
            self._speak_out_of_turn,
        )

    async def _cut_somebody(self, played: Played) -> None:
        seat = self._rng.choice(list(self._by_seat))
        self._by_seat[seat].client.socket.transport.abort()
        await self.rejoin(seat)

    async def _other_device(self, played: Played) -> None:
        seat = self._rng.choice(list(self._by_seat))
        old = self._by_seat[seat].client
        await self.rejoin(seat)
        await old.closed()

    async def _lose_an_answer(self, played: Played) -> None:
        """A move is made, and the connection cut before the answer: it is made once more."""
        seat = self._rng.choice(self._seat(0).updates[-1].waiting_for)
        run = f"{self._rng.getrandbits(64):016x}"
        client = (await self.rejoin(seat, run=run)).client
        update = client.updates[-1]
        move = MakeMove(id=77, text=self._choose(update), turn=update.turn)
        await client.say(move)
        if self._rng.random() < 0.5:
            await client.hear(Ok, lambda ok: ok.id == move.id)
        client.socket.transport.abort()
        again = await self.rejoin(seat, run=run)
        version = await self._do(again, move)
        played.moves.append((version, seat, move.text))
        await self._all_at(version)

    async def _come_and_go(self, played: Played) -> None:
        watching = [ear for ear in self.ears if ear.is_open and ear.seat is None]
        if len(watching) < ONLOOKERS_MAX and self._rng.random() < 0.7:
            await self.watch(self._rng.choice(["spectator", "player"]))
        elif watching:
            ear = self._rng.choice(watching)
            ear.is_open = False
            await ear.client.do(LeaveRoom(id=0))

    async def _ask_around(self, played: Played) -> None:
        ear = self._rng.choice([ear for ear in self.ears if ear.is_open])
        last = ear.client.updates[-1].version
        seen = len(ear.client.heard)
        await ear.client.do(Resume(id=0, since=self._rng.choice([0, last, last - 3, last + 9])))
        await ear.client.hear(Update, since=seen)
        await ear.client.ask(GetRecord(id=0))
        await ear.client.ask(Ping(id=0))

    async def _try_what_is_not_allowed(self, played: Played) -> None:
        update = self._seat(0).updates[-1]
        ears = [ear for ear in self.ears if ear.is_open and ear.seat not in update.waiting_for]
        if not ears:
            return
        ear = self._rng.choice(ears)
        first, second = self._rng.sample(DECK, 2)
        text = self._rng.choice([f"swap {first} {second}", f"play {first}"])
        ear.said |= cards_in_text(text)
        answer = await ear.client.ask(MakeMove(id=0, text=text, turn=update.turn))
        assert isinstance(answer, Error), answer

    async def _speak_out_of_turn(self, played: Played) -> None:
        """Somebody says what may be said at any time, if the game has such a thing."""
        seat = self._rng.choice(list(self._by_seat))
        client = self._by_seat[seat].client
        legal = client.updates[-1].legal
        texts = [
            *legal.listed,
            *(f"{choice.verb} {each}" for choice in legal.choices for each in choice.of),
        ]
        verbs = self.case.game.verbs_out_of_turn
        texts = [text for text in texts if text.split()[0] in verbs]
        if not texts:
            return
        move = MakeMove(id=0, text=self._rng.choice(texts), turn=0)
        answer = await client.ask(move)
        if isinstance(answer, Ok):
            assert answer.version is not None
            played.moves.append((answer.version, seat, move.text))
            await self._all_at(answer.version)

    # Connections.

    async def _listen(self, seat: Viewer, **hello: Any) -> Ear:  # as `Hello` takes them
        rng = self._rng
        subprotocol = rng.choice([MSGPACK_SUBPROTOCOL, JSON_SUBPROTOCOL])
        opening = open_client(rng.choice(self._ports), subprotocol=subprotocol)
        client = await self._stack.enter_async_context(opening)
        name = "Sue" if seat is None else NAMES[seat]
        await client.hello(**{"name": name, "run": f"{rng.getrandbits(64):016x}", **hello})
        ear = Ear(client, seat)
        self.ears.append(ear)
        return ear

    async def _do(self, ear: Ear, request: Request) -> int:
        done = await ear.client.do(request)
        assert done.version is not None
        return done.version

    async def _all_at(self, version: int) -> None:
        for ear in self.ears:
            if ear.is_open:
                await ear.client.hear(Update, lambda update: update.version >= version)

    def _seat(self, seat: int) -> Client:
        return self._by_seat[Seat(seat)].client

    def _host(self) -> Ear:
        """Whoever it is by now: when a host is cut off, it may be somebody who watches."""
        room = self._seat(0).room
        ears = (ear for ear in self.ears if ear.is_open)
        return next(ear for ear in ears if ear.client.player == room.host)

    def _options(self) -> dict[str, Any]:  # of whichever game
        return dict(self.case.options.differing())

    def _is_over(self) -> bool:
        return self._seat(0).room.phase is Phase.FINISHED


@asynccontextmanager
async def open_random_table(
    ports: Sequence[int], case: Case, rng: Random, *, trouble_share: float = TROUBLE_SHARE
) -> AsyncIterator[RandomTable]:
    """The room, opened over any of the ports, everybody in it."""
    failure: Exception | None = None
    async with AsyncExitStack() as stack:
        table = RandomTable(ports, case, rng, stack, trouble_share=trouble_share)
        try:
            await table.open()
            yield table
        except Exception as error:  # else every connection would wrap it once more
            failure = error
    if failure is not None:
        raise failure


def _tells_start(update: Update) -> bool:
    return any(isinstance(event, Starting) for event in update.events)
