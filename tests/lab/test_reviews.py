"""Many games reviewed: each once, whatever stops the run, and alike over processes and over a cluster."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from riyu.base.errors import UsageError
from riyu.lab import reviews
from riyu.lab.processes import LOCAL, PROFILES, on_cluster
from riyu.lab.reviews import FOLDER, Reviewed, jobs_of, review_games
from riyu.player.review.reviewing import HowToReview

QUICK = HowToReview(simulations=16, visits=16, second_looks=0, seed=1)

GAMES = [
    "(;SZ[5];B[cc];W[cb])",
    "(;SZ[5];B[cc];W[cc])",
    "(;SZ[5];B[bc]C[one\\] two];W[cb];B[dd])",
    "no game",
    "(;SZ[5];B[dc];W[cb])",
]


def archive(folder: Path) -> Path:
    path = folder / "games.sgfs"
    path.write_text("\n".join(GAMES) + "\n")
    return path


def reviewed(folder: Path, out: Path, **more: object) -> dict[str, Reviewed]:
    jobs, _ = jobs_of([archive(folder)])
    found: dict[str, Reviewed] = {}

    def keep(one: Reviewed) -> None:
        assert one.job.name not in found
        found[one.job.name] = one

    review_games(jobs, out, QUICK, keep=keep, **more)  # type: ignore[arg-type]
    return found


def moves_of(found: dict[str, Reviewed]) -> dict[str, object]:
    return {
        name: one.review.moves if one.review else one.fault.rpartition("/")[2]
        for name, one in sorted(found.items())
    }


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Reviewed]:
    """The games reviewed by one process, undisturbed."""
    folder = tmp_path_factory.mktemp("alone")
    return reviewed(folder, folder / "out")


def test_damaged_games_are_told_and_passed_over(tmp_path: Path, alone: dict[str, Reviewed]) -> None:
    jobs, faults = jobs_of([archive(tmp_path), tmp_path / "missing.sgf"])
    assert [job.name for job in jobs] == [f"games-{n:05}" for n in (1, 2, 3, 5)]
    assert len(faults) == 2
    assert "games.sgfs, line 4" in faults[0]
    assert [one.review is None for one in alone.values()] == [False, True, False, False]
    fault = alone["games-00002"].fault
    assert "move 2" in fault and fault.count("games.sgfs") == 1


def test_files_of_one_name_have_reports_of_two(tmp_path: Path) -> None:
    paths = []
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        paths.append(tmp_path / folder / "game.sgf")
        paths[-1].write_text(GAMES[0] + GAMES[2])
    jobs, _ = jobs_of(paths)
    assert [job.name for job in jobs] == [
        "game-00001",
        "game-00002",
        "game-00001-2",
        "game-00002-2",
    ]


def test_a_stopped_run_goes_on_and_does_no_game_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, alone: dict[str, Reviewed]
) -> None:
    out = tmp_path / "out"
    jobs, _ = jobs_of([archive(tmp_path)])
    done: list[str] = []
    work = reviews.review_job

    def counted(job: object) -> str:
        if len(done) == 2:
            raise KeyboardInterrupt
        done.append(job[0].name)  # type: ignore[index]
        return work(job)  # type: ignore[arg-type]

    monkeypatch.setattr(reviews, "review_job", counted)
    with pytest.raises(KeyboardInterrupt):
        review_games(jobs, out, QUICK)
    assert len(list((out / FOLDER).glob("*.part"))) == 2
    again: list[str] = []

    def counted_again(job: object) -> str:
        again.append(job[0].name)  # type: ignore[index]
        return work(job)  # type: ignore[arg-type]

    monkeypatch.setattr(reviews, "review_job", counted_again)
    found = reviewed(tmp_path, out, resume=True)
    assert sorted(done + again) == [job.name for job in jobs]
    monkeypatch.setattr(reviews, "review_job", work)
    assert moves_of(found) == moves_of(alone)
    assert not (out / FOLDER).exists()


def test_a_run_that_looks_otherwise_does_not_go_on_with_the_parts(tmp_path: Path) -> None:
    jobs, _ = jobs_of([archive(tmp_path)])
    out = tmp_path / "out"

    def stop(one: Reviewed) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review_games(jobs, out, QUICK, keep=stop)
    with pytest.raises(UsageError, match="seed"):
        review_games(jobs, out, HowToReview(16, 16, 0, seed=2), resume=True)


def test_a_cluster_of_two_workers_gives_the_same_reviews(
    tmp_path: Path, alone: dict[str, Reviewed]
) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, dashboard_address=":0"
    ) as cluster:
        shared = reviewed(tmp_path, tmp_path / "shared", dask=cluster.scheduler_address)
    assert moves_of(alone) == moves_of(shared)


def test_two_processes_give_the_same_reviews(tmp_path: Path, alone: dict[str, Reviewed]) -> None:
    assert moves_of(alone) == moves_of(reviewed(tmp_path, tmp_path / "two", parallel=2))


def test_a_review_is_plain_json(tmp_path: Path) -> None:
    [job, *_], _ = jobs_of([archive(tmp_path)])
    value = json.loads(reviews.review_job((job, QUICK, "", "en")))
    assert [one["move"] for one in value["review"]["moves"]] == ["C3", "C4"]


def test_workers_that_are_started_here_keep_no_samples_of_what_they_run(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    distributed = pytest.importorskip("distributed", reason="the extra 'dask' is not installed")
    from dask import config

    class Started(Exception):
        pass

    def start(**options: object) -> None:
        assert config.get(PROFILES) is False  # workers are given the settings of who starts them
        raise Started

    monkeypatch.setattr(distributed, "LocalCluster", start)
    with pytest.raises(Started):
        next(on_cluster(str, [1], LOCAL))
    assert config.get(PROFILES) is not False
