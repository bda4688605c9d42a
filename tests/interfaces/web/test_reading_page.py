"""Reading and problems on the page, as a person uses them in a browser."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

from tests.interfaces.web.browser import Server, check_accessible, choose
from tests.patience import until

ATARI = b"(;SZ[9]AW[ee]AB[de][ef][dd]PL[B])"
OPEN = b"(;SZ[9]AB[ag][bg][cg][ch][dh][di]AW[af][bf][cf][df][dg][eh][ei]PL[W])"
PROBLEM = (
    b"(;SZ[9]GN[Eye]AB[ab][bb][cb][db][da]AW[ac][bc][cc][dc][ec][eb][ea][fb][gb][gc][ed][gd][fe]PL[W]DI[15k]"
    b"(;W[aa];B[ba]C[WRONG])(;W[ba];B[ca];W[aa]C[RIGHT])(;W[ca];B[ba]C[WRONG]))"
)


def layer(page: Any, name: str) -> None:
    page.wait_for_selector(f'[data-layer="{name}"] > g', state="attached")


def test_a_capture_is_read_on_the_board(show: Any) -> None:
    page = show(PROBLEM)
    choose(page, "reading")
    page.click('[data-point="A8"]')
    page.wait_for_selector(
        '#panel-reading .lead:has-text("Can White, moving first, capture A8: yes")'
    )
    page.check("#panel-reading label:has-text('depends on') input")
    layer(page, "reading-depends")
    layer(page, "reading-line")
    assert "nodes" in page.inner_text("#panel-reading")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('[data-point="B9"].white')
    page.wait_for_selector('#panel-reading .number:has-text("1 of 3")')
    page.click('#panel-reading [title="To the end of the line"]')
    page.wait_for_selector('[data-point="A8"]:not(.black)')
    page.click('#panel-reading [title="Before the line"]')
    page.wait_for_selector('[data-point="A8"].black')
    page.check("#panel-reading label:has-text('The plan') input")
    layer(page, "reading-plan")
    fold = page.locator("#panel-reading .branches button.fold").first
    assert fold.get_attribute("aria-expanded") == "false"
    fold.click()
    page.wait_for_selector("#panel-reading .branches .branches, #panel-reading .branches ul li")
    page.locator("#panel-reading .branches ul button.plain").first.click()
    page.wait_for_selector('#panel-reading .number:has-text("2 of")')
    page.wait_for_function("/(?=.*reading.goal=capture).*reading.about=A8/.test(location.search)")
    page.reload()
    page.wait_for_selector('#panel-reading .lead:has-text("capture A8: yes")')
    choose(page, "play")
    page.wait_for_selector('[data-layer^="reading"]', state="detached")
    page.wait_for_selector('.number:has-text("Beginning")')


def test_of_a_group_that_reading_leaves_open_it_is_told_what_is_likely(show: Any) -> None:
    page = show(OPEN)
    choose(page, "reading")
    page.select_option("#panel-reading select >> nth=0", "kill")
    page.click('[data-point="A3"]')
    said = "not clear, out of nodes. Likely: killed in "
    page.wait_for_selector(f'#panel-reading .lead:has-text("{said}")')
    page.wait_for_selector('#panel-reading .lead:has-text("4,000 games about it; tried most: ")')


def spends(server: Server, seconds: float) -> float:
    """Give the share of one processor that a server takes in so many seconds."""
    before = server.spent()
    time.sleep(seconds)
    return (server.spent() - before) / seconds


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no table of processes here")
def test_a_page_that_waits_for_another_string_leaves_the_server_at_rest(
    show: Any, server: Server
) -> None:
    """Once it showed the same anew for as long as the panel had a string and no answer yet."""
    page = show(ATARI)
    choose(page, "reading")
    page.select_option("#panel-reading select >> nth=0", "connect")
    page.click('[data-point="D6"]')
    page.wait_for_selector('#panel-reading .lead:has-text("Now click the other string")')
    until(lambda: spends(server, 0.5) < 0.2, "a server at rest")


def test_what_was_read_is_dropped_when_the_position_moves_on(show: Any) -> None:
    page = show(ATARI)
    choose(page, "reading")
    page.select_option("#panel-reading select >> nth=0", "save")
    page.click('[data-point="E5"]')
    page.wait_for_selector('#panel-reading .lead:has-text("Can White, moving first, save E5")')
    choose(page, "play")
    page.click('[data-point="A1"]')
    page.wait_for_selector('[data-point="A1"].black')
    choose(page, "reading")
    page.wait_for_selector('#panel-reading .lead:has-text("Click a string")')


def test_an_empty_point_is_refused_in_words(page: Any) -> None:
    choose(page, "reading")
    page.click('[data-point="E5"]')
    page.wait_for_selector('.problem:has-text("E5 is empty: click a stone")')


def test_a_problem_is_opened_tried_asked_and_compared(page: Any, tmp_path: Path) -> None:
    choose(page, "problems")
    path = tmp_path / "eye.sgf"
    path.write_bytes(PROBLEM)
    page.set_input_files("#panel-problems input[type=file]", str(path))
    page.wait_for_selector('#panel-problems .lead:has-text("Eye, 15k, White to move")')
    page.click('[data-point="A9"]')
    page.wait_for_selector('[data-point="B9"].black')
    page.wait_for_selector('#panel-problems .words:has-text("White A9, Black B9 – wrong")')
    page.keyboard.press("Control+z")
    page.click('[data-point="B9"]')
    page.wait_for_selector('#panel-problems .words:has-text("right so far")')
    page.click('[data-point="A9"]')
    page.wait_for_selector('[data-point="A8"]:not(.black)')
    page.wait_for_selector('#panel-problems .words:has-text("right: solved")')
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.wait_for_selector(
        '#panel-problems .lead:has-text("riyu: B9. Right by the stored solution")'
    )
    page.keyboard.press("ArrowRight")
    page.wait_for_selector('[data-point="B9"].white')
    page.keyboard.press("s")
    layer(page, "problem-right")
    assert page.locator("#panel-problems .solution .move.good").count() == 1
    choose(page, "play")
    page.wait_for_selector('[data-point="B9"]:not(.white)')


def test_a_set_is_filtered_and_walked_through(page: Any, tmp_path: Path) -> None:
    rows = [
        {
            "id": f"p{number}",
            "size": 9,
            "to_move": "B",
            "kind": kind,
            "rank": rank,
            "black": "cc",
            "white": "dd",
            "first_right": ["ee"],
        }
        for number, (kind, rank) in enumerate([("tesuji", "5k"), ("life_and_death", "1d")] * 2)
    ]
    path = tmp_path / "set.jsonl"
    path.write_text("\n".join(map(json.dumps, rows)))
    choose(page, "problems")
    page.set_input_files("#panel-problems input[type=file]", str(path))
    page.wait_for_selector('#panel-problems .lead:has-text("p0, tesuji, 5k, Black to move")')
    page.keyboard.press("j")
    page.wait_for_selector('#panel-problems .lead:has-text("p1, life and death")')
    page.select_option("#panel-problems .chooser select >> nth=0", "life_and_death")
    page.wait_for_selector('#panel-problems .number:has-text("1 of 2")')
    page.click('#panel-problems [title^="Next"]')
    page.wait_for_selector('#panel-problems .lead:has-text("p3, life and death, 1d")')


def test_a_problem_is_set_up_and_asked(page: Any) -> None:
    choose(page, "problems")
    page.click("#panel-problems button:has-text('Set one up')")
    clicks = "#panel-problems .problem-box select >> nth=0"
    page.wait_for_selector("#panel-problems .problem-box >> visible=true")
    assert page.input_value(clicks) == "black"
    page.select_option(clicks, "white")
    page.click('[data-point="A9"]')
    page.wait_for_selector('[data-point="A9"].white')
    page.select_option(clicks, "black")
    page.click('[data-point="A8"]')
    page.wait_for_selector('[data-point="A8"].black')
    page.select_option("#panel-problems .problem-box select >> nth=1", "capture")
    page.select_option(clicks, "about")
    page.click('[data-point="A9"]')
    page.wait_for_selector('#panel-problems .lead:has-text("capture A9: yes")')
    page.wait_for_selector('#panel-problems .lead:has-text("riyu: B9.")')


def test_a_file_that_is_no_problem_is_refused_in_words(page: Any, tmp_path: Path) -> None:
    path = tmp_path / "no.jsonl"
    path.write_text('{"id": 1}\n')
    choose(page, "problems")
    page.set_input_files("#panel-problems input[type=file]", str(path))
    page.wait_for_selector('.problem:has-text("no.jsonl was not opened: line 1")')
    page.complaints[:] = [said for said in page.complaints if "400" not in said]


def open_problem(page: Any, tmp_path: Path, text: bytes = PROBLEM) -> None:
    choose(page, "problems")
    path = tmp_path / "problem.sgf"
    path.write_bytes(text)
    page.set_input_files("#panel-problems input[type=file]", str(path))
    page.wait_for_selector("#panel-problems .problem-box >> visible=true")


def test_two_strings_are_asked_about_by_two_clicks(show: Any) -> None:
    page = show(b"(;SZ[9]AB[cg][gg]AW[eb][bb]PL[B])")
    choose(page, "reading")
    page.select_option("#panel-reading select >> nth=0", "connect")
    page.click('[data-point="C3"]')
    page.wait_for_selector('#panel-reading .lead:has-text("Now click the other string")')
    page.click('[data-point="G3"]')
    page.wait_for_selector('#panel-reading .lead:has-text("connect C3 with G3")')
    page.click('[data-point="C3"]')
    page.click('[data-point="E8"]')
    page.wait_for_selector('.problem:has-text("expected stones of one color")')


def test_a_long_question_is_stopped(show: Any) -> None:
    page = show(b"(;SZ[9]AB[ab][bb][cb][db][da]AW[ac][bc][cc][dc][eb][ea]PL[W])")
    choose(page, "reading")
    page.select_option("#panel-reading select >> nth=0", "kill")
    page.select_option("#panel-reading select >> nth=3", "16")
    page.click('[data-point="A8"]')
    page.wait_for_selector('.busy.on:has-text("riyu reads kill A8")')
    page.click(".busy button")
    page.wait_for_selector(".busy:not(.on)", state="attached")
    page.wait_for_selector('#panel-reading .lead:has-text("Kill: A8")')


def test_a_problem_becomes_a_game(page: Any, tmp_path: Path) -> None:
    open_problem(page, tmp_path)
    with page.expect_navigation():
        page.click("#panel-problems button:has-text('As a game')")
    page.wait_for_selector('[data-point="A8"].black')
    choose(page, "tree")
    page.wait_for_selector('#panel-tree button:has-text("B9")')


def test_script_in_a_problems_words_is_shown_and_not_run(page: Any, tmp_path: Path) -> None:
    evil = "<img src=x onerror='window.hacked=1'><script>window.hacked=1</script>"
    open_problem(page, tmp_path, f"(;SZ[9]GN[{evil}]C[{evil}]AB[aa]PL[B];B[bb]C[{evil}])".encode())
    page.wait_for_selector('#panel-problems .lead:has-text("onerror")')
    page.keyboard.press("s")
    page.wait_for_selector("#panel-problems .solution >> visible=true")
    assert page.evaluate("window.hacked") is None


def test_both_panels_are_accessible_and_fit_a_phone(show: Any, tmp_path: Path) -> None:
    page = show(PROBLEM)
    choose(page, "reading")
    page.click('[data-point="A8"]')
    page.click("#panel-reading button:has-text('Unfold all')")
    open_problem(page, tmp_path)
    page.keyboard.press("s")
    page.keyboard.press("Enter")
    page.wait_for_selector('#panel-problems .lead:has-text("riyu: B9")')
    for tab in ("reading", "problems"):
        choose(page, tab)
        page.wait_for_selector(f"#panel-{tab} .answer >> visible=true")
        check_accessible(page, within=f"#panel-{tab}:has(.answer)")
    page.set_viewport_size({"width": 360, "height": 740})
    for tab in ("reading", "problems"):
        choose(page, tab)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_riyu_plays_on_when_a_problem_is_put_away(page: Any, tmp_path: Path) -> None:
    page.click('[data-point="E5"]')
    open_problem(page, tmp_path)
    page.keyboard.press("Enter")
    page.wait_for_selector('#panel-problems .lead:has-text("riyu: B9")')
    choose(page, "play")
    page.wait_for_selector('.number:has-text("Move 2")')
