"""A bit that has turned in a file that nobody had open is turned back, and the table is told (T24)."""

import errno
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from zlib import crc32

import pytest

from boggle_desk import settings
from boggle_desk.engine.house import HouseWord
from boggle_desk.settings import Settings
from boggle_desk.storage import checksums
from boggle_desk.storage.checksums import SEAL, pages_agree, sealed, turned_back, unsealed
from boggle_desk.storage.disk import NoticeKind
from boggle_desk.storage.erasure import Erasure, note_erasures, pending_erasures
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.house import house_file
from tests.storage.play import played
from tests.trust import flips
from tests.trust.flips import flipped

_MARK = 15  # the bytes that tell that there are checksums
EVERY_BIT = [(place, 1 << bit) for place in range(300) for bit in range(8)]


def test_every_bit_that_turns_is_found() -> None:
    text = bytes(range(200))
    for place, bit in EVERY_BIT[: 8 * len(text)]:
        assert turned_back(flipped(text, place, bit), crc32(text)) == text
    assert turned_back(text[:-2] + b"no", crc32(text)) is None


def test_every_bit_of_a_sealed_text_may_turn() -> None:
    text = b'{"seconds": 180}'
    data = sealed(text)
    assert len(data) == len(text) + SEAL
    for place, bit in EVERY_BIT[: 8 * len(data)]:
        assert unsealed(flipped(data, place, bit)) == (text, True)


def test_what_somebody_has_edited_or_wrote_before_checksums_is_taken_as_it_is() -> None:
    edited = sealed(b"seconds = 180\n").replace(b"180", b"245")
    assert unsealed(edited) == (b"seconds = 245\n", False)
    assert unsealed(b"{}") == (b"{}", False)


@pytest.mark.parametrize("name", ["settings.json", "house.json", "phones.json", "presets/quick.toml"])
def test_t24_a_bit_turned_in_a_small_file_changes_nothing(name: str, tmp_path: Path) -> None:
    whole, here, rng = tmp_path / "whole", tmp_path / "here", Random(24)
    whole.mkdir()
    with closing(GameStore.open(whole / "games.sqlite")) as store:
        played(store, rng, 1)
    flips.fill_small(whole)
    held, size = flips.FILES[name](whole / name)[0], (whole / name).stat().st_size
    for place in range(0, size, max(1, size // 60)):
        data = flipped((whole / name).read_bytes(), place, 1 << rng.randrange(8))
        assert flips.lost(whole, held, here, name, data)[0] == 0, place


def test_t24_the_table_is_told_of_a_turned_bit_and_the_next_start_knows_nothing_of_it(tmp_path: Path) -> None:
    file, words = house_file(tmp_path), (HouseWord("zen", "en", True, "Ann"),)
    file.save(words)
    file.path.write_bytes(damaged := file.path.read_bytes().replace(b"zen", b"zeo"))
    found, (notice,) = house_file(tmp_path).load()
    assert (found, notice.trouble) == (words, NoticeKind.MOVED_ASIDE)
    assert (tmp_path / notice.file).read_bytes() == damaged
    assert house_file(tmp_path).load() == (words, ())


def test_t24_a_turned_bit_is_no_matter_on_a_disk_that_takes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, words = house_file(tmp_path), (HouseWord("zen", "en", True, "Ann"),)
    file.save(words)
    file.path.write_bytes(damaged := file.path.read_bytes().replace(b"zen", b"zeo"))

    def full(_path: Path, _content: bytes) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(checksums, "replace_file", full)
    assert house_file(tmp_path).load() == (words, ())
    assert file.path.read_bytes() == damaged


def test_a_file_as_large_as_may_be_is_read_with_its_checksum(tmp_path: Path) -> None:
    file = settings.settings_file(tmp_path / "settings.json")
    large = replace(Settings(), kept={"later": "x" * (settings.LARGEST_FILE - 5_000)})
    file.save(large)
    found, notices = file.load()
    assert (found.kept["later"], notices) == (large.kept["later"], ())


def test_t24_a_bit_turned_in_a_note_of_erasures_erases_nobody_else(tmp_path: Path) -> None:
    note, what = tmp_path / "erasing.json", (Erasure(person="annika"),)
    note_erasures(note, what)
    note.write_bytes(note.read_bytes().replace(b"annika", b"annikc"))
    assert pending_erasures(note) == what


@pytest.fixture(scope="module")
def closed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a database of three games that was closed."""
    path = tmp_path_factory.mktemp("closed") / "games.sqlite"
    with closing(GameStore.open(path)) as store:
        for seed in range(3):
            played(store, Random(seed), 12)
    return path


def test_t24_a_bit_turned_in_a_closed_database_changes_nothing(closed: Path, tmp_path: Path) -> None:
    """Names in openings, letters in words, and moments are as they were."""
    whole, held = closed.read_bytes(), sorted(map(str, flips.games_of(closed)[0]))
    path = tmp_path / "games.sqlite"
    places = [whole.index("Łucja".encode()) + 3, whole.index(b'"word":') + 9, *range(40, len(whole), 997)]
    for place in places:
        for stray in tmp_path.glob("games*"):
            stray.unlink()
        path.write_bytes(flipped(whole, place, 2))
        found, notices = flips.games_of(path)
        assert sorted(map(str, found)) == held, place
        told = [each.trouble for each in notices]
        assert told == [NoticeKind.MOVED_ASIDE] or place >= len(whole) - _MARK, place
        assert flips.games_of(path)[1] == ()


def test_checksums_are_there_while_a_database_is_closed_only(closed: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(closed.read_bytes())
    with closing(GameStore.open(path)) as store:
        assert path.stat().st_size % 4096 == 0
        with closing(GameStore.open(path)):
            assert store.games()
        assert path.stat().st_size % 4096 == 0  # somebody else has it open
    assert pages_agree(path)
    assert path.stat().st_size % 4096


def test_what_another_program_wrote_into_a_closed_database_stays(closed: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_bytes(closed.read_bytes())
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("update game set title = 'Three of us'")
    with closing(GameStore.open(path)) as store:
        assert ({game.title for game in store.games()}, store.notices) == ({"Three of us"}, ())
