# Eyes around the liberties of an own string: a liberty that is an eye costs the enemy more than one
# move.

class    string-eyes
asked    a liberty of a string; toward a stone of the string
answer   best
last     string-eyes-nothing

pattern string-eyes-capture-makes-one
why     This liberty is also the last one of an enemy stone inside our ring: taking it gives the
        string an eye.
draw
  O P O
  ? * ?
  ? A ?
where   A is O, P is X
when    liberties(P) = 1
says    capture(P) by *, make-eye(A) by * confidence 443 of 778
yes
  . . X . .
  . X O X .
  . . * . .
  . . X . .
  . . . . .
yes
  . . . . .
  . . O . .
  . . * . .
  . O X O .
  . X O X .
  . . . . .
no      # the stone has a liberty behind
  . . . . .
  . X O X .
  . . . . .
  . . X . .
  . . . . .
no      # the enemy stone is missing
  . . X . .
  . X . X .
  . . . . .
  . . X . .
  . . . . .

use eye-shape/eye-shape-in-the-corner
as      a is @

use eye-shape/eye-shape-on-the-edge
as      a is @

pattern string-eyes-real
why     The liberty can't be made false: the enemy has to fill everything else before the enemy may
        play here.
draw
  @
  A
where   A is O
when    eye-cannot-collapse(@)
says    eye(@) confidence 2436 of 2741
yes
  . . . . .
  . X X . .
  . X . X .
  . X X X .
  . . . . .
yes
  | . . . .
  | . X . .
  | X . X .
  | . X . X
  | . . . .
no      # a side is open
  . . . . .
  . X X . .
  . X . . .
  . X X X .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . X X . .
  . X X X .
  . X X X .
  . . . . .

pattern string-eyes-false
why     The sides are ours, but the enemy holds two diagonals: a liberty for now, and no eye.
draw
  P O Q
  O @ O
  ? A ?
where   A is O, P is X, Q is X
says    false-eye(@) confidence 1710 of 2043
yes
  . . . . .
  . O X O .
  . X . X .
  . X X X .
  . . . . .
yes
  | . . . .
  | . . . .
  | X O X .
  | O . O .
  | . O . .
  | . . . .
  | . . . .
no      # one diagonal only
  . . . . .
  . O X X .
  . X . X .
  . X X X .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . O X O .
  . X X X .
  . X X X .
  . . . . .

use eye-shape/false-eye-shape-on-the-edge
why     On the first line one of the enemy's stones on the diagonal makes the eye false.
as      a is @
when    liberties(P) > 1
yes
  . . . . .
  . . X O .
  . X . X .
  - - - - -
yes
  - - - - - - - +
  . . X . X . . |
  . . . X O O . |
  . . . . . . . |
  . . . . . . . |
no      # no enemy on the diagonal
  . . . . .
  . . X X .
  . X . X .
  - - - - -
no      # a stone of ours more stands there
  . . . . .
  . . X O .
  . X X X .
  - - - - -

pattern string-eyes-close-the-side
why     Three sides are ours: closing the fourth makes an eye, so the string need not be caught in a
        race.
draw
  O O ?
  A @ *
  O O ?
where   A is O
when    not self-atari(*)
says    make-eye(A) by * confidence 118 of 138, half-eye(@) confidence 691 of 1061
yes
  . . . . .
  . X X . .
  . X . * .
  . X X . .
  . . . . .
yes
  . . . . . . .
  . . . * . . .
  . . O . O . .
  . . O O O . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stands at the fourth side
  . . . . .
  . X X . .
  . X . O .
  . X X . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . X X . .
  . X O . .
  . X X . .
  . . . . .

pattern string-eyes-first-line-close
why     On the first line one more stone beside the liberty makes an eye.
draw
  ? O O
  A @ *
  - - -
where   A is O
when    not self-atari(*)
says    make-eye(A) by * confidence 148 of 193, half-eye(@) confidence 1558 of 3734
yes
  . . . . .
  . . X X .
  . X . * .
  - - - - -
yes
  | . . .
  | . . .
  | X . .
  | . X .
  | * X .
  | . . .
  | . . .
no      # the enemy presses on the point above: false
  . . . . .
  . . X O .
  . X . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . . X . .
  . X . . .
  - - - - -

pattern string-eyes-he-cannot-enter
why     The enemy can't play at this liberty without being taken: it counts more than one move in a
        race.
draw
  ? o ?
  o @ o
  ? A ?
where   A is O
when    enemy-cannot-play-safely(@)
says    half-eye(@) confidence 10459 of 29636
yes
  . . . . . .
  . . X X . .
  . X . . X .
  . . X X . .
  . . . . . .
yes
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . X . . |
  . . . . X . |
  . . . X . . |
  . . . . . . |
  . . . . . . |
no      # two sides are open: the enemy comes in and has liberties
  . . . . . .
  . . X . . .
  . . . . . .
  . . X . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . .
  . . X X . .
  . X . O X .
  . . X X . .
  . . . . . .

pattern string-eyes-nothing
why     No eye is known at this liberty.
draw
  @
  A
where   A is O
says    nothing
yes
  . . . .
  . . X .
  . . . .
