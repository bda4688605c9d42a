# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as react-without-thought; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-react-without-thought
asked    an enemy stone; in all orientations
answer   best
last     none

pattern harvested-react-without-thought-0302dfd0
why     Strong players answered here 1,031 times of 1,035.
draw
  ? . O X * . |
  . . O X O . |
  . . X . X . |
  . . . @ . . |
  - - - - - - +
when    liberties(@) >= 3
seen    1031 of 1035

pattern harvested-react-without-thought-647e3d13
why     Strong players answered here 2,635 times of 2,725.
draw
  ? O O . . . ?
  X X O X . . .
  * O X . X . .
  . . . @ . . .
  - - - - - - -
when    liberties(@) >= 3
seen    2635 of 2725

pattern harvested-react-without-thought-4cf48dd9
why     Strong players answered here 920 times of 947.
draw
  ? . . . . |
  . . . . . |
  . * . . . |
  X O . @ . |
  O X X . . |
  O O O . . |
  ? . . . . |
when    liberties(@) >= 3
seen    920 of 947

pattern harvested-react-without-thought-b6a275f0
why     Strong players answered here 393 times of 403.
draw
  X O . . |
  X . . . |
  X . @ . |
  O X * . |
  . O . . |
when    liberties(@) >= 3
seen    393 of 403

pattern harvested-react-without-thought-663369a6
why     Strong players answered here 3,251 times of 3,395.
draw
  - - - - - +
  . . . . . |
  . . * @ . |
  . O X . . |
  . O O X . |
  ? . . . . |
when    liberties(@) >= 3
seen    3251 of 3395

pattern harvested-react-without-thought-2bf637ab
why     Strong players answered here 3,622 times of 3,938.
draw
  - - - - +
  . . . . |
  . * @ . |
  O X . . |
  O O X . |
when    liberties(@) >= 3
seen    3622 of 3938

pattern harvested-react-without-thought-e9833d06
why     Strong players answered here 950 times of 1,084.
draw
  . . . . |
  * . . . |
  O . @ . |
  X X . . |
  O O . . |
when    liberties(@) >= 3
seen    950 of 1084

pattern harvested-react-without-thought-d45cdb96
why     Strong players answered here 339 times of 386.
draw
  ? ? * ? ?
  O O X O O
  O X . X .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    339 of 386

pattern harvested-react-without-thought-4a71dc71
why     Strong players answered here 1,105 times of 1,287.
draw
  - - - - -
  . . . . .
  . . @ . .
  X . X . O
  O O . . .
  ? ? ? * ?
when    liberties(@) >= 3
seen    1105 of 1287

pattern harvested-react-without-thought-ce15a1f2
why     Strong players answered here 336 times of 385.
draw
  ? . . O . X ?
  . . O X * . .
  . . X . X . .
  . . . @ . . .
  - - - - - - -
when    liberties(@) >= 3
seen    336 of 385

pattern harvested-react-without-thought-7eb3b9eb
why     Strong players answered here 1,161 times of 1,394.
draw
  ? * ? ? ?
  . O X O .
  . X . X .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    1161 of 1394

pattern harvested-react-without-thought-0e9b16c2
why     Strong players answered here 415 times of 493.
draw
  ? . O . . . ?
  * X O X . . .
  . O X . X . .
  . . . @ . . .
  - - - - - - -
when    liberties(@) >= 3
seen    415 of 493

pattern step-in-behind-the-diagonal-step
why     The step in behind the enemy's two stones, toward own stones on both sides.
draw
  ? . . . . . ?
  . . . . . . .
  . O . . . . .
  . . . @ . . .
  . . X . . . .
  . * . . O . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1670 of 2052

pattern harvested-react-without-thought-c0875deb
why     Strong players answered here 538 times of 654.
draw
  . . . . .
  * X . . .
  X . @ X .
  O X . . .
  O . . . .
when    liberties(@) >= 3
seen    538 of 654

pattern harvested-react-without-thought-4feb59b4
why     Strong players answered here 694 times of 879.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  O . . . * . .
  . O . X . . X
  ? . . . . . ?
when    liberties(@) >= 3
seen    694 of 879

pattern harvested-react-without-thought-a3d7163c
why     Strong players answered here 454 times of 579.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . X . . . .
  . . * . . O .
  ? . . O . O ?
when    liberties(@) >= 3
seen    454 of 579

pattern harvested-react-without-thought-d8eedb83
why     Strong players answered here 327 times of 441.
draw
  . O . . .
  . . . . .
  . * @ . .
  . . . . .
  . O O . .
when    liberties(@) >= 3
seen    327 of 441

pattern harvested-react-without-thought-2ec3adeb
why     Strong players answered here 3,676 times of 5,192.
draw
  ? X O X . .
  * O X . X .
  ? . . @ . .
  - - - - - -
when    liberties(@) >= 3
seen    3676 of 5192

pattern harvested-react-without-thought-376c3c3b
why     Strong players answered here 520 times of 723.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  * . . @ . . |
  . . . . . . |
  X O O O X . |
  ? X X X X X |
when    liberties(@) >= 3
seen    520 of 723

pattern stretch-up-to-the-stone-in-the-way
why     The stretch along the third line, right up to the stone that stands in the way.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . . * . . |
  . . X O . . |
  ? . X O . . |
when    liberties(@) >= 3
seen    5248 of 7717

pattern harvested-react-without-thought-28626f44
why     Strong players answered here 518 times of 745.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . X . * . . .
  X . . O . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    518 of 745

pattern harvested-react-without-thought-865fb6e9
why     Strong players answered here 728 times of 1,067.
draw
  O O . . .
  . . * . .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    728 of 1067

pattern harvested-react-without-thought-6aad83b3
why     Strong players answered here 405 times of 600.
draw
  O . . . .
  O . . . .
  . * @ . .
  . . . . .
  - - - - -
when    liberties(@) >= 3
seen    405 of 600

pattern harvested-react-without-thought-c733d4d8
why     Strong players answered here 419 times of 628.
draw
  | . . X .
  | . . . .
  | . @ . O
  | . * . O
  | . . O X
when    liberties(@) >= 3
seen    419 of 628

pattern harvested-react-without-thought-5438c7be
why     Strong players answered here 763 times of 1,166.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . * . . . |
  . . O X . . |
  ? . O X . . |
when    liberties(@) >= 3
seen    763 of 1166

pattern harvested-react-without-thought-5b28c928
why     Strong players answered here 904 times of 1,398.
draw
  ? O . . . . ?
  X O O . O . .
  X X . . . . .
  . . . @ * . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    904 of 1398

pattern harvested-react-without-thought-00c80ba5
why     Strong players answered here 329 times of 496.
draw
  ? ? O ? ? ?
  ? X . . ? ?
  . . @ . X *
  - - - - - -
when    liberties(@) >= 3
seen    329 of 496

