# Own to move: keep a knight's move together. A and B stand a knight's move apart; the two waist
# points lie between them. Ask from both ends.

class    knight-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern knight-defense-take-the-waist-stone
why     The stone at the waist has one liberty, the other waist point: take it there.
draw
  ? C B
  A * ?
where   A is O, B is O, C is X
when    liberties(C) = 1
says    capture(C) by *
yes     # a stone nearby changes nothing
  . . O . .
  . O X O .
  . O * . .
  . . . X .
yes     # a stone nearby changes nothing
  . . O . .
  . O X O .
  . O * . X
  . . . X .
no      # it has a way out
  . . . . .
  . O X O .
  . O . . .
  . . . . .
no      # the enemy stone is missing
  . . O . .
  . O . O .
  . O . . .
  . . . . .

pattern knight-defense-connect-and-save
why     The waist is our end's last liberty: connect through it and both are safe.
draw
  ? . B
  A * ?
where   A is O, B is O
when    liberties(A) = 1, liberties-after(*) > 2, liberties(B) >= 4
says    connect(A, B) by * confidence 348 of 350, save(A) by *
yes
  . . . . .
  . X . O .
  X O * . .
  . X . . .
yes
  . . . . . .
  . . . O . .
  . . * X O .
  . X . O . .
  . . . . . .
no      # the end has other liberties
  . . . . .
  . X . O .
  X O . . .
  . . . . .
no      # an enemy stone more stands there
  . . . . .
  . X X O .
  X O . . .
  . X . . .

pattern knight-defense-cut-off-the-crawler-below
why     The enemy crept in below at the waist: close above, the enemy is shut under us.
draw
  A * .
  . C B
  . . .
  - - -
where   A is O, B is O, C is X
when    liberties-after(*) >= 3
says    connect(A, B) by * confidence 16 of 39, enclose(C) by *
yes
  . . . . .
  . O * . .
  . . X O .
  . . . . .
  - - - - -
yes     # a stone nearby changes nothing
  . . . . X
  . O * . .
  . . X O .
  . . . . .
  - - - - -
no      # the enemy has a friend above: closing there is too late
  . . . . .
  . O . X .
  . . X O .
  . . . . .
  - - - - -
no      # the stone of ours beside it is missing
  . . . . .
  . . . . .
  . . X O .
  . . . . .
  - - - - -

pattern knight-defense-down-to-the-first-line
why     Second line to first line: the enemy comes between from above, we join on the first line and
        lose nothing.
draw
  A C ?
  . * B
  - - -
where   A is O, B is O, C is X
when    not self-atari(*), not enemy-cannot-play-safely(*), liberties(A) <= 3, liberties(C) >= 3,
        stones(B) <= 1
says    connect(A, B) by *
yes
  . . . . .
  . O X . .
  . . * O .
  - - - - -
yes     # a stone nearby changes nothing
  . . . X .
  . O X . .
  . . * O .
  - - - - -
no      # the enemy's helper waits on the first line
  . . . . .
  . O X . .
  . X . O .
  - - - - -
no      # the enemy stone is missing
  . . . . .
  . O . . .
  . . . O .
  - - - - -

pattern knight-defense-atari-at-the-waist
why     The waist stone has two liberties: the other waist point is atari and joins at the same
        time.
draw
  ? C B
  A * ?
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*), not enemy-cannot-play-safely(*), liberties(A) <= 2,
        liberties(B) >= 3, stones(B) <= 1
says    atari(C) by *, connect(A, B) by * confidence 34 of 37
yes
  . . . . X . . |
  . . . X O X . |
  . . X . . . . |
  . . X O * . . |
  . . X O X O . |
  . . . X . . . |
  - - - - - - - +
yes
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . X O * . .
  . . O X X O .
  . . . O . . .
  . . . . . . .
no      # it has three liberties: after our move the enemy cuts
  . . . . .
  . . X O .
  . O . . .
  . . . . .
no      # the stone of ours beside it is missing
  . . . . X . . |
  . . . X O X . |
  . . X . . . . |
  . . X . . . . |
  . . X O X O . |
  . . . X . . . |
  - - - - - - - +

pattern knight-defense-stop-the-cutter-at-the-elbow
why     The enemy cut at the waist beside our stone: stop the cutting stone at the elbow, so that it
        cannot simply go on.
draw
  ? ? ?
  * C B
  A . ?
where   A is O, B is O, C is X
when    not self-atari(*)
says    block(C) by *, counter(C) by *
yes
  . . . . .
  . . . . .
  . * X O .
  . O . . .
  . . . . .
yes
  . . . .
  . O * .
  . . X .
  . . O .
  . . . .
no      # the enemy's stone stands at the elbow
  . . . . .
  . . . . .
  . X X O .
  . O . . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . . . . .
  . . . O .
  . O . . .
  . . . . .

pattern knight-defense-fill-the-waist-before-he-comes
why     The enemy's helper is at our elbow: fill the waist beside that end, and the far end keeps
        two open crossings.
draw
  X . B
  A * .
where   A is O, B is O
when    not self-atari(*), liberties(A) <= 2, stones(A) <= 1, stones(B) <= 2, liberties(B) >= 3
says    connect(A, B) by * confidence 432 of 457, defend(A) by *
yes
  | . . .
  | . . .
  | O . .
  | X O .
  | * . .
  | . X .
  | X . .
yes
  . . . . . .
  . . * X O .
  . X . O . .
  . . . . . .
no      # nobody is near: the knight's move holds for now
  . . . . .
  . . . O .
  . O . . .
  . . . . .
no      # a crossing behind is the enemy's already
  . . . . .
  . X . O .
  . O . X .
  . . . . .

pattern knight-defense-straighten
why     Strong stones of the enemy's stand on one side: make a solid diagonal of it and turn them
        from helpers to onlookers.
draw
  ? X ? ?
  ? . B ?
  A * . ?
where   A is O, B is O
when    liberties(B) <= 2, liberties-after(*) >= 5, stones(B) <= 1, not same-chain(A, B)
says    connect(A, B) by *, keep-shape(A) by *
yes
  . . . . . . .
  . X X . . . .
  X O . . . . .
  X . * O . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . X . .
  . X X . . . .
  X O . . . . .
  X . * O . . .
  . . . . . . .
  - - - - - - -
no      # the enemy stands at the waist already
  . . . . . .
  . . X . . .
  . . X O . .
  . O . . . .
  . . . . . .
no      # an enemy stone more stands there
  . . . . . . .
  . X X . . . .
  X O X . . . .
  X . . O . . .
  . . . . . . .
  - - - - - - -
