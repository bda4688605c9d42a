# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as diagonal-link-defense; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-diagonal-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-diagonal-link-defense-0d35ae6f
why     Strong players played here 3,470 times of 3,500.
draw
  . . . . .
  . B X . .
  . * A X .
  . O X X .
  . . . . .
where   A is O, B is O
seen    3470 of 3500

pattern harvested-diagonal-link-defense-1a199aa9
why     Strong players played here 3,723 times of 3,760.
draw
  - - - - +
  . . . . |
  O * A . |
  X B X . |
  X X . . |
where   A is O, B is O
seen    3723 of 3760

pattern harvested-diagonal-link-defense-d877c245
why     Strong players played here 4,499 times of 4,550.
draw
  . . . . .
  . O X . .
  . * A X .
  . B X X .
  . . . . .
where   A is O, B is O
seen    4499 of 4550

pattern harvested-diagonal-link-defense-9c851891
why     Strong players played here 8,102 times of 8,340.
draw
  - - - - -
  ? * . . ?
  O X A X .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    8102 of 8340

pattern harvested-diagonal-link-defense-d5d82536
why     Strong players played here 4,872 times of 5,391.
draw
  ? ? . ? ?
  ? B X . ?
  . * A X .
  ? O X X ?
  ? ? . ? ?
where   A is O, B is O
seen    4872 of 5391

pattern harvested-diagonal-link-defense-964e9327
why     Strong players played here 6,262 times of 6,937.
draw
  ? ? . ? ?
  ? . X . ?
  . X A X .
  ? B * O ?
  ? ? . ? ?
where   A is O, B is O
seen    6262 of 6937

pattern harvested-diagonal-link-defense-870c9c51
why     Strong players played here 4,842 times of 5,445.
draw
  ? ? . ? ?
  ? . X . ?
  X X A X .
  ? B * O ?
  ? ? . ? ?
where   A is O, B is O
seen    4842 of 5445

pattern harvested-diagonal-link-defense-20896bc5
why     Strong players played here 6,778 times of 7,640.
draw
  ? ? . ? ?
  ? O X . ?
  . * A X .
  ? B X X ?
  ? ? . ? ?
where   A is O, B is O
seen    6778 of 7640

pattern harvested-diagonal-link-defense-bc4805f0
why     Strong players played here 3,285 times of 3,732.
draw
  ? ? . ? ?
  ? . X . ?
  X X A X .
  ? O * B ?
  ? ? . ? ?
where   A is O, B is O
seen    3285 of 3732

pattern take-the-first-line-stone-that-cuts
why     The capture of a stone on the first line, whose other sides are held.
draw
  ? B . O
  * X A O
  - - - -
where   A is O, B is O
seen    3762 of 4459

pattern harvested-diagonal-link-defense-d1e44109
why     Strong players played here 5,112 times of 6,230.
draw
  . . X . .
  . B * . .
  . X A O O
  . X X X .
  . . . . .
where   A is O, B is O
seen    5112 of 6230

pattern take-the-cutter-on-the-first-line
why     The capture of a stone on the first line, whose other sides are held.
draw
  | O O
  | A X
  | X B
  | * ?
where   A is O, B is O
seen    3406 of 4156

pattern harvested-diagonal-link-defense-f50a14a4
why     Strong players played here 3,517 times of 4,312.
draw
  - - - - -
  . . . . .
  X X A . .
  X B * X .
  . O . . .
where   A is O, B is O
seen    3517 of 4312

pattern take-the-cutter-out-of-atari
why     The capture of the stone that cuts, which frees an own stone from atari.
draw
  . . .
  X A X
  B X O
  ? * ?
where   A is O, B is O
seen    9398 of 11665

pattern harvested-diagonal-link-defense-0db95fb4
why     Strong players played here 4,669 times of 5,796.
draw
  O . O ?
  X A X *
  X X B ?
where   A is O, B is O
seen    4669 of 5796

pattern harvested-diagonal-link-defense-ffc98093
why     Strong players played here 3,925 times of 4,901.
draw
  O . B ?
  X A X *
  X X O ?
where   A is O, B is O
seen    3925 of 4901

pattern harvested-diagonal-link-defense-fc4483b2
why     Strong players played here 6,828 times of 8,634.
draw
  - - - - -
  . . . . .
  X X A . .
  X B * X .
  X O . . .
where   A is O, B is O
seen    6828 of 8634

pattern harvested-diagonal-link-defense-78d7059d
why     Strong players played here 3,305 times of 4,284.
draw
  ? ? . ? ?
  ? B X . ?
  . * A X .
  ? O X X ?
  ? ? O ? ?
where   A is O, B is O
seen    3305 of 4284

pattern harvested-diagonal-link-defense-f6c3a2f9
why     Strong players played here 6,561 times of 8,556.
draw
  | . ? ?
  | . O ?
  | A X X
  | X B ?
  | * ? ?
where   A is O, B is O
seen    6561 of 8556

pattern harvested-diagonal-link-defense-7b0f925a
why     Strong players played here 9,995 times of 13,389.
draw
  | . O
  | A X
  | X B
  | * ?
where   A is O, B is O
seen    9995 of 13389

pattern harvested-diagonal-link-defense-6ad06164
why     Strong players played here 3,767 times of 5,115.
draw
  . O . . .
  . . . . .
  . . A * .
  . O X B X
  . X X . .
where   A is O, B is O
seen    3767 of 5115

pattern harvested-diagonal-link-defense-d54fceee
why     Strong players played here 3,832 times of 5,234.
draw
  - - - - +
  ? . . . |
  O * A . |
  ? B X . |
  ? ? . ? |
where   A is O, B is O
seen    3832 of 5234

pattern harvested-diagonal-link-defense-47b17bbe
why     Strong players played here 13,359 times of 18,447.
draw
  - - - - -
  ? . . . ?
  X X A . .
  ? B * X ?
  ? ? . ? ?
where   A is O, B is O
seen    13359 of 18447

pattern harvested-diagonal-link-defense-80ae63c0
why     Strong players played here 7,750 times of 10,785.
draw
  ? ? X ? ?
  ? B * . ?
  . X A O O
  ? X X X ?
  ? ? . ? ?
where   A is O, B is O
seen    7750 of 10785

pattern harvested-diagonal-link-defense-c84735d5
why     Strong players played here 4,113 times of 5,733.
draw
  ? ? . ? ?
  ? O X . ?
  . * A X .
  ? B X X ?
  ? ? O ? ?
where   A is O, B is O
seen    4113 of 5733

pattern harvested-diagonal-link-defense-8712d642
why     Strong players played here 4,295 times of 6,069.
draw
  - - - - -
  . . . . .
  * X A . .
  . B X O O
  . . X X X
where   A is O, B is O
seen    4295 of 6069

pattern harvested-diagonal-link-defense-716d7c5f
why     Strong players played here 4,226 times of 5,982.
draw
  . . . . .
  . B * . .
  O X A X .
  X X . . .
  . . . . .
where   A is O, B is O
seen    4226 of 5982

pattern harvested-diagonal-link-defense-a34b6081
why     Strong players played here 6,105 times of 8,900.
draw
  ? ? . ? ?
  ? . . . ?
  O * A . .
  ? B X . ?
  ? ? . ? ?
where   A is O, B is O
seen    6105 of 8900

pattern harvested-diagonal-link-defense-a371c3e1
why     Strong players played here 4,718 times of 6,888.
draw
  | . .
  | A X
  | X B
  | * ?
where   A is O, B is O
seen    4718 of 6888

pattern harvested-diagonal-link-defense-8776bdf7
why     Strong players played here 7,702 times of 11,336.
draw
  X O .
  X A X
  O X B
  ? * ?
where   A is O, B is O
seen    7702 of 11336

pattern harvested-diagonal-link-defense-f4e92a7d
why     Strong players played here 4,919 times of 7,292.
draw
  ? ? X ? ?
  ? B * . ?
  . X A O .
  ? X X . ?
  ? ? . ? ?
where   A is O, B is O
seen    4919 of 7292