pattern harvested-react-without-thought-a11c6209
why     Strong players answered here 1,412 times of 2,204.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . * . . . .
  ? . X . O . ?
when    liberties(@) >= 3
seen    1412 of 2204

pattern harvested-react-without-thought-dff388ba
why     Strong players answered here 330 times of 506.
draw
  | . . . .
  | . * . O
  | . @ . O
  | . . . O
  | . . X X
when    liberties(@) >= 3
seen    330 of 506

pattern harvested-react-without-thought-55d3c48c
why     Strong players answered here 426 times of 665.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . * . .
  . . X X O . .
  ? . . O O . ?
when    liberties(@) >= 3
seen    426 of 665

pattern harvested-react-without-thought-c222d546
why     Strong players answered here 507 times of 803.
draw
  | . ? ?
  | . . ?
  | @ X O
  | . * ?
  | X ? ?
when    liberties(@) >= 3
seen    507 of 803

pattern harvested-react-without-thought-7039a737
why     Strong players answered here 458 times of 729.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . * O . . .
  ? . X . . . ?
when    liberties(@) >= 3
seen    458 of 729

pattern harvested-react-without-thought-8e81ccba
why     Strong players answered here 357 times of 565.
draw
  . X .
  X @ X
  X . X
  ? ? ?
  * ? ?
when    liberties(@) >= 3
seen    357 of 565

pattern harvested-react-without-thought-46a150fd
why     Strong players answered here 385 times of 617.
draw
  - - - - +
  . . . . |
  X . @ . |
  . X . . |
  O O X * |
when    liberties(@) >= 3
seen    385 of 617

pattern harvested-react-without-thought-24b8b783
why     Strong players answered here 746 times of 1,245.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . * O . . .
  ? . X X O . ?
when    liberties(@) >= 3
seen    746 of 1245

pattern harvested-react-without-thought-f9b3fe02
why     Strong players answered here 677 times of 1,132.
draw
  O O X * .
  . X . X .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    677 of 1132

pattern harvested-react-without-thought-1262ec7f
why     Strong players answered here 585 times of 981.
draw
  - - - - - +
  . . . . . |
  . . . @ . |
  . . X . . |
  . O O X * |
  ? . . O . |
when    liberties(@) >= 3
seen    585 of 981

pattern harvested-react-without-thought-818e4031
why     Strong players answered here 1,355 times of 2,326.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . @ . . .
  | . . . . . .
  | . . O * . .
  | . . . X . ?
when    liberties(@) >= 3
seen    1355 of 2326

pattern harvested-react-without-thought-57250322
why     Strong players answered here 1,163 times of 1,995.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . O . . . . O
  . . . X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1163 of 1995

pattern harvested-react-without-thought-72cdaf6f
why     Strong players answered here 5,471 times of 9,739.
draw
  . . . . .
  . . . . .
  . . @ . .
  . . * . .
  . X O . .
when    liberties(@) >= 3
seen    5471 of 9739

pattern harvested-react-without-thought-c48e780b
why     Strong players answered here 1,555 times of 2,732.
draw
  ? ? . ? ?
  ? . * . ?
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    1555 of 2732

pattern harvested-react-without-thought-49389414
why     Strong players answered here 756 times of 1,326.
draw
  . O X * .
  . X . X .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    756 of 1326

pattern harvested-react-without-thought-d46a2aeb
why     Strong players answered here 408 times of 704.
draw
  . . . . |
  . . . . |
  . * @ . |
  O X . . |
  O O X . |
when    liberties(@) >= 3
seen    408 of 704

pattern harvested-react-without-thought-0a76ed6e
why     Strong players answered here 1,168 times of 2,096.
draw
  . . . . .
  . . . . .
  O . @ . O
  O . * . .
  . . . . .
when    liberties(@) >= 3
seen    1168 of 2096

pattern harvested-react-without-thought-464c8a12
why     Strong players answered here 1,798 times of 3,331.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . * . @ . . .
  . . . . . . .
  . O . X . O .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1798 of 3331

pattern harvested-react-without-thought-5a044506
why     Strong players answered here 1,065 times of 2,000.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . O . * . .
  ? . . . X . ?
when    liberties(@) >= 3
seen    1065 of 2000

pattern harvested-react-without-thought-ae869799
why     Strong players answered here 343 times of 625.
draw
  ? X . . . .
  * . . . . .
  ? O . @ . .
  ? . . . . .
  - - - - - -
when    liberties(@) >= 3
seen    343 of 625

pattern harvested-react-without-thought-591abe5a
why     Strong players answered here 481 times of 901.
draw
  | . ? ?
  | . . ?
  | @ X X
  | . X ?
  | X ? ?
  | ? * ?
when    liberties(@) >= 3
seen    481 of 901

pattern harvested-react-without-thought-f49d55d6
why     Strong players answered here 520 times of 980.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . O . * . O .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    520 of 980

pattern harvested-react-without-thought-48b38092
why     Strong players answered here 680 times of 1,318.
draw
  - - - - +
  . . . . |
  . . @ . |
  X X . . |
  O O X * |
when    liberties(@) >= 3
seen    680 of 1318

pattern harvested-react-without-thought-92d26699
why     Strong players answered here 863 times of 1,684.
draw
  . . . . |
  . . . . |
  . . @ . |
  X X . . |
  O O X * |
when    liberties(@) >= 3
seen    863 of 1684

pattern harvested-react-without-thought-975dda12
why     Strong players answered here 782 times of 1,535.
draw
  * X O X . .
  ? O X . X .
  ? . . @ . .
  - - - - - -
when    liberties(@) >= 3
seen    782 of 1535

pattern harvested-react-without-thought-a9dedc8a
why     Strong players answered here 426 times of 837.
draw
  | ? O ? ?
  | . . . ?
  | . @ * O
  | . . . ?
  + - - - -
when    liberties(@) >= 3
seen    426 of 837

pattern harvested-react-without-thought-a7d1f44a
why     Strong players answered here 1,703 times of 3,474.
draw
  ? . . . . . ?
  . . O . . . .
  . . . . . . .
  . . * @ . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    1703 of 3474

pattern diagonal-move-down-between-its-stones
why     The diagonal move down to the third line, against the stone on the second.
draw
  | . . . . ?
  | . . . . .
  | . . * . .
  | . @ . O .
  | . . . . .
  | . . X . X
  | . . . . ?
when    liberties(@) >= 3
seen    1758 of 3607

pattern harvested-react-without-thought-7039b050
why     Strong players answered here 1,902 times of 3,933.
draw
  . . . . .
  O . . . .
  . . @ . .
  . X . . .
  * . . O .
when    liberties(@) >= 3
seen    1902 of 3933

pattern harvested-react-without-thought-864078d3
why     Strong players answered here 380 times of 763.
draw
  . . . . |
  . . . . |
  X . @ . |
  O X . . |
  . O * . |
