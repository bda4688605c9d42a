"""How styles differ: each plays the default style, and what it did is counted.

Takes styles, a size and a seed; gives a row a style. Judges no strength: `riyu ladder` does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from riyu.assessment.evaluation import Terms
from riyu.assessment.evaluator import Evaluator
from riyu.assessment.reading_out import terms_of
from riyu.base.chance import Chance
from riyu.game.constants import BLACK, EMPTY, PASS
from riyu.game.game import Game
from riyu.game.points import Color, line_of, neighbors, opposite
from riyu.lab.elo import Elo, elo_difference
from riyu.lab.openings import drawn_opening
from riyu.player.decision import RESIGN, Decision
from riyu.player.engine import Engine
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.player.searching import Searching
from riyu.player.style import Style
from riyu.reading.blackboard import Blackboard

__all__ = ["StyleCount", "style_counts"]

_CUTS = ("cut", "split")


@dataclass(slots=True)
class StyleCount:
    """What a style did in its games.

    `lines` are its moves on lines 1 and 2, 3, 4, and 5 or further in; `contacts` those that touched an enemy stone,
    `cuts` those with a reason to cut or split, `captures` those that took something; `preferred` those that it liked
    more than the most visited one. `territory` and `moyo` (with potential) are the evaluation's points after so many
    moves, its own less the other's, in sum over its games; `results` its points of games played to the end.
    """

    name: str
    games: int = 0
    moves: int = 0
    lines: list[int] = field(default_factory=lambda: [0, 0, 0, 0])
    contacts: int = 0
    cuts: int = 0
    captures: int = 0
    preferred: int = 0
    territory: float = 0.0
    moyo: float = 0.0
    results: list[float] = field(default_factory=list)

    @property
    def elo(self) -> Elo:
        """Win rate and Elo over the usual style, by the games that were played to the end."""
        counts = [self.results.count(points) for points in (1.0, 0.5, 0.0)]
        return elo_difference(*counts)

    def row(self) -> dict[str, object]:
        """Give shares of its moves in hundredths, and what its games have in the mean."""
        moves, games = max(1, self.moves), max(1, self.games)
        shares = [round(100 * count / moves) for count in self.lines]
        return {
            "style": self.name,
            "games": self.games,
            "moves": self.moves,
            **dict(zip(("line 1-2 %", "line 3 %", "line 4 %", "line 5+ %"), shares, strict=True)),
            "contacts %": round(100 * self.contacts / moves),
            "cuts %": round(100 * self.cuts / moves),
            "captures %": round(100 * self.captures / moves),
            "by taste %": round(100 * self.preferred / moves),
            "territory": round(self.territory / games, 1),
            "moyo": round(self.moyo / games, 1),
            **({"result": str(self.elo)} if self.results else {}),
        }


def style_counts(
    styles: Sequence[Style],
    usual: Style,
    *,
    size: int,
    games: int,
    moves: int,
    simulations: int,
    seed: int,
    to_the_end: bool = False,
    opening: int = 0,
    advance: Callable[[int], object] = lambda done: None,
) -> Iterator[StyleCount]:
    """Have each style play so many games of so many moves against the usual one, Black in every other one.

    Each two games begin with the same `opening` moves, drawn by the seed, which count for no style and are among the
    `moves`. With `to_the_end` they go on after these, and who won is counted as the board stands after two passes. The
    same number of a game has the same seed with each style. `advance` hears how many games are done.
    """
    knowledge = KnowledgeInForce()
    searching = Searching(simulations=simulations)
    done = 0
    for style in styles:
        count = StyleCount(style.name)
        for number in range(games):
            own = BLACK if number % 2 == 0 else opposite(BLACK)
            chance = Chance(seed * 7919 + number).word() >> 2
            players = {
                own: Engine(style, chance, knowledge, searching),
                opposite(own): Engine(usual, chance + 1, knowledge, searching),
            }
            blackboard = Blackboard(Game(size), knowledge)
            for point in drawn_opening(size, opening, seed * 7919 + number // 2):
                blackboard.game.play(blackboard.game.to_move, point)
            winner = _play(blackboard, players, own, moves, count)
            if to_the_end:
                winner = winner or _play(blackboard, players, own, 3 * size * size)
                winner = winner or blackboard.game.score().winner
                count.results.append(0.5 if not winner else float(winner == own))
            done += 1
            advance(done)
        yield count


def _play(
    blackboard: Blackboard,
    players: dict[Color, Engine],
    own: Color,
    moves: int,
    count: StyleCount | None = None,
) -> Color:
    """Play one game up to so many moves, and count what the own color did; give the winner if the other gave up."""
    game, winner = blackboard.game, EMPTY
    while not game.is_over and len(game.moves) < moves:
        color = game.to_move
        decision = players[color].decide(blackboard, color)
        if decision.point == RESIGN:
            winner = opposite(color)
            break
        before = game.board.captured
        beside = _touches(game, color, decision.point)
        game.play(color, decision.point)
        if count is not None and color == own and decision.point != PASS:
            _note(count, decision, game.size)
            count.contacts += beside
            count.captures += game.board.captured != before
    if count is None:
        return winner
    count.games += 1
    terms = _terms(blackboard)
    sign = 1 if own == BLACK else -1
    count.territory += sign * terms.territory
    count.moyo += sign * (terms.moyo + terms.potential)
    return winner


def _note(count: StyleCount, decision: Decision, size: int) -> None:
    """Count a move by its line and reasons."""
    count.moves += 1
    line = line_of(decision.point, size)
    count.lines[min(max(line, 2), 5) - 2] += 1
    chosen = decision.chosen
    if chosen is not None:
        count.cuts += any(r.purpose in _CUTS and not r.is_against for r in chosen.candidate.reasons)
        count.preferred += bool(chosen.liked)


def _touches(game: Game, color: Color, point: int) -> bool:
    if point == PASS:
        return False
    return any(game.board.color_at(p) == opposite(color) for p in neighbors(point, game.size))


def _terms(blackboard: Blackboard) -> Terms:
    evaluator = Evaluator(blackboard.features)
    evaluator.evaluate()
    return terms_of(evaluator)