pattern harvested-diagonal-link-defense-a33bfb28
why     Strong players played here 3,426 times of 5,194.
draw
  ? ? O ? ?
  ? B * O ?
  . X A X .
  ? X O X ?
  ? ? O ? ?
where   A is O, B is O
seen    3426 of 5194

pattern connect-the-cut-at-the-end-of-two
why     The solid connection at the cutting point, where the enemy looks in.
draw
  X * B
  O A X
  X X X
where   A is O, B is O
seen    26689 of 42053

pattern harvested-diagonal-link-defense-ed33260e
why     Strong players played here 5,742 times of 9,032.
draw
  X X B ?
  . A X *
  - - - -
where   A is O, B is O
seen    5742 of 9032

pattern harvested-diagonal-link-defense-cc69563f
why     Strong players played here 3,723 times of 5,898.
draw
  ? * ?
  B X O
  X A X
  X O X
where   A is O, B is O
seen    3723 of 5898

pattern harvested-diagonal-link-defense-b5cf4ed9
why     Strong players played here 3,431 times of 5,545.
draw
  ? ? . ? ?
  ? . . . ?
  X X A . .
  ? O * B ?
  ? ? X ? ?
where   A is O, B is O
seen    3431 of 5545

pattern connect-the-cut-of-a-bent-wall
why     The solid connection at the cutting point, where the enemy looks in.
draw
  X * B
  O A X
  O X X
where   A is O, B is O
seen    19817 of 32619

pattern harvested-diagonal-link-defense-520bb287
why     Strong players played here 3,601 times of 5,878.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? B X O ?
  ? ? * ? ?
where   A is O, B is O
seen    3601 of 5878

pattern harvested-diagonal-link-defense-ad2a40eb
why     Strong players played here 3,674 times of 6,066.
draw
  ? ? . ? ?
  ? . . . ?
  X X A . .
  ? B * O ?
  ? ? X ? ?
where   A is O, B is O
seen    3674 of 6066

pattern harvested-diagonal-link-defense-5ec4bda3
why     Strong players played here 9,182 times of 15,315.
draw
  X * B
  O A X
  X O X
where   A is O, B is O
seen    9182 of 15315

pattern harvested-diagonal-link-defense-2aa1df2b
why     Strong players played here 10,490 times of 17,522.
draw
  - - - - -
  ? . . . ?
  . X A X *
  ? X X B ?
  ? ? O ? ?
where   A is O, B is O
seen    10490 of 17522

pattern connect-the-cut-over-own-bend
why     The solid connection at the cutting point, where the enemy looks in.
draw
  X * B
  X A X
  O O X
where   A is O, B is O
seen    7693 of 13058

pattern harvested-diagonal-link-defense-e0cd4827
why     Strong players played here 4,976 times of 8,461.
draw
  X O .
  X A X
  B X O
  ? * ?
where   A is O, B is O
seen    4976 of 8461

pattern harvested-diagonal-link-defense-f9ad065b
why     Strong players played here 8,250 times of 14,339.
draw
  ? ? . ? ?
  ? X . . ?
  . * A . .
  ? B X X ?
  ? ? O ? ?
where   A is O, B is O
seen    8250 of 14339

pattern harvested-diagonal-link-defense-11cb8964
why     Strong players played here 6,054 times of 10,507.
draw
  ? ? . ? ?
  ? O . . ?
  * X A . .
  ? B X X ?
  ? ? O ? ?
where   A is O, B is O
seen    6054 of 10507

pattern harvested-diagonal-link-defense-df3ff407
why     Strong players played here 6,501 times of 11,419.
draw
  . . .
  X A .
  O X B
  ? * ?
where   A is O, B is O
seen    6501 of 11419

pattern harvested-diagonal-link-defense-925e47df
why     Strong players played here 5,343 times of 9,374.
draw
  B * .
  X A X
  X X O
where   A is O, B is O
seen    5343 of 9374

pattern connect-the-cut-amid-enemies
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  B X .
  * A X
  X O X
where   A is O, B is O
seen    15918 of 28187

pattern harvested-diagonal-link-defense-d21da61e
why     Strong players played here 7,269 times of 13,120.
draw
  B * .
  X A X
  O X .
where   A is O, B is O
seen    7269 of 13120

pattern harvested-diagonal-link-defense-32fd1f51
why     Strong players played here 3,228 times of 5,832.
draw
  - - - - -
  ? . . . ?
  X X A . .
  ? B * X ?
  ? ? O ? ?
where   A is O, B is O
seen    3228 of 5832

pattern connect-the-cut-over-the-bend
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  X * B
  O A X
  X X O
where   A is O, B is O
seen    12553 of 23140

pattern harvested-diagonal-link-defense-111cf438
why     Strong players played here 9,312 times of 17,134.
draw
  ? O . .
  * X A X
  ? B X .
where   A is O, B is O
seen    9312 of 17134

pattern connect-the-cut-under-the-peep-from-own-column
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  X . O
  * A O
  B X X
where   A is O, B is O
seen    7974 of 14703

pattern connect-the-cut-looked-into
why     The solid connection at the cutting point, where the enemy looks in.
draw
  X . .
  * A O
  B X X
where   A is O, B is O
seen    36702 of 69634

pattern connect-the-cut-of-a-stone-held-on-both-sides
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  X * B
  X A X
  X O X
where   A is O, B is O
seen    5721 of 10758

pattern connect-the-cut-beside-its-column
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  X . O
  X A O
  B * X
where   A is O, B is O
seen    3406 of 6434

pattern harvested-diagonal-link-defense-79006b6e
why     Strong players played here 4,232 times of 8,073.
draw
  - - - - -
  ? . . . ?
  * X A X .
  ? B X . ?
  ? ? X ? ?
where   A is O, B is O
seen    4232 of 8073

pattern connect-the-cut-of-a-stone-beneath-its-friend
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  X O .
  * A X
  B X X
where   A is O, B is O
seen    6706 of 12956

pattern harvested-diagonal-link-defense-5b15d3f9
why     Strong players played here 5,577 times of 10,759.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . O
  ? X * B ?
  ? ? O ? ?
where   A is O, B is O
seen    5577 of 10759

pattern connect-the-cut-under-the-peep-with-a-stone-above
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  X . O
  * A .
  B X X
where   A is O, B is O
seen    8113 of 15848

pattern connect-the-cut-from-below-two
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  . O .
  X A X
  X * B
where   A is O, B is O
seen    3667 of 7179

pattern harvested-diagonal-link-defense-3bec795b
why     Strong players played here 11,977 times of 23,780.
draw
  ? O . .
  * X A .
  ? B X X
where   A is O, B is O
seen    11977 of 23780

pattern connect-the-cut-of-own-corner
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  X O .
  * A O
  B X X
where   A is O, B is O
seen    4945 of 9808

pattern harvested-diagonal-link-defense-e6f9661f
why     Strong players played here 4,499 times of 8,994.
draw
  . . . . .
  . * . . .
  . X A . .
  . B X X .
  . . O X .
where   A is O, B is O
seen    4499 of 8994

pattern connect-the-cut-of-a-hemmed-column
why     The solid connection at the cutting point, where the enemy looks in.
draw
  X O .
  X A X
  B * X
where   A is O, B is O
seen    3864 of 7729

pattern harvested-diagonal-link-defense-6a03ec90
why     Strong players played here 3,828 times of 7,660.
draw
  ? O . .
  * X A X
  ? B X X
where   A is O, B is O
seen    3828 of 7660

pattern take-the-cutter-from-the-foot
why     The capture of the stone that cuts.
draw
  X O O
  X A X
  O X B
  ? * ?
where   A is O, B is O
seen    3775 of 7565

pattern connect-the-cut-behind-own-two
why     The solid connection at the cutting point, where the enemy looks in.
draw
  . . .
  X A O
  B * X
where   A is O, B is O
seen    10827 of 21953

pattern connect-the-cut-beside-a-bend
why     The solid connection at the cutting point, where the enemy looks in.
draw
  B X .
  * A X
  X O O
where   A is O, B is O
seen    10290 of 20966

pattern harvested-diagonal-link-defense-f24cb823
why     Strong players played here 3,439 times of 7,006.
draw
  ? ? . ? ?
  ? . . . ?
  . . A * X
  ? X X B ?
  ? ? O ? ?
