"""Figures, meetings, progress and records against a history that was reckoned on paper (`games_by_hand`)."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QObject

from boggle_desk.engine.boggle import statistics as boggle
from boggle_desk.engine.boggle.events import PassReading
from boggle_desk.engine.boggle.pad import CloseRound, NextRound
from boggle_desk.engine.boggle.position import BogglePosition, EntryMark, opening
from boggle_desk.engine.boggle.statistics import LEAST_ROUNDS, PastRound, fair_start
from boggle_desk.engine.players import Player
from boggle_desk.engine.statistics import Meeting, PastGame, PastPlayer, RecordKind, Terms
from boggle_desk.storage.figures import (
    FIGURES,
    Measure,
    Report,
    choices,
    choices_of,
    comparable_points,
    records_of,
    report_of,
)
from boggle_desk.storage.history import GameHistory
from boggle_desk.views.history.history_strings import NOTHING, HistoryStrings
from tests.engine.boggle.pads import PRESETS, Pad
from tests.engine.boggle.table import Table
from tests.engine.games_by_hand import on_paper
from tests.storage.pasts import DAY, four_games, history_of


@pytest.fixture
def four() -> Iterator[GameHistory]:
    with four_games() as history:
        yield history


def report(history: GameHistory, key: str, place: int = 0) -> Report:
    """Return the figures of a player under the terms at a place, the most played first."""
    return report_of(history, key, choices_of(history, key)[place])


def figures(history: GameHistory, key: str, place: int = 0) -> dict[str, Any]:
    """Return the figures by name: their values, and what they lead to where they lead anywhere."""
    return {
        each.name: found[0] if len(found) == 1 or found[1] is None else found
        for each, found in report(history, key, place).figures
    }


# ------------------------------------------------------------------------------------------- results


def test_games_won_and_their_points(four: GameHistory) -> None:
    """Ann in company: 2:1 won and 2:3 lost. Alone counts as played, and neither as won nor as lost."""
    found = {each.name: row for each, row in report(four, "ann").figures}
    assert found["games"] == (2,)
    assert found["won"] == (1, None, 0, 2, 0.5)
    assert (found["tied"], found["time"]) == ((0,), (1200,))
    alone = figures(four, "ann", 2)
    assert alone["games"] == 1
    assert not {"won", "tied", "archived"} & alone.keys()


def test_a_tie_is_half_a_win_and_a_game_that_was_put_away_is_none() -> None:
    tied = made(1, PastPlayer("Ann", points=5, won=True), PastPlayer("Bea", points=5, won=True))
    away = made(2, PastPlayer("Ann", points=9), PastPlayer("Bea"), finished=False)
    with history_of(tied, away) as history:
        found = {each.name: row for each, row in report(history, "ann").figures}
    assert (found["games"], found["archived"], found["tied"]) == ((1,), (1,), (1,))
    assert found["won"] == (0, None, 0, 1, 0.5)


def test_b34_a_team_wins_outright_together() -> None:
    team = [PastPlayer(name, team="red", points=4, won=True) for name in ("Ann", "Bea")]
    with history_of(made(1, *team, PastPlayer("Cem", points=7))) as history:
        assert figures(history, "bea")["won"] == 1
        assert figures(history, "cem")["won"] == 0
        assert [(each.key, each.ahead, each.points, each.other_points) for each in report(history, "ann").meetings] == [
            ("cem", 1, 8, 7)
        ]
    with history_of(made(1, *team)) as history:
        assert "won" not in figures(history, "ann")
        assert report(history, "ann").meetings == ()


def test_head_to_head(four: GameHistory) -> None:
    """Ann and Bea: 2:1 and 2:3, together 4:4; she was "ann" in the second. Ann and Cem: 143:0."""
    assert report(four, "ann").meetings == (Meeting("bea", "Bea", None, 2, 1, 0, 4, 4),)
    assert report(four, "cem").meetings == (Meeting("ann", "Ann", None, 1, 0, 0, 0, 143),)
    (other,) = report(four, "bea").meetings
    assert (other.name, other.ahead, other.behind, other.points, other.other_points) == ("ann", 1, 1, 4, 4)


def test_what_is_comparable_is_told_apart(four: GameHistory) -> None:
    """Games 1 and 2 are by the same terms, 3 is alone, 4 another game."""
    found = choices(four)
    assert [each.games for each in found] == [2, 1, 1]
    assert found[0].terms == boggle.terms_of(on_paper().position)


# ------------------------------------------------------------------------------------------- each game


def test_figures_of_boggle(four: GameHistory) -> None:
    """Ann in company: rounds of 2, 2 and 0 points, the mean is 4/3. She wrote toils, lit, slin | toils, tin | nothing:
    five words, of them slin was struck, so four good ones: 5 + 3 + 5 + 3 letters, the mean is 4. Two of them were
    crossed off. She searched 180 + 240 + 60 = 480 seconds: 4 words in 8 minutes. Nobody else had toils both times: 2
    of 4. Alone: 3 points, toils and trio in three minutes; there is nobody else to compare a word with."""
    found = figures(four, "ann")
    assert found["points a round"] == pytest.approx(4 / 3)
    assert (found["rounds"], found["struck"], found["crossed"], found["best round"]) == (3, 1, 2, (2, 1, 1))
    assert (found["words a minute"], found["letters"], found["unique"]) == (0.5, 4.0, 0.5)
    assert [(each.word, each.points, each.times, each.game, each.at) for each in report(four, "ann").best] == [
        ("toils", 2, 2, 1, 1)
    ]
    found = figures(four, "ann", 2)
    assert (found["points a round"], found["struck"]) == (3.0, 1)
    assert not {"unique", "crossed"} & found.keys()
    assert found["words a minute"] == pytest.approx(2 / 3)
    assert [each.word for each in report(four, "ann", 2).longest] == ["toils", "trio"]


def test_figures_of_scrabble(four: GameHistory) -> None:
    """Ann: 76 and 3 points in two turns, the mean is 39.5; 7 and 2 tiles; one bingo in one game and two plays. Cem: one
    play that went back, and nothing else."""
    found, place = figures(four, "ann", 1), report(four, "ann", 1)
    assert (found["points a turn"], found["tiles"], found["bingos"]) == (39.5, 4.5, 1.0)
    assert (found["plays that were bingos"], found["wrong challenges"]) == (0.5, 1)
    assert found["best play"] == ("8D STATION, 66", 4, 1)
    assert [each.text for each in place.best] == ["8D STATION", "J7 E(N)E"]
    assert [each.word for each in place.longest] == ["station", "ene"]
    found = figures(four, "cem")
    assert (found["went back"], found["points a turn"], found["best play"]) == (1, 0.0, None)


def test_a_figure_that_cannot_be_says_so_and_one_that_makes_no_sense_is_left_out() -> None:
    """A game in which nobody had a turn, and one of Boggle without a round."""
    with history_of(made(1, PastPlayer("Ann"), finished=False)) as history:
        found = figures(history, "ann")
        assert (found["rounds"], found["points a round"], found["best round"]) == (0, None, None)
        assert not {"hints", "won", "points a turn"} & found.keys()
    turns = Terms("scrabble", 15, 15, "english")
    with history_of(replace(made(1, PastPlayer("Ann", points=3)), terms=turns)) as history:
        assert not {"tiles", "best play", "rounds"} & figures(history, "ann").keys()
        assert report(history, "ann").progress.keys() == {Measure.GAME}


def test_progress(four: GameHistory) -> None:
    """Ann in Boggle: 2 in game 1; in game 2 the mean of 2 and 0. Words a minute: 2 in 3 minutes, then 2 in 300 seconds.
    In Scrabble 39.5 points a turn, and one bingo."""
    found = report(four, "ann").progress
    assert [(each.game, each.at, each.value) for each in found[Measure.ROUND]] == [
        (1, DAY + 600, 2.0),
        (2, 2 * DAY + 600, 1.0),
    ]
    assert [each.value for each in found[Measure.QUICKNESS]] == [pytest.approx(2 / 3), pytest.approx(0.4)]
    assert [each.players for each in found[Measure.ROUND]] == ["Ann, Bea", "ann, Bea"]
    turns = report(four, "cem").progress
    assert [each.value for each in turns[Measure.TURN]] == [0.0]
    assert [each.value for each in turns[Measure.BINGOS]] == [0.0]


def test_every_figure_has_a_name_in_the_window(qapp: object) -> None:
    words = HistoryStrings(QObject())
    for each in FIGURES:
        assert words.figure(each, (None,)).cells[1] == NOTHING
        assert words.figure(each, (None,)).cells[0]


# ------------------------------------------------------------------------------------------- records


def test_records_of_the_table(four: GameHistory) -> None:
    """In company Ann's 2 points of game 1 are the most of a round. ann of game 2 had a handicap and Bea reached the
    same later: neither beats it. Two good words are the most of a round: Ann's toils and lit come first; a word that
    was left unread does not count. Nobody else had Bea's ring and trek in the second round of game 2."""
    found = records_of(four)
    told = {
        (choice.terms.kind, choice.terms.company, each.feat): (each.value, each.holder.name, each.game, each.text)
        for choice in found.choices
        for each in found.records[choice.id]
    }
    assert told == {
        ("boggle", 2, RecordKind.ROUND): (2, "Ann", 1, ""),
        ("boggle", 2, RecordKind.WORDS): (2, "Ann", 1, ""),
        ("boggle", 2, RecordKind.UNIQUE): (2, "Bea", 2, ""),
        ("boggle", 2, RecordKind.WORD): (2, "Ann", 1, "toils"),
        ("boggle", 2, RecordKind.LONGEST): (5, "Ann", 1, "toils"),
        ("boggle", 1, RecordKind.ROUND): (3, "Ann", 3, ""),
        ("boggle", 1, RecordKind.WORDS): (2, "Ann", 3, ""),
        ("boggle", 1, RecordKind.WORD): (2, "Ann", 3, "toils"),
        ("boggle", 1, RecordKind.LONGEST): (5, "Ann", 3, "toils"),
        ("scrabble", 2, RecordKind.PLAY): (66, "Ann", 4, "8D STATION"),
        ("scrabble", 2, RecordKind.LONGEST): (7, "Ann", 4, "station"),
        ("scrabble", 2, RecordKind.BINGOS): (1, "Ann", 4, ""),
        ("scrabble", 2, RecordKind.GAME): (143, "Ann", 4, ""),
        ("scrabble", 2, RecordKind.MARGIN): (143, "Ann", 4, ""),
    }


