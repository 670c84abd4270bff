"""Every rule that an engine knows can be chosen, is remembered, is said, and is compared in History, or has a reason
why not."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel

from boggle_desk.engine.boggle import statistics as boggle_statistics
from boggle_desk.engine.boggle.rules import BoggleRules
from boggle_desk.engine.rulebook import RuleField, Use, further_terms, rule_fields
from boggle_desk.engine.scrabble import statistics as scrabble_statistics
from boggle_desk.engine.scrabble.rules import DOUBLE, ScrabbleRules
from boggle_desk.storage.shipped import cube_sets
from boggle_desk.views.boggle.boggle_rules_card import BoggleRulesCard
from boggle_desk.views.forms import FieldRow
from boggle_desk.views.scrabble.scrabble_rules_card import ScrabbleRulesCard
from boggle_desk.views.services import AppContext
from tests.views.scrabble.table_fixtures import open_desk, players_named, scrabble_settings

_BOX = "it belongs to the edition: a rules file may have it otherwise, no table does"
_PRACTICE = "the practice page has it"
UNCHOSEN: dict[type, Mapping[str, str]] = {
    ScrabbleRules: {
        "key": "it names the preset", "rack_size": _BOX, "bingo_tiles": _BOX, "first_play_minimum": _BOX,
    },
    BoggleRules: {
        "key": "it names the preset", "points": _BOX, "points_beyond": _BOX, "untimed": _PRACTICE, "goal": _PRACTICE,
        "goal_words": _PRACTICE, "practice": _PRACTICE, "wish": "it has a card of its own",
    },
}  # fmt: skip
"""The rules that no table chooses on the set-up page, with the reason."""
UNSAID = {
    "lexicon": "the second line names it", "writing": "pictures on the page show it", "finish_word": "it is a courtesy",
}  # fmt: skip
"""The rules that the sentence says nothing of, with the reason."""


def other(field: RuleField, rules: Any, services: AppContext) -> Any:
    """Return another value of a rule than these rules have."""
    value = getattr(rules, field.name)
    if field.name in ("cubes", "tiles"):
        pool = cube_sets() if field.name == "cubes" else services.tile_sets
        return next(each for each in pool.values() if each.key != value.key)
    if field.name == "layout":
        return replace(value, key="other", name="Other", rows=14, premiums=value.premiums[15:])
    if field.name == "challenge":
        return DOUBLE
    if field.name == "points":
        return (0, 0, 0, 2)
    if field.kind is bool:
        return not value
    if field.choices:
        return next(each for each in field.choices if each is not value)
    step = 60 if "seconds" in field.name else 1
    return (value or 0) + (-step if field.limits and value == field.limits.most else step)


def is_compared(rules: Any, changed: Any) -> bool:
    """Return whether History keeps games by these rules apart."""
    if isinstance(rules, ScrabbleRules):
        return scrabble_statistics.terms_by(rules, 2) != scrabble_statistics.terms_by(changed, 2)
    return boggle_statistics.terms_by(rules, ()) != boggle_statistics.terms_by(changed, ())


def lacks(card: Any, services: AppContext) -> list[str]:
    """Return in a sentence each what the rules of a card lack."""
    found = []
    kind, base = card.kind, replace(card.rules(), seconds=600)
    rows = {row.name: row for row in card.rows}
    table = f"{type(card).__name__}.sections() in {type(card).__module__.replace('.', '/')}.py"
    setup = card.setup(services.choices.settings.scrabble if kind is ScrabbleRules else services.choices.settings.table)
    for name, field in rule_fields(kind).items():
        rule = f"{kind.__name__}.{name}"
        if name in UNCHOSEN[kind]:
            if name in rows:
                found.append(f"{rule} has a row after all. Take it out of UNCHOSEN in this test.")
            continue
        if name not in rows:
            found.append(f"{rule} can't be chosen. Add a RuleRow to {table}, or say in UNCHOSEN of this test why not.")
            continue
        if name != "lexicon" and name not in setup.rules:
            found.append(f"{rule} isn't remembered: `RulesCard.setup` leaves it out.")
        if name in UNSAID:
            continue
        changed = replace(base, **{name: other(field, base, services)})
        if card.sentence(changed) == card.sentence(base):
            found.append(f"{rule} isn't said. Give its RuleRow in {table} a `said`, or say in UNSAID why not.")
        if is_compared(base, changed) != field.use.in_terms:
            where = "terms_by of statistics.py" if field.use.in_terms else f"Use(in_terms=…) of {rule}"
            found.append(f"{rule} has in_terms={field.use.in_terms}, but History doesn't do so: see {where}.")
    return found


@pytest.mark.parametrize("kind", ["scrabble", "boggle"])
def test_h0_every_rule_is_chosen_remembered_said_and_compared(qapp: QApplication, kind: str) -> None:
    """S-21, H0: what a new rule lacks is said in a sentence."""
    with open_desk(replace(scrabble_settings(), players=players_named("Ann", "beginner!"))) as people:
        people.desk.new_table(kind)
        people.settle()
        page, services = people.desk.setup, people.desk.services
        assert page is not None
        card: Any = page.rules
        assert lacks(card, services) == []
        for button in card.preset.buttons[: len(card.first)]:
            people.click(button)
            people.click(page.change)
            if card.rare.isHidden():
                card.more.click()
            hidden = {row.name for row in card.rows if not card.widget(row.name).isVisible()}
            assert hidden <= {"writing"}, "beside the sheet"
            people.click(card.sheet.done)
            assert card.rules() == card.presets[card.preset.value]


def test_k1_any_number_that_is_compared_hides_what_a_computer_usually_makes(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was told for the numbers in a list written by hand, which a new rule was not in."""
    with open_desk(replace(scrabble_settings(), players=players_named("Ann", "beginner!"))) as people:
        people.desk.new_table("boggle")
        people.settle()
        assert people.desk.setup is not None
        card: Any = people.desk.setup.rules
        base, measured = card.rules(), card.measured
        assert measured == "classic"
        for name, field in rule_fields(BoggleRules).items():
            if field.use.in_terms and field.kind is not bool:
                changed = replace(base, **{name: other(field, base, people.desk.services)})
                monkeypatch.setattr(card, "rules", lambda changed=changed: changed)
                assert card.measured != measured, name


