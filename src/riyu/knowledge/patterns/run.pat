# Ways out into the open for own weak stones; the focus is the stone that runs.

class    run
asked    an own stone; in all orientations
answer   all
last     none

bar run-not-against-their-wall
why     The jump ends against their wall: we would be running into what attacks us.
draw
  X X ?
  ? * ?
  ? . ?
  ? @ ?
yes
  . . . . .
  . X X . .
  . . * . .
  . . . . .
  . . O . .
  . . . . .
yes
  . . . .
  . X . .
  . . . .
  . * . .
  . O O .
no      # one lone stone above is no wall
  . . . . .
  . . X . .
  . . * . .
  . . . . .
  . . O . .
  . . . . .
no      # the enemy stone is missing
  . . . . .
  . X . . .
  . . . . .
  . . . . .
  . . O . .
  . . . . .

glob run-under-the-cap
why     The enemy stands over our stone.
draw
  ? X ?
  ? . ?
  . @ .

pattern run-knight-past-the-cap
why     Capped from above, go out sideways by a knight's move: the capping stone sees only one way
        at a time.
draw
  . X . . . .
  . . . * . .
  . @ . . . .
  ? . . . . .
says    run(@) by *
yes
  . . . . . . . .
  . . X . . . . .
  . . . . * . . .
  . . O . . . . .
  . . . . . . . .
  . . . . . . . .
yes
  . . . . .
  . . . O .
  . * . . .
  . . . X .
  . . . . .
no      # an enemy stone waits on this side as well, and one on the other
  . . . . . . . . . .
  . . . . X . . . . .
  . . X . . . * X . .
  . . . . O . . . . .
  . . . . . . . . . .
  . . . . . . . . . .
no      # an enemy stone more stands there
  . . . . . . . .
  . . X . . . . .
  . . . O . . . .
  . . O . . . . .
  . . . . . . . .
  . . . . . . . .

pattern run-lean-on-the-capping-stone
why     Both sides of the cap are watched: touch the capping stone, and its answer gives us the
        stones to slip out.
draw
  ? . . .
  ? X * .
  ? . . ?
  ? @ . X
says    run(@) by *
yes
  . . . . . .
  . . . . . .
  . . X * . .
  . . . . . .
  . . O . X .
  . . . . . .
yes
  . . . . . . . |
  . . . O . . . |
  . . . . . * . |
  . . . X . O . |
  . . . . . . . |
  . . . . . . . |
  . . . . . . . |
  - - - - - - - +
no      # nothing watches the side: the knight's move goes out faster
  . . . . . .
  . . . . . .
  . . X * . .
  . . . . . .
  . . O . . .
  . . . . . .
no      # the enemy stone is missing
  . . . . . .
  . . . . . .
  . . . . . .
  . . . . . .
  . . O . X .
  . . . . . .

end

pattern run-turn-up-ahead
why     Our row is one ahead of the row that presses it: turn up before its head, and we are
        outside.
draw
  ? . . .
  ? . . .
  P * . .
  O @ . .
  ? . . .
  ? . . .
  - - - -
where   P is X
says    run(@) by *, hane(P) by *
yes
  . . . . . .
  . . . . . .
  . . . . . .
  . X * . . .
  . O O . . .
  . . . . . .
  . . . . . .
  - - - - - -
yes     # a stone nearby changes nothing
  . . . . . .
  . . . . . .
  . . . . . .
  X X * . . .
  . O O . . .
  . . . . . .
  . . . . . .
  - - - - - -
no      # they are level with us: the turn is blocked
  . . . . . .
  . . . . . .
  . . . . . .
  . X X . . .
  . O O . . .
  . . . . . .
  . . . . . .
  - - - - - -
no      # something stands above: the turned stone meets a hane
  . . . . . .
  . . . . . .
  . . X . . .
  . X * . . .
  . O O . . .
  . . . . . .
  . . . . . .
  - - - - - -

pattern run-jump-out-of-the-pincer
why     Caught from both sides, jump straight up between them: afterwards they have two weak sides
        and we have one string.
draw
  ? . . . ?
  ? . * . ?
  ? . . . ?
  X . @ . X
  ? . . . ?
