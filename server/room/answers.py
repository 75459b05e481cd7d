"""The requests a member was answered `ok`, so that a repeat gets its answer and does nothing.

They stand in the document and are committed with what was done: a repeat is known on any
process, whatever became of the first answer. Refused requests are decided anew.
"""

from games.values import maker
from protocol.ids import PlayerId, RequestId, RunId, Version
from server.room.document import ANSWERS_KEPT, RUNS_KEPT, AnsweredRun, Member

__all__ = ["answered_at", "with_answer"]

_make_member = maker(Member)


def answered_at(member: Member, run: RunId, request_id: int) -> Version | None:
    """The version at which this very request was done, or None if it is a new one."""
    answered = _answered_in(member, run)
    if request_id not in answered.ids:
        return None
    return answered.versions[answered.ids.index(RequestId(request_id))]


def with_answer(
    members: tuple[Member, ...], player: PlayerId, run: RunId, request_id: int, version: Version
) -> tuple[Member, ...]:
    """The members, one of them answered once more; nothing is kept for one who is gone."""
    for place, member in enumerate(members):
        if member.player == player:
            before = _answered_in(member, run)
            answered = AnsweredRun(
                run,
                (*before.ids[1 - ANSWERS_KEPT :], RequestId(request_id)),
                (*before.versions[1 - ANSWERS_KEPT :], version),
            )
            return (*members[:place], _with_run(member, answered), *members[place + 1 :])
    return members


def _answered_in(member: Member, run: RunId) -> AnsweredRun:
    for answered in reversed(member.answered):
        if answered.run == run:
            return answered
    return AnsweredRun(run, (), ())


def _with_run(member: Member, answered: AnsweredRun) -> Member:
    """The member with this run as its last one."""
    others = [other for other in member.answered if other.run != answered.run]
    return _make_member(
        player=member.player,
        name=member.name,
        is_bot=member.is_bot,
        connections=member.connections,
        answered=(*others[1 - RUNS_KEPT :], answered),
        has_left=member.has_left,
    )
