# Key points of known shapes, found everywhere on the board: both colors want them.

class    key-point-shape
asked    the whole board; in all orientations
answer   all
last     none

pattern key-heads-of-facing-pairs
why     Two and two stand side by side: the one that bends around the other's head makes it heavy
        and short of liberties.
draw
  ? . . . ?
  ? . * . ?
  . A P . .
  . A P . .
  ? . . . .
where   A is O, P is X
says    key-point(*) confidence 139 of 233
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  X . . . . . .
  . . . . . . .
  . . . * . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
no      # the head beside it is already past
  . . . . . . .
  . . . . . . .
  . . O X . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
no      # three on our side: our head is out, there is no bend to fear
  . . . . . . .
  . . . . . . .
  . . O * . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .

pattern key-last-crossing
why     One crossing is taken: the other one is a connection for the one side and a cut for the
        other.
draw
  A P
  * B
where   A is O, B is O, P is X
when    not self-atari(*)
says    key-point(*) confidence 10410 of 36066
yes
  . . . .
  . O X .
  . * O .
  . . . .
yes     # a stone nearby changes nothing
  . . . .
  . O X .
  . * O .
  . . . X
no      # the crossing is closed
  . . . .
  . O X .
  . O O .
  . . . .
no      # they are joined around it: the point is an eye
  . . . . . . . .
  . . . . . . . .
  . . . O O X . .
  . . . O * O . .
  . . . O O O . .
  . . . . . . . .
  . . . . . . . .
