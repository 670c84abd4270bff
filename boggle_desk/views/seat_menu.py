"""What may become of a seat during a game: somebody looks at the own tiles, leaves, or somebody else plays on (P13)."""

from collections.abc import Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import QMenu

from boggle_desk.engine.characters import introduced
from boggle_desk.engine.players import GiveSeat, Leave, Player, may_leave, name_key
from boggle_desk.models.characters import character, characters
from boggle_desk.views.controls import unkeyed
from boggle_desk.views.game_page import GamePage
from boggle_desk.views.page import PageAct

_KNOWN = 5  # how many people of other evenings are offered


class SeatMenu(QObject):
    look_asked = Signal(int)  # somebody wants to look at the own tiles

    def __init__(self, page: GamePage[Any], levels: Iterable[str]) -> None:
        """`levels` are those of the game's computers."""
        super().__init__(page)
        self._page, self._levels = page, tuple(levels)

    def offer(self, seat: int, spot: QPoint) -> None:
        menu = QMenu(self._page)
        self._fill(menu, seat)
        self._open(menu, spot)

    def offer_all(self, spot: QPoint) -> None:
        menu = QMenu(self._page)
        for seat, player in enumerate(self._page.position.players):
            self._fill(menu.addMenu(unkeyed(player.name)), seat)
        self._open(menu, spot)

    def _open(self, menu: QMenu, spot: QPoint) -> None:
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._page.can_now(PageAct.PLAYERS):
            menu.popup(spot)

    def _fill(self, menu: QMenu, seat: int) -> None:
        position = self._page.position
        player, here = position.players[seat], seat in position.playing
        if self._page.hides_from(seat):
            menu.addAction(self.tr("Look at my tiles"), partial(self.look_asked.emit, seat))
        if here and len(position.players) > 1:
            title = self.tr("{name} leaves…").format(name=player.name)
            menu.addAction(unkeyed(title), partial(self._let_leave, seat))
        if why := self._page.why_nobody_sits():
            menu.addSeparator()
            menu.addAction(unkeyed(why)).setEnabled(False)
            return
        if not here:
            title = self.tr("{name} is back").format(name=player.name)
            menu.addAction(unkeyed(title), partial(self._give, seat, player))
        menu.addSeparator()
        seated = [name_key(each.name) for each in position.players]
        for level in self._levels:
            if not (here and level == player.level):
                players = (*position.players[:seat], Player("", level), *position.players[seat + 1 :])
                comes = introduced(players, characters())[seat]
                if name_key(comes.name) in seated:
                    continue
                title = self.tr("{name} ({level}) plays on").format(name=comes.name, level=character(level).title)
                menu.addAction(unkeyed(title), partial(self._give, seat, comes))
        menu.addSeparator()
        known = [each.name for key, each in self._page.look.people.items() if key not in seated]
        for name in known[:_KNOWN]:
            title = self.tr("{name} plays on").format(name=name)
            menu.addAction(unkeyed(title), partial(self._give, seat, Player(name)))
        menu.addAction(self.tr("Somebody else plays on…"), partial(self._ask_who_comes, seat))

    def _let_leave(self, seat: int) -> None:
        page, title = self._page, self.tr("{name} leaves").format(name=self._page.position.players[seat].name)
        refused = not may_leave(page.position, seat)  # then it is said why not
        sure = page.services.ask.confirm
        if refused or sure(page, title, page.who_leaves(seat), self.tr("Leave"), self.tr("Cancel")):
            page.session.submit(Leave(seat))

    def _ask_who_comes(self, seat: int) -> None:
        name = self._page.services.ask.name(self._page, self.tr("Who plays on?"))
        if name is not None:
            self._give(seat, Player(name))

    def _give(self, seat: int, player: Player) -> None:
        self._page.session.submit(GiveSeat(seat, player))
        if self._page.position.players[seat] == player:
            self._page.services.choices.remember((player,))
