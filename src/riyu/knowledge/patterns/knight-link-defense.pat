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
says    capture(C) by *, connect(A, B) by * confidence 2352 of 2448
yes
  . . O . .
  . O X O .
  . O * . .
  . . . . .
no      # it has a way out
  . . . . .
  . O X O .
  . O . . .
  . . . . .

pattern knight-defense-connect-and-save
why     The waist is our end's last liberty: connect through it and both are safe.
draw
  ? . B
  A * ?
where   A is O, B is O
when    liberties(A) = 1, liberties-after(*) > 2
says    connect(A, B) by * confidence 968 of 988, save(A) by *
yes
  . . . . .
  . X . O .
  X O * . .
  . X . . .
no      # the end has other liberties
  . . . . .
  . X . O .
  X O . . .
  . . . . .

pattern knight-defense-other-waist-with-elbow
why     He took one waist point and our elbow stone covers a crossing: take the other, and nothing
        is left to cut.
draw
  ? C B
  A * O
where   A is O, B is O, C is X
says    connect(A, B) by * confidence 5520 of 5570
yes
  . . . . .
  . . X O .
  . O * O .
  . . . . .
no      # no elbow stone: he cuts behind
  . . . . .
  . . X O .
  . O . . .
  . . . . .

pattern knight-defense-slide-holds-against-the-pinch-above
why     He presses from above: hold on the second line, what cuts behind runs into the edge.
draw
  A C ?
  . * B
  . . .
  - - -
where   A is O, B is O, C is X
when    not self-atari(*)
says    connect(A, B) by * confidence 659 of 755, block(C) by *
yes
  . . . . .
  . O X . .
  . . * O .
  . . . . .
  - - - - -
no      # his stone sits at the back already
  . . . . .
  . O X . .
  . X . O .
  . . . . .
  - - - - -

pattern knight-defense-cut-off-the-crawler-below
why     He crept in below at the waist: close above, he is shut under us.
draw
  A * .
  . C B
  . . .
  - - -
where   A is O, B is O, C is X
when    not self-atari(*)
says    connect(A, B) by * confidence 52 of 93, enclose(C) by *
yes
  . . . . .
  . O * . .
  . . X O .
  . . . . .
  - - - - -
no      # he has a friend above: closing there is too late
  . . . . .
  . O . X .
  . . X O .
  . . . . .
  - - - - -

pattern knight-defense-down-to-the-first-line
why     Second line to first line: he comes between from above, we join on the first line and lose
        nothing.
draw
  A C ?
  . * B
  - - -
where   A is O, B is O, C is X
when    not self-atari(*)
says    connect(A, B) by * confidence 222 of 238
yes
  . . . . .
  . O X . .
  . . * O .
  - - - - -
no      # his helper waits on the first line
  . . . . .
  . O X . .
  . X . O .
  - - - - -

pattern knight-defense-atari-at-the-waist
why     The waist stone has two liberties: the other waist point is atari and joins at the same
        time.
draw
  ? C B
  A * ?
where   A is O, B is O, C is X
when    liberties(C) = 2, not self-atari(*)
says    atari(C) by *, connect(A, B) by * confidence 2909 of 3544
yes
  . . O . .
  . . X O .
  . O * . .
  . . . . .
no      # it has three liberties: after our move he cuts
  . . . . .
  . . X O .
  . O . . .
  . . . . .

pattern knight-defense-stop-the-cutter-at-the-elbow
why     He cut at the waist beside our stone: bend around him at the elbow, so that he cannot
        simply go on.
draw
  ? ? ?
  * C B
  A . ?
where   A is O, B is O, C is X
when    not self-atari(*)
says    hane(C) by *, counter(C) by *
yes
  . . . . .
  . . . . .
  . * X O .
  . O . . .
  . . . . .
no      # his stone stands at the elbow
  . . . . .
  . . . . .
  . X X O .
  . O . . .
  . . . . .

pattern knight-defense-fill-the-waist-before-he-comes
why     His helper is at our elbow: fill the waist beside that end, and the far end keeps two open
        crossings.
draw
  X . B
  A * .
where   A is O, B is O
when    not self-atari(*)
says    connect(A, B) by * confidence 2211 of 2306, defend(A) by *
yes
  . . . . .
  . X . O .
  . O * . .
  . . . . .
no      # nobody is near: the knight's move holds for now
  . . . . .
  . . . O .
  . O . . .
  . . . . .
no      # a crossing behind is his already
  . . . . .
  . X . O .
  . O . X .
  . . . . .

pattern knight-defense-straighten
why     Strong stones of his stand on one side: make a solid diagonal of it and turn them from
        helpers to onlookers.
draw
  ? X ? ?
  ? . B ?
  A * . ?
where   A is O, B is O
says    connect(A, B) by * confidence 815 of 846, keep-shape(A) by *
yes
  . . . . . .
  . . X . . .
  . . . O . .
  . O * . . .
  . . . . . .
no      # he stands at the waist already
  . . . . . .
  . . X . . .
  . . X O . .
  . O . . . .
  . . . . . .
