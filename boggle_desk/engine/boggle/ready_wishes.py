"""Wishes that need no numbers from the table: what is much or little on the board that is played with."""

from enum import StrEnum

from boggle_desk.engine.boggle.wish import BoardWish, Counted


class ReadyWish(StrEnum):
    """What a table may ask for in a word."""

    NONE = "none"
    MANY = "many"
    FEW = "few"
    CHILDREN = "children"
    LONG = "long"
    OWN = "own"
    """The table's own numbers."""


_USUAL: dict[tuple[int, int], tuple[int, int, int, int]] = {
    (16, 3): (150, 40, 35, 8),
    (16, 4): (105, 15, 19, 8),
    (25, 3): (350, 115, 65, 9),
    (25, 4): (270, 80, 37, 9),
    (36, 3): (470, 175, 90, 10),
    (36, 4): (360, 125, 48, 10),
}
"""For cells and shortest words: the everyday words that one board in ten exceeds, and those that one in ten falls short
of; the short words of the commonest that one in ten exceeds; a length of word that not every board has. Measured with
2,000 shakes of each set of cubes in the shipped dictionary."""


def ready_wish(wanted: ReadyWish, cells: int, minimum_length: int) -> BoardWish:
    """Return a wish for boards of so many cells with words of so many letters or more; none for `NONE` and `OWN`."""
    size = min((16, 25, 36), key=lambda each: abs(each - cells))
    many, few, short, long = _USUAL[size, 3 if minimum_length <= 3 else 4]
    return {
        ReadyWish.MANY: BoardWish(least_words=many, counted=Counted.EVERYDAY),
        ReadyWish.FEW: BoardWish(least_words=1, most_words=few, counted=Counted.EVERYDAY),
        ReadyWish.CHILDREN: BoardWish(short_words=short, counted=Counted.COMMONEST),
        ReadyWish.LONG: BoardWish(long_word=long, counted=Counted.EVERYDAY),
    }.get(wanted, BoardWish())
