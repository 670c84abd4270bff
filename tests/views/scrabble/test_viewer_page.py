"""Leafing through games of Scrabble: by keys, by mouse, in the list; notes and stated scores of GCG files."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.events import Played, ScrabbleEvent
from boggle_desk.engine.scrabble.history import TURNS, Line, LineKind, lines_of
from boggle_desk.engine.scrabble.position import ScrabblePosition, apply
from boggle_desk.engine.scrabble.tiles import BLANK
from boggle_desk.storage.exchange import OpenedGame, from_lines, open_game, to_lines
from boggle_desk.storage.games import GameState
from boggle_desk.storage.kinds import KINDS
from boggle_desk.storage.replay import BadFile, played_through
from boggle_desk.views.dialogs.lookup_dialog import LookupDialog
from boggle_desk.views.layouts import Scrolled
from boggle_desk.views.scrabble.scrabble_viewer_page import ScrabbleViewerPage
from boggle_desk.views.scrabble.tiles import BACK
from boggle_desk.views.scrabble.turns import StatedMoves, moments
from tests.engine.scrabble.table import PRESETS, TILE_SETS, Table
from tests.storage.scrabble_play import scrabble_game
from tests.storage.written import written_game
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for

pytestmark = pytest.mark.slow

GCG_FILES = Path(__file__).parents[2] / "data" / "gcg"
CONTROL = Qt.KeyboardModifier.ControlModifier


@contextmanager
def leafing(opened: OpenedGame, text_scale: float = 1.0) -> Iterator[tuple[Sitting, ScrabbleViewerPage]]:
    """Show a game in the window."""
    with open_desk(settings_for("Ann", "Bea")) as people:
        people.desk.services.choices.change(text_scale=text_scale)
        people.desk.show_games()
        assert people.desk.games
        people.desk.games.view_asked.emit(opened)
        page = people.desk.viewer
        assert isinstance(page, ScrabbleViewerPage)
        people.settle()
        yield people, page


def family_four(tmp_path: Path, *changes: tuple[str, str]) -> OpenedGame:
    """Return the game of the file, with these changes to its text."""
    text = (GCG_FILES / "family_four.gcg").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = tmp_path / "four.gcg"
    path.write_text(text, encoding="utf-8")
    return open_game(path, PRESETS["tournament_single"], TILE_SETS)


def finished(seed: int = 6, players: int = 2) -> OpenedGame:
    """Return a game that is over."""
    return OpenedGame("scrabble", scrabble_game(Random(seed), 1000, players=players), GameState.FINISHED, 1)


def on_board(page: ScrabbleViewerPage) -> int:
    """Return how many tiles the board tells a screen reader of."""
    tiles = page.moment.position.tiles
    return sum(tile is not None for tile in tiles)


# --------------------------------------------------------------------------------------------- what is shown


def test_there_is_a_moment_for_the_start_and_for_every_line() -> None:
    opened = finished()
    found = moments(opened)
    assert found[0].line is None
    assert [moment.line for moment in found[1:]] == list(lines_of(opened.game.opening, opened.game.moments()))
    assert all(len(rack) == 7 for rack in found[0].position.racks), "the racks are drawn at the start"
    assert found[-1].position == opened.game.position


def test_after_a_play_its_tiles_lie_and_the_rack_is_filled() -> None:
    table = Table("CATSEEE", "ONTEASE")
    table.play("8G CAT")
    found = moments(OpenedGame("scrabble", table.game, GameState.ABANDONED))
    assert found[1].word == "cat"
    assert len(found[1].squares) == 3
    assert len(found[1].position.racks[0]) == 7
    assert found[1].position.turn == 1


def test_unplayed_tiles_count_one_line_after_the_other() -> None:
    """The last play and the racks at the end are one step, and yet each can be looked at (S19)."""
    found = moments(finished())
    ends = [moment for moment in found if moment.line and moment.line.kind is LineKind.RACK]
    assert len(ends) == 2
    assert len({moment.line.step for moment in ends if moment.line}) == 1
    before = found[found.index(ends[0]) - 1].position
    assert [moment.position.scores != before.scores for moment in ends] == [True, True]
    assert ends[0].position.scores != ends[1].position.scores


def test_a_page_opens_at_the_end_with_racks_open_and_the_winner_named(qapp: QApplication) -> None:
    opened = finished()
    with leafing(opened) as (_people, page):
        assert page.place == page.last_place
        position = opened.game.position
        assert on_board(page) == sum(tile is not None for tile in position.tiles)
        names = [seat.card.accessibleName() for seat in page.seats]
        won = position.winners[0]
        assert "won" in names[won]
        assert str(position.scores[won]) in names[won]


def test_the_racks_of_a_running_game_stay_covered(qapp: QApplication) -> None:
    """Else a look at the list would show what the others hold (P8)."""
    game = scrabble_game(Random(2), 12, players=2)
    held = sorted(game.position.racks[0])
    with leafing(OpenedGame("scrabble", game, GameState.RUNNING, 1)) as (people, page):
        assert {page.seats[0].rack.face(place) for place in range(len(held))} == {BACK}
        assert any("racks stay covered" in text for text in people.texts(page))
    with leafing(OpenedGame("scrabble", game, GameState.ABANDONED, 1)) as (people, page):
        faces = [page.seats[0].rack.face(place) for place in range(7)]
        assert sorted(BLANK if face.blank else face.letter for face in faces if face) == held
        assert not any("racks stay covered" in text for text in people.texts(page))


# ------------------------------------------------------------------------------------------------- leafing


def test_keys_leaf_through_the_game(qapp: QApplication) -> None:
    with leafing(finished()) as (people, page):
        last = page.last_place
        people.key(Qt.Key.Key_Home)
        assert (page.place, on_board(page)) == (0, 0)
        assert not page.turns.currentIndex().isValid()
        people.key(Qt.Key.Key_Left)
        assert page.place == 0
        people.key(Qt.Key.Key_Right)
        people.key(Qt.Key.Key_Down)
        assert page.place == 2
        assert page.turns.currentIndex().row() == 1
        people.key(Qt.Key.Key_Left)
        people.key(Qt.Key.Key_Up)
        assert page.place == 0
        people.key(Qt.Key.Key_Down)
        assert page.place == 1
        people.key(Qt.Key.Key_End)
        assert page.place == last


def test_buttons_leaf_and_stop_at_the_ends(qapp: QApplication) -> None:
    with leafing(finished()) as (people, page):
        assert not page.forward.isEnabled()
        people.click(page.back)
        assert page.place == page.last_place - 1
        people.click(page.first)
        assert page.place == 0
        assert not page.back.isEnabled()
        assert not page.first.isEnabled()
        people.click(page.forward)
        people.click(page.last)
        assert page.place == page.last_place


def test_arrows_leaf_from_the_buttons_too_and_the_keyboard_is_never_lost(qapp: QApplication) -> None:
    with leafing(finished()) as (people, page):
        people.tab_to(page.back)
        people.key(Qt.Key.Key_Left)
        assert page.place == page.last_place - 1
        assert QApplication.focusWidget() is page.back
        people.key(Qt.Key.Key_Home)
        assert QApplication.focusWidget() is page.turns


def test_choosing_a_line_shows_the_position_after_it(qapp: QApplication) -> None:
    opened = finished()
    with leafing(opened) as (people, page):
        people.key(Qt.Key.Key_Home)
        people.click_row(page.turns, 3)
        assert page.place == 4
        line = page.moment.line
        assert line is not None
        assert page.moment.position.scores[line.seat] == line.total
        assert page.where.text() == f"4 of {page.last_place}"


def test_arrows_on_the_board_read_it_and_do_not_leaf(qapp: QApplication) -> None:
    with leafing(finished()) as (people, page):
        page.board.setFocus()
        people.key(Qt.Key.Key_Left)
        assert page.place == page.last_place


def test_nothing_can_be_laid_or_moved(qapp: QApplication) -> None:
    with leafing(finished()) as (people, page):
        before = page.moment
        page.board.setFocus()
        people.type("ab")
        people.key(Qt.Key.Key_Return)
        page.seats[0].rack.setFocus()
        people.key(Qt.Key.Key_Right, CONTROL)
        assert page.moment is before
        assert on_board(page) == sum(tile is not None for tile in before.position.tiles)


# ------------------------------------------------------------------------------------------ words and notes


@pytest.mark.parametrize("by_key", [True, False])
def test_the_meaning_of_the_word_of_a_line(qapp: QApplication, by_key: bool) -> None:
    table = Table("CATSEEE", "ONTEASE")
    table.play("8G CAT")
    with leafing(OpenedGame("scrabble", table.game, GameState.ABANDONED, 1)) as (people, page):
        assert page.marked_word() == "cat"
        if by_key:
            people.key(Qt.Key.Key_L, CONTROL)
        else:
            people.click(page.meaning)
        people.settle()
        dialog = next(each for each in people.desk.window.findChildren(LookupDialog) if each.isVisible())
        assert dialog.field.text().upper() == "CAT"
        assert dialog.card.meaning.text.toPlainText().startswith("a small furry animal")
        dialog.close()


def test_at_the_start_no_word_is_marked(qapp: QApplication) -> None:
    with leafing(finished()) as (people, page):
        people.key(Qt.Key.Key_Home)
        assert page.marked_word() == ""
        assert not page.meaning.isEnabled()


def test_notes_of_a_file_are_shown_with_their_lines(qapp: QApplication, tmp_path: Path) -> None:
    with leafing(family_four(tmp_path)) as (people, page):
        assert "All scores in the file are right." in people.texts(page)
        people.key(Qt.Key.Key_Home)
        people.key(Qt.Key.Key_Right)
        assert "The first word." in people.texts(page)
        assert "✎" in page.turns.moves.index(0, 1).data()
        people.key(Qt.Key.Key_Right)
        assert "The first word." not in people.texts(page)


def test_a_stated_score_that_is_wrong_is_said_plainly(qapp: QApplication, tmp_path: Path) -> None:
    opened = family_four(tmp_path, ("11D INTRESs +65 65", "11D INTRESs +78 78"), ("-- -65 0", "-- -78 0"))
    with leafing(opened) as (people, page):
        page.go(7)
        assert "11D INTRESs: the file says 78. We count 65." in people.texts(page)
        assert page.turns.moves.index(6, 2).data() == "≠ +65"
        assert any("Not in any dictionary" in text for text in people.texts(page))
        page.go(8)
        assert "INTRESS" in page.turns.moves.index(7, 1).data(), "a phony that went back names its words"
        assert on_board(page) < 17


def test_a_stated_total_that_is_wrong_is_said_plainly(qapp: QApplication, tmp_path: Path) -> None:
    with leafing(family_four(tmp_path, ("9H ON +8 8", "9H ON +8 9"))) as (people, page):
        page.go(2)
        assert "Total after 9H ON: the file says 9. We count 8." in people.texts(page)


def test_a_line_that_changes_nothing_keeps_its_note(tmp_path: Path) -> None:
    """A challenge in vain without a bonus is no line of the history; what was noted there is shown before it."""
    path = tmp_path / "game.gcg"
    path.write_text(
        "#player1 a Ann\n#player2 b Ben\n>a: CATSEEE 8G CAT +10 10\n>a: SEEE (challenge) +0 10\n#note In vain.\n",
        encoding="utf-8",
    )
    opened = open_game(path, PRESETS["tournament_single"], TILE_SETS)
    notes = [line.entry.note for moment in moments(opened) for line in moment.stated]
    assert "In vain." in notes


def test_every_line_of_a_file_is_at_some_moment(tmp_path: Path) -> None:
    for name in ("family_four.gcg", "french_latin1.gcg"):
        opened = open_game(GCG_FILES / name, PRESETS["tournament_single"], TILE_SETS)
        assert opened.count
        told = [line for moment in moments(opened) for line in moment.stated]
        assert tuple(told) == opened.count.lines
        assert len(moments(opened)) == len(opened.count.lines) + 1


# --------------------------------------------------------------------------------------------------- anything


def test_whatever_is_taken_from_a_changed_file_can_be_leafed_through() -> None:
    data = to_lines(written_game("scrabble", scrabble_game(Random(2), 25)))
    shown = 0
    for seed in range(150):
        rng, bad = Random(seed), bytearray(data)
        bad[rng.randrange(data.index(b"\n"), len(bad))] = rng.randrange(32, 127)
        try:
            game = played_through(from_lines(bytes(bad)))
        except BadFile:
            continue
        found = moments(OpenedGame("scrabble", game, GameState.ABANDONED))
        assert len(found) > 5
        shown += 1
    assert shown, "some changes leave a game"


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_with_large_letters_the_list_is_still_there(qapp: QApplication, text_scale: float, tmp_path: Path) -> None:
    with leafing(family_four(tmp_path), text_scale) as (people, page):
        people.wait(lambda: page.turns.height() >= people.desk.services.look.px(130))
        large = text_scale > 1
        assert all(seat.rack.isVisible() is not large for seat in page.seats)
        people.key(Qt.Key.Key_Home)
        assert ("D D O O O G W" in page.seats[3].card.accessibleName()) is large


def test_the_file_of_a_game_of_four_needs_no_scrolling(qapp: QApplication, tmp_path: Path) -> None:
    """A window of 1280×800 has room for all buttons, and for what a file says of its scores."""
    with leafing(family_four(tmp_path)) as (people, page):
        for place in range(page.last_place + 1):
            page.go(place)
            people.settle()
            assert page.findChild(Scrolled).verticalScrollBar().maximum() == 0, place


def test_all_played_words_of_a_game_are_marked_in_turn() -> None:
    opened = finished()
    played = [event for step in opened.game.steps for event in step if isinstance(event, Played)]
    assert [moment.word for moment in moments(opened) if moment.word] == [event.words[0].text for event in played]


def test_on_its_way_to_the_viewer_each_event_is_applied_once(rng: Random, monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[object] = []

    def counted(position: ScrabblePosition, event: ScrabbleEvent) -> ScrabblePosition:
        applied.append(event)
        return apply(position, event)

    text = written_game("scrabble", scrabble_game(rng, 60))
    kind = KINDS["scrabble"]
    monkeypatch.setitem(KINDS, "scrabble", replace(kind, logic=replace(kind.logic, apply=counted)))
    game = played_through(text)
    assert len(moments(OpenedGame("scrabble", game, GameState.ABANDONED))) > 10
    assert [type(event).__name__ for event in applied] == [event.name for event in text.events]


def test_columns_that_come_back_with_the_room_have_whole_titles(qapp: QApplication) -> None:
    with leafing(finished()) as (people, page):
        turns = page.turns
        whole = [turns.columnWidth(column) for column in range(4)]
        turns.resize(people.desk.services.look.px(150), turns.height())
        assert any(turns.isColumnHidden(column) for column in range(4))
        turns.resize(people.desk.services.look.px(600), turns.height())
        assert [turns.columnWidth(column) >= whole[column] for column in (0, 2, 3)] == [True] * 3


def test_a_turn_that_is_asked_for_is_shown_first(qapp: QApplication) -> None:
    """R-21: what a play brought is shown where it was played, whatever was challenged before."""
    game = replace(finished(3), at=5)
    with leafing(game) as (_people, page):
        assert page.moment.line is not None
        turns = [each for each in page.moments if each.line and each.line.kind in TURNS]
        assert page.moment is turns[4]
    with leafing(replace(game, at=10_000)) as (_people, page):
        assert page.place == page.last_place


@pytest.mark.parametrize("name", ["family_four.gcg", "french_latin1.gcg"])
def test_the_best_plays_have_room_without_a_scroll_bar_of_the_page(qapp: QApplication, name: str) -> None:
    """S-28: at 1280 × 800, with every button whole and the players as the title."""
    opened = open_game(GCG_FILES / name, PRESETS["tournament_single"], TILE_SETS)
    with leafing(opened) as (people, page):
        people.desk.window.resize(1280, 800)
        names = [player.name for player in opened.game.position.players]
        assert page.title.text() == (" – ".join(names) if len(names) == 2 else "Tournament, single challenge")
        page.analyse()
        page.tabs.setCurrentWidget(page.analysis.best)
        people.settle()
        column = next(each for each in page.findChildren(Scrolled) if each.isAncestorOf(page.tabs))
        assert column.verticalScrollBar().maximum() == 0
        for made in (page.meaning, page.print, page.keep, page.leave_page):
            assert made.width() > made.fontMetrics().horizontalAdvance(made.text()), made.text()
        page.leave()


def test_a_line_is_said_whole_once_the_analysis_has_begun(qapp: object) -> None:
    """The column of what turns cost had no text, and a screen reader crashed the program."""
    model = StatedMoves()
    ann = Player("Ann")
    model.show_lines((Line(0, LineKind.PLAY, "8H CAT", 10, 10, 0, ann),), (ann,))
    before = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    model.begin_analysis()
    assert model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole) == before
    assert "Ann" in before
