"""`./run train leaves`: a file to play by, from the command line."""

import warnings
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from training import __main__ as training
from training.__main__ import main

from boggle_desk import paths
from boggle_desk.cli import INTERRUPTED
from boggle_desk.engine.scrabble.knowledge import read_leaves
from boggle_desk.engine.scrabble.leave_file import read_file
from boggle_desk.engine.scrabble.rules import read_tile_sets

pytestmark = pytest.mark.slow

ENGLISH = read_tile_sets(paths.resource("tiles"))["english"]
FEW = (
    "as at ate ea eat eats er era es et in is it its ne no nu oar on one ore qi quit re rest sat sea set so tea ten to"
)


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """Return a short list of words."""
    path = tmp_path / "few.txt"
    path.write_text("\n".join(FEW.split()), encoding="utf-8")
    return path


@pytest.fixture
def out(tmp_path: Path) -> Path:
    """Return where the values go."""
    return tmp_path / "english.leaves"


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Return the file that the words above lead to."""
    folder = tmp_path_factory.mktemp("trained")
    words, out = folder / "few.txt", folder / "english.leaves"
    words.write_text("\n".join(FEW.split()), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(training, "_executor", thread)
        assert main(command(words, out)) == 0
    return out.read_bytes()


@contextmanager
def thread(_arguments: object) -> Iterator[tuple[ThreadPoolExecutor, int]]:
    """Let a thread do the work, so that no process has to start."""
    with ThreadPoolExecutor(1) as executor:
        yield executor, 1


@pytest.fixture
def beside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do the work beside this thread."""
    monkeypatch.setattr(training, "_executor", thread)


def interrupted(*_all: object) -> None:
    """Train until somebody presses Ctrl+C."""
    raise KeyboardInterrupt


def command(words: Path, out: Path, *more: str) -> list[str]:
    """Return a command line that takes a moment."""
    return ["leaves", "--lexicon", str(words), "--boards", "1", "--generations", "1", "--out", str(out), *more]


@pytest.mark.usefixtures("beside")
def test_a_file_to_play_by_comes_out(words: Path, out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(command(words, out)) == 0
    said = capsys.readouterr()
    assert said.out == f"{out}: 1 × 1 boards, seed 1, with 'few'\n"
    assert "generation 1 of 1: 1 of 1 boards" in said.err
    assert read_file(out).about.kinds[-1] == "?"
    leaves = read_leaves(out, ENGLISH)
    assert leaves.value(("?",)) > leaves.value(("S",)) > leaves.value(("V",))
    assert sorted(path.name for path in out.parent.iterdir()) == ["english.leaves", "few.txt"]


def test_processes_make_the_same_file(words: Path, out: Path, trained: bytes) -> None:
    assert main(command(words, out, "--workers", "1")) == 0
    assert out.read_bytes() == trained


@pytest.mark.usefixtures("beside")
def test_ctrl_c_keeps_what_is_done(
    words: Path, out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = training.train
    monkeypatch.setattr(training, "train", interrupted)
    assert main(command(words, out)) == INTERRUPTED
    checkpoint = out.with_name("english.leaves.checkpoint")
    assert f"Resume with --resume from '{checkpoint}'" in capsys.readouterr().err
    assert not out.exists()
    monkeypatch.setattr(training, "train", whole)
    assert main(command(words, out)) == 2
    assert "Use --resume, or delete it" in capsys.readouterr().err
    assert main(command(words, out, "--resume")) == 0
    assert out.exists()
    assert not checkpoint.exists()


@pytest.mark.usefixtures("beside")
def test_a_process_that_dies_is_said_and_what_is_done_is_kept(
    words: Path, out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def dies(*_all: object) -> None:
        raise BrokenExecutor

    monkeypatch.setattr(training, "train", dies)
    assert main(command(words, out)) == 2
    assert "A worker process died" in capsys.readouterr().err
    assert out.with_name("english.leaves.checkpoint").exists()


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--boards", "0"], "--boards must be from 1"),
        (["--generations", "many"], "--generations must be from 1"),
        (["--seed", "-1"], "--seed must be from 0"),
        (["--workers", "0"], "--workers must be from 1"),
        (["--tiles", "klingon"], "'klingon' isn't one of the tiles: dutch"),
        (["--board", "round"], "'round' isn't one of the boards: "),
        (["--lexicon", "nowhere.txt"], "nowhere.txt"),
        (["--resume"], "english.leaves.checkpoint' can't be read"),
        (["--out", "nowhere/at/all.leaves"], "no folder"),
    ],
)
def test_what_the_user_can_mend_is_said(
    words: Path, out: Path, more: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command(words, out), *more]) == 2
    assert said in capsys.readouterr().err


def test_a_folder_in_place_of_the_file_is_said_before_the_work(
    words: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command(words, tmp_path)) == 2
    assert f"'{tmp_path}' is a folder" in capsys.readouterr().err


def test_a_checkpoint_of_something_else_is_said(words: Path, out: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out.with_name("english.leaves.checkpoint").write_bytes(b"nonsense")
    assert main(command(words, out, "--resume")) == 2
    assert "isn't a checkpoint, or it's damaged" in capsys.readouterr().err


def test_dask_does_the_work_too(words: Path, out: Path, trained: bytes) -> None:
    """On a cluster of two threads, which must not share a generator either."""
    dask, distributed = pytest.importorskip("dask"), pytest.importorskip("distributed")
    with warnings.catch_warnings(), dask.config.set(temporary_directory=str(out.parent)):
        warnings.simplefilter("ignore")  # Dask warns of ports, of large values and of how it ends
        with distributed.LocalCluster(
            n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None
        ) as cluster:
            assert main(command(words, out, "--dask", cluster.scheduler_address)) == 0
    assert out.read_bytes() == trained


@pytest.mark.parametrize("address", ["tcp://203.0.113.7:8786", "desk.example:8786", "ws://[2001:db8::1]:80"])
def test_a_plain_address_on_another_computer_is_refused(
    address: str, words: Path, out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """D9"""
    assert main(command(words, out, "--dask", address)) == 2
    assert "Anybody on the network could run code here" in capsys.readouterr().err


def test_a_dask_that_is_not_there_is_said(
    words: Path, out: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(training, "import_module", missing)
    assert main(command(words, out, "--dask", "tcp://127.0.0.1:1")) == 2
    assert "pip install distributed" in capsys.readouterr().err
