# Own to move: keep the way from our stone down to the edge. Stones on the second and third
# lines; the edge is drawn.

class    edge-link-defense
asked    an own stone; in all orientations
answer   all
last     none

glob edge-defense-on-the-second-line
why     Our stone stands on the second line: all is decided on the first.
draw
  @
  ?
  -

pattern edge-defense-take-the-first-line-stone
why     What crept in on the first line has one liberty left: take it.
draw
  @ ? ?
  ? C *
  - - -
where   C is X
when    liberties(C) = 1
says    capture(C) by *
yes
  . . . . .
  . O O . .
  . O X * .
  - - - - -
yes
  - - - - - +
  . * X O . |
  . X O O . |
  . . . . . |
  . . . . . |
  . . . . . |
no      # it is joined to a stone outside
  . . . . .
  . O X . .
  . O X . .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . O O . .
  . O . . .
  - - - - -

pattern edge-defense-answer-the-hane-below
why     The enemy bent around under our stone: block in front, the enemy must connect or lose it.
draw
  C @ .
  ? D *
  - - -
where   C is X, D is X
when    liberties(D) = 2, not self-atari(*)
says    block(D) by *, atari(D) by *
yes
  . . . . .
  . X O . .
  . . X * .
  - - - - -
yes
  - - - - - - - - +
  . . . X * . . . |
  . . X O . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
no      # the enemy is past already
  . . . . .
  . X O . .
  . . X X .
  - - - - -
no      # an enemy stone more stands there
  . . . . .
  . X O X .
  . . X . .
  - - - - -

use shape/block-on-the-edge
as      A is @, P is C
says    block(C) by *, hold by *

pattern edge-defense-descend-beside-the-wall
why     Wall against wall on the second line: go down first, and the enemy's hane there is gone.
draw
  C @ .
  . * .
  - - -
where   C is X
when    not self-atari(*)
says    descend(@) by *, hold by *
yes
  . . . . .
  . X O . .
  . . * . .
  - - - - -
yes
  | . . .
  | . . .
  | . X .
  | * O .
  | . . .
  | . . .
  | . . .
no      # the enemy has bent around below
  . . . . .
  . X O . .
  . . X . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . X . . .
  . . . . .
  - - - - -

pattern edge-defense-hang-on-the-first-line
why     A step aside on the first line answers the hane as well, and leaves an eye behind it.
draw
  C @ O
  . . *
  - - -
where   C is X
when    not self-atari(*)
says    defend(@) by *
yes
  . . . . .
  . X O O .
  . . . * .
  - - - - -
yes
  | . . .
  | . . .
  | * X .
  | . X .
  | . O .
  | . . .
  | . . .
no      # the enemy bent around already
  . . . . .
  . X O O .
  . . X . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . X O . .
  . . . . .
  - - - - -

end

pattern edge-defense-block-the-hane-on-the-second-line
why     The enemy bends in under our third-line stone: block beside it, before the second line is
        the enemy's.
draw
  C @ .
  . D *
  . . .
  - - -
where   C is X, D is X
when    not self-atari(*)
says    block(D) by *, hane(D) by *
yes
  . . . . .
  . X O . .
  . . X * .
  . . . . .
  - - - - -
yes
  . . . . . . .
  . . O X . . .
  . . . O * . .
  . . . . . . .
  - - - - - - -
no      # the enemy is out on the other side
  . . . . .
  . X O . .
  . . X X .
  . . . . .
  - - - - -
no      # an enemy stone more stands there
  . . . . .
  . X O X .
  . . X . .
  . . . . .
  - - - - -

pattern edge-defense-cut-off-the-contact-below
why     The enemy touched our stone from below with a friend nearby: step between, the enemy has to
        live alone.
draw
  ? . @ ?
  X * C .
  . . . .
  - - - -
where   C is X
when    not self-atari(*)
says    block(C) by *, hane(C) by *
yes
  . . . . . .
  . . . O . .
  . X * X . .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  X . . . . .
  . . . O . .
  . X * X . .
  . . . . . .
  - - - - - -
no      # no friend to be cut off from
  . . . . . .
  . . . O . .
  . . . X . .
  . . . . . .
  - - - - - -
no      # an enemy stone more stands there
  . . . . . .
  . . X O . .
  . X . X . .
  . . . . . .
  - - - - - -

pattern edge-defense-block-the-slide-below
why     The enemy slid to the second line beside our third-line stone: stand below it and keep the
        corner of the base.
draw
  ? @ ?
  . * C
  . . .
  - - -
where   C is X
when    not self-atari(*)
says    block(C) by *, hold by *
yes
  . . . . .
  . . O . .
  . . * X .
  . . . . .
  - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . X * . |
  . . O . |
  . . . . |
  . . . . |
no      # the enemy is below our stone already
  . . . . .
  . . O . .
  . . X X .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . X .
  . . . . .
  - - - - -

pattern edge-defense-diagonal-block
why     The enemy slides in from further off: step diagonally toward the enemy and stay a move ahead
        of the enemy's crawl.
draw
  ? . @
  C * .
  . . .
  - - -
where   C is X
when    not self-atari(*)
says    block(C) by *, defend(@) by *
yes
  . . . . .
  . . . O .
  . X * . .
  . . . . .
  - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . X . . |
  . . * . |
  . . O . |
  . . . . |
no      # the enemy is under our stone
  . . . . .
  . . . O .
  . X . X .
  . . . . .
  - - - - -
no      # an enemy stone more stands there
  . . . . .
  . . X O .
  . X . . .
  . . . . .
  - - - - -

use edge-rescue/rescue-descend-to-the-second-line
why     The enemy stands beside our third-line stone and slides or bends under it next: stand down
        and keep both out.
when    not self-atari(*)
says    extend(@) by *, defend(@) by *
yes
  . . . . .
  . X O . .
  . . * . .
  . . . . .
  - - - - -
yes
  . . . . . . .
  . . X O . . .
  . . . * . . .
  . . . . . . .
  - - - - - - -
no      # the enemy is below already
  . . . . .
  . X O . .
  . . X . .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . X . . .
  . . . . .
  . . . . .
  - - - - -
