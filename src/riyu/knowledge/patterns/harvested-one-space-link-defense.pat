# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as one-space-link-defense; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-one-space-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-one-space-link-defense-15e52f23
why     Strong players played here 2,301 times of 2,446.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . X X * . |
  . . X B O . |
  ? . . X O . |
where   A is O, B is O
seen    2301 of 2446

pattern harvested-one-space-link-defense-0dc197a8
why     Strong players played here 4,667 times of 5,209.
draw
  . . . . .
  . . . . .
  . . A . .
  . X X * .
  . X B O .
where   A is O, B is O
seen    4667 of 5209

pattern harvested-one-space-link-defense-4e3bad8c
why     Strong players played here 3,852 times of 4,445.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O .
  ? . X X ?
  ? ? . ? ?
where   A is O, B is O
seen    3852 of 4445

pattern harvested-one-space-link-defense-2cdc2fc8
why     Strong players played here 6,634 times of 7,877.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O .
  ? X X X ?
  ? ? . ? ?
where   A is O, B is O
seen    6634 of 7877

pattern harvested-one-space-link-defense-9d138b8b
why     Strong players played here 1,970 times of 2,374.
draw
  ? X O .
  B * A O
  ? X O X
where   A is O, B is O
seen    1970 of 2374

pattern harvested-one-space-link-defense-942c2fa6
why     Strong players played here 9,234 times of 11,298.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O O
  ? X X X ?
  ? ? . ? ?
where   A is O, B is O
seen    9234 of 11298

pattern harvested-one-space-link-defense-cac93733
why     Strong players played here 3,802 times of 4,670.
draw
  ? ? . ? |
  ? . . . |
  B * A . |
  ? X X . |
  ? ? . ? |
where   A is O, B is O
seen    3802 of 4670

pattern harvested-one-space-link-defense-b68e829e
why     Strong players played here 1,899 times of 2,350.
draw
  ? ? . ? ?
  ? . . . ?
  O . A . .
  ? X * X ?
  ? ? B ? ?
where   A is O, B is O
seen    1899 of 2350

pattern harvested-one-space-link-defense-ad2115cf
why     Strong players played here 5,555 times of 6,939.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O .
  ? X X . ?
  ? ? . ? ?
where   A is O, B is O
seen    5555 of 6939

pattern harvested-one-space-link-defense-cb0f5bec
why     Strong players played here 3,421 times of 4,273.
draw
  . . . . .
  . O O * .
  . X A X B
  . . X X .
  . . . . .
where   A is O, B is O
seen    3421 of 4273

pattern harvested-one-space-link-defense-de8a84ab
why     Strong players played here 4,003 times of 5,021.
draw
  ? ? . ? ?
  ? * . . ?
  B X A . .
  ? . X X ?
  ? ? . ? ?
where   A is O, B is O
seen    4003 of 5021

pattern harvested-one-space-link-defense-c564296f
why     Strong players played here 2,288 times of 2,864.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O O
  ? . X X ?
  ? ? . ? ?
where   A is O, B is O
seen    2288 of 2864

pattern harvested-one-space-link-defense-59234f6f
why     Strong players played here 2,360 times of 2,965.
draw
  | . * ?
  | A X B
  | . X ?
where   A is O, B is O
seen    2360 of 2965

pattern harvested-one-space-link-defense-40ec6e31
why     Strong players played here 2,107 times of 2,645.
draw
  ? O . .
  B X A X
  ? * X O
where   A is O, B is O
seen    2107 of 2645

pattern harvested-one-space-link-defense-cf8575f8
why     Strong players played here 3,036 times of 3,830.
draw
  ? B ?
  X * .
  O A X
  X X O
where   A is O, B is O
seen    3036 of 3830

pattern connect-the-one-space-jump-from-own-wall
why     The solid connection of the one-space jump, where the enemy looks in from both sides.
draw
  ? X O O
  B * A X
  ? X O X
where   A is O, B is O
seen    3676 of 4648

pattern harvested-one-space-link-defense-84f5551b
why     Strong players played here 2,110 times of 2,685.
draw
  ? ? B ? ?
  ? X * O ?
  X O A X O
  ? X X X ?
  ? ? . ? ?
where   A is O, B is O
seen    2110 of 2685

pattern harvested-one-space-link-defense-6051c04d
why     Strong players played here 2,800 times of 3,607.
draw
  ? B ?
  X * X
  O A O
  X X X
where   A is O, B is O
seen    2800 of 3607

pattern harvested-one-space-link-defense-3939e25a
why     Strong players played here 2,186 times of 2,810.
draw
  . . . . .
  . . . . .
  . . A . .
  . X X * .
  . . B . .
where   A is O, B is O
seen    2186 of 2810

pattern harvested-one-space-link-defense-7dcfb43a
why     Strong players played here 2,099 times of 2,703.
draw
  ? ? B ? ?
  ? O * . ?
  . X A X .
  ? . X O ?
  ? ? X ? ?
where   A is O, B is O
seen    2099 of 2703

pattern harvested-one-space-link-defense-f6be1744
why     Strong players played here 2,733 times of 3,532.
draw
  . . . . .
  . . . . .
  . . A . .
  . X X * .
  . X B . .
where   A is O, B is O
seen    2733 of 3532

pattern harvested-one-space-link-defense-0cd31aaf
why     Strong players played here 2,391 times of 3,101.
draw
  ? ? . ? |
  ? . . . |
  O O A . |
  ? X X * |
  ? ? B ? |
where   A is O, B is O
seen    2391 of 3101

pattern harvested-one-space-link-defense-a077aa73
why     Strong players played here 3,787 times of 4,987.
draw
  ? O . .
  B X A X
  ? * X .
where   A is O, B is O
seen    3787 of 4987

pattern harvested-one-space-link-defense-3559b617
why     Strong players played here 4,631 times of 6,125.
draw
  ? ? . ? ?
  ? O O * ?
  . X A X B
  ? . X X ?
  ? ? . ? ?
where   A is O, B is O
seen    4631 of 6125

pattern harvested-one-space-link-defense-23381a83
why     Strong players played here 3,392 times of 4,477.
draw
  O . * ?
  O A X B
  X X X ?
where   A is O, B is O
seen    3392 of 4477

pattern harvested-one-space-link-defense-e85fc513
why     Strong players played here 3,006 times of 3,974.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O O
  ? X O X ?
  ? ? X ? ?
where   A is O, B is O
seen    3006 of 3974

pattern harvested-one-space-link-defense-b4cca4bd
why     Strong players played here 2,110 times of 2,790.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O .
  ? X X O ?
  ? ? X ? ?
where   A is O, B is O
seen    2110 of 2790

pattern atari-on-the-wedge-beside-own-two
why     The atari on the wedge, which came into the one-space jump.
draw
  ? * . .
  B X A O
  ? . X X
where   A is O, B is O
seen    15125 of 20477

pattern harvested-one-space-link-defense-764794fb
why     Strong players played here 1,881 times of 2,527.
draw
  ? ? . ? |
  ? . . . |
  X O A . |
  ? X X * |
  ? ? B ? |
where   A is O, B is O
seen    1881 of 2527

pattern harvested-one-space-link-defense-e9f3b8f0
why     Strong players played here 3,037 times of 4,105.
draw
  ? ? . ? ?
  ? * . . ?
  B X A . .
  ? X . O ?
  ? ? X ? ?
where   A is O, B is O
seen    3037 of 4105

pattern harvested-one-space-link-defense-aa2e6d8b
why     Strong players played here 8,645 times of 11,777.
draw
  ? ? . ? ?
  ? . . . ?
  X O A . .
  ? X X * ?
  ? ? B ? ?
where   A is O, B is O
seen    8645 of 11777

pattern harvested-one-space-link-defense-07819455
why     Strong players played here 1,835 times of 2,479.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O .
  ? . X O ?
  ? ? X ? ?
where   A is O, B is O
seen    1835 of 2479

pattern harvested-one-space-link-defense-ebca29bc
why     Strong players played here 2,770 times of 3,762.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O .
  ? . X . ?
  ? ? . ? ?
where   A is O, B is O
seen    2770 of 3762

pattern harvested-one-space-link-defense-bdc275b0
why     Strong players played here 2,598 times of 3,533.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O .
  ? X X O ?
  ? ? . ? ?
where   A is O, B is O
seen    2598 of 3533

pattern harvested-one-space-link-defense-c77e6fb0
why     Strong players played here 2,325 times of 3,166.
draw
  O . * ?
  . A X B
  O O X ?
