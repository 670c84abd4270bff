"""The small still board."""

from random import Random

from PySide6.QtWidgets import QApplication

from boggle_desk import paths
from boggle_desk.engine.boggle.cubes import shake
from boggle_desk.engine.boggle.rules import read_cube_sets
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.boggle.board_picture import BoardPicture


def test_a_path_is_shown_and_goes_again(qapp: QApplication) -> None:
    cubes = read_cube_sets(paths.resource("cubes", "english.json"))["new4"]
    picture = BoardPicture(Appearance())
    picture.resize(200, 200)
    picture.show_board(cubes, shake(cubes.cubes, Random(3)))
    bare = picture.grab().toImage()
    picture.show_path((0, 1, 5))
    assert picture.grab().toImage() != bare
    picture.show_path(())
    assert picture.grab().toImage() == bare
    picture.deleteLater()


def test_a_reader_hears_the_letters_row_by_row(qapp: QApplication) -> None:
    cubes = read_cube_sets(paths.resource("cubes", "english.json"))["new4"]
    placed = shake(cubes.cubes, Random(3))
    picture = BoardPicture(Appearance())
    picture.show_board(cubes, placed)
    assert picture.accessibleName().count(",") == cubes.rows - 1
    assert all(cube.letters in picture.accessibleName() for cube in placed)
    picture.deleteLater()
