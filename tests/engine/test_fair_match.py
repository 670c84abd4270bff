"""A fair match: a computer that follows a person, from nothing but how the person's latest games ended (42.2)."""

from math import exp
from random import Random

import pytest

from boggle_desk.engine.players import Player
from boggle_desk.engine.statistics import FAIR_GAMES, Met, fair_match, strength
from boggle_desk.storage.shipped import boggle_levels, scrabble_levels

SCRABBLE, BOGGLE = list(scrabble_levels()), list(boggle_levels())
BETTER = {"scrabble": 0.85, "boggle": 2.5}  # what a level means for the odds; Boggle has less luck


def follower(met: Met, ladder: list[str]) -> str | None:
    return fair_match((Player("Ann"), Player("", ladder[0], follows=True)), met, ladder)[1].level


@pytest.mark.parametrize("game", ["scrabble", "boggle"])
@pytest.mark.parametrize("person", [0.05, 0.25, 0.45, 0.7, 0.9])
def test_a_person_of_any_strength_wins_half_after_twelve_games(game: str, person: float) -> None:
    """Simulated people: as strong as this share of the way up the ladder."""
    ladder = SCRABBLE if game == "scrabble" else BOGGLE
    own, rng, wins = person * (len(ladder) - 1), Random(game), list[float]()
    for _someone in range(60):
        met = list[tuple[str, float]]()
        for number in range(3 * FAIR_GAMES):
            level = follower({"ann": met[-FAIR_GAMES:]}, ladder)
            assert level
            chance = 1 / (1 + exp(BETTER[game] * (ladder.index(level) - own)))
            met.append((level, float(rng.random() < chance)))
            wins += [met[-1][1]] * (number >= FAIR_GAMES)
    assert 0.45 <= sum(wins) / len(wins) <= 0.55


def test_somebody_new_begins_low_and_rises_with_the_first_win() -> None:
    assert follower({}, SCRABBLE) == "learner"
    assert SCRABBLE.index(follower({"ann": [("learner", 1.0)]}, SCRABBLE) or "") > SCRABBLE.index("learner")
    assert follower({"ann": [("child", 0.0)] * 9}, SCRABBLE) == "child"
    assert strength([("grandmaster", 1.0)], SCRABBLE) == strength([], SCRABBLE), "an unknown level says nothing"


def test_each_person_has_a_computer_of_their_own() -> None:
    good, weak = [("expert", 1.0)] * 9, [("child", 0.0)] * 9
    seated = (
        Player("Ann"),
        Player("", "casual", follows=True),
        Player("Bea"),
        Player("", "casual", follows=True),
        Player("", "casual"),
    )
    levels = [each.level for each in fair_match(seated, {"ann": good, "bea": weak}, SCRABBLE)]
    assert levels == [None, "champion", None, "child", "casual"]