where   A is O, B is O
seen    2325 of 3166

pattern harvested-one-space-link-defense-52bfef13
why     Strong players played here 2,082 times of 2,832.
draw
  - - - - -
  ? * . . ?
  B X A . .
  ? X . O ?
  ? ? . ? ?
where   A is O, B is O
seen    2082 of 2832

pattern harvested-one-space-link-defense-649e9a86
why     Strong players played here 4,246 times of 5,827.
draw
  ? ? . ? ?
  ? * . . ?
  B X A . .
  ? . X O ?
  ? ? . ? ?
where   A is O, B is O
seen    4246 of 5827

pattern harvested-one-space-link-defense-39390b56
why     Strong players played here 11,927 times of 16,577.
draw
  ? B ?
  X * O
  O A X
  X X X
where   A is O, B is O
seen    11927 of 16577

pattern block-the-push-above-its-wall
why     The block against the push through the one-space jump.
draw
  ? * . .
  B X A O
  ? X X X
where   A is O, B is O
seen    32526 of 45424

pattern harvested-one-space-link-defense-4e3925f9
why     Strong players played here 4,140 times of 5,722.
draw
  ? X . .
  B * A O
  ? X O X
where   A is O, B is O
seen    4140 of 5722

pattern harvested-one-space-link-defense-c898abc4
why     Strong players played here 8,237 times of 11,461.
draw
  ? B ?
  X * O
  O A X
  O X X
where   A is O, B is O
seen    8237 of 11461

pattern harvested-one-space-link-defense-efd86022
why     Strong players played here 1,865 times of 2,564.
draw
  O . * ?
  O A X B
  X . X ?
where   A is O, B is O
seen    1865 of 2564

pattern harvested-one-space-link-defense-790467e3
why     Strong players played here 2,411 times of 3,327.
draw
  ? ? . ? ?
  ? * O . ?
  B X A X .
  ? X X O ?
  ? ? . ? ?
where   A is O, B is O
seen    2411 of 3327

pattern harvested-one-space-link-defense-5924ea87
why     Strong players played here 3,255 times of 4,544.
draw
  ? ? . ? |
  ? . . . |
  X . A . |
  ? X X * |
  ? ? B ? |
where   A is O, B is O
seen    3255 of 4544

pattern harvested-one-space-link-defense-fd42a3f5
why     Strong players played here 4,150 times of 5,815.
draw
  ? B ?
  X * O
  O A X
  X X O
where   A is O, B is O
seen    4150 of 5815

pattern harvested-one-space-link-defense-b6666e45
why     Strong players played here 2,492 times of 3,493.
draw
  ? ? . ? |
  ? . . . |
  . O A . |
  ? X X * |
  ? ? B ? |
where   A is O, B is O
seen    2492 of 3493

pattern harvested-one-space-link-defense-2c3759ee
why     Strong players played here 4,332 times of 6,151.
draw
  O . . ?
  X A * B
  X O X ?
where   A is O, B is O
seen    4332 of 6151

pattern atari-on-the-wedge-above-its-helper
why     The atari on the wedge, which came into the one-space jump.
draw
  ? * . .
  B X A O
  ? . X .
where   A is O, B is O
seen    6852 of 9782

pattern harvested-one-space-link-defense-f335e7a9
why     Strong players played here 5,501 times of 7,866.
draw
  . . .
  . A .
  X * X
  ? B ?
where   A is O, B is O
seen    5501 of 7866

pattern connect-the-one-space-jump-with-a-stone-beside
why     The solid connection of the one-space jump, where the enemy looks in from both sides.
draw
  . . .
  O A .
  X * X
  ? B ?
where   A is O, B is O
seen    8078 of 11602

pattern harvested-one-space-link-defense-a4236e5e
why     Strong players played here 11,273 times of 16,249.
draw
  O O * ?
  X A X B
  . X X ?
where   A is O, B is O
seen    11273 of 16249

pattern connect-the-one-space-jump-below-a-stone
why     The solid connection of the one-space jump, where the enemy looks in from both sides.
draw
  O . .
  X A .
  X * X
  ? B ?
where   A is O, B is O
seen    2109 of 3008

pattern harvested-one-space-link-defense-05903073
why     Strong players played here 4,499 times of 6,469.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * . X
  . . B . .
where   A is O, B is O
seen    4499 of 6469

pattern harvested-one-space-link-defense-925a07be
why     Strong players played here 2,488 times of 3,559.
draw
  ? ? . ? ?
  ? * . . ?
  B X A O .
  ? X O X ?
  ? ? X ? ?
where   A is O, B is O
seen    2488 of 3559

pattern harvested-one-space-link-defense-bd895414
why     Strong players played here 3,677 times of 5,282.
draw
  O . * ?
  O A X B
  O X X ?
where   A is O, B is O
seen    3677 of 5282

pattern harvested-one-space-link-defense-d9b2e148
why     Strong players played here 11,123 times of 16,218.
draw
  O O * ?
  X A X B
  X X X ?
where   A is O, B is O
seen    11123 of 16218

pattern block-the-push-beneath-own-two
why     The block against the push through the one-space jump.
draw
  . . .
  O A .
  X X *
  ? B ?
where   A is O, B is O
seen    55328 of 81157

pattern harvested-one-space-link-defense-b9ba6f97
why     Strong players played here 7,298 times of 10,643.
draw
  ? * . .
  B X A O
  ? . X O
where   A is O, B is O
seen    7298 of 10643

pattern harvested-one-space-link-defense-7b140cea
why     Strong players played here 3,423 times of 4,964.
draw
  ? * O .
  B X A O
  ? X X X
where   A is O, B is O
seen    3423 of 4964

pattern harvested-one-space-link-defense-e740612e
why     Strong players played here 5,448 times of 7,932.
draw
  ? * . .
  B X A .
  ? X O O
where   A is O, B is O
seen    5448 of 7932

pattern harvested-one-space-link-defense-883e55d2
why     Strong players played here 2,906 times of 4,210.
draw
  ? B ?
  O * .
  X A X
  . X O
where   A is O, B is O
seen    2906 of 4210

pattern harvested-one-space-link-defense-a2278664
why     Strong players played here 3,424 times of 4,983.
draw
  ? B ?
  X * O
  O A X
  X O X
where   A is O, B is O
seen    3424 of 4983

pattern harvested-one-space-link-defense-cae3add3
why     Strong players played here 2,290 times of 3,325.
draw
  ? X . .
  B * A O
  ? X X X
where   A is O, B is O
seen    2290 of 3325

pattern harvested-one-space-link-defense-f517e8ee
why     Strong players played here 12,972 times of 19,128.
draw
  ? * . .
  B X A O
  ? X X .
where   A is O, B is O
seen    12972 of 19128

pattern harvested-one-space-link-defense-eef5c559
why     Strong players played here 2,166 times of 3,160.
draw
  O . . ?
  O A * B
  X O X ?
where   A is O, B is O
seen    2166 of 3160

pattern harvested-one-space-link-defense-e4c6dd10
why     Strong players played here 3,232 times of 4,736.
draw
  ? * O .
  B X A O
  ? X O X
where   A is O, B is O
seen    3232 of 4736

pattern harvested-one-space-link-defense-c23ddf95
why     Strong players played here 2,845 times of 4,176.
draw
  ? * O .
  B X A O
  ? X X O
where   A is O, B is O
seen    2845 of 4176

pattern harvested-one-space-link-defense-7e1db0d1
why     Strong players played here 6,175 times of 9,135.
draw
  ? O X .
  B * A X
  ? X O X
where   A is O, B is O
seen    6175 of 9135

pattern harvested-one-space-link-defense-540b40d7
why     Strong players played here 9,830 times of 14,590.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? . X * ?
  ? ? B ? ?
where   A is O, B is O
seen    9830 of 14590

pattern harvested-one-space-link-defense-cb410624
why     Strong players played here 2,048 times of 3,000.
draw
  ? ? . ? ?
  ? O . . ?
  X X A . .
  ? O * X ?
  ? ? B ? ?
where   A is O, B is O
seen    2048 of 3000

pattern harvested-one-space-link-defense-0d057fcc
why     Strong players played here 5,224 times of 7,746.
draw
  X O * ?
  O A X B
  O X X ?
where   A is O, B is O
seen    5224 of 7746

pattern harvested-one-space-link-defense-3f5bad6f
why     Strong players played here 2,767 times of 4,090.
draw
  ? ? . ? ?
  ? * . . ?
  B X A . .
  ? X . O ?
  ? ? . ? ?
