"""The first move generators: each sees one purpose and gives (move, reason) pairs.

Takes a Scene; gives moves with reasons, legal or not: `gather` keeps the legal ones that fill no own eye. Weighs
nothing: an amount is a plain count or share, and what it is worth stands in the style. Purposes follow the seed's list
(N10).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

from riyu.assessment.assessment import SETTLED
from riyu.base.words import counted
from riyu.candidates.candidate import Candidate, Motive, Reason
from riyu.candidates.scene import Scene
from riyu.features.region import empty_corners, nearby, stretches
from riyu.features.safety import outcome
from riyu.game.constants import EMPTY
from riyu.game.points import Point, all_points, color_name, line_of, neighbors, point_text
from riyu.game.ruleset import Scoring
from riyu.inference.facts import Fact
from riyu.patterns.model import Match
from riyu.reading.ladder import read_ladder
from riyu.reading.reading import Verdict

__all__ = ["CLASSES", "GENERATORS", "gather", "unproposed"]

CONTACT, SHAPE = "contact-answer", "shape"
CLASSES = (CONTACT, SHAPE)
"""The pattern classes that generators ask."""

Found = Iterator[tuple[Point, Reason]]


def take_corner(scene: Scene) -> Found:
    """Give the customary first points of each empty corner."""
    for corner in empty_corners(scene.board):
        where = point_text(corner.point)
        empty = Fact(
            "empty-corner",
            (where,),
            f"no stone stands in the corner at {where}",
            (),
            (corner.point,),
        )
        for name, point in corner.places:
            text = f"take the empty corner at its {name}"
            yield point, Reason(Motive.TAKE_CORNER, text, (empty,), scene.board.size / 19)


def extend(scene: Scene) -> Found:
    """Give extensions of one to three points along the third line, the more room beyond the better."""
    for stretch in stretches(scene.board, scene.color):
        base = point_text(stretch.base)
        stone = scene.string_fact(scene.board.string_name(stretch.base))
        room = Fact(
            "room",
            (point_text(stretch.point), str(stretch.room)),
            f"beyond {point_text(stretch.point)}, {counted(stretch.room, 'third-line point')} free",
            (stone,),
            (stretch.point,),
        )
        text = f"extend from {base} along the third line, {counted(stretch.gap, 'point')} between"
        yield stretch.point, Reason(Motive.EXTEND, text, (room,), min(stretch.room, 4) / 4)


def capture(scene: Scene) -> Found:
    """Give moves that take, or catch in a ladder, enemy strings that would get away otherwise."""
    board = scene.board
    for name in board.strings(scene.enemy):
        liberties = board.liberties(name)
        if liberties > 2:
            continue
        reading = scene.ladder(name, True)
        if reading.verdict is not Verdict.WIN:
            continue
        away = scene.ladder(name, False)
        stones = board.string_size(name)
        here = f"{counted(stones, 'stone')} at {point_text(name)}"
        facts = (scene.ladder_fact(name, True), scene.ladder_fact(name, False))
        if away.verdict is Verdict.LOSS and not _presses(scene, name):
            continue  # caught as they stand: no hurry, and no cost
        if liberties == 1:
            yield reading.line[0], Reason(Motive.CAPTURE, f"take {here}", facts, stones)
        else:
            yield reading.line[0], Reason(Motive.TRAP, f"catch {here} in a ladder", facts, stones)


def _presses(scene: Scene, name: Point) -> bool:
    """Say whether an enemy string leaves an own string beside it two liberties or fewer."""
    board = scene.board
    return any(board.liberties(own) <= 2 for own in board.neighbor_strings(name))


def save(scene: Scene) -> Found:
    """Give moves that get own strings out that the enemy would take."""
    board, color = scene.board, scene.color
    for name in board.strings(color):
        if board.liberties(name) > 2 or scene.ladder(name, True).verdict is not Verdict.WIN:
            continue
        stones = board.string_size(name)
        here = f"{counted(stones, 'stone')} at {point_text(name)}"
        threat = scene.ladder_fact(name, True)
        tries = list(board.liberty_points(name))
        for enemy in board.neighbor_strings(name):
            if board.liberties(enemy) <= 2:
                tries += [p for p in board.liberty_points(enemy) if p not in tries]
        for point in tries:
            if not board.is_legal(color, point):
                continue
            with board.trail.scope():
                board.play(color, point)
                safe = board.color_at(name) == color and (
                    read_ladder(board, name).verdict is Verdict.LOSS
                )
                gained = board.liberties(name) if safe else 0
            if safe:
                out = Fact(
                    "escapes",
                    (point_text(name), point_text(point)),
                    f"after {point_text(point)} the string at {point_text(name)} has {gained} "
                    "liberties and no ladder takes it",
                    (scene.liberties_fact(name),),
                    (point,),
                )
                text = f"save {here}"
                yield point, Reason(Motive.SAVE, text, (threat, out), stones)


def atari(scene: Scene) -> Found:
    """Give moves that leave an enemy string of two liberties a single one, and their own more."""
    board, color = scene.board, scene.color
    for name in board.strings(scene.enemy):
        if board.liberties(name) != 2:
            continue
        for point in board.liberty_points(name):
            if board.is_legal(color, point) and outcome(board, color, point).liberties > 1:
                stones = board.string_size(name)
                text = f"atari on {counted(stones, 'stone')} at {point_text(name)}"
                yield point, Reason(Motive.ATARI, text, (scene.liberties_fact(name),), stones)


def answer(scene: Scene) -> Found:
    """Give the patterns' answers to an enemy stone that was just put beside an own one."""
    last = scene.last[0] if scene.last else None
    if last is None or last.is_pass or last.color == scene.color:
        return
    beside = neighbors(last.point, scene.board.size)
    if any(scene.board.color_at(p) == scene.color for p in beside):
        for match in scene.asker.all(CONTACT, scene.color, (last.point,)):
            yield from _of_match(scene, match, Motive.ANSWER)


