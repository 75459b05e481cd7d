"""What happened in the room, as sentences."""

from typing import assert_never

from clients.cli.options import option_text
from clients.cli.packs import pack_name
from clients.cli.scores import ranking, round_sheet
from clients.cli.table import Scene
from clients.fairness import fits_commitment
from clients.texts import key
from protocol.room_events import (
    AccessSet,
    BotRemoved,
    BotSeated,
    BotWanted,
    GameSet,
    HintsSet,
    HostChanged,
    MatchAbandoned,
    MatchFinished,
    MatchStarted,
    NextRoundWanted,
    OptionsSet,
    PackSet,
    PersonAway,
    PersonBack,
    PersonJoined,
    PersonKicked,
    PersonLeft,
    PersonReady,
    PersonSat,
    PersonStood,
    Revealed,
    Rewound,
    RoomEvent,
    RoomOpened,
    RoomSet,
    RoundScored,
    SeatsDrawn,
    SeatsSwapped,
    StartCancelled,
    Starting,
)

__all__ = ["tell_room_event"]


def tell_room_event(event: RoomEvent, scene: Scene) -> list[str]:
    """The sentences that tell of an event of the room."""
    match event:
        case (
            RoomOpened()
            | PersonJoined()
            | PersonKicked()
            | HostChanged()
            | PersonAway()
            | PersonBack()
        ):
            return [_of_person(event, scene)]
        case PersonLeft() | PersonSat() | PersonStood() | PersonReady():
            return [_of_seated(event, scene)]
        case BotWanted() | BotSeated() | BotRemoved() | SeatsSwapped() | SeatsDrawn() | Revealed():
            return [_of_seats(event, scene)]
        case GameSet() | OptionsSet() | RoomSet() | HintsSet() | PackSet():
            return [_of_settings(event, scene)]
        case AccessSet():
            return _of_access(event, scene)
        case RoundScored() | NextRoundWanted() | MatchStarted():
            return _of_match(event, scene)
        case MatchFinished() | MatchAbandoned():
            return _of_its_end(event, scene)
        case Starting() | StartCancelled():
            return [scene.texts(key("event", event.type))]
        case Rewound(lost=lost):
            return [scene.texts("event-rewound", lost=lost)]
        case _:
            assert_never(event)


def _of_person(
    event: RoomOpened | PersonJoined | PersonKicked | HostChanged | PersonAway | PersonBack,
    scene: Scene,
) -> str:
    name = scene.person(event.player, event.name)
    return scene.texts(key("event", event.type), name=name)


def _of_seated(event: PersonLeft | PersonSat | PersonStood | PersonReady, scene: Scene) -> str:
    texts = scene.texts
    if isinstance(event, PersonReady):
        who = texts("you") if event.seat == scene.table.seat else event.name
        return texts(f"event-person-{'ready' if event.ready else 'not-ready'}", name=who)
    who = scene.person(event.player, event.name)
    if event.seat is None:
        return texts("event-person-left", name=who)
    kept = "-seat-kept" if isinstance(event, PersonLeft) else ""
    return texts(key("event", event.type) + kept, name=who, seat=event.seat + 1)


def _of_seats(
    event: BotWanted | BotSeated | BotRemoved | SeatsSwapped | SeatsDrawn | Revealed, scene: Scene
) -> str:
    texts = scene.texts
    match event:
        case BotWanted(seat=seat, replaces=replaces):
            return texts(f"event-bot-wanted{'-replaces' if replaces else ''}", seat=seat + 1)
        case BotSeated(seat=seat, name=name):
            return texts("event-bot-seated", seat=seat + 1, name=scene.bot(name))
        case BotRemoved(seat=seat) | Revealed(seat=seat):
            return texts(key("event", event.type), seat=seat + 1)
        case SeatsSwapped(seat=seat, other=other):
            return texts("event-seats-swapped", seat=seat + 1, other=other + 1)
        case SeatsDrawn(names=names):
            return texts("event-seats-drawn", seats=_seating(names, scene))
        case _:
            assert_never(event)


def _of_settings(event: GameSet | OptionsSet | RoomSet | HintsSet | PackSet, scene: Scene) -> str:
    texts = scene.texts
    match event:
        case GameSet(game=game):
            return texts("event-game-set", game=scene.game(game))
        case OptionsSet(changed=changed):
            game = "" if scene.table.room is None else scene.table.room.game
            each = [option_text(scene, game, name, value) for name, value in changed.items()]
            return texts("event-options-set", options=texts.list(each))
        case RoomSet(seats=seats, pace=pace, between_rounds_s=seconds):
            pace_name = texts(key("pace", pace))
            return texts("event-room-set", seats=seats, pace=pace_name, seconds=seconds)
        case HintsSet(hints=hints):
            return texts(f"event-hints-set-{'on' if hints else 'off'}")
        case PackSet(pack=pack):
            if pack is None:
                return texts("event-pack-set-none")
            return texts("event-pack-set", name=pack_name(pack, scene))
        case _:
            assert_never(event)


def _of_access(event: AccessSet, scene: Scene) -> list[str]:
    changed = {
        "event-access-public": event.public,
        "event-access-locked": event.locked,
        "event-access-spectators": event.spectators,
    }
    return [
        scene.texts(f"{sentence}-{'on' if is_on else 'off'}")
        for sentence, is_on in changed.items()
        if is_on is not None
    ]


def _of_match(event: RoundScored | NextRoundWanted | MatchStarted, scene: Scene) -> list[str]:
    texts = scene.texts
    match event:
        case RoundScored():
            return round_sheet(event, scene)
        case NextRoundWanted(seat=seat, name=name):
            who = texts("you") if seat is not None and seat == scene.table.seat else name
            return [texts("event-next-round-wanted", name=who)]
        case MatchStarted(game=game, names=names, commitment=commitment):
            seats = _seating(names, scene)
            return [
                texts("event-match-started", game=scene.game(game), seats=seats),
                texts("event-match-commitment", commitment=commitment),
            ]
        case _:
            assert_never(event)


def _of_its_end(event: MatchFinished | MatchAbandoned, scene: Scene) -> list[str]:
    texts = scene.texts
    lines = [texts(key("event", event.type)), texts("event-match-seed", seed=event.seed)]
    commitment = scene.table.commitments.get(event.match_id)
    if commitment is not None:
        fits = fits_commitment(commitment, match_id=event.match_id, seed=event.seed)
        lines.append(texts(f"event-match-seed-{'proved' if fits else 'differs'}"))
    if isinstance(event, MatchFinished):
        lines += ranking(event, scene)
    return lines


def _seating(names: tuple[str, ...], scene: Scene) -> str:
    """Who sits where, as it was then."""
    texts, own_seat = scene.texts, scene.table.seat
    each = [
        texts("you") if seat == own_seat else scene.bot(name) or texts("seat-open")
        for seat, name in enumerate(names)
    ]
    return texts.list(f"{number} {name}" for number, name in enumerate(each, 1))
