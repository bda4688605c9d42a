"""The page as a person uses it: in a browser, with a mouse, with keys, with files, twice at once, after a kill."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from riyu.interfaces.web.standing import standing_at
from riyu.sgf.parser import parse
from tests.interfaces.web.browser import Server, check_accessible, choose, moving, open_page
from tests.interfaces.web.page_overlays import OVERLAYS

GAME = [
    *("B1", "D1", "B2", "D2", "B3", "D3", "B4", "D4", "B5"),
    *("D5", "C1", "C2", "C3", "C4", "A3", "C5", "E4"),
]
"""A wall each, the line between them shared, and at the end a black stone that is dead."""


def stone(page: Any, point: str, color: str) -> None:
    page.wait_for_selector(f'[data-point="{point}"].{color}')


def two_people(page: Any, size: int = 9) -> None:
    page.click("nav >> text=New")
    page.select_option("dialog[open] select >> nth=0", "people")
    page.select_option("dialog[open] select >> nth=1", str(size))
    with page.expect_navigation():
        page.click("dialog[open] >> text=Begin")
    page.wait_for_selector(".goban .stones")


def lead(page: Any, words: str) -> None:
    page.wait_for_selector(f'#panel-play .lead:has-text("{words}")')


def end_of_game(page: Any) -> None:
    lead(page, "which stones are dead")
    page.wait_for_selector('#panel-play button:has-text("Agree")')


def test_a_whole_game_by_mouse(page: Any) -> None:
    moving(page)
    two_people(page, 5)
    for number, point in enumerate(GAME):
        page.click(f'[data-point="{point}"]')
        stone(page, point, ("black", "white")[number % 2])
    assert page.get_attribute('[data-point="E4"]', "aria-label").startswith("E4 black, 2 liberties")
    page.click("#panel-play [title^=Pass]")
    page.wait_for_selector('.number:has-text("Move 18")')
    page.click("#panel-play [title^=Pass]")
    end_of_game(page)
    if not page.locator('[data-layer="dead"] >> nth=0').count():
        page.click('[data-point="E4"]')
    page.wait_for_selector('[data-layer="dead"]', state="attached")
    page.click('#panel-play button:has-text("Agree")')
    lead(page, "The game is over: White wins by")
    sgf = page.request.get(page.evaluate("document.querySelector('a[download]').href")).text()
    assert re.search(r"RE\[W\+\d+\.5\]", sgf) and sgf.count(";") == 1 + len(GAME) + 2


def test_a_game_by_keyboard(page: Any) -> None:
    page.keyboard.press("Shift+N")
    page.wait_for_selector("dialog[open]")
    page.keyboard.type("Two")  # chooses in the list that has the focus
    page.keyboard.press("Tab")
    page.keyboard.type("5")
    with page.expect_navigation():
        page.focus("dialog[open] button.chief")
        page.keyboard.press("Enter")
    page.wait_for_selector(".goban .stones")
    page.focus('[data-point][tabindex="0"]')
    at = [2, 2]  # the middle: C3
    for number, point in enumerate(GAME[:6]):
        column, row = "ABCDE".index(point[0]), int(point[1]) - 1
        for have, want, less, more in (
            (at[0], column, "ArrowLeft", "ArrowRight"),
            (at[1], row, "ArrowDown", "ArrowUp"),
        ):
            for _ in range(abs(want - have)):
                page.keyboard.press(more if want > have else less)
        at = [column, row]
        page.keyboard.press("Enter")
        stone(page, point, ("black", "white")[number % 2])
    page.keyboard.press("p")
    page.wait_for_selector('.problem:has-text("P again")')
    page.keyboard.press("p")
    page.wait_for_selector('.number:has-text("Move 7")')
    page.keyboard.press("p")
    page.keyboard.press("p")
    end_of_game(page)
    page.focus('#panel-play button:has-text("Agree")')
    page.keyboard.press("Enter")
    lead(page, "The game is over: ")


def test_riyu_answers_and_says_why_which_is_saved_or_not_and_undo_takes_both_back(
    page: Any,
) -> None:
    page.click('[data-point="E5"]')
    page.wait_for_selector('.number:has-text("Move 2")')
    page.wait_for_selector('#panel-play .words:has-text("White")')
    choose(page, "tree")
    saved = "(link) => fetch(link.href).then((answer) => answer.text())"
    said = re.compile(r"[\]\s]C\[")
    assert said.search(page.eval_on_selector("a[download] >> nth=0", saved))
    bare = page.eval_on_selector("#panel-tree a[download]", saved)
    assert not said.search(bare) and bare.count(";") == 3
    page.keyboard.press("Control+z")
    page.wait_for_selector('.number:has-text("Beginning")')
    page.keyboard.press("Control+y")
    page.wait_for_selector('[data-point="E5"].black')


def test_candidates_have_reasons_and_can_be_played(page: Any) -> None:
    page.keyboard.press("Space")
    page.wait_for_selector("ol.candidates > li")
    page.wait_for_selector('[data-layer="candidates"]', state="attached")
    assert page.inner_text("ol.candidates .worth >> nth=0").startswith("best")
    others = page.locator("ol.candidates .worth").all_inner_texts()[1:]
    measured = r"\d+\.\d points? less|as good|hardly looked at"  # one number for one thing
    assert others and all(re.fullmatch(measured, said) for said in others)
    sizes = page.evaluate(
        """[...document.querySelectorAll('[data-layer="candidates"] circle[stroke-opacity]')]
            .map(circle => Number(circle.getAttribute('r')))"""
    )
    assert max(sizes) > 15  # the best is the largest; those hardly looked at have none
    first = page.inner_text("ol.candidates > li >> nth=0 >> button")
    assert page.locator("ul.reasons > li").count() >= 2
    page.keyboard.press("1")
    stone(page, first, "black")


HANGS = (
    b"(;SZ[7]PL[B]PB[C]PW[D]AB[ad][bd][cd][dd][de][af][bf][cf][df]"
    b"AW[ba][da][ea][ab][bb][cb][db][eb][ac][bc][cc][dc][ec][ed][ee][ef][ag][bg][cg][dg][eg])"
)
"""Whoever plays B3 first decides whether nine black stones live."""


def test_what_search_found_stands_among_the_reasons(show: Any) -> None:
    page = show(HANGS)
    page.wait_for_selector('.title:has-text("C – D")')
    page.keyboard.press("Space")
    page.wait_for_selector(
        'ol.candidates li.search-fact:has-text("it keeps the 9 stones at A2")', state="attached"
    )


FIGHT = b"(;SZ[9]KM[7.5]PB[A]PW[B];B[ee];W[ce];B[cf];W[df];B[de];W[cd];B[dg];W[bf];B[cg](;W[ef])(;W[fe]))"


@pytest.fixture
def fight(show: Any) -> Any:
    """A page with a game under way."""
    page = show(FIGHT, "?at=10")
    page.wait_for_selector('.number:has-text("Move 10")')
    return page


def drop(page: Any, name: str, data: bytes) -> None:
    page.evaluate(
        """([name, bytes]) => {
            const data = new DataTransfer();
            data.items.add(new File([new Uint8Array(bytes)], name));
            dispatchEvent(new DragEvent("drop", {dataTransfer: data}));
        }""",
        [name, list(data)],
    )


def test_every_overlay_goes_on_and_off(fight: Any) -> None:
    choose(fight, "overlays")
    scene = standing_at(list(parse(FIGHT, "").first.main_line())[-1]).scene
    for name in OVERLAYS:
        switch = fight.locator(f'[data-overlay="{name}"] input[type=checkbox]')
        switch.check()
        fight.wait_for_selector(f'[data-overlay="{name}"] .legend p')
        fight.wait_for_function("(name) => location.search.includes(name)", arg=name)
        if OVERLAYS[name].make(scene).marks:
            fight.wait_for_selector(f'[data-layer="{name}"] > g', state="attached")
        switch.uncheck()
        fight.wait_for_selector(f'[data-layer="{name}"]', state="detached")


def test_candidates_as_overlay_follow_the_game_and_say_their_reasons_on_hover(fight: Any) -> None:
    choose(fight, "overlays")
    fight.check('[data-overlay="candidates"] input[type=checkbox]')
    fight.wait_for_selector('[data-layer="candidates"] > g', state="attached")
    fight.keyboard.press("ArrowLeft")
    fight.wait_for_selector('[data-overlay="candidates"] .legend p:has-text("for White")')
    fight.wait_for_selector('[data-layer="candidates"] > g', state="attached")
    choose(fight, "candidates")
    best = fight.inner_text("ol.candidates > li >> nth=0 >> button >> nth=0")
    reason = fight.inner_text("ol.candidates > li >> nth=0 >> ul.reasons > li >> nth=0")
    fight.hover(f'[data-point="{best}"]')
    fight.wait_for_selector('.hover .said:has-text("best")')
    assert reason.split("  ")[0][:12] in fight.inner_text(".hover .said >> nth=0")


def test_two_overlays_at_once_with_opacity_and_words_on_hover(fight: Any) -> None:
    moving(fight)
    fight.keyboard.press("l")
    fight.keyboard.press("i")
    fight.wait_for_selector('[data-layer="links"]', state="attached")
    fight.wait_for_selector('[data-layer="influence"]', state="attached")
    choose(fight, "overlays")
    fight.fill('[aria-label="Opacity of Influence"]', "40")
    fight.wait_for_function("document.querySelector('[data-layer=influence]').style.opacity == 0.4")
    fight.hover('[data-point="F5"]')
    fight.wait_for_selector('.hover .said:has-text("from open paths")')
    fight.hover('[data-point="E4"]')
    fight.wait_for_selector('.hover .point:has-text("E4 white")')
    fight.evaluate("document.activeElement.blur()")
    fight.keyboard.press("ArrowLeft")
    fight.wait_for_selector(
        '.hover .point:has-text("E4 empty")'
    )  # the pointer rests, the words follow
    fight.keyboard.press("ArrowRight")
    address = fight.url
    assert "influence.40" in address and "links" in address
    fight.goto(address)
    fight.wait_for_function(
        "document.querySelector('[data-layer=influence]')?.style.opacity == 0.4"
    )
    fight.keyboard.press("Escape")
    fight.wait_for_selector('[data-layer="links"]', state="detached")


def test_keys_lay_overlays_the_second_with_discs_for_squares_and_escape_takes_them_off(
    fight: Any,
) -> None:
    fight.keyboard.press("t")
    fight.wait_for_selector('[data-layer="territory"] rect', state="attached")
    fight.keyboard.press("i")
    fight.wait_for_selector('[data-layer="influence"] rect', state="attached")
    forms = fight.evaluate(
        """['territory', 'influence'].map(name =>
            getComputedStyle(document.querySelector(`[data-layer="${name}"] rect`)).rx)"""
    )
    assert forms[0] != forms[1] and forms[1] == "50%"
    choose(fight, "overlays")
    fight.wait_for_selector('[data-overlay="influence"][data-form="round"]')
    for key, name in (
        ("l", "links"),
        ("a", "access-black"),
        ("Shift+A", "access-white"),
    ):
        fight.keyboard.press(key)
        fight.wait_for_function("(name) => location.search.includes(name)", arg=name)
    assert "territory" in fight.url and "influence" in fight.url
    fight.keyboard.press("Escape")
    fight.wait_for_function("!location.search.includes('show=')")
    fight.keyboard.press("e")
    fight.wait_for_selector('#tab-candidates[aria-selected="true"]')


def test_a_game_is_dropped_stepped_through_changed_and_saved(fight: Any) -> None:
    fight.keyboard.press("ArrowDown")
    stone(fight, "F5", "white")
    fight.keyboard.press("Home")
    fight.wait_for_selector('.number:has-text("Beginning")')
    fight.keyboard.press("ArrowRight")
    stone(fight, "E5", "black")
    fight.keyboard.press("End")
    stone(fight, "F5", "white")  # the way that was come
    fight.click('[data-point="G7"]')
    stone(fight, "G7", "black")
    choose(fight, "tree")
    fight.fill("#panel-tree textarea", "a good move]\\")
    fight.press("#panel-tree textarea", "Tab")
    fight.wait_for_selector('.tree [aria-label="Move 11, Black G7, commented"]')
    with fight.expect_download() as got:
        fight.click("a[download]")
    text = Path(got.value.path()).read_text("utf-8")
    assert "B[gc]C[a good move\\]\\\\]" in text and got.value.suggested_filename == "A-B.sgf"
    fight.click('.tree [aria-label="Move 9, Black C3"]')
    fight.wait_for_selector('.number:has-text("Move 9")')
    fight.goto(re.sub(r"at=[^&]*", "at=9.1.0", fight.url))  # an address leads to its move
    stone(fight, "F5", "white")


def test_what_is_shown_is_saved_as_a_picture_and_the_game_copied_and_pasted(fight: Any) -> None:
    fight.keyboard.press("l")
    fight.wait_for_function("location.search.includes('links')")
    with fight.expect_download() as got:
        fight.click("nav >> text=Picture")
        fight.click("dialog[open] >> text=SVG")
    text = Path(got.value.path()).read_text("utf-8")
    assert got.value.suggested_filename == "A-B.svg"
    assert 'data-layer="links"' in text and text.count('class="white"') == 5
    with fight.expect_download() as got:
        fight.click("nav >> text=Picture")
        fight.click("dialog[open] >> text=PNG")
    data = Path(got.value.path()).read_bytes()
    assert got.value.suggested_filename == "A-B.png"
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) > 20_000
    side = round(2 * float(re.search(r' width="([0-9.]+)"', text)[1]))  # type: ignore[index]
    assert abs(int.from_bytes(data[16:20], "big") - side) <= 2
    fight.context.grant_permissions(["clipboard-read", "clipboard-write"])
    fight.keyboard.press("Control+c")
    fight.wait_for_selector('.unseen:has-text("copied")', state="attached")
    before = fight.url
    with fight.expect_navigation():
        fight.keyboard.press("Control+v")
    fight.wait_for_selector('.title:has-text("A – B")')
    assert fight.url.partition("?")[0] != before.partition("?")[0]


def test_clocks_run_and_a_lost_one_ends_the_game(page: Any) -> None:
    page.click("nav >> text=New")
    page.select_option("dialog[open] select >> nth=0", "people")
    page.select_option("dialog[open] select >> nth=4", "5")
    with page.expect_navigation():
        page.click("dialog[open] >> text=Begin")
    page.wait_for_selector(".goban .stones")
    page.click('[data-point="E5"]')
    page.wait_for_selector('.card >> nth=1 >> .clock:has-text("4:5")')
    assert page.inner_text(".card >> nth=0 >> .clock") == "5:00"


def test_two_pages_do_not_disturb_each_other(page: Any, server: Server) -> None:
    two_people(page)
    other = page.context.new_page()
    other.goto(server.url)
    other.wait_for_selector(".goban .stones")
    other.click('[data-point="C3"]')
    stone(other, "C3", "black")
    page.click('[data-point="G7"]')
    stone(page, "G7", "black")
    assert not page.locator('[data-point="C3"].black').count()
    assert not other.locator('[data-point="G7"].black').count()


def test_two_pages_at_one_table_play_with_each_other(page: Any) -> None:
    two_people(page)
    page.click('[data-point="E5"]')
    stone(page, "E5", "black")
    other = page.context.new_page()
    other.goto(page.url)
    stone(other, "E5", "black")
    other.click('[data-point="C3"]')
    stone(page, "C3", "white")
    page.keyboard.press("Home")
    page.wait_for_selector('.number:has-text("Beginning")')
    assert "Move 2" in other.inner_text(".number")


def test_the_game_outlives_a_kill_of_the_server(browser: Any, tmp_path: Path) -> None:
    server = Server(tmp_path / "tables")
    try:
        page = open_page(browser, server.first)
        page.wait_for_selector(".goban .stones")
        page.click('[data-point="E5"]')
        page.wait_for_selector('.number:has-text("Move 2")')
        page.keyboard.press("g")
        page.wait_for_function("location.search.includes('territory')")
        before = page.inner_html(".points").count('class="')
        page.evaluate("window.isOld = true")
        port = server.port
        server.kill()
        server.start(port)  # the page finds it by itself
        page.wait_for_function("!window.isOld")
        stone(page, "E5", "black")
        page.wait_for_selector('.number:has-text("Move 2")')
        page.wait_for_selector('[data-layer="territory"]', state="attached")
        assert page.inner_html(".points").count('class="') == before
        page.keyboard.press("p")
        page.keyboard.press("p")
        page.wait_for_selector('.number:has-text("Move 4")')
        page.close()
    finally:
        server.kill()


NO_GAMES = (
    ("cat.png", b"\x89PNG\r\n\x1a\n" + bytes(500), "found a PNG picture"),
    ("empty.sgf", b"  ", "is empty"),
    ("noise.sgf", bytes(range(256)) * 40, "noise.sgf was not opened"),
    ("wide.sgf", b"(;SZ[40])", "expected 2 to 19"),
    ("chess.sgf", b"(;GM[3])", "another kind of game"),
    ("../../x/<img src=x onerror=alert(1)>.sgf", b"no game", "alert(1)>.sgf was not opened"),
)


def test_what_is_no_game_or_too_large_is_refused_in_words(page: Any) -> None:
    for name, data, said in NO_GAMES:
        drop(page, name, data)
        page.wait_for_selector(f'.below .problem:has-text("{said}")')
    page.complaints[:] = [c for c in page.complaints if "status of 400" not in c]
    page.evaluate(
        """() => {
            const data = new DataTransfer();
            data.items.add(new File(["x".repeat(5 << 20)], "big.sgf"));
            dispatchEvent(new DragEvent("drop", {dataTransfer: data}));
        }"""
    )
    page.wait_for_selector('.below .problem:has-text("larger than 4 MiB")')


def test_script_in_a_games_words_is_shown_and_not_run(page: Any) -> None:
    evil = "<img src=x onerror='window.hacked=1'><script>window.hacked=1</script>${alert(1)}"
    game = f"(;SZ[9]PB[{evil}]PW[{evil}]GN[{evil}]C[{evil}];B[ee]C[{evil}])".encode()
    drop(page, "evil.sgf", game)
    page.wait_for_selector('.title:has-text("onerror")')
    page.keyboard.press("End")
    page.wait_for_selector('#panel-play .words:has-text("<script>")')
    for tab in ("tree", "candidates", "patterns", "games", "overlays"):
        choose(page, tab)
        page.wait_for_selector(f"#panel-{tab} >> visible=true")
    assert page.evaluate("window.hacked") is None
    assert "<script>" in page.input_value("#panel-tree textarea")


def test_the_page_is_found_accessible(fight: Any) -> None:
    for tab in ("play", "tree", "overlays", "candidates", "patterns", "games"):
        choose(fight, tab)
        fight.wait_for_selector(f"#panel-{tab} >> visible=true")
        check_accessible(fight, within="" if tab == "play" else f"#panel-{tab}")


def test_on_a_phone_nothing_is_wider_than_the_screen(fight: Any) -> None:
    fight.set_viewport_size({"width": 360, "height": 740})
    for tab in ("play", "tree", "overlays", "candidates", "patterns", "games"):
        choose(fight, tab)
        assert fight.evaluate("document.documentElement.scrollWidth") <= 360
    box = fight.locator(".goban").bounding_box()
    assert box is not None and box["width"] > 330


def test_the_keys_are_listed_and_rest_while_one_types_and_points_can_be_typed(page: Any) -> None:
    page.keyboard.press("?")
    page.wait_for_selector('dialog[open] dt:has-text("Ctrl+Z")')
    assert page.evaluate("document.querySelector('dialog[open]').scrollTop") == 0
    listed = page.locator("dialog[open] dt").all_inner_texts()
    wanted = {
        "T or G",
        "N",
        "L",
        "I",
        "A",
        "Shift+A",
        "E",
        "Shift+E",
        "P",
        "Space",
        "Enter",
        "Home",
        "End",
    }
    assert wanted | {"Escape", "?", "Ctrl+C", "Ctrl+V", "←", "Shift+→", "↑", "↓", "1 … 9"} <= set(
        listed
    )
    page.keyboard.press("Escape")
    page.fill("#panel-play input", "")
    page.type("#panel-play input", "lig?")
    assert not page.locator("[data-layer]").count() and not page.locator("dialog[open]").count()
    field = "#panel-play input"
    page.fill(field, "E5")
    page.press(field, "Enter")
    stone(page, "E5", "black")
    page.wait_for_selector('.number:has-text("Move 2")')
    page.fill(field, "Z99")
    page.press(field, "Enter")
    page.wait_for_selector('.below .problem:has-text("no point")')


def test_a_complaint_stays_while_words_are_written_and_goes_when_something_is_done(
    page: Any,
) -> None:
    two_people(page)
    field = "#panel-play input"
    page.fill(field, "Z99")
    page.press(field, "Enter")
    page.wait_for_selector('.below .problem:has-text("no point")')
    other = page.context.new_page()
    other.goto(page.url)
    choose(other, "tree")
    other.fill("#panel-tree textarea", "as riyu writes its reasons")
    other.press("#panel-tree textarea", "Tab")
    page.wait_for_selector('#panel-play .why:has-text("as riyu writes its reasons")')
    assert "no point" in page.inner_text(".below .problem")
    page.click('#panel-play button:has-text("Hint")')
    page.wait_for_selector(".below .problem:empty", state="attached")
    page.fill(field, "Z98")
    page.press(field, "Enter")
    page.wait_for_selector('.below .problem:has-text("no point")')
    page.fill(field, "E5")
    page.press(field, "Enter")
    stone(page, "E5", "black")
    page.wait_for_selector(".below .problem:empty", state="attached")


def test_foreign_hosts_and_origins_are_refused_by_the_server(browser: Any, server: Server) -> None:
    context = server.admit(browser.new_context())
    host = context.request.get(server.url, headers={"Host": "evil.example"})
    assert host.status == 421
    other = context.request.post(
        f"{server.url}open", headers={"Origin": "http://evil.example"}, data="(;)"
    )
    assert other.status == 403
    assert context.request.get(f"{server.url}table/..%2f..%2fetc%2fpasswd").status == 404
    assert context.request.get(f"{server.url}table/..%2f..%2fetc%2fpasswd.sgf").status == 404
    assert context.request.get(f"{server.url}static/..%2fserver.py").status == 404
    assert (
        "default-src 'self'" in context.request.get(server.url).headers["content-security-policy"]
    )
    context.close()
