# Own to move: keep a diagonal together. Ask from both ends: a drawing looks past one end only.

class    diagonal-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern diagonal-defense-connect-and-save
why     The same point connects and gets our end out of atari: nothing else comes first.
draw
  A X
  * B
where   A is O, B is O
when    liberties(A) = 1, liberties-after(*) >= 3
says    connect(A, B) by * confidence 3875 of 3902, save(A) by *
yes
  . X . .
  X O X .
  . * O .
  . . . .
yes
  - - - - - +
  . * X O . |
  . X O . . |
  . . . . . |
no      # the end has liberties elsewhere
  . X . .
  . O X .
  . . O .
  . . . .
no      # the stone of ours beside it is missing
  . X . .
  X . X .
  . . O .
  . . . .

pattern diagonal-defense-take-the-cutter
why     A cutting stone with one liberty is best taken: then there is nothing left to cut.
draw
  A C *
  ? B ?
where   A is O, B is O, C is X
when    liberties(C) = 1
says    capture(C) by *
yes
  + - - - - - - - -
  | . . . . O X * X
  | . . . . . O . .
  | . . . . . . . .
  | . . . . . . . .
yes
  | . . . .
  | . . O .
  | . . . .
  | X . . .
  | O X . .
  | * O . .
  | . . . .
  | . . . .
  + - - - -
no      # it has two liberties
  . . . . .
  . O X . .
  . . O . .
  . . . . .
no      # the enemy stone is missing
  . . O . .
  . O . . .
  . . O . .
  . . . . .

bar diagonal-defense-cutter-would-die
why     If the enemy cuts here, the enemy's stone is taken: connecting now is a move for nothing.
draw
  A X
  * B
where   A is O, B is O
when    enemy-cannot-play-safely(*), liberties(A) > 1
yes
  . . . .
  . O X .
  O * O .
  . . . .
yes
  | . . . O . .
  | . . . * O .
  | . . . O X .
  | . . . . . .
  | . . . . . .
no      # the cutting stone could get out to the left
  . . . .
  . O X .
  . . O .
  . . . .
no      # the stone of ours beside it is missing
  . . . .
  . . X .
  O . O .
  . . . .

use key-point-shape/key-last-crossing
why     The enemy holds one crossing and cuts at the other: the solid connection leaves the enemy
        nothing to force with.
when    not enemy-cannot-play-safely(*), liberties-after(*) >= 3, liberties(B) <= 1
says    connect(A, B) by * confidence 3875 of 3902
yes
  + - - - -
  | O * . .
  | X O O O
  | . . . .
  | . . . .
yes
  - - - - - - +
  . . * X O . |
  . . X O . . |
  . . . . . . |
  . X . . . . |
no      # nobody threatens: two crossings are open
  . . . .
  . O . .
  . . O .
  . . . .
no      # the stone of ours beside it is missing
  + - - - -
  | . . . .
  | X O O O
  | . . . .
  | . . . .

pattern diagonal-defense-hang-below
why     Guard the crossing from one step off: a cutting stone is taken, and our shape has gained an
        eye.
draw
  . A X
  . . B
  ? * ?
where   A is O, B is O
when    liberties(A) > 1, liberties(A) <= 2, liberties-after(*) >= 3, line(*) >= 2, liberties(B) >=
        2
says    connect(A, B) by * confidence 242 of 277, keep-shape(B) by *
yes
  . . . . .
  . * . . .
  . . X O .
  . X O . .
  . O . . .
  . . . . .
yes
  . . . . . . .
  . . X O O . .
  . * . X X O .
  . . . . X O .
  . . . . O . .
  . . . . . . .
no      # the enemy stands at the side of the crossing: its cut would live
  . . . . .
  . . O X .
  . X . O .
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . O .
  . X O . .
  . O . . .
  . . . . .

use forcing-first/forcing-first-atari-on-the-cutting-stone
as      P is C, @ is b
says    atari(C) by *, force(C) by *

pattern diagonal-defense-crosscut-atari
why     Cut on both sides: the link lives again only if one of the cutting stones is taken, so chase
        one.
draw
  A C *
  D B ?
where   A is O, B is O, C is X, D is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *, counter(C) by *
yes
  . . . . .
  . O X * .
  . X O . .
  . . . . .
yes
  . . . . |
  . . * . |
  . X O . |
  . O X . |
  . . . . |
  . . . . |
  . . . . |
no      # both cutters have three liberties
  . . X . .
  O O X . .
  X X O O .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . O . . .
  . X O . .
  . . . . .
