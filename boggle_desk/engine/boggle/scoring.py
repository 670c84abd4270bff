"""What a round and a game come to."""

from collections.abc import Sequence

from boggle_desk.engine.boggle.position import BogglePosition, Entry, Mark
from boggle_desk.engine.boggle.rules import word_points
from boggle_desk.engine.players import sides


def entry_points(position: BogglePosition, seat: int, entry: Entry) -> int:
    """Return what an entry counts: its points while it stands, unless a hint had told it; less than nothing if a lost
    challenge cost some."""
    if entry.mark is Mark.STANDING:
        return 0 if entry.told else word_points(position.rules, position.players[seat], entry.word)
    return -entry.cost


def word_totals(position: BogglePosition) -> tuple[int, ...]:
    """Return what the words of the round come to so far, by seat, without what a handicap grants."""
    return tuple(
        sum(entry_points(position, seat, entry) for entry in entries) for seat, entries in enumerate(position.lists)
    )


def round_points(position: BogglePosition) -> tuple[int, ...]:
    """Return the points of the round so far, by seat: those of the words, and the head start (rule B33)."""
    totals = word_totals(position)
    return tuple(player.head_start + total for player, total in zip(position.players, totals, strict=True))


def side_points(position: BogglePosition, points: Sequence[int]) -> tuple[int, ...]:
    """Return points by side, in the order of `sides`: a team's are the sum of its members' (rule B34)."""
    return tuple(sum(points[seat] for seat in side) for side in sides(position.players))


def winning_sides(position: BogglePosition, points: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return the side or sides with the most points, each as its seats; a tie is a tie (rules B25, B28, B34)."""
    by_side = side_points(position, points)
    return tuple(side for side, total in zip(sides(position.players), by_side, strict=True) if total == max(by_side))


def leaders(position: BogglePosition, points: Sequence[int]) -> tuple[int, ...]:
    """Return the seats of the side or sides with the most points; a tie is a tie (rules B25, B28)."""
    return tuple(sorted(seat for side in winning_sides(position, points) for seat in side))


def is_over(position: BogglePosition) -> bool:
    """Return whether the rules end the game after the rounds scored so far (rules B26, B27)."""
    rules = position.rules
    reached = rules.target is not None and max(side_points(position, position.totals)) >= rules.target
    return reached or (rules.rounds is not None and len(position.rounds) >= rules.rounds)
