"""Questions about strings and groups as a whole, in GNU Go's forms: its worms are our strings, its dragons our groups.

Takes a session and arguments; gives lines of a name and a value. Reads and judges nothing itself: `riyu.reading` does,
and the assessor. What riyu has no like of is `unknown`. Source: GNU Go 3.8's documentation.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from riyu.game.constants import EMPTY
from riyu.game.points import Color, Point, color_name, neighbors, opposite
from riyu.interfaces.gtp import words as read
from riyu.interfaces.gtp.assessment import assessed
from riyu.interfaces.gtp.protocol import Command
from riyu.interfaces.gtp.reading import coded

if TYPE_CHECKING:
    from riyu.assessment.evaluation import Evaluation
    from riyu.game.board import Board
    from riyu.interfaces.gtp.session import Session
    from riyu.reading.life import LifeReader
    from riyu.reading.reading import Reading

__all__ = ["COMMANDS", "NODES"]

NODES = 2000
"""Nodes that a question of life may take for `dragon_data`."""

FAR = 4
"""Steps from a string up to which empty points count for its effective size."""

_UNKNOWN = "unknown"


def _same_dragon(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.groups import are_joined

    position = session.position()
    one, two = read.stone_of(words, position), read.stone_of(words[1:], position)
    is_one = position.at(one) == position.at(two) and are_joined(
        session.blackboard.readings, one, two
    )
    return str(int(is_one))


def _worm_data(session: Session, words: Sequence[str]) -> str:
    board = session.game.board
    if words:
        names = [board.string_name(read.stone_of(words, session.position()))]
    else:
        names = read.in_reading_order(board.strings())
    sizes = _effective_sizes(board)
    return "\n".join(_worm(session, name, sizes[name]) for name in names)


def _worm(session: Session, name: Point, effective_size: float) -> str:
    """Give what is known of a string."""
    from riyu.features.eyes import unconditional_status

    board = session.game.board
    owner = board.color_at(name)
    attack = coded(session.blackboard.readings.capture(name), opposite(owner))
    defense = (
        "0" if attack == "0" else coded(session.blackboard.readings.save(name), owner, saves=True)
    )
    status = unconditional_status(board, name)
    _, *further = _liberties_of(board, name, 4)
    fields = {
        "origin": read.vertex(name),
        "color": color_name(owner).lower(),
        "size": str(board.string_size(name)),
        "effective_size": f"{effective_size:.2f}",
        "liberties": str(board.liberties(name)),
        **{f"liberties{i}": str(count) for i, count in enumerate(further, start=2)},
        **_move("attack", attack),
        **_move("defense", defense),
        "lunch": _lunch(session, [name]),
        "cutstone": _UNKNOWN,
        "cutstone2": _UNKNOWN,
        "genus": _UNKNOWN,
        "inessential": _UNKNOWN,
        "invincible": str(int(status == "alive")),
        "unconditional_status": _UNKNOWN if status == "undecided" else status,
    }
    return _listed(name, fields)


def _dragon_data(session: Session, words: Sequence[str]) -> str:
    from riyu.reading.groups import group_of, groups

    readings = session.blackboard.readings
    reader = readings.life_reader()
    said = reader.zone.groups
    found = (
        (group_of(readings, read.stone_of(words, session.position()), said),)
        if words
        else groups(readings, said)
    )
    seen, sizes = assessed(session), _effective_sizes(session.game.board)
    return "\n".join(_dragon(session, reader, group, seen, sizes) for group in found)


def _dragon(
    session: Session,
    reader: LifeReader,
    group: Sequence[Point],
    seen: Evaluation,
    sizes: Mapping[Point, float],
) -> str:
    """Give what is known of a group, named by its largest string; the reader's groups know it."""
    from riyu.reading.reading import Verdict

    board = session.game.board
    name = max(group, key=board.string_size)
    owner, enemy = board.color_at(name), opposite(board.color_at(name))
    reader.aim(name)
    attack = reader.read(enemy, enemy, NODES)
    defense = reader.read(owner, owner, NODES)
    is_read = Verdict.UNKNOWN not in (attack.verdict, defense.verdict)
    if attack.verdict is Verdict.LOSS:
        status = "alive"
    elif not is_read:
        status = _UNKNOWN
    else:
        status = "dead" if defense.verdict is Verdict.LOSS else "critical"
    beside = {near for string in group for near in board.neighbor_strings(string)}
    told = _assessed(seen, name)
    fields = {
        "color": color_name(owner).lower(),
        "origin": read.vertex(name),
        "size": str(sum(board.string_size(string) for string in group)),
        "effective_size": f"{sum(sizes[string] for string in group):.2f}",
        "strategic_size": _UNKNOWN,
        "genus": told["genus"],
        "heye": _UNKNOWN,
        "escape_route": told["escape_route"],
        "lunch": _lunch(session, group),
        "crude_status": _UNKNOWN,
        "owl_status": status,
        **{name: told[name] for name in ("status", "safety", "weakness")},
        "weakness_pre_owl": _UNKNOWN,
        "surround_status": told["surround_status"],
        "surround_size": _UNKNOWN,
        "moyo_size": told["moyo_size"],
        "moyo_territorial_value": _UNKNOWN,
        "neighbors": read.vertices(read.in_reading_order(beside)),
        "hostile_neighbors": str(len(beside)),
        **_life("owl_attack", coded(attack, enemy), attack),
        "owl_threat_status": _UNKNOWN,
        **_life("owl_defense", coded(defense, owner), defense),
        "strings": read.vertices(read.in_reading_order(group)),
    }
    return _listed(name, fields)


