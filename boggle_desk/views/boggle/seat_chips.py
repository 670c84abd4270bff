"""Chips of the players of a game, with the signs of their teams."""

from boggle_desk.engine.boggle.position import BogglePosition
from boggle_desk.engine.players import sign_of
from boggle_desk.views.kit import SeatChip
from boggle_desk.views.look import Look


def seat_chip(look: Look, position: BogglePosition, seat: int, checkable: bool = False) -> SeatChip:
    """Return the chip of a seat."""
    chip = SeatChip(look, seat, position.players[seat].name, checkable)
    show_team(chip, position, seat)
    return chip


def show_team(chip: SeatChip, position: BogglePosition, seat: int) -> None:
    """Let a chip show and say in which team its player is."""
    team = position.players[seat].team
    chip.set_team(sign_of(position.players, seat))
    if team is not None:
        chip.setAccessibleName(f"{position.players[seat].name}, {team}")
