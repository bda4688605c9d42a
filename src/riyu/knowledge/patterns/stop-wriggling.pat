# A dead group moves once more: the answers that keep it dead. The focus is the stone just played,
# one of the dead group.

class    stop-wriggling
asked    an enemy stone; in all orientations
answer   best
last     none

pattern wriggle-take-the-stone
why     The stone he gave away has one liberty: take it, there is nothing else to see.
draw
  @ *
when    liberties(@) = 1
says    capture(@) by *, keep-dead(@) by *
yes
  . . . . .
  . . X . .
  . X O * .
  . . X . .
  . . . . .
no      # it has two liberties
  . . . . .
  . . X . .
  . X O . .
  . . . . .
  . . . . .

pattern wriggle-save-what-he-attacks
why     His stone puts one of the wall in atari, and that would be his second eye: connect.
draw
  @ A *
where   A is O
when    liberties(A) = 1, not self-atari(*)
says    save(A) by *, keep-dead(@) by *
yes
  . . . . . .
  . . O . . .
  . O X * . .
  . . O . . .
  . . . . . .
no      # our stone has two liberties: no hurry
  . . . . . .
  . . O . . .
  . O X . . .
  . . . . . .
  . . . . . .

pattern wriggle-connect-the-crossing
why     He looks at the place where our wall crosses: close it, and no cut is left.
draw
  ? A @
  ? * B
  ? ? ?
where   A is O, B is O
says    connect(A, B) by * confidence 16253 of 16373, keep-dead(@) by *
yes
  . . . . .
  . . X O .
  . . * X .
  . . . . .
  . . . . .
no      # the wall is whole
  . . . . .
  . . X O .
  . . X X .
  . . . . .
  . . . . .

pattern wriggle-close-the-gap
why     He comes up to the gap in the wall: close it, and he is shut in as before.
draw
  ? @ ?
  A * B
where   A is O, B is O
says    block(@) by *, connect(A, B) by * confidence 7085 of 7122, keep-dead(@) by *
yes
  . . . . .
  . . O . .
  . X * X .
  . . . . .
no      # there is no gap: the wall is whole
  . . . . .
  . . O . .
  . X X X .
  . . . . .

pattern wriggle-middle-of-three
why     With this stone he has three points in a row: play the middle, and it is one eye.
draw
  ? X @ X ?
  X . * . X
  ? X X X ?
says    take-eye(@) by *, keep-dead(@) by *
yes
  . . . . . . .
  . . O O O . .
  . O . * . O .
  . . O O O . .
  . . . . . . .
no      # he has the middle himself
  . . . . . . .
  . . O O O . .
  . O . O . O .
  . . O O O . .
  . . . . . . .

pattern wriggle-middle-of-three-on-the-first-line
why     Three points on the first line are closed by this stone: the middle keeps it at one eye.
draw
  ? X X @ ?
  X . * . X
  - - - - -
says    take-eye(@) by *, keep-dead(@) by *
yes
  . . . . . . .
  . . O O O . .
  . O . * . O .
  - - - - - - -
no      # he made only two points
  . . . . . . .
  . . O O O . .
  . O O . . O .
  - - - - - - -

pattern wriggle-bend-of-three
why     He made a bent three: the bend is the point.
draw
  ? @ X ?
  X * . X
  X . X ?
  ? X ? ?
says    take-eye(@) by * confidence 4 of 24, keep-dead(@) by *
yes
  . . . . . .
  . . O O . .
  . O * . O .
  . O . O . .
  . . O . . .
  . . . . . .
no      # our stone would be too late: he filled the bend
  . . . . . .
  . . O O . .
  . O O . O .
  . O . O . .
  . . O . . .
  . . . . . .

pattern wriggle-mouth
why     He makes a mouth that wants to be an eye: put a stone into it before it is closed.
draw
  @ X ?
  X . *
  ? X ?
when    not self-atari(*)
says    take-eye(@) by * confidence 745 of 991, keep-dead(@) by *
yes
  . . . . .
  . O O . .
  . O . * .
  . . O . .
  . . . . .
no      # the fourth side is his
  . . . . .
  . O O . .
  . O . O .
  . . O . .
  . . . . .

pattern wriggle-second-diagonal
why     He makes an eye of which we hold one diagonal: the other one makes it false.
draw
  O @ *
  X . X
  ? X ?
when    not self-atari(*)
says    take-eye(@) by * confidence 676 of 770, keep-dead(@) by *
yes
  . . . . .
  . X O * .
  . O . O .
  . . O . .
  . . . . .
no      # no diagonal is ours
  . . . . .
  . . O . .
  . O . O .
  . . O . .
  . . . . .

pattern wriggle-hane-on-the-first-line
why     He comes down for room: stop him on the first line, and the room is too small for two eyes.
draw
  ? O X
  ? A @
  ? . *
  - - -
where   A is O
when    not self-atari(*)
says    hane(@) by *, keep-dead(@) by *
yes
  . . . . .
  . . X O .
  . . X O .
  . . . * .
  - - - - -
no      # he is on the first line already
  . . . . .
  . . X O .
  . . X O .
  . . . O .
  - - - - -

pattern wriggle-block-on-the-first-line
why     He crawls along the first line under our wall: block, there is no more room this way.
draw
  ? A ?
  @ * .
  - - -
where   A is O
when    not self-atari(*)
says    block(@) by *, keep-dead(@) by *
yes
  . . . . .
  . . X . .
  . O * . .
  - - - - -
no      # he is past it
  . . . . .
  . . X . .
  . O O . .
  - - - - -

pattern wriggle-two-one-point
why     He widens his corner: take the second point of the first line, where he would make the eyes.
draw
  | . @ O
  | . . X
  | . * .
  + - - -
says    take-eye(@) by *, keep-dead(@) by *
yes
  | . . . .
  | . O X .
  | . . O .
  | . * . .
  + - - - -
no      # he has it
  | . . . .
  | . O X .
  | . . O .
  | . O . .
  + - - - -

pattern wriggle-stop-at-the-head
why     He runs along the wall: stand before the head, he has no other way.
draw
  ? . ?
  ? * ?
  O @ O
  ? X ?
says    block(@) by *, keep-dead(@) by *
yes
  . . . . .
  . . . . .
  . . * . .
  . X O X .
  . . O . .
  . . . . .
no      # he is through
  . . . . .
  . . . . .
  . . O . .
  . X O X .
  . . O . .
  . . . . .
