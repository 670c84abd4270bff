"""Trains what computer players know of Scrabble: `./run train` makes the files of `resources/leaves`."""

from boggle_desk.engine.kernels import prefer_sources

prefer_sources(__path__)
