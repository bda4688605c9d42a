# Points that are eyes, half eyes or false eyes by what stands on their sides and corners.

class    eye-shape
asked    the whole board; in all orientations
answer   all
last     none

pattern eye-shape-three-corners
why     Four sides and three corners are own: the enemy may have the fourth and the eye still holds.
draw
  O O ?
  O a O
  O O O
says    eye(a) confidence 441 of 495
yes
  . . . . .
  . O O . .
  . O . O .
  . O O O .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . O O . .
  . O . O .
  X O O O .
  . . . . .
no      # one corner is theirs and one is open: it hangs on that one
  . . . . .
  . X O . .
  . O . O .
  . O O O .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . O O . .
  . O O O .
  . O O O .
  . . . . .

pattern eye-shape-two-corners-and-two-open
why     Two corners are own, two open: if the enemy takes one we take the other, and the eye holds.
draw
  . O .
  O a O
  O O O
says    eye(a) confidence 125 of 136
yes
  . . . . .
  . . O . .
  . O . O .
  . O O O .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . O . .
  . O . O .
  . O O O .
  . . . . X
no      # one of the open corners is theirs: now the other decides
  . . . . .
  . X O . .
  . O . O .
  . O O O .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . . O . .
  . O O O .
  . O O O .
  . . . . .

pattern eye-shape-opposite-corners-and-two-open
why     The two own corners may lie across: of the open two one is enough, and one we always get.
draw
  . O O
  O a O
  O O .
says    eye(a) confidence 23 of 27
yes
  . . . . .
  . . O O .
  . O . O .
  . O O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . O O .
  . O . O .
  . O O . .
  . X . . .
no      # one of the open corners is theirs: now the other decides
  . . . . .
  . X O O .
  . O . O .
  . O O . .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . . O O .
  . O O O .
  . O O . .
  . . . . .

pattern eye-shape-on-the-edge
why     On the edge there are two corners, and both must be own: then nothing can make the eye
        false.
draw
  O O O
  O a A
  - - -
where   A is O
says    eye(a) confidence 70 of 84
yes
  . . . . .
  . O O O .
  . O . O .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . .
  . O O O X
  . O . O .
  - - - - -
no      # one corner is theirs: a false eye
  . . . . .
  . X O O .
  . O . O .
  - - - - -
no      # one corner is open: half an eye
  . . . . .
  . . O O .
  . O . O .
  - - - - -

pattern eye-shape-in-the-corner
why     In the corner of the board two sides and the one diagonal point suffice: the cheapest eye
        there is.
draw
  | O O
  | a A
  + - -
where   A is O
says    eye(a) confidence 13 of 18
yes
  | . . .
  | O O .
  | . O .
  + - - -
yes     # a stone nearby changes nothing
  | . . .
  | O O .
  | . O X
  + - - -
no      # the diagonal point is theirs
  | . . .
  | O X .
  | . O .
  + - - -
no      # the diagonal point is open: half an eye
  | . . .
  | O . .
  | . O .
  + - - -

pattern half-eye-shape-beside-one-lost-corner
why     One corner is theirs, one is open: own there it is an eye, theirs there it is none, so it
        counts half.
draw
  X O .
  O a O
  O O O
says    half-eye(a) confidence 941 of 1203
yes
  . . . . .
  . X O . .
  . O . O .
  . O O O .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . X O . .
  . O . O .
  . O O O .
  . . . X .
no      # the other corner is own: a whole eye
  . . . . .
  . X O O .
  . O . O .
  . O O O .
  . . . . .
no      # the other corner is theirs too: none
  . . . . .
  . X O X .
  . O . O .
  . O O O .
  . . . . .

pattern half-eye-shape-across-from-a-lost-corner
why     The lost corner and the open one lie across from each other: the open one still decides.
draw
  X O O
  O a O
  O O .
