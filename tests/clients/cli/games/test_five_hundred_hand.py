"""Whole hands of Five Hundred, played by lines that are typed at the screens of all seats."""

from dataclasses import replace

import pytest

from clients.cli.games.five_hundred import FIVE_HUNDRED as RENDERER
from clients.cli.games.role import Ask, Explain, Play, Reading
from clients.cli.scores import round_sheet
from clients.cli.table import Scene
from clients.texts import Language
from games.five_hundred.game import FIVE_HUNDRED
from games.five_hundred.state import State
from games.game import Hidden, Standing
from games.match import Match, apply_move, start_match
from games.options import OptionValue
from games.seats import Seat
from games.shuffle import MatchKey
from protocol.room_events import RoundScored
from tests.clients.cli.games.five_hundred_scenes import scene_at
from tests.games.five_hundred.hands import hand_of, options_of, standing_of

YES = {"en": "yes", "ja": "はい"}
KEY = MatchKey(b"\x05" * 32)
BIDS = 2
"""After which everybody passes where numbers alone are typed."""


class Screens:
    """A match, and what stands on the screen of each seat."""

    def __init__(self, match: Match, language: Language) -> None:
        self.match = match
        self.lines: list[list[str]] = [[] for _ in range(match.seats)]
        self._language = language

    def scene(self, seat: int) -> Scene:
        state: State = self.match.state
        return scene_at(state, self._language, seat=seat)

    def type(self, seat: int, line: str) -> None:
        """What that seat types, a question answered by the word that confirms."""
        reading = RENDERER.read(line, self.scene(seat))
        if isinstance(reading, Ask):
            self.lines[seat].append(reading.sentence)
            reading = Play(reading.moves["yes"])
        if isinstance(reading, Explain):
            self.lines[seat] += reading.lines
            return
        assert isinstance(reading, Play), (line, reading)
        self._move(seat, reading.text)

    def type_first_number(self, seat: int) -> None:
        """The first number that is a move; after some bids the number of the pass."""
        scene = self.scene(seat)
        moves = RENDERER.moves(scene)
        has_bids = len(self.match.state.calls) >= BIDS
        if has_bids and "pass" in moves:
            self.type(seat, str(moves.index("pass") + 1))
        else:
            self.type(seat, self._discard(scene) or self._number(scene))

    def scored(self, seat: int) -> list[str]:
        """The score sheet of the hand, as that seat reads it."""
        standing = self.match.standing
        result = self.match.results[-1]
        event = RoundScored(1, standing.sides, result, standing.totals)
        return round_sheet(event, self.scene(seat))

    def _move(self, seat: int, text: str) -> None:
        self.match, events = apply_move(self.match, Seat(seat), text)
        for viewer in range(self.match.seats):
            scene = self.scene(viewer)
            for event in events:
                heard = FIVE_HUNDRED.redact(event, Seat(viewer))
                if not isinstance(heard, Hidden):
                    self.lines[viewer] += RENDERER.tell(heard, scene)

    def _discard(self, scene: Scene) -> str | None:
        choices = scene.table.legal.choices
        if not choices or choices[0].verb != "discard":
            return None
        return " ".join(str(number) for number in range(1, choices[0].count + 1))

    def _number(self, scene: Scene) -> str:
        for number, _ in enumerate(RENDERER.moves(scene), 1):
            reading: Reading | None = RENDERER.read(str(number), scene)
            moves = [reading.text] if isinstance(reading, Play) else []
            moves += [reading.moves["yes"]] if isinstance(reading, Ask) else []
            if moves and moves[0] in scene.table.legal.listed and moves[0] != "pass":
                return str(number)
        raise AssertionError(RENDERER.moves(scene))


def screens(state: State, language: Language) -> Screens:
    """A match whose first hand is this one."""
    match, _ = start_match(FIVE_HUNDRED, options=state.options, seats=state.seats, key=KEY)
    standing: Standing = standing_of(state.options, state.seats, dealer=state.dealer)
    return Screens(replace(match, state=state, standing=standing), language)


def test_a_hand_is_played_from_the_bid_to_the_score_in_japanese() -> None:
    state = hand_of(
        "JK JH JD AH KH AS KS AC 5S 6S",
        "QH TH 9H 7S 8S 9S QC JC TC 9C",
        "8H 7H 6H TS JS QS 8C 7C 6C 5C",
        "5H 4H KC AD KD QD TD 9D 8D 7D",
    )
    played = screens(state, "ja")
    for seat, line in (
        (0, "見る"),
        (0, "8ハート"),
        *((seat, "pass") for seat in (1, 2, 3)),
        (0, "捨てる 11 12 13"),
        (0, "1"),
        (1, "qh"),
        (2, "ハート8"),
        (3, "出す 5h"),
        (0, "♥J"),
        (1, "th"),
        (2, "7h"),
        (3, "4h"),
        (0, "t"),
        (0, "クレーム 8"),
        (1, "認める"),
        (2, "accept"),
        (3, "はい"),
    ):
        played.type(seat, line)
    told = played.lines[1]
    assert "契約は 8♥、契約した人は花子です。" in told
    assert "花子は3枚捨てました。" in told
    assert "花子がトリックを取りました。" in told
    assert "取ったトリック: 花子+Mia 10、あなた+Matsu 0" in told
    assert any(line.startswith("直前のトリック") for line in played.lines[0])
    assert any("よければ「はい」" in line for line in played.lines[0])
    assert played.match.standing.totals == (300, 0)
    assert played.scored(1) == [
        "第1回（契約成功）",
        "1位 花子+Mia: 300点（契約 300）",
        "2位 あなた+Matsu: 0点（トリック 0）",
        "この回の勝ち: 花子+Mia",
        "合計: 花子+Mia 300、あなた+Matsu 0",
    ]


def test_a_failed_contract_shows_its_value_and_ten_for_each_trick() -> None:
    played = screens(hand_of("4H 5H", "", "", "JK JH JD AH KH QH TH"), "en")
    for line in ("look", "10h"):
        played.type(0, line)
    while not played.match.is_round_over:
        (seat, *_) = played.match.waiting_for
        if not played.match.state.contract:
            played.type(seat, "pass")
        else:
            played.type_first_number(seat)
    sheet = played.scored(0)
    own, others = played.match.standing.totals
    tricks = played.match.state.tricks_by_side[1]
    assert own == -500
    assert others == 10 * tricks > 0
    assert sheet[0] == "Round 1 (contract failed)"
    assert f"1. Ken+Matsu: {others} (tricks {others})" in sheet
    assert "2. You+Mia: -500 (failed contract -500)" in sheet


@pytest.mark.parametrize(
    ("seats", "chosen"),
    [
        *(
            (seats, {"preset": preset})
            for seats in range(2, 7)
            for preset in ("australian", "american")
        ),
        (5, {"five_partner": "choose_player"}),
        (2, {"pack": "p24"}),
        (4, {"winner_may_raise": True}),
    ],
)
def test_numbers_alone_play_a_hand_to_its_end(seats: int, chosen: dict[str, OptionValue]) -> None:
    options = options_of(seats, **chosen)
    match, _ = start_match(FIVE_HUNDRED, options=options, seats=seats, key=KEY)
    played = Screens(match, "en")
    for _ in range(200):
        if played.match.is_round_over:
            break
        (seat, *_) = played.match.waiting_for
        played.type_first_number(seat)
    assert played.match.is_round_over
    assert played.scored(0)
