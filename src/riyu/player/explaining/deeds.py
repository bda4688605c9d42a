"""Deeds: what a move does to the stones around it, counted on the board, in players' words.

Takes grounds, a move and the reasons told; gives a sentence for what they do not say, and the headline of a move whose
first reason does not say what it does. Judges nothing: stones are taken, liberties are counted, links are what the
features have them for; only whether strings that the move comes between are joined all the same is read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, pairwise

from riyu.features.links import ConnectionStatus, Link, links
from riyu.game.constants import EMPTY, NO_POINT, STRIDE
from riyu.game.points import (
    Color,
    Point,
    all_points,
    diagonals,
    lies_amid,
    line_of,
    lines_apart,
    neighbors,
    on_board,
    point_text,
)
from riyu.player.explaining.grounds import LARGE, Grounds
from riyu.player.explaining.language import DEEDS, DENIED
from riyu.player.explaining.leaning import points_at_stake
from riyu.player.explaining.motives import FATES, LINKS, Tier
from riyu.player.explaining.places import height
from riyu.player.explaining.record import MotiveSaid, Sentence
from riyu.reading.gate import Claim
from riyu.reading.reading import Verdict

__all__ = [
    "MOST_DEEDS",
    "Deed",
    "act_and_deeds",
    "deeds_of",
    "done_by_enemy",
    "done_to_strings",
    "kept_from",
]

FAR = 3
"""Lines from a move to both ends of a link, added, up to which the link is its deed, where it lies between them."""

MOST_DEEDS = 3
"""Deeds that are told, at most."""

ON_SIDE = range(3, 7)
"""Lines of a stone that is capped."""

LOW = 3
"""Lines from a side up to which a move lies under a stone."""

LARGER = 3
"""Times the stones that are read that a large group must have, and as much hang on it, to be in the headline, too."""

CENTER = 5
"""The line from which on a move that is higher than the stone it goes out from leads toward the center."""

BLOCKED = 4
"""Lines from a side up to which a stone that goes on along it is blocked."""

CORNER = 6
"""Lines from a side within which a move may lie in the corner beside."""

_STRINGS = frozenset({"takes", "atari", "out"})
_OF_OWN = frozenset({"diagonal", "jumps", "knight"})
"""How a move stands to a stone of its own side: nothing that is done to anybody."""

_THREAT = "threatens"
"""What a move does that is read to force: no deed that is counted."""

_PARTS = frozenset({"between", "pushes"})
"""What is done to two strings: of what becomes of the group of either it says nothing."""

_SEEN = frozenset({"atari", "joins"})
"""What a move is seen to do that goes before what is read of other stones; so does a larger string got out of atari."""

_LINKS = frozenset({"between", "joins", "keeps", "pushes"})
_TAKES = frozenset({"capture", "ladder", "net", "kill", "ko-start"})
_ACTLESS = frozenset({"swing", "search", "take-sente", "answer", "give-up", "decide"})
"""Motives that say that a move counts, and not what it does."""

_TELLING = frozenset({"atari", "between"})
"""What the enemy does to own stones that says more than what he gains around there by it."""

_SAME = {
    "takes": _TAKES,
    "between": frozenset({"cut", "split"}),
    "pushes": frozenset({"cut", "split"}),
    "joins": frozenset({"connect", "join"}),
    "keeps": frozenset({"connect", "join"}),
}
"""Motives that say of the same stones what a deed says."""

_HOW = {"atari": _TAKES, "out": frozenset({"save"})}
"""Motives that say of the same stones more than a deed does: those put in atari are captured, those freed are saved."""


@dataclass(frozen=True, slots=True)
class Deed:
    """What a move does to stones: one of DEEDS (see language), and to which stone.

    `other` is the far end where that is a link, and the own stone from which a move bends around `target`; `is_up`:
    it leads from an own one toward the center.
    """

    name: str
    target: Point
    other: Point = NO_POINT
    is_up: bool = False


def act_and_deeds(
    grounds: Grounds, move: Point, reasons: Sequence[MotiveSaid], *, has_aim: bool = True
) -> tuple[Sentence | None, Sentence | None]:
    """Give the headline that names a move's act, and in a sentence what else it does that no reason has said.

    The act is the headline where stones are taken off the board, where two strings are put in atari and the first
    reason captures or saves none, and where that reason does not say what the move does, or only what is judged or
    measured of a group: the first of its deeds (no mere shape before a group), or what it threatens as read, or what
    custom calls it, or what it keeps the enemy from; behind it stands that, or that reason's own headline, as its aim,
    unless none is wanted (`has_aim`), or it is an area and the act leads toward the center, which says that. The aim is
    left out, or strings are called by a point alone, where that would be too long. None where the first reason has the
    act itself, and where there is none; None for what else it does where that is nothing.
    """
    found = deeds_of(grounds, move)
    left = [one for one in found if not _is_told(grounds, one, reasons)]
    act, aims, idea = _act(grounds, move, reasons, found, left)
    aims = aims if has_aim else ()
    rest = [one for one in left if one not in act and not _says_more(grounds, one, reasons)]
    rest = rest[:MOST_DEEDS]
    return (
        _headline(grounds, move, act, idea, aims, _instead(move, reasons[0], found, aims))
        if act or idea
        else None,
        _said(grounds, move, rest, grounds.stones) if rest else None,
    )


def _act(
    grounds: Grounds,
    move: Point,
    reasons: Sequence[MotiveSaid],
    found: Sequence[Deed],
    left: Sequence[Deed],
) -> tuple[Sequence[Deed], Sequence[str], str]:
    """Give the deeds that are a move's act, its aims, and what custom calls the move; nothing where a reason says it.

    `found` are all its deeds, `left` those that no reason has said.
    """
    first, aim = reasons[0], reasons[0].does(move)
    taken = [one for one in found if one.name == "takes"]
    ko = next((one for one in reasons if one.motive == "ko-start"), None)
    if taken and ko is not None and ko is not first and ko.tier is Tier.COUNTED:
        if grounds.group_size(first.target) < LARGE:
            return (), (aim,), ko.does(move)
        return (), _aims(grounds, first, move), _aims(grounds, ko, move)[-1]
    if taken and ko is None:
        strings = _strings(grounds, *(one.target for one in taken))
        is_that = first.motive in _TAKES and strings & _strings(grounds, first.target)
        return taken, () if is_that else _aims(grounds, first, move), ""
    if first.motive == "joseki":
        # What is seen on the board, then what is for stones or counted along a side, then what it keeps the enemy from.
        seen = [one for one in left if one.name in _STRINGS | _LINKS]
        areas = [one for one in reasons[1:] if one.kind == "area" and not one.is_of_place]
        others = [
            aim
            for one in reasons[1:]
            if one not in areas and one.motive != "give-up"  # no aim of a move
            for aim in _aims(grounds, one, move)
        ]
        aims = [*others, kept_from(grounds, move), *(one.does(move) for one in areas)]
        return seen[:1], () if seen else aims, aim
    ataris = [one for one in left if one.name == "atari"]
    if len(ataris) > 1 and (first.motive in LINKS or first.motive not in FATES):
        return ataris, _aims(grounds, first, move), ""  # a double atari, whatever else it is for
    idea = _idea(grounds, move, reasons, found)
    if first.has_idea:
        return (), (kept_from(grounds, move),), idea
    forced = [Deed(_THREAT, one.target) for one in reasons[1:] if one.motive == "force"]
    if first.tier in (Tier.MEASURED, Tier.JUDGED) and first.kind in ("life", "groups"):
        # What is seen on the board goes before what is judged of a group: that is what comes of it.
        group = grounds.now.group_at(first.target)
        stones = group.stones if group is not None else ()
        seen = [one for one in left if one.name in _STRINGS | _LINKS]
        seen = seen or [one for one in forced if one.target not in stones]  # the group says more
        seen = [one for one in seen if one.name == seen[0].name]
        is_same = any(
            one.target in stones
            and one.name not in _PARTS
            and (one.name in _LINKS or 2 * grounds.board.string_size(one.target) >= len(stones))
            for one in seen
        )
        of_group = () if is_same else _aims(grounds, first, move)
        return (seen, of_group, "") if seen else ((), (aim,), idea)
    if first.motive == "prevent":
        is_telling = any(one.name in _TELLING for one in _done_there(grounds, move))
        return (), (), kept_from(grounds, move) if is_telling else ""
    if first.tier is Tier.READ and first.motive in ("save", "connect"):
        # What is done to other stones, as seen on the board, goes before what is read of these.
        own, size = _strings(grounds, first.target, first.other), grounds.board.string_size
        seen = [
            one
            for one in left
            if (one.name in _SEEN or (one.name == "out" and size(one.target) > size(first.target)))
            and not own & _strings(grounds, one.target, one.other)
        ]
        if seen:
            return seen[:1], _aims(grounds, first, move), ""
    if (whole := _hangs_on_it(grounds, move, reasons)) is not None:
        return (), _aims(grounds, whole, move), _aims(grounds, first, move)[-1]
    if first.motive not in _ACTLESS and (first.kind != "area" or first.is_of_place):
        return (), (), ""
    denied = kept_from(grounds, move, left[:1])
    if forced and not (left and left[0].name in _STRINGS | _LINKS):
        return forced, (aim, denied), ""
    if left or idea:
        leads_up = first.kind == "area" and any(one.is_up for one in left[:1])
        return left[:1], (denied,) if leads_up else (denied, aim), "" if left else idea
    return (), (), denied


def _hangs_on_it(grounds: Grounds, move: Point, reasons: Sequence[MotiveSaid]) -> MotiveSaid | None:
    """Give the reason about a large group on which more hangs than on the stones that are read, if it is not theirs."""
    first = reasons[0]
    if first.tier is not Tier.READ or first.motive not in FATES or not first.does(move):
        return None
    board = grounds.board
    size = board.string_size(first.target) if board.color_at(first.target) != EMPTY else 1
    larger = [
        one
        for one in reasons[1:]
        if one.kind in ("life", "groups")
        and one.motive != "give-up"
        and points_at_stake(one) >= first.stake
        and grounds.group_size(one.target) >= max(LARGE, LARGER * size)
    ]
    return max(larger, key=points_at_stake, default=None)


def _shapes_of(found: Sequence[Deed]) -> Sequence[Deed]:
    """Give of a move's deeds how it stands to a stone, where that is all."""
    return [one for one in found if one.name not in _STRINGS | _LINKS]


