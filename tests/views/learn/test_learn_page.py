"""The room beside the quiz: what was missed, lists to study, questions to the dictionary; by keys and by mouse."""

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
from boggle_desk.models.learn.words import MOST_SHOWN
from boggle_desk.settings import OffensiveWords
from boggle_desk.storage.learning import read_sightings
from boggle_desk.storage.lexica import open_shipped
from boggle_desk.views.learn.learn_page import LearnPage
from boggle_desk.views.learn.spot import SpotView
from boggle_desk.views.page import Page
from boggle_desk.views.paper.sheets import Paper
from tests.storage.scrabble_play import scrabble_game
from tests.views.boggle.table_fixtures import SEED, Sitting
from tests.views.learn.learn_fixtures import Days, asked, open_room, room, store_of, with_cards
from tests.views.paper.printed import check, texts_of

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


def rows(page: LearnPage) -> dict[str, tuple[str, str]]:
    """Return what the list of missed words shows."""
    model = page.missed.words
    return {
        model.word(model.index(row, 0)): (model.index(row, 1).data(), model.index(row, 2).data())
        for row in range(model.rowCount())
    }


# ------------------------------------------------------------------------------------------ missed words


def test_words_that_others_had_come_first_with_their_board(opened: tuple[Sitting, Days]) -> None:
    """The first board of the seed has HOT, HOST and TOQUE; Ann had only HOT."""
    people, _ = opened
    finished_round(people, {"Ann": ["hot"], "Bea": ["hot", "toque"]})
    page = room(people)
    people.key(Qt.Key.Key_3, CONTROL)
    shown = rows(page)
    assert next(iter(shown)) == "toque"
    assert shown["toque"] == ("1 of 1", "1 time")
    assert "hot" not in shown
    assert QApplication.focusWidget() is page.missed.table
    side = page.missed.side
    assert (side.word, side.meaning.word.text()) == ("toque", "TOQUE")
    assert side.board.isVisible()
    assert "TOQUE" in side.board.accessibleName()
    assert "H Qu E G" in side.board.accessibleDescription()
    people.key(Qt.Key.Key_Down)
    assert side.word == list(shown)[1]
    people.click_row(page.missed.table, 0)
    assert side.word == "toque"
    people.click(page.missed.add_first)
    assert [card.word for card in store_of(people).cards("Ann")] == list(shown)[:20]
    assert page.news.text() == "20 cards added to the quiz."
    people.wait(lambda: page.idle)
    assert not set(rows(page)) & set(list(shown)[:20]), "what is in the quiz is no word to learn next"
    quiz, *_others = page.printables(lambda _key: open_shipped())
    made = quiz.job(None, Paper(), True)()
    check(made)
    assert {"Words in the quiz", "Ann", "TOQUE"} <= set(texts_of(made))


def test_words_that_were_overlooked_are_spotted_on_their_board(opened: tuple[Sitting, Days]) -> None:
    people, days = opened
    finished_round(people, {"Ann": ["hot"]})
    page = room(people)
    people.key(Qt.Key.Key_2, CONTROL)
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
    found = missed_words(read_sightings(store.sighted()), "Ann", lexicon, lexicon.__contains__)
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


