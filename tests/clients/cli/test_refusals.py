import pytest

from clients.cli.refusals import tell_refusal
from clients.texts import LANGUAGES, Language
from games.fifty_one.reasons import REASON_ANCHORS, Reason
from protocol.errors import ErrorCode
from protocol.server_messages import Error
from tests.clients.cli.scenes import scene_of


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_is_told_with_the_section_that_explains_it(
    reason: Reason, language: Language
) -> None:
    anchor = REASON_ANCHORS[reason]
    error = Error(1, ErrorCode.ILLEGAL_MOVE, str(reason), anchor)
    sentence, see = tell_refusal(error, scene_of(language=language))
    assert "{" not in sentence
    assert f"rules {anchor}" in see


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ErrorCode)
def test_every_code_is_told(code: ErrorCode, language: Language) -> None:
    arguments: dict[str, str | int | bool | tuple[int, ...] | None] = {
        "seats": (1, 2),
        "low": 2,
        "high": 7,
        "option": "passes",
        "value": "often",
        "allowed": "any, once, none",
        "field": "seat",
        "turn": 8,
    }
    error = Error(1, code, arguments=arguments)
    sentence, *_ = tell_refusal(error, scene_of(language=language), example="swap 4C KS")
    assert sentence
    assert "{" not in sentence


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (
            Error(1, ErrorCode.SEATS_OPEN, arguments={"seats": (1, 3)}),
            ["Open seats: 2, 4. To fill them with bots, type: start fill"],
        ),
        (
            Error(
                1,
                ErrorCode.BAD_OPTION,
                arguments={"option": "passes", "value": None, "allowed": "any, once, none"},
            ),
            [
                'Rule option Passes (passes) cannot be "none". Allowed: any, once, none',
                "More: rules option-passes (Passes (passes))",
            ],
        ),
        (Error(1, "newer_than_us"), ["The server refused that (newer_than_us)."]),
        (
            Error(1, ErrorCode.ILLEGAL_MOVE, "newer_reason", "no-such-anchor"),
            ["That move is not possible now."],
        ),
        (
            Error(1, ErrorCode.BAD_NOTATION),
            ["That is no way to write a move. For example: swap 4C KS"],
        ),
    ],
    ids=["seats as people count", "an option", "a newer code", "a newer reason", "notation"],
)
def test_refusals_say_what_was_wrong(error: Error, told: list[str]) -> None:
    assert tell_refusal(error, scene_of(), example="swap 4C KS") == told