def _aims(grounds: Grounds, one: MotiveSaid, move: Point) -> tuple[str, ...]:
    """Give what a reason has the move do; with a group not by its size; and with what it is about by a point alone.

    The shorter ones without what falls with it.
    """
    told = one.does(move)
    alone = one if one.alone is None else replace(one, brief=one.alone.beginner)
    unsized = brief = grounds.unsized(grounds.unsized(alone.does(move), one.target), one.other)
    for point, called in zip((one.target, one.other), one.called or (0, 0), strict=True):
        if point > 0 and grounds.board.color_at(point) != EMPTY:
            group = grounds.now.group_at(point)
            names = [grounds.stones(point), grounds.string_of(point)]
            names += [grounds.group(group, is_sized=False)] if group is not None else []
            for name in names:
                brief = brief.replace(name, point_text(called or grounds.called(point)))
    return tuple(dict.fromkeys((told, unsized, brief)))


def _idea(
    grounds: Grounds, move: Point, reasons: Sequence[MotiveSaid], found: Sequence[Deed]
) -> str:
    """Give what custom calls a move, with the stone to which it stands so; empty where custom has no idea of it."""
    calls = (one for one in reasons if one.has_idea and one.motive == "custom")
    idea = next((one.does(move) for one in calls), "")
    shape = next(iter(_shapes_of(found)), None)
    if not idea or shape is None:
        return idea
    called = point_text(grounds.called(shape.target))
    word = "idea-from" if shape.name in _OF_OWN | {"stretches"} else "idea-of"
    return grounds.language.word(word, kind=idea, target=called)


