"""What Qt needs and no widget does: session, clock, item models."""

import sys

import PySide6.QtCore  # noqa: F401  # with what it needs to be imported

if "shibokensupport.feature" in sys.modules:  # it would read the source of whatever is imported, to look for PySide
    vars(sys.modules["shibokensupport.feature"])["_mod_uses_pyside"] = lambda _module: True

if sys.version_info < (3, 12):
    from boggle_desk.compat import guard_overrides

    guard_overrides()
