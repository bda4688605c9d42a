"""The command line put together: every command under its name, and how a run ends.

Takes the arguments; gives the exit code. What a command does stands in its own module.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from riyu.base.errors import nearest
from riyu.interfaces.cli.command import Told, add_told, make_typer, print_help
from riyu.interfaces.cli.exits import DONE, INTERRUPTED, USAGE, report_error
from riyu.interfaces.cli.terminal import prepare_streams

__all__ = ["make_app", "run"]

_SUMMARY = """riyu plays Go and says why.

Messages go to standard error, data to standard output. Settings come from a flag, else from the environment
(RIYU_STYLE, RIYU_LEVEL, RIYU_RULESET, RIYU_KOMI, RIYU_SIZE, RIYU_SEED, RIYU_THEME, RIYU_GNUGO), else from settings.toml
(`riyu doctor` says where it lies).

Exit codes: 0 done, 1 found failures, 2 usage, 3 bad input, 4 another program failed, 130 interrupted.
"""

_EXAMPLES = """
riyu page                                  the page in the browser
riyu play                                  a game in this terminal
riyu gtp                                   the engine, for Sabaki, GoGui, q5Go
riyu draw game.sgf --move 50 -o fifty.svg  a picture
riyu review game.sgf --out DIR             what a game teaches
riyu match riyu gnugo --games 20 --size 9 --out games
riyu doctor                                check the installation
"""


_COMMANDS = {
    "play": Told("play"),
    "page": Told("page"),
    "gtp": Told("gtp"),
    "draw": Told("drawing", "draw"),
    "explain": Told("explain"),
    "match": Told("match"),
    "duel": Told("duel"),
    "ladder": Told("ladder"),
    "suite": Told("suite"),
    "bench": Told("bench", "make_bench", is_group=True, narrows=True),
    "patterns": Told("patterns", "make_patterns", is_group=True),
    "read": Told("read"),
    "assess": Told("assess"),
    "review": Told("review"),
    "rules": Told("rules", "make_rules", is_group=True),
    "joseki": Told("joseki", "make_joseki", is_group=True),
    "archive": Told("archive", "make_archive", is_group=True),
    "harvest": Told("harvesting", "harvest"),
    "learn": Told("learn"),
    "learn-playouts": Told("learn_playouts"),
    "fit-playouts": Told("fit_playouts"),
    "fit-joined": Told("fit_joined"),
    "learn-answers": Told("learn_answers"),
    "learn-life": Told("learn_life"),
    "learn-style": Told("learn_style"),
    "self-play": Told("self_play"),
    "budget": Told("budget"),
    "styles": Told("styles"),
    "levels": Told("levels"),
    "doctor": Told("doctor"),
}


def make_app(words: Sequence[str] = ()) -> typer.Typer:
    """Make the command line with all its commands, or with that one alone which some words begin with."""
    app = make_typer(_SUMMARY, _EXAMPLES, completion=True)
    app.callback(invoke_without_command=True)(_root)
    add_told(app, "riyu.interfaces.cli", _COMMANDS, words)
    return app


def _print_version(wanted: bool) -> None:
    if wanted:
        from riyu.interfaces.cli.version import version_text

        print(version_text())
        raise typer.Exit


def _root(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version", is_eager=True, callback=_print_version, help="Program, Python, knowledge."
        ),
    ] = False,
) -> None:
    print_help(context)


def run(arguments: Sequence[str]) -> int:
    """Run the command line; give the exit code. Errors are said on standard error; a fault of ours is raised."""
    prepare_streams()
    command: Any = typer.main.get_command(make_app(arguments))
    try:
        code = command.main(
            args=list(arguments), prog_name="riyu", standalone_mode=False, windows_expand_args=False
        )
    except typer.Abort:
        code = INTERRUPTED
    except typer.TyperException as error:
        print(_usage_words(error), file=sys.stderr)
        return USAGE
    except Exception as error:
        return report_error(error)
    if code == INTERRUPTED:
        return report_error(KeyboardInterrupt())
    return code if isinstance(code, int) else DONE


def _usage_words(error: typer.TyperException) -> str:
    """Give typer's complaint in our words, the nearest option named, and where help is."""
    context: typer.Context | None = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "riyu"
    option: str | None = getattr(error, "option_name", None)
    message: str = error.format_message() if hasattr(error, "format_message") else str(error)
    if option is not None and hasattr(error, "possibilities"):
        known = [name for p in context.command.params for name in p.opts] if context else []
        message = f"no option {option}{nearest(option, known)}"
    return f"{path}: {message}\nTry '{path} -h'."
