"""What `boggle-desk bench` measures: functions `(words, seconds) -> list[Figure]`, in a module for each subject."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measurement."""

    name: str
    value: float
    unit: str
    goal: str
    """The goal for the value, or for the ratio where it says ×; empty if there is none."""
    ratio: float | None
    """How often the baseline's time is the measured one; None without a baseline."""
    baseline: str
    """What the ratio compares with, or why there is none."""
