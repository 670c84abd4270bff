"""What a table looks at when a round or a game is over: every word of the board and who had it, what everybody missed,
the nicest words, and the closest moment."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.engine.boggle.events import BoggleEvent, Scored
from boggle_desk.engine.boggle.goals import shortest
from boggle_desk.engine.boggle.position import BogglePosition, Mark, apply
from boggle_desk.engine.boggle.referee import entry_points
from boggle_desk.engine.boggle.rules import minimum_length, table_points
from boggle_desk.engine.boggle.solver import Found, solve
from boggle_desk.engine.learning import Seat, Sighting
from boggle_desk.engine.lexicon import COMMON, Lexicon
from boggle_desk.engine.players import Player, side_points, sides
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


Side = tuple[int, ...]


@dataclass(frozen=True)
class WonWord:
    """A word that counted."""

    seat: int
    word: str
    points: int


def scored_words(position: BogglePosition) -> tuple[tuple[WonWord, ...], ...]:
    """Return for each seat the words of the round that counted, the best first, and then those that cost points. Shared
    words are crossed off (rule B18), so nobody else had these."""
    scored = (
        (
            WonWord(seat, e.word, entry_points(position.rules, position.players[seat], e))
            for e in entries
            if e.mark is Mark.STANDING or e.cost
        )
        for seat, entries in enumerate(position.lists)
    )
    return tuple(tuple(sorted(won, key=_nicest)) for won in scored)


def best_word(position: BogglePosition) -> WonWord | None:
    """Return the nicest word of the round: most points, then longest; None if no word counted."""
    counted = (won for words in scored_words(position) for won in words[:1] if won.points > 0)
    return min(counted, key=_nicest, default=None)


def _nicest(won: WonWord) -> tuple[int, int, str]:
    return -won.points, -len(won.word), won.word


def missed_everyday(rows: Iterable[ReviewedWord], lexicon: Lexicon, most: int = 3) -> tuple[ReviewedWord, ...]:
    """Return words that nobody had though most people know them: those that everybody knows first, and of these the
    longest; of a dictionary that doesn't tell commonness any words. Only one of NOOSE and NOOSES is among them."""
    known = (row for row in missed(rows) if not lexicon.tells_commonness or lexicon.is_everyday(row.word))
    common = sorted(known, key=lambda row: (row.commonness >= COMMON, -len(row.word), row.commonness, row.word))
    chosen: list[ReviewedWord] = []
    for row in common:
        akin = (row.word.startswith(each.word) or each.word.startswith(row.word) for each in chosen)
        if len(chosen) < most and not any(akin):
            chosen.append(row)
    return tuple(sorted(chosen, key=lambda row: -len(row.word)))


@dataclass(frozen=True)
class BestWord:
    """The nicest word of a game, with the board that it was found on."""

    won: WonWord
    round: int
    cubes: tuple[PlacedCube, ...]
    path: tuple[int, ...]


def best_of_game(opening: BogglePosition, steps: Iterable[Sequence[BoggleEvent]]) -> BestWord | None:
    """Return the nicest word of a game, the first of equals; None if no word ever counted."""
    position, best = opening, None
    for event in (event for step in steps for event in step):
        position = apply(position, event)
        if isinstance(event, Scored) and (won := best_word(position)):
            better = best is None or _nicest(won)[:2] < _nicest(best.won)[:2]
            if better and position.board:
                best = BestWord(won, position.round, position.cubes, position.board.path(won.word) or ())
    return best


@dataclass(frozen=True)
class Gap:
    """How the two best sides stood after a round that was not the last."""

    round: int
    ahead: Side
    behind: Side
    points: tuple[int, int]
    """Of the one ahead, and of the one behind."""
    left: int
    """The rounds that were still to come."""


@dataclass(frozen=True)
class Jump:
    """The most points that a side made in a round."""

    round: int
    side: Side
    points: int


def standings(players: Sequence[Player], rounds: Iterable[Sequence[int]]) -> tuple[tuple[int, ...], ...]:
    """Return the points of all sides, in the order of `sides`, after each round."""
    by_side = (side_points(players, points) for points in rounds)
    return tuple(accumulate(by_side, lambda one, other: tuple(a + b for a, b in zip(one, other, strict=True))))


def moment(players: Sequence[Player], rounds: Sequence[Sequence[int]]) -> Gap | Jump | None:
    """Return what a game of several rounds is remembered for: the latest round with the smallest lead or, if one side
    led after each round, the biggest jump. None after one round, and where nobody could be ahead of anybody."""
    seated, totals = sides(players), standings(players, rounds)
    if len(totals) < 2 or len(seated) < 2:
        return None
    gaps = []
    for number, points in enumerate(totals[:-1], 1):
        first, second, *_ = sorted(range(len(seated)), key=lambda side: -points[side])
        gap = (points[first], points[second])
        gaps.append(Gap(number, seated[first], seated[second], gap, len(totals) - number))
    if any(gap.points[0] == gap.points[1] or gap.ahead != gaps[0].ahead for gap in gaps):
        return min(gaps, key=lambda gap: (gap.points[0] - gap.points[1], -gap.round))
    made = [
        Jump(number, side, points)
        for number, row in enumerate(rounds, 1)
        for side, points in zip(seated, side_points(players, row), strict=True)
    ]
    return max(made, key=lambda jump: (jump.points, -jump.round))
