"""Players by the words people give: `riyu` is this very program, `gnugo` the one that the settings name.

Takes a command line; gives the one to run. Starts nothing.
"""

from __future__ import annotations

import shlex
import sys

from riyu.interfaces.cli.settings import Settings

__all__ = ["command_of", "riyu_words"]


def riyu_words() -> list[str]:
    """Give the words that start this very program again, whatever is on PATH."""
    return [sys.executable, "-m", "riyu"]


def command_of(text: str, settings: Settings) -> str:
    """Give the GTP command line of a player.

    `riyu` alone is `riyu gtp --seed {seed}` with the settings' style; `riyu gtp …` is run by this program's Python;
    `gnugo` alone is the settings' GNU Go in GTP mode. Any other command line stays as it is.
    """
    try:
        words = shlex.split(text)
    except ValueError:
        return text  # whoever starts it says what is wrong
    if words == ["riyu"]:
        words = ["riyu", "gtp", "--seed", "{seed}"]
        if settings.style:
            words += ["--style", settings.style]
    if words == ["gnugo"]:
        return shlex.join([settings.gnugo, "--mode", "gtp"])
    if words[:2] == ["riyu", "gtp"]:
        # The seed's braces are for the match to fill in: quoted, they would still be found.
        return shlex.join([*riyu_words(), *words[1:]])
    return text
