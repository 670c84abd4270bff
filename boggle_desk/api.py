"""The API for programs and notebooks: `from boggle_desk import Board, Dictionary, Game, best_plays, solve`.

It needs no window, no Qt and no network, and it leaves the user's games alone.

**Stability.** The names that `boggle_desk`, `boggle_desk.boggle` and `boggle_desk.scrabble` export, their arguments,
fields and meanings stay within a major version, and from 0.x to 1.0 too; new ones may come. What has to go still works
for one more version and warns with `DeprecationWarning`. The moves and events of a game keep their names for good,
because saved games hold them. Everything else in this package may change at any time.
"""

# The engine is imported where it is used: all names of the front together load in a tenth of a second.
from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from errno import ENOENT
from functools import cache, cached_property
from os import PathLike, fspath
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple, Self, overload

from boggle_desk.engine.boggle.board import Board
from boggle_desk.engine.stopping import Stopped, never
from boggle_desk.storage.shipped import (
    Choices,
    boggle_rules,
    cube_sets,
    leaves_of,
    scrabble_levels,
    scrabble_rules,
    tile_sets,
    wins_of,
)

if TYPE_CHECKING:
    from boggle_desk.engine.anagrams import Hooks
    from boggle_desk.engine.boggle.events import BoggleEvent, BoggleMove  # noqa: F401  # a base class names them
    from boggle_desk.engine.boggle.position import BogglePosition  # noqa: F401  # likewise
    from boggle_desk.engine.boggle.rules import BoggleRules
    from boggle_desk.engine.game import Game as EngineGame
    from boggle_desk.engine.glossary import Glossary, Meaning
    from boggle_desk.engine.lexicon import Lexicon
    from boggle_desk.engine.players import Player
    from boggle_desk.engine.scrabble.board import Board as ScrabbleBoard
    from boggle_desk.engine.scrabble.events import Exchange, Pass, PlayTiles, ScrabbleEvent, ScrabbleMove
    from boggle_desk.engine.scrabble.position import ScrabblePosition
    from boggle_desk.engine.scrabble.rules import ScrabbleRules
    from boggle_desk.engine.scrabble.set_up import SetUp
    from boggle_desk.engine.scrabble.tiles import TileSet

BogglePreset = Literal["classic", "master", "calculator", "linear", "super"]
ScrabblePreset = Literal[
    "family", "family_strict", "club", "tournament_single", "tournament_double", "tournament_five", "tournament_ten"
]
_EVERYDAY_SCRABBLE = "family"
_FOR_POSITIONS = "tournament_double"
_LONGEST_WORD = 99


# ---------------------------------------------------------------------------------------------------- words


