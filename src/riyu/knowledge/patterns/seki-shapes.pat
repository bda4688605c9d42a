# Shapes in which neither side can take the other: the focus is a liberty that both strings share,
# and who fills it puts himself in atari.

class    seki-shapes
asked    an empty point; in all orientations
answer   best
last     none

pattern seki-two-shared-side-by-side
why     Two shared liberties, no others, no eyes: whoever fills one is taken through the other.
draw
  A A P
  A @ P
  A . P
  A P P
where   A is O, P is X
when    liberties(A) = 2, liberties(P) = 2, stones(A) > 6, stones(P) > 6
says    seki(A, P), reject(@)
yes
  . O O X . .
  O X X O X .
  O X X O X .
  O X . O X .
  O X . O X .
  O X O O X .
  O X O O X .
  . O X X . .
yes     # a stone nearby changes nothing
  X O O X . .
  O X X O X .
  O X X O X .
  O X . O X .
  O X . O X .
  O X O O X .
  O X O O X .
  . O X X . .
no      # the enemy has a liberty outside: the enemy wins the race
  . O O X . .
  O X X O X .
  O X X O X .
  O X . O X .
  O X . O . .
  O X O O X .
  O X O O X .
  . O X X . .
no      # the enemy stone is missing
  . O O X . .
  O X X O X .
  O X X O X .
  O X . O X .
  O X . . X .
  O X O O X .
  O X O O X .
  . O X X . .

pattern seki-two-shared-on-the-edge
why     The two last liberties of both strings stand on the edge: whoever plays there loses the
        enemy's stones.
draw
  A P P
  A @ P
  A . P
  - - -
where   A is O, P is X
when    liberties(A) = 2, liberties(P) = 2, stones(A) > 6, stones(P) > 6
says    seki(A, P), reject(@)
yes
  . O O X . .
  O X X O X .
  O X X O X .
  O X O O X .
  O X O O X .
  O X . O X .
  O X . O X .
  - - - - - -
yes     # a stone nearby changes nothing
  . O O X . .
  O X X O X X
  O X X O X .
  O X O O X .
  O X O O X .
  O X . O X .
  O X . O X .
  - - - - - -
no      # we have a liberty outside: we fill first and take the enemy
  . O O X . .
  O X X O X .
  O X X O X .
  . X O O X .
  . X O O X .
  O X . O X .
  O X . O X .
  - - - - - -
no      # the enemy stone is missing
  . O O X . .
  O X X O X .
  O X X O X .
  O X O O X .
  O X O . X .
  O X . O X .
  O X . O X .
  - - - - - -

pattern seki-two-shared-apart
why     The shared liberties lie apart, and no others are left: to fill either of them is self-atari
        for both.
draw
  A A P
  A @ P
  A P P
  A . P
  A A P
where   A is O, P is X
when    liberties(A) = 2, liberties(P) = 2, stones(A) > 6, stones(P) > 6
says    seki(A, P), reject(@)
yes
  . O O X . .
  O X X O X .
  O X X O X .
  O X . O X .
  O X O O X .
  O X . O X .
  O X X O X .
  . O O X . .
yes     # a stone nearby changes nothing
  . O O X . .
  O X X O X X
  O X X O X .
  O X . O X .
  O X O O X .
  O X . O X .
  O X X O X .
  . O O X . .
no      # our string has one more liberty outside: take the enemy
  . O O X . .
  O X X O X .
  O X X O X .
  O X . O X .
  . X O O X .
  O X . O X .
  O X X O X .
  . O O X . .
no      # the enemy stone is missing
  . O O X . .
  O X X O X .
  O X X O X .
  O X . O X .
  O X O . X .
  O X . O X .
  O X X O X .
  . O O X . .

pattern seki-eye-against-eye
why     Each string has one eye and there is one shared liberty: who fills it is in atari, so both
        live as they are.
draw
  A A A ? P P P
  A . A @ P . P
  A A A ? P P P
where   A is O, P is X
when    liberties(A) = 2, liberties(P) = 2
says    seki(A, P), reject(@)
yes
  . O O O O X X X .
  O X X X X O O O X
  O X . X . O . O X
  O X X X O O O O X
  . O O O X X X X .
yes     # a stone nearby changes nothing
  . O O O O X X X .
  O X X X X O O O X
  O X . X . O . O X
  O X X X O O O O X
  X O O O X X X X .
no      # the enemy has no eye but a liberty outside: eye against no eye, the enemy loses
  . O O O O X X X .
  O X X X X O O O X
  O X . X . O O O .
  O X X X O O O O X
  . O O O X X X X .
no      # an enemy stone more stands there
  . O O O O X X X .
  O X X X X O O O X
  O X . X O O . O X
  O X X X O O O O X
  . O O O X X X X .

pattern seki-straight-three-inside
why     Three of the enemy's in a row, a liberty at both ends, none of ours outside: if the enemy
        plays the enemy gives us four in a row, if we do the enemy takes us.
draw
  A A A A A A A
  A @ P P P . A
  A A A A A A A
where   A is O, P is X
when    liberties(A) = 2, stones(P) = 3
says    seki(A, P), reject(@)
yes
  . O O O O O O O .
  O X X X X X X X O
  O X . O O O . X O
  O X X X X X X X O
  . O O O O O O O .
yes     # a stone nearby changes nothing
  . O O O O O O O .
  O X X X X X X X O
  O X . O O O . X O
  O X X X X X X X O
  X O O O O O O O .
no      # we have liberties outside and can take the enemy
  . . . . . . . . .
  . X X X X X X X .
  . X . O O O . X .
  . X X X X X X X .
  . . . . . . . . .
no      # the enemy stone is missing
  . O O O O O O O .
  O X X X X X X X O
  O X . O . O . X O
  O X X X X X X X O
  . O O O O O O O .

pattern seki-straight-three-on-the-edge
why     On the first line as in the middle: three in a row inside and no liberty of ours outside,
        nobody wants to move.
draw
  A A A A A A A
  A @ P P P . A
  - - - - - - -
where   A is O, P is X
when    liberties(A) = 2, stones(P) = 3
says    seki(A, P), reject(@)
yes
  . O O O O O O O .
  O X X X X X X X O
  O X . O O O . X O
  - - - - - - - - -
yes     # a stone nearby changes nothing
  X O O O O O O O .
  O X X X X X X X O
  O X . O O O . X O
  - - - - - - - - -
no      # only two of the enemy's: a third is added, we take three, and are killed in the middle
  . O O O O O O . .
  O X X X X X X O .
  O X . O O . X O .
  - - - - - - - - -
no      # the enemy stone is missing
  . O O O O O O O .
  O X X X X X X X O
  O X . O . O . X O
  - - - - - - - - -
