"""Why a move was chosen, put together: the best motives, what happens elsewhere, the answer, a rival, the frame.

Takes a decision and the blackboard of its position; gives an Explanation. Chooses no move: the decision stands before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from riyu.assessment.group_words import is_weak
from riyu.candidates.candidate import Candidate, Reason
from riyu.game.constants import EMPTY, PASS
from riyu.game.points import Point, point_text
from riyu.player.decision import Decision
from riyu.player.explaining.against import reached_after
from riyu.player.explaining.grounds import SOURCE, Grounds, lines_apart
from riyu.player.explaining.language import Language, read_language
from riyu.player.explaining.motives import MOTIVE_OF, Tier
from riyu.player.explaining.places import place_motives
from riyu.player.explaining.positional import judged_motives
from riyu.player.explaining.record import (
    LONGEST_HEADLINE,
    STRONG,
    Aside,
    Explanation,
    Frame,
    LineSaid,
    MotiveSaid,
    Sentence,
)
from riyu.player.explaining.tactics import tactical_motives
from riyu.reading.blackboard import Blackboard
from riyu.search.one_ply import Weighed

__all__ = ["MOST_REASONS", "best_motives", "explain", "less_than", "motives_of"]

MOST_REASONS = 3
"""Reasons that are told, at most."""

KNOWN = 200
"""Games that must go on from a move for its points to be told."""

SURE = 1.0
"""Points from which on a difference by search is told."""

TRUST = {
    Tier.READ: 1.0,
    Tier.COUNTED: 0.9,
    Tier.MEASURED: 0.8,
    Tier.CUSTOM: 0.6,
    Tier.JUDGED: 0.5,
}
"""How far the points that hang on a motive count for the order of motives, by how surely it is known."""

CUSTOMARY = 0.1
"""The share from which on strong players' habit is told."""

CUSTOM_STAKE, ANSWER_STAKE, SEARCH_STAKE = 3.0, 1.5, 0.1
"""Points that are held to hang on custom, on an answer to the last move, and on the search's word, for the order."""

AHEAD = 1.5
"""Points from which on somebody leads."""

_TWINS = (
    frozenset(
        {"capture", "ladder", "net", "kill", "race", "attack", "enclose", "force", "keep-dead"}
    ),
    frozenset({"save", "live", "settle", "run", "join", "connect", "ko-start"}),
    frozenset({"build", "close", "extend"}),
    frozenset({"invade", "reduce"}),
)
"""Motives of which, about the same group or area, one is told: the strongest."""


def explain(
    blackboard: Blackboard, decision: Decision, *, language: Language | None = None
) -> Explanation:
    """Explain a decision on the blackboard of its position: the game as it stood before the move.

    The board is as before; the motives told stand on the blackboard as facts until the next decision or stone.
    """
    grounds = Grounds(blackboard, decision.color, language or read_language())
    blackboard.inference.forget_source(SOURCE)
    number = len(blackboard.game.moves) + 1
    if decision.chosen is None or decision.point in (PASS, -1):
        return _of_no_move(grounds, decision, number)
    move = decision.point
    found = best_motives(grounds, move, decision.chosen.candidate, decision.chosen, decision)
    reasons = grounds.told(move, found)
    first = reasons[0]
    sente = _is_sente(grounds, decision.chosen, reasons)
    return Explanation(
        decision.color,
        move,
        number,
        _headline(first),
        reasons,
        _frame(grounds, decision, move, sente),
        _certainty(grounds, move, reasons),
        _threat(grounds, decision, first),
        _reply(grounds, decision.chosen),
        _aside(grounds, decision, first),
        _gained(decision),
        decision.knowledge,
    )


def _headline(first: MotiveSaid) -> Sentence:
    """Give the first motive's headline, cut where it would be too long."""
    said = first.headline
    texts = [
        " ".join(said.of(reader).split()[:LONGEST_HEADLINE]) for reader in ("beginner", STRONG)
    ]
    return replace(said, beginner=texts[0], strong=texts[1])