class Dictionary(Sequence[str]):
    """The words that count, in lower case and sorted."""

    lexicon: "Lexicon"
    tiles: str
    """The tile set that spells its words."""

    def __init__(self, source: str | PathLike[str] | Iterable[str] = "english", tiles: str | None = None) -> None:
        """Open a shipped dictionary (`english`, `german`, `french`, `spanish`, `dutch`, `polish`, or `en`, `de` …), a
        file with one word a line, or words. `tiles` names the tile set in whose letters a list is read (`german`,
        `polish` …); by default the one that its letters need.

        Raises OSError for a file that can't be read, `NotAWordList` (a ValueError) for one that is no word list and
        KeyError for unknown tiles.
        """
        from boggle_desk.engine.word_list import A_TO_Z, suggested
        from boggle_desk.storage import lexica

        alphabet = lexica.alphabet_of(tile_sets()[tiles].key) if tiles else None
        name = str(source).lower() if isinstance(source, str | PathLike) else ""
        key = next((key for key, code in lexica.SHIPPED.items() if name in (key, code)), None)
        if key:
            self.lexicon, self.tiles = lexica.open_shipped(key), tiles or key
            return
        if isinstance(source, str | PathLike):
            path = Path(fspath(source))
            if not path.exists():
                reason = f"there is no such file, and the dictionaries are {', '.join(lexica.SHIPPED)}"
                raise FileNotFoundError(ENOENT, reason, name)
            data, title = lexica.read_file(path), path.stem
        else:
            data, title = "\n".join(source).encode(), "words"
        alphabet = alphabet or suggested(data, lexica.alphabets()) or A_TO_Z
        self.lexicon, self.tiles = lexica.lexicon_of(data, title, alphabet), alphabet.key

    @classmethod
    def _of(cls, lexicon: "Lexicon", tiles: str) -> "Dictionary":
        made = cls.__new__(cls)
        made.lexicon, made.tiles = lexicon, tiles
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        lexicon = self.lexicon
        house = lexicon.allowed, lexicon.forbidden
        if lexicon.key in _shipped() and not any(house):
            return Dictionary, (lexicon.key, self.tiles)
        return _dictionary_from, (
            lexicon.key,
            lexicon.title,
            lexicon.language,
            lexicon.graph.to_bytes(),
            house,
            self.tiles,
        )

    def __deepcopy__(self, _memo: object) -> "Dictionary":
        return self  # nothing in it changes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dictionary) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    @property
    def _identity(self) -> tuple[object, ...]:
        return self.lexicon.key, self.lexicon.allowed, self.lexicon.forbidden, self.tiles

    def __repr__(self) -> str:
        return f"<Dictionary {self.name}: {len(self):,} words>"

    def __contains__(self, word: object) -> bool:
        """Whether a word counts, in any case."""
        return word in self.lexicon

    def __len__(self) -> int:
        """How many words there are."""
        return len(self.lexicon)

    def __iter__(self) -> Iterator[str]:
        """Every word, in lower case and sorted."""
        return iter(self.lexicon.graph)

    @overload
    def __getitem__(self, number: int) -> str: ...
    @overload
    def __getitem__(self, number: slice) -> list[str]: ...
    def __getitem__(self, number: int | slice) -> str | list[str]:
        """The word with this number in sorted order, from 0. Raises IndexError."""
        places = range(len(self))[number]
        word = self.lexicon.graph.word
        return word(places) if isinstance(places, int) else [word(place) for place in places]

    def index(self, value: str, *_between: int) -> int:
        """Return the number of a word. Raises ValueError if it is not listed."""
        number = self.lexicon.graph.number(value.lower())
        if number is None:
            raise ValueError(f"'{value}' is not in the dictionary")
        return number

    @property
    def name(self) -> str:
        """The key of a shipped dictionary (`english`), else the name of the list."""
        return self.lexicon.key if self.lexicon.key in _shipped() else self.lexicon.title

    @property
    def language(self) -> str:
        """The language's code (`en`), empty if unknown."""
        return self.lexicon.language

    @property
    def alphabet(self) -> str:
        """The letters of its words, in lower case and in order."""
        return self.lexicon.graph.alphabet

    def anagrams(self, letters: str, *, shorter: bool = False, offensive: bool = False) -> list[str]:
        """Return the words made of all these letters, `?` for any one letter; of some of them too if `shorter`. Hurtful
        and crude words are left out unless `offensive`. Raises `BadQuery`, a ValueError."""
        return self._words(offensive, letters=letters, all_letters=not shorter) if letters.strip() else []

    def matching(
        self,
        pattern: str = "*",
        *,
        contains: str = "",
        without: str = "",
        shortest: int = 1,
        longest: int = _LONGEST_WORD,
        offensive: bool = False,
    ) -> list[str]:
        """Return the words of a pattern: `.` or `?` is any one letter, `*` any number of letters. They have all of
        `contains` in a row and no letter of `without`. Hurtful and crude words are left out unless `offensive`. Raises
        `BadQuery`, a ValueError."""
        return self._words(
            offensive, pattern=pattern, contains=contains, without=without, shortest=shortest, longest=longest
        )

    def _words(self, offensive: bool, **conditions: Any) -> list[str]:
        from boggle_desk.engine.anagrams import WordQuery, words_matching

        spelled: dict[str, Any] = {
            name: self.lexicon.spelled(given) if isinstance(given, str) else given for name, given in conditions.items()
        }
        return words_matching(self.lexicon.refusing_offensive(not offensive), WordQuery(**spelled))

    def hooks(self, word: str) -> "Hooks":
        """Return the letters that make another word in front of this one (`front`) and behind it (`back`)."""
        from boggle_desk.engine.anagrams import hooks

        return hooks(word.lower(), self.alphabet, self.lexicon.__contains__)

    def has_prefix(self, text: str) -> bool:
        """Return whether a word begins with this text."""
        return self.lexicon.graph.has_prefix(text.lower())

    def is_offensive(self, word: str) -> bool:
        """Return whether a word is hurtful or crude."""
        return self.lexicon.is_offensive(word)

    def commonness(self, word: str) -> int | None:
        """Return how common a word is, from 0 (commonest) to 6 (rarest); None if unknown."""
        return self.lexicon.commonness(word) if self.lexicon.tells_commonness and word in self else None

    def frequency(self, word: str) -> float:
        """Return how often a word is written, on Zipf's scale: the logarithm of its occurrences in 10^9 words. 0.0 if
        unknown."""
        return self.lexicon.frequency(word)

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
        return next(iter(self.meanings(word)), "")

    def meanings(self, word: str) -> tuple[str, ...]:
        """Return all meanings of a word, a line each, the most frequent first; what it may be derived from only if
        nothing else is known."""
        found: Iterable[Meaning] = _glossary().meanings(word, self.lexicon) if word in self else ()
        return tuple(sense.text for meaning in found for sense in meaning.senses)


def _dictionary_from(
    key: str, title: str, language: str, graph: bytes, house: tuple[frozenset[str], frozenset[str]], tiles: str
) -> Dictionary:
    """Return a dictionary that was pickled."""
    from boggle_desk.engine.lexicon import Lexicon
    from boggle_desk.engine.word_graph import WordGraph
    from boggle_desk.storage.lexica import borrowed_levels, open_shipped

    if key in _shipped():
        lexicon = open_shipped(key)
    else:
        words = WordGraph.from_bytes(graph)
        lexicon = Lexicon(key, title, language, words, borrowed_levels(words) if language == "en" else None)
    return Dictionary._of(replace(lexicon, allowed=house[0], forbidden=house[1]), tiles)


# --------------------------------------------------------------------------------------------------- boards


class FoundWord(NamedTuple):
    word: str
    """In lower case; a Qu face counts as two letters."""
    path: tuple[int, ...]
    """The cells that spell it, counted row by row from 0."""
    points: int
    """By the table of Classic: 1, 1, 2, 3, 5, 11 for three to eight letters."""


