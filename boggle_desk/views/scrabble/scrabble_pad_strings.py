"""Sentences about the score pad of a Scrabble game."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication, QObject

from boggle_desk.engine.game import Refused
from boggle_desk.engine.scrabble.notation import NotationFault, rack_text
from boggle_desk.engine.scrabble.pad import (
    Kind,
    PadReason,
    PadRefused,
    PadTurn,
    Phase,
    RackLeft,
    ScrabblePadPosition,
    Upheld,
)
from boggle_desk.engine.scrabble.plays import Reason
from boggle_desk.engine.scrabble.rules import Judging
from boggle_desk.models.locale_text import listed, number_text, with_sign
from boggle_desk.models.rows_model import EMPTY_CELL, PadGrid, SheetCell
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.models.scrabble.tables import MovesModel
from boggle_desk.views.paper.printable import PadOnPaper, PadSheet, Printable
from boggle_desk.views.scrabble.scrabble_paper import BOARD, board_marks


class ScrabblePadStrings(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = ScrabbleStrings(self)

    def why_not(self, refused: Refused, position: ScrabblePadPosition) -> str:
        """Return why a line is refused, with its squares and, for a correction, the line that it would break."""
        if not isinstance(refused, PadRefused):
            return self.tr("You can't do that right now.")
        reason, word = refused.reason, refused.word.upper()
        sentences = {
            Reason.NOT_ON_RACK: self.tr("No more of these tiles in the set: {squares}{word}."),
            PadReason.WRONG_MOMENT: self.tr("You can't do that right now."),
            PadReason.NO_SUCH_PLACE: self.tr("There's no such line."),
            NotationFault.NO_SQUARE: self.tr("Type 8D RETSINA for across or D8 RETSINA for down."),
            NotationFault.NO_LETTER: self.tr("These tiles don't have {word}."),
            NotationFault.OCCUPIED: self.tr("{squares} already has {word}."),
            NotationFault.NO_TILE: self.tr("There's no tile on {squares}."),
            NotationFault.LEAVES: self.tr("That goes off the board."),
            NotationFault.LAYS_NONE: self.tr("All of that is already there."),
            PadReason.NO_WORD: self.tr("That makes no word."),
            PadReason.TOO_MANY: self.tr("A rack doesn't hold {word} tiles. Put letters already there in (brackets)."),
            PadReason.TOO_MUCH: self.tr("There's no room on the pad for {word}."),
            PadReason.NO_TILES: self.tr("“{word}” isn't tiles or points. Type letters or a number."),
            PadReason.NO_PLAY: self.tr("There's no play to challenge."),
        }
        if isinstance(reason, Reason) and reason not in sentences:
            said = self.game.why_not(reason, position.table, refused.squares, word)
        else:
            squares = self.game.squares(position.rules.game.layout, refused.squares)
            said = sentences[reason].format(squares=squares, word=word)
        if refused.place is None:
            return said
        other = self.turn_spoken(position, refused.place)
        return self.tr("That would break a later line: {line}. {why}").format(line=other, why=said)

    def turn_text(self, turn: PadTurn) -> str:
        texts = {
            Kind.PLAY: turn.words[0].text.upper() if turn.words else turn.text,
            Kind.SCORE: str(turn.points) if turn.withdrawn else "",
            Kind.EXCHANGE: self.tr("exchanges {count}").format(count=turn.number),
            Kind.PASS: self.tr("passes"),
            Kind.LOST_TURN: self.tr("misses a turn"),
            Kind.EXTRA: self.tr("extra"),
        }
        return texts[turn.kind]

    def turn_spoken(self, position: ScrabblePadPosition, place: int) -> str:
        turn = position.turns[place]
        what = turn.text if turn.kind is Kind.PLAY else self.turn_text(turn)
        parts = [position.players[turn.seat].name, what]
        if turn.withdrawn:
            parts.append(self.tr("came off"))
        elif turn.kind not in (Kind.PASS, Kind.EXCHANGE, Kind.LOST_TURN):
            parts.append(with_sign(turn.points, self.tr("%n point(s)", "", abs(turn.points))))
        return ", ".join(filter(None, parts))

    def meaning(self, turn: PadTurn, position: ScrabblePadPosition) -> str:
        if turn.kind is Kind.EXTRA:
            return with_sign(turn.points, self.tr("%n point(s) outside the turns", "", abs(turn.points)))
        if turn.kind is not Kind.PLAY:
            return with_sign(turn.points, self.tr("%n point(s), no word", "", abs(turn.points)))
        words = ", ".join(f"{word.text.upper()} {word.score}" for word in turn.words)
        if len(turn.words) == 1:
            words = turn.words[0].text.upper()
        bonus = turn.points - sum(word.score for word in turn.words)
        if bonus:
            count = self.tr("%n tile(s)", "", len(turn.laid))
            words = self.tr("{words}, plus {bonus} for {tiles}").format(words=words, bonus=bonus, tiles=count)
        points = self.tr("%n point(s)", "", turn.points)
        text = self.tr("{words}: {points}").format(words=words, points=points)
        if turn.unknown:
            unknown = ", ".join(turn.unknown).upper()
            text = self.tr("{text}. Not in the dictionary: {unknown}").format(text=text, unknown=unknown)
        return text

    def after_turn(self, position: ScrabblePadPosition) -> str:
        if position.ends_here:
            return self.tr("By the rules, the game is over.")
        if not position.turns:
            return self.tr("Type 8D RETSINA for across, D8 RETSINA for down. Points alone work too.")
        turn = position.turns[-1]
        said = self.tr("Last: {line}.").format(line=self.turn_spoken(position, len(position.turns) - 1))
        if turn.unknown and not turn.withdrawn and position.rules.judging is Judging.TABLE:
            unknown = ", ".join(turn.unknown).upper()
            asked = self.tr("Not in the dictionary: {unknown}. Does that count?")
            return f"{said} {asked.format(unknown=unknown)}"
        if turn.withdrawn and turn.unknown:
            false = self.tr("Not in the dictionary: {words}.").format(words=", ".join(turn.unknown).upper())
            return f"{said} {false}"
        return said

    def upheld(self, event: Upheld, position: ScrabblePadPosition) -> str:
        turn = position.turns[event.place]
        words = ", ".join(word.text.upper() for word in turn.words)
        text = self.tr("{name}'s challenge was wrong. {words} counts.", "", len(turn.words))
        return text.format(name=position.players[event.by].name, words=words)

    def bag_text(self, position: ScrabblePadPosition) -> str:
        """Return how many tiles are not on the board, where that is known."""
        if not position.complete:
            return ""
        return self.tr("%n tile(s) not on the board", "", len(position.unseen))

    def left_text(self, position: ScrabblePadPosition) -> str:
        """Return a line for every player whose score the unplayed tiles changed (rule S19)."""
        return "\n".join(self._left_line(position, rack) for rack in position.left if rack.points)

    def _left_line(self, position: ScrabblePadPosition, rack: RackLeft) -> str:
        name, points = position.players[rack.seat].name, number_text(rack.points, signed=True)
        tiles = MovesModel().left_text(rack_text(position.rules.game.tiles, rack.tiles))
        if rack.points > 0:
            return self.tr("{name} played every tile: {points}").format(name=name, points=points)
        if not tiles:
            return self.tr("{name}: {points}").format(name=name, points=points)
        return self.tr("{name} has {tiles} left: {points}").format(name=name, tiles=tiles, points=points)

    def winner_text(self, position: ScrabblePadPosition) -> str:
        names = [position.players[seat].name for seat in position.winners]
        if len(position.players) == 1:
            return with_sign(position.scores[0], self.tr("%n point(s)", "", abs(position.scores[0])))
        text = self.tr("{names} wins!") if len(names) == 1 else self.tr("It's a tie: {names}")
        return text.format(names=listed(names))

    def sheet(self, position: ScrabblePadPosition) -> PadGrid:
        """Return the pad: the lines of each player below each other, and what was left at the end."""
        seats = range(len(position.players))
        columns = [[place for place, turn in enumerate(position.turns) if turn.seat == seat] for seat in seats]
        height = max(map(len, columns), default=0)
        rows = [tuple(self._cell(position, columns[seat], row) for seat in seats) for row in range(height)]
        titles = [str(row + 1) for row in range(height)]
        if position.left:
            rows.append(tuple(self._left_cell(position, seat) for seat in seats))
            titles.append("±")
        return PadGrid(
            tuple(player.name for player in position.players),
            tuple(number_text(score) for score in position.scores),
            tuple(titles),
            tuple(rows),
            position.winners,
            position.next_seat if position.phase is Phase.PLAY else None,
        )

    def _cell(self, position: ScrabblePadPosition, places: list[int], row: int) -> SheetCell:
        if row >= len(places):
            return EMPTY_CELL
        turn = position.turns[places[row]]
        silent = turn.kind in (Kind.EXCHANGE, Kind.PASS, Kind.LOST_TURN)
        number = "" if silent else number_text(turn.counted)
        spoken = self.turn_spoken(position, places[row])
        return SheetCell(places[row], self.turn_text(turn), number, turn.withdrawn, spoken)

    def _left_cell(self, position: ScrabblePadPosition, seat: int) -> SheetCell:
        racks = [rack for rack in position.left if rack.seat == seat and (rack.points or rack.tiles)]
        if not racks:
            return EMPTY_CELL
        tiles = rack_text(position.rules.game.tiles, racks[0].tiles)
        points = number_text(sum(rack.points for rack in racks), signed=True)
        return SheetCell(None, tiles, points, spoken=self._left_line(position, racks[0]))

    def printables(self, position: ScrabblePadPosition, title: str, when: int | None = None) -> tuple[Printable, ...]:
        """Return the printables of a pad, with the known board; none while it is empty."""
        if not position.turns:
            return ()
        said = self.winner_text(position) if position.phase is Phase.ENDED else self.bag_text(position)
        pad = PadOnPaper(title, self.sheet(position), said, tuple(self.left_text(position).splitlines()), when=when)
        if not position.board.is_empty:
            translate = QCoreApplication.translate
            note = "" if position.complete else translate("ScrabblePadPaper", "Turns with points only aren't on it.")
            marks = board_marks(position.board, position.rules.game.tiles, BOARD)
            heading = translate("ScrabblePadPaper", "Board")
            pad = replace(pad, board=marks, board_side=BOARD, board_heading=heading, board_note=note)
        return (PadSheet(pad),)
