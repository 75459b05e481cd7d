"""A server process from its start to its end.

Opened in this order and closed in the reverse one:

    gateway   the port: pages and /readyz at once, connections when all else is there
    store     tried again and again until it answers
    hall      rooms; with it the signs of life, the desks, and the look every two seconds

Stopping is cancelling, whoever does it (a signal, the end of the parent process): guests are
told and closed, the last commits wait for their outcomes, and then the store is let go.
"""

import asyncio
import hmac
import signal
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from secrets import token_bytes, token_hex
from time import monotonic
from typing import Final

import structlog
from pydantic import SecretStr

from games.options import option_specs
from games.registry import GAMES
from games.shuffle import MatchKey
from protocol.ids import CLIENT_MESSAGE_BYTES_MAX, ProcessId
from protocol.welcome import GameInfo, Limits
from server.addresses import Addresses
from server.advisers import Advisers
from server.archive import Archive
from server.border import repeat
from server.desk import Desk
from server.doorstep import Doorstep
from server.errors import StoreUnavailable
from server.gateway.conversation import Reception
from server.gateway.gateway import Gateway, open_gateway
from server.hall import Hall
from server.hints import Hints
from server.identity import TOKEN_BYTES
from server.packs.shelf import Shelf, read_shelf
from server.presence import Presence
from server.room.names import NAME_COLUMNS_MAX
from server.session import House
from server.settings import Settings
from server.store.backoff import Backoff
from server.store.settings import StoreSettings
from server.store.store import Listener, Store, open_store
from server.store.subscriptions import ReplyListener
from server.web_client import read_web_client

__all__ = ["run_server", "serve"]

PROCESS_ID_BYTES: Final = 8
DEMO_LABEL: Final = b"bafuda demo 1"
LOOKS_LISTED: Final = 3
"""Of the looks at the rooms, each of which shows the public ones, so many may be late or fail."""
REACH_FIRST_S: Final = 0.1
REACH_MOST_S: Final = 2.0

OnReady = Callable[[int], None]

log = structlog.get_logger()


async def run_server(settings: Settings, *, ready: OnReady | None = None) -> None:
    """Serves until SIGTERM or SIGINT, or until it is cancelled.

    `ready` is called with the port once guests are taken.

    Raises (in an exception group):
        StoreUnfit: the store answers but cannot be used.
        OSError: the port is not to be had.
    """
    with _cancelled_by_signals():
        await serve(settings, ready=ready)


async def serve(settings: Settings, *, ready: OnReady | None = None) -> None:
    """Serves until it is cancelled: `run_server` without its signals."""
    process = ProcessId(token_hex(PROCESS_ID_BYTES))
    addresses = Addresses(settings, monotonic)
    shelf = read_shelf(settings.pack_dir)
    shelf.report()
    async with (
        open_gateway(
            settings,
            process=process,
            addresses=addresses,
            pictures=shelf.pictures,
            web_client=read_web_client(settings.web),
        ) as gateway,
        AsyncExitStack() as stack,
    ):
        log.info("port opened", port=gateway.port, process=process)
        hall: Hall
        hints: Hints
        store_settings = _store_settings(settings)
        listener = Listener(
            on_tell=lambda code, version, commit_id: hall.on_tell(code, version, commit_id),
            on_subscribed=lambda code: hall.on_subscribed(code),
            on_trouble=lambda code: hall.on_trouble(code),
            replies=ReplyListener(process, lambda reply: hints.take(reply)),
        )
        store = await _reach_store(stack, store_settings, listener)
        tasks = await stack.enter_async_context(asyncio.TaskGroup())
        hall = Hall(
            settings,
            process=process,
            store=store,
            addresses=addresses,
            tasks=tasks,
            random_bytes=token_bytes,
            match_key=_demo_key(settings.demo_seed),
            log_entries=store_settings.log_entries,
        )
        hints = Hints(settings, process=process, store=store, hall=hall, tasks=tasks)
        advisers = Advisers(settings, store, tasks)
        desk = Desk(store)
        doorstep = Doorstep(store=store, hall=hall, addresses=addresses)
        archive = Archive(store, hall)
        presence = Presence(process, store=store, hall=hall, presence_s=settings.presence_s)
        await presence.announce()
        presence.run(tasks)
        desk.run(tasks)
        advisers.run()
        repeat(tasks, hall.look_after_rooms, every_s=settings.check_s, name="look after rooms")
        try:
            house = _house(settings, store, shelf)
            gateway.admit(Reception(house, hall, doorstep, archive, desk, hints, advisers))
            log.info("server ready", port=gateway.port)
            if ready is not None:
                ready(gateway.port)
            await asyncio.Event().wait()
        finally:
            await _say_goodbye(gateway, hall, settings)


