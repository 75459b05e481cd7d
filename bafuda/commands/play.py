"""`bafuda play`: everything on this machine, and a seat in it; `--demo` lets bots play."""

import argparse
import asyncio
import json
import os
import signal
import sys
import tempfile
from pathlib import Path

from bafuda.commands import Subparsers
from bafuda.demo import DemoFailed, DemoPlan, DemoResult, watch_demo
from bafuda.embedded import EmbeddedError, default_data_dir
from bafuda.game_options import chosen_options
from bafuda.last_room import LastRoom
from bafuda.network import lan_address
from bafuda.services import LOOPBACK, Services, ServicesFailed, local_services, open_port
from bafuda.terminal_client import add_person_arguments, chosen_language, seat_count
from clients.cli.app import JoinRoomBy, OpenRoom, Start, run_client
from clients.cli.narrator import Narrator
from games.errors import OptionError
from games.options import OptionValue
from games.registry import GAMES

__all__ = ["add_parser", "run"]

EXAMPLES = """examples:
  bafuda play                                   a room for you and your friends
  bafuda play --new --bots 3 --lang ja          a new one, with three bots
  bafuda play --headless                        the server alone; come in with `bafuda join`
  bafuda play --demo --rounds 3                 watch four bots
  bafuda play --demo --game fifty_one --bots 6 --option jokers=2 --seed 7 --json

Without --new you are back in the room of last time. Ctrl-C stops everything; the room is kept.
"""

SEATS = 4
EVERYWHERE = "0.0.0.0"  # all of this machine's networks: friends at home are to reach it
CANNOT_START = 2
PUBLIC_URL = "BAFUDA_PUBLIC_URL"


def add_parser(subparsers: Subparsers) -> argparse.ArgumentParser:
    """The parser of `play`."""
    parser = subparsers.add_parser(
        "play",
        help="start everything here, open a room and take a seat in it",
        description="Starts store, server and bots on this machine, and a seat for you.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--game", choices=tuple(GAMES), default="fifty_one")
    parser.add_argument(
        "--bots", type=seat_count, metavar="N", help="bots in a new room (0); seats of a demo (4)"
    )
    parser.add_argument("--port", type=int, metavar="N", help="the first free one from 8000 on")
    parser.add_argument("--local", action="store_true", help="for this machine alone")
    parser.add_argument("--headless", action="store_true", help="no seat in this terminal")
    parser.add_argument("--new", action="store_true", help="a new room, not that of last time")
    add_person_arguments(parser)
    demo = parser.add_argument_group("demo", "bots play a match, told in sentences")
    demo.add_argument("--demo", action="store_true")
    demo.add_argument("--rounds", type=int, metavar="N", help="rounds (as the game has them)")
    demo.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    demo.add_argument("--seed", metavar="S", help="the same match every time")
    demo.add_argument("--json", action="store_true", help="the result as one object, last")
    return parser


def run(args: argparse.Namespace) -> int:
    """Plays until the person leaves or the demo is over; 2 where something cannot be started."""
    try:
        return asyncio.run(_demo(args) if args.demo else _play(args))
    except (EmbeddedError, ServicesFailed, DemoFailed, OptionError) as failed:
        print(f"bafuda play: {failed}", file=sys.stderr)
        return CANNOT_START


async def _play(args: argparse.Namespace) -> int:
    """The card room of this machine, with its owner at the table."""
    host = LOOPBACK if args.local else EVERYWHERE
    async with local_services(default_data_dir(), open_port(host, args.port)) as services:
        friends_url = os.environ.get(PUBLIC_URL) or _address_for_friends(args, services.port)
        if args.headless:
            return await _serve_until_stopped(services, friends_url)
        last = LastRoom(default_data_dir() / "last-room")
        code = None if args.new else last.code()
        new_room = OpenRoom(args.game, max(SEATS, (args.bots or 0) + 1), args.bots or 0)
        return await run_client(
            Start(
                server=services.url,
                opening=new_room if code is None else JoinRoomBy(code, else_open=new_room),
                language=chosen_language(args),
                name=args.name,
                is_ascii=args.ascii,
                invite_server=friends_url,
                shows_qr=True,
                on_room=last.keep,
            )
        )


def _address_for_friends(args: argparse.Namespace, port: int) -> str:
    address = LOOPBACK if args.local else lan_address() or LOOPBACK
    return f"http://{address}:{port}"


async def _serve_until_stopped(services: Services, friends_url: str) -> int:
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    print(f"Serving at {friends_url}  (Ctrl-C stops; logs: {services.log_dir})", flush=True)
    print(f"Come in with: bafuda new --server {friends_url}", flush=True)
    await stopped.wait()
    return 0


async def _demo(args: argparse.Namespace) -> int:
    """A match of bots on a server of its own, in a folder of its own."""
    plan = _plan(args)
    with tempfile.TemporaryDirectory(prefix="bafuda-demo-") as folder:
        listening = open_port(LOOPBACK, args.port)
        async with local_services(Path(folder), listening, seed=args.seed) as services:
            narrator = Narrator(chosen_language(args), is_ascii=args.ascii)
            result = await watch_demo(
                services.url,
                plan,
                lambda room, update: _print_lines(narrator.tell(room, update)),
            )
    record_path = _keep_record(result)
    if args.json:
        print(json.dumps(result.summary(str(record_path)), ensure_ascii=False))
    return 0


def _print_lines(lines: list[str]) -> None:
    if lines:
        print(*lines, sep="\n", flush=True)


def _plan(args: argparse.Namespace) -> DemoPlan:
    """What the arguments ask for.

    Raises:
        OptionError: the game does not have it.
    """
    game = GAMES[args.game]
    seats = args.bots or SEATS
    if seats not in game.seats:
        raise OptionError("bots", seats, f"{game.seats[0]} to {game.seats[-1]}")
    chosen: dict[str, OptionValue] = chosen_options(game.options, args.option)
    if args.rounds is not None:
        chosen[game.options.round_limit] = args.rounds
    game.options.build(chosen, seats=seats).check(seats)
    return DemoPlan(game.id, seats, chosen)


def _keep_record(result: DemoResult) -> Path:
    folder = default_data_dir() / "records"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{result.record['match_id']}.json"
    path.write_text(json.dumps(result.record, ensure_ascii=False, indent=1), encoding="utf-8")
    return path.resolve()
