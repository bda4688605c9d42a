"""What is damaged by chance: games, knowledge files and GTP commands; read or refused, never a crash.

Takes files and options; gives a table or JSON. Damages nothing itself: the lab does.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from riyu.base.files import read_bytes
from riyu.interfaces.cli.bench.hasty import hasty_engines
from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json, Quiet, Seed
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

if TYPE_CHECKING:
    from riyu.lab.damage_texts import Kind

__all__ = [
    "GTP_EXAMPLES",
    "PATTERN_EXAMPLES",
    "RULE_EXAMPLES",
    "SGF_EXAMPLES",
    "STYLE_EXAMPLES",
    "VALUE_EXAMPLES",
    "gtp_damage",
    "pattern_damage",
    "rule_damage",
    "sgf_damage",
    "style_damage",
    "value_damage",
]

SGF_EXAMPLES = """
riyu bench sgf-damage games/*.sgf
riyu bench sgf-damage game.sgf --rounds 10000 --seed 7
"""

PATTERN_EXAMPLES = """
riyu bench pattern-damage                            the package's own patterns
riyu bench pattern-damage mine/*.pat --rounds 2000 --seed 7
"""

RULE_EXAMPLES = """
riyu bench rule-damage                               the package's own rules
riyu bench rule-damage mine/*.rule --rounds 5000 --seed 7
"""

STYLE_EXAMPLES = """
riyu bench style-damage                              the package's own styles
riyu bench style-damage mine.toml --rounds 2000 --seed 7
"""

VALUE_EXAMPLES = """
riyu bench value-damage                              a part of the package's own values
riyu bench value-damage moves.tsv life-moves.tsv --rounds 2000
"""

GTP_EXAMPLES = """
riyu bench gtp-damage --rounds 2000
riyu bench gtp-damage --rounds 200000 --seed 7 --json
"""

Rounds: TypeAlias = Annotated[
    int, typer.Option("--rounds", "-n", metavar="N", min=1, help="How many.")
]
Knowledge: TypeAlias = Annotated[
    list[Path] | None,
    typer.Argument(metavar="[FILES...]", help="Files or folders; the package's if none."),
]

_SECONDS = 30.0  # of the processor that a command may take; reading may be told to take its time


def _give(
    title: str,
    seed: int | None,
    as_json: bool,
    quiet: bool,
    rounds: int,
    report: Callable[[int, Callable[[int], None]], Any],
) -> int:
    """Have a report made, give it, and the exit code: whether all of it is good."""
    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    with output.counting(title, rounds) as told:
        made = report(settings.seed, told)
    failures = [f"{f.number}: {f.what}: {f.data[:300]!r}" for f in made.failures]
    slowest = f"slowest: {made.slowest:.2f} s of the processor, in round {made.worst}"
    give_rows(
        output,
        [{"outcome": word, title: count} for word, count in made.counts.items()],
        settings,
        note="\n".join([slowest, *failures]),
        rounds=made.rounds,
        is_good=made.is_good,
        slowest_seconds=round(made.slowest, 3),
        slowest_round=made.worst,
        failures=failures,
    )
    return DONE if made.is_good else FOUND_FAILURES


def _give_knowledge(
    kind: Kind,
    files: list[Path] | None,
    rounds: int,
    seed: int | None,
    as_json: bool,
    quiet: bool,
    part: Callable[[bytes], bytes] = bytes,
) -> int:
    """Damage the files named, or the package's, of each of these a `part`; give the report and the exit code."""
    from riyu.lab.damage_texts import damaged_texts_report
    from riyu.patterns.files import knowledge_files

    named = [existing(path) for path in files or ()]
    found = [Path(str(file)) for file in knowledge_files(named, kind.folder, kind.suffix)]
    sources = {file.name: read_bytes(file) for file in found}
    if not files:
        sources = {name: part(data) for name, data in sources.items()}
    return _give(
        "files",
        seed,
        as_json,
        quiet,
        rounds,
        lambda own_seed, told: damaged_texts_report(kind, sources, rounds, own_seed, told),
    )


def sgf_damage(
    files: Annotated[list[Path], typer.Argument(metavar="FILES...", help="Games to damage.")],
    rounds: Rounds = 1000,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Damage game files by chance and read them.

    The exit code is 1 if the reader crashes on one, takes too long, or writes one that reads back otherwise.
    """
    from riyu.lab.damage_sgf import damaged_sgf_report

    games = [read_bytes(existing(path)) for path in files]
    return _give(
        "files",
        seed,
        as_json,
        quiet,
        rounds,
        lambda own_seed, told: damaged_sgf_report(games, rounds, own_seed, told=told),
    )


def pattern_damage(
    files: Knowledge = None,
    rounds: Rounds = 200,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Damage pattern files by chance and let them take the good ones' place, as an engine follows them.

    The exit code is 1 if that crashes or hangs, tells an error without file and line, or puts what was in force out of
    force though it refuses the file. What is taken over is matched in a small position.
    """
    from riyu.lab.damage_texts import PATTERNS

    return _give_knowledge(PATTERNS, files, rounds, seed, as_json, quiet)


def rule_damage(
    files: Knowledge = None,
    rounds: Rounds = 200,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Damage rule files by chance and let them take the good ones' place, as an engine follows them.

    The exit code is 1 if that crashes or hangs, tells an error without file and line, or puts what was in force out of
    force though it refuses the file.
    """
    from riyu.lab.damage_texts import RULES

    return _give_knowledge(RULES, files, rounds, seed, as_json, quiet)


def style_damage(
    files: Knowledge = None,
    rounds: Rounds = 200,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Damage styles by chance and load them into an engine that plays by a good one.

    The exit code is 1 if that crashes or hangs, tells an error without file and line, or if the engine then plays by
    something else though the file is refused. By a style that is taken over the engine decides a move.
    """
    from riyu.lab.damage_texts import STYLES

    return _give_knowledge(STYLES, files, rounds, seed, as_json, quiet)


def value_damage(
    files: Knowledge = None,
    rounds: Rounds = 200,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Damage files of values by chance and read them; of the package's own the beginning alone.

    The exit code is 1 if that crashes or hangs, or tells an error without file and line.
    """
    from riyu.lab.damage_texts import VALUES

    return _give_knowledge(VALUES, files, rounds, seed, as_json, quiet, _some_lines)


def _some_lines(data: bytes) -> bytes:
    """Give the head of a file of values and some of its lines, of each kind some."""
    lines = data.splitlines(keepends=True)
    return b"".join([*lines[:20], *lines[20 :: max(1, len(lines) // 300)]])


def gtp_damage(
    rounds: Rounds = 1000,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Send damaged commands to `riyu gtp`, its player with a hasty look.

    The exit code is 1 if it crashes or hangs on one, tells of an internal error, replies otherwise than GTP says, or if
    a refused one changes anything. Lines that write files are never sent.
    """
    from riyu.lab.damage_gtp import damaged_gtp_report

    with hasty_engines(_SECONDS) as start:
        return _give(
            "commands",
            seed,
            as_json,
            quiet,
            rounds,
            lambda own_seed, told: damaged_gtp_report(start, rounds, own_seed, told=told),
        )
