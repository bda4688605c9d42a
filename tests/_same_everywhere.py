"""Seeded games, playouts and ladders, as text: the same from compiled and uncompiled modules. Run or imported.

Takes nothing; prints what came about. Knows nothing of how the modules were built.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import riyu
from riyu.assessment.dead_groups import DeadGroup
from riyu.assessment.evaluation import Said
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.playout_values import read_playout_values, weights_of
from riyu.assessment.playouts import ShapedPlayouts
from riyu.assessment.reading_out import read_out
from riyu.base.chance import Chance, keys
from riyu.candidates.feature_names import FIXED_NAMES
from riyu.candidates.move_scores import read_learned
from riyu.features.chains import chains
from riyu.features.features import Features
from riyu.features.sectors import chain_states, sector_lines
from riyu.features.views import runnability
from riyu.features.zones import edge_zones
from riyu.game.board import Board
from riyu.game.constants import PASS
from riyu.game.game import Game
from riyu.game.playout import Playouts
from riyu.game.points import all_points, parse_point
from riyu.game.position import parse_position
from riyu.game.ruleset import RULESETS
from riyu.inference.engine import Inference
from riyu.inference.reader import read_file
from riyu.inference.rulebase import Rulebase, load_rules
from riyu.inference.variations import variations
from riyu.inference.watch import KIND_NAMES, Watch
from riyu.lab.games import random_games
from riyu.lab.looking import GameLook, KeyCounts
from riyu.lab.measuring import count_legal, play_undo_pairs, random_game
from riyu.lab.softmax import Softmax
from riyu.patterns.asking import Asker
from riyu.patterns.bulk_asking import BulkAsker
from riyu.patterns.files import package_folder
from riyu.patterns.findings import Findings
from riyu.patterns.library import Library
from riyu.patterns.reader import read_alone
from riyu.patterns.sweep import Sweep
from riyu.patterns.windows import WindowTable
from riyu.reading.again import wide
from riyu.reading.eye_spaces import EyeReader
from riyu.reading.ladder import read_ladder
from riyu.reading.links import LinkReader
from riyu.reading.plans import Plans, aim_at_strings, read_plan
from riyu.reading.races import read_race
from riyu.reading.readings import Readings
from riyu.reading.sequences import SequenceReader
from riyu.reading.theaters import read_theaters
from riyu.reading.tree import tree_of_reading
from riyu.search.about_group import games_about, joined_in
from riyu.search.dynamic_komi import DynamicKomi
from riyu.search.mcts import Descents
from riyu.search.thinking import Limits, Thinker, Thinking
from riyu.search.tree import Selection

LOADED = (
    *("attack-boundary", "connection-shape", "contact-answer", "corner-stage"),
    *("edge-link-defense", "eye-shape", "eye-value-1", "eye-value-7", "fill-liberty"),
    *("great-wall", "harvested-knight-link-attack", "key-point-shape", "ladder-attack"),
    *("link-defense-sequence", "obvious-answer-sequence", "obvious-follow-up", "press"),
    *("react-without-thought", "reading-reflex", "secure-link", "self-atari-reject"),
    *("split-territory", "string-attack", "string-eyes", "two-liberties-left"),
    *("unstable-boundary", "weak-contact"),
)
"""The files of patterns that are asked. To read and to ask all goes through no other branch of riyu, twice as long."""


@cache
def some_patterns() -> Library:
    """Give those patterns, as they are read: uncompiled, their examples would take longer than all else here."""
    findings, classes = Findings(), []
    for name in LOADED:
        path = package_folder("patterns") / f"{name}.pat"
        classes.append(read_alone(path.read_text("utf-8"), str(path), findings))
    findings.check()
    return Library(tuple(filter(None, classes)))


def features(board: Board) -> Iterator[str]:
    """Give what the position is made of: all that is kept, and what is asked of it."""
    fresh = Board(board.size)
    fresh.set_up(board.position())
    kept = Features(fresh)
    yield f"features {sorted(kept.image().items())}"
    yield f"enclosure {kept.enclosure().hex()} {kept.worst_access()}"
    found = chains(kept)
    for chain, state in chain_states(kept, found).items():
        yield f"{chain} {state} {runnability(kept, chain, {})}"
    for zone in edge_zones(kept, found):
        yield f"zone {zone.base} {zone.gap} {zone.left_stone} {zone.right_stone}"
    for color in (1, 2):
        yield f"lines {len(sector_lines(kept, color))}"


def evaluations(board: Board) -> Iterator[str]:
    """Give what the position is worth at a glance, alone and with something said of its first and last strings."""
    fresh = Board(board.size)
    fresh.set_up(board.position())
    evaluator = Evaluator(Features(fresh))
    yield f"evaluation {evaluator.evaluate()} {read_out(evaluator, 6.5).to_json()}"
    strings = list(fresh.strings())
    for string, said in zip(strings[:1] + strings[-1:], (Said.DEAD, Said.ALIVE), strict=False):
        evaluator.enter(string, said, fresh.liberty_points(string))
    yield f"evaluation {evaluator.evaluate()} {read_out(evaluator, 6.5).to_json()}"


DRAWINGS = [
    ({(0, 0): 2, (1, 1): 2, (1, 0): 5, (0, 1): 5}, 3),
    ({(0, 0): 1, (1, 0): 2, (2, 0): 4, (0, -1): 8, (1, -1): 8, (4, 1): 7}, 255),
]


def patterns(board: Board) -> Iterator[str]:
    """Give what matches on the board, everywhere and around some points."""
    fresh = Board(board.size)
    fresh.set_up(board.position())
    yield f"sweep {Sweep(fresh, DRAWINGS).matches()}"
    asker = Asker(Features(fresh), some_patterns())
    if board.size < 13:
        bulk = BulkAsker(asker.ready, ("press", "eye-shape", "string-attack"), fresh.size)
        bulk.add(fresh)
        yield f"bulk {bulk.ask().by_position()}"
    for found in asker.ready.library.classes:
        yield f"{found.name} {asker.found(found.name, 1)} {asker.questions}"


RULES = """
rule lone
why     Two strings, one of them short of liberties.
draw
  A *
  . B
