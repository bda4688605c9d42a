"""A duel asks riyu and GNU Go the same, plays out what differs, and shows only half of what it found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from riyu.base.errors import UsageError
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import Color, parse_point, point_text
from riyu.game.position import parse_position
from riyu.interfaces.cli.app import run
from riyu.lab._duel_causes import cause_of
from riyu.lab._duel_playing import Outcome, Played, Step, play_out
from riyu.lab._duel_questions import Asked, DuelPosition, board_of, positions, questions
from riyu.lab._duel_sides import FAILS, KO, WORKS, GnuGo, Said, Table
from riyu.lab.duel import DuelSettings, duel
from riyu.player.knowledge_in_force import KnowledgeInForce
from tests.lab.engines import gnugo

GAME = Path(__file__).resolve().parents[2] / "docs" / "games" / "self-play.sgf"

LADDER = """
9x9, Black to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . X X . . . .
. . X O . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
"""
"""White's stone at D4 is taken in a ladder by Black, moving first; White, moving first, gets away."""


@pytest.fixture(scope="module", name="other")
def other_fixture() -> Iterator[GnuGo]:
    """Give GNU Go; skip the test where it is not installed."""
    with GnuGo(gnugo(1)) as found:
        yield found


def table_of(drawing: str, other: GnuGo) -> Table:
    return Table(parse_position(drawing), KnowledgeInForce(), other)


def asked(kind: str, text: str, asker: Color, owner: Color) -> Asked:
    return Asked(kind, tuple(parse_point(word) for word in text.split()), asker, owner)


def test_both_sides_answer_alike_and_in_the_same_terms(other: GnuGo) -> None:
    table = table_of(LADDER, other)
    attack = asked("attack", "D4", BLACK, WHITE)
    riyu, theirs = table.say(attack, BLACK)
    assert (riyu.value, theirs.value) == (WORKS, WORKS)
    assert riyu.move is not None
    # The same question once White has moved: what is asked for Black is told for Black.
    assert [said.value for said in table.say(attack, WHITE)] == [FAILS, FAILS]
    connect = asked("connect", "C4 D5", BLACK, BLACK)
    assert [said.value for said in table.say(connect, BLACK)] == [WORKS, WORKS]


@pytest.mark.parametrize(("riyu_wrong", "outcome"), [(True, Outcome.RIYU), (False, Outcome.GNUGO)])
def test_who_denies_a_ladder_is_found_to_be_wrong(
    riyu_wrong: bool, outcome: Outcome, other: GnuGo
) -> None:
    """Whoever says that the stone can't be taken is shown that it can, by the other's own moves."""
    table = table_of(LADDER, other)
    attack = asked("attack", "D4", BLACK, WHITE)
    right, wrong = Said(WORKS, table.say(attack, BLACK)[0].move), Said(FAILS, None)
    both = (wrong, right) if riyu_wrong else (right, wrong)
    played = play_out(table, attack, *both)
    assert (played.outcome, played.value, played.by) == (outcome, WORKS, "played out")
    assert played.line
    assert cause_of(attack, *both, played)
    assert table.riyu.board.position().stones == parse_position(LADDER).stones


def test_a_move_that_gives_the_ladder_away_is_found_to_be_wrong(other: GnuGo) -> None:
    """A claim is tried by the moves of who makes it: what works is of no use to who plays elsewhere first."""
    table = table_of(LADDER, other)
    attack = asked("attack", "D4", BLACK, WHITE)
    played = play_out(table, attack, Said(WORKS, parse_point("A9")), Said(FAILS, None))
    assert played.outcome is not Outcome.GNUGO or played.by == "judged"


def test_the_cause_is_the_first_move_after_which_the_wrong_side_says_otherwise() -> None:
    attack = asked("attack", "D4", BLACK, WHITE)
    line = (Step(BLACK, parse_point("E4"), WORKS, FAILS), Step(WHITE, 41, FAILS, FAILS, 2))
    played = Played(Outcome.RIYU, FAILS, "played out", line)
    wins, fails = Said(WORKS, 1), Said(FAILS, None)
    assert cause_of(attack, wins, fails, played) == "owner's capture"
    unsure = Said(WORKS, 1, is_sure=False)
    assert cause_of(attack, unsure, fails, played) == "not read to its end"
    ko = Played(Outcome.KO, KO, "played out", line)
    assert cause_of(attack, wins, fails, ko) == "ko told as win"


