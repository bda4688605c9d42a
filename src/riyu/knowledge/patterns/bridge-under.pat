# Watari: our stone and a friend join along the edge, under enemy stones, through his own link
# to the edge.

class    bridge-under
asked    an own stone; in all orientations
answer   all
last     none

bar bridge-under-taken-on-the-way
why     The stone below would be in atari: the enemy takes it before it joins anything.
draw
  @ C ?
  ? * ?
  - - -
where   C is X
when    self-atari(*)
yes
  . . . . .
  . O X X .
  . X * . .
  - - - - -
yes
  - - - - - - +
  . X * . . . |
  . . X O . . |
  . . . . . . |
  . . . . . . |
  . . . . . . |
no      # our stone is there to receive it
  . . . . .
  . O X O .
  . . . O .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . O . X .
  . X . . .
  - - - - -

use edge-rescue/rescue-pass-under-on-the-second-line
why     Under a third-line stone the second line joins us; a push from it only fills our liberties,
        and the enemy's.
as      P is C
when    not self-atari(*), liberties(B) <= 3
says    bridge-under(@, B) by * confidence 35 of 45
yes
  . . . . .
  . O X O .
  . . * . .
  . . . . .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . .
  . O X O .
  . . * . .
  X . . . .
  - - - - -
no      # the enemy stands down below its stone
  . . . . .
  . O X O .
  . . X . .
  . . . . .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . O . O .
  . . . . .
  . . . . .
  - - - - -

pattern bridge-under-to-a-first-line-friend
why     Our friend waits on the first line: come down to it under the enemy's stone, and the
        crossing behind is a trap.
draw
  @ C ?
  . * B
  - - -
where   B is O, C is X
when    not self-atari(*), not enemy-cannot-play-safely(*), liberties(@) <= 3, liberties(C) >= 3,
        stones(B) <= 1
says    bridge-under(@, B) by *
yes
  . . . . .
  . O X . .
  . . * O .
  - - - - -
yes     # a stone nearby changes nothing
  X . . . .
  . O X . .
  . . * O .
  - - - - -
no      # the enemy came down first
  . . . . .
  . O X . .
  . . X O .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . O . . .
  . . . O .
  - - - - -

pattern bridge-under-jump-below
why     The enemy's third-line stone hangs over a wide gap: the point below it makes two second-line
        jumps that the enemy can't wedge.
draw
  . . C . .
  @ . * . B
  . . . . .
  - - - - -
where   B is O, C is X
says    bridge-under(@, B) by *
yes
  . . . . . . .
  . . . X . . .
  . O . * . O .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . X
  . . . X . . .
  . O . * . O .
  . . . . . . .
  - - - - - - -
no      # the enemy's helper looks in from above
  . . . . . . .
  . . X X . . .
  . O . . . O .
  . . . . . . .
  - - - - - - -
no      # the enemy stands down first
  . . . . . . .
  . . . X . . .
  . O . X . O .
  . . . . . . .
  - - - - - - -
