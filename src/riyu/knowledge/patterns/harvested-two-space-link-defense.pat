# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as two-space-link-defense; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-two-space-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-two-space-link-defense-012a617e
why     Strong players played here 366 times of 370.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . A . . |
  X . X X * . |
  . . . . . . |
  ? . . B . . |
where   A is O, B is O
seen    366 of 370

pattern harvested-two-space-link-defense-0062376c
why     Strong players played here 281 times of 290.
draw
  ? . . . . .
  ? * . . . .
  B X O A . .
  ? X X X . .
  ? . . . . .
where   A is O, B is O
seen    281 of 290

pattern harvested-two-space-link-defense-0fc45f5e
why     Strong players played here 509 times of 579.
draw
  ? ? ? . ? ?
  ? * . . . ?
  B X O A . .
  ? ? X X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    509 of 579

pattern harvested-two-space-link-defense-97f54581
why     Strong players played here 219 times of 250.
draw
  . . . . .
  . . . . .
  . . A . .
  . X X * .
  . X O . .
  ? ? B ? ?
where   A is O, B is O
seen    219 of 250

pattern harvested-two-space-link-defense-78bf065d
why     Strong players played here 360 times of 421.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B O X A O O
  ? ? X X X ?
  ? ? ? . ? ?
where   A is O, B is O
seen    360 of 421

pattern harvested-two-space-link-defense-e81f565b
why     Strong players played here 240 times of 280.
draw
  ? ? ? . ? ?
  ? * . . . ?
  B X O A O .
  ? ? X X O ?
  ? ? ? X ? ?
where   A is O, B is O
seen    240 of 280

pattern harvested-two-space-link-defense-f2bcac8b
why     Strong players played here 527 times of 630.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    527 of 630

pattern harvested-two-space-link-defense-9b98cc84
why     Strong players played here 379 times of 459.
draw
  ? ? . ? ?
  ? . . . ?
  X O A . .
  ? X X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    379 of 459

pattern harvested-two-space-link-defense-6efcd174
why     Strong players played here 190 times of 227.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B O X A . .
  ? ? . X O ?
  ? ? ? . ? ?
where   A is O, B is O
seen    190 of 227

pattern harvested-two-space-link-defense-401127b1
why     Strong players played here 313 times of 395.
draw
  O X .
  X A X
  X O X
  ? * ?
  ? B ?
where   A is O, B is O
seen    313 of 395

pattern harvested-two-space-link-defense-dc4afdae
why     Strong players played here 182 times of 226.
draw
  ? ? ? . ? ?
  ? ? * . . ?
  B O X A O .
  ? ? X X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    182 of 226

pattern harvested-two-space-link-defense-74a38db6
why     Strong players played here 365 times of 482.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    365 of 482

pattern harvested-two-space-link-defense-7dc21129
why     Strong players played here 208 times of 271.
draw
  ? ? ? . ? ?
  ? * . . . ?
  B X O A O O
  ? ? X X X ?
  ? ? ? . ? ?
where   A is O, B is O
seen    208 of 271

pattern harvested-two-space-link-defense-5c94d3b5
why     Strong players played here 464 times of 646.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O . ?
  ? ? X * ?
  ? ? B ? ?
where   A is O, B is O
seen    464 of 646

pattern harvested-two-space-link-defense-bd151586
why     Strong players played here 259 times of 357.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B O * A . .
  ? ? O X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    259 of 357

pattern harvested-two-space-link-defense-6e14ebae
why     Strong players played here 269 times of 373.
draw
  ? ? . ? ?
  ? . . . ?
  O O A . .
  ? X X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    269 of 373

pattern harvested-two-space-link-defense-0df96999
why     Strong players played here 183 times of 255.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  X . . A . . |
  . . X X * . |
  . . . . . . |
  ? . . B . . |
where   A is O, B is O
seen    183 of 255

pattern harvested-two-space-link-defense-0de36880
why     Strong players played here 192 times of 269.
draw
  ? ? X ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    192 of 269

pattern harvested-two-space-link-defense-23269ce8
why     Strong players played here 993 times of 1,496.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    993 of 1496

pattern harvested-two-space-link-defense-a435491a
why     Strong players played here 275 times of 401.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . . . . . |
  X . X X * . |
  ? . . B . . |
where   A is O, B is O
seen    275 of 401

pattern harvested-two-space-link-defense-d2276a35
why     Strong players played here 549 times of 831.
draw
  ? B ?
  ? ? ?
  X * O
  O A X
  X X X
where   A is O, B is O
seen    549 of 831

pattern harvested-two-space-link-defense-03e48860
why     Strong players played here 228 times of 340.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? X X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    228 of 340

pattern harvested-two-space-link-defense-0ae8fe44
why     Strong players played here 938 times of 1,470.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    938 of 1470

pattern harvested-two-space-link-defense-58c54cd5
why     Strong players played here 377 times of 583.
draw
  ? ? X X O
  B * O A X
  ? ? X X X
where   A is O, B is O
seen    377 of 583

pattern harvested-two-space-link-defense-7e2a118c
why     Strong players played here 196 times of 299.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? . X * ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    196 of 299

pattern harvested-two-space-link-defense-986ff611
why     Strong players played here 229 times of 359.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . O
  ? X * O ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    229 of 359

pattern harvested-two-space-link-defense-19d7289c
why     Strong players played here 401 times of 659.
draw
  ? B ?
  ? ? ?
  X * O
  O A X
  O X X
where   A is O, B is O
seen    401 of 659

pattern harvested-two-space-link-defense-f0e01c02
why     Strong players played here 4,562 times of 7,976.
draw
  . . .
  . A .
  * X .
  ? ? ?
  ? B ?
where   A is O, B is O
seen    4562 of 7976

pattern harvested-two-space-link-defense-cda7b3bf
why     Strong players played here 201 times of 331.
draw
  ? B ?
  ? ? ?
  X * O
  O A X
  X O X
where   A is O, B is O
seen    201 of 331

pattern harvested-two-space-link-defense-b1401dc4
why     Strong players played here 438 times of 751.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * O ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    438 of 751

pattern harvested-two-space-link-defense-7a221ad0
why     Strong players played here 458 times of 790.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * . .
  . . . . .
  ? ? B ? ?
where   A is O, B is O
seen    458 of 790

pattern harvested-two-space-link-defense-3109ce38
why     Strong players played here 210 times of 365.
draw
  X X .
  O A X
  X O X
  ? * ?
  ? B ?
where   A is O, B is O
seen    210 of 365

pattern harvested-two-space-link-defense-0bfd7dd9
why     Strong players played here 292 times of 518.
draw
  ? ? O X .
  B ? * A X
  ? ? X O X
where   A is O, B is O
seen    292 of 518

pattern harvested-two-space-link-defense-e77c2068
why     Strong players played here 210 times of 392.
draw
  ? B ?
  ? ? ?
  X * O
  O A X
  X X O
where   A is O, B is O
seen    210 of 392

pattern harvested-two-space-link-defense-0cef0606
why     Strong players played here 216 times of 408.
draw
  ? ? O X .
  B ? * A X
  ? ? X O O
where   A is O, B is O
seen    216 of 408

pattern harvested-two-space-link-defense-7eca6cc0
why     Strong players played here 315 times of 629.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . X
  ? X * . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    315 of 629

pattern harvested-two-space-link-defense-0e612518
why     Strong players played here 647 times of 1,344.
draw
  ? ? X . .
  B ? * A O
  ? ? O X X
where   A is O, B is O
seen    647 of 1344

pattern harvested-two-space-link-defense-4d0b2503
why     Strong players played here 248 times of 498.
draw
  ? B ?
  ? ? ?
  O * .
  X A X
  . X .
where   A is O, B is O
seen    248 of 498

pattern harvested-two-space-link-defense-46d344bd
why     Strong players played here 266 times of 550.
draw
  ? ? B ? ?
  . X * . .
  . . . . .
  . . A . .
  . . . . .
  . . X . .
where   A is O, B is O
seen    266 of 550

pattern harvested-two-space-link-defense-c9933a46
why     Strong players played here 370 times of 784.
draw
  O . . ? ?
  X A * ? B
  X O X ? ?