def shape(scene: Scene) -> Found:
    """Give the patterns' shapes around the last two moves."""
    around = dict.fromkeys(
        p for last in scene.last if not last.is_pass for p in nearby(scene.board, last.point, 2)
    )
    for match in scene.asker.best(SHAPE, scene.color, around):
        yield from _of_match(scene, match, Motive.SHAPE)


def _of_match(scene: Scene, match: Match, motive: Motive) -> Found:
    """Give a match's answer, resting on the strings around its focus."""
    if not match.answer:
        return
    pattern, where = match.pattern, point_text(match.answer)
    names = sorted({scene.board.string_name(p) for p in _around(scene, match.focus)})
    fact = Fact(
        "matches",
        (pattern.name, where),
        f"the pattern {pattern.name} matches at {where}",
        tuple(scene.string_fact(n) for n in names),
        tuple(sorted({p for _, points in match.points for p in points})),
    )
    yield match.answer, Reason(motive, pattern.why, (fact,), 1.0, pattern.name)


def _around(scene: Scene, focus: Point) -> list[Point]:
    """Give the stones among a point and the eight around it."""
    steps = (19, 20, 21, -1, 0, 1, -21, -20, -19)
    return [focus + s for s in steps if scene.board.color_at(focus + s) in (1, 2)]


def border(scene: Scene) -> Found:
    """Give empty points near stones that playouts give now to one side, now to the other."""
    board, assessment = scene.board, scene.assessment
    for point in all_points(board.size):
        if board.color_at(point) != EMPTY:
            continue
        open_ = 1 - abs(assessment.at(point))
        if open_ < 0.4 or not (scene.anywhere or _near_stone(scene, point)):
            continue
        percent = round(50 * (1 + assessment.for_color(scene.color, point)))
        fact = Fact(
            "owned",
            (point_text(point), f"{percent}%"),
            f"{color_name(scene.color)} ends with {point_text(point)} in {percent} of 100 playouts",
            (),
            (point,),
        )
        text = f"take {point_text(point)} while it may be anyone's"
        yield point, Reason(Motive.BORDER, text, (fact,), open_)


def _near_stone(scene: Scene, point: Point) -> bool:
    board = scene.board
    return any(
        board.color_at(q) in (1, 2)
        for p in neighbors(point, board.size)
        for q in (p, *neighbors(p, board.size))
    )


