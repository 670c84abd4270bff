"""Which of the stored games are listed: by player, kind and time."""

import time
from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from boggle_desk.engine.statistics import folded
from boggle_desk.models.games_model import kind_title
from boggle_desk.storage.games import StoredGame
from boggle_desk.views.forms import Choice

_DAY = 86_400


class GamesFilter(QWidget):
    """A line for names, a choice of the kind and one of the time."""

    changed = Signal()

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        """`now` tells the seconds since 1970."""
        super().__init__()
        self._now = now
        self.names = QLineEdit()
        self.names.setPlaceholderText(self.tr("All players"))
        self.names.setAccessibleName(self.tr("Only games with players whose names hold this"))
        self.names.setToolTip(self.tr("Part of a name, or of several with commas between them"))
        self.names.setClearButtonEnabled(True)
        self.kind: Choice[str] = Choice(self.tr("Only games of this kind"), [])
        self.days: Choice[int] = Choice(
            self.tr("Only games of this time"),
            [
                (self.tr("Any time"), 0),
                (self.tr("The last 7 days"), 7),
                (self.tr("The last 30 days"), 30),
                (self.tr("The last year"), 365),
                (self.tr("Older than a year"), -365),
            ],
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.names, 3)
        row.addWidget(self.kind, 2)
        row.addWidget(self.days, 2)
        self.offer_kinds(())
        self.names.textChanged.connect(lambda _text: self.changed.emit())
        self.kind.activated.connect(lambda _place: self.changed.emit())
        self.days.activated.connect(lambda _place: self.changed.emit())

    def offer_kinds(self, games: Sequence[StoredGame]) -> None:
        """Offer the kinds of games that there are."""
        kinds = sorted({game.kind for game in games})
        self.kind.offer([(self.tr("All kinds"), ""), *((kind_title(kind), kind) for kind in kinds)])

    @property
    def active(self) -> bool:
        """Whether some games may be left out."""
        return bool(self.names.text().strip() or self.kind.value or self.days.value)

    def clear(self) -> None:
        """Leave nothing out."""
        self.names.clear()
        self.kind.choose("")
        self.days.choose(0)

    def kept(self, games: Sequence[StoredGame]) -> list[StoredGame]:
        """Return the games that are to be listed. All the names that are asked for must be in a game."""
        wanted = [part for text in self.names.text().split(",") if (part := folded(text))]
        kind, days = self.kind.value, self.days.value
        since = self._now() - abs(days) * _DAY
        return [
            game
            for game in games
            if (not kind or game.kind == kind)
            and (not days or (game.changed >= since) == (days > 0))
            and (not wanted or _has_all(folded(game.title), wanted))
        ]


def _has_all(title: str, wanted: Sequence[str]) -> bool:
    return all(part in title for part in wanted)
