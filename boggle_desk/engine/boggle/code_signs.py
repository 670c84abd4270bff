"""The signs that a board's code is written in: their check, how they are typed, and numbers made of them.

There are 29 signs, digits and letters, none of which looks like another: O, I, L, S, Z, B and U are missing and are
read as the 0, 1, 1, 5, 2, 8 and V that they look like. 29 is a prime, so a sum weighted by place tells every single
wrong sign and every two neighbours that were swapped.
"""

from collections.abc import Sequence
from enum import StrEnum
from itertools import pairwise

SIGNS = "0123456789ACDEFGHJKMNPQRTVWXY"
BASE = len(SIGNS)
LONGEST = 200
"""The most signs that are read; the longest code has far fewer."""

_LOOK_ALIKES = str.maketrans("OILSZBU", "011528V")
_BETWEEN = " \t\r\n\u00a0-_.,:\u2010\u2011\u2012\u2013\u2014\u2212"
_GROUP = 5


class Fault(StrEnum):
    """Why a code is refused; the value is the sentence for a terminal, with `{sign}` for what it is about."""

    EMPTY = "There is no code."
    STRANGE_SIGN = "The code has the sign {sign}, which no code has."
    TOO_SHORT = "The code is too short; signs are missing."
    TOO_LONG = "The code is too long."
    WRONG_SIGN = "The code is not right: a sign is wrong, missing or in the wrong place."
    NEWER = "This code is of a newer version of the game."
    NO_BOARD = "This is no code of a board."


class BadCode(ValueError):
    """A code that cannot be read. Views make the sentence from `fault` and `sign`."""

    def __init__(self, fault: Fault, sign: str = "") -> None:
        super().__init__(fault.value.format(sign=sign))
        self.fault, self.sign = fault, sign


def sealed(values: Sequence[int]) -> str:
    """Return the values as signs with the check behind them, in groups for reading aloud."""
    check = -_weighed(values) * pow(_weight(len(values)), -1, BASE) - 1
    return grouped("".join(SIGNS[value] for value in (*values, check % BASE)))


def opened(text: str) -> tuple[int, ...]:
    """Return the values of a typed code without its check. Any case, spaces and hyphens are fine. Raises `BadCode`."""
    signs = plain_signs(text)
    if not signs:
        raise BadCode(Fault.EMPTY)
    for sign in signs:
        if sign not in SIGNS:
            raise BadCode(Fault.STRANGE_SIGN, sign)
    if not 2 < len(signs) <= LONGEST:
        raise BadCode(Fault.TOO_SHORT if len(signs) <= 2 else Fault.TOO_LONG)
    values = tuple(SIGNS.index(sign) for sign in signs)
    if _weighed(values) % BASE:
        raise BadCode(Fault.WRONG_SIGN)
    return values[:-1]


def plain_signs(text: str) -> str:
    """Return what was typed in capitals, without what stands between signs, look-alikes replaced."""
    bare = text[: 4 * LONGEST].translate(dict.fromkeys(map(ord, _BETWEEN)))
    return bare.upper().translate(_LOOK_ALIKES)


def grouped(signs: str) -> str:
    """Return signs in groups of four or five, as equal as can be, with hyphens between."""
    groups = -(-len(signs) // _GROUP)
    ends = [len(signs) * place // groups for place in range(groups + 1)] if groups else []
    return "-".join(signs[start:end] for start, end in pairwise(ends))


def digits(number: int, count: int) -> tuple[int, ...]:
    """Return a number as so many values, the highest first. Raises `ValueError` if it needs more."""
    if not 0 <= number < BASE**count:
        raise ValueError(f"{number} does not go into {count} signs")
    return tuple(number // BASE**place % BASE for place in reversed(range(count)))


def number_of(values: Sequence[int]) -> int:
    """Return the number that the values are, the highest first."""
    number = 0
    for value in values:
        number = number * BASE + value
    return number


def _weight(place: int) -> int:
    """Return a weight that differs from that of the next place and is never nothing."""
    return place % (BASE - 1) + 1


def _weighed(values: Sequence[int]) -> int:
    """Return the weighted sum. Each value counts one more than it is, so that a lost 0 changes it too."""
    return sum(_weight(place) * (value + 1) for place, value in enumerate(values))
