# Asked at each liberty of an enemy string: is the atari here a step of a ladder that works?

class    ladder-attack
asked    a liberty of a string; toward a stone of the string
answer   best
last     ladder-not-known

bar ladder-driver-would-be-taken
why     The stone that drives must not stand in atari itself, or the first thing the enemy does is
        take it.
draw
  *
  A
where   A is X
when    liberties-after(*) <= 1
yes
  . . . . . . .
  . . . X . . .
  . . X * . . .
  . . . X X . .
  . . . O O . .
  . . . . . . .
yes
  | . . . . .
  | . . . . .
  | . X * X .
  | . . X . .
  | . . . . .
no      # it has a second liberty
  . . . . . . .
  . . . . . . .
  . . X * . . .
  . . . X X . .
  . . . O O . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . X . . . .
  . . . X X . .
  . . . O O . .
  . . . . . . .

bar ladder-step-gives-him-atari
why     Running out, the enemy puts our stone below in atari: we have no time to go on driving.
draw
  O A *
  B . ?
where   A is X, B is O
when    liberties(A) = 2, liberties(B) <= 2
yes
  . . . . . . .
  . . . O . . .
  . X O X * . .
  . X O . . . .
  . . X . . . .
  . . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . X O . . .
  . . O X X O .
  . . . O . . .
no      # our stone below has three liberties
  . . . . . . .
  . . . O . . .
  . . O X * . .
  . . O . . . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . O . . .
  . X O . . . .
  . X O . . . .
  . . X . . . .
  . . . . . . .

bar ladder-from-the-wrong-side
why     From this side the enemy turns out where no stone of ours waits: three liberties, and the
        ladder is over.
draw
  ? X O
  O A *
  . . .
  . . .
where   A is X
when    liberties(A) = 2
yes
  . . . . . . .
  . . . O . . .
  . . O X O . .
  . . O X * . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
yes
  . . X . . . . |
  . X O X . . . |
  . X O O . . . |
  . . X * . . . |
  - - - - - - - +
no      # our stone waits on the other side
  . . . . . . .
  . . . O . . .
  . . O X O . .
  . . O X * . .
  . . O . . . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . O . . .
  . . O X . . .
  . . O X . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .

bar ladder-runs-into-his-stone
why     The enemy's stone stands on the way: once the string joins it, each atari we gave is a
        weakness of ours.
draw
  ? O ? ?
  O A * .
  O . . .
  ? . X ?
where   A is X
when    liberties(A) = 2
yes
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . O . . . . .
  . . . . X . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  X . . O . . . .
  . . O X * . . .
  . . O . . . . .
  . . . . X . . .
  . . . . . . . .
no      # the way is free so far
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . O . . . . .
  . . . . . . . .
  . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . .
  . . . O . . . .
  . . O . . . . .
  . . O . . . . .
  . . . . X . . .
  . . . . . . . .

bar ladder-runs-past-his-stone
why     The enemy's stone touches the way two steps on: there the driven string gets its third
        liberty.
draw
  ? O ? ? ?
  O A * . ?
  O . . . .
  ? . . . X
  ? ? . . .
where   A is X
when    liberties(A) = 2
yes
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . . . X . .
  . . . . . . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . . . X . .
  . . . . . . . . .
  . . . X . . . . .
no      # nothing of the enemy's is in sight
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . . .
  . . . O . . . . .
  . . O . . . . . .
  . . O . . . . . .
  . . . . . . X . .
  . . . . . . . . .
  . . . . . . . . .

pattern ladder-into-our-stone-at-once
why     Our stone stands where the second step would land: the enemy can't even turn.
draw
  ? O ? ?
  O A * ?
  O . . ?
  ? . O ?
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    ladder(A) by *, atari(A) by *
yes
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . O . . . . .
  . . . . O . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . O . . . . .
  . . . . O . . X
  . . . . . . . .
no      # no stone of ours stands on the way
  . . . . . . . .
  . . . O . . . .
  . . O X * . . .
  . . O . . . . .
  . . . . . . . .
  . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . .
  . . . O . . . .
  . . O . . . . .
  . . O . . . . .
  . . . . O . . .
  . . . . . . . .

pattern ladder-into-our-stone-two-steps-on
why     Follow the zigzag with your eye: on its third step it meets our stone.
draw
  ? O ? ? ?
  O A * . ?
  O . . . .
  ? . . . ?
  ? ? . O ?
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    ladder(A) by *, atari(A) by *
yes
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . . . . O . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . . .
  . . . O . . . . .
  . X O X * . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . . . . O . . .
  . . . . . . . . .
no      # our stone lies beside the zigzag, too far out
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . O . . . . . .
  . . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . . .
  . . . O . . . . .
  . . O . . . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . . . . O . . .
  . . . . . . . . .

use string-attack/string-attack-edge-ladder
says    ladder(A) by *, atari(A) by *

use string-attack/string-attack-turn-it-down-to-the-edge
says    ladder(A) by *, atari(A) by *

pattern ladder-to-the-edge-from-the-fourth-line
why     Fourth line, and our stone below turns the enemy toward the edge: the enemy gets there with
        two liberties, no more.
draw
  ? O ? ? ?
  O A * . ?
  O . . . ?
  ? . . . ?
  ? a . . ?
where   A is X
when    liberties(A) = 2, line(a) = 1
says    ladder(A) by *, atari(A) by *
yes
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
yes
  - - - - - - - - - - +
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . . . . . O . . . |
  . . . . * X O . . . |
  . . . . . O . . . . |
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . . . . . . . . . |
no      # our stone below is missing: the enemy turns away from the edge
  . . . . . . . . .
  . . . O . . . . .
  . . O X * . . . .
  . . . . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -
no      # the enemy stone is missing
  . . . . . . . . .
  . . . O . . . . .
  . . O . . . . . .
  . . O . . . . . .
  . . . . . . . . .
  . . . . . . . . .
  - - - - - - - - -

pattern ladder-toward-the-wall-beside
why     Our wall stands across the way: the zigzag ends there after two steps.
draw
  ? O ? ? O
  O A * . O
  O . . . ?
  ? . . . ?
where   A is X
when    liberties(A) = 2, not self-atari(*)
says    ladder(A) by *, atari(A) by *
yes
  . . . . . . . . .
  . . . O . . O . .
  . . O X * . O . .
  . . O . . . O . .
  . . . . . . . . .
  . . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . X . .
  . . . O . . O . .
  . . O X * . O . .
  . . O . . . O . .
  . . . . . . . . .
  . . . . . . . . .
no      # the wall has a hole just where the enemy comes
  . . . . . . . . .
  . . . O . . O . .
  . . O X * . . . .
  . . O . . . O . .
  . . . . . . . . .
  . . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . . .
  . . . O . . O . .
  . . O . . . O . .
  . . O . . . O . .
  . . . . . . . . .
  . . . . . . . . .

pattern ladder-not-known
why     No ladder is known to work from here.
draw
  @
  A
where   A is s
says    nothing
yes
  . . .
  . . .
  . X .
  . . .
