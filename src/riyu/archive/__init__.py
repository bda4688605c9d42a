"""A person's archive of games: added from files, kept in one folder, found by what stood on the board and who played.

Takes game files, drawings and wishes; gives games, places and continuations. Judges no move:
what was played and who won is all.
Start with `riyu.archive.archive`; import from the modules, so that a caller loads only what it uses.
"""
