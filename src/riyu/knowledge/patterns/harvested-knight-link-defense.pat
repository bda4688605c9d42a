# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as knight-link-defense; `seen` says how often each was chosen of the times it could be. No window
# and no count comes from the games kept apart for checking: one in 10, by a hash of its moves and
# the seed 2026, as `riyu learn` keeps them apart.
class    harvested-knight-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-knight-link-defense-ae28422e
why     Strong players played here 5,094 times of 5,236.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . O A * . .
  . . X X X B .
  . . . . . . .
  ? . . . . . ?
where   A is O, B is O
seen    5094 of 5236

pattern harvested-knight-link-defense-6aaa7d34
why     Strong players played here 5,623 times of 5,828.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . * X . . |
  . . B X . . |
  ? . O X . . |
where   A is O, B is O
seen    5623 of 5828

pattern harvested-knight-link-defense-0469d46e
why     Strong players played here 5,491 times of 5,709.
draw
  . . . . .
  . . . . .
  . O A * .
  . X X X B
  . . . . .
where   A is O, B is O
seen    5491 of 5709

pattern harvested-knight-link-defense-416818d3
why     Strong players played here 14,213 times of 15,337.
draw
  . . . . .
  . . . . .
  . . A . .
  . * X . .
  . B X . .
where   A is O, B is O
seen    14213 of 15337

pattern harvested-knight-link-defense-5a21346b
why     Strong players played here 6,372 times of 7,035.
draw
  . . . . .
  . . . . .
  . * A . .
  B X X . .
  . . . . .
where   A is O, B is O
seen    6372 of 7035

pattern harvested-knight-link-defense-2e3a1638
why     Strong players played here 5,001 times of 6,051.
draw
  . X . . .
  B * . . .
  X O A O .
  X X X . .
  . . . . .
where   A is O, B is O
seen    5001 of 6051

pattern harvested-knight-link-defense-fa29c899
why     Strong players played here 5,287 times of 6,669.
draw
  O X .
  X A X
  X O X
  ? * B
where   A is O, B is O
seen    5287 of 6669

pattern harvested-knight-link-defense-e63a216c
why     Strong players played here 6,831 times of 8,651.
draw
  - - - - -
  . . . . .
  X X A . .
  X O * X .
  X B . . .
where   A is O, B is O
seen    6831 of 8651

pattern harvested-knight-link-defense-c40f18aa
why     Strong players played here 10,145 times of 13,626.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  B X X . ?
  ? ? . ? ?
where   A is O, B is O
seen    10145 of 13626

pattern harvested-knight-link-defense-a32d2fb0
why     Strong players played here 5,252 times of 7,049.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? * X X ?
  ? B . ? ?
where   A is O, B is O
seen    5252 of 7049

pattern harvested-knight-link-defense-5eb76174
why     Strong players played here 7,335 times of 9,917.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * .
  ? X X X B
  ? ? . ? ?
where   A is O, B is O
seen    7335 of 9917

pattern harvested-knight-link-defense-3f78fa67
why     Strong players played here 8,680 times of 11,945.
draw
  ? X X O
  * O A X
  B X X X
where   A is O, B is O
seen    8680 of 11945

pattern harvested-knight-link-defense-edc79ab1
why     Strong players played here 9,113 times of 12,749.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? O B ?
where   A is O, B is O
seen    9113 of 12749

pattern harvested-knight-link-defense-c9fb7d99
why     Strong players played here 12,228 times of 17,424.
draw
  - - - - -
  ? . . . ?
  X X A . .
  ? O * X ?
  ? B . ? ?
where   A is O, B is O
seen    12228 of 17424

pattern harvested-knight-link-defense-d036f330
why     Strong players played here 11,014 times of 15,757.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? * X . ?
  ? B . ? ?
where   A is O, B is O
seen    11014 of 15757

pattern harvested-knight-link-defense-07824367
why     Strong players played here 10,683 times of 15,309.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? . B ?
where   A is O, B is O
seen    10683 of 15309

pattern harvested-knight-link-defense-62af99ea
why     Strong players played here 6,894 times of 9,873.
draw
  | . O
  | A X
  | X O
  | * B
where   A is O, B is O
seen    6894 of 9873

pattern harvested-knight-link-defense-a74bbd09
why     Strong players played here 4,969 times of 7,355.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . O
  B * X . ?
  ? ? . ? ?
where   A is O, B is O
seen    4969 of 7355

pattern harvested-knight-link-defense-1e60b28d
why     Strong players played here 6,018 times of 9,040.
draw
  B X X O
  * O A X
  ? X X X
where   A is O, B is O
seen    6018 of 9040

pattern harvested-knight-link-defense-9257c83c
why     Strong players played here 8,450 times of 12,797.
draw
  B X * O
  ? O A X
  ? X X X
where   A is O, B is O
seen    8450 of 12797

pattern harvested-knight-link-defense-9405d8e7
why     Strong players played here 10,061 times of 15,323.
draw
  B ? ?
  X * O
  O A X
  X X X
where   A is O, B is O
seen    10061 of 15323

pattern harvested-knight-link-defense-b10f5310
why     Strong players played here 23,987 times of 36,758.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? B X ? ?
where   A is O, B is O
seen    23987 of 36758

pattern harvested-knight-link-defense-a30e3036
why     Strong players played here 10,190 times of 15,640.
draw
  X * O B
  O A X ?
  X X X ?
where   A is O, B is O
seen    10190 of 15640

pattern harvested-knight-link-defense-86a85025
why     Strong players played here 8,587 times of 13,499.
draw
  X O X
  X A X
  X O X
  B * ?
where   A is O, B is O
seen    8587 of 13499

pattern harvested-knight-link-defense-5f0b166f
why     Strong players played here 5,815 times of 9,120.
draw
  O X .
  * A X
  X O X
  B ? ?
where   A is O, B is O
seen    5815 of 9120

pattern harvested-knight-link-defense-1d5c6dca
why     Strong players played here 6,194 times of 9,823.
draw
  B X * .
  ? O A X
  ? X X O
where   A is O, B is O
seen    6194 of 9823

pattern harvested-knight-link-defense-c85e7e77
why     Strong players played here 4,923 times of 7,988.
draw
  B O * .
  ? X A X
  ? . X O
where   A is O, B is O
seen    4923 of 7988

pattern harvested-knight-link-defense-53be5ad5
why     Strong players played here 5,471 times of 8,961.
draw
  - - - - -
  ? . . . ?
  . X A X *
  ? X X O ?
  ? ? O B ?
where   A is O, B is O
seen    5471 of 8961

pattern harvested-knight-link-defense-447cad8f
why     Strong players played here 6,889 times of 11,374.
draw
  X * O B
  O A X ?
  O X X ?
where   A is O, B is O
seen    6889 of 11374

pattern harvested-knight-link-defense-b3f7008f
why     Strong players played here 5,846 times of 9,722.
draw
  B ? ?
  O X .
  * A X
  X O X
where   A is O, B is O
seen    5846 of 9722

pattern harvested-knight-link-defense-23478803
why     Strong players played here 6,133 times of 10,255.
draw
  B * . .
  ? X A O
  ? X X .
where   A is O, B is O
seen    6133 of 10255

pattern harvested-knight-link-defense-891b976d
why     Strong players played here 5,395 times of 9,012.
draw
  ? ? B
  . * .
  X A X
  O X .
where   A is O, B is O
seen    5395 of 9012

pattern harvested-knight-link-defense-b3d100cd
why     Strong players played here 5,311 times of 8,890.
draw
  ? ? . ? |
  ? . . . |
  . X A . |
  ? * X . |
  ? B . ? |
where   A is O, B is O
seen    5311 of 8890

pattern harvested-knight-link-defense-58c76396
why     Strong players played here 7,592 times of 12,815.
draw
  B * . .
  ? X A .
  ? X . O
where   A is O, B is O
seen    7592 of 12815

pattern harvested-knight-link-defense-d0ee2cbf
why     Strong players played here 17,428 times of 30,143.
draw
  B * . .
  ? X A O
  ? X X X
where   A is O, B is O
seen    17428 of 30143

