"""House words are kept in a file of their own, through damage and hostile files, and go along with everything."""

import json
import zipfile
from contextlib import closing
from dataclasses import replace
from itertools import islice, product
from pathlib import Path

import pytest

from boggle_desk.engine.game import Game
from boggle_desk.engine.house import MOST_WORDS, House, HouseWord
from boggle_desk.engine.players import Player
from boggle_desk.storage.backups import Backups
from boggle_desk.storage.codec import decode_opening, encode_opening
from boggle_desk.storage.disk import Notice, NoticeKind
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.house import HOUSE_FILE, house_file, merged
from boggle_desk.storage.kinds import KINDS
from tests.engine.scrabble.table import FAMILY
from tests.storage.home import GAMES
from tests.storage.keeping import keep
from tests.storage.play import new_game

ZEN = HouseWord("zen", "en", True, "Gran", 1_700_000_000)
QAT = HouseWord("qat", "en", False)
OMA = HouseWord("oma", "de", True, "Zoë", 1_600_000_000)


def test_house_words_come_back_as_they_were(tmp_path: Path) -> None:
    file = house_file(tmp_path)
    assert file.load() == ((), ())
    file.save((ZEN, QAT, OMA))
    assert house_file(tmp_path).load() == ((ZEN, QAT, OMA), ())


def entry(**changes: object) -> str:
    return json.dumps({"words": [{"word": "zen", "language": "en", "counts": True} | changes]})


@pytest.mark.parametrize(
    "hostile",
    [
        "",
        "[",
        "[]",
        "{}",
        "[" * 9_000,
        " " * 200_001,
        entry(word="../zen"),
        entry(word="z"),
        entry(word="z" * 16),
        entry(word="ZEN"),
        entry(language="english"),
        entry(counts="yes"),
        entry(by="Gran\u202e"),
        entry(by="G" * 201),
        entry(at=-1),
        entry(at=1 << 60),
        json.dumps({"words": [{"word": "zen", "language": "en", "counts": True}] * (MOST_WORDS + 1)}),
    ],
)
def test_t3_of_a_hostile_file_the_state_before_is_used_and_said(tmp_path: Path, hostile: str) -> None:
    file = house_file(tmp_path)
    file.save((ZEN,))
    file.save((ZEN, QAT))
    file.path.write_text(hostile, encoding="utf-8")
    words, notices = file.load()
    assert words == (ZEN,)
    assert [each.trouble for each in notices] == [NoticeKind.MOVED_ASIDE, NoticeKind.BACKUP_USED]
    assert notices[0].file.startswith(HOUSE_FILE)


def test_what_the_disk_refuses_is_told_and_the_old_words_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Notice] = []
    file = house_file(tmp_path, told.append)
    file.save((ZEN,))

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("boggle_desk.storage.disk.sync_file", full)
    file.keep((QAT,))
    file.flush()
    assert told == [Notice(NoticeKind.NOT_STORED, HOUSE_FILE)]
    assert file.load() == ((ZEN,), ())


def test_of_two_files_what_is_said_here_stays_and_the_rest_comes_along() -> None:
    here, there = (HouseWord("zen", "en", False, "Ben", 5),), (ZEN, OMA)
    assert merged(here, there) == (OMA, *here)
    assert merged(here, ()) == here
    many = [HouseWord("".join(each), "en", True) for each in islice(product("abcdefghijk", repeat=3), MOST_WORDS + 9)]
    assert len(merged(here, many)) == MOST_WORDS


def test_they_go_into_the_file_with_everything_and_out_of_it(tmp_path: Path) -> None:
    for name in ("old", "new"):
        (tmp_path / name).mkdir()
    house_file(tmp_path / "old").save((ZEN, OMA))
    archive = tmp_path / "all.zip"
    with closing(GameStore.open(tmp_path / "old" / "games.sqlite")) as store:
        store.begin("boggle", new_game().opening)
        Backups(tmp_path / "old", store.reader()).pack(archive, tmp_path / "settings.json")
    assert HOUSE_FILE in zipfile.ZipFile(archive).namelist()
    with (
        closing(GameStore.open(tmp_path / "new" / "games.sqlite")) as store,
        Backups(tmp_path / "new", store.reader()).unpacked(archive) as folder,
    ):
        assert house_file(folder).load() == ((ZEN, OMA), ())


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_game_keeps_the_house_words_that_it_was_begun_with(kind: str, tmp_path: Path) -> None:
    known = KINDS[kind]
    game = next(make() for name, make in GAMES.values() if name == kind) if kind != "duplicate" else None
    rules = game.opening.rules if game else known.rules(FAMILY)
    first = known.begin(rules, (Player("Ann"), Player("Ben")))
    assert first.house == House()
    housed = replace(first, house=House(("zen",), ("qat",)))
    assert decode_opening(kind, encode_opening(kind, housed)) == housed
    before = json.loads(encode_opening(kind, first))
    del before["opening"]["house"]
    assert decode_opening(kind, json.dumps(before)) == first, "games from before have none"


def test_a_game_keeps_its_house_words_in_the_store_and_through_every_step(tmp_path: Path) -> None:
    with closing(GameStore.open(tmp_path / "games.sqlite")) as store:
        game = next(make() for kind, make in GAMES.values() if kind == "scrabble")
        housed = Game(game.logic, replace(game.opening, house=House(("zen",))), game.steps)
        number = keep(store, "scrabble", housed)
        assert {each.position.house for each in store.load(number).moments()} == {House(("zen",))}