def solve(
    board: Board | str, dictionary: Dictionary | str | None = None, *, minimum_length: int = 3
) -> tuple[FoundWord, ...]:
    """Return every word on a board, sorted, each with one path. A text is read as `Board.read` does.

    Raises ValueError for a text that is no board.
    """
    from boggle_desk.engine.boggle.rules import WordRange
    from boggle_desk.engine.boggle.solver import words_on

    board = Board.read(board) if isinstance(board, str) else board
    counted = WordRange(replace(boggle_rules()["classic"], minimum_length=minimum_length))
    found = words_on(board, _dictionary(dictionary).lexicon, counted)
    return tuple(FoundWord(*each, counted.points(each.word)) for each in found)


Board.usual_cubes = staticmethod(lambda: cube_sets()["new4"])  # pyright: ignore[reportAttributeAccessIssue]


class BoardTotals(NamedTuple):
    words: int
    points: int
    """By the table of Classic."""


def solve_many(
    boards: Iterable[Board | str],
    dictionary: Dictionary | str | None = None,
    *,
    minimum_length: int = 3,
    processes: int | None = None,
    progress: Callable[[int], object] = lambda _done: None,
) -> Iterator[BoardTotals]:
    """Yield how many words each board has and their points, in order: some twenty times as fast as `solve`, on as many
    processes as there are processors, or in this one if `processes` is 1. `boards` may be a generator: no more of them
    are made than are soon needed. `progress` is told now and then how many are done. Words that a dictionary allows or
    forbids besides its list don't count here.

    Raises ValueError for a text that is no board.
    """
    from boggle_desk.engine.boggle.solver import totals

    points = boggle_rules()["classic"].points
    read = (Board.read(board) if isinstance(board, str) else board for board in boards)
    graph = _dictionary(dictionary).lexicon.graph
    return (BoardTotals(*each) for each in totals(read, graph, points, minimum_length, processes, progress))


def board_code(board: Board, preset: BogglePreset = "classic") -> str:
    """Return the code that a player can type to search this board, by the rules of a preset. Raises ValueError for a
    board that no code describes."""
    from boggle_desk.engine.boggle.codes import board_code as code_of_board
    from boggle_desk.engine.boggle.known_board import counting_of

    rules = boggle_rules()[preset]
    return code_of_board(board, rules.cubes.key, counting_of(rules), cube_sets())


def read_code(code: str) -> Board:
    """Return the board of a code, in any case and grouping. Raises `BadCode`, a ValueError."""
    from boggle_desk.engine.boggle.codes import read_code as read_board_code

    return read_board_code(code, cube_sets()).board


# ------------------------------------------------------------------------------------------------ positions


class ScoredPlay(NamedTuple):
    move: str
    """`8D RE(TS)INA` goes across from row 8, column D; `D8 RETSINa` goes down, and its last letter is a blank. `-QV`
    exchanges tiles, `pass` passes."""
    score: int
    equity: float
    """The score plus the worth of the tiles that stay on the rack, in points."""
    leave: str
    """Those tiles."""
    words: tuple[str, ...]
    """The words it forms, the main one first."""

    def __str__(self) -> str:
        return self.move

    @property
    def squares(self) -> tuple[str, ...]:
        """The squares of its new tiles, `8D`; none for an exchange or a pass."""
        from boggle_desk.engine.scrabble.notation import squares_of

        return squares_of(self.move)


class LegalMoves:
    """The moves of the player on turn, the best first by equity: plays of the dictionary, exchanges, the pass. A
    sequence by its methods; type checkers would not let a text be asked for in a `Sequence`."""

    def __init__(self, view: "ScrabblePosition", dictionary: Dictionary, said: Sequence[str] | None = None) -> None:
        """Generate the moves from what a player sees; `said` are the only moves in a phase without plays."""
        from boggle_desk.engine.scrabble.values import Ranking

        self._view, self._dictionary, self._said = view, dictionary, said
        # Every word is legal, also one that the program would not show.
        self._words = replace(dictionary.lexicon, levels=None)
        if said is None:
            self._ranking = Ranking(view, self._words, leaves_of(view.rules.tiles))
            self._moves = list(self._ranking.moves())

    def __reduce__(self) -> tuple[Any, ...]:
        return LegalMoves, (self._view, self._dictionary, self._said)

    def __len__(self) -> int:
        return len(self._moves if self._said is None else self._said)

    def __iter__(self) -> Iterator[ScoredPlay]:
        return (self[place] for place in range(len(self)))

    @overload
    def __getitem__(self, place: int) -> ScoredPlay: ...
    @overload
    def __getitem__(self, place: slice) -> list[ScoredPlay]: ...
    def __getitem__(self, place: int | slice) -> ScoredPlay | list[ScoredPlay]:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        if self._said is not None:
            return ScoredPlay(self._said[place], 0, 0.0, "", ())
        from boggle_desk.engine.scrabble.notation import move_text, rack_text

        board, tiles = self._view.board, self._view.rules.tiles
        found = self._ranking.candidate(*self._moves[place], 0)
        text, kept = move_text(board, tiles, found.move), rack_text(tiles, found.kept)
        return ScoredPlay(text, found.score, round(found.equity, 2), kept, found.words)

    def __contains__(self, move: object) -> bool:
        """Return whether a move is legal; it may be a text or of a class of `boggle_desk.scrabble`."""
        if self._said is not None:
            return str(move).strip().lower() in self._said
        from boggle_desk.engine.game import Refused
        from boggle_desk.engine.scrabble.notation import BadPlay
        from boggle_desk.engine.scrabble.referee import foreseen

        board, tiles = self._view.board, self._view.rules.tiles
        try:
            asked: Any = _move(board, tiles, move) if isinstance(move, str | ScoredPlay) else move
            foreseen(self._view, asked, self._words)
        except (BadPlay, KeyError, Refused):
            return False
        return True

    def __repr__(self) -> str:
        shown = ", ".join(each.move for each in self[:3])
        return f"<{len(self):,} moves: {shown}{', …' if len(self) > 3 else ''}>"