where   A is O, B is O
seen    370 of 784

pattern harvested-two-space-link-defense-d208d75d
why     Strong players played here 218 times of 455.
draw
  O . * ? ?
  . A X ? B
  X X X ? ?
where   A is O, B is O
seen    218 of 455

pattern harvested-two-space-link-defense-f8213f05
why     Strong players played here 1,236 times of 2,838.
draw
  ? ? * . .
  B ? X A O
  ? ? . X X
where   A is O, B is O
seen    1236 of 2838

pattern harvested-two-space-link-defense-3c7291c9
why     Strong players played here 398 times of 885.
draw
  . X .
  X A X
  O * O
  ? ? ?
  ? B ?
where   A is O, B is O
seen    398 of 885

pattern harvested-two-space-link-defense-c6cc0786
why     Strong players played here 193 times of 420.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O . . ?
  ? * X ? ?
  ? ? B ? ?
where   A is O, B is O
seen    193 of 420

pattern harvested-two-space-link-defense-d71d60aa
why     Strong players played here 222 times of 490.
draw
  O . * ? ?
  O A X ? B
  X X X ? ?
where   A is O, B is O
seen    222 of 490

pattern harvested-two-space-link-defense-1cc84904
why     Strong players played here 205 times of 458.
draw
  ? ? X . .
  B ? * A O
  ? ? . X .
where   A is O, B is O
seen    205 of 458

pattern harvested-two-space-link-defense-ed00d3ff
why     Strong players played here 1,516 times of 3,642.
draw
  ? ? * . .
  B ? X A O
  ? ? X X X
where   A is O, B is O
seen    1516 of 3642

pattern harvested-two-space-link-defense-b8de1778
why     Strong players played here 217 times of 490.
draw
  ? ? X . .
  B ? * A O
  ? ? O X O
where   A is O, B is O
seen    217 of 490

pattern harvested-two-space-link-defense-2174c5f8
why     Strong players played here 447 times of 1,046.
draw
  X O * ? ?
  X A X ? B
  X X X ? ?
where   A is O, B is O
seen    447 of 1046

pattern harvested-two-space-link-defense-e159b45e
why     Strong players played here 362 times of 848.
draw
  X O * ? ?
  X A X ? B
  . X X ? ?
where   A is O, B is O
seen    362 of 848

pattern harvested-two-space-link-defense-df183b6e
why     Strong players played here 439 times of 1,044.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  . X * . .
  ? ? B ? ?
where   A is O, B is O
seen    439 of 1044

pattern harvested-two-space-link-defense-d2704176
why     Strong players played here 665 times of 1,611.
draw
  ? ? * . .
  B ? X A O
  ? ? X X .
where   A is O, B is O
seen    665 of 1611

pattern harvested-two-space-link-defense-9c535985
why     Strong players played here 274 times of 649.
draw
  ? ? O X .
  B ? * A X
  ? ? O X X
where   A is O, B is O
seen    274 of 649

pattern harvested-two-space-link-defense-39fdfb71
why     Strong players played here 750 times of 1,852.
draw
  ? * . . .
  B ? O A O
  ? ? X X O
where   A is O, B is O
seen    750 of 1852

pattern harvested-two-space-link-defense-4999ea93
why     Strong players played here 761 times of 1,900.
draw
  ? ? * . .
  B ? X A O
  ? ? . X .
where   A is O, B is O
seen    761 of 1900

pattern harvested-two-space-link-defense-44af8834
why     Strong players played here 3,311 times of 8,614.
draw
  . . .
  O A .
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    3311 of 8614

pattern harvested-two-space-link-defense-4438def7
why     Strong players played here 1,485 times of 3,821.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    1485 of 3821

pattern harvested-two-space-link-defense-127434d4
why     Strong players played here 527 times of 1,322.
draw
  ? ? . . .
  B * O A O
  ? ? . X .
where   A is O, B is O
seen    527 of 1322

pattern harvested-two-space-link-defense-6b54f7e4
why     Strong players played here 833 times of 2,171.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  . X X * .
  ? ? B ? ?
where   A is O, B is O
seen    833 of 2171

pattern harvested-two-space-link-defense-2a02c473
why     Strong players played here 299 times of 762.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  . * X . .
  ? ? B ? ?
where   A is O, B is O
seen    299 of 762

pattern harvested-two-space-link-defense-af00f468
why     Strong players played here 525 times of 1,423.
draw
  O O * ? ?
  X A X ? B
  X X X ? ?
where   A is O, B is O
seen    525 of 1423

pattern harvested-two-space-link-defense-ad2dfb1c
why     Strong players played here 189 times of 494.
draw
  X O * ? ?
  O A X ? B
  X O X ? ?
where   A is O, B is O
seen    189 of 494

pattern harvested-two-space-link-defense-637fbfa3
why     Strong players played here 231 times of 613.
draw
  O . * ? ?
  O A X ? B
  O X X ? ?
where   A is O, B is O
seen    231 of 613

pattern harvested-two-space-link-defense-43011e5f
why     Strong players played here 876 times of 2,466.
draw
  ? ? * . .
  B ? X A O
  ? ? X O X
where   A is O, B is O
seen    876 of 2466

pattern harvested-two-space-link-defense-c8d6c58c
why     Strong players played here 1,069 times of 3,028.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    1069 of 3028

pattern harvested-two-space-link-defense-563e2e59
why     Strong players played here 534 times of 1,484.
draw
  . . .
  X A .
  * X X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    534 of 1484

pattern harvested-two-space-link-defense-2000cb6f
why     Strong players played here 385 times of 1,063.
draw
  X O * ? ?
  X A X ? B
  O O X ? ?
where   A is O, B is O
seen    385 of 1063

pattern harvested-two-space-link-defense-a16aeda3
why     Strong players played here 299 times of 819.
draw
  . . .
  . A .
  X O X
  * ? ?
  ? B ?
where   A is O, B is O
seen    299 of 819

pattern harvested-two-space-link-defense-1fdb69b0
why     Strong players played here 201 times of 545.
draw
  ? ? X . .
  B ? * A O
  ? ? . X X
where   A is O, B is O
seen    201 of 545

pattern harvested-two-space-link-defense-054a2f37
why     Strong players played here 340 times of 950.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B . * A . X
  ? ? X . . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    340 of 950

pattern harvested-two-space-link-defense-79201671
why     Strong players played here 321 times of 900.
draw
  X O * ? ?
  O A X ? B
  X X X ? ?
where   A is O, B is O
seen    321 of 900

pattern harvested-two-space-link-defense-a3f45744
why     Strong players played here 935 times of 2,740.
draw
  . . .
  O A .
  X O .
  ? ? *
  ? B ?
where   A is O, B is O
seen    935 of 2740

pattern harvested-two-space-link-defense-2163bf5c
why     Strong players played here 259 times of 725.
draw
  ? B ?
  ? ? ?
  O * O
  X A X
  X O X
where   A is O, B is O
seen    259 of 725

pattern harvested-two-space-link-defense-908343cb
why     Strong players played here 429 times of 1,230.
draw
  X O * ? ?
  X A X ? B
  X O X ? ?
where   A is O, B is O
seen    429 of 1230

pattern harvested-two-space-link-defense-7f9ee1e1
why     Strong players played here 1,368 times of 4,088.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    1368 of 4088

pattern harvested-two-space-link-defense-3cf5e1ef
why     Strong players played here 326 times of 933.
draw
  O O * ? ?
  X A X ? B
  X O X ? ?
where   A is O, B is O
seen    326 of 933

pattern harvested-two-space-link-defense-adba6c5e
why     Strong players played here 182 times of 511.
draw
  ? * . . .
  B ? O A .
  ? ? X O O
where   A is O, B is O
seen    182 of 511

pattern harvested-two-space-link-defense-5b363e5a
why     Strong players played here 516 times of 1,523.
draw
  ? ? * . .
  B ? X A O
  ? ? X . X
where   A is O, B is O
seen    516 of 1523

pattern harvested-two-space-link-defense-c7add220
why     Strong players played here 899 times of 2,758.
draw
  ? ? * . .
  B ? X A O
  ? ? X X O