# Motives. -------------------------------------------------------------------------------------------------------------


def motives_of(
    grounds: Grounds,
    move: Point,
    candidate: Candidate | None = None,
    weighed: Weighed | None = None,
    decision: Decision | None = None,
) -> list[MotiveSaid]:
    """Give all motives of a move that pass their gates, the most important first; none of what speaks against it."""
    reasons = candidate.reasons if candidate is not None else ()
    found = [
        *tactical_motives(grounds, move, reasons),
        *place_motives(grounds, move),
        *judged_motives(grounds, move),
        *_measured(grounds, move, weighed),
        *_of_order(grounds, move, candidate),
    ]
    if not any(one.tier < Tier.CUSTOM or one.stake >= SURE for one in found):
        found += _by_search(grounds, move, weighed, decision)
    found = [_remembered(one, reasons) for one in found]
    return sorted(found, key=lambda one: (-_weight(one), one.motive, one.target))


def best_motives(
    grounds: Grounds,
    move: Point,
    candidate: Candidate | None = None,
    weighed: Weighed | None = None,
    decision: Decision | None = None,
) -> tuple[MotiveSaid, ...]:
    """Give the motives that are told: at most three, different ones, twins merged; the first, then by evidence."""
    kept: list[MotiveSaid] = []
    for one in _merged(grounds, motives_of(grounds, move, candidate, weighed, decision)):
        if len(kept) < MOST_REASONS and not any(_are_twins(grounds, one, told) for told in kept):
            kept.append(one)
    return (*kept[:1], *sorted(kept[1:], key=lambda one: (one.tier, -_weight(one))))


def _merged(grounds: Grounds, found: Sequence[MotiveSaid]) -> list[MotiveSaid]:
    """Let what is read stand for its twins that are judged or measured, as important as the most important of them."""
    read = [one for one in found if one.tier is Tier.READ]
    kept: list[tuple[float, MotiveSaid]] = []
    for one in found:
        twins = [other for other in found if other is one or _are_twins(grounds, one, other)]
        if one.tier is Tier.READ:
            kept.append((max(map(_weight, twins)), one))
        elif not any(other in read for other in twins):
            kept.append((_weight(one), one))
    kept.sort(key=lambda both: (-both[0], -_weight(both[1]), both[1].motive, both[1].target))
    return [one for _, one in kept]


def _weight(one: MotiveSaid) -> float:
    return TRUST[one.tier] * one.stake


def _are_twins(grounds: Grounds, one: MotiveSaid, told: MotiveSaid) -> bool:
    """Say whether two motives say the same: the same motive, or twins about one group or area."""
    if one.motive == told.motive:
        return True
    if not any(one.motive in twins and told.motive in twins for twins in _TWINS):
        return False
    if not one.target or not told.target:
        return True
    first, second = (grounds.now.group_at(m.target) for m in (one, told))
    if first is not None and second is not None:
        return first.name == second.name
    return True


def _remembered(one: MotiveSaid, reasons: Sequence[Reason]) -> MotiveSaid:
    """Give a motive with the sentence of the pattern or rule that told it, if one did."""
    for reason in reasons:
        is_taught = reason.source.startswith(("rule ", "pattern ", "joseki "))
        if is_taught and not reason.is_against and MOTIVE_OF[reason.purpose] == one.motive:
            return replace(one, remember=reason.said)
    return one


