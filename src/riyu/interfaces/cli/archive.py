"""`riyu archive`: a person's games kept in one folder, listed, counted and given back; finding is `archive_find`'s.

Takes files, a folder and wishes; gives tables, JSON and SGF. Keeps and looks for nothing itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.base.words import counted
from riyu.interfaces.cli.archive_find import EXAMPLES as FIND_EXAMPLES
from riyu.interfaces.cli.archive_find import find
from riyu.interfaces.cli.archive_options import (
    Black,
    Event,
    Folder,
    Handicap,
    Lost,
    Player,
    Result,
    Rules,
    Since,
    Source,
    Until,
    White,
    Won,
    folder_of,
    wanted_of,
)
from riyu.interfaces.cli.command import add as add_command
from riyu.interfaces.cli.command import existing, make_group
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json, Parallel, Quiet, Size, Verbose
from riyu.interfaces.cli.output import Output

if TYPE_CHECKING:
    from riyu.archive.adding import Run
    from riyu.archive.archive import KeptGame
    from riyu.archive.reading import Job, ReadSource

__all__ = ["make_archive"]

_SUMMARY = "Your games in one archive: added once, found by what stood on the board and who played."

_EXAMPLES = """
riyu archive add ~/games                             all game files below the folder
riyu archive stats                                   how many games, from when, who won
riyu archive list --player Sai --since 2020          games by player, date, result, ruleset
riyu archive find --joseki "Q16 O17 R14"             what followed in the corner, and who won
riyu archive find --from game.sgf --move 40 --rect A1:G7
riyu archive show 17 > game.sgf                      a game given back
"""


def make_archive() -> typer.Typer:
    """Make `riyu archive` with its commands."""
    group = make_group(_SUMMARY, _EXAMPLES)
    add_command(group, "add", add, _ADD_EXAMPLES)
    add_command(group, "list", list_games, _LIST_EXAMPLES)
    add_command(group, "stats", stats, _STATS_EXAMPLES)
    add_command(group, "find", find, FIND_EXAMPLES)
    add_command(group, "show", show, _SHOW_EXAMPLES)
    return group


_ADD_EXAMPLES = """
riyu archive add ~/games                         what is known and unchanged is passed over
riyu archive add games19/*.sgfs.gz --archive big -j 8
riyu archive add old.zip lesson.gib club.ngf
riyu archive add /data/games --dask tcp://host:8786
"""


def add(
    paths: Annotated[
        list[Path],
        typer.Argument(
            metavar="PATHS...", help="Folders; .sgf, .sgfs, .ngf, .gib, each also .gz; .zip."
        ),
    ],
    archive: Folder = None,
    parallel: Parallel = None,
    dask: Annotated[
        str,
        typer.Option("--dask", metavar="local|ADDRESS", help="Read on this Dask cluster instead."),
    ] = "",
    as_json: Json = False,
    quiet: Quiet = False,
    verbose: Verbose = False,
) -> int:
    """Add the games of files, and of all game files in folders, to the archive.

    A file that has not changed since is passed over; a game with the same moves is kept once, also turned or mirrored.
    What can't be read is told and passed over, exit code 1. A run that was stopped goes on when it is started again.
    """
    from riyu.archive.adding import add as run
    from riyu.lab.processes import cores

    output = Output(as_json, quiet, verbose)
    folder = folder_of(archive)
    began = time.monotonic()
    with output.progress("parts") as advance:
        added = run(
            folder,
            [existing(path) for path in paths],
            _runner(parallel or cores(), dask),
            advance=lambda done, total: advance(done, total, ""),
            tell=lambda fault: output.say(f"passed over or cut off: {fault}"),
        )
    seconds = time.monotonic() - began
    output.give(
        f"{counted(added.games, 'game')} added, {added.known:,} known already",
        {
            "archive": str(folder),
            "games": added.games,
            "known": added.known,
            "files": added.files,
            "unchanged": added.unchanged,
            "faults": [[one.path, one.number, one.message] for one in added.faults],
            "seconds": round(seconds, 2),
        },
    )
    output.say(
        f"{counted(added.files, 'file')}, {added.unchanged:,} of them unchanged, "
        f"{counted(len(added.faults), 'fault')}; {seconds:,.1f} s; in {folder}"
    )
    return FOUND_FAILURES if added.faults else DONE


def _runner(parallel: int, dask: str) -> Run:
    """Give what reads the parts of files: processes or a Dask cluster, in order so that games keep theirs."""
    if dask:
        return partial(_on_cluster, address=dask, parallel=parallel)
    return partial(_in_order, parallel=parallel)


def _on_cluster(
    work: Callable[[Job], list[ReadSource]], jobs: Sequence[Job], *, address: str, parallel: int
) -> Iterator[tuple[int, list[ReadSource]]]:
    from riyu.lab.processes import in_order_on_cluster

    return enumerate(in_order_on_cluster(work, jobs, address, parallel))


def _in_order(
    work: Callable[[Job], list[ReadSource]], jobs: Sequence[Job], *, parallel: int
) -> Iterator[tuple[int, list[ReadSource]]]:
    from riyu.lab.processes import in_order

    return enumerate(in_order(work, jobs, min(parallel, len(jobs))))


_LIST_EXAMPLES = """
riyu archive list                                the first 50
riyu archive list --player Sai --won --since 2020-05
riyu archive list --black Kitani --white Go --result W+R --most 10 --json
riyu archive list --size 9 --source club.zip
"""


def list_games(
    player: Player = "",
    won: Won = False,
    lost: Lost = False,
    black: Black = "",
    white: White = "",
    result: Result = "",
    since: Since = "",
    until: Until = "",
    ruleset: Rules = "",
    size: Size = None,
    handicap: Handicap = None,
    event: Event = "",
    source: Source = "",
    most: Annotated[int, typer.Option("--most", metavar="N", min=1, help="Games at most.")] = 50,
    start: Annotated[
        int, typer.Option("--start", metavar="N", min=0, help="Games wanted to pass by first.")
    ] = 0,
    archive: Folder = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """List games, in the order in which they were added."""
    from riyu.archive.archive import Archive

    output = Output(as_json, quiet)
    wanted = wanted_of(
        player=player,
        won=won,
        lost=lost,
        black=black,
        white=white,
        result=result,
        since=since,
        until=until,
        ruleset=ruleset,
        size=size,
        handicap=handicap,
        event=event,
        source=source,
    )
    with Archive(folder_of(archive)) as found:
        games = found.list_games(wanted, most, start)
        total = found.count_games(wanted)
    rows = game_rows(games)
    output.give(
        output.row_table(rows, _SHOWN) if rows else "no such game", {"of": total, "games": rows}
    )
    output.say(f"{len(games):,} of {counted(total, 'game')}")


_SHOWN = ("game", "date", "black", "white", "result", "size", "moves")


def game_rows(games: Iterable[KeptGame]) -> list[dict[str, object]]:
    """Give rows of a table, one a game."""
    return [
        {
            "game": one.id,
            "date": one.date,
            "black": one.black,
            "black rank": one.black_rank,
            "white": one.white,
            "white rank": one.white_rank,
            "result": one.result,
            "size": one.size,
            "handicap": one.handicap,
            "komi": one.komi,
            "ruleset": one.ruleset,
            "moves": one.moves,
            "event": one.event,
            "source": one.source,
            "number": one.number,
        }
        for one in games
    ]


_STATS_EXAMPLES = """
riyu archive stats
riyu archive stats --faults              what could not be read, file by file
riyu archive stats --archive big --json
"""


def stats(
    archive: Folder = None,
    faults: Annotated[
        bool, typer.Option("--faults", help="Also what could not be read, file by file.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Say what the archive holds."""
    from dataclasses import asdict

    from riyu.archive.archive import Archive

    output = Output(as_json)
    with Archive(folder_of(archive)) as found:
        seen = found.stats()
        wrong = found.faults() if faults else []
    games = max(1, seen.games)
    rows = [
        ("games", seen.games),
        ("moves", seen.moves),
        ("players", seen.players),
        ("files", seen.sources),
        ("met again", seen.known),
        ("faults", seen.faults),
        ("bytes", seen.size),
        ("bytes a game", round(seen.size / games)),
        *_by("won by", {"B": "Black", "W": "White", "0": "nobody"}, seen.results),
        *_by("board", {}, seen.sizes),
        *_by("ruleset", {}, seen.rulesets),
    ]
    years = sorted(year for year in seen.years if year)
    lines = [output.table(("", ""), rows)]
    if years:
        dated = sum(seen.years[year] for year in years)
        lines.append(f"{counted(dated, 'game')} with a date, from {years[0]} to {years[-1]}")
    lines += [
        f"{path}, game {number}: {why}" if number else f"{path}: {why}"
        for path, number, why in wrong
    ]
    output.give("\n".join(lines), {**asdict(seen), **({"told": wrong} if faults else {})})


def _by(what: str, names: dict[str, str], counts: dict[str, int]) -> Sequence[tuple[str, int]]:
    return [(f"{what} {names.get(key, key) or 'not known'}", counts[key]) for key in counts]


_SHOW_EXAMPLES = """
riyu archive show 17 > game.sgf
riyu archive show 17 --out game.sgf
riyu draw game.sgf --move 40
"""


def show(
    game: Annotated[int, typer.Argument(metavar="GAME", help="Its number, of `list` or `find`.")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="Write it there.")
    ] = None,
    archive: Folder = None,
    as_json: Json = False,
) -> None:
    """Give a game back as SGF, from the archive alone: players, result, date and moves, without comments."""
    from riyu.archive.archive import Archive
    from riyu.base.whole_files import write_whole
    from riyu.sgf.record import tree_of
    from riyu.sgf.writer import write_text

    with Archive(folder_of(archive)) as found:
        text = write_text(tree_of(found.record(game)))
        (about,) = game_rows(found.games_of([game]).values())
    if out is not None:
        write_whole(out, text)
    if out is None or as_json:
        Output(as_json).give(text.rstrip("\n"), {**about, "sgf": text})
