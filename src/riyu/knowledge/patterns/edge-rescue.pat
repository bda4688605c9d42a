# Asked at the stones of an own chain that seems dead, near the edge: is there a move that still
# links or gives room for an eye? If one matches the chain is not given up.

class    edge-rescue
asked    an own stone; in all orientations
answer   best
last     none

pattern rescue-take-the-cutter-on-the-edge
why     The stone that cuts us off at the edge has one liberty: take it, and the two sides are
        one.
draw
  @ P ?
  ? * ?
  - - -
where   P is X
when    liberties(P) = 1
says    capture(P) by *, save(@) by *
yes
  . . . . .
  . . O . .
  . O X O .
  . O * . .
  - - - - -
no      # it has a liberty above too
  . . . . .
  . O X . .
  . O . . .
  - - - - -

pattern rescue-pass-under-on-the-first-line
why     Under his second-line stone the first line joins us to our friends; he can't cut from
        above.
draw
  @ P B
  . * .
  - - -
where   P is X, B is O
says    bridge-under(@, B) by * confidence 564 of 646, save(@) by *
yes
  . . . . .
  . O X O .
  . . * . .
  - - - - -
no      # he stands below
  . . . . .
  . O X O .
  . . X . .
  - - - - -

pattern rescue-pass-under-on-the-second-line
why     Below his third-line stone the second line joins both sides: one step, and the chain
        lives with its friends.
draw
  @ P B
  . * .
  . . .
  - - -
where   P is X, B is O
says    bridge-under(@, B) by * confidence 353 of 548, save(@) by *
yes
  . . . . .
  . O X O .
  . . * . .
  . . . . .
  - - - - -
no      # he has come down between
  . . . . .
  . O X O .
  . . X . .
  . . . . .
  - - - - -

pattern rescue-pass-under-with-a-hop
why     His stone stands free on the third line between us and our friends: right below it both
        hops join.
draw
  @ . P . B
  . . * . .
  . . . . .
  - - - - -
where   P is X, B is O
says    bridge-under(@, B) by * confidence 34 of 75, save(@) by *
yes
  . . . . . . .
  . O . X . O .
  . . . * . . .
  . . . . . . .
  - - - - - - -
no      # he stands below
  . . . . . . .
  . O . X . O .
  . . . X . . .
  . . . . . . .
  - - - - - - -

pattern rescue-hop-along-the-second-line
why     From the second line hop toward the friend there: two one-space hops can't both be cut
        from above.
draw
  ? x x x ?
  @ . * . B
  . . . . .
  - - - - -
where   B is O
says    connect(@, B) by * confidence 21 of 24, save(@) by *
yes
  . . . . . . .
  . . X X X . .
  . O . * . O .
  . . . . . . .
  - - - - - - -
no      # he is down on the second line
  . . . . . . .
  . . X X X . .
  . O . . X O .
  . . . . . . .
  - - - - - - -

pattern rescue-eye-in-the-corner
why     The corner point is an eye once both points beside it are ours: take the second one.
draw
  | x ?
  | * @
  | . O
  + - -
when    not self-atari(*)
says    make-eye(@) by * confidence 10 of 16, live(@) by *
yes
  | . . . . .
  | X . . . .
  | * O X . .
  | . O X . .
  + - - - - -
no      # he has it first
  | . . . . .
  | X . . . .
  | X O X . .
  | . O X . .
  + - - - - -

pattern rescue-clamp-at-the-edge
why     The stone that shuts us in is one thick: clamp it from beyond, and we get out above or
        below.
draw
  . . X ?
  . * P @
  . . . .
  - - - -
where   P is X
says    contact(P) by *, desperate(@) by *
yes
  . . . . . .
  . . . X . .
  . . * X O .
  . . . . . .
  - - - - - -
no      # he has a stone over the clamp
  . . . . . .
  . . X X . .
  . . . X O .
  . . . . . .
  - - - - - -

pattern rescue-slide-into-the-corner
why     The corner is still empty: slide to two-two, there the chain finds room for the eye that
        it lacks.
draw
  | . . . . ?
  | . . . @ ?
  | . * . . ?
  | . . . . ?
  + - - - - -
says    live(@) by *, make-eye(@) by *
yes
  | . . . . . .
  | . . . . . .
  | . . . O . .
  | . * . . . .
  | . . . . . .
  + - - - - - -
no      # he stands in the corner
  | . . . . . .
  | . . . . . .
  | . . . O . .
  | . . X . . .
  | . . . . . .
  + - - - - - -

pattern rescue-slide-under-the-wall
why     He stands one space off on the third line: slide in under him, it makes room or finds a
        way along the edge.
draw
  @ . X .
  . . * .
  . . . .
  - - - -
says    make-eye(@) by * confidence 92 of 402, desperate(@) by *
yes
  . . . . . .
  . O . X . .
  . . . * . .
  . . . . . .
  - - - - - -
no      # the cutting point below the gap is his
  . . . . . .
  . O . X . .
  . . X . . .
  . . . . . .
  - - - - - -

pattern rescue-leap-along-the-first-line
why     From the second line leap far along the first: he can't cut it off, and under his wall
        there is a point to live.
draw
  . . . . @
  . * . . .
  - - - - -
says    desperate(@) by *, make-eye(@) by * confidence 10 of 91
yes
  . . . . . . .
  . . . . . O .
  . . * . . . .
  - - - - - - -
no      # he stands in the way on the second line
  . . . . . . .
  . . . X . O .
  . . * . . . .
  - - - - - - -

pattern rescue-hane-on-the-second-line
why     Bend below his third-line stone: the eye space gets wider, and his block leaves us the
        turn for the eye.
draw
  @ P .
  . * .
  . . .
  - - -
where   P is X
when    liberties-after(*) >= 3
says    hane(P) by *, make-eye(@) by * confidence 1139 of 3484
yes
  . . . . .
  . O X . .
  . . * . .
  . . . . .
  - - - - -
no      # he is down first
  . . . . .
  . O X . .
  . . X . .
  . . . . .
  - - - - -

pattern rescue-hane-on-the-first-line
why     Bend on the first line: each hane makes the eye space a point wider, and often that is
        the point for two eyes.
draw
  @ P .
  . * .
  - - -
where   P is X
when    not self-atari(*)
says    hane(P) by *, make-eye(@) by * confidence 351 of 1308
yes
  . . . . .
  . O X . .
  . . * . .
  - - - - -
no      # he has come down
  . . . . .
  . O X . .
  . . X . .
  - - - - -

pattern rescue-descend-to-the-second-line
why     Go down toward the edge: the stone can be joined to either side, and he must answer on
        both.
draw
  X @ ?
  . * .
  . . .
  - - -
says    descend(@) by *, make-eye(@) by * confidence 268 of 740
yes
  . . . . .
  . X O . .
  . . * . .
  . . . . .
  - - - - -
no      # he is there before us
  . . . . .
  . X O . .
  . . X . .
  . . . . .
  - - - - -

pattern rescue-descend-to-the-first-line
why     Down to the edge: it makes the eye space as wide as it gets, and throws away no hane.
draw
  X @ ?
  . * .
  - - -
when    not self-atari(*)
says    descend(@) by *, make-eye(@) by * confidence 381 of 580
yes
  . . . . .
  . X O . .
  . . * . .
  - - - - -
no      # he has bent in below
  . . . . .
  . X O . .
  . . X . .
  - - - - -
