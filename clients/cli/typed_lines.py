"""What the person types, done: an answer, a move of the game, or a command."""

from collections.abc import Callable

from clients.cli.commands import Command, fold, parse_command
from clients.cli.desk import NO_ID, YES, Desk, Question
from clients.cli.games.role import Ask, Explain, Play
from clients.cli.orders import carry_out
from protocol.client_messages import MakeMove, NextRound
from protocol.ids import Phase

__all__ = ["TypedLines"]

YES_WORDS = frozenset(map(fold, ("yes", "y", "はい", "うん", "ok")))
NO_WORDS = frozenset(map(fold, ("no", "n", "いいえ", "いや", "やめる", "cancel")))
OUTSIDE = frozenset({Command.HELP, Command.LANG, Command.QUIT, Command.ROOMS})
"""Commands that need no room."""


class TypedLines:
    """Does what typed lines say."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    def read(self, line: str) -> None:
        """Does what a line says."""
        desk = self._desk
        desk.entered()
        was_reading, desk.is_reading = desk.is_reading, False
        if not line.strip():
            self._nothing(was_reading=was_reading)
        elif not (self._answer(line) or self._move(line)):
            self._command(line)
        desk.prompt()

    def _command(self, line: str) -> None:
        desk, typed = self._desk, parse_command(line)
        if typed is None:
            desk.say(desk.texts("unknown-command", text=line.strip()))
        elif desk.table.room is None and typed.command not in OUTSIDE:
            desk.say(desk.texts("error-not-in-room"))
        else:
            carry_out(typed, desk)

    def _nothing(self, *, was_reading: bool) -> None:
        """Enter alone: try the server again, read on, or go on to the next round."""
        desk = self._desk
        if not desk.is_online:
            desk.connection.retry_now()
        elif was_reading and desk.reader.has_more():
            desk.say(desk.reader.more(desk.texts, rows=desk.terminal.rows))
            desk.is_reading = True
        elif desk.question is None and desk.table.wants_vote:
            desk.send(NextRound(id=NO_ID))

    def _answer(self, line: str) -> bool:
        """Was it the answer to a question? Another line cancels it and is read as usual."""
        desk = self._desk
        question, desk.question = desk.question, None
        if question is None:
            return False
        word = fold(line)
        action = question.answers.get(YES if word in YES_WORDS else word)
        if action is None:
            desk.say(desk.texts("question-cancelled"))
            return word in NO_WORDS
        action()
        return True

    def _move(self, line: str) -> bool:
        """Was it a move of the game in play?"""
        desk, renderer = self._desk, self._desk.renderer
        if renderer is None or desk.table.phase is not Phase.PLAYING or desk.table.seat is None:
            return False
        match renderer.read(line, desk.scene):
            case Play(text=text):
                self._play(text)
            case Ask(sentence=sentence, moves=moves):
                answers = {word: self._player_of(text) for word, text in moves.items()}
                desk.ask(Question(sentence, answers, desk.table.turn))
            case Explain(lines=lines):
                desk.say(lines)
            case None:
                return False
        return True

    def _player_of(self, text: str) -> Callable[[], None]:
        return lambda: self._play(text)

    def _play(self, text: str) -> None:
        self._desk.send(MakeMove(id=NO_ID, text=text, turn=self._desk.table.turn))
