"""Why not a move: what is wrong with it by a line, or what the better one does that it does not; never numbers alone.

Takes the blackboard of a position, a decision there, and what the engine found of the point; gives a Refusal in
sentences for two readers. Weighs nothing: the engine does.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from riyu.assessment.evaluation import Group
from riyu.assessment.reading_out import read_out
from riyu.game.after import outcome
from riyu.game.constants import NO_POINT, PASS
from riyu.game.points import Point, all_points, line_of, lines_apart, point_text
from riyu.player.decision import Decision
from riyu.player.explaining.again import are_the_same
from riyu.player.explaining.against import claim_again, not_needed, reached_after, taken_after
from riyu.player.explaining.apart import apart_said
from riyu.player.explaining.beside import Beside, groups_beside
from riyu.player.explaining.choosing import (
    BESIDES,
    groups_of,
    motives_of,
    weight,
)
from riyu.player.explaining.compared import Compared, compared, kept_by, makes_up
from riyu.player.explaining.deeds import act_and_deeds, done_to_strings, kept_from
from riyu.player.explaining.differing import differing
from riyu.player.explaining.elsewhere import SURE, fate_of, hanging_there
from riyu.player.explaining.fares import fares_said
from riyu.player.explaining.grounds import Grounds, in_turn, lives_of_100
from riyu.player.explaining.language import Language, read_language
from riyu.player.explaining.local import enemy_first
from riyu.player.explaining.motives import FATES, HELPS, Tier
from riyu.player.explaining.played_out import played_out
from riyu.player.explaining.record import (
    BEGINNER,
    READERS,
    STRONG,
    Explanation,
    MotiveSaid,
    Sentence,
    says_more,
)
from riyu.player.explaining.sure import sure_motives
from riyu.player.explaining.swings import lost_by_passing
from riyu.player.explaining.trade import kept_of_100, trade_said, traded
from riyu.player.why_not import WhyNot
from riyu.reading.blackboard import Blackboard
from riyu.reading.gate import Borne
from riyu.search.one_ply import Weighed, surely_less

__all__ = ["NOT_FOR_IT", "Refusal", "refuse", "refuse_pass"]

NOT_FOR_IT = ("search", "answer", "custom", "give-up")
"""Motives that say nothing for a move that was not chosen."""

_OF_GROUPS = ("life", "groups")

MOST_LEFT = 2
"""Motives of the better move that are told to be left undone, at most."""

ANSWERED = 3
"""Moves of the search's line after a point that are told at most."""

LOW, APART, YOUNG = 2, 3, 0.15
"""Lines up to which a move is low, with no enemy stone so near, in the first moves, a share of the board's points."""

LARGER, LEAST_LARGER = 1.5, 3.0
"""Times as many points, and points at least, that must hang on a rival for it to be said that they are more."""


WITHIN = 1
"""Lines from a point within which an area that the better move is for is no reason against it: it stands there."""

AREA = 4
"""Lines from an area's middle within which its points are looked at."""

CONTRADICTS = 25
"""Times of 100 by which what is judged of a group's life, and the games that keep it, must not differ to be told."""

AS_LEFT = 0.25
"""The share of what hangs on an area by which it may be another for it to be left as it was."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a point was not chosen: what speaks for it, what is wrong, how search has it, what the better move does more.

    `move` is the point, `better` the move chosen (PASS for none); `left` are the motives of the better one that the
    enemy undoes after it, as read; `motives` what speaks for it; `less` the points of the game by which it is less,
    0 where chance may have made the difference, None where it was not measured; `blamed` the first sentence of what is
    wrong with it, if there is one.
    """

    move: Point
    better: Point
    sentences: tuple[Sentence, ...]
    left: tuple[MotiveSaid, ...] = ()
    motives: tuple[MotiveSaid, ...] = ()
    line: tuple[Point, ...] = ()
    less: float | None = None
    blamed: Sentence | None = None

    def text(self, reader: str = BEGINNER) -> str:
        """Give all of it for a reader, a line a sentence."""
        return "\n".join(dict.fromkeys(one.of(reader) for one in self.sentences))

    def to_json(self) -> dict[str, Any]:
        """Give all of it as plain values."""
        return {
            "move": point_text(self.move),
            "better": "pass" if self.better == PASS else point_text(self.better),
            "sentences": [one.to_json() for one in self.sentences],
            "left": [one.to_json() for one in self.left],
            "motives": [one.to_json() for one in self.motives],
            "line": [point_text(p) for p in self.line if p > 0],
            "less": None if self.less is None else round(self.less, 1),
            "text": {reader: self.text(reader) for reader in READERS},
        }


