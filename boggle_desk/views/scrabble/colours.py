"""The colours of the board's squares by daylight, by lamplight, and in black and white.

Within letters and within words the steps differ in lightness as well; shape says letter or word, a digit the factor, so
that colour is never the only sign (rule P20). In the colours of the usual factors 2 and 3 no two squares come
nearer than 20 (CIE 1976) to a protanope's, deuteranope's or tritanope's eye.
"""

from dataclasses import dataclass

from boggle_desk.engine.scrabble.board import Premium
from boggle_desk.views.theme import Theme

Pair = tuple[str, str]
"""The colour of a square and of the symbol on it."""


@dataclass(frozen=True)
class SquareColours:
    """Colours of squares and of what is between them; `letter` and `word` begin with the factor 2."""

    ridge: str
    plain: str
    star: str
    letter: tuple[Pair, Pair, Pair]
    word: tuple[Pair, Pair, Pair]
    relief: float
    engraved: str

    def of(self, premium: Premium) -> Pair:
        """Return the colours of a square; those of the word where a square has both premiums."""
        steps, factor = (self.word, premium.word) if premium.word != 1 else (self.letter, premium.letter)
        return steps[max(0, min(len(steps) - 1, factor - 2))] if factor != 1 else (self.plain, self.star)


_LIGHT = SquareColours(
    ridge="#d8ccb2",
    plain="#e7dfcc",
    star="#5e150f",
    letter=(("#a9d5ec", "#1d5273"), ("#2669ac", "#f2f8ff"), ("#14264a", "#e9f1ff")),
    word=(("#ec9484", "#5a130d"), ("#c23a31", "#fff1ec"), ("#6e1420", "#ffe9e6")),
    relief=1.0,
    engraved="#f3d9ae",
)
_DARK = SquareColours(
    ridge="#2b363c",
    plain="#344046",
    star="#4a1512",
    letter=(("#7fb9da", "#0f2f45"), ("#1f5e9e", "#e6f2ff"), ("#d8ecf7", "#0f2f45")),
    word=(("#e9a9a0", "#4a1512"), ("#b0302b", "#ffece6"), ("#64121d", "#ffe6e2")),
    relief=0.9,
    engraved="#cfa970",
)
_CONTRAST_LIGHT = SquareColours(
    ridge="#8c8c8c",
    plain="#ffffff",
    star="#000000",
    letter=(("#ffffff", "#000000"), ("#d4d4d4", "#000000"), ("#b0b0b0", "#000000")),
    word=(("#4c4c4c", "#ffffff"), ("#000000", "#ffffff"), ("#000000", "#ffffff")),
    relief=0.55,
    engraved="#ffffff",
)
_CONTRAST_DARK = SquareColours(
    ridge="#5a5a5a",
    plain="#161616",
    star="#ffffff",
    letter=(("#161616", "#ffffff"), ("#4a4a4a", "#ffffff"), ("#5e5e5e", "#ffffff")),
    word=(("#c9c9c9", "#000000"), ("#ffffff", "#000000"), ("#ffffff", "#000000")),
    relief=0.55,
    engraved="#ffffff",
)


def square_colours(theme: Theme, contrast: bool) -> SquareColours:
    """Return the squares' colours for a theme, or black and white."""
    dark = theme.name == "dark"
    if contrast:
        return _CONTRAST_DARK if dark else _CONTRAST_LIGHT
    return _DARK if dark else _LIGHT
