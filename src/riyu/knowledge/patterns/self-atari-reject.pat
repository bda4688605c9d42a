# Asked at an empty point where a stone would stand in atari: is it to be rejected, or is it fine?

class    self-atari-reject
asked    an empty point; in all orientations
answer   best
last     self-atari-reject-none

glob self-atari-reject-where-it-is-one
why     A stone here would have one liberty or none.
draw
  @
when    self-atari(@)

# These are fine.

use shape/take-the-last-liberty
yes
  . . . . . . . .
  . . . O X . . .
  . . O X * X . .
  . . . O X . . .
  . . . . . . . .
yes
  - - - - - - +
  . X * X O . |
  . . X O . . |
  . . . . . . |
no      # it takes nothing
  . . . . . . . .
  . . . O X . . .
  . . . X * X . .
  . . . O X . . .
  . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . .
  . . . O . . . .
  . . O X . X . .
  . . . O X . . .
  . . . . . . . .

use string-attack/string-attack-snapback-in-the-center
why     Whoever takes it there fills the enemy's own second liberty: the stone comes back with
        interest.
when    liberties(A) = 2
yes
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . .
  . . X O . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . O O . . .
  . O X X O X .
  . X * . O . .
  . . X O . . .
  . . . . . . .
no      # the enemy gets liberties by taking: the right side is open
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . . . .
  . . X O . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . O O . . .
  . O . X O . .
  . X . . O . .
  . . X O . . .
  . . . . . . .

use string-attack/string-attack-snapback-on-the-edge
why     On the first line as well: taking the stone leaves the enemy the point where it stood, and
        no other.
when    liberties(A) = 2
yes
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . O O . . .
  . O X X O . .
  . X * . O . X
  - - - - - - -
no      # the enemy's string has a third liberty
  . . . . . . .
  . . . O . . .
  . O X X O . .
  . X * . O . .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . O O . . .
  . O . X O . .
  . X . . O . .
  - - - - - - -

pattern self-atari-reject-not-the-stone-into-the-half-eye
why     Two corners of the eye are ours: the stone the enemy has to take leaves the enemy a false
        one.
draw
  O A ?
  X * .
  ? X O
where   A is X
says    throw-in(A) by *, take-eye(A) by * confidence 36 of 62
yes
  . . . . . . .
  . . O X . . .
  . . X * . . .
  . . . X O . .
  . . . . . . .
yes
  . . . . . . |
  . . . . . . |
  . O X . . . |
  . . * X . . |
  . . X O . . |
  . . . . . . |
  . . . . . . |
no      # the enemy holds one of the corners: the eye is real
  . . . . . . .
  . . O X . . .
  . . X * . . .
  . . . X X . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . O . . . .
  . . X . . . .
  . . . X O . .
  . . . . . . .

pattern self-atari-reject-not-the-half-eye-on-the-first-line
why     One corner is enough on the first line: give the stone, and the eye is gone.
draw
  O A ?
  X * .
  - - -
where   A is X
says    throw-in(A) by *, take-eye(A) by * confidence 220 of 305
yes
  . . . . . . .
  . . O X X . .
  . . X * . . .
  - - - - - - -
yes
  | . . . .
  | . . . .
  | . . . .
  | * O . .
  | O X . .
  | . . . .
  + - - - -
no      # the enemy holds the corner: the eye stays one
  . . . . . . .
  . . X X X . .
  . . X * . . .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . O . X . .
  . . X . . . .
  - - - - - - -

pattern self-atari-reject-not-inside-his-three-point-eye
why     Two stones given in an eye of three: taking them leaves the enemy two points, and two points
        are one eye.
draw
  ? A X X ?
  X * B . X
  ? X X X ?
where   A is X, B is O
when    liberties(A) = 2, stones(B) = 1
says    take-eye(A) by *
yes
  . . . . . . . . .
  . . O O O O O . .
  . O X X X X X O .
  . O X * O . X O .
  . O X X X X X O .
  . . O O O O O . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . X . . .
  . . O O O O O . .
  . O X X X X X O .
  . O X * O . X O .
  . O X X X X X O .
  . . O O O O O . .
  . . . . . . . . .
