"""Values, relations and basic facts: what they are by definition, and that the keys they read are enough."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from riyu.features.access import enclosed
from riyu.features.chains import chain_at, chains
from riyu.features.eyes import pass_alive
from riyu.features.features import Features
from riyu.features.links import bridge_points, links
from riyu.game.board import Board
from riyu.game.points import all_points, lines_apart, neighbors
from riyu.inference.basics import BASICS
from riyu.inference.predicates import CELL_KINDS, PREDICATES
from riyu.inference.relations import TIES, is_inside
from riyu.inference.tables import RELATIONS, VALUES
from riyu.inference.values import ANSWERS
from riyu.inference.watch import Watch
from tests.reference.conditions import _ANSWERS as PATTERN_ANSWERS
from tests.reference.snapshot import Snapshot

Asked = Callable[[list[int]], object]


def play_at_random(board: Board, chance: random.Random, moves: int) -> None:
    for _ in range(moves):
        color = chance.choice((1, 2))
        points = board.legal_points(color)
        board.play(color, chance.choice(points) if points else 0)


def boards(seed: int) -> Iterator[tuple[random.Random, Board, Watch]]:
    """Positions of a random game, the watch up to date."""
    chance = random.Random(seed)
    board = Board(chance.choice((5, 7, 9)))
    watch = Watch(Features(board))
    for _ in range(12):
        play_at_random(board, chance, chance.choice((1, 2, 4, 8)))
        watch.changed()
        yield chance, board, watch


def points_for(board: Board, kinds: tuple[str, ...], chance: random.Random) -> list[int]:
    """Points that fit the kinds of a value's arguments; none if the board has none."""
    found = []
    for kind in kinds:
        fitting = [
            p
            for p in all_points(board.size)
            if kind == "point" or (board.color_at(p) == 0) == (kind == "empty")
        ]
        if not fitting:
            return []
        found.append(chance.choice(fitting))
    return found


@pytest.mark.parametrize("seed", range(6))
def test_values_are_those_of_patterns(seed: int) -> None:
    for chance, board, watch in boards(seed):
        snapshot = Snapshot.of(board, watch.features)
        for name, answer in PATTERN_ANSWERS.items():
            for _ in range(6):
                kinds = ("empty",) if VALUES[name].uses_answer else VALUES[name].kinds
                points = points_for(board, kinds, chance)
                own = chance.choice((1, 2))
                if points or not kinds:
                    wanted = int(answer(snapshot, points, own))
                    found = int(ANSWERS[name].ask(watch, points, own, []))
                    assert found == wanted, (seed, name, points, own, str(board))


@pytest.mark.parametrize("seed", range(4))
def test_values_beyond_patterns_are_what_their_sentences_say(seed: int) -> None:
    for _, board, watch in boards(seed):
        for p in all_points(board.size):

            def ask(name: str, point: int = p, watch: Watch = watch) -> int:
                return ANSWERS[name].ask(watch, [point], 2, [])

            assert ask("influence") == -watch.features.path_influence(p)
            others = [q for q in all_points(board.size) if board.color_at(q) and q != p]
            assert ask("room") == min((lines_apart(p, q) for q in others), default=99)
            color = board.color_at(p)
            chain = chain_at(watch.features, color, p) if color else None
            if chain:
                assert ask("chain-stones") == len(chain.stones)
                assert ask("chain-liberties") == len(chain.liberties)


def relation_by_definition(board: Board, features: Features, name: str, p: int, q: int) -> bool:
    color = board.color_at(p)
    stones = color != 0 and board.color_at(q) != 0
    match name:
        case "same-string":
            return stones and q in board.string_points(p)
        case "other-string":
            return stones and q not in board.string_points(p)
        case "same-chain" | "other-chain":
            if not stones:
                return False
            chain = chain_at(features, color, p)
            return (chain is not None and q in chain.stones) == (name == "same-chain")
        case "same-region":
            return color == 0 and q in region(board, p)
        case "touches":
            return stones and any(
                s in board.string_points(q)
                for r in board.string_points(p)
                for s in neighbors(r, board.size)
                if board.color_at(s) == 3 - color
            )
        case "beside":
            return q in neighbors(p, board.size)
        case "link":
            return any({p, q} == {link.a, link.b} for link in links(features))
        case "same-line":
            return p % 20 == q % 20 or p // 20 == q // 20
        case _:
            return (p == q) == (name == "same-point")


def region(board: Board, p: int) -> set[int]:
    found, ahead = {p}, [p]
    while ahead:
        for q in neighbors(ahead.pop(), board.size):
            if board.color_at(q) == 0 and q not in found:
                found.add(q)
                ahead.append(q)
    return found


STONES_ONLY = ("same-string", "same-chain", "other-string", "other-chain", "touches", "link")


@pytest.mark.parametrize("seed", range(6))
def test_relations_hold_by_their_definitions(seed: int) -> None:
    for chance, board, watch in boards(seed):
        points = list(all_points(board.size))
        stones = [p for p in points if board.color_at(p)]
        for name, tie in TIES.items():
            for _ in range(6):
                among = stones if name in STONES_ONLY else points
                if not among:
                    continue
                p, q = chance.choice(among), chance.choice(among)
                wanted = relation_by_definition(board, watch.features, name, p, q)
                assert tie.holds(watch, p, q, []) == wanted, (seed, name, p, q, str(board))
                if tie.tied:
                    assert (q in tie.tied(watch, p, [])) == wanted, (seed, name, p, q, str(board))


