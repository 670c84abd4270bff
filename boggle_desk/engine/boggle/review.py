"""What a table looks back on: the board's words and who had them, missed words, the best words, the closest moment."""

from collections.abc import Collection, Container, Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from boggle_desk.engine.boggle.cubes import PlacedCube
from boggle_desk.engine.boggle.events import BoggleEvent, Scored
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark, apply
from boggle_desk.engine.boggle.referee import entry_points
from boggle_desk.engine.boggle.rules import counts, word_points
from boggle_desk.engine.boggle.solver import Found, solve, words_on
from boggle_desk.engine.learning import Seat, WordChance
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.engine.players import Player, side_points, sides
from boggle_desk.engine.stopping import Check, go_on
from boggle_desk.engine.tiers import Tier
from boggle_desk.engine.word_graph import WordGraph


@dataclass(frozen=True)
class ReviewedWord:
    word: str
    path: tuple[int, ...]
    points: int
    finders: tuple[int, ...]  # the seats that wrote it, unless it was struck
    alone: bool  # whether only one side had it
    commonness: int  # 0 is the commonest; larger is rarer
    listed: bool
    told: bool = False  # whether a hint gave it away
    brought: bool = True  # whether it may be on a list of missed words (`Lexicon.is_brought`)
    struck: tuple[int, ...] = ()  # the seats that wrote it in vain: the dictionary or the table ruled against it

    @property
    def counted(self) -> bool:
        """Whether it is one of the board's words: the dictionary has it, and nobody ruled against it."""
        return self.listed and not self.struck


def review(position: BogglePosition, found: Iterable[Found], lexicon: Lexicon) -> tuple[ReviewedWord, ...]:
    """Return the board's words by points, length, alphabet; offensive ones only if written, written ones even if
    unlisted."""
    if position.board is None:
        return ()
    paths = {each.word: each.path for each in found if lexicon.is_shown(each.word)}
    for entries in position.lists:
        for entry in entries:
            paths.setdefault(entry.word, position.board.path(entry.word) or ())
    rows = (_reviewed(position, word, path, lexicon) for word, path in paths.items())
    return tuple(sorted(rows, key=lambda row: (-row.points, -len(row.word), row.word)))


def search_board(position: BogglePosition, lexicon: Lexicon, check: Check = go_on) -> tuple[ReviewedWord, ...]:
    """Return `review` of all words that may count for anybody. `check` may raise to cancel."""
    if position.board is None:
        return ()
    found = words_on(position.board, lexicon, position.word_range)
    check()
    return review(position, found, lexicon)


def everyday_first(rows: Iterable[ReviewedWord]) -> tuple[ReviewedWord, ...]:
    """Return the rows with words that most adults know first, else in the same order."""
    return tuple(sorted(rows, key=lambda row: row.commonness > Tier.EVERYDAY.last))


def best_first(rows: Iterable[ReviewedWord]) -> tuple[ReviewedWord, ...]:
    """Return the rows by points, of those worth the same everyday words first."""
    return tuple(sorted(everyday_first(rows), key=lambda row: -row.points))


def longest_first(rows: Iterable[ReviewedWord]) -> tuple[ReviewedWord, ...]:
    return tuple(sorted(everyday_first(rows), key=lambda row: -len(row.word)))


def missed(rows: Iterable[ReviewedWord]) -> tuple[ReviewedWord, ...]:
    """Return the words nobody had, commonest first; only those that the program may bring."""
    left = (row for row in rows if row.brought and not row.finders and not row.struck)
    return tuple(sorted(left, key=lambda row: (row.commonness, -row.points, row.word)))


def goal_rows(rows: Iterable[ReviewedWord], position: BogglePosition) -> tuple[ReviewedWord, ...]:
    """Return the board's goal words: those nobody had first, commonest first."""
    by_word = {row.word: row for row in rows}
    counted = [by_word[word] for word in position.goal_words if word in by_word]
    return tuple(sorted(counted, key=lambda row: bool(row.finders)))


def _reviewed(position: BogglePosition, word: str, path: tuple[int, ...], lexicon: Lexicon) -> ReviewedWord:
    entries = [(seat, entry) for seat in position.holders(word) if (entry := position.entry(seat, word))]
    struck = tuple(seat for seat, entry in entries if entry.mark is EntryMark.STRUCK)
    finders = tuple(seat for seat, _entry in entries if seat not in struck)
    alone = sum(any(seat in finders for seat in side) for side in sides(position.players)) == 1
    listed, told = word in lexicon, any(entry.told for _seat, entry in entries)
    points = position.word_range.points(word) if finders or (listed and not struck) else 0
    common, brought = lexicon.commonness(word), lexicon.is_brought(word)
    return ReviewedWord(word, path, points, finders, alone, common, listed, told, brought, struck)


