# Answers to an enemy stone that touches one of ours, or looks between two: the focus is that stone.
# All answers are given; which one is best is for reading and style.

class    contact-answer
asked    an enemy stone; in all orientations
answer   all
last     none

use shape/take-the-last-liberty
as      P is @

pattern atari-on-the-contact-stone
why     The stone that came has two liberties: leave it one.
draw
  @ *
when    liberties(@) = 2, not self-atari(*)
says    atari(@) by *
yes
  . . . . .
  . . O . .
  . * X O .
  . . . . .
  . . . . .
yes
  . . . .
  . . * .
  . X O .
  . . X .
  . . . .
no      # it has three liberties
  . . . . .
  . . . . .
  . . X O .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . O . .
  . . . O .
  . . . . .
  . . . . .

pattern hane-around-the-contact
why     Bend around the stone that touches ours, where what bends keeps three liberties.
draw
  . . ?
  * @ .
  o A ?
where   A is O
when    not self-atari(*), liberties-after(*) >= 3
says    hane(@) by *
yes
  . . . . .
  . . . . .
  . * X . .
  . . O . .
  . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . O X . .
  . . . * . . .
  . . . . . . .
no      # an enemy stone stands beside ours on this side: bending around would be cut
  . . . . .
  . . . . .
  . * X . .
  . X O . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . . . . .
  . . O . .
  . . . . .

pattern stretch-from-the-contact
why     Stretch along the stone that touches ours: more liberties, and no cut left behind.
draw
  ? . .
  ? @ .
  ? A *
  ? ? .
where   A is O
says    extend(A) by *
yes
  . . . . .
  . . . . .
  . . X . .
  . . O * .
  . . . . .
  . . . . .
yes
  . . . .
  . O * .
  . X . .
  . . . .
no      # the enemy stone is one ahead on this side
  . . . . .
  . . . . .
  . . X X .
  . . O * .
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . X . .
  . . . . .
  . . . . .
  . . . . .

pattern pull-back
why     Draw straight back from the stone that touches ours: no weakness is left to push at.
draw
  ? @ ?
  . A .
  . * .
  ? . ?
where   A is O
says    extend(A) by *
yes
  . . . . .
  . . X . .
  . . O . .
  . . * . .
  . . . . .
  . . . . .
yes
  | . . .
  | . * .
  | . O .
  | . X .
  | . . .
  | . . .
  | . . .
no      # the enemy stands behind ours
  . . . . .
  . . X . .
  . . O . .
  . . * . .
  . . X . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . X . .
  . . . . .
  . . . . .
  . . . . .
  . . . . .

pattern block-the-push
why     The enemy pushes along our stone in a line: stop it by standing before its head.
draw
  ? P ?
  O @ ?
  o * .
  ? . ?
where   P is X
when    not self-atari(*)
says    block(@) by *
yes
  . . . . .
  . . X . .
  . O X . .
  . . * . .
  . . . . .
  . . . . .
yes
  . . . .
  . . * .
  . X O .
  . . O .
  . . . .
no      # the stone came alone, it does not push
  . . . . .
  . . . . .
  . O X . .
  . X . . .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . X . .
  . O . . .
  . . . . .
  . . . . .
  . . . . .

pattern cut-off-the-hane
why     The stone bent around the end of ours and hangs on one crossing: cut it off.
draw
  ? . ?
  * @ ?
  P O ?
where   P is X
when    not self-atari(*), liberties-after(*) >= 3, liberties(P) <= 2
says    cut(@, P) by * confidence 521 of 614
yes
  | . . . . . .
  | . O . . . .
  | O X O . . .
  | . * X . . .
  | . . . . . .
  + - - - - - -
yes
  - - - - - - -
  . . . . . . .
  . . * X . . .
  . O X O . . .
  . . O . . . .
  . . . . . . .
no      # the crossing is closed
  . . . . .
  . . . . .
  . X X . .
  . X O . .
  . . O . .
no      # the enemy stone is missing
  | . . . . . .
  | . O . . . .
  | O . O . . .
  | . . X . . .
  | . . . . . .
  + - - - - - -

pattern stretch-past-the-hane
why     The stone bent around the end of ours: stretch to the other side and keep the cut in hand.
draw
  ? . .
  . @ .
  X A *
  ? ? .
where   A is O
says    extend(A) by *
yes
  . . . . .
  . . . . .
  . . X . .
  . X O * .
  . . O . .
  . . . . .
yes
  . . . . . . .
  . . O X * . .
  . . . O . . .
  . . . . . . .
  - - - - - - -
no      # the other side is taken
  . . . . .
  . . . . .
  . . X . .
  . X O X .
  . . O . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . . . . .
  . . X X .
  . X O . .
  . . O . .
  . . . . .

pattern extend-from-the-crosscut
why     Crosscut: extend one of the two stones away from the stone that cut, and see which side
        gives way.
draw
  A @ ?
  P B ?
  ? * .
  ? . ?
where   A is O, P is X, B is O
says    extend(B) by *
yes
  . . . . .
  . O X . .
  . X O . .
  . . * . .
  . . . . .
  . . . . .
yes
  . . . . |
  . . * . |
  . X O . |
  . O X . |
  . . . . |
  . . . . |
  . . . . |
no      # it is no crosscut: ours are connected
  . . . . .
  . O X . .
  . O O . .
  . X . . .
  . . . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . O X . .
  . X . . .
  . . . . .
  . . . . .
  . . . . .

pattern extend-along-the-crosscut
why     Crosscut: extend one of the two stones along the stone that cut, and press it.
draw
  ? . ?
  A @ .
  P B *
  ? ? .
where   A is O, P is X, B is O
says    extend(B) by *, press(@) by *
yes
  . . . . .
  . . . . .
  . O X . .
  . X O * .
  . . . . .
  . . . . .
yes
  . . . . |
  . . . . |
  . . . . |
  . X O . |
  . O X * |
  . . . . |
  . . . . |
no      # the enemy went ahead on this side, and on the other
  . . X . .
  . . X . .
  X O X X .
  . X O X .
  . . O . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . O X . .
  . X . . .
  . . . . .
  . . . . .

pattern connect-against-the-look
why     The stone looks between two of ours and cuts next: connect.
draw
  ? @ ?
  A * B
  ? x ?
where   A is O, B is O
when    not enemy-cannot-play-safely(*), liberties-after(*) >= 3, line(*) >= 3, liberties(B) >= 3,
        stones(B) <= 1
says    connect(A, B) by * confidence 1116 of 1120
yes
  . . . . .
  . . X . .
  . O * O .
  . . . . .
yes
  . . . . .
  . . O . .
  . X * X .
  . . . . .
  . O . . .
no      # the two are connected behind
  . . . . .
  . . X . .
  . O . O .
  . O O O .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . O . O .
  . . . . .

pattern block-on-the-first-line
why     The enemy creeps along the first line: stop it under our stone.
draw
  ? ? O
  P @ *
  - - -
where   P is X
when    not self-atari(*)
says    block(@) by *
yes
  . . . . . .
  . X O O . .
  . X X * . .
  - - - - - -
yes
  . . . . . |
  . . . . . |
  . . . . O |
  . . X X * |
  - - - - - +
no      # not at the edge
  . . . . . .
  . X O O . .
  . X X . . .
  . . . . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . X O . . .
  . X X . . .
  - - - - - -
