"""What truly happened in a room, version by version, told after it is over.

The record of a match gives its key, and the key deals its cards again; the answers that the
players got say at which version each deal and move was committed.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from games.cards import Card
from games.match import Match, apply_move, deal_next_round, start_match
from games.registry import game_by_id
from games.seats import Seat, Viewer
from games.shuffle import MatchKey
from protocol.ids import MatchId
from server.room.document import MatchSetup
from server.room.fairness import commitment, match_key
from tests.secrecy.knowledge import KNOWLEDGE, Step, known_after

__all__ = ["Played", "Secret", "Story"]


@dataclass
class Played:
    """A match as those who played it went through it."""

    deals: list[int] = field(default_factory=list)
    """The version of each deal."""
    moves: list[tuple[int, Seat, str]] = field(default_factory=list)
    """Version, seat and text of each move."""
    end: int = 0
    """The version at which it was over."""
    record: dict[str, Any] = field(default_factory=dict)  # JSON


@dataclass(frozen=True, slots=True)
class Secret:
    """Something that nobody may hear before a version; `hex_text` is its usual form."""

    what: str
    hex_text: str
    free_from: float
    """The version that tells it; infinite if none does."""


@dataclass(frozen=True, slots=True)
class _Chapter:
    """The time from one step to the next."""

    version: int
    game_id: str
    step: Step
    known: Mapping[Viewer, frozenset[Card]]
    """The cards whose places a viewer knows after the step."""
    passing: Mapping[Viewer, frozenset[Card]]
    """Those that it knew before or knows after: what happened may mention them."""


class Story:
    """All matches of a room."""

    def __init__(self, seats: int) -> None:
        self.secrets: list[Secret] = []
        self._viewers: tuple[Viewer, ...] = (*map(Seat, range(seats)), None)
        self._chapters: list[_Chapter] = []

    def add(self, played: Played) -> None:
        """One more match."""
        record = played.record
        told = [(move["seat"], move["text"]) for move in record["moves"]]
        assert told == [(seat, text) for _, seat, text in sorted(played.moves)], "another record"
        key = self._add_secrets(played)
        match: Match | None = None
        happened = sorted([*((at, None, "") for at in played.deals), *played.moves])
        for version, seat, text in happened:
            before = None if match is None or seat is None else match.state
            match = _next(match, seat, text, record, key)
            self._tell(version, match, Step(before, match.state, seat, text))

    def happened(self, since: int, version: int, viewer: Viewer) -> frozenset[Card]:
        """The cards that may be mentioned of what happened after `since`, up to `version`."""
        first, end = self._place(since), self._place(version)
        passing = (chapter.passing[viewer] for chapter in self._chapters[first:end])
        return self.known(version, viewer).union(*passing)

    def known(self, version: int, viewer: Viewer) -> frozenset[Card]:
        """The cards whose places the viewer knows at a version."""
        chapter = self._at(version)
        return frozenset() if chapter is None else chapter.known[viewer]

    def state(self, version: int) -> tuple[str, Any] | None:  # of whichever game
        """The game and its true state at a version, or None before the first deal."""
        chapter = self._at(version)
        return None if chapter is None else (chapter.game_id, chapter.step.after)

    def _place(self, version: int) -> int:
        return bisect_right(self._chapters, version, key=lambda chapter: chapter.version)

    def _at(self, version: int) -> _Chapter | None:
        place = self._place(version)
        return self._chapters[place - 1] if place else None

    def _tell(self, version: int, match: Match, step: Step) -> None:
        knowledge = KNOWLEDGE[match.game_id]
        last = self._chapters[-1].known if step.before is not None else {}
        before = {viewer: last.get(viewer, frozenset()) for viewer in self._viewers}
        after = {
            viewer: known_after(knowledge, step, viewer, before[viewer]) for viewer in self._viewers
        }
        passing = {viewer: before[viewer] | after[viewer] for viewer in self._viewers}
        self._chapters.append(_Chapter(version, match.game_id, step, after, passing))

    def _add_secrets(self, played: Played) -> MatchKey:
        record = played.record
        match_id, seed = MatchId(record["match_id"]), str(record["seed"])
        setup = MatchSetup(match_id, seed, commitment(match_id, seed))
        assert setup.commitment == record["commitment"]
        nonces = [place["nonce"] for place in record["seats"]]
        key = match_key(setup, game=record["game"], options=record["options"], nonces=nonces)
        self.secrets += [Secret("seed", seed, played.end), Secret("key", key.hex(), float("inf"))]
        self.secrets += [Secret("nonce", nonce, played.deals[0]) for nonce in nonces if nonce]
        return key


def _next(
    match: Match | None,
    seat: Seat | None,
    text: str,
    record: Mapping[str, Any],  # JSON
    key: MatchKey,
) -> Match:
    if match is None:
        game = game_by_id(record["game"])
        places: Sequence[object] = record["seats"]
        options = game.options.build(record["options"])
        return start_match(game, options=options, seats=len(places), key=key)[0]
    if seat is None:
        return deal_next_round(match)[0]
    return apply_move(match, seat, text)[0]