when    liberties(@) >= 3
seen    380 of 763

pattern harvested-react-without-thought-b7e9f687
why     Strong players answered here 1,061 times of 2,241.
draw
  O O . O .
  X . . . .
  . . @ * .
  . . . . .
  - - - - -
when    liberties(@) >= 3
seen    1061 of 2241

pattern harvested-react-without-thought-a93c9335
why     Strong players answered here 336 times of 691.
draw
  - - - - -
  . . . . .
  . * @ . .
  O X . X .
  . O X . .
when    liberties(@) >= 3
seen    336 of 691

pattern harvested-react-without-thought-15e3f31a
why     Strong players answered here 3,344 times of 7,262.
draw
  ? . . . . . |
  . . O . . . |
  . . . . . . |
  . . * @ . . |
  . . . . . . |
  . . . O . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    3344 of 7262

pattern harvested-react-without-thought-40f70802
why     Strong players answered here 417 times of 865.
draw
  . . . . |
  O . . . |
  . . @ . |
  X X . . |
  O O X * |
when    liberties(@) >= 3
seen    417 of 865

pattern harvested-react-without-thought-c994b160
why     Strong players answered here 1,128 times of 2,432.
draw
  - - - - -
  ? . . . ?
  . . @ . .
  ? . X . ?
  ? ? . ? ?
  ? * ? ? ?
when    liberties(@) >= 3
seen    1128 of 2432

pattern harvested-react-without-thought-c922039e
why     Strong players answered here 527 times of 1,126.
draw
  ? . . . . .
  ? . . . . .
  * . . @ . .
  ? . . . . .
  ? O O O X .
when    liberties(@) >= 3
seen    527 of 1126

pattern diagonal-move-against-the-slide
why     The diagonal move down to the third line, against the stone on the second.
draw
  | . . . . ?
  | . . . . .
  | . . * . .
  | . @ . O .
  | . . . . .
  | . . X . .
  | . . . . ?
when    liberties(@) >= 3
seen    10379 of 23374

pattern harvested-react-without-thought-89ccb3ef
why     Strong players answered here 695 times of 1,509.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . O . @ . . |
  . . . . . . |
  . O . X . . |
  ? . . * . . |
when    liberties(@) >= 3
seen    695 of 1509

pattern harvested-react-without-thought-b0d50893
why     Strong players answered here 1,972 times of 4,402.
draw
  . O . . .
  . . . . .
  . * @ . .
  . . . . .
  - - - - -
when    liberties(@) >= 3
seen    1972 of 4402

pattern harvested-react-without-thought-7cef364e
why     Strong players answered here 349 times of 745.
draw
  O X X O *
  . X . X O
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    349 of 745

pattern harvested-react-without-thought-fef59470
why     Strong players answered here 740 times of 1,629.
draw
  . . . . .
  . . . . .
  . . @ . .
  O . * . O
  . . . . .
when    liberties(@) >= 3
seen    740 of 1629

pattern harvested-react-without-thought-707a8610
why     Strong players answered here 404 times of 876.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . . . . . . .
  . O . . . . O
  ? . . X . . ?
when    liberties(@) >= 3
seen    404 of 876

pattern harvested-react-without-thought-32456b3d
why     Strong players answered here 1,922 times of 4,367.
draw
  ? . . . . . ?
  . * . . . . .
  . . . . . . .
  . O . @ . O .
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    1922 of 4367

pattern harvested-react-without-thought-4b3b7bfc
why     Strong players answered here 2,415 times of 5,550.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . * . O . . .
  ? X . . . . ?
when    liberties(@) >= 3
seen    2415 of 5550

pattern harvested-react-without-thought-cdfdf2fa
why     Strong players answered here 5,597 times of 13,015.
draw
  . O . . .
  . . . . .
  . * @ . .
  . . . . .
  . . O . .
when    liberties(@) >= 3
seen    5597 of 13015

pattern harvested-react-without-thought-b86cacbf
why     Strong players answered here 798 times of 1,803.
draw
  ? . . . . . ?
  . . . . . . .
  . . * . . . .
  . . . @ . . .
  . O . . . O .
  . . . X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    798 of 1803

pattern harvested-react-without-thought-0fe6878e
why     Strong players answered here 3,583 times of 8,359.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . O . . . . .
  . . . X . O .
  ? . . . . . ?
when    liberties(@) >= 3
seen    3583 of 8359

pattern harvested-react-without-thought-0fd35f84
why     Strong players answered here 2,834 times of 6,864.
draw
  . . . . .
  . . . . .
  * . @ . .
  . . . . .
  O . X . O
when    liberties(@) >= 3
seen    2834 of 6864

pattern harvested-react-without-thought-530cb7d7
why     Strong players answered here 3,684 times of 8,959.
draw
  - - - - +
  ? . . . |
  . * @ . |
  ? X . . |
  ? ? X ? |
when    liberties(@) >= 3
seen    3684 of 8959

pattern harvested-react-without-thought-9af79fa1
why     Strong players answered here 890 times of 2,143.
draw
  . . . . .
  . . . . .
  . . @ . .
  O . * . .
  . . . O .
when    liberties(@) >= 3
seen    890 of 2143

pattern diagonal-move-against-the-approach
why     The diagonal move down to the third line, against the stone that approaches there.
draw
  ? . . . . . ?
  . . . . . . .
  O . . . . . .
  . * . @ . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    3535 of 8782

pattern harvested-react-without-thought-bd3ae3b5
why     Strong players answered here 406 times of 980.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . O . . . . .
  . . . X . . O
  ? . . . . . ?
when    liberties(@) >= 3
seen    406 of 980

pattern harvested-react-without-thought-f9122969
why     Strong players answered here 1,681 times of 4,291.
draw
  | . . . . ?
  | . . . . .
  | . . . . .
  | . @ * O .
  | . . . . .
  | . . . . .
  | . . . . ?
when    liberties(@) >= 3
seen    1681 of 4291

pattern harvested-react-without-thought-00c8ccd2
why     Strong players answered here 332 times of 811.
draw
  ? ? O ? ?
  ? . * . ?
  O . @ . .
  - - - - -
when    liberties(@) >= 3
seen    332 of 811

pattern harvested-react-without-thought-bc584d3e
why     Strong players answered here 340 times of 845.
draw
  * ? ?
  ? ? ?
  X . X
  X @ X
  - - -
when    liberties(@) >= 3
seen    340 of 845

pattern harvested-react-without-thought-f3b95f1a
why     Strong players answered here 556 times of 1,413.
draw
  - - - - +
  ? . . . |
  X . @ . |
  ? X . . |
  ? ? X * |
when    liberties(@) >= 3
seen    556 of 1413