pattern harvested-knight-link-defense-5bcdc38c
why     Strong players played here 6,147 times of 10,574.
draw
  O . . ?
  X A O ?
  . X X *
  ? ? B ?
where   A is O, B is O
seen    6147 of 10574

pattern harvested-knight-link-defense-62b88e1e
why     Strong players played here 5,342 times of 9,201.
draw
  B * . .
  ? X A O
  ? . X .
where   A is O, B is O
seen    5342 of 9201

pattern block-the-waist-from-the-high-stone
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  B * . .
  ? X A .
  ? . . O
where   A is O, B is O
seen    8438 of 14623

pattern harvested-knight-link-defense-83e82880
why     Strong players played here 5,217 times of 9,008.
draw
  ? O X .
  ? * A X
  B X O X
where   A is O, B is O
seen    5217 of 9008

pattern harvested-knight-link-defense-1e49b503
why     Strong players played here 8,075 times of 14,029.
draw
  O . . ?
  X A * ?
  X O X B
where   A is O, B is O
seen    8075 of 14029

pattern harvested-knight-link-defense-db8881bc
why     Strong players played here 5,592 times of 9,753.
draw
  B * . .
  ? X A O
  ? X . X
where   A is O, B is O
seen    5592 of 9753

pattern harvested-knight-link-defense-1ee97e35
why     Strong players played here 7,022 times of 12,314.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * . .
  . B X . .
where   A is O, B is O
seen    7022 of 12314

pattern harvested-knight-link-defense-df0e1f99
why     Strong players played here 17,424 times of 30,733.
draw
  . . .
  X A .
  * X X
  B ? ?
where   A is O, B is O
seen    17424 of 30733

pattern harvested-knight-link-defense-193542a2
why     Strong players played here 6,050 times of 10,609.
draw
  B ? ?
  X * O
  O A X
  O X X
where   A is O, B is O
seen    6050 of 10609

pattern harvested-knight-link-defense-d0787749
why     Strong players played here 30,647 times of 54,432.
draw
  . . .
  O A .
  X X *
  ? ? B
where   A is O, B is O
seen    30647 of 54432

pattern harvested-knight-link-defense-289dc56d
why     Strong players played here 10,597 times of 18,738.
draw
  B * . .
  ? X A O
  ? X X O
where   A is O, B is O
seen    10597 of 18738

pattern harvested-knight-link-defense-834df3f5
why     Strong players played here 9,301 times of 16,540.
draw
  ? ? B
  X * O
  O A X
  X X X
where   A is O, B is O
seen    9301 of 16540

pattern harvested-knight-link-defense-b99f15a1
why     Strong players played here 47,833 times of 86,088.
draw
  . . .
  . A .
  X X *
  ? ? B
where   A is O, B is O
seen    47833 of 86088

pattern harvested-knight-link-defense-4b193bf0
why     Strong players played here 5,579 times of 9,954.
draw
  . X .
  X A X
  X O X
  B * ?
where   A is O, B is O
seen    5579 of 9954

pattern harvested-knight-link-defense-3cce73e3
why     Strong players played here 7,932 times of 14,332.
draw
  B * . .
  ? X A O
  ? X O X
where   A is O, B is O
seen    7932 of 14332

pattern harvested-knight-link-defense-b4b75b1e
why     Strong players played here 6,641 times of 12,185.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? * X . ?
  ? B . ? ?
where   A is O, B is O
seen    6641 of 12185

pattern harvested-knight-link-defense-202ce7d2
why     Strong players played here 7,008 times of 12,960.
draw
  ? ? B
  X * O
  O A X
  O X X
where   A is O, B is O
seen    7008 of 12960

pattern block-the-waist-from-the-far-end
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  . . .
  . A .
  * X .
  B ? ?
where   A is O, B is O
seen    74314 of 140265

pattern harvested-knight-link-defense-3f8bcd92
why     Strong players played here 22,913 times of 43,773.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? B . ? ?
where   A is O, B is O
seen    22913 of 43773

pattern harvested-knight-link-defense-54d86cd2
why     Strong players played here 5,274 times of 10,022.
draw
  . * . B
  X A X ?
  O X . ?
where   A is O, B is O
seen    5274 of 10022

pattern harvested-knight-link-defense-93900197
why     Strong players played here 8,842 times of 17,021.
draw
  B * . .
  ? X A O
  ? . X X
where   A is O, B is O
seen    8842 of 17021

pattern harvested-knight-link-defense-090a39de
why     Strong players played here 10,384 times of 20,112.
draw
  X . .
  * A O
  O X X
  B ? ?
where   A is O, B is O
seen    10384 of 20112

pattern harvested-knight-link-defense-fe8bdbde
why     Strong players played here 4,964 times of 9,592.
draw
  B O X .
  ? * A X
  ? X O X
where   A is O, B is O
seen    4964 of 9592

pattern harvested-knight-link-defense-f1c77ef9
why     Strong players played here 5,022 times of 9,891.
draw
  B * . .
  ? X A O
  ? . X O
where   A is O, B is O
seen    5022 of 9891

pattern harvested-knight-link-defense-c8d057c8
why     Strong players played here 33,458 times of 66,962.
draw
  . . .
  X A .
  * X .
  B ? ?
where   A is O, B is O
seen    33458 of 66962

pattern harvested-knight-link-defense-8f685f50
why     Strong players played here 6,871 times of 13,665.
draw
  X O * B
  X A X ?
  X X X ?
where   A is O, B is O
seen    6871 of 13665

pattern connect-solidly-at-the-waist
why     The solid connection through the waist of the knight's move.
draw
  X O * B
  X A X ?
  O O X ?
where   A is O, B is O
seen    6238 of 12856

pattern block-the-waist-over-two
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  . . . ?
  O A * ?
  . X X B
where   A is O, B is O
seen    10586 of 22135

pattern harvested-knight-link-defense-d147c472
why     Strong players played here 4,878 times of 10,362.
draw
  X O * B
  X A X ?
  . X X ?
where   A is O, B is O
seen    4878 of 10362

pattern block-the-waist-with-help-behind
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  ? . . .
  ? * A .
  B X X O
where   A is O, B is O
seen    18318 of 39767

pattern harvested-knight-link-defense-cc2d8603
why     Strong players played here 17,221 times of 37,782.
draw
  . . .
  X A .
  O * X
  B ? ?
where   A is O, B is O
seen    17221 of 37782

pattern harvested-knight-link-defense-5b07069f
why     Strong players played here 4,920 times of 10,733.
draw
  X O * B
  O A X ?
  O X X ?
where   A is O, B is O
seen    4920 of 10733

pattern harvested-knight-link-defense-b5257910
why     Strong players played here 9,663 times of 21,466.
draw
  B * . .
  ? X A .
  ? X X O
where   A is O, B is O
seen    9663 of 21466

pattern connect-solidly-at-the-waist-of-a-bend
why     The solid connection through the waist of the knight's move.
draw
  X O * B
  O A X ?
  X X X ?
where   A is O, B is O
seen    5462 of 12115

pattern harvested-knight-link-defense-a8529be3
why     Strong players played here 10,762 times of 24,297.
draw
  ? . X .
  ? X A X
  B O * O
where   A is O, B is O
seen    10762 of 24297

pattern block-the-waist-from-own-three
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  . . . ?
  O A * ?
  O X X B
where   A is O, B is O
seen    13258 of 30146

pattern harvested-knight-link-defense-ce2445c7
why     Strong players played here 5,135 times of 11,619.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  B X . . ?
  ? ? O ? ?
where   A is O, B is O
seen    5135 of 11619

pattern block-the-waist-above-a-row-of-three
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  . . . ?
  O A * ?
  X X X B
where   A is O, B is O
seen    24531 of 56523

pattern harvested-knight-link-defense-64838476
why     Strong players played here 6,789 times of 15,584.
draw
  X O * B
  X A X ?
  X O X ?
where   A is O, B is O
seen    6789 of 15584

pattern harvested-knight-link-defense-0e2904e3
why     Strong players played here 5,269 times of 12,119.
draw
  O . . ?
  X A O ?
  X X X *
  ? ? B ?
where   A is O, B is O
seen    5269 of 12119

