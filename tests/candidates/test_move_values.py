"""`values.tsv`: what is written is read back, what is wrong is told with its line."""

from pathlib import Path

import pytest

from riyu.base.errors import BadInput
from riyu.candidates.feature_names import FAMILIES, FIXED_NAMES, family_of
from riyu.candidates.move_values import BUILT_IN, MoveValues, Value, read_values, write_values
from tests.odd_files import ODD

HEAD = "# riyu move values 1\tseed 3\tapart 10\tgames 7\n"


def test_values_come_back_as_written(tmp_path: Path) -> None:
    values = MoveValues(
        (Value("capture-1", 1.25, 40, 0.5), Value("window-4:00000000000000ff", -0.5, 7, 0.25)), 3
    )
    write_values(tmp_path / "values.tsv", values)
    back = read_values(tmp_path / "values.tsv")
    assert back == values
    assert back.table().get(0xFF) == len(FIXED_NAMES)
    assert back.weights()[0] == 1.25 and back.weights()[-1] == -0.5
    assert [path.name for path in tmp_path.iterdir()] == ["values.tsv"]


def test_in_brief_keys_stand_by_kind_with_their_values_alone(tmp_path: Path) -> None:
    values = MoveValues(
        (
            Value("capture-1", 1.25, 40, 0.5),
            Value("window-4:00000000000000ff", -0.5, 7, 0.25),
            Value("answer-3:00000000000000fe", 0.1236, 9, 0.25),
            Value("window-4:00000000000000fd", 2.0, 8, 0.25),
        ),
        3,
    )
    path = tmp_path / "values.tsv"
    write_values(path, values, 3, is_brief=True)
    assert path.read_text("utf-8").splitlines()[2:] == [
        "capture-1\t1.250\t40\t0.500",
        "window-4:",
        "00000000000000ff\t-0.500",
        "00000000000000fd\t2.000",
        "answer-3:",
        "00000000000000fe\t0.124",
    ]
    back = read_values(path)
    assert back.keys() == [0xFF, 0xFD, 0xFE]
    assert back.weights()[-3:] == [-0.5, 2.0, 0.124]
    assert back.values[0] == values.values[0]
    again = tmp_path / "again.tsv"
    write_values(again, back, 3, is_brief=True)
    assert again.read_bytes() == path.read_bytes()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "riyu move values 1"),
        (HEAD + "windw-4:\n", "line 2: no template 'windw-4'; did you mean 'window-4'"),
        (HEAD + "window-4:\n00000000000000ff\t1\n:\n", "line 4: no template ''"),
        (HEAD + "window-4:\n00000000000000ff\n", "line 3: found '00000000000000ff': expected 16"),
        (HEAD + "window-4:\n00000000000000ff\t1\t2\t3\n", "a value, for this is of 'window-4:'"),
        (HEAD + "window-4:\n0000000000000000\t1\n", "line 3: found '0000000000000000"),
        (HEAD + "window-4:\n00000000000000ff\tnan\n", "line 3: found '00000000000000ff"),
        (HEAD + "window-4:\n00000000000000ff\t401\n", "line 3: found value 401.0: expected a"),
        (
            HEAD + "window-4:\n" + "00000000000000ff\t1\n" * 2,
            "line 4: 'window-4:00000000000000ff' a second time",
        ),
        (HEAD + "capture-1\t1.0\t2\n", "line 2: 3 fields"),
        (HEAD + "captur-1\t1.0\t2\t0.1\n", "did you mean 'capture-1'"),
        (HEAD + "windw-4:00000000000000ff\t1.0\t2\t0.1\n", "no template 'windw-4'"),
        (HEAD + "window-4:12\t1.0\t2\t0.1\n", "16 hexadecimal"),
        (HEAD + "capture-1\tnan\t2\t0.1\n", "line 2: found value nan: expected a number from -400"),
        (HEAD + "capture-1\t1e300\t2\t0.1\n", "line 2: found value 1e+300"),
        (
            HEAD + "capture-1\t1\t-2\t0.1\n",
            "line 2: found count -2: expected a whole number from 0",
        ),
        (HEAD + f"capture-1\t1\t{'9' * 400}\t0.1\n", "line 2: found count 9999"),
        (HEAD + f"capture-1\t1\t{'9' * 5000}\t0.1\n", "line 2: expected numbers"),
        (HEAD + "capture-1\t1\t2\tnan\n", "line 2: found error nan"),
        (HEAD + "window-4: 0000000000000ff\t1\t2\t0.1\n", "line 2: found key"),
        (HEAD + "window-4:+0000000000000ff\t1\t2\t0.1\n", "line 2: found key"),
        (
            HEAD.replace("apart 10", "apart 0"),
            "line 1: found 'apart 0': expected seed with a whole",
        ),
        (HEAD.replace("seed 3", f"seed {'3' * 5000}"), "line 1: found 'seed 3333"),
        (HEAD.replace("seed 3", "seed ٣"), "line 1: found 'seed ٣'"),
        (HEAD + "capture-1\t1\t2\t0.1\x0b\nx\n", "line 3: 1 fields"),
        (HEAD + "capture-1\tx\t2\t0.1\n", "expected numbers"),
        (HEAD + "capture-1\t1\t2\t0.1\n" * 2, "line 3: 'capture-1' a second time"),
    ],
)
def test_a_bad_file_is_told_with_its_line(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "values.tsv").write_text(text)
    with pytest.raises(BadInput, match=r"values\.tsv") as error:
        read_values(tmp_path / "values.tsv")
    assert words in str(error.value)


