"""Start Boggle Desk: `boggle-desk`, `python -m boggle_desk`."""

import signal
import sys
from collections.abc import Sequence

from boggle_desk.ending import leave_at_once, on_signals


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code. Until a command knows better, signals end it at once."""
    on_signals(leave_at_once)
    from boggle_desk import cli

    try:
        return cli.main(argv)
    finally:
        on_signals(signal.SIG_IGN)  # it ends as it is


if __name__ == "__main__":
    sys.exit(main())