async def _reach_store(stack: AsyncExitStack, settings: StoreSettings, listener: Listener) -> Store:
    """The store, as soon as it answers."""
    backoff = Backoff(first_s=REACH_FIRST_S, most_s=REACH_MOST_S)
    while True:
        try:
            return await stack.enter_async_context(open_store(settings, listener))
        except StoreUnavailable as unavailable:
            log.warning("store not reached", reason=str(unavailable))
            _end_if_cancelled()
            await asyncio.sleep(backoff.next_s())


def _end_if_cancelled() -> None:
    """Python 3.11 drops a cancellation that comes while a task group ends after an error."""
    task = asyncio.current_task()
    if task is not None and task.cancelling():
        raise asyncio.CancelledError


async def _say_goodbye(gateway: Gateway, hall: Hall, settings: Settings) -> None:
    log.info("server stopping")
    try:
        async with asyncio.timeout(settings.stop_timeout_s / 2):
            await gateway.send_off()
            await hall.drain()
    except TimeoutError:
        log.warning("server stopped before everything was done")


@contextmanager
def _cancelled_by_signals() -> Iterator[None]:
    """Makes the signals to stop cancel what is done within, and ends it without an error."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    received: list[signal.Signals] = []

    def stop(received_now: signal.Signals) -> None:
        received.append(received_now)
        task.cancel()

    signals = (signal.SIGTERM, signal.SIGINT)
    for stopping in signals:
        loop.add_signal_handler(stopping, stop, stopping)
    try:
        yield
    except asyncio.CancelledError:
        if not received:
            raise
        task.uncancel()
    finally:
        for stopping in signals:
            loop.remove_signal_handler(stopping)


def _store_settings(settings: Settings) -> StoreSettings:
    return StoreSettings(
        url=settings.redis_url,
        expiry_s=settings.expiry_s,
        command_timeout_s=settings.store_timeout_s,
        unavailable_after_s=settings.unknown_after_s,
        wait_replicas=settings.wait_replicas,
        clock_interval_s=settings.check_s,
        alive_s=settings.presence_s,
        listed_s=LOOKS_LISTED * settings.check_s,
    )


def _house(settings: Settings, store: Store, shelf: Shelf) -> House:
    return House(
        limits=Limits(
            message_bytes=CLIENT_MESSAGE_BYTES_MAX,
            messages_per_s=settings.messages_per_s,
            name_columns=NAME_COLUMNS_MAX,
            heartbeat_s=settings.heartbeat_s,
        ),
        message_burst=settings.message_burst,
        games=_game_infos(),
        shelf=shelf,
        bot_key=_secret(settings.bot_key),
        create_code=_secret(settings.create_code),
        new_token=lambda: token_hex(TOKEN_BYTES),
        monotonic_s=monotonic,
        now_ms=store.clock.now_ms,
    )


def _game_infos() -> tuple[GameInfo, ...]:
    """What can be played here, in the order in which to offer it."""
    return tuple(
        GameInfo(
            id=game.id,
            seats_min=game.seats.start,
            seats_max=game.seats.stop - 1,
            recommended_min=game.recommended_seats.start,
            recommended_max=game.recommended_seats.stop - 1,
            options=option_specs(game.options),
        )
        for game in GAMES.values()
    )


def _secret(secret: SecretStr | None) -> str | None:
    return None if secret is None else secret.get_secret_value() or None


def _demo_key(seed: SecretStr | None) -> MatchKey | None:
    """The key of every match of a demo that is to be repeated."""
    text = _secret(seed)
    return None if text is None else MatchKey(hmac.digest(DEMO_LABEL, text.encode(), "sha256"))
