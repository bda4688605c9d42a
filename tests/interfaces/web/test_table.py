"""Tables: plays, variations, undo, the end, what is looked at; no browser needed."""

from __future__ import annotations

import pytest

from riyu.assessment.assessment import Assessment
from riyu.base.errors import IllegalMove, UsageError
from riyu.game.constants import BLACK, EMPTY, PASS, WHITE
from riyu.game.points import parse_point
from riyu.game.ruleset import CHINESE, JAPANESE, TROMP_TAYLOR
from riyu.interfaces.web.clocks import Clocks, byoyomi, clock_text, limit_text
from riyu.interfaces.web.counting import counting_overlays
from riyu.interfaces.web.look import Look
from riyu.interfaces.web.places import node_at, path_text
from riyu.interfaces.web.seats import Seated, kept_of, table_of
from riyu.interfaces.web.table import Table, TableChange
from riyu.interfaces.web.terms import PERSON, RIYU, Terms
from riyu.player.clock import NO_LIMIT, TimeSystem, time_settings
from riyu.player.decision import Decision
from riyu.sgf.node import Node
from riyu.sgf.parser import parse
from riyu.sgf.record import tree_of
from tests.boards import drawn_game
from tests.reading.test_fates import SEKI


def people(size: int = 9, **more: object) -> Table:
    return Table.begin(Terms(size, CHINESE, black=PERSON, white=PERSON, **more))  # type: ignore[arg-type]


def played(table: Table, moves: str, node: Node | None = None) -> Node:
    node = node or table.root
    for word in moves.split():
        node = table.play(node, PASS if word == "pass" else parse_point(word))
    return node


def points(table: Table, node: Node) -> str:
    return " ".join(str(move) for move in table.standing(node).moves)


def test_moves_alternate_and_are_those_of_the_node() -> None:
    table = people()
    node = played(table, "E5 C3 G7")
    assert points(table, node) == "Black E5 White C3 Black G7"
    assert table.standing(node).to_move == WHITE


def test_a_move_played_before_leads_to_its_node_and_another_becomes_a_variation() -> None:
    table = people()
    first = played(table, "E5 C3")
    assert played(table, "E5 C3") is first
    other = played(table, "G3", first.parent)
    assert first.parent is other.parent
    assert [path_text(node) for node in (first, other)] == ["2", "1.1.0"]


def test_stones_in_seki_are_shown_and_a_click_says_that_they_are_dead() -> None:
    table = Table(tree_of(drawn_game(SEKI, ruleset=JAPANESE).record()))
    node = played(table, "pass pass")
    in_seki = frozenset(map(parse_point, ("A1", "C1", "D1", "E1", "F1", "A2", "B2", "H1")))
    table.count(node, frozenset(), in_seki)
    assert [one.name for one in counting_overlays(table, node)] == ["count", "dead", "seki"]
    assert table.score().owner_of(parse_point("B1")) == EMPTY
    assert table.toggle_dead(parse_point("C1"))
    assert table.seki == in_seki - frozenset(map(parse_point, ("C1", "D1", "E1", "F1")))
    assert (
        table.score().owner_of(parse_point("D1")) == EMPTY
    )  # beside Black's, which is in seki yet


def test_an_illegal_move_changes_nothing() -> None:
    table = people()
    node = played(table, "E5")
    with pytest.raises(IllegalMove):
        table.play(node, parse_point("E5"))
    assert not node.children


@pytest.mark.parametrize("text", ["0", "3", "2.1.1", "2.1.1.1.0", "9", "", "x", "1.7.3", "-1"])
def test_a_place_leads_to_a_node_of_the_tree(text: str) -> None:
    root = parse(b"(;SZ[9];B[ee];W[cc](;B[gg])(;B[cg];W[gc](;B[aa])(;B[bb])))", "").first
    node = node_at(root, text)
    assert node.root is root
    assert node_at(root, path_text(node)) is node


def test_undo_takes_the_last_move_out_and_redo_puts_it_in_again() -> None:
    table = people()
    node = played(table, "E5 C3")
    first = node.parent
    heard: list[tuple[Node | None, Node | None]] = []
    table.listen(lambda change, leave, go: heard.append((leave, go)))
    table.undo()
    assert not table.holds(node) and heard == [(None, first)]
    table.redo()
    assert table.holds(node)


def test_undo_against_riyu_takes_its_answer_too() -> None:
    table = Table.begin(Terms(9, black=PERSON, white=RIYU))
    node = played(table, "E5 C3 G7 G3")
    table.undo()
    assert not table.holds(node)
    assert points(table, list(table.root.main_line())[-1]) == "Black E5 White C3"
    table.redo()
    assert table.holds(node)