where   A is O, B is O
seen    2767 of 4090

pattern harvested-one-space-link-defense-ef4b5bdf
why     Strong players played here 2,057 times of 3,034.
draw
  O . .
  . A .
  X * X
  ? B ?
where   A is O, B is O
seen    2057 of 3034

pattern harvested-one-space-link-defense-d94d73bb
why     Strong players played here 4,410 times of 6,563.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * . .
  . . B . X
where   A is O, B is O
seen    4410 of 6563

pattern harvested-one-space-link-defense-7af5f2d2
why     Strong players played here 4,934 times of 7,350.
draw
  O . * ?
  . A X B
  X X X ?
where   A is O, B is O
seen    4934 of 7350

pattern harvested-one-space-link-defense-760aa2e5
why     Strong players played here 7,560 times of 11,335.
draw
  X O * ?
  X A X B
  . X X ?
where   A is O, B is O
seen    7560 of 11335

pattern harvested-one-space-link-defense-991d6cec
why     Strong players played here 4,259 times of 6,378.
draw
  ? ? . ? |
  ? . . . |
  . . A . |
  ? X X * |
  ? ? B ? |
where   A is O, B is O
seen    4259 of 6378

pattern harvested-one-space-link-defense-a7e24370
why     Strong players played here 2,746 times of 4,098.
draw
  - - - - -
  ? . . . ?
  X X A . .
  ? O * X ?
  ? ? B ? ?
where   A is O, B is O
seen    2746 of 4098

pattern harvested-one-space-link-defense-b10b02eb
why     Strong players played here 2,415 times of 3,600.
draw
  O O * ?
  X A X B
  O O X ?
where   A is O, B is O
seen    2415 of 3600

pattern harvested-one-space-link-defense-36ed10c6
why     Strong players played here 9,650 times of 14,556.
draw
  X O * ?
  X A X B
  X X X ?
where   A is O, B is O
seen    9650 of 14556

pattern harvested-one-space-link-defense-fe9edbd8
why     Strong players played here 6,933 times of 10,438.
draw
  ? * . .
  B X A .
  ? . X X
where   A is O, B is O
seen    6933 of 10438

pattern connect-the-one-space-jump-from-a-lone-head
why     The solid connection of the one-space jump, where the enemy looks in from both sides.
draw
  ? X . .
  B * A .
  ? X O X
where   A is O, B is O
seen    2067 of 3079

pattern harvested-one-space-link-defense-fcf90664
why     Strong players played here 2,875 times of 4,308.
draw
  O . .
  . A X
  * X X
  ? B ?
where   A is O, B is O
seen    2875 of 4308

pattern harvested-one-space-link-defense-434e13ed
why     Strong players played here 2,710 times of 4,076.
draw
  . . . . .
  . . . . .
  . . A . X
  . X * . .
  . . B . X
where   A is O, B is O
seen    2710 of 4076

pattern harvested-one-space-link-defense-97526750
why     Strong players played here 4,952 times of 7,502.
draw
  O . .
  . A O
  * X X
  ? B ?
where   A is O, B is O
seen    4952 of 7502

pattern harvested-one-space-link-defense-532382ff
why     Strong players played here 17,569 times of 26,863.
draw
  ? * . .
  B X A O
  ? X X O
where   A is O, B is O
seen    17569 of 26863

pattern harvested-one-space-link-defense-4391aac3
why     Strong players played here 4,307 times of 6,535.
draw
  ? O X .
  B * A X
  ? X O O
where   A is O, B is O
seen    4307 of 6535

pattern harvested-one-space-link-defense-bed5fa07
why     Strong players played here 14,302 times of 21,949.
draw
  ? * . .
  B X A O
  ? X O X
where   A is O, B is O
seen    14302 of 21949

pattern harvested-one-space-link-defense-3a768a31
why     Strong players played here 18,445 times of 28,343.
draw
  ? * . .
  B X A .
  ? X . O
where   A is O, B is O
seen    18445 of 28343

pattern harvested-one-space-link-defense-03c6e9a3
why     Strong players played here 2,195 times of 3,325.
draw
  ? * . .
  B X A O
  ? X O .
where   A is O, B is O
seen    2195 of 3325

pattern harvested-one-space-link-defense-1aff2b83
why     Strong players played here 7,224 times of 11,128.
draw
  X O * ?
  O A X B
  X X X ?
where   A is O, B is O
seen    7224 of 11128

pattern block-the-push-from-own-three
why     The block against the push through the one-space jump.
draw
  X O * ?
  X A X B
  O O X ?
where   A is O, B is O
seen    7171 of 11054

pattern harvested-one-space-link-defense-863edacf
why     Strong players played here 5,472 times of 8,443.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . O
  ? X * O ?
  ? ? B ? ?
where   A is O, B is O
seen    5472 of 8443

pattern harvested-one-space-link-defense-ccdb90e7
why     Strong players played here 3,807 times of 5,862.
draw
  ? X . .
  B * A O
  ? . X .
where   A is O, B is O
seen    3807 of 5862

pattern harvested-one-space-link-defense-dc82be47
why     Strong players played here 3,369 times of 5,184.
draw
  O . * ?
  O A X B
  X O X ?
where   A is O, B is O
seen    3369 of 5184

pattern harvested-one-space-link-defense-f4695bfe
why     Strong players played here 5,323 times of 8,230.
draw
  O O * ?
  X A X B
  X O X ?
where   A is O, B is O
seen    5323 of 8230

pattern harvested-one-space-link-defense-f233d00e
why     Strong players played here 1,873 times of 2,865.
draw
  . . .
  X A .
  X * X
  ? B ?
where   A is O, B is O
seen    1873 of 2865

pattern take-the-wedge-over-a-cut
why     The capture of the wedge, which own stones hold on all sides.
draw
  ? * . .
  B X A X
  ? O X .
where   A is O, B is O
seen    1967 of 3017

pattern harvested-one-space-link-defense-68aa01ce
why     Strong players played here 2,142 times of 3,296.
draw
  X O .
  O A X
  * X X
  ? B ?
where   A is O, B is O
seen    2142 of 3296

pattern harvested-one-space-link-defense-abe62e7b
why     Strong players played here 17,062 times of 26,846.
draw
  ? X . .
  B * A O
  ? O X X
where   A is O, B is O
seen    17062 of 26846

pattern harvested-one-space-link-defense-bac6028d
why     Strong players played here 3,128 times of 4,870.
draw
  O . * ?
  X A X B
  X . X ?
where   A is O, B is O
seen    3128 of 4870

pattern harvested-one-space-link-defense-c74205fa
why     Strong players played here 5,848 times of 9,199.
draw
  ? * . .
  B X A O
  ? X . .
where   A is O, B is O
seen    5848 of 9199

pattern harvested-one-space-link-defense-433aad76
why     Strong players played here 1,908 times of 2,974.
draw
  X . .
  O A O
  X X *
  ? B ?
where   A is O, B is O
seen    1908 of 2974

pattern harvested-one-space-link-defense-8b5ec6a2
why     Strong players played here 4,524 times of 7,141.
draw
  ? X . .
  B * A O
  ? . X X
where   A is O, B is O
seen    4524 of 7141

pattern harvested-one-space-link-defense-ad324cf4
why     Strong players played here 3,327 times of 5,262.
draw
  O O * ?
  . A X B
  O X X ?
where   A is O, B is O
seen    3327 of 5262

pattern harvested-one-space-link-defense-f9011889
why     Strong players played here 8,775 times of 14,040.
draw
  ? * O .
  B X A X
  ? X X O
where   A is O, B is O
seen    8775 of 14040

pattern harvested-one-space-link-defense-94366cc7
why     Strong players played here 3,851 times of 6,123.
draw
  X O * ?
  O A X B
  X O X ?
where   A is O, B is O
seen    3851 of 6123

pattern harvested-one-space-link-defense-3567c77e
why     Strong players played here 5,342 times of 8,553.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? * X X ?
  ? ? B ? ?
where   A is O, B is O
seen    5342 of 8553

pattern harvested-one-space-link-defense-1a4a5e85
why     Strong players played here 2,629 times of 4,181.
draw
  O . * ?
  . A X B
  O X . ?
where   A is O, B is O
seen    2629 of 4181

pattern harvested-one-space-link-defense-95101b13
why     Strong players played here 2,410 times of 3,836.
draw
  X O .
  O A O
  * X X
  ? B ?