where   A is O, B is O
seen    899 of 2758

pattern harvested-two-space-link-defense-f75ac802
why     Strong players played here 325 times of 963.
draw
  ? ? * . .
  B ? X A .
  ? ? X O O
where   A is O, B is O
seen    325 of 963

pattern harvested-two-space-link-defense-5dbc3344
why     Strong players played here 532 times of 1,614.
draw
  ? ? * . .
  B ? X A .
  ? ? X . X
where   A is O, B is O
seen    532 of 1614

pattern harvested-two-space-link-defense-9ae40fc3
why     Strong players played here 386 times of 1,160.
draw
  O O * ? ?
  X A X ? B
  . X X ? ?
where   A is O, B is O
seen    386 of 1160

pattern harvested-two-space-link-defense-ae503e1c
why     Strong players played here 2,292 times of 7,235.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? * X ? ?
  ? ? B ? ?
where   A is O, B is O
seen    2292 of 7235

pattern harvested-two-space-link-defense-23871dc6
why     Strong players played here 225 times of 664.
draw
  . . .
  O A .
  X O X
  * ? ?
  ? B ?
where   A is O, B is O
seen    225 of 664

pattern harvested-two-space-link-defense-a3853e71
why     Strong players played here 621 times of 1,914.
draw
  ? ? * . .
  B ? X A .
  ? ? . . O
where   A is O, B is O
seen    621 of 1914

pattern harvested-two-space-link-defense-11d03a80
why     Strong players played here 285 times of 852.
draw
  X O * ? ?
  X A X ? B
  . X . ? ?
where   A is O, B is O
seen    285 of 852

pattern harvested-two-space-link-defense-6cc38f08
why     Strong players played here 5,255 times of 16,934.
draw
  . . .
  . A .
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    5255 of 16934

pattern harvested-two-space-link-defense-2e15cdc1
why     Strong players played here 911 times of 2,845.
draw
  ? ? * . .
  B ? X A .
  ? ? X . O
where   A is O, B is O
seen    911 of 2845

pattern harvested-two-space-link-defense-8b0a4a1c
why     Strong players played here 607 times of 1,896.
draw
  ? ? * . .
  B ? X A O
  ? ? . X O
where   A is O, B is O
seen    607 of 1896

pattern harvested-two-space-link-defense-bbfd2392
why     Strong players played here 209 times of 625.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O . ?
  ? * X ? ?
  ? ? B ? ?
where   A is O, B is O
seen    209 of 625

pattern harvested-two-space-link-defense-db17a679
why     Strong players played here 292 times of 896.
draw
  X O * ? ?
  X A X ? B
  X X . ? ?
where   A is O, B is O
seen    292 of 896

pattern harvested-two-space-link-defense-ee05bd43
why     Strong players played here 375 times of 1,165.
draw
  ? ? * . .
  B ? X A O
  ? ? X . .
where   A is O, B is O
seen    375 of 1165

pattern harvested-two-space-link-defense-e8dc2485
why     Strong players played here 204 times of 615.
draw
  ? ? X . .
  B ? * A .
  ? ? O X X
where   A is O, B is O
seen    204 of 615

pattern harvested-two-space-link-defense-04227bb3
why     Strong players played here 238 times of 728.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? . . . ?
  ? ? X * ?
  ? ? B ? ?
where   A is O, B is O
seen    238 of 728

pattern harvested-two-space-link-defense-476397d0
why     Strong players played here 242 times of 755.
draw
  ? ? X O O
  B ? * A X
  ? ? X O X
where   A is O, B is O
seen    242 of 755

pattern harvested-two-space-link-defense-c227998b
why     Strong players played here 282 times of 889.
draw
  O . .
  . A O
  * X X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    282 of 889

pattern harvested-two-space-link-defense-8225ed67
why     Strong players played here 253 times of 795.
draw
  . . . ? ?
  X A * ? B
  X O X ? ?
where   A is O, B is O
seen    253 of 795

pattern harvested-two-space-link-defense-3e2f8d47
why     Strong players played here 456 times of 1,494.
draw
  ? ? B ? ?
  ? ? * ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? ? X ? ?
where   A is O, B is O
seen    456 of 1494

pattern harvested-two-space-link-defense-d8203d4f
why     Strong players played here 1,395 times of 4,736.
draw
  ? ? . . .
  B ? * A .
  ? ? O X .
where   A is O, B is O
seen    1395 of 4736

pattern harvested-two-space-link-defense-9405fe5c
why     Strong players played here 276 times of 893.
draw
  X O * ? ?
  X A X ? B
  O X . ? ?
where   A is O, B is O
seen    276 of 893

pattern harvested-two-space-link-defense-31d69110
why     Strong players played here 256 times of 828.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? * X . ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    256 of 828

pattern harvested-two-space-link-defense-5834f71d
why     Strong players played here 246 times of 797.
draw
  X O * ? ?
  O A X ? B
  O X X ? ?
where   A is O, B is O
seen    246 of 797

pattern harvested-two-space-link-defense-ae600193
why     Strong players played here 251 times of 834.
draw
  O . * ? ?
  O A X ? B
  X O X ? ?
where   A is O, B is O
seen    251 of 834

pattern harvested-two-space-link-defense-c626bcce
why     Strong players played here 260 times of 887.
draw
  . . . ? ?
  X A X * B
  X X O ? ?
where   A is O, B is O
seen    260 of 887

pattern harvested-two-space-link-defense-48b5e794
why     Strong players played here 464 times of 1,632.
draw
  ? * . . .
  B ? O A O
  ? ? X O X
where   A is O, B is O
seen    464 of 1632

pattern harvested-two-space-link-defense-2c88ea67
why     Strong players played here 291 times of 1,003.
draw
  ? ? X . .
  B ? X A O
  ? ? * O X
where   A is O, B is O
seen    291 of 1003

pattern harvested-two-space-link-defense-dab17d3c
why     Strong players played here 836 times of 3,027.
draw
  ? * . . .
  B ? O A O
  ? ? X X X
where   A is O, B is O
seen    836 of 3027

pattern harvested-two-space-link-defense-f5f7ad5f
why     Strong players played here 430 times of 1,523.
draw
  O . * ? ?
  . A X ? B
  O X X ? ?
where   A is O, B is O
seen    430 of 1523

pattern harvested-two-space-link-defense-a2848236
why     Strong players played here 225 times of 773.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B . X A . .
  ? ? * X O ?
  ? ? ? . ? ?
where   A is O, B is O
seen    225 of 773

pattern harvested-two-space-link-defense-4b814731
why     Strong players played here 279 times of 973.
draw
  ? ? X . .
  B ? * A O
  ? ? X O X
where   A is O, B is O
seen    279 of 973

pattern harvested-two-space-link-defense-5db2a25a
why     Strong players played here 291 times of 1,018.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? O X * ?
  ? ? . ? ?
  ? ? B ? ?
where   A is O, B is O
seen    291 of 1018

pattern harvested-two-space-link-defense-1b7408e8
why     Strong players played here 432 times of 1,555.
draw
  X O * ? ?
  X A X ? B
  O X X ? ?
where   A is O, B is O
seen    432 of 1555

pattern harvested-two-space-link-defense-99f7da32
why     Strong players played here 198 times of 688.
draw
  X O O ? ?
  X A X * B
  X X O ? ?
where   A is O, B is O
seen    198 of 688

pattern harvested-two-space-link-defense-21de7894
why     Strong players played here 524 times of 1,907.
draw
  ? * . . .
  B ? O A .
  ? ? X X O
where   A is O, B is O
seen    524 of 1907

pattern harvested-two-space-link-defense-dd574037
why     Strong players played here 265 times of 938.
draw
  ? ? . . .
  B ? X A O
  ? * O X X
where   A is O, B is O
seen    265 of 938

pattern harvested-two-space-link-defense-18f61843
why     Strong players played here 345 times of 1,242.
draw
  . . .
  X A .
  . X O
  ? * ?
  ? B ?
where   A is O, B is O
seen    345 of 1242

