from __future__ import annotations

import copy
import gc
import pickle
import sys

import pytest
from sgfmill import sgf as sgfmill

from riyu.base.errors import BadInput
from riyu.sgf.files import read_file
from riyu.sgf.node import Collection, Node
from riyu.sgf.parser import parse
from riyu.sgf.writer import write, write_text
from tests.shared import shared

DEEP = 10_000

# What stands in the file; the trees, as they are written again; line, column and a piece of each warning.
REPAIRS = {
    "nothing is wrong": ("(;SZ[9];B[aa];W[])", "(;SZ[9];B[aa];W[])", []),
    "blanks and line ends anywhere": (
        " \r\n(\t; SZ [9]\r;B\n[aa] [bb]\r\n)\r\n",
        "(;SZ[9];B[aa][bb])",
        [],
    ),
    "a mail before the game": (
        "Hello,\nlook (quickly):\n\n  (;B[aa])",
        "(;B[aa])",
        [(1, 1, "26 characters before the first '('")],
    ),
    "a signature after the game": (
        "(;B[aa])\n-- \nsent from my board",
        "(;B[aa])",
        [(2, 1, "22 characters after the last game")],
    ),
    "prose between games": (
        "(;B[aa])\nand then\n(;B[bb])",
        "(;B[aa])(;B[bb])",
        [(2, 1, "9 characters between games")],
    ),
    "two games are a collection": ("(;B[aa])(;B[bb])", "(;B[aa])(;B[bb])", []),
    "the ')' is missing": (
        "(;B[aa]\n;W[bb]",
        "(;B[aa];W[bb])",
        [(2, 7, "ends inside a game: expected another ')'")],
    ),
    "three ')' are missing": (
        "(;B[aa](;W[bb](;B[cc]",
        "(;B[aa];W[bb];B[cc])",
        [(1, 22, "expected 3 ')'")],
    ),
    "a ')' too many": ("(;B[aa]))\n", "(;B[aa])", [(1, 9, "')' without its '('")]),
    "a ')' too early": (
        "(;B[aa])\n;W[bb];B[cc])",
        "(;B[aa];W[bb];B[cc])",
        [(2, 1, "a node after the tree's last ')'")],
    ),
    "the '(' is missing": (
        ";SZ[9];B[aa](;W[bb])(;W[cc]))",
        "(;SZ[9];B[aa](;W[bb])(;W[cc]))",
        [(1, 1, "without its '('")],
    ),
    "the start is cut off": (
        "ab]C[x\\]y];W[bb];B[cc](;W[dd])(;W[ee]))",
        "(;W[bb];B[cc](;W[dd])(;W[ee]))",
        [(1, 1, "10 characters before the game"), (1, 11, "without its '('")],
    ),
    "the first ';' is missing": (
        "(SZ[9]KM[7.5];B[aa])",
        "(;SZ[9]KM[7.5];B[aa])",
        [(1, 2, "found 'SZ': expected ';'")],
    ),
    "a variation's ';' is missing": (
        "(;B[aa](W[bb])(;W[cc]))",
        "(;B[aa](;W[bb])(;W[cc]))",
        [(1, 9, "found 'W': expected ';'")],
    ),
    "an empty variation": ("(;B[aa]()(;W[bb]))", "(;B[aa];W[bb])", [(1, 9, "without nodes")]),
    "doubled '('": (
        "(;B[aa]((;W[bb])(;W[cc])))",
        "(;B[aa](;W[bb])(;W[cc]))",
        [(1, 9, "'(' after '('")],
    ),
    "a node after a variation": (
        "(;B[aa](;W[bb]);W[cc];B[dd])",
        "(;B[aa](;W[bb])(;W[cc];B[dd]))",
        [(1, 16, "a node after a variation")],
    ),
    "a move's ']' is missing": (
        "(;B[aa;W[bb]\n;B[cc W[dd])",
        "(;B[aa];W[bb];B[cc]W[dd])",
        [(1, 7, "B is not closed: ']' put after 'aa'"), (2, 6, "']' put after 'cc'")],
    ),
    "all ']' are missing": (
        "(;FF[4SZ[9C[Hello there;B[aa;W[bb)",
        "(;FF[4]SZ[9]C[Hello there];B[aa];W[bb])",
        [
            (1, 7, "FF is not closed: ']' put after '4'"),
            (1, 11, "SZ is not closed"),
            (1, 24, "C is not closed: ']' put after 'Hello there'"),
            (1, 29, "B is not closed"),
            (1, 34, "W is not closed"),
        ],
    ),
    "a comment swallowed the moves after it": (
        "(;B[aa]C[good;W[bb];B[cc])",
        "(;B[aa]C[good];W[bb];B[cc])",
        [(1, 14, "C is not closed: ']' put after 'good'")],
    ),
    "the file ends in a comment": (
        "(;B[aa]C[good\nmove\\",
        "(;B[aa]C[good\nmove])",
        [(2, 6, "C is not closed"), (2, 6, "ends inside a game")],
    ),
    "the file ends in a move": (
        "(;B[aa];W[b",
        "(;B[aa];W[b])",
        [(1, 12, "W is not closed: ']' put after 'b'"), (1, 12, "ends inside a game")],
    ),
    "the file ends in a name": (
        "(;B[aa];W",
        "(;B[aa];)",
        [(1, 9, "found 'W': expected a property"), (1, 10, "ends inside a game")],
    ),
    "stray characters": (
        "(;B[aa]?!\n;W[bb] oops;B[cc]]])",
        "(;B[aa];W[bb];B[cc])",
        [
            (1, 8, "found '?!': expected a property"),
            (2, 8, "found 'oops'"),
            (2, 18, "found ']]'"),
        ],
    ),
    "a value without a name": (
        "(;B[aa];[bb]W[cc])",
        "(;B[aa];W[cc])",
        [(1, 9, "a value without a property's name: '[bb]'")],
    ),
    "long names, as FF[1] to FF[3] had": (
        "(;GaMe[1]SiZe[9]AddBlack[aa][bb];White[cc]Comment[x])",
        "(;GM[1]SZ[9]AB[aa][bb];W[cc]C[x])",
        [],
    ),
    "names in small letters": (
        "(;sz[9];b[aa])",
        "(;SZ[9];B[aa])",
        [(1, 3, "found 'sz': expected capital letters, taken for SZ"), (1, 9, "taken for B")],
    ),
    "a property twice": (
        "(;AB[aa]AW[bb]AB[cc][dd]AB[ee])",
        "(;AB[aa][cc][dd][ee]AW[bb])",
        [(1, 15, "property AB twice"), (1, 25, "property AB twice")],
    ),
    "zero bytes and control characters": (
        "\0\x01(;B[aa]\0\x02;W[bb])\0\0\x1a",
        "(;B[aa];W[bb])",
        [(1, 1, "2 characters before"), (1, 10, "found '??'"), (1, 19, "3 characters after")],
    ),
    "a value is kept as it stands": (
        "(;XY[a\\]b\\\\][ \n:\\:];Z9[])",
        "(;XY[a\\]b\\\\][ \n:\\:];Z9[])",
        [],
    ),
    "a semicolon without properties": ("(;;B[aa];)", "(;;B[aa];)", []),
}


