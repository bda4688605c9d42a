"""The numbers of move features; twin of `constants.pxd` (a test keeps them equal).

Takes nothing; gives where each kind of feature begins, and how many there are. Knows no names.
"""

TAKES = 0  # 5: stones taken: 1, 2, 3, 4 to 6, more
TAKES_IN_KO = 5
SAVES = 6  # 2: what is taken stands beside an own string in atari, of one stone, of more
TAKES_LAST = 8  # what is taken holds the last move
TAKES_HELD = 9  # what is taken could not have got out of atari
TAKES_FREE = 10  # it could have
ATARI = 11  # 3: of 1, 2, more stones
ATARI_LAST = 14  # of a string that holds the last move
ATARI_IN_KO = 15  # while a ko forbids a move
ESCAPE = 16  # 6: an own string in atari gets two liberties, or more: of 1, 2 to 3, more stones
SELF_ATARI = 22  # 4: of 1, 2, 3 to 5, more stones
LADDER = 26  # 5: takes in a ladder, fails to, escapes, fails to, forestalls
NEAR_LAST = 31  # 17: distance 2 to 17, more
NEAR_BEFORE = 48  # 18: the same point, then so
LINE = 66  # 40: 10 lines in each of four phases
OWN_LIBERTIES = 106  # 4: own string it joins has 2, 3, 4, more liberties then
SQUEEZE = 110  # 4: an enemy string is left two liberties, three; of 1 to 2 stones, more
JOINS = 114  # 2: own strings beside: 2, more
PARTS = 116  # 2: enemy strings beside: 2, more
IN_WALL = 118  # 2: of a strong link, own, enemy
LINK = 120  # 16: beside a link's line: own, enemy; settled or weak, unsettled; of four kinds
ACCESS_PAIR = 136  # 36: own moves by enemy moves
ENCLOSED = 172  # 2: by own, by the enemy
FIXED = 174  # features without a key
TOGETHER = 4  # features that put others together
NAMED = 35  # kinds of features with a key: TEMPLATES and TOGETHER
MOST_EACH = 80  # of one move
MOST = 28880  # of one position
