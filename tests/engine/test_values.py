"""Values with some fields changed: the same as `dataclasses.replace` makes."""

from dataclasses import dataclass, replace
from functools import cached_property

import pytest

from boggle_desk.engine.values import changed


@dataclass(frozen=True)
class Point:
    """A place in the plane."""

    x: int
    y: int = 0

    @cached_property
    def sum(self) -> int:
        """Both together."""
        return self.x + self.y


def test_a_changed_value_is_the_same_as_a_replaced_one() -> None:
    point = Point(1, 2)
    assert changed(point, y=5) == replace(point, y=5) == Point(1, 5)
    assert changed(point) == point
    assert point == Point(1, 2)


def test_what_was_reckoned_from_the_old_fields_is_reckoned_anew() -> None:
    point = Point(1, 2)
    assert point.sum == 3
    assert changed(point, x=5).sum == 7


def test_what_is_no_field_is_refused() -> None:
    point = Point(1)
    assert point.sum == 1
    for name in ("z", "sum"):
        with pytest.raises(TypeError, match=f"a Point has no {name}"):
            changed(point, **{name: 1})
