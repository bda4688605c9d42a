# Asked at each liberty of an enemy string in a race that hangs on who moves first, by reading: in
# which order the liberties are to be filled. What wins a race less than half the time says what it
# does, and not `race`.

class    fill-liberty
asked    a liberty of a string; toward a stone of the string
answer   best
last     fill-liberty-none

use shape/take-the-last-liberty
as      P is A
says    capture(A) by *

bar fill-liberty-not-our-own-eye
why     The point is our eye: as long as it is open the enemy can't fill it, and it counts for us in
        the race.
draw
  ? O ?
  O * O
  ? A ?
where   A is X
yes
  . . . . . .
  . . O O . .
  . O * O . .
  . . X . . .
  . . . . . .
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . X * X . .
  . . . X . . .
  . . . . . . .
no      # one side is open: it is no eye yet
  . . . . . .
  . . . O . .
  . O * O . .
  . . X . . .
  . . . . . .
no      # the stone of ours beside it is missing
  . . . . . .
  . . . O . .
  . O . O . .
  . . X . . .
  . . . . . .

bar fill-liberty-not-into-atari
why     Filling here puts us in atari: the enemy takes before we do.
draw
  *
  A
where   A is X
when    own-cannot-play-safely(*), liberties(A) >= 3
yes
  . . . . . . .
  . . . X . . .
  . . X * X . .
  . . . X . . .
  . . . . . . .
yes
  . . . . . . |
  . . . . . . |
  . O * O . . |
  . . O . . . |
  . . . . . . |
no      # the stone there has two liberties of its own
  . . . . . . .
  . . . . . . .
  . . . * X . .
  . . . X . . .
  . . . . . . .
no      # a stone of ours more stands there
  . . . . . . |
  . . X . . . |
  . O . O . . |
  . . O . . . |
  . . . . . . |

pattern fill-liberty-that-is-his-way-out
why     Fill the liberty that leads out before the ones that lead nowhere: a race is lost to one who
        escapes.
draw
  . * .
  O A O
where   A is X
when    not self-atari(*)
says    race(A) by *, block(A) by *
yes
  . . . . .
  . . * . .
  . O X O .
  . . X . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . * . .
  . O X O X
  . . X . .
  . . . . .
no      # the enemy's stone waits beside it: the enemy gets out all the same
  . . . . .
  . X X X .
  . O X O .
  . . X . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . X . . .
  . O X O .
  . . X . .
  . . . . .

pattern fill-liberty-that-joins-him
why     The liberty next to the enemy's friend is the urgent one: joined, the enemy has more
        liberties than we can count.
draw
  ? P ?
  ? * ?
  ? A ?
where   A is X, P is X
when    not self-atari(*)
says    cut(A, P) by * confidence 6227 of 10547
yes
  . . . . .
  . . X . .
  . . * . .
  . O X O .
  . . . . .
yes     # a stone nearby changes nothing
  . . . X .
  . . X . .
  . . * . .
  . O X O .
  . . . . .
no      # no friend of the enemy's is there
  . . . . .
  . . . . .
  . . * . .
  . O X O .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . . . . .
  . O X O .
  . . . . .

pattern fill-liberty-with-atari-on-another
why     A filling move that also puts a neighbor in atari is free: the enemy has to answer there.
draw
  * P
  A ?
where   A is X, P is X
when    liberties(P) = 2, not self-atari(*)
says    atari(P) by *
yes
  . . . . . .
  . . O O . .
  . . * X . .
  . O X O . .
  . . . . . .
yes     # a stone nearby changes nothing
  . . . . . .
  . . O O X .
  . . * X . .
  . O X O . .
  . . . . . .
no      # the neighbor has three liberties
  . . . . . .
  . . O . . .
  . . * X . .
  . . X O . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . O O . .
  . . . . . .
  . O X O . .
  . . . . . .

pattern fill-liberty-that-would-make-his-eye
why     Where the enemy's eye would be, a liberty counts double: fill it before the enemy has an eye
        against none.
draw
  ? O ?
  X * X
  ? A ?
where   A is X
when    not self-atari(*)
says    race(A) by *, take-eye(A) by * confidence 704 of 878
yes
  . . . . .
  . . O . .
  . X * X .
  . . X . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . O . .
  . X * X .
  . . X . .
  . X . . .
no      # open at the side: no eye can be there
  . . . . .
  . . O . .
  . . * X .
  . . X . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . X . X .
  . . X . .
  . . . . .

pattern fill-liberty-by-hane-on-the-first-line
why     On the first line bend around: it takes the liberty and keeps the enemy from making two of
        it.
draw
  ? O A
  ? . *
  - - -
where   A is X
when    not self-atari(*)
says    race(A) by *, hane(A) by *
yes
  . . . . . . .
  . . O O O . .
  . . O X X . .
  . . . * . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . O O O . .
  . . O X X . X
  . . . * . . .
  - - - - - - -
no      # away from the edge there is nothing to bend around
  . . . . . . .
  . . O O O . .
  . . O X X . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
no      # the enemy stone is missing
  . . . . . . .
  . . O O O . .
  . . O . X . .
  . . . . . . .
  - - - - - - -

pattern fill-liberty-that-is-only-his
why     Outside liberties first: this one is the enemy's alone, and filling it costs us none.
draw
  ? . ?
  . * .
  ? A ?
where   A is X
when    liberties-after(*) >= 3
says    race(A) by *, fill(*) by *
yes
  . . . . .
  . . . . .
  . . * . .
  . O X O .
  . . O . .
  . . . . .
yes     # a stone nearby changes nothing
  . . . . .
  . . . . X
  . . * . .
  . O X O .
  . . O . .
  . . . . .
no      # our own stone stands beside it: it is a liberty of both
  . . . . .
  . . . . .
  . O * . .
  . . X O .
  . . O . .
  . . . . .
no      # an enemy stone stands beside it: the string may go on there
  . . . . .
  . . X . .
  . . * . .
  . O X O .
  . . O . .
  . . . . .

pattern fill-liberty-shared-one-last
why     The liberty that both sides have comes last: filling it now takes one of ours as well.
draw
  ? * O
  ? A ?
where   A is X
when    not self-atari(*)
says    fill(*) by *
yes
  . . . . . .
  . . X . . .
  . X * O . .
  . . X O . .
  . . . . . .
yes
  . . . .
  . X * .
  . . O .
  . . . .
no      # none of ours stands beside it
  . . . . . .
  . . X . . .
  . X * . . .
  . . X O . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . X . . .
  . X . . . .
  . . X O . .
  . . . . . .

pattern fill-liberty-none
why     Nothing is known of the order here.
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