where   A is X, B is s
when    liberties(A) < 3, liberties-after(*) < 4
assert  move(good, own, *, capture, A), shape(diagonal, own, A, B)
seen    1 of 2

rule together
why     One string, and nothing good said of the point beside.
draw
  A ? *
  A . .
where   A is O
when    not self-atari(*)
unless  move(good, own, *, _, _)
assert  move(small, own, *, extend, A)
seen    1 of 2

rule gated
why     What rows answer beside patterns' tests, and a fact that leads to a map.
map here
  C a
map there
  D b
where   C is O, D is X
relate  same-region(a, b), distance(C, a) < 2, C != a
when    region-points(a) > 2, chain-stones(C) < 9, chain-liberties(C) > 1, room(a) < 3,
        influence(a) > influence(C), not pass-alive(C), phase < 9, not eye-cannot-collapse(a)
know    move(good, own, a, _, _), baseless(enemy, D)
assert  move(urgent, own, b, capture, D)
seen    1 of 2

rule weak
why     It has few liberties.
draw
  E
where   E is O
when    liberties(E) < 4
assert  baseless(own, E)
seen    1 of 2
"""


def inferring(board: Board) -> Iterator[str]:
    """Give what rules say of the board, with what supports it, there and back."""
    findings = Findings()
    rules = read_file(RULES, "rules", findings).rules
    fresh = Board(board.size)
    inference = Inference(fresh, Features(fresh), Rulebase.of_rules(list(rules)))
    fresh.mark()
    fresh.set_up(board.position())
    for _ in range(2):
        for fact in inference.facts():
            said = [(s.rule.name if s.rule else "", s.cells) for s in inference.supports(fact)]
            yield f"{fact} {said}"
        fresh.undo() if fresh.trail.depth else None


def watching(board: Board) -> Iterator[str]:
    """Give what is watched of the board, and what changes when it is emptied again."""
    fresh = Board(board.size)
    watch = Watch(Features(fresh))
    fresh.mark()
    fresh.set_up(board.position())
    yield f"changed {sorted(watch.changed())}"
    for point in fresh.legal_points(1):
        yield f"{point} {[watch.value(kind, point) for kind in KIND_NAMES]}"
        yield f"{watch.region_points(point)} {watch.chain_stones(point)}"
    for string in fresh.strings():
        yield f"{string} {watch.links_at(string)}"
    fresh.play(1, 0)
    fresh.play(2, fresh.legal_points(2)[0] if fresh.legal_points(2) else 0)
    yield f"changed {sorted(watch.changed())}"
    fresh.undo()
    yield f"changed {watch.changed()}"


def looking() -> Iterator[str]:
    """Give the keys of a game's moves that were met twice, and its positions with these keys as features."""
    (game,) = random_games(1, 3, (7,))
    short = replace(game.record, moves=game.record.moves[:24])
    counts = KeyCounts(2)
    counts.add(GameLook(short, WindowTable()).read_keys().keys)
    met = counts.items()
    yield f"keys met {met}"
    table = WindowTable()
    for number, (_, _, key) in enumerate(met, start=len(FIXED_NAMES)):
        table.put(key, number)
    for positions in (GameLook(short, table).look(), GameLook(short, table, (3, 20)).look()):
        yield f"positions {positions.count}"
        model = Softmax(len(FIXED_NAMES) + len(met))
        yield f"judged {[(round(log, 9), rank) for log, rank in model.judge(positions)]}"


