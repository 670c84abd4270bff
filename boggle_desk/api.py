"""The API for programs and notebooks: `from boggle_desk import Board, Dictionary, Game, best_plays, solve`.

It needs no window, no Qt and no network, and it leaves the user's games alone.

**Stability.** The names that `boggle_desk` exports, their arguments, fields and meanings stay within a major version,
and from 0.x to 1.0 too; new ones may come. What has to go still works for one more version and warns with
`DeprecationWarning`. The moves and events of a game keep their names for good, because saved games hold them.
Everything else in this package may change at any time.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from os import PathLike
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, NamedTuple

from boggle_desk import paths
from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.boggle.rules import BoggleRules, read_cube_sets, table_points
from boggle_desk.engine.boggle.rules import read_presets as read_boggle_presets
from boggle_desk.engine.boggle.solver import solve as solve_board
from boggle_desk.engine.game import Game as EngineGame
from boggle_desk.engine.glossary import Glossary
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.knowledge import plain_leaves, read_leaves
from boggle_desk.engine.scrabble.movegen import tile_graph
from boggle_desk.engine.scrabble.notation import play_text, rack_text
from boggle_desk.engine.scrabble.rules import ScrabbleRules, read_layouts, read_tile_sets
from boggle_desk.engine.scrabble.rules import read_presets as read_scrabble_presets
from boggle_desk.engine.scrabble.set_up import PlayFinder
from boggle_desk.storage.exchange import open_game, save_game, written
from boggle_desk.storage.kinds import kind_of
from boggle_desk.storage.lexica import SHIPPED, alphabet_of, glossaries, open_lexicon, open_shipped, open_word_list

__all__ = ["Board", "Dictionary", "FoundWord", "Game", "ScoredPlay", "best_plays", "solve"]

_EVERYDAY_SCRABBLE = "family"


class Dictionary:
    """The words that count."""

    def __init__(self, source: str | PathLike[str] = "english", tiles: str = "english") -> None:
        """Open a shipped dictionary (`english`, `german`, `french`, `spanish`, `dutch`, `polish`) or a file with one
        word a line. `tiles` names the tile set in whose letters a file is read (`german`, `polish` …).

        Raises OSError for a file that can't be read, ValueError for one that is no word list and KeyError for unknown
        tiles.
        """
        letters = alphabet_of(_tile_sets()[tiles].key)
        self.lexicon: Lexicon = (
            open_shipped(name)
            if (name := str(source).lower()) in SHIPPED
            else open_word_list(Path(source), None, letters)
        )

    def __contains__(self, word: object) -> bool:
        """Whether a word counts, in any case."""
        return word in self.lexicon

    def __len__(self) -> int:
        """How many words there are."""
        return len(self.lexicon)

    def __iter__(self) -> Iterator[str]:
        """Every word, in lower case and sorted."""
        return iter(self.lexicon.graph)

    def commonness(self, word: str) -> int | None:
        """Return how common a word is, from 0 (commonest) to 6 (rarest); None if unknown."""
        return self.lexicon.commonness(word) if self.lexicon.tells_commonness and word in self else None

    def tier(self, word: str) -> str | None:
        """Return `simple` for a word that most ten-year-olds know, `everyday` for one that most adults know, `all` for
        any other; None if unknown."""
        known = self.lexicon.tells_commonness and word in self
        return self.lexicon.tier(word).name.lower() if known else None

    def lemma(self, word: str) -> str:
        """Return the word that this one is a form of, in lower case; itself if it is none or if that is unknown."""
        return self.lexicon.lemma(word)

    def meaning(self, word: str) -> str:
        """Return a word's meaning in a line, empty if unknown: a definition or synonyms in its own language, else a
        translation, into English where there is one."""
        found = _glossary().meaning(word, self.lexicon) if word in self else None
        return found.senses[0].text if found else ""


class FoundWord(NamedTuple):
    word: str
    """In lower case; a Qu face counts as two letters."""
    path: tuple[int, ...]
    """The cells that spell it, counted row by row from 0."""
    points: int
    """By the table of Classic: 1, 1, 2, 3, 5, 11 for three to eight letters."""


def solve(
    board: Board | str, dictionary: Dictionary | None = None, *, minimum_length: int = 3
) -> tuple[FoundWord, ...]:
    """Return every word on a board, sorted, each with one path. A text is read as `Board.read` does.

    Raises ValueError for a text that is no board.
    """
    found = solve_board(_board(board), _lexicon(dictionary).graph, minimum_length)
    classic = boggle_rules()["classic"]
    return tuple(
        FoundWord(*each, table_points(classic.points, classic.points_beyond, len(each.word))) for each in found
    )


class ScoredPlay(NamedTuple):
    move: str
    """`8D RE(TS)INA` goes across from row 8, column D; `D8 RETSINa` goes down, and its last letter is a blank."""
    score: int
    equity: float
    """The score plus the worth of the tiles that stay on the rack, in points."""
    leave: str
    """Those tiles."""
    words: tuple[str, ...]
    """The words it forms, the main one first."""


def best_plays(
    position: str, dictionary: Dictionary | None = None, *, count: int = 10, tiles: str = "english"
) -> tuple[ScoredPlay, ...]:
    """Return the best plays of a position, the best first, by equity. The position is a line of CGP: board, racks,
    scores and turns without points. `tiles` names a shipped tile set.

    Raises ValueError for a text that is no position, and for words that the tiles can't spell. Raises KeyError for
    unknown tiles.
    """
    tile_set = _tile_sets()[tiles]
    leaves = paths.resource("leaves", f"{tiles}.leaves")
    finder = PlayFinder(
        replace(scrabble_rules()["tournament_double"], tiles=tile_set),
        tile_graph(_lexicon(dictionary).graph, tile_set),
        read_leaves(leaves, tile_set) if leaves.is_file() else plain_leaves(tile_set),
    )
    read = finder.read(position)
    plays = finder.plays(read)
    return tuple(
        ScoredPlay(
            play_text(read.board, plays.play(found)),
            found.score,
            round(equity, 2),
            rack_text(tile_set, plays.kept(found)),
            tuple(plays.words(found)),
        )
        for equity, found in islice(finder.valuation(read).ranked(plays), count)
    )


class Game:
    """A game of Boggle or Scrabble, or on a score pad, with its history."""

    def __init__(
        self,
        rules: str | BoggleRules | ScrabbleRules,
        players: Sequence[str | Player],
        dictionary: Dictionary | None = None,
        *,
        seed: int | None = None,
    ) -> None:
        """Begin a game by a preset (`classic`, `master`, `family`, `club` … : `boggle_rules`, `scrabble_rules`) or by
        rules of your own. Players are names, or `Player` for handicaps and teams. The same seed gives the same cubes
        and tiles.

        Raises KeyError for an unknown preset and ValueError for players that the rules can't seat.
        """
        if isinstance(rules, str):
            rules = (boggle_rules() | scrabble_rules())[rules]
        kind = kind_of(rules)
        seated = tuple(Player(each) if isinstance(each, str) else each for each in players)
        self._begin(kind.name, EngineGame(kind.logic, kind.begin(rules, seated)), _lexicon(dictionary), seed)

    def _begin(self, kind: str, game: EngineGame[Any, Any, Any], words: Lexicon, seed: int | None) -> None:
        self._kind, self._game, self._words = kind, game, words
        self._rng = SystemRandom() if seed is None else Random(seed)

    @classmethod
    def open(cls, path: str | PathLike[str], dictionary: Dictionary | None = None) -> "Game":
        """Open a game saved by Boggle Desk, or GCG. Every score is counted again.

        Raises OSError for a file that can't be read and ValueError, with the line, for one that is no game.
        """
        opened = open_game(Path(path), scrabble_rules()[_EVERYDAY_SCRABBLE], _tile_sets())
        words = _lexicon(dictionary)
        if dictionary is None and (key := opened.game.position.rules.lexicon):
            words = open_lexicon(key).housed(opened.game.opening.house)
        game = cls.__new__(cls)
        game._begin(opened.kind, opened.game, words, None)
        return game

    def save(self, path: str | PathLike[str]) -> None:
        """Save as GCG if the name ends in `.gcg` and it is Scrabble, else as JSON lines, which lose nothing. Raises
        OSError."""
        save_game(Path(path), written(self._kind, self._game))

    def play(self, move: Any) -> tuple[Any, ...]:
        """Make a move and return its events. Moves are the classes of `boggle_desk.engine.boggle.events` and
        `boggle_desk.engine.scrabble.events`. Raises `Refused`, with the reason, and then nothing has changed."""
        return self._game.play(move, self._words, self._rng)

    def undo(self) -> tuple[Any, ...]:
        """Take the last move back and return its events. Raises ValueError where the rules don't allow it."""
        return self._game.take_back()

    @property
    def kind(self) -> str:
        """`boggle`, `scrabble`, `boggle_pad` or `scrabble_pad`."""
        return self._kind

    @property
    def position(self) -> Any:
        """The current state: an immutable value."""
        return self._game.position

    @property
    def events(self) -> tuple[Any, ...]:
        """All events so far."""
        return tuple(event for step in self._game.steps for event in step)

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(player.name for player in self.position.players)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat."""
        return kind_of(self.position.rules).progress(self.position)[1]


@cache
def boggle_rules() -> dict[str, BoggleRules]:
    """Return the presets of Boggle by name. Change one with `dataclasses.replace`."""
    sets = read_cube_sets(paths.resource("cubes"))
    return read_boggle_presets(paths.resource("rules", "boggle"), sets)


@cache
def scrabble_rules() -> dict[str, ScrabbleRules]:
    """Return the presets of Scrabble by name. Change one with `dataclasses.replace`."""
    layouts = read_layouts(paths.resource("boards"))
    return read_scrabble_presets(paths.resource("rules", "scrabble"), _tile_sets(), layouts)


@cache
def _tile_sets() -> dict[str, Any]:
    return dict(read_tile_sets(paths.resource("tiles")))


@cache
def _glossary() -> Glossary:
    return Glossary(glossaries())


def _lexicon(dictionary: Dictionary | None) -> Lexicon:
    return dictionary.lexicon if dictionary else open_shipped()


def _board(board: Board | str) -> Board:
    return Board.read(board) if isinstance(board, str) else board
