"""The shelf and the hall: what is kept is there again, whatever happens between."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import stat
from pathlib import Path

import pytest

from riyu.base import whole_files
from riyu.base.errors import BadInput, UsageError
from riyu.base.rewriting import rewrite
from riyu.game.constants import BLACK, PASS, WHITE
from riyu.game.points import parse_point
from riyu.interfaces.cli.app import run
from riyu.interfaces.web.address import View
from riyu.interfaces.web.hall import Hall
from riyu.interfaces.web.places import path_text
from riyu.interfaces.web.shelf import Kept, Shelf, ShelfTaken, is_id, new_id
from riyu.interfaces.web.terms import PERSON, RIYU, Terms
from riyu.lab.page_server import Door, served
from riyu.sgf.record import tree_of
from tests.boards import drawn_game
from tests.patience import until_true
from tests.player.test_engine import DEAD_INSIDE

TREE = "(;SZ[9]PB[A]PW[B];B[ee](;W[cc])(;W[gg]))"


def test_a_table_is_found_as_it_was_kept(tmp_path: Path) -> None:
    shelf, key = Shelf(tmp_path / "tables"), new_id()
    kept = Kept(TREE, {"at": "1.1.0"}, "A – B")
    shelf.keep(key, kept)
    assert shelf.find(key) == kept
    assert [(x.id, x.title) for x in shelf.list()] == [(key, "A – B")]


@pytest.mark.parametrize(
    "key",
    ["", "..", "../../etc/passwd", "a" * 21, "a" * 23, "a/b" + "c" * 19, "a" * 21 + "\n", "é" * 22],
)
def test_what_is_no_id_is_refused(tmp_path: Path, key: str) -> None:
    assert not is_id(key)
    with pytest.raises(UsageError):
        Shelf(tmp_path).find(key)
    with pytest.raises(UsageError):
        Shelf(tmp_path).keep(key, Kept(TREE))


@pytest.mark.parametrize("text", ["", "{", "[]", '{"about": {}, "sgf": 3}', '{"sgf": "(;)"}'])
def test_a_damaged_file_is_an_error_and_no_crash(tmp_path: Path, text: str) -> None:
    key = new_id()
    (tmp_path / f"{key}.json").write_text(text)
    with pytest.raises(BadInput):
        Shelf(tmp_path).find(key)
    assert Shelf(tmp_path).list()


def test_half_a_file_never_takes_a_tables_place(tmp_path: Path) -> None:
    shelf, key = Shelf(tmp_path), new_id()
    shelf.keep(key, Kept(TREE))
    (tmp_path / "drafts" / "a").mkdir(parents=True)
    left = [tmp_path / f".{key}.json.0123abcd.new", tmp_path / "drafts" / "a" / ".b.0123abcd.new"]
    for file in left:
        file.write_text('{"about"')
    assert shelf.find(key) is not None
    shelf.hold()
    assert len(shelf.list()) == 1 and not any(file.exists() for file in left)
    shelf.release()


def test_a_shelf_that_cannot_be_written_to_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    hall = Hall(Shelf(tmp_path / "file" / "tables"))
    seated = hall.new(Terms(9, black=PERSON, white=PERSON))
    seated.table.play(seated.table.root, parse_point("E5"))
    assert "can't keep" in seated.problem


def test_a_change_is_on_the_shelf_before_a_page_shows_it(tmp_path: Path) -> None:
    """A kill at any moment then loses nothing that somebody saw."""
    hall = Hall(Shelf(tmp_path))

    async def play() -> list[str]:
        seated = hall.new(Terms(9, black=PERSON, white=PERSON))
        kept: list[str] = []

        def page_draws(*_: object) -> None:
            found = hall.shelf.find(seated.id)
            kept.append(found.sgf if found else "")

        seated.table.listen(page_draws)
        node = seated.table.play(seated.table.root, parse_point("E5"))
        seated.table.play(node, parse_point("C3"))
        await hall.settle()
        return kept

    first, second = asyncio.run(play())
    assert "B[ee]" in first and "W[cg]" not in first
    assert "W[cg]" in second
    hall.close()


def test_a_table_that_was_put_away_meanwhile_is_not_waited_for(tmp_path: Path) -> None:
    shelf, key = Shelf(tmp_path), new_id()
    shelf.keep(key, Kept(TREE), is_synced=False)
    shelf.sync(key)
    shelf.put_away(key)
    shelf.sync(key)
    assert shelf.find(key) is None


def test_what_could_be_kept_later_is_no_longer_complained_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full, then there is room: nobody plays on, and the page shows what changed."""
    monkeypatch.setattr("riyu.interfaces.web.hall._AGAIN", 0.2)
    hall = Hall(Shelf(tmp_path / "tables"))

    def full(file: int, data: bytes) -> None:
        os.write(file, data[:7])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    async def play() -> list[str]:
        watching = asyncio.create_task(hall.watch_clocks())
        seated = hall.new(Terms(9, black=PERSON, white=PERSON))
        shown: list[str] = []
        seated.table.listen(lambda change, *_: shown.append(seated.problem))
        with monkeypatch.context() as patch:
            patch.setattr(whole_files, "put", full)
            seated.table.play(seated.table.root, parse_point("E5"))
            await until_true(lambda: bool(seated.problem), "a problem told")
            hall.enter(seated)
            hall.leave(seated)
            assert hall.find(seated.id) is seated, "it stays while it is not kept"
            assert not list((tmp_path / "tables").iterdir())
        await until_true(lambda: not seated.problem, "the game kept")
        await asyncio.sleep(0.05)
        watching.cancel()
        assert Hall(hall.shelf).find(seated.id) is not None
        return shown

    shown = asyncio.run(play())
    assert "the disk is full" in shown[-2] and shown[-1] == ""
    hall.close()