def facts(board: Board) -> Iterator[str]:
    """Give what some of the package's rules say of the board, after a move of each color, and taken back."""
    folder = Path(riyu.__file__).parent / "knowledge" / "rules"
    rules = load_rules(*(folder / f"{name}.rule" for name in ("corners", "moves", "shapes")))
    fresh = Board(board.size)
    fresh.set_up(board.position())
    inference = Inference(fresh, Features(fresh), rules)
    yield f"facts {list(map(str, inference.facts()))}"
    for color in (1, 2):
        for point in fresh.legal_points(color)[:3]:
            fresh.mark()
            fresh.play(color, point)
            found = inference.facts()
            yield f"facts {list(map(str, found))} {[inference.specificity(f) for f in found]}"
            fresh.undo()
    for fact in inference.facts("move")[:3]:
        if inference.supports(fact):
            yield f"follow {fact} {variations(inference, fact)}"
    yield f"facts {list(map(str, inference.facts()))}"


def linked(board: Board) -> Iterator[str]:
    """Give what reading says of some links, and of a way into an area."""
    fresh = Board(board.size)
    fresh.set_up(board.position())
    ends = list(fresh.strings())
    reader = LinkReader(fresh)
    for one, two in zip(ends, ends[2:], strict=False):
        if fresh.color_at(one) == fresh.color_at(two):
            reader.aim(one, two)
            for color in (1, 2):
                reading = reader.read(color, color, 40)
                yield f"link {reading} {reading.threat_by} {sorted(reading.depends_on)}"
                with wide(reader, True):
                    yield f"wide link {reader.read(color, color, 40)}"
    for end in ends[:1]:
        reader.aim_at_area(end, [p for p in fresh.legal_points(1) if p > end])
        yield f"entry {reader.read(1, 1, 40)} {reader.read(2, 2, 40)}"


def readings(board: Board) -> Iterator[str]:
    """Give what is read of the strings, answered by the cache the second time, and the trees."""
    asked = Readings(board)
    for _ in range(2):
        for string in board.strings():
            for goal in ("capture", "save", "make-eye"):
                if goal != "make-eye" or board.liberties(string) == 1:
                    reading = asked.ask(goal, string, limit=16)
                    yield f"{goal} {reading} {reading.threat_by} {sorted(reading.depends_on)}"
    yield f"kept {len(asked.cache)} {asked.cache.hits} {asked.cache.misses}"
    for string in list(board.strings())[:4]:
        question = asked.question("capture", [string], limit=16)
        yield f"{tree_of_reading(asked.reader(question), asked.board, question, asked.answer(question))}"


