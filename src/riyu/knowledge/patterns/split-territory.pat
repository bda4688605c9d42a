# Asked for the empty points of a small territory; own is the color that holds it. A point that
# parts it in two makes two eyes of one: both colors want it.

class    split-territory
asked    an empty point; in all orientations
answer   best
last     none

pattern split-at-the-neck-by-a-prisoner
why     An enemy stone lies in the corridor: stop it here, and the room behind is an eye of its
        own.
draw
  ? A ?
  . * P
  ? O ?
where   A is O, P is X
when    not self-atari(*)
says    divides(*) confidence 230 of 4635, block(P) by *, live(A) by *
yes
  . . . . .
  . . O . .
  . . * X .
  . . O . .
  . . . . .
no      # the corridor is open above, nothing gets closed
  . . . . .
  . . . . .
  . . . X .
  . . O . .
  . . . . .

pattern split-in-the-neck
why     Two rooms meet in a neck of one point: fill it and there are two eyes, leave it and the
        enemy makes one of them.
draw
  ? A ?
  . * .
  ? O ?
where   A is O
says    divides(*) confidence 65 of 1064, key-point(*) confidence 2541 of 14408, live(A) by *
yes
  . . . . . . . . .
  . O O O O O O O .
  . O . . O . . O .
  . O . . * . . O .
  . O O O O O O O .
  . . . . . . . . .
no      # the neck is two wide
  . . . . . . . . .
  . O O O O O O O .
  . O . . O . . O .
  . O . . . . . O .
  . O . . . . . O .
  . O O O O O O O .
  . . . . . . . . .

pattern split-at-the-bend
why     The corridor turns a corner here: a stone in the bend leaves a room on either side of
        it.
draw
  ? A ?
  . * O
  O . ?
where   A is O
says    divides(*) confidence 75 of 323, live(A) by *
yes
  . . . . . . .
  . O O O O O .
  . O . . * O .
  . O O O . O .
  . . . O . O .
  . . . O O O .
  . . . . . . .
no      # without the inner corner the rooms touch behind the stone
  . . . . . . .
  . O O O O O .
  . O . . . O .
  . O O . . O .
  . . . O . O .
  . . . O O O .
  . . . . . . .

pattern split-in-the-first-line-corner
why     The rooms meet in the corner point's neighbor on the first line: here the eye space
        falls in two.
draw
  | ? A A
  | . * .
  + - - -
where   A is O
says    divides(*) confidence 3 of 35, key-point(*) confidence 46 of 769, make-eye(A) by *
        confidence 17 of 35
yes
  | . . . .
  | . O O .
  | . * . .
  + - - - -
no      # an open point above: the rooms still meet there
  | . . . .
  | . . O .
  | . . . .
  + - - - -

pattern split-on-the-first-line
why     Along the edge one stone from wall to edge cuts the room in two.
draw
  ? A ?
  . * .
  - - -
where   A is O
says    divides(*) confidence 90 of 1249, key-point(*) confidence 2548 of 25642, make-eye(A) by *
        confidence 753 of 1249
yes
  . . . . .
  . . O . .
  . . * . .
  - - - - -
no      # the second line is open, the stone reaches nothing
  . . . . .
  . O . O .
  . . . . .
  . . . . .
  - - - - -

pattern split-with-a-descent
why     Two lines of room below the wall: go down to the second line, and the link to the edge
        holds the rest.
draw
  ? A ?
  . * .
  . . .
  - - -
where   A is O
says    divides(*) confidence 191 of 2410, make-eye(A) by * confidence 822 of 2410
yes
  . . . . .
  . . O . .
  . . * . .
  . . . . .
  - - - - -
no      # the enemy is in already, below
  . . . . .
  . . O . .
  . . . . .
  . . X . .
  - - - - -

pattern split-the-two-wide-room
why     In a room two wide a stone by one wall leaves a link across, and with nobody inside the
        link is a wall.
draw
  ? A ?
  . * .
  . . .
  ? O ?
where   A is O
says    divides(*) confidence 43 of 536, key-point(*) confidence 1317 of 7832
yes
  . . . . . . . . .
  . O O O O O O O .
  . O . . * . . O .
  . O . . . . . O .
  . O O O O O O O .
  . . . . . . . . .
no      # three wide: two links of different kinds, and neither is sure
  . . . . . . . . .
  . O O O O O O O .
  . O . . . . . O .
  . O . . . . . O .
  . O . . . . . O .
  . O O O O O O O .
  . . . . . . . . .
