"""What a table of duplicate Scrabble says at each moment and what may be done then, at the screen and on each phone."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property

from PySide6.QtCore import QObject

from boggle_desk.engine.scrabble.board import Board
from boggle_desk.engine.scrabble.duplicate import Answered, BestLaid, DrawRack, DuplicatePosition, Phase, StartTurn
from boggle_desk.engine.scrabble.events import CallTime
from boggle_desk.engine.scrabble.notation import BadPlay, play_named, play_text, rack_text, tiles_named
from boggle_desk.engine.scrabble.plays import Play, Reason, by_rack, can_be_read
from boggle_desk.engine.scrabble.referee import Draft
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.models.hall import HallNow, HallRow
from boggle_desk.models.locale_text import number_text, percent_text
from boggle_desk.models.prompt import Action, Prompt
from boggle_desk.models.scrabble.prompts import Act
from boggle_desk.models.scrabble.scrabble_strings import ScrabbleStrings


@dataclass(frozen=True)
class DuplicateState:
    """The position, and what the table knows beside it."""

    position: DuplicatePosition
    board_before: Board  # the board before the best play was laid
    on_phones: Collection[int] = ()
    paused: bool = False
    taken: tuple[int, int] | None = None  # the turn and seat that took the computer
    line: str = ""  # what is typed
    found: Draft = field(default_factory=Draft)
    waits_for_best: bool = False  # whether answers are shown before the best play
    house: str = ""  # what is offered to decide about a word
    refusal: str = ""
    viewer: int = 0  # everybody has the same rack

    @cached_property
    def people(self) -> list[int]:
        return [seat for seat, player in enumerate(self.position.players) if player.level is None]

    @cached_property
    def seat(self) -> int | None:
        """Whose play is awaited at the screen."""
        position, people = self.position, self.people
        if position.phase is Phase.SEARCH and len(people) == 1 and not self.on_phones and not self.paused:
            return people[0]
        waiting = [seat for seat in position.waiting if seat in people and seat not in self.on_phones]
        return waiting[0] if waiting and position.phase is Phase.ANSWER else None

    @cached_property
    def may_lay(self) -> bool:
        seat = self.seat
        return seat is not None and (len(self.people) == 1 or self.taken == (self.position.turns, seat))

    @property
    def uncovered(self) -> bool:
        return self.position.phase is not Phase.READY and not self.paused

    @property
    def may_move(self) -> bool:
        return self.uncovered and not self.typed

    @cached_property
    def typed(self) -> Play | None:
        """The typed play, with blanks for letters not on the rack; None if unreadable."""
        text, position = self.line.strip(), self.position
        if not text or not self.may_lay:
            return None
        name, _, word = text.partition(" ")
        word = word.upper() if word.islower() else word
        try:
            play = play_named(position.board, position.rules.game.tiles, f"{name} {word}")
        except BadPlay:
            return None
        return by_rack(play, position.rack)

    @property
    def unlisted(self) -> tuple[str, str]:
        """The first word that is not in the dictionary, and its player; empty without one."""
        answers = (each for each in self.position.answers if each and each.unknown)
        return next(((each.unknown[0], self.position.players[each.seat].name) for each in answers), ("", ""))


class DuplicateStrings(QObject):
    """Says what somebody found, what the best play was and who is ahead, and makes prompts of nothing but a table's
    state."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._say = ScrabbleStrings(self)

    def percent(self, position: DuplicatePosition, seat: int) -> str:
        """Return a total in percent of the best; nothing before the first play."""
        percent = position.percent(seat)
        return "" if percent is None else percent_text(percent / 100, 1)

    def answer(self, answer: Answered | None, board: Board) -> str:
        """Return what somebody found, on the board as it was then, and why it doesn't count."""
        if answer is None:
            return ""
        if answer.play is None or not answer.play.laid:
            return self.tr("no play")
        if not can_be_read(board, answer.play):
            return self.tr("doesn't fit the board")
        text = play_text(board, answer.play)
        if answer.reason is Reason.NOT_A_WORD:
            unknown = ", ".join(answer.unknown).upper()
            return self.tr("{play}: {words} not in the dictionary").format(play=text, words=unknown)
        if answer.reason is Reason.NOT_ON_RACK:
            return self.tr("{play}: not on the rack").format(play=text)
        if answer.reason:
            return self.tr("{play}: not allowed there").format(play=text)
        return self.tr("{play} {points}").format(play=text, points=number_text(answer.score, signed=True))

    def best(self, best: BestLaid, board: Board) -> str:
        """Return the best play on the board before it."""
        return self.tr("{play}, {points}").format(play=play_text(board, best.play), points=self.points(best.score))

    def points(self, count: int) -> str:
        return self.tr("%n point(s)", "", count)

    def finders(self, position: DuplicatePosition, best: BestLaid) -> str:
        """Return who found as many points as the best play has."""
        seats = [seat for seat, each in enumerate(position.answers) if each and each.score == best.score]
        names = ", ".join(position.players[seat].name for seat in seats)
        return self.tr("Found by {names}!").format(names=names) if seats else self.tr("Nobody found it.")

    def result(self, position: DuplicatePosition) -> str:
        """Return who won; alone, how much of the best was found."""
        names = ", ".join(position.players[seat].name for seat in position.winners)
        if len(position.players) == 1:
            text = self.tr("{percent} of the best")
        else:
            text = self.tr("It's a tie: {names}") if len(position.winners) > 1 else self.tr("{names} wins!")
        return text.format(names=names, percent=self.percent(position, 0) or percent_text(0))

    def in_hall(self, state: DuplicateState, rows: Sequence[HallRow]) -> HallNow:
        """Return what everybody in the room reads: the tiles that all play with, then the best play."""
        position, best = state.position, state.position.last
        turn, bag = self.tr("Turn {number}").format(number=max(1, position.turns)), len(position.bag)
        now = HallNow(Prompt(turn), rows=rows, below=self.tr("{number} in the bag").format(number=bag))
        if position.phase is Phase.ENDED:
            now = replace(now, said=Prompt(self.result(position)))
        elif state.paused:
            return replace(now, said=Prompt(self.tr("Paused")), open=False)
        elif position.phase in (Phase.READY, Phase.SEARCH, Phase.ANSWER):
            handed = sum(answer is not None for answer in position.answers)
            text = self.tr("{number} of {all} handed in").format(number=handed, all=len(position.answers))
            rack = "" if position.phase is Phase.READY else rack_text(position.rules.game.tiles, position.rack)
            timed = bool(position.rules.turn_seconds) and position.phase is not Phase.ANSWER
            return replace(now, last=Prompt(turn, text, word=rack), said=Prompt(""), timed=timed)
        if best and not state.waits_for_best:
            where, word = play_text(state.board_before, best.play).split(maxsplit=1)
            laid = Prompt(where, self.finders(position, best), word=word.replace("(", "").replace(")", ""))
            figure = number_text(best.score, signed=True)
            now = replace(now, last=laid, figure=figure, path=best.play.squares)
        return now

    def at_screen(self, state: DuplicateState) -> Prompt:
        return self._said(state).refusing(state.refusal)

    def _said(self, state: DuplicateState) -> Prompt:
        position = state.position
        if position.phase is Phase.READY:
            start = Action(self.tr("Start turn"), StartTurn())
            return Prompt(self.tr("Pencils ready?"), self.tr("Everybody has the same tiles."), (start,))
        if state.paused:
            text = self.tr("The letters are hidden and the sand stands still.")
            return Prompt(self.tr("Time out"), text, (Action(self.tr("Resume"), Act.RESUME),))
        if state.seat is not None:
            return self._answer(state, position.players[state.seat].name)
        if position.phase is Phase.SEARCH:
            text = self.tr("Write down the square and the word, like 8D RETSINA.")
            return Prompt(self.tr("Find the best play"), text, (Action(self.tr("We're done"), CallTime()),))
        if position.phase is Phase.ANSWER:
            late = [position.players[seat].name for seat in position.waiting if seat in state.on_phones]
            text, actions = self.tr("Looking for the best play…"), tuple[Action, ...]()
            if late:
                text = self.tr("Waiting for the phones: {names}").format(names=", ".join(late))
                actions = (Action(self.tr("Don't wait"), Act.WAIT_NO_MORE),)
            return Prompt(self.tr("Pencils down"), text, actions)
        return self._laid(state)

    def _answer(self, state: DuplicateState, name: str) -> Prompt:
        if not state.may_lay:
            text = self.tr("{name}, take the computer and enter your play. No peeking!")
            taken = Action(self.tr("I'm {name}").format(name=name), Act.TAKE_COMPUTER)
            return Prompt(self.tr("Pencils down"), text.format(name=name), (taken,))
        found, seen = state.found, state.position.seen_by(state.seat or 0)
        text = self.tr("Type it like 8D RETSINA, or lay it on the board.")
        if found.play.laid:
            text = self._say.of_draft(found, seen)
            if found.reason:
                letters = ", ".join(tile.letter for square, tile in found.play.laid if square in found.squares)
                text = self._say.why_not(found.reason, seen, found.squares, letters)
        elif typed := state.line.strip():
            unfinished = self.tr("Not a play yet. Type the square, then the word.")
            text = self.unreadable(state) if " " in typed else unfinished
        worth = found.play.laid and not found.reason
        hand_in = self.tr("Hand in +{points}").format(points=found.score) if worth else self.tr("Hand in")
        actions = (
            Action(self.tr("No play"), Act.NO_PLAY, not found.play.laid),
            Action(hand_in, Act.HAND_IN, bool(found.play.laid)),
        )
        return Prompt(self.tr("{name}'s play").format(name=name), text, actions)

    def unreadable(self, state: DuplicateState) -> str:
        """Return what is wrong with a line that is no play."""
        text = self.tr("I can't read that. Type the square, then the word: 8D RETSINA.")
        name, _, word = state.line.strip().partition(" ")
        position, word = state.position, word.strip().upper()
        board, tiles = position.board, position.rules.game.tiles
        try:
            play_named(board, tiles, f"{name} {word}")
        except BadPlay:
            there = {*position.rack, *(tile.letter for tile in board.tiles if tile)}
            with suppress(BadPlay):
                needed = dict.fromkeys(tile.letter for tile in tiles_named(tiles, word) if tile.letter in tiles.letters)
                if BLANK not in there and (missing := ", ".join(each for each in needed if each not in there)):
                    return self._say.why_not(Reason.NOT_ON_RACK, position.seen_by(state.seat or 0), (), missing)
            if word:
                text = self.tr("{word} doesn't fit at {square}. Check the square and the letters.")
                text = text.format(word=word[:20], square=name.upper()[:4])
        return text

    def _laid(self, state: DuplicateState) -> Prompt:
        position, best = state.position, state.position.last
        if state.waits_for_best:
            return Prompt(self.tr("What did you find?"))
        if position.phase is Phase.ENDED or best is None:
            return Prompt(self.result(position), "", (Action(self.tr("Results"), Act.SHOW_RESULTS),))
        house = [Action(state.house, Act.RULE_HOUSE_WORD)] if state.house else []
        heading = self.tr("Best: {play}").format(play=self.best(best, state.board_before))
        return Prompt(heading, self.finders(position, best), (*house, Action(self.tr("Next turn"), DrawRack())))

    def on_phone(self, state: DuplicateState, seat: int) -> Prompt:
        """Return what the phone of a seat says; its news are of what it has handed in."""
        now = self._on_phone(state, seat)
        return replace(now, heading=self.tr("Paused"), actions=()) if state.paused else now

    def _on_phone(self, state: DuplicateState, seat: int) -> Prompt:
        position, best = state.position, state.position.last
        answer = position.answers[seat] if position.answers else None
        match position.phase:
            case Phase.SEARCH | Phase.ANSWER:
                heading, late = self.tr("Find the best play"), position.phase is Phase.ANSWER
                if late:
                    heading = self.tr("Pencils down! Hand in your play.")
                news = (self.tr("Handed in. You can still change it."),) if answer else ()
                actions = (Action("", Act.HAND_IN, key="answer"),)
                return Prompt(heading, "", actions, news=news, stage="other" if late and answer else "turn")
            case Phase.LAID | Phase.ENDED:
                over, found = position.phase is Phase.ENDED, self.answer(answer, state.board_before)
                heading = self.result(position) if over else ""
                if best:
                    heading = heading or self.best(best, state.board_before)
                    found = self.tr("You: {play}").format(play=found) + f". {self.finders(position, best)}"
                return Prompt(heading, found, stage="over" if over else "wait")
        return Prompt(self.tr("Pencils ready?"), self.tr("Look at the laptop."), stage="wait")