def test_the_values_that_riyu_comes_with_can_be_read() -> None:
    values = read_values()
    named = {value.name for value in values.values}
    assert set(FIXED_NAMES) <= named
    assert len(values.weights()) == len(values)
    assert values.table().count == len(values) - len(FIXED_NAMES) > 500_000
    kinds = {block.kind for block in values.brief}
    assert {family_of(name) for name in (*named, *kinds)} == set(FAMILIES)
    assert BUILT_IN.stat().st_size < 14 * 2**20


@pytest.mark.parametrize("line", ["", "# a remark: it is passed over"])
def test_blocks_are_the_same_read_at_once_and_line_by_line(tmp_path: Path, line: str) -> None:
    block = "window-4:\n00000000000000FF\t1\n00000000000000fe\t-0.25\n"
    text = f"{HEAD}capture-1\t1.0\t2\t0.1\n{block}answer-3:\n0123456789abcdef\t2\nwindow-4:\n00000000000000fd\t3"
    (tmp_path / "whole.tsv").write_text(text + "\n", "utf-8")
    (tmp_path / "lined.tsv").write_text(text.replace("\t-0.25", f"\t-0.25\n{line}"), "utf-8")
    whole, lined = (read_values(tmp_path / name) for name in ("whole.tsv", "lined.tsv"))
    assert whole == lined
    assert whole.keys() == [0xFF, 0xFE, 0x0123456789ABCDEF, 0xFD]
    assert [value.name for value in whole][1] == "window-4:00000000000000ff"
    assert whole.weights()[-4:] == [1.0, -0.25, 2.0, 3.0]


def test_a_file_that_is_no_utf_8_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "values.tsv").write_bytes(HEAD.encode() + b"captur\xe9\t1\t2\t0.1\n")
    with pytest.raises(BadInput, match=r"values\.tsv, line 2, column 7: found byte 0xe9"):
        read_values(tmp_path / "values.tsv")


@pytest.mark.parametrize("kind", ODD)
def test_what_is_no_file_is_refused_at_once(kind: str, tmp_path: Path) -> None:
    make, words = ODD[kind]
    with pytest.raises(BadInput) as error:
        read_values(make(tmp_path / "values.tsv"))
    assert words in error.value.message
