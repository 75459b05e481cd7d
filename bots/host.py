"""The bot process: offers bots to a server, plays in seats and gives hints."""

import asyncio
from collections.abc import Callable
from random import Random, uniform
from secrets import token_hex

import structlog

from bots.advice import advise
from bots.connection import Line, LineLost, Rejected, open_line
from bots.players import PLAYERS
from bots.seat import sit
from protocol.client_messages import AdviceFromHost, Hello, Offer
from protocol.ids import PROTOCOL_VERSION
from protocol.server_messages import Advise, Closing, SeatOffer

__all__ = ["run_bot_host"]

log = structlog.get_logger()

RUN_BYTES = 8
FIRST_BACK_OFF_S = 0.5
LONGEST_BACK_OFF_S = 8.0


async def run_bot_host(
    server: str,
    *,
    bot_key: str,
    capacity: int,
    chance_for: Callable[[SeatOffer], Random],
    on_ready: Callable[[], None] = lambda: None,
) -> Rejected:
    """Offers `capacity` bots to a server, and comes back whenever the line is lost.

    It ends only when the server does not want it (a wrong bot key, another protocol version),
    and gives that refusal. `chance_for` gives the generator of the bot that takes an offer.
    `on_ready` is called each time the server has been offered bots.
    """
    host = _Host(server, bot_key, capacity, chance_for)
    async with asyncio.TaskGroup() as seats:
        return await host.serve_until_rejected(seats, on_ready)


class _Host:
    """The process's free capacity, and its line to the server while there is one."""

    def __init__(
        self,
        server: str,
        bot_key: str,
        capacity: int,
        chance_for: Callable[[SeatOffer], Random],
    ) -> None:
        self._server = server
        self._bot_key = bot_key
        self._free = capacity
        self._chance_for = chance_for
        self._line: Line | None = None

    async def serve_until_rejected(
        self, seats: asyncio.TaskGroup, on_ready: Callable[[], None]
    ) -> Rejected:
        """Serves line after line; bots that sit go on while the host's own line is away."""
        wait_s = FIRST_BACK_OFF_S
        while True:
            try:
                async with open_line(self._server, self._hello()) as (line, _welcome):
                    wait_s = FIRST_BACK_OFF_S
                    self._line = line
                    await self._offer()
                    on_ready()
                    await self._take_offers(line, seats)
            except LineLost as lost:
                log.info("bot host lost its line", why=str(lost))
            except Rejected as rejected:
                return rejected
            self._line = None
            await asyncio.sleep(wait_s * uniform(0.5, 1.0))
            wait_s = min(wait_s * 2, LONGEST_BACK_OFF_S)

    def _hello(self) -> Hello:
        return Hello(
            protocol=PROTOCOL_VERSION,
            run=token_hex(RUN_BYTES),
            role="bot_host",
            bot_key=self._bot_key,
        )

    async def _take_offers(self, line: Line, seats: asyncio.TaskGroup) -> None:
        async for message in line:
            match message:
                case SeatOffer() if message.game in PLAYERS:
                    self._free -= 1
                    seats.create_task(self._play(message), name="bot")
                case Advise() if message.game in PLAYERS:
                    await self._advise(line, message)
                case Closing(reason=reason):
                    log.info("bot host sent away", reason=reason)
                    return

    async def _advise(self, line: Line, question: Advise) -> None:
        """Answers for a hint; one that fails is given up by who asked."""
        try:
            move, explain = advise(question)
            because = explain()
        except Exception:
            log.exception("advice failed", game=question.game)
            return
        await line.say(
            AdviceFromHost(
                id=line.next_id(),
                request=question.request,
                move=move,
                reason=because.reason.value,
                arguments=dict(because.arguments),
            )
        )

    async def _play(self, offer: SeatOffer) -> None:
        """One bot from its ticket to the end of its seat, whatever ends it."""
        with structlog.contextvars.bound_contextvars(room=offer.code):
            try:
                await sit(self._server, offer, PLAYERS[offer.game], self._chance_for(offer))
            except (LineLost, Rejected) as ended:
                log.info("bot gave up its seat", seat=offer.seat, why=str(ended))
            except Exception:
                log.exception("bot failed", seat=offer.seat)
            finally:
                self._free += 1
        await self._offer()

    async def _offer(self) -> None:
        """Tells the server how many bots are free now; a lost line tells it at the next one."""
        if self._line is None:
            return
        offer = Offer(id=self._line.next_id(), free=self._free, games=tuple(PLAYERS))
        try:
            await self._line.say(offer)
        except LineLost:
            log.debug("bot host could not offer")
