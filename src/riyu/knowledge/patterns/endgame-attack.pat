# Asked for the empty points where territories meet, when the big points of the board are gone.
# Own is the color that moves.

class    endgame-attack
asked    an empty point; in all orientations
answer   best
last     none

bar gain-not-in-own-eye
why     The point is ours already: a stone there costs the point it stands on.
draw
  ? O ?
  O * O
  ? O ?
yes
  . . . . .
  . . O . .
  . O * O .
  . . O . .
  . . . . .
no      # one side is open
  . . . . .
  . . . . .
  . O . O .
  . . O . .
  . . . . .

pattern gain-take-stones
why     A stone taken is two points, the stone and the point under it, and what it cut is
        joined.
draw
  * P
where   P is X
when    liberties(P) = 1
says    capture(P) by *, endgame by *
yes
  . . . . .
  . . O O .
  . * X O .
  . . O O .
  . . . . .
no      # the stone has two liberties
  . . . . .
  . . O . .
  . . X O .
  . . . . .
  . . . . .

pattern gain-cut-off-the-tail
why     The tail of his wall hangs on one crossing and has two liberties: the cut is atari, and
        the tail is lost.
draw
  O P
  Q *
where   P is X, Q is X
when    liberties(P) = 2, liberties-after(*) >= 2
says    cut(P, Q) by * confidence 3962 of 5381, atari(P) by *, endgame by *
yes
  . . . . .
  . . O . .
  . O X . .
  . X * . .
  . . . . .
no      # the tail has three liberties: the cut leaves it time to run
  . . . . .
  . . . . .
  . O X . .
  . X . . .
  . . . . .

pattern gain-bridge-on-the-second-line
why     Join two strings under his third-line stone: each was to be pushed back, and what he had
        there is gone.
draw
  ? X ?
  A * B
  ? . ?
  - - -
where   A is O, B is O
says    bridge-under(A, B) by * confidence 293 of 295, endgame by *
yes
  . . . . .
  . . X . .
  . O * O .
  . . . . .
  - - - - -
no      # he is below already
  . . . . .
  . . X . .
  . O . O .
  . . X . .
  - - - - -

glob gain-on-the-first-line
why     The point lies on the first line.
draw
  _ @ _
  - - -

pattern gain-throw-in-before-the-connection
why     Two liberties join his strings: throw in at the mouth, and taking leaves him one liberty
        with all he has.
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
no      # the strings have liberties enough to take and connect
  . . . . . . .
  . . . O . . .
  . . O X X . .
  . . O . . X .
  - - - - - - -

pattern gain-monkey-jump
why     The large knight's leap to the first line can't be cut off and often keeps the move:
        about eight points.
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
no      # he stands on the second line before us
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
why     His second-line stone leaves no room for the long leap: the small knight's leap is what
        he can't cut off.
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
no      # he stands where the leap would be cut off
  . . . . . . .
  . . X . . . .
  . X . X O . .
  . . . . . . .
  - - - - - - -
no      # he is on the first line too
  . . . . . . .
  . . X . . . .
  . X . . O . .
  . X . . . . .
  - - - - - - -

pattern gain-join-under-the-stone
why     Under a second-line stone the first line joins our two ends and leaves his stone without
        a way to the edge.
draw
  A P B
  . * .
  - - -
where   A is O, P is X, B is O
says    bridge-under(A, B) by * confidence 564 of 646, endgame by *
yes
  . . . . .
  . O X O .
  . . * . .
  - - - - -
no      # he has gone down himself
  . . . . .
  . O X O .
  . . X . .
  - - - - -

pattern gain-descend-where-the-hane-is-cut
why     With two liberties left our stone can't afford the hane and the cut behind it: go
        straight down instead.
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
no      # the string has liberties enough for the hane
  . . . . . .
  . . X O O .
  . . X O . .
  . . . . . .
  - - - - - -

pattern gain-atari-from-below
why     Atari from the first line: he connects, our stone has cost nothing and the line below is
        ours.
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
no      # the stone above has more liberties
  . . . . . .
  . O X X . .
  . . X . . .
  . . . O . .
  - - - - - -

pattern gain-first-line-hane
why     Bend below on the first line: he blocks, we connect, he must connect too, and it is our
        turn again.
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
no      # he has come down to the edge
  . . . . . .
  . . O X X .
  . . O X . .
  . . . X . .
  - - - - - -

pattern gain-first-line-hane-at-the-corner
why     At the corner his block has nowhere to go on: the hane on the first line takes the
        corner points as well.
draw
  | . P
  | . *
  + - -
where   P is X
when    liberties-after(*) >= 2
says    hane(P) by *, endgame by *
yes
  | . . . .
  | . X O .
  | . * O .
  + - - - -
no      # he holds the corner side of the point
  | . . . .
  | . X O .
  | X . O .
  + - - - -