@dataclass(frozen=True)
class Share:
    """The board by the rules of some players, and what they found of it."""

    seats: tuple[int, ...]
    found: int
    words: int
    points: int


def shares(position: BogglePosition, rows: Sequence[ReviewedWord]) -> tuple[Share, ...]:
    """Return the board as it is for each player; those are together for whom the same words count (rules B9, B33)."""
    counted = [row for row in rows if row.counted]
    alike: dict[tuple[ReviewedWord, ...], list[int]] = {}
    for seat, player in enumerate(position.players):
        own = tuple(row for row in counted if counts(position.rules, player, row.word))
        alike.setdefault(own, []).append(seat)
    return tuple(
        Share(
            tuple(seats),
            sum(any(seat in row.finders for seat in seats) for row in own),
            len(own),
            sum(word_points(position.rules, position.players[seats[0]], row.word) for row in own),
        )
        for own, seats in alike.items()
    )


def sightings(
    opening: BogglePosition, steps: Iterable[Sequence[BoggleEvent]], graph: WordGraph, check: Check
) -> tuple[WordChance, ...]:
    """Return what each scored round offered. `check` is called between rounds and may raise."""
    position, seen = opening, list[WordChance]()
    for event in (event for step in steps for event in step):
        if isinstance(event, Scored) and (sighting := _sighting(position, graph)):
            seen.append(sighting)
            check()
        position = apply(position, event)
    return tuple(seen)


def _sighting(position: BogglePosition, graph: WordGraph) -> WordChance | None:
    board = position.board
    if board is None:
        return None
    struck = {entry.word for entries in position.lists for entry in entries if entry.mark is EntryMark.STRUCK}
    found = (each.word for each in solve(board, graph, position.word_range.least))
    words = tuple(word for word in found if word not in struck)
    seats = tuple(_seat(position, seat, words) for seat in range(len(position.players)))
    return WordChance("boggle", seats, words, board.rows, board.columns, board.faces)


def _seat(position: BogglePosition, seat: int, words: tuple[str, ...]) -> Seat:
    """Return a player's words and time; a list on paper may be incomplete."""
    player, entries = position.players[seat], position.lists[seat]
    return Seat(
        player.name,
        position.is_computer(seat),
        position.is_known(seat) or bool(entries),
        tuple(entry.word for entry in entries if entry.mark is not EntryMark.STRUCK),
        beyond=tuple(word for word in words if not counts(position.rules, player, word)),
    )


Side = tuple[int, ...]


@dataclass(frozen=True)
class WonWord:
    seat: int
    word: str
    points: int


def scored_words(position: BogglePosition) -> tuple[tuple[WonWord, ...], ...]:
    """Return each seat's words that counted, best first, then those that cost points; shared ones are crossed off
    (B18)."""
    scored = (
        (
            WonWord(seat, e.word, entry_points(position.rules, position.players[seat], e))
            for e in entries
            if e.mark is EntryMark.STANDING or e.cost
        )
        for seat, entries in enumerate(position.lists)
    )
    return tuple(tuple(sorted(won, key=_nicest)) for won in scored)


def best_word(position: BogglePosition, words: Container[str] | None = None) -> WonWord | None:
    """Return the word with the most points, then letters; None if no word counted. With the dictionary's `words`, one
    that a computer made up is never the best, though nobody challenged it."""
    real = (
        [won for won in scored if words is None or not position.is_computer(won.seat) or won.word in words]
        for scored in scored_words(position)
    )
    counted = (won for scored in real for won in scored[:1] if won.points > 0)
    return min(counted, key=_nicest, default=None)


def _nicest(won: WonWord) -> tuple[int, int, str]:
    return -won.points, -len(won.word), won.word


def missed_everyday(rows: Iterable[ReviewedWord], lexicon: Lexicon, most: int = 3) -> tuple[ReviewedWord, ...]:
    """Return up to `most` missed words that most adults know, longest first, only one of NOOSE and NOOSES."""
    known = (row for row in missed(rows) if lexicon.is_within(row.word, Tier.EVERYDAY))
    common = sorted(
        known, key=lambda row: (row.commonness >= Tier.EVERYDAY.last, -len(row.word), row.commonness, row.word)
    )
    chosen: list[ReviewedWord] = []
    for row in common:
        akin = (row.word.startswith(each.word) or each.word.startswith(row.word) for each in chosen)
        if len(chosen) < most and not any(akin):
            chosen.append(row)
    return tuple(sorted(chosen, key=lambda row: -len(row.word)))


@dataclass(frozen=True)
class BestWord:
    won: WonWord
    round: int
    cubes: tuple[PlacedCube, ...]
    path: tuple[int, ...]


