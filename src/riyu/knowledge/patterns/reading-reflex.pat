# Asked at the enemy stone just played: what reading tries before it looks at anything else.

class    reading-reflex
asked    an enemy stone; in all orientations
answer   best
last     reflex-none
used     in reading

use shape/take-the-last-liberty
as      P is @

pattern reflex-take-the-attacker-below
why     Our string is in atari and so is one of its attackers: taking beats running.
draw
  @ A ?
  ? P *
where   A is O, P is X
when    liberties(A) = 1, liberties(P) = 1
says    capture(P) by *, save(A) by *
yes
  . . . . . . .
  . . . X . . .
  . . X O . . .
  . . O X * . .
  . . . O . . .
  . . . . . . .
yes
  . . . . . . .
  . . O X . . .
  . O X O . . .
  . . * X . . .
  . . . . . . .
  - - - - - - -
no      # it has a second liberty
  . . . . . . .
  . . . X . . .
  . . X O . . .
  . . . X * . .
  . . . O . . .
  . . . . . . .
no      # a stone of ours more stands there
  . . . . . . .
  . . . X . . .
  . . X O O . .
  . . O X . . .
  . . . O . . .
  . . . . . . .

pattern reflex-take-the-other-attacker
why     Look at each attacker of the string in atari, not only at the last: the old one can be
        taken.
draw
  @ A P *
where   A is O, P is X
when    liberties(A) = 1, liberties(P) = 1
says    capture(P) by *, save(A) by *
yes
  . . . . . . . .
  . . . X O . . .
  . . X O X * . .
  . . . . O . . .
  . . . . . . . .
yes
  | . . .
  | . . .
  | . . .
  | . . .
  | X . .
  | O . .
  | X O .
  | * . .
  | . . .
no      # it has a second liberty
  . . . . . . . .
  . . . X . . . .
  . . X O X * . .
  . . . . O . . .
  . . . . . . . .
no      # the enemy stone is missing
  . . . . . . . .
  . . . X O . . .
  . . X O . . . .
  . . . . O . . .
  . . . . . . . .

pattern reflex-run-to-a-friend
why     Atari: the only liberty touches a friend, so one move saves and joins.
draw
  @ A * B
where   A is O, B is O
when    liberties(A) = 1, liberties-after(*) >= 3
says    save(A) by *, connect(A, B) by * confidence 1241 of 1255
yes
  . . . . . . . .
  . . . X . . . .
  . . X O * O . .
  . . . X . . . .
  . . . . . . . .
yes
  - - - - - +
  X * X O . |
  . X O . . |
  . . . . . |
  . . . . . |
no      # no friend is there
  . . . . . . . .
  . . . X . . . .
  . . X O * . . .
  . . . X . . . .
  . . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . . .
  . . . X . . . .
  . . X . . O . .
  . . . X . . . .
  . . . . . . . .

pattern reflex-run-to-a-friend-around-the-corner
why     Atari: the friend stands diagonally, and the last liberty is where the two meet.
draw
  @ A ?
  ? * B
where   A is O, B is O
when    liberties(A) = 1, liberties-after(*) >= 3
says    save(A) by *, connect(A, B) by * confidence 2826 of 2840
yes
  . . . . . . .
  . . . X . . .
  . . X O X . .
  . . . * O . .
  . . . . . . .
  . . . . . . .
yes
  | . . . . .
  | . . . . .
  | . . . . .
  | . . X . .
  | . X O * .
  | . . X O .
  | . . X . .
no      # the stone around the corner is the enemy's
  . . . . . . .
  . . . X . . .
  . . X O X . .
  . . . * X . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . X . . .
  . . X . X . .
  . . . . O . .
  . . . . . . .
  . . . . . . .

use react-without-thought/react-stretch-out-of-atari

use react-without-thought/react-turn-out-of-atari

pattern reflex-double-atari
why     One stone, two strings in atari: the enemy saves one, we take the other.
draw
  @ *
  ? P
where   P is X
when    liberties(@) = 2, liberties(P) = 2
says    atari(@) by *, atari(P) by *
yes
  . . . . . .
  . . O . . .
  . . X * . .
  . . O X . .
  . . . O . .
  . . . . . .
yes
  . O . . .
  O X . . .
  . O X O .
  . . * X O
  . . . . .
no      # one of them has three liberties
  . . . . . .
  . . O . . .
  . . X * . .
  . . O X . .
  . . . . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . O . . .
  . . . . . .
  . . O X . .
  . . . O . .
  . . . . . .

pattern reflex-avoid-the-double-atari
why     The enemy came where the enemy's next stone gives atari on two of ours: connect there first.
draw
  ? A @
  B * ?
where   A is O, B is O
when    liberties(A) = 2, liberties(B) = 2
says    defend(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . X O X . .
  . . O * . . .
  . . X X . . .
  . . . . . . .
yes
  . . . . . .
  . . O . . .
  . O X . . .
  . . O X O .
  . . . * X O
  . . . . . .
no      # one of ours has three liberties: it would be a single atari
  . . . . . . .
  . . . . . . .
  . . X O X . .
  . . O * . . .
  . . . X . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . X . X . .
  . . O . . . .
  . . X X . . .
  . . . . . . .

pattern reflex-atari-on-what-came
why     The stone beside ours has two liberties: leave it one, and the enemy must answer or lose it.
draw
  @ *
  ? A
where   A is O
when    liberties(@) = 2, not self-atari(*)
says    atari(@) by *
yes
  . . . . . .
  . . O . . .
  . O X * . .
  . . . O . .
  . . . . . .
yes
  . . . . .
  . O * . .
  O X X O .
  . O . . .
  . . . . .
no      # it has three liberties
  . . . . . .
  . . . . . .
  . O X * . .
  . . . O . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . O . . .
  . O . . . .
  . . . O . .
  . . . . . .

pattern reflex-block-the-first-line-creep
why     The enemy creeps in on the first line: block before anything else, a step more costs points
        and eyes.
draw
  ? O ?
  @ * ?
  - - -
when    not self-atari(*)
says    block(@) by *
yes
  . . . . . . .
  . . X O O . .
  . . X * . . .
  - - - - - - -
yes
  . . . . . . . . |
  . . . . . . . . |
  . . X . . . . . |
  . . * O . . . . |
  - - - - - - - - +
no      # not at the edge
  . . . . . . .
  . . X O O . .
  . . X * . . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . X . O . .
  . . X . . . .
  - - - - - - -

pattern reflex-answer-the-peep
why     The enemy looks into the gap of our jump: connect, unless reading finds better.
draw
  ? @ ?
  A * B
where   A is O, B is O
when    liberties-after(*) >= 3, not enemy-cannot-play-safely(*)
says    connect(A, B) by * confidence 2498 of 2509
yes
  . . . . . . .
  . . . X . . .
  . . O * O . .
  . . . . . . .
  . . . . . . .
yes
  . . . . .
  . . O . .
  . X * X .
  . . . . .
  . O . . .
no      # there is no second stone to cut off
  . . . . . . .
  . . . X . . .
  . . O * . . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . . . . . .
  . . O . O . .
  . . . . . . .
  . . . . . . .

pattern reflex-none
why     Nothing here has to be tried first.
draw
  @
says    nothing
yes
  . . .
  . X .
  . . .
