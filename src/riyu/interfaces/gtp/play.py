"""GTP's commands that set up and play: board, komi, handicap, moves, clocks, game files.

Takes a session and arguments; changes the game, gives vertices. Chooses no move: the player does.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from riyu.base.errors import BadInput, IllegalMove, RiyuError, UsageError, WriteError
from riyu.base.files import check_kind
from riyu.base.whole_files import write_whole
from riyu.game.constants import MAX_SIZE, MIN_SIZE
from riyu.game.handicap import fixed_handicap, free_handicap, max_fixed
from riyu.game.points import Color, color_name
from riyu.game.record import Move
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command
from riyu.interfaces.gtp.table import Line, Table
from riyu.interfaces.gtp.timing import clock_of

if TYPE_CHECKING:
    from riyu.interfaces.gtp.session import Session
    from riyu.sgf.node import Node
    from riyu.sgf.path import Path as GamePath

__all__ = ["COMMANDS", "generate", "komi_of"]

_PARAGRAPH = re.compile(r"\n(?=\n)")


def _boardsize(session: Session, words: Sequence[str]) -> str:
    size = read.whole_of(words, "boardsize not an integer", -(10**9), 10**9)
    is_square = len(words) < 2 or words[1] == words[0]
    if not MIN_SIZE <= size <= MAX_SIZE or not is_square:
        raise UsageError("unacceptable size")
    session.new_game(size)
    return ""


def _query_boardsize(session: Session, _: Sequence[str]) -> str:
    return str(session.size)


def _clear_board(session: Session, _: Sequence[str]) -> str:
    session.new_game(session.size)
    return ""


def komi_of(word: str) -> float:
    """Read a komi, in points. Raises UsageError for what is no finite number or beyond 1000."""
    return read.number_of(word, "komi not a float", -1000, 1000)


def _komi(session: Session, words: Sequence[str]) -> str:
    if not words:
        raise UsageError("komi not a float: none given")
    komi = komi_of(words[0])
    session.change(komi=komi)
    session.table.komi = komi
    return ""


def _play(session: Session, words: Sequence[str]) -> str:
    move = read.move_of(words, session.size)
    session.table.play(move.color, move.point)
    return ""


def _undo(session: Session, _: Sequence[str]) -> str:
    session.table.undo()
    return ""


def _gg_undo(session: Session, words: Sequence[str]) -> str:
    session.table.undo(read.whole_of(words, "invalid number of moves", 0, default=1))
    return ""


def generate(session: Session, color: Color, *, cleanup: bool = False, **wanted: Any) -> str:
    """Have the player decide a color's move and play it; give the vertex, `PASS` or `resign`.

    What else is `wanted` goes to `Session.decide`.
    """
    session.table.drop_tries()
    may_resign = session.state.resigns and not cleanup
    decision = session.decide(color, timed=True, cleanup=cleanup, may_resign=may_resign, **wanted)
    text = decision.move_text()
    if text != "resign":
        try:
            session.table.play(color, decision.point)
        except IllegalMove as error:
            # The player's mistake, not the caller's.
            raise RuntimeError(f"the player chose {text}: {error}") from error
        session.has_moved = True
    return text


def _genmove(session: Session, words: Sequence[str]) -> str:
    return generate(session, read.color_of(words))


def _reg_genmove(session: Session, words: Sequence[str]) -> str:
    return session.decide(read.color_of(words)).move_text()


def _showboard(session: Session, _: Sequence[str]) -> str:
    game, table = session.game, session.table
    said = f"{table.ruleset.title} ruleset, komi {game.komi:g}"
    if game.handicap:
        said += f", handicap {game.handicap}"
    moves = (*table.line.moves, *table.tried)
    last = f"move {len(moves)}, {moves[-1]}" if moves else "no move yet"
    tried = f" ({len(table.tried)} tried)" if table.tried else ""
    return f"{said}; {last}{tried}\n{game.position()}"


# Handicap -------------------------------------------------------------------------------------------------------------


def _fixed_handicap(session: Session, words: Sequence[str]) -> str:
    count = _handicap_of(session, words)
    if not 2 <= count <= max_fixed(session.size):
        most = max_fixed(session.size)
        raise UsageError(
            f"invalid handicap: {count}, expected 2 to {most}" if most else "invalid handicap"
        )
    return _place(session, fixed_handicap(session.size, count))


def _place_free_handicap(session: Session, words: Sequence[str]) -> str:
    count = _handicap_of(session, words)
    try:
        if count < 2:
            raise UsageError(f"{count}, expected 2 or more")
        stones = free_handicap(session.size, count)
    except UsageError as error:
        raise UsageError(f"invalid handicap: {error}") from None
    return _place(session, stones)


def _set_free_handicap(session: Session, words: Sequence[str]) -> str:
    points = read.points_of(words, session.size)
    if len(set(points)) != len(points):
        raise UsageError("repeated vertex")
    if len(points) < 2:
        raise UsageError("invalid handicap: expected 2 or more vertices")
    _place(session, tuple(points))
    return ""


def _handicap_of(session: Session, words: Sequence[str]) -> int:
    if any(session.table.line.start.stones) or session.table.line.moves:
        raise UsageError("board not empty")
    return read.whole_of(words, "handicap not an integer", -(10**9), 10**9)


def _place(session: Session, points: tuple[int, ...]) -> str:
    if session.table.line.moves:
        raise UsageError("board not empty")
    session.table.drop_tries()
    session.table.place_handicap(points)
    return read.vertices(points)


# Clocks ---------------------------------------------------------------------------------------------------------------


def _time_settings(session: Session, words: Sequence[str]) -> str:
    refusal = "not three integers"
    if len(words) < 3:
        raise UsageError(refusal)
    main, byoyomi = (read.number_of(word, refusal, 0) for word in words[:2])
    stones = read.whole_of(words[2:], refusal, 0, 10**6)
    session.change(clock=clock_of("canadian", main, byoyomi, stones))
    return ""


def _time_left(session: Session, words: Sequence[str]) -> str:
    color = read.color_of(words)
    refusal = "time and stones not two integers"
    if len(words) < 3:
        raise UsageError(refusal)
    seconds, stones = read.number_of(words[1], refusal), read.whole_of(words[2:], refusal, 0, 10**6)
    clock = session.state.clock
    if clock is not None:
        session.change(clock=clock.with_left(color, clock.settings.left(seconds, stones)))
    return ""


# Game files -----------------------------------------------------------------------------------------------------------


def _loadsgf(session: Session, words: Sequence[str]) -> str:
    if not words:
        raise UsageError("missing filename")
    from riyu.interfaces.gtp.loaded import loaded_from
    from riyu.sgf.files import read_file
    from riyu.sgf.path import loadsgf_path

    name = read.shown(words[0])
    try:
        collection = read_file(words[0])
        path = loadsgf_path(collection.first, " ".join(words[1:2]))
    except BadInput as error:
        place = f" ({error.place})" if error.place.line else ""
        raise UsageError(f"cannot open or parse {name}: {error.message}{place}") from None
    try:
        table = _table_of(path, session)
    except RiyuError as error:
        raise UsageError(f"cannot play {name}: {error}") from None
    session.table = table
    session.begin_anew()
    session.change(loaded=loaded_from(collection, path, table))
    return color_name(path.to_move).lower()


def _table_of(path: GamePath, session: Session) -> Table:
    """Give a table with a file's game played, under the file's ruleset and komi where it names them."""
    komi = session.state.komi if path.komi is None else path.komi
    line = Line(path.start, path.handicap, is_from_file=True)
    table = Table(line, path.ruleset or session.state.ruleset, komi)
    number = 0
    for step in path.steps:
        if not isinstance(step, Move):
            table.set_up(step.on(table.game.position()), path.handicap)
            continue
        number += 1
        try:
            table.play_on(step.color, step.point)
        except IllegalMove as error:
            raise IllegalMove(f"move {number}: {error}", error.reason) from None
    return table


def _printsgf(session: Session, words: Sequence[str]) -> str:
    from riyu.interfaces.stamp import note_knowledge
    from riyu.sgf.writer import write, write_text

    trees, is_own = _trees_of(session)
    decided = session.state.decided
    if decided is not None:
        note_knowledge(trees[0], decided.decision)
    if not words:
        text = write_text(trees, stamp=is_own)
        return _PARAGRAPH.sub("\n ", text)  # an empty line would end the reply
    try:
        check_kind(words[0])
        write_whole(words[0], write(trees, stamp=is_own))
    except BadInput as error:
        raise UsageError(f"cannot open {read.shown(words[0])}: {error.message}") from None
    except WriteError as error:
        raise UsageError(f"cannot open {read.shown(words[0])}: {error.reason}") from None
    return ""


def _trees_of(session: Session) -> tuple[list[Node], bool]:
    """Give the trees of the game on the table, and whether riyu made them: else they are those of the file loaded."""
    from riyu.interfaces.gtp.loaded import written_back
    from riyu.sgf.record import tree_of

    loaded = session.state.loaded
    trees = written_back(loaded, session.table) if loaded is not None else None
    return ([tree_of(session.table.record())], True) if trees is None else (trees, False)


COMMANDS: tuple[Command[Session], ...] = (
    Command("boardsize", "SIZE", "Clear a board of 2 to 19 lines.", _boardsize),
    Command("query_boardsize", "", "The board's lines.", _query_boardsize),
    Command("clear_board", "", "Clear the board for a new game.", _clear_board),
    Command("komi", "POINTS", "Set the komi, for this game and those after it.", _komi),
    Command("play", "COLOR VERTEX", "Play a move or pass, in or out of turn.", _play),
    Command("genmove", "COLOR", "Choose and play a move: a vertex, PASS or resign.", _genmove),
    Command("reg_genmove", "COLOR", "Choose a move without playing it.", _reg_genmove),
    Command("undo", "", "Take the last move back.", _undo),
    Command("gg-undo", "[COUNT]", "Take so many moves back (1).", _gg_undo),
    Command("showboard", "", "The board drawn, with ruleset, komi and last move.", _showboard),
    Command("fixed_handicap", "COUNT", "Put handicap stones on the fixed points.", _fixed_handicap),
    Command(
        "place_free_handicap",
        "COUNT",
        "Put handicap stones where the program likes.",
        _place_free_handicap,
    ),
    Command(
        "set_free_handicap", "VERTEX...", "Put handicap stones on these points.", _set_free_handicap
    ),
    Command(
        "time_settings",
        "MAIN BYOYOMI STONES",
        "Set the clocks, in seconds: main time, then so many stones a period.",
        _time_settings,
    ),
    Command("time_left", "COLOR SECONDS STONES", "Tell what a color has left.", _time_left),
    Command(
        "loadsgf",
        "FILE [NUMBER or VERTEX]",
        "Load a game up to before a move; gives the color to move.",
        _loadsgf,
    ),
    Command("printsgf", "[FILE]", "The game as SGF, or written to a file.", _printsgf),
)
