"""What comes from the server, told to the person."""

from clients.cli import lobby
from clients.cli.desk import Desk
from clients.cli.refusals import tell_refusal
from clients.conversation import ClientEvent, Notice, Offline, Online, RoomLost, Stopped
from clients.texts import key
from protocol.errors import ErrorCode
from protocol.ids import ClosingReason, Phase
from protocol.server_messages import Closing, Error, PutOut, Room, Update

__all__ = ["Incoming"]

FIRST_ATTEMPTS = 3
"""Failed ones after which a server that was never reached is given up."""
TELL_ATTEMPT_EVERY = 5


class Incoming:
    """Tells the person of everything once, in order."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._was_online = False
        self._shown_turn: tuple[str, int] | None = None

    def hear(  # noqa: C901 (a flat match over a closed union)
        self, event: ClientEvent
    ) -> None:
        """Tells what happened."""
        desk = self._desk
        match event:
            case Online():
                self._online(event)
            case Offline():
                self._offline(event)
            case Room():
                desk.table.take_room(event)
                desk.fetch_pack()
                desk.reveal()
            case Update():
                self._updated(event)
            case Notice(message=Closing() as closing):
                self._say_closing(closing.reason)
            case Notice(message=Error() as error):
                desk.say(tell_refusal(error, desk.scene))
            case RoomLost(error=error):
                desk.say(tell_refusal(error, desk.scene))
                if error.code == ErrorCode.ROOM_NOT_FOUND:
                    desk.say(desk.texts("room-gone"))
                desk.finish(1)
            case PutOut(reason=reason):
                desk.say(tell_refusal(Error(None, reason), desk.scene))
                desk.finish(1)
            case Stopped():
                self._say_closing(event.reason)
                desk.finish(0 if event.reason == ClosingReason.REPLACED else 1)
        desk.prompt()

    def _online(self, online: Online) -> None:
        desk, welcome = self._desk, online.welcome
        desk.is_online = self._was_online = True
        desk.table.take_welcome(welcome)
        desk.fetch_pack()  # the server may have come back with other packs
        if online.is_first:
            desk.say(desk.texts("connected", name=welcome.name))
        else:
            desk.say(desk.texts("connection-back"))

    def _offline(self, offline: Offline) -> None:
        desk = self._desk
        desk.is_online = False
        if not self._was_online:
            self._never_online(offline)
        elif offline.attempt == 0:
            desk.say(desk.texts("connection-lost"))
        elif offline.attempt % TELL_ATTEMPT_EVERY == 1:
            seconds = round(offline.retry_in_s)
            desk.say(desk.texts("connection-still-lost", seconds=seconds))

    def _never_online(self, offline: Offline) -> None:
        desk = self._desk
        if offline.attempt + 1 >= FIRST_ATTEMPTS:
            desk.say(desk.texts("connection-impossible", server=desk.connection.server))
            desk.say(desk.texts("link-reason", reason=offline.cause))
            desk.finish(1)

    def _say_closing(self, reason: str) -> None:
        desk, sentence = self._desk, key("closing", reason)
        if desk.texts.has(sentence):
            desk.say(desk.texts(sentence, code=desk.code))

    def _updated(self, update: Update) -> None:
        desk, table = self._desk, self._desk.table
        table.take_update(update)
        self._drop_overtaken_question()
        for event in update.events:
            desk.say(desk.tell(event))
        is_new_turn = table.is_my_turn and self._shown_turn != self._turn_now()
        if update.from_version == 0 or is_new_turn:
            self._shown_turn = self._turn_now()
            desk.show()
            return
        happened = {event.type for event in update.events}
        if "round_scored" in happened and table.wants_vote:
            desk.say(desk.texts("between-rounds"))
        elif table.phase is Phase.FINISHED and happened & {"match_finished", "match_abandoned"}:
            desk.say(lobby.what_next(desk.scene))

    def _turn_now(self) -> tuple[str, int]:
        match = self._desk.table.match
        return ("" if match is None else match.match_id, self._desk.table.turn)

    def _drop_overtaken_question(self) -> None:
        desk = self._desk
        if desk.question is not None and desk.question.turn not in (None, desk.table.turn):
            desk.question = None
            desk.say(desk.texts("question-overtaken"))
