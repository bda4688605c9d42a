# Moves that lean on enemy stones from above and keep them low; the focus is the stone leaned on.

class    press
asked    an enemy stone; in all orientations
answer   all
last     none

bar press-not-under-their-stone
why     With an enemy stone standing above, the pressing stone is caught between the two and becomes
        the one that must run.
draw
  ? ? X ? ?
  ? . . . ?
  ? . * . ?
  . . ? @ .
  . . . . .
  . . . . .
  - - - - -
yes
  . . . . . . .
  . . . X . . .
  . . . . . . .
  . . . * . . .
  . . . . X . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . X . . .
  . X . . . . .
  . . . * . . .
  . . . . X . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # nothing stands above: the press is free
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . X . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # an enemy stone more stands there
  . . . . . . .
  . . . X . . .
  . . . X . . .
  . . . . . . .
  . . . . X . .
  . . . . . . .
  . . . . . . .
  - - - - - - -

pattern press-taisha
why     From the knight above the corner stone, lean on its shoulder: it must fight here or be
        sealed into the corner.
draw
  | . . . . . .
  | . . O . . .
  | . . . . * .
  | . . . @ . .
  | . . . . . .
  | . . . . . .
  + - - - - - -
says    press(@) by *, force(@) by *
yes
  | . . . . . . .
  | . . . . . . .
  | . . O . . . .
  | . . . . * . .
  | . . . X . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . * . . . .
  | . . . X . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # our knight is not there: a single shoulder hit lets it choose its side
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . * . .
  | . . . X . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
no      # the enemy already stretched out under the point
  | . . . . . . .
  | . . . . . . .
  | . . O . . . .
  | . . . . * . .
  | . . . X X . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -

pattern press-high-point-knight
why     Stand a knight's move over the stone that came into our high corner: it gets the corner low,
        we get the side.
draw
  | . . . . . . .
  | . . . O . . .
  | . . . . . * .
  | . . . @ . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
says    press(@) by *, enclose(@) by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . * . .
  | . . . X . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . .
  | . . . . . . . X
  | . . . O . . . .
  | . . . . . * . .
  | . . . X . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy is on the way out to the side
  | . . . . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . X . .
  | . . . X . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . . . . . . .
  | . . . O . X . .
  | . . . . . . . .
  | . . . X . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern press-hane-at-the-head-of-two
why     Two stones in a row with our wall beside them: bend around their head, and they are both low
        and short of liberties.
draw
  ? . . .
  ? . * .
  ? A @ .
  ? O X .
  ? ? . ?
where   A is O
when    not self-atari(*)
says    press(@) by *, hane(@) by *
yes
  . . . . . .
  . . . . . .
  . . . * . .
  . . O X . .
  . . O X . .
  . . . . . .
  . . . . . .
yes
  . . . . . . . . |
  . . . . . . . . |
  . . . . . . . . |
  . . . . O X . . |
  . . . . O X . . |
  . . . . * . . . |
  . . . . . . . . |
  - - - - - - - - +
no      # the enemy stands over our head as well: nobody is bent around
  . . . . . .
  . . . . . .
  . . X * X .
  . . O X . .
  . . O X . .
  . . . . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . . . . .
  . . . . . .
  . . O . . .
  . . O X . .
  . . . . . .
  . . . . . .

pattern press-over-the-crawl
why     Every step they crawl on the second line is one point for them and a stone of wall for us:
        stay above them.
draw
  ? . . ?
  O A * .
  ? X @ .
  . . . .
  - - - -
where   A is O
says    press(@) by *, extend(A) by *
yes
  . . . . . .
  . . . . . .
  . O O * . .
  . . X X . .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . . . . . .
  . O O * . .
  . . X X . .
  X . . . . .
  - - - - - -
no      # the enemy came up: there is no wall to walk along any more
  . . . . . .
  . . . . . .
  . O O X . .
  . . X X . .
  . . . . . .
  - - - - - -
no      # on the third line the crawl is worth four points a step, and blocking comes first
  . . . . . .
  . . . . . .
  . O O * . .
  . . X X . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern press-block-before-the-bridgehead
why     Our stone ahead protects the crossing: stop the crawl now, for the stone that cuts is taken.
draw
  ? ? . . . ?
  ? O A . O ?
  ? X @ * . ?
  ? . . . . .
  ? . . . . .
  - - - - - -
