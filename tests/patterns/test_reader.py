"""What the reader takes and what it refuses, with the line, what was found, what was expected, and the nearest name."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from riyu.base.errors import BadInput, UsageError
from riyu.patterns import BadKnowledge, load_library
from riyu.patterns.model import Asked, Saying, Test, Where
from riyu.patterns.reader import read_class
from riyu.patterns.tables import ASKED, DESCRIPTORS, SAYINGS, TESTS
from tests.patterns.drawn import COMMENTED, SOLID, class_text, harvested


def errors_of(text: str) -> list[str]:
    with pytest.raises(BadKnowledge) as caught:
        read_class(text, "trial.pat")
    return [str(error) for error in caught.value.errors]


def test_the_example_of_the_format_reads_as_it_says() -> None:
    text = class_text(
        SOLID, asked="a link's two ends; oriented from one end to the other      # focus"
    )
    read = read_class(text)
    (pattern,) = read.patterns
    assert read.asked == Asked("a link's two ends", "oriented from one end to the other")
    assert (read.name, read.answer, read.last) == ("trial", "best", "none")
    assert pattern.name == "solid-connection"
    assert pattern.why == "The other cutting point is taken: connect."
    assert pattern.drawing.rows == ("AX", "*B")
    assert pattern.where == (Where("A", "O"), Where("B", "O"))
    assert pattern.says == (Saying("connect", ("A", "B"), "*"),)
    assert pattern.no[0].note == "the other point is open: nothing is threatened"
    assert pattern.place.line == 6


def test_tests_are_read_by_their_full_names() -> None:
    clause = (
        "where   A is X\nwhen    liberties(A) <= 3, line(*) = 1,\n"
        "        no enemy neighbor in atari, not self-atari(*)"
    )
    (pattern,) = read_class(class_text(harvested("tested", "* A", clause))).patterns
    assert pattern.when == (
        Test("liberties", ("A",), "<=", 3),
        Test("line", ("*",), "=", 1),
        Test("no enemy neighbor in atari"),
        Test("self-atari", ("*",), negated=True),
    )
    assert [str(test) for test in pattern.when] == [
        "liberties(A) <= 3",
        "line(*) = 1",
        "no enemy neighbor in atari",
        "not self-atari(*)",
    ]


def test_what_a_shape_says_is_read() -> None:
    says = (
        "eye(a) confidence 0.9, half-eye(b), scored(-2.5), joseki-stage(large-knight), key-point(*)"
    )
    text = class_text(harvested("shape-of-eyes", "a b *", f"says    {says}"))
    (pattern,) = read_class(text).patterns
    assert ", ".join(map(str, pattern.says)) == says


def test_a_confidence_is_a_guess_or_counts_and_is_written_as_it_was_read() -> None:
    says = (
        "eye(a) confidence 1612 of 1733, half-eye(b) confidence 0.9, key-point(*) confidence 0 of 1"
    )
    text = class_text(harvested("shape-of-eyes", "a b *", f"says    {says}"))
    (pattern,) = read_class(text).patterns
    assert ", ".join(map(str, pattern.says)) == says
    eye, half, key = pattern.says
    assert eye.measured == (1612, 1733) and eye.guessed is None
    assert half.measured is None and half.confidence == 0.9
    # (true + 1) / (stood + 2)
    assert eye.confidence == 1613 / 1735 and key.confidence == 1 / 3


@pytest.mark.parametrize(
    ("confidence", "column", "message"),
    [
        ("0 of 0", 16, "found confidence 0 of 0: expected how often it came true"),
        ("9 of 8", 16, "found confidence 9 of 8: expected how often it came true"),
        ("1.5", 16, "found confidence 1.5: expected 0 to 1, or counts as in '8 of 9'"),
        ("8 of", 31, "found the end: expected how often it stood, a whole number"),
        ("8 of 9.5", 32, "found '9.5': expected how often it stood, a whole number"),
        ("0.8 of 9", 31, "found 'of': expected ',' or the end"),
        ("-8 of 9", 30, "found 'of': expected ',' or the end"),
        ("of 9", 27, "found 'of': expected 'N of M' or a number from 0 to 1"),
        ("9" * 40, 27, "found '999"),
        (f"8 of {'9' * 40}", 32, "found '999"),
        ("²", 27, "found '²': expected 'N of M' or a number from 0 to 1"),
    ],
)
def test_a_wrong_confidence_is_told_at_its_place(
    confidence: str, column: int, message: str
) -> None:
    text = class_text(harvested("eyes", "a X *", f"says    eye(a) confidence {confidence}"))
    (error,) = errors_of(text)
    assert f"line 9, column {column}: {message}" in error


def test_a_header_may_say_that_the_class_is_used_in_reading() -> None:
    text = class_text(SOLID).replace("last     none", "last     none\nused     in reading")
    read = read_class(text)
    assert read.used == "in reading"
    assert read_class(str(read)) == read
    assert "did you mean 'in reading'?" in errors_of(text.replace("in reading", "in readings"))[0]


def test_in_reading_two_tests_a_block_and_seven_by_seven_points() -> None:
    used = ("last     none", "last     none\nused     in reading")
    tests = "where   A is X\nwhen    liberties(A) > 1, liberties(A) < 5, line(*) > 2"
    three = class_text(harvested("three-tests", "* A", tests))
    read_class(three)
    assert (
        "line 11, column 1: found 3 tests: expected 2 at most" in errors_of(three.replace(*used))[0]
    )
    far = class_text(harvested("far", "* ? ? ? O"))
    read_class(far)
    assert "found 'O' 4 points from the focus" in errors_of(far.replace(*used))[0]
    read_class(class_text(harvested("near", "* ? ? O _")).replace(*used))


def test_a_liberty_is_asked_toward_one_stone_beside_it() -> None:
    asked = "a liberty of a string; toward a stone of the string"
    where = "where   A is X"
    (pattern,) = read_class(
        class_text(harvested("one", "* A A\n. . A", where), asked=asked)
    ).patterns
    assert pattern.drawing.focus == (0, 1)
    for rows, count in (("* . A", 0), ("A * A", 2)):
        (error,) = errors_of(class_text(harvested("odd", rows, where), asked=asked))
        assert f"found {count} stones A beside the focus: expected one" in error
    (error,) = errors_of(class_text(SOLID, asked="a liberty of a string; in all orientations"))
    assert "expected 'toward a stone of the string' for a liberty of a string" in error


def test_the_ends_of_an_enemy_link_are_enemy_stones() -> None:
    asked = "an enemy link's two ends; oriented from one end to the other"
    read_class(class_text(harvested("cut", "A * B", "where   A is X, B is X"), asked=asked))
    errors = errors_of(class_text(harvested("cut", "A * B", "where   A is X, B is O"), asked=asked))
    assert "found no single enemy stone B: expected the ends A and B" in errors[0]


def test_over_the_whole_board_no_focus_is_drawn() -> None:
    asked = "the whole board; in all orientations"
    read_class(class_text(harvested("ring", "O O\nO ."), asked=asked, answer="all"))
    for block, header, message in (
        (harvested("odd", "O @"), {}, "found '@': over the whole board there is no focus"),
        (harvested("odd", "? _"), {}, "found nothing that the drawing asks"),
        (harvested("odd", "O *", word="bar"), {}, "found a bar: a class asked over"),
        (harvested("odd", "O *"), {"answer": "best"}, "has 'answer all' and 'last none'"),
    ):
        errors = errors_of(class_text(block, asked=asked, **{"answer": "all", **header}))
        assert any(message in error for error in errors), errors


def test_a_sequence_begins_with_the_answer() -> None:
    says = "says    sequence(*, a, b)"
    (pattern,) = read_class(
        class_text(harvested("one", "* a b X", says), answer="sequence")
    ).patterns
    assert pattern.says == (Saying("sequence", ("*", "a", "b")),)
    for said, message in (
        ("sequence(a, *, b)", "expected '*' first, the answer's move"),
        ("sequence(*, a, b, a)", "found 'a' again"),
        ("sequence(*, a, A)", "expected an empty point"),
        ("key-point(a), key-point(b)", "found 0 'sequence(...)' in 'one': expected one"),
    ):
        block = harvested("one", "* a b A", f"where   A is X\nsays    {said}")
        errors = errors_of(class_text(block, answer="sequence"))
        assert any(message in error for error in errors), errors
    letters = "abcdefghijk"
    long = harvested("long", "* " + " ".join(letters), f"says    sequence(*, {', '.join(letters)})")
    assert "expected 10 at most" in errors_of(class_text(long, answer="sequence"))[0]


def test_bits_are_words_of_a_closed_table() -> None:
    block = harvested("one", "* X", "says    bits(uncuttable, forcing)")
    (pattern,) = read_class(class_text(block, answer="bits")).patterns
    assert pattern.says[0].arguments == ("uncuttable", "forcing")
    (error,) = errors_of(class_text(block.replace("forcing", "forceing"), answer="bits"))
    assert "did you mean 'forcing'?" in error
    assert "found 0 'bits(...)'" in errors_of(class_text(harvested("one", "* X"), answer="bits"))[0]


def test_an_eye_value_may_depend_on_who_plays_first() -> None:
    for says in ("eyes(2)", "eyes(0.5) by *", "eyes(1.5) by a confidence 0.75"):
        text = class_text(harvested("space", "@ a *", f"says    {says}, key-point(a)"))
        assert str(read_class(text).patterns[0].says[0]) == says


def test_a_glob_may_have_several_headers() -> None:
    text = class_text(
        "glob edge-or-stone   # first\ndraw\n  @\n  -",
        "# Why the second.\nor\nwhy     A stone stands there.\ndraw\n  @ A\nwhere   A is X",
        harvested("inside", "O * O"),
        "end",
    )
    read = read_class(text)
    (glob,) = read.patterns[0].globs
    assert [header.name for header in glob.headers] == ["edge-or-stone"] * 2
    assert glob.joined[0].why == "A stone stands there."
    assert glob.joined[0].comments == ("Why the second.",)
    assert read_class(str(read)) == read
    late = text.replace("end\n", "or\ndraw\n  @ O\n\nend\n")
    assert "found 'or': expected it right behind a glob's header" in errors_of(late)[0]
    skipping = text.replace("glob edge-or-stone", "skip edge-or-stone")
    (glob,) = read_class(skipping).patterns[0].globs
    assert glob.word == "skip" and glob.joined[0].skips
    assert read_class(str(read_class(skipping))) == read_class(skipping)
    other = text.replace("\nor\n", "\nelse\n")
    (glob,) = read_class(other).patterns[0].globs
    assert not glob.skips and glob.joined[0].skips
    assert read_class(str(read_class(other))) == read_class(other)
    both = skipping.replace("\nor\n", "\nelse\n")
    assert "found 'else' in a skip: expected it in a glob" in errors_of(both)[0]
    last = other.replace("\n\npattern", "\n\nor\ndraw\n  @ O\n\npattern", 1)
    assert "found 'or' behind 'else': expected 'else' last" in errors_of(last)[0]
    alone = class_text("or\ndraw\n  @ O", harvested("outside", "O * O"))
    assert "found 'or': expected it right behind a glob's header" in errors_of(alone)[0]


def test_every_word_of_the_tables_has_a_sentence() -> None:
    sentences = [kind.sentence for kind in ASKED.values()]
    sentences += [kind.sentence for kind in TESTS.values()]
    sentences += [kind.sentence for kind in SAYINGS.values()]
    for sentence in (*sentences, *DESCRIPTORS.values()):
        assert len(sentence.split()) > 2 and not sentence.endswith("."), sentence


def test_a_drawing_may_be_as_large_as_the_board() -> None:
    rows = "\n".join(["+ " + "- " * 19 + "+"] + ["| " + "? " * 19 + "|"] * 18)
    middle = "| " + "? " * 9 + "* " + "? " * 9 + "|"
    text = class_text(harvested("whole-board", f"{rows}\n{middle}\n+ {'- ' * 19}+"))
    (pattern,) = read_class(text).patterns
    assert (pattern.drawing.width, pattern.drawing.height) == (21, 21)
    assert "found 20 by 1 points" in errors_of(class_text(harvested("wide", "* " * 20)))[0]


def test_patterns_stand_in_globs_until_their_end() -> None:
    text = class_text(
        harvested("before", "X * X"),
        "glob near-the-edge   # entered at the edge\ndraw\n  ? ? ?\n  ? @ ?\n  - - -",
        harvested("inside", "O * O"),
        "glob deeper\ndraw\n  @ ?",
        harvested("deep-inside", "O * X"),
        "end",
        "end",
        harvested("after", "O * ."),
    )
    patterns = read_class(text).patterns
    assert [[glob.name for glob in pattern.globs] for pattern in patterns] == [
        [],
        ["near-the-edge"],
        ["near-the-edge", "deeper"],
        [],
    ]
    assert patterns[1].globs[0].comments == ("entered at the edge",)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("where ", "wheer ", 11, "found the word 'wheer': expected why, draw,"),
        ("where ", "wheer ", 11, "did you mean 'where'?"),
        ("class ", "clas ", 1, "did you mean 'class'?"),
        ("pattern solid", "patern solid", 6, "did you mean 'pattern'?"),
        ("answer   best", "answer   bst", 3, "did you mean 'best'?"),
        ("an empty point;", "an emty point;", 2, "did you mean 'an empty point'?"),
        ("in all orientations", "in all orientation", 2, "did you mean 'in all orientations'?"),
        ("last     none", "last     solid", 1, "expected 'none' or the name of the file's last"),
        ("solid-connection", "Solid_connection", 6, "expected a kebab-case name"),
        ("  * B\n", "  * B ?\n", 10, "found 3 points in this row and 2 in the first"),
        ("  * B\n", "  * B\n  - -\n  . .\n", 11, "found '-' inside"),
        ("  * B\n", "  * !\n", 10, "line 10, column 5: found '!': expected a symbol"),
        ("  * B\n", "\t* B\n", 10, "column 1: found a tab: expected spaces"),
        ("where   A is O, B is O", "where   A is O", 8, "found 'B', not explained"),
        ("B is O", "B is O, C is X", 11, "column 25: found 'C', which is not drawn"),
        ("B is O", "B is .", 11, "expected O, X or s for a named stone"),
        ("B is O", "B are O", 11, "column 19: found 'are': expected 'is'"),
        ("B is O", "B is O,", 11, "found the end: expected a letter of the drawing"),
        ("by *", "by * *", 12, "column 28: found '*': expected ',', 'confidence' or the end"),
        ("connect(A", "conect(A", 12, "did you mean 'connect'?"),
        ("connect(A, B)", "connect(A)", 12, "found 'connect(A) by *': expected 2 arguments"),
        (
            "connect(A, B)",
            "connect(A, *)",
            12,
            "found '*' in 'connect(A, *) by *': expected an own",
        ),
        (" by *", "", 12, "expected the move that does it, 'by *'"),
        ("says ", "when    libertys(A) <= 3\nsays ", 12, "did you mean 'liberties'?"),
        ("says ", "when    liberties(A)\nsays ", 12, "expected a comparison"),
        (
            "says ",
            "when    liberties(A) < 1000\nsays ",
            12,
            "found '1000': expected a whole number",
        ),
        (
            "says ",
            f"when    liberties(A) < {'9' * 5000}\nsays ",
            12,
            "a whole number from 0 to 999",
        ),
        ("says ", "when    liberties(A) < -1\nsays ", 12, "found '-1': expected a whole number"),
        ("says ", "when    liberties(A) < ²\nsays ", 12, "found '²': expected a whole number"),
        ("says ", "when    not self-atari(A)\nsays ", 12, "expected an empty point"),
        ("says ", "when    line(A) = one\nsays ", 12, "column 19: found 'one': expected a whole"),
        ("says ", "relate  same-string(A, B)\nsays ", 12, "found 'relate', which rules have"),
        ("yes\n", "seen    3 of 2\nyes\n", 13, "expected such as '412 of 1733'"),
        ("why     The", "draw\n  * X\nwhy     The", 10, "found 'draw' again"),
        ("draw\n", "source  a book\ndraw\n", 9, "found 'draw' after 'source': expected it before"),
        ("yes\n", "yes     . .\n", 13, "expected its rows"),
        (
            "why     The other cutting point is taken: connect.\n",
            "",
            6,
            "found no 'why' in pattern",
        ),
        ("why  ", "why " + "long " * 20, 7, "columns: expected at most 100"),
        ("pattern solid", "end\npattern solid", 6, "expected a glob open above it"),
        ("pattern solid", "glob new\ndraw\n  @\n\npattern solid", 6, "found no 'end'"),
        ("  . X O . .\n", "  . X A . .\n", 15, "found 'A': expected X, O, . or *"),
    ],
)
def test_an_error_says_where_and_what_was_expected(
    old: str, new: str, line: int, message: str
) -> None:
    text = class_text(SOLID)
    assert old in text
    errors = errors_of(text.replace(old, new, 1))
    assert any(e.startswith(f"trial.pat, line {line}") and message in e for e in errors), errors


def test_all_errors_are_told_at_once() -> None:
    text = class_text(SOLID.replace("where", "wheer"), SOLID.replace("says", "sais"))
    errors = errors_of(text)
    assert [error.split(":")[0] for error in errors] == [
        "trial.pat, line 11, column 1",
        "trial.pat, line 24, column 9",  # the name again
        "trial.pat, line 30, column 1",
    ]
    with pytest.raises(BadInput, match=r"^3 errors, nothing is taken over"):
        read_class(text)


def test_a_name_stands_once_in_all_files(tmp_path: Path) -> None:
    (tmp_path / "one.pat").write_text(class_text(SOLID))
    (tmp_path / "two.pat").write_text(class_text(SOLID).replace("trial", "second"))
    with pytest.raises(BadKnowledge, match=r"two.pat, line 6.*it stands at .*one.pat, line 6"):
        load_library(tmp_path)


def test_a_file_that_is_not_utf8_is_refused_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "latin.pat").write_bytes(class_text(SOLID).encode() + b"# ab\xe9\n")
    with pytest.raises(BadInput, match=r"latin.pat, line 23, column 5: found byte 0xe9"):
        load_library(tmp_path)


def test_a_folder_without_patterns_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="found no"):
        load_library(tmp_path / "nowhere")


def test_a_bad_file_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "trial.pat"
    file.write_text(class_text(SOLID))
    before = load_library(tmp_path)
    file.write_text(class_text(SOLID, SOLID))
    with pytest.raises(BadKnowledge):
        load_library(tmp_path)
    file.write_text(class_text(SOLID))
    assert load_library(file) == before


def test_an_unknown_class_is_told_with_the_nearest(tmp_path: Path) -> None:
    (tmp_path / "trial.pat").write_text(class_text(SOLID))
    library = load_library(tmp_path)
    assert library.pattern("solid-connection") is library.of("trial").patterns[0]
    with pytest.raises(UsageError, match="no pattern class 'trail'; did you mean 'trial'"):
        library.of("trail")
    with pytest.raises(UsageError, match="did you mean 'solid-connection'"):
        library.pattern("solid-conection")


@pytest.mark.parametrize("seed", range(60))
def test_no_text_raises_anything_but_bad_input(seed: int) -> None:
    chance = random.Random(seed)
    lines = COMMENTED.splitlines() + SOLID.splitlines()
    for _ in range(chance.randint(1, 4)):
        at = chance.randrange(len(lines))
        line = lines[at]
        cut = chance.randrange(len(line) + 1)
        new = chance.choice(
            ["", " ", "*", "A", "a", "-", "|", "(", ",", "is", "#", "\t", "99", "é"]
        )
        lines[at : at + 1] = chance.choice(
            [[], [line, line], [line[:cut] + new + line[cut + 1 :]], [new], [line[cut:], line]]
        )
    try:
        read = read_class("\n".join(lines))
    except BadInput as error:
        assert str(error)
    else:
        assert read_class(str(read)) == read
