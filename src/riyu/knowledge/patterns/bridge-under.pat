# Watari: our stone and a friend join along the edge, under enemy stones, through his own link
# to the edge.

class    bridge-under
asked    an own stone; in all orientations
answer   all
last     none

bar bridge-under-taken-on-the-way
why     The stone below would be in atari: he takes it before it joins anything.
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
no      # our stone is there to receive it
  . . . . .
  . O X O .
  . . . O .
  - - - - -

pattern bridge-under-one-stone
why     Under a single second-line stone the first line joins us: he can't cut on either side
        without being taken.
draw
  @ C B
  . * .
  - - -
where   B is O, C is X
when    not self-atari(*)
says    bridge-under(@, B) by * confidence 1511 of 1622
yes
  . . . . .
  . O X O .
  . . * . .
  - - - - -
no      # he has come down to the first line
  . . . . .
  . O X O .
  . . X . .
  - - - - -

pattern bridge-under-the-third-line-stone
why     Under a third-line stone the second line joins us; a push from it only fills our
        liberties, and his.
draw
  @ C B
  . * .
  . . .
  - - -
where   B is O, C is X
when    not self-atari(*)
says    bridge-under(@, B) by * confidence 353 of 548
yes
  . . . . .
  . O X O .
  . . * . .
  . . . . .
  - - - - -
no      # he stands down below his stone
  . . . . .
  . O X O .
  . . X . .
  . . . . .
  - - - - -

pattern bridge-under-to-a-first-line-friend
why     Our friend waits on the first line: come down to it under his stone, and the crossing
        behind is a trap.
draw
  @ C ?
  . * B
  - - -
where   B is O, C is X
when    not self-atari(*)
says    bridge-under(@, B) by * confidence 222 of 238
yes
  . . . . .
  . O X . .
  . . * O .
  - - - - -
no      # he came down first
  . . . . .
  . O X . .
  . . X O .
  - - - - -

pattern bridge-under-slide-to-the-friend
why     From the third line down to the friend on the second: he stands over the waist, we pass
        below.
draw
  @ C ?
  . * B
  . . .
  - - -
where   B is O, C is X
when    not self-atari(*)
says    bridge-under(@, B) by * confidence 659 of 755
yes
  . . . . .
  . O X . .
  . . * O .
  . . . . .
  - - - - -
no      # he is at the waist below
  . . . . .
  . O X . .
  . . X O .
  . . . . .
  - - - - -

pattern bridge-under-jump-below
why     His third-line stone hangs over a wide gap: the point below it makes two second-line jumps
        that he can't wedge.
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
no      # his helper looks in from above
  . . . . . . .
  . . X X . . .
  . O . . . O .
  . . . . . . .
  - - - - - - -
no      # he stands down first
  . . . . . . .
  . . . X . . .
  . O . X . O .
  . . . . . . .
  - - - - - - -

pattern bridge-under-his-jump
why     His jump above links over our heads, not to the edge: under it the second line is ours to
        walk.
draw
  C . D
  . . .
  @ * B
  . . .
  - - -
where   B is O, C is X, D is X
says    bridge-under(@, B) by *
yes
  . . . . .
  . X . X .
  . . . . .
  . O * O .
  . . . . .
  - - - - -
no      # he came down into our gap
  . . . . .
  . X . X .
  . . . . .
  . O X O .
  . . . . .
  - - - - -