where   A is O, B is O
seen    3439 of 7006

pattern connect-three-at-one-point-past-the-enemy
why     The solid connection of three own stones, which meet at this point.
draw
  B * O
  X A X
  X O X
where   A is O, B is O
seen    31663 of 65795

pattern harvested-diagonal-link-defense-d292695d
why     Strong players played here 4,585 times of 9,422.
draw
  - - - - -
  ? . . . ?
  * X A . .
  ? B X X ?
  ? ? . ? ?
where   A is O, B is O
seen    4585 of 9422

pattern connect-the-cut-below-a-wall
why     The solid connection at the cutting point, where the enemy looks in.
draw
  X . .
  X A O
  B * X
where   A is O, B is O
seen    8873 of 18537

pattern harvested-diagonal-link-defense-eca8636c
why     Strong players played here 8,652 times of 18,100.
draw
  B * O
  X A X
  X X O
where   A is O, B is O
seen    8652 of 18100

pattern harvested-diagonal-link-defense-6dce122e
why     Strong players played here 9,213 times of 19,289.
draw
  B X .
  * A X
  O X O
where   A is O, B is O
seen    9213 of 19289

pattern harvested-diagonal-link-defense-58f43938
why     Strong players played here 7,515 times of 15,735.
draw
  B * .
  X A X
  . X O
where   A is O, B is O
seen    7515 of 15735

pattern connect-the-cut-under-the-peep-from-own-two
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  X . .
  * A O
  B X .
where   A is O, B is O
seen    9225 of 19471

pattern harvested-diagonal-link-defense-583b858d
why     Strong players played here 3,213 times of 6,713.
draw
  ? ? . ? ?
  ? . . . ?
  X * A . .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    3213 of 6713

pattern harvested-diagonal-link-defense-cb4d9f30
why     Strong players played here 3,697 times of 7,860.
draw
  B * .
  X A X
  X O X
where   A is O, B is O
seen    3697 of 7860

pattern connect-the-cut-between-two-enemies
why     The solid connection at the cutting point, where the enemy looks in.
draw
  . . .
  X A .
  B * X
where   A is O, B is O
seen    29517 of 64139

pattern connect-the-cut-in-its-ring-from-own-two
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  X * B
  O A X
  X . X
where   A is O, B is O
seen    3213 of 6873

pattern harvested-diagonal-link-defense-30733806
why     Strong players played here 4,110 times of 8,855.
draw
  ? ? . ? ?
  ? * . . ?
  O X A . .
  ? B X X ?
  ? ? O ? ?
where   A is O, B is O
seen    4110 of 8855

pattern harvested-diagonal-link-defense-4452de8f
why     Strong players played here 4,017 times of 8,684.
draw
  X * B
  O A X
  O X O
where   A is O, B is O
seen    4017 of 8684

pattern harvested-diagonal-link-defense-85450415
why     Strong players played here 3,201 times of 6,929.
draw
  X * B
  . A X
  X O X
where   A is O, B is O
seen    3201 of 6929

pattern atari-on-the-second-line-cutter
why     The atari on the second-line stone that cuts, from outside.
draw
  - - - - -
  ? . . . ?
  * X A . .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    13949 of 30947

pattern connect-the-cut-under-the-peep
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  X . .
  * A .
  B X X
where   A is O, B is O
seen    28967 of 64887

pattern harvested-diagonal-link-defense-1e397f89
why     Strong players played here 12,061 times of 26,894.
draw
  . . .
  X A .
  B X O
  ? * ?
where   A is O, B is O
seen    12061 of 26894

pattern harvested-diagonal-link-defense-02c93029
why     Strong players played here 4,574 times of 10,140.
draw
  O . .
  . A X
  X * B
where   A is O, B is O
seen    4574 of 10140

pattern harvested-diagonal-link-defense-a6c327f3
why     Strong players played here 9,117 times of 20,428.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * B ?
  ? ? O ? ?
where   A is O, B is O
seen    9117 of 20428

pattern harvested-diagonal-link-defense-540b783a
why     Strong players played here 3,993 times of 8,887.
draw
  X . O
  * A O
  B X O
where   A is O, B is O
seen    3993 of 8887

pattern harvested-diagonal-link-defense-66491655
why     Strong players played here 3,390 times of 7,602.
draw
  ? ? . ? ?
  ? . . . ?
  X X A . X
  ? B X * ?
  ? ? . ? ?
where   A is O, B is O
seen    3390 of 7602

pattern harvested-diagonal-link-defense-9b0724a2
why     Strong players played here 26,438 times of 61,221.
draw
  O X .
  * A X
  B X X
where   A is O, B is O
seen    26438 of 61221

pattern harvested-diagonal-link-defense-ed7571e2
why     Strong players played here 40,941 times of 95,238.
draw
  . X .
  X A X
  B * O
where   A is O, B is O
seen    40941 of 95238

pattern harvested-diagonal-link-defense-01965017
why     Strong players played here 3,460 times of 8,035.
draw
  ? O . .
  * X A X
  ? B X O
where   A is O, B is O
seen    3460 of 8035

pattern connect-the-cut-under-the-peep-with-a-stone-below
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  X . .
  * A O
  B X O
where   A is O, B is O
seen    9412 of 22134

pattern counter-atari-on-the-cutter
why     The counter-atari on the stone that cuts, while an own stone is in atari itself.
draw
  . . . ?
  X A X *
  X X B ?
where   A is O, B is O
seen    23270 of 56246

pattern harvested-diagonal-link-defense-4820066b
why     Strong players played here 4,624 times of 11,246.
draw
  X O .
  * A X
  B X .
where   A is O, B is O
seen    4624 of 11246

pattern harvested-diagonal-link-defense-e3bb0676
why     Strong players played here 4,811 times of 11,808.
draw
  ? B . .
  * X A O
  ? O X X
where   A is O, B is O
seen    4811 of 11808

pattern harvested-diagonal-link-defense-a975ddb3
why     Strong players played here 6,463 times of 15,971.
draw
  O . .
  . A X
  * X B
where   A is O, B is O
seen    6463 of 15971

pattern harvested-diagonal-link-defense-bc213346
why     Strong players played here 5,583 times of 13,886.
draw
  O . O
  X A .
  B * X
where   A is O, B is O
seen    5583 of 13886

pattern harvested-diagonal-link-defense-d9ba5fa5
why     Strong players played here 3,809 times of 9,625.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? B X O ?
  ? ? * ? ?
where   A is O, B is O
seen    3809 of 9625

pattern harvested-diagonal-link-defense-a1e9d925
why     Strong players played here 3,941 times of 10,056.
draw
  . . .
  X A O
  B X O
  ? * ?
where   A is O, B is O
seen    3941 of 10056

pattern harvested-diagonal-link-defense-2ed2b5bd
why     Strong players played here 5,157 times of 13,217.
draw
  - - - - -
  ? . . . ?
  O * A . .
  ? B X . ?
  ? ? X ? ?
where   A is O, B is O
seen    5157 of 13217

pattern connect-the-cut-beneath-own-stones
why     The solid connection at the cutting point, where the enemy looks in.
draw
  O . O
  X A O
  B * X
where   A is O, B is O
seen    3348 of 8581

pattern connect-the-cut-of-own-column
why     The solid connection at the cutting point, where the enemy looks in.
draw
  X O .
  X A X
  X * B
where   A is O, B is O
seen    3256 of 8357

pattern connect-the-stone-beneath-two-friends
why     The connection of a stone that has one liberty left, to own stones on both sides.
draw
  B * O
  X A X
  X X X
where   A is O, B is O
seen    25089 of 65675

pattern tigers-mouth-above-the-cut-by-the-edge
why     The tiger's mouth at the cutting point, which guards it without filling it.
draw
  . . . . |
  . * . . |
  . . A . |
  O B X . |
  X X X . |
where   A is O, B is O
seen    3242 of 8387

pattern harvested-diagonal-link-defense-203ebde5
why     Strong players played here 6,273 times of 16,354.
draw
  ? ? . ? ?
  ? B * . ?
  O X A X .
  ? X . . ?
  ? ? . ? ?
