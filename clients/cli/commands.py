"""What may be typed beside a game's moves: words in both languages, whichever is shown."""

import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from clients.cli.terminal import columns_of, padded
from clients.texts import Texts

__all__ = ["COMMANDS", "Command", "Typed", "command_list", "fold", "parse_command"]


class Command(StrEnum):
    """What the shell can do; the value is the word in English."""

    ROOM = "room"
    SIT = "sit"
    STAND = "stand"
    BOTS = "bots"
    UNBOT = "unbot"
    SEATS = "seats"
    SWAP_SEATS = "swap"
    DRAW = "draw"
    OPTIONS = "options"
    SET = "set"
    GAME = "game"
    PACE = "pace"
    PACK = "pack"
    WAIT = "wait"
    PUBLIC = "public"
    LOCK = "lock"
    WATCHERS = "watchers"
    HINTS = "hints"
    KICK = "kick"
    READY = "ready"
    START = "start"
    HINT = "hint"
    WHY = "why"
    MOVES = "moves"
    TABLE = "table"
    SCORE = "score"
    NEXT = "next"
    END = "end"
    WHO = "who"
    LAST = "last"
    LOG = "log"
    ROOMS = "rooms"
    RULES = "rules"
    TIPS = "tips"
    FAQ = "faq"
    MORE = "more"
    LANG = "lang"
    LEAVE = "leave"
    HELP = "help"
    QUIT = "quit"


class CommandWords(NamedTuple):
    """How a command is typed and where it stands in the list."""

    command: Command
    sentence: str
    """The key of what it does."""
    japanese: tuple[str, ...]
    """The first one is shown."""
    english: tuple[str, ...] = ()
    """Beside the command's own word."""


_LOBBY = (
    CommandWords(Command.ROOM, "command-room", ("部屋",), ("lobby",)),
    CommandWords(Command.SIT, "command-sit", ("座る", "すわる")),
    CommandWords(Command.STAND, "command-stand", ("立つ", "たつ")),
    CommandWords(Command.BOTS, "command-bots", ("ボット", "コンピューター"), ("bot",)),
    CommandWords(Command.UNBOT, "command-unbot", ("はずす", "外す"), ("remove",)),
    CommandWords(Command.SEATS, "command-seats", ("席数", "席の数")),
    CommandWords(Command.SWAP_SEATS, "command-swap-seats", ("席がえ", "席替え")),
    CommandWords(Command.DRAW, "command-draw", ("くじ", "席くじ")),
    CommandWords(Command.OPTIONS, "command-options", ("設定", "ルール設定"), ("option",)),
    CommandWords(Command.SET, "command-set", ("変える", "かえる")),
    CommandWords(Command.GAME, "command-game", ("ゲーム",), ("games",)),
    CommandWords(Command.PACE, "command-pace", ("速さ", "はやさ")),
    CommandWords(Command.PACK, "command-pack", ("絵柄", "カード", "パック"), ("packs",)),
    CommandWords(Command.WAIT, "command-wait", ("待ち", "待つ")),
    CommandWords(Command.PUBLIC, "command-public", ("公開",)),
    CommandWords(Command.LOCK, "command-lock", ("かぎ", "鍵")),
    CommandWords(Command.WATCHERS, "command-watchers", ("観戦",), ("spectators",)),
    CommandWords(Command.HINTS, "command-hints", ("ヒント設定",)),
    CommandWords(Command.KICK, "command-kick", ("出てもらう", "キック")),
    CommandWords(Command.READY, "command-ready", ("準備", "準備ok", "もう一度"), ("again",)),
    CommandWords(Command.START, "command-start", ("はじめる", "始める", "開始")),
)
_MATCH = (
    CommandWords(Command.HINT, "command-hint", ("ヒント",)),
    CommandWords(Command.WHY, "command-why", ("わけ", "なぜ", "理由")),
    CommandWords(Command.MOVES, "command-moves", ("できること", "手")),
    CommandWords(Command.TABLE, "command-table", ("場", "手札", "場札"), ("hand", "field")),
    CommandWords(Command.SCORE, "command-score", ("得点", "得点表"), ("scores",)),
    CommandWords(Command.NEXT, "command-next", ("次", "次へ", "つぎ")),
    CommandWords(Command.END, "command-end", ("試合終了",)),
)
_ALWAYS = (
    CommandWords(Command.WHO, "command-who", ("だれ", "誰")),
    CommandWords(Command.LAST, "command-last", ("直前", "直前の手")),
    CommandWords(Command.LOG, "command-log", ("記録",)),
    CommandWords(Command.ROOMS, "command-rooms", ("部屋さがし", "部屋一覧")),
    CommandWords(Command.RULES, "command-rules", ("ルール",)),
    CommandWords(Command.TIPS, "command-tips", ("コツ",)),
    CommandWords(Command.FAQ, "command-faq", ("質問", "よくある質問"), ("questions",)),
    CommandWords(Command.MORE, "command-more", ("続き", "つづき")),
    CommandWords(Command.LANG, "command-lang", ("言語", "ことば"), ("language",)),
    CommandWords(Command.LEAVE, "command-leave", ("出る", "部屋を出る")),
    CommandWords(Command.HELP, "command-help", ("ヘルプ", "使い方"), ("?",)),
    CommandWords(Command.QUIT, "command-quit", ("やめる", "終了"), ("q", "exit")),
)
COMMANDS = (*_LOBBY, *_MATCH, *_ALWAYS)


@dataclass(frozen=True, slots=True)
class Typed:
    """A command and the words after it."""

    command: Command
    words: tuple[str, ...] = ()
    rest: str = ""
    """Everything after the command as it was typed, for what is not to be folded."""


def fold(text: str) -> str:
    """A typed text in one width and case, with single spaces."""
    return " ".join(unicodedata.normalize("NFKC", text).casefold().split())


_BY_WORD = {
    fold(word): words.command
    for words in COMMANDS
    for word in (words.command, *words.english, *words.japanese)
}
_DIRECT = {
    fold("日本語"): Typed(Command.LANG, ("ja",)),
    fold("英語"): Typed(Command.LANG, ("en",)),
    "english": Typed(Command.LANG, ("en",)),
}


def parse_command(line: str) -> Typed | None:
    """The command that a line says; None if it is none."""
    folded = fold(line)
    if not folded:
        return None
    if folded in _DIRECT:
        return _DIRECT[folded]
    first, *words = folded.split(" ")
    command = _BY_WORD.get(first)
    if command is None:
        return None
    if command is Command.OPTIONS and words[:1] == ["set"]:  # `options set passes=once`
        return Typed(Command.SET, tuple(words[1:]), " ".join(line.split()[2:]))
    return Typed(command, tuple(words), " ".join(line.split()[1:]))


def command_list(texts: Texts) -> list[str]:
    """Every command with its words and what it does."""
    lines = []
    for title, group in (
        ("help-lobby-title", _LOBBY),
        ("help-match-title", _MATCH),
        ("help-always-title", _ALWAYS),
    ):
        lines.append(f"── {texts(title)}" if texts.language == "ja" else f"-- {texts(title)}")
        shown = [(_shown(words, texts), texts(words.sentence)) for words in group]
        width = max(columns_of(typed) for typed, _ in shown)
        lines += [
            texts("help-line", words=padded(typed, width), what=what) for typed, what in shown
        ]
    return lines


def _shown(words: CommandWords, texts: Texts) -> str:
    word = str(words.command)
    return f"{words.japanese[0]} / {word}" if texts.language == "ja" else word
