# Asked for the empty points where territories meet, when the big points of the board are gone.
# Own is the color that moves.

class    endgame-attack
asked    an empty point; in all orientations
answer   best
last     none

use shape/own-eye

use shape/take-the-last-liberty
says    capture(P) by *, endgame by *

pattern gain-cut-off-the-tail
why     The tail hangs on one crossing and has two liberties: the cut is atari, and the tail is
        lost.
draw
  O P
  Q *
where   P is X, Q is X
when    liberties(P) = 2, liberties-after(*) >= 2, stones(P) <= 1, stones(Q) <= 2
says    cut(P, Q) by * confidence 959 of 1268, atari(P) by *, endgame by *
yes
  . . . . .
  . . O . .
  . O X . .
  . X * . .
  . . . . .
yes
  . X X . .
  . . O X X
  . . * O .
  . . . . .
no      # the tail has three liberties: the cut leaves it time to run
  . . . . .
  . . . . .
  . O X . .
  . X . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . O . .
  . O . . .
  . X . . .
  . . . . .

pattern gain-bridge-on-the-second-line
why     Join two strings under the enemy's third-line stone: each was to be pushed back, and what
        the enemy had there is gone.
draw
  ? X ?
  A * B
  ? . ?
  - - -
where   A is O, B is O
when    not enemy-cannot-play-safely(*), liberties(A) <= 2
says    bridge-under(A, B) by * confidence 37 of 39, endgame by *
yes
  - - - - - - -
  . . . . . . .
  . X O * O . .
  . X O X . . .
  . . X . . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  - - - - - - -
  . . . . . . X
  . X O * O . .
  . X O X . . .
  . . X . . . .
  . . . . . . .
no      # the enemy is below already
  . . . . .
  . . X . .
  . O . O .
  . . X . .
  - - - - -
no      # an enemy stone more stands there
  - - - - - - -
  . . . X . . .
  . X O . O . .
  . X O X . . .
  . . X . . . .
  . . . . . . .

glob gain-on-the-first-line
why     The point lies on the first line.
draw
  _ @ _
  - - -

pattern gain-throw-in-before-the-connection
why     Two liberties join the enemy's strings: throw in at the mouth, and taking leaves the enemy
        one liberty with all the enemy has.
draw
  ? P P ?
  O . * Q
  - - - -
where   P is X, Q is X
when    liberties(P) = 2
says    throw-in(P) by *, snapback(P) by *
yes
  . . . . . . .
  . . O O O . .
  . . O X X O .
  . . O . * X .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . X . .
  . . O O O . .
  . . O X X O .
  . . O . * X .
  - - - - - - -
no      # the strings have liberties enough to take and connect
  . . . . . . .
  . . . O . . .
  . . O X X . .
  . . O . . X .
  - - - - - - -
no      # the enemy stone is missing
  . . . . . . .
  . . O O O . .
  . . O X . O .
  . . O . . X .
  - - - - - - -

pattern gain-monkey-jump
why     The large knight's leap to the first line can't be cut off and often keeps the move: about
        eight points.
draw
  ? X ? ? ? ?
  . . . . A ?
  . * . . . ?
  - - - - - -
where   A is O
says    endgame by *, break-boundary by *
yes
  . . . . . . . .
  . X X X X O . .
  . . . . . O . .
  . . * . . . . .
  - - - - - - - -
yes
  . . . . |
  . . . . |
  . . . . |
  . . . . |
  . X . * |
  . . . . |
  . . . . |
  . . O . |
  . . . . |
no      # the enemy stands on the second line before us
  . . . . . . . .
  . X X X X O . .
  . . . . X O . .
  . . . . . . . .
  - - - - - - - -
no      # our stone is on the third line: from there the leap is cut off
  . . . . . . . .
  . X X X X O O .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern gain-small-leap-to-the-first-line
why     The enemy's second-line stone leaves no room for the long leap: the small knight's leap is
        what the enemy can't cut off.
draw
  ? X ? ? ?
  X . . A ?
  . * . . ?
  - - - - -
where   A is O
says    endgame by *
yes
  . . . . . . .
  . . X . . . .
  . X . . O . .
  . . * . . . .
  - - - - - - -
yes
  . . . . . . . . .
  . . . . X . . . .
  . . . X . . O . .
  . . . . * . . . .
  - - - - - - - - -
