"""What Qt needs and no widget does: session, clock, item models."""

import sys

if sys.version_info < (3, 12):
    from boggle_desk.compat import guard_overrides

    guard_overrides()
