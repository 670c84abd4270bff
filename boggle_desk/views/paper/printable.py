"""What can be printed: a title, what can be chosen about it, and the pages that it comes to."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from boggle_desk.views.forms import Field
from boggle_desk.views.paper.sheets import Paper, Printout

_FORBIDDEN = '<>:"/\\|?*·'
"""What no file's name may hold on some system, and a sign that is hard to type."""
_LONGEST_NAME = 80


class Printable(QObject):
    """Something that can be printed. `wishes` is a frozen value with a field for everything that can be chosen.

    `job` is called in the thread of the window; what it returns takes its time and runs on another one.
    """

    title = ""
    """What it is called where one chooses among several."""
    wishes: Any = None
    """What is chosen at first."""
    secret = False
    """Whether the screen may not show the letters yet, only the paper (rule B7)."""
    hidden_note = ""
    """The note where the screen shows no letters."""
    again = ""
    """What the button says that makes it anew by chance; nothing where there is no chance."""

    def fields(self) -> tuple[Field, ...]:
        """Return new fields for what can be chosen, in order, named as among the wishes."""
        return ()

    def is_across(self, _wishes: Any) -> bool:
        """Return whether it fits better on paper that lies across."""
        return False

    def is_shown(self, _wishes: Any) -> bool:
        """Return whether the screen may show all that is on the paper."""
        return not self.secret

    def name(self, wishes: Any) -> str:
        """Return the name of a file for it, without an ending."""
        raise NotImplementedError

    def number(self, place: int, pages: int) -> str:
        """Return the text at the foot of a page."""
        return self.tr("Page {place} of {pages}").format(place=place, pages=pages)

    def make_again(self) -> None:
        """Have chance decide anew."""

    def job(self, wishes: Any, paper: Paper, shown: bool) -> Callable[[], Printout]:
        """Return the work that makes its pages; with all letters if they may be `shown`."""
        raise NotImplementedError


def file_name(text: str) -> str:
    """Return a text as the name of a file that every system takes."""
    kept = "".join(" " if sign in _FORBIDDEN or not sign.isprintable() else sign for sign in text)
    return " ".join(kept.split())[:_LONGEST_NAME].strip(" .")