def _measured(grounds: Grounds, move: Point, weighed: Weighed | None) -> Iterator[MotiveSaid]:
    """Tell whose stones and points end as by the search, after the move and if the enemy moves first instead."""
    for fact in weighed.facts if weighed is not None else ():
        if fact.moves != (move, PASS) or not fact.owned or fact.gained <= 0:
            continue
        shares = {"share": str(_hundred(fact.key, 0)), "count": str(_hundred(fact.key, 1))}
        if fact.predicate == "decides-owner":
            stone = fact.owned[0]
            owner = grounds.board.color_at(stone)
            is_own = owner == grounds.color
            group = grounds.now.group_at(stone)
            if not is_own:  # the shares are the mover's, the sentence speaks of the enemy's
                shares = {name: str(100 - int(value)) for name, value in shares.items()}
            yield replace(
                grounds.motive(
                    "settle" if is_own else "attack",
                    move,
                    stone,
                    Tier.MEASURED,
                    2.0 * fact.gained * len(fact.owned),
                    named=grounds.group(group) if group is not None else "",
                    said=(fact.said,),
                    slots={"owner": grounds.language.color(owner), **shares},
                ),
                facts=(fact.key,),
            )
        elif fact.predicate == "decides-area":
            around = int(fact.key[3])
            yours = sum(
                grounds.now.worth(p) * (1 if grounds.color == 1 else -1) for p in fact.owned
            )
            yield replace(
                grounds.motive(
                    "reduce" if yours < -0.25 * len(fact.owned) else "build",
                    move,
                    around,
                    Tier.MEASURED,
                    2.0 * fact.gained * len(fact.owned),
                    points=fact.owned,
                    points_named=grounds.language.points(len(fact.owned)),
                    said=(fact.said,),
                    slots=shares,
                ),
                facts=(fact.key,),
            )


def _hundred(key: tuple[object, ...], which: int) -> int:
    """Give one of the two shares of a fact whose points end as: after the move (0), after the other (1)."""
    places = {"decides-owner": (4, 6), "decides-area": (5, 7)}[str(key[0])]
    return int(str(key[places[which]]))


def _of_order(grounds: Grounds, move: Point, candidate: Candidate | None) -> Iterator[MotiveSaid]:
    """Tell what the move answers, and how customary it is."""
    last = grounds.last
    if last and grounds.board.color_at(last) != EMPTY and lines_apart(move, last) <= 1:
        yield grounds.motive(
            "answer", move, last, Tier.COUNTED, ANSWER_STAKE, named=point_text(last)
        )
    share = candidate.learned if candidate is not None else 0.0
    if share >= CUSTOMARY:
        yield grounds.motive(
            "custom",
            move,
            move,
            Tier.CUSTOM,
            CUSTOM_STAKE * share,
            slots={"share": str(round(100 * share))},
            said=(f"learned share {share:.2f}",),
        )


def _by_search(
    grounds: Grounds, move: Point, weighed: Weighed | None, decision: Decision | None
) -> Iterator[MotiveSaid]:
    """Tell that search alone speaks for a move."""
    games = sum(one.visits for one in decision.candidates) if decision is not None else 0
    visits = weighed.visits if weighed is not None else 0
    share = round(100 * visits / games) if games else 0
    yield grounds.motive(
        "search",
        move,
        move,
        Tier.MEASURED,
        SEARCH_STAKE,
        slots={"share": str(share)},
        said=(f"{visits} of {games} games go on from it",),
    )


# Points. --------------------------------------------------------------------------------------------------------------


def less_than(chosen: Weighed, other: Weighed) -> float | None:
    """Give by how many points of the game a move is better than another, as measured; None if it was not."""
    if chosen.won is not None and other.won is not None:
        if min(chosen.visits, other.visits) >= KNOWN:
            return chosen.margin - other.margin
        return None
    if chosen.gained is not None and other.gained is not None:
        return chosen.gained - other.gained
    return None


def _gained(decision: Decision) -> float | None:
    chosen = decision.chosen
    assert chosen is not None
    others = [less_than(chosen, one) for one in decision.candidates if one is not chosen]
    return min((more for more in others if more is not None), default=None)


# The other parts. -----------------------------------------------------------------------------------------------------

_LOST = {
    "save": "threat",
    "capture": "threat-lives",
    "ladder": "threat-lives",
    "net": "threat-lives",
    "connect": "threat-cut",
    "cut": "threat-joined",
    "live": "threat-dies",
    "kill": "threat-lives",
    "ko-start": "threat",
    "race": "threat",
}
"""The form for what happens elsewhere, by motive, where it was read."""


