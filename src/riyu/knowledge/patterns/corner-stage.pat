# How far a corner has come: joseki stages by name, the corner's stones as they stand.

class    corner-stage
asked    the whole board; in all orientations
answer   all
last     none

pattern corner-star-point
why     A four-four stone takes the corner in one move and looks outward, but leaves three-three
        open below it.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(star-point)
yes
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
yes     # a stone nearby changes nothing
  | . . . X . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy approaches
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # it stands on three-four
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

pattern corner-three-four
why     A three-four stone has half the corner in hand: one more move encloses it, so both sides
        look at that move.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(three-four)
yes
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
yes     # a stone nearby changes nothing
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # it is enclosed already
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the approach has been made
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-three-three
why     A three-three stone finishes the corner in one move, small and safe; its weak side is above
        it.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . O . . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(three-three)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . X .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the shoulder has been hit
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . X . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-knight-enclosure
why     The small knight enclosure leaves the enemy no way to live in the corner as long as it is
        answered.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . O . . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(small-knight-enclosure)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . O . . . . X
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy leans on it from outside
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . X . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the stones stand two lines apart: the high enclosure
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-one-space-enclosure
why     The one-space enclosure gives a little below and gets height for the middle in return.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(one-space-enclosure)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . X .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stands at its waist
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . X . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . X . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-large-knight-enclosure
why     The large knight enclosure reaches farther and keeps less: the enemy can still live in the
        corner if the enemy is strong outside.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . O . . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(large-knight-enclosure)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . X . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy has entered it
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . . X . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-star-low-approach
why     A low knight approach asks the four-four stone which side it wants: the answer decides how
        the corner grows.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . X . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(star-low-approach)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . X .
  + - - - - - - - - -
no      # the approach is high
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # it was answered
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-star-answered-by-knight
why     The knight answer guards the other side: the enemy now slides to the second line or extends
        along the edge.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . O . . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . X . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(star-approach-knight-answer)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . X
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the slide has been played
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . X . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . O X . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-star-slide
why     After the slide the corner wants three-three, and the sliding side its extension along the
        edge.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . O . . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . X . ?
  | . . . X . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(star-approach-slide)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . X . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . X .
  | . . . X . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # three-three is taken: the stage is over
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . O . . X . . .
  | . . . X . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O . . . . . .
  | . . . . . . . . .
  | . . . O X . . . .
  | . . . . . X . . .
  | . . . X . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-star-double-approach
why     Approached from both sides the star stone must come out or lean on the weaker of the two.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . X . . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . X . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(star-double-approach)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . X . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # only one side is approached
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # it has come out
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . O . . . .
  | . . . O . . . . .
  | . . . . . X . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-star-invaded
why     Three-three is entered: whichever side is blocked, the corner goes and the outside comes.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . X . . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(star-three-three-invasion)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | X . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # one side is blocked
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . X O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # an enemy stone more stands there
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . O X . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-three-four-low-approach
why     The low approach stops the enclosure and looks for a base: pincer, contact and diagonal move
        are the answers.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . X . . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(three-four-low-approach)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . X
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the approach is high
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # it was answered by the diagonal move
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . O . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-three-four-high-approach
why     The high approach leans to the outside: the corner stone may take the points below by
        contact underneath.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . . X . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(three-four-high-approach)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . X . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . X .
  + - - - - - - - - -
no      # it was touched from below
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O X . . . . .
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
  | . . . X . . . . .
  | . . . . X . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-three-four-taisha
why     The great slant: one press starts the longest joseki of all, so both sides should know why
        they enter it.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . X . . . . ?
  | . . . . X . . ?
  | . . . O . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(taisha)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . X . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . . .
  | X . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . X . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # it has been pushed through: the fight has begun
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . O X . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the enemy stone is missing
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -

pattern corner-three-four-touched-below
why     Touched from below, the high stone bends inside or outside: inside for the corner fight,
        outside for the wall.
draw
  | ? ? ? ? ? ? ? ?
  | . . . . . . . ?
  | . . . . . . . ?
  | . . O X . . . ?
  | . . . . . . . ?
  | . . . O . . . ?
  | . . . . . . . ?
  | . . . . . . . ?
  + - - - - - - - -
says    joseki-stage(three-four-high-approach-touched-below)
yes
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O X . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
yes     # a stone nearby changes nothing
  | . . . . . . . X .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . O X . . . . .
  | . . . . . . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
no      # the bend has been played
  | . . . . . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  | . . X . . . . . .
  | . . O X . . . . .
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
  | . . O X . . . . .
  | . . . . X . . . .
  | . . . O . . . . .
  | . . . . . . . . .
  | . . . . . . . . .
  + - - - - - - - - -