pattern harvested-react-without-thought-a805b2b0
why     Strong players answered here 13,178 times of 35,694.
draw
  | . . . .
  | . . * .
  | . @ . O
  | . . . .
  | . . X .
when    liberties(@) >= 3
seen    13178 of 35694

pattern harvested-react-without-thought-2302d392
why     Strong players answered here 756 times of 2,035.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . * . @ . . .
  . . . . . . .
  . O . X . . O
  ? . . . . . ?
when    liberties(@) >= 3
seen    756 of 2035

pattern harvested-react-without-thought-23cda04f
why     Strong players answered here 2,748 times of 7,724.
draw
  . . . . .
  . . . . .
  . . @ . .
  . . . * .
  . X X O .
when    liberties(@) >= 3
seen    2748 of 7724

pattern harvested-react-without-thought-7bab803d
why     Strong players answered here 391 times of 1,057.
draw
  . . . . .
  . . . . .
  . . @ . .
  . X . * .
  X O X . .
when    liberties(@) >= 3
seen    391 of 1057

pattern contact-beside-the-stone-that-faces-own
why     The contact beside the enemy's stone, which faces an own one.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . * @ . . .
  . . . . . . .
  . . . O . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    16975 of 49531

pattern harvested-react-without-thought-5cedb4d2
why     Strong players answered here 427 times of 1,168.
draw
  ? . . . . . ?
  * . . . . . .
  . . . . . . .
  . . . @ . . .
  O . X . . . .
  . . . . O . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    427 of 1168

pattern harvested-react-without-thought-40f8a533
why     Strong players answered here 594 times of 1,657.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . * . . . .
  . X . O . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    594 of 1657

pattern harvested-react-without-thought-51ef7d8d
why     Strong players answered here 1,512 times of 4,329.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . O
  . . X . .
when    liberties(@) >= 3
seen    1512 of 4329

pattern harvested-react-without-thought-37dd3c3c
why     Strong players answered here 521 times of 1,470.
draw
  ? . . . . . ?
  . * . . . . .
  . . . . . . .
  . O . @ . . .
  . . . . . . .
  . O . X . O .
  ? . . . . . ?
when    liberties(@) >= 3
seen    521 of 1470

pattern harvested-react-without-thought-874ac313
why     Strong players answered here 858 times of 2,476.
draw
  | . .
  | @ X
  | . X
  | ? ?
  | ? *
when    liberties(@) >= 3
seen    858 of 2476

pattern harvested-react-without-thought-dfbc0e11
why     Strong players answered here 519 times of 1,487.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . @ . . .
  | . . . * . .
  | . . O . . .
  | . . . . X ?
when    liberties(@) >= 3
seen    519 of 1487

pattern harvested-react-without-thought-726a2c84
why     Strong players answered here 345 times of 980.
draw
  | . . . .
  | . . . .
  | . @ * O
  | . . . .
  | . . O .
when    liberties(@) >= 3
seen    345 of 980

pattern harvested-react-without-thought-c44266aa
why     Strong players answered here 480 times of 1,383.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . . . . . |
  . O . X . . |
  ? . . * . . |
when    liberties(@) >= 3
seen    480 of 1383

pattern harvested-react-without-thought-c1680c0f
why     Strong players answered here 792 times of 2,326.
draw
  ? ? . ? ?
  ? X . . ?
  X . @ X .
  * X . . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    792 of 2326

pattern harvested-react-without-thought-a6b8c784
why     Strong players answered here 6,350 times of 19,510.
draw
  ? ? . ? ?
  ? . . . ?
  O . @ . O
  ? . * . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    6350 of 19510

pattern harvested-react-without-thought-a31415ce
why     Strong players answered here 377 times of 1,088.
draw
  | . . . .
  | . . . .
  | . @ . O
  | . . * .
  | . . . X
when    liberties(@) >= 3
seen    377 of 1088

pattern harvested-react-without-thought-fd1eb913
why     Strong players answered here 539 times of 1,590.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . * @ . . .
  . . . . . . .
  . . . O . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    539 of 1590

pattern harvested-react-without-thought-c60596d5
why     Strong players answered here 1,019 times of 3,075.
draw
  ? . . . . . ?
  . . . . . . .
  O . . . . . .
  . . . @ . . .
  . O . . . . .
  . . . X . . .
  ? * . . . . ?
when    liberties(@) >= 3
seen    1019 of 3075

pattern harvested-react-without-thought-287ad6fd
why     Strong players answered here 566 times of 1,679.
draw
  ? . . . . |
  ? . . . . |
  * X . @ . |
  ? O X . . |
  ? O O X . |
when    liberties(@) >= 3
seen    566 of 1679

pattern harvested-react-without-thought-bef62ece
why     Strong players answered here 409 times of 1,233.
draw
  ? . O . . . ?
  . X O . . * .
  . X . . . . .
  . . . @ . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    409 of 1233

pattern harvested-react-without-thought-f0183e6e
why     Strong players answered here 493 times of 1,501.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  O . . @ . . O
  . . . . . . .
  * . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    493 of 1501

pattern harvested-react-without-thought-ceacfcd5
why     Strong players answered here 1,776 times of 5,898.
draw
  ? ? O ? ?
  ? . . . ?
  . * @ . .
  - - - - -
when    liberties(@) >= 3
seen    1776 of 5898

pattern harvested-react-without-thought-b43dade6
why     Strong players answered here 446 times of 1,446.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . O . . . . .
  . . . X . O .
  ? O . . . . ?
when    liberties(@) >= 3
seen    446 of 1446

pattern harvested-react-without-thought-2380425d
why     Strong players answered here 542 times of 1,773.
draw
  . . . . .
  . . . . .
  . . @ . .
  . X . . .
  . * . . O
when    liberties(@) >= 3
seen    542 of 1773

pattern harvested-react-without-thought-007fb83f
why     Strong players answered here 442 times of 1,438.
draw
  X O X * .
  . X . X .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    442 of 1438

pattern harvested-react-without-thought-853e6195
why     Strong players answered here 1,623 times of 5,497.
draw
  ? . . X . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . . * . . |
  . . O . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    1623 of 5497

pattern harvested-react-without-thought-ef0b696d
why     Strong players answered here 1,053 times of 3,534.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . * . . .
  . . O X . . .
  ? . O . . . ?
when    liberties(@) >= 3
seen    1053 of 3534

pattern harvested-react-without-thought-a7ed61a4
why     Strong players answered here 795 times of 2,651.
draw
  ? X O X X .
  * O X . X .
  ? . . @ . .
  - - - - - -
when    liberties(@) >= 3
seen    795 of 2651

pattern harvested-react-without-thought-f6117ad9
why     Strong players answered here 1,879 times of 6,494.
draw
  ? . . . . . ?
  . * . . . . .
  . . . . . . .
  . O . @ . . .
  . . . . . . .
  . O . X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    1879 of 6494

