# What the finished Great Wall is for: attacks on the corners and sides in front of it. The focus is
# the enemy's stone there; of the wall the stone on the fourth line of the side is drawn.

class    great-wall-corner
asked    an enemy stone; in all orientations
answer   all
last     none

pattern wall-corner-double-approach
why     One approach stands and the corner is alone: the second shuts it in, for the way to the
        middle is behind our wall.
draw
  | ? . . . . . . ? ? ?
  | . . * . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . @ . . . . . O
  | . . . . . O . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    approach(@) by *, enclose(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . * . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . . . . O . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . X . . . . .
  | . . . . . . . . . . .
  | . . * . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . . . . O . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # they answered the first approach on this side
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . * . . . . . . . .
  | . . X . . . . . . . .
  | . . . X . . . . . O .
  | . . . . . O . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . X . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . . . . O . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-drive-toward-the-wall
why     Approach from the far side: what the corner stone gains by answering lies in front of our
        wall and is worth little.
draw
  | ? . . . . . . . ? ?
  | ? . . . . . . . ? ?
  | . . * . . . . . ? ?
  | . . . . . . . . ? ?
  | . . . @ . . . . . O
  | . . . . . . . . ? ?
  | . . . . . . . . ? ?
  | . . . . . . . . ? ?
  + - - - - - - - - - -
says    approach(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . * . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . * . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . X .
  + - - - - - - - - - - -
no      # the side before the wall is theirs already: they would be driven home
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . * . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . . . . . . . . . .
  | . . . . . X . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # without the wall they answer toward the open side, and gladly
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . * . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-approach-and-extend
why     Approach from the wall: one stone attacks the corner and at the same time makes the wall a
        side.
draw
  | . . . . . . ? ? ? ?
  | . . . . . . . ? ? ?
  | . . . . . . . . . ?
  | . . . @ . . . . . O
  | . . . . . * . . . .
  | . . . . . . . . . .
  | . . . . . . . . . .
  + - - - - - - - - - -
says    approach(@) by *, edge-move by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . . . . * . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . X . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . . . . * . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # they extended toward the wall first
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . . . . * X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . X . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-invade-under-the-star
why     Take the corner from below: the wall they get outside faces ours, and theirs has no room to
        be of use.
draw
  | . . . . . . ? ? ? ?
  | . . . . . . ? ? ? ?
  | . . . . . . . . . ?
  | . . . @ . . . . . O
  | . . * . . . . . . .
  | . . . . . . . . . .
  | . . . . . . . . . .
  + - - - - - - - - - -
says    invade by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . * . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . X
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . * . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # they have guarded the corner
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . X * . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # without our wall the outside they get is worth more than the corner
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . . .
  | . . * . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-seal-the-three-three
why     A corner stone on three-three is low: shut it in from the shoulder, and the whole middle
        belongs to the wall.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . . . . . . . ?
  | . . . * . . . . . O
  | . . @ . . . . . . .
  | . . . . . . . . . .
  | . . . . . . . . . .
  + - - - - - - - - - -
says    press(@) by *, enclose(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . * . . . . . O .
  | . . X . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . * . . . . . O X
  | . . X . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # they have a stone above: the corner is not sealed by this
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . . .
  | . . . * . . . . . O .
  | . . X . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . . .
  | . . . . . . . . . O .
  | . . X . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-high-approach
why     A high approach to the low corner stone keeps it down, and its way along the side ends at
        our wall.
draw
  | . . . . . . . ? ? ?
  | . . . * . . . ? ? ?
  | . . . . . . . . . O
  | . . . @ . . . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    approach(@) by *, enclose(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . * . . . . . . .
  | . . . . . . . . . O .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | X . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . * . . . . . . .
  | . . . . . . . . . O .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # they have enclosed the corner
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . * . . . . . . .
  | . . X . . . . . . O .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # they have extended along the side: it no longer ends at our wall
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . * . . . . . . .
  | . . . . . . . . . O .
  | . . . X . . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-press-toward-the-wall
why     Our high stone is over the corner: press a knight's move from it, and with the wall the
        corner is shut.
draw
  | . . . . . . . ? ? ?
  | . . . O . . . ? ? ?
  | . . . . . * . . . O
  | . . . @ . . . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    press(@) by *, enclose(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . . .
  | . . . . . * . . . O .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . X .
  | . . . . . . . . . . .
  | . . . O . . . . . . .
  | . . . . . * . . . O .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # they came out on the way to the wall
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . . .
  | . . . . . * . . . O .
  | . . . X . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # they pushed up between: the press is too wide now
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . . .
  | . . . X . * . . . O .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-stop-the-extension
why     The corner has reached out along the side: stop it in front of the wall, where it has no
        second base to find.
draw
  | . . . . . . . ? ? ? ?
  | . . . . . . . . ? ? ?
  | . . . . . . . . . . ?
  | . . . X . . . . . . O
  | . . . . . @ . * . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
says    limit(@) by *
yes
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . . . . . . O .
  | . . . . . X . * . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . . . . . . O X
  | . . . . . X . * . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
no      # it has gone on already
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . . . . . . O .
  | . . . . . X X * . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
no      # they stand over the point: the stopping stone would be shut in
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . X . . . .
  | . . . X . . . . . . O .
  | . . . . . X . * . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -

pattern wall-corner-split-the-side-stone
why     They put a stone between corner and wall: come between the two, and it has only our wall to
        run to.
draw
  | . . . . . . . ? ? ? ?
  | . . . . . . . . ? ? ?
  | . . . . . . . . . . ?
  | . . . P . . . . . . O
  | . . . . . * . . @ . ?
  | . . . . . . . . . . ?
  | . . . . . . . . . . ?
  + - - - - - - - - - - -
where   P is X
says    pincer(@) by *, split(@, P) by *
yes
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . . . . . . O .
  | . . . . . * . . X . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . . . . . . O .
  | . . . . . * . . X . X .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
no      # the two are linked from above
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . . X . . . O .
  | . . . . . * . . X . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -
no      # the wall is not there: it runs out to the middle
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  | . . . X . . . . . . . .
  | . . . . . * . . X . . .
  | . . . . . . . . . . . .
  | . . . . . . . . . . . .
  + - - - - - - - - - - - -

pattern wall-corner-reduce-the-enclosure
why     Lean on the enclosure's stone from the wall's side: they earn the corner twice over, we
        close the middle.
draw
  | . . . . . . . ? ? ?
  | . . X . . . . ? ? ?
  | . . . . * . . . . O
  | . . . @ . . . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    press(@) by *, reduce by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . X . . . . . . . .
  | . . . . * . . . . O .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . X . . . . .
  | . . . . . . . . . . .
  | . . X . . . . . . . .
  | . . . . * . . . . O .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # no wall behind: the leaning stones have to run
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . X . . . . . . . .
  | . . . . * . . . . . .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # they extended below the point: leaning no longer keeps them down
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . X . . . . . . . .
  | . . . . * . . . . O .
  | . . . X . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-cap-the-side-stone
why     A side stone before the wall's middle: cap it, and every way out leads into the wall or back
        along the edge.
draw
  | . . . . ? ? ? ? ? ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  | . . @ . * . . . . O
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  | . . . . ? ? ? ? ? ?
says    cap(@) by *, enclose(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . X . * . . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
yes     # a stone nearby changes nothing
  | . . . . . . . . . . .
  | . . . . X . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . X . * . . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
no      # it has stood up toward the middle
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . X X * . . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
no      # no wall stands there: it jumps past the cap
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . X . * . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .

pattern wall-corner-enter-below-the-high-stone
why     Their corner stone is high and looks at our wall: go in below it, the outside that it gets
        is ours already.
draw
  | . . . . . . ? ? ? ?
  | . . . . . . . . ? ?
  | . . . . . . . . ? ?
  | . . * . @ . . . . O
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    invade by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . * . X . . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . X
  | . . . . . . . . . . .
  | . . * . X . . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # they have closed the corner
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . * . X . . . . O .
  | . . X . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # without the wall they seal us in and the whole outside is theirs
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . * . X . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-kick-toward-the-wall
why     They approached our corner between it and the wall: touch the stone from the corner,
        so that it stands up heavy into our wall.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . O . . . ? ? O
  | . . . . * @ . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    contact(@) by *, force(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . O .
  | . . . . * X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . O .
  | . . . . * X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . O .
  | . . . X . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . O .
  | . . . . . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-cap-the-approach
why     Their approach stands between our corner and our wall: from above it is shut in, and
        below there is no room for two eyes.
draw
  | . . . . . . . ? ? ?
  | . . . . . * . ? ? ?
  | . . . O . . . ? ? O
  | . . . . . @ . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    cap(@) by *, enclose(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . * . . . . .
  | . . . O . . . . . O .
  | . . . . . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . * . . . . .
  | . . . O . . . . . O .
  | . . . . . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . O .
  | . . . X . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . O .
  | . . . . . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-pincer-from-the-wall-side
why     Their approach has the wall behind it already: pincer it close, and whichever way it
        runs we gain with every move.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . O . . . ? ? O
  | . . . . . @ . * . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    pincer(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . O .
  | . . . . . X . * . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . O .
  | . . . . . X . * . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . O .
  | . . . X . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . O .
  | . . . . . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-attach-on-the-wall-side
why     Touch the star stone on the side of our wall: what they get in the corner is small,
        and our stones there are joined to the wall.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . @ * . . ? ? O
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    contact(@) by *, press(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X * . . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X * . . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | X . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-press-the-low-base
why     Two stones make a base on the third line before the wall: lean on them from above,
        low and alive is all they get.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . . . * . ? ? O
  | . . . . @ . P . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
where   P is X
says    press(@) by *, reduce by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . * . . . O .
  | . . . . X . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . * . . . O .
  | . . . . X . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . O .
  | . . X . X . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . X . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-stop-the-slide-at-the-foot
why     They slide along the second line toward the foot of our wall: stop them below it, or
        the side that it faces is gone.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? O
  | . . . . . . . . . ?
  | . . . . . . . @ * ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    block(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . O .
  | . . . . . . . . . . .
  | . . . . . . . X * . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . O .
  | . . . . . . . . . . .
  | . . . . . . . X * . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . O .
  | . . X . . . . . . . .
  | . . . . . . . X . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . X . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-bend-over-the-touching-stone
why     A stone touches the foot of our wall: bend over it from above, and it has only the
        edge to live on.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? * ?
  | . . . . . . . ? @ O
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    hane(@) by *, enclose(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . * . .
  | . . . . . . . . X O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . * . .
  | . . . . . . . . X O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . X O .
  | . . X . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . X . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-bend-under-the-touching-stone
why     They touch our wall while their corner waits for them: bend below, so that the two
        never join along the side.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . P . . . ? @ O
  | . . . . . . . . * ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
where   P is X
says    hane(@) by *, split(@, P) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . X O .
  | . . . . . . . . * . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . X O .
  | . . . . . . . . * . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . X O .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . X . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-cap-between-corner-and-wall
why     They come in between our corner and our wall: cap from the middle, the two sides of
        the sack are sewn already.
draw
  | . . . . . . . ? ? ?
  | . . . . . . * ? ? ?
  | . . . O . . . ? ? O
  | . . . . . . @ . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    cap(@) by *, enclose(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . * . . . .
  | . . . O . . . . . O .
  | . . . . . . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . * . . . .
  | . . . O . . . . . O .
  | . . . . . . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . O .
  | . . . X . . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . O .
  | . . . . . . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-three-three-under-the-far-star
why     Star stone and approach stand, the wall looks on: go in at three-three, and the
        outside that they build is pressed flat by the wall.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . @ . . . ? ? O
  | . . * . . O . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    invade by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . * . . O . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . * . . O . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . . X . O . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . . .
  | . . . . . O . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-knight-over-the-low-corner
why     The low three-four stone looks at our wall's side: a knight's move over it keeps it
        low and makes the wall a moyo.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . . . * . ? ? O
  | . . . @ . . . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    press(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . * . . . O .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . * . . . O .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . O .
  | . . X X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-shoulder-the-side-stone
why     A stone on the third line has spread from its corner toward us: come down on its
        shoulder, what it has above is gone and the wall joins in.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . P . . . * ? O
  | . . . . . . @ . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
where   P is X
says    press(@) by *, reduce by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . * . O .
  | . . . . . . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . * . O .
  | . . . . . . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . O .
  | . . X . . . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . . . . . . .
  | . . . . . . X . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-close-the-side
why     Their corner is closed and faces the wall: a stone halfway makes ours what lies
        between, before they step out.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . P . . . . ? ? O
  | . . . . @ . . * . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
where   P is X
says    limit(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . X . . . . . . O .
  | . . . . X . . * . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . X . . . . . . O .
  | . . . . X . . * . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . X . . . . . . O .
  | . . . X X . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . X . . . . . . . .
  | . . . . X . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-peep-at-the-one-space-enclosure
why     The corner is enclosed by two stones with a space between: look into it from our
        wall's side, and come back with the turn.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . . * . . ? ? ?
  | . . . P . @ . ? ? O
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
where   P is X
says    peep(@, P) by *, force(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . * . . . . . .
  | . . . X . X . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . * . . . . . .
  | . . . X . X . . . O .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . X . . . O .
  | X . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-touch-below-the-high-enclosure
why     The enclosure is high: touch the outer stone from below, there is room for a base,
        and running leads to the wall.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . P . @ . ? ? O
  | . . . . . * . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
where   P is X
says    contact(@) by *, invade by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . X . . . O .
  | . . . . . * . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . X . . . O .
  | . . . . . * . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . X . . . O .
  | X . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . X . X . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-second-stone-beside-three-three
why     They answered the shoulder of their three-three stone: go on along the same line,
        and each of their moves is under us.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . O * . . ? ? O
  | . . X @ . . . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    press(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O * . . . . O .
  | . . X X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O * . . . . O .
  | . . X X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . O . . . . . O .
  | . . X X X . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . O .
  | . . X X . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern wall-corner-far-approach-before-the-wall
why     The five-three stone leaves three-four open on the far side: take it, the outside
        that they get ends at our wall.
draw
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . . . . . . ? ? ?
  | . . * . . . . ? ? O
  | . . . . @ . . . . ?
  | . . . . . . . . . ?
  | . . . . . . . . . ?
  + - - - - - - - - - -
says    approach(@) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . * . . . . . . O .
  | . . . . X . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . . . O
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . * . . . . . . O .
  | . . . . X . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . X . . O .
  | . . . . X . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . . . X . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
