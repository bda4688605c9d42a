"""The page in the browser: tables, the board element, overlays, panels, and the server that shows them.

Start with `server.py` (what runs), `table.py` (a game being looked at) and `panel.py` (how to add to the page). Nothing
is imported here: NiceGUI is slow to load, and an engine over GTP never needs it.
"""
