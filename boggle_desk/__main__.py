"""Start Boggle Desk: `boggle-desk`, `python -m boggle_desk`."""

import sys

from boggle_desk.cli import main

if __name__ == "__main__":
    sys.exit(main())