pattern harvested-two-space-link-defense-ec93e5e5
why     Strong players played here 192 times of 678.
draw
  ? ? O . .
  B ? X A X
  ? ? * X .
where   A is O, B is O
seen    192 of 678

pattern harvested-two-space-link-defense-a21a1e27
why     Strong players played here 414 times of 1,536.
draw
  ? ? * O .
  B ? X A X
  ? ? X X O
where   A is O, B is O
seen    414 of 1536

pattern harvested-two-space-link-defense-78f96a22
why     Strong players played here 258 times of 941.
draw
  . . .
  . A .
  . O .
  * ? ?
  ? B ?
where   A is O, B is O
seen    258 of 941

pattern harvested-two-space-link-defense-a35a99fd
why     Strong players played here 407 times of 1,522.
draw
  ? B ?
  ? ? ?
  X * .
  . A .
  . O X
where   A is O, B is O
seen    407 of 1522

pattern harvested-two-space-link-defense-bcfde639
why     Strong players played here 262 times of 968.
draw
  O O * ? ?
  X A X ? B
  O X X ? ?
where   A is O, B is O
seen    262 of 968

pattern harvested-two-space-link-defense-5cf412d2
why     Strong players played here 262 times of 970.
draw
  ? ? * . .
  B ? X A O
  ? ? . . X
where   A is O, B is O
seen    262 of 970

pattern harvested-two-space-link-defense-31cfd7f2
why     Strong players played here 726 times of 2,806.
draw
  . . . ? ?
  O A * ? B
  X . X ? ?
where   A is O, B is O
seen    726 of 2806

pattern harvested-two-space-link-defense-fb3ac1ce
why     Strong players played here 265 times of 983.
draw
  O . * ? ?
  . A X ? B
  O X . ? ?
where   A is O, B is O
seen    265 of 983

pattern harvested-two-space-link-defense-96b6b49c
why     Strong players played here 250 times of 933.
draw
  . . .
  X A .
  O * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    250 of 933

pattern harvested-two-space-link-defense-b0898df6
why     Strong players played here 306 times of 1,159.
draw
  ? * . . .
  B ? O A .
  ? ? X . O
where   A is O, B is O
seen    306 of 1159

pattern harvested-two-space-link-defense-4578de82
why     Strong players played here 961 times of 3,831.
draw
  ? ? . . .
  B * O A .
  ? ? X X .
where   A is O, B is O
seen    961 of 3831

pattern harvested-two-space-link-defense-c55b0939
why     Strong players played here 340 times of 1,306.
draw
  ? ? . ? ?
  ? . . . ?
  O . A . .
  ? . . . ?
  ? ? X * ?
  ? ? B ? ?
where   A is O, B is O
seen    340 of 1306

pattern harvested-two-space-link-defense-d755ffd1
why     Strong players played here 267 times of 1,015.
draw
  O O * ? ?
  X A X ? B
  X X . ? ?
where   A is O, B is O
seen    267 of 1015

pattern harvested-two-space-link-defense-84d5a025
why     Strong players played here 1,595 times of 6,487.
draw
  . . .
  . A .
  X * O
  ? ? ?
  ? B ?
where   A is O, B is O
seen    1595 of 6487

pattern harvested-two-space-link-defense-d9a0794e
why     Strong players played here 282 times of 1,089.
draw
  O . . * ?
  X A O ? B
  X X X ? ?
where   A is O, B is O
seen    282 of 1089

pattern harvested-two-space-link-defense-8cf510a9
why     Strong players played here 260 times of 1,002.
draw
  ? ? X . .
  B ? * A O
  ? ? X X X
where   A is O, B is O
seen    260 of 1002

pattern harvested-two-space-link-defense-4a24b2e8
why     Strong players played here 501 times of 2,000.
draw
  ? ? * . .
  B ? X A .
  ? ? X O X
where   A is O, B is O
seen    501 of 2000

pattern harvested-two-space-link-defense-6c68fd47
why     Strong players played here 6,710 times of 28,359.
draw
  . . .
  . A .
  X * .
  ? ? ?
  ? B ?
where   A is O, B is O
seen    6710 of 28359

pattern harvested-two-space-link-defense-d51a7e99
why     Strong players played here 726 times of 2,942.
draw
  ? ? * . .
  B ? X A .
  ? ? X X O
where   A is O, B is O
seen    726 of 2942

pattern harvested-two-space-link-defense-62a825c9
why     Strong players played here 411 times of 1,638.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  B X . A . X
  ? * . . . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    411 of 1638

pattern harvested-two-space-link-defense-1d69d6f2
why     Strong players played here 909 times of 3,737.
draw
  ? ? . . .
  B ? * A .
  ? ? X . O
where   A is O, B is O
seen    909 of 3737

pattern harvested-two-space-link-defense-66eb8afc
why     Strong players played here 190 times of 740.
draw
  . . . ? ?
  . A . * B
  X . O ? ?
where   A is O, B is O
seen    190 of 740

pattern harvested-two-space-link-defense-bbea2706
why     Strong players played here 221 times of 870.
draw
  O O * ? ?
  X A X ? B
  . X . ? ?
where   A is O, B is O
seen    221 of 870

pattern harvested-two-space-link-defense-8d71655f
why     Strong players played here 781 times of 3,254.
draw
  . . . ? ?
  O A * ? B
  X O X ? ?
where   A is O, B is O
seen    781 of 3254

pattern harvested-two-space-link-defense-ac836433
why     Strong players played here 915 times of 3,833.
draw
  ? ? * . .
  B ? X A .
  ? ? . X O
where   A is O, B is O
seen    915 of 3833

pattern harvested-two-space-link-defense-ebf34ad5
why     Strong players played here 373 times of 1,516.
draw
  O . .
  . A .
  * X X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    373 of 1516

pattern harvested-two-space-link-defense-3d74d319
why     Strong players played here 383 times of 1,562.
draw
  . . .
  X A .
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    383 of 1562

pattern harvested-two-space-link-defense-26bcc1a9
why     Strong players played here 302 times of 1,222.
draw
  ? ? O . .
  B * X A O
  ? ? . X X
where   A is O, B is O
seen    302 of 1222

pattern harvested-two-space-link-defense-0623742d
why     Strong players played here 900 times of 3,800.
draw
  ? ? . . .
  B * O A O
  ? ? X X X
where   A is O, B is O
seen    900 of 3800

pattern harvested-two-space-link-defense-acc564ea
why     Strong players played here 308 times of 1,249.
draw
  ? * . . .
  B ? O A O
  ? ? X X .
where   A is O, B is O
seen    308 of 1249

pattern harvested-two-space-link-defense-5e2b0f4b
why     Strong players played here 251 times of 1,008.
draw
  ? B ?
  ? ? ?
  X * .
  O A O
  X O X
where   A is O, B is O
seen    251 of 1008

pattern harvested-two-space-link-defense-f5765f3c
why     Strong players played here 279 times of 1,134.
draw
  X O * ? ?
  X A X ? B
  . X O ? ?
where   A is O, B is O
seen    279 of 1134

pattern harvested-two-space-link-defense-29e3fda3
why     Strong players played here 307 times of 1,254.
draw
  . . .
  . A .
  O X .
  * ? ?
  ? B ?
where   A is O, B is O
seen    307 of 1254

pattern harvested-two-space-link-defense-f023f980
why     Strong players played here 190 times of 758.
draw
  . . . ? ?
  X A * ? B
  O O X ? ?
where   A is O, B is O
seen    190 of 758

pattern harvested-two-space-link-defense-c56fd7bf
why     Strong players played here 193 times of 777.
draw
  ? ? X . .
  B ? X A O
  ? * O X .
where   A is O, B is O
seen    193 of 777

pattern harvested-two-space-link-defense-d50915ae
why     Strong players played here 867 times of 3,737.
draw
  ? * . . .
  B ? O A .
  ? ? X X .
where   A is O, B is O
seen    867 of 3737

pattern harvested-two-space-link-defense-42f63d4b
why     Strong players played here 434 times of 1,827.
draw
  . . . ? ?
  O A * ? B
  . X O ? ?
where   A is O, B is O
seen    434 of 1827