where   A is O, B is O
seen    6273 of 16354

pattern harvested-diagonal-link-defense-dd29c627
why     Strong players played here 9,943 times of 26,655.
draw
  ? ? . ? ?
  ? B * . ?
  X X A . .
  - - - - -
where   A is O, B is O
seen    9943 of 26655

pattern connect-the-hemmed-stone-to-its-friend
why     The connection of a stone that has one liberty left.
draw
  B X .
  * A X
  X X O
where   A is O, B is O
seen    4265 of 11503

pattern harvested-diagonal-link-defense-ebdd7ba9
why     Strong players played here 6,752 times of 18,323.
draw
  O X .
  * A X
  B X O
where   A is O, B is O
seen    6752 of 18323

pattern harvested-diagonal-link-defense-e241b5d0
why     Strong players played here 5,473 times of 15,056.
draw
  - - - - -
  ? . . . ?
  * X A . .
  ? B X X ?
  ? ? O ? ?
where   A is O, B is O
seen    5473 of 15056

pattern connect-the-cut-beneath-the-corner
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  O . .
  X A .
  B * X
where   A is O, B is O
seen    11646 of 32775

pattern harvested-diagonal-link-defense-eb007454
why     Strong players played here 4,733 times of 13,225.
draw
  | * B
  | A X
  | O X
where   A is O, B is O
seen    4733 of 13225

pattern harvested-diagonal-link-defense-457cf8c1
why     Strong players played here 12,490 times of 35,620.
draw
  . . .
  . A .
  B X O
  ? * ?
where   A is O, B is O
seen    12490 of 35620

pattern connect-the-cut-beneath-an-open-head
why     The solid connection at the cutting point, where the enemy looks in.
draw
  O . O
  X A X
  X * B
where   A is O, B is O
seen    3451 of 9738

pattern harvested-diagonal-link-defense-14a230d7
why     Strong players played here 3,527 times of 9,961.
draw
  ? O . O
  * X A O
  ? B X X
where   A is O, B is O
seen    3527 of 9961

pattern connect-the-head-with-one-liberty
why     The connection of a stone that has one liberty left.
draw
  B X .
  * A X
  O X X
where   A is O, B is O
seen    23215 of 67420

pattern harvested-diagonal-link-defense-2a1ef913
why     Strong players played here 3,520 times of 10,061.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . O
  ? B X . ?
  ? ? X ? ?
where   A is O, B is O
seen    3520 of 10061

pattern harvested-diagonal-link-defense-04b96478
why     Strong players played here 5,711 times of 16,486.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    5711 of 16486

pattern harvested-diagonal-link-defense-15966962
why     Strong players played here 3,375 times of 9,747.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O X
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    3375 of 9747

pattern harvested-diagonal-link-defense-f061e894
why     Strong players played here 9,792 times of 29,074.
draw
  . . . . .
  . . . . .
  . * A . .
  . B X . .
  . . X . .
where   A is O, B is O
seen    9792 of 29074

pattern connect-the-cut-in-its-ring
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  X * B
  . A X
  X . X
where   A is O, B is O
seen    3270 of 9788

pattern harvested-diagonal-link-defense-446f4a23
why     Strong players played here 3,865 times of 11,889.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . X . A * . .
  . . X X B . .
  . . . . . . .
  ? . . . . . ?
where   A is O, B is O
seen    3865 of 11889

pattern harvested-diagonal-link-defense-1d51b627
why     Strong players played here 3,200 times of 10,170.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O X
  ? B X X ?
  ? ? X ? ?
where   A is O, B is O
seen    3200 of 10170

pattern harvested-diagonal-link-defense-99c47065
why     Strong players played here 4,469 times of 14,292.
draw
  . . . . .
  . . . . .
  . X A . .
  . B X . .
  . . * . .
where   A is O, B is O
seen    4469 of 14292

pattern harvested-diagonal-link-defense-1e45eda1
why     Strong players played here 3,578 times of 11,681.
draw
  X * B
  . A X
  - - -
where   A is O, B is O
seen    3578 of 11681

pattern harvested-diagonal-link-defense-585f1376
why     Strong players played here 7,899 times of 26,655.
draw
  ? ? . ? ?
  ? B . * ?
  X X A . .
  - - - - -
where   A is O, B is O
seen    7899 of 26655

pattern harvested-diagonal-link-defense-71389842
why     Strong players played here 3,464 times of 11,585.
draw
  X . .
  X A O
  B X O
  ? * ?
where   A is O, B is O
seen    3464 of 11585

pattern harvested-diagonal-link-defense-626a03f6
why     Strong players played here 5,515 times of 18,759.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O X
  ? B X X ?
  ? ? . ? ?
where   A is O, B is O
seen    5515 of 18759

pattern connect-the-cut-beneath-own-corner
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  O . .
  X A O
  B * X
where   A is O, B is O
seen    4267 of 14557

pattern harvested-diagonal-link-defense-946fafa1
why     Strong players played here 9,553 times of 33,103.
draw
  B * .
  X A X
  . X .
where   A is O, B is O
seen    9553 of 33103

pattern harvested-diagonal-link-defense-0d567d02
why     Strong players played here 7,580 times of 26,232.
draw
  B * .
  X A X
  X . .
where   A is O, B is O
seen    7580 of 26232

pattern harvested-diagonal-link-defense-ea3d6807
why     Strong players played here 4,700 times of 16,331.
draw
  ? ? . ? ?
  ? . . . ?
  * X A . .
  ? B X X ?
  ? ? X ? ?
where   A is O, B is O
seen    4700 of 16331

pattern block-the-first-line-and-join
why     The block on the first line, which also joins two own stones.
draw
  ? ? O ? ?
  ? B . O ?
  X * A . .
  - - - - -
where   A is O, B is O
seen    6407 of 22680

pattern harvested-diagonal-link-defense-c63bcd16
why     Strong players played here 5,137 times of 18,253.
draw
  ? ? . ? |
  ? . . . |
  * X A . |
  ? B X . |
  ? ? X ? |
where   A is O, B is O
seen    5137 of 18253

pattern cap-the-cutter
why     The stone at the head of the cutter, then held on three sides or more.
draw
  O . *
  O A X
  X X B
where   A is O, B is O
seen    6496 of 23254

pattern harvested-diagonal-link-defense-94d6a5a6
why     Strong players played here 3,665 times of 13,175.
draw
  ? ? . ? ?
  ? X O . ?
  . X A X .
  ? B X * ?
  ? ? . ? ?
where   A is O, B is O
seen    3665 of 13175

pattern turn-over-the-cutter-above-a-gap
why     The turn in front of the cutter, then held on three sides or more.
draw
  X O *
  X A X
  . X B
where   A is O, B is O
seen    19852 of 73422

pattern harvested-diagonal-link-defense-606854f6
why     Strong players played here 3,541 times of 12,902.
draw
  B * .
  X A O
  . O X
where   A is O, B is O
seen    3541 of 12902

pattern connect-the-stone-with-three-sides-shut
why     The connection of a stone that has one liberty left.
draw
  X * B
  X A X
  O X X
where   A is O, B is O
seen    4022 of 14759

pattern harvested-diagonal-link-defense-c037fb89
why     Strong players played here 4,297 times of 15,860.
draw
  . . . . .
  . * . . .
  . X A . .
  . B X X .
  . . . . .
where   A is O, B is O
seen    4297 of 15860

pattern connect-the-stone-between-two-friends
why     The connection of a stone that has one liberty left, to own stones on both sides.
draw
  O * B
  X A X
  X X O
where   A is O, B is O
seen    4480 of 16560

pattern connect-behind-the-first-line-stone
why     The solid connection of the first-line stone, to a stone on the second.
draw
  B * .
  X A .
  - - -
where   A is O, B is O
seen    15719 of 59167

pattern turn-over-the-cutter-from-a-bent-three
why     The turn in front of the cutter, then held on three sides or more.
draw
  X O *
  O A X
  X X B
where   A is O, B is O
seen    11158 of 42014

pattern take-the-cutter
why     The capture of the stone that cuts.
draw
  X O O ?
  X A X *
  X X B ?