pattern block-the-waist-from-own-two
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  . . . ?
  O A * ?
  X . X B
where   A is O, B is O
seen    16389 of 38058

pattern block-the-waist-between-two
why     The block at the waist of the knight's move, which keeps two enemy stones apart.
draw
  . . .
  . A .
  X * X
  B ? ?
where   A is O, B is O
seen    14206 of 33287

pattern harvested-knight-link-defense-459316b0
why     Strong players played here 6,573 times of 15,455.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? B O ? ?
where   A is O, B is O
seen    6573 of 15455

pattern block-the-waist-and-part-two
why     The block at the waist of the knight's move, which keeps two enemy stones apart.
draw
  . . .
  O A .
  X * X
  ? ? B
where   A is O, B is O
seen    13324 of 31672

pattern harvested-knight-link-defense-06f7c587
why     Strong players played here 16,219 times of 38,625.
draw
  ? . . .
  ? O A .
  * X X .
  ? B ? ?
where   A is O, B is O
seen    16219 of 38625

pattern block-the-waist-from-own-column
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  . . . ?
  O A * ?
  X O X B
where   A is O, B is O
seen    23409 of 56282

pattern harvested-knight-link-defense-16cb34ed
why     Strong players played here 6,203 times of 14,832.
draw
  ? . . .
  ? O A O
  * X X .
  ? B ? ?
where   A is O, B is O
seen    6203 of 14832

pattern harvested-knight-link-defense-890bbe02
why     Strong players played here 7,902 times of 18,948.
draw
  . . . ?
  X A X *
  X X O B
where   A is O, B is O
seen    7902 of 18948

pattern harvested-knight-link-defense-b96853c0
why     Strong players played here 8,414 times of 20,329.
draw
  ? . . .
  ? X A .
  B * . O
where   A is O, B is O
seen    8414 of 20329

pattern harvested-knight-link-defense-27bec09f
why     Strong players played here 7,964 times of 19,247.
draw
  B O * O
  ? X A X
  ? X O X
where   A is O, B is O
seen    7964 of 19247

pattern harvested-knight-link-defense-c2b15a57
why     Strong players played here 12,390 times of 30,354.
draw
  . . . ?
  X A X *
  X X O ?
  ? ? B ?
where   A is O, B is O
seen    12390 of 30354

pattern harvested-knight-link-defense-b96a1688
why     Strong players played here 7,362 times of 18,102.
draw
  B O * .
  ? X A X
  ? . X .
where   A is O, B is O
seen    7362 of 18102

pattern block-the-waist-with-help-below
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  ? . . .
  ? * A .
  B X . O
where   A is O, B is O
seen    21393 of 53066

pattern harvested-knight-link-defense-2de025e3
why     Strong players played here 22,355 times of 55,558.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? B X ? ?
where   A is O, B is O
seen    22355 of 55558

pattern harvested-knight-link-defense-3fad7c50
why     Strong players played here 6,061 times of 15,013.
draw
  B X . .
  ? * A O
  ? X X X
where   A is O, B is O
seen    6061 of 15013

pattern block-the-waist-above-two
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  ? . . .
  ? * A .
  B X X .
where   A is O, B is O
seen    30735 of 77332

pattern harvested-knight-link-defense-b31b9231
why     Strong players played here 6,485 times of 16,234.
draw
  . . . ?
  X A * ?
  X O X B
where   A is O, B is O
seen    6485 of 16234

pattern harvested-knight-link-defense-fa5e367e
why     Strong players played here 12,564 times of 31,676.
draw
  ? . . .
  ? O A O
  * X X X
  ? B ? ?
where   A is O, B is O
seen    12564 of 31676

pattern harvested-knight-link-defense-79d58fd5
why     Strong players played here 5,410 times of 13,574.
draw
  X . .
  * A .
  O X X
  B ? ?
where   A is O, B is O
seen    5410 of 13574

pattern harvested-knight-link-defense-fba9b3d9
why     Strong players played here 7,993 times of 20,362.
draw
  O O * B
  X A X ?
  X X X ?
where   A is O, B is O
seen    7993 of 20362

pattern harvested-knight-link-defense-6b3162b7
why     Strong players played here 5,896 times of 15,157.
draw
  B X . .
  ? * A O
  ? O X X
where   A is O, B is O
seen    5896 of 15157

pattern harvested-knight-link-defense-c657ed89
why     Strong players played here 4,957 times of 12,727.
draw
  ? ? B
  X O *
  X A X
  X O X
where   A is O, B is O
seen    4957 of 12727

pattern harvested-knight-link-defense-c723e56d
why     Strong players played here 12,553 times of 32,564.
draw
  ? X . .
  ? * A O
  B O X X
where   A is O, B is O
seen    12553 of 32564

pattern block-the-waist
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  . . .
  . A .
  X * .
  B ? ?
where   A is O, B is O
seen    110218 of 292201

pattern harvested-knight-link-defense-cb9a1aa5
why     Strong players played here 8,610 times of 22,578.
draw
  B * . .
  ? X A .
  ? . X O
where   A is O, B is O
seen    8610 of 22578

pattern harvested-knight-link-defense-a8ec0c2e
why     Strong players played here 6,321 times of 16,783.
draw
  ? . . .
  ? X A .
  B * X X
where   A is O, B is O
seen    6321 of 16783

pattern harvested-knight-link-defense-5783dfd2
why     Strong players played here 5,899 times of 15,737.
draw
  X O * B
  X A X ?
  O X . ?
where   A is O, B is O
seen    5899 of 15737

pattern harvested-knight-link-defense-abea5377
why     Strong players played here 8,128 times of 21,912.
draw
  ? ? B
  X O *
  X A X
  . X O
where   A is O, B is O
seen    8128 of 21912

pattern harvested-knight-link-defense-63a4e940
why     Strong players played here 6,861 times of 18,489.
draw
  B ? ?
  X * .
  . A .
  . O X
where   A is O, B is O
seen    6861 of 18489

pattern harvested-knight-link-defense-15d54b6c
why     Strong players played here 4,945 times of 13,386.
draw
  . . . ?
  X A * ?
  O O X B
where   A is O, B is O
seen    4945 of 13386

pattern harvested-knight-link-defense-2e5c35e6
why     Strong players played here 11,673 times of 32,001.
draw
  X O * B
  X A X ?
  X X O ?
where   A is O, B is O
seen    11673 of 32001

pattern harvested-knight-link-defense-a45f8542
why     Strong players played here 11,170 times of 30,753.
draw
  B ? ?
  O * O
  X A X
  X O X
where   A is O, B is O
seen    11170 of 30753

pattern harvested-knight-link-defense-abcfea76
why     Strong players played here 5,074 times of 14,254.
draw
  . . .
  X A .
  X X *
  ? ? B
where   A is O, B is O
seen    5074 of 14254

pattern harvested-knight-link-defense-cfc43db6
why     Strong players played here 6,425 times of 18,121.
draw
  X O * B
  X A X ?
  O X X ?
where   A is O, B is O
seen    6425 of 18121

pattern harvested-knight-link-defense-9e3e0a50
why     Strong players played here 6,615 times of 18,687.
draw
  ? ? . ? ?
  B * . . ?
  X O A O .
  ? X X . ?
  ? ? . ? ?
where   A is O, B is O
seen    6615 of 18687

pattern harvested-knight-link-defense-208c92fc
why     Strong players played here 8,344 times of 23,954.
draw
  . . .
  X A .
  . X *
  ? ? B
where   A is O, B is O
seen    8344 of 23954

pattern harvested-knight-link-defense-fb7d6bee
why     Strong players played here 6,312 times of 18,189.
draw
  O X .
  * A X
  O X X
  B ? ?
where   A is O, B is O
seen    6312 of 18189

pattern harvested-knight-link-defense-78985fa4
why     Strong players played here 5,383 times of 15,534.
draw
  ? . . .
  ? O A .
  * X X X
  ? B ? ?
where   A is O, B is O
seen    5383 of 15534

pattern harvested-knight-link-defense-3fb5e514
why     Strong players played here 7,436 times of 21,591.
draw
  X O * B
  X A X ?
  . X O ?
