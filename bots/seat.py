"""A bot in its seat: an ordinary connection that hears updates and makes moves."""

import asyncio
from random import Random
from secrets import token_hex
from typing import TypeAlias

import structlog

from bots.any_move import any_move
from bots.connection import Line, LineLost, open_line
from bots.pace import thinking_time_s
from bots.player import AnyPlayer, MakePlayer, Racer, Reaction
from games.game import Moves
from games.seats import Seat
from protocol.client_messages import Hello, MakeMove
from protocol.errors import ErrorCode
from protocol.ids import PROTOCOL_VERSION, Pace
from protocol.room_events import MatchStarted
from protocol.server_messages import Closing, Error, Room, SeatOffer, Update

__all__ = ["sit"]

log = structlog.get_logger()

RUN_BYTES = 8
LUCK_BITS = 64

REFUSED_MOVES_MAX = 3
"""After so many refusals at one turn a bot gives its seat up, for another to take."""

AGAIN_AFTER_S = 0.5
"""How long to wait before a move is sent again that the server was too busy to take."""

_Question: TypeAlias = tuple[int, Moves]
"""A turn, and what there is to choose from. One turn may ask several things one after the other:
a look does not end it, nor a claim that is declined."""


async def sit(server: str, offer: SeatOffer, make_player: MakePlayer, rng: Random) -> None:
    """Takes the seat of an offer and plays in it until the connection ends.

    Raises:
        LineLost: there is no server.
        Rejected: the seat is taken by now.
    """
    hello = Hello(
        protocol=PROTOCOL_VERSION,
        run=token_hex(RUN_BYTES),
        role="bot",
        ticket=offer.ticket,
    )
    async with open_line(server, hello) as (line, _welcome):
        await _Sitting(line, offer.seat, make_player, rng).play()


