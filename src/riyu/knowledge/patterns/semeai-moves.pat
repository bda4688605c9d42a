# Moves in a race of liberties: asked where reading finds that it hangs on who moves first. A is a
# stone of the enemy string in the race, the focus one of its liberties; the answer may lie
# elsewhere. What wins a race less than half the time says what it does, and not `race`.

class    semeai-moves
asked    a liberty of a string; toward a stone of the string
answer   best
last     semeai-nothing-better

use shape/take-the-last-liberty
as      P is A
says    capture(A) by *

pattern semeai-approach-on-the-first-line
why     To fill this liberty from the edge would be self-atari: put a stone beside it first, and the
        next one is safe.
draw
  ? A O ?
  x @ * .
  - - - -
where   A is X
when    self-atari(@)
says    fill(*) by *
yes
  . . . . . . .
  . O O X . . .
  . O . * . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . O O X X . .
  . O . * . . .
  - - - - - - -
no      # the liberty can be filled at once
  . . . . . . .
  . . O X . . .
  . . . X . . .
  - - - - - - -
no      # the stone of ours beside it is missing
  . . . . . . .
  . O O . . . .
  . O . . . . .
  - - - - - - -

bar semeai-not-into-self-atari
why     To fill this liberty would leave us one: in a race that gives the enemy the last move.
draw
  *
  A
where   A is X
when    self-atari(*), liberties(A) > 1
yes
  . . . . . . .
  . O O O O . .
  O X X . O . .
  O X X O O . .
  . O O . . . .
yes
  | . . .
  | . . .
  | * X .
  | X . .
  | . . .
no      # the stone has liberties of its own there
  . . . . .
  . . O . .
  . . . . .
  . . . . .
no      # a stone of ours more stands there
  | . . .
  | O . .
  | . X .
  | X . .
  | . . .

pattern semeai-break-the-eye-first
why     The enemy is about to close an eye, and an eye is worth more than any outside liberty: stand
        in its mouth.
draw
  X X ?
  A @ *
  X X ?
where   A is X
when    liberties(A) > 2, not self-atari(*)
says    take-eye(A) by * confidence 90 of 125, race(A) by *
yes
  . . . . .
  . O O . .
  . O . * .
  . O O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . O O . .
  . O . * .
  . O O X .
  . . . . .
no      # it is closed: too late to break it
  . . . . .
  . O O . .
  . O . O .
  . O O . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . O O . .
  . O O . .
  . O O . .
  . . . . .

pattern semeai-break-the-eye-on-the-first-line
why     At the edge two stones close an eye: come in before the enemy makes it, else the shared
        liberties count for the enemy alone.
draw
  X X ?
  A @ *
  - - -
where   A is X
when    liberties(A) > 2, not self-atari(*)
says    take-eye(A) by * confidence 86 of 121
yes
  . . . . .
  . O O . .
  . O . * .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . .
  . O O . X
  . O . * .
  - - - - -
no      # the enemy's stone has closed it
  . . . . .
  . O O . .
  . O . O .
  - - - - -
no      # an enemy stone more stands there
  . . . . .
  . O O . .
  . O O . .
  - - - - -

pattern semeai-make-an-eye
why     With an eye of ours the enemy can't fill the shared liberties: close it before filling the
        enemy's outside ones.
draw
  ? A @ ?
  ? B O ?
  O . * ?
  ? O O ?
where   A is X, B is O
when    liberties(A) > 2, not self-atari(*)
says    make-eye(B) by * confidence 11 of 12, race(A) by *
yes
  . . . . . .
  . . O . . .
  . . X X . .
  . X . * . .
  . . X X . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . O . . .
  . . X X . .
  . X . * . .
  . . X X . X
  . . . . . .
no      # we have no wall around the point
  . . . . . .
  . . O . . .
  . . X X . .
  . . . . . .
  . . X X . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . O . . .
  . . X . . .
  . X . . . .
  . . X X . .
  . . . . . .

pattern semeai-make-an-eye-on-the-first-line
why     An eye on the first line decides a race: eye against no eye.
draw
  ? @ A ?
  O B O ?
  O . * .
  - - - -
where   A is X, B is O
when    liberties(A) > 2, not self-atari(*)
says    make-eye(B) by *, race(A) by *
yes
  . . . . . .
  . . . O . .
  . X X X . .
  . X . * . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . . . O . .
  . X X X . X
  . X . * . .
  - - - - - -
no      # the enemy stands at the open side of the eye
  . . . . . .
  . . . O . .
  . X X X . .
  . X . O . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . . O . .
  . X X . . .
  . X . . . .
  - - - - - -

use desperate-life/desperate-life-hane-on-the-first-line
why     Bend under the enemy on the first line: it takes a liberty and the edge, where the enemy
        would make an eye.
as      P is A, @ is Q
when    liberties(A) > 2, not self-atari(*)
says    hane(A) by *, race(A) by *
yes
  . . . . . .
  . . O X . .
  . . * . . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . X
  . . O X . .
  . . * . . .
  - - - - - -
no      # the enemy came down first
  . . . . . .
  . . O X . .
  . O O . . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . . . X . .
  . . . . . .
  - - - - - -

use contact-answer/atari-on-the-contact-stone
why     Two liberties and we fill one: atari, and the enemy must answer or be taken.
as      @ is A
says    atari(A) by *, race(A) by *

pattern semeai-outside-liberty
why     Fill from outside first: at this point only stones of ours that are not in the race lend a
        hand, and the shared ones stay open.
draw
  ? B ?
  x * x
  ? A ?
where   A is X, B is O
when    liberties(A) > 2, liberties(B) > 3
says    take-liberty(A) by *, race(A) by *
yes
  . . . . .
  . . X . .
  . . * . .
  . . O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . X . .
  . . * . .
  . X O . .
  . . . . .
no      # our stone there is short of liberties itself
  . . O O . .
  . O X X O .
  . . . . . .
  . . O . . .
  . . . . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . . . .
  . . O . .
  . . . . .

pattern semeai-outside-liberty-in-the-open
why     A liberty that none of our stones touches is the enemy's alone: these are filled before the
        shared ones.
draw
  ? x ?
  x * x
  ? A ?
where   A is X
when    not self-atari(*)
says    take-liberty(A) by *
yes
  . . . . .
  . . . . .
  . . * . .
  . . O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . . . .
  . . * . .
  . X O . .
  . . . . .
no      # our stone touches it: shared
  . . X . .
  . . * . .
  . . O . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . . . . .
  . . . . .
  . . . . .

pattern semeai-nothing-better
why     Only shared liberties are left here: fill one when nothing outside remains.
draw
  *
  A
where   A is X
says    take-liberty(A) by *
yes
  . . . .
  . * O .
  . . . .
