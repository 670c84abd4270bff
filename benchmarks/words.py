"""Times the dictionary, the glossary and the reading of word lists; run it as `python -m benchmarks.words`.

Machines differ, so most times come with their ratio to a Python set doing the same in the same run; building graphs
comes with its ratio to the same source uncompiled.
"""

import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.measuring import Figure, in_turns, timed
from boggle_desk.engine.glossary import Glossary
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.word_graph import TwoWayGraph, WordGraph
from boggle_desk.engine.word_list import read_word_list
from boggle_desk.storage.lexica import glossaries, open_shipped

_MILLI = 1e3


def graphs(words: Lexicon, seconds: float) -> list[Figure]:
    """Measure how long the word graph and the two-way graph of a dictionary take to build, and the latter to open."""
    listed, alphabet = list(words.graph), words.graph.alphabet
    building = in_turns(timed(lambda: WordGraph.build(listed, alphabet)), None, seconds / 3)
    turning = in_turns(timed(lambda: TwoWayGraph.build(words.graph)), None, seconds / 3)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "words.twoway"
        TwoWayGraph.build(words.graph).save(path)
        opening = in_turns(timed(lambda: TwoWayGraph.open(path).belongs_to(words.graph)), None, seconds / 3)
    each = f"of {len(listed):,} words"
    return [
        Figure(f"both graphs {each} built", building.seconds + turning.seconds, "s", "<= 1.0", None, ""),
        Figure(f"the word graph {each} built", building.seconds, "s", "", None, ""),
        Figure(f"the two-way graph {each} opened", _MILLI * opening.seconds, "ms", "<= 1", None, ""),
    ]


ROOT = Path(__file__).resolve().parents[1]
_RUNS = 5
_QUESTIONS = 40_000
_USER_WORDS = 279_000
_OPENING = """
import time
from boggle_desk.storage.lexica import glossaries, open_shipped
start = time.perf_counter()
assert "qi" in open_shipped("english")
print(time.perf_counter() - start)
"""


def seconds(work: Callable[[], object], runs: int = _RUNS) -> float:
    """Return the median wall time of `work`, in seconds."""
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def opening() -> float:
    """Return the seconds to open the shipped dictionary and ask it one word, in a fresh process."""
    runs = [
        subprocess.run([sys.executable, "-c", _OPENING], cwd=ROOT, capture_output=True, check=True)
        for _ in range(_RUNS)
    ]
    return statistics.median(float(run.stdout) for run in runs)


def report(name: str, value: str, ratio: float | None = None, against: str = "") -> None:
    """Print one line of the table."""
    print(f"{name:60}{value:>12}" + (f"   {ratio:7.2f} x {against}" if ratio is not None else ""))


def main() -> None:
    """Print the table."""
    english = open_shipped("english")
    words = list(english.graph)
    plain = "\n".join(words).encode()
    as_set = seconds(lambda: set(plain.decode().split("\n")))
    opened = opening()
    report("open the dictionary, first word asked", f"{1e3 * opened:.2f} ms", opened / as_set, "reading a set")
    lookups(words)
    glossary = Glossary(glossaries())
    some = random.Random(1).sample(words, 2_000)
    meaning = seconds(lambda: [glossary.meaning(word) for word in some]) / len(some)
    report("meaning of a word", f"{1e6 * meaning:.0f} us")
    both_ways()
    user_list(words, as_set)


_GRAPHS = """
from benchmarks.measuring.words import graphs
from boggle_desk.storage.lexica import glossaries, open_shipped
for figure in graphs(open_shipped("english"), 1.0):
    print(figure.value, figure.unit, figure.goal or "-", figure.name, sep="|")
"""


def both_ways() -> None:
    """Print what `./run bench` measures of graphs, compiled and as plain Python."""
    ways = [
        subprocess.run([sys.executable, "-c", _GRAPHS], cwd=ROOT, env=names, capture_output=True, text=True, check=True)
        for names in (os.environ | {"BOGGLE_DESK_PURE": "0"}, os.environ | {"BOGGLE_DESK_PURE": "1"})
    ]
    compiled, plain = ([line.split("|") for line in way.stdout.splitlines()] for way in ways)
    for (value, unit, goal, name), (other, *_) in zip(compiled, plain, strict=True):
        report(f"{name} (goal {goal})", f"{float(value):.3f} {unit}", float(value) / float(other), "plain Python")


def lookups(words: list[str]) -> None:
    """Print what one question costs: half of the words are there, half are not."""
    rng, english = random.Random(1), open_shipped("english")
    known = rng.sample(words, _QUESTIONS // 2)
    questions = known + ["".join(rng.sample(word, len(word))) for word in known]
    word_set = set(words)
    base = seconds(lambda: [word in word_set for word in questions])
    for name, work in (
        ("look a word up in the graph", lambda: [word in english.graph for word in questions]),
        ("look a word up in the lexicon", lambda: [word in english for word in questions]),
        ("number of a word", lambda: [english.graph.number(word) for word in questions]),
        ("commonness of a word", lambda: [english.commonness(word) for word in questions]),
    ):
        taken = seconds(work)
        report(name, f"{1e6 * taken / len(questions):.2f} us", taken / base, "a set")


def user_list(words: list[str], as_set: float) -> None:
    """Print what a word list of a user costs."""
    own = sorted({*words, *(word + "qz" for word in words[:: len(words) // (_USER_WORDS - len(words))])})[:_USER_WORDS]
    data = "\r\n".join(word.upper() for word in own).encode()
    reading, building = seconds(lambda: read_word_list(data), 3), seconds(lambda: WordGraph.build(own), 3)
    graph = WordGraph.build(own).to_bytes()
    again = seconds(lambda: WordGraph.from_bytes(graph))
    report(f"read a list of {len(own):,} words", f"{reading:.2f} s", reading / as_set, "reading a set")
    report(f"build the graph of {len(own):,} words", f"{building:.2f} s", building / as_set, "reading a set")
    report("check and open its cached graph", f"{1e3 * again:.2f} ms", again / as_set, "reading a set")


if __name__ == "__main__":
    main()
