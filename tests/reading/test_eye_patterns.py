"""An eye space too large to be read is worth what the patterns in force say of it, whenever that is asked."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.gtp.session import Session
from riyu.interfaces.settings import Settings
from riyu.patterns.reload import SECONDS
from riyu.player.knowledge_in_force import KnowledgeInForce
from riyu.reading.blackboard import Blackboard
from riyu.reading.eye_spaces import CLASSES, EyeReader, EyeWorth
from riyu.reading.reading import Verdict
from tests.boards import drawn_board, drawn_game
from tests.library import KNOWLEDGE
from tests.patterns.drawn import class_text, harvested

LARGE = """
7x7, Black to move
. . . . . . .
. O . . . . .
X X X X X X X
. . . . . . .
. . . . . . .
X X X X X X X
. . . . . . .
"""
STONE = parse_point("D5")
INSIDE = parse_point("D4")


class Desk:
    """A file of one eye pattern, a clock that goes on when told, and who goes by them."""

    def __init__(self, folder: Path, name: str = "eye-value-general") -> None:
        self.now = 0.0
        self.path = folder / f"{name}.pat"
        self.says("eyes(0.5) by *")
        self.knowledge = KnowledgeInForce([folder], clock=lambda: self.now)

    def says(self, words: str, rows: str = ". *") -> None:
        """Let there be one pattern that says this from now on."""
        text = class_text(harvested("beside", rows, f"says    {words}"))
        self.path.write_text(text.replace("trial", self.path.stem))
        self.now += 2 * SECONDS
        os.utime(self.path, ns=(int(self.now * 1e9), int(self.now * 1e9)))

    def session(self) -> Session:
        """Give a session with the large space on the table."""
        session = new_session(Settings(size=7), knowledge=self.knowledge)
        session.table.set_up(drawn_game(LARGE).position())
        return session

    def blackboard(self) -> Blackboard:
        """Give a blackboard of a game that begins with the large space."""
        return Blackboard(drawn_game(LARGE), self.knowledge)


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    return Desk(tmp_path)


def worth(reader: EyeReader) -> EyeWorth:
    found = reader.at(INSIDE, BLACK)
    assert found is not None and not found.is_read
    return found


def eyes(session: Session) -> str:
    """Give what the eye command says of the large space."""
    _, said = session.send("eval_eye D4")
    return said


def test_a_pattern_edited_in_the_middle_of_a_game_changes_what_the_eye_command_says(
    desk: Desk,
) -> None:
    session = desk.session()
    assert eyes(session).startswith("0 1 ")
    desk.says("eyes(1)")
    assert eyes(session) == "1 1"
    session.send("play b A1")
    desk.says("eyes(0)")
    assert eyes(session) == "0 0"


@pytest.mark.parametrize("point", [STONE, INSIDE])
def test_a_pattern_edited_in_the_middle_of_a_game_changes_what_the_blackboard_reads(
    desk: Desk, point: int
) -> None:
    blackboard = desk.blackboard()
    for _ in range(2):
        assert blackboard.readings.ask("take-eye", point).verdict is Verdict.UNKNOWN
    desk.says("eyes(1)")
    assert blackboard.readings.ask("take-eye", point).verdict is Verdict.LOSS
    assert blackboard.readings.ask("make-eye", point).verdict is Verdict.WIN
    blackboard.game.play(BLACK, parse_point("A1"))
    desk.says("eyes(0)")
    assert blackboard.readings.ask("take-eye", point).verdict is Verdict.UNKNOWN


def test_a_blackboard_that_takes_the_place_of_another_asks_its_own_patterns(desk: Desk) -> None:
    before = desk.blackboard()
    before.readings.ask("take-eye", STONE)
    after = Blackboard(drawn_game(LARGE), before=before)
    assert after.readings.ask("take-eye", STONE).verdict is Verdict.LOSS


def test_what_patterns_tell_is_not_kept_and_what_is_read_out_is(desk: Desk) -> None:
    blackboard = desk.blackboard()
    cache = blackboard.readings.cache
    assert blackboard.readings.ask("take-eye", STONE).by_patterns
    assert len(cache) == 0
    for point in ("C4", "C3"):
        blackboard.game.play(BLACK, parse_point(point))
        blackboard.game.play(WHITE, 0)
    assert not blackboard.readings.ask("take-eye", parse_point("A4")).by_patterns
    assert len(cache) == 1


def test_a_pattern_taken_out_of_its_file_says_nothing_any_more(desk: Desk) -> None:
    session = desk.session()
    assert eyes(session) != "2 2"
    desk.says("eyes(0)", rows="X . *")
    assert eyes(session) == "2 2"


def test_without_patterns_a_large_space_is_held_to_be_worth_two_eyes() -> None:
    alone = worth(EyeReader(drawn_board(LARGE)))
    assert (alone.worst, alone.best) == (2, 2)
    assert worth(EyeReader(drawn_board(LARGE), lambda: None)) == alone


def test_a_class_that_is_not_in_force_is_not_asked(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "eye-value-7")
    found = worth(EyeReader(drawn_board(LARGE), lambda: desk.knowledge.patterns))
    assert (found.worst, found.best) == (2, 2)


def test_the_package_has_all_classes_of_eye_spaces_whether_or_not_all_patterns_were_asked_for() -> (
    None
):
    assert KNOWLEDGE.patterns.names.issuperset(CLASSES)
    assert KnowledgeInForce().patterns.names.issuperset(CLASSES)