where   A is O, B is O
seen    10619 of 40048

pattern harvested-diagonal-link-defense-e197f190
why     Strong players played here 4,243 times of 16,172.
draw
  ? ? . ? ?
  ? * . . ?
  . X A . O
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    4243 of 16172

pattern harvested-diagonal-link-defense-dbd4fb3c
why     Strong players played here 3,497 times of 13,381.
draw
  X O O ?
  O A X *
  X X B ?
where   A is O, B is O
seen    3497 of 13381

pattern cap-the-cutter-below-a-wall
why     The stone at the head of the cutter, then held on three sides or more.
draw
  O . *
  O A X
  O X B
where   A is O, B is O
seen    4064 of 15617

pattern harvested-diagonal-link-defense-845b9ba3
why     Strong players played here 5,158 times of 20,029.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O .
  ? B X . ?
  ? ? X ? ?
where   A is O, B is O
seen    5158 of 20029

pattern connect-the-cut-before-the-peep
why     The solid connection at the cutting point, where the enemy looks in.
draw
  X * B
  . A X
  X X X
where   A is O, B is O
seen    3462 of 13475

pattern turn-over-the-cutter-between-two-cuts
why     The turn in front of the cutter, then held on three sides or more.
draw
  X O *
  X A X
  O X B
where   A is O, B is O
seen    15026 of 59459

pattern harvested-diagonal-link-defense-816df713
why     Strong players played here 6,387 times of 25,281.
draw
  O O O ?
  X A X *
  X X B ?
where   A is O, B is O
seen    6387 of 25281

pattern hold-the-crosscut-stone-from-the-far-side
why     The block behind a stone of the crosscut, then held on three sides or more.
draw
  . . .
  X A .
  B X *
where   A is O, B is O
seen    81001 of 330227

pattern tigers-mouth-along-the-second-line
why     The tiger's mouth along the second line, which guards the cut.
draw
  - - - - -
  ? . . . ?
  * . A . .
  ? B X . ?
  ? ? X ? ?
where   A is O, B is O
seen    5550 of 22288

pattern turn-over-the-cutter
why     The turn in front of the cutter, then held on three sides or more.
draw
  X O *
  X A X
  X X B
where   A is O, B is O
seen    32578 of 133623

pattern harvested-diagonal-link-defense-a3e96e45
why     Strong players played here 4,077 times of 16,489.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? B * O ?
  ? ? O ? ?
where   A is O, B is O
seen    4077 of 16489

pattern harvested-diagonal-link-defense-7d49b855
why     Strong players played here 5,772 times of 23,555.
draw
  ? B X .
  * X A X
  ? O O X
where   A is O, B is O
seen    5772 of 23555

pattern connect-the-cut-solidly
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  . . .
  * A .
  B X .
where   A is O, B is O
seen    84116 of 355108

pattern harvested-diagonal-link-defense-cb64362a
why     Strong players played here 8,808 times of 37,571.
draw
  O * B
  X A X
  X O O
where   A is O, B is O
seen    8808 of 37571

pattern harvested-diagonal-link-defense-c5c07861
why     Strong players played here 14,604 times of 64,020.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? B X . ?
  ? ? * ? ?
where   A is O, B is O
seen    14604 of 64020

pattern harvested-diagonal-link-defense-937a1969
why     Strong players played here 5,036 times of 21,884.
draw
  . . . . .
  . . . . .
  X . A * .
  . X X B .
  . . . . .
where   A is O, B is O
seen    5036 of 21884

pattern connect-three-at-one-point
why     The solid connection of three own stones, which meet at this point.
draw
  B * O
  X A X
  X O O
where   A is O, B is O
seen    8300 of 36407

pattern harvested-diagonal-link-defense-9c81e1d6
why     Strong players played here 4,440 times of 19,594.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O O
  ? B X X ?
  ? ? . ? ?
where   A is O, B is O
seen    4440 of 19594

pattern cap-the-cutter-with-a-stone-behind
why     The stone at the head of the cutter, then held on three sides or more.
draw
  O . *
  . A X
  X X B
where   A is O, B is O
seen    8810 of 39501

pattern turn-over-the-cutter-into-its-corner
why     The turn in front of the cutter, then held on three sides or more.
draw
  X O *
  O A X
  O X B
where   A is O, B is O
seen    3276 of 14617

pattern harvested-diagonal-link-defense-1d537892
why     Strong players played here 3,355 times of 15,053.
draw
  - - - - -
  ? . . . ?
  . X A * .
  ? O X B ?
  ? ? X ? ?
where   A is O, B is O
seen    3355 of 15053

pattern atari-on-the-crosscut-stone-with-help-below
why     The atari on a stone of the crosscut, from the side across from an own stone.
draw
  ? . . .
  * X A .
  ? B X X
where   A is O, B is O
seen    59089 of 271837

pattern connect-the-cut-from-own-two
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  . . .
  O A *
  . X B
where   A is O, B is O
seen    10388 of 47585

pattern harvested-diagonal-link-defense-7f208bc5
why     Strong players played here 4,436 times of 20,168.
draw
  X O O ?
  X A X *
  O X B ?
where   A is O, B is O
seen    4436 of 20168

pattern atari-from-the-foot-of-the-crosscut
why     The atari on a stone of the crosscut, from the side across from an own stone.
draw
  . . .
  X A .
  B X .
  ? * ?
where   A is O, B is O
seen    63029 of 292992

pattern harvested-diagonal-link-defense-624f008a
why     Strong players played here 5,186 times of 24,121.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O .
  ? B X X ?
  ? ? . ? ?
where   A is O, B is O
seen    5186 of 24121

pattern connect-the-cut-to-a-third-stone
why     The solid connection at the cutting point, joined to a third own stone.
draw
  . . .
  X A .
  B * O
where   A is O, B is O
seen    34861 of 167919

pattern connect-the-cut-in-the-open
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  O . .
  . A *
  . X B
where   A is O, B is O
seen    6003 of 28980

pattern harvested-diagonal-link-defense-8f6f607b
why     Strong players played here 3,382 times of 16,339.
draw
  X . . ?
  . A X *
  X X B ?
where   A is O, B is O
seen    3382 of 16339

pattern atari-on-the-cutter-from-outside
why     The atari on the stone that cuts, from outside.
draw
  ? . . .
  * X A X
  ? B X .
where   A is O, B is O
seen    13071 of 64257

pattern tigers-mouth-beside-the-second-line
why     The tiger's mouth above the second-line stone, which guards the cut there.
draw
  ? ? . ? |
  ? * . . |
  . . A . |
  ? B X . |
  ? ? X ? |
where   A is O, B is O
seen    6142 of 30052

pattern harvested-diagonal-link-defense-41e1566d
why     Strong players played here 6,803 times of 33,617.
draw
  ? ? . ? ?
  ? . . . ?
  X . A * .
  ? X X B ?
  ? ? . ? ?
where   A is O, B is O
seen    6803 of 33617

pattern harvested-diagonal-link-defense-c0dddbb8
why     Strong players played here 21,050 times of 106,810.
draw
  * . .
  X A O
  B X O
where   A is O, B is O
seen    21050 of 106810

pattern harvested-diagonal-link-defense-aa841d71
why     Strong players played here 12,897 times of 66,569.
draw
  ? ? . ? ?
  ? * . . ?
  . X A . .
  ? B X X ?
  ? ? . ? ?
where   A is O, B is O
seen    12897 of 66569

pattern harvested-diagonal-link-defense-78bf7a52
why     Strong players played here 8,776 times of 45,638.
draw
  O . *
  . A X
  O X B
where   A is O, B is O
seen    8776 of 45638

pattern harvested-diagonal-link-defense-f5fd9eb6
why     Strong players played here 18,148 times of 95,733.
draw
  O . .
  X A *
  X X B
where   A is O, B is O
seen    18148 of 95733

pattern harvested-diagonal-link-defense-d0aeb09c
why     Strong players played here 19,793 times of 104,600.
draw
  O . B
  X A *
  X X O
where   A is O, B is O
seen    19793 of 104600

pattern harvested-diagonal-link-defense-c2e2edac
why     Strong players played here 3,622 times of 18,961.
draw
  ? ? O ? ?
  ? B * O ?
  X X A . .
  - - - - -
