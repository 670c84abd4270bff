"""The file of recorded takes: what is written can be read, and damage is refused."""

import zlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from boggle_desk.views.boggle.dome import recorded, settle, shaker
from boggle_desk.views.boggle.dome.recorded import RecordedShaker


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a folder from which takes are read instead of the shipped ones."""
    monkeypatch.setattr(recorded, "resource", lambda *parts: tmp_path.joinpath(*parts[1:]))
    recorded._clips.cache_clear()
    yield tmp_path
    recorded._clips.cache_clear()


def test_poses_come_back_as_they_were_packed(folder: Path) -> None:
    luck = Random(5)
    frames = [[settle.between(a, b, part / 9) for a, b in zip(*_two(luck), strict=True)] for part in range(10)]
    write(folder, recorded.packed(frames) + recorded.packed(frames))
    player = RecordedShaker(2, 2)
    player.begin(frames[0])
    take = next(found for found in player.proposals(luck) if found is not None)
    assert take.cells == (0, 1, 2, 3)
    for pose, kept in zip(take.frames[-1], frames[-1], strict=True):
        assert list(pose[:3]) == pytest.approx(list(kept[:3]), abs=0.2)


def _two(luck: Random) -> tuple[settle.Frame, settle.Frame]:
    return settle.lying(2, 2, luck), settle.lying(2, 2, luck)


def write(folder: Path, clips: bytes, magic: bytes = recorded.MAGIC) -> None:
    (folder / "2x2.takes").write_bytes(zlib.compress(magic + clips))


def test_a_quarter_turn_of_a_take_turns_the_places(folder: Path) -> None:
    lying = settle.lying(2, 2, Random(1))
    write(folder, recorded.packed([lying] * 20) * 2)
    player = RecordedShaker(2, 2)
    player.begin(lying)
    take = next(found for found in player.proposals(Random(1), 1) if found is not None)
    assert sorted(take.cells) == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "clips", [b"\xff\xff\x04\x00", b"\x05\x00\x09\x00" + bytes(500)], ids=["too many frames", "other bodies"]
)
def test_a_damaged_clip_is_refused(folder: Path, clips: bytes) -> None:
    write(folder, clips)
    with pytest.raises(ValueError, match="takes"):
        RecordedShaker(2, 2)


def test_another_kind_of_file_is_refused(folder: Path) -> None:
    write(folder, b"", magic=b"something")
    with pytest.raises(ValueError, match="takes"):
        RecordedShaker(2, 2)


def test_more_than_the_cap_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recorded, "_MOST_BYTES", 100)
    write(folder, bytes(5000))
    with pytest.raises(ValueError, match="takes"):
        RecordedShaker(2, 2)


def test_sizes_without_takes_are_known(folder: Path) -> None:
    assert not RecordedShaker.knows(2, 2)
    write(folder, b"")
    assert RecordedShaker.knows(2, 2)


def test_a_damaged_file_only_costs_the_animation(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    (folder / "2x2.takes").write_bytes(b"nothing of the kind")
    assert shaker.shaker_for(2, 2, "recorded") is None
    assert "2×2" in caplog.text
