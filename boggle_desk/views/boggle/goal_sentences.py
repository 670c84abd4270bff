"""What is said of goals, hints and results of a search."""

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.events import Hinted
from boggle_desk.engine.boggle.goals import Grade, Progress, Result, cells_shown
from boggle_desk.engine.boggle.rules import GoalWords

_MIDDLE_FROM = 5
"""From this many rows or columns on there is a middle one."""


class GoalSentences(QObject):
    """Sentences for eyes and for screen readers."""

    # ---------------------------------------------------------------------------------------- the goal

    def found(self, progress: Progress, kind: GoalWords) -> str:
        """Return how many of the goal words are found."""
        sentences = {
            GoalWords.SIMPLE: self.tr("{found} of {words} simple words"),
            GoalWords.COMMON: self.tr("{found} of {words} common words"),
            GoalWords.EVERYDAY: self.tr("{found} of {words} everyday words"),
            GoalWords.ALL: self.tr("{found} of {words} words"),
        }
        return sentences[kind].format(found=progress.found, words=progress.words)

    def goal(self, progress: Progress) -> str:
        """Return how many are needed; nothing without a goal."""
        return "" if progress.needed is None else self.tr("goal: {needed}").format(needed=progress.needed)

    def reached(self, at: float) -> str:
        """Return that the goal was reached a while ago."""
        return self.tr("★ goal in {time}").format(time=clock_text(at))

    def lengths(self, progress: Progress) -> str:
        """Return how many words of each length are found of how many, in short."""
        parts = (f"{letters}: {found}/{words}" for letters, found, words in progress.lengths)
        return self.tr("Letters {parts}").format(parts=" · ".join(parts))

    def lengths_aloud(self, progress: Progress) -> str:
        """Return the same for a screen reader."""
        part = self.tr("{found} of {words} words of {letters} letters")
        return ", ".join(part.format(letters=length, found=had, words=all_) for length, had, all_ in progress.lengths)

    def bonus(self, progress: Progress) -> str:
        """Return how many other words are on the list."""
        return self.tr("and %n other(s)", "", progress.bonus) if progress.bonus else ""

    def share(self, goal: int | None) -> str:
        """Return what a goal is called."""
        shares = {None: self.tr("no goal"), 50: self.tr("half of the words"), 100: self.tr("all of the words")}
        return shares.get(goal, self.tr("{share} % of the words").format(share=goal))

    def words_title(self, kind: GoalWords) -> str:
        """Return what the words are called that a goal counts."""
        titles = {
            GoalWords.SIMPLE: self.tr("simple words, as children know them"),
            GoalWords.COMMON: self.tr("common words"),
            GoalWords.EVERYDAY: self.tr("all everyday words and their forms"),
            GoalWords.ALL: self.tr("every word of the dictionary"),
        }
        return titles[kind]

    # --------------------------------------------------------------------------------------- the hints

    def hint_title(self, hint: Hinted | None) -> str:
        """Return what the button for the next hint says."""
        titles = {
            0: self.tr("Hint"),
            Grade.WHERE: self.tr("First letter?"),
            Grade.FIRST: self.tr("More letters?"),
            Grade.MORE: self.tr("Which word?"),
            Grade.WORD: self.tr("Next hint"),
        }
        return titles[hint.grade if hint else 0]

    def hint(self, hint: Hinted, board: Board, turns: int) -> str:
        """Return all that a hint has told, on a board that is turned clockwise by so many quarters."""
        letters = self.tr("A word of %n letter(s)", "", len(hint.word))
        start = board.spell(cells_shown(hint)).upper()
        if hint.grade >= Grade.WORD:
            return self.tr("The word is {word}. It earns nothing now.").format(word=start)
        if hint.grade == Grade.MORE:
            return self.tr("{letters} begins with {start}…").format(letters=letters, start=start)
        where = self._region(*region(hint.path[0], board.rows, board.columns, turns))
        if hint.grade == Grade.FIRST:
            text = self.tr("{letters} begins with {start} {where}.")
            return text.format(letters=letters, start=start, where=where)
        return self.tr("{letters} begins {where}.").format(letters=letters, where=where)

    def _region(self, down: int, across: int) -> str:
        regions = {
            (-1, -1): self.tr("in the upper left"),
            (-1, 0): self.tr("at the top"),
            (-1, 1): self.tr("in the upper right"),
            (0, -1): self.tr("at the left"),
            (0, 0): self.tr("in the middle"),
            (0, 1): self.tr("at the right"),
            (1, -1): self.tr("in the lower left"),
            (1, 0): self.tr("at the bottom"),
            (1, 1): self.tr("in the lower right"),
        }
        return regions[down, across]

    # -------------------------------------------------------------------------------------- the result

    def outcome(self, result: Result) -> str:
        """Return whether the goal was reached, and when; the points where there is none."""
        if result.progress.needed is None:
            return self.tr("%n point(s)", "", result.points)
        if result.at is None:
            return self.tr("The goal was not reached")
        return self.tr("Goal reached in {time}").format(time=clock_text(result.at))

    def helped(self, result: Result) -> str:
        """Return how much was hinted at; nothing if nothing was."""
        if not result.hints:
            return ""
        hints = self.tr("Hints for %n word(s).", "", result.hints)
        if not result.told:
            return hints
        return self.tr("{hints} Told whole, and so without points: {told}.").format(hints=hints, told=result.told)

    def measure(self, result: Result) -> str:
        """Return what is compared of a result, in short."""
        progress = result.progress
        if progress.needed is None:
            return self.tr("%n point(s)", "", result.points)
        if result.at is not None:
            return clock_text(result.at)
        return self.tr("{found} of {words} words").format(found=progress.found, words=progress.words)


def clock_text(seconds: float) -> str:
    """Return seconds as minutes and seconds, with hours where there are any."""
    whole = int(seconds)
    minutes = f"{whole // 3600}:{whole // 60 % 60:02d}" if whole >= 3600 else f"{whole // 60}"
    return f"{minutes}:{whole % 60:02d}"


def region(cell: int, rows: int, columns: int, turns: int) -> tuple[int, int]:
    """Return where a cell is seen on a board that is turned clockwise by so many quarters: -1 above, 0 in the middle,
    1 below; -1 left, 0 in the middle, 1 right."""
    row, column = divmod(cell, columns)
    for _ in range(turns % 4):
        row, column, rows, columns = column, rows - 1 - row, columns, rows
    return _third(row, rows), _third(column, columns)


def _third(place: int, count: int) -> int:
    off = 2 * place - (count - 1)
    if off == 0 or (count >= _MIDDLE_FROM and abs(off) <= 1):
        return 0
    return 1 if off > 0 else -1
