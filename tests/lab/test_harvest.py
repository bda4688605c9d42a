"""Patterns harvested from games: what a small archive teaches, and that nothing but the games decides it."""

from __future__ import annotations

import gzip
import json
from dataclasses import replace
from pathlib import Path

import pytest

from riyu.base.errors import UsageError
from riyu.game.board import Board
from riyu.game.constants import BLACK, WHITE
from riyu.game.points import parse_point
from riyu.game.record import Move
from riyu.game.ruleset import JAPANESE
from riyu.interfaces.cli.app import run
from riyu.lab import harvest as harvest_module
from riyu.lab.apart import Apart
from riyu.lab.harvest import FOLDER, Harvest, Settings, count_chunk, harvest
from riyu.lab.harvest_chunks import chunks_of
from riyu.lab.harvest_thinning import harvested_class
from riyu.patterns.harvest_counts import QUESTIONS, RECORD, WindowCounts
from riyu.patterns.harvested import harvested_pattern, has_idea, named_as
from riyu.patterns.library import load_library
from riyu.patterns.model import Drawing
from riyu.patterns.symmetry import turn_rows
from riyu.sgf.files import read_record
from tests.uncompiled import run_uncompiled

# White touches Black's stone in each corner in turn, as mirrors lay it, and Black always bends around.
CORNERS = ["B[dd];W[cd];B[cc]", "B[pd];W[qd];B[qc]", "B[pp];W[qp];B[qq]", "B[dp];W[cp];B[cq]"]
SMALL = Settings(("contact-answer",), least=4, apart=0)


def archive(folder: Path, games: int = 12) -> Path:
    path = folder / "games.sgfs.gz"
    lines = [f"(;GM[1]FF[4]SZ[19];{CORNERS[i % 4]};W[jj])" for i in range(games)]
    with gzip.open(path, "wt") as file:
        file.write("\n".join(lines) + "\n")
    return path


def harvested(path: Path, out: Path, settings: Settings = SMALL, **more: object) -> Harvest:
    return harvest(chunks_of([path], size=3), out, settings, **more)  # type: ignore[arg-type]


def test_an_answer_that_is_always_given_is_harvested_once_for_all_corners(tmp_path: Path) -> None:
    found = harvested(archive(tmp_path), tmp_path / "out")
    assert found.games == 12
    assert found.patterns == {"harvested-contact-answer": 1}
    (pattern,) = load_library(*found.files, is_thorough=True).classes[0].patterns
    assert pattern.seen == (12, 12)
    assert sorted("".join(pattern.drawing.rows)) == sorted("......O@*")


def test_it_is_asked_as_the_class_that_it_adds_to(tmp_path: Path) -> None:
    found = harvested(archive(tmp_path), tmp_path / "out")
    (own,) = load_library(*found.files).classes
    (model,) = load_library(only=["contact-answer"]).classes
    assert (own.asked, own.answer) == (model.asked, model.answer)


def test_what_is_chosen_too_seldom_is_left_out(tmp_path: Path) -> None:
    rare = replace(SMALL, least=13)
    assert harvested(archive(tmp_path), tmp_path / "out", rare).files == ()


@pytest.mark.parametrize("parallel", [2])
def test_the_number_of_processes_changes_nothing(tmp_path: Path, parallel: int) -> None:
    path = archive(tmp_path)
    one = harvested(path, tmp_path / "one")
    more = harvested(path, tmp_path / "more", parallel=parallel)
    assert [f.read_bytes() for f in one.files] == [f.read_bytes() for f in more.files]


def test_a_stopped_run_goes_on_with_the_parts_that_are_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, out = archive(tmp_path), tmp_path / "out"

    def stop(done: int, total: int, what: str) -> None:
        if done == 15:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        harvested(path, out, advance=stop)
    assert len(list((out / FOLDER).glob("*.part"))) == 5
    counted: list[object] = []
    monkeypatch.setattr(
        harvest_module, "count_chunk", lambda job: counted.append(job) or count_chunk(job)
    )
    resumed = harvested(path, out, resume=True)
    assert len(counted) == 3
    whole = harvested(path, tmp_path / "whole")
    assert [f.read_bytes() for f in resumed.files] == [f.read_bytes() for f in whole.files]
    assert not (out / FOLDER).exists()


