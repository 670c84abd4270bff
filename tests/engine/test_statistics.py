"""Names as they are compared, and lines that are smoothed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.players import name_key
from boggle_desk.engine.statistics import smoothed


@given(st.lists(st.floats(-1000, 1000), max_size=40), st.integers(1, 12))
def test_a_smoothed_line_stays_between_its_values(values: list[float], window: int) -> None:
    line = smoothed(values, window)
    assert len(line) == len(values)
    for place, value in enumerate(line):
        near = values[max(0, place - window + 1) : place + 1]
        assert min(near) - 1e-9 <= value <= max(near) + 1e-9


@given(st.text(max_size=20))
def test_names_are_folded_once_and_for_all(name: str) -> None:
    assert name_key(name_key(name)) == name_key(name)
    assert name_key(f"  {name}\t") == name_key(name)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "ANN"), ("Ann  Lee", " ann lee"), ("Zoë", "Zoe\u0308"), ("STRASSE", "straße")]
)
def test_one_person_in_many_spellings(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)
    assert name_key("Zoë") != name_key("Zoe")