def _threat(grounds: Grounds, decision: Decision, first: MotiveSaid) -> LineSaid | None:
    """Give what happens if one plays elsewhere: by reading of what is threatened, else by the search after a pass."""
    language, move = grounds.language, decision.point
    passed, chosen = decision.passed, decision.chosen
    assert chosen is not None
    loss = None
    if passed is not None and chosen.won is not None:
        loss = chosen.margin - passed.margin
    points = language.points(loss) if loss is not None and loss >= SURE else ""
    slots = {
        "color": language.color(grounds.color),
        "enemy": language.color(grounds.enemy),
        "move": point_text(move),
        "points": points,
    }
    if first.tier is Tier.READ and first.without and first.motive in _LOST:
        line, form = first.without, _LOST[first.motive]
        tier = Tier.READ
    elif passed is not None and len(passed.line) > 1:
        line, form, tier = (
            grounds.whole(passed.line[1:], grounds.enemy),
            "threat-search",
            Tier.MEASURED,
        )
    else:
        return None
    if not line:
        return None
    sentence = language.say(
        "parts",
        form,
        (*line, first.target),
        strong={"line": language.line(grounds.enemy, line, STRONG)},
        note=language.tier(tier) if tier is Tier.READ else "",
        line=language.line(grounds.enemy, line),
        target=grounds.stones(first.target) if first.target else "",
        **{**slots, "points": points},
    )
    return LineSaid(sentence, grounds.enemy, tuple(line), tier, loss)


def _reply(grounds: Grounds, chosen: Weighed) -> LineSaid | None:
    """Give the answer that the search expects, and what comes next."""
    line = grounds.whole(chosen.line[:3], grounds.color)
    if len(line) < 2 or line[1] == PASS:
        return None
    sentence = grounds.language.say(
        "parts",
        "reply",
        line[1:],
        color=grounds.language.color(grounds.color),
        enemy=grounds.language.color(grounds.enemy),
        target=point_text(line[1]),
        other=point_text(line[2]) if len(line) > 2 and line[2] != PASS else "",
    )
    return LineSaid(sentence, grounds.color, line, Tier.MEASURED)


def _aside(grounds: Grounds, decision: Decision, first: MotiveSaid) -> Aside | None:
    """Give the best rival of another motive, and why it is set aside: by a line if there is one, and in points."""
    chosen = decision.chosen
    assert chosen is not None
    others = [
        one for one in decision.candidates[:8] if one is not chosen and one.candidate.move != PASS
    ]
    for rival in sorted(others, key=lambda one: -one.visits)[:4]:
        motives = best_motives(grounds, rival.candidate.move, rival.candidate, rival, decision)
        if motives and motives[0].motive != first.motive:
            return _set_aside(grounds, decision, first, rival, motives[0])
    return None


def _set_aside(
    grounds: Grounds, decision: Decision, first: MotiveSaid, rival: Weighed, its: MotiveSaid
) -> Aside:
    """Say why a rival is set aside: it leaves what the first motive mends, search answers it, or it is less."""
    language, chosen = grounds.language, decision.chosen
    assert chosen is not None
    move = rival.candidate.move
    less = less_than(chosen, rival)
    points = language.points(less) if less is not None and less >= SURE else ""
    line: tuple[Point, ...] = ()
    first_to_move, tier, form = grounds.enemy, Tier.MEASURED, "aside"
    if still := reached_after(grounds, first, move):
        line, form, tier = still, "aside-fails", Tier.READ
    elif any(fact.predicate == "refuted" for fact in rival.facts) and len(rival.line) > 1:
        line, form = grounds.whole(rival.line, grounds.color)[1:], "aside-answered"
    elif less is None:
        form = "aside-unmeasured"
    elif not points:
        form = "aside-even"
    sentence = language.say(
        "parts",
        form,
        (move, *line),
        strong={"line": language.line(first_to_move, line, STRONG)},
        note=language.tier(tier) if form == "aside-fails" else "",
        color=language.color(grounds.color),
        enemy=language.color(grounds.enemy),
        move=point_text(decision.point),
        other=point_text(move),
        target=grounds.stones(first.target) if first.target else point_text(decision.point),
        line=language.line(first_to_move, line),
        points=points,
    )
    return Aside(move, its.motive, sentence, tier, line, less)