pattern harvested-react-without-thought-131c6dbb
why     Strong players answered here 470 times of 1,585.
draw
  | * O O
  | . X O
  | @ . X
  + - - -
when    liberties(@) = 2
seen    470 of 1585

pattern harvested-react-without-thought-af89a866
why     Strong players answered here 339 times of 1,135.
draw
  | X X O
  | . * X
  | @ X .
  + - - -
when    liberties(@) >= 3
seen    339 of 1135

pattern contact-in-front-of-its-jump
why     The contact in front of the enemy's jump, between own stones on both sides.
draw
  ? ? . ? ?
  ? . * . ?
  O . @ . O
  ? . . . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    1455 of 5132

pattern harvested-react-without-thought-258b0b1c
why     Strong players answered here 4,909 times of 17,813.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . .
  . . X . O
when    liberties(@) >= 3
seen    4909 of 17813

pattern diagonal-move-down-beside-the-slide
why     The diagonal move down to the third line, against the stone on the second.
draw
  | ? . ? ?
  | . . . ?
  | . @ . O
  | . . * ?
  | ? . ? ?
when    liberties(@) >= 3
seen    18235 of 67950

pattern harvested-react-without-thought-a7ab0e92
why     Strong players answered here 901 times of 3,254.
draw
  ? . . . . . ?
  . . . . . . .
  O . . . . . .
  . * . @ . . X
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    901 of 3254

pattern harvested-react-without-thought-1a39fe58
why     Strong players answered here 534 times of 2,022.
draw
  . . . . .
  . . . . .
  . . @ . .
  . . . * .
  X . X O .
when    liberties(@) >= 3
seen    534 of 2022

pattern harvested-react-without-thought-61fdc85e
why     Strong players answered here 993 times of 3,838.
draw
  ? ? . ? |
  * . . . |
  O . @ . |
  ? X . . |
  ? ? . ? |
when    liberties(@) >= 3
seen    993 of 3838

pattern jump-past-the-knights-approach
why     The one-space jump past the enemy's stone, which came a knight's move away.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . O . * . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    2242 of 8850

pattern knights-move-away-from-the-approach
why     The knight's move from the fourth-line stone, away from the enemy's approach.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . . . . . |
  . . O . . . |
  * . . . . . |
when    liberties(@) >= 3
seen    45966 of 187869

pattern harvested-react-without-thought-7bb151db
why     Strong players answered here 542 times of 2,111.
draw
  . . . . .
  . . . . .
  . . @ . .
  . . . * .
  X X X O .
when    liberties(@) >= 3
seen    542 of 2111

pattern harvested-react-without-thought-a2e8d58d
why     Strong players answered here 1,148 times of 4,588.
draw
  | ? . ? ?
  | . * . ?
  | . @ . O
  | . . . ?
  | ? X ? ?
when    liberties(@) >= 3
seen    1148 of 4588

pattern harvested-react-without-thought-ef1052e7
why     Strong players answered here 737 times of 2,938.
draw
  * . . . .
  . . . . .
  O . @ . .
  . . . . .
  O . X . O
when    liberties(@) >= 3
seen    737 of 2938

pattern harvested-react-without-thought-0f266605
why     Strong players answered here 1,037 times of 4,279.
draw
  ? X . .
  ? . @ X
  * X . .
when    liberties(@) >= 3
seen    1037 of 4279

pattern harvested-react-without-thought-c3ad983f
why     Strong players answered here 499 times of 2,025.
draw
  ? . . . . . ?
  . * . . . . .
  . . . . . . .
  . O . @ . . .
  . . . . . . .
  . X . X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    499 of 2025

pattern harvested-react-without-thought-7b52f064
why     Strong players answered here 432 times of 1,745.
draw
  * ? X . .
  ? ? . @ X
  ? ? X X .
when    liberties(@) >= 3
seen    432 of 1745

pattern harvested-react-without-thought-f7d42228
why     Strong players answered here 4,345 times of 18,694.
draw
  . . . . .
  . . . . .
  . . @ . .
  . * . . .
  . O X . .
when    liberties(@) >= 3
seen    4345 of 18694

pattern harvested-react-without-thought-d13f14c9
why     Strong players answered here 1,105 times of 4,658.
draw
  ? ? . ? ?
  ? . . . ?
  O . @ * .
  ? X . . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1105 of 4658

pattern harvested-react-without-thought-d9698b75
why     Strong players answered here 653 times of 2,737.
draw
  ? . . . . . ?
  . . . . . * .
  . . . . . . .
  . X . @ . O .
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    653 of 2737

pattern harvested-react-without-thought-66bc484e
why     Strong players answered here 433 times of 1,793.
draw
  ? . X X . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . . . . . |
  . * . O . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    433 of 1793

pattern harvested-react-without-thought-0987376f
why     Strong players answered here 1,032 times of 4,402.
draw
  ? ? ? . ? |
  ? ? . . . |
  * X . @ . |
  ? ? X . . |
  ? ? ? X ? |
when    liberties(@) >= 3
seen    1032 of 4402

pattern harvested-react-without-thought-4f1aa15f
why     Strong players answered here 3,036 times of 13,255.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . X . O . .
  ? . * . . . ?
when    liberties(@) >= 3
seen    3036 of 13255

pattern harvested-react-without-thought-566012f1
why     Strong players answered here 550 times of 2,312.
draw
  X X X O *
  . X . X O
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    550 of 2312

pattern harvested-react-without-thought-cf761816
why     Strong players answered here 458 times of 1,914.
draw
  ? ? . ? ?
  ? . * . ?
  O . @ . O
  ? X . . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    458 of 1914

pattern jump-along-with-its-jump
why     The one-space jump that keeps pace with the enemy's.
draw
  * . . . .
  . . . . .
  O . @ . .
  . . . . .
  O . X . .
when    liberties(@) >= 3
seen    4428 of 19571

pattern harvested-react-without-thought-f08278d0
why     Strong players answered here 363 times of 1,504.
draw
  ? ? X . .
  * ? . @ .
  ? ? X X X
when    liberties(@) >= 3
seen    363 of 1504

pattern harvested-react-without-thought-33444abf
why     Strong players answered here 2,615 times of 11,567.
draw
  . . . . .
  . . . . .
  . . @ . .
  . * . . .
  X . O . .
when    liberties(@) >= 3
seen    2615 of 11567

pattern harvested-react-without-thought-a21d8967
why     Strong players answered here 574 times of 2,479.
draw
  . . . . .
  . * . . .
  . . @ . .
  O . . . .
  . O X . .
when    liberties(@) >= 3
seen    574 of 2479

pattern harvested-react-without-thought-f860c48e
why     Strong players answered here 1,887 times of 8,436.
draw
  ? ? . ? |
  ? . . . |
  X . @ . |
  ? X * . |
  ? ? . ? |
when    liberties(@) >= 3
seen    1887 of 8436