pattern harvested-two-space-link-defense-2a1560f7
why     Strong players played here 187 times of 754.
draw
  O . . ? ?
  O A * ? B
  X O X ? ?
where   A is O, B is O
seen    187 of 754

pattern harvested-two-space-link-defense-e8b9fcd2
why     Strong players played here 462 times of 1,953.
draw
  ? ? . . .
  B ? O A .
  ? * X X .
where   A is O, B is O
seen    462 of 1953

pattern harvested-two-space-link-defense-37aabe00
why     Strong players played here 335 times of 1,405.
draw
  ? ? . . .
  B * O A O
  ? ? X X .
where   A is O, B is O
seen    335 of 1405

pattern harvested-two-space-link-defense-de88ac2c
why     Strong players played here 191 times of 778.
draw
  . . .
  O A .
  X O X
  ? ? *
  ? B ?
where   A is O, B is O
seen    191 of 778

pattern harvested-two-space-link-defense-947a0794
why     Strong players played here 381 times of 1,634.
draw
  . . . ? ?
  O A * ? B
  . X X ? ?
where   A is O, B is O
seen    381 of 1634

pattern harvested-two-space-link-defense-17699fe7
why     Strong players played here 242 times of 1,015.
draw
  O . . * ?
  X A O ? B
  . X X ? ?
where   A is O, B is O
seen    242 of 1015

pattern harvested-two-space-link-defense-4dd394d8
why     Strong players played here 639 times of 2,814.
draw
  O . .
  . A .
  . * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    639 of 2814

pattern harvested-two-space-link-defense-3b0e5d06
why     Strong players played here 2,211 times of 10,059.
draw
  . . .
  . A .
  . . .
  ? * ?
  ? B ?
where   A is O, B is O
seen    2211 of 10059

pattern harvested-two-space-link-defense-f019bba6
why     Strong players played here 235 times of 991.
draw
  ? ? * . .
  B ? X A .
  ? ? . X X
where   A is O, B is O
seen    235 of 991

pattern harvested-two-space-link-defense-0c36c548
why     Strong players played here 249 times of 1,058.
draw
  X . . ? ?
  X A O * B
  O X . ? ?
where   A is O, B is O
seen    249 of 1058

pattern harvested-two-space-link-defense-54c92137
why     Strong players played here 379 times of 1,650.
draw
  ? B ?
  ? ? ?
  X * .
  O A O
  X X O
where   A is O, B is O
seen    379 of 1650

pattern harvested-two-space-link-defense-d56bfbbb
why     Strong players played here 471 times of 2,094.
draw
  ? ? . . .
  B ? * A .
  ? ? X O X
where   A is O, B is O
seen    471 of 2094

pattern harvested-two-space-link-defense-70d4fe6e
why     Strong players played here 365 times of 1,626.
draw
  ? ? . . .
  B * O A .
  ? ? X X X
where   A is O, B is O
seen    365 of 1626

pattern harvested-two-space-link-defense-e7942fc0
why     Strong players played here 824 times of 3,787.
draw
  . . .
  X A .
  . X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    824 of 3787

pattern harvested-two-space-link-defense-0e6ea4f9
why     Strong players played here 223 times of 970.
draw
  ? ? . . .
  B ? X A O
  ? ? * . X
where   A is O, B is O
seen    223 of 970

pattern harvested-two-space-link-defense-22825e78
why     Strong players played here 185 times of 796.
draw
  X O * ? ?
  X A X ? B
  O X O ? ?
where   A is O, B is O
seen    185 of 796

pattern harvested-two-space-link-defense-d68cb553
why     Strong players played here 291 times of 1,288.
draw
  O . .
  . A .
  O * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    291 of 1288

pattern harvested-two-space-link-defense-2607e092
why     Strong players played here 456 times of 2,070.
draw
  X O * ? ?
  X A X ? B
  X X O ? ?
where   A is O, B is O
seen    456 of 2070

pattern harvested-two-space-link-defense-08a52f9b
why     Strong players played here 396 times of 1,792.
draw
  ? ? * . .
  B ? X A O
  ? ? O X .
where   A is O, B is O
seen    396 of 1792

pattern harvested-two-space-link-defense-ad567dda
why     Strong players played here 1,157 times of 5,432.
draw
  . . .
  . A .
  X O .
  ? ? *
  ? B ?
where   A is O, B is O
seen    1157 of 5432

pattern harvested-two-space-link-defense-ce91f87c
why     Strong players played here 494 times of 2,284.
draw
  . . . ? ?
  O A * ? B
  O X X ? ?
where   A is O, B is O
seen    494 of 2284

pattern harvested-two-space-link-defense-d2e9d715
why     Strong players played here 314 times of 1,427.
draw
  . . .
  . A .
  O X .
  ? * ?
  ? B ?
where   A is O, B is O
seen    314 of 1427

pattern harvested-two-space-link-defense-e35bb3e4
why     Strong players played here 556 times of 2,623.
draw
  ? B ?
  ? ? ?
  X * .
  O A O
  X X X
where   A is O, B is O
seen    556 of 2623

pattern harvested-two-space-link-defense-64044fac
why     Strong players played here 756 times of 3,657.
draw
  ? ? . . .
  B ? * A .
  ? ? X X O
where   A is O, B is O
seen    756 of 3657

pattern harvested-two-space-link-defense-a395bde7
why     Strong players played here 327 times of 1,535.
draw
  ? ? * . .
  B ? X A O
  ? ? O X O
where   A is O, B is O
seen    327 of 1535

pattern harvested-two-space-link-defense-102d9630
why     Strong players played here 240 times of 1,111.
draw
  . . . ? ?
  X A O * B
  . X X ? ?
where   A is O, B is O
seen    240 of 1111

pattern harvested-two-space-link-defense-4802e523
why     Strong players played here 417 times of 2,013.
draw
  ? ? . . .
  B * O A O
  ? ? X X O
where   A is O, B is O
seen    417 of 2013

pattern harvested-two-space-link-defense-ab2ffa12
why     Strong players played here 227 times of 1,069.
draw
  ? ? * . .
  B ? X A .
  ? ? X X X
where   A is O, B is O
seen    227 of 1069

pattern harvested-two-space-link-defense-c8bac46a
why     Strong players played here 268 times of 1,274.
draw
  ? * . . .
  B ? O A .
  ? ? X X X
where   A is O, B is O
seen    268 of 1274

pattern harvested-two-space-link-defense-fb66831b
why     Strong players played here 258 times of 1,224.
draw
  ? * O O O
  B ? X A X
  ? ? X X X
where   A is O, B is O
seen    258 of 1224

pattern harvested-two-space-link-defense-535e1114
why     Strong players played here 358 times of 1,737.
draw
  . . . ? ?
  O A . * B
  X O . ? ?
where   A is O, B is O
seen    358 of 1737

pattern harvested-two-space-link-defense-2af1e26d
why     Strong players played here 1,211 times of 6,138.
draw
  . . .
  . A .
  X O .
  ? * ?
  ? B ?
where   A is O, B is O
seen    1211 of 6138

pattern harvested-two-space-link-defense-4ca692c0
why     Strong players played here 218 times of 1,032.
draw
  X . . ? ?
  X A O * B
  O X X ? ?
where   A is O, B is O
seen    218 of 1032

pattern harvested-two-space-link-defense-9d838c9a
why     Strong players played here 312 times of 1,512.
draw
  ? ? . . .
  B ? O A O
  ? * X X X
where   A is O, B is O
seen    312 of 1512

pattern harvested-two-space-link-defense-cfa4cecc
why     Strong players played here 652 times of 3,287.
draw
  . . . ? ?
  O A * ? B
  X X X ? ?
where   A is O, B is O
seen    652 of 3287

pattern harvested-two-space-link-defense-cebdc5c9
why     Strong players played here 274 times of 1,334.
draw
  . . . ? ?
  . A . * B
  X O . ? ?
where   A is O, B is O
seen    274 of 1334

pattern harvested-two-space-link-defense-9a0d8a9d
why     Strong players played here 189 times of 903.
draw
  O . O ? ?
  X A * ? B
  X O X ? ?
where   A is O, B is O
seen    189 of 903

