"""The sources beside the rules: readings, patterns, playouts and learned values, each telling moves as facts.

Takes a blackboard and what is known of the position; enters `move(quality, color, point, purpose, target)`, each with
its source and what it rests on, so that it falls when a stone under it goes. Weighs nothing and chooses nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeAlias

from riyu.assessment.assessment import SETTLED, Assessment
from riyu.assessment.board_words import look_at
from riyu.base.errors import Stopped
from riyu.base.words import counted
from riyu.candidates import joseki
from riyu.candidates.answers import LEAST, AnswerCounts, quality_of
from riyu.candidates.asked import ASKED, IF_LIKELY, MOST_LIBERTIES, Where, points_asked
from riyu.candidates.evaluated import evaluated
from riyu.candidates.ko_moves import ko_moves
from riyu.candidates.obvious import obvious_sequence
from riyu.candidates.telling import Told, move_key, sentence_of, stones_at
from riyu.candidates.turning_points import hold_plan, links, plans, race_of_problem, races
from riyu.game.after import outcome
from riyu.game.constants import BLACK, EMPTY, NO_POINT, WHITE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    color_name,
    neighbors,
    opposite,
    point_text,
)
from riyu.game.record import Move
from riyu.game.ruleset import Scoring
from riyu.inference.constants import STONE_AT
from riyu.inference.engine import Inference
from riyu.inference.facts import Key
from riyu.inference.purposes import TACTICAL
from riyu.inference.source import Source
from riyu.patterns.asking import Asker
from riyu.patterns.harvested import has_idea
from riyu.patterns.joseki import JosekiBook
from riyu.patterns.model import Match, Pattern, Saying
from riyu.patterns.tables import NAMED_STONES, SAYINGS
from riyu.reading.blackboard import Blackboard
from riyu.reading.combinations import Outcome, does_attack, does_defend
from riyu.reading.gate import Claim, at_stake, bear_out, bear_out_moves, source_of
from riyu.reading.life_stakes import read_stakes
from riyu.reading.reading import Reading, Verdict, line_text
from riyu.reading.turning import turn
from riyu.reading.wanted import read_wanted

__all__ = ["CUSTOM", "RULES", "SOURCES", "TAKES_DEAD", "Sight", "in_haste", "tell"]

RULES = "rules"
"""The source whose moves stand before the others are asked."""

TAKES_DEAD = "take-off"
"""The purpose of moves that take dead stones off, where that costs nothing."""

NODES = 2_000
"""Nodes that one question about a string may take."""

CUSTOM = "follow-custom"
"""The purpose of moves that strong players play in such a shape."""

_KINDS = (
    *("playouts", "pattern", "sequence", "values", "plan", "ko", "evaluation"),
    *("joseki", "search", "explaining"),
)
"""The kinds of sources whose facts are of one position alone."""

MOST_RACE_NODES, OF_LIFE_NODES = 4_000, 1 / 8
"""Nodes of each question about the race of a problem: at most, and as a share of those of one about life."""

GAIN = 0.5
"""Points that an obvious sequence must gain to be told."""

OPEN = 0.4
"""The share of points not yet settled from which on downward each of them is told."""

LIKELY = 0.02
"""The share from which on a learned move is told."""

MOST_LIKELY = 12
"""Learned moves that are told, at most."""


HASTY_READING = 0.2
"""The share of the nodes that questions about strings and links may take in haste."""

_QUICK = frozenset(
    ("strings", "patterns", "open points", "dead stones", "dame", "joseki", "learned values")
)
"""The sources that are asked in haste."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What the sources see of a position beside the blackboard.

    `last` are the moves before it, the latest first, at most two; `scoring` tells whether taking dead stones off costs
    anything; `anywhere` that moves far from all stones are welcome too; `life_nodes` bounds the reading of a group's
    life, `word_nodes` that of one for what is said of groups; `likely` are the shares of learned moves, `answers` how
    often those of patterns are played; `joseki` is the book in force; `ended` hears the name of each step as it ends;
    `sources` are those of SOURCES that are asked, all if None; `reading` is the share of the nodes that questions
    about strings and links may take; once `stop` says so nothing more is read, None: never; `is_problem`: what stands
    on the board is the question.
    """

    color: Color
    assessment: Assessment
    scoring: Scoring
    asker: Asker
    answers: AnswerCounts
    last: tuple[Move, ...] = ()
    anywhere: bool = False
    life_nodes: int = 0
    word_nodes: int = 0
    likely: Mapping[Point, float] | None = None
    joseki: JosekiBook | None = None
    ended: Callable[[str], object] = lambda name: None
    sources: frozenset[str] | None = None
    reading: float = 1.0
    stop: Callable[[], bool] | None = None
    is_problem: bool = False

    def asks(self, source: str) -> bool:
        """Say whether a source is asked."""
        return self.sources is None or source in self.sources


def in_haste(sight: Sight) -> Sight:
    """Give a sight that takes a small part of the time: what reads much is not asked, groups are judged at a glance."""
    sources = _QUICK if sight.sources is None else _QUICK & sight.sources
    reading = min(HASTY_READING, sight.reading)
    return replace(sight, sources=sources, word_nodes=0, reading=reading)


def tell(blackboard: Blackboard, sight: Sight) -> None:
    """Have every source tell its moves for the color to move; what was told of another position has fallen.

    For a pattern may test more than the points that it names, and what was answered to one move is no answer to the
    next: so whatever is told rests on every stone beside its own points. Once `stop` says so, what needs reading is
    left out, and groups are judged at a glance: it is asked about anew by whoever tells of the position next.
    """
    inference = blackboard.inference
    sight.ended("facts by rules")
    if blackboard.words is not None:
        look_at(blackboard, _most_likely(sight))
        with _until_stopped(blackboard, sight) as words:
            blackboard.words.tell(sight.word_nodes)
        if words.is_stopped:
            blackboard.words.tell(0)
    sight.ended("the assessment's words")
    with _until_stopped(blackboard, sight):
        read_wanted(inference, blackboard.readings)
    sight.ended("what rules want read")
    for kind in _KINDS:
        inference.forget_source(kind)
    inference.forget_source("reading", STONE_AT)  # what sources told, or it would raise links anew
    for plan in list(blackboard.plans):  # made anew: the same position has the same reasons
        blackboard.plans.drop(plan)
    with _until_stopped(blackboard, sight):
        bear_out_moves(inference, blackboard.readings, (sight.color,), sight.reading)
    sight.ended("the gate for rules")
    told: list[Told] = []
    for name, source in _SOURCES.items():
        if sight.asks(name):
            with _until_stopped(blackboard, sight):
                for one in source(blackboard, sight):
                    told.append(one)
        sight.ended(name)
    for name, further in _FURTHER.items():
        if sight.asks(name):
            with _until_stopped(blackboard, sight):
                for one in further(blackboard, inference, sight.color, told):
                    told.append(one)
        sight.ended(name)
    if sight.is_problem and sight.asks("races"):
        with _until_stopped(blackboard, sight):
            told.extend(race_of_problem(blackboard, sight.color, told, _race_nodes(sight)))
        sight.ended("the race of a problem")
    inference.enter_all(
        (key, said, {*reads, STONE_AT})
        for key, said, reads in told
        if key[3] != NO_POINT  # a line may begin with a pass, which no fact can name
    )
    sight.ended("entering")


@dataclass(slots=True)
class _Part:
    """A part of telling, and whether it was stopped before its end."""

    is_stopped: bool = False


@contextmanager
def _until_stopped(blackboard: Blackboard, sight: Sight) -> Iterator[_Part]:
    """Let the block read until it is to stop; what it found before is as it left it."""
    part = _Part()
    try:
        with blackboard.readings.heeding(sight.stop):
            yield part
    except Stopped:
        part.is_stopped = True


# Readings. ------------------------------------------------------------------------------------------------------------


def _strings(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell the moves that take or save strings whose fate hangs on who moves first."""
    board, color = blackboard.board, sight.color
    for name in board.strings():
        if board.liberties(name) > MOST_LIBERTIES:
            continue
        purpose = "save" if board.color_at(name) == color else "capture"
        found = turn(blackboard.readings, purpose, (name,), color, _nodes(sight))
        if found is None:
            continue
        hold_plan(blackboard, found)
        quality = "urgent" if found.mine.verdict is Verdict.WIN else "good"
        size = at_stake(board.string_size(name), found.by_ko)
        rests_on = stones_at(found.rests_on)
        for move in _moves_for(blackboard, name, found.mine, purpose == "save", _nodes(sight)):
            line = found.mine.line if move == found.mine.line[0] else (move,)
            source = Source("reading", purpose, found.text(line), found.mine.line, size)
            yield move_key(quality, color, move, purpose, name), source, rests_on


