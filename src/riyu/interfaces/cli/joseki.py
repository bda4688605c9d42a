"""`riyu joseki`: the book of joseki counted in games, checked, listed, shown, found in a position, and measured.

Takes files and options; gives tables, trees and pictures. Knows no joseki.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from riyu.interfaces.cli.command import add, existing, make_group
from riyu.interfaces.cli.exits import DONE
from riyu.interfaces.cli.knowledge import Loaded, check_files
from riyu.interfaces.cli.options import Games, Json, Quiet, Seed
from riyu.interfaces.cli.output import Output, give_rows
from riyu.interfaces.settings import load_settings

if TYPE_CHECKING:
    from riyu.candidates.joseki import Choice
    from riyu.game.points import Color, Point
    from riyu.patterns.joseki import JosekiBook, JosekiMove, Stage

__all__ = ["make_joseki"]

_SUMMARY = "The joseki that riyu knows."

_EXAMPLES = """
riyu joseki list                         the files: rectangle, lines, nodes
riyu joseki show corner-3-4                     the lines that begin so, with counts and purposes
riyu joseki find game.sgf --move 12      what the book has there
riyu joseki check mine/                  what is wrong with files
riyu joseki harvest games19/*.sgfs.gz --out mine --games 40000
riyu joseki measure games19/*.sgfs.gz    how far games kept apart stay in it
"""

_From = Annotated[
    Path | None, typer.Option("--from", metavar="PATH", help="A file or folder, not riyu's own.")
]


def make_joseki() -> typer.Typer:
    """Make `riyu joseki` with its commands."""
    group = make_group(_SUMMARY, _EXAMPLES)
    add(group, "list", list_joseki, _LIST_EXAMPLES)
    add(group, "show", show, _SHOW_EXAMPLES)
    add(group, "find", find, _FIND_EXAMPLES)
    add(group, "check", check, _CHECK_EXAMPLES)
    add(group, "harvest", harvest, _HARVEST_EXAMPLES)
    add(group, "measure", measure, _MEASURE_EXAMPLES)
    return group


def _book(source: Path | None) -> JosekiBook:
    from riyu.patterns.joseki_files import load_joseki

    return load_joseki(*([existing(source)] if source else []))


_LIST_EXAMPLES = """
riyu joseki list
riyu joseki list --from mine --json
"""


def list_joseki(source: _From = None, as_json: Json = False) -> None:
    """List the files, the largest rectangle first: it is asked first."""
    output = Output(as_json)
    book = _book(source)
    rows: list[dict[str, object]] = [
        {
            "file": file.name,
            "rectangle": str(file.rectangle),
            "lines": file.lines,
            "nodes": file.nodes,
            "positions": len(file.stages),
            "games": file.games,
        }
        for file in sorted(book.files, key=lambda file: (-file.rectangle.area, file.name))
    ]
    output.give(output.row_table(rows), rows)
    output.say(f"{book.lines} lines, {book.nodes} nodes")


_SHOW_EXAMPLES = """
riyu joseki show corner-3-4                    all lines of a file, indented
riyu joseki show corner-3-4 Q17 O17            what follows these moves, as drawn
riyu joseki show corner-4-4 Q16 R14 --depth 2
"""


def show(
    name: Annotated[str, typer.Argument(metavar="FILE", help="A file's name, of `list`.")],
    moves: Annotated[
        list[str] | None, typer.Argument(metavar="[POINTS...]", help="Moves from the first on.")
    ] = None,
    depth: Annotated[
        int, typer.Option("--depth", metavar="N", min=1, help="Moves further on.")
    ] = 8,
    source: _From = None,
    as_json: Json = False,
) -> None:
    """Show a tree as it is drawn, in the upper right: each move with its counts, purposes, and what is said of it."""
    from riyu.base.errors import UsageError, nearest
    from riyu.game.points import parse_move

    output = Output(as_json)
    book = _book(source)
    files = {file.name: file for file in book.files}
    if name not in files:
        known = ", ".join(files)
        raise UsageError(f"no file '{name}'; known: {known}{nearest(name, files)}")
    by_line = {
        tuple((m.color, m.point) for m in stage.line): stage
        for stage in files[name].stages.values()
    }
    line: tuple[tuple[Color, Point], ...] = ()
    for word in moves or ():
        line = (*line, (1 + len(line) % 2, parse_move(word)))
    if line not in by_line:
        raise UsageError(f"nothing follows {' '.join(moves or ['the beginning'])} in {name}")
    rows = list(_rows(by_line, line, depth))
    output.give("\n".join(str(row.pop("text")) for row in rows), rows)


def _rows(
    by_line: dict[tuple[tuple[Color, Point], ...], Stage],
    line: tuple[tuple[Color, Point], ...],
    depth: int,
) -> Iterator[dict[str, object]]:
    pending = [(line, move, 0) for move in reversed(by_line[line].moves)]
    while pending:
        above, move, level = pending.pop()
        yield _row(move, level)
        below = (*above, (move.color, move.point))
        if level + 1 < depth and below in by_line:
            pending += [(below, one, level + 1) for one in reversed(by_line[below].moves)]


def _row(move: JosekiMove, level: int) -> dict[str, object]:
    from riyu.game.points import color_name, point_text

    parts = [f"{color_name(move.color)} {point_text(move.point)}"]
    parts += [f"({move.name})"] if move.name else []
    parts += [f"[{move.kind}]"] if move.kind else []
    parts += [f"{move.seen}"] if move.seen.of else []
    parts += [f"later {move.later}"] if move.later else []
    parts += [f"won {round(100 * move.won.part)} of 100"] if move.won.of else []
    parts.append("for " + ", ".join(move.purposes))
    parts += [f"when {one}" for one in move.when[:2]]
    parts += [" ".join(move.words.split())] if move.words else []
    return {
        "text": f"{'  ' * level}{'; '.join(parts)}",
        "level": level,
        "color": color_name(move.color).lower(),
        "point": point_text(move.point),
        "name": move.name,
        "kind": move.kind,
        "seen": list(move.seen),
        "later": move.later,
        "won": list(move.won),
        "purposes": list(move.purposes),
        "own": list(move.own),
        "enemy": list(move.enemy),
        "when": [str(one) for one in move.when],
        "words": move.words,
    }


_FIND_EXAMPLES = """
riyu joseki find game.sgf --move 12
riyu joseki find game.sgf --move 12 --json
riyu draw game.sgf --move 12 --show joseki -o joseki.svg    the same as a picture
"""


def find(
    game: Annotated[
        Path, typer.Argument(metavar="GAME", help="SGF, NGF or GIB; or a drawn position (.txt).")
    ],
    move: Annotated[
        int | None, typer.Option("--move", "-m", metavar="N", help="After so many moves.")
    ] = None,
    source: _From = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> None:
    """Find what the book has for the color to move: the point, its share of 100, how good it is, and why.

    Moves of corners that are alike stand together, but with `--json`.

    If the last move left the book, what the book had instead, and what punishes the move, is a message.
    """
    from riyu.candidates.joseki import alike, choices, line_text, sentence
    from riyu.game.points import point_text
    from riyu.interfaces.cli.draw import game_at
    from riyu.player.explaining.deviation import deviation
    from riyu.player.knowledge_in_force import KnowledgeInForce

    output = Output(as_json, quiet)
    played, warnings = game_at(existing(game), move)
    for warning in warnings:
        output.say(warning)
    book = _book(source)
    left = deviation(played, KnowledgeInForce(), book)
    if left is not None:
        output.say(left.said.strong)

    def row(choice: Choice) -> dict[str, object]:
        stage, placement = choice.found.stage, choice.found.placement
        return {
            "move": point_text(choice.point),
            "of 100": round(100 * choice.share.part),
            "times": choice.share.times,
            "of": choice.share.of,
            "at once": choice.found.at_once,
            "quality": choice.word,
            "file": stage.source,
            "after": line_text(placement, stage.line),
            "why": sentence(choice),
        }

    found = choices(played.board, book, played.to_move, played.last_move)
    shown = [
        row(same[0]) | {"move": " ".join(point_text(one.point) for one in same)}
        for same in alike(found)
    ]
    titles = ("move", "of 100", "at once", "quality", "file", "after", "why")
    table = output.row_table(shown, titles)
    output.give(table if found else "nothing in the book", [row(one) for one in found])


_CHECK_EXAMPLES = """
riyu joseki check
riyu joseki check mine/ corner-3-4.sgf    before they are put in force
"""


def check(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="[FILES...]", help=".sgf files or folders; riyu's own if none."),
    ] = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Check joseki files: moves, colors, rectangles, words and counts. Exit code 1 if anything is wrong."""
    from riyu.patterns.joseki_files import load_joseki

    def load() -> Loaded:
        return load_joseki(*map(existing, files or ())).lines, ()

    return check_files(Output(as_json, quiet), "lines", load)


_HARVEST_EXAMPLES = """
riyu joseki harvest games19/*.sgfs.gz --out mine                 20,000 games
riyu joseki harvest tom_9d.sgfs.gz --out mine --games 2000 --least 20 --half 40
riyu joseki check mine
"""


def harvest(
    files: Games,
    out: Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where the trees go.")],
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games to count in, at most.")
    ] = 20000,
    least: Annotated[
        int, typer.Option("--least", metavar="N", min=2, help="Times a move was made, at least.")
    ] = 60,
    half: Annotated[
        int, typer.Option("--half", metavar="N", min=2, help="The same on half the board.")
    ] = 150,
    share: Annotated[
        float, typer.Option("--share", metavar="SHARE", min=0, max=1, help="Of answers, at least.")
    ] = 0.03,
    apart: Annotated[
        int,
        typer.Option("--apart", metavar="N", min=2, help="Keep one game in N apart for measuring."),
    ] = 10,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Count what is played in corners and on halves of the board, and write it as trees, one a first move.

    Games are even ones on 19x19. What a person wrote into a tree of that name stays where the same move stands again.
    """
    from riyu.base.words import counted
    from riyu.lab.joseki_harvest import Settings, harvest_joseki
    from riyu.patterns.joseki_files import load_joseki

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    wanted = Settings(least, half, share, apart=apart, apart_seed=settings.seed)
    with output.progress("games, twice") as advance:
        found = harvest_joseki([existing(file) for file in files], out, wanted, games, advance)
    book = load_joseki(*found.files) if found.files else None
    lines, nodes = (book.lines, book.nodes) if book else (0, 0)
    value = {
        "games": found.games,
        "positions": found.positions,
        "lines": lines,
        "nodes": nodes,
        "files": [str(file) for file in found.files],
    }
    said = f"{counted(lines, 'line')}, {counted(nodes, 'node')} from {counted(found.games, 'game')}"
    output.give(said, value)
    return DONE


_MEASURE_EXAMPLES = """
riyu joseki measure games19/*.sgfs.gz                1,000 games kept apart
riyu joseki measure fox_pro.sgfs.gz --from mine --games 200
"""


def measure(
    files: Games,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="Games to look at, at most.")
    ] = 1000,
    source: _From = None,
    apart: Annotated[
        int, typer.Option("--apart", metavar="N", min=2, help="One game in N was kept apart.")
    ] = 10,
    seed: Seed = None,
    as_json: Json = False,
    quiet: Quiet = False,
) -> int:
    """Measure how far corners of games kept apart stay in the book, and how often its first choice is played.

    The games are those that `riyu joseki harvest` with the same seed passed by. A corner is in the book at a move if
    all of its moves up to then were moves of the book. `share_ci` is half a 95 % interval.
    """
    from riyu.lab.apart import Apart, checking_games
    from riyu.lab.joseki_bench import measure as run

    output = Output(as_json, quiet)
    settings = load_settings(seed=seed)
    paths = [existing(file) for file in files]
    found = checking_games(paths, 2 * games, Apart(settings.seed, apart))
    even = [game for game in found if not game.start.black][:games]
    with output.progress("games") as advance:
        measured = run(even, _book(source), advance)
    give_rows(output, measured.rows(), settings, games=measured.games)
    return DONE
