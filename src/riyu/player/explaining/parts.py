"""The parts of a record beside its reasons and lines: a rival, the frame, and how sure it is.

Takes grounds, a decision and its first motive; gives parts with their sentences. Finds no motives.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from itertools import islice

from riyu.assessment.board_words import kos_of
from riyu.assessment.evaluation import Group
from riyu.assessment.group_words import is_weak
from riyu.assessment.lead import Lead
from riyu.game.after import outcome
from riyu.game.constants import BLACK, EMPTY, PASS
from riyu.game.points import Color, Point, lines_apart, opposite, point_text
from riyu.player.decision import RESIGN, Decision
from riyu.player.explaining.against import reached_after
from riyu.player.explaining.answered import ANSWER
from riyu.player.explaining.apart import apart_said
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.compared import (
    Ask,
    asked_of,
    better_by_search,
    compared,
    kept_by,
    makes_up,
)
from riyu.player.explaining.elsewhere import fate_of, hanging_there, is_left
from riyu.player.explaining.grounds import Grounds, in_turn
from riyu.player.explaining.language import Language
from riyu.player.explaining.left import AWAY
from riyu.player.explaining.local import lines_to
from riyu.player.explaining.meant import done_by
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import (
    STRONG,
    Aside,
    Frame,
    LineSaid,
    MotiveSaid,
    Sentence,
    together,
)
from riyu.player.explaining.sure import sure_motives
from riyu.player.explaining.trade import trade_said, traded
from riyu.reading.gate import NODES
from riyu.reading.reading import Verdict
from riyu.search.one_ply import Weighed, natural_rivals, surely_less

__all__ = [
    "AHEAD",
    "aside_of",
    "certainty_of",
    "frame_of",
    "gained_by",
    "is_sente",
]

RIVALS = 6
"""Rivals that are looked at for one of another motive, the most visited first."""

MOST_AJI, AJI_STONES = 2, 2
"""Dead groups of which it is said that something is left in them, at most, and the stones that they have at least."""

MOST_ATARIS, BY_ATARI = 2, 3
"""Strings of which it is said that they are left in atari, at most, and the lines from the move to these."""

LARGE = 4
"""Stones from which on a string that stays in atari is told of wherever it stands."""

_OF_KO = ("ko-start", "ko-end", "ko-threat")

LARGE_KO = 6.0
"""Points that must hang on a ko for it to be told beside a move that is not about it."""

LEAST_UNEXPLAINED = 3.0
"""Points of the search from which on it is said that reasons do not account for them."""

LEAST_JUDGED = 3.0
"""Points from which on it is told that a rival is judged to gain less, where search hardly looked at it."""

AHEAD = 1.5
"""Points from which on somebody leads."""


def gained_by(decision: Decision) -> float | None:
    """Give by how many points of the game the move chosen is better than the best other; None if none was measured."""
    chosen = decision.chosen
    assert chosen is not None
    others = [surely_less(chosen, one) for one in decision.candidates if one is not chosen]
    return min((more for more in others if more is not None), default=None)


def aside_of(
    grounds: Grounds,
    decision: Decision,
    first: MotiveSaid,
    ask: Ask | None = None,
    asked: Sequence[Weighed | None] = (),
    known: Collection[Point] = (),
    shown: Sequence[Point] = (),
) -> Aside | None:
    """Give the best natural rival, and why it is set aside: by a line if there is one, and in points.

    Before all others one that search has surely better, also of those it was `asked` about. Else one of another motive
    than the `first`, if there is such a one of which it is known what it does; one that search hardly looked at only
    where there is no other. Search is `ask`ed about it before it is told. None where there is no more to say of any
    than that the search hardly looked at it. Where no reading sets it aside it is told what else does, as read, but of
    strings with a `known` stone: of these the record says it. A line that is `shown` already is only begun.
    """
    others = natural_rivals(decision.candidates, decision.point)
    rivals = sorted(others, key=lambda one: -one.visits)[:RIVALS]
    if (better := better_by_search(decision, asked)) is not None:
        rivals = [better]
    found: dict[str, tuple[Weighed, tuple[MotiveSaid, ...], Aside]] = {}
    for rival in rivals:
        move = rival.candidate.move
        motives = best_motives(grounds.about_move(move), move, rival.candidate, rival, decision)
        if not motives or ("alike" in found and motives[0].motive == first.motive):
            continue
        aside = _setaside_of(grounds, decision, first, rival, motives, shown)
        if aside is None:
            continue
        is_other = motives[0].motive != first.motive and done_by(grounds, move, motives)
        kind = "judged" if aside.tier is Tier.JUDGED else "other" if is_other else "alike"
        found.setdefault(kind, (rival, motives, aside))
        if kind == "other":
            break
    told = found.get("other") or found.get("alike") or found.get("judged")
    if told is None:
        return None
    rival, motives, aside = told
    move = rival.candidate.move
    motives = sure_motives(grounds.about_move(move), move, rival.candidate, rival, decision)
    now = asked_of(decision, move, ask) or rival
    aside = _setaside_of(grounds, decision, first, now, motives, shown) or aside
    said = [aside.sentence]
    is_read = aside.tier is Tier.READ
    if not is_read and (apart := apart_said(grounds, decision, now, known)) is not None:
        said.append(apart)
    if (trade := traded(grounds, decision.chosen, now)) is not None:
        told_of_it = trade_said(grounds, trade)
        # A beginner is told it where it is why the rival is less, or what makes up for what it leaves.
        says_why = bool(aside.line) != ((aside.less or 0.0) > 0.0)
        said.append(told_of_it if says_why else replace(told_of_it, beginner=""))
    return replace(aside, sentence=together(said))


def _setaside_of(
    grounds: Grounds,
    decision: Decision,
    first: MotiveSaid,
    rival: Weighed,
    motives: Sequence[MotiveSaid],
    shown: Sequence[Point] = (),
) -> Aside | None:
    """Say why a rival is set aside: it leaves what the first motive mends, search answers it, or it is less.

    Of a line that is `shown` already how it begins. None where search hardly looked at it, and the assessment does not
    have it smaller.
    """
    language, chosen = grounds.language, decision.chosen
    assert chosen is not None
    move, its = rival.candidate.move, motives[0]
    both = compared(chosen, rival)
    is_less = both is not None and both.is_sure and both.less > 0
    slots = both.slots(grounds, decision.point) if both is not None else {}
    may = "may-be-less" if both is not None and both.is_perhaps_less else "may-as-well"
    line: tuple[Point, ...] = ()
    tier, form = Tier.MEASURED, "aside"
    if both is not None and both.is_better:
        why, more = kept_by(chosen, rival, decision.candidates)
        form, slots = f"aside-{why}", {**slots, **more}
    elif still := reached_after(grounds, first, move):
        line, form, tier = still, "aside-fails", Tier.READ
        if both is not None and not is_less:
            hangs = hanging_there(grounds, decision.point, first, decision)
            form = "aside-leaves" if both.denies(hangs) else "aside-agrees"
    elif any(fact.predicate == "refuted" for fact in rival.facts) and len(rival.line) > 1:
        line, form = grounds.whole(rival.line, grounds.color)[1:], "aside-answered"
    elif both is None:
        judged = grounds.gain(grounds.color, decision.point) - grounds.gain(grounds.color, move)
        if judged < LEAST_JUDGED:
            return None
        form, tier = "aside-judged", Tier.JUDGED
    elif not is_less:
        form = "aside-even"
    left = [(first, line)] if form == "aside-leaves" else []
    told = line[:1] if tuple(shown) == tuple(line) else line
    sentence = language.say(
        "parts",
        form,
        (move, *told),
        strong={"line": language.line(grounds.enemy, told, STRONG)},
        note=language.tier(tier) if tier is Tier.READ else "",
        color=language.color(grounds.color),
        enemy=language.color(grounds.enemy),
        move=point_text(decision.point),
        other=point_text(move),
        fate=fate_of(grounds, first, (grounds.color, move), *in_turn(grounds, line)),
        line=grounds.line(grounds.enemy, told, (grounds.color, move), known=first.target),
        points=language.points(both.less) if both is not None and is_less else "",
        kind=done_by(grounds, move, motives),
        may=language.word(may),
        end=makes_up(grounds, rival, decision.point, left, motives) if left else "",
        **slots,
    )
    less = surely_less(chosen, rival)
    return Aside(move, its.motive, sentence, tier, line, less)


def is_sente(grounds: Grounds, chosen: Weighed, reasons: Sequence[MotiveSaid]) -> bool:
    """Say whether the enemy has to answer: the move threatens by reading or as assessed, and search answers near by.

    What is assessed it threatens must hardly be left after that answer. Not where search has the mover go on there
    itself: that costs the turn; nor where its answer leaves a string that is threatened.
    """
    move = chosen.candidate.move
    near = (
        len(chosen.line) > 1 and chosen.line[1] > 0 and lines_apart(move, chosen.line[1]) <= ANSWER
    )
    goes_on = (
        len(chosen.line) > 2 and chosen.line[2] > 0 and lines_apart(move, chosen.line[2]) <= ANSWER
    )
    if not near or goes_on or any(is_left(grounds, chosen.line, one) for one in reasons):
        return False
    if any(one.is_sente for one in reasons):
        return True
    store = grounds.blackboard.inference.stores.get("sente")
    return grounds.is_answered(move, chosen.line[1]) and any(
        key[1] == grounds.color and key[2] == move
        for key in (store.standing if store is not None else ())
    )


def frame_of(
    grounds: Grounds,
    decision: Decision,
    move: Point,
    sente: bool,
    lead: Lead,
    reasons: Sequence[MotiveSaid] = (),
    known: frozenset[Point] = frozenset(),
    left: frozenset[Point] = frozenset(),
) -> Frame:
    """Say who leads by how much, if the move is the style's taste, which groups are weak, and whose choice it is next.

    Not that groups are weak of which stones are `known` to be, nor, to a beginner, that those AWAY from the move are.
    Of strings with a stone that is `left` open the record says more than that they stay in atari, or that something is
    left in them.
    """
    language, color = grounds.language, grounds.color
    chosen = decision.chosen
    by, (least, most) = lead.for_color(color), lead.span_for(color)
    where = {PASS: "the-pass", RESIGN: "the-resignation"}.get(move, "")
    where = language.word(where) if where else point_text(move)
    owner = color if by >= 0 else grounds.enemy
    if owner != color:
        least, most = -most, -least
    form = "lead" if abs(by) >= AHEAD else "even"
    handicap = grounds.opening_handicap
    if form == "lead" and owner == BLACK and handicap:
        form = "handicap-taker" if color == BLACK else "handicap-giver"
    parts = [
        language.say(
            "frame",
            form,
            (),
            count=str(handicap),
            color=language.color(color),
            enemy=language.color(grounds.enemy),
            owner=language.color(owner),
            points=language.points(by),
            span=_span(language, owner, least, most),
            move=where,
        )
    ]
    if chosen is not None and chosen.liked:
        most = max(decision.candidates, key=lambda one: one.visits).candidate.move
        other = point_text(most)
        parts.append(language.say("frame", "taste", (most,), move=where, other=other))
    weak: dict[int, tuple[Point, ...]] = {}
    about = known | {p for one in reasons for p in (one.target, one.other) if p > 0}
    for who in (color, grounds.enemy):
        groups = [g for g in grounds.now.groups if g.color == who and is_weak(g)]
        groups.sort(key=lambda g: (-len(g.stones), g.name))
        weak[who] = tuple(g.name for g in groups[:2])
        shown = [g for g in groups[:2] if about.isdisjoint(g.stones)]
        if shown:
            other = language.word("too") if len(shown) < len(groups[:2]) else ""
            weak_said = _weak_said(grounds, who, shown, other)
            near = [g for g in shown if move <= 0 or lines_to(move, g.stones) <= AWAY]
            if len(near) < len(shown):
                brief = _weak_said(grounds, who, near, other).beginner if near else ""
                weak_said = replace(weak_said, beginner=brief)
            parts.append(weak_said)
    told = left | {p for one in reasons for p in (one.target, one.other) if p > 0}
    parts += _ataris(grounds, move, told)
    parts += _ko(grounds, move, reasons)
    aji, miai = _aji(grounds, move, told), _miai(grounds, move)
    if aji:
        named = language.listed([point_text(p) for p in aji])
        parts.append(language.say("frame", "aji", aji, target=named))
    if miai:
        names = {"target": point_text(miai[0]), "other": point_text(miai[1])}
        colors = {"color": language.color(color), "enemy": language.color(grounds.enemy)}
        parts.append(language.say("frame", "miai", miai, strong=None, **names, **colors))
    is_left = chosen is not None and _is_left_alone(grounds, move, chosen.line, reasons)
    # A joseki says who has sente at its end.
    is_of_book = any(one.motive == "joseki" for one in reasons)
    if move > 0 and (sente or is_left) and not is_of_book:
        parts.append(
            language.say(
                "frame",
                "sente" if sente else "gote",
                (),
                color=language.color(color),
                enemy=language.color(grounds.enemy),
                move=where,
            )
        )
    return Frame(together(parts), by, lead, weak[color], weak[grounds.enemy], sente, aji, miai)


def _weak_said(grounds: Grounds, owner: Color, groups: Sequence[Group], other: str) -> Sentence:
    """Say that groups of a color are weak, each by its stone nearest to the move."""
    language, called = grounds.language, [grounds.group_called(group) for group in groups]
    return language.say(
        "frame",
        "weak",
        called,
        owner=language.color(owner),
        target=language.listed([point_text(p) for p in called]),
        other=other,
    )


def _is_left_alone(
    grounds: Grounds, move: Point, line: Sequence[Point], reasons: Sequence[MotiveSaid]
) -> bool:
    """Say whether the enemy answers elsewhere in a line: far from the move and from all stones that reasons are about.

    Not where one of them says that he must answer.
    """
    if len(line) < 2 or any(one.must_be_answered for one in reasons):
        return False
    board, answer = grounds.board, line[1]
    about = {p for one in reasons for p in one.stones if board.color_at(p) != EMPTY}
    near = {move, *(q for p in about for q in board.string_points(p))}
    return answer <= 0 or lines_to(answer, near) > ANSWER


def _span(language: Language, owner: Color, least: float, most: float) -> str:
    """Say from where to where a color may lead: `2 to 12`, or with the colors where the other one may as well."""
    if round(least) >= 0:
        return language.word("span", least=str(round(least)), most=str(round(most)))
    low, high = (
        language.word(
            "lead",
            color=language.color(owner if one >= 0 else opposite(owner)),
            count=str(abs(round(one))),
        )
        for one in (least, most)
    )
    return language.word("span", least=low, most=high)


def _ko(grounds: Grounds, move: Point, reasons: Sequence[MotiveSaid]) -> list[Sentence]:
    """Tell the ko on which most hangs, if that is much, who takes it and the threats of both: unless a reason does."""
    kos = kos_of(grounds.blackboard)
    _, fight = kos.look() if kos is not None else ((), None)
    if fight is None or fight.ko.points < LARGE_KO or any(one.motive in _OF_KO for one in reasons):
        return []
    ko, language = fight.ko, grounds.language
    about = {move, *(p for one in reasons for p in (one.target, one.other))}
    if not about.isdisjoint((ko.point, ko.stone)):
        return []
    numbers, threats = grounds.threats_of_ko(ko.stone, ko.points)
    colors = {"color": language.color(grounds.color), "enemy": language.color(grounds.enemy)}
    return [
        language.say(
            "frame",
            "ko",
            (ko.point, ko.stone),
            owner=language.color(ko.taker),
            target=grounds.stones(ko.stone),
            other=point_text(ko.point),
            points=language.points(ko.points),
            kind="" if ko.may_take else language.word("ko-wait"),
            fate=language.word("ko-threats", **colors, **threats),
            rows=language.word("row-threats", before=numbers[0], after=numbers[1]),
        )
    ]


def _ataris(grounds: Grounds, move: Point, about: frozenset[Point]) -> list[Sentence]:
    """Tell the largest strings near a move, and large ones anywhere, that stay in atari: MOST_ATARIS at most.

    Not those that are told `about`, nor those that are dead, or could not have been saved: whoever takes these gains
    nothing by it; nor a stone that can be taken back at once.
    """
    board, language = grounds.board, grounds.language
    before = [board.string_points(p) for p in board.strings() if board.liberties(p) == 1]
    before = [
        stones
        for stones in before
        if (len(stones) >= LARGE or lines_to(move, stones) <= BY_ATARI)
        and about.isdisjoint(stones)
        and _could_be_saved(grounds, stones[0])
    ]
    left: list[tuple[int, Point, Point]] = []
    with grounds.played((grounds.color, move)):
        for stones in before:
            name = stones[0]
            is_gone = board.color_at(name) == EMPTY or board.liberties(name) > 1
            if is_gone or move in board.string_points(name):
                continue
            (liberty,) = board.liberty_points(name)
            taker = opposite(board.color_at(name))
            if board.is_legal(taker, liberty) and outcome(board, taker, liberty).liberties > 1:
                left.append((-len(stones), name, liberty))
    return [
        language.say(
            "frame",
            "atari",
            (grounds.called(name), liberty),
            owner=language.color(opposite(board.color_at(name))),
            target=grounds.stones(name),
            other=point_text(liberty),
            move=point_text(move),
        )
        for _, name, liberty in sorted(left)[:MOST_ATARIS]
    ]


def _could_be_saved(grounds: Grounds, name: Point) -> bool:
    """Say whether the owner of a string in atari could save it, as read, as the position stands."""
    owner = grounds.board.color_at(name)
    reading = grounds.readings.ask("save", name, first=owner, asker=owner, limit=NODES["save"])
    return reading.verdict in (Verdict.WIN, Verdict.KO)


def _aji(grounds: Grounds, move: Point, about: frozenset[Point]) -> tuple[Point, ...]:
    """Give the largest groups that count as dead and have aji, by the facts that stand: MOST_AJI at most.

    Not those that are told `about`, nor those that the other color does not take or kill after the move, as read,
    even if it comes first: how they count is no more than a guess then.
    """
    store = grounds.blackboard.inference.stores.get("aji")
    strings = {int(key[2]) for key in (store.standing if store is not None else ())}
    groups = {group.name: group for p in strings if (group := grounds.now.group_at(p)) is not None}
    large = [
        name
        for name, group in groups.items()
        if len(group.stones) >= AJI_STONES and not about.intersection(group.stones)
    ]
    large.sort(key=lambda name: (-len(groups[name].stones), name))
    with grounds.played((grounds.color, move)):
        fallen = (name for name in large if _falls(grounds, name))
        return tuple(islice(fallen, MOST_AJI))


def _falls(grounds: Grounds, name: Point) -> bool:
    """Say whether a string is taken, or its group killed, as read, if the other color comes first."""
    enemy = opposite(grounds.board.color_at(name))
    return any(
        grounds.readings.ask(goal, name, first=enemy, asker=enemy, limit=NODES[goal]).verdict
        is Verdict.WIN
        for goal in ("capture", "kill")
    )


def _miai(grounds: Grounds, move: Point) -> tuple[Point, ...]:
    """Give two points of which the mover gets one, by the facts that stand; empty if the move is one, too."""
    store = grounds.blackboard.inference.stores.get("miai")
    pairs = {
        (min(key[2:4]), max(key[2:4]))
        for key in (store.standing if store is not None else ())
        if key[1] == grounds.color and move not in key[2:4]
    }
    return min(pairs, key=lambda pair: (lines_apart(max(move, 0), pair[0]), pair), default=())


def certainty_of(
    grounds: Grounds,
    move: Point,
    reasons: Sequence[MotiveSaid],
    gained: float | None = None,
    threat: LineSaid | None = None,
) -> Sentence:
    """Say what was read, counted, measured and judged, each by the point it is about; custom says so itself.

    And that this is not all, where the move has `gained` more beside the best other, by search, than hangs on any
    reason or on the threat.
    """
    language = grounds.language
    parts: list[Sentence] = []
    seen: set[Point] = set()

    def add(form: str, points: Sequence[Point]) -> None:
        named = [point_text(p) for p in dict.fromkeys(points)]
        if named:
            parts.append(language.say("certainty", form, points, target=language.listed(named)))

    for tier in Tier:
        about = [] if tier is Tier.CUSTOM else [one for one in reasons if one.tier is tier]
        points = [one.named[0] if one.target else move for one in about]
        add(tier.word, [p for p in points if p not in seen])
        again = [p for p, one in zip(points, about, strict=True) if one.kind in ("life", "groups")]
        if tier is Tier.JUDGED:
            add("lives", [p for p in again if p in seen])
        seen.update(points)
    if not parts:
        parts.append(language.say("certainty", "nothing", (move,), move=point_text(move)))
    hangs = max((one.stake for one in reasons if one.motive != "give-up"), default=0.0)
    if threat is not None and threat.points is not None:
        hangs = max(hangs, threat.points)
    if gained is not None and gained >= LEAST_UNEXPLAINED and gained > hangs:
        more = language.points(gained)
        parts.append(
            language.say("certainty", "unexplained", (move,), move=point_text(move), points=more)
        )
    return together(parts)
