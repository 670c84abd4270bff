"""What a table agrees on that plays with real cubes and keeps its score here."""

from dataclasses import dataclass

from boggle_desk.engine.boggle.rules import BoggleRules


@dataclass(frozen=True)
class BogglePadRules:
    """The rules of the game on the table, and what the pad does of itself."""

    game: BoggleRules
    dictionary_judges: bool = True
    """Whether the pad strikes typed words that the dictionary lacks; the table may overrule it, word by word."""
    glass: bool = True
    """Whether the pad times the rounds."""

    @property
    def key(self) -> str:
        """The preset that the rules come from."""
        return self.game.key

    @property
    def lexicon(self) -> str:
        """The key of the dictionary that judges."""
        return self.game.lexicon
