"""`boggle-desk moves`: all Scrabble plays of a position, or of a file of positions."""

import argparse
import json
import re
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from itertools import islice

from boggle_desk import paths
from boggle_desk.commands import UsageError, counted
from boggle_desk.commands.inputs import (
    add_options,
    board_named,
    lexicon_named,
    lines_of,
    number_of,
    read_each,
    rules_named,
    tiles_chosen,
    tiles_named,
)
from boggle_desk.engine.scrabble.board import Layout
from boggle_desk.engine.scrabble.movegen import Found, Plays, tile_graph
from boggle_desk.engine.scrabble.notation import play_text, rack_text
from boggle_desk.engine.scrabble.set_up import BadCgp, PlayFinder, SetUp, tiles_in
from boggle_desk.storage.shipped import leaves_of, tile_sets

_PRESET = "tournament_double"
_MOST_LISTED = 1_000_000
_DESCRIPTION = """\
Find every Scrabble play in a position. A position is one line of CGP: 'board rack/rack score/score zeros'. The player
to move comes first, ? is a blank on a rack, a lower-case letter is a blank on the board. A rack may be known in part
or not at all. Of the operations after that, 'ld german;' and 'lex RD29;' choose the tiles and 'bb', 'etl' and 'mcnz'
change the rules. A single tile that makes words both ways is one play."""
_EPILOG = """\
example:
  boggle-desk moves --top 3 --cgp "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 RETAINS/ 0/0 0"

--positions prints a tab-separated line for each line of the file: the CGP, the number of plays, the highest score,
the sum of all scores, and the number of different exchanges (with seven tiles in the bag).
--cgp lists the best plays by equity: the score plus the value of the leave. 8D RE(TS)INA goes across from row 8,
column D. D8 RETSINa goes down, and its last letter is a blank. --json prints {"cgp", "plays", "highest", "sum",
"exchanges", "bag", "best": [{"move", "score", "equity", "leave", "words"}]}; with --positions a line of it for each
position, without "best"."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.add_argument("--cgp", metavar="CGP", help="a position")
    parser.add_argument("--positions", metavar="FILE", help="a file with one position per line, - for stdin")
    add_options(parser, "--file-lexicon", "--file-tiles", "--board")
    parser.add_argument("--top", metavar="N", default="10", help="how many best plays to list (%(default)s)")
    add_options(parser, "--json")


def run(arguments: argparse.Namespace) -> int:
    """Print what was asked for; return 0. Raises UsageError."""
    if (arguments.cgp is None) == (arguments.positions is None):
        raise UsageError("Give either --cgp POSITION or --positions FILE.")
    most = number_of(arguments.top, "--top", 1, _MOST_LISTED)
    task_of = cache(partial(_task, arguments.lexicon, board_named(arguments.board)))

    def read(line: str) -> tuple[str, SetUp, PlayFinder]:
        tiles = arguments.tiles or tiles_in(line, tile_sets()) or tiles_chosen(arguments).key
        task = task_of(tiles_named(tiles).key)
        return " ".join(line.split()), task.read(line), task

    if arguments.cgp is not None:
        try:
            _print_best(*read(arguments.cgp), most, arguments.json)
        except BadCgp as error:
            raise UsageError(str(error)) from error
        return 0
    lines = lines_of(paths.typed(arguments.positions))
    for line, position, task in read_each(map(_position_in, lines), read):
        _print_sums(line, position, task, arguments.json)
    return 0


def _position_in(line: str) -> str:
    """Return the position of a line that this command printed, or the line."""
    with suppress(ValueError):
        said = json.loads(line)
        return said["cgp"] if isinstance(said, dict) and isinstance(said.get("cgp"), str) else line
    before, _tab, sums = line.partition("\t")
    return before if re.fullmatch(r"[0-9\t]+\s*", sums) else line


def _task(lexicon: str | None, layout: Layout, key: str) -> PlayFinder:
    tiles = tile_sets()[key]
    rules = replace(rules_named(_PRESET), tiles=tiles, layout=layout)
    graph = lexicon_named(lexicon or key, key).graph
    return PlayFinder(rules, tile_graph(graph, tiles), leaves_of(tiles))


def _sums(text: str, position: SetUp, plays: Plays, task: PlayFinder) -> dict[str, str | int]:
    scores = [found.score for found in plays.found]
    return {
        "cgp": text,
        "plays": len(scores),
        "highest": max(scores, default=0),
        "sum": sum(scores),
        "exchanges": task.exchanges(position),
    }


def _print_sums(text: str, position: SetUp, task: PlayFinder, as_json: bool) -> None:
    sums = _sums(text, position, task.plays(position), task)
    print(json.dumps(sums) if as_json else "\t".join(map(str, sums.values())))


def _print_best(text: str, position: SetUp, task: PlayFinder, most: int, as_json: bool) -> None:
    plays = task.plays(position)
    best = list(islice(task.valuation(position).ranked(plays), most))
    sums = _sums(text, position, plays, task)
    if as_json:
        listed = [_listed(position, plays, equity, found, task) for equity, found in best]
        print(json.dumps(sums | {"bag": position.bag, "best": listed}))
        return
    for equity, found in best:
        kept = rack_text(task.rules.tiles, plays.kept(found))
        print(f"{found.score:>4} {equity:>7.1f}  {play_text(position.board, plays.play(found))}  {kept}".rstrip())
    parts = counted(len(plays), "play"), counted(task.exchanges(position), "exchange"), counted(position.bag, "tile")
    print(f"{', '.join(parts)} in the bag")


def _listed(position: SetUp, plays: Plays, equity: float, found: Found, task: PlayFinder) -> dict[str, object]:
    return {
        "move": play_text(position.board, plays.play(found)),
        "score": found.score,
        "equity": round(equity, 2),
        "leave": rack_text(task.rules.tiles, plays.kept(found)),
        "words": list(plays.words(found)),
    }
