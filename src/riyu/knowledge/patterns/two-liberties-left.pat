# Asked at the liberties of an own string just reduced to two: is there something to do, and what.

class    two-liberties-left
asked    a liberty of a string; toward a stone of the string
answer   best
last     two-liberties-left-leave-it

use string-defense/string-defense-take-what-stands-at-the-liberty
why     What pressed us to two liberties has one itself: take it, and the pressure is gone.
when    liberties(A) = 2
yes
  + - - - -
  | . * X O
  | X O O X
  | . X . .
yes     # a stone nearby changes nothing
  + - - - -
  | X * X O
  | X O O X
  | . X . .
no      # it has two liberties
  . . . . . .
  . . . O . .
  . . * X . .
  . X O O . .
  . . X X . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . . O . .
  . . . . O .
  . X O O . .
  . . X X . .
  . . . . . .

use string-defense/string-defense-atari-on-the-cutting-stone
why     The enemy took a liberty and has two itself: our atari comes before the enemy's.
when    liberties(A) = 2
yes
  . . . . . . .
  . . . O . . .
  . . * X . . .
  . . O X O . .
  . . X O . . .
  . . . . . . .
yes
  . . . . .
  X O * . .
  O X X O .
  . O . . .
no      # it has three liberties: no atari yet
  . . . . . . .
  . . . O . . .
  . . * X . . .
  . . O X O . .
  . . X . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . O X O . .
  . . X O . . .
  . . . . . . .

pattern two-liberties-left-against-the-edge-atari
why     Under the enemy's wall the next atari is from ahead: get there first, with a friend farther
        on.
draw
  | ? B ?
  | . . .
  | . * .
  | . A X
where   A is O, B is O
when    liberties(A) = 2
says    run(A) by *, save(A) by *
yes
  | . . . .
  | . O . .
  | . . . .
  | . * . .
  | . O X .
  | . X . .
  | . . . .
yes     # a stone nearby changes nothing
  | . . . .
  | . O . .
  | . . . .
  | . * . .
  | . O X .
  | . X . .
  | . X . .
no      # no friend farther on: each step only makes the enemy stronger
  | . . . .
  | . . . .
  | . . . .
  | . * . .
  | . O X .
  | . X . .
  | . . . .
no      # an enemy stone more stands there
  | . . . .
  | . O . .
  | . X . .
  | . . . .
  | . O X .
  | . X . .
  | . . . .

use string-defense/string-defense-join-the-friend-at-the-side
why     The enemy's next atari would also be the cut: one move joins the two and saves both.
when    liberties(A) = 2, liberties-after(*) >= 4, not enemy-cannot-play-safely(*), liberties(B) <=
        2
says    connect(A, B) by * confidence 513 of 515, save(A) by *
yes
  - - - - - - +
  . X O . . . |
  X O * . . . |
  . X O . . . |
  . . . . . . |
yes     # a stone nearby changes nothing
  - - - - - - +
  X X O . . . |
  X O * . . . |
  . X O . . . |
  . . . . . . |
no      # there is nobody to join
  . . . . . . .
  . . . . . . .
  . . * . . . .
  . X O X . . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . O .
  . O . .
  O X . .
  . . . .

pattern two-liberties-left-out-along-his-stone
why     Stretch along the stone that came: it is pressed now, and the way to the center is ours.
draw
  . * ?
  ? A X
  ? X ?
where   A is O
when    liberties(A) = 2, liberties-after(*) >= 3
says    extend(A) by *, run(A) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . O X . .
  . . . X . . .
  . . . . . . .
yes
  . . . . . . |
  . X . . . . |
  . O X . . . |
  . * . . . . |
  . . . . . . |
  . . . . . . |
  . . . . . . |
no      # the enemy is ahead on the other side
  . . . . . . .
  . . . . . . .
  . . X * . . .
  . . . O X . .
  . . . X . . .
  . . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . . . . . . .
  . . X . . . .
  . . . O X . .
  . . . X . . .
  . . . . . . .

bar two-liberties-left-single-stone-is-light
why     A single stone with an enemy on both sides of its way out is light: let the enemy spend a
        move on taking it.
draw
  ? . ?
  X @ X
  ? A ?
where   A is O
when    liberties(A) = 2, stones(A) = 1
yes
  . . . . . . .
  . . . . . . .
  . . X . X . .
  . . . O X . .
  . . . X . . .
  . . . . . . .
yes
  . . . . . . .
  . . X . X . .
  . . X O X . .
  . . . . . . .
  - - - - - - -
no      # two stones are cut off: they are worth a thought
  . . . . . . .
  . . . . . . .
  . . X . X . .
  . . X O X . .
  . . . O . . .
  . . X X . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . X . X . .
  . . . . X . .
  . . . X . . .
  . . . . . . .

use string-defense/string-defense-stretch-to-four
why     Of the two liberties take the one that gives four: whatever comes, it is no ladder.
when    liberties(A) = 2
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . X O X . .
  . . . . . . .
  . . . . . . .
yes
  . . . .
  . . O .
  . * X O
  . . . .
no      # the stretch gives three
  . . . . . . .
  . . . X . . .
  . . . * . . .
  . . X O X . .
  . . . . . . .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . X . X . .
  . . . . . . .
  . . . . . . .

pattern two-liberties-left-leave-it
why     It can wait: nothing here is worth the answer yet.
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
