"""A vote that is interrupted at any moment goes on where it was: closed and opened after each step, nothing of it is
lost (B20, P18, S12)."""

from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from boggle_desk.engine.ballot import Vote
from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    Challenge,
    DropVote,
    EndSearch,
    Ruled,
    UsePhones,
    WriteWord,
)
from boggle_desk.engine.boggle.rules import ChallengeJudge, Writing
from boggle_desk.engine.game import Game
from boggle_desk.engine.scrabble.events import Accepted, Consent, RearrangeRack, TableAnswered
from boggle_desk.storage.games import GameStore
from tests.engine.boggle.table import Table
from tests.engine.scrabble.table import Table as CrosswordTable
from tests.storage.keeping import keep

NAMES = ("Ann", "Bea", "Cem", "Deb", "Eli", "Fay", "Gus", "Hal")
RACKS = ("CATSEEE", "TONEAAA", "TONEIII", "TONEUUU")


def play_on(folder: Path, kind: str, game: Game[Any, Any, Any], words: Any, moves: Iterable[Any], rng: Any) -> None:
    """Make the moves, each in a program that has just opened the game again, and undo and redo the last of them."""
    path = folder / "games.sqlite"
    with closing(GameStore.open(path)) as store:
        number = keep(store, kind, game)
    for move in moves:
        with closing(GameStore.open(path)) as store:
            again = store.load(number)
            assert (again.position, again.steps) == (game.position, game.steps)
            step = again.play(move, words, rng)
            store.append(number, len(again.steps) - 1, step)
        game.follow(step)
        for seat in range(len(game.position.players)):
            assert again.position.seen_by(seat) == game.position.seen_by(seat)
    with closing(GameStore.open(path)) as store:
        assert store.load(number).position == game.position
        if game.can_take_back():
            store.retract(number, len(game.steps) - 1)
            last = game.take_back()
            assert store.load(number).position == game.position
            store.append(number, len(game.steps), last)
            game.follow(last)
            assert store.load(number).position == game.position


def split(voters: Sequence[int], first: bool) -> list[Vote]:
    """Return votes that stay undecided up to the last one."""
    return [Vote(seat, first is bool(place % 2)) for place, seat in enumerate(voters)]


@pytest.mark.parametrize("voters", range(2, 8))
@pytest.mark.parametrize("writing", list(Writing))
def test_b20_a_vote_is_as_it_was_after_any_of_its_moments(tmp_path: Path, voters: int, writing: Writing) -> None:
    """Ann's word, which the dictionary lacks: nobody or somebody on a phone, on paper and on screen."""
    table = Table(*NAMES[: voters + 1], court=ChallengeJudge.VOTE, writing=writing)
    if writing is Writing.PHONES:
        table.play(UsePhones((1, voters)))
    read_a_false_word(table, writing)
    moves = (Challenge("slin", 1), DropVote(), Challenge("slin", 1), *split(range(2, voters + 1), False))
    play_on(tmp_path, "boggle", table.game, table.words, moves, table.rng)
    last = table.now.challenges[-1]
    assert (last.word, last.by, sum(last.ballot.tally)) == ("slin", 1, voters)
    assert [isinstance(event, Ruled) for event in table.game.steps[-1]] == [False, True]


def read_a_false_word(table: Table, writing: Writing) -> None:
    wrote = WriteWord(0, "slin")
    if writing is not Writing.SCREEN:
        table.play(BeginSearch(), EndSearch(), wrote, BeginReading())
    else:
        for seat in range(len(table.now.players)):
            table.play(BeginSearch(), *[wrote][seat:], EndSearch())
    table.say("slin")


@pytest.mark.parametrize("people", [3, 4])
def test_p18_a_vote_is_as_it_was_after_any_of_its_moments(tmp_path: Path, people: int) -> None:
    """Who votes on a phone may put the tiles there in order meanwhile."""
    table = CrosswordTable(*RACKS[:people])
    table.play("8G TAC")
    first, *others = split(range(1, people), True)
    moves = (first, RearrangeRack(1, tuple(RACKS[1][::-1])), *others)
    play_on(tmp_path, "scrabble", table.game, table.words, moves, table.rng)
    assert TableAnswered(0, ("tac",), stands=False) in table.game.steps[-1]


@pytest.mark.parametrize("people", [3, 4])
def test_s12_who_does_not_challenge_is_known_after_any_moment(tmp_path: Path, people: int) -> None:
    table = CrosswordTable(*RACKS[:people], base="club")
    table.play("8G CAT")
    play_on(tmp_path, "scrabble", table.game, table.words, map(Consent, range(1, people)), table.rng)
    assert table.game.steps[-1][1] == Accepted(0)
