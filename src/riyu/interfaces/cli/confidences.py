"""`riyu patterns measure`: how often what patterns say comes true in games, written into their files as confidence.

Takes games and options; gives a table, and files with their lines `says` changed. Measures nothing: the lab does.
"""

from __future__ import annotations

import statistics
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.knowledge import Folder, library_from
from riyu.interfaces.cli.options import Games, Json, Quiet, Seed
from riyu.interfaces.cli.output import Output
from riyu.interfaces.settings import load_settings

if TYPE_CHECKING:
    from riyu.lab.confidences import Counts
    from riyu.patterns.library import Library
    from riyu.patterns.model import PatternClass

__all__ = ["EXAMPLES", "measure"]

EXAMPLES = """
riyu patterns measure games19/*.sgfs.gz --games 200 -j 2
riyu patterns measure games19/*.sgfs.gz --class link-here --class eye-shape
riyu patterns measure games19/*.sgfs.gz --games 9000 --parts DIR --resume     goes on where it was stopped
riyu patterns measure games19/*.sgfs.gz --dask tcp://host:8786   over a Dask cluster
riyu patterns measure games19/*.sgfs.gz --games 1000 --write     counts into the package's files
riyu patterns measure games19/*.sgfs.gz --games 300 --check      the files' counts beside games kept apart
"""


def measure(
    files: Games,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="At most.")] = 100,
    names: Annotated[
        list[str] | None,
        typer.Option("--class", metavar="NAME", help="This class only; more than once."),
    ] = None,
    write: Annotated[
        bool, typer.Option("--write", help="Write the counts into the pattern files.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="On games kept apart, beside the counts in the files.")
    ] = False,
    least: Annotated[
        int, typer.Option("--least", metavar="N", min=1, help="Times a thing must have stood.")
    ] = 10,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", "-j", metavar="N", min=1, help="Processes; one a core."),
    ] = None,
    dask: Annotated[
        str,
        typer.Option("--dask", metavar="local|ADDRESS", help="Count on this Dask cluster instead."),
    ] = "",
    parts: Annotated[
        Path | None,
        typer.Option("--parts", metavar="FOLDER", help="Keep what is counted there till the end."),
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with the parts that a stopped run left.")
    ] = False,
    source: Folder = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure how often what patterns say came true in 19x19 games.

    One game in ten is never measured on, by its moves and the seed: `--check` uses only those. `--write` changes the
    lines `says` alone: what has no clear meaning in a game, or stood less often than `--least`, loses its confidence.
    However many processes or machines count, and whether they were stopped, the counts are the same.
    """
    from riyu.base.errors import UsageError
    from riyu.lab import confidences
    from riyu.lab.apart import Apart, checking_games, training_games
    from riyu.lab.processes import cores
    from riyu.lab.progress import Progress

    if write and check:
        raise UsageError("`--write` takes no games kept apart: leave out `--check`")
    if resume and parts is None:
        raise UsageError("`--resume` goes on with what lies in the folder of `--parts`: name it")
    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    library = library_from(source)
    paths = [existing(path) for path in files]
    wanted = checking_games if check else training_games
    material = [game.record for game in wanted(paths, games, Apart(settings.seed))]
    if len(material) < games:
        output.say(f"of {games:,} games the files hold {len(material):,}")
    with ExitStack() as stack:
        progress = None
        if parts is not None:
            plan = confidences.plan_of(library, material, names or ())
            progress = stack.enter_context(
                Progress.opened(parts / confidences.FOLDER, "measurement", plan, resume)
            )
            output.say(f"kept in {parts}; Ctrl-C stops, the same words with --resume go on")
        advance = stack.enter_context(output.counting("games", len(material)))
        counts = confidences.measure(
            library, material, names or (), jobs or cores(), advance, dask, progress
        )
        if progress is not None:
            progress.clear()
    if check:
        _give_compared(output, library, counts, least)
        return DONE
    rows: list[dict[str, object]] = [
        {
            "class": found.name,
            "pattern": pattern.name,
            "says": str(saying),
            "true": counts[confidences.key_of(pattern, found), place][0],
            "stood": counts[confidences.key_of(pattern, found), place][1],
        }
        for found in library.classes
        for pattern in found.patterns
        for place, saying in enumerate(pattern.says)
        if (confidences.key_of(pattern, found), place) in counts
    ]
    head = ("class", "pattern", "says", "true", "stood")
    output.give(output.row_table(rows, head), rows)
    output.say(f"{len(material)} games, seed {settings.seed}: {len(rows)} sayings stood")
    if write:
        classes = [library.of(name) for name in names] if names else library.classes
        changed = [found for found in classes if _write(found, counts, least)]
        output.say(f"{len(changed)} files changed")
    return DONE


def _write(found: PatternClass, counts: Counts, least: int) -> bool:
    """Write a class's confidences into its file; say whether that changed it."""
    from riyu.base.errors import BadInput
    from riyu.base.rewriting import rewrite
    from riyu.lab.confidences import measured_says
    from riyu.patterns.files import BOM, text_of_bytes
    from riyu.patterns.findings import Findings
    from riyu.patterns.reader import read_class
    from riyu.patterns.rewriting import with_says

    path = Path(found.place.source)
    says = {
        pattern.name: measured_says(pattern, found, counts, least) for pattern in found.patterns
    }

    def change(before: bytes | None) -> bytes:
        if before is None:
            raise BadInput("the file is gone: its counts are not written", found.place)
        findings = Findings()
        text = text_of_bytes(before, str(path), findings)
        findings.check()
        assert text is not None  # else there was a finding
        changed = with_says(text, says)
        if changed == text:
            return before
        read_class(changed, str(path))
        return (BOM if before.startswith(BOM.encode()) else "").encode() + changed.encode()

    return rewrite(path, change)


def _give_compared(output: Output, library: Library, counts: Counts, least: int) -> None:
    from riyu.lab.confidences import compare

    compared = compare(library, counts, least)
    rows: list[dict[str, object]] = [
        {
            "class": one.found.name,
            "pattern": one.pattern.name,
            "says": one.saying.name,
            "known": one.known[0] / one.known[1],
            "true": one.again[0],
            "stood": one.again[1],
            "difference": round(one.difference, 4),
            "apart": one.is_apart,
        }
        for one in compared
    ]
    head = ("class", "pattern", "says", "known", "true", "stood", "difference", "apart")
    output.give(output.row_table(rows, head), rows)
    if compared:
        mean = statistics.fmean(abs(one.difference) for one in compared)
        weight = sum(one.again[1] for one in compared)
        weighted = sum(abs(one.difference) * one.again[1] for one in compared) / weight
        apart = sum(one.is_apart for one in compared)
        output.say(
            f"{len(compared)} confidences, mean absolute difference {mean:.3f},"
            f" weighted by how often they stood {weighted:.3f}; {apart} lie apart at 95 %"
        )
