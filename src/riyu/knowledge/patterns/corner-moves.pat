# The corner in the opening, drawn from the corner: take it, close it, come near it, and answer.

class    corner-moves
asked    the whole board; in all orientations
answer   all
last     none

pattern corner-open-star-point
why     An open corner is worth more than any side: the star point takes it in one move and looks to
        the middle.
draw
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . * . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
says    edge-move by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . * . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . * . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the corner is taken
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-open-three-four-point
why     The three-four point takes the open corner low on one side and asks for an enclosure later.
draw
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . * . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
says    edge-move by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . * . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . X .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . * . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the corner is taken
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-open-three-three-point
why     The three-three point takes the corner for good in one move, small and finished.
draw
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . * . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
says    edge-move by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . * . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . X . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . * . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the corner is taken
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . O . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern corner-enclose-by-small-knight
why     The small knight's enclosure gives up nothing: the corner is territory and both sides have a
        base.
draw
  | . . . . . . .
  | . . . . . . .
  | . . A . . . .
  | . . . . * . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
where   A is O
says    enclose-corner(A) by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . O . . . . .
  | . . . . * . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . X .
  | . . . . . . . .
  | . . . . . . . .
  | . . O . . . . .
  | . . . . * . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy has approached
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . O . . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . O . X . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern corner-enclose-by-one-space
why     One space high: the corner leaks a little below, but the side and the middle get a strong
        wall.
draw
  | . . . . . . .
  | . . . . . . .
  | . . A . * . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
where   A is O
says    enclose-corner(A) by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . O . * . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . X . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . O . * . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy has approached
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . O . . . . .
  | . . . . X . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . . . . . . .
  | . . . . X . . .
  | . . O . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern corner-enclose-by-large-knight
why     The large knight's enclosure takes the most side for a stone, and leaves a thin place in the
        corner.
draw
  | . . . . . . . .
  | . . . . . . . .
  | . . A . . . . .
  | . . . . . * . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
where   A is O
says    enclose-corner(A) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . * . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . * . . .
  | . . . . . . . . X
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy has approached from the other side
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-close-the-star-by-a-small-knight
why     With a knight's move the star stone gets a corner and a side; where the enemy comes next the
        enemy comes late.
draw
  | . . . . . . ? .
  | . . . . . . . .
  | . . . A . . . .
  | . . . . . * . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
where   A is O
says    enclose-corner(A) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . * . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . X
  | . . . . . * . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stands in the corner already
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-close-the-star-by-one-space
why     One space from the star stone builds toward the middle and leaves the enemy the three-three
        point.
draw
  | . . . . . . . .
  | . . . . . . . .
  | . . . A . * . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
where   A is O
says    enclose-corner(A) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . * . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . * . . X
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stands in the corner already
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . X . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-approach-the-star
why     Come from the side where there is room to extend: the small knight's approach asks the enemy
        which side the enemy keeps.
draw
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . P . . . ?
  | . . . . . * . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
where   P is X
says    approach(P) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . . . * . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . X
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . . . * . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy has closed that side
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . . . * X . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-approach-the-three-four-low
why     Before the enemy encloses: the low approach keeps the enemy from the corner's second half
        and looks at the side.
draw
  | . . . . . . . .
  | . . . . . . . .
  | . . P . . . . .
  | . . . . * . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
where   P is X
says    approach(P) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . * . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . X
  | . . . . * . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy has an enclosure
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # a stone of ours more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . O . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-approach-the-three-four-high
why     The high approach gives the enemy the corner and takes the middle and the side with fewer
        fights.
draw
  | . . . . . . . .
  | . . . . . . . .
  | . . P . * . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
where   P is X
says    approach(P) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . * . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . X
  | . . . . . . . . .
  | . . X . * . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy has an enclosure
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . X . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-approach-the-five-three
why     A stone off the corner leaves the corner: come in at the three-four point behind it.
draw
  | . . . . . . .
  | . . . . . . .
  | . . * . . . .
  | . . . . P . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
where   P is X
says    approach(P) by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . * . . . . .
  | . . . . X . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . * . . . . .
  | . . . . X . . .
  | . . . . . . . X
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy has closed it
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . X . X . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . . . . . .
  | . . . . X . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern corner-approach-the-five-four
why     The high stone off the corner is for the outside: take the three-four point and the corner
        with it.
draw
  | . . . . . . .
  | . . . . . . .
  | . . * . P . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
where   P is X
says    approach(P) by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . * . X . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  | . . * . X . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy has closed it
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . X . . .
  | . . . X . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . . X . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern corner-approach-the-three-three
why     The three-three stone is low: from its shoulder the enemy gets crumbs at the edge and we the
        view.
draw
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . * . . .
  | . . P . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