def test_what_is_asked_is_drawn_by_the_seed_and_halved_by_what_stands_on_the_board() -> None:
    drawn = positions([GAME], 6, seed=3)
    assert drawn == positions([GAME], 6, seed=3) != positions([GAME], 6, seed=4)
    assert len(drawn) == 6
    asked_here = [(at, one) for at in drawn for one in questions(at, 3, 2)]
    assert asked_here == [(at, one) for at in drawn for one in questions(at, 3, 2)]
    share = sum(one.is_open(at) for at, one in asked_here) / len(asked_here)
    assert 0.3 < share < 0.7
    for at, one in asked_here:
        twin = {"attack": "defend", "connect": "disconnect"}.get(one.kind, one.kind)
        assert one.is_open(at) == Asked(twin, one.points, one.asker, one.owner).is_open(at)
        board = board_of(at.position)
        if not one.kind.startswith("eye"):
            assert board.color_at(one.points[0]) == one.owner, f"{point_text(one.points[0])}\n{at}"


def test_two_eye_spaces_of_a_split_room_are_counted_together(other: GnuGo) -> None:
    table = table_of(
        """
9x9, White to move
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. . . . . . . . .
. O O O O O . . .
O O X X X X O . .
O X X X X X O . .
O X . . . X O . .
""",
        other,
    )
    eye = asked("eye_attack", "C1 D1 E1", WHITE, BLACK)
    assert [said.value for said in table.say(eye, WHITE)] == [1, 1]  # one eye is left
    assert [said.value for said in table.say(eye, BLACK)] == [0, 0]  # Black at D1: two
    with table.after(BLACK, parse_point("D1")):
        assert [said.value for said in table.say(eye, WHITE)] == [0, 0]


def test_a_duel_is_kept_repeats_itself_and_hides_half(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = gnugo(1)
    words = ["duel", str(GAME.parent), "--positions", "3", "--most", "1", "--kind", "disconnect"]
    words += ["--kind", "attack", "--engine", line, "--seed", "5", "-j", "1", "-q"]
    assert run([*words, "--out", str(tmp_path / "one"), "--json"]) == 0
    value = json.loads(capsys.readouterr().out)
    assert value["positions"] == 3
    rows = value["rows"]
    assert {row["kind"] for row in rows} == {"attack", "disconnect"}
    assert {row["open"] for row in rows} == {True, False}
    for row in rows:
        assert row["open"] or not {"question", "position", "source", "line"} & set(row)
    assert run([*words, "--out", str(tmp_path / "two")]) == 0
    assert "only counted" in capsys.readouterr().out
    again = json.loads((tmp_path / "two" / "duel.json").read_text())["rows"]
    assert [row["outcome"] for row in rows] == [row["outcome"] for row in again]
    assert "open" in (tmp_path / "two" / "duel.txt").read_text()
    assert run(["duel", "--report", str(tmp_path / "two")]) == 0
    assert "riyu right" in capsys.readouterr().out


def test_a_duel_that_was_stopped_goes_on_and_one_of_other_settings_is_refused(
    tmp_path: Path,
) -> None:
    settings = DuelSettings(3, 1, ("attack",), 5, gnugo(1))
    whole = duel([GAME], tmp_path / "whole", settings)

    class Stopped(Exception):
        pass

    def stop(done: int, total: int, what: str) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        duel([GAME], tmp_path / "stopped", settings, advance=stop)
    other = replace(settings, seed=6)
    with pytest.raises(UsageError, match="expected the same seed"):
        duel([GAME], tmp_path / "stopped", other, resume=True)
    seen: list[int] = []
    again = duel(
        [GAME],
        tmp_path / "stopped",
        settings,
        resume=True,
        advance=lambda done, total, what: seen.append(done),
    )
    assert seen == [2, 3]  # the first was kept
    told = [[(row["kind"], row["outcome"]) for row in one.rows] for one in (whole, again)]
    assert told[0] == told[1] != []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["duel"], "no games"),
        (["duel", str(GAME)], "where to?"),
        (["duel", str(GAME), "--out", "x", "--kind", "atack"], "did you mean 'attack'"),
    ],
)
def test_what_is_missing_is_said(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words) == 2
    assert said in capsys.readouterr().err


def test_a_position_is_told_by_what_stands_and_who_moves() -> None:
    black = parse_position(LADDER)
    white = parse_position(LADDER.replace("Black", "White"))
    assert DuelPosition("", black).key != DuelPosition("", white).key