where   A is O, B is O
seen    7436 of 21591

pattern harvested-knight-link-defense-cbdaf5e7
why     Strong players played here 14,739 times of 43,174.
draw
  ? . . .
  ? * A .
  B X O X
where   A is O, B is O
seen    14739 of 43174

pattern block-the-waist-and-join-both-sides
why     The block at the waist of the knight's move, which joins both sides.
draw
  O O * B
  X A X ?
  . X X ?
where   A is O, B is O
seen    5022 of 14662

pattern harvested-knight-link-defense-07cbb5ec
why     Strong players played here 5,749 times of 16,844.
draw
  X O * B
  X A X ?
  . X . ?
where   A is O, B is O
seen    5749 of 16844

pattern harvested-knight-link-defense-193e8327
why     Strong players played here 5,304 times of 15,641.
draw
  ? . . .
  ? X A O
  B * O X
where   A is O, B is O
seen    5304 of 15641

pattern harvested-knight-link-defense-0cb542e0
why     Strong players played here 8,160 times of 24,186.
draw
  B O * O
  ? X A X
  ? X X X
where   A is O, B is O
seen    8160 of 24186

pattern harvested-knight-link-defense-8ca58b25
why     Strong players played here 8,478 times of 25,155.
draw
  ? B . ? ?
  ? O * . ?
  X X A . .
  - - - - -
where   A is O, B is O
seen    8478 of 25155

pattern harvested-knight-link-defense-c9c9b3c5
why     Strong players played here 8,892 times of 26,485.
draw
  ? . . .
  ? X A O
  B * X X
where   A is O, B is O
seen    8892 of 26485

pattern harvested-knight-link-defense-93ee00d7
why     Strong players played here 9,957 times of 29,806.
draw
  O . .
  . A .
  . * X
  ? ? B
where   A is O, B is O
seen    9957 of 29806

pattern hane-at-the-head-of-two-beneath-own
why     The hane at the head of two stones, around the end of an own row.
draw
  ? ? . ? ?
  ? . . . ?
  X O A . .
  B X X * ?
  ? ? . ? ?
where   A is O, B is O
seen    15836 of 47596

pattern harvested-knight-link-defense-93988603
why     Strong players played here 11,106 times of 33,317.
draw
  ? ? B
  X O *
  X A X
  X X O
where   A is O, B is O
seen    11106 of 33317

pattern harvested-knight-link-defense-107c83aa
why     Strong players played here 5,246 times of 15,718.
draw
  . . .
  X A O
  * X X
  B ? ?
where   A is O, B is O
seen    5246 of 15718

pattern harvested-knight-link-defense-0bd008b5
why     Strong players played here 7,452 times of 22,815.
draw
  B ? ?
  X * .
  O A O
  X X O
where   A is O, B is O
seen    7452 of 22815

pattern harvested-knight-link-defense-2e0ca7a1
why     Strong players played here 5,327 times of 16,316.
draw
  ? ? B
  X O *
  X A X
  O X X
where   A is O, B is O
seen    5327 of 16316

pattern harvested-knight-link-defense-db34fa3c
why     Strong players played here 5,781 times of 18,180.
draw
  B ? ?
  O X .
  * A X
  O X X
where   A is O, B is O
seen    5781 of 18180

pattern harvested-knight-link-defense-dc92e1c2
why     Strong players played here 5,956 times of 18,863.
draw
  B ? ?
  . * .
  X A .
  . X O
where   A is O, B is O
seen    5956 of 18863

pattern harvested-knight-link-defense-bb4fb157
why     Strong players played here 7,804 times of 25,155.
draw
  ? B . ? ?
  ? O . * ?
  X X A . .
  - - - - -
where   A is O, B is O
seen    7804 of 25155

pattern harvested-knight-link-defense-5f69c7b2
why     Strong players played here 6,454 times of 21,354.
draw
  ? ? . ? ?
  ? . . . ?
  * X A . .
  ? O X X ?
  ? B O ? ?
where   A is O, B is O
seen    6454 of 21354

pattern block-the-waist-joined-to-a-friend
why     The block at the waist of the knight's move, joined to a third own stone.
draw
  . . .
  . A .
  X * O
  B ? ?
where   A is O, B is O
seen    11986 of 40093

pattern harvested-knight-link-defense-83bb3afc
why     Strong players played here 5,072 times of 16,933.
draw
  B ? ?
  X * .
  O A O
  X O X
where   A is O, B is O
seen    5072 of 16933

pattern harvested-knight-link-defense-c7dbddbc
why     Strong players played here 7,774 times of 26,793.
draw
  ? X . .
  ? * A .
  B O X X
where   A is O, B is O
seen    7774 of 26793

pattern harvested-knight-link-defense-efbb45ab
why     Strong players played here 23,107 times of 81,594.
draw
  ? . . .
  * X A .
  ? O X X
  ? B ? ?
where   A is O, B is O
seen    23107 of 81594

pattern counter-atari-in-the-knights-move
why     The counter-atari on the stone that cuts, while an own stone is in atari itself.
draw
  ? . . .
  ? X A X
  B O X .
  ? ? * ?
where   A is O, B is O
seen    6497 of 22872

pattern harvested-knight-link-defense-28acca8b
why     Strong players played here 9,022 times of 31,921.
draw
  . X .
  X A X
  O * O
  B ? ?
where   A is O, B is O
seen    9022 of 31921

pattern harvested-knight-link-defense-888b2ee6
why     Strong players played here 5,977 times of 21,169.
draw
  ? . . .
  ? . A .
  B O X O
  ? ? * ?
where   A is O, B is O
seen    5977 of 21169

pattern harvested-knight-link-defense-20d58c6e
why     Strong players played here 6,145 times of 21,814.
draw
  . . .
  X A .
  * X X
  ? ? B
where   A is O, B is O
seen    6145 of 21814

pattern harvested-knight-link-defense-34d63752
why     Strong players played here 15,089 times of 54,274.
draw
  ? . . .
  ? X A .
  B * X O
where   A is O, B is O
seen    15089 of 54274

pattern harvested-knight-link-defense-4ef67d41
why     Strong players played here 5,466 times of 19,514.
draw
  B ? ?
  . * .
  X A .
  X X O
where   A is O, B is O
seen    5466 of 19514

pattern atari-on-the-stone-in-the-waist-held-below
why     The atari on the enemy's stone, in the waist of the knight's move.
draw
  ? . . .
  * X A O
  B O X O
where   A is O, B is O
seen    6054 of 21687

pattern harvested-knight-link-defense-b2723e11
why     Strong players played here 10,323 times of 37,829.
draw
  B ? ?
  X * .
  O A O
  X X X
where   A is O, B is O
seen    10323 of 37829

pattern harvested-knight-link-defense-61acb393
why     Strong players played here 6,158 times of 22,578.
draw
  B . * .
  ? X A .
  ? . X O
where   A is O, B is O
seen    6158 of 22578

pattern harvested-knight-link-defense-e0db6a0a
why     Strong players played here 5,683 times of 20,828.
draw
  ? . . .
  ? X A O
  B * X O
where   A is O, B is O
seen    5683 of 20828

pattern block-the-row-at-the-waist
why     The block at the head of the enemy's stones, which come along beside own stones.
draw
  . . . ?
  O A . ?
  X X * B
where   A is O, B is O
seen    18823 of 70162

pattern harvested-knight-link-defense-91bf9ffe
why     Strong players played here 6,643 times of 24,785.
draw
  O . .
  X A *
  X O X
  ? ? B
where   A is O, B is O
seen    6643 of 24785

pattern block-the-waist-before-a-friend
why     The block at the waist of the knight's move, joined to a third own stone.
draw
  . . .
  O A .
  X * O
  B ? ?
where   A is O, B is O
seen    7949 of 30040

pattern block-the-waist-past-the-push
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  . . .
  . A .
  O X *
  ? ? B
where   A is O, B is O
seen    9752 of 37449

pattern block-the-waist-above-a-wall
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  B ? ?
  X * .
  O A O
  O X X
where   A is O, B is O
seen    6835 of 26648

