# Asked for the empty points when all boundaries are closed: fill what is nobody's, and mend what
# the filling has laid bare. The bars keep stones out of eyes, of seki and of own territory.

class    endgame-last
asked    an empty point; in all orientations
answer   best
last     none

use shape/take-the-last-liberty

pattern last-connect-the-ko
why     The last ko: connect, for it is half a point and the enemy's threats are gone.
draw
  ? O ?
  A * O
  ? O ?
where   A is O
when    liberties(A) = 1, liberties-after(*) >= 3
says    fill(*) by *, save(A) by *
yes
  . . . . . . .
  . . X O . . .
  . X O * O . .
  . . X O . . .
  . . . . . . .
yes
  | . . . . . . .
  | . . . . . . .
  | . . X O . . .
  | . X O * O . .
  | . . X O . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
no      # the stone is safe by another liberty: then the point is an eye
  . . . . . . .
  . . . O . . .
  . . O . O . .
  . . . O . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X . . . .
  . X O . O . .
  . . X O . . .
  . . . . . . .

use shape/own-eye

use shape/own-eye-on-the-edge

bar last-no-stone-in-his-last-liberties-of-seki
why     Both strings have these two liberties and no more: who plays first loses the enemy's string,
        so nobody plays.
draw
  A * P
where   A is O, P is X
when    liberties(A) = 2, liberties(P) = 2
yes
  . . . . . . .
  . X X X O O .
  . X O O X O .
  . X O * X O .
  . X O . X O .
  - - - - - - -
yes
  . . . |
  . . X |
  . . O |
  . . * |
  . O X |
  . . . |
  . . . |
no      # the enemy's string has another liberty: we can play, and it is a race
  . . . . . . .
  . X X X O O .
  . X O O X O .
  . X O . X . .
  . X O . X O .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . X X X O O .
  . X O . X O .
  . X O . X O .
  . X O . X O .
  - - - - - - -

use endgame-defense/hold-save-the-wall-stone
says    save(A) by *

bar last-not-into-atari
why     A dame is worth nothing: a stone that can be taken for it is a loss.
draw
  *
when    self-atari(*)
yes
  . . . . .
  . . X . .
  . X * . .
  . . X . .
  . . . . .
yes
  | . . . . . .
  | . . . O . .
  | . . . * O .
  | . . . O . .
  | . . . . . .
no      # it keeps two liberties
  . . . . .
  . . X . .
  . X * . .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . X . . .
  . . X . .
  . . . . .

use endgame-defense/hold-close-the-cut-behind-the-block
says    defend(A) by *

pattern last-fill-the-dame
why     Nobody's point, and the stones beside it lose nothing: fill it, it is a point by area and no
        harm by territory.
draw
  ? s ?
  O * X
  ? s ?
when    not self-atari(*)
says    fill(*) by *
yes
  . . . . . .
  . . O X . .
  . O O * X .
  . . O X . .
  . . . . . .
yes
  | . . . . . . .
  | . . . . . . .
  | . . . . O . .
  | . . . X * O .
  | . . . . X . .
  | . . . . . . .
  | . . . . . . .
no      # there is open room above: a boundary, not a dame
  . . . . . .
  . . . . . .
  . O O . X .
  . . O X . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . O . . .
  . O O . X .
  . . O X . .
  . . . . . .

pattern last-fill-the-dame-at-the-edge
why     The last point of the border on the first line belongs to nobody: fill it when all else is
        done.
draw
  ? s ?
  O * X
  - - -
when    not self-atari(*)
says    fill(*) by *
yes
  . . . . . .
  . . O X X .
  . . O * X .
  - - - - - -
yes
  . . . . . . .
  . . . X . . .
  . . X * O . .
  - - - - - - -
no      # the point above is open: a boundary, no dame
  . . . . . .
  . . O . . .
  . . O . X .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . O . X .
  . . O . X .
  - - - - - -

pattern last-fill-the-first-of-two-dame
why     Two dame lie together: who fills the first leaves the second to the other, so nothing is
        lost either way.
draw
  ? s ? ?
  O * . X
  ? s ? ?
when    not self-atari(*)
says    fill(*) by *
yes
  . . . . . .
  . O O X . .
  . O * . X .
  . O O X X .
  . . . . . .
yes
  . . . . .
  . . X . .
  . . . . .
  . X * O .
  . . O . .
  . . . . .
no      # there is room to the other side
  . . . . . .
  . O O X . .
  . O * . X .
  . O . X X .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . O O X . .
  . . . . X .
  . O O X X .
  . . . . . .
