"""`riyu draw`: a picture of a game's position from a file, with overlays by name, as SVG or as characters.

Takes paths, a move number and names; gives the picture's text and writes it where asked, or pictures of a whole game
that follow one another. Knows no command line.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from riyu.base.errors import IllegalMove, UsageError
from riyu.base.files import read_text
from riyu.base.whole_files import write_whole
from riyu.game.game import Game
from riyu.game.position import parse_position
from riyu.game.record import Record
from riyu.interfaces.animation import animated
from riyu.interfaces.overlays import Scene, overlays_named, scene_of
from riyu.interfaces.picture import Overlay, Picture, region_from_text
from riyu.interfaces.scene import game_from

__all__ = ["DRAWN_SUFFIXES", "MOST_FRAMES", "Drawn", "animate", "draw", "game_at", "scene_at"]

DRAWN_SUFFIXES = frozenset({".txt", ".pos"})
"""Files that hold a drawn position, as `parse_position` reads it, and not a game."""


MOST_FRAMES = 200
"""Pictures of an animation at most: one takes some 80 kB."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """What `draw` made: the picture's text, and what the reader of the game's file had to repair."""

    text: str
    warnings: tuple[str, ...] = ()


def draw(
    path: Path,
    *,
    move: int | None = None,
    show: Sequence[str] = (),
    text: bool = False,
    output: Path | None = None,
    theme: str = "wood",
    region: str = "",
    game: int = 1,
    color: bool = False,
    unicode: bool = True,
    point_size: float = 32.0,
    title: str | None = None,
    coordinates: bool = True,
    marks: bool = True,
) -> Drawn:
    """Draw the position after a move of a game, or a drawn position, with what the file marks there.

    `path` is a game file (SGF, NGF, GIB) or a drawn position (`.txt`, `.pos`); `game` counts a collection's games from
    1; `move` is the number of moves played, None for all; `show` are overlays' names; `text` asks for characters, to
    which alone `color` and `unicode` matter; `region` is such as `A1-K10`; `title` is the players' names if None;
    `marks` asks for the file's own (LB, TR, AR, …). The picture is written to `output` if it is given, and returned in
    any case.

    Raises BadInput for a file that can't be read, IllegalMove for a game that can't be replayed, UsageError for an
    unknown name, theme or region, a move or game that is not there, and an output that can't be written or is named
    as what it would not be: expected is `.svg`, or `.txt` for characters.
    """
    suffix = ".txt" if text else ".svg"
    if output is not None and output.suffix.lower() != suffix:
        made_of = "characters (--text) go" if text else "the picture is SVG and goes"
        raise UsageError(f"{output}: {made_of} to a file such as {output.stem or 'game'}{suffix}")
    scene, heading, warnings = scene_at(path, move, game)
    if title is None:
        title = heading if unicode or not text else heading.replace("–", "-")
    marked = _marks_at(path, scene, game) if marks else []
    picture = _picture(
        scene, title, show, theme, region, marked, coordinates=coordinates, point_size=point_size
    )
    made = picture.text(color=color, unicode=unicode) + "\n" if text else picture.svg()
    if output is not None:
        write_whole(output, made)
    return Drawn(made, warnings)


def animate(
    path: Path,
    every: int,
    *,
    seconds: float = 1.0,
    move: int | None = None,
    show: Sequence[str] = (),
    output: Path | None = None,
    theme: str = "wood",
    region: str = "",
    game: int = 1,
) -> Drawn:
    """Draw a game after every so many moves and at its end, or at `move`: SVG that shows each for `seconds`.

    The other arguments, and errors, are those of `draw`; UsageError also for a drawn position and for more than
    MOST_FRAMES pictures.
    """
    if output is not None and output.suffix.lower() != ".svg":
        raise UsageError(
            f"{output}: the pictures are SVG and go to a file such as {output.stem or 'game'}.svg"
        )
    if path.suffix.lower() in DRAWN_SUFFIXES:
        raise UsageError(f"{path} is a drawn position: it has no moves to show one after another")
    end, heading, warnings = scene_at(path, move, game)
    moves = [*range(every, len(end.moves), every), len(end.moves)]
    if len(moves) > MOST_FRAMES:
        least = -(-len(end.moves) // MOST_FRAMES)
        raise UsageError(
            f"{len(moves)} pictures: expected {MOST_FRAMES} at most (--every {least} for this game)"
        )
    made = animated(
        [
            _picture(scene_at(path, number, game)[0], heading, show, theme, region).svg()
            for number in moves
        ],
        seconds,
    )
    if output is not None:
        write_whole(output, made)
    return Drawn(made, warnings)


def _picture(
    scene: Scene,
    title: str,
    show: Sequence[str],
    theme: str,
    region: str,
    marked: Sequence[Overlay] = (),
    *,
    coordinates: bool = True,
    point_size: float = 32.0,
) -> Picture:
    return Picture(
        scene.position,
        (*overlays_named(show, scene), *marked),
        last_move=scene.last_move,
        title=title,
        caption=_caption(scene),
        status=True,
        theme=theme,
        region=region_from_text(region, scene.position.size),
        coordinates=coordinates,
        point_size=point_size,
    )


def _marks_at(path: Path, scene: Scene, game: int) -> list[Overlay]:
    """Give what a game's file marks where a scene stands; nothing for a drawn position."""
    if path.suffix.lower() in DRAWN_SUFFIXES:
        return []
    from riyu.interfaces.file_marks import file_marks
    from riyu.sgf.files import read_file

    found = root = read_file(path).trees[game - 1]
    played = 0
    for node in root.main_line():
        played += "B" in node or "W" in node
        if played > len(scene.moves):
            break
        found = node
    return file_marks(found, scene.position)


