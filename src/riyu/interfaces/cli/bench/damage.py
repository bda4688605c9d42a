"""What is damaged by chance: game files, rule files and GTP commands; read or refused, never a crash.

Takes files and options; gives a table or JSON. Damages nothing itself: the lab does.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json, Quiet, Seed
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = [
    "GTP_EXAMPLES",
    "RULE_EXAMPLES",
    "SGF_EXAMPLES",
    "gtp_damage",
    "rule_damage",
    "sgf_damage",
]

SGF_EXAMPLES = """
riyu bench sgf-damage games/*.sgf
riyu bench sgf-damage game.sgf --rounds 5000 --seed 7
"""

RULE_EXAMPLES = """
riyu bench rule-damage                               the package's own rules
riyu bench rule-damage mine/*.rule --rounds 5000 --seed 7
"""

GTP_EXAMPLES = """
riyu bench gtp-damage --rounds 2000
riyu bench gtp-damage --seed 7 --json
"""

Rounds: TypeAlias = Annotated[
    int, typer.Option("--rounds", "-n", metavar="N", min=1, help="How many.")
]


def _outcomes(report: object, unit: str, words: Sequence[str]) -> list[dict[str, object]]:
    """Give a row for each outcome: how many files or commands it was of."""
    return [{"outcome": word, unit: getattr(report, word)} for word in words]


def _told(failures: Iterable[Any]) -> list[str]:
    """Give each failure in a line, with the number of its round."""
    return [f"{f.number}: {f.what}: {f.data[:300]!r}" for f in failures]


def sgf_damage(
    files: Annotated[list[Path], typer.Argument(metavar="FILES...", help="Games to damage.")],
    rounds: Rounds = 1000,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Damage game files by chance and read them.

    The exit code is 1 if the reader crashes on one or takes too long.
    """
    from riyu.lab.damage_sgf import damaged_sgf_report

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    games = [existing(path).read_bytes() for path in files]
    with output.progress("files"):
        report = damaged_sgf_report(games, rounds, settings.seed)
    words = ("clean", "repaired", "refused", "crashed", "slow", "with_moves")
    failures = _told(report.failures)
    give_rows(
        output,
        _outcomes(report, "files", words),
        settings,
        note="\n".join(failures),
        files=report.files,
        failures=failures,
    )
    return DONE if report.is_good else FOUND_FAILURES


def rule_damage(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILES...]", help="Rule files or folders; the package's if none."),
    ] = None,
    rounds: Rounds = 200,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Damage rule files by chance and load them.

    The exit code is 1 if loading crashes, tells an error without file and line, or changes what was loaded before.
    """
    from riyu.lab.damage_rules import damaged_rules_report
    from riyu.patterns.files import knowledge_files

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    found = knowledge_files([existing(path) for path in files or ()], "rules", ".rule")
    with output.progress("files"):
        report = damaged_rules_report(
            {str(file): file.read_bytes() for file in found}, rounds, settings.seed
        )
    words = ("clean", "refused", "unclear", "crashed")
    failures = _told(report.failures)
    stayed = "what was loaded stayed" if report.is_in_force else "what was loaded CHANGED"
    give_rows(
        output,
        _outcomes(report, "files", words),
        settings,
        note="\n".join([f"{report.errors} errors told; {stayed}", *failures]),
        files=report.files,
        errors=report.errors,
        is_in_force=report.is_in_force,
        failures=failures,
    )
    return DONE if report.is_good else FOUND_FAILURES


def gtp_damage(
    rounds: Rounds = 1000,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Send damaged commands to riyu's GTP session, its player with a hasty look.

    The exit code is 1 if it crashes on one, or a refused one changes anything. Lines that may touch files are never
    sent.
    """
    from riyu.interfaces.gtp.knowledge import Knowledge
    from riyu.interfaces.gtp.session import Session
    from riyu.lab.damage_gtp import Send, damaged_gtp_report
    from riyu.player.engine import Engine
    from riyu.player.style import Style

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)

    knowledge = Knowledge()

    def hasty(style: Style, seed: int) -> Engine:
        quick = replace(style, width=2, playouts=4, assess_playouts=20)
        return Engine(quick, seed, knowledge.patterns)

    def start() -> Send:
        own = replace(settings, size=9)
        return Session(own, engine_factory=hasty, knowledge=knowledge).send

    with output.progress("commands"):
        report = damaged_gtp_report(start, rounds, settings.seed)
    words = ("sent", "ok", "refused", "crashed", "disturbed")
    give_rows(
        output,
        _outcomes(report, "commands", words),
        settings,
        note="\n".join(
            [f"slowest: {report.slowest:.2f} s, {report.worst!r:.60}", *report.failures]
        ),
        slowest_seconds=round(report.slowest, 3),
        slowest_line=report.worst,
        failures=list(report.failures),
    )
    return DONE if report.is_sound else FOUND_FAILURES
