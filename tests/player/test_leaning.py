"""A group whose life was not read to its end, and hangs on a move as is likely by games."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, Point, parse_point, point_text
from riyu.player.explaining.again import has_motive
from riyu.player.explaining.choosing import best_motives
from riyu.player.explaining.explain import explain
from riyu.player.explaining.grounds import Danger, Grounds
from riyu.player.explaining.language import read_language
from riyu.player.explaining.leaning import is_unlikely, leaning_motives, likely_beside
from riyu.player.explaining.motives import Tier
from riyu.player.explaining.record import MotiveSaid
from riyu.player.knowledge_in_force import KnowledgeInForce
from tests.boards import drawn_game
from tests.library import blackboard_of
from tests.player.test_motives import CUT_IN_THE_OPEN
from tests.player.test_refusal import decided, weighed

pytestmark = pytest.mark.usefixtures("loaded")

WIDE = """
    13x13, White to move
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . X . . . . . X . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . X X X X X X X X X . . .
    . X O O O O O O O O X . .
    . X O . . . . . . O X . .
    . X X . . . . . . X X . .
    . . . . . . . . . . . . .
"""
"""White's eye space is open below: it lives if it closes that well, at D2 or E2, and not if Black is first."""


def grounds_of(deep: float = 25.0) -> Grounds:
    return Grounds(blackboard_of(drawn_game(WIDE, "white")), WHITE, read_language(), deep=deep)


CLOSED = WIDE.replace("White to move", "Black to move").replace(". X X . . . .", ". X X . O . .", 1)
"""White has closed it at E2, and has two eyes to make yet."""

OPEN = WIDE.replace("White to move", "Black to move")


def black_grounds(board: str) -> Grounds:
    return Grounds(blackboard_of(drawn_game(board, "black")), BLACK, read_language(), deep=25.0)


def motives(grounds: Grounds, move: str) -> list[MotiveSaid]:
    point = parse_point(move)
    return list(leaning_motives(grounds.about_move(point), point))


def told(grounds: Grounds, move: str) -> list[str]:
    return [one.sentence.beginner for one in motives(grounds, move)]


def test_a_group_is_told_with_its_size_and_how_likely_it_lives_with_either_first() -> None:
    grounds = grounds_of()
    (said,) = told(grounds, "E2")
    assert said.startswith("White's group of 10 stones at ") and " is not settled: " in said
    (stone,) = {stone for stone, _, _ in grounds._dangers if grounds.board.color_at(stone) == WHITE}
    now, then = grounds.danger(stone), grounds.danger(stone, parse_point("E2"))
    before, after = round(100 * (1 - now.chance)), round(100 * (1 - then.chance))
    assert before < 50 < after
    assert f"it lives {after} times of 100 after E2, {before} if Black comes " in said
    assert f"Black comes first at {point_text(now.line[0])}" in said


def test_games_about_it_say_how_likely_that_is(monkeypatch: pytest.MonkeyPatch) -> None:
    stone, move = parse_point("D4"), parse_point("E2")
    with_games = grounds_of().danger(stone, move)
    monkeypatch.setattr(KnowledgeInForce, "group_games", None)
    by_lines = grounds_of().danger(stone, move)
    assert not with_games.is_read and not by_lines.is_read
    assert with_games.chance != by_lines.chance


def test_nothing_is_told_of_a_move_that_makes_it_little_safer_or_of_short_readings() -> None:
    assert not told(grounds_of(), "J3")
    assert not told(grounds_of(deep=1.0), "E2")


@pytest.mark.parametrize(
    ("now", "then", "is_told"),
    [
        (Danger(0.8, False), Danger(0.3, False), True),
        (Danger(1.0, True), Danger(0.3, False), True),
        (Danger(1.0, True), Danger(0.0, True), False),  # that is told as read
        (Danger(0.45, False), Danger(0.0, False), False),  # it is hardly in danger
        (Danger(0.8, False), Danger(0.5, False), False),  # nor safe then
    ],
)
def test_a_group_must_be_in_danger_now_and_not_then(
    monkeypatch: pytest.MonkeyPatch, now: Danger, then: Danger, is_told: bool
) -> None:
    def danger(self: Grounds, stone: Point, move: Point = 0, first: Color | None = None) -> Danger:
        return then if move else now

    monkeypatch.setattr(Grounds, "danger", danger)
    assert bool(told(grounds_of(), "E2")) is is_told


