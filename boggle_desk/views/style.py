"""The style sheet of all plain widgets: the shipped template with the look's colours and lengths put in."""

import re
from dataclasses import asdict
from pathlib import Path

from boggle_desk.views.look import Look
from boggle_desk.views.theme import Theme

_LENGTH = re.compile(r"\b(\d+)([up])\b")
_COLOUR = re.compile(r"@(\w+)")


def style_sheet(template: str, look: Look, images: Path) -> str:
    """Return the application's style sheet: `@names` become colours, `@images` the folder of pictures, `17u` becomes 17
    pixels of the design, `17p` does not grow with the letters."""
    colours = {name: value for name, value in asdict(look.theme).items() if isinstance(value, str)}
    colours |= mixtures(look.theme) | {"images": images.as_posix()}
    sized = _LENGTH.sub(lambda match: f"{(look.px if match[2] == 'u' else look.picture_px)(int(match[1]))}px", template)
    return _COLOUR.sub(lambda match: colours[match[1]], sized)


def mixtures(theme: Theme) -> dict[str, str]:
    """Return the shades that are mixed from two colours of a theme, by name."""
    return {
        "accent_lit": mix(theme.accent, "#ffffff", 0.9),
        "accent_low": mix(theme.accent, "#000000", 0.9),
        "accent_edge": mix(theme.accent, "#000000", 0.65),
        "accent_faint": mix(theme.accent, theme.table, 0.45),
        "chosen": mix(theme.accent, theme.card, 0.22),
        "field": mix(theme.card, theme.table, 0.7),
    }


def mix(colour: str, other: str, share: float) -> str:
    """Return a colour `#rrggbb` that is `share` of the one and the rest of the other."""
    one, two = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (colour, other))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in zip(one, two, strict=True))
