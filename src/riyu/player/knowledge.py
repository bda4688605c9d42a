"""All that a player knows before a game, as one frozen value: patterns, rules, joseki, learned values, and a style.

Takes what was loaded; gives it back, with a name that changes with any of it. Follows no files: `knowledge_in_force`
does, and gives another value once one of them changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from riyu.base.digests import digest_of, digest_of_file, name_of
from riyu.base.errors import UsageError

if TYPE_CHECKING:
    from riyu.assessment.playouts import PlayoutWeights
    from riyu.candidates.answers import AnswerCounts
    from riyu.candidates.move_scores import MovesBySize
    from riyu.features.features import Features
    from riyu.inference.rulebase import Rulebase
    from riyu.patterns.asking import ReadyLibrary
    from riyu.patterns.joseki import JosekiBook
    from riyu.player.style import Style
    from riyu.reading.blackboard import Blackboard, Words
    from riyu.reading.likely import GroupGames
    from riyu.reading.move_model import LifeWeights
    from riyu.reading.sequences import Standing

__all__ = [
    "Knowledge",
    "Named",
    "answers_part",
    "joined_part",
    "joseki_parts",
    "life_part",
    "moves_parts",
    "playouts_part",
    "rule_parts",
    "sentence_parts",
    "style_part",
]

Named = tuple[str, str]
"""What knowledge is named by: a file's name, and the digest of what was read from it."""


@dataclass(frozen=True, eq=False)
class Knowledge:
    """What was in force at one moment. `rulebase` has the whole-board classes of `patterns` as rules.

    The values of moves and the weights of playouts are named by riyu's own files.
    """

    patterns: ReadyLibrary
    rulebase: Rulebase
    learned: MovesBySize
    joseki: JosekiBook
    answers: AnswerCounts
    life: LifeWeights
    playouts: PlayoutWeights
    style: Style

    @property
    def parts(
        self,
    ) -> tuple[
        ReadyLibrary,
        Rulebase,
        MovesBySize,
        JosekiBook,
        AnswerCounts,
        LifeWeights,
        PlayoutWeights,
        Style,
    ]:
        """All that it holds."""
        return (
            self.patterns,
            self.rulebase,
            self.learned,
            self.joseki,
            self.answers,
            self.life,
            self.playouts,
            self.style,
        )

    @property
    def words(self) -> Callable[[Blackboard], Words]:
        """What makes who tells the assessment's words on a blackboard."""
        from riyu.assessment.board_words import BoardWords

        return BoardWords

    @property
    def endings(self) -> Callable[[Features], Standing]:
        """What makes the evaluation that ends sequences and theaters."""
        from riyu.assessment.endings import Endings

        return Endings

    @property
    def group_games(self) -> GroupGames:
        """What plays games about groups and links, by the learned values and playouts."""
        from riyu.search.about_group import games_by

        return games_by(self)

    def check(self) -> None:
        """Raise UsageError if there is none of the classes of patterns that the player asks."""
        from riyu.candidates.asked import CLASSES

        if not any(name in self.patterns.names for name in CLASSES):
            raise UsageError("no class of patterns that the player asks")

    @cached_property
    def hash(self) -> str:
        """Twelve hexadecimal digits that change with any of it."""
        return self.hash_with(self.style)

    def hash_with(self, style: Style, *more: Named) -> str:
        """Give the digits of the same knowledge with another style, and of what else it is named by."""
        return name_of([*self._named, style_part(style), *more])

    @cached_property
    def _named(self) -> tuple[Named, ...]:
        return (
            *self.patterns.library.digests().items(),
            *rule_parts(self.rulebase),
            *moves_parts(),
            *joseki_parts(self.joseki),
            answers_part(self.answers),
            life_part(self.life),
            playouts_part(),
            *sentence_parts(),
            joined_part(),
        )


def rule_parts(rulebase: Rulebase) -> Iterator[Named]:
    """Give what rules are named by; those that stand for patterns are named by these."""
    from riyu.inference.default import OF_PATTERNS

    for file in rulebase.files:
        if file.digest != OF_PATTERNS:
            name = file.place.source.replace("\\", "/").rpartition("/")[2]
            yield name or "own.rule", file.digest or digest_of(str(file))


def moves_parts() -> Iterator[Named]:
    """Give what the learned values of moves are named by, which come from riyu's own files alone."""
    from riyu.candidates.move_scores import MovesBySize

    for path in MovesBySize.FILES:
        yield path.name, _own_digest(path.name)


def joseki_parts(joseki: JosekiBook) -> Iterator[Named]:
    """Give what the joseki are named by."""
    for file in joseki.files:
        yield f"{file.name}.sgf", file.digest


def answers_part(answers: AnswerCounts | None) -> Named:
    """Give what the counts of patterns' answers are named by; those that riyu comes with if they are not read."""
    if answers is None:
        return "answers.tsv", _own_digest("answers.tsv")
    from riyu.candidates.answers import answers_text

    return "answers.tsv", digest_of(answers_text(answers))


def life_part(life: LifeWeights | None) -> Named:
    """Give what the weights of moves in fights for life are named by; riyu's own if they are not read."""
    return "life-moves.tsv", life.digest if life is not None else _own_digest("life-moves.tsv")


def playouts_part() -> Named:
    """Give what the weights of playouts are named by, which come from riyu's own file alone."""
    return "playouts.tsv", _own_digest("playouts.tsv")


def sentence_parts() -> Iterator[Named]:
    """Give what the forms of sentences are named by, those of all languages, which come from riyu's own files alone."""
    from riyu.patterns.files import package_folder

    for path in sorted(package_folder("sentences").glob("*.toml")):
        yield f"sentences/{path.name}", digest_of_file(path)


def joined_part() -> Named:
    """Give what the weights are named by that join playouts with the evaluation, from riyu's own file alone."""
    return "joined.tsv", _own_digest("joined.tsv")


def _own_digest(name: str) -> str:
    from riyu.patterns.files import package_folder

    return digest_of_file(package_folder("values") / name)


def style_part(style: Style) -> Named:
    """Give what a style is named by, its numbers as they are now."""
    return f"{style.name}.toml", digest_of(repr(style))