def _instead(
    move: Point, first: MotiveSaid, found: Sequence[Deed], aims: Sequence[str]
) -> list[tuple[Sequence[Deed], str]]:
    """Give what stands for a move's name by custom where its aim leaves no room for that: its shape, or the aim alone.

    Only for an aim that is about stones: an area says less than what custom calls the move. Not for what is read,
    nor where stones are taken.
    """
    shape = _shapes_of(found)
    takes = any(one.name == "takes" for one in found)
    if takes or first.motive == "joseki" or first.tier is Tier.READ:
        return []
    area = first.does(move) if first.kind == "area" else ""
    about = [aim for aim in aims if aim and aim != area]
    return [(told, aim) for told in ((shape, ()) if shape else ((),)) for aim in about]


def _headline(
    grounds: Grounds,
    move: Point,
    act: Sequence[Deed],
    idea: str,
    aims: Sequence[str],
    instead: Sequence[tuple[Sequence[Deed], str]] = (),
) -> Sentence:
    """Say what custom calls a move, its act, and the first of its aims with which that is short enough.

    As briefly as that needs; where none is, what stands `instead` of what custom calls it, an act and an aim.
    """

    def by_point(point: Point) -> str:
        return point_text(grounds.called(point))

    plain = [replace(one, is_up=False) for one in act]
    acts = [(act, grounds.stones), (plain, grounds.stones), (act, by_point), (plain, by_point)]
    tried = [(told, name, idea, aim) for aim in aims if aim for told, name in acts]
    if idea:
        tried += [(told, by_point, "", aim) for told, aim in instead]
    for told, name, called, aim in (*tried, (act, grounds.stones, idea, "")):
        said = _said(grounds, move, told, name, called, aim)
        if said.is_short:
            return said
    return _said(grounds, move, act, by_point, idea)