says    half-eye(a) confidence 570 of 736
yes
  . . . . .
  . X O O .
  . O . O .
  . O O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . X O O X
  . O . O .
  . O O . .
  . . . . .
no      # no corner is lost yet
  . . . . .
  . . O O .
  . O . O .
  . O O . .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . X O O .
  . O O O .
  . O O . .
  . . . . .

pattern half-eye-shape-on-the-edge
why     On the edge one corner is own and one is open: whoever takes it decides.
draw
  . O O
  O a O
  - - -
says    half-eye(a) confidence 362 of 417
yes
  . . . . .
  . . O O .
  . O . O .
  - - - - -
yes     # a stone nearby changes nothing
  . . . X .
  . . O O .
  . O . O .
  - - - - -
no      # the open corner is own: a whole eye
  . . . . .
  . O O O .
  . O . O .
  - - - - -
no      # the open corner is theirs: none
  . . . . .
  . X O O .
  . O . O .
  - - - - -

pattern half-eye-shape-in-the-corner
why     In the corner of the board all hangs on the one diagonal point while it is open.
draw
  | O .
  | a O
  + - -
says    half-eye(a) confidence 116 of 128
yes
  | . . .
  | O . .
  | . O .
  + - - -
yes     # a stone nearby changes nothing
  | . . .
  | O . .
  | . O X
  + - - -
no      # the diagonal point is own: a whole eye
  | . . .
  | O O .
  | . O .
  + - - -
no      # the stone of ours beside it is missing
  | . . .
  | O . .
  | . . .
  + - - -

pattern false-eye-shape-two-corners-lost
why     Two corners on one side are theirs: the stones there can be put in atari, and the eye must
        be filled.
draw
  X O X
  O a O
  ? O ?
says    false-eye(a) confidence 1920 of 2269
yes
  . . . . .
  . X O X .
  . O . O .
  . . O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  X X O X .
  . O . O .
  . . O . .
  . . . . .
no      # one of the two is open: it still can become an eye
  . . . . .
  . X O . .
  . O . O .
  . . O . .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . X O X .
  . O O O .
  . . O . .
  . . . . .

pattern false-eye-shape-opposite-corners-lost
why     Two corners across from each other are theirs: the four sides are no longer one string by
        themselves.
draw
  X O ?
  O a O
  ? O X
says    false-eye(a) confidence 1014 of 1196
yes
  . . . . .
  . X O . .
  . O . O .
  . . O X .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . X O . .
  . O . O .
  . . O X .
  . X . . .
no      # one of the two is own
  . . . . .
  . X O . .
  . O . O .
  . . O O .
  . . . . .
no      # a stone of ours more stands there
  . . . . .
  . X O . .
  . O O O .
  . . O X .
  . . . . .

pattern false-eye-shape-on-the-edge
why     On the edge one lost corner is enough to make the eye false.
draw
  P O ?
  A a O
  - - -
where   P is X, A is O
says    false-eye(a) confidence 1009 of 1148
yes
  . . . . .
  . X O . .
  . O . O .
  - - - - -
yes     # a stone nearby changes nothing
  . X . . .
  . X O . .
  . O . O .
  - - - - -
no      # the corner is open: half an eye
  . . . . .
  . . O . .
  . O . O .
  - - - - -
no      # a stone of ours more stands there
  . . . . .
  . X O . .
  . O O O .
  - - - - -

pattern false-eye-shape-in-the-corner
why     In the corner of the board the diagonal point is all: theirs there, the eye is false.
draw
  | O P
  | a O
  + - -
where   P is X
says    false-eye(a) confidence 61 of 95
yes
  | . . .
  | O X .
  | . O .
  + - - -
yes     # a stone nearby changes nothing
  | X . .
  | O X .
  | . O .
  + - - -
no      # the diagonal point is own
  | . . .
  | O O .
  | . O .
  + - - -
no      # the stone of ours beside it is missing
  | . . .
  | O X .
  | . . .
  + - - -