def test_undo_of_nothing_says_so() -> None:
    with pytest.raises(UsageError, match="nothing to undo"):
        people().undo()


def test_a_branch_is_taken_out_and_put_back() -> None:
    table = people()
    end = played(table, "E5 C3 G7")
    second = table.root.children[0].children[0]
    table.delete(second)
    assert not table.holds(end)
    table.undo()
    assert table.holds(end)


def test_resigning_ends_the_game_and_can_be_undone() -> None:
    table = people()
    played(table, "E5")
    table.resign(WHITE)
    assert table.result == "B+R"
    table.undo()
    assert table.result == ""


def test_the_count_takes_marked_strings_off() -> None:
    table = people(size=5)
    node = played(table, "B1 C1 B2 C2 B3 C3 B4 C4 B5 C5 E5 pass pass")
    assert table.standing(node).is_over
    table.count(node, frozenset())
    before = table.score().margin
    assert table.toggle_dead(parse_point("E5"))
    assert table.score().margin < before
    assert not table.toggle_dead(parse_point("E5"))
    with pytest.raises(UsageError, match="no stone"):
        table.toggle_dead(parse_point("D3"))
    assert table.agree().result == table.result


def test_playing_on_leaves_both_passes() -> None:
    table = people(size=5)
    node = played(table, "C3 pass pass")
    look = Look(table, node)
    heard: list[Node | None] = []
    table.listen(lambda change, leave, go: heard.append(go))
    table.count(node, frozenset())
    table.play_on()
    assert heard[1] is table.root.children[0]
    assert look.node is node


def test_where_all_stones_count_none_is_marked_dead() -> None:
    table = Table.begin(Terms(5, TROMP_TAYLOR, black=PERSON, white=PERSON))
    node = played(table, "C3 pass pass")
    table.count(node, frozenset([parse_point("C3")]))
    assert table.dead == frozenset()
    with pytest.raises(UsageError, match="all stones on the board count"):
        table.toggle_dead(parse_point("C3"))


def test_no_move_is_played_into_a_count() -> None:
    table = people(size=5)
    node = played(table, "C3 pass pass")
    table.count(node, frozenset())
    with pytest.raises(UsageError, match="counted"):
        table.play(node, parse_point("A1"))


def test_a_handicap_game_begins_with_white_and_half_a_point() -> None:
    table = Table.begin(Terms(9, handicap=4))
    assert table.standing(table.root).to_move == WHITE
    assert len(list(table.standing(table.root).position.points(BLACK))) == 4
    assert table.komi == 0.5


def test_a_line_that_cannot_be_played_is_shown_as_far_as_it_goes() -> None:
    root = parse(b"(;SZ[9];B[ee];W[ee];B[cc])", "").first
    table = Table(root)
    standing = table.standing(list(root.main_line())[-1])
    assert standing.number == 1 and "move 2" in standing.problem


def test_points_are_told_in_words() -> None:
    table = people()
    node = played(table, "E5 C3 E6")
    labels = table.standing(node).labels
    assert labels[parse_point("E5")].startswith("black, 6 liberties, chain ")
    assert labels[parse_point("A1")] == "empty"


def test_stepping_on_goes_the_way_that_was_come() -> None:
    table = people()
    main = played(table, "E5 C3 G7")
    side = played(table, "G3 C7", main.path()[1])
    look = Look(table, side)
    look.go(table.root)
    assert look.end() is side
    assert look.on(1) is main.path()[1]
    look.go(main.path()[2])
    assert look.variation(1) is side.parent and look.end() is main
    assert look.back(10) is table.root


def test_listeners_hear_what_changed_until_they_leave() -> None:
    table = people()
    heard: list[TableChange] = []
    leave = table.listen(lambda change, _, __: heard.append(change))
    table.comment(table.root, "hello")
    leave()
    table.comment(table.root, "")
    assert heard == [TableChange.TREE]


# Clocks. -----------------------------------------------------------------------------------------------------------


def test_main_time_runs_out_into_periods_and_then_the_game_is_lost() -> None:
    now = [0.0]
    terms = Terms(9, black=PERSON, white=PERSON, limit=byoyomi(60, 2, 10))
    table = Table.begin(terms, lambda: now[0])
    node = table.play(table.root, parse_point("E5"))
    now[0] = 55.0
    assert table.clocks.left(WHITE, now[0]).main == 5
    now[0] = 73.0
    left = table.clocks.left(WHITE, now[0])
    assert (left.main, left.count, left.period) == (0, 1, 7)
    table.play(node, parse_point("C3"))
    assert table.clocks.left(WHITE, now[0]).period == 10
    now[0] = 73.0 + 60 + 20
    assert table.check_time() == BLACK
    assert table.result == "W+T"


