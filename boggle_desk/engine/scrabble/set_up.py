"""A position that somebody sets up: tiles go anywhere, `problems` says what cannot be, `view_of` what the player on
turn sees. CGP is a position on one line: `board rack/rack score/score zeros operations`. Rows of the board are joined
by `/`; a number counts empty squares, small letters are blanks, `[CH]` is one tile. The player on turn comes first, `?`
is a blank, a rack may be known in part or not at all, `zeros` counts turns without points. Operations (`lex NWL20;`)
are kept; those for rules and tiles are read."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cached_property
from math import prod
from random import Random
from typing import Any

from boggle_desk.engine.game import Words
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.board import Board, Layout
from boggle_desk.engine.scrabble.events import Exchange, PlayTiles
from boggle_desk.engine.scrabble.gcg import language_of, set_named
from boggle_desk.engine.scrabble.knowledge import Leaves
from boggle_desk.engine.scrabble.movegen import Plays, TileGraph, find_plays
from boggle_desk.engine.scrabble.notation import BadPlay, NotationFault, rack_named, rack_text, tile_text, tiles_named
from boggle_desk.engine.scrabble.plays import score_play, word_on
from boggle_desk.engine.scrabble.position import MOST_PLAYERS, Phase, ScrabblePosition
from boggle_desk.engine.scrabble.rules import ScrabbleRules
from boggle_desk.engine.scrabble.tiles import HIDDEN, Rack, Tile, TileSet, in_order, without_tiles
from boggle_desk.engine.scrabble.values import OwnMove, Valuation

LONGEST = 5_000  # the most characters of a position

_PARTS = re.compile(r"(\d+)|(\[[^\[\]/]*\])|(.)")
_SCORE, _ZEROS = re.compile(r"-?\d{1,6}"), re.compile(r"\d{1,4}")


class BadCgp(ValueError):
    """A text that is no position; the message says why."""


MOST_POINTS = 9_999


class Trouble(StrEnum):
    TOO_MANY = "more tiles of a letter than the set has"
    FOREIGN = "a tile that the set does not have"
    NOT_ON_START = "no tile on the start square"
    NOT_CONNECTED = "tiles that touch no others"
    NO_RACK = "no tiles on the rack"
    RACK_TOO_LONG = "more tiles than a rack holds"


@dataclass(frozen=True)
class Problem:
    """Why there cannot be such a position: what it is about, and where."""

    trouble: Trouble
    squares: tuple[int, ...] = ()
    tile: str = ""  # the tile that there are too many of
    used: int = 0
    there_are: int = 0  # how many the set has, or the rack holds


@dataclass(frozen=True)
class LyingWord:
    text: str
    squares: tuple[int, ...]


@dataclass(frozen=True)
class SetUp:
    """A position as far as it is known. Racks and scores go by seats; unknown tiles are left out."""

    rules: ScrabbleRules
    tiles: tuple[Tile | None, ...]
    racks: tuple[Rack, ...]
    scores: tuple[int, ...]
    turn: int = 0
    scoreless: int = 0  # turns without points in succession
    operations: str = ""
    drawn: bool = False  # whether the racks were filled after a move, by tiles that nobody knows

    def __post_init__(self) -> None:
        seats = len(self.racks)
        if not 1 <= seats <= MOST_PLAYERS or len(self.scores) != seats or not 0 <= self.turn < seats:
            raise ValueError(f"{seats} racks, {len(self.scores)} scores and seat {self.turn} on turn do not fit")

    @cached_property
    def board(self) -> Board:
        return Board(self.rules.layout, self.tiles)

    def __repr__(self) -> str:
        return f"<SetUp: {write_cgp(self)}>"

    def __str__(self) -> str:
        return str(view_of(self))

    @property
    def rack(self) -> Rack:
        return self.racks[self.turn]

    @cached_property
    def unseen(self) -> Rack:
        """The tiles that lie neither on the board nor on the rack of the player on turn, in the order of the set."""
        left = Counter(self.rules.tiles.tiles) - self.used
        return in_order(self.rules.tiles, left.elements())

    @property
    def bag(self) -> int:
        """How many tiles are in the bag, with all racks as full as they can be but a stated one on turn."""
        own, full = len(self.rack), self.rules.rack_size
        held = (own if own and not self.drawn else full) + full * (len(self.racks) - 1)
        return max(0, len(self.unseen) + own - held)

    @property
    def used(self) -> Counter[str]:
        return Counter([tile.face for tile in self.tiles if tile] + list(self.rack))

    # ---- changes

    def with_tile(self, square: int, tile: Tile | None) -> "SetUp":
        return replace(self, tiles=(*self.tiles[:square], tile, *self.tiles[square + 1 :]))

    def with_rack(self, rack: Rack) -> "SetUp":
        return replace(self, racks=(*self.racks[: self.turn], rack, *self.racks[self.turn + 1 :]), drawn=False)

    def with_score(self, seat: int, score: int) -> "SetUp":
        score = max(-MOST_POINTS, min(MOST_POINTS, score))
        return replace(self, scores=(*self.scores[:seat], score, *self.scores[seat + 1 :]))

    def with_players(self, number: int) -> "SetUp":
        """Return a copy with `number` players; new ones start at 0."""
        more = number - len(self.racks)
        racks, scores = self.racks[:number] + ((),) * more, self.scores[:number] + (0,) * more
        return replace(self, racks=racks, scores=scores, turn=min(self.turn, number - 1))

    def with_rules(self, rules: ScrabbleRules) -> "SetUp":
        """Return it by other rules; on a board of another size it is empty."""
        old, new = self.rules.layout, rules.layout
        if (old.rows, old.columns) != (new.rows, new.columns):
            return empty_set_up(rules, len(self.racks))
        return replace(self, rules=rules)

    def after(self, move: OwnMove) -> "SetUp":
        """Return the position after a move of the player on turn, who keeps the rest of the rack. Words are not
        judged."""
        score, made = 0, self
        if isinstance(move, PlayTiles):
            score = score_play(self.rules, self.board, move.play).score
            kept = without_tiles(self.rack, move.play.used)
            made = replace(self.with_rack(kept), tiles=self.board.with_tiles(move.play.laid).tiles)
        elif isinstance(move, Exchange):
            made = self.with_rack(without_tiles(self.rack, move.tiles))
        scored = made.with_score(self.turn, self.scores[self.turn] + score)
        following = (self.turn + 1) % len(self.racks)
        return replace(scored, turn=following, scoreless=0 if score else self.scoreless + 1, drawn=True)


def empty_set_up(rules: ScrabbleRules, players: int = 2) -> SetUp:
    return SetUp(rules, (None,) * len(rules.layout.premiums), ((),) * players, (0,) * players)


# --------------------------------------------------------------------------------- from and to other positions


def read_cgp(text: str, rules: ScrabbleRules) -> SetUp:
    """Return the position that the text describes, by these rules. Raises `BadCgp` with a sentence."""
    tiles = rules.tiles
    if len(text) > LONGEST:
        raise BadCgp(f"The position is longer than {LONGEST:,} signs.")
    fields = text.split(maxsplit=4)
    if len(fields) < 4:
        raise BadCgp("A position has four parts: the board, the racks, the scores and the turns without points.")
    board = _board(fields[0], rules.layout, tiles)
    racks = tuple(_rack(each, tiles, rules.rack_size) for each in fields[1].split("/"))
    scores = tuple(_number(each, _SCORE, "score") for each in fields[2].split("/"))
    if not 1 <= len(racks) <= MOST_PLAYERS or len(scores) != len(racks):
        raise BadCgp(f"There are {len(racks)} racks and {len(scores)} scores.")
    _check_tiles(board, racks, tiles)
    zeros, operations = _number(fields[3], _ZEROS, "number of turns"), " ".join(fields[4:])
    return SetUp(_ruled(rules, operations), board.tiles, racks, scores, scoreless=zeros, operations=operations)


_RULED = {"bb": "bingo_bonus", "etl": "exchange_minimum", "mcnz": "scoreless_limit"}
"""The operations that change a number of the rules."""


def _operands(operations: str) -> dict[str, str]:
    """Return what each operation says, by its code."""
    return {
        code: said.strip() for each in operations.split(";") for code, _space, said in [each.strip().partition(" ")]
    }


def _ruled(rules: ScrabbleRules, operations: str) -> ScrabbleRules:
    said = _operands(operations)
    changes: dict[str, Any] = {
        field: _number(said[code], _ZEROS, field.replace("_", " ")) for code, field in _RULED.items() if code in said
    }
    try:
        return replace(rules, **changes)
    except ValueError as error:
        raise BadCgp(f"{error}.") from error


def tiles_in(cgp: str, sets: Mapping[str, TileSet], by_lexicon: bool = True) -> str:
    """Return the key of the tiles that a position names, or else of those of its lexicon; empty if it doesn't say.
    Raises `BadCgp` for tiles that aren't among these."""
    said = _operands("".join(cgp.split(maxsplit=4)[4:]))
    named = said.get("ld", "").lower()
    key = set_named(named or language_of(said.get("lex", "") if by_lexicon else ""), sets)
    if named and not key:
        raise BadCgp(f"There are no tiles '{named[:40]}', only {', '.join(sets)}.")
    return key


