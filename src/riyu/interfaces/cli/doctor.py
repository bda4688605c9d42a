"""`riyu doctor`: checks the installation, and prints the lines that Go interfaces need.

Takes options; gives a line a check, then what to paste. Checks nothing itself: `checks` does.
"""

from __future__ import annotations

import shlex
import shutil
import sys
from dataclasses import asdict
from pathlib import Path

from riyu.interfaces.cli.engines import riyu_words
from riyu.interfaces.cli.exits import DONE, FOUND_FAILURES
from riyu.interfaces.cli.options import Json, Quiet
from riyu.interfaces.cli.output import Output
from riyu.interfaces.cli.terminal import has_color
from riyu.interfaces.settings import load_settings

__all__ = ["EXAMPLES", "doctor", "engine_lines"]

EXAMPLES = """
riyu doctor          a line a check, and what to paste into Sabaki, GoGui and q5Go
riyu doctor --json   the same for programs
"""

_COLORS = {"ok": "32", "warn": "33", "fail": "31"}


def doctor(as_json: Json = False, quiet: Quiet = False) -> int:
    """Check the installation.

    The exit code is 1 if something essential fails.
    """
    from riyu.interfaces.cli.checks import FAIL, run_checks

    output = Output(as_json, quiet)
    findings = []
    lines = []
    paint = has_color(sys.stdout) and not as_json
    for finding in run_checks(load_settings()):
        findings.append(finding)
        word = f"{finding.verdict:4}"
        if paint:
            word = f"\x1b[{_COLORS[finding.verdict]}m{word}\x1b[0m"
        line = f"{word} {finding.name}: {finding.found}"
        if finding.advice:
            line += f"\n     {finding.advice}"
        lines.append(line)
    for where, fields in engine_lines().items():
        lines.append(f"\n{where}")
        lines += [f"  {name}: {text}" for name, text in fields.items()]
    value = {"checks": [asdict(finding) for finding in findings], "engines": engine_lines()}
    output.give("\n".join(lines), value)
    return FOUND_FAILURES if any(f.verdict == FAIL for f in findings) else DONE


def engine_lines() -> dict[str, dict[str, str]]:
    """Give for each Go interface where its engines are entered, and the fields to fill in."""
    beside = Path(sys.executable).with_name("riyu")
    script = str(beside) if beside.exists() else shutil.which("riyu")
    words = [script] if script else riyu_words()
    arguments = shlex.join([*words[1:], "gtp"])
    whole = shlex.join([*words, "gtp"])
    return {
        "Sabaki (Engines, Manage Engines, Add)": {
            "Name": "riyu",
            "Path": words[0],
            "Arguments": arguments,
        },
        "GoGui (Program, New Program)": {"Command": whole},
        "q5Go (Preferences, Go engines, New)": {
            "Name": "riyu",
            "Executable": words[0],
            "Arguments": arguments,
            "Use for analysis": "yes",
            "Restrictions": "no",
        },
    }
