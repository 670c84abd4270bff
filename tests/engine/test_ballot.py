"""A vote: who is awaited, what it comes to, and who may know what others have said (B20, P18)."""

import pytest

from boggle_desk.engine.ballot import Ballot, Voted

Y, N = True, False


@pytest.mark.parametrize(
    ("votes", "waiting", "tally", "stands", "on_a_tie"),
    [
        ((), (), (0, 0), N, Y),
        ((None, None), (1, 2), (0, 0), N, Y),
        ((N, None), (2,), (0, 1), N, N),
        ((Y, None), (2,), (1, 0), Y, Y),
        ((Y, N), (), (1, 1), N, Y),
        ((N, N, None), (), (0, 2), N, N),
        ((Y, Y, None), (), (2, 0), Y, Y),
        ((Y, N, None), (3,), (1, 1), N, Y),
        ((N, None, None), (2, 3), (0, 1), N, N),
        ((N, N, None, None), (3, 4), (0, 2), N, N),
        ((N, N, N, None, None), (), (0, 3), N, N),
        ((Y, N, Y, N, Y, N, None), (7,), (3, 3), N, Y),
    ],
)
def test_a_vote_waits_as_long_as_somebody_could_change_it(
    votes: tuple[bool | None, ...], waiting: tuple[int, ...], tally: tuple[int, int], stands: bool, on_a_tie: bool
) -> None:
    ballot = Ballot(tuple(range(1, len(votes) + 1)), votes)
    assert (ballot.waiting, ballot.tally) == (waiting, tally)
    assert (ballot.stands(), ballot.stands(tie=True)) == (stands, on_a_tie)


def test_nobody_knows_what_others_have_said_before_it_is_over() -> None:
    ballot = Ballot((0, 1, 2, 3), (None,) * 4).after(Voted(1, Y)).after(Voted(3, N))
    assert [ballot.seen_by(seat) for seat in (1, 2, 7)] == [
        Ballot((0, 1, 2), (None, Y, None)),
        Ballot((0, 2), (None, None)),
        Ballot((0, 2), (None, None)),
    ]
    assert ballot.seen_by(1).waiting == ballot.waiting
    over = ballot.after(Voted(0, N)).after(Voted(2, N))
    assert [over.seen_by(seat) for seat in range(4)] == [over] * 4


@pytest.mark.parametrize("seat", [1, 2, 5, -1])
def test_nobody_votes_twice_or_without_a_vote(seat: int) -> None:
    ballot = Ballot((1, 3, 4), (N, None, None))
    with pytest.raises(ValueError, match="no vote to come"):
        ballot.after(Voted(seat, Y))


@pytest.mark.parametrize(("seats", "votes"), [((1, 2), (N,)), ((1, 1), (N, N)), ((), (Y,))])
def test_votes_fit_the_seats(seats: tuple[int, ...], votes: tuple[bool, ...]) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        Ballot(seats, votes)