def test_clocks_are_kept_standing() -> None:
    clocks = Clocks(byoyomi(60, 2, 10))
    clocks.start(BLACK, 0.0)
    again = Clocks.from_json(clocks.to_json(20.0))
    assert again.left(BLACK, 999.0).main == 40 and not again.running


@pytest.mark.parametrize(
    "data", [{}, {"limit": [1, 2]}, {"limit": [0, 1, 0], "left": {}}, {"limit": "abc"}, []]
)
def test_nonsense_for_clocks_is_refused(data: object) -> None:
    with pytest.raises((KeyError, TypeError, ValueError)):
        Clocks.from_json(data)


def test_clocks_kept_before_there_were_other_systems_are_byoyomi() -> None:
    left = {"1": [0, 1, 7.5], "2": [60, 2, 10]}
    clocks = Clocks.from_json({"limit": [60, 2, 10], "left": left, "running": 0})
    assert clocks.limit == byoyomi(60, 2, 10)
    assert clock_text(clocks.left(BLACK, 0.0)) == "0:08 (1)"
    assert clock_text(clocks.left(WHITE, 0.0)) == "1:00"


LIMITS = {
    "no time limit": NO_LIMIT,
    "10 min": byoyomi(600),
    "10 min + 3 × 30 s": byoyomi(600, 3, 30),
    "25 moves in 300 s": time_settings(TimeSystem.CANADIAN, 0, 300, 25),
    "5 min + 2.5 s a move": time_settings(TimeSystem.FISCHER, 300, 2.5),
}


@pytest.mark.parametrize("words", LIMITS)
def test_clocks_of_every_system_are_kept_and_said(words: str) -> None:
    limit = LIMITS[words]
    assert limit_text(limit) == words
    clocks = Clocks(limit)
    clocks.start(BLACK, 0.0)
    clocks.moved(BLACK, 2.0)
    again = Clocks.from_json(clocks.to_json(5.0))
    assert again.limit == limit and again.at(9.0) == clocks.at(5.0)


def test_a_game_file_brings_the_time_it_names_to_a_game_against_riyu() -> None:
    table = Table(parse("(;SZ[9]TM[60]OT[25/300 Canadian])").first, black=RIYU)
    assert table.clocks.limit == time_settings(TimeSystem.CANADIAN, 60, 300, 25)


def test_riyus_reasons_are_left_out_where_that_is_wanted_and_a_persons_words_stay() -> None:
    table = Table.begin(Terms(9, CHINESE, black=PERSON, white=RIYU))
    mine = played(table, "E5")
    riyus = played(table, "C3", mine)
    table.comment(mine, "My plan.")
    decision = Decision(WHITE, parse_point("C3"), (), NOTHING_SEEN)
    table.decided(riyus, decision)
    table.tell_why(decision, "It takes the corner.")
    bare = table.without_reasons()
    assert [node.text("C") for node in bare.walk()] == ["", "My plan.", ""]
    assert riyus.text("C") == "It takes the corner."


SAID = "It takes the corner.\nIf not, Black D3."

NOTHING_SEEN = Assessment(9, (0.0,) * 81, 0.0, 0)


@pytest.mark.parametrize(
    ("written", "left"),
    [
        (f"{SAID}\n\nI had not seen this!", "I had not seen this!"),
        (f"Remember: {SAID}", "Remember:"),
        ("It takes the corner. Really?\nIf not, Black D3.", "Really?"),
        ("It takes the corner.\nAnd that is large.\nIf not, Black D3.", "And that is large."),
        ("It takes my corner.\nIf not, Black D3.", "It takes my corner."),
        ("All mine.", "All mine."),
        (SAID, ""),
        ("", ""),
    ],
)
def test_what_a_person_added_to_riyus_words_stays_without_them(written: str, left: str) -> None:
    table = Table.begin(Terms(9, CHINESE, black=PERSON, white=RIYU))
    riyus = played(table, "C3", played(table, "E5"))
    decision = Decision(WHITE, parse_point("C3"), (), NOTHING_SEEN)
    table.decided(riyus, decision)
    table.tell_why(decision, SAID)
    table.comment(riyus, written)
    seated = Seated("", table, None, table.root)  # type: ignore[arg-type]
    again = table_of(kept_of(seated))  # as after a restart
    for one in (table, again):
        assert [node.text("C") for node in one.without_reasons().walk()] == ["", "", left]
        assert list(one.root.walk())[-1].text("C") == written


def test_the_comments_of_a_file_are_nobodys_reasons() -> None:
    table = Table(parse("(;SZ[9];B[ee];W[cg]C[Well played.])").first, white=RIYU)
    assert [node.text("C") for node in table.without_reasons().walk()] == ["", "", "Well played."]