pattern gain-push-on-the-first-line
why     Each step along the first line takes a point, and often leaves the stone above short of
        liberties.
draw
  ? X ?
  A * .
  - - -
where   A is O
when    not self-atari(*)
says    push(A) by *, endgame by *
yes
  . . . . .
  . . X . .
  . O * . .
  - - - - -
no      # he has stopped us
  . . . . .
  . O X X .
  . O . X .
  - - - - -

end

glob gain-on-the-second-line
why     The point lies on the second line.
draw
  ? @ ?
  ? ? ?
  - - -

pattern gain-clamp-on-the-second-line
why     His wall's end is one stone thick: from inside the stone is caught between two, and one
        side must give.
draw
  . . X ?
  . * P O
  . . . .
  - - - -
where   P is X
says    contact(P) by *, endgame by *
yes
  . . . . . .
  . . . X . .
  . . * X O .
  . . . . . .
  - - - - - -
no      # a stone above the point cuts the clamp off
  . . . . . .
  . . X X . .
  . . . X O .
  . . . . . .
  - - - - - -
no      # he has a foot on the first line already
  . . . . . .
  . . . X . .
  . . . X O .
  . . . X . .
  - - - - - -

pattern gain-slide-under-the-gap
why     He stands one space off on the third line: slide in under him, and his block comes one
        line later.
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
no      # he stands between: the slide would be cut off
  . . . . . .
  . O . X . .
  . . X . . .
  . . . . . .
  - - - - - -

pattern gain-large-slide-under-the-fourth-line
why     His stone stands on the fourth line: from the third we slide three far, and he has no
        good block from above.
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
no      # he came down to the third line
  . . . . . . .
  . . . . X . .
  . O . . X . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern gain-second-line-hane
why     Bend below on the second line: six points or more, as he falls back on the second and
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
no      # he is on the second line first
  . . . . . .
  . . O X . .
  . . . X . .
  . . . . . .
  - - - - - -
no      # our side of it is cut by his stone below
  . . . . . .
  . . O X . .
  . . X . . .
  . . . . . .
  - - - - - -

pattern gain-second-line-descent
why     Come down to the second line: it holds our side and looks at the leap to the first line
        on his.
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
no      # he is under us already: blocking is another matter
  . . . . . .
  . . X O . .
  . . X . . .
  . . . . . .
  - - - - - -

pattern gain-crawl-under-the-wall
why     Crawl under his wall: two points a step for him less, and he must answer before we reach
        the next.
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
no      # he blocks the way
  . . . . . .
  . . X X . .
  . O . X . .
  . . . . . .
  - - - - - -

pattern gain-reach-toward-the-empty-corner
why     The corner is still open along the edge: creeping in from the second line takes what no
        wall holds.
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
no      # he holds the corner point before us
  | . . . . .
  | . . X . .
  | . X . O .
  | . . . . .
  + - - - - -

end

pattern gain-hane-under-the-fourth-line
why     His wall ends on the fourth line beside ours: bend below it on the third, with second-
        line moves to follow.
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
no      # he has gone down a line
  . . . . . .
  . . O X . .
  . . . X . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern gain-capture-race-outside-atari
why     From the outside leave a wall stone one liberty: he saves it, and our outside wall was
        built for nothing.
draw
  P *
  ? O
where   P is X
when    liberties(P) = 2, liberties-after(*) >= 2
says    atari(P) by *, force(P) by *, endgame by *
yes
  . . . . . .
  . O X * . .
  . . O O . .
  . . . . . .
no      # three liberties: he need not answer
  . . . . . .
  . . X * . .
  . . O O . .
  . . . . . .

pattern gain-turn-around-his-head
why     Our stones stand behind the turn, nothing can be cut: bend around his head and his side
        shrinks a line.
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
no      # he goes on upward
  . . . . .
  . O X . .
  . O X . .
  . O X . .
  . . . . .

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
no      # our head stands one back: the bend would be cut
  . . . . .
  . . . . .
  . . * . .
  . . X . .
  . O X . .
  . . . . .

pattern gain-push-through-the-gap-in-forcing
why     Push into the gap of one: he must stop it from behind, so the point is ours without
        losing the turn.
draw
  ? A ?
  P * Q
  ? . ?
where   A is O, P is X, Q is X
when    not self-atari(*)
says    push(A) by *, force(P) by *, endgame by *
yes
  . . . . .
  . . O . .
  . X * X .
  . . . . .
  . . . . .
no      # he has filled in behind
  . . . . .
  . . O . .
  . X . X .
  . . X . .
  . . . . .

pattern gain-push-at-the-boundary
why     Where his wall has stepped back, push along it: each step is a point less for him.
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
no      # he stands before us
  . . . . .
  . . X X .
  . O . X .
  . . . . .
  . . . . .