no      # the enemy stands where the leap would be cut off
  . . . . . . .
  . . X . . . .
  . X . X O . .
  . . . . . . .
  - - - - - - -
no      # the enemy is on the first line too
  . . . . . . .
  . . X . . . .
  . X . . O . .
  . X . . . . .
  - - - - - - -

pattern gain-descend-where-the-hane-is-cut
why     With two liberties left our stone can't afford the hane and the cut behind it: go straight
        down instead.
draw
  ? P A ?
  . . * ?
  - - - -
where   P is X, A is O
when    liberties(A) = 2, not self-atari(*)
says    descend(A) by *, endgame by *
yes
  . . . . . .
  . . X X O .
  . . X O . .
  . . . * . .
  - - - - - -
yes
  | . . . .
  | . . . .
  | . O . .
  | * X O .
  | . . . .
  | . . . .
  | . . . .
no      # the string has liberties enough for the hane
  . . . . . .
  . . X O O .
  . . X O . .
  . . . . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . X X O .
  . . X . . .
  . . . . . .
  - - - - - -

pattern gain-atari-from-below
why     Atari from the first line: the enemy connects, our stone has cost nothing and the line below
        is ours.
draw
  ? P ?
  ? * O
  - - -
where   P is X
when    liberties(P) = 2, not self-atari(*)
says    atari(P) by *, force(P) by *, endgame by *
yes
  . . . . . .
  . O O . . .
  . O X . O .
  . . * O . .
  - - - - - -
yes
  . . . . |
  . . . . |
  . . O O |
  . O X * |
  . . . . |
  . . . . |
  . . . . |
no      # the stone above has more liberties
  . . . . . .
  . O X X . .
  . . X . . .
  . . . O . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . O O . . .
  . O . . O .
  . . . O . .
  - - - - - -

pattern gain-first-line-hane
why     Bend below on the first line: the enemy blocks, we connect, the enemy must connect too, and
        it is our turn again.
draw
  ? O P .
  ? . * .
  - - - -
where   P is X
when    not self-atari(*)
says    hane(P) by *, endgame by *
yes
  . . . . . .
  . . O X X .
  . . O X . .
  . . . * . .
  - - - - - -
yes
  | . . .
  | . . .
  | . X .
  | * O .
  | . . .
  | . . .
  | . . .
no      # the enemy has come down to the edge
  . . . . . .
  . . O X X .
  . . O X . .
  . . . X . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . . O X X .
  . . O . . .
  . . . . . .
  - - - - - -

pattern gain-first-line-hane-at-the-corner
why     At the corner the enemy's block has nowhere to go on: the hane on the first line takes the
        corner points as well.
draw
  | . P A
  | . * .
  + - - -
where   P is X, A is O
when    liberties-after(*) >= 2
says    hane(P) by *, endgame by *
yes
  | . . . .
  | . X O .
  | . * . .
  + - - - -
yes     # a stone nearby changes nothing
  + - - - - -
  | . * . . .
  | . X O . .
  | . . X . .
  | . . . . .
no      # the enemy holds the corner side of the point
  | . . . .
  | . X O .
  | X . . .
  + - - - -
no      # the enemy stone is missing
  | . . . .
  | . . O .
  | . . . .
  + - - - -

pattern gain-push-on-the-first-line
why     Each step along the first line takes a point, and often leaves the stone above short of
        liberties.
draw
  ? P ?
  A * .
  - - -
where   A is O, P is X
when    not self-atari(*)
says    push(A) by *, endgame by *
yes
  . . . . .
  . . X . .
  . O * . .
  - - - - -
yes
  | . . . . . .
  | . . . . . .
  | . . O . . .
  | . X * . . .
  + - - - - - -
no      # the enemy has stopped us
  . . . . .
  . O X X .
  . O . X .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . O . . .
  - - - - -

end

glob gain-on-the-second-line
why     The point lies on the second line.
draw
  ? @ ?
  ? ? ?
  - - -

pattern gain-clamp-on-the-second-line
why     The end of the enemy's wall is one stone thick: clamp it from behind, for above and below it
        can close only one side.
draw
  . . X ?
  . * P A
  . . . .
  - - - -
where   P is X, A is O
says    contact(P) by *, endgame by *
yes
  . . . . . .
  . . . X . .
  . . * X O .
  . . . . . .
  - - - - - -
