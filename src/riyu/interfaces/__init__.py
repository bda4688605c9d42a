"""What people and programs meet riyu through: GTP, the command line, the page, and the pictures that all three show.

Takes commands, clicks and files; gives replies, text and SVG. Decides no move and knows no Go of its own.
"""
