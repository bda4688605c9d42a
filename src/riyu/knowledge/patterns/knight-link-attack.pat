# An enemy knight's move, own to move: cut at the waist, from the side where help stands. Ask
# from both ends.

class    knight-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern knight-attack-take-an-end
why     The waist holds the end's last liberty: take it.
draw
  ? . B
  A * ?
where   A is X, B is X
when    liberties(A) = 1, not enemy-cannot-play-safely(*), liberties(B) >= 3
says    capture(A) by *, cut(A, B) by * confidence 182 of 200
yes
  . . . . .
  . O . X .
  O X * . .
  . O . . .
yes
  . . . . . .
  . . . O . .
  . . * X O .
  . X . O . .
  . . . . . .
no      # the end has other liberties
  . . . . .
  . O . X .
  O X . . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . O X X .
  O X . . .
  . O . . .

bar knight-attack-not-where-it-is-taken
why     Stepping in here leaves our stone one liberty: the enemy takes it and is joined for good.
draw
  ? * B
  A . ?
where   A is X, B is X
when    self-atari(*)
yes
  . . X . .
  . X * X .
  . X . . .
  . . . . .
yes
  | . . . . .
  | . . . . .
  | . . . . .
  | . . . X .
  | . X * X .
  | . . X . .
  | . . . . .
no      # our stone keeps two liberties
  . . X . .
  . . . X .
  . X . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . X . X .
  . X . . .
  . . . . .

pattern knight-attack-waist-with-atari
why     The waist point leaves the enemy's end one liberty: the enemy saves it, we are through.
draw
  ? . B
  A * ?
where   A is X, B is X
when    liberties(A) = 2, not self-atari(*), liberties(B) <= 3, stones(B) = 2,
        stones(A) <= 2
says    cut(A, B) by * confidence 28 of 41, atari(A) by *
yes
  . . . . . . |
  . . . . . . |
  . . X X . . |
  . X . O X . |
  . X . * . . |
  X O O . . . |
  . X . . . . |
yes
  . . . . . . .
  . O . . . . .
  O X O O X . .
  O X * X O X .
  O . . X . . .
  . . . O . . .
  . . . . . . .
no      # the end has three liberties: the enemy answers at the waist
  . . . . .
  . . . X .
  O X . . .
  . . . . .
no      # the enemy stone is missing
  . . . . . . |
  . . . . . . |
  . . X X . . |
  . X . . X . |
  . X . . . . |
  X O O . . . |
  . X . . . . |

pattern knight-attack-push-up-from-the-edge
why     The enemy slid down to the second line: from our first-line stone push into the waist from
        below.
draw
  A . ?
  . * B
  . P .
  - - -
where   A is X, B is X, P is O
when    not self-atari(*)
says    push(P) by *
yes
  . . . . .
  . X . . .
  . . * X .
  . . O . .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . .
  . X . . .
  X . * X .
  . . O . .
  - - - - -
no      # the enemy closed the waist above
  . . . . .
  . X X . .
  . . . X .
  . . O . .
  - - - - -
no      # a stone of ours more stands there
  . . . . .
  . X O . .
  . . . X .
  . . O . .
  - - - - -

pattern knight-attack-shut-the-slide-from-above
why     The enemy slid under: lean in from above at the waist and make the enemy connect along the
        second line.
draw
  A * ?
  . . B
  . . .
  - - -
where   A is X, B is X
when    not self-atari(*)
says    force(A) by *, press(B) by *
yes
  . . . . .
  . X * . .
  . . . X .
  . . . . .
  - - - - -
yes
  | . . . . . .
  | . O . . . .
  | . . * . . .
  | . . O . . .
  | . . . . . .
  | . . . . . .
  | . . . . . .
  | . . . . . .
  + - - - - - -
no      # the enemy's stone stands behind: the enemy need not answer
  . . . . .
  . X . . .
  . X . X .
  . . . . .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . . . X .
  . . . . .
  - - - - -
