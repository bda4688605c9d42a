"""`riyu duel`: riyu's reading beside GNU Go's on positions of real games, what differs played out.

Takes games and options; gives the duel's report. Asks nothing itself: `riyu.lab.duel` does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Json, Parallel, Quiet, Seed, StyleName, Verbose
from riyu.interfaces.cli.output import Output
from riyu.interfaces.cli.version import run_notes
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "duel"]

EXAMPLES = """
riyu duel games/ --out DIR                         questions of all kinds at 200 positions
riyu duel games.sgfs.gz --positions 1000 -j 4 --out DIR
riyu duel games/ --kind attack --kind defend --out DIR
riyu duel games/ --out DIR --resume                go on where a run was stopped
riyu duel --report DIR                             the figures of a duel fought before
"""


def duel(
    games: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[GAMES...]", help="Games, archives, or folders of them."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="DIR", help="Where all is kept.")
    ] = None,
    positions: Annotated[
        int, typer.Option("--positions", "-n", metavar="N", min=1, help="Positions, one a game.")
    ] = 200,
    most: Annotated[
        int, typer.Option("--most", metavar="N", min=1, help="Subjects of each kind at a position.")
    ] = 3,
    kind: Annotated[
        list[str] | None,
        typer.Option("--kind", metavar="NAME", help="Only this: attack, connect, owl_attack …"),
    ] = None,
    engine: Annotated[
        str, typer.Option("--engine", "-e", metavar="COMMAND", help="GNU Go's command line.")
    ] = "",
    report: Annotated[
        Path | None, typer.Option("--report", metavar="DIR", help="Only read what was found.")
    ] = None,
    parallel: Parallel = None,
    style: StyleName = None,
    seed: Seed = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on where the same run was stopped.")
    ] = False,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Ask riyu's readers and GNU Go the same, and play out where they differ.

    Strings, links, groups, eyes and races at positions drawn by the seed. Each difference ends as riyu wrong, GNU Go
    wrong, ko, both wrong or undecided, with its cause where one can be named; those of one half are written to the
    folder (duel.txt, duel.json), those of the other are only counted.
    """
    from riyu.base.errors import UsageError, nearest
    from riyu.lab.duel import KINDS, DuelSettings, read_duel
    from riyu.lab.duel import duel as run
    from riyu.lab.processes import cores

    output = Output(as_json, quiet, verbose)
    if report is not None:
        found = read_duel(report)
        output.give(found.text(), found.to_json())
        return DONE
    if not games:
        raise UsageError("no games: give files or folders, such as `riyu duel games/ --out DIR`")
    if out is None:
        raise UsageError("where to? give a folder, such as `--out DIR`")
    for name in kind or ():
        if name not in KINDS:
            raise UsageError(f"no kind '{name}'; known: {', '.join(KINDS)}{nearest(name, KINDS)}")
    settings = load_settings(style=style, seed=seed)
    wanted = DuelSettings(
        positions=positions,
        most=most,
        kinds=tuple(kind or ()),
        seed=settings.seed,
        gnugo=engine or f"{settings.gnugo} --mode gtp --level 10 --seed 1",
        style=settings.style,
    )
    output.say(f"kept in {out}; Ctrl-C stops, the same words with --resume go on")
    with output.progress("positions") as advance:
        fought = run(
            [existing(path) for path in games],
            out,
            wanted,
            parallel=parallel or cores(),
            resume=resume,
            advance=advance,
        )
    output.give(fought.text(), {**fought.to_json(), "run": run_notes(settings)})
    return DONE
