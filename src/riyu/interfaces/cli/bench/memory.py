"""`riyu bench gtp-memory`: what `riyu gtp` holds in memory while it plays and is asked thousands of things.

Takes options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.interfaces.cli.bench.hasty import hasty_engines
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json, Quiet, Seed
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "gtp_memory"]

EXAMPLES = """
riyu bench gtp-memory                      10,000 moves and questions
riyu bench gtp-memory --lines 2000 --seed 7
"""

_SECONDS = 120.0  # of the processor that a question may take: after increase_depths readings go far


def gtp_memory(
    lines: Annotated[
        int, typer.Option("--lines", "-n", metavar="N", min=4, help="Moves and questions.")
    ] = 10_000,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Play and ask one `riyu gtp`, with a hasty look, all that it can be asked, by chance, and look at its memory.

    A row for its start and for each quarter of the way: the memory held and the processor time used. The exit code is 1
    if it breaks or tells of an internal error.
    """
    from riyu.lab.gtp_memory import memory_report

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    with hasty_engines(_SECONDS) as start, output.counting("lines", lines) as told:
        engine = start()
        try:
            report = memory_report(engine, lines, settings.seed, told)
        finally:
            engine.close()
    rows: list[dict[str, object]] = [
        {
            "after": row.after,
            "resident_kib": None if row.resident is None else row.resident // 1024,
            "cpu_seconds": round(row.seconds, 1),
        }
        for row in report.rows
    ]
    refused = sum(report.refused.values())
    note = f"{report.lines} lines, {report.moves} moves; {refused} refused, {len(report.failures)} failed"
    give_rows(
        output,
        rows,
        settings,
        note="\n".join([note, *report.failures[:20]]),
        lines=report.lines,
        moves=report.moves,
        refused=dict(report.refused.most_common()),
        failures=list(report.failures),
    )
    return DONE if report.is_good else FOUND_FAILURES
