"""The packs of a folder: the right ones are there, whatever the others are."""

import json
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from games.cards import JOKERS, SUITS
from protocol.packs import PackInfo, Wording
from server.packs.pack_file import PackFileError
from server.packs.shelf import PACKS_MAX, bind_pack, read_shelf
from server.settings import PACK_DIR
from tests.server.packs.test_pictures import PNG, SVG

Fields = dict[str, object]


def write_pack(path: Path, **fields: object) -> Path:
    standard: Fields = {"name": "Mine", "cards": {"AS": {"caption": "Ace"}}}
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(standard | fields), encoding="utf-8")
    return path


def test_packs_stand_in_the_folder_or_in_one_of_their_own(tmp_path: Path) -> None:
    write_pack(tmp_path / "b.json")
    write_pack(tmp_path / "a" / "c.json")
    write_pack(tmp_path / "a.json", name={"ja": "あ", "en": "A"})
    (tmp_path / "readme.txt").write_text("no pack", encoding="utf-8")
    shelf = read_shelf(tmp_path)
    assert list(shelf.packs) == ["a", "b", "c"]
    assert shelf.wrong == ()
    found = shelf.find("a")
    assert found is not None
    assert shelf.infos[0] == PackInfo("a", Wording("あ", "A"), found.content_hash)
    assert shelf.find("d") is None


def test_wrong_pack_is_left_out_and_the_others_stay(tmp_path: Path) -> None:
    right = write_pack(tmp_path / "right.json")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{", encoding="utf-8")
    twice = write_pack(tmp_path / "again" / right.name)
    shouted = write_pack(tmp_path / "LOUD.json")
    shelf = read_shelf(tmp_path)
    assert list(shelf.packs) == ["right"]
    assert {each.path for each in shelf.wrong} == {wrong, twice, shouted}
    with capture_logs() as logged:
        shelf.report()
    left_out = [entry for entry in logged if entry["event"] == "pack left out"]
    assert [entry["log_level"] for entry in left_out] == ["warning"] * 3
    assert {entry["file"] for entry in left_out} == {str(wrong), str(twice), str(shouted)}
    assert logged[-1]["packs"] == ["right"]


def test_folder_that_is_not_there_breaks_nothing(tmp_path: Path) -> None:
    shelf = read_shelf(tmp_path / "none")
    assert shelf.infos == ()
    assert shelf.wrong[0].problems == ("there is no such folder",)


def test_there_is_a_limit_to_packs(tmp_path: Path) -> None:
    for number in range(PACKS_MAX + 1):
        write_pack(tmp_path / f"pack-{number:03}.json")
    shelf = read_shelf(tmp_path)
    assert len(shelf.packs) == PACKS_MAX
    assert shelf.wrong[0].problems == (f"there are {PACKS_MAX} packs already",)


def test_pictures_are_found_beside_the_file_and_named_by_content(tmp_path: Path) -> None:
    (tmp_path / "ace.svg").write_bytes(SVG)
    (tmp_path / "back.png").write_bytes(PNG)
    path = write_pack(
        tmp_path / "mine.json",
        back="back.png",
        cards={"AS": {"caption": "Ace", "picture": "ace.svg"}, "AH": {"caption": "Heart"}},
    )
    bound = bind_pack(path)
    ace, heart = bound.pack.faces["AS"], bound.pack.faces["AH"]
    assert ace.picture is not None
    assert bound.pack.back is not None
    assert heart.picture is None
    assert ace.picture.startswith("/packs/mine/ace.")
    assert bound.pictures[ace.picture].body == SVG
    assert bound.pictures[bound.pack.back].content_type == "image/png"
    assert set(read_shelf(tmp_path).pictures) == {ace.picture, bound.pack.back}


def test_hash_is_another_as_soon_as_a_picture_is(tmp_path: Path) -> None:
    (tmp_path / "ace.svg").write_bytes(SVG)
    cards = {"AS": {"caption": "Ace", "picture": "ace.svg"}}
    path = write_pack(tmp_path / "mine.json", cards=cards)
    before = bind_pack(path).pack.content_hash
    assert bind_pack(path).pack.content_hash == before
    (tmp_path / "ace.svg").write_bytes(SVG.replace(b"4", b"5"))
    assert bind_pack(path).pack.content_hash != before


def test_every_missing_picture_is_named(tmp_path: Path) -> None:
    cards = {"AS": {"caption": "Ace", "picture": "ace.svg"}}
    path = write_pack(tmp_path / "mine.json", back="back.png", cards=cards)
    with pytest.raises(PackFileError) as refused:
        bind_pack(path)
    assert refused.value.problems == (
        "back: there is no file back.png beside the pack",
        "cards.AS.picture: there is no file ace.svg beside the pack",
    )


def test_pictures_of_a_pack_are_limited_together(tmp_path: Path) -> None:
    cards = {}
    for rank in "A23456789TJQKEWX":
        (tmp_path / f"{rank}.png").write_bytes(PNG + rank.encode() * 255 * 1024)
        cards[f"{rank}S"] = {"caption": rank, "picture": f"{rank}.png"}
    bind_pack(write_pack(tmp_path / "mine.json", cards=cards))
    (tmp_path / "JK.png").write_bytes(PNG + b"J" * 255 * 1024)
    cards["JK"] = {"caption": "Joker", "picture": "JK.png"}
    with pytest.raises(PackFileError, match="more than 4096 KiB together"):
        bind_pack(write_pack(tmp_path / "mine.json", cards=cards))


def test_second_joker_is_like_the_first_unless_it_has_a_caption_of_its_own(tmp_path: Path) -> None:
    one, two = {"caption": "One"}, {"caption": "Two"}
    pack = bind_pack(write_pack(tmp_path / "mine.json", cards={"JK": one})).pack
    assert pack.faces["JK2"] == pack.faces["JK"]
    pack = bind_pack(write_pack(tmp_path / "mine.json", cards={"JK": one, "JK2": two})).pack
    assert pack.faces["JK2"].caption.en == "Two"


def test_the_example_captions_the_court_cards_in_both_languages() -> None:
    shelf = read_shelf(PACK_DIR)
    assert shelf.wrong == ()
    pack = shelf.find("flowers")
    assert pack is not None
    court = {rank + suit for suit in SUITS for rank in "ATJQK"}
    assert set(pack.faces) == court | set(JOKERS)
    assert pack.back is not None
    assert pack.number_design is not None
    captions = [face.caption for face in pack.faces.values()]
    assert len({wording.ja for wording in captions}) == len({wording.en for wording in captions})
    assert all(face.picture in shelf.pictures for face in pack.faces.values())
