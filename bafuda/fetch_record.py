"""Fetches the record of a match over the wire, as somebody who only watches."""

import asyncio
from typing import Any

from clients.connection import Connection, ConnectionFailure, new_run
from clients.conversation import Greeting, Offline, Online
from protocol.client_messages import GetRecord, JoinRoom
from protocol.server_messages import Record

__all__ = ["NoServer", "fetch_record"]

NO_ID = 0  # the connection numbers its requests


class NoServer(Exception):
    """There is no server at the address; the text says what was tried."""


async def fetch_record(server: str, code: str, match_id: str | None) -> dict[str, Any]:  # JSON
    """The record of the room's match of that id, or of the one finished last.

    Raises:
        NoServer: it cannot be reached.
        RequestRefused: there is no such room, or no such record.
    """
    connection = Connection(server, Greeting("", role="spectator"), new_run())
    async with asyncio.TaskGroup() as tasks:
        tasks.create_task(connection.run())
        outcome = await _fetch(connection, code, match_id)
        await connection.close()
    if isinstance(outcome, Exception):  # raised in the group, it would come out in a group
        raise outcome
    return outcome


async def _fetch(
    connection: Connection, code: str, match_id: str | None
) -> dict[str, Any] | NoServer | ConnectionFailure:
    async for event in connection:
        match event:
            case Offline(cause=cause):
                return NoServer(f"{connection.server}: {cause}")
            case Online():
                break
    try:
        await connection.request(JoinRoom(id=NO_ID, code=code))
        answer = await connection.request(GetRecord(id=NO_ID, match_id=match_id))
    except ConnectionFailure as failure:
        return failure
    assert isinstance(answer, Record), answer
    return answer.record