pattern harvested-knight-link-defense-70651e9c
why     Strong players played here 6,273 times of 24,583.
draw
  B ? ?
  X O *
  X A X
  X X O
where   A is O, B is O
seen    6273 of 24583

pattern harvested-knight-link-defense-3ae8c056
why     Strong players played here 5,049 times of 19,738.
draw
  . . . . .
  . . . . .
  . . A . .
  . . * . .
  . B X . .
where   A is O, B is O
seen    5049 of 19738

pattern harvested-knight-link-defense-94ed94b2
why     Strong players played here 13,457 times of 53,196.
draw
  ? . . .
  ? X A .
  B O * O
where   A is O, B is O
seen    13457 of 53196

pattern harvested-knight-link-defense-5f9f5cfd
why     Strong players played here 6,257 times of 24,686.
draw
  . . .
  X A .
  X * O
  B ? ?
where   A is O, B is O
seen    6257 of 24686

pattern harvested-knight-link-defense-ee05f94e
why     Strong players played here 5,036 times of 20,153.
draw
  X . .
  * A O
  X O X
  B ? ?
where   A is O, B is O
seen    5036 of 20153

pattern block-the-waist-above-the-push
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  ? . . .
  ? * A .
  B X O .
where   A is O, B is O
seen    16521 of 66913

pattern hane-at-the-head-of-the-push-through
why     The hane at the head of two stones, which push through the waist of the knight's move.
draw
  ? * . .
  ? X A O
  B X X X
where   A is O, B is O
seen    18304 of 74581

pattern harvested-knight-link-defense-d8697267
why     Strong players played here 4,912 times of 20,002.
draw
  X O * ?
  X A X ?
  X X X B
where   A is O, B is O
seen    4912 of 20002

pattern harvested-knight-link-defense-89532459
why     Strong players played here 5,808 times of 23,845.
draw
  B ? ?
  * . .
  X A O
  X X X
where   A is O, B is O
seen    5808 of 23845

pattern harvested-knight-link-defense-14f917f2
why     Strong players played here 5,587 times of 23,181.
draw
  . . . ?
  X A X ?
  O X . B
  ? * ? ?
where   A is O, B is O
seen    5587 of 23181

pattern harvested-knight-link-defense-93bec15b
why     Strong players played here 12,029 times of 51,156.
draw
  B ? ?
  O * .
  X A .
  - - -
where   A is O, B is O
seen    12029 of 51156

pattern harvested-knight-link-defense-2e3ca8a7
why     Strong players played here 5,416 times of 22,869.
draw
  ? . . .
  ? O A .
  * X X O
  ? B ? ?
where   A is O, B is O
seen    5416 of 22869

pattern atari-on-the-stone-in-the-waist
why     The atari on the enemy's stone, in the waist of the knight's move.
draw
  ? . . .
  * X A O
  B O X X
where   A is O, B is O
seen    10959 of 46625

pattern harvested-knight-link-defense-be02a182
why     Strong players played here 7,285 times of 31,263.
draw
  O O * B
  X A X ?
  X X O ?
where   A is O, B is O
seen    7285 of 31263

pattern harvested-knight-link-defense-88b867d3
why     Strong players played here 6,856 times of 30,505.
draw
  ? * . .
  ? X A O
  B X X .
where   A is O, B is O
seen    6856 of 30505

pattern harvested-knight-link-defense-ef41a672
why     Strong players played here 7,301 times of 32,896.
draw
  ? . . .
  * X A .
  ? O X O
  ? B ? ?
where   A is O, B is O
seen    7301 of 32896

pattern harvested-knight-link-defense-adaf8240
why     Strong players played here 5,806 times of 26,338.
draw
  B ? ?
  . . .
  * A .
  X . O
where   A is O, B is O
seen    5806 of 26338

pattern block-the-waist-over-a-cut
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  B X . .
  ? * A O
  ? . O X
where   A is O, B is O
seen    6604 of 30586

pattern harvested-knight-link-defense-ed5ffde6
why     Strong players played here 9,683 times of 45,330.
draw
  X O * B
  X A O ?
  O X X ?
where   A is O, B is O
seen    9683 of 45330

pattern harvested-knight-link-defense-becc5b44
why     Strong players played here 7,595 times of 35,641.
draw
  ? . . .
  * X A X
  ? O X .
  ? B ? ?
where   A is O, B is O
seen    7595 of 35641

pattern harvested-knight-link-defense-63fe00d3
why     Strong players played here 7,895 times of 37,195.
draw
  ? . . .
  ? * A .
  B X . X
where   A is O, B is O
seen    7895 of 37195

pattern harvested-knight-link-defense-6e490afd
why     Strong players played here 4,930 times of 23,752.
draw
  . . .
  O A .
  * X X
  B ? ?
where   A is O, B is O
seen    4930 of 23752

pattern harvested-knight-link-defense-783e6a4d
why     Strong players played here 5,284 times of 25,582.
draw
  ? . . .
  * X A .
  B X X O
where   A is O, B is O
seen    5284 of 25582

pattern harvested-knight-link-defense-d2160c45
why     Strong players played here 5,795 times of 28,146.
draw
  ? ? . ? |
  ? * . . |
  . . A . |
  B O X . |
  ? ? X ? |
where   A is O, B is O
seen    5795 of 28146

pattern harvested-knight-link-defense-1351e255
why     Strong players played here 8,232 times of 40,249.
draw
  B . . .
  ? * A .
  ? O X .
where   A is O, B is O
seen    8232 of 40249

pattern harvested-knight-link-defense-ebb2ed5c
why     Strong players played here 5,744 times of 28,228.
draw
  ? . . .
  * X A X
  B X X O
where   A is O, B is O
seen    5744 of 28228

pattern step-into-the-waist-first
why     The step into the waist of the knight's move, before the enemy comes in there.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . * . ?
  ? B X ? ?
where   A is O, B is O
seen    14639 of 72992

pattern harvested-knight-link-defense-967d1bec
why     Strong players played here 9,328 times of 46,418.
draw
  ? . . .
  * X A .
  B O X O
where   A is O, B is O
seen    9328 of 46418

pattern harvested-knight-link-defense-a226921c
why     Strong players played here 5,334 times of 26,485.
draw
  ? * . .
  ? X A O
  B . X X
where   A is O, B is O
seen    5334 of 26485

pattern harvested-knight-link-defense-e64133be
why     Strong players played here 15,105 times of 76,348.
draw
  ? . . .
  * O A .
  B X X .
where   A is O, B is O
seen    15105 of 76348

pattern harvested-knight-link-defense-980cf77b
why     Strong players played here 14,502 times of 73,324.
draw
  . . .
  X A .
  O X .
  B * ?
where   A is O, B is O
seen    14502 of 73324

pattern harvested-knight-link-defense-7fe7e5ff
why     Strong players played here 5,168 times of 26,033.
draw
  ? . . .
  * O A O
  B X X .
where   A is O, B is O
seen    5168 of 26033

pattern harvested-knight-link-defense-33d07a2f
why     Strong players played here 7,912 times of 40,087.
draw
  ? ? . ? ?
  ? . . . ?
  * X A . .
  ? O X . ?
  ? B X ? ?
where   A is O, B is O
seen    7912 of 40087

pattern harvested-knight-link-defense-9bee2d82
why     Strong players played here 9,229 times of 46,905.
draw
  . . .
  X A *
  X O X
  ? ? B
where   A is O, B is O
seen    9229 of 46905

pattern harvested-knight-link-defense-04f03ccf
why     Strong players played here 12,639 times of 64,943.
draw
  X O *
  X A X
  X X O
  ? ? B
where   A is O, B is O
seen    12639 of 64943

pattern harvested-knight-link-defense-e7596400
why     Strong players played here 14,154 times of 72,992.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * . . ?
  ? B X ? ?
where   A is O, B is O
seen    14154 of 72992

pattern harvested-knight-link-defense-0219ed83
why     Strong players played here 38,075 times of 197,769.
draw
  . . .
  . A .
  X X *
  B ? ?
where   A is O, B is O
seen    38075 of 197769

pattern harvested-knight-link-defense-4ac8fbb5
why     Strong players played here 10,807 times of 56,029.
draw
  ? * . .
  ? X A .
  B X X O
