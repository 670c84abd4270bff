"""Histories of games that are made by hand, without a store that has them."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from boggle_desk.engine.boggle import statistics as boggle
from boggle_desk.engine.game import Game
from boggle_desk.engine.scrabble import statistics as scrabble
from boggle_desk.engine.statistics import PastGame, PlayerResult
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.history import GameHistory
from tests.engine.games_by_hand import alone, crossword, on_paper, on_screen

DAY = 86_400


def past(number: int, game: Game[Any, Any, Any], way: Any) -> PastGame:
    """Return a finished game; it was played on the day of its number, for ten minutes."""
    position = game.position
    return PastGame(
        number,
        position.rules.key,
        position.rules.lexicon,
        way.terms_of(position),
        number * DAY,
        number * DAY + 600,
        True,
        600,
        1,
        way.players_of(position),
    )


@contextmanager
def history_of(*games: PastGame, sittings: Sequence[tuple[int, PlayerResult]] = ()) -> Iterator[GameHistory]:
    """Return a history of games; what is not in `sittings`, with the number of a game, is made of it."""
    store = GameStore.in_memory()
    history = GameHistory.open(store)
    for game in games:
        own = [each for number, each in sittings if number == game.number]
        history.put(game, (), own or scrabble.sittings(game, ()))
    yield history
    history.close()
    store.close()


@contextmanager
def four_games() -> Iterator[GameHistory]:
    """Return a history of games 1 (paper), 2 (screen), 3 (alone) and 4 (crossword), see `games_by_hand`."""
    with history_of() as history:
        made = [(on_paper(), boggle), (on_screen(), boggle), (alone(), boggle), (crossword(), scrabble)]
        for number, (game, way) in enumerate(made, start=1):
            about, read = past(number, game, way), boggle.rounds_of if way is boggle else scrabble.turns_of
            parts, _position = read(number, game.opening, game.moments())
            history.put(about, parts, way.sittings(about, parts))
        yield history
