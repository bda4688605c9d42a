"""`riyu bench`: measurements of the program itself, each a command of its own.

Takes options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeAlias

import typer

from riyu.base.words import counted
from riyu.interfaces.cli import bench_inference
from riyu.interfaces.cli.command import add, existing, make_typer
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json, Quiet, Seed
from riyu.interfaces.cli.output import Output
from riyu.interfaces.cli.version import run_notes
from riyu.interfaces.settings import Settings, load_settings

if TYPE_CHECKING:
    from riyu.lab.games import NamedGame

__all__ = ["give_rows", "make_bench"]

_SUMMARY = "Measure riyu itself."

_EXAMPLES = """
riyu bench game                     playouts, and play and undo, a second
riyu bench legal 2 3 4              legal positions, counted on riyu's board
riyu bench witness --games 1000     the board beside sgfmill's, move by move
riyu bench features                 what it costs to keep the features up to date
riyu bench agreement                features kept up to date beside those built from scratch
riyu bench patterns                 pattern tests a second, and what sweeping costs a move
riyu bench watch                    what it costs to watch for changes, and to ask values and facts
riyu bench inference                what facts cost a move, and going back
riyu bench prediction GAMES --values values.tsv    moves foretold in games not learned from
riyu bench undo                     what going back costs
riyu bench start                    from start to the first GTP reply
riyu bench sgf-damage games/*.sgf   damaged files: read or refused, never a crash
riyu bench rule-damage rules/*.rule damaged rules: loaded or refused, never a crash
riyu bench gtp-damage --seed 7      nonsense over GTP
"""


def make_bench() -> typer.Typer:
    """Make `riyu bench` with its commands."""
    bench = make_typer(_SUMMARY, _EXAMPLES)
    bench.callback(invoke_without_command=True)(_help)
    add(bench, "game", game, _GAME_EXAMPLES)
    add(bench, "legal", legal, _LEGAL_EXAMPLES)
    add(bench, "witness", witness, _WITNESS_EXAMPLES)
    add(bench, "features", features, _FEATURES_EXAMPLES)
    add(bench, "agreement", agreement, _AGREEMENT_EXAMPLES)
    add(bench, "patterns", patterns, _PATTERNS_EXAMPLES)
    add(bench, "watch", watch, _WATCH_EXAMPLES)
    add(bench, "inference", bench_inference.inference, bench_inference.EXAMPLES)
    add(bench, "prediction", prediction, _PREDICTION_EXAMPLES)
    add(bench, "undo", undo, "riyu bench undo")
    add(bench, "start", start, "riyu bench start --runs 20")
    add(bench, "sgf-damage", sgf_damage, _SGF_EXAMPLES)
    add(bench, "rule-damage", rule_damage, _RULE_EXAMPLES)
    add(bench, "gtp-damage", gtp_damage, _GTP_EXAMPLES)
    return bench


def _help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def give_rows(
    output: Output,
    rows: Sequence[dict[str, object]],
    settings: Settings,
    *,
    note: str = "",
    **value: object,
) -> None:
    """Give what was measured: rows as a table, empty where a row lacks a field, with a note below it, or all as JSON.

    `settings` are those of the run; `value` holds more for the JSON form.
    """
    head = list(dict.fromkeys(field for row in rows for field in row))
    cells = [[row.get(field, "") for field in head] for row in rows]
    text = output.table(head, cells) if rows else "nothing measured"
    notes = {"run": run_notes(settings)}
    output.give(f"{text}\n{note}" if note else text, {**value, "rows": list(rows), **notes})


_GAME_EXAMPLES = """
riyu bench game
riyu bench game --playouts 20000 --seed 3
riyu bench game --instructions        counted by valgrind: the same on a busy machine
"""

_LEGAL_EXAMPLES = """
riyu bench legal            2x2, 3x3 and 4x4
riyu bench legal 3 --json
"""

_WITNESS_EXAMPLES = """
riyu bench witness --games 10000      every move beside sgfmill's board
riyu bench witness --positions 300    legal moves beside GNU Go's
"""

_FEATURES_EXAMPLES = """
riyu bench features                          on 100 random games
riyu bench features games19/*.sgfs.gz        on the first 100 real ones, from the files in turn
riyu bench features --instructions           counted by valgrind: the same on a busy machine
"""

_WATCH_EXAMPLES = """
riyu bench watch                             on 10 random games
riyu bench watch games19/*.sgfs.gz           on the first 10 real ones, from the files in turn
"""

_AGREEMENT_EXAMPLES = """
riyu bench agreement                                     200 random games
riyu bench agreement games19/*.sgfs.gz --games 2000      2,000 random ones and 2,000 real ones
"""

_PATTERNS_EXAMPLES = """
riyu bench patterns                              on 20 random games
riyu bench patterns games19/*.sgfs.gz            on the first 20 real ones, from the files in turn
riyu bench patterns games19/*.sgfs.gz --check 200    both matchers beside the plain one
"""

_PREDICTION_EXAMPLES = """
riyu bench prediction tom_9d.sgfs.gz kgs_6d.sgfs.gz --values values.tsv --positions 10000
"""

_SGF_EXAMPLES = """
riyu bench sgf-damage games/*.sgf
riyu bench sgf-damage game.sgf --rounds 5000 --seed 7
"""

_RULE_EXAMPLES = """
riyu bench rule-damage                               the package's own rules
riyu bench rule-damage mine/*.rule --rounds 5000 --seed 7
"""

_GTP_EXAMPLES = """
riyu bench gtp-damage --rounds 2000
riyu bench gtp-damage --seed 7 --json
"""


def game(
    playouts: Annotated[
        int, typer.Option("--playouts", "-n", metavar="N", help="In each of five rounds.")
    ] = 5000,
    instructions: Annotated[
        bool, typer.Option("--instructions", help="Count instructions instead, by valgrind.")
    ] = False,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure playouts, and play and undo, on one core and with two threads.

    Rates are medians of five rounds, with the lowest and highest.
    """
    from riyu.lab.bench import game_rows, instruction_rows

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    with output.progress("rounds"):
        rows = (
            instruction_rows(settings.seed) if instructions else game_rows(playouts, settings.seed)
        )
    give_rows(output, rows, settings)
    return DONE


def legal(
    sizes: Annotated[
        list[int] | None, typer.Argument(metavar="[SIZES...]", help="Lines of the boards.")
    ] = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Count the legal positions of small boards by putting every one of them up.

    The exit code is 1 if a number differs from the published one.
    """
    from riyu.lab.bench import legal_rows

    output = Output(as_json, quiet)
    with output.progress("positions"):
        rows = legal_rows(sizes or [2, 3, 4])
    give_rows(output, rows, load_settings())
    return DONE if all(row["right"] for row in rows) else FOUND_FAILURES


def witness(
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="Random games beside sgfmill.")
    ] = 0,
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", help="Positions beside GNU Go.")
    ] = 0,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Compare riyu's board with sgfmill's and GNU Go's.

    The exit code is 1 if anything differs, 4 if a witness is not installed.
    """
    from riyu.lab.witness import legality_beside_gnugo, moves_beside_sgfmill

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    found = []
    if games or not positions:
        count = games or 100
        with output.progress("games") as advance:
            found.append(
                moves_beside_sgfmill(count, settings.seed, lambda done: advance(done, count, ""))
            )
    if positions:
        with output.progress("positions") as advance:
            found.append(
                legality_beside_gnugo(
                    positions,
                    settings.seed,
                    advance=lambda done: advance(done, positions, ""),
                )
            )
    give_rows(
        output,
        [
            {
                "witness": f.witness,
                "games": f.games,
                "comparisons": f.comparisons,
                "differences": len(f.differences),
            }
            for f in found
        ],
        settings,
        note="\n".join(d for f in found for d in f.differences),
        differences=[d for f in found for d in f.differences],
    )
    return FOUND_FAILURES if any(f.differences for f in found) else DONE


_Games: TypeAlias = Annotated[
    list[Path] | None,
    typer.Argument(metavar="[GAMES...]", help="Games and archives: .sgf, .sgfs, .sgfs.gz."),
]


def _real_games(
    output: Output, files: list[Path], count: int, sizes: Sequence[int] = ()
) -> list[NamedGame]:
    """Give the first games of files, and say which were passed over and whether there are fewer than asked for."""
    from riyu.lab.games import real_games

    found, faults = real_games([existing(path) for path in files], count, sizes)
    for fault in faults:
        output.say(f"passed over: {fault}")
    if len(found) < count:
        output.say(f"of {count:,} games asked for the files hold {len(found):,} to measure on")
    return found


def features(
    files: _Games = None,
    games: Annotated[
        int | None,
        typer.Option(
            "--games", metavar="N", min=1, help="19x19 games: 100; with --instructions 20."
        ),
    ] = None,
    instructions: Annotated[
        bool, typer.Option("--instructions", help="Count instructions instead, by valgrind.")
    ] = False,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure what keeping the features up to date costs, on real games or, if none are given, random ones.

    Each game is played move by move and taken back, with the board alone and with each part of the features. What a
    part costs is the difference, a move played and taken back; medians, with quartiles, and times what the board costs.
    """
    from riyu.lab.features_bench import MEASURED, feature_instruction_rows, feature_rows
    from riyu.lab.games import random_games

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    count = games or (20 if instructions else 100)
    if files:
        kind, material = "real", _real_games(output, files, count, (19,))
    else:
        kind, material = "random", list(random_games(count, settings.seed))
    moves = sum(len(game.record.moves) for game in material)
    with output.progress("counts" if instructions else "games") as advance:
        if instructions:
            total = len(MEASURED) + 1
            rows = feature_instruction_rows(material, lambda done: advance(done, total, ""))
        else:
            total = len(material)
            rows = feature_rows(material, advance=lambda done: advance(done, total, ""))
    given = "" if files else " (no files were given)"
    note = f"{counted(len(material), f'{kind} game')}{given}, {counted(moves, 'move')}"
    give_rows(output, rows, settings, note=note, games=len(material), kind=kind, moves=moves)
    return DONE


def watch(
    files: _Games = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="19x19 games.")] = 10,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure what it costs to find what changed after a move, and to ask values, relations and basic facts.

    On real games or, if none are given, random ones: medians of processor time; keys are what changed or was read.
    """
    from riyu.lab.games import random_games
    from riyu.lab.watch_bench import asked_rows, watched_rows

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    material = (
        _real_games(output, files, games, (19,))
        if files
        else list(random_games(games, settings.seed))
    )
    with output.progress("games") as advance:
        rows = watched_rows(material, lambda done: advance(done, len(material), ""))
    rows += asked_rows(material, settings.seed)
    note = counted(len(material), f"{'real' if files else 'random'} game")
    give_rows(output, rows, settings, note=note, games=len(material))
    return DONE


def agreement(
    files: _Games = None,
    games: Annotated[
        int,
        typer.Option(
            "--games", metavar="N", min=1, help="Random games, and as many of the files'."
        ),
    ] = 200,
    parallel: Annotated[
        int | None,
        typer.Option("--parallel", "-j", metavar="N", min=1, help="Processes; one a core."),
    ] = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Compare features kept up to date with those built from scratch, and the bytes after undo with those before.

    At every tenth move of each game and its last, there and back. The exit code is 1 if anything differs.
    """
    from riyu.lab.agreement import agreement as agree
    from riyu.lab.agreement import random_material

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    material = {"random": random_material(games, settings.seed)}
    if files:
        material["real"] = _real_games(output, files, games)
    total = sum(len(of_kind) for of_kind in material.values())
    found = {}
    before = 0
    with output.progress("games") as advance:
        for kind, of_kind in material.items():

            def told(done: int, before: int = before) -> None:
                advance(before + done, total, "")

            found[kind] = agree(of_kind, parallel or os.cpu_count() or 1, told)
            before += len(of_kind)
    differences = [words for one in found.values() for words in one.differences]
    rows: list[dict[str, object]] = [
        {
            "kind": kind,
            "games": one.games,
            "from_scratch": one.positions,
            "gone_back_to": one.returns,
            "differences": len(one.differences),
        }
        for kind, one in found.items()
    ]
    give_rows(output, rows, settings, note="\n".join(differences), differences=differences)
    return FOUND_FAILURES if differences else DONE


def patterns(
    files: _Games = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="19x19 games to measure on.")
    ] = 20,
    check: Annotated[
        int, typer.Option("--check", metavar="N", min=0, help="Compare on N games instead.")
    ] = 0,
    source: Annotated[
        Path | None,
        typer.Option("--from", metavar="PATH", help="A pattern file or folder, not riyu's own."),
    ] = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure both matchers on real games or, if none are given, random ones; or compare them with the plain matcher.

    By focus: patterns tested until the first match, on one core. Sweeping: a move played and taken back, beside the
    board alone. With --check the exit code is 1 if anything differs.
    """
    from riyu.lab.games import random_games
    from riyu.lab.patterns_bench import asked_rows, check_matchers, swept_rows
    from riyu.patterns.library import load_library

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    library = load_library(*([existing(source)] if source else []))
    count = check or games
    if files:
        kind, material = "real", _real_games(output, files, count, (19,))
    else:
        kind, material = "random", list(random_games(count, settings.seed))
    total = len(material)
    known = sum(len(found.patterns) for found in library.classes)
    note = f"{counted(total, f'{kind} game')}, {counted(known, 'pattern')}"
    if check:
        with output.progress("games") as advance:
            done = check_matchers(
                material, library, settings.seed, lambda done: advance(done, total, "")
            )
        row: dict[str, object] = {
            "games": done.games,
            "questions": done.questions,
            "sweeps": done.sweeps,
            "matches": done.matches,
            "differences": len(done.differences),
        }
        note = "\n".join([note, *done.differences])
        give_rows(output, [row], settings, note=note, differences=done.differences)
        return FOUND_FAILURES if done.differences else DONE
    with output.progress("games") as advance:
        by_focus = asked_rows(material, library, lambda done: advance(done, 2 * total, ""))
        swept = swept_rows(
            material,
            library,
            seed=settings.seed,
            advance=lambda done: advance(total + done, 2 * total, ""),
        )
    head = list(by_focus[0])
    text = output.table(head, [[row[column] for column in head] for row in by_focus])
    if not as_json:
        output.give(f"{text}\n", None)
    give_rows(
        output, swept, settings, note=note, kind=kind, games=total, patterns=known, focus=by_focus
    )
    return DONE


def undo(seed: Seed = None, as_json: Json = False, quiet: Quiet = False) -> int:
    """Measure what going back on the trail costs: bytes and time a move, an object, a dict entry."""
    from riyu.lab.bench import undo_rows

    settings = load_settings(seed=seed)
    give_rows(Output(as_json, quiet), undo_rows(settings.seed), settings)
    return DONE


def start(
    runs: Annotated[int, typer.Option("--runs", "-n", metavar="N", help="New processes.")] = 10,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure the processor time of `riyu gtp` to its first reply and quit."""
    from riyu.lab.bench import start_rows

    give_rows(Output(as_json, quiet), start_rows(runs), load_settings())
    return DONE


def sgf_damage(
    files: Annotated[list[Path], typer.Argument(metavar="FILES...", help="Games to damage.")],
    rounds: Annotated[int, typer.Option("--rounds", "-n", metavar="N", help="How many.")] = 1000,
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
    failures = [f"{f.number}: {f.what}: {f.data[:300]!r}" for f in report.failures]
    give_rows(
        output,
        [{"outcome": word, "files": getattr(report, word)} for word in words],
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
    rounds: Annotated[int, typer.Option("--rounds", "-n", metavar="N", help="How many.")] = 200,
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
    failures = [f"{f.number}: {f.what}: {f.data[:300]!r}" for f in report.failures]
    stayed = "what was loaded stayed" if report.is_in_force else "what was loaded CHANGED"
    give_rows(
        output,
        [{"outcome": word, "files": getattr(report, word)} for word in words],
        settings,
        note="\n".join([f"{report.errors} errors told; {stayed}", *failures]),
        files=report.files,
        errors=report.errors,
        is_in_force=report.is_in_force,
        failures=failures,
    )
    return DONE if report.is_good else FOUND_FAILURES


def gtp_damage(
    rounds: Annotated[int, typer.Option("--rounds", "-n", metavar="N", help="How many.")] = 1000,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Send damaged commands to riyu's GTP session, its player with a hasty look.

    The exit code is 1 if it crashes on one, or a refused one changes anything. Lines that may touch files are never
    sent.
    """
    from riyu.interfaces.gtp.session import Session
    from riyu.lab.damage_gtp import Send, damaged_gtp_report
    from riyu.player.engine import Engine
    from riyu.player.style import Style

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)

    def hasty(style: Style, seed: int) -> Engine:
        return Engine(replace(style, width=2, playouts=4, assess_playouts=20), seed)

    def start() -> Send:
        return Session(replace(settings, size=9), engine_factory=hasty).send

    with output.progress("commands"):
        report = damaged_gtp_report(start, rounds, settings.seed)
    words = ("sent", "ok", "refused", "crashed", "disturbed")
    give_rows(
        output,
        [{"outcome": word, "commands": getattr(report, word)} for word in words],
        settings,
        note="\n".join(
            [f"slowest: {report.slowest:.2f} s, {report.worst!r:.60}", *report.failures]
        ),
        slowest_seconds=round(report.slowest, 3),
        slowest_line=report.worst,
        failures=list(report.failures),
    )
    return DONE if report.is_sound else FOUND_FAILURES


def prediction(
    files: Annotated[
        list[Path], typer.Argument(metavar="GAMES...", help="Archives: .sgf, .sgfs, .sgfs.gz.")
    ],
    values: Annotated[
        Path, typer.Option("--values", metavar="FILE", help="What `riyu learn` wrote.")
    ],
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1, help="Of each file.")
    ] = 10000,
    threads: Annotated[int, typer.Option("--jobs", "-j", metavar="N", min=1, help="Threads.")] = 1,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure how often the move played is the first foretold, or among the first 5 or 20.

    Only games are used that `riyu learn` kept apart, up to 20 positions of each, by the seed that it wrote in the
    values. `_ci` is half a 95 % interval; the log-likelihood is the mean natural logarithm of the chance.
    """
    from riyu.candidates.move_values import read_values
    from riyu.lab.learning import prediction_rows

    output = Output(as_json, quiet)
    known = read_values(existing(values))
    rows = prediction_rows(known, [existing(path) for path in files], positions, threads)
    for row in rows:
        if row["positions"] < positions:
            output.say(f"{row['what']} holds {row['positions']:,} of {positions:,} positions")
    give_rows(output, rows, load_settings(seed=known.seed), learned_games=known.games)
    return DONE
