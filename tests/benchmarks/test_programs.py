"""Programs as players of `./run match`: the bots of the docs play to the end, and hostile ones lose."""

import json
import shlex
import shutil
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from benchmarks.match import Pair, main, summary
from benchmarks.programs import Forfeit, Program
from boggle_desk.engine.lexicon import Lexicon
from tests.engine.kernels.machines import GRAPH
from tests.engine.scrabble.simulators import simulator

WORDS = Lexicon("words", "Words", "en", GRAPH.source)
BOTS = Path(__file__).parent.parent.parent / "docs" / "bots"
PYTHON = sys.executable
HELLO = """
import json, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "hello":
        print('{"say": "hello"}', flush=True)
    if asked["do"] == "go":
        WHAT
"""


def match(program: str, capsys: pytest.CaptureFixture[str], *more: str) -> Any:
    asked = ["--players", f"score,exec:{program}", "--games", "2", "--workers", "1", "--clock", "3000", "--json", *more]
    assert main(asked) == 0
    return json.loads(capsys.readouterr().out)


def test_the_bot_in_python_plays_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    played = match(f"{PYTHON} {BOTS / 'most_points.py'}", capsys)
    assert played["forfeits"] == 0
    assert played["means"][1] > 200


@pytest.mark.skipif(not shutil.which("node"), reason="there is no JavaScript here")
def test_the_bot_in_javascript_plays_to_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    played = match(f"node {BOTS / 'longest_word.js'} {PYTHON} -m boggle_desk", capsys)
    assert played["forfeits"] == 0
    assert played["means"][1] > 150


def test_the_bots_are_short() -> None:
    assert all(len(path.read_text(encoding="utf-8").splitlines()) <= 31 for path in BOTS.iterdir())


def forfeit(what: str, seconds: float = 60.0) -> str:
    """Return how a program loses that does this when it is asked for a move."""
    code = HELLO.replace("WHAT", what)
    bot = Program([PYTHON, "-c", code], WORDS, "english", "family_strict", seconds)
    table = simulator()
    table.table.deal(1)
    with pytest.raises(Forfeit) as lost:
        bot.turn(table, Random(1))
    return str(lost.value)


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("sys.exit()", "it has ended"),
        ("print('x', flush=True)", "it sent what is no answer"),
        ("print('[' * 50_000, flush=True)", "it sent what is no answer"),
        ("print('x' * 1_000_000, flush=True)", "it sent what is no answer"),
        ("""print('{"say": "best", "move": 7}', flush=True)""", "it sent what is no answer"),
        ("""print('{"say": "best"}', flush=True)""", "'': '' isn't a square"),
        ("""print('{"say": "best", "move": "4B ZZZ"}', flush=True)""", "'4B ZZZ': 'Z' isn't in the tile set 'Few'"),
        (
            """print('{"say": "best", "move": "-AAAAAAA"}', flush=True)""",
            "'-AAAAAAA': not on the rack: A, A, A, A, A, A",
        ),
        ("""print('{"say": "best", "move": "1A AAAAA"}', flush=True)""", "'1A AAAAA': not on the rack"),
    ],
)
def test_a_program_that_sends_what_is_no_move_forfeits(what: str, said: str) -> None:
    assert forfeit(what) == said


def test_a_program_has_a_clock() -> None:
    assert forfeit("time.sleep(60)", seconds=1.0) == "its time ran out"
    flood = """
        while True: print('{"say": "info"}', flush=True)"""
    assert forfeit(flood, seconds=1.0) == "its time ran out"


def test_a_program_that_does_not_read_forfeits() -> None:
    deaf = """import sys, time; sys.stdin.readline(); print('{"say": "hello"}', flush=True); time.sleep(60)"""
    bot = Program([PYTHON, "-c", deaf], WORDS, "x" * 90_000, "", 60.0)
    table = simulator()
    table.table.deal(1)
    with pytest.raises(Forfeit, match="it doesn't read"):
        bot.turn(table, Random(1))


def test_a_forfeited_game_is_lost_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    assert Pair(1, (0, 1), (0, 30), ("x", "y")).won == 0
    assert summary([Pair(1, (0, 1), (40, 30), ("x",))]).forfeits == 1


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("0", "it has ended"),
        ("import no_such_module", "it has ended"),
        ("print('Hello!', flush=True); input(); input()", "it sent what is no answer"),
        ("import sys; sys.stdin.read()", "its time ran out"),
        (HELLO.replace("WHAT", "pass"), "its time ran out"),
        (
            HELLO.replace("WHAT", """print('{"say": "best", "move": "4B ZZZ"}', flush=True)"""),
            "'4B ZZZ': not on the rack",
        ),
    ],
)
def test_a_program_that_never_makes_a_move_is_an_error_and_no_result(
    code: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """(I-30)"""
    bot = tmp_path / "bot.py"
    bot.write_text(code)
    asked = ["--players", f"score,exec:{shlex.join([PYTHON, str(bot)])}", "--games", "2", "--workers", "1"]
    assert main([*asked, "--clock", "1" if "time" in said else "3000"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("boggle-desk: The program '")
    assert err.endswith(f" can't play: {said}.\n")


def test_a_match_that_is_only_forfeited_is_no_result(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """(I-30)"""
    lost = [Pair(1, (0, 1), (0, 30), ("it has ended", "it has ended"))]
    monkeypatch.setattr("benchmarks.match._pairs", lambda *_arguments: lost)
    asked = ["--players", f"score,exec:{PYTHON}", "--games", "2"]
    assert main(asked) == 2
    assert capsys.readouterr() == (
        "",
        "boggle-desk: All 2 games were forfeited, which says nothing. The first: it has ended.\n",
    )


@pytest.mark.parametrize("name", ["python", "python3"])
def test_python_is_the_one_that_runs_the_game(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """(I-30) On Debian there is no `python`, and `python3` knows nothing of the game."""
    monkeypatch.setenv("PATH", "/nowhere")
    if not (Path(PYTHON).parent / name).exists():
        pytest.skip("this Python has another name")
    assert match(f"{name} {BOTS / 'most_points.py'}", capsys)["forfeits"] == 0


def test_a_program_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--players", "score,exec:no-such-bot --fast", "--games", "2"]) == 2
    assert capsys.readouterr().err == "boggle-desk: There is no program 'no-such-bot --fast'.\n"


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=20) | st.from_regex(r"[0-9]{1,2}[A-P] [A-Z.()\[\]?a-z]{0,9}", fullmatch=True))
def test_whatever_it_calls_its_move_it_is_made_or_the_game_is_lost(text: str) -> None:
    class Calling(Program):
        def _begin(self) -> None:
            self._left = 1.0
            self._lines.put(json.dumps({"say": "best", "move": text}).encode())

    table = simulator()
    table.table.deal(1)
    with suppress(Forfeit):
        Calling([], WORDS, "english", "family_strict", 1.0).turn(table, Random(1))
        assert table.table.turns == 1