@dataclass(frozen=True, repr=False)
class Position:
    """A Scrabble position as one line of CGP: board, racks, scores and turns without points. It never changes."""

    set_up: "SetUp"
    dictionary: Dictionary = field(hash=False)

    def __init__(self, cgp: str = "", dictionary: Dictionary | str | None = None, *, tiles: str | None = None) -> None:
        """Read a position; without a text it is the empty board for two. `tiles` names a shipped tile set, by default
        that of the position, or else the dictionary's.

        Raises `BadCgp`, a ValueError, ValueError for a position that can't be, and KeyError for unknown tiles.
        """
        from boggle_desk.engine.scrabble.set_up import check, empty_set_up, read_cgp

        key, words = _tiles_and_words(cgp, dictionary, tiles)
        rules = replace(scrabble_rules()[_FOR_POSITIONS], tiles=tile_sets()[key])
        set_up = read_cgp(cgp, rules) if cgp else empty_set_up(rules)
        check(set_up)
        object.__setattr__(self, "set_up", set_up)
        object.__setattr__(self, "dictionary", words)

    def __reduce__(self) -> tuple[Any, ...]:
        return Position._of, (self.set_up, self.dictionary)  # without the moves that were found

    def _with(self, set_up: "SetUp") -> "Position":
        return Position._of(set_up, self.dictionary)

    @staticmethod
    def _of(set_up: "SetUp", dictionary: Dictionary) -> "Position":
        made = object.__new__(Position)
        object.__setattr__(made, "set_up", set_up)
        object.__setattr__(made, "dictionary", dictionary)
        return made

    @classmethod
    def from_cgp(cls, cgp: str, dictionary: Dictionary | str | None = None, *, tiles: str | None = None) -> "Position":
        """Return `Position(cgp, dictionary, tiles=tiles)`."""
        return cls(cgp, dictionary, tiles=tiles)

    def __str__(self) -> str:
        return str(self.set_up)

    def __repr__(self) -> str:
        return f"Position({self.cgp()!r})"

    def cgp(self) -> str:
        """Return the position as a line of CGP, without the others' racks."""
        from boggle_desk.engine.scrabble.set_up import write_cgp

        return write_cgp(self.set_up)

    @property
    def board(self) -> "ScrabbleBoard":
        """The board with its tiles."""
        return self.set_up.board

    @property
    def rack(self) -> str:
        """The rack of the player on turn; `?` is a blank."""
        from boggle_desk.engine.scrabble.notation import rack_text

        return rack_text(self.set_up.rules.tiles, self.set_up.rack)

    def with_rack(self, rack: str) -> "Position":
        """Return the position with this rack for the player on turn. Raises `BadPlay`, a ValueError, for a text that is
        no rack, and ValueError for a rack that can't be."""
        from boggle_desk.engine.scrabble.notation import rack_named
        from boggle_desk.engine.scrabble.set_up import check

        set_up = self.set_up.with_rack(rack_named(self.set_up.rules.tiles, rack))
        check(set_up)
        return self._with(set_up)

    @property
    def unseen(self) -> str:
        """The tiles that the player on turn doesn't see: those of the bag and of the others."""
        from boggle_desk.engine.scrabble.notation import rack_text

        return rack_text(self.set_up.rules.tiles, self.set_up.unseen)

    def _repr_svg_(self) -> str:
        return self.board.svg(self.set_up.rules.tiles.values, self.set_up.rack)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat."""
        return self.set_up.scores

    @property
    def turn(self) -> int:
        """The seat on turn, from 0."""
        return self.set_up.turn

    @property
    def bag(self) -> int:
        """How many tiles are in the bag, with racks that aren't known as full as they can be."""
        return self.set_up.bag

    @cached_property
    def legal_moves(self) -> LegalMoves:
        """The moves of the player on turn, the best first by equity: plays, exchanges and the pass."""
        from boggle_desk.engine.scrabble.set_up import view_of

        return LegalMoves(view_of(self.set_up), self.dictionary)

    def play(self, move: "PlayTiles | Exchange | Pass | ScoredPlay | str") -> "Position":
        """Return the position after a move, with the rest of the rack. Raises `Refused` for one that the rules or the
        dictionary refuse, and `BadPlay`, a ValueError, for a text that is no move."""
        from boggle_desk.engine.scrabble.referee import foreseen
        from boggle_desk.engine.scrabble.set_up import view_of

        asked = _move(self.set_up.board, self.set_up.rules.tiles, move) if isinstance(move, str | ScoredPlay) else move
        foreseen(view_of(self.set_up), asked, self.dictionary.lexicon)
        return self._with(self.set_up.after(asked))


