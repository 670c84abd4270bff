"""What a table enjoys when a round or a game is over."""

from boggle_desk.engine.boggle.review import Gap, Jump, moment
from boggle_desk.engine.players import Player

BEN, MUM, MIA = Player("Ben"), Player("Mum"), Player("Mia")


def test_the_closest_moment_is_the_latest_round_with_the_smallest_lead() -> None:
    rounds = ((5, 6, 0), (10, 8, 3), (6, 8, 1), (9, 1, 2))
    assert moment((BEN, MUM, MIA), rounds) == Gap(3, (1,), (0,), (22, 21), 1)


def test_where_one_led_all_the_time_the_biggest_jump_is_told() -> None:
    assert moment((BEN, MUM), ((9, 2), (3, 4), (5, 1))) == Jump(1, (0,), 9)


def test_a_team_stands_by_the_sum_of_its_players() -> None:
    players = (Player("Ben", team="red"), MUM, Player("Mia", team="red"))
    assert moment(players, ((2, 5, 3), (1, 0, 0), (4, 4, 4))) == Gap(1, (0, 2), (1,), (5, 5), 2)


def test_one_round_and_one_side_have_no_moment() -> None:
    assert moment((BEN, MUM), ((9, 2),)) is None
    assert moment((BEN,), ((9,), (2,))) is None


def test_the_moment_is_of_those_who_are_there_at_the_end() -> None:
    """P13: who has left can't win, and is in no picture of the race."""
    rounds = ((8, 9, 1), (9, 2, 2), (2, 0, 4))
    assert moment((BEN, MUM, MIA), rounds, left=(1,)) == Jump(2, (0,), 9)
    assert moment((BEN, MUM, MIA), rounds) == Gap(1, (1,), (0,), (9, 8), 2)
    assert moment((BEN, MUM), rounds, left=(1,)) is None
