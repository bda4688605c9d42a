"""`riyu match`: games between two engines, from the command line.

Takes options; gives the match's report. Plays nothing itself: `riyu.lab.match` does.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.engines import command_of
from riyu.interfaces.cli.exits import DONE, PEER_FAILED
from riyu.interfaces.cli.options import Json, Komi, Opening, Quiet, RulesetName, Seed, Size, Verbose
from riyu.interfaces.cli.output import Output
from riyu.interfaces.cli.version import run_notes
from riyu.interfaces.settings import load_settings

if TYPE_CHECKING:
    from riyu.lab.match import GameResult

__all__ = ["EXAMPLES", "match"]

EXAMPLES = """
riyu match riyu 'gnugo --mode gtp --level 1 --chinese-rules --seed {seed}' --games 40 --out DIR
riyu match riyu gnugo --games 100 --parallel 2 --out DIR   again with the same words: goes on
riyu match 'riyu gtp --style balanced' gnugo --handicap 3 --colors first-white --out DIR
riyu match riyu gnugo --from ends.sgfs --after -4 --out DIR   how games end, from four moves before
riyu match --report DIR                                    the figures of a match played before
"""


def match(
    first: Annotated[
        str | None,
        typer.Argument(
            metavar="FIRST",
            help="A GTP command line, {seed} the game's seed; `riyu` is this program.",
        ),
    ] = None,
    second: Annotated[
        str | None, typer.Argument(metavar="SECOND", help="Another; `gnugo` alone is enough.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", metavar="DIR", help="Where all is kept, and gone on with."),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many.")] = 10,
    size: Size = None,
    komi: Komi = None,
    ruleset: RulesetName = None,
    handicap: Annotated[
        int, typer.Option("--handicap", metavar="N", help="Black's stones, 2 to 9.")
    ] = 0,
    colors: Annotated[
        str, typer.Option("--colors", help="alternate, first-black or first-white.")
    ] = "alternate",
    seed: Seed = None,
    opening: Opening = 0,
    records: Annotated[
        Path | None,
        typer.Option(
            "--from",
            metavar="GAMES",
            help="Go on from these games, one after another; see --after.",
        ),
    ] = None,
    after: Annotated[
        int,
        typer.Option(
            "--after", metavar="N", help="Their first N moves; -N: all but the last N. With --from."
        ),
    ] = 0,
    main_time: Annotated[
        int | None, typer.Option("--main-time", metavar="S", help="Seconds for all moves.")
    ] = None,
    byoyomi: Annotated[
        int, typer.Option("--byoyomi", metavar="S", help="Seconds for every --stones moves after.")
    ] = 0,
    stones: Annotated[int, typer.Option("--stones", metavar="N", help="Moves a byo-yomi.")] = 0,
    move_time: Annotated[
        float, typer.Option("--move-time", metavar="S", help="Seconds after which any move loses.")
    ] = 300.0,
    scorer: Annotated[
        str, typer.Option("--scorer", metavar="COMMAND", help="A third engine that counts.")
    ] = "",
    comments: Annotated[
        bool,
        typer.Option(
            "--comments",
            help="Ask why at each move, for the records; paid from the time of who is asked.",
        ),
    ] = False,
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
    """Play games between two GTP engines.

    Gives win rate, Elo difference, times and how the games ended. `riyu` and `riyu gtp ...` without --seed get
    `--seed {seed}`; `gnugo` alone gets the match's ruleset and `--seed {seed}`: each game has a seed of its own.

    The exit code is 4 if every game ended by a crash, garbage or a refusal of one side.
    """
    from riyu.base.errors import UsageError
    from riyu.lab.match import Contender, Limits, MatchSettings, play_match, read_match

    output = Output(as_json, quiet, verbose)
    if report is not None:
        found = read_match(report)
        output.give(found.text(), found.to_json())
        return DONE
    if first is None or second is None:
        raise UsageError("two engines are needed, such as `riyu match riyu gnugo --out games`")
    if out is None:
        raise UsageError("where to? give a folder, such as `--out games`")
    settings = load_settings(size=size, komi=komi, ruleset=ruleset, seed=seed)
    match_settings = MatchSettings(
        first=Contender(command_of(first, settings)),
        second=Contender(command_of(second, settings)),
        games=games,
        size=settings.size,
        komi=settings.komi,
        ruleset=settings.ruleset,
        handicap=handicap,
        colors=colors,
        seed=settings.seed,
        limits=Limits(main=main_time, byoyomi=byoyomi, stones=stones, move=move_time),
        scorer=command_of(scorer, settings) if scorer else "",
        comments=comments,
        opening=opening,
        records=str(records.resolve()) if records is not None else "",
        after=after,
    )
    output.say(f"{counted(games, 'game')}, kept in {out}; Ctrl-C stops, the same words go on")
    with output.progress("games") as advance:

        def told(done: int, total: int, result: GameResult) -> None:
            advance(done, total, str(result))

        played = play_match(match_settings, out, parallel=parallel, progress=told)
    output.give(played.text(), {**played.to_json(), "run": run_notes(settings)})
    return PEER_FAILED if played.only_failures else DONE
