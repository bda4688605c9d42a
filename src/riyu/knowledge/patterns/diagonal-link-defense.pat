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
when    liberties(A) = 1, liberties-after(*) > 1
says    connect(A, B) by * confidence 10496 of 10605, save(A) by *
yes
  . X . .
  X O X .
  . * O .
  . . . .
no      # the end has liberties elsewhere
  . X . .
  . O X .
  . . O .
  . . . .

pattern diagonal-defense-take-the-cutter
why     A cutting stone with one liberty is best taken: then there is nothing left to cut.
draw
  A C *
  ? B ?
where   A is O, B is O, C is X
when    liberties(C) = 1
says    capture(C) by *, connect(A, B) by * confidence 8808 of 9710
yes
  . . O . .
  . O X * .
  . . O . .
  . . . . .
no      # it has two liberties
  . . . . .
  . O X . .
  . . O . .
  . . . . .

bar diagonal-defense-cutter-would-die
why     If the enemy cuts here, his stone is taken: connecting now is a move for nothing.
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
no      # the cutting stone could get out to the left
  . . . .
  . O X .
  . . O .
  . . . .

pattern diagonal-defense-solid
why     He holds one crossing and cuts at the other: the solid connection leaves him nothing to
        force with.
draw
  A X
  * B
where   A is O, B is O
when    not self-atari(*)
says    connect(A, B) by * confidence 19134 of 19288
yes
  . . . .
  . O X .
  . * O .
  . . . .
no      # nobody threatens: two crossings are open
  . . . .
  . O . .
  . . O .
  . . . .

pattern diagonal-defense-hang-below
why     Guard the crossing from one step off: a cutting stone is taken, and our shape has gained
        an eye.
draw
  . A X
  . . B
  ? * ?
where   A is O, B is O
when    liberties(A) > 1, not self-atari(*)
says    connect(A, B) by * confidence 2530 of 2732, keep-shape(B) by *
yes
  . . . . .
  . . O X .
  . . . O .
  . . * . .
  . . . . .
no      # he stands at the side of the crossing: his cut would live
  . . . . .
  . . O X .
  . X . O .
  . . . . .
  . . . . .

pattern diagonal-defense-atari-first
why     Leave the cutter one liberty with our stone outside: if he cuts, we take it, if he runs,
        we connect.
draw
  ? * ?
  A C .
  . B ?
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *, force(C) by *
yes
  . . . . .
  . . * . .
  . O X . .
  . . O . .
  . . . . .
no      # it has a third liberty through a friend
  . . . . .
  . . X . .
  . O X . .
  . . O . .
  . . . . .

pattern diagonal-defense-crosscut-atari
why     Cut on both sides: the link lives again only if one of the cutting stones is taken, so
        chase one.
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
no      # both cutters have three liberties
  . . X . .
  O O X . .
  X X O O .
  . . . . .