def test_computers_handicaps_and_nothing_make_no_record() -> None:
    games = (
        made(1, PastPlayer("Robot", level="expert", points=900, won=True), PastPlayer("Ann", points=0)),
        made(2, PastPlayer("Bea", handicap=True, points=800, won=True), PastPlayer("Cem", points=10)),
    )
    with history_of(*games) as history:
        ((record,),) = records_of(history).records.values()
    assert (record.feat, record.value, record.holder.name) == (RecordKind.GAME, 10, "Cem")


# ------------------------------------------------------------------------------------------- in general

TERMS = Terms("boggle", 4, 4, "new4", 180, 3, company=2)


def made(number: int, *players: PastPlayer, finished: bool = True) -> PastGame:
    """Return a game of these players."""
    return PastGame(number, "classic", "english", TERMS, number, number, finished, 60, 1, players)


PLAYERS = st.lists(
    st.builds(
        PastPlayer,
        st.sampled_from(["Ann", "ANN ", "Bea", "Cem"]),
        st.sampled_from([None, None, "child"]),
        st.sampled_from([None, None, "red", "blue"]),
        points=st.integers(-5, 60),
        won=st.booleans(),
    ),
    min_size=1,
    max_size=5,
)


@given(st.lists(PLAYERS, max_size=6))
def test_figures_of_any_history_are_in_order(tables: list[list[PastPlayer]]) -> None:
    """Where nobody sits twice at one table, both sides of a meeting tell the same."""
    games = [made(number, *players) for number, players in enumerate(tables)]
    apart = all(len({each.key for each in players}) == len(players) for players in tables)
    with history_of(*games) as history:
        met = {}
        for player in history.players():
            found = {each.name: row for each, row in report(history, player.key).figures}
            won, _none, _at, contested, rate = found.get("won", (0, None, 0, 0, 0.0))
            assert player.games == found["games"][0] >= contested >= won + found.get("tied", (0,))[0] >= 0
            assert 0 <= rate <= 1
            for each in report(history, player.key).meetings:
                assert each.ahead + each.level_games + each.behind == each.games > 0
                assert each.key != player.key
                met[player.key, each.key] = each
    for (one, other), meeting in met.items():
        back = met[other, one]
        if apart:
            assert (back.games, back.ahead, back.behind) == (meeting.games, meeting.behind, meeting.ahead)
            assert (back.points, back.other_points) == (meeting.other_points, meeting.points)


