"""A rule about words that is added as `docs/adding.md` says is true wherever words are listed."""

import re
import sys
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from boggle_desk.engine.boggle import rules as boggle_rules
from boggle_desk.engine.boggle.board import Board, board_of
from boggle_desk.engine.boggle.computer import look, plan, slips
from boggle_desk.engine.boggle.events import BeginReading, BeginSearch, PassReading, ReadWord, SetGoal
from boggle_desk.engine.boggle.goals import first_wrong, goal_words
from boggle_desk.engine.boggle.pad import BOGGLE_PAD, BogglePadRules, EndSearch, WriteWords
from boggle_desk.engine.boggle.position import EntryMark
from boggle_desk.engine.boggle.referee import Reason, draft, fault
from boggle_desk.engine.boggle.review import missed, search_board, shares, sightings
from boggle_desk.engine.boggle.rules import BoardWish, BoggleRules, WordRange
from boggle_desk.engine.boggle.solver import WordVerdict, judge_list, solve_board, words_on
from boggle_desk.engine.boggle.wishes import Wanted, wished_board
from boggle_desk.engine.learning import missed_words
from boggle_desk.engine.players import Player
from boggle_desk.engine.tiers import Tier, Vocabulary
from boggle_desk.models.boggle.boggle_strings import BoggleStrings
from boggle_desk.storage.lexica import open_shipped
from boggle_desk.storage.shipped import boggle_levels
from boggle_desk.views.boggle.board_sheets import all_words
from tests.engine.boggle.pads import Pad
from tests.engine.boggle.table import FACES, PRESETS, WORDS, Table
from tests.test_docs import ADDING, EXAMPLES
from tests.words import lexicon_of

BOARD = Board(4, 4, FACES)
ENGLISH = lexicon_of(dict.fromkeys(WORDS, 0))


@pytest.fixture
def longest_four(monkeypatch: pytest.MonkeyPatch) -> BoggleRules:
    """Return Classic with the rule of the page on adding: no word is longer than four letters."""
    before, space = boggle_rules.counts, dict(vars(boggle_rules))
    field = re.search(r"a field `(longest: [^`]+)`", ADDING)
    assert field
    line = " ".join(field[1].split())
    exec(f"@dataclass(frozen=True)\nclass Rules(BoggleRules):\n    {line}", space)  # noqa: S102  # our own page
    exec(EXAMPLES["counts in engine/boggle/rules.py"], space)  # noqa: S102  # our own page
    for module in [each for each in sys.modules.values() if vars(each).get("counts") is before]:
        monkeypatch.setattr(module, "counts", space["counts"])
    rules: BoggleRules = space["Rules"](**vars(PRESETS["classic"]), longest=4)
    monkeypatch.setitem(PRESETS, "classic", rules)
    return rules


def at_the_table(_rules: BoggleRules) -> set[str]:
    """Return what can be written, missed, hinted at and learnt."""
    table = Table("Ann", "Ben", goal=100).collect("tin", "tin")
    refused = {word for word in WORDS if fault(table.now, 0, word, ENGLISH) is Reason.AGAINST_RULES}
    assert refused
    assert {draft(table.now, 1, word, ENGLISH).points for word in refused} == {0}
    assert "allow GRIND" in BoggleStrings().why_not(Reason.AGAINST_RULES, table.now, 0, "grind")
    found = words_on(BOARD, ENGLISH, table.now.word_range)
    wanted = goal_words(found, table.now.rules, ENGLISH)
    assert first_wrong(table.now, SetGoal(("grind",), (BOARD.path("grind") or (),)), ENGLISH) == "grind"
    rows = search_board(table.now, ENGLISH)
    assert sum(share.words for share in shares(table.now, rows)) == len(rows)
    table.play(BeginReading(), ReadWord("tin"), PassReading())
    (seen,) = sightings(table.game.opening, table.game.steps, ENGLISH.graph, lambda: None)
    learnt = missed_words([seen], "Ann", ENGLISH, lambda _word: True, Tier.ALL)
    return {
        *(each.word for each in (*found, *wanted, *missed(rows))),
        *(each.word for each in (*learnt.to_learn, *learnt.overlooked)),
    }


def by_computers(rules: BoggleRules) -> set[str]:
    """Return what a computer sees, and writes by mistake."""
    rival = Player("Eve", level="expert")
    table = Table("Ann", rival)
    table.play(BeginSearch())
    view = table.now.seen_by(1)
    known = [each.word for each in look(BOARD, ENGLISH, view.word_range)]
    level = boggle_levels()["expert"]
    planned = plan(view, 1, level, ENGLISH, Random(1), 10_000)
    assert planned
    return {*known, *(each.word for each in planned), *slips(BOARD, WORDS, ENGLISH, WordRange(rules))}


def on_real_boards(rules: BoggleRules) -> set[str]:
    """Return the words of a real board, and of a printed one."""
    solved = solve_board(BOARD, ENGLISH, WordRange(rules))
    (judged,) = judge_list(["grind"], solved)
    assert judged.standing is WordVerdict.AGAINST_RULES
    return {*solved.shown, *all_words(BOARD, rules, ENGLISH)}


def on_pads(rules: BoggleRules) -> set[str]:
    """Return what has points on a score pad."""
    pad = Pad(Player("Ann"), base="classic")
    chosen = replace(pad.now, rules=BogglePadRules(rules))
    pad.game = type(pad.game)(BOGGLE_PAD, chosen)
    pad.ask(EndSearch(), WriteWords(0, 0, tuple(WORDS)))
    return {each.word for each in pad.now.lists[0][0] if each.mark is EntryMark.STANDING}


@pytest.mark.parametrize("words", [at_the_table, by_computers, on_real_boards, on_pads])
def test_k1_a_rule_about_words_is_true_wherever_words_are_listed(
    qapp: QApplication, longest_four: BoggleRules, words: Callable[[BoggleRules], set[str]]
) -> None:
    """The rule of the page on adding, which was true on the lists and nowhere else."""
    listed = words(longest_four)
    assert "oil" in listed
    assert not [word for word in listed if len(word) > 4]


@pytest.mark.slow
@pytest.mark.parametrize(("counted", "fair"), [*((each, False) for each in Vocabulary), (Vocabulary.EVERYDAY, True)])
def test_k1_a_wished_board_has_only_words_that_count(
    longest_four: BoggleRules, counted: Vocabulary, fair: bool
) -> None:
    words, lexicon = WordRange(longest_four), open_shipped()
    for seed in range(2):
        found = wished_board(Wanted(BoardWish(least_words=1, counted=counted), words, lexicon, fair), Random(seed))
        on_board = [each.word for each in words_on(board_of(4, 4, found.cubes), lexicon, words)]
        told = lexicon.is_listed if counted is Vocabulary.ALL else lexicon.is_shown
        within = [w for w in on_board if lexicon.is_within(w, counted.tier) and told(w)]
        assert found.tally.words == len(within)
        assert max(map(len, within)) <= 4
