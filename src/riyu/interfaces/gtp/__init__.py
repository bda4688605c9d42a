"""GTP version 2, with the commands that Go interfaces, servers and GNU Go's test suites use.

Takes commands, gives replies: `riyu.interfaces.gtp.commands` in this process, its `main` on standard input and output.
Decides no move: `riyu.player` does.
"""