# ------------------------------------------------------------------------------------------- which rounds count

ANN, TIM = Player("Ann"), Player("Tim", minimum_length=3, extra_seconds=60, head_start=5)


LISTS = ("grind toil iota item", "lit tin")


def played(
    number: int, *seats: Player, lists: Sequence[str] = LISTS, **changes: object
) -> tuple[PastGame, tuple[PastRound, ...]]:
    """Return a game of one round; by its lists Ann makes five points and Tim's words two."""
    table = Table(*seats, base="calculator", **changes)
    table.read(*lists)
    while table.now.reader is not None:
        entries = table.now.lists[table.now.reader]
        table.say(*(entry.word for entry in entries if entry.mark is EntryMark.WRITTEN))
        table.play(PassReading())
    rounds, position = boggle.rounds_of(number, table.game.opening, table.game.moments())
    past = PastGame(
        number, "calculator", "english", boggle.terms_of(position), 0, 1, True, 180, 1, boggle.players_of(position)
    )
    return past, rounds


def points_of(*games: tuple[PastGame, tuple[PastRound, ...]], **changes: object) -> tuple[tuple[int, ...], ...]:
    """Return the comparable points of Ann and Tim in these games."""
    rules = Table(ANN, TIM, base="calculator", **changes).now.rules
    return comparable(opening(rules, (ANN, TIM)), *games)