where   A is O, B is O
seen    2410 of 3836

pattern harvested-one-space-link-defense-b70fb72b
why     Strong players played here 2,484 times of 3,990.
draw
  O O * ?
  X A X B
  X . X ?
where   A is O, B is O
seen    2484 of 3990

pattern harvested-one-space-link-defense-939a6313
why     Strong players played here 7,010 times of 11,378.
draw
  ? ? O ? ?
  ? . . . ?
  . . A . X
  ? X * . ?
  ? ? B ? ?
where   A is O, B is O
seen    7010 of 11378

pattern harvested-one-space-link-defense-227a743b
why     Strong players played here 8,010 times of 13,028.
draw
  O . * ?
  . A X B
  O X X ?
where   A is O, B is O
seen    8010 of 13028

pattern harvested-one-space-link-defense-33ed3d2f
why     Strong players played here 2,322 times of 3,734.
draw
  X O * ?
  . A X B
  O . X ?
where   A is O, B is O
seen    2322 of 3734

pattern harvested-one-space-link-defense-4506ec56
why     Strong players played here 3,159 times of 5,105.
draw
  X . .
  O A O
  * X X
  ? B ?
where   A is O, B is O
seen    3159 of 5105

pattern harvested-one-space-link-defense-64c16314
why     Strong players played here 4,001 times of 6,490.
draw
  . . .
  O A O
  X X *
  ? B ?
where   A is O, B is O
seen    4001 of 6490

pattern harvested-one-space-link-defense-163b62ca
why     Strong players played here 2,293 times of 3,701.
draw
  ? X X O
  B * A X
  ? X O X
where   A is O, B is O
seen    2293 of 3701

pattern atari-on-the-wedge-with-its-friend-behind
why     The atari on the wedge, which came into the one-space jump.
draw
  . . .
  X A .
  . X *
  ? B ?
where   A is O, B is O
seen    17736 of 29199

pattern harvested-one-space-link-defense-3ea2bdd1
why     Strong players played here 2,936 times of 4,773.
draw
  X O * ?
  O A X B
  O . X ?
where   A is O, B is O
seen    2936 of 4773

pattern harvested-one-space-link-defense-7eab9108
why     Strong players played here 2,214 times of 3,592.
draw
  . . . ?
  X A * B
  O O X ?
where   A is O, B is O
seen    2214 of 3592

pattern harvested-one-space-link-defense-b16547e2
why     Strong players played here 4,924 times of 8,065.
draw
  O O * ?
  X A X B
  O X X ?
where   A is O, B is O
seen    4924 of 8065

pattern harvested-one-space-link-defense-20a7e8e6
why     Strong players played here 5,523 times of 9,066.
draw
  X O * ?
  X A X B
  X X O ?
where   A is O, B is O
seen    5523 of 9066

pattern harvested-one-space-link-defense-2eafe55f
why     Strong players played here 2,073 times of 3,370.
draw
  X O * ?
  O A X B
  X . X ?
where   A is O, B is O
seen    2073 of 3370

pattern harvested-one-space-link-defense-1f18c2c9
why     Strong players played here 2,030 times of 3,308.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * . .
  X . B . .
where   A is O, B is O
seen    2030 of 3308

pattern harvested-one-space-link-defense-3dbfd897
why     Strong players played here 2,018 times of 3,291.
draw
  ? ? . ? ?
  ? X . . ?
  B X A O .
  ? * X . ?
  ? ? . ? ?
where   A is O, B is O
seen    2018 of 3291

pattern harvested-one-space-link-defense-c7232b28
why     Strong players played here 7,625 times of 12,605.
draw
  . . . ?
  O A * B
  X O X ?
where   A is O, B is O
seen    7625 of 12605

pattern harvested-one-space-link-defense-970e3462
why     Strong players played here 30,561 times of 50,958.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? B ? ?
where   A is O, B is O
seen    30561 of 50958

pattern harvested-one-space-link-defense-c4290a09
why     Strong players played here 2,597 times of 4,260.
draw
  O . * ?
  . A X B
  X O X ?
where   A is O, B is O
seen    2597 of 4260

pattern harvested-one-space-link-defense-6c890f3b
why     Strong players played here 3,878 times of 6,416.
draw
  ? ? . ? ?
  ? O . . ?
  X . A . .
  ? . * X ?
  ? ? B ? ?
where   A is O, B is O
seen    3878 of 6416

pattern harvested-one-space-link-defense-1c82f8b7
why     Strong players played here 3,699 times of 6,140.
draw
  ? ? . ? ?
  ? * . . ?
  B X A . .
  ? . X O ?
  ? ? X ? ?
where   A is O, B is O
seen    3699 of 6140

pattern harvested-one-space-link-defense-03617bf8
why     Strong players played here 4,132 times of 6,875.
draw
  ? X . .
  B * A O
  ? O X .
where   A is O, B is O
seen    4132 of 6875

pattern harvested-one-space-link-defense-7ebe247c
why     Strong players played here 2,351 times of 3,887.
draw
  ? ? X ? ?
  ? . . . ?
  O O A * B
  ? X . X ?
  ? ? . ? ?
where   A is O, B is O
seen    2351 of 3887

pattern block-the-push-from-own-column
why     The block against the push through the one-space jump.
draw
  X O * ?
  X A X B
  X O X ?
where   A is O, B is O
seen    7854 of 13156

pattern harvested-one-space-link-defense-4cbc4ae4
why     Strong players played here 2,733 times of 4,550.
draw
  . . . ?
  X A * B
  X O X ?
where   A is O, B is O
seen    2733 of 4550

pattern harvested-one-space-link-defense-a8112ac9
why     Strong players played here 2,369 times of 3,942.
draw
  ? * O .
  B X A X
  ? X X X
where   A is O, B is O
seen    2369 of 3942

pattern harvested-one-space-link-defense-ec066d01
why     Strong players played here 1,789 times of 2,972.
draw
  ? ? . ? ?
  ? X . . ?
  B * A . .
  ? O X X ?
  ? ? O ? ?
where   A is O, B is O
seen    1789 of 2972

pattern harvested-one-space-link-defense-08dc508d
why     Strong players played here 3,285 times of 5,512.
draw
  ? X . O
  B * A O
  ? O X X
where   A is O, B is O
seen    3285 of 5512

pattern harvested-one-space-link-defense-faaa116b
why     Strong players played here 3,377 times of 5,674.
draw
  . . .
  X A O
  X X *
  ? B ?
where   A is O, B is O
seen    3377 of 5674

pattern harvested-one-space-link-defense-cff6495b
why     Strong players played here 2,303 times of 3,858.
draw
  ? X O .
  B * A X
  ? O X X
where   A is O, B is O
seen    2303 of 3858

pattern harvested-one-space-link-defense-fb7250c6
why     Strong players played here 2,371 times of 3,985.
draw
  X O * ?
  . A X B
  X X X ?
where   A is O, B is O
seen    2371 of 3985

pattern harvested-one-space-link-defense-1a334fa3
why     Strong players played here 2,576 times of 4,345.
draw
  . . . . .
  . . . . .
  . . A . X
  . X * . .
  . . B . .
where   A is O, B is O
seen    2576 of 4345

pattern connect-the-one-space-jump-over-the-peep
why     The solid connection of the one-space jump, where the enemy looks in.
draw
  ? . . .
  B * A .
  ? X O .
where   A is O, B is O
seen    3443 of 5836

pattern harvested-one-space-link-defense-dd44c146
why     Strong players played here 3,493 times of 5,939.
draw
  ? X . .
  B * A O
  ? . X O
where   A is O, B is O
seen    3493 of 5939

pattern harvested-one-space-link-defense-7d22d7dd
why     Strong players played here 3,061 times of 5,210.
draw
  O . * ?
  . A X B
  O . X ?
where   A is O, B is O
seen    3061 of 5210

pattern harvested-one-space-link-defense-e296f04c
why     Strong players played here 2,843 times of 4,844.
draw
  ? X . O
  B * A .
  ? O X X
where   A is O, B is O
seen    2843 of 4844

pattern block-the-push-over-two
why     The block against the push through the one-space jump.
draw
  ? * . .
  B X A O
  ? X . X
where   A is O, B is O
seen    8884 of 15296

pattern harvested-one-space-link-defense-33539099
why     Strong players played here 1,829 times of 3,098.
draw
  ? ? O ? ?
  ? . . . ?
  X . A . .
  ? X X * ?
  ? ? B ? ?