where   A is O, B is O
seen    3622 of 18961

pattern harvested-diagonal-link-defense-c8a19e22
why     Strong players played here 12,729 times of 67,656.
draw
  ? ? . ? ?
  ? * . . ?
  . X A . .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    12729 of 67656

pattern harvested-diagonal-link-defense-ef606012
why     Strong players played here 5,287 times of 28,382.
draw
  ? O . .
  * X A O
  ? B X X
where   A is O, B is O
seen    5287 of 28382

pattern harvested-diagonal-link-defense-f76ff1e1
why     Strong players played here 3,242 times of 17,508.
draw
  ? . O .
  * X A X
  ? B X O
where   A is O, B is O
seen    3242 of 17508

pattern harvested-diagonal-link-defense-1a333d51
why     Strong players played here 3,571 times of 19,488.
draw
  B . .
  X A X
  * X .
where   A is O, B is O
seen    3571 of 19488

pattern harvested-diagonal-link-defense-f63b341a
why     Strong players played here 4,692 times of 25,789.
draw
  X . *
  . A X
  X X B
where   A is O, B is O
seen    4692 of 25789

pattern connect-the-cut-with-a-stone-behind
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  O . .
  . A *
  X X B
where   A is O, B is O
seen    7467 of 42517

pattern harvested-diagonal-link-defense-53454445
why     Strong players played here 5,220 times of 29,715.
draw
  O . .
  O A *
  X X B
where   A is O, B is O
seen    5220 of 29715

pattern harvested-diagonal-link-defense-b9730097
why     Strong players played here 4,891 times of 27,841.
draw
  B . .
  * A O
  X O X
where   A is O, B is O
seen    4891 of 27841

pattern harvested-diagonal-link-defense-b0154c6f
why     Strong players played here 27,703 times of 160,891.
draw
  ? . . .
  * X A .
  ? B X O
where   A is O, B is O
seen    27703 of 160891

pattern harvested-diagonal-link-defense-2219dd29
why     Strong players played here 23,716 times of 137,672.
draw
  O O *
  X A X
  X X B
where   A is O, B is O
seen    23716 of 137672

pattern harvested-diagonal-link-defense-adfab88a
why     Strong players played here 15,688 times of 90,903.
draw
  ? ? . ? ?
  ? * . . ?
  . X A . .
  ? B X X ?
  ? ? O ? ?
where   A is O, B is O
seen    15688 of 90903

pattern harvested-diagonal-link-defense-ad282bd4
why     Strong players played here 3,339 times of 19,107.
draw
  X O *
  . A X
  X X B
where   A is O, B is O
seen    3339 of 19107

pattern harvested-diagonal-link-defense-b45fcd25
why     Strong players played here 4,163 times of 23,942.
draw
  O . .
  . A X
  O * B
where   A is O, B is O
seen    4163 of 23942

pattern harvested-diagonal-link-defense-daef9080
why     Strong players played here 4,370 times of 25,221.
draw
  O . .
  X A *
  O X B
where   A is O, B is O
seen    4370 of 25221

pattern harvested-diagonal-link-defense-10252b6d
why     Strong players played here 39,503 times of 232,325.
draw
  . . .
  . A .
  X * B
where   A is O, B is O
seen    39503 of 232325

pattern harvested-diagonal-link-defense-bb133189
why     Strong players played here 4,278 times of 24,738.
draw
  . . .
  X A O
  B * .
where   A is O, B is O
seen    4278 of 24738

pattern cap-the-cutter-from-own-two
why     The stone at the head of the cutter, then held on three sides or more.
draw
  * . .
  X A O
  B X X
where   A is O, B is O
seen    47853 of 282488

pattern connect-the-cut-above-its-column
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  B * .
  X A .
  X O X
where   A is O, B is O
seen    3681 of 21376

pattern harvested-diagonal-link-defense-db1a9957
why     Strong players played here 3,901 times of 22,803.
draw
  O . B
  O A *
  X O X
where   A is O, B is O
seen    3901 of 22803

pattern harvested-diagonal-link-defense-c1334643
why     Strong players played here 9,425 times of 56,026.
draw
  ? . . .
  * X A O
  ? B X O
where   A is O, B is O
seen    9425 of 56026

pattern harvested-diagonal-link-defense-d93a7216
why     Strong players played here 3,886 times of 23,025.
draw
  O . B
  O A *
  X X X
where   A is O, B is O
seen    3886 of 23025

pattern harvested-diagonal-link-defense-867b4064
why     Strong players played here 8,297 times of 49,634.
draw
  ? . . .
  * X A O
  ? B X .
where   A is O, B is O
seen    8297 of 49634

pattern harvested-diagonal-link-defense-5e5a25ec
why     Strong players played here 15,998 times of 96,846.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    15998 of 96846

pattern harvested-diagonal-link-defense-fa3c6b58
why     Strong players played here 9,520 times of 57,561.
draw
  X O .
  X A X
  B X *
where   A is O, B is O
seen    9520 of 57561

pattern tigers-mouth-over-the-first-line
why     The tiger's mouth along the second line, which guards the cut.
draw
  B . *
  X A .
  - - -
where   A is O, B is O
seen    9771 of 59167

pattern harvested-diagonal-link-defense-4ce9a3ec
why     Strong players played here 5,392 times of 32,530.
draw
  O . .
  . A .
  X * B
where   A is O, B is O
seen    5392 of 32530

pattern harvested-diagonal-link-defense-ae2e24d4
why     Strong players played here 3,624 times of 21,884.
draw
  . . . . .
  . . . . .
  X . A . *
  . X X B .
  . . . . .
where   A is O, B is O
seen    3624 of 21884

pattern tigers-mouth-on-the-second-line-beside-its-column
why     The tiger's mouth along the second line, which guards the cut.
draw
  - - - - -
  ? . . . ?
  * . A . .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    4979 of 30355

pattern harvested-diagonal-link-defense-d175b0b1
why     Strong players played here 15,707 times of 97,272.
draw
  B * .
  X A O
  X X .
where   A is O, B is O
seen    15707 of 97272

pattern harvested-diagonal-link-defense-613eba54
why     Strong players played here 37,708 times of 236,145.
draw
  . . .
  O A *
  X X B
where   A is O, B is O
seen    37708 of 236145

pattern harvested-diagonal-link-defense-35b189ac
why     Strong players played here 3,662 times of 22,493.
draw
  * O .
  X A O
  B X X
where   A is O, B is O
seen    3662 of 22493

pattern harvested-diagonal-link-defense-1590efad
why     Strong players played here 3,528 times of 21,679.
draw
  | . *
  | A X
  | . B
where   A is O, B is O
seen    3528 of 21679

pattern harvested-diagonal-link-defense-cec3fec7
why     Strong players played here 7,681 times of 48,495.
draw
  O . B
  X A *
  X O X
where   A is O, B is O
seen    7681 of 48495

pattern harvested-diagonal-link-defense-cdfe3d9b
why     Strong players played here 3,987 times of 24,974.
draw
  B * .
  X A O
  X . X
where   A is O, B is O
seen    3987 of 24974

pattern cap-the-cutter-past-its-head
why     The stone at the head of the cutter, then held on three sides or more.
draw
  . O . ?
  X A X *
  X X B ?
where   A is O, B is O
seen    7672 of 48560

pattern harvested-diagonal-link-defense-29731610
why     Strong players played here 8,886 times of 56,433.
draw
  O . .
  X A *
  . X B
where   A is O, B is O
seen    8886 of 56433

pattern harvested-diagonal-link-defense-4dee223d
why     Strong players played here 5,632 times of 35,660.
draw
  . . .
  X A X
  B * O
where   A is O, B is O
seen    5632 of 35660

pattern harvested-diagonal-link-defense-d8e20865
why     Strong players played here 9,493 times of 61,110.
draw
  B * O
  X A O
  X O X
where   A is O, B is O
seen    9493 of 61110

pattern harvested-diagonal-link-defense-584bf9c3
why     Strong players played here 5,103 times of 32,877.
draw
  X O .
  X A X
  O * B
