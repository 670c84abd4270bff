"""Teams, handicaps, advanced play and rules of one's own on the page where a table is set up (B32 to B35)."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from boggle_desk import paths
from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    EndGame,
    PassReading,
    ReadWord,
    Shake,
)
from boggle_desk.engine.boggle.position import Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import BoardWish
from boggle_desk.engine.boggle.statistics import FairStart, Help, helped
from boggle_desk.engine.game import Game
from boggle_desk.engine.players import Player, sides
from boggle_desk.settings import BoggleSetup, settings_file
from boggle_desk.views.boggle.boggle_seats_card import BoggleSeatsCard
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for
from tests.views.boggle.table_stages import FAMILY

pytestmark = pytest.mark.slow


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    """Return a new table at which Ann, Bea and Cem sat last."""
    with open_desk(settings_for("Ann", "Bea", "Cem")) as opened:
        opened.desk.new_table()
        yield opened


def seats(people: Sitting) -> BoggleSeatsCard:
    people.settle()
    return people.setup.seats


# ------------------------------------------------------------------------------------------ teams and handicaps


def open_grants(people: Sitting) -> BoggleSeatsCard:
    """Tap the first person and ask for head starts."""
    card = seats(people)
    people.click(card.table.seats[0])
    people.click(card.options)
    return card


def test_b33_b34_what_is_granted_is_shown_on_wish_and_shut_away_unlost(people: Sitting) -> None:
    card = open_grants(people)
    assert all(row.isVisible() for row in card.grants)
    assert not people.setup.start.isEnabled(), "the page waits under the sheet"
    card.grants[1].team.setCurrentIndex(2)
    card.grants[1].seconds.setValue(45)
    people.key(Qt.Key.Key_Escape)
    assert not card.sheet.isVisible()
    assert people.setup.start.isEnabled()
    assert card.players()[1] == Player("Bea", team="Blue triangle", team_sign=1, extra_seconds=45)
    assert "Bea: 45 s longer" in people.setup.second.text()


def test_b33_how_much_help_a_child_gets_is_one_question(people: Sitting) -> None:
    """B-48: a head start was a grid of twenty controls."""
    card = seats(people)
    people.click(card.table.seats[1])
    people.settle()
    assert (card.help.value, card.proposal.isVisible()) == (Help.NONE, False)
    people.click(card.help.buttons[2])
    assert card.players()[1] == helped(Player("Bea"), 3, Help.LOT)
    assert card.help.value is Help.LOT
    first = opening(people.setup.rules.rules(), card.players())
    card.propose(first, FairStart((), {0: 0, 1: 4}))
    assert card.proposal.text() == "Past rounds say: some"
    people.click(card.help.buttons[1])
    assert not card.proposal.isVisible(), "it is as they say"
    card.seat((Player("Ann"), Player("Bea", extra_seconds=45)))
    people.click(card.table.seats[1])
    assert (card.help.value, len(card.help.buttons)) == (None, 4)


def test_b33_the_shortest_word_is_stepped_from_what_is_usual(people: Sitting) -> None:
    card = open_grants(people)
    field = card.grants[1].minimum
    said = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down):
        people.tab_to(field)
        people.key(key)
        said.append((field.text(), card.players()[1].minimum_length))
    usual, two = ("as usual", None), ("2 letters", 2)
    assert said == [("4 letters", 4), ("5 letters", 5), ("4 letters", 4), usual, two, two]


def test_b34_b33_the_family_of_last_time_sits_down_again(qapp: QApplication) -> None:
    with open_desk(replace(settings_for(), players=FAMILY)) as people:
        people.desk.new_table()
        assert seats(people).players() == FAMILY, "a computer keeps the name that it was given, too"
        assert "Tim" in people.setup.second.text(), "what is granted is not hidden"
        people.click(people.setup.start)
        assert people.position.players == FAMILY
    assert settings_file(paths.user_settings()).load()[0].players == FAMILY


def test_b34_a_team_of_another_name_is_the_same_team(people: Sitting) -> None:
    card = open_grants(people)
    for row in card.grants[:2]:
        row.team.setCurrentIndex(1)
    people.tab_to(card.team_names.lines[0])
    people.type("Mums")
    assert [player.team for player in card.players()] == ["Mums", "Mums", None]
    assert card.grants[0].team.currentText() == "Mums"


def test_b34_two_teams_never_have_one_name(people: Sitting) -> None:
    card = open_grants(people)
    for row, team in zip(card.grants, (1, 2, 3), strict=True):
        row.team.setCurrentIndex(team)
        card.team_names.lines[team - 1].setText("We")
    assert len(sides(card.players())) == 3


def test_b34_only_teams_that_somebody_plays_in_are_named(people: Sitting) -> None:
    card = open_grants(people)
    assert not card.team_names.isVisible()
    card.grants[0].team.setCurrentIndex(4)
    assert [line.isVisible() for line in card.team_names.lines] == [False, False, False, True, False, False]


def test_b33_who_changes_places_keeps_team_and_handicap(people: Sitting) -> None:
    card = open_grants(people)
    card.grants[1].team.setCurrentIndex(1)
    card.grants[1].points.setValue(7)
    bea = card.players()[1]
    people.key(Qt.Key.Key_Escape)
    people.tab_to(card.table.seats[1])
    people.key(Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert seats(people).players()[0] == bea


# -------------------------------------------------------------------------------------------- a fair handicap


def past_games(people: Sitting, rounds: int) -> None:
    """Put a game into the store in which Ann reads three words a round, Bea one and Cem none, Bea with a head start."""
    services = people.desk.services
    rules = replace(services.boggle_presets["classic"], target=None)
    seated = (Player("Ann"), Player("Bea", head_start=3), Player("Cem"))
    first = opening(rules, seated)
    game = Game(BOGGLE, first)
    number = services.store.begin("boggle", first)

    def play(move: object) -> None:
        step = game.play(move, people.desk.services.lexica.lexicon, services.rng)
        services.store.append(number, len(game.steps) - 1, step)

    for _ in range(rounds):
        for move in (Shake(), BeginSearch(), CallTime(), BeginReading()):
            play(move)
        board = game.position.board
        assert board is not None
        words = (board.spell(cells) for cells in triples(board.columns))
        unlike = [word for word in dict.fromkeys(words) if len(word) == 3]
        while game.position.phase is Phase.READ:
            for _word in range(0 if game.position.last_call else (3, 1, 0)[game.position.reader or 0]):
                play(ReadWord(unlike.pop()))
            play(PassReading())
    play(EndGame())


def triples(columns: int) -> Iterator[tuple[int, ...]]:
    """Return rows of three cells that lie side by side."""
    for row in range(columns):
        for column in range(columns - 2):
            yield tuple(row * columns + column + step for step in range(3))


def test_b33_a_fair_handicap_is_suggested_from_past_rounds_and_says_why(people: Sitting) -> None:
    past_games(people, 4)
    card = open_grants(people)
    people.click(card.suggest)
    people.wait(card.why.isVisible)
    assert [player.head_start for player in card.players()] == [0, 2, 3]
    people.tab_to(card.why)
    people.key(Qt.Key.Key_Space)
    said = " ".join(people.texts(card.sheet))
    assert "Bea +2 and Cem +3" in said
    assert "Ann: 3.0 (4 rounds)" in said
    assert "Bea: 1.0 (4 rounds)" in said, "without what was granted"


def test_b33_a_suggestion_is_forgotten_when_the_game_changes(people: Sitting) -> None:
    past_games(people, 3)
    card = open_grants(people)
    people.click(card.suggest)
    people.wait(card.why.isVisible)
    people.setup.rules.widget("seconds").setValue(7)
    assert not card.why.isVisible()
    assert [player.head_start for player in card.players()] == [0, 2, 3], "what was filled in stays"


def test_b33_with_a_code_its_board_decides_which_rounds_count(people: Sitting) -> None:
    """The last table played Master; the code says Classic."""
    past_games(people, 3)
    people.desk.go_home()
    people.desk.services.choices.change(table=BoggleSetup(preset="master"))
    people.settle()
    people.click(people.desk.home.new)
    page = people.setup
    page.board.code.line.setText("0PE3-VP29-JQG0-TT50")
    people.click(page.seats.table.seats[0])
    people.click(page.seats.options)
    people.tab_to(page.seats.suggest)
    people.key(Qt.Key.Key_Space)
    people.wait(page.seats.why.isVisible)
    assert [player.head_start for player in page.seats.players()] == [0, 2, 3]
    page.board.code.line.clear()
    assert not page.seats.why.isVisible(), "another board, other rounds"
    people.key(Qt.Key.Key_Space)
    people.wait(page.seats.why.isVisible)
    assert "Not enough rounds" in " ".join(people.texts(page.seats.sheet))


def test_b33_without_enough_rounds_nothing_is_suggested(people: Sitting) -> None:
    past_games(people, 2)
    card = open_grants(people)
    card.grants[2].points.setValue(4)
    people.click(card.suggest)
    people.wait(card.why.isVisible)
    assert "Not enough rounds" in " ".join(people.texts(card.sheet))
    assert card.players()[2].head_start == 4, "what people chose stays"


def test_b33_head_starts_begin_with_the_player_who_was_tapped(people: Sitting) -> None:
    people.desk.new_table()
    seats = people.setup.seats
    people.click(seats.table.seats[1])
    people.click(seats.options)
    assert seats.grants[1].team.hasFocus()


# ------------------------------------------------------------------------------------------------ advanced play


@pytest.mark.parametrize("key", ["classic", "master", "calculator", "linear", "super"])
def test_b32_advanced_goes_with_every_game(people: Sitting, key: str) -> None:
    card = people.setup.rules
    card.preset.choose(key)
    people.click(people.setup.change)
    people.tab_to(card.advanced)
    people.key(Qt.Key.Key_Space)
    assert card.rules().minimum_length == 5
    people.key(Qt.Key.Key_Space)
    assert card.rules() == replace(
        people.desk.services.boggle_presets[key], lexicon=card.rules().lexicon, writing=card.rules().writing
    )


def test_b32_another_game_means_its_own_rules_and_board(people: Sitting) -> None:
    """B-53: *Advanced* of the last game stayed on, the cards said 3 letters and the rules 5."""
    card = people.setup.rules
    people.click(people.setup.change)
    card.advanced.click()
    people.setup.board.take_wish(BoardWish(least_words=17))
    people.key(Qt.Key.Key_Escape)
    people.click(card.preset.buttons[1])
    assert not card.advanced.isChecked()
    master = people.desk.services.boggle_presets["master"]
    assert people.setup.chosen_game()[0] == replace(master, writing=card.rules().writing)


def test_b32_advanced_and_the_shortest_word_say_the_same(people: Sitting) -> None:
    card = people.setup.rules
    people.click(people.setup.change)
    card.widget("minimum_length").setValue(6)
    assert card.advanced.isChecked()
    card.widget("minimum_length").setValue(4)
    assert not card.advanced.isChecked()


# --------------------------------------------------------------------------------------------- rules of one's own


def keep(people: Sitting, name: str) -> None:
    """Press the button that saves, and type a name."""
    people.ask.typed = name
    if not people.setup.rules.sheet.isVisible():
        people.click(people.setup.change)
    people.tab_to(people.setup.rules.shelf.save)
    people.key(Qt.Key.Key_Space)
    people.settle()
    people.key(Qt.Key.Key_Escape)


def test_b35_rules_are_kept_under_a_name_and_chosen_again(people: Sitting) -> None:
    card = people.setup.rules
    card.preset.choose("master")
    people.click(people.setup.change)
    card.advanced.click()
    card.widget("rounds").setValue(3)
    keep(people, " Our  evening ")
    kept = card.rules()
    assert (kept.key, kept.minimum_length, kept.rounds) == ("own/Our evening", 5, 3)
    people.click(card.preset.buttons[0])
    assert (card.rules().key, card.rules().minimum_length) == ("classic", 3), "Advanced came with the preset"
    card.preset.choose("own/Our evening")
    assert card.rules() == kept
    people.click(people.setup.start)
    assert people.position.rules.key == "own/Our evening"


def test_what_is_wished_of_the_board_is_kept_too(people: Sitting) -> None:
    wish = BoardWish(least_words=17)
    people.setup.board.take_wish(wish)
    keep(people, "Many words")
    people.setup.board.take_wish(BoardWish())
    people.setup.rules.preset.choose("classic")
    people.setup.rules.preset.choose("own/Many words")
    assert people.setup.chosen_game()[0].wish == wish


def test_rules_of_ones_own_are_there_the_next_time(qapp: QApplication) -> None:
    with open_desk(settings_for("Ann", "Bea")) as first:
        first.desk.new_table()
        first.setup.rules.widget("seconds").setValue(2)
        keep(first, "Quick")
        first.click(first.setup.start)
    with open_desk() as second:
        second.desk.new_table()
        assert second.setup.rules.preset.value == "own/Quick"
        assert second.setup.rules.rules().seconds == 120


def test_rules_of_ones_own_are_renamed_and_deleted(people: Sitting) -> None:
    card, ask = people.setup.rules, people.ask
    assert not card.shelf.rename.isVisible()
    keep(people, "Old")
    ask.typed = "New"
    people.click(people.setup.change)
    people.tab_to(card.shelf.rename)
    people.key(Qt.Key.Key_Space)
    assert card.preset.value == "own/New"
    people.settle()
    ask.answer = False
    people.tab_to(card.shelf.delete)
    people.key(Qt.Key.Key_Space)
    assert card.preset.value == "own/New", "only if people say so"
    ask.answer = True
    people.key(Qt.Key.Key_Space)
    assert card.preset.value == "classic"
    assert not card.shelf.delete.isVisible()
    assert people.desk.services.own_presets.read().presets == {}


def test_a_name_in_use_is_asked_about(people: Sitting) -> None:
    card = people.setup.rules
    keep(people, "Ours")
    card.widget("seconds").setValue(9)
    people.ask.answer = False
    keep(people, "ours")
    assert "called “ours”" in people.ask.questions[-1]
    assert people.desk.services.own_presets.read().presets["own/Ours"].seconds == 180
    people.ask.answer = True
    keep(people, "ours")
    assert people.desk.services.own_presets.read().presets["own/ours"].seconds == 540


def test_a_bad_file_is_said_on_the_page_and_the_others_are_there(people: Sitting) -> None:
    keep(people, "Good")
    (paths.user_data() / "presets" / "boggle" / "bad.toml").write_text("name = 'Bad'\nwhat = 1")
    people.desk.new_table()
    people.click(people.setup.change)
    said = " ".join(people.texts(people.setup.rules.sheet))
    assert "bad.toml" in said
    assert "own/Good" in people.desk.services.own_presets.read().presets


def test_s1_scrabble_rules_are_kept_too(people: Sitting) -> None:
    people.desk.new_table("scrabble")
    card = people.setup.rules
    card.widget("open_racks").setChecked(True)
    keep(people, "Open")
    card.preset.choose("club")
    card.widget("open_racks").setChecked(False)
    card.preset.choose("own/Open")
    assert card.rules().open_racks
    people.click(people.setup.start)
    assert people.desk.table.position.rules.key == "own/Open"