where   A is O, B is O
seen    1829 of 3098

pattern harvested-one-space-link-defense-c9876b3c
why     Strong players played here 7,585 times of 13,067.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? X X * ?
  ? ? B ? ?
where   A is O, B is O
seen    7585 of 13067

pattern atari-on-the-wedge-across-from-a-cut
why     The atari on the wedge, which came into the one-space jump.
draw
  ? * . .
  B X A .
  ? . X O
where   A is O, B is O
seen    12375 of 21396

pattern harvested-one-space-link-defense-19e542b3
why     Strong players played here 6,162 times of 10,614.
draw
  ? X . .
  B X A O
  ? * O X
where   A is O, B is O
seen    6162 of 10614

pattern harvested-one-space-link-defense-1103066b
why     Strong players played here 4,122 times of 7,095.
draw
  ? * O .
  B X A X
  ? X X .
where   A is O, B is O
seen    4122 of 7095

pattern harvested-one-space-link-defense-8c6830c0
why     Strong players played here 4,199 times of 7,231.
draw
  X . .
  X A O
  X X *
  ? B ?
where   A is O, B is O
seen    4199 of 7231

pattern take-the-wedge-beneath-own-two
why     The capture of the wedge, which own stones hold on all sides.
draw
  O O * ?
  X A X B
  X X O ?
where   A is O, B is O
seen    4072 of 7014

pattern harvested-one-space-link-defense-c879d0f6
why     Strong players played here 9,912 times of 17,373.
draw
  X O * ?
  X A X B
  O X X ?
where   A is O, B is O
seen    9912 of 17373

pattern harvested-one-space-link-defense-4c41b92e
why     Strong players played here 1,837 times of 3,172.
draw
  ? ? . ? ?
  ? X . . ?
  B * A . .
  ? O X X ?
  ? ? . ? ?
where   A is O, B is O
seen    1837 of 3172

pattern harvested-one-space-link-defense-09049922
why     Strong players played here 2,799 times of 4,867.
draw
  ? ? . ? ?
  ? * . . ?
  B X A . .
  ? X X O ?
  ? ? . ? ?
where   A is O, B is O
seen    2799 of 4867

pattern harvested-one-space-link-defense-00f9407f
why     Strong players played here 2,826 times of 4,915.
draw
  X O * ?
  X A X B
  X . X ?
where   A is O, B is O
seen    2826 of 4915

pattern harvested-one-space-link-defense-210d90fb
why     Strong players played here 4,093 times of 7,163.
draw
  O . .
  X A .
  O * X
  ? B ?
where   A is O, B is O
seen    4093 of 7163

pattern harvested-one-space-link-defense-fae1aa6d
why     Strong players played here 19,264 times of 34,147.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? ? B ? ?
where   A is O, B is O
seen    19264 of 34147

pattern harvested-one-space-link-defense-54f41729
why     Strong players played here 2,110 times of 3,673.
draw
  ? X O .
  B X A X
  ? * O X
where   A is O, B is O
seen    2110 of 3673

pattern harvested-one-space-link-defense-af3b7e49
why     Strong players played here 4,380 times of 7,692.
draw
  X O * ?
  X A X B
  X X . ?
where   A is O, B is O
seen    4380 of 7692

pattern harvested-one-space-link-defense-f9d2647f
why     Strong players played here 1,829 times of 3,190.
draw
  O . O
  X A .
  O * X
  ? B ?
where   A is O, B is O
seen    1829 of 3190

pattern harvested-one-space-link-defense-76106f55
why     Strong players played here 2,173 times of 3,845.
draw
  . . . . .
  . . . . .
  . . A . .
  . O * . .
  . X B X .
where   A is O, B is O
seen    2173 of 3845

pattern harvested-one-space-link-defense-d7f3d037
why     Strong players played here 2,410 times of 4,277.
draw
  ? ? . ? |
  ? . . . |
  B * A . |
  ? X . . |
  ? ? . ? |
where   A is O, B is O
seen    2410 of 4277

pattern atari-on-the-lone-wedge
why     The atari on the wedge, which came into the one-space jump.
draw
  . . .
  . A .
  * X .
  ? B ?
where   A is O, B is O
seen    36833 of 66741

pattern harvested-one-space-link-defense-c56d7ae5
why     Strong players played here 4,326 times of 7,740.
draw
  ? X . .
  B * A O
  ? O X O
where   A is O, B is O
seen    4326 of 7740

pattern harvested-one-space-link-defense-24f22b75
why     Strong players played here 4,010 times of 7,171.
draw
  O . .
  X A O
  X X *
  ? B ?
where   A is O, B is O
seen    4010 of 7171

pattern atari-on-the-wedge-from-own-column
why     The atari on the wedge, which came into the one-space jump.
draw
  X O * ?
  X A X B
  . X . ?
where   A is O, B is O
seen    3789 of 6826

pattern harvested-one-space-link-defense-1a72401e
why     Strong players played here 1,859 times of 3,327.
draw
  O . * ?
  . A X B
  X . X ?
where   A is O, B is O
seen    1859 of 3327

pattern harvested-one-space-link-defense-882c9e99
why     Strong players played here 2,164 times of 3,896.
draw
  X O * ?
  O A X B
  X X . ?
where   A is O, B is O
seen    2164 of 3896

pattern harvested-one-space-link-defense-426da72b
why     Strong players played here 3,528 times of 6,397.
draw
  ? ? O ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? B ? ?
where   A is O, B is O
seen    3528 of 6397

pattern harvested-one-space-link-defense-ebbeeeea
why     Strong players played here 12,631 times of 23,505.
draw
  . . .
  X A .
  * X X
  ? B ?
where   A is O, B is O
seen    12631 of 23505

pattern harvested-one-space-link-defense-c01944b3
why     Strong players played here 5,459 times of 10,186.
draw
  . . .
  O A .
  * X X
  ? B ?
where   A is O, B is O
seen    5459 of 10186

pattern block-the-push-through-the-jump
why     The block against the push through the one-space jump.
draw
  . . .
  . A .
  X X *
  ? B ?
where   A is O, B is O
seen    83379 of 157821

pattern atari-on-the-wedge-beside-own-corner
why     The atari on the wedge, which came into the one-space jump.
draw
  O O * ?
  X A X B
  X X . ?
where   A is O, B is O
seen    3071 of 5747

pattern harvested-one-space-link-defense-e6df4806
why     Strong players played here 8,970 times of 17,048.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * O ?
  ? ? B ? ?
where   A is O, B is O
seen    8970 of 17048

pattern harvested-one-space-link-defense-21a2aae2
why     Strong players played here 2,459 times of 4,625.
draw
  ? ? . ? ?
  ? O X . ?
  B * A X .
  ? O O X ?
  ? ? X ? ?
where   A is O, B is O
seen    2459 of 4625

pattern harvested-one-space-link-defense-3e00d9dc
why     Strong players played here 7,630 times of 14,543.
draw
  O . .
  . A .
  * X X
  ? B ?
where   A is O, B is O
seen    7630 of 14543

pattern harvested-one-space-link-defense-ca180520
why     Strong players played here 2,244 times of 4,231.
draw
  X O * ?
  X A X B
  . X O ?
where   A is O, B is O
seen    2244 of 4231

pattern harvested-one-space-link-defense-77ef5f93
why     Strong players played here 3,238 times of 6,137.
draw
  ? ? . ? ?
  ? * . . ?
  B X A . .
  ? X . X ?
  ? ? . ? ?
where   A is O, B is O
seen    3238 of 6137

pattern harvested-one-space-link-defense-95bb557c
why     Strong players played here 2,276 times of 4,297.
draw
  O O * ?
  X A X B
  . X . ?
where   A is O, B is O
seen    2276 of 4297

pattern harvested-one-space-link-defense-d33e7686
why     Strong players played here 17,067 times of 33,444.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . X
  ? X * . ?
  ? ? B ? ?
where   A is O, B is O
seen    17067 of 33444

pattern harvested-one-space-link-defense-11a3c737
why     Strong players played here 3,866 times of 7,498.
draw
  X O * ?
  X A X B
  O X . ?
where   A is O, B is O
seen    3866 of 7498

pattern harvested-one-space-link-defense-766af230
why     Strong players played here 7,727 times of 15,548.
draw
  . . .
  X A .
  O * X
  ? B ?
where   A is O, B is O
seen    7727 of 15548

pattern harvested-one-space-link-defense-88e607db
why     Strong players played here 1,975 times of 3,915.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . O
  ? X X . ?
  ? ? . ? ?
