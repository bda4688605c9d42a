# What hangs on a ko, told beside the moves that take or end it: own takes the enemy's stone by
# playing on the focus, or ends the ko there that its own stone is in.

class    ko-moves
asked    an empty point; in all orientations
answer   bits
last     none

pattern ko-take-at-the-beginning
why     There are few threats at the beginning of a game: who takes first has the better of
        the ko.
draw
  ? X ?
  X @ P
  ? X ?
where   P is X
when    liberties(P) = 1, phase >= 8
says    bits(ko, urgent)
yes
  | . . . . .
  | . . O . .
  | . O . O X
  | . X O X .
  | . . X . .
yes
  . O . . .
  . X O . .
  X O . O .
  . X O O .
  . X X . .
no      # an enemy stone more stands there
  | . . . . .
  | . . O . .
  | . O O O X
  | . X O X .
  | . . X . .
no      # the stone of ours beside it is missing
  | . . . . .
  | . . O . .
  | . O . O X
  | . . O X .
  | . . X . .

pattern ko-take-frees-a-string
why     Taking the stone also frees our string beside it, which is in atari: the ko is
        fought for that string.
draw
  ? X A
  X @ P
  ? ? ?
where   A is O, P is X
when    liberties(A) = 1, liberties(P) = 1
says    bits(ko, urgent, important)
yes
  . . X . .
  . . O X .
  . O . O X
  . . O X .
  . . O O O
yes
  O X . . .
  X . X . .
  O X . X .
  . O X O X
  . . O . O
no      # an enemy stone more stands there
  . . X . .
  . . O X .
  . O O O X
  . . O X .
  . . O O O
no      # the stone of ours beside it is missing
  . . X . .
  . . O . .
  . O . O X
  . . O X .
  . . O O O

pattern ko-take-gives-atari
why     Taking leaves the string beside the ko one liberty: the next move takes it, or the
        enemy has to end the ko first.
draw
  ? Q ?
  X @ P
  ? ? ?
where   P is X, Q is X
when    liberties(Q) = 2, liberties(P) = 1, stones(Q) > 1
says    bits(ko, forcing)
yes
  | . . X O .
  | . O X X .
  | X X . X O
  | O O X O X
  | . . O O O
yes
  | . X X O X O O
  | . . O X X X O
  | . . O X O O O
  | . O X . X O X
  | . . O X . . X
  | . . . . . . O
  | . . . O . . .
no      # an enemy stone more stands there
  | . . X O .
  | . O X X .
  | X X X X O
  | O O X O X
  | . . O O O
no      # the stone of ours beside it is missing
  | . . X O .
  | . . X X .
  | X X . X O
  | O O X O X
  | . . O O O

pattern ko-take-for-an-eye
why     Where the stone stands an eye of ours is waiting: who wins this ko has it, or has
        taken it.
draw
  ? X O O
  X @ P O
  ? X O O
where   P is X
when    liberties(P) = 1
says    bits(ko, important)
yes
  . X . X .
  . . X . X
  . X . X O
  X O X O .
  O O O O .
  . . . X .
yes
  . X . . X
  X . X . .
  O X . X X
  . O X O X
  . O O O O
  . O . O X
no      # an enemy stone more stands there
  . X . X .
  . . X . X
  . X X X O
  X O X O .
  O O O O .
  . . . X .
no      # the stone of ours beside it is missing
  . X . X .
  . . X . X
  . X . X O
  X . X O .
  O O O O .
  . . . X .

pattern ko-take-between-two-strings
why     Our two strings meet at the stone: won, the ko joins them, lost, it keeps them
        apart.
draw
  ? X A
  X @ P
  ? X B
where   A is O, B is O, P is X
when    liberties(P) = 1
says    bits(ko, urgent)
yes
  O . . . .
  . . O . .
  X O . O .
  . X O X .
  X . X . .
yes
  . X O . O
  . X O . O
  X O . O X
  . X O . .
  . X X O X
no      # an enemy stone more stands there
  O . . . .
  . . O . .
  X O O O .
  . X O X .
  X . X . .