where   A is O
when    not self-atari(*)
says    press(@) by *, block(@) by *
yes
  . . . . . . . .
  . . . . . . . .
  . . O O . O . .
  . . X X * . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . X
  . . . . . . . .
  . . O O . O . .
  . . X X * . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # without the stone ahead the crossing can be cut
  . . . . . . . .
  . . . . . . . .
  . . O O . . . .
  . . X X * . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -
no      # an enemy stone more stands there
  . . . . . . . .
  . . . . . . . .
  . . O O X O . .
  . . X X . . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern press-on-top-of-the-approach
why     Attach on top: they get a little on the third line, and our corner and the outside get
        strong together.
draw
  ? . . . .
  A . * . .
  ? . @ . .
  ? . . . .
  ? . . . .
  - - - - -
where   A is O
says    press(@) by *, contact(@) by *
yes
  . . . . . . .
  . . . . . . .
  . O . * . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  - - - - - - - - - - +
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . . . O . . . . . |
  . . . . * . X . . . |
  . . . . . . . . . . |
  . . . . . . . . . . |
  . . . . . . . . . . |
no      # an enemy stone above makes the hane too strong
  . . . . . . .
  . . . . X . .
  . O . * . . .
  . . . X . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # too far from our stone, the attached stone has no one to be strengthened
  . . . . . . . .
  . . . . . . . .
  . O . . * . . .
  . . . . X . . .
  . . . . . . . .
  . . . . . . . .
  - - - - - - - -

pattern press-lean-toward-the-stone-held
why     Lean on the one: each stone that presses here is also a wall in front of the other, on whose
        far side we stand.
draw
  . . . . . P . O
  . . . . . . . ?
  . . * . . . . ?
  . @ . . . . . ?
  . . . ? ? ? ? ?
  ? ? ? ? ? ? ? ?
  - - - - - - - -
where   P is X
when    liberties(P) > 2, not same-chain(@, P)
says    press(@) by *, force(@) by *
yes
  . . . . . . . . . .
  . . . . . . X . O .
  . . . . . . . . . .
  . . . * . . . . . .
  . . X . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -
yes     # a stone nearby changes nothing
  . . . . . . . . . .
  . . . . . . X . O .
  . . . . . . . . . .
  . . . * . . . . . .
  . . X . . . . . . X
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -
no      # no own stone on the far side of the other one: nothing is being attacked
  . . . . . . . . . .
  . . . . . . X . . .
  . . . . . . . . . .
  . . . * . . . . . .
  . . X . . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -
no      # the weak stone is joined up already
  . . . . . . . . . .
  . . . . . . X . O .
  . . . . . X . . . .
  . . . * X . . . . .
  . . X X . . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
  - - - - - - - - - -

pattern press-keep-level-with-the-jump
why     They jump, we jump along: level with their head we stay in front of the stones that matter
        later.
draw
  ? . . . ?
  @ . * . .
  . . . . .
  X . O . .
says    press(@) by *
yes
  . . . . . . .
  . . . . . . .
  . X . * . . .
  . . . . . . .
  . X . O . . .
  . . . . . . .
yes
  . . . . . |
  . . . . . |
  . . . . . |
  . . . . . |
  . O . O . |
  . . . . . |
  . X . * . |
  . . . . . |
  . . . . . |
no      # an enemy stone waits ahead of the landing point
  . . . . . . .
  . . . X . . .
  . X . * . . .
  . . . . . . .
  . X . O . . .
  . . . . . . .
no      # our stone is level already
  . . . . . . .
  . . . . . . .
  . X . O . . .
  . . . . . . .
  . X . O . . .
  . . . . . . .

pattern press-shoulder-on-the-third-line
why     A stone on the third line is kept there by a stone diagonally above it: what it earns below,
        we earn above.
draw
  ? . . . ?
  . . * . .
  . . . @ .
  ? . . . .
  ? . . . .
  - - - - -
says    press(@) by *, reduce by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . X . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . * . . .
  | . . . X . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone above turns it into a net of theirs
  . . . . . . .
  . . . X . . .
  . . . * . . .
  . . . . X . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
no      # on the fourth line the stone pressed gets more than the presser
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . X . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
