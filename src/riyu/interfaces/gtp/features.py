"""What a position is made of, as GTP commands: links, walls, chains, access, influence, views, edges, eyes, phase.

Takes a session and arguments; gives lines of words and vertices, rows of numbers, and any overlay for GoGui's board.
Judges nothing: it prints what the features layer says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from riyu.base.errors import UsageError, nearest
from riyu.base.words import counted
from riyu.game.constants import BLACK, EMPTY, NO_POINT, STRIDE, WHITE
from riyu.game.points import Color, Point, all_points, color_name, point_text
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.protocol import Command
from riyu.interfaces.gtp.table import Table

if TYPE_CHECKING:
    from riyu.features.chains import Chain
    from riyu.game.position import Position
    from riyu.interfaces.gtp.session import Session
    from riyu.interfaces.scene import Scene

__all__ = ["COMMANDS"]

_BOTH = (BLACK, WHITE)
_DIRECTIONS = {STRIDE: "up", -1: "left", 1: "right", -STRIDE: "down"}


def _colors(words: Sequence[str]) -> tuple[Color, ...]:
    """Read the color that the first argument may be; both if there is none."""
    return (read.color_of(words),) if words else _BOTH


def _name(color: Color) -> str:
    return color_name(color).lower()


def _listed(points: Iterable[Point]) -> str:
    """Give vertices in reading order, `none` for none."""
    return read.vertices(read.in_reading_order(points)) or "none"


def _rows(size: int, text: Callable[[Point], str]) -> str:
    """Give a text for each point in rows from the top, in columns of one width."""
    texts = [text(point) for point in all_points(size)]
    width = max(map(len, texts))
    return "\n".join(
        " ".join(text.rjust(width) for text in texts[start : start + size]).rstrip()
        for start in range(0, size * size, size)
    )


# What is kept with every move -----------------------------------------------------------------------------------------


def _links(session: Session, words: Sequence[str]) -> str:
    from riyu.features.links import links

    colors = _colors(words)
    return "\n".join(
        str(link) for link in links(session.blackboard.features) if link.color in colors
    )


def _bridges(session: Session, words: Sequence[str]) -> str:
    from riyu.features.links import ConnectionStatus, bridge_points

    features = session.blackboard.features
    points = {color: bridge_points(features, color) for color in _colors(words)}
    lines = []
    for color, statuses in points.items():
        for status in reversed(ConnectionStatus):
            shown = [p for p, found in statuses.items() if found == status]
            if shown:
                lines.append(f"{_name(color)} {status.value}: {_listed(shown)}")
    return "\n".join(lines)


def _link_bits(session: Session, words: Sequence[str]) -> str:
    from riyu.features.links import LinkBits, link_bits

    features = session.blackboard.features

    def told(color: Color) -> str:
        found = link_bits(features, color)
        return f"{_name(color)}\n{_rows(features.size, lambda p: str(found.get(p, LinkBits())))}"

    return "\n".join(map(told, _colors(words)))


def _chains(session: Session, words: Sequence[str]) -> str:
    from riyu.features.chains import chains
    from riyu.features.sectors import chain_states

    features = session.blackboard.features
    colors = _colors(words)
    found = [chain for chain in chains(features) if chain.color in colors]
    states = chain_states(features, found)
    lines = []
    for chain in found:
        state = states[chain]
        line = (
            f"{_chain_words(chain)}: {counted(len(chain.points), 'point')}, {state.enclosure.name}"
        )
        if state.closing:
            line += f" at {_listed(state.closing)}"
        lines.append(f"{line}; stones {_listed(chain.stones)}")
    return "\n".join(lines)


def _chain_words(chain: Chain) -> str:
    return f"{_name(chain.color)} {point_text(chain.name)}"


def _access(session: Session, words: Sequence[str]) -> str:
    from riyu.features.access import access_map, access_of, nearest_way

    color = read.color_of(words)
    features = session.blackboard.features
    if len(words) == 1:
        found = access_map(features, color)
        return _rows(features.size, lambda p: str(found[p].moves) if p in found else "-")
    point = read.point_of(words[1:], features.size)
    access = access_of(features, color, point)
    if access is None:
        return "no access"
    if access.moves == 0:
        return f"0 moves: {color_name(color)} stands there"
    way = nearest_way(features, color, point)[1:]
    return f"{counted(access.moves, 'move')} from {point_text(access.stone)}: {read.vertices(way)}"


def _phase(session: Session, _: Sequence[str]) -> str:
    from riyu.features.access import phase_of
    from riyu.interfaces.feature_overlays import phase_words

    return phase_words(phase_of(session.blackboard.features))


def _enclosure(session: Session, words: Sequence[str]) -> str:
    from riyu.features.access import enclosed, inner_bridge_points

    features = session.blackboard.features
    found = enclosed(features)
    lines = []
    for color in _colors(words):
        points = [p for p, owner in found.items() if owner == color]
        lines.append(f"{_name(color)}: {_listed(points)}")
        inner = inner_bridge_points(features, color)
        if inner:
            lines.append(f"{_name(color)} inner bridge points: {_listed(inner)}")
    return "\n".join(lines)


def _influence(session: Session, words: Sequence[str]) -> str:
    from riyu.features.influence import path_influence, radiation
    from riyu.interfaces.feature_overlays import balance_by_squares

    kinds: dict[str, Callable[[], Mapping[Point, float]]] = {
        "paths": lambda: path_influence(session.blackboard.features),
        "squares": lambda: balance_by_squares(session.blackboard.features),
        "radiation": lambda: radiation(session.position()),
    }
    kind = words[0].lower() if words else "paths"
    if kind not in kinds:
        known = ", ".join(kinds)
        raise UsageError(
            f"unknown influence {read.shown(kind)}: expected one of {known}{nearest(kind, kinds)}"
        )
    values = kinds[kind]()
    if kind == "radiation":
        return _rows(session.size, lambda p: f"{values[p]:.0f}")
    return _rows(session.size, lambda p: f"{values[p]:.2f}")


# What they add up to --------------------------------------------------------------------------------------------------


def _view(session: Session, words: Sequence[str]) -> str:
    from riyu.features.access import enclosed
    from riyu.features.views import view

    features = session.blackboard.features
    point, color = _scene(session, words).view_from
    enclosing = enclosed(features)
    seen = view(features, color, point)
    outside, inside = seen.outside(enclosing), seen.inside(enclosing)
    lines = [
        f"{color_name(color)} from {point_text(point)}",
        f"outside, {len(outside)}: {_listed(outside)}",
        f"inside, {len(inside)}: {_listed(inside)}",
    ]
    enemy = seen.seen - outside - inside
    if enemy:
        lines.append(f"inside the enemy's, {len(enemy)}: {_listed(enemy)}")
    return "\n".join([*lines, f"edge of view: {_listed(seen.edge)}"])


def _scene(session: Session, words: Sequence[str]) -> Scene:
    """Give what is on the table, with the point and color that a view is asked for, if any are."""
    from riyu.interfaces.scene import Scene

    if words and words[0].lower() in ("b", "w", "black", "white"):
        raise UsageError(f"invalid coordinate: {read.shown(words[0])}, expected VERTEX, then COLOR")
    viewpoint = read.point_of(words, session.size) if words else NO_POINT
    viewer = read.color_of(words[1:]) if len(words) > 1 else EMPTY
    table = session.table
    moves = (*table.line.moves, *table.tried)
    before = _before(session)
    known = session.blackboard.features
    komi = session.game.area_komi
    return Scene(session.position(), moves, before, viewpoint, viewer, table.ruleset, known, komi)


def _before(session: Session) -> Position | None:
    """Give the position before the last move, tried ones included; None if there was none."""
    table = session.table
    moves = (*table.line.moves, *table.tried)
    if not moves:
        return None
    line = replace(table.line, moves=moves[:-1])
    return Table(line, table.ruleset, table.komi).game.position()


def _runnability(session: Session, words: Sequence[str]) -> str:
    from riyu.features.access import enclosed
    from riyu.features.chains import chains
    from riyu.features.views import runnability

    features = session.blackboard.features
    enclosing = enclosed(features)
    colors = _colors(words)
    lines = []
    for chain in chains(features):
        if chain.color in colors:
            run = runnability(features, chain, enclosing)
            line = f"{_chain_words(chain)}: outside {run.expanse}, inside {run.inside}, runner {point_text(run.runner)}"
            if run.directions:
                line += f", open {' '.join(_DIRECTIONS[step] for step in run.directions)}"
            if run.others:
                line += f", own stones of other chains {_listed(run.others)}"
            lines.append(line)
    return "\n".join(lines)


def _sectors(session: Session, words: Sequence[str]) -> str:
    from riyu.features.sectors import sector_lines

    features = session.blackboard.features
    return "\n".join(
        f"{_name(color)} {point_text(line.start)} {point_text(line.end) if line.end else 'edge'}: "
        f"{read.vertices(line.points)}"
        for color in _colors(words)
        for line in sector_lines(features, color)
    )


def _zones(session: Session, _: Sequence[str]) -> str:
    from riyu.features.zones import edge_zones

    def bound(chain: Chain | None, stone: Point) -> str:
        return f"{_name(chain.color)} {point_text(stone)}" if chain else "corner"

    return "\n".join(
        f"{zone.gap} between {bound(zone.left, zone.left_stone)} and {bound(zone.right, zone.right_stone)}: "
        f"{read.vertices(zone.points)}"
        for zone in edge_zones(session.blackboard.features)
    )


def _eyes(session: Session, words: Sequence[str]) -> str:
    from riyu.features.eyes import eye_spaces

    board = session.blackboard.features.board
    lines = []
    for color in _colors(words):
        for space in eye_spaces(board, color):
            line = f"{_name(color)} {space.kind or len(space.points)}: {_listed(space.points)}"
            if space.enemy_stones:
                line += f"; enemies {_listed(space.enemy_stones)}"
            line += f"; of {_listed(space.strings)}"
            lines.append(line if space.joined else f"{line}, not joined")
    return "\n".join(lines)


def _pass_alive(session: Session, words: Sequence[str]) -> str:
    from riyu.features.eyes import pass_alive

    found = pass_alive(session.blackboard.features.board)
    lines = []
    for color in _colors(words):
        for string in found.strings:
            if string.color == color:
                eyes = " and ".join(_listed(eye) for eye in string.eyes)
                lines.append(f"{_name(color)} {point_text(string.name)}: eyes {eyes}")
        territory = found.territory(color)
        if territory:
            lines.append(f"{_name(color)} territory: {_listed(territory)}")
    return "\n".join(lines)


def _first_look(session: Session, words: Sequence[str]) -> str:
    from riyu.features.glance import first_look

    colors = _colors(words)
    return "\n".join(
        f"{_name(block.color)} {block.status.value}: {_listed(block.stones)}; {block.because}"
        for block in first_look(session.blackboard.features).blocks
        if block.color in colors
    )


# For GoGui ------------------------------------------------------------------------------------------------------------


def _show(session: Session, words: Sequence[str]) -> str:
    from riyu.interfaces.gtp.gfx import gfx_of
    from riyu.interfaces.overlays import OVERLAYS, overlay_named

    if not words:
        raise UsageError(f"no overlay named: expected one of {', '.join(OVERLAYS)}")
    return gfx_of(overlay_named(words[0].lower(), _scene(session, words[1:])))


def _exact(command: Command[Session]) -> Command[Session]:
    """Give a command that refuses words after the arguments it names."""
    most = len(command.arguments.split())

    def run(session: Session, words: Sequence[str]) -> str:
        if len(words) > most:
            expected = command.arguments or "no argument"
            raise UsageError(f"surplus argument: {read.shown(words[most])}, expected {expected}")
        return command.run(session, words)

    return replace(command, run=run)


_COMMANDS: tuple[Command[Session], ...] = (
    Command("riyu-links", "[COLOR]", "Links, each with its status, wall and cut points.", _links),
    Command("riyu-bridges", "[COLOR]", "Bridge points by color and connection status.", _bridges),
    Command(
        "riyu-link-bits",
        "[COLOR]",
        "Links over each point: H, V strong, h, v weak ones along rows and columns; rows from the top.",
        _link_bits,
    ),
    Command("riyu-chains", "[COLOR]", "Chains, each with its size, enclosure and stones.", _chains),
    Command(
        "riyu-access",
        "COLOR [VERTEX]",
        "Moves a color needs to each point, rows from the top; to one point, with the way.",
        _access,
    ),
    Command("riyu-phase", "", "The phase of the game by worst access, 9 to 1.", _phase),
    Command(
        "riyu-enclosure",
        "[COLOR]",
        "Points that a color encloses, and bridge points inside.",
        _enclosure,
    ),
    Command(
        "riyu-influence",
        "[paths|squares|radiation]",
        "Influence of each point, Black's above 0, rows from the top.",
        _influence,
    ),
    Command(
        "riyu-view",
        "[VERTEX [COLOR]]",
        "What a color sees in straight lines from a point, the last move or the center.",
        _view,
    ),
    Command(
        "riyu-first-look",
        "[COLOR]",
        "Blocks at the novice's first glance: alive, unsettled or dead, and by which threshold.",
        _first_look,
    ),
    Command("riyu-runnability", "[COLOR]", "How freely each chain can run.", _runnability),
    Command("riyu-sectors", "[COLOR]", "Sector lines, with the points on them.", _sectors),
    Command("riyu-zones", "", "The gaps along the edge, with what bounds them.", _zones),
    Command("riyu-eyes", "[COLOR]", "Eye spaces, with their points and the strings around.", _eyes),
    Command(
        "riyu-pass-alive",
        "[COLOR]",
        "Strings that no number of enemy moves takes, with their eyes; territory where the enemy can't live.",
        _pass_alive,
    ),
    Command(
        "riyu-show",
        "NAME [VERTEX [COLOR]]",
        "An overlay as `riyu draw --show` has it, for GoGui's board; a point and color for a view.",
        _show,
    ),
)

COMMANDS = tuple(map(_exact, _COMMANDS))