@pytest.mark.parametrize("case", REPAIRS)
def test_what_is_broken_is_repaired_and_told_with_its_place(case: str) -> None:
    text, expected, warnings = REPAIRS[case]
    found = parse(text.encode())
    assert write_text(found, stamp=False, width=0).replace(")\n", ")") == expected
    told = [(w.line, w.column) for w in found.warnings]
    assert told == [(line, column) for line, column, _ in warnings], found.warnings
    for warning, (_, _, piece) in zip(found.warnings, warnings, strict=True):
        assert piece in warning.message


REFUSALS = {
    "": (1, 1, "found nothing"),
    "  \n ": (2, 2, "found nothing"),
    "\n  to be or not": (2, 3, "found 'to be or not': expected a game, which begins with '(;'"),
    "int main() { return x[0]; }": (1, 1, "found 'int main() { return ': expected"),
    "()": (1, 1, "found '()'"),
    "\x89PNG\r\n\x1a\n": (1, 1, "found '?PNG': expected"),
}


@pytest.mark.parametrize("text", REFUSALS)
def test_what_holds_no_game_is_refused_with_its_place(text: str) -> None:
    line, column, piece = REFUSALS[text]
    with pytest.raises(BadInput) as caught:
        parse(text, "some.sgf")
    assert (caught.value.place.source, caught.value.place.line, caught.value.place.column) == (
        "some.sgf",
        line,
        column,
    )
    assert piece in caught.value.message


