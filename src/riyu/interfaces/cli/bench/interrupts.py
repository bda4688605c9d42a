"""`riyu bench interrupts`: analyses of a `riyu gtp`, each interrupted by the next line at any moment.

Takes options; gives a table or JSON. Measures nothing itself: the lab does.
"""

from __future__ import annotations

from typing import Annotated

import typer

from riyu.interfaces.cli.bench.hasty import hasty_engines
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json, Quiet, Seed, Size
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "interrupts"]

EXAMPLES = """
riyu bench interrupts                      1,000 analyses of games on 9x9
riyu bench interrupts --times 10000 --size 19 --seed 7
"""

_SECONDS = 60.0  # of the processor that an answer may take


def interrupts(
    times: Annotated[
        int, typer.Option("--times", "-n", metavar="N", min=1, help="Analyses begun.")
    ] = 1000,
    size: Size = None,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Begin analyses of games played by chance, and send each game's next move while they run.

    Milliseconds from the line to its answer. The exit code is 1 if an answer is missing, out of order or an error, or a
    game is not as it was sent.
    """
    from riyu.lab.interrupting import interrupt_report

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed, size=size)
    with hasty_engines(_SECONDS, ()) as start, output.counting("interrupts", times) as told:
        engine = start()
        try:
            report = interrupt_report(engine, times, settings.seed, settings.size, told)
        finally:
            engine.close()
    row: dict[str, object] = {
        "size": settings.size,
        "interrupts": len(report.seconds),
        "failed": len(report.failures),
        "ms_median": round(1000 * report.median, 1),
        "ms_99_of_100": round(1000 * report.share(0.99), 1),
        "ms_most": round(1000 * report.share(1.0), 1),
    }
    give_rows(
        output,
        [row],
        settings,
        note="\n".join(report.failures[:20]),
        failures=list(report.failures),
    )
    return DONE if not report.failures else FOUND_FAILURES
