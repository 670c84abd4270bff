"""The card says whether a word counts and what it means, and is honest where it does not know."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from pytestqt.qtbot import QtBot

from boggle_desk.engine.glossary import Glossary
from boggle_desk.engine.lexicon import Lexicon
from boggle_desk.storage.lexica import glossaries, open_shipped
from boggle_desk.views.appearance import Appearance
from boggle_desk.views.meaning_card import MeaningCard


@pytest.fixture
def lexicon() -> Lexicon:
    return open_shipped()


@pytest.fixture
def offensive(lexicon: Lexicon) -> str:
    """Return a word that the family setting is about, found by its mark."""
    graph = lexicon.graph
    return next(word for n in range(len(graph)) if lexicon.is_offensive(word := graph.word(n)))


@pytest.fixture
def card(qtbot: QtBot, lexicon: Lexicon) -> MeaningCard:
    made = MeaningCard(Appearance(), Glossary(glossaries()), lambda: lexicon)
    qtbot.addWidget(made)
    return made


def test_a_word_with_points_and_meaning(card: MeaningCard) -> None:
    card.show_word("cat", 1)
    assert card.word.text() == "CAT"
    assert card.points.text().startswith("1 ")
    assert "✓" in card.verdict.text()
    assert card.verdict.property("role") == "good"
    text = card.text.toPlainText()
    assert text.startswith("a small furry animal")
    assert "form of" not in text


def test_other_meanings_are_behind_a_link(card: MeaningCard) -> None:
    card.show_word("strike")
    brief = card.text.toPlainText()
    assert brief.splitlines()[-1].endswith("more meaning(s)")
    assert "verb" not in brief
    card.text.anchorClicked.emit(QUrl("all"))
    whole = card.text.toPlainText()
    assert len(whole) > 2 * len(brief)
    assert whole.startswith("verb\n")
    card.show_word("cat")
    assert "noun" not in card.text.toPlainText()


def test_points_only_where_they_matter(card: MeaningCard) -> None:
    card.show_word("cat")
    assert card.points.isHidden()


def test_an_inflection_leads_to_its_lemmas(card: MeaningCard) -> None:
    """B11: each form is a word; its meaning is that of the word it comes from."""
    card.show_word("leaves")
    assert card.text.toPlainText().startswith("A form of LEAVE:\ngo away")
    assert "Also: (LEAF) one of the flat green parts" in card.text.toPlainText()
    card.text.anchorClicked.emit(QUrl("all"))
    assert "A form of LEAF:" in card.text.toPlainText()


def test_a_guess_is_called_one(card: MeaningCard) -> None:
    card.show_word("rebottle")
    assert "No meaning of its own. Perhaps from BOTTLE:" in card.text.toPlainText()


def test_no_entry_is_said(card: MeaningCard) -> None:
    card.show_word("zzz")
    assert card.text.toPlainText() == "No meaning yet."


def test_an_unknown_word_has_no_tick(card: MeaningCard) -> None:
    card.show_word("zorp")
    assert card.verdict.property("role") == "bad"
    assert "Not in the dictionary “English”" in card.verdict.text()


@pytest.mark.parametrize(("refuses", "role", "said"), [(True, "muted", "Hurtful or crude"), (False, "good", "✓")])
def test_an_offensive_word_counts_unless_the_family_setting_refuses_it(
    qtbot: QtBot, lexicon: Lexicon, offensive: str, refuses: bool, role: str, said: str
) -> None:
    """B10, and the family setting, in any case of letters."""
    chosen = replace(lexicon, refuses_offensive=refuses)
    made = MeaningCard(Appearance(), Glossary(glossaries()), lambda: chosen)
    qtbot.addWidget(made)
    for word in (offensive, offensive.upper()):
        made.show_word(word)
        assert (made.verdict.property("role"), said in made.verdict.text()) == (role, True)


def test_without_a_dictionary_and_with_damaged_meanings(qtbot: QtBot, tmp_path: Path) -> None:
    made = MeaningCard(Appearance(), Glossary({"en": tmp_path / "nothing"}), lambda: None)
    qtbot.addWidget(made)
    made.show_word("cat")
    assert "Opening" in made.verdict.text()
    assert "damaged" in made.text.toPlainText()


def test_the_text_can_be_selected_and_read_aloud(card: MeaningCard) -> None:
    card.show_word("run")
    assert card.text.isReadOnly()
    assert card.text.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    assert card.word.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse
    assert card.accessibleDescription().startswith("RUN. ")
    assert card.text.accessibleName()


def test_the_mark_above_a_capital_is_whole(card: MeaningCard) -> None:
    """What can be selected is clipped there: such a word cannot be."""
    card.show_word("zäh")
    assert card.word.textInteractionFlags() == Qt.TextInteractionFlag.NoTextInteraction
    card.show_word("run")
    assert card.word.textInteractionFlags() & Qt.TextInteractionFlag.TextSelectableByMouse


def test_a_long_meaning_scrolls(card: MeaningCard) -> None:
    card.resize(300, 240)
    card.show()
    card.show_word("strike")
    card.text.anchorClicked.emit(QUrl("all"))
    assert card.text.verticalScrollBar().maximum() > 0
    assert card.text.verticalScrollBar().value() == 0


def test_clear_shows_nothing(card: MeaningCard) -> None:
    card.show_word("cat", 1)
    card.clear()
    assert not card.word.text()
    assert not card.text.toPlainText()
    assert not card.accessibleDescription()


def test_signs_in_a_word_stay_signs(card: MeaningCard) -> None:
    card.show_word("<b>x</b>")
    assert card.word.text() == "<B>X</B>"


@pytest.mark.parametrize(
    ("key", "word", "reads", "said"),
    [
        ("german", "pferd", "en", "\nin English: horse"),
        ("german", "pferd", "fr", "\nin French: cheval"),
        ("spanish", "caballo", "en", "similar: "),
        ("spanish", "caballo", "en", "\nin English: horse"),
        ("french", "cotes", "fr", "A form of C"),
        ("polish", "koń", "de", "\nin German: Pferd"),
    ],
)
def test_what_is_no_definition_says_so(qtbot: QtBot, key: str, word: str, reads: str, said: str) -> None:
    """A translation names its language, and similar words are called that."""
    chosen = open_shipped(key)
    made = MeaningCard(Appearance(), Glossary(glossaries(), reads=lambda: reads), lambda: chosen)
    qtbot.addWidget(made)
    made.show_word(word)
    assert said in made.text.toPlainText()


def test_a_word_is_shown_as_it_is_written(qtbot: QtBot) -> None:
    french = open_shipped("french")
    made = MeaningCard(Appearance(), Glossary(glossaries(), reads=lambda: "fr"), lambda: french)
    qtbot.addWidget(made)
    made.show_word("ete")
    assert made.text.toPlainText().startswith("ÉTÉ:\n")
