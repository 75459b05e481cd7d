"""Captioned packs as people read and choose them."""

from clients.cli.commands import fold
from clients.cli.table import Scene
from clients.texts import Language
from protocol.packs import CardPack, PackInfo, Wording

__all__ = ["captions_of", "find_pack", "pack_list", "pack_name", "worded"]


def worded(wording: Wording, language: Language) -> str:
    """The text in that language."""
    return wording.ja if language == "ja" else wording.en


def captions_of(pack: CardPack | None, language: Language) -> dict[str, str]:
    """What stands beside each card, by its notation."""
    if pack is None:
        return {}
    return {card: worded(face.caption, language) for card, face in pack.faces.items()}


def pack_name(id: str, scene: Scene) -> str:
    """A pack's name; its id where the server has no such pack any more."""
    info = scene.table.packs.get(id)
    return id if info is None else worded(info.name, scene.texts.language)


def find_pack(typed: str, scene: Scene) -> PackInfo | None:
    """The pack that a folded text names, by its id or by its name in either language."""
    for info in scene.table.packs.values():
        names = (info.id, info.name.ja, info.name.en)
        if typed in [fold(name) for name in names]:
            return info
    return None


def pack_list(scene: Scene) -> list[str]:
    """The packs of this server, and the one that the room has."""
    texts, packs = scene.texts, scene.table.packs
    if not packs:
        return [texts("packs-none")]
    chosen = None if scene.table.room is None else scene.table.room.pack
    return [texts("packs-here"), *(_offer(info, chosen, scene) for info in packs.values())]


def _offer(info: PackInfo, chosen: str | None, scene: Scene) -> str:
    sentence = "pack-offer-chosen" if info.id == chosen else "pack-offer"
    return scene.texts(sentence, name=pack_name(info.id, scene), id=info.id)