def refuse(blackboard: Blackboard, found: WhyNot, *, language: Language | None = None) -> Refusal:
    """Say why a point was not chosen, on the blackboard of the position; the board is as before."""
    decision = found.decision
    about = decision.point if decision.point > 0 else found.point
    grounds = Grounds(blackboard, decision.color, language or read_language(), about)
    return _Refusing(grounds, found).refusal()


def refuse_pass(
    decision: Decision, record: Explanation, *, language: Language | None = None
) -> tuple[Sentence, ...]:
    """Say what speaks against a pass: what the move chosen is for, what the enemy does then, by how much it is less.

    `record` explains the decision. Where that is a pass, or to resign, why that is so.
    """
    words = language or read_language()
    if decision.chosen is None or decision.point <= PASS:
        return (record.headline,)
    head, other = record.headline, point_text(decision.point)
    said = words.say(
        "why-not",
        "gives-up",
        head.points,
        strong={"line": head.strong},
        line=head.beginner,
        other=other,
    )
    told = [said, *([record.threat.sentence] if record.threat is not None else [])]
    if SURE <= (less := lost_by_passing(decision)) < math.inf:
        points = words.points(less)
        told.append(
            words.say("why-not", "pass-less", (decision.point,), points=points, other=other)
        )
    return tuple(told)


