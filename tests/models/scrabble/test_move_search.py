"""The best moves of a position: first by estimate, then by simulation, at the end exactly."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from boggle_desk.engine.scrabble.analysis import Judge
from boggle_desk.engine.scrabble.knowledge import plain_leaves
from boggle_desk.engine.scrabble.notation import play_text
from boggle_desk.engine.scrabble.position import ScrabblePosition
from boggle_desk.engine.scrabble.set_up import read_cgp, view_of
from boggle_desk.engine.scrabble.values import Basis
from boggle_desk.engine.stopping import Stopped
from boggle_desk.models.background_task import StopFlag
from boggle_desk.models.scrabble.set_up import SetUpProgress, search_moves
from boggle_desk.storage.lexica import open_shipped
from tests.engine.scrabble.table import FAMILY

QUICKLY = (0.02, 0.04)


def view(cgp: str) -> ScrabblePosition:
    return view_of(read_cgp(cgp, FAMILY))


def judge() -> Judge:
    return Judge(open_shipped(), plain_leaves(FAMILY.tiles))


EMPTY = "/".join(["15"] * 15)
LATE = (
    "6PEBA1JOLT/9ZOAEA1/6VETO1V3/10TA3/9OH4/9MY4/10M4/F2Q3AGRIA2T/I1rIpIENI1N2ER/N8PE2WO/S4GNARLS3I/"
    "KAW4C1O1BULL/OXEYES1REDFIN1I/3GRICERS4T"
)
"""All but the last row of a board near the end."""


def told(
    position: ScrabblePosition, stages: Sequence[float] = QUICKLY, asked: Callable[[], Judge] = judge
) -> list[SetUpProgress]:
    """Return all that is told of a position."""
    heard: list[Any] = []
    search_moves(position, asked, stages, 1, StopFlag(heard.append))
    return heard


def test_first_the_estimate_then_the_simulations() -> None:
    heard = told(view(f"{EMPTY} EEIIMNY/ 0/0 0"))
    static, simulated = [Basis.STATIC] * 2, [Basis.SIMULATED] * 2
    assert [each.evaluation.basis for each in heard] == [*static, *simulated]
    assert [each.seconds for each in heard] == [0.0, 0.0, *QUICKLY]
    assert heard[0].evaluation.best[0].score == 28, "what the known positions say of this rack"
    assert all(each.win is not None for each in heard[-1].evaluation.best)


def test_alone_the_estimate_is_all_there_is() -> None:
    heard = told(view(f"{EMPTY} EEIIMNY 0 0"))
    assert {each.evaluation.basis for each in heard} == {Basis.STATIC}


def test_the_end_of_a_game_is_searched_to_the_end() -> None:
    position = view(f"{LATE}/DADO3D6E EH/ 0/0 0")
    assert position.bag == ()
    heard = told(position)
    assert heard[-1].evaluation.basis is Basis.EXACT
    best = heard[-1].evaluation.best[0]
    assert best.kept == (), f"{play_text(position.board, best.move.play)} goes out"


def test_with_a_tile_in_the_bag_the_last_stage_tries_every_draw() -> None:
    position = view(f"{LATE}/3O3D6E EH/ 0/0 0")
    assert len(position.bag) == 1
    heard = told(position, (0.02, 5.0))
    assert [each.evaluation.basis for each in heard[-2:]] == [Basis.SIMULATED, Basis.PREENDGAME]
    assert heard[-1].seconds == 0.0, "it is no simulation"
    assert any(each.win is not None and each.error is None for each in heard[-1].evaluation.best)


def test_the_best_play_of_everyday_words_is_told_too() -> None:
    heard = told(view(f"{EMPTY} AINNPRU/ 0/0 0"))
    words = open_shipped()
    assert heard[0].evaluation.made is None, "the estimate does not wait for it"
    for each in heard[1:]:
        everyday = each.evaluation.made
        assert everyday
        assert everyday.words
        assert all(map(words.is_everyday, everyday.words))
    assert not all(words.is_everyday(word) for each in heard[0].evaluation.best for word in each.words)


def test_a_dictionary_that_knows_no_everyday_words_tells_none() -> None:
    plain = replace(judge(), words=replace(open_shipped(), levels=None))
    heard = told(view(f"{EMPTY} AINNPRU/ 0/0 0"), asked=lambda: plain)
    assert all(each.evaluation.made is None for each in heard)


def test_a_search_that_is_stopped_gives_up() -> None:
    heard: list[Any] = []

    def stop(news: object) -> None:
        heard.append(news)
        flag.stop()

    flag = StopFlag(stop)
    with pytest.raises(Stopped):
        search_moves(view(f"{EMPTY} EEIIMNY/ 0/0 0"), judge, (60.0,), 1, flag)
    assert len(heard) == 1