def test_what_is_not_read_out_is_never_held_to_be_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        Grounds,
        "danger",
        lambda self, stone, move=0, first=None: Danger(0.0 if move else 1.0, not move),
    )
    (said,) = told(grounds_of(), "E2")
    assert "lives 95 times of 100 after E2, 5 if Black" in said


def test_it_is_the_first_reason_and_no_other_has_the_group_by_other_numbers() -> None:
    grounds, move = grounds_of(), parse_point("E2")
    found = best_motives(grounds.about_move(move), move)
    assert found[0].motive == "settle" and found[0].tier is Tier.JUDGED
    groups = [one for one in found if one.kind in ("life", "groups")]
    assert [one.target for one in groups] == [found[0].target]


def test_an_enemy_group_must_be_looked_after_where_it_is_likely_killed_unanswered() -> None:
    (one,) = motives(black_grounds(CLOSED), "G2")
    assert one.motive == "threaten" and one.tier is Tier.JUDGED
    said = one.sentence.beginner
    assert said.startswith("White has to look after White's group of 10 stones at G4: ")
    found = re.search(
        r"lives (\d+) times of 100 if White does not answer G2, (\d+) if he does", said
    )
    assert found is not None and int(found[1]) < 30 < 60 < int(found[2])


def test_an_enemy_group_is_attacked_where_it_likely_dies_though_it_moves_next() -> None:
    (one,) = motives(black_grounds(OPEN), "E2")
    assert one.motive == "attack" and one.tier is Tier.JUDGED
    said = one.sentence.beginner
    assert said.startswith("White's group of 10 stones at E4 is weak after E2, ")
    assert re.search(r"lives \d+ times of 100 then, \d+ if White comes first at", said)


@pytest.mark.parametrize(
    ("now", "unanswered", "answered", "first", "motive"),
    [
        (0.3, 0.6, 0.2, 0.1, "threaten"),
        (0.3, 0.4, 0.2, 0.1, ""),  # hardly in danger
        (0.5, 0.6, 0.2, 0.1, ""),  # it is so without the move
        (0.3, 0.6, 0.45, 0.1, ""),  # an answer makes it little safer
        (0.7, 0.9, 0.6, 0.3, "attack"),  # an answer comes too late, and would not before
        (0.7, 0.9, 0.6, 0.5, ""),  # or would hardly help before, either
    ],
)
def test_when_an_enemy_group_is_told_of(
    monkeypatch: pytest.MonkeyPatch,
    now: float,
    unanswered: float,
    answered: float,
    first: float,
    motive: str,
) -> None:
    chances = {(False, None): now, (False, WHITE): first}
    chances |= {(True, BLACK): unanswered, (True, WHITE): answered}

    def danger(self: Grounds, stone: Point, move: Point = 0, first: Color | None = None) -> Danger:
        is_safe = self.board.color_at(stone) == BLACK
        return Danger(0.0 if is_safe else chances[bool(move), first], False)

    monkeypatch.setattr(Grounds, "danger", danger)
    assert [one.motive for one in motives(black_grounds(OPEN), "E2")] == (
        [motive] if motive else []
    )


def test_only_the_group_asked_about_is_told() -> None:
    grounds, move = black_grounds(CLOSED), parse_point("G2")
    assert not list(leaning_motives(grounds, move, parse_point("D11")))
    assert len(list(leaning_motives(grounds, move, parse_point("E2")))) == 1


def test_whoever_looks_again_finds_such_a_motive_by_games() -> None:
    grounds, move = black_grounds(CLOSED), parse_point("G2")
    (one,) = motives(grounds, "G2")
    assert has_motive(grounds, one, move)
    assert not has_motive(grounds, one, parse_point("L10"))


