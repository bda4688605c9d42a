"""Thinking about a move: workers in one tree on as many threads, for so long or so many descents, and what they found.

Takes a board, the moves of its game and limits; gives a frozen Thought. Keeps the tree, so that what was found of the
moves then played is not lost. Knows no reasons.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from riyu.assessment.dead_groups import DeadGroup
from riyu.assessment.playouts import PlayoutWeights
from riyu.candidates.move_scores import LearnedMoves
from riyu.game.constants import BLACK
from riyu.game.game import Game
from riyu.game.points import Color, Point, all_points
from riyu.game.position import Position
from riyu.game.record import Move
from riyu.game.ruleset import Ruleset, Scoring
from riyu.game.transform import Transform, apply_point, apply_position
from riyu.search.dynamic_komi import STILL, DynamicKomi, moved, room_of, start_of
from riyu.search.mcts import Descents, MoveOdds, Worker
from riyu.search.tree import Branch, Selection, Tree

__all__ = ["MEGABYTE", "Limits", "Seen", "Thinker", "Thinking", "Thought", "Winners"]

MEGABYTE = 1 << 20

SLICE_SECONDS = 0.02
"""How long descents run before the limits are looked at again."""

SLICE_DESCENTS = 200
"""Descents between two looks at the limits where these are descents, so that it ends at the same one each time."""

FIRST_SLICE = 16
"""Descents of the first slice, before it is known how long one takes, and of each where few are wanted."""

MOST_VISITS = 5_000_000
"""Visits of a root after which nothing is added: a node's sums of wins and margins would run over."""


PROBES = 4
"""Times that komi is looked for before a search, where it moves by what is won."""

PROBE_DESCENTS = 48
"""Descents of each of these."""

FAR_OFF = 0.85
"""Share that a side wins of a slice of descents from which on komi is moved while a search goes on."""

CLEAR_LEAD = 2.0
"""Times the visits of the second most visited move that the most visited one must have for the choice to be clear."""


@dataclass(frozen=True, slots=True)
class Thinking:
    """How to think: on how many threads, in how many bytes of memory, how edges are chosen, descents go, komi moves."""

    threads: int = 1
    memory: int = 256 * MEGABYTE
    selection: Selection = field(default_factory=Selection)
    descents: Descents = field(default_factory=Descents)
    komi: DynamicKomi = STILL


@dataclass(frozen=True, slots=True)
class Limits:
    """When to stop: after so many descents, or when the clock is at `until`, or once `stop` says so.

    `until` is a time as `now` has it; where the choice is open then, it goes on, up to `latest` if that is
    later: where the most visited move does not lead the second by far, or does not win most.

    Where the most visited move can't be overtaken any more it ends before, unless `is_whole`. Limits in descents alone
    give the same tree each time, on one thread: of an earlier one nothing is used. Some descents are always made.
    """

    simulations: int = 0
    until: float = math.inf
    stop: Callable[[], bool] = lambda: False
    is_whole: bool = False
    latest: float = 0.0
    now: Callable[[], float] = time.monotonic


@dataclass(frozen=True, slots=True)
class Thought:
    """What was found of a position: its moves, the most visited first, with what they won for the color to move.

    `value` is the share the color wins, `margin` the mean by which its area is more, komi counted (and, where territory
    is, stones that were not answered); `ownership` has for each point in reading order how often it ended as Black's
    less White's. `line` is the most visited sequence. `simulations` were made now, `visits` with those of before. Where
    komi was moved White's area counted `shift` points more in what moves won; `really` is the share won by the game's
    own komi of those made now, None where that is `value`.
    """

    color: Color
    branches: tuple[Branch, ...]
    line: tuple[Point, ...]
    value: float
    margin: float
    ownership: tuple[float, ...]
    simulations: int
    visits: int
    seconds: float
    shift: int = 0
    really: float | None = None

    @property
    def won(self) -> float:
        """The share that the color wins by the game's own komi."""
        return self.value if self.really is None else self.really

    @property
    def best(self) -> Branch | None:
        """The move to play: the most visited; None if there is none."""
        return self.branches[0] if self.branches else None

    def open_share(self, settled: float) -> float:
        """Give the share of points that nobody owns so often as `settled`, 0 to 1."""
        return sum(abs(owned) < settled for owned in self.ownership) / len(self.ownership)

    def find(self, move: Point) -> Branch | None:
        """Give what is known of a move."""
        return next((branch for branch in self.branches if branch.move == move), None)


