"""The commands, one module each: `NAME`, `add(subparsers)` and `run(arguments) -> int`.

`boggle_desk.cli` holds their table.
"""

import argparse
from typing import TypeAlias

# argparse names this class only privately, but it is what `add_subparsers` returns.
Subparsers: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"


def add_command(
    subparsers: Subparsers, name: str, about: str, description: str, epilog: str
) -> argparse.ArgumentParser:
    """Return the parser of a command, with texts that are printed as they are."""
    return subparsers.add_parser(
        name,
        help=about,
        description=description,
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


class UsageError(Exception):
    """Something the user can mend; the message is one sentence for stderr, and the exit code 2."""
