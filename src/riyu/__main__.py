"""The program's entry: `riyu` and `python -m riyu`.

Takes the process's arguments; ends it with an exit code. `riyu gtp` takes a short way that loads no command line.
"""

from __future__ import annotations

import sys

from riyu.interfaces.cli.terminal import end, end_in_time

__all__ = ["main"]


def main() -> None:
    """Run riyu with the process's arguments and end the process."""
    end_in_time()
    arguments = sys.argv[1:]
    if arguments[:1] == ["gtp"]:
        # An engine is started by others, often many times a minute: loading typer costs more than all it needs.
        from riyu.interfaces.cli import gtp_quick

        options = gtp_quick.parse(arguments[1:])
        if options is not None:
            end(gtp_quick.run_quickly(options))
    from riyu.interfaces.cli.app import run

    end(run(arguments))


if __name__ == "__main__":
    main()
