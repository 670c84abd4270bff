"""Start Boggle Desk: `boggle-desk`, `python -m boggle_desk`."""

import re
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from boggle_desk.ending import leave_at_once, on_signals


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code. Until a command knows better, signals end it at once. What can't
    be loaded is told in a sentence, with what to do about it."""
    on_signals(leave_at_once)
    try:
        from boggle_desk import cli

        return cli.main(argv)
    except ImportError as error:
        fault: BaseException = error
        while fault.__cause__:
            fault = fault.__cause__
        reason = str(fault).strip().partition("\n")[0]
        print(f"boggle-desk: The game can't load a part it needs. {reason}\n{_advice(reason)}", file=sys.stderr)
        return 2
    finally:
        on_signals(signal.SIG_IGN)  # it ends as it is


def _advice(reason: str) -> str:
    if (Path(__file__).resolve().parent.parent / "run").is_file():
        with suppress(OSError):  # so that the next start looks closely
            Path(sys.prefix, "files-play").unlink()
        return "Start ./run again while you're online. It mends what's missing."
    if library := re.match(r"lib(\S+?(\d?))\.so\.(\d+):", reason):
        package = f"lib{library[1]}{'-' if library[2] else ''}{library[3]}".lower()  # how Debian names them
        return f"Install that library, then start again. On Debian: sudo apt-get install {package}"
    return "Install Boggle Desk again."


if __name__ == "__main__":
    sys.exit(main())
