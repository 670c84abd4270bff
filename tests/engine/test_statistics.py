"""Figures against a history that was reckoned on paper (`games_by_hand`)."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boggle_desk.engine.boggle import statistics as boggle
from boggle_desk.engine.boggle import statistics as boggle_statistics
from boggle_desk.engine.boggle.statistics import Find, PastRound
from boggle_desk.engine.game import Game
from boggle_desk.engine.scrabble import statistics as scrabble
from boggle_desk.engine.scrabble import statistics as scrabble_statistics
from boggle_desk.engine.scrabble.statistics import PastTurn
from boggle_desk.engine.statistics import (
    Feat,
    Meeting,
    PastGame,
    PastPlayer,
    Record,
    RecordBook,
    Terms,
    folded,
    meetings,
    results,
    smoothed,
    terms_played,
)
from tests.engine.games_by_hand import alone, crossword, on_paper, on_screen

DAY = 86_400


def past(number: int, game: Game[Any, Any, Any], way: Any) -> PastGame:
    """Return a finished game; it was played on the day of its number, for ten minutes."""
    position = game.position
    return PastGame(
        number,
        position.rules.key,
        position.rules.lexicon,
        way.terms_of(position),
        number * DAY,
        number * DAY + 600,
        True,
        600,
        1,
        way.players_of(position),
    )


def events_of(game: Game[Any, Any, Any]) -> list[Any]:
    """Return all events of a game."""
    return [event for step in game.steps for event in step]


@pytest.fixture
def games() -> list[PastGame]:
    """Games 1 (paper), 2 (screen), 3 (alone) and 4 (crossword), the latest first."""
    made = [(on_paper(), boggle), (on_screen(), boggle), (alone(), boggle), (crossword(), scrabble)]
    return [past(number, game, way) for number, (game, way) in enumerate(made, start=1)][::-1]


@pytest.fixture
def rounds() -> list[PastRound]:
    """All rounds of games 1 to 3."""
    made = enumerate((on_paper(), on_screen(), alone()), start=1)
    return [each for number, game in made for each in boggle.rounds_of(number, game.opening, game.moments())[0]]


@pytest.fixture
def turns() -> tuple[PastTurn, ...]:
    """All turns of game 4."""
    return scrabble.turns_of(4, crossword().opening, crossword().moments())[0]


def of(games: list[PastGame], rounds: list[PastRound], key: str, company: int) -> list[PastRound]:
    """Return the rounds of a player, alone (1) or in company (2)."""
    known = {game.number: game for game in games}
    return [
        each
        for each in rounds
        if known[each.game].players[each.seat].key == key and known[each.game].terms.company == company
    ]


# ------------------------------------------------------------------------------------------- results


def test_games_won_and_their_points(games: list[PastGame]) -> None:
    """Ann: 2:1 won, 2:3 lost, alone 3 points; the mean of 2, 2 and 3 is 7/3, the best of them game 3. Alone counts as
    played, and neither as won nor as lost."""
    found = results([game for game in games if game.kind == "boggle"], "ann")
    assert (found.games, found.contested, found.won, found.tied, found.lost) == (3, 2, 1, 0, 1)
    assert found.average == pytest.approx(7 / 3)
    assert found.best is not None
    assert (found.best.number, found.best_points, found.seconds) == (3, 3, 1800)
    assert found.win_rate == 0.5


def test_a_tie_is_half_a_win_and_a_game_that_was_put_away_is_none() -> None:
    tied = made(1, PastPlayer("Ann", points=5, won=True), PastPlayer("Bea", points=5, won=True))
    away = made(2, PastPlayer("Ann", points=9), PastPlayer("Bea"), finished=False)
    found = results([tied, away], "ann")
    assert (found.games, found.put_away, found.won, found.tied, found.lost, found.win_rate) == (1, 1, 0, 1, 0, 0.5)
    assert found.best_points == 5


def test_b34_a_team_wins_outright_together() -> None:
    team = [PastPlayer(name, team="red", points=4, won=True) for name in ("Ann", "Bea")]
    game = made(1, *team, PastPlayer("Cem", points=7))
    assert results([game], "bea").won == 1
    assert results([game], "cem").lost == 1
    assert [(each.key, each.ahead, each.points, each.other_points) for each in meetings([game], "ann")] == [
        ("cem", 1, 8, 7)
    ]
    together = made(1, *team)
    assert not together.contested
    assert meetings([together], "ann") == ()


def test_head_to_head(games: list[PastGame]) -> None:
    """Ann and Bea: 2:1 and 2:3, together 4:4. Ann and Cem: 143:0."""
    assert meetings(games, "ann") == (
        Meeting("bea", "Bea", None, 2, 1, 0, 4, 4),
        Meeting("cem", "Cem", None, 1, 1, 0, 143, 0),
    )
    (other,) = meetings(games, "bea")
    assert (other.key, other.ahead, other.behind, other.points, other.other_points) == ("ann", 1, 1, 4, 4)


def test_nobody_has_no_figures() -> None:
    found = results([], "ann")
    assert (found.games, found.average, found.best, found.win_rate) == (0, None, None, None)
    empty = boggle_statistics.figures([], in_company=True)
    assert (empty.rounds, empty.average, empty.best, empty.per_minute, empty.unique) == (0, None, None, None, None)
    assert scrabble_statistics.figures([]).bingo_rate is None


def test_what_is_comparable_is_told_apart(games: list[PastGame]) -> None:
    """Games 1 and 2 are by the same terms, 3 is alone, 4 another game."""
    assert [count for _terms, count in terms_played(games)] == [2, 1, 1]
    assert terms_played(games)[0][0] == games[-1].terms


# ------------------------------------------------------------------------------------------- Boggle


def test_figures_of_boggle(games: list[PastGame], rounds: list[PastRound]) -> None:
    """Ann in company: rounds of 2, 2 and 0 points, the mean is 4/3. She wrote toils, lit, slin | toils, tin | nothing:
    five words, of them slin was struck, so four good ones: 5 + 3 + 5 + 3 letters, the mean is 4. Two of them were
    crossed off. She searched 180 + 240 + 60 = 480 seconds: 4 words in 8 minutes. Nobody else had toils both times: 2
    of 4."""
    found = boggle_statistics.figures(of(games, rounds, "ann", 2), in_company=True)
    assert found.average == pytest.approx(4 / 3)
    assert (found.rounds, found.words, found.struck, found.crossed) == (3, 4, 1, 2)
    assert (found.per_minute, found.mean_length, found.unique) == (0.5, 4.0, 0.5)
    assert found.best is not None
    assert (found.best.game, found.best.number) == (1, 1)
    assert found.best_words == (Find("toils", 2, 1, 2, 1),)
    """Alone: 3 points, toils and trio in three minutes; there is nobody else whom a word could be compared with."""
    found = boggle_statistics.figures(of(games, rounds, "ann", 1), in_company=False)
    assert (found.average, found.words, found.struck, found.unique) == (3.0, 2, 1, None)
    assert found.per_minute == pytest.approx(2 / 3)
    assert found.longest_words == (Find("toils", 2, 3, 1, 1), Find("trio", 1, 3, 1, 1))


def test_progress_in_boggle(games: list[PastGame], rounds: list[PastRound]) -> None:
    """Ann: 2 in game 1; in game 2 the mean of 2 and 0. Words a minute: 2 in 3 minutes, then 2 in 300 seconds."""
    known = {game.number: game for game in games}
    mine = of(games, rounds, "ann", 2)
    points = boggle_statistics.progress(mine, known)
    assert [(point.game, point.at, point.value) for point in points] == [(1, DAY + 600, 2.0), (2, 2 * DAY + 600, 1.0)]
    quick = boggle_statistics.progress(mine, known, per_minute=True)
    assert [point.value for point in quick] == [pytest.approx(2 / 3), pytest.approx(0.4)]


# ------------------------------------------------------------------------------------------- Scrabble


def test_figures_of_scrabble(turns: tuple[PastTurn, ...]) -> None:
    """Ann: 76 and 3 points in two turns, the mean is 39.5; 7 and 2 tiles; one bingo in one game and two plays."""
    found = scrabble_statistics.figures([turn for turn in turns if turn.seat == 0])
    assert (found.games, found.turns, found.plays, found.average, found.tiles) == (1, 2, 2, 39.5, 4.5)
    assert (found.bingos, found.bingo_rate, found.bingo_share, found.challenged_in_vain) == (1, 1.0, 0.5, 1)
    assert [turn.text for turn in found.best_plays] == ["8D STATION", "J7 E(N)E"]
    assert [word for word, _turn in found.longest_words] == ["station", "ene"]
    """Cem: one play that went back, and nothing else."""
    found = scrabble_statistics.figures([turn for turn in turns if turn.seat == 1])
    assert (found.turns, found.plays, found.phonies, found.average, found.best) == (1, 0, 1, 0.0, None)


def test_progress_in_scrabble(games: list[PastGame], turns: tuple[PastTurn, ...]) -> None:
    known = {game.number: game for game in games}
    mine = [turn for turn in turns if turn.seat == 0]
    assert [point.value for point in scrabble_statistics.progress(mine, known)] == [39.5]
    assert [point.value for point in scrabble_statistics.progress(mine, known, bingos=True)] == [1.0]


# ------------------------------------------------------------------------------------------- records


def book_of(games: list[PastGame], rounds: list[PastRound], turns: tuple[PastTurn, ...]) -> list[Record]:
    """Return all records."""
    book = RecordBook()
    for game in sorted(games, key=lambda game: game.number):
        own = [each for each in rounds if each.game == game.number]
        made = [each for each in turns if each.game == game.number]
        way = scrabble.sittings(game, made) if game.kind == "scrabble" else boggle.sittings(game, own)
        book.enter(game, way)
    return list(book.records())


def test_records_of_the_table(games: list[PastGame], rounds: list[PastRound], turns: tuple[PastTurn, ...]) -> None:
    """In company Ann's 2 points of game 1 are the most of a round. ann of game 2 had a handicap and Bea reached the
    same later: neither beats it. Two good words are the most of a round: Ann's toils and lit come first; a word that
    was left unread does not count. Nobody else had Bea's ring and trek in the second round of game 2."""
    found = {(each.terms.kind, each.terms.company, each.feat): each for each in book_of(games, rounds, turns)}
    told = {place: (each.value, each.holder.name, each.game, each.text) for place, each in found.items()}
    assert told == {
        ("boggle", 2, Feat.ROUND): (2, "Ann", 1, ""),
        ("boggle", 2, Feat.WORDS): (2, "Ann", 1, ""),
        ("boggle", 2, Feat.UNIQUE): (2, "Bea", 2, ""),
        ("boggle", 2, Feat.WORD): (2, "Ann", 1, "toils"),
        ("boggle", 2, Feat.LONGEST): (5, "Ann", 1, "toils"),
        ("boggle", 1, Feat.ROUND): (3, "Ann", 3, ""),
        ("boggle", 1, Feat.WORDS): (2, "Ann", 3, ""),
        ("boggle", 1, Feat.WORD): (2, "Ann", 3, "toils"),
        ("boggle", 1, Feat.LONGEST): (5, "Ann", 3, "toils"),
        ("scrabble", 2, Feat.PLAY): (66, "Ann", 4, "8D STATION"),
        ("scrabble", 2, Feat.LONGEST): (7, "Ann", 4, "station"),
        ("scrabble", 2, Feat.BINGOS): (1, "Ann", 4, ""),
        ("scrabble", 2, Feat.GAME): (143, "Ann", 4, ""),
        ("scrabble", 2, Feat.MARGIN): (143, "Ann", 4, ""),
    }