def best_plays(
    position: "Position | ScrabbleGame | str",
    dictionary: Dictionary | str | None = None,
    *,
    count: int = 10,
    tiles: str | None = None,
) -> tuple[ScoredPlay, ...]:
    """Return the best plays of a position, the best first, by equity. The position may be a line of CGP. `tiles` names
    a shipped tile set, by default the dictionary's.

    Raises ValueError for a text that is no position, and for words that the tiles can't spell. Raises KeyError for
    unknown tiles.
    """
    plays = (each for each in _position(position, dictionary, tiles).legal_moves if each.words)
    return tuple(play for play, _number in zip(plays, range(count), strict=False))


class SimulatedPlay(NamedTuple):
    play: ScoredPlay
    win: float
    """The chance to win, from 0 to 1."""
    lead: float
    """The mean lead after the rollouts, in points, with what is kept on the racks."""
    rollouts: int
    """How many there were of this play; of those that surely lose to another there are few."""

    def __str__(self) -> str:
        return self.play.move


def simulate(
    position: "Position | ScrabbleGame | str",
    dictionary: Dictionary | str | None = None,
    *,
    count: int = 12,
    seconds: float = 1.0,
    rollouts: int = 1_000_000,
    seed: int | None = None,
    stop: Callable[[], bool] = never,
    tiles: str | None = None,
) -> tuple[SimulatedPlay, ...]:
    """Return the moves of a position that are best by equity, valued by playing on, the best first. It ends when one
    surely wins, when the seconds or rollouts are over, or when `stop` returns True, which is asked all the time; what
    is known by then comes back. The same seed and enough seconds give the same answer.

    Raises what `best_plays` does.
    """
    from boggle_desk.engine.scrabble.movegen import tile_graph
    from boggle_desk.engine.scrabble.set_up import view_of
    from boggle_desk.engine.scrabble.simulation import new_simulator
    from boggle_desk.engine.scrabble.simulation import simulate as rolled_out

    position = _position(position, dictionary, tiles)
    view, moves = view_of(position.set_up), position.legal_moves[:count]
    rules = view.rules
    graph = tile_graph(position.dictionary.lexicon.graph, rules.tiles)
    table = new_simulator(rules, graph, leaves_of(rules.tiles), wins_of(rules.tiles), len(view.players))
    asked = [_move(view.board, rules.tiles, each) for each in moves]
    try:
        found = rolled_out([table], view, asked, Random(seed), seconds, rollouts, stop)
    except Stopped:
        return tuple(SimulatedPlay(each, 0.0, 0.0, 0) for each in moves)
    return tuple(SimulatedPlay(moves[each.place], each.win, each.lead, each.rounds) for each in found)


class Level:
    """A computer player of Scrabble. `Level("skilled").choose(position)` plays as it does at the table."""

    def __init__(self, name: str = "champion") -> None:
        """Raises KeyError with the names of all levels."""
        self.name, self._level = name, scrabble_levels()[name]

    def __repr__(self) -> str:
        return f"Level({self.name!r})"

    def choose(self, position: "Position | ScrabbleGame | str", seed: int | None = None) -> ScoredPlay:
        """Return its move in a position, of which it sees what the player on turn sees. The same seed gives the same
        move, unless it runs out of time. Raises ValueError where there is no turn to play."""
        from boggle_desk.engine.scrabble.computer import choose
        from boggle_desk.engine.scrabble.notation import move_text

        if isinstance(position, ScrabbleGame) and position.position.phase.value != "turn":
            raise ValueError(f"there is no turn to play: {', '.join(map(str, position.legal_moves)) or 'it is over'}")
        moves = (Position(position) if isinstance(position, str) else position).legal_moves
        view, tiles = moves._view, moves._view.rules.tiles
        words = moves._dictionary.lexicon
        chosen = choose(view, self._level, words, Random(seed), leaves=leaves_of(tiles), wins=wins_of(tiles))
        text = move_text(view.board, tiles, chosen)
        return next((each for each in moves if each.move == text), ScoredPlay(text, 0, 0.0, "", ()))


def to_rows(found: Iterable[Any]) -> list[dict[str, Any]]:
    """Return what `solve`, `solve_many`, `best_plays` or `simulate` found as flat rows for a table, a dictionary each:
    a play within a row in columns of its own, words and cells as one text."""
    return [_row(each) for each in found]


def _row(found: Any) -> dict[str, Any]:
    row: dict[str, Any] = {}
    for name, value in found._asdict().items():
        if hasattr(value, "_asdict"):
            row |= _row(value)
        else:
            row[name] = " ".join(map(str, value)) if isinstance(value, tuple) else value
    return row


def _position(
    position: "Position | ScrabbleGame | str", dictionary: Dictionary | str | None, tiles: str | None
) -> Position:
    if isinstance(position, str):
        return Position(position, dictionary, tiles=tiles)
    if isinstance(position, ScrabbleGame):
        position = position.seen
    if dictionary is None:
        return position
    return Position(position.cgp(), dictionary, tiles=tiles or position.set_up.rules.tiles.key)


