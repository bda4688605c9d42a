"""A game gone through move by move: each position decided, the move played and the best other one weighed alike.

Takes the way through a game and knowledge; gives a review of each move as it is found, then those of the biggest
mistakes once more, looked at longer. Words are made elsewhere.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterator
from dataclasses import asdict, dataclass, field, replace
from typing import Any

import riyu
from riyu.assessment.lead import Lead, judged_game
from riyu.base.errors import UsageError
from riyu.base.numbers import Bounds, shown
from riyu.features.access import Phase, phase_of
from riyu.game.constants import PASS
from riyu.game.points import Point
from riyu.game.record import Move
from riyu.player.decision import Decision
from riyu.player.engine import Engine
from riyu.player.explaining.deviation import deviation
from riyu.player.explaining.grounds import DEEP
from riyu.player.explaining.language import DEFAULT, Language, read_language
from riyu.player.explaining.record import READERS
from riyu.player.knowledge import Knowledge
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.review.record import MISTAKE, PHASES, SLIP, SURE, GameReview, MoveReview
from riyu.player.review.slides import slides_of
from riyu.player.review.why_move import why_move
from riyu.player.searching import Searching
from riyu.reading.blackboard import Blackboard
from riyu.sgf.node import Node
from riyu.sgf.path import Path, game_of, main_path, take_step

__all__ = ["HowToReview", "game_review", "review_game"]

_BOUNDS = {
    "simulations": Bounds(16, 10_000_000, is_whole=True),
    "visits": Bounds(16, 10_000_000, is_whole=True),
    "second_looks": Bounds(0, 1_000, is_whole=True),
    "times": Bounds(1, 1_000, is_whole=True),
}


@dataclass(frozen=True, slots=True)
class HowToReview:
    """How closely to look.

    `simulations` are descents to decide a position, `visits` those by the move played and by the best other one;
    `second_looks` how many of the biggest losses are looked at again, and all that look like mistakes besides, with
    `times` as many descents and another seed; none if 0. `memory` are megabytes of a search's tree. Raises UsageError
    for what can't be.
    """

    simulations: int = 400
    visits: int = 400
    second_looks: int = 12
    times: int = 4
    seed: int = 0
    memory: int = 64

    def __post_init__(self) -> None:
        for name, bounds in _BOUNDS.items():
            if not bounds.hold(getattr(self, name)):
                raise UsageError(f"{name} is {shown(getattr(self, name))}: expected {bounds}")


def review_game(
    path: Path,
    *,
    knowledge: Knowledge | KnowledgeInForce | None = None,
    how: HowToReview | None = None,
    language: str = DEFAULT,
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[MoveReview]:
    """Review the moves of a way through a game, each as it is found; it ends early once `stop` says so.

    First come all moves in order, then those of the biggest losses again (`looks` 2), also where those are unsure: a
    review takes the place of an earlier one of its number, also where it finds nothing lost, so that a big loss was not
    chosen by chance. The same seed gives the same review. Raises BadInput for a move that can't be played, with its
    place.
    """
    how = how or HowToReview()
    knowledge = knowledge if knowledge is not None else KnowledgeInForce()
    words = read_language(language)
    found = []
    leads: dict[int, Lead] = {}
    for one in _looked_at(path, knowledge, how, words, leads, stop):
        found.append(one)
        yield one
    losses = [one for one in found if one.loss >= min(MISTAKE, max(SLIP, SURE * one.error))]
    losses.sort(key=lambda one: -one.loss)
    wanted = losses[: how.second_looks]
    if how.second_looks:
        wanted += [one for one in losses[how.second_looks :] if one.is_mistake]
    numbers = {one.number for one in wanted}
    if not numbers or stop():
        return
    longer = replace(
        how,
        simulations=how.times * how.simulations,
        visits=how.times * how.visits,
        seed=how.seed + 1,
    )
    first = {one.number: one for one in found}
    for one in _looked_at(path, knowledge, longer, words, leads, stop, numbers):
        known = first[one.number]
        yield replace(one, looks=2, phase=known.phase, book=known.book)


def game_review(
    root: Node,
    *,
    source: str = "",
    knowledge: Knowledge | KnowledgeInForce | None = None,
    how: HowToReview | None = None,
    language: str = DEFAULT,
    stop: Callable[[], bool] = lambda: False,
    advance: Callable[[int, int], object] = lambda done, total: None,
) -> GameReview:
    """Review the main line of a game's tree; `advance` hears how many of so many moves are done.

    Errors as for `review_game`, and as for `riyu.sgf.path.main_path`.
    """
    began = time.monotonic()
    how = how or HowToReview()
    knowledge = knowledge if knowledge is not None else KnowledgeInForce()
    path = main_path(root)
    total = len(path.moves)
    moves: dict[int, MoveReview] = {}
    for one in review_game(path, knowledge=knowledge, how=how, language=language, stop=stop):
        moves[one.number] = one
        advance(len(moves), total)
    game = game_of(replace(path, steps=(), nodes=()))
    return GameReview(
        source,
        path.start.size,
        game.komi,
        game.ruleset.name,
        (root.simple("PB"), root.simple("PW")),
        (root.simple("BR"), root.simple("WR")),
        root.simple("RE"),
        tuple(moves[number] for number in sorted(moves)),
        slides_of(path, moves.values(), stop),
        time.monotonic() - began,
        notes_of(knowledge, how),
    )


def notes_of(knowledge: Knowledge | KnowledgeInForce, how: HowToReview) -> dict[str, Any]:
    """Give what must be known to repeat a review: version, knowledge, and how closely was looked."""
    return {"riyu": riyu.__version__, "knowledge": knowledge.hash, **asdict(how)}


def _looked_at(
    path: Path,
    knowledge: Knowledge | KnowledgeInForce,
    how: HowToReview,
    language: Language,
    leads: dict[int, Lead],
    stop: Callable[[], bool],
    only: Collection[int] | None = None,
) -> Iterator[MoveReview]:
    """Go through a game, and look at each of its moves, or at those of some numbers.

    `leads` are those known by how many steps were taken; those found are put in.
    """
    searching = Searching(simulations=how.simulations, memory=how.memory)
    engine = Engine(seed=how.seed, knowledge=knowledge, searching=searching)
    game = game_of(replace(path, steps=(), nodes=()))
    blackboard = Blackboard(game, knowledge)
    stage = _Stage()

    def lead_at(taken: int) -> Lead:
        if taken not in leads:
            leads[taken] = Lead.of(judged_game(game))
        return leads[taken]

    number = 0
    for index, step in enumerate(path.steps):
        if stop():
            return
        number += isinstance(step, Move)
        if not isinstance(step, Move) or (only is not None and number not in only):
            take_step(game, path, index)
            continue
        before, phase = lead_at(index), stage.at(blackboard)
        seen = _look(
            engine,
            blackboard,
            step,
            number,
            phase,
            how.visits,
            language,
            before,
            stop,
            is_last=only is not None or not how.second_looks,
        )
        take_step(game, path, index)
        left = deviation(game, knowledge, knowledge.joseki, language) if only is None else None
        book = {reader: left.said.of(reader) for reader in READERS} if left is not None else {}
        yield replace(seen, before=before, after=lead_at(index + 1), book=book)


@dataclass(slots=True)
class _Stage:
    """Which phase a game is in: it moves on once three positions in a row are of a later one, and never back."""

    now: int = 0
    later: list[int] = field(default_factory=list)

    def at(self, blackboard: Blackboard) -> str:
        """Give the phase of the position that stands."""
        phase = phase_of(blackboard.features)
        stage = (phase <= Phase.EARLY_MIDDLE_GAME) + (phase <= Phase.EARLY_ENDGAME)
        self.later = [*self.later, stage][-3:]
        if len(self.later) == 3:
            self.now = max(self.now, min(self.later))
        return PHASES[self.now]


def _look(
    engine: Engine,
    blackboard: Blackboard,
    move: Move,
    number: int,
    phase: str,
    visits: int,
    language: Language,
    lead: Lead,
    stop: Callable[[], bool],
    *,
    is_last: bool,
) -> MoveReview:
    """Decide a position, and weigh the move played and the best other one alike.

    A loss is explained with deep readings where the look `is_last`: what looks like a mistake is looked at again.
    """
    game, color = blackboard.game, move.color
    if game.is_over or not game.is_legal(color, move.point):
        return MoveReview(number, color, move.point, phase)
    decision = engine.decide(blackboard, color, may_resign=False, stop=stop)
    other = _best_other(decision, move.point)
    is_choice = decision.point == move.point
    better = None
    if other is not None:
        better = engine.worth(blackboard, color, other, visits, stop=stop)
    played = engine.worth(blackboard, color, move.point, visits, stop=stop)
    found = MoveReview(number, color, move.point, phase, played, better, is_choice=is_choice)
    is_loss = found.loss >= MISTAKE
    deep = DEEP if is_loss and is_last else 1.0
    why = why_move(blackboard, decision, move.point, language, lead, is_loss=is_loss, deep=deep)
    return replace(found, why=why)


def _best_other(decision: Decision, played: Point) -> Point | None:
    """Give the move that a decision would have made in place of one played; None if there is none."""
    if decision.point != played:
        return decision.point
    moves = [one.candidate.move for one in decision.candidates if one.visits]
    return next((move for move in moves if move != played), PASS if played != PASS else None)