def clean_up(scene: Scene) -> Found:
    """Give moves that take dead enemy strings off, where that costs nothing."""
    board, color = scene.board, scene.color
    if scene.scoring is not Scoring.AREA:
        return
    for name in board.strings(scene.enemy):
        if scene.assessment.for_color(color, name) < 0:
            continue
        stones = board.string_size(name)
        fact = Fact(
            "dead",
            (point_text(name),),
            f"playouts kill the string at {point_text(name)} more often than not",
            (scene.liberties_fact(name),),
            tuple(board.string_points(name)),
        )
        for point in board.liberty_points(name):
            if board.is_legal(color, point):
                after = outcome(board, color, point)
                if after.taken or after.liberties > 1:
                    text = f"take the dead stones at {point_text(name)} off the board"
                    amount = stones / board.liberties(name)
                    yield point, Reason(Motive.CLEAN_UP, text, (fact,), amount)


def fill(scene: Scene) -> Found:
    """Give points beside stones of both colors that are nobody's."""
    board = scene.board
    for point in all_points(board.size):
        if board.color_at(point) != EMPTY:
            continue
        beside = {board.color_at(p) for p in neighbors(point, board.size)}
        if not {1, 2} <= beside or abs(scene.assessment.at(point)) > SETTLED:
            continue
        names = sorted(
            {
                board.string_name(p)
                for p in neighbors(point, board.size)
                if board.color_at(p) != EMPTY
            }
        )
        fact = Fact(
            "between",
            (point_text(point),),
            f"{point_text(point)} lies between stones of both colors",
            tuple(scene.string_fact(n) for n in names),
            (point,),
        )
        text = f"fill {point_text(point)}, which is nobody's"
        yield point, Reason(Motive.FILL, text, (fact,), 1.0)


GENERATORS: tuple[tuple[str, Callable[[Scene], Found]], ...] = (
    ("capture", capture),
    ("save", save),
    ("atari", atari),
    ("answer", answer),
    ("shape", shape),
    ("take-corner", take_corner),
    ("extend", extend),
    ("border", border),
    ("clean-up", clean_up),
    ("fill", fill),
)
"""The generators by name, in the order they are asked."""


def gather(scene: Scene, among: Iterable[Point] | None = None) -> list[Candidate]:
    """Ask all generators and give the candidates, one a point, in reading order of the board.

    Left out: illegal moves, own eyes, and, if `among` is given, points not in it. What speaks against a move is
    added to its reasons. A reason of the same motive and text comes once.
    """
    board, color = scene.board, scene.color
    wanted = None if among is None else set(among)
    found: dict[Point, list[Reason]] = {}
    for name, generator in GENERATORS:
        for point, reason in generator(scene):
            if wanted is not None and point not in wanted:
                continue
            sourced = reason if reason.source else replace(reason, source=name)
            for fact in sourced.facts:
                scene.facts.enter(fact)
            reasons = found.setdefault(point, [])
            if all((r.motive, r.text) != (sourced.motive, sourced.text) for r in reasons):
                reasons.append(sourced)
    empties = board.position().stones.count(EMPTY)
    candidates = []
    for point in all_points(board.size):
        if point not in found or not board.is_legal(color, point) or board.is_eyelike(color, point):
            continue
        against = list(_against(scene, point, empties))
        candidates.append(Candidate(point, (*found[point], *against)))
    return candidates


def unproposed(scene: Scene, point: Point) -> Candidate:
    """Give a legal point as a candidate without a proposal: its reasons are what speaks against it."""
    return Candidate(
        point, tuple(_against(scene, point, scene.board.position().stones.count(EMPTY)))
    )


def _against(scene: Scene, point: Point, empties: int) -> Iterator[Reason]:
    after = outcome(scene.board, scene.color, point)
    if after.is_self_atari:
        fact = Fact(
            "self-atari",
            (point_text(point),),
            f"the string made by {point_text(point)} has one liberty and {after.stones} stones",
            (),
            (point,),
        )
        text = f"the string made by {point_text(point)} could be taken at once"
        yield Reason(Motive.SELF_ATARI, text, (fact,), after.stones - after.taken, "against")
    size = scene.board.size
    line = line_of(point, size)
    if line < 3 and empties > 0.6 * size * size and size >= 9:
        fact = Fact(
            "line",
            (point_text(point), str(line)),
            f"{point_text(point)} is on line {line}",
            (),
            (point,),
        )
        yield Reason(
            Motive.LOW,
            f"low, on line {line}, while the board is open",
            (fact,),
            3 - line,
            "against",
        )
