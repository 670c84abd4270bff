"""`boggle-desk boards`: freshly shaken boards, as text, as JSON, or as a PDF to print for a class."""

import argparse
import json
import os
from pathlib import Path
from random import Random, SystemRandom

from boggle_desk import paths
from boggle_desk.commands import UsageError, counted
from boggle_desk.commands.inputs import add_options, lexicon_named, named, number_of, write_out
from boggle_desk.engine.boggle.board import Board, board_of
from boggle_desk.engine.boggle.cubes import shake
from boggle_desk.engine.boggle.known_board import code_of
from boggle_desk.engine.boggle.rules import BoggleRules, WordRange, in_language
from boggle_desk.engine.boggle.solver import words_on
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.storage.shipped import boggle_rules, cube_sets

_MOST, _MOST_PRINTED, _MOST_SEED = 100_000, 200, 10**15
_DESCRIPTION = """\
Shake boards. Each has a code that anybody can type into the game. --pdf makes a sheet for each with a blank list."""
_EPILOG = """\
example:
  boggle-desk boards --count 30 --seed 7 --pdf sheets.pdf

The same seed gives the same boards. --json prints a line for each board: {"board": faces, "rows", "columns", "code",
"words": number, "score": points}. Hurtful and crude words aren't counted. With --pdf and --solutions, all words are on
the last pages. --lexicon german takes German cubes."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.add_argument("--count", metavar="N", default="1", help="the number of boards (%(default)s)")
    parser.add_argument("--seed", metavar="S", help="a number: the same one gives the same boards")
    parser.add_argument("--preset", metavar="NAME", default="classic", help="the rules and their cubes (%(default)s)")
    parser.add_argument("--pdf", metavar="FILE", help="write sheets to print, - for stdout")
    parser.add_argument("--solutions", action="store_true", help="with --pdf: all words on the last pages")
    add_options(parser, "--lexicon", "--json")


def run(arguments: argparse.Namespace) -> int:
    """Print the boards, or write their sheets; return 0. Raises UsageError."""
    count = number_of(arguments.count, "--count", 1, _MOST_PRINTED if arguments.pdf else _MOST)
    rng = SystemRandom() if arguments.seed is None else Random(number_of(arguments.seed, "--seed", 0, _MOST_SEED))
    sets, lexicon = cube_sets(), lexicon_named(arguments.lexicon)
    rules = in_language(named("rules", arguments.preset, boggle_rules()), sets, lexicon.language or "en", lexicon.key)
    if arguments.pdf:
        _write(paths.typed(arguments.pdf), count, rules, lexicon, rng, arguments.solutions)
        return 0
    if arguments.solutions:
        raise UsageError("--solutions needs --pdf FILE. `boggle-desk solve` lists the words of a board.")
    for _board in range(count):
        cubes = shake(rules.cubes.cubes, rng)
        board = board_of(rules.cubes.rows, rules.cubes.columns, cubes)
        print(_line(board, code_of(rules, cubes, sets), rules, lexicon, arguments.json))
    return 0


def _line(board: Board, code: str, rules: BoggleRules, lexicon: Lexicon, as_json: bool) -> str:
    countable = WordRange(rules)
    found = words_on(board, lexicon, countable)
    words = [each.word for each in found if not lexicon.is_offensive(each.word)]
    score = sum(map(countable.points, words))
    if as_json:
        size = {"rows": board.rows, "columns": board.columns}
        return json.dumps({"board": board.faces, **size, "code": code, "words": len(words), "score": score})
    return f"{board}\n{code}  {counted(len(words), 'word')}, {counted(score, 'point')}\n"


def _write(path: Path, count: int, rules: BoggleRules, lexicon: Lexicon, rng: Random, solutions: bool) -> None:
    """Write the sheets as PDF. Raises OSError and UsageError."""
    if not path.parent.is_dir():
        raise UsageError(f"There is no folder '{path.parent}'.")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from boggle_desk.app.printing import pdf_of_boards

    write_out(path, pdf_of_boards(count, rules, lexicon, rng, solutions))
