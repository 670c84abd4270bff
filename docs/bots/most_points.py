"""Lays the play with the most points: ./run match --players skilled,"exec:python docs/bots/most_points.py"."""

import json
import sys

from boggle_desk import Position

dictionary, position = "english", Position()
for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "set":
        dictionary = asked.get("dictionary", dictionary)
    elif asked["do"] == "position":
        position = Position(asked["cgp"], dictionary)
    elif asked["do"] == "hello":
        print(json.dumps({"say": "hello", "name": "Most points", "protocol": 1}), flush=True)
    elif asked["do"] == "go":
        best = max(position.legal_moves, key=lambda play: play.score)
        print(json.dumps({"say": "best", "move": best.move}), flush=True)
    elif asked["do"] == "quit":
        break