def scene_at(
    path: Path, move: int | None = None, game: int = 1
) -> tuple[Scene, str, tuple[str, ...]]:
    """Give what stands after a move of a game or in a drawn position, a heading for it, and warnings.

    Arguments and errors as for `draw`.
    """
    if path.suffix.lower() in DRAWN_SUFFIXES:
        if move:
            raise UsageError(f"{path} is a drawn position: it has no move {move}")
        return Scene(parse_position(read_text(path), str(path))), "", ()
    record, warnings = _record(path, game)
    try:
        scene = scene_of(record, move)
    except IllegalMove as error:
        raise IllegalMove(f"{path}: {error}", error.reason) from None
    return scene, _heading(record), warnings


def game_at(path: Path, move: int | None = None, game: int = 1) -> tuple[Game, tuple[str, ...]]:
    """Give the game after so many moves, by the laws that pictures replay it under, or one that begins as drawn.

    And warnings. Arguments and errors as for `scene_at`; UsageError for a number that the game does not reach.
    """
    if path.suffix.lower() in DRAWN_SUFFIXES:
        if move:
            raise UsageError(f"{path} is a drawn position: it has no move {move}")
        position = parse_position(read_text(path), str(path))
        return game_from(position), ()
    record, warnings = _record(path, game)
    count = len(record.moves)
    upto = count if move is None else move
    if not 0 <= upto <= count:
        raise UsageError(f"move {upto}: the game has moves 0 to {count}")
    try:
        return Game.from_record(record, upto), warnings
    except IllegalMove as error:
        raise IllegalMove(f"{path}: {error}", error.reason) from None


def _record(path: Path, game: int) -> tuple[Record, tuple[str, ...]]:
    """Read a game's record from a file; the readers are loaded here, when they are needed."""
    from riyu.sgf.files import read_file
    from riyu.sgf.record import record_of

    collection = read_file(path)
    count = len(collection.trees)
    if not 1 <= game <= count:
        raise UsageError(f"game {game}: {path} holds games 1 to {count}")
    warnings = list(collection.warnings)
    record = record_of(collection.trees[game - 1], warnings=warnings)
    return record, tuple(f"{path}: {warning}" for warning in warnings)


def _heading(record: Record) -> str:
    players = record.players
    sides = [
        " ".join(part for part in (name, f"({rank})" if rank else "") if part)
        for name, rank in ((players.black, players.black_rank), (players.white, players.white_rank))
    ]
    return f"{sides[0] or 'Black'} – {sides[1] or 'White'}" if any(sides) else ""


def _caption(scene: Scene) -> str:
    if not scene.moves:
        return ""
    return f"Move {len(scene.moves)}: {scene.moves[-1]}"
