"""What stands on a page: texts, lines, boxes and outlines, as values. Lengths are in points (1/72 inch) from the upper
left corner, y downwards."""

from dataclasses import dataclass, replace
from enum import Enum

from boggle_desk.views.theme import PAPER

Point = tuple[float, float]


class Face(Enum):
    """A weight of the shipped letters."""

    REGULAR = 400
    SEMIBOLD = 600
    BOLD = 700


class Side(Enum):
    """Where in its width a text stands."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


@dataclass(frozen=True)
class Text:
    """A text on one line; `y` is its baseline. It must fit into `width`: whoever makes it elides it."""

    text: str
    x: float
    y: float
    width: float
    size: float = 9.5
    face: Face = Face.REGULAR
    side: Side = Side.LEFT
    ink: str = PAPER.black
    turn: int = 0
    """Quarter turns clockwise around the middle of its capitals."""

    def moved(self, dx: float, dy: float) -> "Text":
        """Return it so much further to the right and down."""
        return replace(self, x=self.x + dx, y=self.y + dy)


@dataclass(frozen=True)
class Line:
    """A line between two points."""

    start: Point
    end: Point
    thick: float = 0.6
    ink: str = PAPER.line

    def moved(self, dx: float, dy: float) -> "Line":
        """Return it so much further to the right and down."""
        return replace(self, start=_moved(self.start, dx, dy), end=_moved(self.end, dx, dy))


@dataclass(frozen=True)
class Box:
    """A rectangle, its corners rounded by `radius`; with a radius of half its side a circle."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    thick: float = 0.6
    """How thick its edge is; 0 for none."""
    ink: str = PAPER.line
    fill: str = ""
    """Nothing for none."""

    def moved(self, dx: float, dy: float) -> "Box":
        """Return it so much further to the right and down."""
        return replace(self, x=self.x + dx, y=self.y + dy)


@dataclass(frozen=True)
class Outline:
    """A closed figure of straight lines."""

    points: tuple[Point, ...]
    thick: float = 0.6
    ink: str = PAPER.black
    fill: str = ""

    def moved(self, dx: float, dy: float) -> "Outline":
        """Return it so much further to the right and down."""
        return replace(self, points=tuple(_moved(point, dx, dy) for point in self.points))


Mark = Text | Line | Box | Outline
Marks = tuple[Mark, ...]


def _moved(point: Point, dx: float, dy: float) -> Point:
    return point[0] + dx, point[1] + dy


def moved(marks: Marks, dx: float, dy: float) -> Marks:
    """Return marks so much further to the right and down."""
    return tuple(mark.moved(dx, dy) for mark in marks)