# One shelf, one server. -----------------------------------------------------------------------------------------------


def test_a_shelf_is_held_by_one_and_another_is_told_where_it_is_shown(tmp_path: Path) -> None:
    one, other = Shelf(tmp_path / "tables"), Shelf(tmp_path / "tables")
    one.hold()
    one.serve_at("http://127.0.0.1:1234/?token=a")
    assert stat.S_IMODE((one.folder / ".server").stat().st_mode) == 0o600
    with pytest.raises(
        ShelfTaken, match=r"at http://127\.0\.0\.1:1234/\?token=a: go there"
    ) as told:
        other.hold()
    assert told.value.address == "http://127.0.0.1:1234/?token=a"
    one.release()
    other.hold()
    assert not (other.folder / ".server").exists()
    other.release()


def test_knowledge_files_may_lie_on_the_shelf(tmp_path: Path) -> None:
    shelf, file = Shelf(tmp_path), tmp_path / "a"
    shelf.hold()
    assert rewrite(file, lambda before: b"text")
    shelf.release()


def test_a_second_server_is_sent_to_the_first_and_overwrites_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed, the first one lets the next have the shelf."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    shelf = str(tmp_path / "tables")
    with served(shelf) as (door, process):
        url = door.first
        table = _opened(door, b"(;SZ[9];B[ee];W[gc])")
        before = sorted((file.name, file.stat().st_mtime_ns) for file in Path(shelf).iterdir())
        assert run(["page", "--no-open", "--shelf", shelf]) == 2
        said = capfd.readouterr()
        assert f"riyu: another riyu shows the games in {shelf} at {url}" in said.err
        assert len(said.err.splitlines()) == 1 and not said.out and not opened
        assert run(["page", "--port", "0", "--shelf", shelf]) == 2 and not opened
        capfd.readouterr()
        assert run(["page", "--shelf", shelf]) == 0
        said = capfd.readouterr()
        assert said.out.strip() == url and "opened there" in said.err and opened == [url]
        after = sorted((file.name, file.stat().st_mtime_ns) for file in Path(shelf).iterdir())
        assert after == before
        process.kill()
        process.wait()
    with served(shelf) as (again, _):
        assert b";B[ee];W[gc]" in again.ask(f"{table.lstrip('/')}.sgf")