def write_cgp(set_up: SetUp) -> str:
    """Return the position as a text that `read_cgp` reads back; the others' racks are left out."""
    columns, laid, seats = set_up.rules.layout.columns, set_up.tiles, len(set_up.racks)
    signs = [tile_text(tile) if tile else "." for tile in laid]
    rows = [
        re.sub(r"\.+", lambda run: str(len(run[0])), "".join(signs[start : start + columns]))
        for start in range(0, len(laid), columns)
    ]
    racks = rack_text(set_up.rules.tiles, set_up.rack) + "/" * (seats - 1)
    scores = "/".join(str(set_up.scores[(set_up.turn + step) % seats]) for step in range(seats))
    return " ".join(["/".join(rows), racks, scores, str(set_up.scoreless), set_up.operations]).rstrip()


def _board(text: str, layout: Layout, tiles: TileSet) -> Board:
    rows = text.split("/")
    if len(rows) != layout.rows:
        raise BadCgp(f"The board has {len(rows)} rows, not {layout.rows}.")
    laid: list[Tile | None] = []
    for number, row in enumerate(rows, start=1):
        try:
            squares = list(_squares(row, tiles, layout.columns))
        except BadPlay as error:
            raise BadCgp(f"Row {number} of the board: {error}.") from error
        if len(squares) != layout.columns:
            raise BadCgp(f"Row {number} of the board has {len(squares)} squares, not {layout.columns}.")
        laid += squares
    return Board(layout, tuple(laid))


