"""`riyu ladder`: how strong levels and other engines are beside one another, from the command line.

Takes options; gives ratings. Plays nothing itself: `riyu.lab.ladder` does.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.interfaces.cli.engines import command_of
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.options import Json, Komi, Opening, Quiet, RulesetName, Seed, Size, Verbose
from riyu.interfaces.cli.output import Output
from riyu.interfaces.cli.version import run_notes
from riyu.interfaces.settings import Settings, load_settings

if TYPE_CHECKING:
    from riyu.lab.match import GameResult

__all__ = ["EXAMPLES", "ladder"]

EXAMPLES = """
riyu ladder 20k 18k 16k 14k --size 9 --games 10 --out DIR    levels by name, each against each other
riyu ladder 12k 'GNU Go 1=gnugo --mode gtp --level 1 --chinese-rules --seed {seed}' 8k --size 9 --opening 4 --out DIR
riyu ladder --report DIR --anchor 8k                         the ratings of what was played before
"""


def ladder(
    players: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="PLAYERS...",
            help="The weakest first: a level, or NAME=COMMAND, a GTP command line as `riyu match` takes.",
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="DIR", help="Where all is kept, and gone on with."),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-n", metavar="N", min=1, help="How many each pair plays.")
    ] = 10,
    near: Annotated[
        int,
        typer.Option("--near", metavar="N", min=0, help="Each meets the N next; all if 0."),
    ] = 0,
    anchor: Annotated[
        str, typer.Option("--anchor", metavar="NAME", help="Who has 0; the last if not said.")
    ] = "",
    simulations: Annotated[
        int | None,
        typer.Option("--simulations", metavar="N", help="Games in the tree, a move, of levels."),
    ] = None,
    size: Size = None,
    komi: Komi = None,
    ruleset: RulesetName = None,
    seed: Seed = None,
    opening: Opening = 0,
    parallel: Annotated[
        int, typer.Option("--parallel", "-j", metavar="N", min=1, help="Games at once.")
    ] = 1,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="DIR", help="Only read what was played.")
    ] = None,
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Play levels and other engines against one another, and rate them on one scale.

    The ratings are those of maximum likelihood by all games, each with a 95 % interval. Stopped by Ctrl-C, the same
    words go on.
    """
    from riyu.base.errors import UsageError
    from riyu.lab.ladder import Ladder, play_ladder, read_ladder
    from riyu.lab.match import Contender, MatchSettings

    output = Output(as_json, quiet, verbose)
    if report is not None:
        found = read_ladder(report, anchor)
        output.give(found.text(), found.to_json())
        return DONE
    if out is None:
        raise UsageError("where to? give a folder, such as `--out ladder`")
    settings = load_settings(size=size, komi=komi, ruleset=ruleset, seed=seed)
    wanted = Ladder(
        tuple(_player(text, settings, simulations) for text in players or ()),
        MatchSettings(
            first=Contender("riyu gtp"),
            second=Contender("riyu gtp"),
            games=games,
            size=settings.size,
            komi=settings.komi,
            ruleset=settings.ruleset,
            seed=settings.seed,
            opening=opening,
        ),
        near,
    )
    output.say(f"kept in {out}; Ctrl-C stops, the same words go on")
    with output.progress("games") as advance:

        def told(done: int, total: int, result: GameResult) -> None:
            advance(done, total, str(result))

        played = play_ladder(wanted, out, parallel=parallel, anchor=anchor, progress=told)
    output.give(played.text(), {**played.to_json(), "run": run_notes(settings)})
    return DONE


def _player(text: str, settings: Settings, simulations: int | None) -> tuple[str, str]:
    """Give a player's name and command line."""
    from riyu.player.levels import level_named

    name, equals, command = text.partition("=")
    if equals:
        return name.strip(), command_of(command.strip(), settings)
    level = level_named(name).name
    more = f" --simulations {simulations}" if simulations is not None else ""
    return level, command_of(f"riyu gtp --level {level}{more}", settings)