pattern harvested-two-space-link-defense-9d9da1f9
why     Strong players played here 539 times of 2,715.
draw
  . . . ? ?
  . A * ? B
  X X O ? ?
where   A is O, B is O
seen    539 of 2715

pattern harvested-two-space-link-defense-e6675859
why     Strong players played here 338 times of 1,673.
draw
  ? ? . . .
  B * X A O
  ? ? O X X
where   A is O, B is O
seen    338 of 1673

pattern harvested-two-space-link-defense-41ff60ba
why     Strong players played here 290 times of 1,430.
draw
  O . . ? ?
  X A O * B
  X X X ? ?
where   A is O, B is O
seen    290 of 1430

pattern harvested-two-space-link-defense-200bbdb5
why     Strong players played here 208 times of 1,011.
draw
  O . . ? ?
  . A * ? B
  O . X ? ?
where   A is O, B is O
seen    208 of 1011

pattern harvested-two-space-link-defense-7a0a938a
why     Strong players played here 337 times of 1,725.
draw
  ? ? * . .
  B ? X A .
  ? ? O X O
where   A is O, B is O
seen    337 of 1725

pattern harvested-two-space-link-defense-1beb7747
why     Strong players played here 389 times of 2,011.
draw
  ? ? . . .
  B * O A .
  ? ? X X O
where   A is O, B is O
seen    389 of 2011

pattern harvested-two-space-link-defense-d7e9566a
why     Strong players played here 209 times of 1,049.
draw
  ? B ?
  ? * ?
  . . .
  O A O
  X X O
where   A is O, B is O
seen    209 of 1049

pattern harvested-two-space-link-defense-e89f06a9
why     Strong players played here 532 times of 2,797.
draw
  ? ? . . .
  B ? * A .
  ? ? X X .
where   A is O, B is O
seen    532 of 2797

pattern harvested-two-space-link-defense-7a438875
why     Strong players played here 202 times of 1,025.
draw
  O . .
  . A .
  X * O
  ? ? ?
  ? B ?
where   A is O, B is O
seen    202 of 1025

pattern harvested-two-space-link-defense-d4122dfb
why     Strong players played here 428 times of 2,272.
draw
  ? B ?
  * ? ?
  . . .
  O A O
  X X X
where   A is O, B is O
seen    428 of 2272

pattern harvested-two-space-link-defense-5d5eecc2
why     Strong players played here 227 times of 1,176.
draw
  ? ? X . .
  B ? * A O
  ? ? O . X
where   A is O, B is O
seen    227 of 1176

pattern harvested-two-space-link-defense-29a751f3
why     Strong players played here 319 times of 1,691.
draw
  ? ? O X .
  B ? * A X
  ? ? O O X
where   A is O, B is O
seen    319 of 1691

pattern harvested-two-space-link-defense-3663d2b4
why     Strong players played here 392 times of 2,107.
draw
  ? ? . . .
  B * O A O
  ? ? X O X
where   A is O, B is O
seen    392 of 2107

pattern harvested-two-space-link-defense-b85281c3
why     Strong players played here 263 times of 1,392.
draw
  ? B ?
  ? * ?
  . . .
  . A .
  X O .
where   A is O, B is O
seen    263 of 1392

pattern harvested-two-space-link-defense-cbc269fb
why     Strong players played here 362 times of 1,948.
draw
  ? B ?
  ? ? ?
  X * .
  O A O
  O X X
where   A is O, B is O
seen    362 of 1948

pattern harvested-two-space-link-defense-9e5fd6b4
why     Strong players played here 237 times of 1,249.
draw
  . . . ? ?
  O A . * B
  X . O ? ?
where   A is O, B is O
seen    237 of 1249

pattern harvested-two-space-link-defense-0e3940f2
why     Strong players played here 220 times of 1,157.
draw
  O . . ? ?
  X A O * B
  . X X ? ?
where   A is O, B is O
seen    220 of 1157

pattern harvested-two-space-link-defense-cad31b27
why     Strong players played here 182 times of 946.
draw
  ? ? . . .
  B * O A O
  ? ? X . X
where   A is O, B is O
seen    182 of 946

pattern harvested-two-space-link-defense-6c8d9244
why     Strong players played here 340 times of 1,837.
draw
  ? ? . . .
  B * O A .
  ? ? . X .
where   A is O, B is O
seen    340 of 1837

pattern harvested-two-space-link-defense-ac1d8aea
why     Strong players played here 301 times of 1,627.
draw
  . . . ? ?
  . A . * B
  O . . ? ?
where   A is O, B is O
seen    301 of 1627

pattern harvested-two-space-link-defense-54215b57
why     Strong players played here 183 times of 961.
draw
  . . . * ?
  X A O ? B
  . X X ? ?
where   A is O, B is O
seen    183 of 961

pattern harvested-two-space-link-defense-21c89274
why     Strong players played here 208 times of 1,102.
draw
  . . .
  X A O
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    208 of 1102

pattern harvested-two-space-link-defense-4375c2d9
why     Strong players played here 351 times of 1,914.
draw
  ? ? . . .
  B ? X A .
  ? ? * . O
where   A is O, B is O
seen    351 of 1914

pattern harvested-two-space-link-defense-26750633
why     Strong players played here 937 times of 5,305.
draw
  . . .
  X A .
  O X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    937 of 5305

pattern harvested-two-space-link-defense-6653eb2a
why     Strong players played here 527 times of 2,929.
draw
  . . .
  X A .
  O X .
  ? * ?
  ? B ?
where   A is O, B is O
seen    527 of 2929

pattern harvested-two-space-link-defense-dcf72370
why     Strong players played here 236 times of 1,265.
draw
  X . .
  . A .
  . * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    236 of 1265

pattern harvested-two-space-link-defense-07b1fc2f
why     Strong players played here 386 times of 2,133.
draw
  O O * ? ?
  X A X ? B
  X X O ? ?
where   A is O, B is O
seen    386 of 2133

pattern harvested-two-space-link-defense-99f867f6
why     Strong players played here 629 times of 3,565.
draw
  . . .
  X A .
  * X .
  ? ? ?
  ? B ?
where   A is O, B is O
seen    629 of 3565

pattern harvested-two-space-link-defense-d2cf28c1
why     Strong players played here 336 times of 1,856.
draw
  . . .
  . A .
  X . O
  ? ? *
  ? B ?
where   A is O, B is O
seen    336 of 1856

pattern harvested-two-space-link-defense-5f3b7de4
why     Strong players played here 651 times of 3,704.
draw
  . . .
  O A .
  X * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    651 of 3704

pattern harvested-two-space-link-defense-f38bb0bd
why     Strong players played here 389 times of 2,177.
draw
  . . .
  X A .
  O X .
  * ? ?
  ? B ?
where   A is O, B is O
seen    389 of 2177

pattern harvested-two-space-link-defense-163cdb5d
why     Strong players played here 541 times of 3,071.
draw
  . . .
  O A .
  X O .
  ? * ?
  ? B ?
where   A is O, B is O
seen    541 of 3071

pattern harvested-two-space-link-defense-9df2d8f0
why     Strong players played here 328 times of 1,823.
draw
  . . . ? ?
  O A O * B
  X X . ? ?
where   A is O, B is O
seen    328 of 1823

pattern harvested-two-space-link-defense-d4b4d139
why     Strong players played here 962 times of 5,603.
draw
  . . . ? ?
  O A * ? B
  X X O ? ?
where   A is O, B is O
seen    962 of 5603

pattern harvested-two-space-link-defense-b15f1b41
why     Strong players played here 189 times of 1,024.
draw
  O X .
  O A X
  O X X
  * ? ?
  ? B ?
where   A is O, B is O
seen    189 of 1024

pattern harvested-two-space-link-defense-188d057d
why     Strong players played here 214 times of 1,173.
draw
  . . . ? ?
  O A * ? B
  . . X ? ?
where   A is O, B is O
seen    214 of 1173

pattern harvested-two-space-link-defense-272ab177
why     Strong players played here 352 times of 1,984.
draw
  . . . ? ?
  O A * ? B
  O X O ? ?
