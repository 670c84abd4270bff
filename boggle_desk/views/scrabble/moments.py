"""The places of a game that is leafed through: the start, and one for every line of its history."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from boggle_desk.engine.scrabble.events import PhonyRemoved, Played, ScrabbleEvent
from boggle_desk.engine.scrabble.gcg import Counted
from boggle_desk.engine.scrabble.history import Line, history
from boggle_desk.engine.scrabble.position import ScrabblePosition, apply
from boggle_desk.storage.exchange import OpenedGame


@dataclass(frozen=True)
class Moment:
    """What is shown at one place: the position after a line of the history, None for the start."""

    position: ScrabblePosition
    line: Line | None = None
    word: str = ""
    """The first word of the line's play."""
    squares: tuple[int, ...] = ()
    """The squares of the line's play."""
    stated: tuple[Counted, ...] = ()
    """What a GCG file says of it."""


def moments(opened: OpenedGame) -> tuple[Moment, ...]:
    """Return the start and a moment for every line of the game's history, in order."""
    return moments_of(opened.game.opening, opened.game.steps, opened.count.lines if opened.count else ())


def moments_of(
    opening: ScrabblePosition, steps: Sequence[Sequence[ScrabbleEvent]], stated: Sequence[Counted] = ()
) -> tuple[Moment, ...]:
    """Return the start and a moment for every line of the history; `stated` is what a GCG file says of the lines."""
    found = [Moment(opening)]
    for number, step in enumerate(steps):
        for event in step:
            before = found[-1].position
            lines = history(before, [(event,)])
            after = apply(before, event)
            if lines:
                played = event if isinstance(event, Played) else None
                word = played.words[0].text if played and played.words else ""
                squares = played.play.squares if played else ()
                line = replace(lines[0], step=number, text=lines[0].text or _taken_back(before, event))
                found.append(Moment(after, line, word, squares))
            else:
                found[-1] = replace(found[-1], position=after)
        if 0 < number <= len(stated):  # the first step is the draw, which no file tells
            found[-1] = replace(found[-1], stated=(*found[-1].stated, stated[number - 1]))
    return tuple(found)


def _taken_back(before: ScrabblePosition, event: ScrabbleEvent) -> str:
    """Return the words of a play that goes back; a GCG file does not say which of them were wrong."""
    words = before.last.words if isinstance(event, PhonyRemoved) and before.last else ()
    return ", ".join(word.text.upper() for word in words)
