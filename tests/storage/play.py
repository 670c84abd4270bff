"""Games to store: random people at a table, who make every kind of legal move."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from random import Random
from typing import Any

from boggle_desk import paths
from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    BoggleMove,
    CallTime,
    Challenge,
    EndGame,
    EndSearch,
    EraseWord,
    PassReading,
    ReadClock,
    ReadWord,
    Shake,
    SkipWord,
    WriteWord,
)
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark, Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import BoggleRules, Writing, read_cube_sets, read_presets
from boggle_desk.engine.game import Game, Refused
from boggle_desk.engine.players import Player
from boggle_desk.storage.games import GameStore

PLAYERS = (Player("Zoë"), Player("Ben", team="us"), Player("Łucja ❤", minimum_length=2, extra_seconds=30))


class EveryOtherWord:
    """A dictionary that knows the words with an even number of vowels."""

    def __contains__(self, word: str) -> bool:
        return sum(letter in "aeiou" for letter in word) % 2 == 0


@cache
def presets() -> dict[str, BoggleRules]:
    """Return the shipped rules."""
    sets = read_cube_sets(paths.resource("cubes", "english.json"))
    return read_presets(paths.resource("rules", "boggle"), sets)


def new_game(preset: str = "classic") -> Game[Any, Any, Any]:
    """Return a game that has just been set up."""
    return Game(BOGGLE, opening(presets()[preset], PLAYERS))


def next_step(game: Game[Any, Any, Any], rng: Random, end: float = 0.1) -> tuple[Any, ...]:
    """Return a random legal step of a game that is not over; the table stops after a round with the chance `end`."""
    while True:
        try:
            return game.decide(next_move(game.position, rng, end), EveryOtherWord(), rng)
        except Refused:
            continue


def next_move(position: BogglePosition, rng: Random, end: float = 0.1) -> BoggleMove:
    """Return a random move in a game that is not over; the rules may refuse it."""
    return _MOVES[position.phase](position, rng, end)


def fingerprint(steps: tuple[tuple[Any, ...], ...]) -> bytes:
    """Return what no other list of steps has."""
    return sha256(repr(steps).encode()).digest()


def play_on(game: Game[Any, Any, Any], rng: Random, steps: int) -> None:
    """Play so many random steps, fewer if the game ends before."""
    for _ in range(steps):
        if game.position.phase is Phase.ENDED:
            return
        game.follow(next_step(game, rng))


def played(store: GameStore, rng: Random, steps: int, preset: str = "classic") -> tuple[int, Game[Any, Any, Any]]:
    """Return a stored game of so many steps, and its number."""
    game = new_game(preset)
    number = store.begin("boggle", game.opening)
    for _ in range(steps):
        if game.position.phase is not Phase.ENDED:
            step = next_step(game, rng)
            store.append(number, len(game.steps), step)
            game.follow(step)
    return number, game


def _shake(position: BogglePosition, rng: Random, end: float) -> BoggleMove:
    return EndGame() if position.phase is Phase.SCORED and rng.random() < end else Shake()


def _covered(position: BogglePosition, rng: Random, _end: float) -> BoggleMove:
    return Shake() if rng.random() < 0.1 else BeginSearch()


def _search(position: BogglePosition, rng: Random, _end: float) -> BoggleMove:
    if rng.random() < 0.2:
        return rng.choice((CallTime(), EndSearch(), ReadClock(rng.uniform(0, 180))))
    return _write(position, rng)


def _write(position: BogglePosition, rng: Random) -> BoggleMove:
    seats = position.searching if position.rules.writing is Writing.SCREEN else range(len(position.players))
    seat = rng.choice(list(seats) or [0])
    written = position.lists[seat]
    if written and rng.random() < 0.1:
        return EraseWord(seat, rng.choice(written).word)
    return WriteWord(seat, _word(position, rng), rng.uniform(0, 180))


def _word(position: BogglePosition, rng: Random) -> str:
    board = position.board
    assert board
    path = [rng.randrange(len(board.faces))]
    while len(path) < rng.randrange(3, 6) and (open_ := [n for n in board.neighbours[path[-1]] if n not in path]):
        path.append(rng.choice(open_))
    return board.spell(path)


def _collect(position: BogglePosition, rng: Random, _end: float) -> BoggleMove:
    return BeginReading() if rng.random() < 0.1 else _write(position, rng)


def _read(position: BogglePosition, rng: Random, _end: float) -> BoggleMove:
    if position.voting:
        return Vote(rng.choice(position.voting.ballot.waiting), rng.random() < 0.5)
    reader = position.reader or 0
    left = [entry.word for entry in position.lists[reader] if entry.mark is EntryMark.WRITTEN]
    if position.last_word and rng.random() < 0.3:
        return Challenge(position.last_word, rng.randrange(len(position.players)))
    if not left or rng.random() < 0.05:
        return PassReading()
    return ReadWord(rng.choice(left)) if rng.random() < 0.9 else SkipWord(rng.choice(left))


_MOVES: dict[Phase, Callable[[BogglePosition, Random, float], BoggleMove]] = {
    Phase.SHAKE: _shake,
    Phase.COVERED: _covered,
    Phase.SEARCH: _search,
    Phase.FINISH: _search,
    Phase.COLLECT: _collect,
    Phase.READ: _read,
    Phase.SCORED: _shake,
}
