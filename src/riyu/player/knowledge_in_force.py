"""The knowledge in force: patterns, rules, values and styles, read when first asked for, then following their files.

Takes nothing, or files; gives what a player goes by, what it is named by, and what is wrong with the files. Whatever
fails and whatever is forgotten in between, what was in force stays so; so it is made once, by who lives longest, and
handed on. Any thread may ask.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING

from riyu.base.digests import name_of
from riyu.base.errors import BadInput
from riyu.player.knowledge import (
    Knowledge,
    Named,
    answers_part,
    joined_part,
    joseki_parts,
    life_part,
    moves_parts,
    playouts_part,
    rule_parts,
    sentence_parts,
    style_part,
)

if TYPE_CHECKING:
    from riyu.assessment.playouts import PlayoutWeights
    from riyu.candidates.answers import AnswerCounts
    from riyu.candidates.move_scores import MovesBySize
    from riyu.features.features import Features
    from riyu.inference.default import RulesInForce
    from riyu.inference.rulebase import Rulebase
    from riyu.patterns.asking import ReadyLibrary
    from riyu.patterns.in_force import PatternsInForce
    from riyu.patterns.joseki import JosekiBook
    from riyu.patterns.joseki_files import LiveJoseki
    from riyu.patterns.reload import LiveLibrary
    from riyu.player.live_style import LiveStyle
    from riyu.player.style import Style
    from riyu.reading.blackboard import Blackboard, Words
    from riyu.reading.likely import GroupGames
    from riyu.reading.move_model import LifeWeights
    from riyu.reading.sequences import Standing

__all__ = ["KnowledgeInForce"]


class KnowledgeInForce:
    """The package's knowledge, or what lies in the files and folders given.

    `clock` is in seconds; `style` a name or file, the default style if it is empty. What it gives it gives anew at
    each question, so a changed file is in force within a second; `now` gives all of it as one value that stays.
    """

    def __init__(
        self,
        patterns: Collection[Path | str] | None = None,
        rules: Collection[Path | str] | None = None,
        clock: Callable[[], float] = time.monotonic,
        *,
        style: str = "",
        joseki: Collection[Path | str] | None = None,
    ) -> None:
        self._pattern_paths = patterns
        self._rule_paths = rules
        self._joseki_paths = joseki
        self._clock = clock
        self._leapt = 0.0
        self._lock = threading.RLock()
        self._patterns: PatternsInForce | None = None
        self._ready: ReadyLibrary | None = None
        self._rules: RulesInForce | None = None
        self._learned: MovesBySize | None = None
        self._joseki: LiveJoseki | None = None
        self._answers: AnswerCounts | None = None
        self._life: LifeWeights | None = None
        self._playouts: PlayoutWeights | None = None
        self._values: tuple[Named, ...] | None = None
        self._styles: dict[str, LiveStyle] = {}
        self._style = style
        self._now: Knowledge | None = None

    # What is in force. ------------------------------------------------------------------------------------------------

    @property
    def patterns(self) -> ReadyLibrary:
        """The patterns, ready to be asked: those that the player needs, all once `all_patterns` was asked for."""
        from riyu.patterns.asking import ReadyLibrary

        library = self._followed().library
        with self._lock:
            if self._ready is None or self._ready.library is not library:
                self._ready = ReadyLibrary(library, self._ready)
            return self._ready

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

    def check(self) -> None:
        """Raise BadInput if a class of patterns that the player needs was never right."""
        self._followed().check()

    def all_patterns(self) -> LiveLibrary:
        """Give the library that follows all the pattern files; what was never right of them is not in it."""
        return self._followed().all()

    @property
    def rulebase(self) -> Rulebase:
        """The rules, whole-board patterns among them. Raises BadInput if the files were never right."""
        return self._followed_rules().rulebase

    @property
    def learned(self) -> MovesBySize:
        """The learned values of moves."""
        with self._lock:
            if self._learned is None:
                from riyu.candidates.move_scores import MovesBySize

                self._learned = MovesBySize()
            return self._learned

    @property
    def joseki(self) -> JosekiBook:
        """The joseki in force. Raises BadInput if the files were never right."""
        with self._lock:
            if self._joseki is None:
                from riyu.patterns.joseki_files import LiveJoseki

                self._joseki = LiveJoseki(self._joseki_paths, clock=self._time)
            live = self._joseki
        return live.book

    @property
    def answers(self) -> AnswerCounts:
        """How often answers of patterns are played. Raises BadInput for a file that can't be read."""
        with self._lock:
            if self._answers is None:
                from riyu.candidates.answers import read_answers

                self._answers = read_answers()
            return self._answers

    @property
    def life(self) -> LifeWeights:
        """The learned weights of moves in fights for life. Raises BadInput for a file that can't be read."""
        with self._lock:
            if self._life is None:
                from riyu.reading.move_model import own_weights

                self._life = own_weights()
            return self._life

    @property
    def playouts(self) -> PlayoutWeights:
        """The learned odds of moves in playouts. Raises BadInput for a file that can't be read."""
        with self._lock:
            if self._playouts is None:
                from riyu.assessment.playout_values import read_playout_values, weights_of

                self._playouts = weights_of(read_playout_values())
            return self._playouts

    @property
    def group_games(self) -> GroupGames:
        """What plays games about groups and links, by the learned values and playouts in force."""
        from riyu.search.about_group import games_by

        return games_by(self)

    @property
    def has_rules(self) -> bool:
        """Whether the rules have been read: that takes up to half a second."""
        return self._rules is not None and self._rules.is_loaded

    @property
    def style(self) -> Style:
        """The style that was asked for last, at first the one named at the start; errors as for `style_named`."""
        return self.style_named(self._style)

    def style_named(self, name: str) -> Style:
        """Give a style, by name or file; the default one if the name is empty.

        Raises UsageError for an unknown name, BadInput for a file that was never right.
        """
        from riyu.player.live_style import LiveStyle
        from riyu.player.style import DEFAULT

        name = name or DEFAULT
        with self._lock:
            live = self._styles.get(name)
            if live is None:
                live = self._styles[name] = LiveStyle(name, self._time)
            self._style = name
        return live.style

    def style_as_filed(self, name: str) -> Style:
        """Give a style as its file is now. Raises UsageError for an unknown name, BadInput for a bad file."""
        self.style_named(name)
        self._styles[self._style].look()
        for finding in self.style_findings:
            raise finding
        return self._styles[self._style].style

    @property
    def now(self) -> Knowledge:
        """All of it as it is now, one value until something else is in force. Raises BadInput if it was never right."""
        self.all_patterns()
        self.check()
        parts = (
            self.patterns,
            self.rulebase,
            self.learned,
            self.joseki,
            self.answers,
            self.life,
            self.playouts,
            self.style,
        )
        with self._lock:
            now = self._now
            if now is None or any(
                one is not other for one, other in zip(parts, now.parts, strict=True)
            ):
                now = self._now = Knowledge(*parts)
            return now

    def load(self) -> None:
        """Load all patterns and rules that are not loaded yet, and look at all files. Raises BadInput."""
        self.all_patterns().check()
        _ = self.rulebase, self.joseki
        live = self._styles.get(self._style)
        if live is not None:
            live.look()

    def check_rules(self) -> None:
        """Look at the rule files if it is time for that, after whoever looks at them now. Errors as `rulebase`."""
        self._followed_rules().check()

    def look_soon(self) -> None:
        """Have the next question look at the files, however short ago the last look was."""
        from riyu.patterns.reload import SECONDS

        self._leapt += 2 * SECONDS

    # What it is named by. ---------------------------------------------------------------------------------------------

    @property
    def hash(self) -> str:
        """Twelve hexadecimal digits that change with what is in force, as `Knowledge.hash` has them.

        What nobody has asked for yet is not read for that: its files' texts are what counts.
        """
        return self.hash_with(self.style)

    def hash_with(self, style: Style, *more: Named) -> str:
        """Give the digits of the same knowledge with another style, and of what else it is named by."""
        from riyu.patterns.files import digests_of

        with self._lock:
            if self._values is None:
                self._values = (
                    *moves_parts(),
                    answers_part(self._answers),
                    life_part(self._life),
                    playouts_part(),
                    *sentence_parts(),
                    joined_part(),
                )
            parts = [*self._values, style_part(style), *more, *self._pattern_parts()]
            if self._joseki is not None:
                parts += joseki_parts(self._joseki.book)
            else:
                parts += digests_of(self._joseki_paths, "joseki", ".sgf").items()
            if self.has_rules:
                parts += rule_parts(self.rulebase)
            else:
                parts += digests_of(self._rule_paths, "rules", ".rule").items()
        return name_of(parts)

    def _pattern_parts(self) -> list[Named]:
        from riyu.patterns.files import digests_of

        if self._patterns is not None:
            return list(self._patterns.digests().items())
        return list(digests_of(self._pattern_paths, "patterns", ".pat").items())

    # What is wrong. ---------------------------------------------------------------------------------------------------

    @property
    def style_findings(self) -> tuple[BadInput, ...]:
        """What is wrong with the file of the style that was asked for last."""
        live = self._styles.get(self._style)
        return live.findings if live is not None else ()

    @property
    def pattern_findings(self) -> tuple[BadInput, ...]:
        """What is wrong with the pattern files as they were last looked at; nothing while none are loaded."""
        return self._patterns.findings if self._patterns is not None else ()

    @property
    def rule_findings(self) -> tuple[BadInput, ...]:
        """What is wrong with the rule files as they were last looked at; nothing while none are loaded."""
        return tuple(self._rules.findings) if self._rules is not None else ()

    @property
    def joseki_findings(self) -> tuple[BadInput, ...]:
        """What is wrong with the joseki files as they were last looked at; nothing while none are loaded."""
        return self._joseki.findings if self._joseki is not None else ()

    @property
    def findings(self) -> tuple[BadInput, ...]:
        """What was wrong with the files at the last look, as far as they were ever asked for."""
        return (
            *self.style_findings,
            *self.pattern_findings,
            *self.rule_findings,
            *self.joseki_findings,
        )

    def _time(self) -> float:
        return self._clock() + self._leapt

    def _followed_rules(self) -> RulesInForce:
        with self._lock:
            if self._rules is None:
                from riyu.inference.default import RulesInForce

                self._rules = RulesInForce(self._rule_paths, self._pattern_paths, self._time)
            return self._rules

    def _followed(self) -> PatternsInForce:
        with self._lock:
            if self._patterns is None:
                from riyu.candidates.asked import CLASSES
                from riyu.patterns.in_force import PatternsInForce

                self._patterns = PatternsInForce(self._pattern_paths, CLASSES, self._time)
            return self._patterns
