"""The moves, events and values of Boggle, for programs: `from boggle_desk.boggle import Shake, WriteWord`."""

# ruff: noqa: F403, PLC0414  # every name here is exported
from boggle_desk.engine.boggle.board import Flaw as Flaw
from boggle_desk.engine.boggle.board import Misfit as Misfit
from boggle_desk.engine.boggle.cubes import CubeSet as CubeSet
from boggle_desk.engine.boggle.cubes import PlacedCube as PlacedCube
from boggle_desk.engine.boggle.events import *
from boggle_desk.engine.boggle.position import BogglePosition as BogglePosition
from boggle_desk.engine.boggle.position import Entry as Entry
from boggle_desk.engine.boggle.position import EntryMark as EntryMark
from boggle_desk.engine.boggle.position import Phase as Phase
from boggle_desk.engine.boggle.referee import Reason as Reason
from boggle_desk.engine.boggle.rules import BoardWish as BoardWish
from boggle_desk.engine.boggle.rules import BoggleRules as BoggleRules
from boggle_desk.engine.boggle.rules import ChallengeJudge as ChallengeJudge
from boggle_desk.engine.boggle.rules import Judging as Judging
from boggle_desk.engine.boggle.rules import Writing as Writing
