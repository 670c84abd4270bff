"""`boggle-desk serve`: the protocol for bots. What arrives is hostile until it is checked."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from boggle_desk import __version__
from boggle_desk.commands.serve import LONGEST_LINE, PROTOCOL, serve

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
RETAINS = f"{'/'.join(['15'] * 15)} RETAINS/ 0/0 0"


def talked(*lines: object, dictionary: str = "english") -> list[dict[str, Any]]:
    """Return what is answered to these requests, or lines of bytes."""
    sent = b"\n".join(line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines)
    sink = io.BytesIO()
    serve(io.BytesIO(sent), sink, dictionary)
    return [json.loads(line) for line in sink.getvalue().splitlines()]


def test_the_conversation_of_the_page_is_as_it_says() -> None:
    [conversation] = re.findall(r'^```text title="conversation"\n(.*?)^```$', PAGE, re.MULTILINE | re.DOTALL)
    sent = [json.loads(line[2:]) for line in conversation.splitlines() if line.startswith("> ")]
    wanted = [json.loads(line[2:]) for line in conversation.splitlines() if line.startswith("< ")]
    assert len(sent) > 6
    assert talked(*sent) == wanted


def test_the_page_names_every_request_and_hello_announces_version_and_options() -> None:
    [said] = talked({"do": "hello", "id": "a"})
    assert (said["say"], said["version"], said["protocol"], said["id"]) == ("hello", __version__, PROTOCOL, "a")
    assert said["options"]["level"]["now"] == "champion"
    assert "german" in said["options"]["dictionary"]["choices"]
    assert "family" in said["options"]["rules"]["choices"]
    assert f"The protocol has the number {PROTOCOL}" in PAGE
    for name in ("hello", "set", "new", "position", "go", "stop", "moves", "solve", "quit"):
        assert f"\n| `{name}` |" in PAGE


def test_go_tells_what_it_weighs_and_then_the_best_move() -> None:
    *infos, best = talked(
        {"do": "position", "cgp": RETAINS}, {"do": "go", "rollouts": 200, "seed": 1, "seconds": 600, "id": 5}
    )[1:]
    assert {each["say"] for each in infos} == {"info"}
    assert (infos[0]["move"], infos[0]["score"]) == ("8C RETINAS", 66)
    assert (best["say"], best["score"], best["id"]) == ("best", 66, 5)
    thought = next(each for each in infos if "win" in each)
    assert (thought["move"], thought["rollouts"] > 0) == (best["move"], True)
    assert 0.5 < thought["win"] < 1.0


def test_stop_makes_it_answer_with_what_it_has() -> None:
    answers = talked(
        {"do": "position", "cgp": RETAINS}, {"do": "go", "rollouts": 1_000_000, "seconds": 86_400}, {"do": "stop"}
    )
    assert answers[-1]["say"] == "best"
    assert answers[-1]["score"] == 66


def test_stop_and_quit_leave_quick_answers_whole() -> None:
    asked = [{"do": "position", "cgp": RETAINS}, {"do": "moves", "count": 1}, {"do": "stop"}, {"do": "quit"}]
    assert [each["say"] for each in talked(*asked, {"do": "hello"})] == ["position", "moves"]


def test_s9_exchanges_and_passes_are_moves_too() -> None:
    at = {"do": "position", "cgp": RETAINS.replace("RETAINS", "VVUUUII")}
    [_at, moves, after] = talked(at, {"do": "moves"}, {"do": "position", "moves": ["-VVU", "pass"], "rack": "Q"})
    assert moves["moves"][0]["move"].startswith("-")
    assert after["cgp"].endswith(" Q/ 0/0 2")


def test_a_dictionary_brings_its_tiles(tmp_path: Path) -> None:
    at = {"do": "position", "cgp": RETAINS.replace("RETAINS", "HÄUSERN")}
    assert talked(at)[0]["say"] == "error"
    assert talked({"do": "set", "dictionary": "german"}, at)[1]["say"] == "position"
    (tmp_path / "own.txt").write_text("retains\nrat\n")
    asked = [{"do": "position", "cgp": RETAINS}, {"do": "moves", "count": 1}]
    assert talked(*asked, dictionary=str(tmp_path / "own.txt"))[1]["moves"][0]["words"] == ["retains"]


@pytest.mark.parametrize(
    "line",
    [
        b"nonsense",
        b"[]",
        b'"hello"',
        b"{}",
        b'{"do": "set", "dictionary": "/etc/passwd"}',
        b'{"do": "set", "level": "god"}',
        b'{"do": "set", "rules": "none"}',
        b'{"do": "position", "cgp": "x"}',
        b'{"do": "position", "rack": "RETAINSS"}',
        b'{"do": "position", "moves": ["A1 QI"]}',
        b'{"do": "go"}',
        b'{"do": "go", "seconds": -1}',
        b'{"do": "go", "seconds": 1e999}',
        b'{"do": "go", "seconds": NaN}',
        b'{"do": "moves", "count": 0}',
        b'{"do": "solve", "board": ""}',
        b'{"do": "solve", "board": "ABC"}',
        b'{"do": "solve", "board": "' + b"A" * 2500 + b'"}',
        b'{"do": "hello", "extra": 1}',
        b'{"do": "hello", "id": {}}',
        b"[" * 90_000,
        b'{"do": "' + b"x" * (3 * LONGEST_LINE),
        b"\xff\xfe\x00",
    ],
    ids=lambda line: line[:40].decode("latin-1"),
)
def test_what_is_no_request_gets_a_sentence_and_the_next_one_is_answered(line: bytes) -> None:
    wrong, right = talked(line, {"do": "hello"})
    assert wrong["say"] == "error"
    assert 0 < len(wrong["text"]) <= 300
    assert right["say"] == "hello"


VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(
        [RETAINS, "8C RETAINS", "QUIZ?ES", "TAPE", "-Q", "pass", "german", "8C [", "A0 A", "15/15 / / 0"]
    ),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
NAMES = ["id", "cgp", "moves", "rack", "seed", "count", "board", "rows", "columns", "minimum_length", "level", "rules"]
REQUESTS = st.builds(
    lambda do, fields: {"do": do} | fields,
    st.sampled_from(["hello", "set", "new", "position", "moves", "solve", "stop", "fly"]) | VALUES,
    st.dictionaries(st.sampled_from(NAMES), VALUES, max_size=4),
)
ROWS = st.text(alphabet="QUIZabÄ?[]/.0159 -", max_size=60)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(REQUESTS | st.binary(max_size=60).filter(lambda line: b"\n" not in line and line.strip()), max_size=4))
def test_no_line_ends_it(lines: list[Any]) -> None:
    sent = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
    answers = talked(*sent, {"do": "hello", "id": "last"})
    assert answers[-1]["id"] == "last"
    assert all(each["say"] in ("hello", "ready", "position", "moves", "words", "error") for each in answers)


@settings(max_examples=300, deadline=None)
@given(ROWS, st.lists(ROWS, max_size=3), ROWS)
def test_no_position_ends_it(cgp: str, moves: list[str], rack: str) -> None:
    full = {"do": "position", "cgp": f"{cgp} {'/'.join(['15'] * 14)} {rack}/ 0/0 0", "moves": moves, "rack": rack[:9]}
    answers = talked(
        full, {"do": "position", "cgp": RETAINS, "moves": moves, "rack": rack}, {"do": "moves", "count": 1}
    )
    assert len(answers) == 3
    assert all(each["say"] in ("position", "moves", "error") for each in answers)


def test_a_program_talks_with_it_through_pipes() -> None:
    command = [sys.executable, "-m", "boggle_desk", "serve"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as desk:
        assert desk.stdin
        assert desk.stdout
        for asked in ({"do": "solve", "board": "TAPE"}, {"do": "new"}):
            desk.stdin.write(json.dumps(asked).encode() + b"\n")
            desk.stdin.flush()
            assert json.loads(desk.stdout.readline())["say"] in ("words", "ready")
        desk.stdin.write(b'{"do": "quit"}\n')
        desk.stdin.close()
        assert desk.wait(20) == 0
