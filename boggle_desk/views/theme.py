"""The colours of each theme, and how they are mixed."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Theme:
    """Colours as `#rrggbb` or `#aarrggbb`; strengths from 0 to 1."""

    name: str
    table: str
    vignette: float
    text: str
    muted: str
    card: str
    line: str
    accent: str
    on_accent: str
    good: str
    bad: str
    wood_dark: str
    wood_light: str
    felt: str
    ivory: str
    ink: str
    shadow: float


LIGHT = Theme(
    name="light",
    table="#eee8dd",
    vignette=0.13,
    text="#232f3b",
    muted="#5f6974",
    card="#fbf8f2",
    line="#22281e14",
    accent="#b4531a",
    on_accent="#ffffff",
    good="#1f7a4d",
    bad="#b0302b",
    wood_dark="#5e3922",
    wood_light="#96623c",
    felt="#185450",
    ivory="#fff7e6",
    ink="#1b263e",
    shadow=0.47,
)
DARK = Theme(
    name="dark",
    table="#282e37",
    vignette=0.45,
    text="#ede6d8",
    muted="#a3acb6",
    card="#262e38",
    line="#1affffff",
    accent="#f2b84b",
    on_accent="#2a1b00",
    good="#7fce9f",
    bad="#ff9a8c",
    wood_dark="#3a2316",
    wood_light="#68422a",
    felt="#123436",
    ivory="#fff7e6",
    ink="#1b263e",
    shadow=0.75,
)


@dataclass(frozen=True)
class Inks:
    """What paper is printed with: a laser printer has one ink and a raster. Nothing that must be read is lighter than
    `grey`."""

    black: str
    grey: str
    line: str
    tint: str
    paper: str


PAPER = Inks(black="#000000", grey="#4d4d4d", line="#8c8c8c", tint="#ededed", paper="#ffffff")


def mixtures(theme: Theme) -> dict[str, str]:
    """Return the shades that are mixed from two colours of a theme, by name."""
    return {
        "accent_lit": mix(theme.accent, "#ffffff", 0.9),
        "accent_low": mix(theme.accent, "#000000", 0.9),
        "accent_edge": mix(theme.accent, "#000000", 0.65),
        "chosen": mix(theme.accent, theme.card, 0.22),
        "field": mix(theme.card, theme.table, 0.7),
    }


def mix(colour: str, other: str, share: float) -> str:
    """Return a colour `#rrggbb` that is `share` of the one and the rest of the other."""
    one, two = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (colour, other))
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in zip(one, two, strict=True))
