"""What the Scrabble pad says at each moment, and what may be done then."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from functools import cached_property

from PySide6.QtCore import QObject

from boggle_desk.engine.game import Refused, Words
from boggle_desk.engine.scrabble.events import Challenge
from boggle_desk.engine.scrabble.notation import NotationFault, rack_text
from boggle_desk.engine.scrabble.pad import (
    EndGame,
    Kind,
    Note,
    PadReason,
    PadRefused,
    PadTurn,
    Phase,
    RackLeft,
    RemoveTurn,
    Reopen,
    ScrabblePadPosition,
    Upheld,
    WithdrawPlay,
    is_unlikely,
)
from boggle_desk.engine.scrabble.plays import Reason
from boggle_desk.engine.scrabble.rules import Judging
from boggle_desk.models.locale_text import listed, number_text, with_sign
from boggle_desk.models.prompt import Action, PadAct, PadWays, Prompt
from boggle_desk.models.rows_model import EMPTY_CELL, PadGrid, SheetCell
from boggle_desk.models.scrabble.drafts import Aim, PadDraft, draft_of
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings
from boggle_desk.models.scrabble.tables import MovesModel

Stage = Enum("Stage", "WRITE RACKS WINNER")
"""What is laid out beside the pad."""


@dataclass(frozen=True)
class PadState:
    """The position, and what the table knows beside it."""

    position: ScrabblePadPosition
    aim: Aim
    words: Words = frozenset()
    line: str = ""  # what is typed
    asked: Note | None = None  # what was questioned as a likely slip
    ends: bool = False  # whether the tiles left over are asked for
    left: tuple[str, ...] = ()  # what is typed of them
    news: str = ""  # what was just told of a play, as long as nothing is typed

    @property
    def stage(self) -> Stage:
        if self.ends:
            return Stage.RACKS
        over = self.position.phase is Phase.ENDED and self.aim.place is None
        return Stage.WINNER if over else Stage.WRITE

    @cached_property
    def draft(self) -> PadDraft:
        return draft_of(self.position, self.aim, self.line, self.words)

    @property
    def may_leave(self) -> bool:
        """Whether there is a line to go back to."""
        return self.aim.place is not None or bool(self.line) or self.ends

    @property
    def withdrawable(self) -> int | None:
        """The place of the play that can be withdrawn: the one being corrected, or the last."""
        position, place = self.position, self.aim.place
        if place is None:
            place = next((at for at in reversed(range(len(position.turns))) if position.turns[at].takes_turn), -1)
        return place if place >= 0 and position.turns[place].is_play else None

    @property
    def marked(self) -> str:
        """The word of the line being corrected, or of the last one."""
        turns = self.position.turns
        turn = turns[-1 if self.aim.place is None else self.aim.place] if turns else None
        return turn.words[0].text if turn and turn.words else ""


class ScrabblePadStrings(QObject):
    """Makes prompts of nothing but a pad's state."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game, self._ways = ScrabbleStrings(self), PadWays(self)

    def title(self, position: ScrabblePadPosition) -> str:
        return self.tr("Score pad · {game}").format(game=self.game.preset_title(position.rules.key))

    def at_screen(self, state: PadState) -> Prompt:
        return {Stage.WRITE: self._write, Stage.RACKS: self._racks, Stage.WINNER: self._winner}[state.stage](state)

    def _write(self, state: PadState) -> Prompt:
        position, aim, heading = state.position, state.aim, ""
        if aim.place is not None:  # else the pad and the chips say whose turn it is
            heading = self.tr("Insert a line for {name}") if aim.insert else self.tr("Correct {name}'s line")
        text, main = self._meaning(state)
        refused = state.draft.refused
        begun = refused is not None and refused.reason is NotationFault.NO_SQUARE  # no slip, only not yet all of it
        word, wishes = self._decided(state)
        return Prompt(
            heading.format(name=position.players[aim.seat].name),
            text,
            (*self._other_ways(state), main),
            aside=self.bag_text(position),
            bad=(refused is not None and not begun) or (state.asked is not None and state.asked == state.draft.note),
            seats=(aim.seat,),
            word=word,
            asks=wishes,
        )

    def _meaning(self, state: PadState) -> tuple[str, Action]:
        """Return what the line means, or what can be typed, and what comes of it."""
        position, draft, aim = state.position, state.draft, state.aim
        nothing = Action(self.tr("Add"), PadAct.ASK, enabled=False)
        if draft.refused:
            return self.why_not(draft.refused, position), nothing
        if draft.note is None or draft.turn is None:
            told = self.after_turn(position) if aim.place is None else self.tr("Type it correctly or choose below.")
            told = self.tr("Type the turn you forgot or choose below.") if aim.insert else told
            return state.news or told, replace(nothing, sure=not state.news)
        write = aim.move(draft.note)
        if not is_unlikely(draft.turn):
            return self.meaning(draft.turn, position), Action(self.tr("Add"), write, sure=not draft.turn.unknown)
        if state.asked != draft.note:
            text = self.tr("%n point(s)?", "", abs(draft.turn.points))
            return with_sign(draft.turn.points, text), Action(self.tr("Add"), PadAct.ASK, sure=False)
        text = self.tr("%n point(s)? Fix it or add it anyway.", "", abs(draft.turn.points))
        return with_sign(draft.turn.points, text), Action(self.tr("Add anyway"), write)

    def _other_ways(self, state: PadState) -> Iterator[Action]:
        """Yield what else can be written, and what may be done with the last play or with the line being corrected."""
        position, aim, place = state.position, state.aim, state.withdrawable
        corrects, turn = aim.place is not None, None if place is None else position.turns[place]
        yield Action(self.tr("Pass"), aim.move(Note(Kind.PASS)), key="pass")
        yield Action(self.tr("Exchange"), PadAct.EXCHANGE)
        for count in range(1, position.rules.game.rack_size + 1):
            yield Action(self.tr("%n tile(s)", "", count), aim.move(Note(Kind.EXCHANGE, number=count)), key="exchange")
        wordless = turn is not None and turn.kind is Kind.SCORE  # the dictionary cannot judge it, but people can
        if position.rules.judging is Judging.CHALLENGE and not (corrects or wordless):
            yield Action(self.tr("Challenge"), PadAct.CHALLENGE, turn is not None and not turn.withdrawn)
            for seat, player in enumerate(position.players):
                if turn and not turn.withdrawn and seat != turn.seat:
                    yield Action(
                        self.tr("{name} challenges").format(name=player.name), Challenge(seat), key="challenger"
                    )
        elif not aim.insert:
            title = self.tr("It counts") if turn and turn.withdrawn else self.tr("It doesn't count")
            yield Action(title, WithdrawPlay(place or 0, not (turn and turn.withdrawn)), turn is not None)
        if not corrects and position.phase is Phase.PLAY:
            yield Action(self.tr("End the game"), PadAct.END)
        if aim.place is not None and not aim.insert:
            yield Action(self.tr("Remove line"), RemoveTurn(aim.place))
            yield Action(self.tr("Insert line"), PadAct.INSERT)
        if corrects:
            yield Action(self.tr("Cancel"), PadAct.LEAVE)

    def _decided(self, state: PadState) -> tuple[str, tuple[int, ...]]:
        """Return the word that the table can decide for good, and who wishes it."""
        position, place = state.position, state.withdrawable
        turn = None if place is None else position.turns[place]
        if turn is None or turn.kind is Kind.SCORE or not position.rules.game.take_back:
            return "", ()
        told = position.rules.judging is Judging.TABLE  # else the dictionary says nothing before a challenge
        judged = (*turn.unknown, *(word.text for word in turn.words))
        decided = turn.withdrawn or (told and turn.unknown)
        return (judged[0], (turn.seat,)) if judged and decided else ("", ())

    def _racks(self, state: PadState) -> Prompt:
        """Ask for everybody's unplayed tiles, as letters or points (rule S19)."""
        text = self.tr("Type letters (? for a blank) or points. Leave it empty for none.")
        ways = Action(self.tr("Back to the game"), PadAct.LEAVE), Action(self.tr("End the game"), EndGame(state.left))
        aside = self.bag_text(state.position)
        return Prompt(self.tr("Which tiles are left over?"), text, ways, aside)

    def _winner(self, state: PadState) -> Prompt:
        position, ways = state.position, self._ways.after()
        reopen = Action(self.tr("Back to the game"), Reopen())
        note = self.tr("Play again? To fix a mistake, click its line on the pad.")
        ways, aside = (ways[0], reopen, *ways[1:]), self.bag_text(position)
        return Prompt(self.winner_text(position), self.left_text(position), ways, aside, note=note)

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
        points = with_sign(turn.points, self.tr("%n point(s)", "", abs(turn.points)))
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