where   A is O, B is O
seen    5103 of 32877

pattern harvested-diagonal-link-defense-7f06676e
why     Strong players played here 5,585 times of 36,145.
draw
  O . .
  * A O
  B X .
where   A is O, B is O
seen    5585 of 36145

pattern harvested-diagonal-link-defense-37672a0b
why     Strong players played here 3,356 times of 21,626.
draw
  O O .
  X A X
  . X B
  ? * ?
where   A is O, B is O
seen    3356 of 21626

pattern harvested-diagonal-link-defense-4f9c16a7
why     Strong players played here 8,629 times of 56,405.
draw
  O O . ?
  X A X *
  X X B ?
where   A is O, B is O
seen    8629 of 56405

pattern harvested-diagonal-link-defense-62c1bc5b
why     Strong players played here 3,661 times of 23,782.
draw
  O . . ?
  . A X *
  X X B ?
where   A is O, B is O
seen    3661 of 23782

pattern cap-the-cutter-from-a-hemmed-stone
why     The stone at the head of the cutter, then held on three sides or more.
draw
  * . .
  X A X
  B X O
where   A is O, B is O
seen    10571 of 69736

pattern harvested-diagonal-link-defense-c991383e
why     Strong players played here 14,905 times of 98,927.
draw
  * . .
  X A X
  B X .
where   A is O, B is O
seen    14905 of 98927

pattern harvested-diagonal-link-defense-c60205df
why     Strong players played here 22,489 times of 149,959.
draw
  . . .
  X A .
  O * B
where   A is O, B is O
seen    22489 of 149959

pattern harvested-diagonal-link-defense-659fe772
why     Strong players played here 3,424 times of 22,495.
draw
  . O .
  X A X
  B * O
where   A is O, B is O
seen    3424 of 22495

pattern harvested-diagonal-link-defense-77f55f8c
why     Strong players played here 7,860 times of 52,261.
draw
  B * .
  X A O
  X O X
where   A is O, B is O
seen    7860 of 52261

pattern harvested-diagonal-link-defense-0cf23e04
why     Strong players played here 4,516 times of 29,854.
draw
  O O *
  X A X
  O X B
where   A is O, B is O
seen    4516 of 29854

pattern harvested-diagonal-link-defense-684049b5
why     Strong players played here 3,480 times of 22,958.
draw
  B . .
  * A O
  X . X
where   A is O, B is O
seen    3480 of 22958

pattern cap-the-cutter-of-the-crosscut
why     The stone at the head of the cutter, then held on three sides or more.
draw
  * . .
  X A .
  B X O
where   A is O, B is O
seen    32911 of 222910

pattern connect-the-cut-before-a-bent-three
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  . . .
  X A *
  X X B
where   A is O, B is O
seen    24056 of 163486

pattern harvested-diagonal-link-defense-261241a0
why     Strong players played here 5,099 times of 34,291.
draw
  . . .
  X A O
  B * O
where   A is O, B is O
seen    5099 of 34291

pattern harvested-diagonal-link-defense-5290e944
why     Strong players played here 6,198 times of 41,875.
draw
  X . .
  X A O
  B X .
  ? * ?
where   A is O, B is O
seen    6198 of 41875

pattern tigers-mouth-above-the-cut
why     The tiger's mouth at the cutting point, which guards it without filling it.
draw
  . . . . .
  . * . . .
  . . A . .
  . B X . .
  . . X . .
where   A is O, B is O
seen    4318 of 29074

pattern harvested-diagonal-link-defense-ef0ad4a2
why     Strong players played here 18,736 times of 128,895.
draw
  O . O
  X A *
  X X B
where   A is O, B is O
seen    18736 of 128895

pattern cap-the-cutter-below-its-row
why     The stone at the head of the cutter, then held on three sides or more.
draw
  . O .
  X A X
  B X *
where   A is O, B is O
seen    9024 of 61753

pattern harvested-diagonal-link-defense-bf9d48b1
why     Strong players played here 20,723 times of 144,546.
draw
  B * .
  X A O
  X X O
where   A is O, B is O
seen    20723 of 144546

pattern harvested-diagonal-link-defense-cbdb78f2
why     Strong players played here 34,820 times of 245,009.
draw
  B * .
  X A O
  X X X
where   A is O, B is O
seen    34820 of 245009

pattern harvested-diagonal-link-defense-c452f645
why     Strong players played here 8,034 times of 56,577.
draw
  O . .
  X A X
  * X B
where   A is O, B is O
seen    8034 of 56577

pattern harvested-diagonal-link-defense-b6eb8c2a
why     Strong players played here 9,580 times of 68,441.
draw
  X O . ?
  X A X *
  X X B ?
where   A is O, B is O
seen    9580 of 68441

pattern cut-and-cap-above-its-row
why     The cut between two enemy stones, one then held on three sides or more.
draw
  O X *
  O A X
  X X B
where   A is O, B is O
seen    6776 of 48572

pattern cap-the-cutter-above-its-wall
why     The stone at the head of the cutter, then held on three sides or more.
draw
  * . .
  X A .
  B X X
where   A is O, B is O
seen    61896 of 457354

pattern harvested-diagonal-link-defense-fb10fc24
why     Strong players played here 23,302 times of 172,439.
draw
  ? . . .
  * X A O
  ? B X X
where   A is O, B is O
seen    23302 of 172439

pattern harvested-diagonal-link-defense-4f32b8b2
why     Strong players played here 15,060 times of 111,598.
draw
  . . .
  O A *
  O X B
where   A is O, B is O
seen    15060 of 111598

pattern harvested-diagonal-link-defense-8d8176f8
why     Strong players played here 4,241 times of 31,041.
draw
  ? . O .
  * X A X
  ? B X .
where   A is O, B is O
seen    4241 of 31041

pattern harvested-diagonal-link-defense-4129b62c
why     Strong players played here 4,392 times of 32,474.
draw
  O O .
  X A X
  B X *
where   A is O, B is O
seen    4392 of 32474

pattern harvested-diagonal-link-defense-b0beff8d
why     Strong players played here 3,337 times of 24,683.
draw
  B * .
  X A O
  O O X
where   A is O, B is O
seen    3337 of 24683

pattern harvested-diagonal-link-defense-d6a9f3b9
why     Strong players played here 5,538 times of 41,483.
draw
  X . .
  * A O
  B . X
where   A is O, B is O
seen    5538 of 41483

pattern harvested-diagonal-link-defense-a616b1a3
why     Strong players played here 10,361 times of 78,334.
draw
  B X .
  * A X
  O O X
where   A is O, B is O
seen    10361 of 78334

pattern harvested-diagonal-link-defense-111848ed
why     Strong players played here 17,646 times of 133,984.
draw
  O . .
  * A O
  B X X
where   A is O, B is O
seen    17646 of 133984

pattern harvested-diagonal-link-defense-d6d430a8
why     Strong players played here 11,702 times of 88,735.
draw
  B . .
  * A .
  O X X
where   A is O, B is O
seen    11702 of 88735

pattern harvested-diagonal-link-defense-91a24d90
why     Strong players played here 7,244 times of 54,871.
draw
  O . O
  O A *
  X X B
where   A is O, B is O
seen    7244 of 54871

pattern harvested-diagonal-link-defense-cd99a7e7
why     Strong players played here 12,048 times of 91,943.
draw
  . O *
  X A X
  X X B
where   A is O, B is O
seen    12048 of 91943

pattern cap-the-cutter-before-its-row
why     The stone at the head of the cutter, then held on three sides or more.
draw
  X . *
  O A X
  X X B
where   A is O, B is O
seen    3852 of 29205

pattern harvested-diagonal-link-defense-f509f7a7
why     Strong players played here 17,463 times of 135,239.
draw
  . . .
  X A *
  O X B
where   A is O, B is O
seen    17463 of 135239

pattern harvested-diagonal-link-defense-35e6026e
why     Strong players played here 9,648 times of 74,676.
draw
  O X .
  . A X
  B * O
where   A is O, B is O
seen    9648 of 74676

pattern harvested-diagonal-link-defense-8315dec4
why     Strong players played here 14,663 times of 114,169.
draw
  * . .
  X A O
  B X .