class _Refusing:
    """What is put together of one point."""

    def __init__(self, grounds: Grounds, found: WhyNot) -> None:
        self.grounds, self.found, self.language = grounds, found, grounds.language
        self.move, self.decision = found.point, found.decision
        self.better = max(self.decision.point, PASS)
        self.chosen = chosen = self.decision.chosen if self.better != PASS else None
        self.reasons: tuple[MotiveSaid, ...] = ()
        if chosen is not None:
            reasons = sure_motives(grounds, self.better, chosen.candidate, chosen, self.decision)
            self.reasons = played_out(grounds, chosen, reasons).kept

    def say(self, form: str, *points: Point, **slots: str) -> Sentence:
        """Give a sentence of why not; a strong player's line is `strong_line`, if it is another."""
        strong = {"line": slots.pop("strong_line")} if "strong_line" in slots else None
        common = {
            "move": point_text(self.move),
            "color": self.language.color(self.grounds.color),
            "enemy": self.language.color(self.grounds.enemy),
            "other": point_text(self.better) if self.better > 0 else "",
        }
        return self.language.say(
            "why-not", form, (self.move, *points), strong=strong, **{**common, **slots}
        )

    def lined(
        self,
        form: str,
        line: tuple[Point, ...],
        *points: Point,
        known: Point = NO_POINT,
        **slots: str,
    ) -> Sentence:
        """Give a sentence with a line of the enemy's; it says itself what becomes of the stone that is `known`."""
        enemy = self.grounds.enemy
        return self.say(
            form,
            *line,
            *points,
            line=self.grounds.line(enemy, line, (self.grounds.color, self.move), known=known),
            strong_line=self.language.line(enemy, line, STRONG),
            **slots,
        )

    def refusal(self) -> Refusal:
        """Put it together."""
        found = self.found
        if found.illegal:
            said = self.say("illegal", line=found.illegal)
            return Refusal(self.move, self.better, (said,))
        if found.is_chosen:
            told = tuple(one.sentence for one in self.reasons)
            return Refusal(
                self.move, self.better, (self.say("chosen"), *told), motives=self.reasons
            )
        weighed = found.weighed
        candidate = weighed.candidate if weighed is not None else None
        every = motives_of(self.grounds, self.move, candidate, weighed, self.decision)
        there = self.grounds.about_move(self.move)
        own = sure_motives(there, self.move, candidate, weighed, self.decision)
        own = tuple(one for one in own if one.motive not in NOT_FOR_IT)
        left = [
            (one, line)
            for one in self.reasons
            if (line := reached_after(self.grounds, one, self.move))
        ][:MOST_LEFT]
        lost = {name for one, _ in left for name in groups_of(self.grounds, one)}
        own = tuple(
            one
            for one in own
            if one.motive not in HELPS or lost.isdisjoint(groups_of(self.grounds, one))
        )
        taken = taken_after(self.grounds, self.move)
        both = compared(self.chosen, weighed)
        wrong = list(self._wrong(taken, left, weighed, own))
        answered = weighed.line[1:] if weighed is not None and not wrong else ()
        is_even = both is not None and (not both.is_sure or both.is_better)
        is_same = all(
            any(are_the_same(self.grounds, one, other) for other in every) for one in self.reasons
        )
        more = self._more(every, own, is_even=is_even)
        even = "even-so" if more and not is_same else "even"
        against = [*wrong, *self._by_search(weighed, both, left, answered, bool(wrong), even)]
        line = weighed.line if weighed is not None else ()
        speaks = []
        if own:
            beside = groups_beside(there, self.move, own, line)
            groups = tuple(self._groups_beside(beside))
            of_better = self._beside_better(own, both, has_area=not groups)
            fares = fares_said(there, self.decision, weighed, own, beside.stones)
            speaks = [self._speaking_for(there, own), *groups, *fares, *of_better]
        trade = traded(self.grounds, self.chosen, weighed)
        differs = list(self._differing(weighed, own, is_told=bool(left or taken)))
        outweighed = self._outweighed([one for one, _ in left], own, both)
        sentences = [*speaks, *differs, *against, *outweighed]
        if trade is not None:
            sentences.append(trade_said(self.grounds, trade))
        if wrong or (is_even and not more):
            pass  # that is what there is to say
        elif self.reasons and is_same:
            sentences.append(self.say("same", self.better))
        elif self.reasons and not more:
            sentences += [self._preferred(own)] if trade is None else []
        elif more and not (both is not None and both.is_better):
            first = more[0].headline
            sentences.append(
                self.say(
                    "does-more",
                    *first.points,
                    line=first.beginner,
                    strong_line=first.strong,
                )
            )
        if not sentences:
            sentences.append(self.say("pass" if self.better == PASS else "same", self.better))
        line = taken or (left[0][1] if left else ())
        return Refusal(
            self.move,
            self.better,
            tuple(sentences),
            tuple(one for one, _ in left),
            own,
            line,
            self._less(weighed),
            against[0] if against else sentences[0],
        )

    def _more(
        self, every: Sequence[MotiveSaid], own: Sequence[MotiveSaid], *, is_even: bool
    ) -> list[MotiveSaid]:
        """Give the reasons of the better move that count for more than what speaks for the point, its `own`.

        None that is the same as one of `every` motive of the point, or helps the same group.

        None where search has both alike (`is_even`) and the point must be answered: the rest can be played then.
        """
        if is_even and any(one.is_sente for one in own):
            return []
        # Where search has both alike, a part of a point more is none.
        most = max(map(weight, own), default=0.0) + (SURE if is_even else 0.0)
        does_first = bool(self.reasons) and any(
            are_the_same(self.grounds, self.reasons[0], other) for other in every
        )
        return [
            one
            for one in self.reasons
            if one.motive not in BESIDES
            and not one.by_ko
            and not (one.kind == "area" and lines_apart(one.target, self.move) <= WITHIN)
            and (weight(one) > most or does_first)
            and not any(
                are_the_same(self.grounds, one, other) or self._helps_as_well(one, other)
                for other in every
            )
        ]

    def _differing(
        self, weighed: Weighed | None, own: Sequence[MotiveSaid], *, is_told: bool
    ) -> Iterator[Sentence]:
        """Say how the point differs from the move chosen: what one of both leaves, unless what either does `is_told`.

        And more of it where both are for the same first of all.
        """
        grounds = self.grounds
        if self.chosen is None or weighed is None:
            return
        if not is_told and not any(reached_after(grounds, one, self.better) for one in own[:2]):
            apart = apart_said(grounds, self.decision, weighed)
            if apart is not None:
                yield apart
        if own and self.reasons:
            yield from differing(grounds, self.chosen, weighed, self.reasons[0], own[0])

    def _helps_as_well(self, one: MotiveSaid, other: MotiveSaid) -> bool:
        """Say whether two motives help, or hurt, the same group: then neither does more for that."""
        if one.kind not in _OF_GROUPS or other.kind not in _OF_GROUPS:
            return False
        is_alike = (one.motive in HELPS) == (other.motive in HELPS)
        return is_alike and bool(groups_of(self.grounds, one) & groups_of(self.grounds, other))

    def _preferred(self, own: Sequence[MotiveSaid]) -> Sentence:
        """Say that only search speaks for the better move, also where more is judged to hang on the point."""
        first, words = self.reasons[0], self.language
        its = own[0] if own else None
        areas = its is not None and its.kind == first.kind == "area"
        if its is None or not areas or its.stake < first.stake + SURE:
            return self.say("preferred", self.better)
        gain, points = words.points(its.stake), words.points(first.stake)
        return self.say("larger", self.better, gain=gain, points=points)

    def _speaking_for(self, there: Grounds, own: Sequence[MotiveSaid]) -> Sentence:
        """Say what speaks for the point: its first reason, what it does to other stones before it, and the next.

        What it is seen to do to strings is told before all. Before an area that is judged it is also said what the
        point keeps the enemy from there, as in a headline.
        """
        first, after_it = own[0].sentence, _next_told(own)
        more = after_it.headline if after_it is not None else None
        act, _ = act_and_deeds(there, self.move, own, has_aim=False)
        denied = kept_from(there, self.move) if own[0].kind == "area" else ""
        if denied and not own[0].is_of_place:
            whole, _ = act_and_deeds(there, self.move, own)
            act = whole if whole is not None and denied in whole.beginner else act
        seen = done_to_strings(there, self.move, own[:2])
        before = " ".join(one.beginner for one in (seen, first) if one is not None)
        is_more = act is not None and says_more(act.beginner, before)
        is_threat = after_it is not None and after_it.motive == "force"
        if is_threat and act and more and not says_more(more.beginner, act.beginner):
            more = None  # the act is that threat
        said = [one for one in (seen, act if is_more else None, first, more) if one is not None]
        return self.say(
            "does",
            *(p for one in said for p in one.points),
            line=" ".join(one.beginner for one in said),
            strong_line=" ".join(one.strong for one in said),
        )

    def _beside_better(
        self, own: Sequence[MotiveSaid], both: Compared | None, *, has_area: bool = True
    ) -> Iterator[Sentence]:
        """Say what the better move does about what the point does: it leaves that to the enemy, or does it, too.

        That it leaves an area, unless it is told what it does to groups there (`has_area`).
        As read, or as judged where that is; nothing where it was not read out. Where search does not have the point
        better by as much as hangs on that, nor surely less, it is said why the better move may come first. What the
        point does next is asked of the better move, too, where that does the first: it may be what the point is for.
        """
        grounds, better = self.grounds, self.better
        if better <= 0:
            return
        its, after_it = own[0], _next_told(own)
        if its.tier is Tier.JUDGED and its.kind in ("life", "groups"):
            yield from self._group_beside_better(grounds.now.group_at(its.target))
        elif has_area and its.kind == "area" and self._leaves_area(its):
            yield self.say("better-leaves-area", better, *its.named, target=point_text(its.target))
        line = reached_after(grounds, its, better)
        hangs = hanging_there(grounds, self.move, its, self.decision) if line else its.stake
        is_denied = both is not None and both.turned.denies(hangs)
        if line:
            moves = ((grounds.color, better), *in_turn(grounds, line))
            yield self.say(
                "better-leaves",
                better,
                *line,
                line=grounds.line(grounds.enemy, line, moves[0], known=its.target),
                strong_line=self.language.line(grounds.enemy, line, STRONG),
                fate=fate_of(grounds, its, *moves),
                points="" if is_denied else self._points(hangs),
            )
        elif its.motive in FATES and (borne := self._borne(its)) is not None:
            if borne.by_ko and not its.by_ko:
                yield self.say("better-by-ko", better)
            elif after_it is None or self._borne(after_it) is not None:
                yield self.say("better-too", better)
            else:
                target = grounds.about_move(self.move).stones(its.target)
                yield self.say("better-first-too", better, *its.named, target=target)
                if reached_after(grounds, after_it, better):
                    yield from self._beside_better([after_it], both)
            return
        if self.chosen is not None and both is not None and is_denied and not both.is_sure:
            end = makes_up(grounds, self.chosen, self.move, [(its, line)], self.reasons)
            points = self._points(hangs) if line else ""
            if end:
                yield self.say("better-first", better, points=points, end=end)

    def _borne(self, its: MotiveSaid) -> Borne | None:
        """Give what bears out that the better move does what was told of the point, too; None if it does not."""
        claim = claim_again(self.grounds, its, self.better)
        return self.grounds.borne_out(claim) if claim is not None else None

    def _groups_beside(self, beside: Beside) -> Iterator[Sentence]:
        """Say how the point changes groups beside it, as a record tells it of the move chosen, and what that one does.

        Not that such groups are weak.
        """
        for said, group in zip(beside.sentences, beside.groups, strict=False):
            yield said
            if self.better > 0:
                yield from self._group_beside_better(group)

    def _leaves_area(self, its: MotiveSaid) -> bool:
        """Say whether an area is the enemy's as much after the better move and his own there as without the former."""
        grounds, around = self.grounds, its.target
        line, first = enemy_first(grounds, self.move)
        if its.tier is not Tier.JUDGED or not line or around <= 0 or its.stake < SURE:
            return False
        with grounds.played((grounds.color, self.better), (grounds.enemy, line[0])) as is_legal:
            if not is_legal:
                return False
            then = read_out(grounds.assessor.evaluator, 0.0)
        near = (p for p in all_points(grounds.board.size) if lines_apart(p, around) <= AREA)
        return abs(sum(then.worth(p) - first.worth(p) for p in near)) < AS_LEFT * its.stake

    def _group_beside_better(self, group: Group | None) -> Iterator[Sentence]:
        """Say how a group lives, as judged, if the better move is made, and then the enemy's where he would come first.

        Or that the better move leaves that, where the group lives then as if the enemy came first. Not where it
        CONTRADICTS what the better move's games keep.
        """
        grounds = self.grounds
        line, first = enemy_first(grounds, self.move)
        if group is None or not line:
            return
        with grounds.played((grounds.color, self.better), (grounds.enemy, line[0])) as is_legal:
            if not is_legal:
                return
            then = read_out(grounds.assessor.evaluator, 0.0).group_at(group.name)
        after_it, else_ = lives_of_100(then), lives_of_100(first.group_at(group.name))
        if self.chosen is not None and self.chosen.owned:
            kept = kept_of_100(self.chosen.owned, group.color, group.stones)
            if abs(kept - int(after_it)) > CONTRADICTS:
                return  # search's games have it otherwise, and tell so
        yield self.say(
            "better-leaves-it" if after_it == else_ else "better-lives",
            self.better,
            *line,
            target=point_text(line[0]),
            kind=grounds.about_move(self.move).group(group),
            after=after_it,
        )

    def _wrong(
        self,
        taken: tuple[Point, ...],
        left: list[tuple[MotiveSaid, tuple[Point, ...]]],
        weighed: Weighed | None,
        own: tuple[MotiveSaid, ...],
    ) -> Iterator[Sentence]:
        """Give what is wrong with the point: by reading first, then by count, then by search."""
        grounds = self.grounds
        if self.found.fills_eye:
            yield self.say("eye")
        if taken:
            yield self.lined("taken", taken)
        elif outcome(grounds.board, grounds.color, self.move).is_self_atari:
            yield self._against("self-atari")
        before: tuple[Point, ...] = ()
        for one, line in left:
            moves = ((grounds.color, self.move), *in_turn(grounds, line))
            fate, named = fate_of(grounds, one, *moves), one.named
            form = "leaves-also" if before else "leaves"
            if line[:1] == before[:1]:
                yield self.lined("leaves-too", line[:1], *named, known=one.target, fate=fate)
            else:
                yield self.lined(form, line, *named, known=one.target, fate=fate)
            before = line
        reasons = weighed.candidate.reasons if weighed is not None else ()
        for target in not_needed(grounds, self.move, reasons)[:1] if not own else ():
            yield self._against("not-needed", target)
        refuted = [f for f in (weighed.facts if weighed else ()) if f.predicate == "refuted"]
        if refuted and weighed is not None and len(weighed.line) > 1 and not left and not taken:
            line = grounds.whole(weighed.line, grounds.color)[1:]
            if line:
                yield self.lined("answered", line)
        if not left and self._is_low():
            yield self._against("low")

    def _outweighed(
        self, left: list[MotiveSaid], own: tuple[MotiveSaid, ...], both: Compared | None
    ) -> Iterator[Sentence]:
        """Say that more is judged to hang on what speaks for the point than on what it leaves, as read.

        Only where the search hardly looked at it: its word goes before what is judged.
        """
        if not left or both is not None:
            return
        hang = max(hanging_there(self.grounds, self.better, one, self.decision) for one in left)
        if own and _is_larger(own[0], hang):
            words = self.language
            yield self.say(
                "heavier",
                gain=words.points(own[0].stake),
                points=words.points(hang),
                end=words.word("hardly"),
            )

    def _points(self, hangs: float) -> str:
        """Give points that hang on something; empty where that is less than is told."""
        return self.language.points(hangs) if hangs >= SURE else ""

    def _is_low(self) -> bool:
        """Say whether a point lies low, with no enemy stone near, while the game is young."""
        board, size = self.grounds.board, self.grounds.board.size
        if line_of(self.move, size) > LOW:
            return False
        if self.grounds.blackboard.game.move_number > YOUNG * size * size:
            return False
        return not any(
            lines_apart(self.move, p) <= APART and board.color_at(p) == self.grounds.enemy
            for p in all_points(size)
        )

    def _against(self, motive: str, target: Point = 0) -> Sentence:
        """Give the sentence of a motive against a move."""
        count = str(line_of(self.move, self.grounds.board.size))
        told = self.grounds.motive(
            motive, self.move, target, Tier.COUNTED, 0.0, slots={"count": count}
        )
        return told.sentence

    def _less(self, weighed: Weighed | None) -> float | None:
        chosen = self.decision.chosen
        return surely_less(chosen, weighed) if chosen is not None and weighed is not None else None

    def _by_search(
        self,
        weighed: Weighed | None,
        both: Compared | None,
        left: Sequence[tuple[MotiveSaid, tuple[Point, ...]]],
        answered: tuple[Point, ...],
        is_wrong: bool,
        even: str,
    ) -> Iterator[Sentence]:
        """Say how search has the point beside the move chosen, and how that goes with what it leaves as read.

        Where it is surely less, or surely better, that. Else a loss that is read stands: search finds the point surely
        better than that, and it is said what makes up for it; or what it has may be chance, and does not deny it. Where
        both are as good it is said in the form `even`.
        """
        if both is None or weighed is None or self.chosen is None:
            return
        words, better = self.language, self.better
        slots = both.slots(self.grounds, better)
        if both.is_better:
            why, more = kept_by(self.chosen, weighed, self.decision.candidates)
            yield self.say(f"seen-{why}", better, **slots, **more)
        elif both.is_sure:
            line = self.grounds.whole((self.move, *answered[:ANSWERED]), self.grounds.color)[1:]
            yield self.lined("less", line, better, points=words.points(both.less))
        elif left:
            hangs = max(hanging_there(self.grounds, better, one, self.decision) for one, _ in left)
            form = "makes-up" if both.denies(hangs) else "agrees"
            end = makes_up(self.grounds, weighed, better, left) if form == "makes-up" else ""
            yield self.say(form, better, points=self._points(hangs), end=end, **slots)
        elif not is_wrong:
            yield self.say("maybe-less" if both.is_perhaps_less else even, better, **slots)


def _next_told(own: Sequence[MotiveSaid]) -> MotiveSaid | None:
    """Give what speaks for a point next to its first reason, if that is told; None if nothing is."""
    return next((one for one in own[1:] if one.motive not in BESIDES), None)


def _is_larger(its: MotiveSaid, hangs: float) -> bool:
    """Say whether more points are judged to hang on a rival's motive than `hangs` on what it leaves undone."""
    if its.motive == "swing":
        return False  # that is search's own word, which has the rival smaller
    if its.kind not in ("tactics", "life", "groups") and its.tier in (Tier.COUNTED, Tier.CUSTOM):
        return False  # what is held to hang on those is for their order alone
    return its.stake >= LEAST_LARGER and its.stake > LARGER * hangs
