"""The computer players as characters in the window's language, and the remarks that they make at a table."""

from collections.abc import Callable, Mapping
from dataclasses import asdict, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from boggle_desk import paths
from boggle_desk.engine.characters import HABITS, Character, Remark, Remarked, read_characters
from boggle_desk.engine.players import Player
from boggle_desk.models.choices import SettingsModel
from boggle_desk.models.locale_text import name_text

if TYPE_CHECKING:
    from boggle_desk.models.session import GameSession

_AS_IT_IS = ("key", "name")  # what is not translated
_AFTER_MS, _AT_THE_END_MS, _AGAIN_MS = 1200, 5000, 400  # when a remark comes: after what it is about was seen


@cache
def characters() -> Mapping[str, Character]:
    """Return the characters by level, the weakest first, with English texts."""
    return read_characters(paths.resource("characters.toml"))


def character(level: str) -> Character:
    """Return who plays at a level, with texts in the window's language; somebody middling for an unknown level."""
    known = list(characters().values())
    found = characters().get(level) or known[len(known) // 2]
    said = {name: text for name, text in asdict(found).items() if isinstance(text, str)}
    texts: dict[str, Any] = {name: text and name_text(text) for name, text in said.items() if name not in _AS_IT_IS}
    return replace(found, **texts)


class Remarks(QObject):
    """Emits `made` when a computer at a table says something. Each says a thing once a game, what is its habit once a
    round, what becomes of its bluffs and challenges each time, and nothing where the settings silence them."""

    made = Signal(int, str)  # the seat, and what it says

    def __init__(
        self,
        session: "GameSession[Any]",
        remarkable: Callable[[Any], Remarked | None],
        choices: SettingsModel,
        parent: QObject,
        waits: Callable[[], bool] = lambda: False,
    ) -> None:
        """`remarkable` says who speaks after an event, and about what, `waits` whether that is still to be seen."""
        super().__init__(parent)
        self._session, self._choices, self._waits = session, choices, waits
        self._said: set[tuple[Remarked, int]] = set()
        self._next = 0, ""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._speak)
        session.happened.connect(lambda event: self._make(remarkable(event)))

    def greet(self) -> None:
        """Let the first computer greet everybody at the start of a game."""
        computers = [seat for seat, player in enumerate(self._players) if player.level is not None]
        if computers and len(self._players) > 1 and len(self._session.steps) <= 1:
            self._make((computers[0], Remark.HELLO))

    @property
    def _players(self) -> tuple[Player, ...]:
        players: tuple[Player, ...] = self._session.position.players
        return players

    def _speak(self) -> None:
        if self._waits():
            self._timer.start(_AGAIN_MS)
        else:
            self.made.emit(*self._next)

    def _make(self, remarked: Remarked | None) -> None:
        level = remarked and self._players[remarked[0]].level
        if remarked is None or level is None or not self._choices.settings.remarks:
            return
        seat, about = remarked
        said = remarked, getattr(self._session.position, "round", 0) if about in HABITS else 0
        text = getattr(character(level), about)
        if about not in (Remark.CAUGHT, Remark.FOOLED, Remark.SORRY):
            text = "" if said in self._said else text
            self._said.add(said)
        if text:
            self._next = seat, text
            self._timer.start(_AT_THE_END_MS if about in (Remark.WON, Remark.LOST) else _AFTER_MS)
