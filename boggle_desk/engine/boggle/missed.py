"""What could be learned from the rounds of a Boggle game: the words on each board, and who had them."""

from collections.abc import Callable, Iterable, Sequence

from boggle_desk.engine.boggle.events import BoggleEvent, Scored
from boggle_desk.engine.boggle.position import BogglePosition, Mark, apply
from boggle_desk.engine.boggle.rules import minimum_length
from boggle_desk.engine.boggle.solver import solve
from boggle_desk.engine.missed import Seat, Sighting
from boggle_desk.engine.word_graph import WordGraph


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