where   A is O, B is O
seen    14663 of 114169

pattern harvested-diagonal-link-defense-db94b0b0
why     Strong players played here 15,125 times of 118,282.
draw
  B . .
  * A O
  O X X
where   A is O, B is O
seen    15125 of 118282

pattern harvested-diagonal-link-defense-ab42007d
why     Strong players played here 9,093 times of 71,367.
draw
  . . .
  X A .
  * X B
where   A is O, B is O
seen    9093 of 71367

pattern harvested-diagonal-link-defense-e8bfb686
why     Strong players played here 4,311 times of 33,617.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . *
  ? X X B ?
  ? ? . ? ?
where   A is O, B is O
seen    4311 of 33617

pattern harvested-diagonal-link-defense-7a8a38cc
why     Strong players played here 5,055 times of 39,784.
draw
  O . O
  . A *
  X X B
where   A is O, B is O
seen    5055 of 39784

pattern harvested-diagonal-link-defense-c8426c3e
why     Strong players played here 44,109 times of 353,779.
draw
  . . .
  * A .
  B X O
where   A is O, B is O
seen    44109 of 353779

pattern harvested-diagonal-link-defense-4b1a8c82
why     Strong players played here 4,150 times of 32,847.
draw
  . . .
  X A O
  B X .
  ? * ?
where   A is O, B is O
seen    4150 of 32847

pattern harvested-diagonal-link-defense-24c2f5b1
why     Strong players played here 9,935 times of 79,704.
draw
  O O *
  X A X
  . X B
where   A is O, B is O
seen    9935 of 79704

pattern harvested-diagonal-link-defense-e1d27cad
why     Strong players played here 4,465 times of 36,032.
draw
  . . . . .
  . . . . .
  . . A * .
  . X X B .
  . . . . .
where   A is O, B is O
seen    4465 of 36032

pattern harvested-diagonal-link-defense-e743e6a8
why     Strong players played here 3,819 times of 31,011.
draw
  X O .
  X A X
  B X .
  ? * ?
where   A is O, B is O
seen    3819 of 31011

pattern harvested-diagonal-link-defense-088fbbb6
why     Strong players played here 5,790 times of 47,648.
draw
  B . .
  * A .
  O X O
where   A is O, B is O
seen    5790 of 47648

pattern harvested-diagonal-link-defense-a4b11af4
why     Strong players played here 18,151 times of 152,624.
draw
  B * O
  X A O
  X X X
where   A is O, B is O
seen    18151 of 152624

pattern harvested-diagonal-link-defense-9d3eb6a9
why     Strong players played here 7,993 times of 66,890.
draw
  O . .
  . A .
  B * X
where   A is O, B is O
seen    7993 of 66890

pattern harvested-diagonal-link-defense-4153cf42
why     Strong players played here 8,522 times of 71,825.
draw
  O X .
  . A X
  O * B
where   A is O, B is O
seen    8522 of 71825

pattern harvested-diagonal-link-defense-5d9037c8
why     Strong players played here 3,658 times of 31,323.
draw
  O . O
  O A *
  O X B
where   A is O, B is O
seen    3658 of 31323

pattern harvested-diagonal-link-defense-f9ce46e1
why     Strong players played here 7,689 times of 66,595.
draw
  B * O
  X A .
  - - -
where   A is O, B is O
seen    7689 of 66595

pattern harvested-diagonal-link-defense-e3f621c8
why     Strong players played here 4,875 times of 42,301.
draw
  B . .
  * A O
  O X .
where   A is O, B is O
seen    4875 of 42301

pattern harvested-diagonal-link-defense-f9983e87
why     Strong players played here 15,503 times of 136,882.
draw
  B * O
  X A O
  X X O
where   A is O, B is O
seen    15503 of 136882

pattern cap-the-cutter-from-the-foot
why     The stone at the head of the cutter, then held on three sides or more.
draw
  X O .
  X A X
  . X B
  ? * ?
where   A is O, B is O
seen    3656 of 32000

pattern harvested-diagonal-link-defense-46bdfd92
why     Strong players played here 3,417 times of 29,999.
draw
  B * O
  X A O
  O O X
where   A is O, B is O
seen    3417 of 29999

pattern harvested-diagonal-link-defense-f21c9b25
why     Strong players played here 3,958 times of 35,104.
draw
  O O . ?
  X A X *
  . X B ?
where   A is O, B is O
seen    3958 of 35104

pattern harvested-diagonal-link-defense-f3e0a7cc
why     Strong players played here 16,472 times of 148,432.
draw
  O . .
  * A .
  B X X
where   A is O, B is O
seen    16472 of 148432

pattern harvested-diagonal-link-defense-857c305f
why     Strong players played here 4,518 times of 40,199.
draw
  B . .
  * A O
  X X X
where   A is O, B is O
seen    4518 of 40199

pattern connect-the-cut-before-two
why     The solid connection at the cutting point, whose other side the enemy holds.
draw
  . . .
  . A *
  X X B
where   A is O, B is O
seen    57918 of 532516

pattern harvested-diagonal-link-defense-bbe8c411
why     Strong players played here 7,690 times of 69,815.
draw
  * O .
  X A X
  B X .
where   A is O, B is O
seen    7690 of 69815

pattern harvested-diagonal-link-defense-cd91d4ea
why     Strong players played here 5,564 times of 50,364.
draw
  B X *
  X A X
  O O X
where   A is O, B is O
seen    5564 of 50364

pattern harvested-diagonal-link-defense-434185fe
why     Strong players played here 3,325 times of 30,262.
draw
  X O .
  X A X
  B * O
where   A is O, B is O
seen    3325 of 30262

pattern harvested-diagonal-link-defense-9977edd8
why     Strong players played here 14,643 times of 135,637.
draw
  ? * ?
  B . .
  X A O
  X X X
where   A is O, B is O
seen    14643 of 135637

pattern harvested-diagonal-link-defense-2cd1c6f4
why     Strong players played here 5,340 times of 49,030.
draw
  B * O
  X A O
  O X X
where   A is O, B is O
seen    5340 of 49030

pattern harvested-diagonal-link-defense-ecc8144b
why     Strong players played here 7,179 times of 66,271.
draw
  O . B
  X A *
  X X X
where   A is O, B is O
seen    7179 of 66271

pattern cut-and-cap-from-own-column
why     The cut between two enemy stones, one then held on three sides or more.
draw
  O X *
  O A X
  O X B
where   A is O, B is O
seen    3952 of 36209

pattern harvested-diagonal-link-defense-41d8bf2e
why     Strong players played here 3,869 times of 35,731.
draw
  O . . ?
  X A X *
  X X B ?
where   A is O, B is O
seen    3869 of 35731

pattern harvested-diagonal-link-defense-2893baf3
why     Strong players played here 4,536 times of 42,030.
draw
  * O .
  X A X
  B X O
where   A is O, B is O
seen    4536 of 42030

pattern harvested-diagonal-link-defense-3dd4595e
why     Strong players played here 3,853 times of 35,754.
draw
  B * .
  X A O
  X . .
where   A is O, B is O
seen    3853 of 35754

pattern harvested-diagonal-link-defense-4e02e0ed
why     Strong players played here 10,175 times of 95,733.
draw
  O . *
  X A .
  X X B
where   A is O, B is O
seen    10175 of 95733

pattern harvested-diagonal-link-defense-116846e2
why     Strong players played here 4,024 times of 37,503.
draw
  B . .
  * A X
  O X X
where   A is O, B is O
seen    4024 of 37503

pattern harvested-diagonal-link-defense-d6161586
why     Strong players played here 7,365 times of 70,330.
draw
  O O .
  X A X
  * X B
where   A is O, B is O
seen    7365 of 70330

pattern cut-and-cap-beside-its-column
why     The cut between two enemy stones, one then held on three sides or more.
draw
  X O .
  X A X
  * X B
where   A is O, B is O
seen    6898 of 66012

pattern harvested-diagonal-link-defense-00f0a5f1
why     Strong players played here 8,945 times of 87,173.
draw
  . . .
  X A X
  B X *
where   A is O, B is O
seen    8945 of 87173