def test_computers_handicaps_and_nothing_make_no_record() -> None:
    games = [
        made(1, PastPlayer("Robot", level="expert", points=900, won=True), PastPlayer("Ann", points=0)),
        made(2, PastPlayer("Bea", handicap=True, points=800, won=True), PastPlayer("Cem", points=10)),
    ]
    book = RecordBook()
    for game in games:
        book.enter(game, scrabble.sittings(game, ()))
    assert [(each.feat, each.value, each.holder.name) for each in book.records()] == [(Feat.GAME, 10, "Cem")]


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
    games = [made(number, *players) for number, players in enumerate(tables)]
    for key in ("ann", "bea", "#child", "nobody"):
        found = results(games, key)
        assert found.games >= found.contested >= found.won + found.tied >= 0
        assert found.lost >= 0
        assert (found.best_points is None) == (found.average is None) == (found.games == 0)
        if found.average is not None and found.best_points is not None:
            assert found.average <= found.best_points
        for met in meetings(games, key):
            assert met.ahead + met.level_games + met.behind == met.games > 0
            assert met.key != key


@given(st.lists(PLAYERS, max_size=6))
def test_who_is_ahead_of_one_is_behind_the_other(tables: list[list[PastPlayer]]) -> None:
    """Where nobody sits twice at one table, both sides of a meeting tell the same."""
    apart = [players for players in tables if len({each.key for each in players}) == len(players)]
    games = [made(number, *players) for number, players in enumerate(apart)]
    for key in ("ann", "bea", "cem"):
        for met in meetings(games, key):
            back = next(each for each in meetings(games, met.key) if each.key == key)
            assert (back.games, back.ahead, back.behind) == (met.games, met.behind, met.ahead)
            assert (back.points, back.other_points) == (met.other_points, met.points)


@given(st.lists(st.floats(-1000, 1000), max_size=40), st.integers(1, 12))
def test_a_smoothed_line_stays_between_its_values(values: list[float], window: int) -> None:
    line = smoothed(values, window)
    assert len(line) == len(values)
    for place, value in enumerate(line):
        near = values[max(0, place - window + 1) : place + 1]
        assert min(near) - 1e-9 <= value <= max(near) + 1e-9


@given(st.text(max_size=20))
def test_names_are_folded_once_and_for_all(name: str) -> None:
    assert folded(folded(name)) == folded(name)
    assert folded(f"  {name}\t") == folded(name)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "ANN"), ("Ann  Lee", " ann lee"), ("Zoë", "Zoe\u0308"), ("STRASSE", "straße")]
)
def test_one_person_in_many_spellings(one: str, other: str) -> None:
    assert folded(one) == folded(other)
    assert folded("Zoë") != folded("Zoe")
