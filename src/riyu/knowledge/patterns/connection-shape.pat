# Shapes that hold two strings together although they do not touch, found everywhere on the board.

class    connection-shape
asked    the whole board; in all orientations
answer   all
last     none

pattern connection-diagonal
why     Two crossings join stones on a diagonal: if one is taken we take the other, so nobody can
        cut with a single move.
draw
  A .
  . B
where   A is O, B is O
says    connected(A, B) confidence 24123 of 24931
yes
  . . . .
  . O . .
  . . O .
  . . . .
yes     # a stone nearby changes nothing
  . . . .
  . O . .
  . . O .
  X . . .
no      # one crossing is the enemy's: now it is our move or a cut
  . . . . . .
  . . . . . .
  . . O X . .
  . . . O . .
  . . . . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . .
  . O . .
  . . . .
  . . . .

use link-here/link-here-one-space-bamboo
as      A is B, B is A
says    connected(A, B) confidence 6013 of 6092

pattern connection-by-a-mouth
why     A point with three of our stones around it is a mouth: whoever steps in is taken, so the
        stones hold together.
draw
  ? . ?
  A . B
  ? C ?
where   A is O, B is O, C is O
says    connected(A, B) confidence 8758 of 9168, connected(A, C) confidence 8585 of 8977,
        connected(B, C) confidence 8625 of 9017
yes
  . . . . .
  . . . . .
  . O . O .
  . . O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . . . .
  . O . O .
  . . O X .
  . . . . .
no      # the enemy waits before the mouth: a stone put in is not in atari
  . . . . . . .
  . . . . . . .
  . . . X . . .
  . . O . O . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . . . .
  . O X O .
  . . O . .
  . . . . .

pattern connection-by-a-ring
why     Four stones around one captured point: each neighbor pair shares the hole, and no crossing
        of it can be entered.
draw
  ? A ?
  D . B
  ? C ?
where   A is O, B is O, C is O, D is O
says    connected(A, B) confidence 1816 of 2017, connected(B, C) confidence 1836 of 2017,
        connected(C, D) confidence 1795 of 2017, connected(A, D) confidence 1800 of 2017
yes
  . . . . .
  . . O . .
  . O . O .
  . . O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . X
  . . O . .
  . O . O .
  . . O . .
  . . . . .
no      # a stone of the ring is missing and the enemy stands there
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . X . O . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
no      # a stone of ours more stands there
  . . . . .
  . . O . .
  . O O O .
  . . O . .
  . . . . .

pattern connection-gap-they-cannot-enter
why     An enemy stone in the gap would have one liberty or none: the gap is as good as filled.
draw
  A a B
where   A is O, B is O
when    enemy-cannot-play-safely(a)
says    connected(A, B) confidence 22983 of 23686
yes
  . . . . . . .
  . . . . . . .
  . . O X O . .
  . . O . O . .
  . . . O . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . . X . .
  . . O X O . .
  . . O . O . .
  . . . O . . .
  . . . . . . .
no      # a stone in the gap keeps two liberties
  . . . . . . .
  . . . . . . .
  . . O . O . .
  . . . . . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . . . . .
  . . O X O . .
  . . O X O . .
  . . . O . . .
  . . . . . . .

pattern connection-crossing-they-cannot-enter
why     One crossing is theirs, but a stone on the other would be taken: the cut does not work, and
        no move is needed.
draw
  A X
  a B
where   A is O, B is O
when    enemy-cannot-play-safely(a)
says    connected(A, B) confidence 18846 of 19737
yes
  . . . . . . .
  . . . . . . .
  . . O X X . .
  . O . O X . .
  . . O O . . .
  . . . . . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . . . . .
  . . O X X . .
  . O . O X . .
  . . O O . . .
  . . . . X . .
  . . . . . . .
no      # they can stand on the crossing with two liberties: that is a cut
  . . . . . . .
  . . . . . . .
  . . O X . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . O X X . .
  . O . . X . .
  . . O O . . .
  . . . . . . .
  . . . . . . .

pattern connection-knight-beside-a-helper
why     A knight's move with a stone of ours at one waist: each push has its answer, and both ends
        hold to the helper.
draw
  A . ?
  . C .
  ? . B
where   A is O, B is O, C is O
says    connected(A, B) confidence 1372 of 1425, connected(A, C) confidence 1396 of 1425,
        connected(B, C) confidence 1398 of 1425
yes
  . . . . .
  . O . . .
  . . O . .
  . . . O .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . O . X .
  . . O . .
  . . . O .
  . . . . .
no      # the enemy has cut one of the two steps off
  . . . . . . .
  . . . . . . .
  . . O X . . .
  . . . O . . .
  . . . . O . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O . . .
  . . . . .
  . . . O .
  . . . . .