def _nodes(sight: Sight) -> int:
    """Give the nodes that one question about a string may take."""
    return max(1, int(NODES * sight.reading))


def _race_nodes(sight: Sight) -> int:
    """Give the nodes that each question about the race of a problem may take."""
    return max(1, min(MOST_RACE_NODES, int(OF_LIFE_NODES * sight.life_nodes)))


def _by_ko(reading: Reading) -> str:
    return ", by ko" if reading.verdict is Verdict.KO else ""


def _moves_for(
    blackboard: Blackboard, name: Point, reading: Reading, is_own: bool, nodes: int
) -> list[Point]:
    """Give the moves that reach what a reading says can be reached: its own first, then others that do it as well."""
    board, readings = blackboard.board, blackboard.readings
    if not reading.line:
        return []
    tries = dict.fromkeys((reading.line[0], *board.liberty_points(name)))
    for beside in board.neighbor_strings(name):
        if board.liberties(beside) <= 2:
            tries.update(dict.fromkeys(board.liberty_points(beside)))
    does = does_defend if is_own else does_attack
    first = reading.line[0]
    return [first] + [
        p for p in tries if p != first and does(readings, p, name, nodes) is Outcome.WORKS
    ]


def _life(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell the moves on which the life of a group hangs."""
    color = sight.color
    if not sight.life_nodes:
        return
    stakes = read_stakes(
        blackboard.readings, color, sight.life_nodes, lambda: sight.ended("a group's life")
    )
    for stake in stakes:
        is_own = stake.owner == color
        line = line_text(color, stake.reading.line) + _by_ko(stake.reading)
        if stake.is_read and stake.is_needed:
            purpose, quality, why = ("live" if is_own else "kill"), "urgent", line
        else:
            purpose, quality = ("settle" if is_own else "attack"), "good"
            why = f"{point_text(stake.move)} is the likeliest; it is not read out"
            if stake.is_read:
                why = f"{line}; whether it needs a move is not read out"
        size = at_stake(stake.stones, stake.reading.verdict is Verdict.KO)
        source = Source("reading", purpose, why, stake.reading.line, size)
        rests_on = stones_at(stake.rests_on)
        yield move_key(quality, color, stake.move, purpose, stake.stone), source, rests_on


# Patterns. ------------------------------------------------------------------------------------------------------------


def _patterns(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell the answers of every class where it is asked; tactical ones only where reading bears them out.

    Of the patterns that say the same of a point, the one whose answer is played most often speaks; of custom one with
    an idea in words, as good as the one most often played. Where races are not asked about, classes that are asked in
    races alone are not either: to find these is to read them.
    """
    board, asker, color = blackboard.board, sight.asker, sight.color
    points = {
        where: points_asked(blackboard.readings, color, sight.last, where)
        if where is not Where.RACING or sight.asks("races")
        else []
        for where in Where
    }
    best: dict[tuple[Point, str, Point], tuple[float, Match]] = {}
    ideas: dict[Point, tuple[float, Match]] = {}
    for name, (where, usual) in ASKED.items():
        at = points[where]
        if (at is not None and not at) or not asker.has(name):
            continue
        patterns = asker.patterns(name)
        for found in asker.found(name, color, at):
            answer = found[-1]
            share = _share(sight, name, patterns[found[0]].name, answer)
            if share < LEAST or not board.is_legal(color, answer):
                continue
            says = _needed(patterns[found[0]])
            is_idea = usual == CUSTOM and has_idea(patterns[found[0]].name)
            if is_idea and share > ideas.get(answer, (0.0, None))[0]:
                ideas[answer] = share, asker.match(name, color, found)
            if not says and share <= best.get((answer, usual, NO_POINT), (0.0, None))[0]:
                continue
            match = asker.match(name, color, found)
            for purpose, target in _purposes(match, says) or [(usual, NO_POINT)]:
                what = (answer, purpose, target)
                if what not in best or share > best[what][0]:
                    best[what] = (share, match)
    for (answer, purpose, target), (share, match) in best.items():
        key = move_key(quality_of(share), color, answer, purpose, target)
        if purpose == CUSTOM and answer in ideas:
            match = ideas[answer][1]
        yield from _of_match(blackboard, key, match)


def _share(sight: Sight, name: str, pattern: str, answer: Point) -> float:
    """Give how often strong players play a pattern's answer: just here, of some classes, else wherever it fits."""
    if not answer:
        return 0.0
    if name in IF_LIKELY:
        return (sight.likely or {}).get(answer, 0.0)
    return sight.answers.share(name, pattern)


def _of_match(blackboard: Blackboard, key: Key, match: Match) -> Iterator[Told]:
    _, _, color, move, purpose, target = key
    points = tuple(sorted({match.focus, *(p for _, named in match.points for p in named)}))
    if purpose in TACTICAL:
        claim = Claim(color, move, purpose, target)
        borne = bear_out(blackboard.readings, claim)
        if borne is None:
            return
        yield key, source_of(blackboard.board, claim, borne), stones_at(borne.rests_on)
    why = sentence_of(match, blackboard.board)
    yield key, Source("pattern", match.pattern.name, why, points), stones_at(points)


def _needed(pattern: Pattern) -> list[Saying]:
    """Give what a pattern says its answer is for."""
    return [one for one in pattern.says if one.by == "*" and SAYINGS[one.name].by == "needed"]


def _purposes(match: Match, says: Iterable[Saying]) -> list[tuple[str, Point]]:
    """Give purposes that a pattern says, each about the first stone it names."""
    found = []
    for saying in says:
        named = [match.at(label) for label in saying.arguments if label in NAMED_STONES]
        found.append((saying.name, named[0][0] if named and named[0] else NO_POINT))
    return found


def _sequences(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell the first move of what is obvious after the enemy's last move, where playing it out gains something."""
    found = obvious_sequence(blackboard, sight.color, sight.last)
    if found is None or not found.steps or not found.steps[0].point or found.gain < GAIN:
        return
    move = found.steps[0].point
    source = Source("sequence", found.steps[0].why, str(found), found.moves)
    yield move_key("good", sight.color, move, "keep-shape"), source, [STONE_AT]


# Playouts. ------------------------------------------------------------------------------------------------------------


def _open_points(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell empty points near stones that playouts give now to one side, now to the other, once few points are open."""
    board, assessment = blackboard.board, sight.assessment
    if assessment.open_share > OPEN and not sight.anywhere:
        return
    for point in all_points(board.size):
        if board.color_at(point) != EMPTY or abs(assessment.at(point)) > 0.6:
            continue
        if not (sight.anywhere or _is_near_stone(blackboard, point)):
            continue
        percent = round(50 * (1 + assessment.for_color(sight.color, point)))
        why = f"{color_name(sight.color)} ends with it in {percent} of 100 playouts"
        source = Source("playouts", "open", why, (point,))
        yield move_key("small", sight.color, point, "endgame"), source, [STONE_AT]


def _is_near_stone(blackboard: Blackboard, point: Point) -> bool:
    board = blackboard.board
    return any(
        board.color_at(q) in (BLACK, WHITE)
        for p in neighbors(point, board.size)
        for q in (p, *neighbors(p, board.size))
    )


def _dead_stones(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell moves that take dead enemy stones off, where that costs nothing."""
    board, color = blackboard.board, sight.color
    if sight.scoring is not Scoring.AREA:
        return
    for name in board.strings(opposite(color)):
        if sight.assessment.for_color(color, name) < 0:
            continue
        source = Source("playouts", "dead", "playouts kill it more often than not", (name,))
        for point in board.liberty_points(name):
            if board.is_legal(color, point):
                after = outcome(board, color, point)
                if after.taken or after.liberties > 1:
                    yield move_key("small", color, point, TAKES_DEAD, name), source, [STONE_AT]


def _dame(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell points beside stones of both colors that are nobody's."""
    board = blackboard.board
    for point in all_points(board.size):
        if board.color_at(point) != EMPTY or abs(sight.assessment.at(point)) > SETTLED:
            continue
        if {1, 2} <= {board.color_at(p) for p in neighbors(point, board.size)}:
            source = Source(
                "playouts", "between", "it lies between stones of both colors", (point,)
            )
            yield move_key("small", sight.color, point, "fill"), source, [STONE_AT]


# Joseki. --------------------------------------------------------------------------------------------------------------


def _joseki(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell what the book has in the corners."""
    if sight.joseki is not None:
        last = sight.last[0] if sight.last else None
        yield from joseki.told(blackboard.board, sight.joseki, sight.color, last)


# Learned values. ------------------------------------------------------------------------------------------------------


def _likely(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell the moves that strong players play most likely."""
    for point in _most_likely(sight):
        share = (sight.likely or {})[point]
        why = f"strong players play it in {counted(round(100 * share), 'case')} of 100"
        source = Source("values", "moves", why, (point,))
        yield move_key("good", sight.color, point, CUSTOM), source, [STONE_AT]


def _most_likely(sight: Sight) -> list[Point]:
    """Give the moves that strong players play most likely, the likeliest first."""
    shares = sight.likely or {}
    best = sorted(shares, key=lambda point: -shares[point])[:MOST_LIKELY]
    return [point for point in best if shares[point] >= LIKELY]


def _changes(blackboard: Blackboard, sight: Sight) -> Iterator[Told]:
    """Tell what likely moves are for, by what they change as assessed."""
    return evaluated(blackboard.inference, blackboard.board, sight.color)


_SOURCES: Mapping[str, Callable[[Blackboard, Sight], Iterator[Told]]] = MappingProxyType(
    {
        "strings": _strings,
        "life": _life,
        "patterns": _patterns,
        "sequences": _sequences,
        "open points": _open_points,
        "dead stones": _dead_stones,
        "dame": _dame,
        "joseki": _joseki,
        "learned values": _likely,
        "evaluation": _changes,
    }
)
"""The sources beside the rules, in the order in which they tell."""

_Further: TypeAlias = Callable[[Blackboard, Inference, Color, Sequence[Told]], Iterator[Told]]

_FURTHER: Mapping[str, _Further] = MappingProxyType(
    {"links": links, "races": races, "plans": plans, "kos": ko_moves}
)
"""The sources that go by what others tell, after them."""

SOURCES = (*_SOURCES, *_FURTHER)
"""The names of the sources beside the rules."""