@dataclass(frozen=True, slots=True)
class Seen:
    """What was found of one move of a position, for the color that makes it.

    `visits` went on from it, of which it won the share `won`, by `margin` points in the mean; `line` begins with the
    move. `games` of these were played now; `owned` has for each point how often it ended in them as Black's less
    White's, from −1 to +1.
    """

    move: Point
    visits: int
    won: float
    margin: float
    line: tuple[Point, ...]
    games: int
    owned: Mapping[Point, float]


@dataclass(frozen=True, slots=True)
class Winners:
    """Whose points end as, by who wins: what a game hangs on.

    `games` are the descents that Black won, and White; `held` has for each point how often it ended in the first, and
    in the second, as Black's less White's, from −1 to +1. Source of criticality: Coulom, Criticality: a Monte-Carlo
    heuristic for Go programs, 2009.
    """

    games: tuple[int, int]
    held: Mapping[Point, tuple[float, float]]

    def criticality(self, points: Sequence[Point]) -> float:
        """Give how much oftener the winner owns points than if both had nothing to do with one another, 0 to 0.5."""
        black, white = self.games
        both = black * white / max(1, black + white) ** 2
        return (
            both
            * sum(one - other for one, other in map(self.held.__getitem__, points))
            / len(points)
        )

    def by_owner(self, color: Color, points: Sequence[Point]) -> tuple[float, float, float]:
        """Give the share that a color wins where points end as its own, where not, and how often they end so."""
        black, white = (
            0.5 + 0.5 * sum(self.held[point][side] for point in points) / len(points)
            for side in (0, 1)
        )
        games = max(1, sum(self.games))
        won, lost = self.games[0] / games, self.games[1] / games
        if color != BLACK:
            won, lost, black, white = lost, won, 1.0 - white, 1.0 - black
        owned = won * black + lost * white
        not_owned = max(1e-9, 1.0 - owned)
        return won * black / max(1e-9, owned), won * (1.0 - black) / not_owned, owned


@dataclass(frozen=True, slots=True)
class _Root:
    """What a tree was planted for."""

    start: Position
    ruleset: Ruleset
    komi: float
    color: Color
    moves: tuple[Move, ...]

    def since(self, then: _Root) -> Sequence[Move] | None:
        """Give the moves made since another time of the same game, each color in turn; None if it is not so."""
        count = len(then.moves)
        own = (self.start, self.ruleset, self.komi, self.moves[:count])
        if own != (then.start, then.ruleset, then.komi, then.moves):
            return None
        path = self.moves[count:]
        colors = [then.color if i % 2 == 0 else 3 - then.color for i in range(len(path) + 1)]
        is_in_turn = colors == [*(move.color for move in path), self.color]
        return path if is_in_turn else None


