"""The looks of a picture: colors of wood, stones, ink and meanings, and the luminance they are checked by.

Takes a theme's name; gives a frozen Theme. Knows no board. Colors of meanings: Okabe and Ito's color-blind safe palette
(jfly.uni-koeln.de/color); luminance and contrast: WCAG 2.2.
"""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from riyu.base.errors import UsageError, nearest
from riyu.interfaces._overlay import Meaning

__all__ = ["THEMES", "Theme", "blend", "contrast", "luminance", "theme_by_name"]


@dataclass(frozen=True, slots=True)
class Theme:
    """One look. Colors are `#rrggbb`; a pair is (fill, edge); stone stops run from the highlight to the rim."""

    name: str
    paper: str  # the card around the board
    paper_edge: str
    text: str
    quiet: str  # captions and legends
    wood: tuple[str, str, str]  # from the left to the right of the slab
    grain: tuple[str, str]  # dark and light streaks
    slab_edge: tuple[str, str]  # lit and shaded sides of the slab
    line: str
    coordinate: str
    slate: tuple[str, str, str]
    shell: tuple[str, str, str]
    shell_line: str
    rim: tuple[str, str]  # outlines of black and white stones
    shadow: float  # opacity of the stones' shadow; 0: flat stones
    meanings: tuple[tuple[str, str], ...]  # black, white, good, bad, neutral: (fill, edge)
    ink: tuple[str, str, str]  # plain marks on wood, on a black and on a white stone
    casing: str  # around colored lines, symbols and texts, to part them from wood and stones
    accent: tuple[str, str]  # the last move's rim on a black and on a white stone

    @property
    def is_flat(self) -> bool:
        """Say whether stones and wood are drawn without shading."""
        return self.shadow == 0

    def look(self, meaning: Meaning) -> tuple[str, str]:
        """Give the fill and edge of a named meaning other than plain."""
        return self.meanings[("black", "white", "good", "bad", "neutral").index(meaning)]


_WOOD = Theme(
    name="wood",
    paper="#f7f3ea",
    paper_edge="#e4dac6",
    text="#2b231a",
    quiet="#5d5143",
    wood=("#e6bd76", "#ebc682", "#e2b76e"),
    grain=("#a06a26", "#fff0c8"),
    slab_edge=("#fbe6b6", "#9a6a2c"),
    line="#3a2710",
    coordinate="#5f421c",
    slate=("#62666b", "#26282b", "#0c0d0e"),
    shell=("#ffffff", "#f6f3ec", "#cfc8bb"),
    shell_line="#b9ad98",
    rim=("#050505", "#8f8778"),
    shadow=0.42,
    meanings=(
        ("#17181a", "#f3ead6"),
        ("#fffdf7", "#3a2710"),
        ("#0072b2", "#fff8e6"),
        ("#d55e00", "#fff8e6"),
        ("#009e73", "#fff8e6"),
    ),
    ink=("#2a1a06", "#f6f2e8", "#1b1b1d"),
    casing="#fff8e6",
    accent=("#e69f00", "#d55e00"),
)

_DARK = Theme(
    name="dark",
    paper="#1b1a19",
    paper_edge="#35312c",
    text="#ece5d8",
    quiet="#b5aa99",
    wood=("#82603a", "#8b6840", "#7b5934"),
    grain=("#3d2810", "#d9b27a"),
    slab_edge=("#b98f5a", "#3b2815"),
    line="#1d1206",
    coordinate="#efdcb8",
    slate=("#565a5f", "#1f2123", "#08090a"),
    shell=("#f4f2ec", "#dfdbd2", "#aca596"),
    shell_line="#a2977f",
    rim=("#000000", "#6d6658"),
    shadow=0.55,
    meanings=(
        ("#0f1011", "#e9d8b4"),
        ("#fbf8f0", "#1d1206"),
        ("#56b4e9", "#14100a"),
        ("#ff8a33", "#14100a"),
        ("#2fd3a3", "#14100a"),
    ),
    ink=("#fff3da", "#f6f2e8", "#1b1b1d"),
    casing="#14100a",
    accent=("#e69f00", "#d55e00"),
)

_PRINT = Theme(
    name="print",
    paper="#ffffff",
    paper_edge="#ffffff",
    text="#000000",
    quiet="#333333",
    wood=("#ffffff", "#ffffff", "#ffffff"),
    grain=("#ffffff", "#ffffff"),
    slab_edge=("#ffffff", "#ffffff"),
    line="#000000",
    coordinate="#333333",
    slate=("#000000", "#000000", "#000000"),
    shell=("#ffffff", "#ffffff", "#ffffff"),
    shell_line="#ffffff",
    rim=("#000000", "#000000"),
    shadow=0,
    meanings=(
        ("#000000", "#ffffff"),
        ("#ffffff", "#000000"),
        ("#4d4d4d", "#ffffff"),
        ("#8e8e8e", "#000000"),
        ("#777777", "#ffffff"),
    ),
    ink=("#000000", "#ffffff", "#000000"),
    casing="#ffffff",
    accent=("#ffffff", "#000000"),
)

THEMES: Final = MappingProxyType({theme.name: theme for theme in (_WOOD, _DARK, _PRINT)})
"""The themes by name; the first is the default."""


def theme_by_name(name: str) -> Theme:
    """Give the theme of a name; raise UsageError for an unknown one."""
    if name in THEMES:
        return THEMES[name]
    raise UsageError(f"unknown theme '{name}'; known: {', '.join(THEMES)}{nearest(name, THEMES)}")


def luminance(color: str) -> float:
    """Give a color's relative luminance, 0 black to 1 white."""
    parts = [int(color[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Give the contrast ratio of two colors, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def blend(over: str, under: str, opacity: float) -> str:
    """Give the color that `over` makes on `under` at an opacity from 0 to 1."""
    mixed = [
        round(int(over[i : i + 2], 16) * opacity + int(under[i : i + 2], 16) * (1 - opacity))
        for i in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in mixed)