def _said(
    grounds: Grounds,
    move: Point,
    told: Sequence[Deed],
    name: Callable[[Point], str],
    idea: str = "",
    aim: str = "",
) -> Sentence:
    """Say deeds in a sentence, those of a kind together, what custom calls the move before them, its aim behind.

    `name` names a string by one of its stones.
    """
    language = grounds.language
    about = [grounds.called(p) for one in told for p in (one.target, one.other) if p > 0]
    kind = language.listed(
        [*filter(None, [idea]), *_words(grounds, told, name), *filter(None, [aim])]
    )
    return language.say("parts", "deeds", (move, *about), move=point_text(move), kind=kind)


def _words(
    grounds: Grounds, told: Sequence[Deed], name: Callable[[Point], str], as_what: str = "deed"
) -> Iterator[str]:
    """Give deeds in words without the move, those of a kind together; `as_what` says of what kind the words are."""
    language = grounds.language
    for verb, several in groupby(told, key=lambda one: one.name):
        deeds = list(several)
        called = grounds.stones if verb == "takes" else name  # how many is what is seen
        target = language.listed([called(one.target) for one in deeds])
        other = name(deeds[0].other) if deeds[0].other else ""
        kind = language.word(f"{as_what}-{verb}", target=target, other=other)
        yield language.word("toward-center", kind=kind) if deeds[0].is_up else kind


def done_to_strings(
    grounds: Grounds, move: Point, reasons: Sequence[MotiveSaid]
) -> Sentence | None:
    """Say which strings a move takes, puts in atari or gets out of it, that no reason says more of; None if none."""
    told = [
        one
        for one in deeds_of(grounds, move)
        if one.name in _STRINGS
        and not _is_told(grounds, one, reasons)
        and not _says_more(grounds, one, reasons)
    ]
    return _said(grounds, move, told, grounds.stones) if told else None


def done_by_enemy(grounds: Grounds, point: Point) -> str:
    """Say what the enemy's move at a point does to stones, in words without the move; empty if that is nothing.

    Its most telling deeds of one kind; not that it takes stones, which becomes of a line whose end says so.
    """
    found = [one for one in _done_there(grounds, point) if one.name not in _OF_OWN]
    return next(_words(grounds, found, grounds.stones), "")


