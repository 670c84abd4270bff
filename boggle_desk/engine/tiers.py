"""The three tiers of words, and how rules and settings name them."""

from enum import IntEnum, StrEnum


class Tier(IntEnum):
    """Who knows a word. Each tier includes those before it."""

    SIMPLE = 0  # most ten-year-olds
    EVERYDAY = 1  # most adults
    ALL = 2

    @property
    def last(self) -> int:
        """Its rarest step of commonness."""
        return (1, 3, 6)[self]


class Vocabulary(StrEnum):
    """Which words are meant, as rules and settings store it; all of them in a dictionary without levels."""

    SIMPLE = "simple"
    EVERYDAY = "everyday"
    ALL = "all"

    @property
    def tier(self) -> Tier:
        return Tier[self.name]

    @classmethod
    def _missing_(cls, value: object) -> "Vocabulary | None":
        """Return what a name of an earlier version means now."""
        return {"common": cls.EVERYDAY, "commonest": cls.SIMPLE, "any": cls.ALL}.get(str(value))