no      # the stone of ours beside it is missing
  O . . . .
  . . O . .
  X O . O .
  . . O X .
  X . X . .

pattern ko-take-in-the-corner
why     A ko in the corner is about the whole corner: whoever wins it lives there.
draw
  | X ?
  | @ P
  + - -
where   P is X
when    liberties(P) = 1
says    bits(ko, urgent)
yes
  - - - +
  . O . |
  X X O |
  X . X |
yes
  O X . |
  . O X |
  O X . |
  - - - +
no      # an enemy stone more stands there
  - - - +
  . O O |
  X X O |
  X . X |
no      # the stone of ours beside it is missing
  - - - +
  . O . |
  X . O |
  X . X |

pattern ko-take-on-the-first-line
why     A ko on the first line is about the base of what stands above: small to look at,
        large if that has no other eye.
draw
  ? X ?
  X @ P
  - - -
where   P is X
when    liberties(P) = 1
says    bits(ko)
yes
  O . . |
  O . O |
  X O . |
  X X O |
  - - - +
yes
  + - - -
  | . O .
  | X X O
  | . X X
  | X O O
  | O X X
no      # an enemy stone more stands there
  O . . |
  O . O |
  X O O |
  X X O |
  - - - +
no      # the stone of ours beside it is missing
  O . . |
  O . O |
  X O . |
  X . O |
  - - - +

pattern ko-end-before-the-atari
why     Once the enemy takes, the string beside is in atari: end the ko while only one stone
        can be taken.
draw
  ? B ?
  O @ A
  ? ? ?
where   A is O, B is O
when    liberties(A) = 1, liberties(B) = 2, stones(B) > 1
says    bits(ko, urgent)
yes
  - - - - -
  . O O X .
  X O . O X
  X X O X X
  . . O O O
yes
  O X X X X
  X X O X O
  O O . O O
  X X O O O
  X . X O O
no      # an enemy stone more stands there
  - - - - -
  X O O X .
  X O . O X
  X X O X X
  . . O O O
no      # the stone of ours beside it is missing
  - - - - -
  . . O X .
  X O . O X
  X X O X X
  . . O O O

pattern ko-end-joins-two-strings
why     The stone that ends the ko joins two strings besides: what was to be won by it is
        then beyond all threats.
draw
  ? B ?
  C @ A
  ? ? ?
where   A is O, B is O, C is O
when    liberties(A) = 1
says    bits(ko, important)
yes
  O . . . .
  . . O . .
  X O . O .
  . X O X .
  X . X . .
yes
  | . . . .
  | O X . X
  | X . X O
  | O X X X
  | O O O X
no      # the stone of ours beside it is missing
  O . . . .
  . . . . .
  X O . O .
  . X O X .
  X . X . .
no      # the stone of ours beside it is missing
  | . . . .
  | O . . X
  | X . X O
  | O X X X
  | O O O X

pattern ko-end-in-the-corner
why     Fill in the corner: the ko there is ended, and the corner is no longer anybody's to
        fight for.
draw
  | B ?
  | @ A
  + - -
where   A is O, B is O
when    liberties(A) = 1
says    bits(ko, urgent)
yes
  - - - +
  . O . |
  X X O |
  X . X |
yes
  O X . |
  O O X |
  O X . |
  - - - +
no      # the stone of ours beside it is missing
  - - - +
  . . . |
  X X O |
  X . X |
no      # the stone of ours beside it is missing
  O X . |
  O O . |
  O X . |
  - - - +

pattern ko-end-on-the-first-line
why     End it on the first line: the enemy's stone there would come in under ours, and take
        the edge point with it.
draw
  ? O ?
  O @ A
  - - -
where   A is O
when    liberties(A) = 1
says    bits(ko)
yes
  | O . .
  | X O O
  | . X X
  | X . .
  | . X .
yes
  | X X .
  | O X .
  | . O O
  | O X X
  | . X O
no      # the stone of ours beside it is missing
  | O . .
  | . O O
  | . X X
  | X . .
  | . X .
no      # the stone of ours beside it is missing
  | X X .
  | . X .
  | . O O
  | O X X
  | . X O