def _is_sente(grounds: Grounds, chosen: Weighed, reasons: Sequence[MotiveSaid]) -> bool:
    """Say whether the enemy has to answer: the move threatens by reading or as assessed, and search answers near by."""
    move = chosen.candidate.move
    near = len(chosen.line) > 1 and chosen.line[1] > 0 and lines_apart(move, chosen.line[1]) <= 4
    if not near:
        return False
    if any(one.motive in ("force", "double-threat", "ko-threat") for one in reasons):
        return True
    store = grounds.blackboard.inference.stores.get("sente")
    return any(
        key[1] == grounds.color and key[2] == move
        for key in (store.standing if store is not None else ())
    )


def _frame(grounds: Grounds, decision: Decision, move: Point, sente: bool) -> Frame:
    """Say who leads by how much, which groups are weak, and whose choice it is next."""
    language, color = grounds.language, grounds.color
    chosen = decision.chosen
    lead = chosen.margin if chosen is not None and chosen.won is not None else None
    if lead is None:
        lead = decision.assessment.margin_for(color)
    where = point_text(move) if move > 0 else ""
    owner = color if lead >= 0 else grounds.enemy
    parts = [
        language.say(
            "frame",
            "lead" if abs(lead) >= AHEAD else "even",
            (),
            owner=language.color(owner),
            points=language.points(lead),
            move=where,
        )
    ]
    weak: dict[int, tuple[Point, ...]] = {}
    for who in (color, grounds.enemy):
        groups = [g for g in grounds.now.groups if g.color == who and is_weak(g)]
        groups.sort(key=lambda g: (-len(g.stones), g.name))
        weak[who] = tuple(g.name for g in groups[:3])
        if weak[who]:
            parts.append(
                language.say(
                    "frame",
                    "weak",
                    weak[who],
                    owner=language.color(who),
                    target=language.listed([point_text(p) for p in weak[who]]),
                )
            )
    if move > 0:
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
    return Frame(_together(parts), lead, weak[color], weak[grounds.enemy], sente)


def _certainty(grounds: Grounds, move: Point, reasons: Sequence[MotiveSaid]) -> Sentence:
    """Say what was read, counted, measured, customary and judged, each by the point it is about."""
    language = grounds.language
    parts = []
    for tier in Tier:
        about = [one for one in reasons if one.tier is tier]
        if about:
            points = [one.target or move for one in about]
            named = [
                f"{language.idea(one.motive)} ({point_text(p)})"
                for one, p in zip(about, points, strict=True)
            ]
            parts.append(
                language.say("certainty", tier.word, points, target=language.listed(named))
            )
    if not any(one.tier is Tier.READ for one in reasons):
        parts.append(language.say("certainty", "nothing", (move,), move=point_text(move)))
    return _together(parts)


def _together(parts: Sequence[Sentence]) -> Sentence:
    return Sentence(
        " ".join(one.beginner for one in parts),
        " ".join(one.strong for one in parts),
        tuple(dict.fromkeys(p for one in parts for p in one.points)),
    )


def _of_no_move(grounds: Grounds, decision: Decision, number: int) -> Explanation:
    """Give the record of a pass or a resignation: its sentence, and the frame."""
    name = grounds.language.color(decision.color)
    said = f"{name} {decision.move_text()}: {decision.why.removesuffix('.')}."
    frame = _frame(grounds, decision, decision.point, sente=False)
    nothing = Sentence("", "")
    return Explanation(
        decision.color,
        decision.point,
        number,
        Sentence(said, said),
        (),
        frame,
        nothing,
        knowledge=decision.knowledge,
    )