where   A is O, B is O
seen    1975 of 3915

pattern harvested-one-space-link-defense-ff136aba
why     Strong players played here 10,039 times of 20,254.
draw
  ? * . .
  B X A .
  ? X . X
where   A is O, B is O
seen    10039 of 20254

pattern harvested-one-space-link-defense-45b94e77
why     Strong players played here 4,180 times of 8,395.
draw
  ? ? B ? ?
  ? O * . ?
  . X A X .
  ? . X . ?
  ? ? . ? ?
where   A is O, B is O
seen    4180 of 8395

pattern harvested-one-space-link-defense-3e33a16f
why     Strong players played here 3,842 times of 7,729.
draw
  ? B ?
  X * .
  O A O
  X X O
where   A is O, B is O
seen    3842 of 7729

pattern harvested-one-space-link-defense-c76372fa
why     Strong players played here 8,902 times of 18,089.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . O
  ? X . . ?
  ? ? . ? ?
where   A is O, B is O
seen    8902 of 18089

pattern harvested-one-space-link-defense-95c89ca2
why     Strong players played here 6,652 times of 13,492.
draw
  ? X . .
  B * A .
  ? O X X
where   A is O, B is O
seen    6652 of 13492

pattern harvested-one-space-link-defense-1b549d90
why     Strong players played here 4,676 times of 9,505.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * . .
  . . B . .
where   A is O, B is O
seen    4676 of 9505

pattern harvested-one-space-link-defense-cd772343
why     Strong players played here 4,593 times of 9,371.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . .
  ? O X . ?
  ? ? . ? ?
where   A is O, B is O
seen    4593 of 9371

pattern harvested-one-space-link-defense-2b1d4b2f
why     Strong players played here 2,954 times of 6,004.
draw
  X . .
  O A .
  * X X
  ? B ?
where   A is O, B is O
seen    2954 of 6004

pattern harvested-one-space-link-defense-4db4971a
why     Strong players played here 1,929 times of 3,902.
draw
  ? X . .
  B * A .
  ? . X X
where   A is O, B is O
seen    1929 of 3902

pattern harvested-one-space-link-defense-e545df08
why     Strong players played here 28,025 times of 58,169.
draw
  . . .
  . A .
  X * O
  ? B ?
where   A is O, B is O
seen    28025 of 58169

pattern harvested-one-space-link-defense-906caf7d
why     Strong players played here 15,186 times of 31,439.
draw
  ? * . .
  B X A .
  ? X X O
where   A is O, B is O
seen    15186 of 31439

pattern harvested-one-space-link-defense-d335aa38
why     Strong players played here 2,741 times of 5,587.
draw
  ? B ?
  X * .
  O A O
  X O X
where   A is O, B is O
seen    2741 of 5587

pattern harvested-one-space-link-defense-5a1bd5a7
why     Strong players played here 6,470 times of 13,476.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . .
  ? X X . ?
  ? ? . ? ?
where   A is O, B is O
seen    6470 of 13476

pattern harvested-one-space-link-defense-7402f140
why     Strong players played here 3,604 times of 7,521.
draw
  ? . . .
  B * A .
  ? X O X
where   A is O, B is O
seen    3604 of 7521

pattern harvested-one-space-link-defense-7fc77e20
why     Strong players played here 8,722 times of 18,497.
draw
  ? * . .
  B X A .
  ? X O X
where   A is O, B is O
seen    8722 of 18497

pattern harvested-one-space-link-defense-9fa05366
why     Strong players played here 1,870 times of 3,919.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * B
  ? . X O ?
  ? ? . ? ?
where   A is O, B is O
seen    1870 of 3919

pattern harvested-one-space-link-defense-587a7187
why     Strong players played here 5,423 times of 11,546.
draw
  ? B ?
  X * .
  O A O
  X X X
where   A is O, B is O
seen    5423 of 11546

pattern harvested-one-space-link-defense-3493ea8f
why     Strong players played here 2,296 times of 4,857.
draw
  . O .
  X A X
  X X *
  ? B ?
where   A is O, B is O
seen    2296 of 4857

pattern harvested-one-space-link-defense-0b7437d4
why     Strong players played here 3,455 times of 7,354.
draw
  ? B ?
  X * .
  O A O
  O X X
where   A is O, B is O
seen    3455 of 7354

pattern harvested-one-space-link-defense-d127577d
why     Strong players played here 2,584 times of 5,480.
draw
  . . .
  X A .
  . * X
  ? B ?
where   A is O, B is O
seen    2584 of 5480

pattern harvested-one-space-link-defense-993280f0
why     Strong players played here 2,434 times of 5,278.
draw
  ? ? . ? ?
  ? . . . ?
  O . A . X
  ? X * . ?
  ? ? B ? ?
where   A is O, B is O
seen    2434 of 5278

pattern harvested-one-space-link-defense-55b2192b
why     Strong players played here 1,852 times of 4,029.
draw
  ? ? . ? |
  ? . . . |
  X X A . |
  ? O * O |
  ? ? B ? |
where   A is O, B is O
seen    1852 of 4029

pattern block-the-push-and-cut
why     The block against the push through the one-space jump, which also cuts the enemy's stones
        apart.
draw
  O X * ?
  O A X B
  X X X ?
where   A is O, B is O
seen    2504 of 5479

pattern harvested-one-space-link-defense-a52d041d
why     Strong players played here 16,611 times of 37,034.
draw
  ? . . .
  B * A .
  ? X X .
where   A is O, B is O
seen    16611 of 37034

pattern harvested-one-space-link-defense-e04cec38
why     Strong players played here 6,414 times of 14,228.
draw
  ? B ?
  O * .
  X A X
  . X .
where   A is O, B is O
seen    6414 of 14228

pattern harvested-one-space-link-defense-eb9dcf95
why     Strong players played here 4,627 times of 10,306.
draw
  ? X . .
  B X A O
  ? * X .
where   A is O, B is O
seen    4627 of 10306

pattern harvested-one-space-link-defense-d6b345c7
why     Strong players played here 3,383 times of 7,520.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . .
  ? X . O ?
  ? ? X ? ?
where   A is O, B is O
seen    3383 of 7520

pattern harvested-one-space-link-defense-704a6fb9
why     Strong players played here 13,214 times of 30,059.
draw
  O . .
  . A .
  . * X
  ? B ?
where   A is O, B is O
seen    13214 of 30059

pattern harvested-one-space-link-defense-6913dac6
why     Strong players played here 2,341 times of 5,248.
draw
  O O .
  X A X
  * X X
  ? B ?
where   A is O, B is O
seen    2341 of 5248

pattern harvested-one-space-link-defense-d66a7042
why     Strong players played here 50,249 times of 115,377.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? B ? ?
where   A is O, B is O
seen    50249 of 115377

pattern connect-the-one-space-jump-from-own-two
why     The solid connection of the one-space jump, where the enemy looks in.
draw
  ? B ?
  X * .
  . A .
  . O X
where   A is O, B is O
seen    8162 of 18753

pattern harvested-one-space-link-defense-df176056
why     Strong players played here 1,859 times of 4,196.
draw
  ? ? . ? ?
  ? . X . ?
  . X A X .
  ? O * O ?
  ? ? B ? ?
where   A is O, B is O
seen    1859 of 4196

pattern harvested-one-space-link-defense-cd8013f5
why     Strong players played here 2,108 times of 4,833.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? X X * ?
  ? ? B ? ?
where   A is O, B is O
seen    2108 of 4833

pattern harvested-one-space-link-defense-dfa87281
why     Strong players played here 1,996 times of 4,577.
draw
  ? * . .
  B X A X
  ? X O .
where   A is O, B is O
seen    1996 of 4577

pattern harvested-one-space-link-defense-31ef30d0
why     Strong players played here 2,921 times of 6,759.
draw
  O . .
  X A .
  * X X
  ? B ?
where   A is O, B is O
seen    2921 of 6759

pattern harvested-one-space-link-defense-acd70d56
why     Strong players played here 2,519 times of 5,859.
draw
  . . . ?
  O A * B
  . . X ?
where   A is O, B is O
seen    2519 of 5859

pattern connect-the-one-space-jump
why     The solid connection of the one-space jump, where the enemy looks in.
draw
  . . .
  . A .
  X * .
  ? B ?
where   A is O, B is O
seen    126548 of 304168

pattern harvested-one-space-link-defense-4b79e2a3
why     Strong players played here 13,748 times of 32,952.
draw
  ? . . .
  B * A .
  ? X . O
