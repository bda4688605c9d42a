"""What the features of moves are called, and the families that they are counted in.

Takes a feature's name; gives its family. Knows no move: `move_features` says which moves have a feature.
"""

from __future__ import annotations

from riyu.patterns.windows import TEMPLATE_NAMES

__all__ = ["FAMILIES", "FIXED_NAMES", "KEYED_NAMES", "family_of"]

_PHASES = ("to-30", "to-90", "to-160", "later")
_WAYS = ("1", "2", "3", "4", "more", "none")
_KINDS = ("diagonal", "one-space", "two-space", "knight")

FIXED_NAMES: tuple[str, ...] = (
    *(f"capture-{n}" for n in ("1", "2", "3", "4-6", "more")),
    "capture-in-ko",
    "capture-saves-1",
    "capture-saves-more",
    "capture-of-last",
    "capture-of-held",
    "capture-of-free",
    *(f"atari-{n}" for n in ("1", "2", "more")),
    "atari-of-last",
    "atari-in-ko",
    *(f"escape-{n}-to-{k}" for n in ("1", "2-3", "more") for k in ("2", "more")),
    *(f"self-atari-{n}" for n in ("1", "2", "3-5", "more")),
    *(f"ladder-{n}" for n in ("takes", "fails", "escapes", "escape-fails", "forestalls")),
    *(f"distance-last-{n}" for n in (*range(2, 18), "more")),
    *(f"distance-before-{n}" for n in (0, *range(2, 18), "more")),
    *(f"line-{n}-{phase}" for phase in _PHASES for n in range(1, 11)),
    *(f"liberties-own-{n}" for n in ("2", "3", "4", "more")),
    *(f"liberties-enemy-{n}-of-{k}" for n in ("2", "3") for k in ("small", "large")),
    "link-joins-2",
    "link-joins-more",
    "link-parts-2",
    "link-parts-more",
    "link-own-wall",
    "link-enemy-wall",
    *(
        f"link-{whose}-{status}-{kind}"
        for whose in ("own", "enemy")
        for status in ("held", "unsettled")
        for kind in _KINDS
    ),
    *(f"access-{own}-enemy-{enemy}" for own in _WAYS for enemy in _WAYS),
    "access-enclosed-own",
    "access-enclosed-enemy",
)
"""What each feature that has no key is called, by its number."""

KEYED_NAMES = (
    *TEMPLATE_NAMES,
    "together-strings",
    "together-strings-near",
    "together-place",
    "together-place-near",
)
"""What the features with a key are called: the windows' templates, and what is put together.

`strings` holds all that a move does to strings, `place` its line, access, enclosure and links; `strings-near` adds the
distance from the last move, `place-near` is line and distances.
"""

FAMILIES = (
    "capture",
    "atari",
    "escape",
    "self-atari",
    "ladder",
    "distance",
    "line",
    "liberties-own",
    "liberties-enemy",
    "link",
    "access",
    "window",
    "response",
    "both",
    "liberties",
    "answer",
    "together",
)
"""The families that features are counted in."""


def family_of(name: str) -> str:
    """Give the family of a feature by its name."""
    return next(family for family in FAMILIES if name.startswith(family))
