"""Sentences about Boggle on paper."""

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.boggle.rules import BoggleRules, minimum_length, table_points
from boggle_desk.engine.players import Player
from boggle_desk.views.boggle.paper.blank_lists import Captions, Owner
from boggle_desk.views.boggle.paper.board_pages import BoardTexts, Lists
from boggle_desk.views.boggle.words import BoggleWords
from boggle_desk.views.paper.printable import Pick, Switch


class PaperWords(QObject):
    """Says what stands on the sheets."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = BoggleWords(self)

    def heading(self, rules: BoggleRules) -> str:
        """Return what stands on top of a sheet."""
        return self.tr("Boggle · {preset}").format(preset=self.game.preset_title(rules.key))

    def round_name(self, position: BogglePosition) -> str:
        """Return what the sheets of a round are called as a document."""
        heading = self.heading(position.rules)
        return self.tr("{game}, round {number}").format(game=heading, number=max(1, position.round))

    def number(self, place: int, pages: int) -> str:
        """Return which page it is."""
        return self.tr("Page {place} of {pages}").format(place=place, pages=pages)

    def board_texts(self, rules: BoggleRules) -> BoardTexts:
        """Return what stands on a sheet with a board."""
        captions = Captions(self.tr("Name"), self.tr("Word"), self.tr("Points"), self.tr("Total"))
        return BoardTexts(self.heading(rules), self.rules_line(rules), captions, self.tr("Board code: {code}"))

    def owners(self, rules: BoggleRules, players: Sequence[Player]) -> tuple[Owner, ...]:
        """Return whose lists they are."""
        return tuple(Owner(player.name, self.player_note(rules, player)) for player in players)

    def lists_field(self) -> Pick:
        """Return the choice of lists."""
        options = (
            (self.tr("a sheet for each player"), Lists.EACH),
            (self.tr("all lists on one sheet"), Lists.TOGETHER),
            (self.tr("no lists, a large board"), Lists.NONE),
        )
        return Pick("lists", self.tr("Lists"), options)

    def names_field(self) -> Switch:
        """Return whether the players' names stand on the lists."""
        return Switch("names", self.tr("Names on the lists"))

    def turned_field(self) -> Switch:
        """Return whether the letters lie as on the table."""
        return Switch("turned", self.tr("Letters turned as they lie"))

    def board_title(self, number: int) -> str:
        """Return what one of several boards is called."""
        return self.tr("Board {number}").format(number=number)

    def rules_line(self, rules: BoggleRules) -> str:
        """Return the rules in a line: shortest words, time, points."""
        minutes, seconds = divmod(rules.seconds, 60)
        if not seconds:
            time = self.tr("%n minute(s)", "", minutes)
        else:
            time = self.tr("{minutes}:{seconds} minutes").format(minutes=minutes, seconds=f"{seconds:02}")
        least = self.tr("words of %n letter(s) or more", "", rules.minimum_length)
        return self.tr("{time} · {least} · points: {points}").format(time=time, least=least, points=self._points(rules))

    def _points(self, rules: BoggleRules) -> str:
        """Return the table of points, lengths that count the same together."""
        last = max(len(rules.points) - 1, rules.minimum_length)
        of = {
            letters: table_points(rules.points, rules.points_beyond, letters)
            for letters in range(rules.minimum_length, last + 1)
        }
        groups = [(points, list(lengths)) for points, lengths in groupby(of, key=of.__getitem__)]
        parts = []
        for points, lengths in groups:
            last_group = lengths[-1] == last and not rules.points_beyond
            if last_group:
                text = self.tr("{least} or more letters {points}")
            else:
                text = (
                    self.tr("{least}–{most} letters {points}")
                    if len(lengths) > 1
                    else self.tr("{least} letters {points}")
                )
            parts.append(text.format(least=lengths[0], most=lengths[-1], points=points))
        if rules.points_beyond:
            parts.append(self.tr("{points} more for each further letter").format(points=rules.points_beyond))
        return ", ".join(parts)

    def player_note(self, rules: BoggleRules, player: Player) -> str:
        """Return what a player's list says beside the name: the team, and words shorter or longer than the others'."""
        notes = [player.team] if player.team else []
        least = minimum_length(rules, player)
        if least != rules.minimum_length:
            notes.append(self.tr("from %n letter(s)", "", least))
        if player.extra_seconds:
            notes.append(self.tr("{seconds} s more").format(seconds=player.extra_seconds))
        if player.head_start:
            notes.append(self.tr("+{points} points").format(points=player.head_start))
        return ", ".join(notes)