@pytest.mark.parametrize("kind", ["scrabble", "boggle"])
def test_h0_a_rule_that_nobody_registered_is_named_with_what_it_lacks(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    """A rule without a row, and one without a sentence."""
    card_class = ScrabbleRulesCard if kind == "scrabble" else BoggleRulesCard
    whole = card_class.sections

    def forgetful(card: Any) -> Any:
        def kept(row: Any) -> Any:
            return replace(row, said=None) if row.name == "seconds" else row

        return [
            replace(each, rows=tuple(kept(row) for row in each.rows if row.name != "hints")) for each in whole(card)
        ]

    monkeypatch.setattr(card_class, "sections", forgetful)
    with open_desk(replace(scrabble_settings(), players=players_named("Ann", "beginner!"))) as people:
        people.desk.new_table(kind)
        people.settle()
        assert people.desk.setup is not None
        found = lacks(people.desk.setup.rules, people.desk.services)
    assert len(found) == 2
    assert any("hints can't be chosen. Add a RuleRow" in each for each in found)
    assert any("seconds isn't said" in each for each in found)


def test_h0_a_new_rule_sets_games_apart_in_history_only_where_it_is_used() -> None:
    """Without a line in `statistics.py`; games that were played before it was there stay comparable."""

    @dataclass(frozen=True)
    class Rules:
        fog: bool = False
        cheer: Annotated[bool, Use(in_terms=False)] = False

    assert further_terms(Rules(), ()) == further_terms(Rules(cheer=True), ()) == ""
    assert further_terms(Rules(fog=True), ()) != ""
    assert further_terms(Rules(fog=True), ("fog",)) == ""


def test_chosen_rules_are_the_games_and_the_next_has_its_presets(qapp: QApplication) -> None:
    """S-21: 15 minutes, computers bluff where one plays, and never a game without an end."""
    with open_desk(replace(scrabble_settings(), players=players_named("Ann", "beginner!"))) as people:
        people.desk.new_table("scrabble")
        people.settle()
        card = people.setup.rules
        people.click(card.preset.buttons[2])
        assert "25 minute" in people.setup.sentence.text()
        people.click(card.preset.buttons[1])
        assert "bluff" in people.setup.sentence.text()
        people.setup.seats.seat(players_named("Ann", "Bea"))
        assert "bluff" not in people.setup.sentence.text()
        people.click(people.setup.change)
        assert "bluff" not in card.whole_sentence.text()
        people.click(card.sheet.done)
        card.form.fields["seconds"].show(900)
        card.form.fields["scoreless_limit"].show(0)
        assert card.rules().pass_rounds == 1
        assert "15 minute" in people.setup.sentence.text()
        preset = card.presets[card.preset.value]
        people.click(people.setup.start)
        people.settle()
        assert (people.position.rules.seconds, people.position.rules.scoreless_limit) == (900, 0)
        people.desk.new_table("scrabble")
        people.settle()
        card = people.setup.rules
        assert (card.preset.value, card.rules()) == (preset.key, replace(preset, lexicon=card.rules().lexicon))


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
