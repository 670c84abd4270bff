"""`boggle-desk solve`: every word on a board, or the sums over a file of boards."""

import argparse
import json
import re
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from boggle_desk import paths
from boggle_desk.commands import UsageError, counted
from boggle_desk.commands.inputs import add_options, lexicon_named, lines_of, number_of, read_each
from boggle_desk.engine.boggle.board import BadBoard, Board
from boggle_desk.engine.boggle.rules import WordRange
from boggle_desk.engine.boggle.solver import Found, words_on
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.storage.lexica import SHIPPED
from boggle_desk.storage.shipped import boggle_rules

_SCORINGS = {"standard": "classic", "master": "master", "linear": "linear"}
_LARGEST_SIDE, _LONGEST_WORD = 10, 1_000
_SUMS = re.compile(r"\S  [\d,]+ words?, [\d,]+ points?\s*$")  # the last line of a board, as `boards` prints it
_DESCRIPTION = """\
Find every word on a board, with its points and one path. BOARD lists the faces row by row. Without spaces, every
letter is a face and q is the Qu face: 'soamlitepnrkqdgh'. With spaces, each part is a face: 'Qu I In #'. # is a solid
face that no path crosses. Boards can be from 1x1 to 10x10."""
_EPILOG = """\
example:
  boggle-desk solve "T A P E" --size 2x2
  boggle-desk solve --boards boards.txt --each

--json prints {"board": faces, "score": points, "words": [{"word", "points", "path"}]}: faces are written as on the
cubes (capitals, but "Qu"), words are sorted and in lower case, and a path lists cells counted row by row from 0. With
--boards it prints {"boards", "score_total", "words_total", "seconds"}, where seconds leaves out opening the
dictionary, and with --each the first kind of JSON, on a line for each board."""


@dataclass(frozen=True)
class _Task:
    lexicon: Lexicon
    counted: WordRange
    hides_offensive: bool

    def found(self, board: Board) -> tuple[Found, ...]:
        found = words_on(board, self.lexicon, self.counted)
        if not self.hides_offensive:
            return found
        return tuple(each for each in found if not self.lexicon.is_offensive(each.word))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.description, parser.epilog = _DESCRIPTION, _EPILOG
    parser.add_argument("board", nargs="?", metavar="BOARD", help="the faces, row by row")
    parser.add_argument(
        "--boards", metavar="FILE", help="solve a file with one BOARD per line, or what boards prints, - for stdin"
    )
    parser.add_argument(
        "--size", metavar="RxC", help="rows and columns, such as 3x5 (needed unless the board is square)"
    )
    add_options(parser, "--lexicon")
    parser.add_argument(
        "--min-length", metavar="N", help="the shortest word that counts (3, or 4 with --scoring master)"
    )
    parser.add_argument(
        "--scoring", choices=tuple(_SCORINGS), default="standard", help="the table of points (%(default)s)"
    )
    parser.add_argument("--each", action="store_true", help="with --boards: a line of JSON for each board")
    add_options(parser, "--offensive", "--json")


def run(arguments: argparse.Namespace) -> int:
    """Print the words of the board, or the sums over the boards; return 0. Raises UsageError."""
    if (arguments.board is None) == (arguments.boards is None):
        raise UsageError("Give either BOARD or --boards FILE.")
    size = _size(arguments.size)
    if arguments.board is not None:
        board = board_of_text(arguments.board, size)
        _print_words(board, _task(arguments), arguments.json)
    else:
        lines = lines_of(paths.typed(arguments.boards))
        boards, task = read_each(_one_a_line(lines), partial(_board_in, size=size)), _task(arguments)
        if arguments.each:
            for board in boards:
                _print_words(board, task, True)
        else:
            _print_sums(boards, task, arguments.json)
    return 0


def _task(arguments: argparse.Namespace) -> _Task:
    rules = boggle_rules()[_SCORINGS[arguments.scoring]]
    lexicon = lexicon_named(arguments.lexicon)
    hides_offensive = lexicon.key in SHIPPED and not arguments.offensive
    least = arguments.min_length
    if least is not None:
        least = number_of(least, "--min-length", 1, _LONGEST_WORD)
    return _Task(lexicon, WordRange(rules, (Player("solve", minimum_length=least),)), hides_offensive)


def _size(text: str | None) -> tuple[int, int] | None:
    if text is None:
        return None
    match = re.fullmatch(r"(\d{1,2})[xX×](\d{1,2})", text)
    sides = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(1 <= side <= _LARGEST_SIDE for side in sides):
        raise UsageError(f"--size must be rows and columns from 1x1 to {_LARGEST_SIDE}x{_LARGEST_SIDE}, not '{text}'.")
    return sides


def _one_a_line(lines: Iterable[str]) -> Iterator[str]:
    """Yield each board that `boards` printed in rows as one line, in place of its last, and all other lines as they
    are."""
    rows: list[str] = []
    for line in lines:
        if rows and _SUMS.search(line):
            yield from [""] * len(rows)
            yield " ".join(rows)
            rows = []
        elif line.strip():
            rows.append(line)
        else:
            yield from (*rows, line)
            rows = []
    yield from rows


def _board_in(line: str, size: tuple[int, int] | None) -> Board:
    """Return the board of a line, which may be JSON that `boards` or this command printed. Raises UsageError."""
    if line.lstrip().startswith("{"):
        with suppress(ValueError, RecursionError):
            said = json.loads(line)
            line = " ".join(map(str, said["board"])) if isinstance(said.get("board"), list) else line
    return board_of_text(line, size)


def board_of_text(text: str, size: tuple[int, int] | None = None) -> Board:
    """Return the board of a text, of at most 10x10 faces. Raises UsageError."""
    try:
        board = Board.read(text, *(size or ()))
    except BadBoard as error:
        raise UsageError(f"{error} Give the rows and columns with --size." if error.square else str(error)) from error
    if max(board.rows, board.columns) > _LARGEST_SIDE:
        raise UsageError(f"{len(board.faces)} faces are too many. A board has up to {_LARGEST_SIDE}x{_LARGEST_SIDE}.")
    return board


def _print_words(board: Board, task: _Task, as_json: bool) -> None:
    words = [(each.word, task.counted.points(each.word), each.path) for each in task.found(board)]
    score = sum(points for _, points, _ in words)
    if as_json:
        listed = [{"word": word, "points": points, "path": list(path)} for word, points, path in words]
        print(json.dumps({"board": list(board.faces), "score": score, "words": listed}))
        return
    width = max(map(len, board.faces))
    for row in range(board.rows):
        print(" ".join(face.ljust(width) for face in board.faces[row * board.columns :][: board.columns]).rstrip())
    print()
    longest = max((len(word) for word, _, _ in words), default=0)
    for word, points, path in sorted(words, key=lambda each: (-each[1], -len(each[0]), each[0])):
        print(f"{points:>4}  {word.ljust(longest)}  {' '.join(map(str, path))}")
    print(f"{score:>4}  {counted(len(words), 'word')}")


def _print_sums(boards: Iterator[Board], task: _Task, as_json: bool) -> None:
    count = score = words = 0
    start = time.perf_counter()
    for board in boards:
        found = task.found(board)
        count += 1
        words += len(found)
        score += sum(task.counted.points(each.word) for each in found)
    seconds = time.perf_counter() - start
    if as_json:
        print(json.dumps({"boards": count, "score_total": score, "words_total": words, "seconds": round(seconds, 6)}))
    else:
        sums = ", ".join((counted(words, "word"), counted(score, "point")))
        print(f"{counted(count, 'board')}: {sums}, solved in {seconds:.2f} seconds")
