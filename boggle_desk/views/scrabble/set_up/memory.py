"""The position that was set up last, kept among the settings."""

from dataclasses import replace

from boggle_desk.engine.scrabble.set_up import (
    LONGEST,
    BadCgp,
    SetUp,
    cgp_of,
    empty_set_up,
    read_cgp,
    set_up_of_cgp,
    write_cgp,
)
from boggle_desk.settings import PositionSetUp
from boggle_desk.views.services import Services


def remembered(services: Services) -> SetUp:
    """Return the position of the last time, or an empty one by the rules of the last table."""
    settings = services.choices.settings
    presets = {**services.scrabble_presets, **services.own_scrabble.read().presets}
    last = settings.position
    first = presets.get(last.preset) or presets.get(settings.scrabble.preset) or next(iter(presets.values()))
    tiles, layout = services.tile_sets.get(last.tiles), services.layouts.get(last.layout)
    rules = replace(first, tiles=tiles or first.tiles, layout=layout or first.layout)
    try:
        return set_up_of_cgp(read_cgp(last.cgp, rules.layout, rules.tiles, rules.rack_size), rules)
    except BadCgp:
        return empty_set_up(rules)


def to_remember(set_up: SetUp) -> PositionSetUp:
    """Return what is kept of a position: nothing of one that no CGP can say."""
    rules, text = set_up.rules, write_cgp(cgp_of(set_up), set_up.rules.tiles)
    return PositionSetUp(text if len(text) <= LONGEST else "", rules.key, rules.tiles.key, rules.layout.key)
