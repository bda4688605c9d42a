"""The watched values by their definitions, worked out anew from the board and its features. Slow."""

from __future__ import annotations

from riyu.features.features import Features
from riyu.features.link_codes import codes_in, partner_of
from riyu.features.links import ConnectionStatus, bridge_points
from riyu.features.pass_alive import pass_alive_maps
from riyu.game.points import all_points, neighbors
from riyu.inference import constants as kinds

Values = dict[int, object]


def _joined(points: set[int], start: int, size: int) -> frozenset[int]:
    found, ahead = {start}, [start]
    while ahead:
        for q in neighbors(ahead.pop(), size):
            if q in points and q not in found:
                found.add(q)
                ahead.append(q)
    return frozenset(found)


def watched(features: Features) -> Values:
    """All values that are not 0 or nothing, by key; sets where what is raised has no number, or more than one."""
    board, size = features.board, features.size
    found: Values = {}
    points = list(all_points(size))
    stones = {c: {p for p in points if board.color_at(p) == c} for c in (0, 1, 2)}
    for p in points:
        color = board.color_at(p)
        found[kinds.STONE_AT + p] = color
        if color:
            string = _joined(stones[color], p, size)
            name = min(string)
            liberties = frozenset(q for s in string for q in neighbors(s, size) if q in stones[0])
            found[kinds.STRING_AT + p] = (name, color)
            found[kinds.LIBERTIES_OF + name] = len(liberties)
            found[kinds.STONES_OF + name] = frozenset((color, p) for p in string)
            found[kinds.TOUCHED_OF + name] = (color, string, liberties)
        else:
            region = _joined(stones[0], p, size)
            found[kinds.REGION_AT + p] = min(region)
            found[kinds.ROOM_OF + min(region)] = region
        for c in (1, 2):
            if features.in_chain(c, p):
                bits = {q for q in points if features.in_chain(c, q)}
                chain = _joined(bits, p, size)
                own = chain & stones[c]
                if own:
                    name = min(own)
                    near = frozenset(q for s in own for q in neighbors(s, size) if q in stones[0])
                    found[kinds.CHAIN_AT + p] = (name, c)
                    found[kinds.CHAIN_STONES_OF + name] = len(own)
                    found[kinds.CHAIN_LIBERTIES_OF + name] = len(near)
                    found[kinds.CHAIN_TOUCHED_OF + name] = (c, chain, own, near)
            access = features.access(c, p)
            side = (c - 1) << kinds.KIND_BITS
            found[kinds.BLACK_ACCESS_AT + side + p] = access
            found[kinds.BLACK_MOVES_AT + side + p] = 99 if access is None else access[1]
            found[kinds.BLACK_WALLS_AT + side + p] = features.walls(c, p)
        found[kinds.INFLUENCE_AT + p] = features.path_influence(p)
        others = (stones[1] | stones[2]) - {p}
        away = (max(abs(p % 20 - q % 20), abs(p // 20 - q // 20)) for q in others)
        found[kinds.NEAREST_AT + p] = min(away, default=99)
    order = list(ConnectionStatus)
    for c in (1, 2):
        for p, status in bridge_points(features, c).items():
            found[kinds.BLACK_BRIDGES_AT + 512 * (c - 1) + p] = order.index(status)
    found |= _of_links(features)
    alive, territory, _ = pass_alive_maps(board)
    enclosed = features.enclosure()
    for p in points:
        found[kinds.ALIVE_AT + p] = alive[p]
        found[kinds.TERRITORY_AT + p] = territory[p]
        found[kinds.ENCLOSED_AT + p] = enclosed[p]
    any_stone = stones[1] or stones[2]
    found[kinds.PHASE_NOW] = min(max(features.worst_access(), 1), 9) if any_stone else 9
    found[kinds.KO_NOW] = board.ko
    return {key: value for key, value in found.items() if value}


def _of_links(features: Features) -> Values:
    found: dict[int, set[tuple[int, ...]]] = {}
    for p in all_points(features.size):
        for slot, code in codes_in(features.link_word(p)):
            for end in (p, partner_of(slot, p)):
                if end:
                    link = (p, slot, code, features.board.color_at(p))
                    found.setdefault(kinds.LINKS_AT + end, set()).add(link)
    return dict(found)


def changed(before: Values, after: Values) -> set[int]:
    """The keys of what differs, and of any cell of their kinds."""
    keys = {key for key in before.keys() | after.keys() if before.get(key) != after.get(key)}
    return keys | {key & ~kinds.CELL_BITS for key in keys}
