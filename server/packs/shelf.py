"""The packs of a folder: each `NAME.json` in it or in a folder of its own below it.

A pack that is wrong is left out and reported; all others are there.
"""

import hashlib
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

import structlog

from games.cards import JOKERS
from protocol.packs import PACKS_PATH, CardFace, CardPack, PackInfo, Wording
from server.packs.pack_file import CardText, PackFile, PackFileError, Texts, read_pack_file
from server.packs.pictures import Picture, PictureError, read_picture

__all__ = ["EMPTY_SHELF", "BoundPack", "Shelf", "WrongPack", "bind_pack", "read_shelf"]

PACKS_MAX: Final = 50
PICTURE_BYTES_MAX: Final = 4 * 1024 * 1024
"""Of all pictures of one pack: they are kept in memory."""
HASH_DIGITS: Final = 32

_ID: Final = re.compile(r"[a-z0-9_-]{1,32}")
_JOKER, _SECOND_JOKER = JOKERS

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class BoundPack:
    """A pack with its pictures."""

    pack: CardPack
    pictures: Mapping[str, Picture]
    """By path on the server."""

    @property
    def info(self) -> PackInfo:
        """The pack in short."""
        return PackInfo(self.pack.id, self.pack.name, self.pack.content_hash)


@dataclass(frozen=True, slots=True)
class WrongPack:
    """A file that was to be a pack and is left out."""

    path: Path
    problems: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shelf:
    """The packs that rooms here can have."""

    packs: Mapping[str, BoundPack]
    """By id, in the order in which to offer them."""
    wrong: tuple[WrongPack, ...] = ()

    @property
    def infos(self) -> tuple[PackInfo, ...]:
        """Every pack in short."""
        return tuple(bound.info for bound in self.packs.values())

    @property
    def pictures(self) -> Mapping[str, Picture]:
        """Every picture by its path on the server."""
        return {
            path: picture
            for bound in self.packs.values()
            for path, picture in bound.pictures.items()
        }

    def find(self, id: str) -> CardPack | None:
        """The pack of that id, if there is one."""
        bound = self.packs.get(id)
        return None if bound is None else bound.pack

    def report(self) -> None:
        """Logs what is there and what was left out."""
        for wrong in self.wrong:
            log.warning("pack left out", file=str(wrong.path), problems=wrong.problems)
        log.info("packs read", packs=list(self.packs))


EMPTY_SHELF = Shelf({})


def read_shelf(folder: Path) -> Shelf:
    """Everything in a folder that is a pack, and what is wrong with the rest."""
    if not folder.is_dir():
        return Shelf({}, (WrongPack(folder, ("there is no such folder",)),))
    packs: dict[str, BoundPack] = {}
    wrong: list[WrongPack] = []
    for path in _files(folder):
        try:
            _add(bind_pack(path), packs)
        except PackFileError as error:
            wrong.append(WrongPack(path, error.problems))
    return Shelf(packs, tuple(wrong))


def bind_pack(path: Path) -> BoundPack:
    """The pack of a file, with the pictures beside it.

    Raises:
        PackFileError: the file is no pack, or a picture is none.
    """
    if not _ID.fullmatch(path.stem):
        raise PackFileError("the file's name is the pack's id: small letters, digits, - and _")
    file = read_pack_file(path)
    pictures = _read_pictures(file, path.parent)
    path_by_name = {
        name: f"{PACKS_PATH}/{path.stem}/{picture.name}" for name, picture in pictures.items()
    }
    return BoundPack(
        _pack(path.stem, file, path_by_name),
        {path_by_name[name]: picture for name, picture in pictures.items()},
    )


def _files(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.glob("*.json"))
    yield from sorted(folder.glob("*/*.json"))


def _add(bound: BoundPack, packs: dict[str, BoundPack]) -> None:
    if bound.pack.id in packs:
        raise PackFileError(f'there is a pack "{bound.pack.id}" already')
    if len(packs) == PACKS_MAX:
        raise PackFileError(f"there are {PACKS_MAX} packs already")
    packs[bound.pack.id] = bound


def _read_pictures(file: PackFile, folder: Path) -> dict[str, Picture]:
    """The pictures that the file names, by these names."""
    pictures: dict[str, Picture] = {}
    problems: list[str] = []
    for place, name in _named_pictures(file):
        try:
            if name not in pictures:
                pictures[name] = read_picture(folder / name)
        except PictureError as error:
            problems.append(f"{place}: {error}")
    if sum(len(picture.body) for picture in pictures.values()) > PICTURE_BYTES_MAX:
        problems.append(f"the pictures have more than {PICTURE_BYTES_MAX // 1024} KiB together")
    if problems:
        raise PackFileError(*problems)
    return pictures


def _named_pictures(file: PackFile) -> Iterator[tuple[str, str]]:
    """Each place in the file that names a picture, and the name."""
    if file.back is not None:
        yield "back", file.back
    if file.number_design is not None:
        yield "number_design", file.number_design
    for card, text in file.cards.items():
        if text.picture is not None:
            yield f"cards.{card}.picture", text.picture


def _pack(id: str, file: PackFile, paths: Mapping[str, str]) -> CardPack:
    faces = {card: _face(text, paths) for card, text in file.cards.items()}
    if _JOKER in faces:
        faces.setdefault(_SECOND_JOKER, faces[_JOKER])
    pack = CardPack(
        id=id,
        name=_wording(file.name),
        content_hash="",
        back=None if file.back is None else paths[file.back],
        number_design=None if file.number_design is None else paths[file.number_design],
        faces=faces,
    )
    text = json.dumps(asdict(pack), ensure_ascii=False, sort_keys=True)
    return replace(pack, content_hash=hashlib.sha256(text.encode()).hexdigest()[:HASH_DIGITS])


def _face(text: CardText, paths: Mapping[str, str]) -> CardFace:
    return CardFace(
        caption=_wording(text.caption),
        line=None if text.line is None else _wording(text.line),
        picture=None if text.picture is None else paths[text.picture],
    )


def _wording(texts: Texts) -> Wording:
    return Wording(ja=texts.ja, en=texts.en)