says    run(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . X . O . X .
  . . . . . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . . . . .
  . . . * . X .
  . . . . . . .
  . X . O . X .
  . . . . . . .
  . . . . . . .
no      # one side is free: there may be room for a base there
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . O . X .
  . . . . . . .
  . . . . . . .
no      # the enemy stands over the landing point
  . . . . . . .
  . . . X . . .
  . . . * . . .
  . . . . . . .
  . X . O . X .
  . . . . . . .
  . . . . . . .

pattern run-ahead-of-the-parallel-runner
why     Two groups run side by side: the one that jumps first has its head out and leans on the
        other.
draw
  ? . . . ?
  . . * . .
  . . . . .
  . . @ . X
  ? ? . ? .
  ? ? O ? X
says    run(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . O . X .
  . . . . . . .
  . . . O . X .
  . . . . . . .
yes
  . . . . .
  . . . * .
  . . . . .
  . X . O .
  . . . . .
  . X . O .
  . . . . .
no      # they are one jump ahead: what is left is to be leaned on
  . . . . . . .
  . . . . . . .
  . . . * . X .
  . . . . . . .
  . . . O . X .
  . . . . . . .
  . . . O . X .
  . . . . . . .
no      # the stone of ours beside it is missing
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . X .
  . . . . . . .
  . . . O . X .
  . . . . . . .

pattern run-two-spaces-toward-a-friend
why     A friend is in sight: the two-space jump lands where it links both ways before the enemy can
        stop one.
draw
  ? ? O ? ?
  ? . . . ?
  ? . . . ?
  . . * . .
  . . . . .
  . . . . .
  ? . @ . ?
  ? ? X ? ?
says    run(@) by *, make-link(@) by *
yes
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . X . . .
  . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . X . . X
  . . . . . . .
no      # no friend ahead: the two-space jump is thin
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . . . . .
  . . . O . . .
  . . . X . . .
  . . . . . . .
no      # an enemy stone beside the path can cut it
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . X . . . .
  . . . . . . .
  . . . O . . .
  . . . X . . .
  . . . . . . .

pattern run-through-the-gap
why     Their net is wide: jump right into the gap, and they can close only one side of it.
draw
  ? . . . . ?
  X . * . . X
  . . . . . .
  ? . @ . . ?
says    run(@) by *
yes
  . . . . . . . .
  . . . . . . . .
  . X . * . . X .
  . . . . . . . .
  . . . O . . . .
  . . . . . . . .
yes     # a stone nearby changes nothing
  . . . . . . . .
  . . . . . . . X
  . X . * . . X .
  . . . . . . . .
  . . . O . . . .
  . . . . . . . .
no      # a third stone stands above the gap
  . . . . . . . .
  . . . X . . . .
  . X . * . . X .
  . . . . . . . .
  . . . O . . . .
  . . . . . . . .
no      # the gap is closed already
  . . . . . . . .
  . . . . . . . .
  . X . * X . X .
  . . . . . . . .
  . . . O . . . .
  . . . . . . . .

pattern run-stretch-when-touched
why     A touched stone with few liberties stretches: a jump from here would be cut off at its foot.
draw
  ? . .
  x * .
  P @ .
  ? X ?
where   P is X
when    liberties(@) = 2, liberties-after(*) > 2
says    run(@) by *, extend(@) by *
yes
  . . . . .
  . . . . .
  . . * . .
  . X O . .
  . . X . .
  . . . . .
yes
  . . . . |
  . . . . |
  . . * . |
  . X O . |
  . . X . |
  . . . . |
  . . . . |
no      # nobody stands behind: there is time for a wider move
  . . . . .
  . . . . .
  . . * . .
  . X O . .
  . . . . .
  . . . . .
no      # the stretch gains no liberty
  . . . . .
  . . X . .
  . . * . .
  . X O . .
  . . X . .
  . . . . .

pattern run-diagonal-away-from-the-peep
why     With an enemy stone at the shoulder a jump can be cut: the diagonal move can't, for it has
        two ways to connect.
draw
  ? . . .
  X . * .
  x @ . .
  ? . . .
says    run(@) by *, make-link(@) by *
yes
  . . . . . .
  . . . . . .
  . X . * . .
  . . O . . .
  . . . . . .
  . . . . . .
yes
  . . . . . . |
  . . . . . . |
  . . . . O . |
  . . . X . . |
  . . . . * . |
  . . . . . . |
  - - - - - - +
no      # the enemy stands on one crossing: the diagonal would be cut
  . . . . . .
  . . . . . .
  . X X * . .
  . . O . . .
  . . . . . .
  . . . . . .
no      # the enemy is in front of the diagonal as well
  . . . . . .
  . . . . . .
  . X . * X .
  . . O . . .
  . . . . . .
  . . . . . .

pattern run-knight-away-from-strength
why     Go out away from the strong side: the knight's move gains a line of distance with each step.
draw
  ? . . . .
  ? . . * .
  . . . . .
  X . @ . .
  X . . . .
says    run(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . . . * . .
  . . . . . . .
  . X . O . . .
  . X . . . . .
  . . . . . . .
yes
  . . . . . .
  . . . . * .
  . . X . . .
  . . . . . .
  . O O . . .
  . . . . . .
no      # a single stone on that side is not worth giving up the firmer jump
  . . . . . . .
  . . . . . . .
  . . . . * . .
  . . . . . . .
  . X . O . . .
  . . . . . . .
  . . . . . . .
no      # the knight's move could be cut at its waist
  . . . . . . .
  . . . . . . .
  . . . . * . .
  . . . . X . .
  . X . O . . .
  . X . . . . .
  . . . . . . .

pattern run-one-space-jump
why     The one-space jump is never far wrong: it is quick, and a cut through it costs the enemy
        more than us.
draw
  ? . . . ?
  . . * . .
  ? . . . ?
  ? . @ . ?
  ? ? X ? ?
says    run(@) by *
yes
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . O . . .
  . . . X . . .
  . . . . . . .
yes
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . * . O X . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  . . . . . . . . . |
  - - - - - - - - - +
no      # no enemy presses from behind: no hurry
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . . . . . .
  . . . O . . .
  . . . . . . .
  . . . . . . .
no      # the foot of the jump is watched from the side
  . . . . . . .
  . . . . . . .
  . . . * . . .
  . . X . . . .
  . . . O . . .
  . . . X . . .
  . . . . . . .
