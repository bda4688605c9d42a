from __future__ import annotations

import gzip
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sgfmill import sgf as sgfmill
from sgfmill import sgf_moves

from riyu.base.errors import BadInput
from riyu.game.constants import BLACK, WHITE
from riyu.game.game import Game
from riyu.game.points import Point, all_points, point_at, point_text
from riyu.game.record import Move, Players, Record
from riyu.game.ruleset import CHINESE, JAPANESE, RULESETS
from riyu.sgf.files import read_file
from riyu.sgf.node import SgfWarning
from riyu.sgf.parser import parse
from riyu.sgf.record import record_of, tree_of
from riyu.sgf.writer import write, write_text
from tests.shared import shared

GAME = """(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[3.75]RU[Chinese rules]HA[2]PB[Wu Qingyuan]PW[木谷 實]BR[9p]
WR[7p]DT[1933-01-29]EV[Honinbo\\: a game]RE[W+Resign]AB[cc][gg]C[long\nago];W[ee]C[tengen];B[]
(;W[dd])(;W[ff];B[aa]))"""


def test_a_tree_gives_its_main_line_and_the_facts() -> None:
    root = parse(GAME).first
    record = record_of(root)
    assert record == Record(
        size=9,
        moves=(Move(WHITE, point_at(5, 5)), Move(BLACK, 0), Move(WHITE, point_at(4, 6))),
        black=(point_at(3, 7), point_at(7, 3)),
        white=(),
        to_move=WHITE,
        handicap=2,
        komi=7.5,
        ruleset=CHINESE,
        players=Players("Wu Qingyuan", "木谷 實", "9p", "7p"),
        result="W+R",
        date="1933-01-29",
        event="Honinbo: a game",
    )
    assert Game.from_record(record).move_number == 3
    second = root.children[0].children[0].children[1]
    assert record_of(root, to=second).moves[-1] == Move(WHITE, point_at(6, 4))


def test_a_file_that_says_nothing_is_a_19x19_game_of_unknown_rules() -> None:
    assert record_of(parse("(;)").first) == Record(size=19)


def test_a_record_is_written_as_a_game_file() -> None:
    record = record_of(parse(GAME).first)
    assert write_text(tree_of(record), stamp=False, width=0) == (
        "(;FF[4]GM[1]CA[UTF-8]SZ[9]KM[7.5]RU[Chinese]HA[2]PB[Wu Qingyuan]PW[木谷 實]"
        "BR[9p]WR[7p]DT[1933-01-29]EV[Honinbo: a game]RE[W+R]AB[cc][gg];W[ee];B[];W[dd])\n"
    )
    assert record_of(parse(write(tree_of(record))).first) == record


@st.composite
def records(draw: st.DrawFn) -> Record:
    size = draw(st.integers(2, 19))
    points = list(all_points(size))
    moves = st.builds(Move, st.sampled_from([BLACK, WHITE]), st.sampled_from([0, *points]))
    stones = draw(st.lists(st.sampled_from(points), unique=True, max_size=6))
    word = st.text(alphabet="abc]\\:黒é[;", max_size=8)
    in_order = [p for p in points if p in stones]
    return Record(
        size=size,
        moves=tuple(draw(st.lists(moves, max_size=30))),
        black=tuple(in_order[::2]),
        white=tuple(in_order[1::2]),
        to_move=draw(st.sampled_from([BLACK, WHITE])),
        handicap=draw(st.sampled_from([0, 2, 3, 9])) if stones else 0,
        komi=draw(st.sampled_from([None, 0.0, -5.5, 7.5, 6.0, 375.0, 200.0, 150.0])),
        ruleset=draw(st.sampled_from([None, *RULESETS.values()])),
        players=draw(st.builds(Players, word, word, word, word)),
        result=draw(st.sampled_from(["", "B+3.5", "W+R", "0", "Void", "B+T", "W+"])),
        date=draw(st.sampled_from(["", "2001-09-11", "1926"])),
        event=draw(word),
    )


@settings(max_examples=60)
@given(records())
def test_a_record_comes_back_from_its_file(record: Record) -> None:
    found = parse(write(tree_of(record)))
    assert found.warnings == ()
    assert record_of(found.first) == record


def test_stones_set_up_between_moves_end_a_record_or_are_an_error() -> None:
    root = parse("(;SZ[9];B[aa];W[bb]\n;AB[cc]\n;W[dd])", "x.sgf").first
    with pytest.raises(BadInput, match=r"x.sgf, line 2, column 1: stones are set up after move 2"):
        record_of(root)
    warnings: list[SgfWarning] = []
    assert len(record_of(root, warnings=warnings).moves) == 2
    assert "stones are set up after move 2" in str(warnings[0])


def test_stones_taken_off_after_the_last_move_take_no_move_away() -> None:
    record = record_of(parse("(;SZ[9];B[aa];W[bb];AE[aa]TW[aa])").first)
    assert len(record.moves) == 2


def _as_sgfmill_plays(data: bytes) -> tuple[set[str], set[str], list[tuple[str, str]]]:
    board, plays = sgf_moves.get_setup_and_moves(sgfmill.Sgf_game.from_bytes(data))
    black, white = (
        {_text(move) for color, move in board.list_occupied_points() if color == wanted}
        for wanted in "bw"
    )
    return black, white, [(color, _text(move)) for color, move in plays]


def _text(move: tuple[int, int] | None) -> str:
    return "pass" if move is None else point_text(point_at(move[1] + 1, move[0] + 1))


def _as_we_do(record: Record) -> tuple[set[str], set[str], list[tuple[str, str]]]:
    def named(points: tuple[Point, ...]) -> set[str]:
        return {point_text(point) for point in points}

    moves = [(" bw"[move.color], point_text(move.point)) for move in record.moves]
    return named(record.black), named(record.white), moves


@pytest.mark.parametrize(
    "name",
    [
        *(f"games19/{name}" for name in ("tom_9d", "kgs_6d", "fox_9d", "fox_pro", "ai")),
        *(f"games_other/{name}" for name in ("9x9", "13x13", "ranked_amateur19")),
    ],
)
def test_archives_have_the_moves_and_stones_that_sgfmill_finds(name: str) -> None:
    with gzip.open(shared(f"data/{name}.sgfs.gz")) as lines:
        for number, line in enumerate(islice(lines, 60), start=1):
            found = parse(line)
            assert found.warnings == ()
            assert _as_we_do(record_of(found.first)) == _as_sgfmill_plays(line), (name, number)


def test_gnugos_games_have_the_moves_and_stones_that_sgfmill_finds() -> None:
    compared = 0
    for path in sorted(shared("data/suites/gnugo/games").glob("**/*.sgf"))[::4]:
        try:
            theirs = _as_sgfmill_plays(path.read_bytes())
            ours = record_of(read_file(path).first)
        except (ValueError, BadInput):
            continue  # what each does with files that are not well formed is not the other's
        assert _as_we_do(ours) == theirs, path
        compared += 1
    assert compared > 120


def test_a_ruleset_survives_where_the_name_is_another() -> None:
    assert record_of(parse("(;RU[日本ルール])").first).ruleset is JAPANESE