def _move(board: "ScrabbleBoard", tiles: "TileSet", move: ScoredPlay | str) -> "PlayTiles | Exchange | Pass":
    from boggle_desk.engine.scrabble.notation import move_named

    return move_named(board, tiles, move.move if isinstance(move, ScoredPlay) else move)


# ---------------------------------------------------------------------------------------------------- games

if TYPE_CHECKING:
    from typing_extensions import TypeVar  # with defaults, which `typing` has from Python 3.13 on

    PositionOf = TypeVar("PositionOf", default=Any)
    MoveOf = TypeVar("MoveOf", default=Any)
    EventOf = TypeVar("EventOf", default=Any)
else:
    from typing import TypeVar

    PositionOf, MoveOf, EventOf = map(TypeVar, ("PositionOf", "MoveOf", "EventOf"))


class Game(Generic[PositionOf, MoveOf, EventOf]):
    """A game of Boggle or Scrabble, or on a score pad, with its history. `Game(…)` gives a `BoggleGame` or a
    `ScrabbleGame`, by its rules."""

    dictionary: Dictionary
    """The words that count."""

    @overload
    def __new__(
        cls,
        rules: "BogglePreset | BoggleRules",
        players: "Sequence[str | Player]",
        dictionary: Dictionary | str | None = None,
        *,
        seed: int | None = None,
    ) -> "BoggleGame": ...
    @overload
    def __new__(
        cls,
        rules: "ScrabblePreset | ScrabbleRules",
        players: "Sequence[str | Player]",
        dictionary: Dictionary | str | None = None,
        *,
        seed: int | None = None,
    ) -> "ScrabbleGame": ...
    @overload
    def __new__(
        cls,
        rules: str,
        players: "Sequence[str | Player]",
        dictionary: Dictionary | str | None = None,
        *,
        seed: int | None = None,
    ) -> "Game[Any, Any, Any]": ...
    def __new__(
        cls,
        rules: "str | BoggleRules | ScrabbleRules",
        players: "Sequence[str | Player]",
        dictionary: Dictionary | str | None = None,
        *,
        seed: int | None = None,
    ) -> "Game[Any, Any, Any]":
        """Begin a game by a preset (`classic`, `master`, `family`, `club` … : `boggle_rules`, `scrabble_rules`) or by
        rules of your own. A preset is played with the cubes or tiles of the dictionary's language. Players are names,
        or `Player` for handicaps and teams. The same seed gives the same cubes and tiles.

        Raises KeyError for an unknown preset and ValueError for players that the rules can't seat.
        """
        from boggle_desk.engine.game import Game as EngineGame
        from boggle_desk.engine.players import Player
        from boggle_desk.storage.kinds import kind_of

        words = _dictionary(dictionary)
        if isinstance(rules, str):
            presets = Choices("rules", {**boggle_rules(), **scrabble_rules()})
            rules = _in_language(presets[rules], words)
        kind = kind_of(rules)
        seated = tuple(Player(each) if isinstance(each, str) else each for each in players)
        opening = kind.begin(rules, seated)
        return cls._made(kind.name, EngineGame(kind.logic, opening), words, seed)

    @classmethod
    def _made(
        cls, kind: str, game: "EngineGame[Any, Any, Any]", dictionary: Dictionary, seed: int | None = None
    ) -> Self:
        """Return a game of the class that this kind has. Raises ValueError if it is not the one that was asked."""
        found: type[Any] = {"boggle": BoggleGame, "scrabble": ScrabbleGame}.get(kind, Game)
        if not issubclass(found, cls):
            raise ValueError(f"this is a game of {kind.replace('_', ' ')}")
        made: Self = object.__new__(found)
        made._kind, made._game, made.dictionary = kind, game, dictionary
        made._rng = SystemRandom() if seed is None else Random(seed)
        return made

    _kind: str
    _game: "EngineGame[PositionOf, MoveOf, EventOf]"
    _rng: Random

    def __reduce__(self) -> tuple[Any, ...]:
        game = self._game
        chance = None if isinstance(self._rng, SystemRandom) else self._rng
        return _game_from, (self._kind, game.opening, game.steps, self.dictionary, chance)

    def __copy__(self) -> Self:
        made = self._made(self._kind, copy(self._game), self.dictionary)
        if not isinstance(self._rng, SystemRandom):
            made._rng = copy(self._rng)
        return made

    def __deepcopy__(self, _memo: object) -> Self:
        return copy(self)  # all that it holds never changes

    def copy(self) -> Self:
        """Return an independent game with the same chance."""
        return copy(self)

    def __repr__(self) -> str:
        points = ", ".join(f"{name} {score}" for name, score in zip(self.players, self.scores, strict=True))
        return f"<{type(self).__name__} {self._now.rules.key}: {points}{', over' if self.is_over else ''}>"

    def __str__(self) -> str:
        return str(self.position)

    @classmethod
    def open(
        cls, path: str | PathLike[str], dictionary: Dictionary | str | None = None, *, tiles: str | None = None
    ) -> Self:
        """Open a game saved by Boggle Desk, or GCG. Every score is counted again. `tiles` names a shipped tile set, by
        default what a GCG file says or what fits.

        Raises OSError for a file that can't be read and `BadFile`, a ValueError, with the line, for one that is no
        game.
        """
        from boggle_desk.storage.exchange import open_game

        key = tile_sets()[tiles].key if tiles else ""
        opened = open_game(Path(path), scrabble_rules()[_EVERYDAY_SCRABBLE], tile_sets(), tiles=key)
        return cls._opened(opened.kind, opened.game, dictionary)

    @classmethod
    def _opened(cls, kind: str, game: "EngineGame[Any, Any, Any]", dictionary: Dictionary | str | None) -> Self:
        from boggle_desk.storage.lexica import open_lexicon

        words = _dictionary(dictionary)
        if dictionary is None and (key := game.position.rules.lexicon):
            tiles = key if key in tile_sets() else words.tiles
            words = Dictionary._of(open_lexicon(key).housed(game.opening.house), tiles)
        return cls._made(kind, game, words)

    @staticmethod
    def from_cgp(
        cgp: str,
        players: "Sequence[str | Player]" = (),
        dictionary: Dictionary | str | None = None,
        *,
        rules: "ScrabblePreset | ScrabbleRules" = "tournament_double",
        seed: int | None = None,
    ) -> "ScrabbleGame":
        """Begin a game of Scrabble at a position. What isn't known of racks is drawn. The player on turn sits first.

        Raises `BadCgp`, a ValueError, and ValueError for a position that cannot be or the wrong number of players.
        """
        from boggle_desk.engine.game import Game as EngineGame
        from boggle_desk.engine.players import Player
        from boggle_desk.engine.scrabble.referee import SCRABBLE
        from boggle_desk.engine.scrabble.set_up import dealt, read_cgp

        key, words = _tiles_and_words(cgp, dictionary, None)
        chosen = scrabble_rules()[rules] if isinstance(rules, str) else rules
        set_up = read_cgp(cgp, replace(_in_language(chosen, words), tiles=tile_sets()[key]))
        names = players or [f"Player {seat + 1}" for seat in range(len(set_up.racks))]
        seated = tuple(Player(each) if isinstance(each, str) else each for each in names)
        if len(seated) != len(set_up.racks):
            raise ValueError(f"the position is for {len(set_up.racks)} players, not {len(seated)}")
        rng = SystemRandom() if seed is None else Random(seed)
        made = ScrabbleGame._made("scrabble", EngineGame(SCRABBLE, dealt(set_up, seated, rng)), words)
        made._rng = rng
        return made

    @staticmethod
    def from_gcg(text: str, dictionary: Dictionary | str | None = None) -> "ScrabbleGame":
        """Return the Scrabble game of a GCG text; every score is counted again. Raises `BadFile`, a ValueError."""
        from boggle_desk.storage.exchange import game_in

        opened = game_in("", text.encode(), scrabble_rules()[_EVERYDAY_SCRABBLE], tile_sets())
        return ScrabbleGame._opened(opened.kind, opened.game, dictionary)

    def save(self, path: str | PathLike[str]) -> None:
        """Save as GCG if the name ends in `.gcg` and it is Scrabble, else as JSON lines, which lose nothing. Raises
        OSError."""
        from boggle_desk.storage.exchange import save_game, written

        save_game(Path(path), written(self._kind, self._game))

    def play(self, move: MoveOf) -> tuple[EventOf, ...]:
        """Make a move and return its events. Moves are the classes of `boggle_desk.boggle` and `boggle_desk.scrabble`.
        Raises `Refused`, with the reason, and then nothing has changed; TypeError for what is no move."""
        try:
            return self._game.play(move, self.dictionary.lexicon, self._rng)
        except KeyError as error:
            if error.args != (type(move),):
                raise
            raise TypeError(f"{move!r} is no move of {self._kind}") from error

    def undo(self) -> tuple[EventOf, ...]:
        """Take the last move back and return its events. Raises ValueError where the rules don't allow it."""
        return self._game.take_back()

    @property
    def kind(self) -> str:
        """`boggle`, `scrabble`, `boggle_pad`, `scrabble_pad` or `duplicate`."""
        return self._kind

    @property
    def position(self) -> PositionOf:
        """The current state: an immutable value."""
        return self._game.position

    def positions(self) -> Iterator[PositionOf]:
        """Yield the opening, and the position after each move."""
        yield self._game.opening
        yield from {moment.step: moment.position for moment in self._game.moments()}.values()

    @property
    def events(self) -> tuple[EventOf, ...]:
        """All events so far."""
        return tuple(event for step in self._game.steps for event in step)

    @property
    def _now(self) -> Any:
        return self._game.position

    @property
    def players(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(player.name for player in self._now.players)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat."""
        from boggle_desk.storage.kinds import kind_named

        return kind_named(self._kind).progress(self.position)[1]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._now.phase.value == "ended")

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who have won, empty before the end."""
        return tuple(self.players[seat] for seat in self._now.winners)


class BoggleGame(Game["BogglePosition", "BoggleMove", "BoggleEvent"]):
    """A game of Boggle; its moves are in `boggle_desk.boggle`."""

    @property
    def board(self) -> Board | None:
        """The cubes on the table, None before the first shake."""
        return self.position.board

    def _repr_svg_(self) -> str | None:
        return self.board._repr_svg_() if self.board else None


class ScrabbleGame(Game["ScrabblePosition", "ScrabbleMove", "ScrabbleEvent"]):
    """A game of Scrabble; its moves are in `boggle_desk.scrabble`, or texts."""

    def gcg(self) -> str:
        """Return the game as GCG. While it runs, racks stay secret unless the rules open them."""
        from boggle_desk.storage.exchange import to_gcg

        return to_gcg(self._game).decode()

    def cgp(self) -> str:
        """Return the position as the player on turn sees it, as a line of CGP."""
        return self.seen.cgp()

    @property
    def seen(self) -> Position:
        """The position as the player on turn sees it, which can be played on and simulated without the game."""
        from boggle_desk.engine.scrabble.set_up import set_up_of_position

        return Position._of(set_up_of_position(self.position, self.position.turn or 0), self.dictionary)

    @property
    def turn(self) -> int | None:
        """The seat on turn, from 0; None before the start."""
        return self.position.turn

    @property
    def board(self) -> "ScrabbleBoard":
        """The board with its tiles."""
        return self.position.board

    def _repr_svg_(self) -> str:
        return self.board.svg(self.position.rules.tiles.values)

    @property
    def rack(self) -> str:
        """The rack of the player on turn; `?` is a blank. Empty before the start."""
        from boggle_desk.engine.scrabble.notation import rack_text

        position = self.position
        return rack_text(position.rules.tiles, position.racks[position.turn]) if position.turn is not None else ""

    @property
    def legal_moves(self) -> LegalMoves:
        """What may be played now, the best first: plays of the dictionary, exchanges and the pass; before the first
        draw `start`, after a play that may be challenged `accept` and `challenge`, and where the table is asked about a
        word `stands` and `falls`."""
        position = self.position
        said = {
            "start": ("start",),
            "challenge": ("accept", "challenge"),
            "asked": ("stands", "falls"),
            "ended": (),
        }.get(position.phase.value)
        return LegalMoves(position.seen_by(position.turn or 0), self.dictionary, said)

    def best_plays(self, count: int = 10) -> tuple[ScoredPlay, ...]:
        """Return the best plays of the player on turn, the best first, by equity."""
        return tuple([each for each in self.legal_moves if each.words][:count])

    def play(self, move: "ScrabbleMove | ScoredPlay | str") -> "tuple[ScrabbleEvent, ...]":
        """Make a move and return its events. It may be a text: `8D RE(TS)INA`, `-QV` or `exchange QV`, `pass`, and
        those of `legal_moves`. Raises `Refused`, with the reason, and `BadPlay`, a ValueError, for a text that
        is no move; then nothing has changed."""
        return super().play(self._move(move) if isinstance(move, str | ScoredPlay) else move)

    def _move(self, move: ScoredPlay | str) -> "ScrabbleMove":
        from boggle_desk.engine.scrabble.events import Accept, AnswerTable, Challenge, Start

        position = self.position
        said: dict[str, ScrabbleMove] = {
            "start": Start(),
            "accept": Accept(),
            "challenge": Challenge(position.next_seat(position.turn or 0)),
            "stands": AnswerTable(True),
            "falls": AnswerTable(False),
        }
        return said.get(str(move).strip().lower()) or _move(position.board, position.rules.tiles, move)


def _game_from(
    kind: str, opening: Any, steps: Iterable[tuple[Any, ...]], dictionary: Dictionary, chance: Random | None
) -> Game[Any, Any, Any]:
    """Return a game that was pickled."""
    from boggle_desk.engine.game import Game as EngineGame
    from boggle_desk.storage.kinds import kind_named

    made: Game[Any, Any, Any] = Game._made(kind, EngineGame(kind_named(kind).logic, opening, steps), dictionary)
    made._rng = chance or made._rng
    return made


@cache
def _glossary() -> "Glossary":
    from boggle_desk.engine.glossary import Glossary
    from boggle_desk.storage.lexica import glossaries

    return Glossary(glossaries())


def _shipped() -> Iterable[str]:
    from boggle_desk.storage.lexica import SHIPPED

    return SHIPPED


def _dictionary(dictionary: Dictionary | str | None) -> Dictionary:
    return dictionary if isinstance(dictionary, Dictionary) else Dictionary(dictionary or "english")


def _tiles_and_words(cgp: str, dictionary: Dictionary | str | None, tiles: str | None) -> tuple[str, Dictionary]:
    """Return the tiles of a position, and its dictionary, by default that of the tiles."""
    from boggle_desk.engine.scrabble.set_up import tiles_in

    key = tiles or tiles_in(cgp, tile_sets())
    words = _dictionary(dictionary or (key if key in _shipped() else None))
    return key or words.tiles, words


def _in_language(rules: Any, words: Dictionary) -> Any:
    """Return rules with the cubes or tiles of a dictionary, which judges."""
    from boggle_desk.engine.boggle.rules import in_language
    from boggle_desk.engine.scrabble.rules import ScrabbleRules

    key = words.lexicon.key if words.lexicon.key in _shipped() else rules.lexicon
    if isinstance(rules, ScrabbleRules):
        return replace(rules, tiles=tile_sets()[words.tiles], lexicon=key)
    return in_language(rules, cube_sets(), words.language or "en", key)
