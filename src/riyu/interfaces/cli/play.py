"""`riyu play`: a game against riyu in the terminal.

Takes options, asks for what they leave open; hands on to `terminal_game`. Plays nothing itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from riyu.base.errors import RiyuError, UsageError
from riyu.interfaces.cli.options import Komi, LevelName, Quiet, RulesetName, Seed, Size, StyleName
from riyu.interfaces.settings import load_settings

if TYPE_CHECKING:
    from riyu.interfaces.cli.talk import Talk

__all__ = ["EXAMPLES", "play"]

EXAMPLES = """
riyu play                        asks for color, size and handicap
riyu play --color w --size 9     asks for the rest
riyu play -c b -s 9 --handicap 0 --style fighter
riyu play --level 16k            a weaker opponent; `riyu levels` lists them
printf 'E5\\nwhy\\nsave game.sgf\\n' | riyu play --size 9
"""

Value = TypeVar("Value")


def play(
    color: Annotated[
        str | None, typer.Option("--color", "-c", metavar="b|w", help="Yours.")
    ] = None,
    size: Size = None,
    handicap: Annotated[
        int | None, typer.Option("--handicap", metavar="N", help="Black's stones, 0 or 2 to 9.")
    ] = None,
    komi: Komi = None,
    ruleset: RulesetName = None,
    style: StyleName = None,
    level: LevelName = None,
    seed: Seed = None,
    warn: Annotated[
        float,
        typer.Option(
            "--warn", metavar="POINTS", min=0, help="Before your moves that cost so much."
        ),
    ] = 0.0,
    quiet: Quiet = False,
) -> None:
    """Play against riyu in this terminal.

    It gives a reason for every move. Type points (D4), pass, undo, why, hint, threat, why-not D4, score, save FILE,
    resign, help, quit.
    Works with a pipe, too: a question that is answered with a move or a command takes its default.
    """
    from riyu.game.constants import BLACK, WHITE
    from riyu.game.game import Game
    from riyu.game.handicap import fixed_handicap, max_fixed
    from riyu.game.points import check_size, parse_color
    from riyu.game.ruleset import ruleset_by_name
    from riyu.interfaces.cli.talk import Talk
    from riyu.interfaces.cli.terminal_game import TerminalGame
    from riyu.interfaces.cli.version import version_text
    from riyu.player.engine import Engine
    from riyu.player.knowledge_in_force import KnowledgeInForce
    from riyu.player.levels import level_named
    from riyu.reading.blackboard import Blackboard

    settings = load_settings(
        size=size, komi=komi, ruleset=ruleset, style=style, seed=seed, level=level
    )
    strength = level_named(settings.level)
    knowledge = KnowledgeInForce(style=settings.style)
    chosen_style = knowledge.style
    human = parse_color(color) if color is not None else 0
    if handicap is not None:
        _check_handicap(settings.size, handicap)
    talk = Talk(quiet=quiet)
    laws = ruleset_by_name(settings.ruleset)
    talk.tell(
        f"The ruleset is {laws.title}, riyu's style '{chosen_style.name}', its level {strength.name}."
    )
    if not human:
        human = _ask(talk, "Your color, black or white", "black", parse_color) or BLACK
    lines = settings.size
    if size is None:
        default = str(settings.size)
        lines = _ask(talk, "Board size", default, lambda t: check_size(_whole(t))) or lines
    if handicap is None and max_fixed(lines):
        handicap = _ask(
            talk, "Handicap stones for Black", "0", lambda t: _check_handicap(lines, _whole(t))
        )
    stones = handicap or 0
    game = Game(lines, laws, settings.komi)
    if stones:
        game.place_handicap(fixed_handicap(lines, stones))
    assert human in (BLACK, WHITE)
    engine = Engine(chosen_style, settings.seed, knowledge, level=strength)
    blackboard = Blackboard(game, knowledge)
    notes = f"{version_text(knowledge)}; style {chosen_style.name}, seed {settings.seed}, level {strength.name}"
    TerminalGame(talk, blackboard, engine, human, notes, warn).run()


def _ask(talk: Talk, question: str, default: str, read: Callable[[str], Value]) -> Value | None:
    """Ask until the answer can be read; None, for the default, if there is none or it is the game's first command."""
    while True:
        line = talk.ask(f"{question} [{default}]: ")
        if not line:
            return None
        try:
            return read(line)
        except RiyuError as error:
            if _is_for_the_game(line):
                talk.put_back(line)
                return None
            talk.complain(error)


def _is_for_the_game(line: str) -> bool:
    from riyu.game.points import parse_move
    from riyu.interfaces.cli.terminal_game import COMMANDS

    if line.split()[0].lower() in COMMANDS:
        return True
    try:
        parse_move(line)
    except RiyuError:
        return False
    return True


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise UsageError(f"'{text[:40]}': expected a whole number")
    return int(text)


def _check_handicap(size: int, stones: int) -> int:
    from riyu.game.handicap import fixed_handicap

    if stones:
        fixed_handicap(size, stones)
    return stones