def facts_by_definition(board: Board, features: Features) -> dict[str, set[tuple[object, ...]]]:
    points = list(all_points(board.size))
    names = list(board.strings())
    found: dict[str, set[tuple[object, ...]]] = {
        "stone": {(board.color_at(p), p) for p in points if board.color_at(p)},
        "string": {(board.color_at(n), n) for n in names},
        "liberties": {(n, board.liberties(n)) for n in names},
        "stones": {(n, board.string_size(n)) for n in names},
        "atari": {
            (board.color_at(n), n, board.liberty_points(n)[0])
            for n in names
            if board.liberties(n) == 1
        },
        "link": {
            (link.color, *ends, link.status.value)
            for link in links(features)
            if link.b
            for ends in ((link.a, link.b), (link.b, link.a))
        },
        "edge-link": {
            (link.color, link.a, link.status.value) for link in links(features) if not link.b
        },
        "bridge-point": {
            (c, p, status.value) for c in (1, 2) for p, status in bridge_points(features, c).items()
        },
        "chain": {(c.color, c.name, n) for c in chains(features) for n in c.strings},
        "pass-alive": {(string.color, string.name) for string in pass_alive(board).strings},
        "access": set(),
        "enclosed": {(color, p) for p, color in enclosed(features).items()},
    }
    for c in (1, 2):
        for p in points:
            way = features.access(c, p)
            if way:
                found["access"].add((c, p, way[1]))
    return found


def patterns_of(
    name: str, facts: set[tuple[object, ...]], board: Board, chance: random.Random
) -> list[list[object]]:
    """Some patterns: all wild, some of the fields of a fact, a point that may fit none."""
    fields = PREDICATES[name].fields
    arity = len(fields)
    found: list[list[object]] = [[None] * arity]
    for values in chance.sample(sorted(facts, key=str), min(4, len(facts))):
        found.append([v if chance.random() < 0.5 else None for v in values])
        only = chance.randrange(arity)
        found.append([v if place == only else None for place, v in enumerate(values)])
    point = chance.choice(list(all_points(board.size)))
    for place, field in enumerate(fields):
        if field.kind in CELL_KINDS:
            found.append([point if i == place else None for i in range(arity)])
    return found


@pytest.mark.parametrize("seed", range(6))
def test_basic_facts_are_those_of_the_features(seed: int) -> None:
    for chance, board, watch in boards(seed):
        wanted = facts_by_definition(board, watch.features)
        for name, facts in wanted.items():
            for pattern in patterns_of(name, facts, board, chance):
                found = BASICS[name].ask(watch, pattern, [])
                fitting = {
                    f for f in facts if all(v in (None, f[i]) for i, v in enumerate(pattern))
                }
                assert len(found) == len(set(found))
                assert set(found) == fitting, (seed, name, pattern, str(board))


def questions(board: Board, watch: Watch, chance: random.Random) -> Iterator[tuple[str, Asked]]:
    """Some questions of every sort, each to be asked with a list for what it reads."""
    for name, answer in ANSWERS.items():
        row = VALUES.get(name)
        kinds = ("stone",) if row is None else ("empty",) if row.uses_answer else row.kinds
        points = points_for(board, kinds, chance)
        own = chance.choice((1, 2))
        if points or not kinds:
            yield name, lambda r, a=answer, p=points, o=own: int(a.ask(watch, p, o, r))
    points = list(all_points(board.size))
    for name, tie in TIES.items():
        p, q = chance.choice(points), chance.choice(points)
        yield name, lambda r, t=tie, p=p, q=q: t.holds(watch, p, q, r)
        if tie.tied:
            yield name, lambda r, t=tie, p=p: sorted(t.tied(watch, p, r))
    for name, facts in facts_by_definition(board, watch.features).items():
        for pattern in patterns_of(name, facts, board, chance):
            yield (
                f"{name} {pattern}",
                lambda r, n=name, f=pattern: sorted(BASICS[n].ask(watch, f, r), key=str),
            )


KINDS = {
    **{name: answer.kinds for name, answer in ANSWERS.items()},
    **{name: tie.kinds for name, tie in TIES.items()},
    **{name: basic.kinds for name, basic in BASICS.items()},
}


@pytest.mark.parametrize("seed", range(8))
def test_an_answer_stands_while_nothing_it_read_changed(seed: int) -> None:
    for chance, board, watch in boards(seed):
        asked = [(name, ask) for _ in range(3) for name, ask in questions(board, watch, chance)]
        before = []
        for _, ask in asked:
            reads: list[int] = []
            before.append((ask(reads), reads))
        play_at_random(board, chance, chance.choice((1, 1, 1, 2, 6)))
        changed = set(watch.changed())
        for (name, ask), (answer, reads) in zip(asked, before, strict=True):
            if changed.isdisjoint(reads):
                assert ask([]) == answer, (seed, name, reads, str(board))


@pytest.mark.parametrize("seed", range(4))
def test_each_question_reads_only_the_kinds_that_it_names(seed: int) -> None:
    for chance, board, watch in boards(seed):
        for name, ask in questions(board, watch, chance):
            reads: list[int] = []
            ask(reads)
            kinds = {**KINDS, "same-chain": KINDS["same-chain"] | ANSWERS["same-chain"].kinds}
            assert {key >> 9 for key in reads} <= kinds[name.split(" [")[0]], name


def test_there_is_an_answer_to_every_row_of_the_tables() -> None:
    assert set(VALUES) <= set(ANSWERS)
    assert set(RELATIONS) - set(TIES) == {"distance", "inside", "outside"}
    assert {name for name, tie in TIES.items() if tie.tied} == {
        name for name, row in RELATIONS.items() if row.ties
    }
    assert set(BASICS) == {name for name, row in PREDICATES.items() if not row.is_stored}


def test_distances_and_rectangles() -> None:
    assert lines_apart(21, 83) == 3
    assert is_inside(42, 21, 63)
    assert is_inside(42, 23, 61)
    assert not is_inside(44, 21, 63)