where   A is O, B is O
seen    10807 of 56029

pattern hane-around-own-row-at-the-head-of-two
why     The hane at the head of two stones, whose tail an own stone holds.
draw
  ? . . .
  ? O A .
  B X X *
where   A is O, B is O
seen    41466 of 216936

pattern harvested-knight-link-defense-a8f55f7b
why     Strong players played here 9,865 times of 51,156.
draw
  B ? ?
  O . *
  X A .
  - - -
where   A is O, B is O
seen    9865 of 51156

pattern harvested-knight-link-defense-1481404a
why     Strong players played here 5,753 times of 29,774.
draw
  B ? ?
  O * O
  X A X
  X X X
where   A is O, B is O
seen    5753 of 29774

pattern harvested-knight-link-defense-cee3a903
why     Strong players played here 8,782 times of 45,996.
draw
  * . .
  X A O
  X X O
  B ? ?
where   A is O, B is O
seen    8782 of 45996

pattern harvested-knight-link-defense-677fb954
why     Strong players played here 15,011 times of 79,704.
draw
  . . .
  . A .
  X O .
  B * ?
where   A is O, B is O
seen    15011 of 79704

pattern harvested-knight-link-defense-c81be118
why     Strong players played here 5,551 times of 29,353.
draw
  . . .
  O A O
  X X *
  ? ? B
where   A is O, B is O
seen    5551 of 29353

pattern block-the-waist-before-two
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  . . . ?
  . A . ?
  X X * B
where   A is O, B is O
seen    16231 of 87529

pattern harvested-knight-link-defense-d70ab8d6
why     Strong players played here 6,606 times of 35,530.
draw
  X O *
  X A X
  . X O
  ? ? B
where   A is O, B is O
seen    6606 of 35530

pattern harvested-knight-link-defense-0cb59740
why     Strong players played here 18,688 times of 101,528.
draw
  ? . . .
  * X A .
  ? O X .
  ? B ? ?
where   A is O, B is O
seen    18688 of 101528

pattern harvested-knight-link-defense-ae1bb044
why     Strong players played here 5,728 times of 30,832.
draw
  X O * ?
  X A X ?
  X O X B
where   A is O, B is O
seen    5728 of 30832

pattern harvested-knight-link-defense-5643f7ca
why     Strong players played here 6,644 times of 36,132.
draw
  X * . B
  O A O ?
  X X X ?
where   A is O, B is O
seen    6644 of 36132

pattern harvested-knight-link-defense-6fde3d60
why     Strong players played here 14,126 times of 77,623.
draw
  * . .
  X A O
  X X X
  B ? ?
where   A is O, B is O
seen    14126 of 77623

pattern harvested-knight-link-defense-be89a840
why     Strong players played here 5,028 times of 27,754.
draw
  ? ? B
  O O *
  X A X
  X X O
where   A is O, B is O
seen    5028 of 27754

pattern harvested-knight-link-defense-8bd733d1
why     Strong players played here 7,889 times of 43,841.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . B
  ? ? . ? ?
where   A is O, B is O
seen    7889 of 43841

pattern harvested-knight-link-defense-5fb62add
why     Strong players played here 5,176 times of 28,761.
draw
  O O *
  X A X
  X X X
  ? ? B
where   A is O, B is O
seen    5176 of 28761

pattern harvested-knight-link-defense-fc0330b1
why     Strong players played here 6,092 times of 34,108.
draw
  O O * ?
  X A X ?
  X X X B
where   A is O, B is O
seen    6092 of 34108

pattern harvested-knight-link-defense-72796926
why     Strong players played here 15,251 times of 87,450.
draw
  * . .
  X A .
  X X O
  B ? ?
where   A is O, B is O
seen    15251 of 87450

pattern harvested-knight-link-defense-3f1cdada
why     Strong players played here 6,344 times of 37,195.
draw
  ? . . .
  ? . A .
  B X * X
where   A is O, B is O
seen    6344 of 37195

pattern harvested-knight-link-defense-14d2c8ed
why     Strong players played here 8,955 times of 52,813.
draw
  B * . .
  ? O A O
  ? X X .
where   A is O, B is O
seen    8955 of 52813

pattern harvested-knight-link-defense-73394c6b
why     Strong players played here 5,783 times of 33,971.
draw
  X O * B
  X A O ?
  . X X ?
where   A is O, B is O
seen    5783 of 33971

pattern harvested-knight-link-defense-bf60c5b7
why     Strong players played here 5,037 times of 29,766.
draw
  O . *
  . A X
  O X X
  ? ? B
where   A is O, B is O
seen    5037 of 29766

pattern harvested-knight-link-defense-c8e0b180
why     Strong players played here 9,247 times of 55,173.
draw
  ? . . .
  * X A .
  B O X X
where   A is O, B is O
seen    9247 of 55173

pattern harvested-knight-link-defense-c2b4e5c7
why     Strong players played here 7,511 times of 44,790.
draw
  . . .
  O A *
  O X X
  ? ? B
where   A is O, B is O
seen    7511 of 44790

pattern harvested-knight-link-defense-b95861c8
why     Strong players played here 8,290 times of 49,619.
draw
  ? . . .
  * X A O
  ? O X X
  ? B ? ?
where   A is O, B is O
seen    8290 of 49619

pattern harvested-knight-link-defense-56f9449c
why     Strong players played here 12,773 times of 77,233.
draw
  . . .
  X A .
  O * O
  B ? ?
where   A is O, B is O
seen    12773 of 77233

pattern harvested-knight-link-defense-4d68dc65
why     Strong players played here 9,210 times of 55,904.
draw
  ? * . .
  ? X A O
  B X O X
where   A is O, B is O
seen    9210 of 55904

pattern harvested-knight-link-defense-b0bd725a
why     Strong players played here 12,704 times of 77,360.
draw
  . . .
  * A .
  O X .
  B ? ?
where   A is O, B is O
seen    12704 of 77360

pattern hane-at-the-head-of-two-in-the-knights-move
why     The hane at the head of two stones, from an own stone beside them.
draw
  * . .
  X A O
  X O X
  B ? ?
where   A is O, B is O
seen    9586 of 58331

pattern harvested-knight-link-defense-36f4d8e1
why     Strong players played here 5,419 times of 32,783.
draw
  . . . B
  O A * ?
  X O X ?
where   A is O, B is O
seen    5419 of 32783

pattern harvested-knight-link-defense-7a42654f
why     Strong players played here 6,173 times of 37,412.
draw
  . . . ?
  X A O *
  X X X B
where   A is O, B is O
seen    6173 of 37412

pattern block-the-waist-from-the-low-stone
why     The block at the waist of the knight's move, where the enemy pushes in.
draw
  . . . ?
  . A . ?
  O X * B
where   A is O, B is O
seen    10824 of 66905

pattern harvested-knight-link-defense-afc6b7c8
why     Strong players played here 7,108 times of 43,773.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X . . ?
  ? B * ? ?
where   A is O, B is O
seen    7108 of 43773

pattern harvested-knight-link-defense-122c6907
why     Strong players played here 15,539 times of 97,252.
draw
  ? . . .
  ? . A .
  B * X .
where   A is O, B is O
seen    15539 of 97252

pattern harvested-knight-link-defense-2577c0c1
why     Strong players played here 5,740 times of 35,944.
draw
  O . .
  * A .
  O X X
  B ? ?
where   A is O, B is O
seen    5740 of 35944

pattern harvested-knight-link-defense-7e178498
why     Strong players played here 9,914 times of 62,778.
draw
  ? . . .
  ? . A .
  * X X O
  ? B ? ?
where   A is O, B is O
seen    9914 of 62778

pattern harvested-knight-link-defense-2a4fc84a
why     Strong players played here 8,252 times of 52,429.
draw
  ? * . .
  ? X A .
  B X . O
where   A is O, B is O
seen    8252 of 52429

pattern harvested-knight-link-defense-a73c805a
why     Strong players played here 5,574 times of 35,509.
draw
  X O * ?
  X A X ?
  O X X B
where   A is O, B is O
seen    5574 of 35509

