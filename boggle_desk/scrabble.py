"""The moves, events and values of Scrabble, for programs: `from boggle_desk.scrabble import Exchange, Pass`."""

# ruff: noqa: F403, PLC0414  # every name here is exported
from boggle_desk.engine.players import GiveSeat as GiveSeat
from boggle_desk.engine.players import Leave as Leave
from boggle_desk.engine.players import Left as Left
from boggle_desk.engine.players import SeatGiven as SeatGiven
from boggle_desk.engine.scrabble.board import Board as Board
from boggle_desk.engine.scrabble.events import *
from boggle_desk.engine.scrabble.plays import Play as Play
from boggle_desk.engine.scrabble.plays import Reason as Reason
from boggle_desk.engine.scrabble.position import Phase as Phase
from boggle_desk.engine.scrabble.position import ScrabblePosition as ScrabblePosition
from boggle_desk.engine.scrabble.rules import ChallengeRule as ChallengeRule
from boggle_desk.engine.scrabble.rules import EndRacks as EndRacks
from boggle_desk.engine.scrabble.rules import Judging as Judging
from boggle_desk.engine.scrabble.rules import ScrabbleRules as ScrabbleRules
from boggle_desk.engine.scrabble.tiles import Tile as Tile