no      # the enemy's string has liberties outside: nothing is gained yet
  . . . . . . . . .
  . . O . . O O . .
  . O X X X X X O .
  . O X * O . X O .
  . O X X X X X O .
  . . O O O O O . .
  . . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . . .
  . . O O O O O . .
  . O X . X X X O .
  . O X . O . X O .
  . O X X X X X O .
  . . O O O O O . .
  . . . . . . . . .

# These are not.

pattern self-atari-reject-in-a-seki
why     Both live by the two liberties they share: whoever plays there first is taken.
draw
  A @ P
where   A is O, P is X
when    liberties(A) = 2, liberties(P) = 2
says    reject(@), seki(A, P) confidence 502 of 625
yes
  - - - - - - - - - - -
  . X O O O . X X X O .
  . X O O O . X X X O .
  . X X O O O X X O O .
  . . X X X X O O O . .
  . . . . . . . . . . .
yes
  . . . |
  . . X |
  . . O |
  . O . |
  . O X |
  . . . |
  . . . |
no      # the enemy's string has a liberty outside: there is no seki yet
  - - - - - - - - - - -
  . X O O O . X X X . .
  . X O O O . X X X O .
  . X X O O O X X O O .
  . . X X X X O O O . .
  . . . . . . . . . . .
no      # the enemy stone is missing
  - - - - - - - - - - -
  . X O O O . X X X O .
  . X O O O . X X X O .
  . X X O O . X X O O .
  . . X X X X O O O . .
  . . . . . . . . . . .

pattern self-atari-reject-after-a-lost-stone
why     The stone is in atari and stays so: going on only adds to what the enemy takes.
draw
  B @
where   B is O
when    liberties(B) = 1
says    reject(@)
yes
  . . . . . . .
  . . X X X . .
  . X O . X . .
  . . X . . . .
  . . . . . . .
yes
  | . . X . .
  | . X O X .
  | . X . . .
  + - - - - -
no      # the stone itself has two liberties
  . . . . . . .
  . . X . X . .
  . . O . X . .
  . . X . . . .
  . . . . . . .
no      # a stone of ours more stands there
  . . . . . . .
  . . X X X . .
  . X O O X . .
  . . X . . . .
  . . . . . . .

pattern self-atari-reject-of-a-large-string
why     Six stones and more put in atari are no sacrifice any more, and they leave the enemy an eye.
draw
  B @
where   B is O
when    stones(B) >= 6
says    reject(@)
yes
  . . . . . . . .
  . . X X X X . .
  . X O O O X . .
  . X O O O . X .
  . . X X X . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . X X X X . .
  . X O O O X . .
  . X O O O . X .
  . . X X X . . .
  . . . . . . X .
no      # it is five stones
  . . . . . . . .
  . . X X X X . .
  . X O O O X . .
  . X O O . . X .
  . . X X X . . .
  . . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . X X X X . .
  . X O O . X . .
  . X O O O . X .
  . . X X X . . .
  . . . . . . . .

pattern self-atari-reject-into-the-tigers-mouth
why     A stone in the mouth of a string with liberties to spare is taken, and the enemy got
        stronger for nothing.
draw
  ? P ?
  X @ X
where   P is X
when    liberties(P) >= 3
says    reject(@)
yes
  . . . . . .
  . . X . . .
  . X . X . .
  . . . . . .
  . . . . . .
yes
  . . . . . . |
  . . . . . . |
  . . . . . . |
  . O . O . . |
  . . O . . . |
  . . . . . . |
  . . . . . . |
no      # one string of the mouth has two liberties: the enemy may have to fear something
  . . . . . .
  . . X O . .
  . X . X O .
  . . O . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . X . . .
  . X . . . .
  . . . . . .
  . . . . . .

pattern self-atari-reject-without-a-reason
why     Nothing known speaks for this stone: it is just taken.
draw
  @
says    reject(@)
yes
  . . . . . . .
  . . X X X . .
  . X . . X . .
  . . X X . . .
  . . . . . . .
yes
  | . . .
  | . . .
  | . . .
  | . X .
  | X . .
no      # two liberties: it is no self-atari
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  | . . .
  | . . .
  | . . .
  | . . .
  | X . .

end

pattern self-atari-reject-none
why     No self-atari: nothing to reject.
draw
  @
says    nothing
yes
  . . .
  . . .
  . . .