def planning(board: Board) -> Iterator[str]:
    """Give the plans about the board's strings, their theaters, what a move does to them, and what answers it."""
    fresh = Board(board.size)
    fresh.set_up(board.position())
    reader = SequenceReader(Features(fresh), some_patterns())
    aims, plans = aim_at_strings(fresh), Plans(fresh)
    for string in fresh.strings():
        if fresh.liberties(string) <= 2:
            for first in (1, 2):
                plan = read_plan(fresh, aims, "capture", (string,), first, 100)
                yield f"plan {plan and plan.to_json(4)}"
                if plan:
                    plans.hold(plan)
    for theater in read_theaters(reader, list(plans)[:8], depth=2, limit=20):
        yield f"theater {theater.to_json()}"
    color = fresh.to_move
    for point in fresh.legal_points(color)[:4]:
        yield f"sequence {reader.after(color, point, limit=10).to_json()}"
    for point in fresh.legal_points(color)[:1]:
        fresh.play(color, point)
        yield f"changes {list(map(str, plans.update(aims, 100)))}"


RACE = """
5x5, Black to move
. . X O .
X X X O .
O O X O O
. O X . O
O O O X .
"""


def racing() -> Iterator[str]:
    """Give what eye spaces are worth, and how two strings race."""
    position = parse_position(RACE)
    board = Board(position.size)
    board.set_up(position)
    reader = EyeReader(board)
    for point in all_points(board.size):
        yield f"eye {reader.at(point)}"
    for point in board.legal_points(1)[::5]:
        for owner in (1, 2):
            for first in (1, 2):
                reader.forget()
                yield f"eye's fate {reader.fate_at(point, owner, first)} {sorted(reader.looked)}"
    for first, second in (("C5", "D5"), ("A3", "C3"), ("C1", "D1")):
        yield f"race {read_race(board, parse_point(first), parse_point(second), 60)}"


def life() -> Iterator[str]:
    """Give readings of life on a small board, a question a line."""
    from riyu.reading.life import LifeReader
    from riyu.reading.move_model import model_on

    board, chance = Board(7), Chance(5)
    for move in range(30):
        points = board.legal_points(1 + move % 2)
        board.play(1 + move % 2, points[chance.below(len(points))])
    reader = LifeReader(board)
    for string in list(board.strings())[:3]:
        reader.aim(string)
        for first in (1, 2):
            reading = reader.read(first, 1, 100)
            yield f"life {reading} {sorted(reading.depends_on)} {reader.leaning()} {reader.tries()}"
    model = model_on(board)
    for string in list(board.strings())[:4]:
        model.zone.aim(string)
        yield f"life weights {model.judged(1)} {model.judged(2, string)}"