pattern harvested-knight-link-defense-f565ac2b
why     Strong players played here 4,932 times of 31,734.
draw
  B O X .
  ? * A X
  ? O O X
where   A is O, B is O
seen    4932 of 31734

pattern harvested-knight-link-defense-68726077
why     Strong players played here 6,452 times of 41,668.
draw
  X O * B
  O A O ?
  X X X ?
where   A is O, B is O
seen    6452 of 41668

pattern harvested-knight-link-defense-eca35cc6
why     Strong players played here 6,257 times of 40,450.
draw
  . . .
  O A .
  * X .
  B ? ?
where   A is O, B is O
seen    6257 of 40450

pattern harvested-knight-link-defense-c44e3a6e
why     Strong players played here 6,450 times of 41,801.
draw
  . . . ?
  O A . ?
  X X X *
  ? ? B ?
where   A is O, B is O
seen    6450 of 41801

pattern harvested-knight-link-defense-b6154932
why     Strong players played here 5,674 times of 36,758.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? . X . ?
  ? B X ? ?
where   A is O, B is O
seen    5674 of 36758

pattern harvested-knight-link-defense-6dff0705
why     Strong players played here 18,047 times of 118,582.
draw
  . . .
  . A .
  X . .
  B * ?
where   A is O, B is O
seen    18047 of 118582

pattern harvested-knight-link-defense-39e12d9f
why     Strong players played here 5,452 times of 35,553.
draw
  ? . . .
  ? * A .
  B X X X
where   A is O, B is O
seen    5452 of 35553

pattern harvested-knight-link-defense-be1adf9c
why     Strong players played here 16,748 times of 110,543.
draw
  . . .
  * A .
  X X O
  B ? ?
where   A is O, B is O
seen    16748 of 110543

pattern harvested-knight-link-defense-d9031668
why     Strong players played here 9,639 times of 63,988.
draw
  B X * .
  ? O A O
  ? X X X
where   A is O, B is O
seen    9639 of 63988

pattern harvested-knight-link-defense-930bbaf6
why     Strong players played here 30,783 times of 206,218.
draw
  . . . ?
  . A . ?
  X * . B
where   A is O, B is O
seen    30783 of 206218

pattern harvested-knight-link-defense-031a58f9
why     Strong players played here 11,430 times of 76,175.
draw
  ? . . .
  ? O A .
  B X * X
where   A is O, B is O
seen    11430 of 76175

pattern harvested-knight-link-defense-d1c34877
why     Strong players played here 5,554 times of 36,972.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O . ?
  ? B X * ?
where   A is O, B is O
seen    5554 of 36972

pattern harvested-knight-link-defense-49f46438
why     Strong players played here 14,459 times of 97,252.
draw
  ? . . .
  ? . A .
  B . X *
where   A is O, B is O
seen    14459 of 97252

pattern harvested-knight-link-defense-6a8216ae
why     Strong players played here 5,087 times of 33,937.
draw
  . . .
  X A .
  X O X
  B ? *
where   A is O, B is O
seen    5087 of 33937

pattern harvested-knight-link-defense-7d90a08b
why     Strong players played here 5,046 times of 33,965.
draw
  B X * .
  ? O A O
  ? X X O
where   A is O, B is O
seen    5046 of 33965

pattern harvested-knight-link-defense-51fbcf73
why     Strong players played here 5,399 times of 36,676.
draw
  O . * ?
  . A X ?
  O X X B
where   A is O, B is O
seen    5399 of 36676

pattern harvested-knight-link-defense-9b887f77
why     Strong players played here 7,088 times of 48,463.
draw
  O . . ?
  X A O *
  X X X B
where   A is O, B is O
seen    7088 of 48463

pattern harvested-knight-link-defense-4199d574
why     Strong players played here 16,313 times of 113,125.
draw
  ? . . .
  * O A O
  B X X X
where   A is O, B is O
seen    16313 of 113125

pattern harvested-knight-link-defense-47832f50
why     Strong players played here 9,628 times of 66,952.
draw
  . . .
  X A .
  X X *
  B ? ?
where   A is O, B is O
seen    9628 of 66952

pattern harvested-knight-link-defense-c7910ea6
why     Strong players played here 5,016 times of 34,681.
draw
  B ? ?
  O X .
  * A X
  O O X
where   A is O, B is O
seen    5016 of 34681

pattern harvested-knight-link-defense-20d60b5a
why     Strong players played here 5,040 times of 34,886.
draw
  * . .
  X A O
  X X .
  B ? ?
where   A is O, B is O
seen    5040 of 34886

pattern harvested-knight-link-defense-e8967f0b
why     Strong players played here 10,905 times of 76,294.
draw
  ? * . .
  ? X A O
  B X X O
where   A is O, B is O
seen    10905 of 76294

pattern stretch-over-the-row-through-the-waist
why     The stretch along the enemy's stones, which come through the knight's move.
draw
  . . .
  O A *
  X X X
  ? ? B
where   A is O, B is O
seen    12657 of 89779

pattern harvested-knight-link-defense-00f0c58c
why     Strong players played here 7,080 times of 50,230.
draw
  O . O
  X A *
  X X O
  ? ? B
where   A is O, B is O
seen    7080 of 50230

pattern harvested-knight-link-defense-e424df00
why     Strong players played here 5,297 times of 37,835.
draw
  ? ? B
  X O *
  O A O
  X X X
where   A is O, B is O
seen    5297 of 37835

pattern harvested-knight-link-defense-485ebe91
why     Strong players played here 7,730 times of 56,054.
draw
  . . . B
  O A * ?
  X X O ?
where   A is O, B is O
seen    7730 of 56054

pattern harvested-knight-link-defense-9896d149
why     Strong players played here 5,466 times of 39,694.
draw
  . . . ?
  X A . ?
  O X * B
where   A is O, B is O
seen    5466 of 39694

pattern harvested-knight-link-defense-c95a1de9
why     Strong players played here 7,071 times of 51,526.
draw
  ? . . .
  * O A O
  B X O X
where   A is O, B is O
seen    7071 of 51526

pattern stretch-along-what-came-through-the-waist
why     The stretch along the enemy's stones, which come through the knight's move.
draw
  . . .
  . A .
  X X .
  B * ?
where   A is O, B is O
seen    6806 of 49944

pattern harvested-knight-link-defense-3da053a2
why     Strong players played here 27,090 times of 202,658.
draw
  . . .
  O A .
  X X *
  B ? ?
where   A is O, B is O
seen    27090 of 202658

pattern harvested-knight-link-defense-a3e68368
why     Strong players played here 9,965 times of 74,376.
draw
  O O *
  X A X
  X X O
  ? ? B
where   A is O, B is O
seen    9965 of 74376

pattern harvested-knight-link-defense-30466a77
why     Strong players played here 6,857 times of 51,006.
draw
  . . . ?
  . A . ?
  X * O B
where   A is O, B is O
seen    6857 of 51006

pattern harvested-knight-link-defense-adeed389
why     Strong players played here 4,955 times of 36,801.
draw
  ? . . .
  ? O A .
  B * X X
where   A is O, B is O
seen    4955 of 36801

pattern harvested-knight-link-defense-67a01b4f
why     Strong players played here 6,057 times of 45,105.
draw
  O . .
  * A O
  O X X
  B ? ?
where   A is O, B is O
seen    6057 of 45105

pattern harvested-knight-link-defense-7119dbc6
why     Strong players played here 8,049 times of 60,453.
draw
  B O * O
  ? X A O
  ? X X O
where   A is O, B is O
seen    8049 of 60453

pattern harvested-knight-link-defense-c2b51d7d
why     Strong players played here 10,261 times of 77,332.
draw
  ? . . .
  ? . A .
  B X X *
where   A is O, B is O
seen    10261 of 77332

pattern harvested-knight-link-defense-09ed8853
why     Strong players played here 6,760 times of 50,755.
draw
  . . .
  O A .
  X X O
  B ? *
where   A is O, B is O
seen    6760 of 50755

pattern harvested-knight-link-defense-33f98215
why     Strong players played here 8,338 times of 62,884.
draw
  X O * ?
  X A X ?
  X X O B