def _opened(door: Door, game: bytes) -> str:
    """Put a game on a table; give its path."""
    return door.ask("open", game).decode()


def test_a_table_comes_back_with_players_clocks_and_place(tmp_path: Path) -> None:
    hall = Hall(Shelf(tmp_path))
    seated = hall.new(Terms(9, black=RIYU, white=PERSON))
    node = seated.table.play(seated.table.root, parse_point("E5"))
    seated.looked_at = node
    hall.keep(seated)
    found = Hall(Shelf(tmp_path)).find(seated.id)
    assert found is not None and found.table.is_riyus(1) and not found.table.is_riyus(2)
    assert path_text(found.looked_at) == "1"


def test_an_untouched_table_leaves_nothing_behind(tmp_path: Path) -> None:
    hall = Hall(Shelf(tmp_path))
    seated = hall.new(Terms(9))

    async def come_and_go() -> None:
        hall.enter(seated)
        hall.leave(seated)

    asyncio.run(come_and_go())
    assert not list(tmp_path.iterdir())


def test_riyu_answers_and_its_reasons_are_the_comment(tmp_path: Path) -> None:
    hall = Hall(Shelf(tmp_path))

    async def play() -> str:
        seated = hall.new(Terms(5, black=PERSON, white=RIYU))
        node = seated.table.play(seated.table.root, parse_point("C3"))
        assert hall.answer(seated, node)
        await until_true(lambda: node.children, "riyu's answer")
        await until_true(lambda: node.children[0].text("C"), "its reasons")
        return node.children[0].text("C")

    assert "White" in asyncio.run(play())
    hall.close()


def test_when_riyu_passes_second_the_count_begins(tmp_path: Path) -> None:
    hall = Hall(Shelf(tmp_path))

    async def play() -> tuple[bool, str]:
        seated = hall.adopt(tree_of(drawn_game(DEAD_INSIDE).record()))
        table = seated.table
        table.players = {BLACK: PERSON, WHITE: RIYU}
        hall.go_on(seated, table.play(table.root, PASS))
        await until_true(lambda: table.scored_at is not None, "the count")
        node = table.scored_at
        assert node is not None
        return table.standing(node).is_over, table.agree().result

    assert asyncio.run(play()) == (True, "W+14.5")
    hall.close()


def test_an_answer_to_a_move_that_was_undone_is_dropped(tmp_path: Path) -> None:
    hall = Hall(Shelf(tmp_path))

    async def play() -> int:
        seated = hall.new(Terms(5, black=PERSON, white=RIYU))
        node = seated.table.play(seated.table.root, parse_point("C3"))
        hall.answer(seated, node)
        seated.table.undo()
        await until_true(lambda: seated.work.current is None, "the end of the work")
        return len(seated.table.root.children) + len(node.children)

    assert asyncio.run(play()) == 0
    hall.close()


def test_a_file_kept_is_json_with_sgf_inside(tmp_path: Path) -> None:
    key = new_id()
    Shelf(tmp_path).keep(key, Kept(TREE))
    assert json.loads((tmp_path / f"{key}.json").read_text())["sgf"] == TREE


# Addresses. --------------------------------------------------------------------------------------------------------


def test_an_address_is_read_as_it_was_written() -> None:
    view = View("12.1.3", {"links": 1.0, "influence": 0.6}, "tree", {"reading": {"at": "D4"}})
    assert View.read(view.text()) == view


@pytest.mark.parametrize(
    "query",
    [
        "?" + "a" * 3000,
        "?" + "&".join(f"a{n}=1" for n in range(99)),
        "?show=<script>,..,links.999x",
    ],
)
def test_nonsense_in_an_address_is_passed_over(query: str) -> None:
    view = View.read(query)
    assert not view.at and set(view.show) <= {"links"}
