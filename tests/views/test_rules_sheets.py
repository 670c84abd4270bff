"""Every rule that an engine knows can be chosen, is remembered, is said, and is compared in History, or has a reason
why not."""

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from boggle_desk.engine.boggle import statistics as boggle_statistics
from boggle_desk.engine.boggle.rules import Court, Judging
from boggle_desk.engine.scrabble import statistics as scrabble_statistics
from boggle_desk.engine.scrabble.rules import DOUBLE, EndRacks, Hints
from boggle_desk.settings import ScrabbleSetup, TableSetup
from boggle_desk.views.forms import FieldRow
from tests.views.scrabble.table_fixtures import open_desk, scrabble_settings

_BOX = "it belongs to the edition: a rules file may have it otherwise, no table does"
_ELSEWHERE = "it is chosen on a page of its own"
_POINTS = "what a play or a word counts is the same, so results compare"
_HOUSE = "the household has one dictionary for all games"

SCRABBLE = {
    "layout": None, "challenge": DOUBLE, "exchange_minimum": 3, "pass_rounds": 2, "scoreless_limit": 9,
    "bingo_bonus": 60, "end_racks": EndRacks.DOUBLE, "open_racks": True, "take_back": False, "hints": Hints.NONE,
    "bluffs": True, "seconds": 900, "turn_seconds": 90, "overtime": 5, "tiles": None,
}  # fmt: skip
BOGGLE = {
    "cubes": None, "minimum_length": 4, "seconds": 240, "judging": Judging.AT_ONCE, "court": Court.VOTE,
    "penalty": True, "target": 70, "rounds": 4, "hints": True,
}  # fmt: skip
UNCHOSEN: dict[str, Mapping[str, str]] = {
    "scrabble": {"key": "it names the preset", "rack_size": _BOX, "bingo_tiles": _BOX, "first_play_minimum": _BOX},
    "boggle": {
        "key": "it names the preset", "points": _BOX, "points_beyond": _BOX, "untimed": "practice has it",
        "goal": "practice has it", "goal_words": "practice has it", "practice": "its own page begins it",
        "wish": _ELSEWHERE,
    },
}  # fmt: skip
UNREMEMBERED = {"scrabble": {"lexicon": _HOUSE}, "boggle": {"lexicon": _HOUSE}}
UNSAID = {
    "scrabble": {"lexicon": _HOUSE},
    "boggle": {"lexicon": _HOUSE, "writing": "pictures on the page show it", "finish_word": "it is a courtesy"},
}
UNCOMPARED = {
    "scrabble": {
        **dict.fromkeys(set(SCRABBLE) - {"layout", "tiles", "hints", "bingo_bonus"}, _POINTS), "lexicon": _HOUSE
    },
    "boggle": {**dict.fromkeys(("judging", "court", "penalty", "target", "rounds"), _POINTS), "lexicon": _HOUSE},
}  # fmt: skip


@pytest.mark.parametrize("kind", ["scrabble", "boggle"])
def test_every_rule_is_on_the_sheet_remembered_said_and_compared(qapp: QApplication, kind: str) -> None:
    """S-21: in each of the three first presets."""
    with open_desk(scrabble_settings("Ann", "Bea")) as people:
        people.desk.new_table(kind)
        people.settle()
        page, services = people.desk.setup, people.desk.services
        assert page is not None
        card: Any = page.rules
        base, known = card.rules(), {each.name for each in fields(ScrabbleSetup if kind == "scrabble" else TableSetup)}
        rules = {each.name for each in fields(base)} - set(UNCHOSEN[kind])
        for button in card.preset.buttons[: len(card.first)]:
            people.click(button)
            people.click(page.change)
            if card.rare.isHidden():
                card.more.click()
            hidden = {name for name in rules if not card.form.fields[name].widget.isVisible()}
            assert hidden <= {"writing"}, "beside the sheet"
            people.click(card.sheet.done)
            assert (card.rules(), kind) == (card.presets[card.preset.value], kind)
        people.click(card.preset.buttons[0])
        assert rules - known <= set(UNREMEMBERED[kind])
        base = replace(card.rules(), seconds=60 * 10)
        others: dict[str, Any] = dict(SCRABBLE if kind == "scrabble" else BOGGLE)
        if kind == "scrabble":
            others["layout"] = replace(
                base.layout, key="other", name="Other", rows=14, premiums=base.layout.premiums[15:]
            )
            others["tiles"] = services.tile_sets["german"]
        else:
            others["cubes"] = services.cube_sets["deluxe5"]
        unsaid = {n for n in others if card.sentence(replace(base, **{n: others[n]})) == card.sentence(base)}
        assert unsaid == set()
        assert rules - set(others) <= set(UNSAID[kind])
        alike = {n for n in others if terms(kind, replace(base, **{n: others[n]})) == terms(kind, base)}
        assert alike <= set(UNCOMPARED[kind])


def terms(kind: str, rules: Any) -> Any:
    """Return what History compares of a game by these rules."""
    if kind == "scrabble":
        return scrabble_statistics.terms_by(rules, 2)
    return boggle_statistics.terms_by(rules, ())


def test_chosen_rules_are_the_games_and_are_there_the_next_time(qapp: QApplication) -> None:
    """S-21: 15 minutes, computers bluff, and never a game without an end."""
    with open_desk(scrabble_settings("Ann", "Bea")) as people:
        people.desk.new_table("scrabble")
        people.settle()
        card = people.setup.rules
        people.click(card.preset.buttons[2])
        assert "25 minute" in people.setup.sentence.text()
        people.click(card.preset.buttons[1])
        assert "bluff" in people.setup.sentence.text()
        card.form.fields["seconds"].show(900)
        card.form.fields["scoreless_limit"].show(0)
        assert card.rules().pass_rounds == 1
        assert "15 minute" in people.setup.sentence.text()
        people.click(people.setup.start)
        people.settle()
        assert (people.position.rules.seconds, people.position.rules.scoreless_limit) == (900, 0)
        people.desk.new_table("scrabble")
        people.settle()
        assert (people.setup.rules.rules().seconds, people.setup.rules.rules().pass_rounds) == (900, 1)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_more_rules_cut_none_and_come_into_sight(qapp: QApplication, scale: float) -> None:
    """S-21: with the rows below it the sheet scrolls, and the choice of a challenge lost half its height."""
    with open_desk(scrabble_settings("Ann", "Bea")) as people:
        people.desk.window.resize(1280, 800)
        people.desk.services.choices.change(text_scale=scale)
        people.desk.new_table("scrabble")
        people.settle()
        card = people.setup.rules
        card.preset.buttons[2].click()
        people.setup.change.click()
        card.more.setFocus()
        people.key(Qt.Key.Key_Space)
        people.settle()
        for row in card.sheet.findChildren(FieldRow):
            layout = row.layout()
            assert layout is not None
            assert row.height() >= layout.minimumSize().height(), row.findChildren(QLabel)[0].text()
        first = card.rare.findChildren(FieldRow)[0]
        assert first.visibleRegion().boundingRect().height() == first.height()
