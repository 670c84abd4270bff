"""Every word on the board after a round: who had it, and what everybody missed."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from boggle_desk.engine.boggle.events import BoggleEvent, Scored
from boggle_desk.engine.boggle.goals import shortest
from boggle_desk.engine.boggle.position import BogglePosition, Mark, apply
from boggle_desk.engine.boggle.rules import minimum_length, table_points
from boggle_desk.engine.boggle.solver import Found, solve
from boggle_desk.engine.learning import Seat, Sighting
from boggle_desk.engine.lexicon import COMMON, Lexicon
from boggle_desk.engine.players import sides
from boggle_desk.engine.word_graph import WordGraph


@dataclass(frozen=True)
class ReviewedWord:
    """A word of the board, with who wrote it down."""

    word: str
    path: tuple[int, ...]
    points: int
    """What the table of points gives for it."""
    finders: tuple[int, ...]
    """The seats that had it on their lists."""
    alone: bool
    """Whether only one side had it."""
    commonness: int
    """0 is the commonest; larger is rarer."""
    listed: bool
    """Whether the dictionary has it."""
    told: bool = False
    """Whether a hint told it to somebody before they wrote it."""


def review(position: BogglePosition, found: Iterable[Found], lexicon: Lexicon) -> tuple[ReviewedWord, ...]:
    """Return the board's words, most points first, then longest, then by the alphabet.

    Words that somebody wrote are there even if the dictionary lacks them; offensive ones only if somebody wrote them.
    """
    if position.board is None:
        return ()
    paths = {each.word: each.path for each in found if not lexicon.is_offensive(each.word)}
    for entries in position.lists:
        for entry in entries:
            paths.setdefault(entry.word, position.board.path(entry.word) or ())
    rows = (_reviewed(position, word, path, lexicon) for word, path in paths.items())
    return tuple(sorted(rows, key=lambda row: (-row.points, -len(row.word), row.word)))


def search_board(
    position: BogglePosition, lexicon: Lexicon, check: Callable[[], None] = lambda: None
) -> tuple[ReviewedWord, ...]:
    """Return `review` of all words that the board holds for the player with the shortest ones. `check` is called after
    the search and may raise to give up."""
    if position.board is None:
        return ()
    least = shortest(position)
    found = solve(position.board, lexicon.graph, least)
    check()
    return review(position, found, lexicon)


def everyday_first(rows: Iterable[ReviewedWord]) -> tuple[ReviewedWord, ...]:
    """Return the words that everybody knows before the others, each part in the order that it has."""
    return tuple(sorted(rows, key=lambda row: row.commonness > COMMON))


def missed(rows: Iterable[ReviewedWord]) -> tuple[ReviewedWord, ...]:
    """Return the words that nobody had, the commonest first."""
    return tuple(
        sorted((row for row in rows if not row.finders), key=lambda row: (row.commonness, -row.points, row.word))
    )


def goal_rows(rows: Iterable[ReviewedWord], position: BogglePosition) -> tuple[ReviewedWord, ...]:
    """Return the goal words of the board: those that nobody had first, the commonest first."""
    by_word = {row.word: row for row in rows}
    counted = [by_word[word] for word in position.goal_words if word in by_word]
    return tuple(sorted(counted, key=lambda row: bool(row.finders)))


def _reviewed(position: BogglePosition, word: str, path: tuple[int, ...], lexicon: Lexicon) -> ReviewedWord:
    finders = position.holders(word)
    finding_sides = [side for side in sides(position.players) if any(seat in finders for seat in side)]
    rules = position.rules
    upheld = any(entry and entry.mark is not Mark.STRUCK for entry in (position.entry(s, word) for s in finders))
    points = table_points(rules.points, rules.points_beyond, len(word)) if word in lexicon or upheld else 0
    told = any(entry.told for entry in (position.entry(seat, word) for seat in finders) if entry)
    listed, alone = word in lexicon, len(finding_sides) == 1
    return ReviewedWord(word, path, points, finders, alone, lexicon.commonness(word), listed, told)


def sightings(
    opening: BogglePosition, steps: Iterable[Sequence[BoggleEvent]], graph: WordGraph, check: Callable[[], None]
) -> tuple[Sighting, ...]:
    """Return what each scored round offered, in the order of the rounds. `check` may raise between them."""
    position, seen = opening, list[Sighting]()
    for event in (event for step in steps for event in step):
        if isinstance(event, Scored) and (sighting := _sighting(position, graph)):
            seen.append(sighting)
            check()
        position = apply(position, event)
    return tuple(seen)


def _sighting(position: BogglePosition, graph: WordGraph) -> Sighting | None:
    board = position.board
    if board is None:
        return None
    seats = tuple(_seat(position, seat) for seat in range(len(position.players)))
    words = tuple(each.word for each in solve(board, graph, min(seat.least for seat in seats)))
    return Sighting("boggle", seats, words, board.rows, board.columns, board.faces)


def _seat(position: BogglePosition, seat: int) -> Seat:
    """Return what a player had; an empty list on paper says nothing."""
    player, entries = position.players[seat], position.lists[seat]
    return Seat(
        player.name,
        position.is_computer(seat),
        position.is_known(seat) or bool(entries),
        minimum_length(position.rules, player),
        tuple(entry.word for entry in entries if entry.mark is not Mark.STRUCK),
    )
