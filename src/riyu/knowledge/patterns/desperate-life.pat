# A group that is lost if nothing happens: the moves that give it the best chance to live, to
# connect, or to take something along. The focus is one of its stones.

class    desperate-life
asked    an own stone; in all orientations
answer   all
last     none

pattern desperate-life-take-what-is-in-atari
why     A stone of the wall has one liberty left: take it, and the wall has a hole and we an eye.
draw
  @ P *
where   P is X
when    liberties(P) = 1
says    capture(P) by *, desperate(@) by *
yes
  . . . . . .
  . . X O . .
  . X O * . .
  . . X O . .
  . . . . . .
no      # it has two
  . . . . . .
  . . . O . .
  . X O . . .
  . . X O . .
  . . . . . .

pattern desperate-life-cut-the-wall
why     The wall hangs together at a crossing: cut, something has to give way on one side.
draw
  ? P @
  ? * Q
  ? ? ?
where   P is X, Q is X
when    not self-atari(*)
says    cut(P, Q) by * confidence 9604 of 12688, desperate(@) by *
yes
  . . . . .
  . . O X .
  . . * O .
  . . . . .
  . . . . .
no      # the crossing is closed
  . . . . .
  . . O X .
  . . O O .
  . . . . .
  . . . . .

pattern desperate-life-atari-on-the-wall
why     Atari on a stone of the wall: if he connects we have gained a stone, if he doesn't we are
        out.
draw
  ? @ ?
  . P *
where   P is X
when    liberties(P) = 2, not self-atari(*)
says    atari(P) by *, desperate(@) by *
yes
  . . . . .
  . . X . .
  . . O * .
  . . X . .
  . . . . .
  . . . . .
no      # three liberties: no atari
  . . . . .
  . . X . .
  . . O . .
  . . . . .
  . . . . .

pattern desperate-life-push-between
why     Go through the gap in the wall: two cuts at once are more than he can close.
draw
  ? . ?
  P * Q
  ? @ ?
where   P is X, Q is X
when    not self-atari(*)
says    push(@) by *, desperate(@) by *
yes
  . . . . .
  . . . . .
  . O * O .
  . . X . .
  . . . . .
no      # he has closed the gap behind
  . . . . .
  . . O . .
  . O . O .
  . . X . .
  . . . . .

pattern desperate-life-hane-on-the-first-line
why     Bend around on the first line: it widens the room for eyes, and he often has to answer.
draw
  ? @ P ?
  . . * .
  - - - -
where   P is X
says    hane(P) by *, desperate(@) by *
yes
  . . . . . .
  . . X O . .
  . . . * . .
  - - - - - -
no      # he came down to the edge first
  . . . . . .
  . . X O . .
  . . . O . .
  - - - - - -

pattern desperate-life-descend
why     Straight down to the edge: the room beside it can no longer be taken with a hane.
draw
  P @ ?
  . * .
  - - -
where   P is X
when    not self-atari(*)
says    descend(@) by *, desperate(@) by *
yes
  . . . . .
  . O X . .
  . . * . .
  - - - - -
no      # he is under us already
  . . . . .
  . O X . .
  . . O . .
  - - - - -

pattern desperate-life-hane-on-the-second-line
why     Bend around his stone on the second line: more room, and a ko or a cut if he blocks
        carelessly.
draw
  @ P ?
  . * .
  . . .
  - - -
where   P is X
when    not self-atari(*)
says    hane(P) by *, desperate(@) by *
yes
  . . . . .
  . X O . .
  . . * . .
  . . . . .
  - - - - -
no      # he stands there
  . . . . .
  . X O . .
  . . O . .
  . . . . .
  - - - - -

pattern desperate-life-two-one-point
why     Around the corner the second point of the first line makes eyes, or a ko at the least.
draw
  | @ O ?
  | . . O
  | . * .
  + - - -
says    make-eye(@) by *, desperate(@) by *
yes
  | . . . .
  | X X . .
  | . . X .
  | . * . .
  + - - - -
no      # he has the point
  | . . . .
  | X X . .
  | . . X .
  | . O . .
  + - - - -

pattern desperate-life-two-two-point
why     A wall above and an empty corner below: the two-two point has the most ways to an eye there.
draw
  | . . @ P
  | . . . ?
  | . * . ?
  | . . . ?
  + - - - -
where   P is X
says    make-eye(@) by *, desperate(@) by *
yes
  | . . . . .
  | . . X O .
  | . . . . .
  | . * . . .
  | . . . . .
  + - - - - -
no      # he guards the corner
  | . . . . .
  | . . X O .
  | . . . . .
  | . O . . .
  | . . . . .
  + - - - - -

pattern desperate-life-throw-in-on-the-first-line
why     Throw in on the first line: he takes, and the stones around the hole are short of a liberty.
draw
  @ P X ?
  X * . X
  - - - -
where   P is X
says    throw-in(P) by *, desperate(@) by *
yes
  . . . . . .
  . X O O . .
  . O * . O .
  - - - - - -
no      # the hole has one point only: a stone there is not playable
  . . . . . .
  . X O O . .
  . O . O O .
  - - - - - -

pattern desperate-life-reach-for-a-friend
why     A stone of ours stands under his: the two join along the first line, and the group has a
        friend.
draw
  @ P B
  . * .
  - - -
where   P is X, B is O
says    bridge-under(@, B) by * confidence 1511 of 1622, desperate(@) by *
yes
  . . . . .
  . X O X .
  . . * . .
  - - - - -
no      # he came down between
  . . . . .
  . X O X .
  . . O . .
  - - - - -

pattern desperate-life-make-the-mouth
why     Hang under the gap between two stones: the mouth is half an eye, and he must answer to break
        it.
draw
  . . .
  @ . O
  . * .
says    make-eye(@) by * confidence 197 of 473, desperate(@) by *
yes
  . . . . .
  . . . . .
  . X . X .
  . . * . .
  . . . . .
no      # he stands in the middle of it
  . . . . .
  . . . . .
  . X O X .
  . . . . .
  . . . . .
