"""A test suite as steps: commands to send, games to load, positions to set up, questions with their right answers.

Takes what the readers of suite files found; gives frozen steps. Asks no engine and reads no file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from riyu.base.errors import BadInput, Place
from riyu.game.constants import PASS
from riyu.game.points import Color, Point
from riyu.game.position import Position

__all__ = ["Ask", "Expected", "Load", "Script", "Send", "SetUp", "Step", "kind_of_command"]

_KINDS = {
    "attack": "string",
    "defend": "string",
    "attack_either": "string",
    "defend_both": "string",
    "does_attack": "string",
    "does_defend": "string",
    "ladder_attack": "string",
    "go_ladder": "string",
    "go_static_ladder": "string",
    "owl_attack": "life",
    "owl_defend": "life",
    "owl_does_attack": "life",
    "owl_does_defend": "life",
    "dragon_status": "group status",
    "same_dragon": "group",
    "connect": "connect",
    "disconnect": "connect",
    "eval_eye": "eye",
    "analyze_semeai": "semeai",
    "tactical_analyze_semeai": "semeai",
    "analyze_semeai_after_move": "semeai",
    "combination_attack": "combination",
    "combination_defend": "combination",
    "aa_confirm_safety": "combination",
    "break_in": "break-in",
    "block_off": "break-in",
    "reg_genmove": "move",
    "gg_genmove": "move",
    "genmove": "move",
    "restricted_genmove": "choice",
    "unconditional_status": "pass-alive",
    "go_safe": "safety",
    "go_safe_dame_static": "safety",
    "final_score": "score",
    "new_score": "score",
    "estimate_score": "score",
    "experimental_score": "score",
    "static_score": "score",
    "is_legal": "legality",
}


def kind_of_command(command: str) -> str:
    """Give the kind of question a command asks: `string`, `life`, `connect`, …; `other` for an unknown command."""
    return _KINDS.get(command.split()[0], "other")


@dataclass(frozen=True, slots=True)
class Expected:
    """A right answer: a regular expression that must match the whole first line of a reply.

    `inverted`: anything else is right. `known_fail`: the suite's author's engine is known to miss it. `ignored`:
    the answer is noted, not judged. GNU Go's regress.awk puts `^` and `$` around the expression without brackets,
    so that its `A1|B1` also takes `A10`; here each alternative must match whole. Upper and lower case are the same,
    as in GTP vertices.
    """

    pattern: str
    inverted: bool = False
    known_fail: bool = False
    ignored: bool = False

    def allows(self, reply: str) -> bool:
        """Say whether a successful reply is right."""
        line = reply.split("\n", 1)[0].strip()
        found = re.fullmatch(self.pattern, line, re.IGNORECASE)
        return (found is not None) != self.inverted

    def __str__(self) -> str:
        return ("!" if self.inverted else "") + self.pattern


def expected(
    text: str, place: Place, *, known_fail: bool = False, ignored: bool = False
) -> Expected:
    """Read an answer as written, with `!` before it if inverted; raise BadInput where it is no regular expression."""
    pattern = text.strip()
    inverted = pattern.startswith("!")
    if inverted:
        pattern = pattern[1:].strip()
    try:
        re.compile(pattern)
    except (re.error, OverflowError, RecursionError) as error:
        raise BadInput(f"answer '{pattern}' is no regular expression: {error}", place) from None
    return Expected(pattern, inverted, known_fail, ignored)


@dataclass(frozen=True, slots=True)
class Send:
    """A command that changes the engine's state; `optional`: one that refuses it is asked on all the same."""

    command: str
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Load:
    """An SGF file to load, up to before a move number or point (`upto`; empty: to the end); maybe in a tar file."""

    file: Path
    upto: str = ""
    archive: Path | None = None


@dataclass(frozen=True, slots=True)
class SetUp:
    """A position to set up, and the last move, if known: played on top, so that the engine knows of it and of ko."""

    position: Position
    last_color: Color = 0
    last_point: Point = PASS


@dataclass(frozen=True, slots=True)
class Ask:
    """A test: a command, its right answer, where it stands, and what kind of question it is.

    `disputed`: its source's answer is doubted, it is listed apart. `rank` is the problem's difficulty as its source
    gives it, `tree` its moves and answers as SGF, `position` where they begin.
    """

    name: str
    command: str
    expected: Expected
    kind: str
    line: int = 0
    disputed: bool = False
    rank: str = ""
    tree: str = ""
    position: Position | None = None


Step: TypeAlias = Send | Load | SetUp | Ask


@dataclass(frozen=True, slots=True)
class Script:
    """The steps of one suite file, in order; state carries over from step to step."""

    name: str
    steps: tuple[Step, ...]

    @property
    def tests(self) -> tuple[Ask, ...]:
        """The questions alone."""
        return tuple(step for step in self.steps if isinstance(step, Ask))
