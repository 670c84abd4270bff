"""Word graphs measured: building both from the words, and opening the two-way one from its file."""

from pathlib import Path
from tempfile import TemporaryDirectory

from boggle_desk.commands.benches import Figure
from boggle_desk.commands.benches.timing import in_turns, timed
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.two_way_graph import TwoWayGraph
from boggle_desk.engine.word_graph import WordGraph

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