def _squares(row: str, tiles: TileSet, columns: int) -> Iterator[Tile | None]:
    for count, bracketed, sign in _PARTS.findall(row):
        if count:
            yield from [None] * min(int(count[:6]), columns + 1)
            continue
        found = tiles_named(tiles, bracketed or sign)
        if len(found) != 1 or found[0].letter == ".":
            raise BadPlay(NotationFault.NO_FACE, text=(bracketed or sign)[:20])
        yield found[0]


def _rack(text: str, tiles: TileSet, rack_size: int) -> Rack:
    try:
        rack = rack_named(tiles, text)
    except BadPlay as error:
        raise BadCgp(f"The rack '{text[:20]}': {error}.") from error
    if len(rack) > rack_size:
        raise BadCgp(f"The rack '{text[:20]}' has {len(rack)} tiles, more than {rack_size}.")
    return rack


def _number(text: str, shape: re.Pattern[str], what: str) -> int:
    if not shape.fullmatch(text) or not text.isascii():
        raise BadCgp(f"'{text[:20]}' is no {what}.")
    return int(text)


def _check_tiles(board: Board, racks: tuple[Rack, ...], tiles: TileSet) -> None:
    used = Counter(tile.face for tile in board.tiles if tile)
    for rack in racks:
        used.update(rack)
    for face in sorted(used - Counter(tiles.tiles)):
        raise BadCgp(f"There are {used[face]} tiles {face}, but the set '{tiles.name}' has {tiles.tiles.count(face)}.")


def set_up_of_position(position: ScrabblePosition, seat: int, racks_known: bool = True) -> SetUp:
    """Return a position of a game as it stood when a player was on turn; without the racks if they are hidden."""
    racks = tuple(tuple(tile for tile in rack if tile != HIDDEN) if racks_known else () for rack in position.racks)
    return SetUp(position.rules, position.tiles, racks, position.scores, seat, position.scoreless)


def view_of(set_up: SetUp) -> ScrabblePosition:
    rules, left = set_up.rules, len(set_up.unseen)
    racks: list[Rack] = []
    for seat in range(len(set_up.racks)):
        held = 0 if seat == set_up.turn else min(rules.rack_size, left)
        left -= held
        racks.append(set_up.rack if seat == set_up.turn else (HIDDEN,) * held)
    return ScrabblePosition(
        rules,
        tuple(Player(str(seat + 1)) for seat in range(len(racks))),
        set_up.tiles,
        tuple(racks),
        (HIDDEN,) * left,
        set_up.scores,
        Phase.TURN,
        set_up.turn,
        turns=1,
        scoreless=set_up.scoreless,
    )