where   A is O, B is O
seen    13748 of 32952

pattern harvested-one-space-link-defense-25de87cc
why     Strong players played here 2,397 times of 5,649.
draw
  ? ? . ? ?
  ? . . . ?
  O O A * B
  ? X . X ?
  ? ? . ? ?
where   A is O, B is O
seen    2397 of 5649

pattern harvested-one-space-link-defense-3c86a85b
why     Strong players played here 2,309 times of 5,451.
draw
  O . . ?
  . A * B
  X . X ?
where   A is O, B is O
seen    2309 of 5451

pattern harvested-one-space-link-defense-c4cca43c
why     Strong players played here 4,866 times of 11,633.
draw
  ? * . .
  B X A .
  ? . . O
where   A is O, B is O
seen    4866 of 11633

pattern harvested-one-space-link-defense-199fa983
why     Strong players played here 3,651 times of 8,775.
draw
  . . .
  X A .
  * X O
  ? B ?
where   A is O, B is O
seen    3651 of 8775

pattern harvested-one-space-link-defense-0f2361b8
why     Strong players played here 3,260 times of 7,872.
draw
  O . .
  . A .
  X * O
  ? B ?
where   A is O, B is O
seen    3260 of 7872

pattern harvested-one-space-link-defense-48475ebf
why     Strong players played here 1,840 times of 4,414.
draw
  ? * . .
  B X A O
  ? O X X
where   A is O, B is O
seen    1840 of 4414

pattern harvested-one-space-link-defense-ba3ef7b1
why     Strong players played here 1,880 times of 4,515.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * B
  ? X X O ?
  ? ? . ? ?
where   A is O, B is O
seen    1880 of 4515

pattern block-the-push-beside-its-wall
why     The block against the push through the one-space jump.
draw
  . . .
  X A .
  X X *
  ? B ?
where   A is O, B is O
seen    10322 of 25442

pattern harvested-one-space-link-defense-5dc30e00
why     Strong players played here 12,122 times of 30,181.
draw
  . . . ?
  O A * B
  X . X ?
where   A is O, B is O
seen    12122 of 30181

pattern harvested-one-space-link-defense-d8c98dfd
why     Strong players played here 2,363 times of 5,782.
draw
  O . O ?
  X A * B
  X O X ?
where   A is O, B is O
seen    2363 of 5782

pattern harvested-one-space-link-defense-ce0041f8
why     Strong players played here 4,742 times of 11,770.
draw
  . . .
  X A .
  X * O
  ? B ?
where   A is O, B is O
seen    4742 of 11770

pattern harvested-one-space-link-defense-d4640c99
why     Strong players played here 4,448 times of 11,495.
draw
  O . .
  . A .
  O * X
  ? B ?
where   A is O, B is O
seen    4448 of 11495

pattern harvested-one-space-link-defense-bc1c0784
why     Strong players played here 3,279 times of 8,635.
draw
  ? * . .
  B X A X
  ? X O O
where   A is O, B is O
seen    3279 of 8635

pattern harvested-one-space-link-defense-2af157ec
why     Strong players played here 2,203 times of 5,804.
draw
  ? O . .
  B * A O
  ? X . X
where   A is O, B is O
seen    2203 of 5804

pattern take-the-wedge
why     The capture of the wedge, which own stones hold on all sides.
draw
  . . .
  . A .
  O X *
  ? B ?
where   A is O, B is O
seen    5491 of 14746

pattern harvested-one-space-link-defense-caa7d4a9
why     Strong players played here 2,650 times of 7,063.
draw
  O . .
  X A .
  * X O
  ? B ?
where   A is O, B is O
seen    2650 of 7063

pattern harvested-one-space-link-defense-4b5b1bf8
why     Strong players played here 2,625 times of 7,041.
draw
  O O .
  X A X
  X X *
  ? B ?
where   A is O, B is O
seen    2625 of 7041

pattern harvested-one-space-link-defense-ccb363f1
why     Strong players played here 2,968 times of 8,120.
draw
  ? X . .
  B * A O
  ? O . X
where   A is O, B is O
seen    2968 of 8120

pattern harvested-one-space-link-defense-a50064f5
why     Strong players played here 2,475 times of 6,846.
draw
  O . . ?
  . A * B
  O . X ?
where   A is O, B is O
seen    2475 of 6846

pattern connect-the-one-space-jump-from-a-bend
why     The solid connection of the one-space jump, where the enemy looks in.
draw
  . . . ?
  O A * B
  O X X ?
where   A is O, B is O
seen    4171 of 11698

pattern connect-the-one-space-jump-over-two
why     The solid connection of the one-space jump, where the enemy looks in.
draw
  ? . . .
  B * A .
  ? X X O
where   A is O, B is O
seen    8956 of 25677

pattern harvested-one-space-link-defense-6c8f5717
why     Strong players played here 1,813 times of 5,151.
draw
  ? B ?
  X * O
  O A O
  X X O
where   A is O, B is O
seen    1813 of 5151

pattern harvested-one-space-link-defense-ddb85bad
why     Strong players played here 1,823 times of 5,207.
draw
  O . . ?
  O A * B
  X . X ?
where   A is O, B is O
seen    1823 of 5207

pattern harvested-one-space-link-defense-ee037cea
why     Strong players played here 5,356 times of 15,767.
draw
  . X .
  X A X
  O * O
  ? B ?
where   A is O, B is O
seen    5356 of 15767

pattern harvested-one-space-link-defense-15696638
why     Strong players played here 2,607 times of 7,630.
draw
  ? O . .
  B X A O
  ? * X O
where   A is O, B is O
seen    2607 of 7630

pattern harvested-one-space-link-defense-637f25ed
why     Strong players played here 1,921 times of 5,634.
draw
  O . * ?
  X A X B
  X X . ?
where   A is O, B is O
seen    1921 of 5634

pattern harvested-one-space-link-defense-815d1815
why     Strong players played here 2,400 times of 7,068.
draw
  ? B ?
  X * O
  O A O
  X X X
where   A is O, B is O
seen    2400 of 7068

pattern harvested-one-space-link-defense-c951ad05
why     Strong players played here 3,713 times of 11,081.
draw
  . . .
  X A .
  O X *
  ? B ?
where   A is O, B is O
seen    3713 of 11081

pattern harvested-one-space-link-defense-64c5771f
why     Strong players played here 2,097 times of 6,262.
draw
  ? O . .
  B * A O
  ? X O X
where   A is O, B is O
seen    2097 of 6262

pattern harvested-one-space-link-defense-77ae964a
why     Strong players played here 5,868 times of 17,813.
draw
  ? * . .
  B X A .
  ? X X X
where   A is O, B is O
seen    5868 of 17813

pattern harvested-one-space-link-defense-022c38c3
why     Strong players played here 2,023 times of 6,115.
draw
  ? O . .
  B X A O
  ? * X .
where   A is O, B is O
seen    2023 of 6115

pattern harvested-one-space-link-defense-8cd799a4
why     Strong players played here 2,225 times of 6,856.
draw
  ? O . .
  B X A O
  ? * X X
where   A is O, B is O
seen    2225 of 6856

pattern harvested-one-space-link-defense-ed647f06
why     Strong players played here 2,564 times of 7,974.
draw
  ? O . .
  B * A O
  ? X X X
where   A is O, B is O
seen    2564 of 7974

pattern harvested-one-space-link-defense-b0882bfa
why     Strong players played here 4,715 times of 14,840.
draw
  X . .
  . A .
  . * X
  ? B ?
where   A is O, B is O
seen    4715 of 14840

pattern harvested-one-space-link-defense-4c026afe
why     Strong players played here 2,437 times of 7,728.
draw
  . . . ?
  X A * B
  O X X ?
where   A is O, B is O
seen    2437 of 7728

pattern harvested-one-space-link-defense-6230c41c
why     Strong players played here 3,365 times of 10,812.
draw
  ? X . .
  B X A O
  ? * X O
where   A is O, B is O
seen    3365 of 10812

pattern harvested-one-space-link-defense-bd895da3
why     Strong players played here 2,122 times of 6,798.
draw
  O . O ?
  X A * B
  X X X ?
where   A is O, B is O
seen    2122 of 6798

pattern harvested-one-space-link-defense-2da34ed8
why     Strong players played here 2,535 times of 8,386.
draw
  . . . ?
  O A * B
  . X O ?
where   A is O, B is O
seen    2535 of 8386

