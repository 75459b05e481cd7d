"""The match of a room from the first deal to its result: deals, scores, the end.

Between two rounds the room waits for everybody who is there to have seen the score, at most
`between_rounds_s`; with 0 the next deal comes in the same commit as the score.
"""

from dataclasses import replace

from games.match import Match, deal_next_round, start_match
from games.registry import game_by_id
from games.seats import Seat
from protocol.ids import MatchId, Phase, PlayerId
from protocol.room_events import MatchAbandoned, MatchFinished, MatchStarted, RoundScored
from server.room.commands import Chance, Decision, MatchEnded, RecordStarted, unchanged
from server.room.document import MATCHES_KEPT, RoomDocument, SeatKind
from server.room.fairness import match_key, new_setup
from server.room.members import connected_persons
from server.room.seating import OPEN_SEAT, names_by_seat, not_ready, seats_where

__all__ = [
    "abandon_match",
    "begin_match",
    "deal_if_all_want_it",
    "deal_next",
    "missing_votes",
    "score_round",
]


def begin_match(document: RoomDocument, chance: Chance) -> Decision:
    """The match is bound to its key, and its first round dealt."""
    game = game_by_id(document.game)
    options = game.options.build(document.chosen, seats=len(document.seats))
    nonces = tuple(place.nonce for place in document.seats)
    key = chance.match_key or match_key(
        document.setup, game=game.id, options=options.values(), nonces=nonces
    )
    match, dealt = start_match(game, options=options, seats=len(document.seats), key=key)
    playing = replace(
        document,
        seats=not_ready(document.seats),
        match_id=document.setup.match_id,
        match_players=(),
        kicked=(),
    )
    started = _started(document, match, nonces)
    opening = Decision(
        _with_match(playing, match, chance),
        (started, *dealt),
        record=(_record_start(document, started, chance),),
        record_of=document.setup.match_id,
    )
    return opening.then(lambda dealt_to: score_round(dealt_to, chance))


def score_round(document: RoomDocument, chance: Chance) -> Decision:
    """What follows when the last deal or move has ended the round; otherwise nothing."""
    match = document.match
    assert match is not None, document
    if not match.is_round_over:
        return unchanged(document)
    if match.is_over:
        return _finish(document, match, chance)
    if document.between_rounds_s == 0:
        scored = Decision(document, (_scored(match),))
        return scored.then(lambda over: deal_next(over, chance))
    waiting = replace(
        document,
        phase=Phase.BETWEEN_ROUNDS,
        deadline_ms=chance.now_ms + document.between_rounds_s * 1000,
        wants_next_round=(),
    )
    return Decision(waiting, (_scored(match),))


def deal_next(document: RoomDocument, chance: Chance) -> Decision:
    """The next round, dealt now."""
    assert document.match is not None, document
    match, dealt = deal_next_round(document.match)
    decision = Decision(_with_match(document, match, chance), dealt)
    return decision.then(lambda dealt_to: score_round(dealt_to, chance))


def missing_votes(document: RoomDocument) -> tuple[Seat, ...]:
    """The seats of those who are here and have not yet asked for the next round."""
    waiting = _seated_here(document).difference(document.wants_next_round)
    return seats_where(document, lambda place: place.player in waiting)


def deal_if_all_want_it(document: RoomDocument, chance: Chance) -> Decision:
    """The next round, if everybody seated and here has asked for it (and somebody has)."""
    here = _seated_here(document)
    if document.phase is not Phase.BETWEEN_ROUNDS or not here:
        return unchanged(document)
    has_everybody = here.issubset(document.wants_next_round)
    return deal_next(document, chance) if has_everybody else unchanged(document)


def _seated_here(document: RoomDocument) -> set[PlayerId]:
    here = {member.player for member in connected_persons(document)}
    return here.intersection(place.player for place in document.seats if place.player)


def abandon_match(document: RoomDocument, chance: Chance) -> Decision:
    """The end before the end: no ranks, but the seed is shown."""
    match, setup = document.match, document.setup
    assert match is not None, document
    ended = replace(_ended(document, setup.match_id, chance), phase=Phase.LOBBY, match=None)
    return Decision(
        replace(ended, match_id=None),
        (MatchAbandoned(match_id=setup.match_id, seed=setup.seed),),
        record=(_record_end(document, match, chance, abandoned=True),),
        record_of=setup.match_id,
    )


def _finish(document: RoomDocument, match: Match, chance: Chance) -> Decision:
    setup, standing = document.setup, match.standing
    finished = replace(
        _ended(document, setup.match_id, chance),
        phase=Phase.FINISHED,
        match_players=tuple(place.player for place in document.seats),
    )
    result = MatchFinished(
        match_id=setup.match_id,
        sides=standing.sides,
        totals=standing.totals,
        ranks=standing.ranks,
        seed=setup.seed,
    )
    return Decision(
        finished,
        (_scored(match), result),
        record=(_record_end(document, match, chance, abandoned=False),),
        record_of=setup.match_id,
    )


def _ended(document: RoomDocument, match_id: MatchId, chance: Chance) -> RoomDocument:
    """The room after a match: a new seed to commit to, and those who left are gone for good.

    Whoever was sent out may come back.
    """
    gone = {member.player for member in document.members if member.has_left}
    return replace(
        document,
        seats=tuple(OPEN_SEAT if place.player in gone else place for place in document.seats),
        members=tuple(member for member in document.members if member.player not in gone),
        setup=new_setup(chance.random_bytes),
        deadline_ms=None,
        wants_next_round=(),
        finished=(*document.finished, match_id)[-MATCHES_KEPT:],
        kicked=(),
    )


def _with_match(document: RoomDocument, match: Match, chance: Chance) -> RoomDocument:
    """The room with a round just dealt."""
    return replace(
        document,
        phase=Phase.PLAYING,
        match=match,
        deadline_ms=None,
        wants_next_round=(),
        waiting_since_ms=chance.now_ms,
    )


def _started(document: RoomDocument, match: Match, nonces: tuple[str | None, ...]) -> MatchStarted:
    return MatchStarted(
        match_id=document.setup.match_id,
        commitment=document.setup.commitment,
        game=match.game_id,
        options=match.options.values(),
        names=names_by_seat(document),
        nonces=nonces,
    )


def _scored(match: Match) -> RoundScored:
    return RoundScored(
        number=match.round_number,
        sides=match.standing.sides,
        result=match.results[-1],
        totals=match.standing.totals,
    )


def _record_start(document: RoomDocument, started: MatchStarted, chance: Chance) -> RecordStarted:
    return RecordStarted(
        match_id=started.match_id,
        game=started.game,
        options=started.options,
        names=started.names,
        bots=seats_where(document, lambda place: place.kind is SeatKind.BOT),
        commitment=started.commitment,
        nonces=started.nonces,
        started_ms=chance.now_ms,
        key=None if chance.match_key is None else chance.match_key.hex(),
    )


def _record_end(
    document: RoomDocument, match: Match, chance: Chance, *, abandoned: bool
) -> MatchEnded:
    return MatchEnded(
        seed=document.setup.seed,
        sides=match.standing.sides,
        totals=match.standing.totals,
        ranks=() if abandoned else match.standing.ranks,
        rounds=match.round_number,
        results=match.results,
        abandoned=abandoned,
        ended_ms=chance.now_ms,
    )
