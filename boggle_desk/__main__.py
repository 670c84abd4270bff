"""Start Boggle Desk: `boggle-desk`, `python -m boggle_desk`."""

import sys

from boggle_desk.cli import main

if __name__ == "__main__":
    if hasattr(sys, "frozen"):  # a folder without Python starts itself anew for each worker of `match` and `train`
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