yes
  + - - - - -
  | . . . . .
  | . * O X .
  | . . O . .
  | . . . . .
  | . . . . .
no      # a stone above the point cuts the clamp off
  . . . . . .
  . . X X . .
  . . . X O .
  . . . . . .
  - - - - - -
no      # the enemy has a foot on the first line already
  . . . . . .
  . . . X . .
  . . . X O .
  . . . X . .
  - - - - - -

pattern gain-slide-under-the-gap
why     The enemy stands one space off on the third line: slide in under the enemy, and the enemy's
        block comes one line later.
draw
  A . X .
  ? . * .
  ? . . .
  - - - -
where   A is O
says    endgame by *, break-boundary by *
yes
  . . . . . .
  . O . X . .
  . . . * . .
  . . . . . .
  - - - - - -
yes
  . . . . . . .
  . O . X . . .
  . . . * . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stands between: the slide would be cut off
  . . . . . .
  . O . X . .
  . . X . . .
  . . . . . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . O . . . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern gain-large-slide-under-the-fourth-line
why     The enemy's stone stands on the fourth line: from the third we slide three far, and the
        enemy has no good block from above.
draw
  ? ? . X ?
  A . . . ?
  . . . * ?
  . . . . ?
  - - - - -
where   A is O
says    endgame by *, edge-move by *
yes
  . . . . . . .
  . . . . X . .
  . O . . . . .
  . . . . * . .
  . . . . . . .
  - - - - - - -
yes
  - - - - - - - - -
  . . . . . . . . .
  . . . . * . . . .
  . . . . . . . X .
  . . . . O . . . .
  . . . . . . . . .
no      # the enemy came down to the third line
  . . . . . . .
  . . . . X . .
  . O . . X . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # a stone of ours more stands there
  . . . . . . .
  . . . . X . .
  . O . . O . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern gain-second-line-hane
why     Bend below on the second line: six points or more, as the enemy falls back on the second and
        then the first.
draw
  ? A P .
  ? . * .
  ? . . .
  - - - -
where   A is O, P is X
says    hane(P) by *, endgame by *
yes
  . . . . . .
  . . O X . .
  . . . * . .
  . . . . . .
  - - - - - -
yes
  - - - - - - -
  . . . . . . .
  . . . * . . .
  . . . X O . .
  . . . . . . .
no      # the enemy is on the second line first
  . . . . . .
  . . O X . .
  . . . X . .
  . . . . . .
  - - - - - -
no      # our side of it is cut by the enemy's stone below
  . . . . . .
  . . O X . .
  . . X . . .
  . . . . . .
  - - - - - -

pattern gain-second-line-descent
why     Come down to the second line: it holds our side and looks at the leap to the first line on
        the enemy's.
draw
  ? P A ?
  . . * ?
  . . . ?
  - - - -
where   P is X, A is O
says    descend(A) by *, endgame by *
yes
  . . . . . .
  . . X O . .
  . . . * . .
  . . . . . .
  - - - - - -
yes
  . . . . . . .
  . . X O . . .
  . . . * . . .
  . . . . . . .
  - - - - - - -
no      # the enemy is under us already: blocking is another matter
  . . . . . .
  . . X O . .
  . . X . . .
  . . . . . .
  - - - - - -
no      # the stone of ours beside it is missing
  . . . . . .
  . . X . . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern gain-crawl-under-the-wall
why     Crawl under the enemy's wall: two points a step for the enemy less, and the enemy must
        answer before we reach the next.
draw
  ? X X ?
  A * . ?
  ? . . ?
  - - - -
where   A is O
when    liberties-after(*) >= 2
says    push(A) by *, endgame by *
yes
  . . . . . .
  . . X X . .
  . O * . . .
  . . . . . .
  - - - - - -
yes
  . . . . |
  . . . . |
  . X . . |
  . X * . |
  . . O . |
  . . . . |
  . . . . |
no      # the enemy blocks the way
  . . . . . .
  . . X X . .
  . O . X . .
  . . . . . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . . . X . .
  . O . . . .
  . . . . . .
  - - - - - -

pattern gain-reach-toward-the-empty-corner
why     The corner is still open along the edge: creeping in from the second line takes what no wall
        holds.
draw
  | . . X ?
  | . . * A
  | . . . ?
  + - - - -
