"""The page of words: what was missed, lists, questions to the dictionary, all about one; by keys and by mouse."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget

from boggle_desk.engine.boggle.events import (
    BeginReading,
    BeginSearch,
    CallTime,
    EndGame,
    EndSearch,
    PassReading,
    ReadWord,
    Shake,
    WriteWord,
)
from boggle_desk.engine.boggle.position import Phase, opening
from boggle_desk.engine.boggle.referee import BOGGLE
from boggle_desk.engine.boggle.rules import Writing
from boggle_desk.engine.flashcards import CardKind
from boggle_desk.engine.game import Game
from boggle_desk.engine.learning import SpotBoard, WordChance, missed_words, spot_boards
from boggle_desk.engine.players import Player
from boggle_desk.engine.tiers import Tier, Vocabulary
from boggle_desk.models.learn.words import MOST_SHOWN
from boggle_desk.settings import OffensiveWords
from boggle_desk.storage.learning import read_sightings
from boggle_desk.storage.lexica import open_shipped
from boggle_desk.views.learn.learn_page import LearnPage
from boggle_desk.views.learn.spot import SpotView
from boggle_desk.views.page import PageAct
from boggle_desk.views.paper.sheets import Paper
from tests.storage.scrabble_play import scrabble_game
from tests.views.boggle.table_fixtures import SEED, Sitting
from tests.views.learn.learn_fixtures import Days, in_front, open_room, room, store_of, with_cards
from tests.views.paper.printed import check, texts_of
from tests.words import shipped_words

pytestmark = pytest.mark.slow

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(qapp: QApplication) -> Iterator[tuple[Sitting, Days]]:
    with open_room() as made:
        yield made


def finished_round(people: Sitting, words: dict[str, list[str]]) -> int:
    """Store a game of one round on the first board of the seed, with these lists; return its number."""
    store, rng, lexicon = people.desk.services.store, Random(SEED), open_shipped()
    rules = replace(people.desk.services.boggle_presets["classic"], writing=Writing.SCREEN, target=None)
    game: Game[Any, Any, Any] = Game(BOGGLE, opening(rules, [Player(name) for name in words]))
    number = store.begin("boggle", game.opening)

    def play(move: Any) -> None:
        store.append(number, len(game.steps), game.play(move, lexicon, rng))

    play(Shake())
    while game.position.phase is Phase.COVERED:
        play(BeginSearch())
        (seat,) = game.position.searching
        for word in list(words.values())[seat]:
            play(WriteWord(seat, word, 1.0))
        play(CallTime())
        if game.position.phase is Phase.FINISH:
            play(EndSearch())
    if game.position.phase is Phase.COLLECT:
        play(BeginReading())
    while game.position.phase is Phase.READ:
        position = game.position
        left = [entry.word for entry in position.lists[position.reader] if entry.mark == "written"]
        play(ReadWord(left[0]) if left else PassReading())
    play(EndGame())
    return number


def rows(page: LearnPage) -> dict[str, str]:
    """Return the words of the list with their notes."""
    return {row.word: row.note for row in page.words.words.rows}


def listed(people: Sitting, page: LearnPage, title: str) -> None:
    """Choose another word list by its name."""
    menu = page.words.lists.menu()
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == title).trigger()
    people.wait(lambda: page.words.news.text() != "Looking…")
    people.settle()


# ------------------------------------------------------------------------------------------ missed words


def test_missed_words_come_first_with_their_meaning_and_a_tick_for_the_quiz(opened: tuple[Sitting, Days]) -> None:
    """The first board of the seed has HOT, HOST and TOQUE; Ann had only HOT. By keys and by mouse."""
    people, _ = opened
    finished_round(people, {"Ann": ["hot"], "Bea": ["hot", "toque"]})
    page = room(people)
    shown = list(rows(page))
    missed = [word for word, note in rows(page).items() if note]
    assert missed, "a word of the board that most people know"
    assert shown[: len(missed)] == missed
    assert "hot" not in shown
    lexicon = people.desk.services.lexica.lexicon
    assert lexicon
    assert all(lexicon.is_everyday(word) and lexicon.is_brought(word) for word in shown)
    assert page.words.heading.text() == "New for Ann"
    assert QApplication.focusWidget() is page.words.field
    people.key(Qt.Key.Key_Down)
    assert QApplication.focusWidget() is page.words.table
    assert page.words.word == shown[0]
    people.key(Qt.Key.Key_Down)
    assert page.words.word == shown[1]
    people.key(Qt.Key.Key_Space)
    assert [card.word for card in store_of(people).cards("Ann")] == [shown[1]]
    people.wait(lambda: page.idle)
    assert shown[1] not in rows(page), "what is in the quiz is no word to learn next"
    people.click(page.words.add)
    assert len(store_of(people).cards("Ann")) == 21
    assert page.news.text() == "20 cards added to the quiz."
    assert all(card.languages == ("en",) for card in store_of(people).cards("Ann"))
    quiz, *_others = page.printables(lambda _key: open_shipped())
    made = quiz.job(None, Paper(), True)()
    check(made)
    assert {"Words in the quiz", "Ann", shown[1].upper()} <= set(texts_of(made))


def test_a_child_is_offered_simple_words_and_a_grown_up_everyday_ones(opened: tuple[Sitting, Days]) -> None:
    """Also who has played nothing yet; and it is remembered who is a child."""
    people, _ = opened
    page = room(people)
    lexicon = people.desk.services.lexica.lexicon
    assert lexicon
    assert (page.age.value, page.words.tier.value) == (False, Vocabulary.EVERYDAY)
    assert {lexicon.tier(word) for word in rows(page)} == {Tier.EVERYDAY}
    page.age.setCurrentIndex(1)
    page.age.activated.emit(1)
    people.wait(lambda: page.idle)
    assert page.words.tier.value is Vocabulary.SIMPLE
    assert {lexicon.tier(word) for word in rows(page)} == {Tier.SIMPLE}
    often = [lexicon.frequency(word) for word in rows(page)]
    assert often == sorted(often, reverse=True), "the commonest first"
    assert people.desk.services.choices.settings.children == ("ann",)
    people.click(page.words.tier.buttons[2])
    people.wait(lambda: page.idle)
    assert {lexicon.tier(word) for word in rows(page)} == {Tier.ALL}
    page.person.setCurrentIndex(1)
    people.wait(lambda: page.idle)
    assert (page.person_name, page.age.value, page.words.tier.value) == ("Bea", False, Vocabulary.EVERYDAY)
    page.person.setCurrentIndex(0)
    people.wait(lambda: page.idle)
    assert (page.age.value, page.words.tier.value) == (True, Vocabulary.SIMPLE)


def test_words_that_were_overlooked_are_spotted_on_their_board(opened: tuple[Sitting, Days]) -> None:
    people, days = opened
    finished_round(people, {"Ann": ["hot"]})
    page = room(people)
    people.key(Qt.Key.Key_3, CONTROL)
    spot = page.spot
    assert spot.task.text() == "You know 3 words that you missed here. Spot them!"
    assert "H Qu E G" in spot.picture.accessibleName()
    assert QApplication.focusWidget() is spot.field
    assert not spot.next.isEnabled(), "there is no other board"
    for typed, said in (("zebra", "ZEBRA isn't on this board."), ("esp", "isn't in"), ("hot", "HOT counts too!")):
        people.enter(typed)
        assert said in spot.news.text()
    people.click(spot.show_me)
    assert spot.news.text().startswith("Here it is: ")
    (card,) = store_of(people).cards("Ann")
    assert (card.subject, card.failed) == (CardKind.SPOT, True)
    found = [word for word in _on_first_board(page) if word != card.word]
    for word in found:
        people.enter(word)
    assert spot.news.text() == f"Found: {found[-1].upper()}!"
    assert QApplication.focusWidget() is spot.next
    cards = {each.word: each for each in store_of(people).cards("Ann")}
    assert all(cards[word].due > days.today for word in found)
    people.key(Qt.Key.Key_Return)
    assert card.word in _on_first_board(page), "it is asked again, with others"
    assert not set(found) & set(_on_first_board(page))
    assert page.quiz.run is not None
    assert page.quiz.run.left == 0, "the quiz knows nothing of them"


def test_a_board_is_left_before_all_its_words_are_spotted(opened: tuple[Sitting, Days]) -> None:
    people, _days = opened
    lexica = people.desk.services.lexica
    boards = tuple(
        SpotBoard(WordChance("boggle", (), (), 2, 2, faces), (word,))
        for faces, word in ((("C", "A", "T", "S"), "cats"), (("D", "O", "G", "S"), "dogs"))
    )
    spot = SpotView(people.desk.services, lambda: lexica.lexicon)
    spot.next_asked.connect(lambda: spot.show_boards(boards))
    spot.show_boards(boards[:1])
    assert "C A" in spot.picture.accessibleName()
    spot.show_boards(boards)
    assert "C A" in spot.picture.accessibleName(), "one that is open stays"
    spot.next.click()
    assert "D O" in spot.picture.accessibleName()
    assert spot.show_me.isEnabled()


def _on_first_board(page: LearnPage) -> tuple[str, ...]:
    """Return the words that are to be spotted, found out by what the engine says of the same sightings."""
    store = page.services.learning.store
    lexicon = page.services.lexica.lexicon
    assert store
    assert lexicon
    found = missed_words(read_sightings(store.sighted()), "Ann", lexicon, lexicon.__contains__, Tier.EVERYDAY)
    known = {card.word for card in store.cards("Ann") if card.due > page.services.learning.today()}
    return spot_boards(found.overlooked, known)[0].words


def test_each_game_is_looked_through_once_and_goes_with_it(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    number = finished_round(people, {"Ann": ["hot"], "Bea": ["toque"]})
    game = scrabble_game(Random(6), 1000)
    other = people.desk.services.store.begin("scrabble", game.opening)
    for place, step in enumerate(game.steps):
        people.desk.services.store.append(other, place, step)
    people.desk.services.store.begin("scrabble", game.opening)
    room(people)
    store = store_of(people)
    assert set(store.looked_through()) == {number, other}
    kept = store.sighted()
    assert len(kept) == 2
    people.desk.go_home()
    people.settle()
    store.keep(99, 1, ())
    store.keep(other, 1, ())
    room(people)
    assert set(store.looked_through()) == {number, other}, "a number that another game has now is read again"
    assert store.sighted() == kept


def test_the_head_is_one_row_in_a_window_of_the_design(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.resize(QSize(700, 800))
    people.resize(QSize(1280, 800))
    head = (page.language, page.person, page.age, page.another, page.home)
    assert len({part.geometry().center().y() // 4 for part in head}) == 1
    assert page.words.y() < 200


def test_what_is_in_the_quiz_is_not_offered_to_it_again(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.enter("canary")
    people.wait(lambda: page.idle)
    people.settle()
    offered = len(rows(page))
    people.key(Qt.Key.Key_Space)
    assert str(offered - 1) in page.words.add.text() or not page.words.add.isVisible()
    if page.words.add.isVisible():
        people.click(page.words.add)
    assert {card.word for card in store_of(people).cards("Ann")} == set(rows(page))
    assert not page.words.add.isVisible()


def test_a_house_word_brings_the_keyboard_to_the_field(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    people.desk.services.house.rule("zzen", "en", True, "Gran")
    page = room(people)
    people.settle()
    chip = next(each for each in page.words.view.house.findChildren(QAbstractButton) if "ZZEN" in each.text())
    people.click(chip)
    people.settle()
    assert page.words.word == "zzen"
    assert people.desk.window.focusWidget() is page.words.field


def test_the_page_says_whose_list_it_looks_for(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    people.click(people.desk.home.rooms["learn"])
    page = in_front(people)
    assert (page.words.heading.text(), page.words.news.text()) == ("New for Ann", "Looking…")
    people.wait(lambda: page.idle and bool(page.words.words.rows))
    assert page.words.news.text() != "Looking…"


def test_who_learns_can_be_chosen_and_named(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    finished_round(people, {"Cem": ["hot"], "bea": ["toque"]})
    page = room(people)
    names = [page.person.itemText(place) for place in range(page.person.count())]
    assert names == ["Ann", "Bea", "Cem"], "who sat down last, then who ever finished a game"
    page.person.setCurrentIndex(2)
    people.wait(lambda: page.idle)
    assert page.words.heading.text() == "New for Cem"
    answers = iter(["  Dora  Doe ", None, "CEM"])
    people.desk.services.ask.line = lambda *_asked: next(answers)  # type: ignore[method-assign] # answers laid ready
    for wanted in ("Dora Doe", "Dora Doe", "Cem"):
        people.click(page.another)
        people.settle()
        assert page.person_name == wanted
    assert page.person.count() == 4


def test_learn_opens_on_somebody_who_has_played(opened: tuple[Sitting, Days]) -> None:
    """R-24: nobody who has neither games nor cards, such as "Me", while others have."""
    people, _ = opened
    finished_round(people, {"Cem": ["hot"], "Dan": ["toque"]})
    finished_round(people, {"Cem": ["hot"], "Eve": ["toque"]})
    people.desk.services.choices.change(learner="Me")
    page = room(people)
    assert page.person_name == "Cem"
    assert people.desk.services.choices.settings.learner == "Cem"
    page.person.setCurrentIndex([page.person.itemText(place) for place in range(page.person.count())].index("Eve"))
    people.wait(lambda: page.idle)
    people.desk.go_home()
    assert room(people).person_name == "Eve", "who learned last"


# ------------------------------------------------------------------------------------------ the deck


def test_the_deck_is_browsed_and_a_card_removed_and_brought_back(opened: tuple[Sitting, Days]) -> None:
    """R-24: what is due comes first, new cards last, and removing one is undone with all that was known of it."""
    people, days = opened
    page = with_cards(people, "hoard", "gnat", "toil")
    store = store_of(people)
    gnat = next(card for card in store.cards("Ann") if card.word == "gnat")
    known = replace(gnat, stability=9.0, difficulty=5.0, asked=4, missed=1, due=days.today + 5)
    store.note("Ann", gnat, known, "anagram", days.today)
    store.add("Ann", ["ail"], [CardKind.FRONT], days.today)
    store.add("Ann", ["seen"], [CardKind.SPOT], days.today)
    before = store.cards("Ann")
    people.key(Qt.Key.Key_2, CONTROL)
    people.key(Qt.Key.Key_1, CONTROL)
    listed(people, page, "Cards in the quiz")
    model = page.words.words
    shown = [[model.index(row, column).data() for column in (0, 2, 3)] for row in range(model.rowCount())]
    assert [row[0] for row in shown] == ["GNAT", "HOARD", "TOIL", "▁AIL"]
    assert shown[0][1].startswith("in 5 day")  # whatever plural the language of the run has
    assert shown[0][1].endswith("missed 1 of 4")
    assert [row[1:] for row in shown[1:]] == [["new", "✓"]] * 3
    assert page.words.word == "gnat"
    people.key(Qt.Key.Key_Delete)
    assert set(before) - set(store.cards("Ann")) == {known}
    people.settle()
    assert page.words.word == "hoard"
    assert page.can_now(PageAct.UNDO)
    page.take_back()
    assert set(store.cards("Ann")) == set(before)
    assert page.words.word == "gnat"
    assert not page.can_now(PageAct.UNDO)


def test_a_card_of_another_language_or_dictionary_says_so(opened: tuple[Sitting, Days]) -> None:
    """R-24, W9"""
    people, days = opened
    page = with_cards(people, "hoard", "straße")
    store_of(people).add("Ann", ["thé"], [CardKind.WORD], days.today, "fr")
    people.key(Qt.Key.Key_2, CONTROL)
    people.key(Qt.Key.Key_1, CONTROL)
    listed(people, page, "Cards in the quiz")
    assert rows(page) == {"hoard": "new", "straße": "not in this dictionary", "thé": "waits in French"}


# ------------------------------------------------------------------------------------------ lists to study


def test_two_letter_words_are_all_there_unless_a_child_learns(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    lexicon = people.desk.services.lexica.lexicon
    assert lexicon
    listed(people, page, "Two-letter words")
    two = {word for word in shipped_words() if len(word) == 2 and word in lexicon}
    assert set(rows(page)) == two
    assert page.words.tier.value is Vocabulary.ALL
    assert QApplication.focusWidget() is page.words.table
    people.click(page.words.add)
    assert {card.word for card in store_of(people).cards("Ann")} == set(list(rows(page))[:100])
    page.services.choices.set_child("Ann", True)
    page.words.show_person("Ann", True)
    listed(people, page, "Two-letter words")
    assert set(rows(page)) == {word for word in two if lexicon.tier(word) is Tier.SIMPLE}


def test_a_list_in_parts_names_them_and_hooks_go_into_the_quiz(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    listed(people, page, "Seven letters from the best stems")
    parts = {row.note for row in page.words.words.rows if row.word == "retains"}
    assert "RETINA" in parts
    ask(people, page, "host")
    people.wait(page.words.view.hooks.isVisible)
    people.click(page.words.view.hooks)
    assert [(card.word, card.subject) for card in store_of(people).cards("Ann")] == [
        ("host", CardKind.FRONT), ("host", CardKind.BACK),
    ]  # fmt: skip


# ------------------------------------------------------------------------------------------ questions


def ask(people: Sitting, page: LearnPage, text: str) -> list[str]:
    """Type into the field, ask by Enter, and return the words that come."""
    people.click(page.words.field)
    page.words.field.selectAll()
    people.type(text)
    page.words.news.clear()
    people.key(Qt.Key.Key_Return)
    people.wait(lambda: page.words.news.text() not in ("", "Looking…"))
    return list(page.words.words.words())


def test_one_field_asks_by_beginning_by_pattern_and_by_letters(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.click(page.words.tier.buttons[2])
    found = ask(people, page, "buz")
    assert found
    assert all(word.startswith("buz") for word in found)
    assert set(ask(people, page, "c?t")) == {word for word in found_by(people, 3) if word[0] == "c" and word[2] == "t"}
    assert all(word.endswith("zzle") for word in ask(people, page, "*zzle"))
    found = ask(people, page, "+retain?")
    assert {"retains", "trainee", "train"} <= set(found)
    assert len(found[0]) == 7, "the longest first"
    assert page.words.order.currentText() == "Longest first"
    assert rows(page)["retains"].endswith(" · ? S")
    assert rows(page)["retains"].startswith("6 ")
    assert page.words.word == found[0]
    page.words.order.setCurrentIndex(3)
    page.words.order.activated.emit(3)
    people.wait(lambda: list(page.words.words.words()) == sorted(found))
    people.click(page.words.tier.buttons[0])
    people.wait(lambda: len(page.words.words.words()) < len(found))


def found_by(people: Sitting, length: int) -> set[str]:
    lexicon = people.desk.services.lexica.lexicon
    assert lexicon
    return {word for word in shipped_words() if len(word) == length and word in lexicon}


def test_a_word_rarer_than_the_tier_is_found_by_itself(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    page.words.tier.choose(Vocabulary.SIMPLE)
    assert ask(people, page, "qanat")[0] == "qanat"
    assert page.words.view.verdict.text() == "✓ Counts"
    assert page.words.view.known.text() == "A word for word lovers"
    assert ask(people, page, "qanatq") == []
    assert page.words.view.verdict.text() == "Not in the dictionary"


def test_the_word_that_was_typed_comes_before_commoner_ones_that_begin_with_it(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    page.words.tier.choose(Vocabulary.EVERYDAY)
    found = ask(people, page, "cat")
    assert "catch" in found
    assert found[0] == "cat"


def test_too_many_words_are_cut_and_that_is_said(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.click(page.words.tier.buttons[2])
    assert len(ask(people, page, "*ing")) == MOST_SHOWN
    assert "The first 2000 of 1" in page.words.news.text()


@pytest.mark.parametrize(("text", "said"), [("+ab3", "“3”"), ("c[ab]?", "“[”"), ("it's", "“'”")])
def test_what_cannot_be_asked_gets_a_sentence(opened: tuple[Sitting, Days], text: str, said: str) -> None:
    people, _ = opened
    page = room(people)
    assert ask(people, page, text) == []
    assert said in page.words.news.text()
    assert page.words.news.property("role") == "bad"
    page.words.field.clear()
    people.wait(lambda: page.words.heading.text() == "New for Ann")
    assert page.words.news.property("role") == "muted"


def test_offensive_words_are_shown_only_if_the_settings_allow_it(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    shipped = open_shipped()
    bad = next(word for word in shipped.graph if shipped.is_offensive(word) and len(word) == 6)
    page = room(people)
    people.click(page.words.tier.buttons[2])
    assert bad not in ask(people, page, f"{bad[:-1]}?")
    people.desk.services.choices.change(offensive_words=OffensiveWords.ACCEPT)
    people.wait(lambda: bad in (people.desk.services.lexica.lexicon or ()))
    assert bad in ask(people, page, f"{bad[:-1]}?")


# ------------------------------------------------------------------------------------------ all about one word


def test_all_about_a_word_with_hooks_and_who_found_it_in_which_game(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    number = finished_round(people, {"Ann": ["host"], "Bea": ["hot"]})
    page = room(people)
    ask(people, page, "host")
    view = page.words.view
    people.wait(lambda: view.games.isVisible() and view.hooks.isVisible())
    assert view.cubes.accessibleName() == "HOST"
    assert view.games.text().startswith("In your games: Ann, ")
    texts = people.texts(view)
    assert "Behind" in texts
    assert any("S" in text.split() for text in texts)
    assert page.marked_word() == "host"
    people.click(view.games)
    people.wait(lambda: people.desk.viewer is not None)
    assert people.desk.viewer
    assert people.desk.viewer.opened.number == number
    assert people.desk.viewer.marked_word() == "host"


def test_house_words_are_decided_and_listed_on_the_page(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    ask(people, page, "zzen")
    house = page.words.view.house
    people.click(house.choice.buttons[0])
    (word,) = people.desk.services.house.words
    assert (word.word, word.counts, word.by) == ("zzen", True, "Ann"), "who learns has wished it"
    assert page.words.view.verdict.text() == "✓ House word"
    listed(people, page, "House words")
    assert list(rows(page)) == ["zzen"]
    assert page.words.words.index(0, 0).data() == "ZZEN ✓"
    people.click(page.words.view.house.choice.buttons[1])
    assert rows(page) == {}


# ------------------------------------------------------------------------------------------ the page


def test_everything_has_a_name_and_is_reached_by_tab(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    for place in range(page.tabs.count()):
        people.key(Qt.Key(int(Qt.Key.Key_1) + place), CONTROL)
        people.settle()
        named = [*page.findChildren(QLineEdit), *page.findChildren(QAbstractButton)]
        shown = [each for each in named if each.isVisible() and each.focusPolicy() & Qt.FocusPolicy.TabFocus]
        shown = [each for each in shown if each.objectName() != "qt_spinbox_lineedit" and each.isEnabled()]
        assert shown
        for each in shown:
            assert _name(each), f"{each} has no name"
            if not isinstance(each, QAbstractButton) or each.group() is None:  # the arrows lead through a group
                people.tab_to(each)


def _name(widget: QWidget) -> str:
    return widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")


def test_large_letters_in_a_small_window_show_a_word_over_the_list_with_a_way_back(
    opened: tuple[Sitting, Days],
) -> None:
    people, _ = opened
    page = room(people)
    people.desk.services.choices.change(text_scale=2.0)
    people.resize(QSize(800, 560))
    people.settle()
    assert page.words.table.isVisible()
    assert not page.words.view.isVisible()
    ask(people, page, "host")
    people.settle()
    assert page.words.view.isVisible()
    assert not page.words.table.isVisible()
    assert QApplication.focusWidget() is page.words.back
    people.key(Qt.Key.Key_Return)
    people.settle()
    assert QApplication.focusWidget() is page.words.table
    people.key(Qt.Key.Key_Return)
    people.settle()
    assert page.words.view.isVisible()
    people.key(Qt.Key.Key_Escape)
    assert page.words.table.isVisible(), "Escape leads back to the list, not home"


def test_leaving_in_the_midst_of_a_search_leaves_nothing_running(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.type("e*")
    people.key(Qt.Key.Key_Escape)
    people.settle()
    assert people.desk.room is None
    assert people.desk.window.pages.currentWidget() is people.desk.home
    assert page is not None
