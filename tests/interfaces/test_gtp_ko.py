"""What is known of kos over GTP."""

from __future__ import annotations

from riyu.game.points import all_points, color_name, point_text
from riyu.game.position import parse_position
from riyu.interfaces.gtp.commands import new_session
from riyu.interfaces.settings import Settings
from tests.assessment.test_kos import FIGHT
from tests.library import KNOWLEDGE


def answers(picture: str, *moves: str) -> list[str]:
    """Give what is said of kos of what is drawn on 9x9, some moves played then."""
    session = new_session(Settings(size=9), knowledge=KNOWLEDGE)
    position = parse_position(picture)
    for point in all_points(9):
        if position.at(point):
            color = color_name(position.at(point)).lower()
            assert session.send(f"play {color} {point_text(point)}") == (True, "")
    for move in moves:
        assert session.send(f"play {move}") == (True, "")
    is_right, reply = session.send("riyu-ko")
    assert is_right
    return reply.splitlines()


def test_a_ko_is_told_with_its_size_its_threats_and_who_wins_it() -> None:
    assert answers(FIGHT, "w B8") == [
        "Black takes B8 at C8, not at once: 11 points hang on it",
        "White takes B9 at A9: 11 points hang on it",
        "Black threatens F1, to take B2 at G2: 11 points",
        "Black has 1 threat, White 0: with Black to move Black wins it",
    ]


def test_without_a_ko_it_says_so() -> None:
    assert answers("\n".join([". . . . . . . . ."] * 9), "b D5", "w E6") == ["no ko is on"]