def test_parts_of_another_harvest_are_not_taken_over(tmp_path: Path) -> None:
    path, out = archive(tmp_path), tmp_path / "out"
    (out / FOLDER).mkdir(parents=True)
    (out / FOLDER / "plan.json").write_text(json.dumps({}), encoding="utf-8")
    with pytest.raises(UsageError, match="another harvest"):
        harvested(path, out, resume=True)


def test_a_class_that_games_cannot_teach_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match="did you mean 'shape'"):
        harvested(archive(tmp_path), tmp_path / "out", Settings(("shapes",)))


def test_a_game_kept_apart_is_neither_looked_at_nor_counted(tmp_path: Path) -> None:
    path = archive(tmp_path)
    records = [read_record(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    seed = next(s for s in range(99) if 0 < sum(Apart(s, 3).holds(r) for r in records) < 12)
    apart = sum(Apart(seed, 3).holds(record) for record in records)
    settings = replace(SMALL, least=2, apart=3, apart_seed=seed)
    found = harvested(path, tmp_path / "out", settings)
    assert (found.games, found.apart) == (12 - apart, apart)
    (harvested_class,) = load_library(*found.files).classes
    assert harvested_class.patterns[0].seen == (12 - apart, 12 - apart)
    assert f"the seed {seed}" in " ".join(harvested_class.comments)


def test_what_is_drawn_by_hand_is_not_harvested_again() -> None:
    model = load_library(only=["shape"]).of("shape")
    by_hand = next(p for p in model.patterns if not p.is_bar and not p.globs)
    turned = replace(
        by_hand, name="harvested-shape-again", drawing=Drawing(turn_rows(3, by_hand.drawing.rows))
    )
    other = replace(turned, name="harvested-shape-other", drawing=Drawing(("XO*", "OX?")), when=())
    found = harvested_class("shape", [turned, other], 1, None)
    assert [pattern.name for pattern in found.patterns] == [other.name]


def test_what_the_library_has_under_a_name_keeps_name_and_sentence_with_the_new_counts(
    tmp_path: Path,
) -> None:
    found = harvested(archive(tmp_path), tmp_path / "out")
    (pattern,) = load_library(*found.files).classes[0].patterns
    named = load_library().pattern("hane-around-the-stone-that-touches")
    assert (pattern.name, pattern.why) == (named.name, named.why)
    assert (pattern.drawing, pattern.when) == (named.drawing, named.when)
    assert pattern.seen == (12, 12) != named.seen


def test_a_drawing_that_nobody_named_has_its_counts_for_a_sentence(tmp_path: Path) -> None:
    """The same drawing with another test is another pattern."""
    named = load_library().pattern("hane-around-the-stone-that-touches")
    fewer = replace(named.when[0], comparison="=", number=2)
    bare = replace(named, name="harvested-contact-answer-0", why="Counts.", when=(fewer,))
    again = replace(bare, when=named.when, seen=(1, 2))
    assert named_as([bare, again], [named]) == [bare, replace(named, seen=(1, 2))]
    shapes = replace(SMALL, classes=("shape",))
    found = harvested(archive(tmp_path), tmp_path / "out", shapes)
    (shape,) = load_library(*found.files).classes
    unnamed = [one for one in shape.patterns if not has_idea(one.name)]
    assert unnamed
    for one in unnamed:
        assert one.seen is not None
        assert one.why == f"Strong players played here 12 times of {one.seen[1]}."


def test_games_are_taken_by_chance_and_the_same_seed_takes_the_same(tmp_path: Path) -> None:
    path = archive(tmp_path)
    one, same, other = (chunks_of([path], 5, seed) for seed in (1, 1, 2))
    assert one == same != other
    assert [len(chunk.numbers) for chunk in one] == [5]


def test_a_damaged_line_and_an_illegal_move_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "bad.sgfs"
    # The last line's charset is one that Python knows, though it is none; only its comment is lost.
    lines = [
        f"(;SZ[19];{CORNERS[0]})",
        "no game",
        "(;SZ[19];B[dd];W[dd])",
        f"(;CA[idna]SZ[19];{CORNERS[0]}C[\xff\xfe])",
    ]
    path.write_text("\n".join(lines) + "\n", encoding="latin-1")
    found = harvested(path, tmp_path / "out")
    assert (found.games, found.faults) == (2, 2)


def test_a_cluster_of_two_workers_gives_the_same_files(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
    path = archive(tmp_path)
    alone = harvested(path, tmp_path / "alone")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=":0"
    ) as cluster:
        shared = harvested(path, tmp_path / "shared", dask=cluster.scheduler_address)
    assert [f.read_bytes() for f in alone.files] == [f.read_bytes() for f in shared.files]


# The counts themselves.


def played(counts: WindowCounts, moves: str) -> None:
    colors = (BLACK, WHITE)
    counts.see(
        Board(19, JAPANESE),
        [Move(colors[i % 2], parse_point(text, 19)) for i, text in enumerate(moves.split())],
    )


def everything() -> WindowCounts:
    return WindowCounts(sum(1 << number for number in QUESTIONS.values()))


def test_a_window_is_one_in_all_orientations_and_for_both_colors() -> None:
    one, turned = everything(), everything()
    played(one, "D4 C4 C3 C5")
    played(turned, "Q16 Q17 R17 P17")
    assert one.records() == turned.records()


def test_a_window_with_a_symmetry_is_possible_once_for_both_answers() -> None:
    counts = WindowCounts(1 << QUESTIONS["contact-answer"])
    played(counts, "K10 K11 J11")
    counts.close()
    played(counts, "K10 K11 L11")
    narrow = [r for r in RECORD.iter_unpack(counts.records()) if not r[1] >> 46 & 3]
    assert [record[2:] for record in narrow] == [(1, 1)]


def test_the_edge_is_drawn_where_the_window_reaches_it() -> None:
    counts = WindowCounts(1 << QUESTIONS["react-without-thought"])
    played(counts, "K10 B2 C3")
    drawings = [
        harvested_pattern(*record).drawing for record in RECORD.iter_unpack(counts.records())
    ]
    assert {tuple(sorted("".join(d.rows))) for d in drawings if "+" in "".join(d.rows)} != set()


SCRIPT = """
from riyu.game.board import Board
from riyu.game.points import parse_point
from riyu.game.record import Move
from riyu.game.ruleset import JAPANESE
from riyu.patterns.harvest_counts import QUESTIONS, WindowCounts
counts = WindowCounts(sum(1 << number for number in QUESTIONS.values()))
for closed in range(2):
    if closed:
        counts.close()
    moves = "D4 C4 C3 B3 C5 Q16 B4 R3".split()
    counts.see(Board(19, JAPANESE), [Move(1 + i % 2, parse_point(m, 19)) for i, m in enumerate(moves)])
print(counts.records().hex())
"""


def test_uncompiled_it_counts_the_same(tmp_path: Path) -> None:
    counts = everything()
    played(counts, "D4 C4 C3 B3 C5 Q16 B4 R3")
    counts.close()
    played(counts, "D4 C4 C3 B3 C5 Q16 B4 R3")
    assert run_uncompiled(tmp_path, SCRIPT).strip() == counts.records().hex()


def test_the_command_writes_files_that_the_check_finds_nothing_wrong_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "out")
    words = ["harvest", str(archive(tmp_path)), "--out", out, "--least", "4", "-j", "1", "--json"]
    assert run([*words, "--classes", "contact-answer", "--apart", "0"]) == 0
    assert json.loads(capsys.readouterr().out)["classes"] == [
        {"class": "harvested-contact-answer", "patterns": 1}
    ]
    assert run(["patterns", "check", out]) == 0
