"""Who plays with whom (B31, B34)."""

import pytest

from boggle_desk.engine.players import Player, safe_name, sides


def seated(teams: str) -> list[Player]:
    """Return players by their team's letter; a dot plays alone."""
    return [Player(str(seat), team=None if team == "." else team) for seat, team in enumerate(teams)]


@pytest.mark.parametrize(
    ("teams", "expected"),
    [
        ("", ()),
        (".", ((0,),)),
        ("...", ((0,), (1,), (2,))),
        ("rbrb", ((0, 2), (1, 3))),
        (".rrrr", ((0,), (1, 2, 3, 4))),
        ("r.b.r", ((0, 4), (1,), (2,), (3,))),
        ("rr", ((0, 1),)),
    ],
)
def test_b34_sides_are_teams_of_any_size_and_players_alone(teams: str, expected: tuple[tuple[int, ...], ...]) -> None:
    assert sides(seated(teams)) == expected


def test_b34_a_team_may_be_named_like_a_seat() -> None:
    assert sides([Player("Ann"), Player("Bea", team="0"), Player("Cem", team="")]) == ((0,), (1,), (2,))


def test_a_person_has_no_level_and_no_handicap() -> None:
    ann = Player("Ann")
    assert (ann.level, ann.team, ann.minimum_length, ann.extra_seconds) == (None, None, None, 0)


@pytest.mark.parametrize(
    "grant",
    [
        {"minimum_length": -1},
        {"minimum_length": 10**9},
        {"extra_seconds": -(10**9)},
        {"head_start": 10**9},
        {"team_sign": 10**9},
    ],
)
def test_b33_nobody_is_granted_what_no_table_grants(grant: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="cannot grant Ann so much"):
        Player("Ann", **grant)  # type: ignore[arg-type]  # all of them are numbers


@pytest.mark.parametrize(
    "unseen", ["\u200b", "\u3164", "\u2800 \u00a0", "\u200d\u200c", "\u0301", "\u2068\u2069", "\U000e0041"]
)
def test_what_nobody_sees_is_no_name(unseen: str) -> None:
    assert safe_name(unseen) == ""
    assert safe_name(f"Zoë{unseen}").rstrip("\u200d\u200c\u0301\u00a0 ") == "Zoë"