where   A is O, B is O
seen    352 of 1984

pattern harvested-two-space-link-defense-1e4ccaa7
why     Strong players played here 577 times of 3,321.
draw
  ? ? * . .
  B ? X A O
  ? ? O X X
where   A is O, B is O
seen    577 of 3321

pattern harvested-two-space-link-defense-80bd2a64
why     Strong players played here 303 times of 1,698.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X . . ?
  ? ? X * ?
  ? ? B ? ?
where   A is O, B is O
seen    303 of 1698

pattern harvested-two-space-link-defense-a250736c
why     Strong players played here 198 times of 1,089.
draw
  ? B ?
  ? * ?
  X O O
  X A X
  O X X
where   A is O, B is O
seen    198 of 1089

pattern harvested-two-space-link-defense-a42d23aa
why     Strong players played here 209 times of 1,166.
draw
  ? ? X . .
  B ? X A O
  ? ? * X .
where   A is O, B is O
seen    209 of 1166

pattern harvested-two-space-link-defense-dc74a31d
why     Strong players played here 374 times of 2,182.
draw
  . . . * ?
  O A O ? B
  X X O ? ?
where   A is O, B is O
seen    374 of 2182

pattern harvested-two-space-link-defense-b81bf0ce
why     Strong players played here 185 times of 1,038.
draw
  ? B ?
  ? ? ?
  X * O
  O A O
  X X X
where   A is O, B is O
seen    185 of 1038

pattern harvested-two-space-link-defense-5d26f450
why     Strong players played here 230 times of 1,313.
draw
  . . . ? ?
  X A O * B
  O X X ? ?
where   A is O, B is O
seen    230 of 1313

pattern harvested-two-space-link-defense-2e384952
why     Strong players played here 205 times of 1,175.
draw
  ? B ?
  ? ? ?
  O * O
  X A X
  X O O
where   A is O, B is O
seen    205 of 1175

pattern harvested-two-space-link-defense-18d36814
why     Strong players played here 209 times of 1,201.
draw
  . . . * ?
  X A O ? B
  O X X ? ?
where   A is O, B is O
seen    209 of 1201

pattern harvested-two-space-link-defense-1337f884
why     Strong players played here 383 times of 2,278.
draw
  ? ? . . .
  B ? * A .
  ? ? O X O
where   A is O, B is O
seen    383 of 2278

pattern harvested-two-space-link-defense-f1f526bd
why     Strong players played here 621 times of 3,793.
draw
  ? ? . . .
  B ? X A .
  ? ? * X O
where   A is O, B is O
seen    621 of 3793

pattern harvested-two-space-link-defense-9a763ea6
why     Strong players played here 293 times of 1,738.
draw
  ? ? . . .
  B ? * A .
  ? ? X . X
where   A is O, B is O
seen    293 of 1738

pattern harvested-two-space-link-defense-4201e2d9
why     Strong players played here 713 times of 4,446.
draw
  . . .
  . A .
  O . .
  * ? ?
  ? B ?
where   A is O, B is O
seen    713 of 4446

pattern harvested-two-space-link-defense-84d45174
why     Strong players played here 274 times of 1,640.
draw
  ? ? . . .
  B ? . A .
  ? ? * X .
where   A is O, B is O
seen    274 of 1640

pattern harvested-two-space-link-defense-8c5d74c4
why     Strong players played here 256 times of 1,528.
draw
  ? B ?
  ? ? *
  . . .
  O A O
  X X O
where   A is O, B is O
seen    256 of 1528

pattern harvested-two-space-link-defense-934fda82
why     Strong players played here 477 times of 2,942.
draw
  . . .
  . A .
  X * X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    477 of 2942

pattern harvested-two-space-link-defense-c49c2060
why     Strong players played here 234 times of 1,417.
draw
  ? B ?
  * ? ?
  . . .
  O A O
  X X O
where   A is O, B is O
seen    234 of 1417

pattern harvested-two-space-link-defense-08df7adf
why     Strong players played here 220 times of 1,347.
draw
  . O .
  X A X
  O X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    220 of 1347

pattern harvested-two-space-link-defense-e8617422
why     Strong players played here 4,272 times of 28,777.
draw
  . . .
  . A .
  . . .
  * ? ?
  ? B ?
where   A is O, B is O
seen    4272 of 28777

pattern harvested-two-space-link-defense-2d0f69dd
why     Strong players played here 220 times of 1,350.
draw
  ? ? . . .
  B * O A .
  ? ? X . O
where   A is O, B is O
seen    220 of 1350

pattern harvested-two-space-link-defense-88021be2
why     Strong players played here 256 times of 1,596.
draw
  ? * . . .
  B ? O A .
  ? ? O X .
where   A is O, B is O
seen    256 of 1596

pattern harvested-two-space-link-defense-860b7d13
why     Strong players played here 201 times of 1,238.
draw
  ? ? . . .
  B * X A .
  ? ? O X O
where   A is O, B is O
seen    201 of 1238

pattern harvested-two-space-link-defense-911b64c9
why     Strong players played here 184 times of 1,135.
draw
  ? ? . . .
  B * . A .
  ? ? O . O
where   A is O, B is O
seen    184 of 1135

pattern harvested-two-space-link-defense-6f76058d
why     Strong players played here 604 times of 3,960.
draw
  . . .
  . A .
  X X O
  ? ? *
  ? B ?
where   A is O, B is O
seen    604 of 3960

pattern harvested-two-space-link-defense-58d2295b
why     Strong players played here 185 times of 1,153.
draw
  O O . ? ?
  X A O * B
  X X O ? ?
where   A is O, B is O
seen    185 of 1153

pattern harvested-two-space-link-defense-7815bb6d
why     Strong players played here 394 times of 2,578.
draw
  ? B ?
  ? ? ?
  O * .
  X A O
  X X O
where   A is O, B is O
seen    394 of 2578

pattern harvested-two-space-link-defense-2793be9b
why     Strong players played here 186 times of 1,170.
draw
  . . .
  X A O
  O X X
  * ? ?
  ? B ?
where   A is O, B is O
seen    186 of 1170

pattern harvested-two-space-link-defense-8e043040
why     Strong players played here 633 times of 4,254.
draw
  . . .
  . A .
  X O .
  * ? ?
  ? B ?
where   A is O, B is O
seen    633 of 4254

pattern harvested-two-space-link-defense-805adef0
why     Strong players played here 370 times of 2,482.
draw
  . . .
  O A .
  * X X
  ? ? ?
  ? B ?
where   A is O, B is O
seen    370 of 2482

pattern harvested-two-space-link-defense-059d1a36
why     Strong players played here 187 times of 1,212.
draw
  ? B ?
  ? * ?
  X O O
  X A X
  X X X
where   A is O, B is O
seen    187 of 1212

pattern harvested-two-space-link-defense-f5f13d91
why     Strong players played here 254 times of 1,699.
draw
  . . . ? ?
  X A * ? B
  O X X ? ?
where   A is O, B is O
seen    254 of 1699

pattern harvested-two-space-link-defense-5ab87026
why     Strong players played here 603 times of 4,206.
draw
  . . .
  X A .
  O * O
  ? ? ?
  ? B ?
where   A is O, B is O
seen    603 of 4206

pattern harvested-two-space-link-defense-eed48b85
why     Strong players played here 200 times of 1,327.
draw
  O X * ? ?
  O A X ? B
  X X X ? ?
where   A is O, B is O
seen    200 of 1327

pattern harvested-two-space-link-defense-df00e4f0
why     Strong players played here 238 times of 1,609.
draw
  O . .
  X A O
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    238 of 1609

pattern harvested-two-space-link-defense-d8ee9bc9
why     Strong players played here 301 times of 2,082.
draw
  . . . ? ?
  O A . ? B
  X O . * ?
where   A is O, B is O
seen    301 of 2082

pattern harvested-two-space-link-defense-5b673307
why     Strong players played here 205 times of 1,391.
draw
  ? B ?
  ? ? ?
  O * O
  X A O
  X O X
where   A is O, B is O
seen    205 of 1391

