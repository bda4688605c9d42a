"""Trees to records and back: the line of play with the facts about the game, without comments and variations.

Takes a tree or a Record, gives the other. Checks no legality: `riyu.game.game.Game` does when it replays a record.
"""

from __future__ import annotations

from riyu.base.errors import BadInput
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import color_name
from riyu.game.record import Move, Players, Record
from riyu.sgf import info, points
from riyu.sgf.node import Node, SgfWarning
from riyu.sgf.path import Path, main_path, path_to

__all__ = ["record_of", "tree_of"]

_LETTERS = {BLACK: "B", WHITE: "W"}


def record_of(
    root: Node, *, to: Node | None = None, warnings: list[SgfWarning] | None = None
) -> Record:
    """Give the record of a tree's main line, or of the way to the node `to`.

    Stones set up before the first move are the record's; HA without stones puts them on the fixed points if White
    moves first. Raises BadInput with the node's place for a value that can't be read, and for stones set up between
    moves, which a record can't hold (a `riyu.sgf.path.Path` can). If a list of `warnings` is given, the record ends
    before such a place and the list is told instead; a board size riyu has not is an error all the same.
    """
    path = main_path(root, warnings=warnings) if to is None else path_to(to, warnings=warnings)
    moves = path.moves
    between = path.first_setup
    if between is not None:
        place = path.nodes[between].place
        message = f"stones are set up after move {between}: expected moves alone"
        if warnings is None:
            raise BadInput(message, place)
        warnings.append(SgfWarning(place.line, place.column, f"{message}; the line ends before it"))
        moves = moves[:between]
    return _record(path, moves, root)


def _record(path: Path, moves: tuple[Move, ...], root: Node) -> Record:
    start = path.start
    return Record(
        size=start.size,
        moves=moves,
        black=tuple(start.points(BLACK)),
        white=tuple(start.points(WHITE)),
        to_move=start.to_move,
        handicap=path.handicap,
        komi=path.komi,
        ruleset=path.ruleset,
        players=Players(root.simple("PB"), root.simple("PW"), root.simple("BR"), root.simple("WR")),
        result=info.result_from_text(root.simple("RE")),
        date=root.simple("DT"),
        event=root.simple("EV"),
    )


def tree_of(record: Record) -> Node:
    """Give the tree of a record, one node a move; `record_of` gives the record back.

    (A handicap without its stones, White first, gets them.)
    """
    root = Node()
    size = record.size
    root.set_raw("FF", "4")
    root.set_raw("GM", "1")
    root.set_raw("CA", "UTF-8")
    root.set_raw("SZ", str(size))
    if record.komi is not None:
        root.set_raw("KM", _komi_text(record.komi))
    if record.ruleset is not None:
        root.set_text("RU", record.ruleset.sgf_name or record.ruleset.name)
    if record.handicap:
        root.set_raw("HA", str(record.handicap))
    players = record.players
    for name, text in (
        ("PB", players.black),
        ("PW", players.white),
        ("BR", players.black_rank),
        ("WR", players.white_rank),
        ("DT", record.date),
        ("EV", record.event),
        ("RE", record.result),
    ):
        if text:
            root.set_text(name, text)
    for name, stones in (("AB", record.black), ("AW", record.white)):
        if stones:
            root.set_raw(name, *points.texts(stones, size))
    told = WHITE if record.handicap else BLACK
    if record.moves:
        told = record.moves[0].color
    if record.to_move != told:
        root.set_raw("PL", color_name(record.to_move)[0])
    node = root
    for move in record.moves:
        node = node.new_child({_LETTERS[move.color]: (points.move_text(move.point, size),)})
    return root


def _komi_text(komi: float) -> str:
    text = f"{komi + 0.0:g}"  # + 0.0: no -0
    return text if info.komi_from_text(text) == komi else f"{komi:.2f}"