class Thinker:
    """Thinks in one game after another; what it holds between moves is its tree."""

    def __init__(
        self,
        learned: LearnedMoves,
        playouts: PlayoutWeights,
        how: Thinking | None = None,
    ) -> None:
        self.learned = learned
        self.how = how or Thinking()
        self._odds = MoveOdds(learned.table, learned.weights)
        self._playouts = playouts
        self._tree: Tree | None = None
        self._root: _Root | None = None
        self._workers: list[Worker] = []
        self._is_kept = True
        self._shift = 0

    def apart(self, memory: int) -> Thinker:
        """Give one that thinks alike, on one thread, in a tree of its own of so many bytes; komi does not move."""
        how = replace(self.how, threads=1, memory=memory, komi=STILL)
        return Thinker(self.learned, self._playouts, how)

    def forget(self) -> None:
        """Let the tree go."""
        self._tree = None
        self._workers = []

    @property
    def bytes_used(self) -> int:
        """The bytes that the tree's nodes and edges take."""
        return self._tree.bytes_used if self._tree is not None else 0

    def line(self, move: Point, least: int) -> tuple[Point, ...]:
        """Give the most visited moves that follow a move of the position thought about last, of `least` visits each."""
        return tuple(self._tree.line((move,), least)) if self._tree is not None else ()

    def branch(self, move: Point) -> Branch | None:
        """Give what is known of a move of the position thought about last, komi not counted; None if nothing is."""
        return self._tree.branch_of(move) if self._tree is not None else None

    def see(self, move: Point, least: int) -> Seen | None:
        """Give what was found of a move of the position thought about last; None where nothing was.

        Moves of its line after the first have `least` visits each.
        """
        tree, root = self._tree, self._root
        if tree is None or root is None:
            return None
        branch = self.branch(move)
        if branch is None or not branch.visits:
            return None
        games = sum(worker.games_after(move) for worker in self._workers)
        owned = zip(*(worker.owned_after(move) for worker in self._workers), strict=True)
        shares = [sum(counts) / max(1, games) for counts in owned]
        return Seen(
            move,
            branch.visits,
            branch.value,
            branch.margin - (root.komi if root.color == BLACK else -root.komi),
            (move, *self.line(move, least)),
            games,
            dict(zip(all_points(root.start.size), shares, strict=True)),
        )

    def has_thought_of(self, game: Game, color: Color, komi: float) -> bool:
        """Say whether a color's move in a game as it stands is what was thought about last, and the tree is there."""
        now = _Root(game.start, game.board.ruleset, komi, color, game.moves)
        return self._tree is not None and self._root == now

    @property
    def shift(self) -> int:
        """The points that White's area counted more in the search than komi has it."""
        return self._shift

    @property
    def spread(self) -> float:
        """The standard deviation of the margin of one descent of the last search, in points; 0 before any."""
        games = sum(worker.simulations for worker in self._workers)
        if not games:
            return 0.0
        mean = sum(worker.margins for worker in self._workers) / games
        squares = sum(worker.squares for worker in self._workers) / games
        return math.sqrt(max(0.0, squares - mean * mean))

    def winners(self) -> Winners:
        """Give whose points ended as in the descents of the last search, by who won."""
        won = [worker.games_won() for worker in self._workers]
        games = (round(sum(one for one, _ in won)), round(sum(other for _, other in won)))
        if self._root is None or not self._workers:
            return Winners((0, 0), {})
        held = [worker.held_by_winners() for worker in self._workers]
        shares = [
            [
                sum(counts) / max(1, games[side])
                for counts in zip(*(one[side] for one in held), strict=True)
            ]
            for side in (0, 1)
        ]
        points = all_points(self._root.start.size)
        return Winners(games, dict(zip(points, zip(*shares, strict=True), strict=True)))

    def go_on(self, move: Point, count: int, is_over: Callable[[], bool] = lambda: False) -> int:
        """Go down `count` times more by a move of the position thought about last; give how often it was.

        `is_over` is asked now and then whether to end. What is found of the move counts in the tree, as if it had been
        chosen so often.
        """
        tree, done = self._tree, 0
        if tree is None or not self._workers:
            return 0
        worker = self._workers[0]
        worker.stopped = False
        while done < count and tree.visits_of_root < MOST_VISITS and not is_over():
            some = min(FIRST_SLICE, count - done)
            if not worker.run_through(move, some):
                break
            done += some
        return done

    def think(
        self,
        game: Game,
        color: Color,
        komi: float,
        limits: Limits,
        *,
        seed: int = 0,
        priors: Callable[[Mapping[Point, float]], Mapping[Point, float]] | None = None,
        dead: Sequence[DeadGroup] = (),
        tell: Callable[[Thought], object] | None = None,
        every: float = 0.0,
        is_kept: bool = True,
    ) -> Thought:
        """Think about a color's move, whose turn it is on the board; the game stays as it is.

        `komi` is what White's area counts more. `priors` is given the moves with the priors that learned values give
        them, and gives those to begin with; `dead` are groups that playouts take for dead. `tell` hears
        what was found so far, at most once in `every` seconds. `is_kept`: the tree may be used for a later position.
        """
        start = time.monotonic()
        how, board, moves = self.how, game.board, game.moves
        if limits.simulations:
            self.forget()
        now = _Root(game.start, board.ruleset, komi, color, moves)
        tree = self._tree_for(now)
        self._is_kept = is_kept
        room = room_of(game) if how.komi.moves else 0.0
        if how.komi.moves:
            self._shift = self._komi_moved(
                game, color, komi, tree.visits_of_root > 0, room, seed, dead
            )
        descents = replace(
            how.descents, komi=komi, shift=float(self._shift), **_laws_of(board.ruleset)
        )
        workers = self._workers = [
            Worker(board, moves, tree, self._odds, self._playouts, descents, seed + 7919 * i, dead)
            for i in range(how.threads)
        ]
        workers[0].weighs_root = descents.critical_root > 0.0
        found = workers[0].root_moves()
        wanted = dict(priors(found)) if priors is not None else found
        wanted = _one_of_each(board.position(), wanted)
        ordered = sorted(wanted.items(), key=lambda item: -item[1])
        tree.plant([move for move, _ in ordered], [prior for _, prior in ordered])

        def thought() -> Thought:
            seen = _thought(tree, workers, color, komi, time.monotonic() - start)
            if not how.komi.moves:
                return seen
            return replace(seen, shift=self._shift, really=_won_really(workers, color))

        told = start
        before = (0.0, 0.0, 0.0)

        def goes_on() -> None:
            nonlocal told, before
            if how.komi.by_value:
                before = self._move_komi(workers, color, komi, room, before)
            if tell is not None and time.monotonic() - told >= every:
                told = time.monotonic()
                tell(thought())

        _run(tree, workers, limits, goes_on)
        return thought()

    def _komi_moved(
        self,
        game: Game,
        color: Color,
        komi: float,
        goes_on: bool,
        room: float,
        seed: int,
        dead: Sequence[DeadGroup],
    ) -> int:
        """Give by how many points komi is to be moved as a search begins: looked for by descents of their own.

        Where the search goes on in a tree, it is what it was there.
        """
        how = self.how.komi
        shift = start_of(how, game)
        if not how.by_value:
            return shift
        if goes_on:
            return round(max(-room, min(room, self._shift)))
        for probe in range(PROBES):
            tree = Tree(MEGABYTE, self.how.selection)
            descents = replace(
                self.how.descents, komi=komi, shift=float(shift), **_laws_of(game.ruleset)
            )
            worker = Worker(
                game.board,
                game.moves,
                tree,
                self._odds,
                self._playouts,
                descents,
                seed + probe,
                dead,
            )
            priors = worker.root_moves()
            tree.plant(list(priors), list(priors.values()))
            worker.run(PROBE_DESCENTS)
            wanted = moved(how, shift, color, *_seen_by([worker], color, komi + shift), room)
            if wanted == shift:
                break
            shift = wanted
        return shift

    def _move_komi(
        self,
        workers: Sequence[Worker],
        color: Color,
        komi: float,
        room: float,
        before: tuple[float, float, float],
    ) -> tuple[float, float, float]:
        """Move komi by what descents won since `before`, if they are enough; give the counts to compare with next."""
        now = _counts(workers)
        if now[0] + now[1] - before[0] - before[1] < SLICE_DESCENTS:
            return before
        won, lead = _won_of(now, before, color, komi + self._shift)
        if 1.0 - FAR_OFF < won < FAR_OFF:
            return now
        self._shift = moved(self.how.komi, self._shift, color, won, lead, room)
        for worker in workers:
            worker.komi = komi + self._shift
        return now

    def _tree_for(self, now: _Root) -> Tree:
        """Give the tree below the moves made since the last time, where that was the same game; else a new one."""
        then, tree = self._root, self._tree
        new = None
        if tree is not None and then is not None and self._is_kept:
            path = now.since(then)
            if path is not None:
                new = tree.below([move.point for move in path])
        self._root = now
        self._tree = new if new is not None else Tree(self.how.memory // 2, self.how.selection)
        return self._tree


def _counts(workers: Sequence[Worker]) -> tuple[float, float, float]:
    """Give how many descents of now Black won, and White, by the komi in force, and the sum of Black's margins."""
    won = [worker.games_won() for worker in workers]
    margins = float(sum(worker.margins for worker in workers))
    return sum(black for black, _ in won), sum(white for _, white in won), margins


def _won_of(
    now: tuple[float, float, float],
    before: tuple[float, float, float],
    color: Color,
    komi: float,
) -> tuple[float, float]:
    """Give the share that a color won between two counts, and by how many points it led in the mean."""
    black, white, margins = (one - other for one, other in zip(now, before, strict=True))
    games = max(1.0, black + white)
    lead = margins / games - komi
    return (black / games, lead) if color == BLACK else (white / games, -lead)


def _seen_by(workers: Sequence[Worker], color: Color, komi: float) -> tuple[float, float]:
    """Give the share that a color won of all descents of now, and by how many points it led in the mean."""
    return _won_of(_counts(workers), (0.0, 0.0, 0.0), color, komi)


def _won_really(workers: Sequence[Worker], color: Color) -> float:
    """Give the share of the descents of now that a color won by the game's own komi."""
    games = max(1, sum(worker.simulations for worker in workers))
    black = sum(worker.black_really for worker in workers) / games
    return black if color == BLACK else 1.0 - black


def _one_of_each(position: Position, priors: Mapping[Point, float]) -> dict[Point, float]:
    """Give priors of moves, those that a symmetry of the position makes the same as one: the likeliest has them all."""
    ways = [way for way in Transform if way and apply_position(way, position) == position]
    if not ways:
        return dict(priors)
    kept: dict[Point, float] = {}
    for move, prior in sorted(priors.items(), key=lambda item: -item[1]):
        twins = (apply_point(way, move, position.size) for way in ways)
        first = next((twin for twin in twins if twin in kept), move)
        kept[first] = kept.get(first, 0.0) + prior
    return kept


def _laws_of(ruleset: Ruleset) -> dict[str, bool]:
    """Give what descents must know of a ruleset, by the names that Descents has for it."""
    return {
        "stones_cost": ruleset.scoring is Scoring.TERRITORY,
        "is_agreed": ruleset.dead_removed,
    }


def _thought(
    tree: Tree, workers: Sequence[Worker], color: Color, komi: float, seconds: float
) -> Thought:
    branches = tree.branches()
    visits = sum(branch.visits for branch in branches)
    value = sum(branch.visits * branch.value for branch in branches) / max(1, visits)
    margin = sum(branch.visits * branch.margin for branch in branches) / max(1, visits)
    done = [worker.simulations for worker in workers]
    parts = [worker.ownership() for worker in workers]
    ownership = [
        sum(n * share for n, share in zip(done, shares, strict=True)) / max(1, sum(done))
        for shares in zip(*parts, strict=True)
    ]
    return Thought(
        color,
        tuple(branches),
        tuple(tree.line()),
        value,
        margin - komi if color == BLACK else margin + komi,
        tuple(ownership),
        sum(done),
        visits,
        seconds,
    )


def _run(
    tree: Tree,
    workers: Sequence[Worker],
    limits: Limits,
    goes_on: Callable[[], object],
) -> None:
    """Let workers go down until a limit is reached."""
    start = limits.now()
    if len(workers) == 1:
        _run_one(tree, workers[0], workers, limits, start, goes_on)
        return
    threads = [
        threading.Thread(target=_run_one, args=(tree, worker, workers, limits, start))
        for worker in workers[1:]
    ]
    for thread in threads:
        thread.start()
    try:
        _run_one(tree, workers[0], workers, limits, start, goes_on)
    finally:
        for worker in workers:
            worker.stopped = True
        for thread in threads:
            thread.join()


def _run_one(
    tree: Tree,
    worker: Worker,
    workers: Sequence[Worker],
    limits: Limits,
    start: float,
    goes_on: Callable[[], object] = lambda: None,
) -> None:
    """Let one worker go down, a slice at a time; `goes_on` is called after each."""
    count = FIRST_SLICE
    while not worker.stopped:
        done = sum(one.simulations for one in workers)
        now = limits.now()
        if limits.simulations:
            count = min(SLICE_DESCENTS, -(-(limits.simulations - done) // len(workers)))
        if count <= 0 or (done and (_is_late(tree, now, limits) or limits.stop())):
            break
        if done and not limits.is_whole and _is_decided(tree, done, now - start, limits):
            break
        if tree.visits_of_root >= MOST_VISITS:
            break
        before = limits.now()
        worker.run(count)
        taken = limits.now() - before
        end = max(limits.until, limits.latest)
        wanted = min(SLICE_SECONDS, max(0.001, end - (before + taken)))
        count = max(1, min(10 * count, int(count * wanted / max(taken, 1e-6))))
        goes_on()


def _is_late(tree: Tree, now: float, limits: Limits) -> bool:
    """Say whether it is time to end: it is `until`, and either the choice is clear or it is `latest`."""
    return now >= limits.until and (now >= limits.latest or not tree.is_open(CLEAR_LEAD))


def _is_decided(tree: Tree, done: int, passed: float, limits: Limits) -> bool:
    """Say whether the second most visited move can't become the most visited any more."""
    left = limits.simulations - done if limits.simulations else math.inf
    if limits.until < math.inf:
        now = limits.now()
        end = limits.until if now < limits.until else max(now, limits.latest)
        left = min(left, done / max(passed, 1e-6) * (end - now))
    if left == math.inf:
        return False
    first, second = tree.lead()
    return first - second > left