def kept_from(grounds: Grounds, move: Point, act: Sequence[Deed] = ()) -> str:
    """Say what a move keeps the enemy from at the very point, as its aim; empty if that is not much.

    Not that he comes between strings that its `act` joins.
    """
    found = [one for one in _done_there(grounds, move) if one.name in DENIED]
    if any(one.name in _LINKS for one in act):
        found = [one for one in found if one.name != "between"]
    kind = next(_words(grounds, found, lambda p: point_text(grounds.called(p)), "from"), "")
    enemy = grounds.language.color(grounds.enemy)
    return grounds.language.word("keeps-from", enemy=enemy, kind=kind) if kind else ""


def _done_there(grounds: Grounds, point: Point) -> list[Deed]:
    """Give the enemy's deeds by a move at a point: the most telling and others of its kind; none if it takes stones."""
    found = deeds_of(grounds.seen_by_enemy(), point)
    return [one for one in found if one.name == found[0].name != "takes"]


def deeds_of(grounds: Grounds, move: Point) -> list[Deed]:
    """Give the deeds of a move of the mover, the most telling first; none of a move that is not legal, or suicide.

    A link is one of them, at most, and so is a shape, which is told where nothing else is. None between strings of
    which the move takes one, or puts it in atari: that says why they are not joined.
    """
    before = _Before(grounds, move)
    with grounds.played((grounds.color, move)) as is_legal:
        stands = is_legal and grounds.board.color_at(move) != EMPTY
        found = list(before.deeds_after()) if stands else []
    kept = [one for one in found if one.name in _STRINGS]
    caught = {one.target for one in kept if one.name != "out"}
    of_links = [
        _as_read(grounds, move, one)
        for one in sorted(found, key=_order)
        if one.name in _LINKS and caught.isdisjoint(_strings(grounds, one.target, one.other))
    ]
    of_links.sort(key=_order)
    if of_links and not (of_links[0].name in ("keeps", "pushes") and kept):
        kept.append(of_links[0])
    shapes = [one for one in found if one.name not in _STRINGS | _LINKS]
    return sorted(kept, key=_order) or sorted(shapes, key=_order)[:1]


def _order(deed: Deed) -> int:
    return DEEDS.index(deed.name)


def _as_read(grounds: Grounds, move: Point, deed: Deed) -> Deed:
    """Give a deed between two strings as what it is by reading: a push where the enemy joins them all the same."""
    if deed.name != "between":
        return deed
    claim = Claim(grounds.color, move, "cut", deed.target, deed.other)
    joined = grounds.reached(claim)
    if joined is None or joined.verdict not in (Verdict.WIN, Verdict.KO):
        return deed
    return Deed("pushes", deed.target, deed.other)


def _is_told(grounds: Grounds, deed: Deed, reasons: Sequence[MotiveSaid]) -> bool:
    """Say whether a reason that is told says the same of the same stones, or names the move's shape.

    Custom with an idea does, and what is counted of corners and sides. That one of two strings is taken says that they
    are not joined.
    """
    if deed.name not in _STRINGS | _LINKS:
        return any(one.has_idea or one.is_of_place for one in reasons)
    about = _strings(grounds, deed.target, deed.other)
    same = _SAME.get(deed.name, frozenset())
    if deed.name in _PARTS:
        same |= _TAKES
    return any(
        one.motive in same and about & _strings(grounds, one.target, one.other) for one in reasons
    )


def _says_more(grounds: Grounds, deed: Deed, reasons: Sequence[MotiveSaid]) -> bool:
    """Say whether a reason tells what comes of a string that a move puts in atari, or gets out of it."""
    about, more = _strings(grounds, deed.target), _HOW.get(deed.name, frozenset())
    return any(one.motive in more and about & _strings(grounds, one.target) for one in reasons)


def _strings(grounds: Grounds, *points: Point) -> set[Point]:
    board = grounds.board
    return {board.string_name(p) for p in points if p > 0 and board.color_at(p) != EMPTY}


