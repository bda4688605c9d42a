"""A GTP engine for tests that misbehaves as it is told: `python fake_engine.py MOVE…`.

A move is a vertex, `pass`, `resign`, or a misdeed: `crash`, `hang`, `garbage`, `refuse`, `loud` (floods its errors
and passes). After the last it passes. `final=TEXT` sets its final_score, `knowledge=TEXT` what names its knowledge,
`explain` makes it explain its moves, `picky` refuses all moves of the other, `deaf` ignores quit, end of input and the
first signal.
"""

from __future__ import annotations

import os
import sys
import time

BASIC = "name version protocol_version list_commands known_command boardsize clear_board komi play genmove undo quit"


def main(words: list[str]) -> None:
    options = {w.partition("=")[0]: w.partition("=")[2] for w in words if "=" in w or w in FLAGS}
    moves = [w for w in words if w.partition("=")[0] not in options]
    commands = BASIC.split()
    if "final" in options:
        commands.append("final_score")
    if "knowledge" in options:
        commands.append("riyu-knowledge")
    if "explain" in options:
        commands.append("gomill-explain_last_move")
    if "deaf" in options:
        import signal

        signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        line = sys.stdin.readline()
        if not line:
            if "deaf" in options:
                time.sleep(FOR_GOOD)
            return
        number, *asked = line.split()
        answer = ""
        match asked:
            case ["name"]:
                answer = "Fake"
            case ["version"]:
                answer = "1"
            case ["list_commands"]:
                answer = "\n".join(commands)
            case ["final_score"]:
                answer = options["final"]
            case ["riyu-knowledge"] if "knowledge" in options:
                answer = options["knowledge"]
            case ["gomill-explain_last_move"]:
                answer = "because\nit [is] urgent"
            case ["play", _, _] if "picky" in options:
                print(f"?{number} illegal move\n", flush=True)
                continue
            case ["genmove", _]:
                move = moves.pop(0) if moves else "pass"
                reply = misbehave(move, number)
                if reply is None:
                    continue
                answer = reply
            case ["quit"] if "deaf" in options:
                continue
            case ["quit"]:
                print(f"={number}\n", flush=True)
                return
            case [word, *_] if word not in commands:
                print(f"?{number} unknown command\n", flush=True)
                continue
        print(f"={number} {answer}\n", flush=True)


FOR_GOOD = 3600  # seconds: longer than any limit of a test
FLAGS = {"explain", "picky", "deaf"}


def misbehave(move: str, number: str) -> str | None:
    if move == "crash":
        print("out of luck at line 7", file=sys.stderr, flush=True)
        os._exit(3)
    if move == "hang":
        time.sleep(FOR_GOOD)
    if move == "garbage":
        print("thinking hard about it", flush=True)
        return None
    if move == "refuse":
        print(f"?{number} no idea\n", flush=True)
        return None
    if move == "loud":
        for _ in range(3000):
            print("x" * 200, file=sys.stderr)
        return "pass"
    return move


if __name__ == "__main__":
    main(sys.argv[1:])
