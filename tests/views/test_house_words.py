"""House words at the table: one click after a word was judged, the same click back, and where all are listed."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from boggle_desk import paths
from boggle_desk.engine.boggle.events import Challenge, ReadWord
from boggle_desk.engine.boggle.pad import BogglePadRules
from boggle_desk.engine.boggle.position import EntryMark
from boggle_desk.engine.house import House, HouseWord
from boggle_desk.engine.players import Player
from boggle_desk.engine.scrabble.pad import Challenge as PadChallenge
from boggle_desk.engine.scrabble.pad import ScrabblePadRules
from boggle_desk.storage.backups import Backups
from boggle_desk.storage.games import GameStore
from boggle_desk.storage.house import HOUSE_FILE, house_file
from boggle_desk.storage.lexica import add_word_list
from boggle_desk.views.dialogs.lexica_dialog import LexicaDialog
from boggle_desk.views.dialogs.lookup_dialog import LookupDialog
from boggle_desk.views.notices import NoticeStrings
from tests.views.boggle.table_fixtures import Sitting, open_desk, settings_for
from tests.views.boggle.table_stages import play_to

CONTROL = Qt.KeyboardModifier.ControlModifier
NAMES = ("Ann", "Bea", "Cem")


@pytest.fixture
def people(qapp: QApplication) -> Iterator[Sitting]:
    with open_desk(settings_for(*NAMES)) as made:
        yield made


def pressed(top: QWidget, text: str) -> QPushButton:
    """Return the button that says this and can be seen."""
    return next(each for each in top.findChildren(QPushButton) if each.isVisible() and each.text() == text)


def kept(people: Sitting) -> list[tuple[str, str, bool, str]]:
    """Return the house words on the disk."""
    people.wait(lambda: house_file(paths.user_data()).load() == (people.desk.services.house.words, ()))
    words = people.desk.services.house.words
    assert all(each.at > 0 for each in words)
    return [(each.word, each.language, each.counts, each.by) for each in words]


def test_after_a_challenge_one_click_makes_a_word_a_house_word_and_one_takes_that_back(people: Sitting) -> None:
    """TGU was crossed off; Ann, who wrote it, wishes that it counts. The game goes on with its own words."""
    play_to(people, "reading")
    panel = people.table.reading_panel
    assert panel.word.stamp == "NOT IN THE DICTIONARY"
    people.click(pressed(panel, "Make TGU a house word"))
    assert kept(people) == [("tgu", "en", True, people.position.players[0].name)]
    assert panel.result.text() == "TGU counts from your next game on."
    assert "tgu" not in people.table.lexicon, "this game keeps the words that it began with"
    assert "tgu" in (people.desk.services.lexica.lexicon or ())
    people.key(Qt.Key.Key_Z, CONTROL)
    assert people.marks(0)["tgu"] is EntryMark.STANDING
    people.table.submit(Challenge("tgu", 1, (False, False, False)))
    assert people.marks(0)["tgu"] is EntryMark.STRUCK, "undone and judged once more it is judged the same"
    people.click(pressed(panel, "TGU as in the dictionary again"))
    assert kept(people) == []


def test_a_word_of_the_dictionary_is_left_out_at_home_by_who_challenged_it(people: Sitting) -> None:
    play_to(people, "reading")
    panel = people.table.reading_panel
    people.table.submit(ReadWord("quotes"))
    people.table.submit(Challenge("quotes", 1, (None, False, True)))
    people.settle()
    people.click(pressed(panel, "Leave QUOTES out at home"))
    assert kept(people) == [("quotes", "en", False, people.position.players[1].name)]


def test_a_game_knows_the_house_words_it_was_begun_with_and_a_new_one_the_new_ones(people: Sitting) -> None:
    house, services = people.desk.services.house, people.desk.services
    house.rule("tgu", "en", True, "Gran")
    house.rule("oma", "de", True)
    people.desk.begin(services.boggle_presets["classic"], tuple(map(Player, NAMES)))
    assert people.position.house == House(("tgu",))
    assert "tgu" in people.table.lexicon
    people.key(Qt.Key.Key_Space)
    people.settle()
    stored = services.store.unfinished()[0]
    house.rule("tgu", "en", None)
    assert "tgu" in people.table.lexicon
    people.desk.go_home()
    people.desk.resume(stored.id)
    assert "tgu" in people.table.lexicon, "also when it is opened again"
    people.desk.begin(services.boggle_presets["classic"], tuple(map(Player, NAMES)))
    assert people.position.house == House()
    assert "tgu" not in people.table.lexicon


def test_in_the_look_up_the_family_decides_and_undoes(people: Sitting) -> None:
    people.desk.look_up("zzen")
    people.settle()
    (dialog,) = people.desk.window.findChildren(LookupDialog)
    people.desk.services.choices.change(text_scale=2.0)
    people.settle()
    assert dialog.height() <= dialog.screen().availableGeometry().height(), "its content scrolls"
    house = dialog.card.house
    assert dialog.card.verdict.text() == "Not in the dictionary"
    assert house.choice.value is None
    pressed(house, "ZZEN counts").click()
    assert kept(people) == [("zzen", "en", True, "")]
    assert house.news.text() == "ZZEN counts from your next game on."
    assert dialog.card.verdict.text() == "✓ House word"
    pressed(house, "ZZEN doesn't count").click()
    assert dialog.card.verdict.text() == "✗ Not at home"
    pressed(house, "As the dictionary says").click()
    assert kept(people) == []
    assert dialog.card.verdict.text() == "Not in the dictionary"
    dialog.look_up("house")
    people.wait(lambda: not dialog.card.busy)
    assert not dialog.card.hooks.isVisible(), "there is no quiz to put them into"
    people.desk.services.house.rule("zzen", "en", True)
    people.settle()
    pressed(house, "ZZEN ✓").click()
    assert dialog.card.word == "zzen"
    people.desk.services.house.rule("zzen", "en", None)
    dialog.look_up("zenzenzenzenzenz")
    assert house.news.text() == "A house word has 2 to 15 letters."
    assert not house.choice.isVisible()


def test_an_offensive_word_counts_only_by_the_settings(people: Sitting) -> None:
    lexicon = people.desk.services.lexica.lexicon
    assert lexicon
    bad = next(word for word in lexicon.graph if lexicon.is_offensive(word) and len(word) > 3)
    people.desk.look_up(bad)
    people.settle()
    (dialog,) = people.desk.window.findChildren(LookupDialog)
    house = dialog.card.house
    assert not house.choice.buttons[0].isEnabled()
    assert house.news.text() == "Only Settings can let hurtful or crude words count."
    people.desk.services.house.rule(bad, "en", True)
    assert bad not in (people.desk.services.lexica.lexicon or ()), "not even by a file"


def test_dictionaries_lists_them_with_who_and_when_and_undoes_them(people: Sitting) -> None:
    people.desk.services.house.bring(
        (HouseWord("zen", "en", True, "Gran", 1_700_000_000), HouseWord("oma", "de", False))
    )
    people.desk.show_lexica()
    people.settle()
    (dialog,) = people.desk.window.findChildren(LexicaDialog)
    rows = [dialog.words.item(row).text() for row in range(dialog.words.count())]
    assert rows[0].startswith("ZEN\ncounts · Gran · ")
    assert rows[0].endswith("2023 · English")
    assert rows[1] == "OMA\ndoesn't count · German"
    dialog.words.setCurrentRow(0)
    dialog.undo.click()
    assert dialog.status.text() == "From your next game on the dictionary decides about ZEN."
    assert kept_words(people) == ["oma"]
    dialog.undo.click()
    assert kept_words(people) == []
    assert dialog.no_words.isVisible()
    assert not dialog.undo.isVisible()


def kept_words(people: Sitting) -> list[str]:
    return [each.word for each in people.desk.services.house.words]


def test_on_the_pads_a_judged_word_gets_the_same_button(people: Sitting) -> None:
    services = people.desk.services
    seats = (Player("Ann"), Player("Bea"))
    people.desk.begin(BogglePadRules(services.boggle_presets["classic"]), seats)
    people.settle()
    page: Any = people.desk.table
    people.click(pressed(page, "Enter points"))
    people.type("tgu hot")
    people.key(Qt.Key.Key_Return)
    people.settle()
    entries = page.entry_panel.words.entries
    page.entry_panel.words.setCurrentIndex(entries.index(entries.row_of("tgu")))
    people.settle()
    people.click(pressed(page, "Make TGU a house word"))
    assert kept(people) == [("tgu", "en", True, "Ann")]
    services.house.rule("tgu", "en", None)
    people.desk.begin(ScrabblePadRules(services.scrabble_presets["club"]), seats)
    people.settle()
    page = people.desk.table
    page.entry_panel.line.setFocus()
    people.type("8H ZOEN")
    people.key(Qt.Key.Key_Return)
    people.settle()
    assert page.position.turns[0].words[0].text == "zoen", "a phony can be laid"
    assert not page.entry_panel.house.title, "nothing is said of a word before it is challenged"
    page.session.submit(PadChallenge(1))
    people.settle()
    people.click(pressed(page, "Make ZOEN a house word"))
    assert kept(people) == [("zoen", "en", True, "Ann")]


def test_whoever_is_erased_is_in_no_house_word_any_more(people: Sitting) -> None:
    house, history = people.desk.services.house, people.desk.services.history
    for name in ("Wilhelmine", "Ann"):
        house.rule(f"zen{'s' * (name == 'Ann')}", "en", True, name)
    people.desk.show_games()
    assert people.desk.games
    people.desk.games.begin(history.erasing_person("wilhelmine"), repr, "", survives_page=True)
    people.wait(lambda: [each.by for each in house.words] == ["Ann", ""])
    people.wait(lambda: not (paths.user_data() / "erasing.json").exists())
    files = list(paths.user_data().glob(f"{HOUSE_FILE}*"))
    assert files
    assert not any(b"Wilhelmine" in each.read_bytes() for each in files)


def archive_of(folder: Path, house: bytes | None = None) -> Path:
    """Return a file with everything: an own dictionary, house words, or these bytes in their place."""
    folder.mkdir()
    house_file(folder).save((HouseWord("zen", "en", False, "Ben"), HouseWord("qat", "en", False, "Ben", 7)))
    (folder / "ours.txt").write_text("tin\nnet\ntea\nzoa\n", encoding="utf-8")
    with patch.object(paths, "user_data", lambda: folder):
        add_word_list(folder / "ours.txt")
    if house is not None:
        (folder / HOUSE_FILE).write_bytes(house)
    with closing(GameStore.open(folder / "games.sqlite")) as store:
        Backups(folder, store.reader()).pack(folder / "all.zip", folder / "settings.json")
    return folder / "all.zip"


def test_what_is_brought_in_is_there_at_once_and_what_is_here_stays(people: Sitting, tmp_path: Path) -> None:
    """W10: a restored own dictionary was missing until the next start."""
    services = people.desk.services
    services.house.rule("zen", "en", True, "Gran")
    people.desk.open_files([archive_of(tmp_path / "other")])
    people.wait(lambda: any(entry.title == "ours" for entry in services.lexica.entries))
    people.wait(lambda: len(services.house.words) == 2)
    assert {(each.word, each.counts, each.by) for each in services.house.words} == {
        ("zen", True, "Gran"), ("qat", False, "Ben"),
    }  # fmt: skip


def test_t3_hostile_house_words_of_a_file_are_left_out_and_that_is_said(people: Sitting, tmp_path: Path) -> None:
    services = people.desk.services
    services.house.rule("zen", "en", True, "Gran")
    said: list[str] = []
    people.desk.noticed.connect(lambda notice: said.append(NoticeStrings().sentence(notice)))
    people.desk.open_files([archive_of(tmp_path / "other", b'{"words": [{"word": "../x"}]}')])
    people.wait(lambda: "Your house words in that file can't be read. Those you have stay." in said)
    assert [each.word for each in services.house.words] == ["zen"]