def test_the_group_on_which_most_hangs_and_that_no_reason_tells_is_told_beside_them() -> None:
    grounds, move = black_grounds(CLOSED), parse_point("G2")
    likely = likely_beside(grounds, move, ())
    assert likely is not None and likely.motive == "threaten"
    assert likely_beside(grounds, move, (), {likely.target}) is None
    other = grounds.motive("save", move, parse_point("D11"), Tier.READ, 4.0)
    assert likely_beside(grounds, move, [other]) == likely
    part = grounds.motive("force", move, parse_point("E2"), Tier.READ, 1.0)
    assert likely_beside(grounds, move, [part]) == likely  # one of its eleven stones
    whole = grounds.motive("attack", move, parse_point("E2"), Tier.JUDGED, 4.0)
    assert likely_beside(grounds, move, [whole]) is None


@pytest.mark.parametrize(("stake", "is_first"), [(4.0, True), (40.0, False)])
def test_it_is_told_in_the_record_and_in_the_headline_where_as_much_hangs_on_it(
    monkeypatch: pytest.MonkeyPatch, stake: float, is_first: bool
) -> None:
    board = blackboard_of(drawn_game(CLOSED, "black"))
    decision, grounds = decided(board, weighed("G2", 4.0)), black_grounds(CLOSED)
    saved = grounds.motive("capture", decision.point, parse_point("E2"), Tier.READ, stake)
    monkeypatch.setattr("riyu.player.explaining.sure.best_motives", lambda *_, **__: (saved,))
    monkeypatch.setattr("riyu.player.explaining.again.holds_by_reading", lambda *_: True)
    record = explain(board, decision)
    assert record.deeds is not None
    assert "White has to look after White's group of 10 stones at " in record.deeds.beginner
    assert ("and threatens White's group" in record.headline.beginner) is is_first


@pytest.mark.parametrize(
    ("motive", "now", "then", "denied"),
    [
        ("guard", 0.1, 0.0, True),  # it is safe without the move
        ("settle", 0.9, 0.85, True),  # and no safer after it
        ("run", 0.5, 0.3, False),
        ("attack", 0.0, 0.2, True),  # the enemy need not answer
        ("take-eye", 0.0, 0.6, False),
        ("endgame", 0.0, 0.0, False),  # of no group
    ],
)
def test_what_is_judged_of_a_group_is_denied_by_how_likely_it_is_killed(
    monkeypatch: pytest.MonkeyPatch, motive: str, now: float, then: float, denied: bool
) -> None:
    def danger(self: Grounds, stone: Point, move: Point = 0, first: Color | None = None) -> Danger:
        return Danger(then if move else now, False)

    monkeypatch.setattr(Grounds, "danger", danger)
    grounds, move, stone = grounds_of(), parse_point("E2"), parse_point("D4")
    judged = grounds.motive(motive, move, stone, Tier.JUDGED, 4.0)
    assert is_unlikely(grounds, judged, move) is denied
    assert not is_unlikely(grounds, replace(judged, tier=Tier.MEASURED), move)
    assert not is_unlikely(grounds_of(deep=1.0), judged, move)
    likely = replace(judged, said=("likely killed 0.60, 0.20 the better way for it",))
    assert not is_unlikely(grounds, likely, move) or motive not in ("settle", "attack")


def test_a_record_tells_of_no_group_what_games_about_it_deny(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The assessment has Black's two stones weak without an eye: nothing is told of that where they are safe."""
    told = []
    for now in (0.9, 0.1):
        monkeypatch.setattr(
            Grounds,
            "danger",
            lambda self, stone, move=0, first=None, now=now: Danger(0.0 if move else now, False),
        )
        board = blackboard_of(drawn_game(CUT_IN_THE_OPEN, "black"))
        record = explain(board, decided(board, weighed("R4", 4.0)))
        told.append("make-eye" in [one.motive for one in record.reasons])
    assert told == [True, False]