def comparable(
    position: BogglePosition, *games: tuple[PastGame, Sequence[PastRound]], on_pad: bool = False
) -> tuple[tuple[int, ...], ...]:
    """Return the comparable points of all at a table in these games."""
    with history_of() as history:
        for game, rounds in games:
            history.put(game, rounds, boggle.sittings(game, rounds))
        return comparable_points(history, position, on_pad)


def test_b33_what_was_granted_is_left_out() -> None:
    assert points_of(played(1, ANN, TIM), played(2, ANN, TIM)) == ((5, 5), (2, 2))


@pytest.mark.parametrize(
    ("name", "changes"), [("time", {"seconds": 120}), ("length", {"minimum_length": 5}), ("penalty", {"penalty": True})]
)
def test_b33_rounds_by_other_rules_are_left_out(name: str, changes: dict[str, object]) -> None:
    assert points_of(played(1, ANN, TIM), **changes) == ((), ()), name


def test_b33_a_players_rounds_with_another_handicap_are_left_out() -> None:
    other = Player("Tim", minimum_length=3)
    assert points_of(played(1, ANN, other)) == ((5,), ())


def test_b34_in_a_team_the_own_list_counts_before_shared_words_count_once() -> None:
    """Ann brings `toil` to the team, Tim had it too; `iota` is on Cem's list as well, so it is nobody's."""
    ann, tim = replace(ANN, team="red"), replace(TIM, team="red")
    team = played(1, ann, tim, Player("Cem"), lists=("grind toil iota", "toil iota lit", "iota"))
    assert [(each.points, each.granted, each.shared) for each in team[1]] == [(3, 0, 0), (6, 5, 1), (0, 0, 0)]
    assert points_of(team, played(2, ANN, TIM)) == ((3, 5), (2, 2))


def test_b33_b34_a_family_that_always_plays_in_teams_gets_a_suggestion_too() -> None:
    seats = (replace(ANN, team="red"), replace(TIM, team="blue"), Player("Eve", team="blue"))
    games = [played(number, *seats) for number in range(LEAST_ROUNDS)]
    fair = fair_start((ANN, TIM), points_of(*games))
    assert fair.points == {0: 0, 1: 3}


def test_b30_b33_the_pad_reckons_from_rounds_on_the_pad() -> None:
    """Ann and Tim share `oil` in a team; in the second round only points are typed."""
    ann, tim = replace(ANN, team="red"), replace(TIM, team="red")
    pad = Pad(ann, tim, Player("Cem"), target=None)
    pad.words("stone oil", "oil soil", "")
    pad.ask(CloseRound(), NextRound())
    pad.round(9, 4)
    rounds, position = boggle.pad_rounds_of(1, pad.game.opening, pad.game.moments())
    terms, seats = boggle.pad_terms_of(position), boggle.players_of(position)
    past = PastGame(1, "classic", "english", terms, 0, 1, True, 180, 2, seats)
    table = opening(PRESETS["classic"], (ANN, TIM))
    assert comparable(table, (past, rounds), on_pad=True) == ((3, 9), (2, 4))
    assert comparable(table, (past, rounds)) == ((), ())


def test_b33_a_name_is_the_same_however_it_is_written() -> None:
    assert points_of(played(1, Player(" ann "), TIM)) == ((5,), (2,))


def test_b33_who_has_no_name_of_their_own_has_no_past() -> None:
    rules = Table(ANN, TIM, base="calculator").now.rules
    before = played(1, Player("Player 1"), Player("Player 2", minimum_length=3))
    assert comparable(opening(rules, (Player("Player 1"), Player("Player 2"))), before) == ((), ())
