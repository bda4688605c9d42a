# What our own last move threatened, played out when the enemy went elsewhere or answered as
# expected: the focus is our last stone.

class    obvious-follow-up
asked    an own stone; in all orientations
answer   sequence
last     none

use contact-defense/contact-defense-take-what-touches
why     The atari was not answered: take the stone.
when    not self-atari(*)
says    sequence(*), capture(P) by *
yes
  . . . . . .
  . . O . . .
  . O X * . .
  . . O . . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . O X . .
  . O X * . .
  . . O . . .
  . . . . . .
no      # it has two liberties
  . . . . . .
  . . . . . .
  . O X * . .
  . . O . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . O . . .
  . O . . . .
  . . O . . .
  . . . . . .

pattern follow-up-take-around-the-corner
why     The atari was not answered: take the stone, whichever side its last liberty lies on.
draw
  ? *
  @ P
where   P is X
when    liberties(P) = 1, not self-atari(*)
says    sequence(*), capture(P) by *
yes
  . . . . .
  . . * . .
  . O X O .
  . . O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . * . .
  . O X O X
  . . O . .
  . . . . .
no      # it has two liberties
  . . . . .
  . . * . .
  . O X . .
  . . O . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . O . O .
  . . O . .
  . . . . .

use attack-boundary/break-push-and-cut
why     The peep was not answered: go through the gap, and the two strings each have to live alone.
as      A is @
when    liberties-after(*) >= 4, liberties(P) <= 2, stones(P) <= 1
says    sequence(*), cut(P, Q) by * confidence 134 of 168
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O O O . .
  . O X * X O .
  . O . . . . .
  . . . . . . .
yes
  . . . O . . |
  . . . . . . |
  . X * X O . |
  . . O O . . |
  . . . . . . |
  . . . . . . |
  . . . . . . |
no      # they answered: the gap is closed
  . . . . .
  . . O . .
  . X X X .
  . . . . .
  . . . . .
no      # the way through ends at their stone: it can still be stopped
  . . . . .
  . . O . .
  . X * X .
  . . X . .
  . . . . .

pattern follow-up-cut-after-the-push
why     Push and cut: they stopped the push, and the stopping stone hangs on the crossing beside it.
draw
  ? O ? ?
  P @ Q ?
  ? R * ?
  ? ? . ?
where   P is X, Q is X, R is X
when    not self-atari(*), liberties(Q) <= 2, stones(Q) <= 1, liberties(@) >= 2
says    sequence(*), cut(R, Q) by * confidence 148 of 171
yes
  . . . . .
  . . O . .
  . O X X .
  . * O X .
  . . . . .
yes
  . . . . . .
  . * X O O O
  . X O O . .
  . . X . . .
  . . . . . .
no      # the crossing is guarded from below: the cutting stone is caught
  . . . . . .
  . . O . . .
  . X O X . .
  . . X * . .
  . . . X . .
  . . . . . .
no      # they closed the crossing
  . . . . . .
  . . O . . .
  . X O X . .
  . . X X . .
  . . . . . .
  . . . . . .

pattern follow-up-connect-the-first-line-hane
why     Hane and connect on the first line: they blocked, we connect, they must close the cut above,
        and we move again.
draw
  ? O X ?
  ? O X a
  ? * @ P
  - - - -
where   P is X
says    sequence(*, a), endgame by *
yes
  . . . . . .
  . . O X . .
  . . O X . .
  . . * O X .
  - - - - - -
yes
  | . . . .
  | . . . .
  | X . . .
  | O X X .
  | * O O .
  | . . . .
  | . . . .
  + - - - -
no      # they did not block: there is more to gain than connecting
  . . . . . .
  . . O X . .
  . . O X . .
  . . * O . .
  - - - - - -
no      # the cut is closed: now connecting is not sente any more
  . . . . . .
  . . O X . .
  . . O X X .
  . . * O X .
  - - - - - -

pattern follow-up-connect-the-second-line-hane
why     On the second line hane and connect is worth far more, and again they have to mend the cut
        behind the block.
draw
  ? O X ? ?
  ? O X a ?
  ? * @ P .
  ? . . . .
  - - - - -
where   P is X
says    sequence(*, a), settle(@) by *
yes
  . . . . . . .
  . . O X . . .
  . . O X . . .
  . . * O X . .
  . . . . . . .
  - - - - - - -
yes
  + - - - - - - - -
  | . . . . . . . .
  | . . O X * . . .
  | . . . O X . . .
  | . . . O X . . .
  | . . . . . . . .
  | . . . . . . . .
no      # they did not block: there is more to gain than connecting
  . . . . . . .
  . . O X . . .
  . . O X . . .
  . . * O . . .
  . . . . . . .
  - - - - - - -
no      # the cut is mended already
  . . . . . . .
  . . O X . . .
  . . O X X . .
  . . * O X . .
  . . . . . . .
  - - - - - - -

pattern follow-up-draw-back-after-attaching
why     Attach and draw back: both sides close their cut, and our corner is joined to a firm wall.
draw
  ? . . . ? ?
  A . * @ P .
  ? ? ? X a ?
  ? ? ? . . .
  ? ? ? . . .
  - - - - - -
where   A is O, P is X
says    sequence(*, a), connect(A, @) by *
yes
  . . . . . . . .
  . . . . . . . .
  . O . * O X . .
  . . . . X . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . . . . . . .
  . O . * O X . .
  . . . . X . . .
  . . . . . . . .
  . . . X . . . .
  - - - - - - - -
no      # without our stone two points away there is nothing to draw back to
  . . . . . . . .
  . . . . . . . .
  . . . * O X . .
  . . . . X . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # the bend over our stone has not been played
  . . . . . . . .
  . . . . . . . .
  . O . * O . . .
  . . . . X . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