pattern harvested-two-space-link-defense-0ca1a0e4
why     Strong players played here 197 times of 1,343.
draw
  ? ? O . .
  B * X A O
  ? ? X X X
where   A is O, B is O
seen    197 of 1343

pattern harvested-two-space-link-defense-670d7713
why     Strong players played here 192 times of 1,308.
draw
  O O .
  X A X
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    192 of 1308

pattern harvested-two-space-link-defense-be866709
why     Strong players played here 344 times of 2,433.
draw
  ? ? X . .
  B ? * A O
  ? ? . O X
where   A is O, B is O
seen    344 of 2433

pattern harvested-two-space-link-defense-b5d95c4f
why     Strong players played here 405 times of 2,931.
draw
  . . . * ?
  O A . ? B
  X O . ? ?
where   A is O, B is O
seen    405 of 2931

pattern harvested-two-space-link-defense-8cd75cf3
why     Strong players played here 346 times of 2,487.
draw
  . . . * ?
  . A . ? B
  X O . ? ?
where   A is O, B is O
seen    346 of 2487

pattern harvested-two-space-link-defense-06a786c8
why     Strong players played here 417 times of 3,031.
draw
  . . .
  O A .
  X X O
  ? ? *
  ? B ?
where   A is O, B is O
seen    417 of 3031

pattern harvested-two-space-link-defense-95d4f7d6
why     Strong players played here 333 times of 2,395.
draw
  . . .
  O A O
  X X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    333 of 2395

pattern harvested-two-space-link-defense-4aef9780
why     Strong players played here 204 times of 1,427.
draw
  O . . ? ?
  X A O * B
  X X O ? ?
where   A is O, B is O
seen    204 of 1427

pattern harvested-two-space-link-defense-708dbead
why     Strong players played here 305 times of 2,186.
draw
  ? ? . . .
  B * . A .
  ? ? X O .
where   A is O, B is O
seen    305 of 2186

pattern harvested-two-space-link-defense-c4dc776a
why     Strong players played here 200 times of 1,415.
draw
  . . . * ?
  O A O ? B
  X X . ? ?
where   A is O, B is O
seen    200 of 1415

pattern harvested-two-space-link-defense-75ef7aee
why     Strong players played here 203 times of 1,441.
draw
  ? ? O X .
  B ? * A X
  ? ? O O O
where   A is O, B is O
seen    203 of 1441

pattern harvested-two-space-link-defense-ca51daee
why     Strong players played here 197 times of 1,399.
draw
  O O * ? ?
  X A X ? B
  . X O ? ?
where   A is O, B is O
seen    197 of 1399

pattern harvested-two-space-link-defense-002966dd
why     Strong players played here 360 times of 2,666.
draw
  ? B ?
  ? ? ?
  O * O
  X A O
  X X X
where   A is O, B is O
seen    360 of 2666

pattern harvested-two-space-link-defense-07d9eb14
why     Strong players played here 363 times of 2,697.
draw
  ? B ?
  ? ? ?
  O * O
  X A O
  X X O
where   A is O, B is O
seen    363 of 2697

pattern harvested-two-space-link-defense-4677e027
why     Strong players played here 476 times of 3,590.
draw
  ? B ?
  ? ? ?
  O * .
  X A O
  X X X
where   A is O, B is O
seen    476 of 3590

pattern harvested-two-space-link-defense-2fbdc6e6
why     Strong players played here 621 times of 4,761.
draw
  . . .
  . A .
  O . .
  ? * ?
  ? B ?
where   A is O, B is O
seen    621 of 4761

pattern harvested-two-space-link-defense-f4508251
why     Strong players played here 361 times of 2,711.
draw
  . . . * ?
  . A . ? B
  O . . ? ?
where   A is O, B is O
seen    361 of 2711

pattern harvested-two-space-link-defense-84d53bf6
why     Strong players played here 259 times of 1,915.
draw
  ? ? X . .
  B ? * A .
  ? ? . O X
where   A is O, B is O
seen    259 of 1915

pattern harvested-two-space-link-defense-923788b8
why     Strong players played here 216 times of 1,592.
draw
  . . . ? ?
  . A . ? B
  X O . * ?
where   A is O, B is O
seen    216 of 1592

pattern harvested-two-space-link-defense-e65281f1
why     Strong players played here 182 times of 1,344.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X O ?
  ? * O ? ?
  ? ? B ? ?
where   A is O, B is O
seen    182 of 1344

pattern harvested-two-space-link-defense-cf2ccd7a
why     Strong players played here 222 times of 1,687.
draw
  . . . ? ?
  X A * ? B
  . X O ? ?
where   A is O, B is O
seen    222 of 1687

pattern harvested-two-space-link-defense-d6876df1
why     Strong players played here 256 times of 1,969.
draw
  . . .
  O A .
  X O .
  * ? ?
  ? B ?
where   A is O, B is O
seen    256 of 1969

pattern harvested-two-space-link-defense-eb9eab9c
why     Strong players played here 205 times of 1,561.
draw
  ? B ?
  ? ? ?
  O * .
  X A O
  X X .
where   A is O, B is O
seen    205 of 1561

pattern harvested-two-space-link-defense-e906fb98
why     Strong players played here 290 times of 2,308.
draw
  . . . ? ?
  . A . ? B
  O . . * ?
where   A is O, B is O
seen    290 of 2308

pattern harvested-two-space-link-defense-316c0773
why     Strong players played here 288 times of 2,302.
draw
  ? B ?
  ? ? *
  . . .
  . A .
  X O .
where   A is O, B is O
seen    288 of 2302

pattern harvested-two-space-link-defense-7cf64e0c
why     Strong players played here 188 times of 1,496.
draw
  ? ? * . .
  B ? X A X
  ? ? O X .
where   A is O, B is O
seen    188 of 1496

pattern harvested-two-space-link-defense-cf4ddcf0
why     Strong players played here 213 times of 1,748.
draw
  ? * O . .
  B ? X A O
  ? ? . X X
where   A is O, B is O
seen    213 of 1748

pattern harvested-two-space-link-defense-736c4eb7
why     Strong players played here 483 times of 4,174.
draw
  . . .
  X A .
  O X X
  * ? ?
  ? B ?
where   A is O, B is O
seen    483 of 4174

pattern harvested-two-space-link-defense-327c07d8
why     Strong players played here 282 times of 2,375.
draw
  ? * O . .
  B ? X A O
  ? ? X X X
where   A is O, B is O
seen    282 of 2375

pattern harvested-two-space-link-defense-55c5b909
why     Strong players played here 333 times of 2,830.
draw
  O . O ? ?
  X A * ? B
  X X O ? ?
where   A is O, B is O
seen    333 of 2830

pattern harvested-two-space-link-defense-c2e2428b
why     Strong players played here 239 times of 2,009.
draw
  . . .
  O A .
  O X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    239 of 2009

pattern harvested-two-space-link-defense-80fe9eed
why     Strong players played here 230 times of 1,951.
draw
  ? ? * . .
  B ? X A .
  ? ? O X X
where   A is O, B is O
seen    230 of 1951

pattern harvested-two-space-link-defense-8150ba89
why     Strong players played here 182 times of 1,531.
draw
  ? B ?
  ? ? ?
  O * .
  X A O
  . X .
where   A is O, B is O
seen    182 of 1531

pattern harvested-two-space-link-defense-2c044337
why     Strong players played here 535 times of 4,828.
draw
  . . .
  . A .
  O X *
  ? ? ?
  ? B ?
where   A is O, B is O
seen    535 of 4828

pattern harvested-two-space-link-defense-5f6f882e
why     Strong players played here 309 times of 2,724.
draw
  . . . ? ?
  O A O * B
  X X O ? ?
where   A is O, B is O
seen    309 of 2724

pattern harvested-two-space-link-defense-a5e1e9da
why     Strong players played here 206 times of 1,778.
draw
  ? ? . . .
  B * O A .
  ? ? O X .
where   A is O, B is O
seen    206 of 1778

pattern harvested-two-space-link-defense-9f89be10
why     Strong players played here 232 times of 2,043.
draw
  . . . ? ?
  O A . ? B
  X X O * ?
where   A is O, B is O
seen    232 of 2043