pattern harvested-react-without-thought-c55fd687
why     Strong players answered here 407 times of 1,755.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . * . .
  . O . X . . X
  ? . . . . . ?
when    liberties(@) >= 3
seen    407 of 1755

pattern harvested-react-without-thought-8b0e4e64
why     Strong players answered here 347 times of 1,488.
draw
  . . . . .
  . . . . .
  O * @ . .
  . . . . .
  O O X . .
when    liberties(@) >= 3
seen    347 of 1488

pattern harvested-react-without-thought-64133821
why     Strong players answered here 617 times of 2,725.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . O . . . . .
  . O X . . . .
  ? O X . . . ?
when    liberties(@) >= 3
seen    617 of 2725

pattern harvested-react-without-thought-ab82e135
why     Strong players answered here 3,045 times of 14,128.
draw
  ? ? . ? |
  ? . . . |
  . . @ . |
  ? X . . |
  ? ? X * |
when    liberties(@) >= 3
seen    3045 of 14128

pattern harvested-react-without-thought-89a92c6a
why     Strong players answered here 678 times of 3,047.
draw
  | . .
  | @ X
  | . *
when    liberties(@) >= 3
seen    678 of 3047

pattern harvested-react-without-thought-aa1187bd
why     Strong players answered here 617 times of 2,769.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . O . . . . .
  . . . X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    617 of 2769

pattern harvested-react-without-thought-71f9d6e6
why     Strong players answered here 2,368 times of 11,223.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . O . . . . .
  . . . X . . .
  ? O . . . . ?
when    liberties(@) >= 3
seen    2368 of 11223

pattern harvested-react-without-thought-89773c69
why     Strong players answered here 475 times of 2,154.
draw
  . . . . .
  . . . . .
  . . @ . .
  . . . * .
  O X X O .
when    liberties(@) >= 3
seen    475 of 2154

pattern harvested-react-without-thought-2b23454a
why     Strong players answered here 2,259 times of 10,815.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . * . @ . . .
  . . . . . . .
  . O . X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    2259 of 10815

pattern harvested-react-without-thought-8f4a0bd0
why     Strong players answered here 332 times of 1,499.
draw
  . . . . .
  . . . . .
  . . @ * .
  . . . . .
  . X O O .
when    liberties(@) >= 3
seen    332 of 1499

pattern harvested-react-without-thought-33bed2ee
why     Strong players answered here 46,815 times of 238,558.
draw
  ? . . . . .
  ? . . . . .
  ? . . @ . .
  ? . . . . .
  ? . O . . .
  * ? ? ? ? ?
when    liberties(@) >= 3
seen    46815 of 238558

pattern harvested-react-without-thought-3344c57e
why     Strong players answered here 389 times of 1,845.
draw
  ? ? ? . ? ?
  * ? . . . ?
  ? O . @ . .
  ? ? . . . ?
  - - - - - -
when    liberties(@) >= 3
seen    389 of 1845

pattern harvested-react-without-thought-a20c7cad
why     Strong players answered here 414 times of 1,986.
draw
  ? ? X ? |
  ? X . * |
  . . @ . |
  - - - - +
when    liberties(@) >= 3
seen    414 of 1986

pattern harvested-react-without-thought-288983b5
why     Strong players answered here 331 times of 1,600.
draw
  . . . . .
  . . . . .
  . . @ . .
  X . . * .
  O X X O .
when    liberties(@) >= 3
seen    331 of 1600

pattern harvested-react-without-thought-038dcf2f
why     Strong players answered here 356 times of 1,737.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . .
  . . X . X
when    liberties(@) >= 3
seen    356 of 1737

pattern harvested-react-without-thought-1764495b
why     Strong players answered here 1,775 times of 9,125.
draw
  - - - - -
  ? . . . ?
  . * @ . .
  ? X . X ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    1775 of 9125

pattern harvested-react-without-thought-29519c8d
why     Strong players answered here 419 times of 2,062.
draw
  ? ? X . .
  * ? . @ X
  ? ? X . .
when    liberties(@) >= 3
seen    419 of 2062

pattern harvested-react-without-thought-36a89f69
why     Strong players answered here 1,012 times of 5,176.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ . .
  ? X . * ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    1012 of 5176

pattern harvested-react-without-thought-b7f1574c
why     Strong players answered here 3,497 times of 18,434.
draw
  . * .
  . @ .
  - - -
when    liberties(@) >= 3
seen    3497 of 18434

pattern harvested-react-without-thought-51ebae79
why     Strong players answered here 8,412 times of 45,519.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . .
  . . X . .
when    liberties(@) >= 3
seen    8412 of 45519

pattern harvested-react-without-thought-65976b0f
why     Strong players answered here 565 times of 2,903.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? X . X ?
  ? ? X ? ?
  ? ? * ? ?
when    liberties(@) >= 3
seen    565 of 2903

pattern harvested-react-without-thought-f4e07f85
why     Strong players answered here 2,453 times of 13,147.
draw
  ? ? . ? ?
  ? . . . ?
  O . @ * .
  ? . . . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    2453 of 13147

pattern harvested-react-without-thought-6744f8d3
why     Strong players answered here 5,673 times of 30,907.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? . . . ?
  - - - - -
when    liberties(@) >= 3
seen    5673 of 30907

pattern jump-out-from-the-approached-stone
why     The one-space jump out toward the middle, from the third-line stone that is approached.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . @ . . .
  | . . . . . .
  | . . O . * .
  | . . . . . ?
when    liberties(@) >= 3
seen    10312 of 56913

pattern harvested-react-without-thought-40cde8b2
why     Strong players answered here 395 times of 2,056.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . * .
  . . O . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    395 of 2056

pattern harvested-react-without-thought-c317df3d
why     Strong players answered here 602 times of 3,224.
draw
  ? . . O . . |
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . . * . . |
  . . O . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    602 of 3224

pattern jump-ahead-of-its-jump-from-own-two
why     The one-space jump that stays ahead of the enemy's.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . .
  O . X . .
when    liberties(@) >= 3
seen    1285 of 7143

pattern harvested-react-without-thought-964eeaa7
why     Strong players answered here 501 times of 2,711.
draw
  | . ? ? ?
  | . X ? ?
  | @ . X *
  + - - - -
when    liberties(@) = 2
seen    501 of 2711

pattern harvested-react-without-thought-077f8851
why     Strong players answered here 1,176 times of 6,678.
draw
  . . .
  X @ .
  X . X
  ? ? ?
  ? * ?
when    liberties(@) >= 3
seen    1176 of 6678

pattern harvested-react-without-thought-acf2d557
why     Strong players answered here 578 times of 3,219.
draw
  ? . . . . . |
  . . X . . . |
  . . . . . . |
  . . . @ . . |
  . . . . . . |
  . * . O . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    578 of 3219

