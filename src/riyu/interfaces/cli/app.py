"""The command line put together: every command under its name, and how a run ends.

Takes the arguments; gives the exit code. What a command does stands in its own module.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from riyu.base.errors import nearest
from riyu.interfaces.cli import (
    archive,
    assess,
    bench,
    budget,
    doctor,
    drawing,
    duel,
    explain,
    fit_joined,
    fit_playouts,
    gtp,
    harvesting,
    joseki,
    ladder,
    learn,
    learn_answers,
    learn_life,
    learn_playouts,
    learn_style,
    levels,
    match,
    page,
    patterns,
    play,
    read,
    review,
    rules,
    self_play,
    styles,
    suite,
)
from riyu.interfaces.cli.command import add, make_typer, print_help
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


def make_app() -> typer.Typer:
    """Make the command line with all its commands."""
    app = make_typer(_SUMMARY, _EXAMPLES, completion=True)
    app.callback(invoke_without_command=True)(_root)
    add(app, "play", play.play, play.EXAMPLES)
    add(app, "page", page.page, page.EXAMPLES)
    add(app, "gtp", gtp.gtp, gtp.EXAMPLES)
    add(app, "draw", drawing.draw, drawing.EXAMPLES)
    add(app, "explain", explain.explain, explain.EXAMPLES)
    add(app, "match", match.match, match.EXAMPLES)
    add(app, "duel", duel.duel, duel.EXAMPLES)
    add(app, "ladder", ladder.ladder, ladder.EXAMPLES)
    add(app, "suite", suite.suite, suite.EXAMPLES)
    app.add_typer(bench.make_bench(), name="bench")
    app.add_typer(patterns.make_patterns(), name="patterns")
    add(app, "read", read.read, read.EXAMPLES)
    add(app, "assess", assess.assess, assess.EXAMPLES)
    add(app, "review", review.review, review.EXAMPLES)
    app.add_typer(rules.make_rules(), name="rules")
    app.add_typer(joseki.make_joseki(), name="joseki")
    app.add_typer(archive.make_archive(), name="archive")
    add(app, "harvest", harvesting.harvest, harvesting.EXAMPLES)
    add(app, "learn", learn.learn, learn.EXAMPLES)
    add(app, "learn-playouts", learn_playouts.learn_playouts, learn_playouts.EXAMPLES)
    add(app, "fit-playouts", fit_playouts.fit_playouts, fit_playouts.EXAMPLES)
    add(app, "fit-joined", fit_joined.fit_joined, fit_joined.EXAMPLES)
    add(app, "learn-answers", learn_answers.learn_answers, learn_answers.EXAMPLES)
    add(app, "learn-life", learn_life.learn_life, learn_life.EXAMPLES)
    add(app, "learn-style", learn_style.learn_style, learn_style.EXAMPLES)
    add(app, "self-play", self_play.self_play, self_play.EXAMPLES)
    add(app, "budget", budget.budget, budget.EXAMPLES)
    add(app, "styles", styles.styles, styles.EXAMPLES)
    add(app, "levels", levels.levels, levels.EXAMPLES)
    add(app, "doctor", doctor.doctor, doctor.EXAMPLES)
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
    command: Any = typer.main.get_command(make_app())
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
