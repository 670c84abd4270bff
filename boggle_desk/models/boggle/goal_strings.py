"""Sentences about goals and hints."""

from PySide6.QtCore import QObject

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.events import Hinted
from boggle_desk.engine.boggle.goals import Aim, Grade, Progress, Result, SmallGoal, cells_shown
from boggle_desk.engine.tiers import Vocabulary
from boggle_desk.models.locale_text import clock_text, with_sign

_MIDDLE_FROM = 5


class GoalSentences(QObject):
    def found(self, progress: Progress, kind: Vocabulary) -> str:
        sentences = {
            Vocabulary.SIMPLE: self.tr("{found} of {words} simple words"),
            Vocabulary.EVERYDAY: self.tr("{found} of {words} everyday words"),
            Vocabulary.ALL: self.tr("{found} of {words} words"),
        }
        return sentences[kind].format(found=progress.found, words=progress.words)

    def goal(self, progress: Progress) -> str:
        return "" if progress.needed is None else self.tr("goal: {needed}").format(needed=progress.needed)

    def reached(self, at: float) -> str:
        """Return how long ago the goal was reached."""
        return self.tr("★ goal in {time}").format(time=clock_text(at))

    def lengths(self, progress: Progress) -> str:
        parts = (f"{letters}: {found}/{words}" for letters, found, words in progress.lengths)
        return self.tr("Letters {parts}").format(parts=" · ".join(parts))

    def lengths_aloud(self, progress: Progress) -> str:
        """Return the words found by length, for a screen reader."""
        part = self.tr("{found} of {words} words of {letters} letters")
        return ", ".join(part.format(letters=length, found=had, words=all_) for length, had, all_ in progress.lengths)

    def bonus(self, progress: Progress) -> str:
        return self.tr("and %n other(s)", "", progress.bonus) if progress.bonus else ""

    def share(self, goal: int | None) -> str:
        shares = {None: self.tr("no goal"), 50: self.tr("half of the words"), 100: self.tr("all of the words")}
        return shares.get(goal, self.tr("{share}% of the words").format(share=goal))

    def hint_title(self, hint: Hinted | None) -> str:
        """Return the text of the button for the next hint."""
        titles = {
            0: self.tr("Hint"),
            Grade.WHERE: self.tr("First letter?"),
            Grade.FIRST: self.tr("More letters?"),
            Grade.MORE: self.tr("Which word?"),
            Grade.WORD: self.tr("Next hint"),
        }
        return titles[hint.grade if hint else 0]

    def hint(self, hint: Hinted, board: Board, turns: int) -> str:
        """Return all that a hint tells, on a board turned clockwise by quarters."""
        letters = self.tr("A word of %n letter(s)", "", len(hint.word))
        start = board.spell(cells_shown(hint)).upper()
        if hint.grade >= Grade.WORD:
            return self.tr("The word is {word}. It scores nothing now.").format(word=start)
        if hint.grade == Grade.MORE:
            return self.tr("{letters} starts with {start}…").format(letters=letters, start=start)
        where = self._region(*region(hint.path[0], board.rows, board.columns, turns))
        if hint.grade == Grade.FIRST:
            text = self.tr("{letters} starts with {start} {where}.")
            return text.format(letters=letters, start=start, where=where)
        return self.tr("{letters} starts {where}.").format(letters=letters, where=where)

    def _region(self, down: int, across: int) -> str:
        regions = {
            (-1, -1): self.tr("in the top left"),
            (-1, 0): self.tr("at the top"),
            (-1, 1): self.tr("in the top right"),
            (0, -1): self.tr("on the left"),
            (0, 0): self.tr("in the middle"),
            (0, 1): self.tr("on the right"),
            (1, -1): self.tr("in the bottom left"),
            (1, 0): self.tr("at the bottom"),
            (1, 1): self.tr("in the bottom right"),
        }
        return regions[down, across]

    def outcome(self, result: Result) -> str:
        if result.progress.needed is None:
            return with_sign(result.points, self.tr("%n point(s)", "", abs(result.points)))
        if result.at is None:
            found = result.progress.found + result.progress.bonus
            return self.tr("You found %n word(s)", "", found) if found else self.tr("A tricky board!")
        return self.tr("Goal reached in {time}").format(time=clock_text(result.at))

    def small(self, goal: SmallGoal) -> str:
        """Return what a small goal asks for."""
        asks = {
            Aim.WORDS: self.tr("%n word(s)", "", goal.least),
            Aim.POINTS: self.tr("%n point(s)", "", goal.least),
            Aim.LONGEST: self.tr("a word of %n letter(s)", "", goal.least),
        }
        return self.tr("Small goal: {goal}").format(goal=asks[goal.aim])

    def next_time(self, result: Result) -> str:
        """Return how little was missing, where it was little."""
        missing = (result.progress.needed or 0) - result.progress.found
        near = result.at is None and 0 < missing <= max(1, result.progress.found // 3)
        return self.tr("%n more next time for your goal.", "", missing) if near else ""

    def race(self, points: int, best: int) -> str:
        """Return how far somebody is, and how far the best round was by now."""
        apart = abs(points - best)
        texts = {1: self.tr("%n ahead of your best", "", apart), 0: self.tr("level with your best")}
        behind = self.tr("your best had %n more by now", "", apart)
        return texts.get((points > best) - (points < best), behind)

    def helped(self, result: Result) -> str:
        if not result.hints:
            return ""
        hints = self.tr("Hints for %n word(s).", "", result.hints)
        if not result.told:
            return hints
        return self.tr("{hints} No points for {told}.").format(hints=hints, told=result.told)

    def measure(self, result: Result) -> str:
        """Return what is compared of a result, in short."""
        progress = result.progress
        if progress.needed is None:
            return with_sign(result.points, self.tr("%n point(s)", "", abs(result.points)))
        if result.at is not None:
            return clock_text(result.at)
        return self.tr("{found} of {words} words").format(found=progress.found, words=progress.words)


def region(cell: int, rows: int, columns: int, turns: int) -> tuple[int, int]:
    """Return where a cell is on a turned board: -1 above or left, 0 in the middle, 1 below or right."""
    row, column = divmod(cell, columns)
    for _ in range(turns % 4):
        row, column, rows, columns = column, rows - 1 - row, columns, rows
    return _third(row, rows), _third(column, columns)


def _third(place: int, count: int) -> int:
    off = 2 * place - (count - 1)
    if off == 0 or (count >= _MIDDLE_FROM and abs(off) <= 1):
        return 0
    return 1 if off > 0 else -1
