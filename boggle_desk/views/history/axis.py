"""Round numbers for the axis of a plot."""

from collections.abc import Sequence
from math import ceil, floor, log10

_MOST_MARKS = 5


def marks(values: Sequence[float]) -> tuple[float, ...]:
    """Return round numbers in equal steps (1, 2 or 5 times a power of ten), from nought or below the least value to the
    greatest value or above it: three to six of them."""
    least, most = min([0.0, *values]), max([0.0, *values])
    step = _round_step((most - least) / _MOST_MARKS or 1.0)
    first, last = floor(least / step + 1e-9), ceil(most / step - 1e-9)
    return tuple(place * step for place in range(first, max(last, first + 2) + 1))


def _round_step(least: float) -> float:
    """Return the least round number that is not less than this."""
    power = 10.0 ** floor(log10(least))
    return next((times * power for times in (1, 2, 5) if times * power >= least * (1 - 1e-9)), 10 * power)
