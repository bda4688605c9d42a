"""The commands of KGS's and other servers' bridges: rulesets, clocks, clean-up and the end of a game.

Takes a session and arguments; gives empty replies and moves. Source: kgsGtp's documentation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError
from riyu.game.ruleset import ruleset_by_name
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.kata import set_ruleset
from riyu.interfaces.gtp.play import generate
from riyu.interfaces.gtp.protocol import Command
from riyu.interfaces.gtp.timing import clock_of_system

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session

__all__ = ["COMMANDS"]


def _kgs_genmove_cleanup(session: Session, words: Sequence[str]) -> str:
    return generate(session, read.color_of(words), cleanup=True)


def _kgs_time_settings(session: Session, words: Sequence[str]) -> str:
    session.change(clock=clock_of_system(words))
    return ""


def _kgs_rules(session: Session, words: Sequence[str]) -> str:
    if not words:
        raise UsageError("no ruleset named: expected japanese, chinese, aga or new_zealand")
    set_ruleset(session, ruleset_by_name(words[0][:60]))
    return ""


def _kgs_game_over(_: Session, __: Sequence[str]) -> str:
    return ""


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "kgs-genmove_cleanup",
        "COLOR",
        "Choose and play a move that takes dead stones off before passing.",
        _kgs_genmove_cleanup,
    ),
    Command("kgs-time_settings", "SYSTEM NUMBER...", "Set the clocks.", _kgs_time_settings),
    Command("kgs-rules", "NAME", "Set the ruleset, for this game and after.", _kgs_rules),
    Command("kgs-game_over", "", "Be told that the game is over.", _kgs_game_over),
)