where   A is O, B is O
seen    8338 of 62884

pattern harvested-knight-link-defense-003a050f
why     Strong players played here 6,144 times of 46,226.
draw
  . . . ?
  X A . ?
  O * O B
where   A is O, B is O
seen    6144 of 46226

pattern harvested-knight-link-defense-8d9961bb
why     Strong players played here 6,704 times of 51,127.
draw
  . . .
  O A .
  X O .
  B * ?
where   A is O, B is O
seen    6704 of 51127

pattern harvested-knight-link-defense-fa4c1752
why     Strong players played here 5,775 times of 44,656.
draw
  ? * O .
  ? X A X
  B X X O
where   A is O, B is O
seen    5775 of 44656

pattern harvested-knight-link-defense-20b731df
why     Strong players played here 5,211 times of 41,160.
draw
  . . . ?
  O A * ?
  . X O B
where   A is O, B is O
seen    5211 of 41160

pattern harvested-knight-link-defense-db6b3ce3
why     Strong players played here 7,001 times of 55,499.
draw
  ? . . .
  * O A O
  B X X O
where   A is O, B is O
seen    7001 of 55499

pattern harvested-knight-link-defense-2122794e
why     Strong players played here 9,004 times of 71,691.
draw
  B O * O
  ? X A O
  ? X X X
where   A is O, B is O
seen    9004 of 71691

pattern harvested-knight-link-defense-1da969b2
why     Strong players played here 7,849 times of 62,807.
draw
  ? * . .
  ? X A .
  B X O X
where   A is O, B is O
seen    7849 of 62807

pattern harvested-knight-link-defense-e6f3f6df
why     Strong players played here 5,188 times of 41,358.
draw
  | . O ?
  | A X ?
  | * O B
where   A is O, B is O
seen    5188 of 41358

pattern harvested-knight-link-defense-2064825e
why     Strong players played here 5,205 times of 41,768.
draw
  X O * B
  X A O ?
  X X X ?
where   A is O, B is O
seen    5205 of 41768

pattern harvested-knight-link-defense-4a824f18
why     Strong players played here 11,981 times of 97,252.
draw
  ? . . .
  ? * A .
  B . X .
where   A is O, B is O
seen    11981 of 97252

pattern stretch-behind-the-waist
why     The solid stretch, which makes a one-space jump of the knight's move.
draw
  . . .
  * A .
  . X .
  B ? ?
where   A is O, B is O
seen    17043 of 140265

pattern harvested-knight-link-defense-fa84e288
why     Strong players played here 6,731 times of 54,995.
draw
  . . .
  * A .
  O X O
  B ? ?
where   A is O, B is O
seen    6731 of 54995

pattern harvested-knight-link-defense-ba1d9804
why     Strong players played here 9,577 times of 79,504.
draw
  . . .
  X A *
  O X X
  ? ? B
where   A is O, B is O
seen    9577 of 79504

pattern harvested-knight-link-defense-810f2bc1
why     Strong players played here 4,967 times of 41,291.
draw
  ? * . .
  ? X A X
  B O X .
where   A is O, B is O
seen    4967 of 41291

pattern harvested-knight-link-defense-5b609aa0
why     Strong players played here 7,450 times of 62,687.
draw
  B ? ?
  O * O
  X A O
  X X O
where   A is O, B is O
seen    7450 of 62687

pattern harvested-knight-link-defense-a471dae5
why     Strong players played here 4,882 times of 40,906.
draw
  . . .
  . A .
  X O X
  B ? *
where   A is O, B is O
seen    4882 of 40906

pattern harvested-knight-link-defense-b1731922
why     Strong players played here 13,145 times of 111,296.
draw
  * . .
  X A O
  O X X
  B ? ?
where   A is O, B is O
seen    13145 of 111296

pattern harvested-knight-link-defense-a052f755
why     Strong players played here 7,116 times of 60,543.
draw
  . . .
  O A .
  X X .
  B * ?
where   A is O, B is O
seen    7116 of 60543

pattern harvested-knight-link-defense-3777bac2
why     Strong players played here 9,018 times of 77,355.
draw
  ? O . .
  ? * A O
  B O X X
where   A is O, B is O
seen    9018 of 77355

pattern harvested-knight-link-defense-c5793583
why     Strong players played here 21,824 times of 190,962.
draw
  * . .
  X A .
  O X .
  B ? ?
where   A is O, B is O
seen    21824 of 190962

pattern harvested-knight-link-defense-d569b0e2
why     Strong players played here 7,496 times of 65,179.
draw
  ? * . .
  ? X A O
  B O X O
where   A is O, B is O
seen    7496 of 65179

pattern harvested-knight-link-defense-1aa7f7d4
why     Strong players played here 7,682 times of 66,952.
draw
  * . .
  X A .
  X X .
  B ? ?
where   A is O, B is O
seen    7682 of 66952

pattern harvested-knight-link-defense-bea3948e
why     Strong players played here 7,773 times of 67,905.
draw
  B O * .
  ? X A O
  ? X X O
where   A is O, B is O
seen    7773 of 67905

pattern harvested-knight-link-defense-595348bc
why     Strong players played here 6,808 times of 60,683.
draw
  B ? ?
  O * O
  X A O
  X X X
where   A is O, B is O
seen    6808 of 60683

pattern harvested-knight-link-defense-09c04d2a
why     Strong players played here 8,994 times of 80,471.
draw
  ? * . .
  ? X A .
  B O X O
where   A is O, B is O
seen    8994 of 80471

pattern harvested-knight-link-defense-281e0eae
why     Strong players played here 5,838 times of 52,257.
draw
  . . . ?
  O A . ?
  X O X *
  ? ? B ?
where   A is O, B is O
seen    5838 of 52257

pattern harvested-knight-link-defense-29ea6ba0
why     Strong players played here 18,606 times of 168,333.
draw
  ? * . .
  ? X A .
  B O X X
where   A is O, B is O
seen    18606 of 168333

pattern harvested-knight-link-defense-6d8263ff
why     Strong players played here 11,591 times of 106,457.
draw
  ? . . .
  ? . A .
  * X X .
  ? B ? ?
where   A is O, B is O
seen    11591 of 106457

pattern harvested-knight-link-defense-887b1faa
why     Strong players played here 5,964 times of 54,432.
draw
  . . .
  O A *
  X X .
  ? ? B
where   A is O, B is O
seen    5964 of 54432

pattern harvested-knight-link-defense-c0210875
why     Strong players played here 9,345 times of 87,377.
draw
  ? ? . . .
  * ? X A .
  ? B O X X
where   A is O, B is O
seen    9345 of 87377

pattern harvested-knight-link-defense-051db215
why     Strong players played here 13,126 times of 123,671.
draw
  . . .
  O A *
  X O X
  ? ? B
where   A is O, B is O
seen    13126 of 123671

pattern harvested-knight-link-defense-1a87003e
why     Strong players played here 9,256 times of 87,529.
draw
  . . . ?
  . A * ?
  X X . B
where   A is O, B is O
seen    9256 of 87529

pattern harvested-knight-link-defense-ca570e22
why     Strong players played here 7,413 times of 70,243.
draw
  ? . . .
  * O A .
  B X X O
where   A is O, B is O
seen    7413 of 70243

pattern harvested-knight-link-defense-aa7fbd30
why     Strong players played here 7,480 times of 71,949.
draw
  ? . . .
  ? . A .
  * X O X
  ? B ? ?
where   A is O, B is O
seen    7480 of 71949

pattern harvested-knight-link-defense-5ba7f4ee
why     Strong players played here 10,488 times of 102,417.
draw
  . . .
  O A *
  X X O
  ? ? B
where   A is O, B is O
seen    10488 of 102417

pattern harvested-knight-link-defense-bb1c408c
why     Strong players played here 14,129 times of 138,450.
draw
  . . .
  * A .
  X O X
  B ? ?
where   A is O, B is O
seen    14129 of 138450

pattern harvested-knight-link-defense-0fdb25ce
why     Strong players played here 16,039 times of 157,480.
draw
  * . .
  X A .
  O X X
  B ? ?
where   A is O, B is O
seen    16039 of 157480
