"""`riyu archive find`: a drawing, a part of a position or a corner sequence found in all games of the archive.

Takes a drawing in one of three ways, and wishes; gives counts, continuations and games. Looks for nothing itself.
"""

from __future__ import annotations

import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.base.words import counted
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
from riyu.interfaces.cli.command import existing
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json, Parallel, Quiet, Size
from riyu.interfaces.cli.output import Output

if TYPE_CHECKING:
    from riyu.archive.archive import Archive, KeptGame
    from riyu.archive.assessed import Better
    from riyu.archive.drawing import Drawing
    from riyu.archive.finding import Continuation, Found, StandingPlace

__all__ = ["EXAMPLES", "find"]

_A_PROCESS = 16  # places for which a process of their own is worth its start

EXAMPLES = """
riyu archive find corner.txt                        rows of . X O ? with | and - as edges
riyu archive find --from game.sgf --move 40 --rect A1:G7
riyu archive find --from game.sgf --move 12         the whole board
riyu archive find --joseki "Q16 O17 R14" --player Sai --won
riyu archive find corner.txt --next C3 --since 2010 --as-drawn
riyu archive find --joseki "Q16 O17 R14" --assess 20     who stood better, too: some seconds
"""


def find(
    drawing: Annotated[
        Path | None,
        typer.Argument(metavar="[DRAWING]", help="A file with a drawing; - reads it from a pipe."),
    ] = None,
    game: Annotated[
        Path | None,
        typer.Option("--from", metavar="GAME", help="What stands in a game; or a drawn position."),
    ] = None,
    move: Annotated[
        int | None,
        typer.Option("--move", "-m", metavar="N", help="Of --from: after so many moves."),
    ] = None,
    rect: Annotated[
        str, typer.Option("--rect", metavar="A1:E5", help="Of --from: this part of the board.")
    ] = "",
    joseki: Annotated[
        str,
        typer.Option(
            "--joseki", metavar="MOVES", help="A corner after Q16 O17 … or ;B[pd];W[nc] …"
        ),
    ] = "",
    next_at: Annotated[
        str,
        typer.Option(
            "--next", metavar="POINT", help="Only where the next move was there, as told."
        ),
    ] = "",
    as_drawn: Annotated[
        bool, typer.Option("--as-drawn", help="Neither turned nor mirrored.")
    ] = False,
    same_colors: Annotated[
        bool, typer.Option("--same-colors", help="Not with the colors changed.")
    ] = False,
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
    most: Annotated[
        int, typer.Option("--most", metavar="N", min=0, help="Places told, at most.")
    ] = 20,
    assess: Annotated[
        int,
        typer.Option(
            "--assess", metavar="N", min=0, help="Who stood better, at N places a continuation."
        ),
    ] = 0,
    parallel: Parallel = None,
    archive: Folder = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Find where a drawing came to stand: in how many games, what was played next in its rectangle, and who won.

    It is tried in all eight orientations and with the colors changed. `won by X` counts the games that the side drawn
    as X won. Exit code 1 if it is nowhere. --assess judges places of the 20 most frequent continuations, some tenth of
    a second each, on as many cores as -j says.
    """
    from riyu.archive.archive import Archive
    from riyu.archive.assessed import JUDGED_FROM
    from riyu.lab.processes import cores

    output = Output(as_json, quiet)
    looked_for = _drawing_of(drawing, game, move, rect, joseki, output)
    if next_at:
        looked_for = looked_for.with_next(_place_named(looked_for, next_at))
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
    with Archive(folder_of(archive)) as kept:
        with output.progress("games") as advance:
            for found in kept.find(
                looked_for,
                wanted,
                is_turned=not as_drawn,
                is_swapped=not same_colors,
                most=max(most, JUDGED_FROM) if assess else most,
                threads=parallel or cores(),
            ):
                advance(found.searched, found.of, f"{found.places:,} places")
        better = _better(kept, found, assess, parallel or cores(), output) if assess else {}
        found = replace(found, told=found.told[:most])
        games = kept.games_of(place.game for place in found.told)
    output.give(_text(found, games, better, output), _value(found, games, better))
    output.say(f"{found.of:,} games looked through in {found.seconds:.3f} s")
    return DONE if found.places else FOUND_FAILURES


def _better(
    kept: Archive, found: Found, each: int, parallel: int, output: Output
) -> dict[tuple[int, int] | None, Better]:
    """Judge places of each continuation; say what that took."""
    from riyu.archive.assessed import better_of
    from riyu.lab.processes import in_order

    began = time.monotonic()
    better: dict[tuple[int, int] | None, Better] = {}
    with output.progress("places") as advance:
        for so_far in better_of(
            kept,
            found,
            each,
            run=lambda work, jobs: in_order(work, jobs, min(parallel, len(jobs) // _A_PROCESS)),
            advance=lambda done, total: advance(done, total, ""),
        ):
            better = so_far
    judged = sum(one.judged for one in better.values())
    output.say(f"{counted(judged, 'place')} assessed in {time.monotonic() - began:.1f} s")
    return better


def _drawing_of(
    drawing: Path | None,
    game: Path | None,
    move: int | None,
    rect: str,
    joseki: str,
    output: Output,
) -> Drawing:
    """Give the drawing asked for, in whichever way."""
    from riyu.archive.drawing import (
        drawing_of_corner,
        drawing_of_position,
        parse_drawing,
        parse_rectangle,
        parse_sequence,
    )
    from riyu.base.errors import UsageError
    from riyu.base.files import read_text
    from riyu.interfaces.cli.draw import scene_at

    if (drawing is not None) + (game is not None) + bool(joseki) != 1:
        raise UsageError("what to find: expected one of a DRAWING, --from GAME, --joseki MOVES")
    if game is None and (move is not None or rect):
        raise UsageError("--move and --rect belong to --from GAME")
    if drawing is not None:
        if str(drawing) == "-":
            return parse_drawing(sys.stdin.read(), "standard input")
        return parse_drawing(read_text(existing(drawing)), str(drawing))
    if game is not None:
        scene, _, warnings = scene_at(existing(game), move)
        for warning in warnings:
            output.say(warning)
        position = scene.position
        part = parse_rectangle(rect, position.size) if rect else None
        return drawing_of_position(position, part)
    return drawing_of_corner(parse_sequence(joseki))


def _place_named(drawing: Drawing, name: str) -> int:
    from riyu.archive.drawing import point_name
    from riyu.base.errors import UsageError

    names = [point_name(drawing, place) for place in range(len(drawing.points))]
    if name.upper() not in names:
        raise UsageError(
            f"--next {name}: no point of the drawing, which has {names[-drawing.width]} to {names[drawing.width - 1]}"
        )
    return names.index(name.upper())


def _text(
    found: Found,
    games: dict[int, KeptGame],
    better: dict[tuple[int, int] | None, Better],
    output: Output,
) -> str:
    lines = [
        str(found.drawing),
        f"{counted(found.places, 'place')} in {counted(found.games, 'game')} of {found.of:,}; "
        f"won by X {found.black_won:,}, by O {found.white_won:,}{_days(found)}",
    ]
    if found.places:
        lines.append(f"next move of the game elsewhere: {found.elsewhere:,}")
    rows = _rows(found, better)
    if rows:
        lines += ["", output.row_table(rows)]
    if found.told:
        lines += ["", output.row_table([_place_row(place, games) for place in found.told])]
    return "\n".join(lines)


def _days(found: Found | Continuation) -> str:
    return f"; from {day_text(found.first)} to {day_text(found.last)}" if found.first else ""


def _rows(found: Found, better: dict[tuple[int, int] | None, Better]) -> list[dict[str, object]]:
    """Give a row of each continuation; who stood better where any place was assessed."""
    rows = []
    for one in (*found.continuations, *((found.nowhere,) if found.nowhere else ())):
        row = _row(one)
        if better:
            judged = better.get((one.place, one.color) if one.place >= 0 else None)
            row |= {
                "assessed": judged.judged if judged else 0,
                "X better": judged.black if judged else None,
                "O better": judged.white if judged else None,
                "X leads by": round(judged.lead, 1) if judged else None,
            }
        rows.append(row)
    return rows


def _row(one: Continuation) -> dict[str, object]:
    return {
        "next": f"{'OX'[one.color == 1]} {one.point}" if one.place >= 0 else "nowhere",
        "places": one.places,
        "games": one.games,
        "at once": one.at_once,
        "won by X": one.black_won,
        "won by O": one.white_won,
        "first": day_text(one.first),
        "last": day_text(one.last),
    }


def _place_row(place: StandingPlace, games: dict[int, KeptGame]) -> dict[str, object]:
    from riyu.game.points import point_at, point_text

    game, part = games[place.game], place.rectangle
    low, high = point_at(part.left, part.bottom), point_at(part.right, part.top)
    lies = place.transform.name.lower().replace("_", " ")
    return {
        "game": place.game,
        "move": place.move,
        "at": f"{point_text(low)}:{point_text(high)}",
        "lies": lies + (", colors changed" if place.swapped else ""),
        "next move": place.next_move or None,
        "players": game.title,
        "source": game.source,
        "number": game.number,
    }


def day_text(day: int) -> str:
    """Give a day as 2004-05-17, 2004-05 or 2004, as far as it is known; nothing for none."""
    if not day:
        return ""
    parts = [f"{day // 10000}", f"{day // 100 % 100:02}", f"{day % 100:02}"]
    return "-".join(part for part in parts if part != "00")


def _value(
    found: Found, games: dict[int, KeptGame], better: dict[tuple[int, int] | None, Better]
) -> dict[str, object]:
    return {
        "drawing": str(found.drawing),
        "searched": found.searched,
        "games": found.games,
        "places": found.places,
        "elsewhere": found.elsewhere,
        "won by X": found.black_won,
        "won by O": found.white_won,
        "first": day_text(found.first),
        "last": day_text(found.last),
        "continuations": _rows(found, better),
        "told": [_place_row(place, games) for place in found.told],
        "seconds": round(found.seconds, 4),
    }
