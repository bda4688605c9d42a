from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sgfmill import sgf as sgfmill

import riyu
from riyu.base.errors import UsageError
from riyu.sgf.node import Collection, Node
from riyu.sgf.parser import parse
from riyu.sgf.writer import write, write_text

NAMES = st.sampled_from(["B", "W", "AB", "C", "LB", "SZ", "PB", "RE", "XYZ", "A1", "GN"])
TEXTS = st.text(alphabet=st.sampled_from("ab19:;[]()\\ \n\t黑é\0"), max_size=12)
POINTS = st.text(alphabet="abcs", min_size=2, max_size=2)


@st.composite
def trees(draw: st.DrawFn) -> Node:
    root = Node()
    nodes = [root]
    chance = random.Random(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 12))):
        nodes.append(chance.choice(nodes[-3:]).new_child())
    for node in nodes:
        for name in draw(st.lists(NAMES, max_size=4)):
            points = name in ("B", "W", "AB")
            node.set_text(
                name, *draw(st.lists(POINTS if points else TEXTS, min_size=1, max_size=3))
            )
    return root


@settings(max_examples=60)
@given(st.lists(trees(), min_size=1, max_size=3), st.sampled_from([0, 20, 78]))
def test_what_is_written_reads_back_equal_and_without_a_warning(
    roots: list[Node], width: int
) -> None:
    collection = Collection(roots)
    again = parse(write(collection, stamp=False, width=width))
    assert again.warnings == ()
    assert again == collection
    stamped = parse(write(collection))
    assert stamped.warnings == ()
    assert write(stamped) == write(collection)
    for root, old in zip(stamped.trees, roots, strict=True):
        assert root.raw("FF") == ("4",)
        assert root.raw("CA") == ("UTF-8",)
        assert root.raw("AP") == (f"riyu:{riyu.__version__}",)
        assert {n: root.raw(n) for n in old.properties} == old.properties


@settings(max_examples=50)
@given(trees())
def test_sgfmill_reads_the_same_texts(root: Node) -> None:
    for node in root.walk():
        node.remove("A1")  # a digit in a name, which sgfmill does not take
        node.remove("SZ")  # any text, while sgfmill wants a number
    game = sgfmill.Sgf_game.from_bytes(write(root, stamp=False).replace(b"\0", b""))
    pending = [(game.get_root(), root)]
    while pending:
        theirs, ours = pending.pop()
        for name in ours.properties:
            raw = [value.replace("\0", "") for value in ours.raw(name)]
            assert [v.decode() for v in theirs.get_raw_list(name)] == raw
        pending.extend(zip(theirs, ours.children, strict=True))


def test_the_root_s_facts_come_first_and_in_order_and_the_rest_in_its_own() -> None:
    found = parse(
        "(;OT[byo]AB[aa]RE[B+R]GN[g]PW[w]XX[1]PB[b]KM[6.5]CA[GBK]AP[Old:1]FF[3]SZ[13]HA[2]RU[aga]"
        "EV[e]DT[d]WR[1k]BR[2k]TM[60]GM[1]AW[bb];B[cc]AAA[2]MN[1])"
    )
    assert write_text(found, width=0) == (
        f"(;FF[4]GM[1]CA[UTF-8]AP[riyu:{riyu.__version__}]SZ[13]KM[6.5]RU[aga]HA[2]PB[b]PW[w]"
        "BR[2k]WR[1k]DT[d]EV[e]RE[B+R]TM[60]OT[byo]AB[aa]GN[g]XX[1]AW[bb];B[cc]AAA[2]MN[1])\n"
    )


def test_lines_are_broken_between_nodes_and_values() -> None:
    root = parse("(;SZ[9]" + "".join(";B[aa];W[bb]" for _ in range(20)) + "(;B[cc])(;B[dd]))").first
    root.set_raw("AB", *[f"{a}{b}" for a in "abcdefghi" for b in "abcdefg"])
    lines = write_text(root).splitlines()
    assert all(len(line) <= 78 for line in lines)
    assert len(lines) < 14
    assert [line for line in lines if line.startswith("(")][1:] == ["(;B[cc])", "(;B[dd]))"]
    assert write_text(root, width=0).count("\n") == 1


def test_a_collection_prints_as_sgf() -> None:
    text = "(;SZ[9];B[aa]\n(;W[bb])\n(;W[cc]))\n(;SZ[19])\n"
    assert str(parse(text)) == text


@pytest.mark.parametrize("name", ["", "b", "B-", "1A", "É", "[B"])
def test_a_name_that_cannot_be_written_is_refused(name: str) -> None:
    with pytest.raises(UsageError, match="property name"):
        Node().set_text(name, "x")


@pytest.mark.parametrize("value", ["]", "a]b", "\\", "x\\\\\\"])
def test_a_raw_value_that_would_break_the_file_is_refused(value: str) -> None:
    with pytest.raises(UsageError, match="escaped"):
        Node().set_raw("C", value)


def test_nodes_are_added_detached_and_refused_below_themselves() -> None:
    root = parse("(;SZ[9](;B[aa];W[bb])(;B[cc]))").first
    first, second = root.children
    first.detach()
    assert list(root.children) == [second]
    root.add(first)
    assert list(root.children) == [second, first]
    with pytest.raises(UsageError, match="detach it first"):
        second.add(first)
    with pytest.raises(UsageError, match="below itself"):
        first.children[0].add(root)
    first.detach()
    root.add(first, at=0)
    assert write_text(root, stamp=False, width=0) == "(;SZ[9](;B[aa];W[bb])(;B[cc]))\n"


def test_changing_a_node_does_not_change_another_with_the_same_move() -> None:
    root = parse("(;;B[aa];W[bb];B[aa];W[bb])").first
    first = root.children[0]
    first.set_text("C", "here")
    first.remove("B")
    assert write_text(root, stamp=False, width=0) == "(;;C[here];W[bb];B[aa];W[bb])\n"