pattern harvested-react-without-thought-30051b1d
why     Strong players answered here 324 times of 1,767.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . .
  O . X . O
when    liberties(@) >= 3
seen    324 of 1767

pattern harvested-react-without-thought-351e3bb2
why     Strong players answered here 423 times of 2,382.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ * O
  ? X . . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    423 of 2382

pattern harvested-react-without-thought-141ea0f7
why     Strong players answered here 359 times of 2,012.
draw
  ? ? . ? |
  ? . . . |
  O * @ . |
  ? X . . |
  ? ? X ? |
when    liberties(@) >= 3
seen    359 of 2012

pattern harvested-react-without-thought-9ddb4f8a
why     Strong players answered here 425 times of 2,403.
draw
  | . *
  | @ X
  + - -
when    liberties(@) >= 3
seen    425 of 2403

pattern harvested-react-without-thought-246c6f23
why     Strong players answered here 370 times of 2,087.
draw
  * . . . .
  . . . . .
  O . @ . .
  . . . . .
  O X X . .
when    liberties(@) >= 3
seen    370 of 2087

pattern harvested-react-without-thought-b8d57d27
why     Strong players answered here 526 times of 3,012.
draw
  | ? . ? ?
  | . . . ?
  | . @ . O
  | . * . ?
  | ? O ? ?
when    liberties(@) >= 3
seen    526 of 3012

pattern harvested-react-without-thought-1ed5a24a
why     Strong players answered here 386 times of 2,231.
draw
  | . . O . . ?
  | . . . . . .
  | . . . . . .
  | . . @ . . .
  | . . . . . .
  | . . O . * .
  | . . . . . ?
when    liberties(@) >= 3
seen    386 of 2231

pattern harvested-react-without-thought-53016624
why     Strong players answered here 484 times of 2,854.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . X . . . * .
  . . . O . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    484 of 2854

pattern harvested-react-without-thought-5fbb6543
why     Strong players answered here 697 times of 4,173.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? X . X ?
  ? ? X ? ?
  ? ? ? * ?
when    liberties(@) >= 3
seen    697 of 4173

pattern harvested-react-without-thought-27c7b848
why     Strong players answered here 341 times of 1,984.
draw
  | . ? ?
  | . * ?
  | @ X O
  | . X ?
  | X ? ?
when    liberties(@) >= 3
seen    341 of 1984

pattern harvested-react-without-thought-3a0c1eee
why     Strong players answered here 700 times of 4,240.
draw
  . . . . .
  . . . . .
  . . @ . .
  . X . * .
  O O X . .
when    liberties(@) >= 3
seen    700 of 4240

pattern harvested-react-without-thought-ca2be997
why     Strong players answered here 2,292 times of 14,465.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . . . . . .
  ? . O . * . ?
when    liberties(@) >= 3
seen    2292 of 14465

pattern harvested-react-without-thought-41738804
why     Strong players answered here 1,043 times of 6,478.
draw
  . . . . .
  . . . . .
  X . @ . O
  . . . . .
  . . . . *
when    liberties(@) >= 3
seen    1043 of 6478

pattern harvested-react-without-thought-9a647f9d
why     Strong players answered here 660 times of 4,056.
draw
  . . . . .
  . . . . .
  . * @ . .
  . . . . .
  . O O . .
when    liberties(@) >= 3
seen    660 of 4056

pattern harvested-react-without-thought-f4179c02
why     Strong players answered here 691 times of 4,282.
draw
  . . . . .
  . * . . .
  . . @ . .
  O . . . .
  . . O . .
when    liberties(@) >= 3
seen    691 of 4282

pattern harvested-react-without-thought-d6cd6736
why     Strong players answered here 469 times of 2,885.
draw
  | . . . . ?
  | . . . . .
  | . . . . .
  | . @ . X .
  | . * . . .
  | . . O . O
  | . . . . ?
when    liberties(@) >= 3
seen    469 of 2885

pattern harvested-react-without-thought-52503fce
why     Strong players answered here 412 times of 2,532.
draw
  . O . . .
  . . * . .
  . . @ . .
  . . . . .
  . . X . .
when    liberties(@) >= 3
seen    412 of 2532

pattern harvested-react-without-thought-193781aa
why     Strong players answered here 526 times of 3,278.
draw
  * ? X . .
  ? ? . @ .
  ? ? X X X
when    liberties(@) >= 3
seen    526 of 3278

pattern harvested-react-without-thought-a480a899
why     Strong players answered here 793 times of 5,021.
draw
  - - - - -
  * . . . ?
  X . @ . .
  ? X . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    793 of 5021

pattern contact-beside-the-stone-that-came-near
why     The contact beside the enemy's stone, which faces an own one.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? . . . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    56450 of 378722

pattern harvested-react-without-thought-4e72e96c
why     Strong players answered here 2,812 times of 18,517.
draw
  . . . . .
  . . . . .
  . . @ . .
  . . . . .
  O . * . .
when    liberties(@) >= 3
seen    2812 of 18517

pattern harvested-react-without-thought-cf96a7b9
why     Strong players answered here 690 times of 4,391.
draw
  * O X . .
  O X . X .
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    690 of 4391

pattern jump-level-with-its-knights-move
why     The one-space jump beside the enemy's knight's move, to stay level with it.
draw
  . . . . .
  . . . . .
  . . @ * .
  . . . . .
  . X . O .
when    liberties(@) >= 3
seen    4237 of 28113

pattern harvested-react-without-thought-c02d57aa
why     Strong players answered here 904 times of 5,808.
draw
  ? ? . ? ?
  ? . * . ?
  O . @ . .
  ? . . . ?
  - - - - -
when    liberties(@) >= 3
seen    904 of 5808

pattern harvested-react-without-thought-af4f22ef
why     Strong players answered here 1,024 times of 6,608.
draw
  ? ? . ? |
  ? . * . |
  O . @ . |
  ? X . . |
  ? ? . ? |
when    liberties(@) >= 3
seen    1024 of 6608

pattern harvested-react-without-thought-ae54affe
why     Strong players answered here 365 times of 2,280.
draw
  . . . . .
  . . . . .
  O * @ . .
  X . . . .
  X . X . .
when    liberties(@) >= 3
seen    365 of 2280

pattern harvested-react-without-thought-14bba007
why     Strong players answered here 756 times of 4,955.
draw
  | . X ?
  | @ . *
  + - - -
when    liberties(@) = 2
seen    756 of 4955

pattern jump-ahead-of-its-knights-move
why     The one-space jump ahead, to stay in front of the enemy's knight's move.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . .
  O X . . .
when    liberties(@) >= 3
seen    2549 of 17445

pattern harvested-react-without-thought-7c9e7e42
why     Strong players answered here 745 times of 4,959.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ . X
  ? * . . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    745 of 4959

