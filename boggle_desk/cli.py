"""The command line: one parser, one table of commands, and faults told in a sentence.

Nothing here imports Qt; a command imports what it needs when it runs.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from io import TextIOWrapper

from boggle_desk import __version__
from boggle_desk.commands import UsageError, analyse, bench, match, moves, play, replay, self_test, solve, train, words

COMMANDS = (play, solve, words, replay, analyse, moves, match, train, bench)
"""The modules below `boggle_desk.commands`, in the order of the help; the first one runs when none is named."""

INTERRUPTED = 130


def build_parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line; the chosen command is in `run`."""
    parser = argparse.ArgumentParser(
        prog="boggle-desk",
        description="The family word-game table on one laptop. Without a command the game starts.",
        epilog="Each command has its own help: boggle-desk COMMAND --help",
    )
    parser.add_argument("--version", action="version", version=f"Boggle Desk {__version__}")
    parser.add_argument(
        "--self-test", action="store_true", help="check that everything the game needs is here, and stop"
    )
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for command in COMMANDS:
        command.add(subparsers)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0 well, 2 for what the user can mend, 130 when interrupted."""
    parser = build_parser()
    arguments = parser.parse_args(argv)
    if arguments.self_test:
        arguments.run = self_test.run
    elif "run" not in arguments:
        arguments = parser.parse_args([COMMANDS[0].NAME])
    return _guarded(arguments)


def _guarded(arguments: argparse.Namespace) -> int:
    if isinstance(sys.stdout, TextIOWrapper):  # a letter that the terminal or a pipe cannot show is told as `\\u0142`
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        code = int(arguments.run(arguments))
        print(end="", flush=True)
        return code
    except UsageError as fault:
        print(f"boggle-desk: {fault}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _leave_stdout()  # the reader, `head` perhaps, has seen enough
        return 1
    except OSError as fault:
        what = f"'{fault.filename}'" if fault.filename else "What this prints"
        print(f"boggle-desk: {what} cannot be read or written: {fault.strerror}.", file=sys.stderr)
        _leave_stdout()
        return 2


def _leave_stdout() -> None:
    """Let what was not printed go, or Python would complain once more when it closes stdout."""
    with suppress(AttributeError, OSError):  # there may be none
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