where   P is X
says    approach(P) by *, press(P) by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . * . . . .
  | . . X . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . X
  | . . . * . . . .
  | . . X . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy has grown toward the middle
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . X . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern corner-approach-from-both-sides
why     The enemy left our approach unanswered: come from the other side too, and the enemy must
        fight out between us.
draw
  | . . . . . . .
  | . . * . . . .
  | . . . . . . .
  | . . . P . . .
  | . . . . . A .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
where   P is X, A is O
says    approach(P) by *, enclose(P) by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . * . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . . . . O . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . .
  | . . . . . . . .
  | . . * . . . . X
  | . . . . . . . .
  | . . . X . . . .
  | . . . . . O . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy answered on that side
  | . . . . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . . . . O . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # our first approach is not there: it is a plain approach
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . X . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern corner-answer-the-approach-by-a-knight
why     Answer the approach on the other side: the corner gets a second foot, and the enemy's slide
        gains little.
draw
  | . . . . . . .
  | . . * . . . .
  | . . . . . . .
  | . . . A . . .
  | . . . . . P .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
where   A is O, P is X
says    enclose-corner(A) by *
yes
  | . . . . . . . .
  | . . . . . . . .
  | . . * . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . X
  | . . . . . . . .
  | . . * . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # the enemy stands there too: both sides are approached
  | . . . . . . . .
  | . . . . . . . .
  | . . X . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . .
  | . . X . . . . .
  | . . . . . . . .
  | . . . . . . . .
  | . . . O . . . .
  | . . . . . X . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -

pattern corner-answer-the-approach-by-a-jump
why     Answer by a jump: it looks farther into the side and the middle, and guards the corner less.
draw
  | . . . . . . . .
  | . . . * . . . .
  | . . . . . . . .
  | . . . A . . . .
  | . . . . . P . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
where   A is O, P is X
says    enclose-corner(A) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . * . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . * . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stands there too
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-lean-on-one-of-two-approaches
why     Both sides are approached: lean on the stone that has no friend, and come out between the
        two.
draw
  | . . . . . . . .
  | . . P . . . . .
  | . . . . . . . .
  | . . . A . * . .
  | . . . . . Q . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
where   A is O, P is X, Q is X
says    press(Q) by *, run(A) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . O . * . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . X
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . O . * . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy is up first
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . O . X . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . . X . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-attach-below-the-high-approach
why     Touch the high approach from below: we get the corner at once, and the enemy the side.
draw
  | . . . . . . . .
  | . . . . . . . .
  | . . A . P . . .
  | . . . . * . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
where   A is O, P is X
says    contact(P) by *, enclose-corner(A) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . X . . . .
  | . . . . * . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | X . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . X . . . .
  | . . . . * . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy is below already
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . X . . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stone is missing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-diagonal-against-the-low-approach
why     The diagonal move can't be pressed down: it keeps our head above the enemy's approach and
        aims at a pincer.
draw
  | . . . . . . . .
  | . . . * . . . .
  | . . A . . . . .
  | . . . . P . . .
  | . . . . . . . .
  | . . . . . . . .
  + - - - - - - - -
where   A is O, P is X
says    run(A) by *
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . * . . . . .
  | . . O . . . . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . X
  | . . . . . . . . .
  | . . . * . . . . .
  | . . O . . . . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stands over us
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . O . . . . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-pincer-the-low-approach
why     Pincer the approach where it would extend: it must run or find life in our corner.
draw
  | . . . . . . . . . .
  | . . A . . . . . . .
  | . . . . P . . * . .
  | . . . . . . . . . .
  | . . . . . . . . . .
  + - - - - - - - - - -
where   A is O, P is X
says    pincer(P) by *
yes
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . O . . . . . . . .
  | . . . . X . . * . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . X . . .
  | . . . . . . . . . . .
  | . . O . . . . . . . .
  | . . . . X . . * . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # the enemy has extended
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . O . . . . . . . .
  | . . . . X . . . X . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  | . . O . . . . X . . .
  | . . . . X . . . . . .
  | . . . . . . . . . . .
  | . . . . . . . . . . .
  + - - - - - - - - - - -

pattern corner-block-at-three-three
why     The enemy comes in at three-three: block on the side where our stones stand wider, that side
        is to become ours.
draw
  | . . . . . .
  | . . . . . .
  | . . . A . .
  | . . P * . .
  | . . . . . .
  | . . . . . .
  + - - - - - -
where   A is O, P is X
says    block(P) by *, enclose(P) by *
yes
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . O . . .
  | . . X * . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
yes     # a stone nearby changes nothing
  | X . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . O . . .
  | . . X * . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
no      # the enemy is out on that side
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . O . . .
  | . . X X . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
no      # the stone of ours beside it is missing
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . . . . . .
  | . . X . . . .
  | . . . . . . .
  | . . . . . . .
  + - - - - - - -