pattern harvested-react-without-thought-de434214
why     Strong players answered here 775 times of 5,273.
draw
  . . . . .
  . . . . .
  . * @ . .
  O . . . .
  O X X . .
when    liberties(@) >= 3
seen    775 of 5273

pattern harvested-react-without-thought-fc31d6cb
why     Strong players answered here 1,814 times of 13,106.
draw
  ? . . . . . ?
  * . . . . . .
  . . . . . . .
  O . . @ . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    1814 of 13106

pattern harvested-react-without-thought-b9c05c13
why     Strong players answered here 1,781 times of 12,895.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . . . . . .
  ? * . O . . ?
when    liberties(@) >= 3
seen    1781 of 12895

pattern harvested-react-without-thought-ce491c6d
why     Strong players answered here 584 times of 4,116.
draw
  | . X
  | @ X
  | . X
  | ? ?
  | ? *
when    liberties(@) >= 3
seen    584 of 4116

pattern harvested-react-without-thought-2ae02a39
why     Strong players answered here 725 times of 5,182.
draw
  ? ? . ? ?
  ? . . . ?
  X . @ * O
  ? . . . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    725 of 5182

pattern harvested-react-without-thought-ba90c4c9
why     Strong players answered here 1,763 times of 12,979.
draw
  . . .
  X @ .
  X . X
  ? ? ?
  ? ? *
when    liberties(@) >= 3
seen    1763 of 12979

pattern harvested-react-without-thought-8fafe315
why     Strong players answered here 353 times of 2,501.
draw
  - - - - - -
  ? ? . . . ?
  * X . @ . .
  ? ? X . X ?
  ? ? ? . ? ?
when    liberties(@) >= 3
seen    353 of 2501

pattern harvested-react-without-thought-49146277
why     Strong players answered here 575 times of 4,243.
draw
  ? . . . . . ?
  O . . . . . .
  * . . . . . .
  X . . @ . . .
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    575 of 4243

pattern harvested-react-without-thought-fc04d5f9
why     Strong players answered here 3,403 times of 26,492.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  X . . @ . * .
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    3403 of 26492

pattern harvested-react-without-thought-b02486b6
why     Strong players answered here 404 times of 3,000.
draw
  . . . . .
  . . . . .
  * . @ . .
  . . . . .
  O . . X .
when    liberties(@) >= 3
seen    404 of 3000

pattern harvested-react-without-thought-89a06d09
why     Strong players answered here 441 times of 3,323.
draw
  ? ? . ? ?
  ? . * . ?
  X . @ . .
  ? . . . ?
  - - - - -
when    liberties(@) >= 3
seen    441 of 3323

pattern jump-back-along-two
why     The one-space jump along the enemy's two stones, out past their other end.
draw
  . . . . .
  . . . . .
  O . @ . .
  . . X . .
  * . . . .
when    liberties(@) >= 3
seen    883 of 6882

pattern harvested-react-without-thought-618607b1
why     Strong players answered here 1,260 times of 10,012.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? X . . ?
  ? ? O * ?
when    liberties(@) >= 3
seen    1260 of 10012

pattern harvested-react-without-thought-278a64b8
why     Strong players answered here 679 times of 5,306.
draw
  | . X ? ?
  | @ . ? *
  + - - - -
when    liberties(@) = 2
seen    679 of 5306

pattern harvested-react-without-thought-426c9144
why     Strong players answered here 1,943 times of 16,099.
draw
  . . . . .
  * . . . .
  . . @ . .
  O . . . .
  . X . . .
when    liberties(@) >= 3
seen    1943 of 16099

pattern harvested-react-without-thought-d839b6db
why     Strong players answered here 12,144 times of 103,406.
draw
  * ? . ? ?
  ? . . . ?
  O . @ . .
  ? . . . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    12144 of 103406

pattern harvested-react-without-thought-98c6a78c
why     Strong players answered here 6,390 times of 54,242.
draw
  . . . . .
  . . . . .
  * . @ . .
  . . . . .
  O . X . .
when    liberties(@) >= 3
seen    6390 of 54242

pattern harvested-react-without-thought-26c2b29a
why     Strong players answered here 23,870 times of 208,148.
draw
  ? . . . . . |
  . . . * . . |
  . . . . . . |
  . . . @ . . |
  . . . . . . |
  . . O . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    23870 of 208148

pattern harvested-react-without-thought-8de1ed06
why     Strong players answered here 364 times of 2,942.
draw
  - - - - -
  * . . . ?
  X . @ . .
  ? X . X ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    364 of 2942

pattern harvested-react-without-thought-cf0d8079
why     Strong players answered here 781 times of 6,543.
draw
  . . . . .
  . . . . .
  . . @ . .
  . X . * .
  . O X . .
when    liberties(@) >= 3
seen    781 of 6543

pattern harvested-react-without-thought-04d2ffde
why     Strong players answered here 2,285 times of 20,034.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ * .
  ? X . . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    2285 of 20034

pattern harvested-react-without-thought-6150a693
why     Strong players answered here 781 times of 6,780.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . * . .
  X . . @ . . O
  . . . . . . .
  . . . . . . .
  - - - - - - -
when    liberties(@) >= 3
seen    781 of 6780

pattern harvested-react-without-thought-c476fa04
why     Strong players answered here 1,873 times of 16,733.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . . . . . .
  . . . X . . .
  ? O . . * . ?
when    liberties(@) >= 3
seen    1873 of 16733

pattern harvested-react-without-thought-16423677
why     Strong players answered here 552 times of 4,767.
draw
  ? . . .
  ? X @ .
  * . . X
when    liberties(@) >= 3
seen    552 of 4767

pattern harvested-react-without-thought-54d98652
why     Strong players answered here 723 times of 6,314.
draw
  . X X O *
  . X . X O
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    723 of 6314

pattern harvested-react-without-thought-e5bffdf1
why     Strong players answered here 6,855 times of 64,118.
draw
  ? ? ? X ? ?
  * ? X . X ?
  ? . . @ . .
  - - - - - -
when    liberties(@) >= 3
seen    6855 of 64118

pattern harvested-react-without-thought-27f642c2
why     Strong players answered here 1,040 times of 9,505.
draw
  ? ? . ? ?
  ? . . . ?
  O . @ . .
  ? . X . ?
  * ? . ? ?
when    liberties(@) >= 3
seen    1040 of 9505

pattern harvested-react-without-thought-df4f2d60
why     Strong players answered here 2,214 times of 20,660.
draw
  | ? . ? ?
  | . . . ?
  | . @ . X
  | . * . ?
  | ? . ? ?
when    liberties(@) >= 3
seen    2214 of 20660

pattern harvested-react-without-thought-676d8b11
why     Strong players answered here 529 times of 4,802.
draw
  ? ? X . .
  ? ? . @ X
  * ? X . .
when    liberties(@) >= 3
seen    529 of 4802
