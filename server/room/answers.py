"""The requests a member was answered `ok`, so that a repeat gets its answer and does nothing.

They stand in the document and are committed with what was done: a repeat is known on any
process, whatever became of the first answer. Refused requests are decided anew.
"""

from protocol.ids import PlayerId, RunId, Version
from server.room.document import ANSWERS_KEPT, RUNS_KEPT, Answered, AnsweredRun, Member

__all__ = ["answered_at", "with_answer"]


def answered_at(member: Member, run: RunId, request_id: int) -> Version | None:
    """The version at which this very request was done, or None if it is a new one."""
    for answered in _answered_in(member, run):
        if answered.id == request_id:
            return answered.version
    return None


def with_answer(
    members: tuple[Member, ...], player: PlayerId, run: RunId, answered: Answered
) -> tuple[Member, ...]:
    """The members, one of them answered once more; nothing is kept for one who is gone."""
    for place, member in enumerate(members):
        if member.player == player:
            kept = _with_answer(member, run, answered)
            return (*members[:place], _answered(member, kept), *members[place + 1 :])
    return members


def _answered_in(member: Member, run: RunId) -> tuple[Answered, ...]:
    for answered in member.answered:
        if answered.run == run:
            return answered.requests
    return ()


def _with_answer(member: Member, run: RunId, answered: Answered) -> tuple[AnsweredRun, ...]:
    requests = (*_answered_in(member, run)[1 - ANSWERS_KEPT :], answered)
    others = [other for other in member.answered if other.run != run]
    return (*others[1 - RUNS_KEPT :], AnsweredRun(run, requests))


def _answered(member: Member, kept: tuple[AnsweredRun, ...]) -> Member:
    """The member built anew in one call: this is done for every move."""
    return Member(
        player=member.player,
        name=member.name,
        is_bot=member.is_bot,
        connections=member.connections,
        answered=kept,
        has_left=member.has_left,
    )