def _assessed(seen: Evaluation, name: Point) -> dict[str, str]:
    """Give the fields that the assessor answers, of the group that a string is of for it."""
    from riyu.assessment.evaluation import LifeStatus
    from riyu.features.sectors import Enclosure

    # GNU Go's numbers: not surrounded, surrounded, weakly so. A group that lives anyway was not asked.
    surrounded = {None: _UNKNOWN, Enclosure.OPEN: "0", Enclosure.ENCLOSED: "1"}
    group = seen.group_at(name)
    if group is None:
        raise AssertionError(f"{read.vertex(name)}: a string without a group")
    is_in_seki = group.status is LifeStatus.SEKI
    status = "critical" if group.hangs else "dead" if group.is_dead else "alive"
    safety = {LifeStatus.PASS_ALIVE: "invincible", LifeStatus.ALIVE: "strongly_alive"}.get(
        group.status, status
    )
    return {
        "genus": f"{group.eyes_first} {group.eyes_second}",
        "escape_route": str(group.ways_out),
        "status": status,
        "safety": "alive_in_seki" if is_in_seki else safety,
        "weakness": f"{(1 - group.strength) / 2:.2f}",
        "surround_status": surrounded.get(group.enclosure, "2"),
        "moyo_size": str(group.room),
    }


def _move(name: str, reply: str) -> dict[str, str]:
    """Give the fields of a reply: a code, and the move with it."""
    code, _, vertex = reply.partition(" ")
    return {f"{name}_code": code, f"{name}_point": vertex or "PASS"}


def _life(name: str, reply: str, reading: Reading) -> dict[str, str]:
    """Give the fields of a reading of life."""
    from riyu.reading.reading import Verdict

    is_certain = reading.verdict is not Verdict.UNKNOWN
    return {**_move(name, reply), f"{name}_certain": "YES" if is_certain else "NO"}


def _lunch(session: Session, strings: Iterable[Point]) -> str:
    """Give the largest enemy string beside some strings that falls if their color moves first."""
    from riyu.reading.reading import Verdict

    board = session.game.board
    beside = sorted({near for string in strings for near in board.neighbor_strings(string)})
    food = [p for p in beside if session.blackboard.readings.capture(p).verdict is Verdict.WIN]
    return read.vertex(max(food, key=board.string_size, default=0))


def _liberties_of(board: Board, name: Point, most: int) -> list[int]:
    """Count a string's liberties of each order up to one: points joined to it by so many stones put and no fewer.

    Own strings on the way cost nothing; beyond the first order, no stone may touch an enemy.
    """
    own, size = board.color_at(name), board.size
    met = set(board.string_points(name))
    ahead = set(met)
    counts = []
    for order in range(1, most + 1):
        put = {q for p in ahead for q in neighbors(p, size) if board.color_at(q) == EMPTY} - met
        if order > 1:
            touching = {p for p in put if _is_beside(board, p, opposite(own))}
            put -= touching
            met |= touching
        counts.append(len(put))
        joined = {q for p in put for q in neighbors(p, size) if board.color_at(q) == own} - met
        ahead = put.union(*map(board.string_points, joined))
        met |= ahead
    return counts


def _effective_sizes(board: Board) -> dict[Point, float]:
    """Give for each string its stones and its share of the empty points that no other is nearer to, up to FAR steps."""
    sizes = {name: float(board.string_size(name)) for name in board.strings()}
    nearest = {p: {name} for name in sizes for p in board.string_points(name)}
    ahead = list(nearest)
    for _ in range(FAR):
        reached: dict[Point, set[Point]] = {}
        for p in ahead:
            for q in neighbors(p, board.size):
                if q not in nearest:
                    reached.setdefault(q, set()).update(nearest[p])
        for names in reached.values():
            for name in names:
                sizes[name] += 1 / len(names)
        nearest |= reached
        ahead = list(reached)
    return sizes


def _is_beside(board: Board, point: Point, color: Color) -> bool:
    return any(board.color_at(q) == color for q in neighbors(point, board.size))


def _listed(name: Point, fields: dict[str, str]) -> str:
    """Give fields as GNU Go lists them, below the vertex that they are of."""
    width = max(map(len, fields)) + 1
    lines = [f"{field.ljust(width)}{value}".rstrip() for field, value in fields.items()]
    return "\n".join([f"{read.vertex(name)}:", *lines])


COMMANDS: tuple[Command[Session], ...] = (
    Command(
        "same_dragon",
        "VERTEX VERTEX",
        "Whether two stones can't be cut apart: 1 or 0.",
        _same_dragon,
    ),
    Command(
        "worm_data",
        "[VERTEX]",
        "What is known of a string, or of all: size, liberties, attack and defense, pass-alive.",
        _worm_data,
    ),
    Command(
        "dragon_data",
        "[VERTEX]",
        "What is known of a group, or of all: its strings, strings beside it, life as read and as assessed.",
        _dragon_data,
    ),
)
