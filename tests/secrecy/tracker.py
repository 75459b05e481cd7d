"""Reads every frame that somebody was sent, and says what it held that came too early."""

import base64
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgpack

from games.cards import Card
from games.errors import NotationError
from games.registry import GAMES, game_by_id
from games.seats import Viewer
from protocol.errors import ErrorCode
from tests.client import Client
from tests.secrecy.cards import cards_in_text, leaves
from tests.secrecy.knowledge import KNOWLEDGE
from tests.secrecy.story import Secret, Story

__all__ = ["Ear", "Listener", "decoded", "faults_of", "faults_of_question", "spellings"]

Message = Mapping[str, Any]
"""A decoded frame."""


class Listener(Protocol):
    """Somebody who was sent frames, by whatever client."""

    @property
    def seat(self) -> Viewer:
        """Where it sits in every match of the room; None for one who watches."""

    @property
    def said(self) -> Iterable[Card]:
        """Cards that it named itself: a refusal may repeat them."""

    @property
    def token(self) -> str:
        """Its own."""

    @property
    def frames(self) -> Sequence[bytes | str]:
        """As they came."""


@dataclass(eq=False)
class Ear:
    """A connection, and who listens there."""

    client: Client
    seat: Viewer
    """Where it sits in every match of the room; None for one who watches."""
    said: set[Card] = field(default_factory=set)
    """Cards that it named itself: a refusal may repeat them."""
    is_open: bool = True

    @property
    def token(self) -> str:
        return self.client.token

    @property
    def frames(self) -> Sequence[bytes | str]:
        return self.client.frames


def faults_of(ear: Listener, story: Story, tokens: Iterable[str]) -> list[str]:
    """What this connection was sent that it may not know; `tokens` are everybody's."""
    reading = _Reading(ear, story, {token: token == ear.token for token in tokens})
    return [
        f"seat {ear.seat}, version {reading.version}: {fault}"
        for frame in ear.frames
        for fault in reading.read(frame)
    ]


def faults_of_question(
    host: Client, frame: bytes | str, seat: Viewer, story: Story, *, since: int, version: int
) -> list[str]:
    """What a bot host was told for a hint that the seat may not know.

    `since` is the version before the round's deal, `version` that at which it was asked.
    """
    reading = _Reading(Ear(host, seat), story, {})
    return [
        f"question for seat {seat}, version {version}: {fault}"
        for fault in reading.read_question(frame, since=since, version=version)
    ]


def decoded(frame: bytes | str) -> Any:  # JSON
    """What a frame of either subprotocol says, without regard to any model."""
    return json.loads(frame) if isinstance(frame, str) else msgpack.unpackb(frame)


def spellings(hex_text: str) -> tuple[bytes, ...]:
    """The ways in which some bytes might be written."""
    raw = bytes.fromhex(hex_text)
    return (hex_text.encode(), hex_text.upper().encode(), raw, base64.b64encode(raw)[:-2])


class _Reading:
    """One connection's frames, in order."""

    def __init__(self, ear: Listener, story: Story, tokens: Mapping[str, bool]) -> None:
        self.version = 0
        """The one heard of last."""
        self._ear = ear
        self._story = story
        self._tokens = tokens

    def read(self, frame: bytes | str) -> Iterator[str]:
        raw = frame.encode() if isinstance(frame, str) else frame
        message = decoded(frame)
        self.version = max(self.version, message.get("version") or 0)
        yield from self._faults_of_secrets(raw, message["type"])
        match message["type"]:
            case "update":
                yield from self._faults_of_update(message)
            case "error":
                at = self._story.state(self.version)
                cards = _cards(_judged(message), None if at is None else at[0])
                yield from _too_much("error", cards, self._ear.said)
            case "record":  # of a match that is over
                return
            case "advice":
                yield from self._faults_of_advice(message)
            case "previews":
                at = self._story.state(self.version)
                cards = _cards(message, None if at is None else at[0])
                known = self._story.known(self.version, self._ear.seat)
                yield from _too_much("previews", cards, known)
            case kind:
                yield from _too_much(kind, _cards(message), ())

    def read_question(self, frame: bytes | str, *, since: int, version: int) -> Iterator[str]:
        """A bot host is told no more than an update would tell the seat that it is to advise."""
        raw = frame.encode() if isinstance(frame, str) else frame
        message = decoded(frame)
        self.version = version
        yield from self._faults_of_secrets(raw, message["type"])
        yield from self._faults_of_update({**message, "from": since, "version": version})

    def _faults_of_advice(self, message: Message) -> Iterator[str]:
        """The names of cards that may be called are public, not their places."""
        at = self._story.state(self.version)
        is_call = message["move"].startswith("partner ")
        told = {name: value for name, value in message.items() if name in ("move", "arguments")}
        cards = frozenset[Card]() if is_call else _cards(told, None if at is None else at[0])
        yield from _too_much("advice", cards, self._story.known(self.version, self._ear.seat))

    def _faults_of_secrets(self, raw: bytes, kind: str) -> Iterator[str]:
        for secret in self._story.secrets:
            if secret.free_from > self.version and _is_told(secret, raw):
                yield f"{secret.what} in {kind}"
        for token, is_own in self._tokens.items():
            if token.encode() in raw and not (is_own and kind == "welcome"):
                yield f"token in {kind}"

    def _faults_of_update(self, message: Message) -> Iterator[str]:
        story, viewer = self._story, self._ear.seat
        since, version = message["from"], message["version"]
        now = {name: value for name, value in message.items() if name != "events"}
        at = story.state(version)
        game_id = None if at is None else at[0]
        happened = story.happened(since, version, viewer) if since else story.known(version, viewer)
        yield from _too_much("events", _cards(message["events"], game_id), happened)
        yield from _too_much("view", _cards(now, game_id), story.known(version, viewer))
        if at is not None:
            yield from self._faults_of_view(message, *at)

    def _faults_of_view(self, message: Message, game_id: str, state: Any) -> Iterator[str]:
        viewer = self._ear.seat
        movers = game_by_id(game_id).movers(state)
        if viewer not in movers and (message["legal"]["listed"] or message["legal"]["choices"]):
            yield f"what another may do: {message['legal']}"
        if message["view"] is not None:
            yield from KNOWLEDGE[game_id].faults(message["view"], state, viewer)


def _cards(value: object, game_id: str | None = None) -> frozenset[Card]:
    if game_id is None:
        return frozenset[Card]().union(*(cards_in_text(text) for _, text in leaves(value)))
    cards_of = KNOWLEDGE[game_id].cards_of
    return frozenset[Card]().union(*(cards_of(key, text) for key, text in leaves(value)))


def _judged(error: Message) -> Message:
    """The refusal without what is said of the text alone, with examples, whatever the cards."""
    if error["code"] != ErrorCode.BAD_NOTATION or error["detail"] not in _notation_errors(error):
        return error
    return {name: value for name, value in error.items() if name != "detail"}


def _notation_errors(error: Message) -> Iterator[str]:
    for game in GAMES.values():
        try:
            game.parse_move(error["arguments"]["text"])
        except NotationError as notation_error:
            yield str(notation_error)


def _too_much(where: str, cards: frozenset[Card], allowed: Iterable[Card]) -> Iterator[str]:
    early = cards.difference(allowed)
    if early:
        yield f"{', '.join(sorted(early))} in {where}"


def _is_told(secret: Secret, raw: bytes) -> bool:
    return any(spelling in raw for spelling in spellings(secret.hex_text))
