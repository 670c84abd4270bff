"""A game of Scrabble on paper (rules S8, S19, P8, P9, P16, P19, P20)."""

from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QDateTime
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.scrabble.board import Board, Layout, Premium, empty_board
from boggle_desk.engine.scrabble.history import LineKind, lines_of
from boggle_desk.engine.scrabble.position import Phase
from boggle_desk.engine.scrabble.tiles import Tile
from boggle_desk.storage.exchange import open_game
from boggle_desk.views.appearance import PAPER
from boggle_desk.views.faces import Avatar
from boggle_desk.views.paper.sheets import Box, Marks, Outline, Paper, Size, Text
from boggle_desk.views.scrabble.scrabble_paper import GameSheet, board_marks, is_covered, keepsake
from boggle_desk.views.scrabble.turns import moments, moments_of
from tests.engine.scrabble.table import PRESETS, TILE_SETS
from tests.storage.scrabble_play import scrabble_game
from tests.views.boggle.paper_rounds import out
from tests.views.paper.printed import check, texts_of

GCG_FILES = Path(__file__).parents[2] / "data" / "gcg"
ENGLISH = PRESETS["family"].tiles
FACES = tuple(Avatar(letter, "#2a7d78") for letter in "ABCD")


def game_sheet(seed: int, steps: int, players: int, covered: bool = False, place: int | None = None) -> GameSheet:
    game = scrabble_game(Random(seed), steps, players=players)
    made = moments_of(game.opening, game.moments())
    return GameSheet(made, len(made) - 1 if place is None else place, covered)


def test_a_keepsake_of_today_names_the_year(qapp: QApplication) -> None:
    game, now = scrabble_game(Random(3), 4), QDateTime.currentDateTime()
    assert (
        str(now.date().year()) in keepsake(moments_of(game.opening, game.moments()), now.toSecsSinceEpoch(), FACES).day
    )


def test_a_game_has_its_day_beside_its_title(qapp: QApplication) -> None:
    game = scrabble_game(Random(3), 4)
    made = moments_of(game.opening, game.moments())
    assert "24 November 2026" in texts_of(out(GameSheet(made, 4, False, when=1_795_500_000)))


def test_a_game_of_thirty_turns_stands_on_one_page(qapp: QApplication) -> None:
    game = scrabble_game(Random(5), 60, players=2)
    made = moments_of(game.opening, game.moments())[:33]
    printout = out(GameSheet(made, 32, False))
    check(printout)
    assert "32" in texts_of(printout)
    assert len(printout.pages) == 1


def test_the_best_play_of_a_keepsake_stayed_on_the_board(qapp: QApplication) -> None:
    opened = open_game(GCG_FILES / "family_four.gcg", PRESETS["tournament_single"], TILE_SETS)
    assert keepsake(moments(opened), 0, FACES).best == "Best play: SEA · Ann Archer · +14"


