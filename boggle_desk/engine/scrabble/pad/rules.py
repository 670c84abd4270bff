"""What a table agrees on that plays on a real board and keeps its score here."""

from dataclasses import dataclass

from boggle_desk.engine.scrabble.rules import Judging, ScrabbleRules


@dataclass(frozen=True)
class ScrabblePadRules:
    """The rules of the game on the table, by which the pad counts."""

    game: ScrabbleRules

    @property
    def key(self) -> str:
        """The preset that the rules come from."""
        return self.game.key

    @property
    def lexicon(self) -> str:
        """The key of the dictionary that judges."""
        return self.game.lexicon

    @property
    def judging(self) -> Judging:
        """When words are judged: on the pad the dictionary speaks of itself unless opponents challenge."""
        return self.game.challenge.judging