pattern harvested-one-space-link-defense-fe467a67
why     Strong players played here 2,333 times of 7,788.
draw
  ? * . .
  B X A O
  ? . . X
where   A is O, B is O
seen    2333 of 7788

pattern harvested-one-space-link-defense-146eb25b
why     Strong players played here 1,895 times of 6,323.
draw
  . . .
  X A O
  * X X
  ? B ?
where   A is O, B is O
seen    1895 of 6323

pattern harvested-one-space-link-defense-ebc84bec
why     Strong players played here 2,552 times of 8,597.
draw
  ? X . .
  B X A O
  ? * . X
where   A is O, B is O
seen    2552 of 8597

pattern harvested-one-space-link-defense-1f4ee3e7
why     Strong players played here 2,666 times of 9,021.
draw
  O X * ?
  O A X B
  O X X ?
where   A is O, B is O
seen    2666 of 9021

pattern harvested-one-space-link-defense-91ca5ee6
why     Strong players played here 8,134 times of 28,508.
draw
  ? . . .
  B * A .
  ? O X .
where   A is O, B is O
seen    8134 of 28508

pattern take-the-wedge-in-the-open
why     The capture of the wedge, which own stones hold on all sides.
draw
  ? * . .
  B X A .
  ? O . O
where   A is O, B is O
seen    3219 of 11160

pattern harvested-one-space-link-defense-094e279e
why     Strong players played here 8,137 times of 28,664.
draw
  . . . ?
  O A * B
  X X X ?
where   A is O, B is O
seen    8137 of 28664

pattern harvested-one-space-link-defense-485eb126
why     Strong players played here 2,204 times of 7,772.
draw
  ? X . .
  B * A O
  ? O O X
where   A is O, B is O
seen    2204 of 7772

pattern harvested-one-space-link-defense-326d1c7d
why     Strong players played here 2,327 times of 8,248.
draw
  ? X . .
  B X A O
  ? * X X
where   A is O, B is O
seen    2327 of 8248

pattern harvested-one-space-link-defense-9161c40d
why     Strong players played here 2,850 times of 10,338.
draw
  X . . ?
  X A X B
  O X * ?
where   A is O, B is O
seen    2850 of 10338

pattern harvested-one-space-link-defense-aa49c1db
why     Strong players played here 4,162 times of 15,254.
draw
  . . . ?
  O A * B
  . X X ?
where   A is O, B is O
seen    4162 of 15254

pattern block-the-push-from-the-other-side
why     The block against the push through the one-space jump.
draw
  X . .
  . A .
  * X X
  ? B ?
where   A is O, B is O
seen    2861 of 10608

pattern harvested-one-space-link-defense-275af930
why     Strong players played here 2,477 times of 9,197.
draw
  X . * ?
  X A X B
  O X X ?
where   A is O, B is O
seen    2477 of 9197

pattern harvested-one-space-link-defense-7b38683b
why     Strong players played here 2,284 times of 8,823.
draw
  ? X O .
  B X A X
  ? * X O
where   A is O, B is O
seen    2284 of 8823

pattern harvested-one-space-link-defense-66eaf013
why     Strong players played here 2,200 times of 8,595.
draw
  ? B ?
  O * O
  X A X
  X O X
where   A is O, B is O
seen    2200 of 8595

pattern harvested-one-space-link-defense-88e341ac
why     Strong players played here 3,767 times of 15,104.
draw
  ? . . .
  B * A .
  ? X . X
where   A is O, B is O
seen    3767 of 15104

pattern harvested-one-space-link-defense-5b53b363
why     Strong players played here 1,897 times of 7,788.
draw
  ? . . .
  B X A O
  ? * . X
where   A is O, B is O
seen    1897 of 7788

pattern harvested-one-space-link-defense-aed9decb
why     Strong players played here 1,868 times of 7,738.
draw
  ? O X .
  B * A X
  ? O X X
where   A is O, B is O
seen    1868 of 7738

pattern harvested-one-space-link-defense-a8313847
why     Strong players played here 2,051 times of 8,782.
draw
  . . .
  O A .
  X * O
  ? B ?
where   A is O, B is O
seen    2051 of 8782

pattern harvested-one-space-link-defense-ddb9d1fe
why     Strong players played here 3,028 times of 13,146.
draw
  ? X . .
  B * A O
  ? . O X
where   A is O, B is O
seen    3028 of 13146

pattern harvested-one-space-link-defense-22b4c60f
why     Strong players played here 5,921 times of 26,713.
draw
  ? O X .
  B * A X
  ? O O X
where   A is O, B is O
seen    5921 of 26713

pattern harvested-one-space-link-defense-df8674e0
why     Strong players played here 2,552 times of 11,633.
draw
  ? . . .
  B X A .
  ? * . O
where   A is O, B is O
seen    2552 of 11633

pattern harvested-one-space-link-defense-60d1f35e
why     Strong players played here 3,122 times of 14,589.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? * X . ?
  ? ? B ? ?
where   A is O, B is O
seen    3122 of 14589

pattern harvested-one-space-link-defense-a12dab52
why     Strong players played here 2,946 times of 14,228.
draw
  ? B ?
  O . *
  X A X
  . X .
where   A is O, B is O
seen    2946 of 14228

pattern harvested-one-space-link-defense-d332508b
why     Strong players played here 1,977 times of 10,966.
draw
  ? B ?
  O * .
  X A O
  . X .
where   A is O, B is O
seen    1977 of 10966

pattern harvested-one-space-link-defense-e3ca8224
why     Strong players played here 5,142 times of 29,187.
draw
  . . .
  X A .
  * X .
  ? B ?
where   A is O, B is O
seen    5142 of 29187

pattern harvested-one-space-link-defense-b5d1434e
why     Strong players played here 5,495 times of 31,626.
draw
  . . . ?
  O A * B
  X X O ?
where   A is O, B is O
seen    5495 of 31626

pattern harvested-one-space-link-defense-2354a5fc
why     Strong players played here 1,927 times of 10,918.
draw
  ? X . .
  B * A .
  ? . O X
where   A is O, B is O
seen    1927 of 10918

pattern harvested-one-space-link-defense-39cabec5
why     Strong players played here 2,063 times of 12,985.
draw
  ? * . .
  B X A X
  ? X X O
where   A is O, B is O
seen    2063 of 12985

pattern harvested-one-space-link-defense-d0356d90
why     Strong players played here 14,152 times of 95,628.
draw
  . . .
  X A .
  O * O
  ? B ?
where   A is O, B is O
seen    14152 of 95628

pattern harvested-one-space-link-defense-283b5e43
why     Strong players played here 1,977 times of 14,487.
draw
  O . * ?
  X A X B
  . X . ?
where   A is O, B is O
seen    1977 of 14487

pattern harvested-one-space-link-defense-ad0e2b6f
why     Strong players played here 2,397 times of 18,753.
draw
  . . . ?
  X A * B
  . X O ?
where   A is O, B is O
seen    2397 of 18753

pattern harvested-one-space-link-defense-ab86ce90
why     Strong players played here 2,200 times of 17,342.
draw
  . . . ?
  . A * B
  X X O ?
where   A is O, B is O
seen    2200 of 17342

pattern harvested-one-space-link-defense-e6156b5f
why     Strong players played here 2,931 times of 23,750.
draw
  . . . ?
  X A X B
  O X * ?
where   A is O, B is O
seen    2931 of 23750

pattern harvested-one-space-link-defense-8e3df150
why     Strong players played here 2,033 times of 16,583.
draw
  ? B ?
  O * O
  X A O
  X O X
where   A is O, B is O
seen    2033 of 16583

pattern harvested-one-space-link-defense-d3218cd1
why     Strong players played here 2,015 times of 16,568.
draw
  ? B ?
  O * O
  X A X
  X O O
where   A is O, B is O
seen    2015 of 16568

pattern harvested-one-space-link-defense-80441edd
why     Strong players played here 1,854 times of 15,913.
draw
  ? B ?
  O * O
  X A O
  O X X
where   A is O, B is O
seen    1854 of 15913

pattern harvested-one-space-link-defense-282b657b
why     Strong players played here 2,732 times of 23,755.
draw
  ? O X .
  B * A X
  ? O O O
where   A is O, B is O
seen    2732 of 23755

pattern harvested-one-space-link-defense-a111cb75
why     Strong players played here 5,360 times of 47,894.
draw
  ? O . .
  B * A .
  ? O X X
where   A is O, B is O
seen    5360 of 47894
