"""`./run bench`: what it prints, and that both sides of a ratio do the same work. How fast is not tested."""

import json
import shutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from benchmarks import measuring, scrabble
from benchmarks.__main__ import MEASUREMENTS, main
from boggle_desk.storage.lexica import open_shipped

SCRABBLE = [name for name, module in MEASUREMENTS.items() if module == "scrabble"]
needs_compiler = pytest.mark.skipif(not shutil.which("cc"), reason="there is no C compiler here")


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Measure on next to nothing."""
    small = scrabble.Size(1, positions=3, thoughts=1, whole_games=1, simulated=1, candidates=2, rollouts=4)
    monkeypatch.setattr(scrabble, "_COMPILED", small)
    monkeypatch.setattr(scrabble, "_PLAIN", small)
    scrabble.ground.cache_clear()
    yield
    scrabble.ground.cache_clear()


def measured(capsys: pytest.CaptureFixture[str], *names: str) -> dict[str, Any]:
    """Return what `--json` says of some measurements."""
    assert main(["--json", "--seconds", "0.01", "--only", *names]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_every_measurement_is_there() -> None:
    for name, module in MEASUREMENTS.items():
        assert callable(getattr(import_module(f"benchmarks.{module}"), name))


@pytest.mark.slow
def test_each_figure_says_what_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, *SCRABBLE)
    assert list(found) == [
        "version", "python", "machine", "processors", "load", "compiled", "lexicon", "words", "seconds", "figures",
    ]  # fmt: skip
    assert (found["lexicon"], found["words"], found["seconds"]) == ("english", len(open_shipped()), 0.01)
    figures = found["figures"]
    assert {tuple(each) for each in figures} == {("measurement", "name", "value", "unit", "goal", "ratio", "baseline")}
    assert list(dict.fromkeys(each["measurement"] for each in figures)) == SCRABBLE
    assert all(each["value"] > 0 and each["unit"] for each in figures)
    [one, two] = [each for each in figures if each["measurement"] == "rollouts"]
    assert one["ratio"] is None
    assert two["ratio"] > 0
    assert two["baseline"] == "one thread"


@needs_compiler
def test_plain_c_does_the_same_work(capsys: pytest.CaptureFixture[str]) -> None:
    [plays, *best] = measured(capsys, "plays", "best")["figures"]
    assert plays["baseline"] == "plain C"
    assert plays["ratio"] > 0
    assert best
    assert all(each["baseline"] == "plain C, every play weighed" and each["ratio"] > 0 for each in best)


@needs_compiler
def test_other_plays_would_be_seen(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scrabble.Rival, "find_all", lambda _its, adding=False: None)
    monkeypatch.setattr(scrabble.Rival, "best", lambda _its, _moment, _times: (1, 0.001))
    [plays, *best] = measured(capsys, "plays", "best")["figures"]
    assert plays["baseline"] == "plain C, which finds other plays"
    assert {each["baseline"] for each in best} == {"plain C, which finds another best play"}


def test_without_a_compiler_there_is_the_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    measuring.compiled.cache_clear()
    [plays] = measured(capsys, "plays")["figures"]
    measuring.compiled.cache_clear()
    assert (plays["ratio"], plays["baseline"]) == (None, "no C compiler")


def test_the_table_has_goals_and_ratios(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--seconds", "0.01", "--only", "games"]) == 0
    head, about, empty, titles, row = capsys.readouterr().out.splitlines()
    assert head.startswith("Boggle Desk ")
    assert about.startswith(f"{len(open_shipped()):,} words of 'english'; ")
    assert empty == ""
    assert titles.split() == ["value", "goal", "ratio", "to"]
    assert row.startswith("static player against itself ")
    assert row.split()[-5:] == ["games/s", ">=", "700", "–", "–"]


def test_the_window_ticks_beside_searches(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    *figures, end = measured(capsys, "window")["figures"]
    assert [each["name"].rpartition(", ")[2] for each in figures] == ["median", "95 % within", "99 % within"]
    assert [each["value"] for each in figures] == sorted(each["value"] for each in figures)
    assert [each["goal"] for each in figures] == ["", "", "<= 20"]
    assert all(each["ratio"] > 0 and each["baseline"].endswith(" ms without a search") for each in figures)
    assert (end["name"], end["goal"]) == ("search still after it is stopped, longest", "<= 50")
    assert end["value"] > 0


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--only", "plays", "tea"], "There is no measurement 'tea'; there are "),
        (["--seconds", "0"], "--seconds is a number from 0.01 to 600, not '0'."),
        (["--seconds", "soon"], "--seconds is a number from 0.01 to 600, not 'soon'."),
        (["--lexicon", "nowhere.txt"], "There is no dictionary and no file 'nowhere.txt'."),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    wrong: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*wrong]) == 2
    said = capsys.readouterr()
    assert said.err.startswith(f"boggle-desk: {sentence}")
    assert said.out == ""


def test_words_that_nobody_can_play_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    few = tmp_path / "few.txt"
    few.write_text("zzz\nqqq\n", encoding="utf-8")
    assert main(["--lexicon", str(few), "--json", "--only", "plays"]) == 2
    assert "Nobody can play Scrabble with these words" in capsys.readouterr().err


def test_what_is_compared_takes_turns() -> None:
    log: list[str] = []

    def work(name: str, seconds: float) -> float:
        log.append(name)
        return seconds

    taken = measuring.in_turns(lambda: work("a", 2.0), lambda: work("b", 3.0), 0.0)
    assert (taken.seconds, taken.ratio) == (2.0, 1.5)
    assert "".join(log) == "ab" + "abbaab"
    assert measuring.in_turns(lambda: work("c", 4.0), None, 0.0).ratio is None
    assert log.count("c") == 1 + measuring.FEWEST_TURNS
