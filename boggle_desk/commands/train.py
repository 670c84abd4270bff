"""`boggle-desk train`: what computers play by, learned from many boards; the work is in `train_leaves`."""

import argparse

from boggle_desk.commands import Subparsers, add_command
from boggle_desk.commands.inputs import add_lexicon

NAME = "train"

_DESCRIPTION = """\
Train the values of leaves, the tiles that stay on a rack, by a census: on boards of games, every rack that could be
drawn is rated by its best turn, and a leave is worth what the racks with it are worth. The next generation rates by the
values of the one before. Progress goes to stderr. Ctrl-C ends it; --resume goes on where it was.
The same seed gives the same file, whatever the number of workers."""
_EPILOG = """\
Beside FILE stands FILE.checkpoint until the training is over. Put the finished file into resources/leaves, named after
its tile set, to play by it. --dask sends the work to a running Dask scheduler (tcp://host:8786), whose workers have
Boggle Desk installed; it needs the extra `cluster`: pip install boggle-desk[cluster]."""


def add(subparsers: Subparsers) -> None:
    """Add this command to the parser."""
    parser = subparsers.add_parser(NAME, help="train the values that computers play Scrabble by")
    subjects = parser.add_subparsers(title="what to train", metavar="WHAT", required=True)
    leaves = add_command(subjects, "leaves", "what the tiles left on a rack are worth", _DESCRIPTION, _EPILOG)
    leaves.add_argument("--boards", metavar="N", default="64", help="boards in a generation (%(default)s)")
    leaves.add_argument("--generations", metavar="G", default="3", help="how many (%(default)s)")
    leaves.add_argument("--workers", metavar="N", help="how many processes (one for each core)")
    leaves.add_argument("--seed", metavar="S", default="1", help="the seed of all chance (%(default)s)")
    add_lexicon(leaves)
    leaves.add_argument("--tiles", metavar="NAME", default="english", help="the tile set (%(default)s)")
    leaves.add_argument("--board", metavar="NAME", default="standard", help="the board (%(default)s)")
    leaves.add_argument("--out", metavar="FILE", help="where the values go (the tile set's name and .leaves, here)")
    leaves.add_argument("--resume", action="store_true", help="go on with the checkpoint beside FILE")
    leaves.add_argument("--dask", metavar="ADDRESS", help="work on a Dask cluster; see below")
    leaves.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Train, write the file and return 0. Raises UsageError."""
    from boggle_desk.commands import train_leaves

    return train_leaves.run(arguments)