where   A is O
says    push(A) by *, endgame by *
yes
  | . . . . .
  | . . X . .
  | . . * O .
  | . . . . .
  + - - - - -
yes
  + - - - - - - -
  | . . . . . . .
  | . . * O . . .
  | . . X . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
no      # the enemy holds the corner point before us
  | . . . . .
  | . . X . .
  | . X . O .
  | . . . . .
  + - - - - -
no      # the enemy stone is missing
  | . . . . .
  | . . . . .
  | . . . O .
  | . . . . .
  + - - - - -

end

pattern gain-hane-under-the-fourth-line
why     The enemy's wall ends on the fourth line beside ours: bend below it on the third, with
        second- line moves to follow.
draw
  ? A P .
  ? . * .
  ? . . .
  ? . . .
  - - - -
where   A is O, P is X
says    hane(P) by *, endgame by *
yes
  . . . . . .
  . . O X . .
  . . . * . .
  . . . . . .
  . . . . . .
  - - - - - -
yes
  . . . . . . . |
  . . . . . . . |
  . . . . . . . |
  . . . X . . . |
  . . . O * . . |
  . . . . . . . |
  - - - - - - - +
no      # the enemy has gone down a line
  . . . . . .
  . . O X . .
  . . . X . .
  . . . . . .
  . . . . . .
  - - - - - -
no      # the enemy stone is missing
  . . . . . .
  . . O . . .
  . . . . . .
  . . . . . .
  . . . . . .
  - - - - - -

use reading-reflex/reflex-atari-on-what-came
as      @ is P
says    atari(P) by *, force(P) by *, endgame by *

pattern gain-turn-around-his-head
why     Our stones stand behind the turn, nothing can be cut: bend around the enemy's head and the
        enemy's side shrinks a line.
draw
  ? . ?
  A * .
  O P ?
where   A is O, P is X
says    push(A) by *, endgame by *
yes
  . . . . . .
  . O * . . .
  . O X . . .
  . O X . . .
  . . . . . .
yes
  . . . .
  . X O .
  . X * .
  . . . .
no      # the enemy goes on upward
  . . . . .
  . O X . .
  . O X . .
  . O X . .
  . . . . .
no      # an enemy stone more stands there
  . . X . . .
  . O . . . .
  . O X . . .
  . O X . . .
  . . . . . .

pattern gain-hane-at-the-boundary
why     At the open end of a boundary the first to bend around the other's head gains a line.
draw
  ? . .
  ? * .
  O P .
  O X ?
where   P is X
when    liberties-after(*) >= 3
says    hane(P) by *, endgame by *
yes
  . . . . .
  . . . . .
  . . * . .
  . O X . .
  . O X . .
  . . . . .
yes
  . . . . . . |
  . X O . . . |
  . X O . . . |
  . * . . . . |
  . . . . . . |
  . . . . . . |
  . . . . . . |
no      # our head stands one back: the bend would be cut
  . . . . .
  . . . . .
  . . * . .
  . . X . .
  . O X . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . . . . .
  . O . . .
  . O X . .
  . . . . .

use attack-boundary/break-push-and-cut
why     Push into the gap of one: the enemy must stop it from behind, so the point is ours without
        losing the turn.
when    not self-atari(*)
says    push(A) by *, force(P) by *, endgame by *
yes
  . . . . .
  . . O . .
  . X * X .
  . . . . .
  . . . . .
yes
  . . . . |
  . . . . |
  . . X . |
  . O * . |
  . . X . |
  . . . . |
  . . . . |
no      # the enemy has filled in behind
  . . . . .
  . . O . .
  . X . X .
  . . X . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . X . X .
  . . . . .
  . . . . .

pattern gain-push-at-the-boundary
why     Where the enemy's wall has stepped back, push along it: each step is a point less for the
        enemy.
draw
  ? X X
  A * .
  ? . .
where   A is O
when    liberties-after(*) >= 3
says    push(A) by *, endgame by *
yes
  . . . . .
  . . X X .
  . O * . .
  . . . . .
  . . . . .
yes
  . . . . |
  . . . . |
  . X . . |
  . X * . |
  . . O . |
  . . . . |
  . . . . |
no      # the enemy stands before us
  . . . . .
  . . X X .
  . O . X .
  . . . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . X .
  . O . . .
  . . . . .
  . . . . .