def best_of_game(
    opening: BogglePosition, steps: Iterable[Sequence[BoggleEvent]], words: Container[str] | None = None
) -> BestWord | None:
    """Return the first best word of a game; None if no word counted. `words` as for `best_word`."""
    position, best = opening, None
    for event in (event for step in steps for event in step):
        position = apply(position, event)
        if isinstance(event, Scored) and (won := best_word(position, words)):
            better = best is None or _nicest(won)[:2] < _nicest(best.won)[:2]
            if better and position.board:
                best = BestWord(won, position.round, position.cubes, position.board.path(won.word) or ())
    return best


@dataclass(frozen=True)
class Gap:
    """The lead of the best side after a round that was not the last."""

    round: int
    ahead: Side
    behind: Side
    points: tuple[int, int]  # of the leader and the second
    left: int  # rounds still to come


@dataclass(frozen=True)
class Jump:
    """The most points that a side made in a round."""

    round: int
    side: Side
    points: int


def standings(
    players: Sequence[Player], rounds: Iterable[Sequence[int]], left: Collection[int] = ()
) -> tuple[tuple[int, ...], ...]:
    by_side = (side_points(players, points, left) for points in rounds)
    return tuple(accumulate(by_side, lambda one, other: tuple(a + b for a, b in zip(one, other, strict=True))))


def moment(players: Sequence[Player], rounds: Sequence[Sequence[int]], left: Collection[int] = ()) -> Gap | Jump | None:
    """Return the latest round with the smallest lead or, if one side always led or the end itself is a tie, the biggest
    jump, among those who haven't `left`. None after one round and for one side."""
    seated, totals = sides(players, left), standings(players, rounds, left)
    if len(totals) < 2 or len(seated) < 2:
        return None
    gaps = []
    for number, points in enumerate(totals[:-1], 1):
        first, second, *_ = sorted(range(len(seated)), key=lambda side: -points[side])
        gap = (points[first], points[second])
        gaps.append(Gap(number, seated[first], seated[second], gap, len(totals) - number))
    best, next_best, *_ = sorted(totals[-1], reverse=True)
    if best != next_best and any(gap.points[0] == gap.points[1] or gap.ahead != gaps[0].ahead for gap in gaps):
        return min(gaps, key=lambda gap: (gap.points[0] - gap.points[1], -gap.round))
    made = [
        Jump(number, side, points)
        for number, row in enumerate(rounds, 1)
        for side, points in zip(seated, side_points(players, row, left), strict=True)
    ]
    return max(made, key=lambda jump: (jump.points, -jump.round))


@dataclass(frozen=True)
class Finisher:
    """A side in the last round of a race."""

    side: Side
    before: int  # its points before the round
    coins: tuple[WonWord, ...]
    """What it made in the round, in the order of reading; points without a word are the head start (B33)."""

    @property
    def total(self) -> int:
        return self.before + sum(won.points for won in self.coins)


_CLOSE = 2  # the most points between the first two of a photo finish


@dataclass(frozen=True)
class Finish:
    runners: tuple[Finisher, ...]  # best first; those who tie in the order of their seats
    target: int | None  # None if there is none or nobody reached it

    @property
    def line(self) -> int:
        """The points of the finish: the target, or the best total."""
        return self.runners[0].total if self.target is None else self.target

    @property
    def gap(self) -> int:
        return self.runners[0].total - self.runners[1].total

    @property
    def is_close(self) -> bool:
        return self.gap <= _CLOSE

    @property
    def word(self) -> WonWord | None:
        """The word by which the winner reached the target and passed the second for good; None for a tie, or if it was
        the head start."""
        first, second = self.runners[:2]
        bar = max(second.total, (self.target or 0) - 1)
        points, last = first.before, None
        for won in first.coins:
            if points <= bar < points + won.points:
                last = won
            points += won.points
        return last if last and last.word else None


def finish_of(position: BogglePosition) -> Finish | None:
    """Return the last scored round as a race; None for one side, or if nobody made a point in it."""
    seated = sides(position.players, position.left)
    if len(seated) < 2 or not position.rounds:
        return None
    totals = side_points(position.players, position.totals, position.left)
    order = {word: place for place, word in enumerate(position.words_read)}
    runners = []
    for side, total in zip(seated, totals, strict=True):
        start = sum(position.players[seat].head_start for seat in side)
        won = sorted(
            (won for seat in side for won in scored_words(position)[seat]),
            key=lambda won: order.get(won.word, len(order)),
        )
        coins = ([WonWord(side[0], "", start)] if start else []) + won
        runners.append(Finisher(side, total - sum(each.points for each in coins), tuple(coins)))
    if not any(runner.coins for runner in runners):
        return None
    target = position.rules.target
    runners.sort(key=lambda runner: -runner.total)
    return Finish(tuple(runners), target if target is not None and max(totals) >= target else None)