class _Before:
    """What stood around a move before it was made, for what it changed."""

    def __init__(self, grounds: Grounds, move: Point) -> None:
        self.grounds, self.move = grounds, move
        self.board, self.own, self.enemy = grounds.board, grounds.color, grounds.enemy
        board = self.board
        self.beside = neighbors(move, board.size)
        stones = [p for p in self.beside if board.color_at(p) != EMPTY]
        self.strings = {board.string_name(p): board.liberties(p) for p in stones}
        self.in_atari = self._in_atari()
        self.own_beside = {p: board.liberties(p) for p in stones if board.color_at(p) == self.own}
        self.links = [one for one in self._links() if move in one.depends_on]

    def _in_atari(self) -> list[Point]:
        """Give the own strings in atari that touch an enemy string in atari by the move, and not the move."""
        board = self.board
        taken = [
            p for p, left in self.strings.items() if left == 1 and board.color_at(p) == self.enemy
        ]
        beside = {name for p in taken for name in board.neighbor_strings(p)}
        return sorted(p for p in beside - set(self.strings) if board.liberties(p) == 1)

    def _links(self) -> list[Link]:
        """Give the links between two stones of different strings."""
        board = self.board
        return [
            one
            for one in links(self.grounds.blackboard.features)
            if one.b and board.string_name(one.a) != board.string_name(one.b)
        ]

    def deeds_after(self) -> Iterator[Deed]:
        """Give what the move did, once it stands on the board."""
        yield from self._of_strings()
        yield from self._of_links()
        yield from self._shapes()

    def _of_strings(self) -> Iterator[Deed]:
        """Tell what became of the strings beside the move."""
        board, own = self.board, []
        for name, liberties in sorted(self.strings.items()):
            after = board.liberties(name) if board.color_at(name) != EMPTY else 0
            if not after:
                yield Deed("takes", name)
            elif board.color_at(name) == self.enemy and after == 1 < liberties:
                yield Deed("atari", name)
            elif board.color_at(name) == self.own:
                if liberties == 1 < after:
                    yield Deed("out", name)
                else:
                    own.append(name)
        for one, other in pairwise(own):
            yield Deed("joins", one, other)
        for name in self.in_atari:
            if board.color_at(name) == self.own and board.liberties(name) > 1:
                yield Deed("out", name)

    def _of_links(self) -> Iterator[Deed]:
        """Tell which links the move cuts or makes sure: each two strings once."""
        board = self.board
        now: dict[frozenset[Point], set[ConnectionStatus]] = {}
        for link in self._links():
            ends = frozenset((board.string_name(link.a), board.string_name(link.b)))
            now.setdefault(ends, set()).add(link.status)
        seen: set[frozenset[Point]] = set()
        for link in self.links:
            if EMPTY in (board.color_at(link.a), board.color_at(link.b)):
                continue
            ends = frozenset((board.string_name(link.a), board.string_name(link.b)))
            if len(ends) < 2 or ends in seen:
                continue
            seen.add(ends)
            if not self._is_amid(link):
                continue
            name = self._done_to(link, ends, now.get(ends, set()))
            if name:
                yield Deed(name, link.a, link.b)

    def _is_amid(self, link: Link) -> bool:
        """Say whether the move lies in the rectangle of a link's stones, near both, and no third string of theirs."""
        move, board, ends = self.move, self.board, (link.a, link.b)
        if sum(min(lines_apart(move, p), FAR) for p in ends) > FAR:
            return False
        own = (p for p in all_points(board.size) if board.color_at(p) == link.color and p != move)
        names = {board.string_name(p) for p in own if lies_amid(p, *ends)}
        return lies_amid(move, *ends) and names <= set(map(board.string_name, ends))

    def _done_to(self, link: Link, ends: frozenset[Point], now: set[ConnectionStatus]) -> str:
        """Give the deed that a link's two strings have now been done; empty if none."""
        if link.color == self.own:
            was_sure = link.status is ConnectionStatus.SETTLED
            return "keeps" if ConnectionStatus.SETTLED in now and not was_sure else ""
        first, second = (set(self.board.liberty_points(end)) for end in ends)
        return "between" if not now and not first & second else ""

    def _color(self, point: Point) -> Color:
        """Give the color at a point; EMPTY off the board."""
        return self.board.color_at(point) if on_board(point, self.board.size) else EMPTY

    def _shapes(self) -> Iterator[Deed]:
        """Tell how the move stands to single stones."""
        move, own, enemy, color = self.move, self.own, self.enemy, self._color
        for stone, liberties in self.own_beside.items():
            if self.board.liberties(move) > liberties:
                yield Deed("stretches", stone)
        for at in (p for p in self.beside if color(p) == enemy):
            step = at - move
            turn = STRIDE if abs(step) == 1 else 1
            for side in (turn, -turn):
                is_open = on_board(move + side, self.board.size) and color(move + side) == EMPTY
                if color(at + side) == own and is_open:
                    yield Deed("hane", at, at + side)
            if color(at + step) == enemy and color(move - step) != enemy:
                yield Deed("head", at)
            if own not in map(color, (*self.beside, *diagonals(move, self.board.size))):
                yield Deed("attaches", at)
            elif self._blocks(at):
                yield Deed("blocks", at)
        if not any(color(p) != EMPTY for p in self.beside):
            yield from self._light_shapes()

    def _blocks(self, stone: Point) -> bool:
        """Say whether the move stops an enemy stone beside it, and no other, from going on along a side at its height.

        No higher than BLOCKED, with nothing on the move's far side that the stone would join.
        """
        move, size = self.move, self.board.size
        low = line_of(move, size)
        alone = [p for p in self.beside if self._color(p) == self.enemy] == [stone]
        on = self._color(2 * move - stone) != self.enemy
        return alone and on and low == line_of(stone, size) <= BLOCKED

    def _from_own(self, name: str, stone: Point) -> Deed:
        """Give how the move stands to an own stone, and whether it leads from there toward the center."""
        low, high = (line_of(p, self.board.size) for p in (stone, self.move))
        return Deed(name, stone, is_up=low < high and high >= CENTER)

    def _is_above(self, stone: Point, other: Point) -> bool:
        """Say whether a point lies farther from the nearest side than a stone, and from no corner less far."""
        size = self.board.size
        heights = [
            (height(stone, size, is_row=is_row), height(other, size, is_row=is_row))
            for is_row in (False, True)
        ]
        low, high = min(heights)
        return low < high and all(before <= after or after > CORNER for before, after in heights)

    def _light_shapes(self) -> Iterator[Deed]:
        """Tell how a move that touches nothing stands to a stone, with nothing between them.

        To an enemy one from above, toward the center: two lines above it, or diagonally, with no other enemy stone
        beside the move, or from below so; to an own one diagonally, by a jump or by a knight's move.
        """
        move, own, enemy, color = self.move, self.own, self.enemy, self._color
        size = self.board.size
        high, corners = line_of(move, size), diagonals(move, size)
        below = [p for p in corners if color(p) == enemy]
        if len(below) == 1 and high <= ON_SIDE.stop and self._is_above(below[0], move):
            yield Deed("presses", below[0])
        if len(below) == 1 and high <= LOW and self._is_above(move, below[0]):
            yield Deed("under", below[0])
        for first in self.beside:
            capped = first + first - move
            if color(capped) != enemy or below:
                continue
            is_row = abs(first - move) != 1
            low, along = (height(capped, size, is_row=one) for one in (is_row, not is_row))
            is_above = height(move, size, is_row=is_row) == low + 2
            if low in ON_SIDE and is_above and along > low + 1:  # in a corner neither way is up
                yield Deed("caps", capped)
        for point in corners:
            if color(point) == own:
                yield self._from_own("diagonal", point)
        for first in self.beside:
            step = first - move
            if color(first + step) == own:
                yield self._from_own("jumps", first + step)
            turn = STRIDE if abs(step) == 1 else 1
            for second in (first + turn, first - turn):
                is_open = on_board(second, self.board.size) and color(second) == EMPTY
                if is_open and color(second + step) == own:
                    yield self._from_own("knight", second + step)
