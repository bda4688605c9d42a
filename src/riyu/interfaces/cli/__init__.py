"""The command line: `riyu` and its subcommands, a module each; `app.run` puts them together.

Takes arguments, settings and standard input; gives data on standard output, messages on standard error, an exit code.
Knows no Go: the commands hand on to the player, the lab and the pictures.
"""