class _Sitting:
    """What a bot keeps in mind while it sits."""

    def __init__(self, line: Line, seat: Seat, make_player: MakePlayer, rng: Random) -> None:
        self._line = line
        self._seat = seat
        self._make_player = make_player
        self._rng = rng
        self._luck = rng.getrandbits(LUCK_BITS)
        """Every player of this seat begins with the same: a seeded match is then the same one,
        whether a bot came before it was dealt or with the deal, heard of it or was shown it."""
        self._player = self._new_player()
        self._pace = Pace.NORMAL
        self._update: Update | None = None
        self._refusals = 0
        self._thinking: asyncio.Task[None] | None = None
        self._answered: _Question | None = None
        """What a move is on its way for, or made; news that ask the same change nothing."""
        self._chosen: tuple[_Question, str] | None = None
        """The move thought of last, and what for."""
        self._reaction: Reaction | None = None
        self._reacting: asyncio.Task[None] | None = None
        self._reaction_id: int | None = None
        """The request of the last move out of turn: when that came too late, nothing is wrong."""

    async def play(self) -> None:
        async with asyncio.TaskGroup() as tasks:
            async for message in self._line:
                match message:
                    case Room(pace=pace):
                        self._pace = pace
                    case Update():
                        self._hear(message)
                        self._think(tasks, delay_s=thinking_time_s(self._pace, self._rng))
                        self._watch(tasks)
                    case Error(id=refused) if refused is not None and refused == self._reaction_id:
                        self._was_late(message)
                    case Error():
                        if not self._is_worth_another_try(message):
                            break
                        self._think(tasks, delay_s=AGAIN_AFTER_S)
                    case Closing(reason=reason):
                        log.debug("bot sent away", seat=self._seat, reason=reason)
                        break
            self._stop_thinking()
            self._stop_reacting()

    def _hear(self, update: Update) -> None:
        """Takes an update in; a snapshot or a new match begins with an empty memory."""
        is_new = update.from_version == 0 or any(
            isinstance(event, MatchStarted) for event in update.events
        )
        if is_new:
            self._player = self._new_player()
        self._player.hear(update.events)
        if self._update is None or update.turn != self._update.turn:
            self._refusals = 0
        self._update = update

    def _new_player(self) -> AnyPlayer:
        return self._make_player(self._seat, Random(self._luck))

    def _think(self, tasks: asyncio.TaskGroup, *, delay_s: float) -> None:
        """Begin to think about the newest update, if there is anything to decide."""
        update = self._update
        if update is None or not update.legal or not self._is_waited_for(update):
            self._stop_thinking()
            return
        is_thinking = self._thinking is not None and not self._thinking.done()
        if (is_thinking and self._refusals == 0) or _question(update) == self._answered:
            return
        self._stop_thinking()
        self._thinking = tasks.create_task(self._move_after(delay_s), name="bot thinks")

    async def _move_after(self, delay_s: float) -> None:
        await asyncio.sleep(delay_s)
        update = self._update
        if update is None or not update.legal or not self._is_waited_for(update):
            return
        first = self._said_first()
        if first is not None:
            await self._react(first)
        self._answered = _question(update)
        await self._say(self._line.next_id(), self._choice(update), update.turn)

    def _is_waited_for(self, update: Update) -> bool:
        """Without thinking time those that are waited for together answer in turn.

        Then it does not depend on which of several bots is faster what happens first.
        """
        if self._pace is Pace.NONE:
            return update.waiting_for[:1] == (self._seat,)
        return self._seat in update.waiting_for

    def _watch(self, tasks: asyncio.TaskGroup) -> None:
        """Say something out of turn in a while, if the player wants to.

        Without thinking time it is said on the own turn, before the move: nothing then depends
        on which of several bots is faster, and a match with the same seed is the same match.
        """
        if self._pace is Pace.NONE:
            return
        wanted = self._wanted()
        if wanted == self._reaction:
            return
        self._stop_reacting()
        self._reaction = wanted
        if wanted is not None:
            self._reacting = tasks.create_task(self._react_after(wanted), name="bot reacts")

    def _wanted(self) -> Reaction | None:
        """What the player wants to say out of turn."""
        update, player = self._update, self._player
        if update is None or not update.legal or not isinstance(player, Racer):
            return None
        return player.react(update.view, update.legal)

    def _said_first(self) -> Reaction | None:
        """Without thinking time: what is said before the move, once each."""
        if self._pace is not Pace.NONE:
            return None
        wanted = self._wanted()
        if wanted == self._reaction:
            return None
        self._reaction = wanted
        return wanted

    async def _react_after(self, reaction: Reaction) -> None:
        await asyncio.sleep(reaction.delay_s)
        await self._react(reaction)

    async def _react(self, reaction: Reaction) -> None:
        assert self._update is not None
        self._reaction_id = self._line.next_id()
        await self._say(self._reaction_id, reaction.text, self._update.turn)

    async def _say(self, id: int, text: str, turn: int) -> None:
        try:
            await self._line.say(MakeMove(id=id, text=text, turn=turn))
        except LineLost:
            log.debug("bot lost its line", seat=self._seat)

    def _choice(self, update: Update) -> str:
        """The player's move; after a refusal any legal one, so that play goes on.

        A move that the server was too busy to take is not thought over again.
        """
        asked = _question(update)
        if self._chosen is None or self._chosen[0] != asked:
            self._chosen = asked, self._player.choose(update.view, update.legal).move
        elif self._refusals > 0:
            return any_move(update.legal, self._rng)
        return self._chosen[1]

    def _was_late(self, error: Error) -> None:
        """Another was faster, or the server too busy: then it may be said later."""
        log.debug("bot was late", seat=self._seat, code=error.code, reason=error.reason)
        if error.code != ErrorCode.ILLEGAL_MOVE:
            self._reaction = None

    def _is_worth_another_try(self, error: Error) -> bool:
        """A stale turn needs no other try but the newer update; a busy server the same move."""
        self._answered = None
        log.debug("bot refused", seat=self._seat, code=error.code, reason=error.reason)
        if error.code in (ErrorCode.ILLEGAL_MOVE, ErrorCode.BAD_NOTATION):
            self._refusals += 1
        return self._refusals <= REFUSED_MOVES_MAX

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def _stop_reacting(self) -> None:
        if self._reacting is not None:
            self._reacting.cancel()
            self._reacting = None


def _question(update: Update) -> _Question:
    return update.turn, update.legal