def searching() -> Iterator[str]:
    """Give what playouts by shape and a tree search find, by each way to choose."""
    values = weights_of(read_playout_values())
    for size in (5, 9):
        run = ShapedPlayouts(Board(size), values, seed=size)
        run.run(6)
        yield f"playouts by shape {size} {run.count} {run.moves} {run.margin}"
    learned = read_learned()
    ways = (
        Thinking(memory=1 << 20),
        Thinking(
            memory=1 << 20,
            selection=Selection(40.0, 2.0, 0.0, 500.0, 0.5, 3.0),
            descents=Descents(
                expand_at=3,
                glance_at=2,
                width=20,
                amaf=True,
                read_at=3,
                read_nodes=40,
                mix=0.4,
            ),
        ),
        Thinking(
            memory=1 << 20,
            descents=Descents(
                life_at=10,
                life_nodes=20,
                critical=4.0,
                critical_root=1.0,
                critical_from=20,
            ),
            komi=DynamicKomi(by_value=True, won_least=0.5, won_most=0.5),
        ),
    )
    from riyu.reading.life import LifeReader

    about = LifeReader(Board(5))
    about.board.play(1, parse_point("B2"))
    about.aim(parse_point("B2"))
    for first in (1, 2):
        yield f"about a group {games_about(about, first, learned, values, 30)}"
    board = Board(5)
    for point in ("B2", "D4"):
        board.play(1, parse_point(point))
    ends, near = (parse_point("B2"), parse_point("D4")), all_points(5)
    for first in (1, 2):
        yield f"about a link {joined_in(board, ends, near, first, learned, values, 30)}"
    for how in ways:
        thinker = Thinker(learned, values, how)
        game = Game(5, komi=3.5)
        for seed in (1, 2):
            limits = Limits(30, is_whole=True)
            dead = [_called_dead(game)] if seed == 2 else []
            thought = thinker.think(game, game.to_move, 3.5, limits, seed=seed, dead=dead)
            yield f"search {thought.branches} {thought.line} {thought.ownership}"
            yield f"won {thought.shift} {thought.won} {thinker.winners()}"
            thinker.go_on(PASS, 10)
            yield f"seen {[thinker.see(move, 3) for move in (PASS, thought.line[0])]}"
            game.play(game.to_move, thought.line[0])


def _called_dead(game: Game) -> DeadGroup:
    """Give the first string of a game as a group that playouts are to take for dead."""
    board = game.board
    stone = next(board.strings())
    stones = frozenset(board.string_points(stone))
    around = stones.union(board.liberty_points(stone))
    return DeadGroup(stone, board.color_at(stone), len(stones), around, around, off=stones)


def lines() -> Iterator[str]:
    """Give what comes about, a fact a line."""
    yield f"keys {keys(3, 5)}"
    for number, (name, ruleset) in enumerate(RULESETS.items()):
        size = (5, 9, 3, 4, 6)[number]
        board, chance = Board(size, ruleset), Chance(number)
        color = 1
        ladders = 0
        for move in range(12 * size):
            points = board.legal_points(color)
            if move % 7 == 0:
                board.mark()
            if move % 23 == 22:
                board.undo()
            elif points:
                board.play(color, points[chance.below(len(points))])
            else:
                board.play(color, 0)
            color = 3 - color
            if move % 9 == 0:
                for string in board.strings():
                    ladders += 1
                    yield f"ladder {read_ladder(board, string, limit=200)}"
                    # the points it rests on, in order
                    yield f"{sorted(read_ladder(board, string, limit=50).depends_on)}"
        yield f"{name} {board.key} {board.change_count} {ladders}\n{board}"
        strings = [(s, board.liberties(s), board.liberty_points(s)) for s in board.strings()]
        yield f"strings {strings}"
        if number != 1:  # the largest takes too long
            yield from readings(board)
        yield from features(board)
        yield from evaluations(board)
        yield from linked(board)
        yield from watching(board)
        if number < 3:
            yield from patterns(board)
            yield from facts(board)
            yield from inferring(board)
            yield from planning(board)
        board.set_up(board.position())
        yield f"set up {board.key} {board.legal_points(1)}"
        for careful in (False, True):
            playouts = Playouts(board, seed=7, careful=careful)
            playouts.run(3)
            yield f"playouts {playouts.moves} {playouts.margin} {playouts.ownership()}"
    for careful in (False, True):
        playouts = Playouts(Board(13), seed=1, careful=careful)
        playouts.run(3)
        yield f"playouts {playouts.moves} {playouts.margin} {playouts.ownership()}"
    yield from looking()
    yield from racing()
    yield from searching()
    yield from life()
    yield f"measured {count_legal(2)} {play_undo_pairs(5, 200, 3)} {random_game(Board(7), 3, 80)}"


if __name__ == "__main__":
    for line in lines():
        print(line)
