"""SGF in and out: damaged files repaired, any charset read, trees written as FF[4] in UTF-8; NGF and GIB read too.

Takes files, bytes and records; gives trees, records and paths. Nothing here knows what is legal or good.
Start with `riyu.sgf.files`; import from the modules, so that a caller loads only what it uses.
"""