def dealt(set_up: SetUp, players: Sequence[Player], rng: Random) -> ScrabblePosition:
    """Return a position to play on from: the unknown part of racks is drawn from the unseen tiles. Raises ValueError if
    the position cannot be."""
    if wrong := next(iter(problems(set_up)), None):
        raise ValueError(f"there cannot be such a position: {wrong.trouble.value}")
    known = [set_up.rack if seat == set_up.turn else rack for seat, rack in enumerate(set_up.racks)]
    left = without_tiles(
        set_up.unseen, (tile for seat, rack in enumerate(known) if seat != set_up.turn for tile in rack)
    )
    for seat, rack in enumerate(known):
        if seat != set_up.turn or not rack:
            drawn = rng.sample(left, min(set_up.rules.rack_size - len(rack), len(left)))
            known[seat], left = (*rack, *drawn), without_tiles(left, drawn)
    view = view_of(set_up)
    return replace(view, players=tuple(players), racks=tuple(known), bag=left)


# ------------------------------------------------------------------------------------------ what is wrong with it


def problems(set_up: SetUp) -> tuple[Problem, ...]:
    """Return why this position cannot be, or no play can be looked for; none if all is well."""
    return (*_of_tiles(set_up), *_of_board(set_up), *_of_rack(set_up))


def check(set_up: SetUp) -> None:
    """Raise `ValueError` with a sentence for a position that cannot be; the rack on turn may be unknown."""
    for wrong in problems(set_up):
        if wrong.trouble is not Trouble.NO_RACK:
            many = f": {f'{wrong.used} {wrong.tile}'.strip()}, not {wrong.there_are}" if wrong.used else ""
            raise ValueError(f"There cannot be such a position: {wrong.trouble.value}{many}.")


def _of_tiles(set_up: SetUp) -> Iterator[Problem]:
    have = Counter(set_up.rules.tiles.tiles)
    used = set_up.used
    for tile in in_order(set_up.rules.tiles, used):
        squares = tuple(square for square, each in enumerate(set_up.tiles) if each and each.face == tile)
        if tile not in set_up.rules.tiles.values:
            yield Problem(Trouble.FOREIGN, squares, tile)
        elif used[tile] > have[tile]:
            yield Problem(Trouble.TOO_MANY, squares, tile, used[tile], have[tile])


def _of_board(set_up: SetUp) -> Iterator[Problem]:
    start, lying = set_up.rules.layout.start, {square for square, tile in enumerate(set_up.tiles) if tile}
    if not lying:
        return
    if start not in lying:
        yield Problem(Trouble.NOT_ON_START, (start,))
    joined = _joined(set_up.board, start if start in lying else min(lying))
    if apart := lying - joined:
        yield Problem(Trouble.NOT_CONNECTED, tuple(sorted(apart if len(apart) <= len(joined) else joined)))


def _joined(board: Board, first: int) -> set[int]:
    """Return the squares of all tiles that hang together with the one on `first`."""
    found, waiting = {first}, [first]
    while waiting:
        square = waiting.pop()
        for across in (True, False):
            for step in (-1, 1):
                beside = board.beside(square, across, step)
                if beside is not None and board.tiles[beside] and beside not in found:
                    found.add(beside)
                    waiting.append(beside)
    return found


def _of_rack(set_up: SetUp) -> Iterator[Problem]:
    held, most = len(set_up.rack), set_up.rules.rack_size
    if not held:
        yield Problem(Trouble.NO_RACK)
    if held > most:
        yield Problem(Trouble.RACK_TOO_LONG, used=held, there_are=most)


def lying_words(board: Board) -> Iterator[LyingWord]:
    for across in (True, False):
        for square, tile in enumerate(board.tiles):
            before = board.beside(square, across, -1)
            if tile and (before is None or not board.tiles[before]):
                line = board.line(square, across)
                if len(line) > 1:
                    yield LyingWord(word_on(board, line), line)


def unknown_words(board: Board, words: Words) -> tuple[LyingWord, ...]:
    return tuple(word for word in lying_words(board) if word.text not in words)


@dataclass(frozen=True)
class PlayFinder:
    """Finds the plays of a position that was written down as CGP, by these rules and words."""

    rules: ScrabbleRules
    graph: TileGraph
    leaves: Leaves

    def read(self, text: str) -> SetUp:
        return read_cgp(text, self.rules)

    def plays(self, position: SetUp) -> Plays:
        rules = position.rules
        return find_plays(position.board, position.rack, rules.tiles, self.graph, rules.bonus)

    def exchanges(self, position: SetUp) -> int:
        if position.bag < position.rules.exchange_minimum:
            return 0
        return prod(count + 1 for count in Counter(position.rack).values()) - 1

    def valuation(self, position: SetUp) -> Valuation:
        tiles, bag = self.rules.tiles, position.bag
        others = 0 if bag else sum(tiles.values[tile] for tile in position.unseen)
        return Valuation(position.board, tiles, self.leaves, bag, others)