@pytest.mark.parametrize(
    ("text", "limits", "piece"),
    [
        (b"(;B[aa])", {"max_bytes": 7}, "found 8 bytes: expected at most 7"),
        ("(;B[aa])", {"max_bytes": 7}, "found 8 characters"),
        (b"(;;;;;)", {"max_nodes": 4}, "more nodes than 4"),
        (b"(;B[aa];W[aa];B[aa];W[aa];B[aa])", {"max_nodes": 4}, "more nodes than 4"),
        (b"(;((((((;))))))", {"max_nodes": 4}, "'(' number 5"),
    ],
)
def test_limits_are_kept(text: bytes | str, limits: dict[str, int], piece: str) -> None:
    with pytest.raises(BadInput, match=piece.replace("(", r"\(")):
        parse(text, **limits)


def test_repairs_without_end_are_counted_not_listed() -> None:
    found = parse("(;" + "? " * 1000 + "B[aa])")
    assert len(found.warnings) == 201
    assert found.warnings[-1].message == "800 more repairs are not listed"
    assert found.first.raw("B") == ("aa",)


@pytest.mark.parametrize(
    "piece",
    [
        "(",
        "(;",
        "[",
        ";B[",
        "C[",
        "C[a;W[b",
        "AB[a",
        "A[]",
        "(A[])",
        "(SZ[])",
        ")",
        ") x",
        "\\",
        "; ",
    ],
)
def test_work_is_linear_in_the_input(piece: str) -> None:
    # Not timed: a quadratic reader would need hours for these.
    text = "(;" + piece * 20_000
    try:
        parse(text)
    except BadInput as error:
        pytest.fail(f"{error}")


def test_a_node_knows_its_place() -> None:
    found = parse("(;SZ[9]\n;B[aa];W[bb];B[cc]\r\n (;W[dd]C[x\ny];B[ee]))", "a.sgf")
    places = [str(node.place) for node in found.first.walk()]
    assert places == [
        "a.sgf, line 1, column 2",
        "a.sgf, line 2, column 1",
        "a.sgf, line 2, column 7",
        "a.sgf, line 2, column 13",
        "a.sgf, line 3, column 3",
        "a.sgf, line 4, column 3",
    ]
    assert str(Node().place) == ""


def test_a_game_of_10_000_moves_is_read_written_copied_and_freed_without_recursion() -> None:
    moves = "".join(f";{'BW'[n % 2]}[{chr(97 + n % 19)}{chr(97 + n % 18)}]" for n in range(DEEP))
    text = f"(;SZ[19]{moves})"
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(200)
    try:
        found = parse(text)
        again = parse(write(found, stamp=False))
        assert again == found
        assert copy.deepcopy(found) == found
        assert found.first.copy().same(found.first)
        deepest = list(found.first.main_line())[-1]
        assert deepest.depth == DEEP
        assert deepest.root is found.first
        del deepest
        restored = pickle.loads(pickle.dumps(found.first))
        assert restored.same(found.first)
        del found, again, restored
        gc.collect()
    finally:
        sys.setrecursionlimit(limit)


def test_a_tree_of_10_000_nested_variations_is_read_and_written_without_recursion() -> None:
    text = "(;B[aa]" * DEEP + "(;W[bb])(;W[cc])" + ")" * DEEP
    found = parse(text)
    assert found.warnings == ()
    assert parse(write(found, stamp=False)) == found
    again = copy.deepcopy(found)
    del found
    gc.collect()
    assert sum(1 for _ in again.first.walk()) == DEEP + 2


def _content(collection: Collection) -> list[list[tuple[str, list[str]]]]:
    return [
        [(name, list(node.raw(name))) for name in sorted(node.properties)]
        for node in collection.first.walk()
    ]


def test_every_file_of_gnugos_suites_reads_as_sgfmill_reads_it() -> None:
    files = sorted(shared("data/suites/gnugo").glob("**/*.sgf"))
    assert len(files) > 700
    compared = 0
    for path in files:
        found = read_file(path)
        data = path.read_bytes()
        try:
            game = sgfmill.Sgf_game.from_bytes(data)
        except ValueError:
            continue
        # sgfmill keeps a value's bytes as we keep its text.
        theirs = _sgfmill_content(game, found.charset)
        assert _content(found) == theirs, path
        compared += 1
    assert compared > 0.9 * len(files)


def _sgfmill_content(game: sgfmill.Sgf_game, charset: str) -> list[list[tuple[str, list[str]]]]:
    content = []
    pending = [game.get_root()]
    while pending:
        node = pending.pop()
        content.append(
            [
                (name, [value.decode(charset) for value in node.get_raw_list(name)])
                for name in sorted(node.properties())
            ]
        )
        pending.extend(reversed(list(node)))
    return content