def test_without_games_a_sentence_says_where_words_come_from(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.key(Qt.Key.Key_3, CONTROL)
    assert "No words to learn yet" in page.missed.news.text()
    assert not page.missed.add_first.isEnabled()


def test_who_learns_can_be_chosen_and_named(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    finished_round(people, {"Cem": ["hot"], "bea": ["toque"]})
    page = room(people)
    names = [page.person.itemText(place) for place in range(page.person.count())]
    assert names == ["Ann", "Bea", "Cem"], "who sat down last, then who ever finished a game"
    page.person.setCurrentIndex(2)
    people.wait(lambda: page.idle)
    assert "toque" in rows(page)
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
    people.key(Qt.Key.Key_4, CONTROL)
    people.settle()
    table = page.deck.table
    shown = [[table.model().index(row, column).data() for column in range(3)] for row in range(4)]
    assert [[row[0], row[1][:8], row[2]] for row in shown] == [  # whatever plural the language of the run has
        ["GNAT", "in 5 day", "1 of 4"],
        ["HOARD", "new", ""],
        ["TOIL", "new", ""],
        ["▁AIL", "new", ""],
    ]
    assert page.deck.side.word == "gnat"
    people.key(Qt.Key.Key_Delete)
    assert set(before) - set(store.cards("Ann")) == {known}
    assert page.deck.side.word == "hoard"
    assert page.can_now(Page.take_back)
    page.take_back()
    assert set(store.cards("Ann")) == set(before)
    assert page.deck.side.word == "gnat"
    assert not page.can_now(Page.take_back)
    asked_now = asked(page).card
    page.deck.table.setCurrentIndex(table.model().index(page.deck.words.words().index(asked_now.word), 0))
    people.click(page.deck.remove)
    assert asked(page).card.word not in (asked_now.word, "")
    assert asked_now.word not in {card.word for card in store.cards("Ann")}


def test_a_card_of_another_dictionary_says_so(opened: tuple[Sitting, Days]) -> None:
    """R-24"""
    people, _ = opened
    page = with_cards(people, "hoard", "straße")
    people.key(Qt.Key.Key_4, CONTROL)
    people.settle()
    model = page.deck.table.model()
    assert {model.index(row, 0).data(): model.index(row, 1).data() for row in range(2)} == {
        "HOARD": "new",
        "STRASSE": "not in this dictionary",
    }


# ------------------------------------------------------------------------------------------ lists to study


def test_two_letter_words_stand_in_a_grid_with_the_learned_ones_marked(opened: tuple[Sitting, Days]) -> None:
    people, days = opened
    page = room(people)
    store = store_of(people)
    store.add("Ann", ["ab"], [CardKind.WORD], days.today)
    (card,) = store.cards("Ann")
    store.note(
        "Ann", card, replace(card, stability=35.0, difficulty=5.0, asked=5, due=days.today + 9), "anagram", days.today
    )
    people.key(Qt.Key.Key_5, CONTROL)
    people.wait(lambda: bool(page.study.words))
    lexicon = people.desk.services.lexica.lexicon
    assert lexicon
    assert set(page.study.words) == {word for word in lexicon.graph if len(word) == 2 and word in lexicon}
    model = page.study.grid_model
    texts = [model.index(row, 0).data() for row in range(3)]
    assert texts == ["AA", "AB ✓", "AD"]
    assert model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole) == "AB, learned"
    assert "1 learned ✓" in page.study.count.text()
    assert QApplication.focusWidget() is page.study.grid
    people.key(Qt.Key.Key_Right)
    assert page.study.side.word == "ab"
    assert "D" in page.study.side.front_hooks.text()
    assert "S" in page.study.side.back_hooks.text()


def test_a_list_in_parts_and_its_hooks_into_the_quiz(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.key(Qt.Key.Key_5, CONTROL)
    people.wait(lambda: bool(page.study.words))
    place = page.study.lists.findText("Seven letters from the best stems")
    page.study.lists.setCurrentIndex(place)
    people.wait(lambda: "satire" not in page.study.words and "etesian" in page.study.words)
    assert page.study.part.isVisible()
    page.study.part.setCurrentIndex(page.study.part.findText("RETINA"))
    assert "retains" in page.study.words
    people.click(page.study.add)
    assert {card.word for card in store_of(people).cards("Ann")} == set(page.study.words)
    people.click(page.study.side.hooks_to_quiz)
    subjects = [card.subject for card in store_of(people).cards("Ann") if card.word == page.study.side.word]
    assert subjects == [CardKind.WORD, CardKind.FRONT, CardKind.BACK]


def test_any_word_can_be_looked_at_with_its_hooks(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.key(Qt.Key.Key_5, CONTROL)
    people.click(page.study.side.field)
    page.study.side.field.selectAll()
    page.study.side.field.setText("Café")
    people.enter("")
    side = page.study.side
    assert side.meaning.word.text() == "CAFE"
    assert side.back_hooks.text() == "Back hooks: S"
    assert page.marked_word() == "cafe"
    side.field.selectAll()
    people.enter("zzzq")
    assert not side.to_quiz.isEnabled()


# ------------------------------------------------------------------------------------------ questions


def ask(people: Sitting, page: LearnPage, name: str, text: str) -> list[str]:
    """Type into a field of the search, ask by Enter, and return the words that come."""
    field = page.search.fields[name]
    people.click(field)
    field.selectAll()
    people.type(text)
    page.search.news.clear()
    people.key(Qt.Key.Key_Return)
    people.wait(lambda: page.search.news.text() not in ("", "Looking…"))
    return list(page.search.words.words())


def test_anagrams_with_a_blank_and_what_stands_for_it(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.key(Qt.Key.Key_6, CONTROL)
    assert QApplication.focusWidget() is page.search.fields["letters"]
    people.click(page.search.all_letters)
    found = ask(people, page, "letters", "retain?")
    assert {"retains", "trainee"} <= set(found)
    assert all(len(word) == 7 for word in found)
    row = page.search.words.words().index("retains")
    assert [page.search.words.index(row, column).data() for column in range(3)] == ["RETAINS", "6", "S"]
    assert page.search.side.word == found[0]


def test_conditions_hold_together_and_are_sorted(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.key(Qt.Key.Key_6, CONTROL)
    ask(people, page, "contains", "zz")
    found = ask(people, page, "pattern", "b?*")
    assert len(found[0]) >= len(found[-1])
    page.search.order.setCurrentIndex(1)
    people.wait(lambda: list(page.search.words.words()) == sorted(found))
    page.search.vocabulary.setCurrentIndex(1)
    people.wait(lambda: page.search.words.rowCount() < len(found))
    assert ask(people, page, "starts", "buz")
    assert all(word.startswith("buz") for word in page.search.words.words())


def test_too_many_words_are_cut_and_that_is_said(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.key(Qt.Key.Key_6, CONTROL)
    found = ask(people, page, "ends", "ing")
    assert len(found) == MOST_SHOWN
    assert "The first 2000 of 1" in page.search.news.text()


@pytest.mark.parametrize(
    ("field", "text", "said"),
    [("letters", "ab3", "Letters: “3”"), ("pattern", "c[ab]", "Pattern: “[”"), ("ends", "i?g", "Ends with: “?”")],
)
def test_what_cannot_be_asked_gets_a_sentence(opened: tuple[Sitting, Days], field: str, text: str, said: str) -> None:
    people, _ = opened
    page = room(people)
    people.key(Qt.Key.Key_6, CONTROL)
    assert ask(people, page, field, text) == []
    assert said in page.search.news.text()
    assert page.search.news.property("role") == "bad"
    people.key(Qt.Key.Key_Backspace)
    page.search.fields[field].clear()
    people.wait(lambda: "Fill in" in page.search.news.text())
    assert page.search.news.property("role") == "muted"


def test_offensive_words_are_shown_only_if_the_settings_allow_it(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    shipped = open_shipped()
    bad = next(word for word in shipped.graph if shipped.is_offensive(word) and len(word) == 6)
    page = room(people)
    people.key(Qt.Key.Key_6, CONTROL)
    assert bad not in ask(people, page, "pattern", bad)
    people.desk.services.choices.change(offensive_words=OffensiveWords.ACCEPT)
    people.wait(lambda: bad in (people.desk.services.lexica.lexicon or ()))
    assert ask(people, page, "pattern", bad) == [bad]


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
            people.tab_to(each)


def test_words_can_be_added_once_they_are_there(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    study = room(people).study
    assert not study.words
    assert not study.add.isVisibleTo(study), "it has no text yet"
    people.key(Qt.Key.Key_5, CONTROL)
    people.wait(lambda: bool(study.words))
    assert study.add.isVisible()
    assert study.add.text().startswith("Add ")


def _name(widget: QWidget) -> str:
    return widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")


def test_large_letters_in_a_small_window_leave_everything_in_reach(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.desk.services.choices.change(text_scale=2.0)
    people.resize(QSize(800, 560))
    for tab, part in (
        (page.missed, page.missed.side.hooks_to_quiz),
        (page.study, page.study.add_hooks),
        (page.search, page.search.add),
    ):
        page.tabs.setCurrentIndex(page.tabs.currentIndex() + 1)
        people.settle()
        assert tab.narrow
        assert tab is page.missed or tab.side.y() > part.y()
        assert part.width() <= page.width()


def test_leaving_in_the_midst_of_a_search_leaves_nothing_running(opened: tuple[Sitting, Days]) -> None:
    people, _ = opened
    page = room(people)
    people.key(Qt.Key.Key_6, CONTROL)
    people.type("e*")
    people.key(Qt.Key.Key_Escape)
    people.settle()
    assert people.desk.room is None
    assert people.desk.window.pages.currentWidget() is people.desk.home
    assert page is not None
