"""Players by the words people give: `riyu` is this very program, `gnugo` the one that the settings name.

Takes a command line; gives the one to run. Starts nothing.
"""

from __future__ import annotations

import shlex
import sys

from riyu.interfaces.settings import Settings

__all__ = ["command_of", "riyu_words"]


_SEED = ("--seed", "{seed}")


def riyu_words() -> list[str]:
    """Give the words that start this very program again, whatever is on PATH."""
    return [sys.executable, "-m", "riyu"]


def command_of(text: str, settings: Settings) -> str:
    """Give the GTP command line of a player.

    `riyu` alone is `riyu gtp` with the settings' style and level; `riyu gtp …` is run by this program's Python, and
    gets `--seed {seed}` if it names no seed. `gnugo` alone is the settings' GNU Go in GTP mode, under the settings'
    ruleset (that of the two it knows which scores alike) and with `--seed {seed}`. Any other command line stays as it
    is. Whoever starts the player puts a number for `{seed}`.
    """
    try:
        words = shlex.split(text)
    except ValueError:
        return text  # whoever starts it says what is wrong
    if words == ["riyu"]:
        words = ["riyu", "gtp"]
        if settings.style:
            words += ["--style", settings.style]
        if settings.level:
            words += ["--level", settings.level]
    # The seed's braces are for the match to fill in: quoted, they would still be found.
    if words == ["gnugo"]:
        rules = _gnugo_ruleset(settings)
        return shlex.join([settings.gnugo, "--mode", "gtp", rules, *_SEED])
    if words[:2] == ["riyu", "gtp"]:
        seeded = any(word.partition("=")[0] == "--seed" for word in words)
        return shlex.join([*riyu_words(), *words[1:], *(() if seeded else _SEED)])
    return text


def _gnugo_ruleset(settings: Settings) -> str:
    from riyu.game.ruleset import Scoring, ruleset_by_name

    territory = ruleset_by_name(settings.ruleset).scoring is Scoring.TERRITORY
    return "--japanese-rules" if territory else "--chinese-rules"
