"""The command line: one parser, one table of commands, and errors in a sentence.

Only the chosen command is imported, so that `--version` answers at once.
"""

import argparse
import os
import re
import sys
from collections.abc import Callable, Collection, Sequence
from contextlib import nullcontext, redirect_stderr, suppress
from importlib import import_module
from io import StringIO, TextIOWrapper

from boggle_desk import __version__
from boggle_desk.commands import UsageError

COMMANDS = {
    "play": "open the game (the default)",
    "solve": "find every word on a board",
    "boards": "shake boards, also to print for a class",
    "words": "find words by letters or pattern",
    "replay": "check the scores of a recorded Scrabble game",
    "analyse": "show what each turn of a Scrabble game cost",
    "moves": "find every Scrabble play in a position",
    "serve": "answer bots, as JSON lines",
}
"""The modules of `boggle_desk.commands` with their help, in order; the first one is the default."""

INTERRUPTED = 130
EXIT_CODES = {
    0: "All is well.",
    1: "Scores differ (replay), or the game is open already and doesn't answer.",
    2: "Something you can mend, said in a sentence: an option, a file, a missing screen.",
    129: "Ended with its terminal (SIGHUP).",
    INTERRUPTED: "Stopped with Ctrl-C.",
    143: "Ended by the system or another program (SIGTERM).",
}
_GAMES = (".gcg", ".jsonl")
_EXAMPLES = """\
examples:
  boggle-desk                                            play
  boggle-desk solve soamlitepnrkqdgh                     every word on a board
  boggle-desk words --anagram "retina?"                  what a rack can spell
  boggle-desk boards --count 30 --seed 7 --pdf all.pdf   sheets for a class

For help on a command: boggle-desk COMMAND --help"""


def build_parser(asked: Collection[str]) -> argparse.ArgumentParser:
    """Return the parser, complete for those commands whose names are in the arguments; the chosen command's function is
    in `run`."""
    parser = argparse.ArgumentParser(
        prog="boggle-desk",
        description="Family word games around one computer. Without a command, the game opens.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action="version", version=f"Boggle Desk {__version__}", help="show the version, then exit"
    )
    parser.add_argument("--quiet", action="store_true", help="no progress and no remarks, only answers and errors")
    parser.add_argument("--self-test", action="store_true", help="check that the game is complete, then exit")
    menu = parser.add_mutually_exclusive_group()
    menu.add_argument("--install", action="store_true", help="put the game into the menu of your desktop, then exit")
    menu.add_argument("--uninstall", action="store_true", help="take it out of the menu, then exit; your games stay")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND")
    for name, about in COMMANDS.items():
        command = subparsers.add_parser(name, help=about, formatter_class=argparse.RawDescriptionHelpFormatter)
        if name in asked:
            module = import_module(f"boggle_desk.commands.{name}")
            command.set_defaults(run=module.run, help=command.format_help)
            module.add_arguments(command)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return one of `EXIT_CODES`."""
    try:
        argv = with_command(sys.argv[1:] if argv is None else argv)
    except UsageError as fault:
        print(f"boggle-desk: {fault}", file=sys.stderr)
        return 2
    arguments = _parsed(argv)
    if arguments.self_test:
        from boggle_desk.commands import play

        arguments.run = play.self_test
    elif arguments.install or arguments.uninstall:
        from boggle_desk.commands import launcher

        arguments.run = launcher.run
    elif "run" not in arguments:
        first = next(iter(COMMANDS))
        arguments = _parsed([*argv, first])
    return guarded(arguments.run, arguments)


def _parsed(argv: Sequence[str]) -> argparse.Namespace:
    """Return the arguments; an option that is nearly right is guessed in the error for it."""
    parser = build_parser(argv)
    arguments, unknown = parser.parse_known_args(argv)
    if unknown:
        from difflib import get_close_matches

        known = set(re.findall(r"--[a-z-]+", getattr(arguments, "help", parser.format_help)()))
        meant = get_close_matches(unknown[0].partition("=")[0], known, 1)
        parser.error(f"unrecognized arguments: {' '.join(unknown)}{f'. Did you mean {meant[0]}?' if meant else ''}")
    return arguments


def with_command(argv: Sequence[str]) -> list[str]:
    """Return the arguments with `play` in front if the first is a game file, as desktops pass it.

    Raises UsageError for a misspelled command.
    """
    for place, each in enumerate(argv):
        if each in COMMANDS:
            break
        if not each.startswith("-"):
            is_game = each.lower().endswith(_GAMES) or os.path.isfile(each)  # noqa: PTH113 - a quick answer for --version
            if not is_game:
                from difflib import get_close_matches

                for meant in get_close_matches(each, COMMANDS, 1):
                    raise UsageError(f"There is no command '{each}'. Did you mean '{meant}'?")
            return [*argv[:place], *(["play"] if is_game else []), *argv[place:]]
    return list(argv)


def guarded(run: Callable[[argparse.Namespace], int], arguments: argparse.Namespace) -> int:
    """Run a command and return its exit code; print a sentence for the user's errors."""
    if isinstance(sys.stdout, TextIOWrapper):  # a letter that the terminal or a pipe cannot show is told as `\\u0142`
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        with redirect_stderr(StringIO()) if getattr(arguments, "quiet", False) else nullcontext():
            code = run(arguments)
        print(end="", flush=True)
        return code
    except UsageError as fault:
        print(f"boggle-desk: {fault}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _leave_stdout()  # the reader, `head` perhaps, has seen enough
        return 0
    except OSError as fault:
        what = f"'{fault.filename}'" if fault.filename else "The output"
        print(f"boggle-desk: {what} can't be read or written: {fault.strerror}.", file=sys.stderr)
        _leave_stdout()
        return 2


def _leave_stdout() -> None:
    """Discard what was not printed, or Python complains when it closes stdout."""
    with suppress(AttributeError, OSError):  # there may be none
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