@settings(max_examples=settings().max_examples // 4)
@given(
    seed=st.integers(0, 1000), steps=st.integers(1, 70), players=st.integers(1, 4),
    paper=st.sampled_from([Paper(Size.A4), Paper(Size.LETTER, True)]),
)  # fmt: skip
def test_every_line_of_any_game_stands_on_the_paper_once(
    qapp: QApplication, seed: int, steps: int, players: int, paper: Paper
) -> None:
    game = scrabble_game(Random(seed), steps, players=players)
    made = moments_of(game.opening, game.moments())
    printout = out(GameSheet(made, 0, False), paper)
    check(printout)
    said = Counter(texts_of(printout))
    lines = lines_of(game.opening, game.moments())
    for line in (line for line in lines if line.kind is LineKind.PLAY):
        assert said[line.text.partition(" ")[2]] >= 1
    numbers = Counter(str(number) for number in range(1, len(lines) + 1))
    assert not numbers - said
    for score, player in zip(game.position.scores, game.position.players, strict=True):
        assert said[str(score).replace("-", "−")] >= 1
        assert said[player.name] >= 1


def test_a_line_tells_player_rack_square_word_points_and_total(qapp: QApplication) -> None:
    opened = open_game(GCG_FILES / "family_four.gcg", PRESETS["tournament_single"], TILE_SETS)
    said = texts_of(out(GameSheet(moments(opened), 3, False, opened.name)))
    first = said.index("CATSEEE")
    assert said[first - 2 : first + 5] == ["1", "Ann Archer", "CATSEEE", "8G", "CAT", "+10", "10"]
    assert "The first word." in said, "what the file notes"
    assert said[0] == "family_four.gcg"
    assert {"Final scores", "Cleo Cooper won the game."} <= set(said)


def test_stated_scores_that_differ_have_a_sign(qapp: QApplication) -> None:
    opened = open_game(GCG_FILES / "partial.gcg", PRESETS["tournament_single"], TILE_SETS)
    made = moments(opened)
    wrong = sum(1 for moment in made if any(not line.agrees for line in moment.stated))
    said = texts_of(out(GameSheet(made, 0, False)))
    assert sum(text.startswith("≠") for text in said) == wrong


def test_a_running_game_keeps_its_racks(qapp: QApplication) -> None:
    """Rule P8: racks that are hidden on the screen are hidden on paper."""
    open_, hidden = game_sheet(8, 20, 3), game_sheet(8, 20, 3, covered=True)
    racks = set(texts_of(out(open_))) - set(texts_of(out(hidden)))
    assert len(racks) > 3
    assert "racks" not in {field.name for field in hidden.fields()}
    assert racks == set(texts_of(out(open_))) - set(texts_of(out(open_, racks=False)))
    position = scrabble_game(Random(8), 20).position
    assert is_covered(position)
    assert not is_covered(replace(position, phase=Phase.ENDED))
    assert not is_covered(replace(position, rules=replace(position.rules, open_racks=True)))


def test_a_game_can_end_where_it_is_looked_at(qapp: QApplication) -> None:
    sheet = game_sheet(8, 30, 3, place=4)
    whole, part = texts_of(out(sheet)), texts_of(out(sheet, until_shown=True))
    assert "The first 4 line(s) of the game" in part
    assert "Turns" in whole
    assert len(part) < len(whole)
    at_the_end = game_sheet(8, 30, 3)
    assert "until_shown" not in {field.name for field in at_the_end.fields()}


def shapes(marks: Marks) -> tuple[int, int]:
    """Return how many circles and diamonds there are."""
    circles = [mark for mark in marks if isinstance(mark, Box) and mark.radius and mark.radius == mark.width / 2]
    return len(circles), len([mark for mark in marks if isinstance(mark, Outline) and len(mark.points) == 4])


def test_premiums_differ_by_shape_and_number(qapp: QApplication) -> None:
    """Rules P9, P20: circle for the letter, diamond for the word, the factor in it, a star where the game begins."""
    layout = PRESETS["family"].layout
    marks = board_marks(empty_board(layout), ENGLISH, 400)
    letters = sum(1 for premium in layout.premiums if premium.letter != 1)
    words = sum(1 for premium in layout.premiums if premium.word != 1) - 1
    assert shapes(marks) == (letters, words)
    digits = Counter(mark.text for mark in marks if isinstance(mark, Text) and mark.ink == PAPER.black)
    assert digits == {"2": 24 + 16, "3": 12 + 8}
    assert [len(mark.points) for mark in marks if isinstance(mark, Outline)].count(10) == 1
    printable = {PAPER.black, PAPER.grey, PAPER.line, PAPER.tint, PAPER.paper, ""}
    assert {getattr(mark, "fill", "") for mark in marks} | {mark.ink for mark in marks} <= printable


def test_a_blank_is_inverse_and_worth_nothing(qapp: QApplication) -> None:
    """Rules S8, P16."""
    layout = Layout("two", "Two", 1, 2, (Premium(), Premium()), 0)
    marks = board_marks(Board(layout, (Tile("Q"), Tile("Q", blank=True))), ENGLISH, 200)
    tiles = [mark for mark in marks if isinstance(mark, Text) and mark.text in ("Q", "10")]
    assert [(mark.text, mark.ink) for mark in tiles] == [
        ("Q", PAPER.black), ("10", PAPER.black), ("Q", PAPER.paper)
    ]  # fmt: skip
    assert [mark.fill for mark in marks if isinstance(mark, Box) and mark.radius] == [PAPER.paper, PAPER.black]


@pytest.mark.parametrize("key", sorted(TILE_SETS))
def test_boards_of_all_languages_are_printed(qapp: QApplication, key: str) -> None:
    tiles = TILE_SETS[key]
    letters = sorted(tiles.letters, key=len)[-15:]
    layout = PRESETS["family"].layout
    lying = tuple(Tile(letters[at % 15]) if at < 60 else None for at in range(len(layout.premiums)))
    marks = board_marks(Board(layout, lying), tiles, 345)
    assert {mark.text for mark in marks if isinstance(mark, Text)} >= set(letters)
