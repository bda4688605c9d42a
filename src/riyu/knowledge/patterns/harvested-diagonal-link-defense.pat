# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as diagonal-link-defense; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-diagonal-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-diagonal-link-defense-1a199aa9
why     Strong players played here 369 times of 372.
draw
  - - - - +
  . . . . |
  O * A . |
  X B X . |
  X X . . |
where   A is O, B is O
seen    369 of 372

pattern harvested-diagonal-link-defense-0d35ae6f
why     Strong players played here 342 times of 347.
draw
  . . . . .
  . B X . .
  . * A X .
  . O X X .
  . . . . .
where   A is O, B is O
seen    342 of 347

pattern harvested-diagonal-link-defense-d877c245
why     Strong players played here 459 times of 467.
draw
  . . . . .
  . O X . .
  . * A X .
  . B X X .
  . . . . .
where   A is O, B is O
seen    459 of 467

pattern harvested-diagonal-link-defense-9c851891
why     Strong players played here 773 times of 807.
draw
  - - - - -
  ? * . . ?
  O X A X .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    773 of 807

pattern harvested-diagonal-link-defense-1dd21de1
why     Strong players played here 316 times of 338.
draw
  . . X . .
  . B * . .
  . X A O .
  . X X . .
  . . . . .
where   A is O, B is O
seen    316 of 338

pattern harvested-diagonal-link-defense-870c9c51
why     Strong players played here 493 times of 546.
draw
  ? ? . ? ?
  ? . X . ?
  X X A X .
  ? B * O ?
  ? ? . ? ?
where   A is O, B is O
seen    493 of 546

pattern harvested-diagonal-link-defense-d5d82536
why     Strong players played here 476 times of 527.
draw
  ? ? . ? ?
  ? B X . ?
  . * A X .
  ? O X X ?
  ? ? . ? ?
where   A is O, B is O
seen    476 of 527

pattern harvested-diagonal-link-defense-502b103f
why     Strong players played here 329 times of 366.
draw
  - - - - -
  ? . . . ?
  . X A X .
  ? B X * ?
  ? ? O ? ?
where   A is O, B is O
seen    329 of 366

pattern harvested-diagonal-link-defense-20896bc5
why     Strong players played here 708 times of 800.
draw
  ? ? . ? ?
  ? O X . ?
  . * A X .
  ? B X X ?
  ? ? . ? ?
where   A is O, B is O
seen    708 of 800

pattern harvested-diagonal-link-defense-bc4805f0
why     Strong players played here 332 times of 375.
draw
  ? ? . ? ?
  ? . X . ?
  X X A X .
  ? O * B ?
  ? ? . ? ?
where   A is O, B is O
seen    332 of 375

pattern harvested-diagonal-link-defense-964e9327
why     Strong players played here 583 times of 674.
draw
  ? ? . ? ?
  ? . X . ?
  . X A X .
  ? B * O ?
  ? ? . ? ?
where   A is O, B is O
seen    583 of 674

pattern harvested-diagonal-link-defense-db71db18
why     Strong players played here 370 times of 430.
draw
  | O O
  | A X
  | X B
  | * ?
where   A is O, B is O
seen    370 of 430

pattern harvested-diagonal-link-defense-1c69384a
why     Strong players played here 369 times of 434.
draw
  ? B . O
  * X A O
  - - - -
where   A is O, B is O
seen    369 of 434

pattern harvested-diagonal-link-defense-6f9b03a8
why     Strong players played here 344 times of 409.
draw
  ? ? X ? ?
  ? X O * ?
  . X A X .
  ? . X B ?
  ? ? . ? ?
where   A is O, B is O
seen    344 of 409

pattern harvested-diagonal-link-defense-f50a14a4
why     Strong players played here 413 times of 500.
draw
  - - - - -
  . . . . .
  X X A . .
  X B * X .
  . O . . .
where   A is O, B is O
seen    413 of 500

pattern harvested-diagonal-link-defense-f22ea2c3
why     Strong players played here 1,004 times of 1,237.
draw
  . . .
  X A X
  B X O
  ? * ?
where   A is O, B is O
seen    1004 of 1237

pattern harvested-diagonal-link-defense-d1e44109
why     Strong players played here 521 times of 644.
draw
  . . X . .
  . B * . .
  . X A O O
  . X X X .
  . . . . .
where   A is O, B is O
seen    521 of 644

pattern harvested-diagonal-link-defense-6858aff9
why     Strong players played here 328 times of 404.
draw
  ? ? . ? ?
  ? * . . ?
  O X A X .
  ? B X . ?
  ? ? . ? ?
where   A is O, B is O
seen    328 of 404

pattern harvested-diagonal-link-defense-fc4483b2
why     Strong players played here 687 times of 878.
draw
  - - - - -
  . . . . .
  X X A . .
  X B * X .
  X O . . .
where   A is O, B is O
seen    687 of 878

pattern harvested-diagonal-link-defense-ffc98093
why     Strong players played here 371 times of 474.
draw
  O . B ?
  X A X *
  X X O ?
where   A is O, B is O
seen    371 of 474

pattern harvested-diagonal-link-defense-0db95fb4
why     Strong players played here 423 times of 544.
draw
  O . O ?
  X A X *
  X X B ?
where   A is O, B is O
seen    423 of 544

pattern harvested-diagonal-link-defense-78d7059d
why     Strong players played here 316 times of 406.
draw
  ? ? . ? ?
  ? B X . ?
  . * A X .
  ? O X X ?
  ? ? O ? ?
where   A is O, B is O
seen    316 of 406

pattern harvested-diagonal-link-defense-6ad06164
why     Strong players played here 388 times of 513.
draw
  . O . . .
  . . . . .
  . . A * .
  . O X B X
  . X X . .
where   A is O, B is O
seen    388 of 513

pattern harvested-diagonal-link-defense-47b17bbe
why     Strong players played here 1,376 times of 1,892.
draw
  - - - - -
  ? . . . ?
  X X A . .
  ? B * X ?
  ? ? . ? ?
where   A is O, B is O
seen    1376 of 1892

pattern harvested-diagonal-link-defense-80ae63c0
why     Strong players played here 804 times of 1,096.
draw
  ? ? X ? ?
  ? B * . ?
  . X A O O
  ? X X X ?
  ? ? . ? ?
where   A is O, B is O
seen    804 of 1096

pattern harvested-diagonal-link-defense-7b0f925a
why     Strong players played here 959 times of 1,341.
draw
  | . O
  | A X
  | X B
  | * ?
where   A is O, B is O
seen    959 of 1341

pattern harvested-diagonal-link-defense-8712d642
why     Strong players played here 436 times of 603.
draw
  - - - - -
  . . . . .
  * X A . .
  . B X O O
  . . X X X
where   A is O, B is O
seen    436 of 603

pattern harvested-diagonal-link-defense-c84735d5
why     Strong players played here 403 times of 559.
draw
  ? ? . ? ?
  ? O X . ?
  . * A X .
  ? B X X ?
  ? ? O ? ?
where   A is O, B is O
seen    403 of 559

pattern harvested-diagonal-link-defense-d54fceee
why     Strong players played here 376 times of 521.
draw
  - - - - +
  ? . . . |
  O * A . |
  ? B X . |
  ? ? . ? |
where   A is O, B is O
seen    376 of 521

pattern harvested-diagonal-link-defense-716d7c5f
why     Strong players played here 434 times of 604.
draw
  . . . . .
  . B * . .
  O X A X .
  X X . . .
  . . . . .
where   A is O, B is O
seen    434 of 604

pattern harvested-diagonal-link-defense-a34b6081
why     Strong players played here 608 times of 875.
draw
  ? ? . ? ?
  ? . . . ?
  O * A . .
  ? B X . ?
  ? ? . ? ?
where   A is O, B is O
seen    608 of 875

pattern harvested-diagonal-link-defense-7c4ccbcc
why     Strong players played here 332 times of 472.
draw
  - - - - -
  ? . . . ?
  X X A . .
  ? B * O ?
  ? ? X ? ?
where   A is O, B is O
seen    332 of 472

pattern harvested-diagonal-link-defense-f4e92a7d
why     Strong players played here 537 times of 785.
draw
  ? ? X ? ?
  ? B * . ?
  . X A O .
  ? X X . ?
  ? ? . ? ?
where   A is O, B is O
seen    537 of 785

pattern harvested-diagonal-link-defense-8776bdf7
why     Strong players played here 759 times of 1,131.
draw
  X O .
  X A X
  O X B
  ? * ?
where   A is O, B is O
seen    759 of 1131

pattern harvested-diagonal-link-defense-5c511601
why     Strong players played here 2,755 times of 4,257.
draw
  X * B
  O A X
  X X X
where   A is O, B is O
seen    2755 of 4257

pattern harvested-diagonal-link-defense-a371c3e1
why     Strong players played here 482 times of 724.
draw
  | . .
  | A X
  | X B
  | * ?
where   A is O, B is O
seen    482 of 724

pattern harvested-diagonal-link-defense-a33bfb28
why     Strong players played here 347 times of 519.
draw
  ? ? O ? ?
  ? B * O ?
  . X A X .
  ? X O X ?
  ? ? O ? ?
where   A is O, B is O
seen    347 of 519

pattern harvested-diagonal-link-defense-ed33260e
why     Strong players played here 566 times of 877.
draw
  X X B ?
  . A X *
  - - - -
where   A is O, B is O
seen    566 of 877

pattern harvested-diagonal-link-defense-26a5bc78
why     Strong players played here 2,111 times of 3,447.
draw
  X * B
  O A X
  O X X
where   A is O, B is O
seen    2111 of 3447

pattern harvested-diagonal-link-defense-b5cf4ed9
why     Strong players played here 368 times of 585.
draw
  ? ? . ? ?
  ? . . . ?
  X X A . .
  ? O * B ?
  ? ? X ? ?
where   A is O, B is O
seen    368 of 585

pattern harvested-diagonal-link-defense-ad2a40eb
why     Strong players played here 387 times of 630.
draw
  ? ? . ? ?
  ? . . . ?
  X X A . .
  ? B * O ?
  ? ? X ? ?
where   A is O, B is O
seen    387 of 630

pattern harvested-diagonal-link-defense-cc69563f
why     Strong players played here 381 times of 631.
draw
  ? * ?
  B X O
  X A X
  X O X
where   A is O, B is O
seen    381 of 631

pattern harvested-diagonal-link-defense-2aa1df2b
why     Strong players played here 1,026 times of 1,751.
draw
  - - - - -
  ? . . . ?
  . X A X *
  ? X X B ?
  ? ? O ? ?
where   A is O, B is O
seen    1026 of 1751

pattern harvested-diagonal-link-defense-5ec4bda3
why     Strong players played here 935 times of 1,596.
draw
  X * B
  O A X
  X O X
where   A is O, B is O
seen    935 of 1596

pattern harvested-diagonal-link-defense-f888289b
why     Strong players played here 800 times of 1,367.
draw
  X * B
  X A X
  O O X
where   A is O, B is O
seen    800 of 1367

pattern harvested-diagonal-link-defense-520bb287
why     Strong players played here 338 times of 566.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? B X O ?
  ? ? * ? ?
where   A is O, B is O
seen    338 of 566

pattern harvested-diagonal-link-defense-df3ff407
why     Strong players played here 669 times of 1,144.
draw
  . . .
  X A .
  O X B
  ? * ?
where   A is O, B is O
seen    669 of 1144

pattern harvested-diagonal-link-defense-111cf438
why     Strong players played here 984 times of 1,715.
draw
  ? O . .
  * X A X
  ? B X .
where   A is O, B is O
seen    984 of 1715

pattern harvested-diagonal-link-defense-925e47df
why     Strong players played here 570 times of 994.
draw
  B * .
  X A X
  X X O
where   A is O, B is O
seen    570 of 994

pattern harvested-diagonal-link-defense-eaa3ba34
why     Strong players played here 1,619 times of 2,910.
draw
  B X .
  * A X
  X O X
where   A is O, B is O
seen    1619 of 2910

pattern harvested-diagonal-link-defense-e0cd4827
why     Strong players played here 500 times of 876.
draw
  X O .
  X A X
  B X O
  ? * ?
where   A is O, B is O
seen    500 of 876

pattern harvested-diagonal-link-defense-f9ad065b
why     Strong players played here 770 times of 1,383.
draw
  ? ? . ? ?
  ? X . . ?
  . * A . .
  ? B X X ?
  ? ? O ? ?
where   A is O, B is O
seen    770 of 1383

pattern harvested-diagonal-link-defense-d21da61e
why     Strong players played here 737 times of 1,328.
draw
  B * .
  X A X
  O X .
where   A is O, B is O
seen    737 of 1328

pattern harvested-diagonal-link-defense-b1e0cacb
why     Strong players played here 799 times of 1,451.
draw
  X . O
  * A O
  B X X
where   A is O, B is O
seen    799 of 1451

pattern harvested-diagonal-link-defense-02c6f6ee
why     Strong players played here 3,771 times of 7,081.
draw
  X . .
  * A O
  B X X
where   A is O, B is O
seen    3771 of 7081

pattern harvested-diagonal-link-defense-32fd1f51
why     Strong players played here 316 times of 564.
draw
  - - - - -
  ? . . . ?
  X X A . .
  ? B * X ?
  ? ? O ? ?
where   A is O, B is O
seen    316 of 564

pattern harvested-diagonal-link-defense-79006b6e
why     Strong players played here 450 times of 820.
draw
  - - - - -
  ? . . . ?
  * X A X .
  ? B X . ?
  ? ? X ? ?
where   A is O, B is O
seen    450 of 820

pattern harvested-diagonal-link-defense-11cb8964
why     Strong players played here 582 times of 1,077.
draw
  ? ? . ? ?
  ? O . . ?
  * X A . .
  ? B X X ?
  ? ? O ? ?
where   A is O, B is O
seen    582 of 1077

pattern harvested-diagonal-link-defense-efa4c016
why     Strong players played here 1,248 times of 2,361.
draw
  X * B
  O A X
  X X O
where   A is O, B is O
seen    1248 of 2361

pattern harvested-diagonal-link-defense-aa770a02
why     Strong players played here 344 times of 634.
draw
  X . O
  X A O
  B * X
where   A is O, B is O
seen    344 of 634

pattern harvested-diagonal-link-defense-958d41f8
why     Strong players played here 337 times of 625.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? B X * ?
  ? ? O ? ?
where   A is O, B is O
seen    337 of 625

pattern harvested-diagonal-link-defense-48ca0a55
why     Strong players played here 556 times of 1,062.
draw
  X * B
  X A X
  X O X
where   A is O, B is O
seen    556 of 1062

pattern harvested-diagonal-link-defense-5f34ed63
why     Strong players played here 423 times of 805.
draw
  X O .
  X A X
  B * X
where   A is O, B is O
seen    423 of 805

pattern harvested-diagonal-link-defense-6b44277b
why     Strong players played here 364 times of 707.
draw
  . O .
  X A X
  X * B
where   A is O, B is O
seen    364 of 707

pattern harvested-diagonal-link-defense-5b15d3f9
why     Strong players played here 567 times of 1,118.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . O
  ? X * B ?
  ? ? O ? ?
where   A is O, B is O
seen    567 of 1118

pattern harvested-diagonal-link-defense-641badd1
why     Strong players played here 1,079 times of 2,168.
draw
  . . .
  X A O
  B * X
where   A is O, B is O
seen    1079 of 2168

pattern harvested-diagonal-link-defense-6a03ec90
why     Strong players played here 414 times of 812.
draw
  ? O . .
  * X A X
  ? B X X
where   A is O, B is O
seen    414 of 812

pattern harvested-diagonal-link-defense-debfa326
why     Strong players played here 659 times of 1,312.
draw
  X O .
  * A X
  B X X
where   A is O, B is O
seen    659 of 1312

pattern harvested-diagonal-link-defense-e6f9661f
why     Strong players played here 464 times of 916.
draw
  . . . . .
  . * . . .
  . X A . .
  . B X X .
  . . O X .
where   A is O, B is O
seen    464 of 916

pattern harvested-diagonal-link-defense-8d1eb788
why     Strong players played here 806 times of 1,623.
draw
  X . O
  * A .
  B X X
where   A is O, B is O
seen    806 of 1623

pattern harvested-diagonal-link-defense-057cfa8d
why     Strong players played here 3,219 times of 6,666.
draw
  B * O
  X A X
  X O X
where   A is O, B is O
seen    3219 of 6666

pattern harvested-diagonal-link-defense-2e7477a5
why     Strong players played here 518 times of 1,035.
draw
  X O .
  * A O
  B X X
where   A is O, B is O
seen    518 of 1035

pattern harvested-diagonal-link-defense-eca8636c
why     Strong players played here 937 times of 1,913.
draw
  B * O
  X A X
  X X O
where   A is O, B is O
seen    937 of 1913

pattern harvested-diagonal-link-defense-a8a7f506
why     Strong players played here 918 times of 1,887.
draw
  X . .
  X A O
  B * X
where   A is O, B is O
seen    918 of 1887

pattern harvested-diagonal-link-defense-df88f5e2
why     Strong players played here 1,023 times of 2,112.
draw
  B X .
  * A X
  X O O
where   A is O, B is O
seen    1023 of 2112

pattern harvested-diagonal-link-defense-3bec795b
why     Strong players played here 1,198 times of 2,495.
draw
  ? O . .
  * X A .
  ? B X X
where   A is O, B is O
seen    1198 of 2495

pattern harvested-diagonal-link-defense-6dce122e
why     Strong players played here 961 times of 2,009.
draw
  B X .
  * A X
  O X O
where   A is O, B is O
seen    961 of 2009

pattern harvested-diagonal-link-defense-58f43938
why     Strong players played here 756 times of 1,572.
draw
  B * .
  X A X
  . X O
where   A is O, B is O
seen    756 of 1572

pattern harvested-diagonal-link-defense-310c2cd0
why     Strong players played here 365 times of 743.
draw
  X O O
  X A X
  O X B
  ? * ?
where   A is O, B is O
seen    365 of 743

pattern harvested-diagonal-link-defense-f24cb823
why     Strong players played here 348 times of 713.
draw
  ? ? . ? ?
  ? . . . ?
  . . A * X
  ? X X B ?
  ? ? O ? ?
where   A is O, B is O
seen    348 of 713

pattern harvested-diagonal-link-defense-cb4d9f30
why     Strong players played here 372 times of 768.
draw
  B * .
  X A X
  X O X
where   A is O, B is O
seen    372 of 768

pattern harvested-diagonal-link-defense-30733806
why     Strong players played here 443 times of 926.
draw
  ? ? . ? ?
  ? * . . ?
  O X A . .
  ? B X X ?
  ? ? O ? ?
where   A is O, B is O
seen    443 of 926

pattern harvested-diagonal-link-defense-71436e92
why     Strong players played here 2,927 times of 6,394.
draw
  . . .
  X A .
  B * X
where   A is O, B is O
seen    2927 of 6394

pattern harvested-diagonal-link-defense-433b3a47
why     Strong players played here 911 times of 1,956.
draw
  X . .
  * A O
  B X .
where   A is O, B is O
seen    911 of 1956

pattern harvested-diagonal-link-defense-4452de8f
why     Strong players played here 432 times of 913.
draw
  X * B
  O A X
  O X O
where   A is O, B is O
seen    432 of 913

pattern harvested-diagonal-link-defense-d292695d
why     Strong players played here 426 times of 914.
draw
  - - - - -
  ? . . . ?
  * X A . .
  ? B X X ?
  ? ? . ? ?
where   A is O, B is O
seen    426 of 914

pattern harvested-diagonal-link-defense-1e397f89
why     Strong players played here 1,190 times of 2,646.
draw
  . . .
  X A .
  B X O
  ? * ?
where   A is O, B is O
seen    1190 of 2646

pattern harvested-diagonal-link-defense-94bd13c5
why     Strong players played here 2,908 times of 6,655.
draw
  X . .
  * A .
  B X X
where   A is O, B is O
seen    2908 of 6655

pattern harvested-diagonal-link-defense-209c452d
why     Strong players played here 1,385 times of 3,136.
draw
  - - - - -
  ? . . . ?
  * X A . .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    1385 of 3136

pattern harvested-diagonal-link-defense-7a34510e
why     Strong players played here 1,019 times of 2,298.
draw
  X . .
  * A O
  B X O
where   A is O, B is O
seen    1019 of 2298

pattern harvested-diagonal-link-defense-a6c327f3
why     Strong players played here 937 times of 2,116.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * B ?
  ? ? O ? ?
where   A is O, B is O
seen    937 of 2116

pattern harvested-diagonal-link-defense-ed7571e2
why     Strong players played here 4,206 times of 9,817.
draw
  . X .
  X A X
  B * O
where   A is O, B is O
seen    4206 of 9817

pattern harvested-diagonal-link-defense-85450415
why     Strong players played here 328 times of 722.
draw
  X * B
  . A X
  X O X
where   A is O, B is O
seen    328 of 722

pattern harvested-diagonal-link-defense-bb3ad377
why     Strong players played here 338 times of 746.
draw
  X * B
  O A X
  X . X
where   A is O, B is O
seen    338 of 746

pattern harvested-diagonal-link-defense-9b0724a2
why     Strong players played here 2,675 times of 6,224.
draw
  O X .
  * A X
  B X X
where   A is O, B is O
seen    2675 of 6224

pattern harvested-diagonal-link-defense-540b783a
why     Strong players played here 401 times of 900.
draw
  X . O
  * A O
  B X O
where   A is O, B is O
seen    401 of 900

pattern harvested-diagonal-link-defense-c978e37d
why     Strong players played here 333 times of 747.
draw
  ? B . O
  * X A O
  ? O X X
where   A is O, B is O
seen    333 of 747

pattern harvested-diagonal-link-defense-02c93029
why     Strong players played here 474 times of 1,083.
draw
  O . .
  . A X
  X * B
where   A is O, B is O
seen    474 of 1083

pattern harvested-diagonal-link-defense-5cfca20f
why     Strong players played here 2,384 times of 5,731.
draw
  . . . ?
  X A X *
  X X B ?
where   A is O, B is O
seen    2384 of 5731

pattern harvested-diagonal-link-defense-9779efcf
why     Strong players played here 320 times of 730.
draw
  X . B ?
  O A X *
  X X O ?
where   A is O, B is O
seen    320 of 730

pattern harvested-diagonal-link-defense-01965017
why     Strong players played here 384 times of 885.
draw
  ? O . .
  * X A X
  ? B X O
where   A is O, B is O
seen    384 of 885

pattern harvested-diagonal-link-defense-a975ddb3
why     Strong players played here 666 times of 1,620.
draw
  O . .
  . A X
  * X B
where   A is O, B is O
seen    666 of 1620

pattern harvested-diagonal-link-defense-4820066b
why     Strong players played here 473 times of 1,147.
draw
  X O .
  * A X
  B X .
where   A is O, B is O
seen    473 of 1147

pattern harvested-diagonal-link-defense-e3bb0676
why     Strong players played here 483 times of 1,204.
draw
  ? B . .
  * X A O
  ? O X X
where   A is O, B is O
seen    483 of 1204

pattern harvested-diagonal-link-defense-4486c26e
why     Strong players played here 2,533 times of 6,621.
draw
  B * O
  X A X
  X X X
where   A is O, B is O
seen    2533 of 6621

pattern harvested-diagonal-link-defense-06b9618f
why     Strong players played here 341 times of 859.
draw
  O . O
  X A O
  B * X
where   A is O, B is O
seen    341 of 859

pattern harvested-diagonal-link-defense-bc213346
why     Strong players played here 567 times of 1,480.
draw
  O . O
  X A .
  B * X
where   A is O, B is O
seen    567 of 1480

pattern harvested-diagonal-link-defense-816376c2
why     Strong players played here 337 times of 863.
draw
  . . . . |
  . * . . |
  . . A . |
  O B X . |
  X X X . |
where   A is O, B is O
seen    337 of 863

pattern harvested-diagonal-link-defense-457cf8c1
why     Strong players played here 1,339 times of 3,603.
draw
  . . .
  . A .
  B X O
  ? * ?
where   A is O, B is O
seen    1339 of 3603

pattern harvested-diagonal-link-defense-203ebde5
why     Strong players played here 632 times of 1,686.
draw
  ? ? . ? ?
  ? B * . ?
  O X A X .
  ? X . . ?
  ? ? . ? ?
where   A is O, B is O
seen    632 of 1686

pattern harvested-diagonal-link-defense-6e6cbd18
why     Strong players played here 335 times of 879.
draw
  X O .
  X A X
  X * B
where   A is O, B is O
seen    335 of 879

pattern harvested-diagonal-link-defense-2ed2b5bd
why     Strong players played here 507 times of 1,352.
draw
  - - - - -
  ? . . . ?
  O * A . .
  ? B X . ?
  ? ? X ? ?
where   A is O, B is O
seen    507 of 1352

pattern harvested-diagonal-link-defense-09e7d391
why     Strong players played here 1,210 times of 3,328.
draw
  O . .
  X A .
  B * X
where   A is O, B is O
seen    1210 of 3328

pattern harvested-diagonal-link-defense-dd29c627
why     Strong players played here 987 times of 2,711.
draw
  ? ? . ? ?
  ? B * . ?
  X X A . .
  - - - - -
where   A is O, B is O
seen    987 of 2711

pattern harvested-diagonal-link-defense-e241b5d0
why     Strong players played here 565 times of 1,547.
draw
  - - - - -
  ? . . . ?
  * X A . .
  ? B X X ?
  ? ? O ? ?
where   A is O, B is O
seen    565 of 1547

pattern harvested-diagonal-link-defense-ebdd7ba9
why     Strong players played here 676 times of 1,877.
draw
  O X .
  * A X
  B X O
where   A is O, B is O
seen    676 of 1877

pattern harvested-diagonal-link-defense-3bf89b6c
why     Strong players played here 354 times of 974.
draw
  O . O
  X A X
  X * B
where   A is O, B is O
seen    354 of 974

pattern harvested-diagonal-link-defense-a1e9d925
why     Strong players played here 367 times of 1,016.
draw
  . . .
  X A O
  B X O
  ? * ?
where   A is O, B is O
seen    367 of 1016

pattern harvested-diagonal-link-defense-14a230d7
why     Strong players played here 369 times of 1,022.
draw
  ? O . O
  * X A O
  ? B X X
where   A is O, B is O
seen    369 of 1022

pattern harvested-diagonal-link-defense-2a1ef913
why     Strong players played here 356 times of 989.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . O
  ? B X . ?
  ? ? X ? ?
where   A is O, B is O
seen    356 of 989

pattern harvested-diagonal-link-defense-eb007454
why     Strong players played here 492 times of 1,397.
draw
  | * B
  | A X
  | O X
where   A is O, B is O
seen    492 of 1397

pattern harvested-diagonal-link-defense-2198dd09
why     Strong players played here 2,365 times of 7,000.
draw
  B X .
  * A X
  O X X
where   A is O, B is O
seen    2365 of 7000

pattern harvested-diagonal-link-defense-04b96478
why     Strong players played here 586 times of 1,686.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    586 of 1686

pattern harvested-diagonal-link-defense-474feb3d
why     Strong players played here 410 times of 1,186.
draw
  B X .
  * A X
  X X O
where   A is O, B is O
seen    410 of 1186

pattern harvested-diagonal-link-defense-f061e894
why     Strong players played here 1,000 times of 3,032.
draw
  . . . . .
  . . . . .
  . * A . .
  . B X . .
  . . X . .
where   A is O, B is O
seen    1000 of 3032

pattern harvested-diagonal-link-defense-15966962
why     Strong players played here 359 times of 1,055.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O X
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    359 of 1055

pattern harvested-diagonal-link-defense-673cc087
why     Strong players played here 316 times of 947.
draw
  X * B
  . A X
  X . X
where   A is O, B is O
seen    316 of 947

pattern harvested-diagonal-link-defense-1e45eda1
why     Strong players played here 364 times of 1,141.
draw
  X * B
  . A X
  - - -
where   A is O, B is O
seen    364 of 1141

pattern harvested-diagonal-link-defense-446f4a23
why     Strong players played here 402 times of 1,274.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . X . A * . .
  . . X X B . .
  . . . . . . .
  ? . . . . . ?
where   A is O, B is O
seen    402 of 1274

pattern harvested-diagonal-link-defense-626a03f6
why     Strong players played here 571 times of 1,859.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O X
  ? B X X ?
  ? ? . ? ?
where   A is O, B is O
seen    571 of 1859

pattern harvested-diagonal-link-defense-99c47065
why     Strong players played here 439 times of 1,417.
draw
  . . . . .
  . . . . .
  . X A . .
  . B X . .
  . . * . .
where   A is O, B is O
seen    439 of 1417

pattern harvested-diagonal-link-defense-1d51b627
why     Strong players played here 333 times of 1,063.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O X
  ? B X X ?
  ? ? X ? ?
where   A is O, B is O
seen    333 of 1063

pattern harvested-diagonal-link-defense-585f1376
why     Strong players played here 815 times of 2,711.
draw
  ? ? . ? ?
  ? B . * ?
  X X A . .
  - - - - -
where   A is O, B is O
seen    815 of 2711

pattern harvested-diagonal-link-defense-946fafa1
why     Strong players played here 991 times of 3,420.
draw
  B * .
  X A X
  . X .
where   A is O, B is O
seen    991 of 3420

pattern harvested-diagonal-link-defense-eb0a63d1
why     Strong players played here 444 times of 1,516.
draw
  O . .
  X A O
  B * X
where   A is O, B is O
seen    444 of 1516

pattern harvested-diagonal-link-defense-71389842
why     Strong players played here 348 times of 1,179.
draw
  X . .
  X A O
  B X O
  ? * ?
where   A is O, B is O
seen    348 of 1179

pattern harvested-diagonal-link-defense-d48720ee
why     Strong players played here 324 times of 1,095.
draw
  ? ? . ? ?
  ? . . . ?
  O . A * .
  ? X X B ?
  ? ? . ? ?
where   A is O, B is O
seen    324 of 1095

pattern harvested-diagonal-link-defense-5d8312ae
why     Strong players played here 2,059 times of 7,365.
draw
  X O *
  X A X
  . X B
where   A is O, B is O
seen    2059 of 7365

pattern harvested-diagonal-link-defense-895d6f88
why     Strong players played here 1,187 times of 4,272.
draw
  X O *
  O A X
  X X B
where   A is O, B is O
seen    1187 of 4272

pattern harvested-diagonal-link-defense-0d567d02
why     Strong players played here 755 times of 2,700.
draw
  B * .
  X A X
  X . .
where   A is O, B is O
seen    755 of 2700

pattern harvested-diagonal-link-defense-c63bcd16
why     Strong players played here 509 times of 1,832.
draw
  ? ? . ? |
  ? . . . |
  * X A . |
  ? B X . |
  ? ? X ? |
where   A is O, B is O
seen    509 of 1832

pattern harvested-diagonal-link-defense-ea3d6807
why     Strong players played here 460 times of 1,667.
draw
  ? ? . ? ?
  ? . . . ?
  * X A . .
  ? B X X ?
  ? ? X ? ?
where   A is O, B is O
seen    460 of 1667

pattern harvested-diagonal-link-defense-3f3411d3
why     Strong players played here 383 times of 1,384.
draw
  X * B
  . A X
  X X X
where   A is O, B is O
seen    383 of 1384

pattern harvested-diagonal-link-defense-7d00e62b
why     Strong players played here 408 times of 1,483.
draw
  X * B
  X A X
  O X X
where   A is O, B is O
seen    408 of 1483

pattern harvested-diagonal-link-defense-969d3ee0
why     Strong players played here 608 times of 2,245.
draw
  ? ? O ? ?
  ? B . O ?
  X * A . .
  - - - - -
where   A is O, B is O
seen    608 of 2245

pattern harvested-diagonal-link-defense-459659b8
why     Strong players played here 453 times of 1,664.
draw
  O * B
  X A X
  X X O
where   A is O, B is O
seen    453 of 1664

pattern harvested-diagonal-link-defense-a7857dc8
why     Strong players played here 349 times of 1,274.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . X . A . * .
  . . X X B . .
  . . . . . . .
  ? . . . . . ?
where   A is O, B is O
seen    349 of 1274

pattern harvested-diagonal-link-defense-43101446
why     Strong players played here 1,101 times of 4,182.
draw
  X O O ?
  X A X *
  X X B ?
where   A is O, B is O
seen    1101 of 4182

pattern harvested-diagonal-link-defense-9ec3a2b1
why     Strong players played here 440 times of 1,627.
draw
  O . *
  O A X
  O X B
where   A is O, B is O
seen    440 of 1627

pattern harvested-diagonal-link-defense-f5d050d4
why     Strong players played here 1,547 times of 5,976.
draw
  B * .
  X A .
  - - -
where   A is O, B is O
seen    1547 of 5976

pattern harvested-diagonal-link-defense-dbd4fb3c
why     Strong players played here 373 times of 1,378.
draw
  X O O ?
  O A X *
  X X B ?
where   A is O, B is O
seen    373 of 1378

pattern harvested-diagonal-link-defense-6915a255
why     Strong players played here 627 times of 2,376.
draw
  O . *
  O A X
  X X B
where   A is O, B is O
seen    627 of 2376

pattern harvested-diagonal-link-defense-28769ff8
why     Strong players played here 328 times of 1,219.
draw
  - - - - -
  ? . . . ?
  . X A . .
  ? B * O ?
  ? ? O ? ?
where   A is O, B is O
seen    328 of 1219

pattern harvested-diagonal-link-defense-c037fb89
why     Strong players played here 404 times of 1,528.
draw
  . . . . .
  . * . . .
  . X A . .
  . B X X .
  . . . . .
where   A is O, B is O
seen    404 of 1528

pattern harvested-diagonal-link-defense-7926674f
why     Strong players played here 8,254 times of 33,481.
draw
  . . .
  X A .
  B X *
where   A is O, B is O
seen    8254 of 33481

pattern harvested-diagonal-link-defense-9e57ed29
why     Strong players played here 3,343 times of 13,485.
draw
  X O *
  X A X
  X X B
where   A is O, B is O
seen    3343 of 13485

pattern harvested-diagonal-link-defense-845b9ba3
why     Strong players played here 540 times of 2,087.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O .
  ? B X . ?
  ? ? X ? ?
where   A is O, B is O
seen    540 of 2087

pattern harvested-diagonal-link-defense-7d49b855
why     Strong players played here 623 times of 2,431.
draw
  ? B X .
  * X A X
  ? O O X
where   A is O, B is O
seen    623 of 2431

pattern harvested-diagonal-link-defense-9c5eece0
why     Strong players played here 1,476 times of 5,927.
draw
  X O *
  X A X
  O X B
where   A is O, B is O
seen    1476 of 5927

pattern harvested-diagonal-link-defense-e197f190
why     Strong players played here 439 times of 1,699.
draw
  ? ? . ? ?
  ? * . . ?
  . X A . O
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    439 of 1699

pattern harvested-diagonal-link-defense-cdb9947c
why     Strong players played here 588 times of 2,324.
draw
  - - - - -
  ? . . . ?
  * . A . .
  ? B X . ?
  ? ? X ? ?
where   A is O, B is O
seen    588 of 2324

pattern harvested-diagonal-link-defense-94d6a5a6
why     Strong players played here 359 times of 1,393.
draw
  ? ? . ? ?
  ? X O . ?
  . X A X .
  ? B X * ?
  ? ? . ? ?
where   A is O, B is O
seen    359 of 1393

pattern harvested-diagonal-link-defense-816df713
why     Strong players played here 654 times of 2,604.
draw
  O O O ?
  X A X *
  X X B ?
where   A is O, B is O
seen    654 of 2604

pattern harvested-diagonal-link-defense-32080677
why     Strong players played here 8,661 times of 36,621.
draw
  . . .
  * A .
  B X .
where   A is O, B is O
seen    8661 of 36621

pattern harvested-diagonal-link-defense-1d537892
why     Strong players played here 380 times of 1,545.
draw
  - - - - -
  ? . . . ?
  . X A * .
  ? O X B ?
  ? ? X ? ?
where   A is O, B is O
seen    380 of 1545

pattern harvested-diagonal-link-defense-a3e96e45
why     Strong players played here 400 times of 1,640.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? B * O ?
  ? ? O ? ?
where   A is O, B is O
seen    400 of 1640

pattern harvested-diagonal-link-defense-c5c07861
why     Strong players played here 1,522 times of 6,545.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? B X . ?
  ? ? * ? ?
where   A is O, B is O
seen    1522 of 6545

pattern harvested-diagonal-link-defense-cb64362a
why     Strong players played here 884 times of 3,769.
draw
  O * B
  X A X
  X O O
where   A is O, B is O
seen    884 of 3769

pattern harvested-diagonal-link-defense-606854f6
why     Strong players played here 319 times of 1,314.
draw
  B * .
  X A O
  . O X
where   A is O, B is O
seen    319 of 1314

pattern harvested-diagonal-link-defense-2e9b1d83
why     Strong players played here 923 times of 4,022.
draw
  O . *
  . A X
  X X B
where   A is O, B is O
seen    923 of 4022

pattern harvested-diagonal-link-defense-4910b16d
why     Strong players played here 6,053 times of 27,849.
draw
  ? . . .
  * X A .
  ? B X X
where   A is O, B is O
seen    6053 of 27849

pattern harvested-diagonal-link-defense-06bae5c6
why     Strong players played here 832 times of 3,687.
draw
  B * O
  X A X
  X O O
where   A is O, B is O
seen    832 of 3687

pattern harvested-diagonal-link-defense-9c81e1d6
why     Strong players played here 458 times of 1,998.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O O
  ? B X X ?
  ? ? . ? ?
where   A is O, B is O
seen    458 of 1998

pattern harvested-diagonal-link-defense-d4e56dd2
why     Strong players played here 6,399 times of 29,658.
draw
  . . .
  X A .
  B X .
  ? * ?
where   A is O, B is O
seen    6399 of 29658

pattern harvested-diagonal-link-defense-a55fe9cb
why     Strong players played here 1,091 times of 4,937.
draw
  . . .
  O A *
  . X B
where   A is O, B is O
seen    1091 of 4937

pattern harvested-diagonal-link-defense-7f208bc5
why     Strong players played here 451 times of 2,015.
draw
  X O O ?
  X A X *
  O X B ?
where   A is O, B is O
seen    451 of 2015

pattern harvested-diagonal-link-defense-8f6f607b
why     Strong players played here 386 times of 1,722.
draw
  X . . ?
  . A X *
  X X B ?
where   A is O, B is O
seen    386 of 1722

pattern harvested-diagonal-link-defense-f680248c
why     Strong players played here 3,564 times of 17,336.
draw
  . . .
  X A .
  B * O
where   A is O, B is O
seen    3564 of 17336

pattern harvested-diagonal-link-defense-624f008a
why     Strong players played here 520 times of 2,431.
draw
  ? ? . ? ?
  ? * . . ?
  . X A O .
  ? B X X ?
  ? ? . ? ?
where   A is O, B is O
seen    520 of 2431

pattern harvested-diagonal-link-defense-2da26b3d
why     Strong players played here 666 times of 3,148.
draw
  ? ? . ? |
  ? * . . |
  . . A . |
  ? B X . |
  ? ? X ? |
where   A is O, B is O
seen    666 of 3148

pattern harvested-diagonal-link-defense-d0bf9d3f
why     Strong players played here 1,379 times of 6,658.
draw
  ? . . .
  * X A X
  ? B X .
where   A is O, B is O
seen    1379 of 6658

pattern harvested-diagonal-link-defense-0abad471
why     Strong players played here 315 times of 1,453.
draw
  X O *
  O A X
  O X B
where   A is O, B is O
seen    315 of 1453

pattern harvested-diagonal-link-defense-5905dbdc
why     Strong players played here 610 times of 2,959.
draw
  O . .
  . A *
  . X B
where   A is O, B is O
seen    610 of 2959

pattern harvested-diagonal-link-defense-c0dddbb8
why     Strong players played here 2,158 times of 10,932.
draw
  * . .
  X A O
  B X O
where   A is O, B is O
seen    2158 of 10932

pattern harvested-diagonal-link-defense-41e1566d
why     Strong players played here 714 times of 3,517.
draw
  ? ? . ? ?
  ? . . . ?
  X . A * .
  ? X X B ?
  ? ? . ? ?
where   A is O, B is O
seen    714 of 3517

pattern harvested-diagonal-link-defense-c8a19e22
why     Strong players played here 1,344 times of 6,897.
draw
  ? ? . ? ?
  ? * . . ?
  . X A . .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    1344 of 6897

pattern harvested-diagonal-link-defense-aa841d71
why     Strong players played here 1,286 times of 6,804.
draw
  ? ? . ? ?
  ? * . . ?
  . X A . .
  ? B X X ?
  ? ? . ? ?
where   A is O, B is O
seen    1286 of 6804

pattern harvested-diagonal-link-defense-78bf7a52
why     Strong players played here 877 times of 4,616.
draw
  O . *
  . A X
  O X B
where   A is O, B is O
seen    877 of 4616

pattern harvested-diagonal-link-defense-f5fd9eb6
why     Strong players played here 1,838 times of 9,900.
draw
  O . .
  X A *
  X X B
where   A is O, B is O
seen    1838 of 9900

pattern harvested-diagonal-link-defense-d0aeb09c
why     Strong players played here 1,977 times of 10,749.
draw
  O . B
  X A *
  X X O
where   A is O, B is O
seen    1977 of 10749

pattern harvested-diagonal-link-defense-c2e2edac
why     Strong players played here 363 times of 1,893.
draw
  ? ? O ? ?
  ? B * O ?
  X X A . .
  - - - - -
where   A is O, B is O
seen    363 of 1893

pattern harvested-diagonal-link-defense-bb133189
why     Strong players played here 476 times of 2,517.
draw
  . . .
  X A O
  B * .
where   A is O, B is O
seen    476 of 2517

pattern harvested-diagonal-link-defense-ef606012
why     Strong players played here 535 times of 2,898.
draw
  ? O . .
  * X A O
  ? B X X
where   A is O, B is O
seen    535 of 2898

pattern harvested-diagonal-link-defense-f63b341a
why     Strong players played here 493 times of 2,690.
draw
  X . *
  . A X
  X X B
where   A is O, B is O
seen    493 of 2690

pattern harvested-diagonal-link-defense-87842514
why     Strong players played here 4,858 times of 28,501.
draw
  * . .
  X A O
  B X X
where   A is O, B is O
seen    4858 of 28501

pattern harvested-diagonal-link-defense-1a333d51
why     Strong players played here 365 times of 2,001.
draw
  B . .
  X A X
  * X .
where   A is O, B is O
seen    365 of 2001

pattern harvested-diagonal-link-defense-f76ff1e1
why     Strong players played here 331 times of 1,807.
draw
  ? . O .
  * X A X
  ? B X O
where   A is O, B is O
seen    331 of 1807

pattern harvested-diagonal-link-defense-0db3a762
why     Strong players played here 401 times of 2,219.
draw
  B * .
  X A .
  X O X
where   A is O, B is O
seen    401 of 2219

pattern harvested-diagonal-link-defense-10252b6d
why     Strong players played here 4,067 times of 23,978.
draw
  . . .
  . A .
  X * B
where   A is O, B is O
seen    4067 of 23978

pattern harvested-diagonal-link-defense-a2a2c83d
why     Strong players played here 750 times of 4,262.
draw
  O . .
  . A *
  X X B
where   A is O, B is O
seen    750 of 4262

pattern harvested-diagonal-link-defense-b0154c6f
why     Strong players played here 2,776 times of 16,330.
draw
  ? . . .
  * X A .
  ? B X O
where   A is O, B is O
seen    2776 of 16330

pattern harvested-diagonal-link-defense-53454445
why     Strong players played here 505 times of 2,855.
draw
  O . .
  O A *
  X X B
where   A is O, B is O
seen    505 of 2855

pattern harvested-diagonal-link-defense-5e5a25ec
why     Strong players played here 1,676 times of 9,910.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    1676 of 9910

pattern harvested-diagonal-link-defense-2219dd29
why     Strong players played here 2,351 times of 14,013.
draw
  O O *
  X A X
  X X B
where   A is O, B is O
seen    2351 of 14013

pattern harvested-diagonal-link-defense-867b4064
why     Strong players played here 902 times of 5,258.
draw
  ? . . .
  * X A O
  ? B X .
where   A is O, B is O
seen    902 of 5258

pattern harvested-diagonal-link-defense-adfab88a
why     Strong players played here 1,565 times of 9,329.
draw
  ? ? . ? ?
  ? * . . ?
  . X A . .
  ? B X X ?
  ? ? O ? ?
where   A is O, B is O
seen    1565 of 9329

pattern harvested-diagonal-link-defense-ae2e24d4
why     Strong players played here 399 times of 2,277.
draw
  . . . . .
  . . . . .
  X . A . *
  . X X B .
  . . . . .
where   A is O, B is O
seen    399 of 2277

pattern harvested-diagonal-link-defense-613eba54
why     Strong players played here 3,945 times of 23,945.
draw
  . . .
  O A *
  X X B
where   A is O, B is O
seen    3945 of 23945

pattern harvested-diagonal-link-defense-ad282bd4
why     Strong players played here 345 times of 1,971.
draw
  X O *
  . A X
  X X B
where   A is O, B is O
seen    345 of 1971

pattern harvested-diagonal-link-defense-d175b0b1
why     Strong players played here 1,666 times of 10,047.
draw
  B * .
  X A O
  X X .
where   A is O, B is O
seen    1666 of 10047

pattern harvested-diagonal-link-defense-e169a1a7
why     Strong players played here 994 times of 5,976.
draw
  B . *
  X A .
  - - -
where   A is O, B is O
seen    994 of 5976

pattern harvested-diagonal-link-defense-39fa1e0b
why     Strong players played here 325 times of 1,873.
draw
  O . B
  X A *
  O X O
where   A is O, B is O
seen    325 of 1873

pattern harvested-diagonal-link-defense-35b189ac
why     Strong players played here 389 times of 2,297.
draw
  * O .
  X A O
  B X X
where   A is O, B is O
seen    389 of 2297

pattern harvested-diagonal-link-defense-daef9080
why     Strong players played here 428 times of 2,540.
draw
  O . .
  X A *
  O X B
where   A is O, B is O
seen    428 of 2540

pattern harvested-diagonal-link-defense-c1334643
why     Strong players played here 943 times of 5,764.
draw
  ? . . .
  * X A O
  ? B X O
where   A is O, B is O
seen    943 of 5764

pattern harvested-diagonal-link-defense-b45fcd25
why     Strong players played here 423 times of 2,514.
draw
  O . .
  . A X
  O * B
where   A is O, B is O
seen    423 of 2514

pattern harvested-diagonal-link-defense-1590efad
why     Strong players played here 389 times of 2,306.
draw
  | . *
  | A X
  | . B
where   A is O, B is O
seen    389 of 2306

pattern harvested-diagonal-link-defense-0210e243
why     Strong players played here 504 times of 3,028.
draw
  - - - - -
  ? . . . ?
  * . A . .
  ? B X O ?
  ? ? X ? ?
where   A is O, B is O
seen    504 of 3028

pattern harvested-diagonal-link-defense-9fdfe6af
why     Strong players played here 796 times of 4,886.
draw
  . O . ?
  X A X *
  X X B ?
where   A is O, B is O
seen    796 of 4886

pattern harvested-diagonal-link-defense-b9730097
why     Strong players played here 497 times of 3,016.
draw
  B . .
  * A O
  X O X
where   A is O, B is O
seen    497 of 3016

pattern harvested-diagonal-link-defense-db1a9957
why     Strong players played here 388 times of 2,333.
draw
  O . B
  O A *
  X O X
where   A is O, B is O
seen    388 of 2333

pattern harvested-diagonal-link-defense-fa3c6b58
why     Strong players played here 949 times of 5,919.
draw
  X O .
  X A X
  B X *
where   A is O, B is O
seen    949 of 5919

pattern harvested-diagonal-link-defense-4ce9a3ec
why     Strong players played here 533 times of 3,264.
draw
  O . .
  . A .
  X * B
where   A is O, B is O
seen    533 of 3264

pattern harvested-diagonal-link-defense-d93a7216
why     Strong players played here 380 times of 2,300.
draw
  O . B
  O A *
  X X X
where   A is O, B is O
seen    380 of 2300

pattern harvested-diagonal-link-defense-c991383e
why     Strong players played here 1,585 times of 10,284.
draw
  * . .
  X A X
  B X .
where   A is O, B is O
seen    1585 of 10284

pattern harvested-diagonal-link-defense-e56a77ba
why     Strong players played here 2,545 times of 16,692.
draw
  . . .
  X A *
  X X B
where   A is O, B is O
seen    2545 of 16692

pattern harvested-diagonal-link-defense-37672a0b
why     Strong players played here 358 times of 2,220.
draw
  O O .
  X A X
  . X B
  ? * ?
where   A is O, B is O
seen    358 of 2220

pattern harvested-diagonal-link-defense-95611e8a
why     Strong players played here 3,401 times of 22,506.
draw
  * . .
  X A .
  B X O
where   A is O, B is O
seen    3401 of 22506

pattern harvested-diagonal-link-defense-4dee223d
why     Strong players played here 590 times of 3,771.
draw
  . . .
  X A X
  B * O
where   A is O, B is O
seen    590 of 3771

pattern harvested-diagonal-link-defense-62c1bc5b
why     Strong players played here 387 times of 2,433.
draw
  O . . ?
  . A X *
  X X B ?
where   A is O, B is O
seen    387 of 2433

pattern harvested-diagonal-link-defense-29731610
why     Strong players played here 892 times of 5,849.
draw
  O . .
  X A *
  . X B
where   A is O, B is O
seen    892 of 5849

pattern harvested-diagonal-link-defense-28f71a9c
why     Strong players played here 471 times of 3,032.
draw
  . . . . .
  . * . . .
  . . A . .
  . B X . .
  . . X . .
where   A is O, B is O
seen    471 of 3032

pattern harvested-diagonal-link-defense-c60205df
why     Strong players played here 2,318 times of 15,637.
draw
  . . .
  X A .
  O * B
where   A is O, B is O
seen    2318 of 15637

pattern harvested-diagonal-link-defense-cdfe3d9b
why     Strong players played here 394 times of 2,519.
draw
  B * .
  X A O
  X . X
where   A is O, B is O
seen    394 of 2519

pattern harvested-diagonal-link-defense-cec3fec7
why     Strong players played here 751 times of 4,947.
draw
  O . B
  X A *
  X O X
where   A is O, B is O
seen    751 of 4947

pattern harvested-diagonal-link-defense-7f06676e
why     Strong players played here 571 times of 3,749.
draw
  O . .
  * A O
  B X .
where   A is O, B is O
seen    571 of 3749

pattern harvested-diagonal-link-defense-4f9c16a7
why     Strong players played here 870 times of 5,796.
draw
  O O . ?
  X A X *
  X X B ?
where   A is O, B is O
seen    870 of 5796

pattern harvested-diagonal-link-defense-d8e20865
why     Strong players played here 934 times of 6,270.
draw
  B * O
  X A O
  X O X
where   A is O, B is O
seen    934 of 6270

pattern harvested-diagonal-link-defense-782bd4ac
why     Strong players played here 933 times of 6,293.
draw
  . O .
  X A X
  B X *
where   A is O, B is O
seen    933 of 6293

pattern harvested-diagonal-link-defense-bf9d48b1
why     Strong players played here 2,160 times of 14,892.
draw
  B * .
  X A O
  X X O
where   A is O, B is O
seen    2160 of 14892

pattern harvested-diagonal-link-defense-684049b5
why     Strong players played here 362 times of 2,359.
draw
  B . .
  * A O
  X . X
where   A is O, B is O
seen    362 of 2359

pattern harvested-diagonal-link-defense-261241a0
why     Strong players played here 518 times of 3,461.
draw
  . . .
  X A O
  B * O
where   A is O, B is O
seen    518 of 3461

pattern harvested-diagonal-link-defense-584bf9c3
why     Strong players played here 481 times of 3,207.
draw
  X O .
  X A X
  O * B
where   A is O, B is O
seen    481 of 3207

pattern harvested-diagonal-link-defense-77f55f8c
why     Strong players played here 779 times of 5,316.
draw
  B * .
  X A O
  X O X
where   A is O, B is O
seen    779 of 5316

pattern harvested-diagonal-link-defense-0cf23e04
why     Strong players played here 473 times of 3,171.
draw
  O O *
  X A X
  O X B
where   A is O, B is O
seen    473 of 3171

pattern harvested-diagonal-link-defense-ef0ad4a2
why     Strong players played here 1,859 times of 13,038.
draw
  O . O
  X A *
  X X B
where   A is O, B is O
seen    1859 of 13038

pattern harvested-diagonal-link-defense-3b25f021
why     Strong players played here 1,010 times of 6,979.
draw
  * . .
  X A X
  B X O
where   A is O, B is O
seen    1010 of 6979

pattern harvested-diagonal-link-defense-659fe772
why     Strong players played here 331 times of 2,199.
draw
  . O .
  X A X
  B * O
where   A is O, B is O
seen    331 of 2199

pattern harvested-diagonal-link-defense-cbdb78f2
why     Strong players played here 3,485 times of 24,939.
draw
  B * .
  X A O
  X X X
where   A is O, B is O
seen    3485 of 24939

pattern harvested-diagonal-link-defense-b6eb8c2a
why     Strong players played here 981 times of 6,854.
draw
  X O . ?
  X A X *
  X X B ?
where   A is O, B is O
seen    981 of 6854

pattern harvested-diagonal-link-defense-c452f645
why     Strong players played here 840 times of 5,870.
draw
  O . .
  X A X
  * X B
where   A is O, B is O
seen    840 of 5870

pattern harvested-diagonal-link-defense-5290e944
why     Strong players played here 629 times of 4,383.
draw
  X . .
  X A O
  B X .
  ? * ?
where   A is O, B is O
seen    629 of 4383

pattern harvested-diagonal-link-defense-7fffde1c
why     Strong players played here 6,291 times of 46,743.
draw
  * . .
  X A .
  B X X
where   A is O, B is O
seen    6291 of 46743

pattern harvested-diagonal-link-defense-fb10fc24
why     Strong players played here 2,352 times of 17,444.
draw
  ? . . .
  * X A O
  ? B X X
where   A is O, B is O
seen    2352 of 17444

pattern harvested-diagonal-link-defense-8315dec4
why     Strong players played here 1,587 times of 11,780.
draw
  * . .
  X A O
  B X .
where   A is O, B is O
seen    1587 of 11780

pattern harvested-diagonal-link-defense-db8790c9
why     Strong players played here 344 times of 2,443.
draw
  . O .
  X A X
  B X .
  ? * ?
where   A is O, B is O
seen    344 of 2443

pattern harvested-diagonal-link-defense-cd99a7e7
why     Strong players played here 1,244 times of 9,276.
draw
  . O *
  X A X
  X X B
where   A is O, B is O
seen    1244 of 9276

pattern harvested-diagonal-link-defense-d6a9f3b9
why     Strong players played here 573 times of 4,198.
draw
  X . .
  * A O
  B . X
where   A is O, B is O
seen    573 of 4198

pattern harvested-diagonal-link-defense-a616b1a3
why     Strong players played here 1,057 times of 7,948.
draw
  B X .
  * A X
  O O X
where   A is O, B is O
seen    1057 of 7948

pattern harvested-diagonal-link-defense-4f32b8b2
why     Strong players played here 1,502 times of 11,403.
draw
  . . .
  O A *
  O X B
where   A is O, B is O
seen    1502 of 11403

pattern harvested-diagonal-link-defense-ab42007d
why     Strong players played here 978 times of 7,347.
draw
  . . .
  X A .
  * X B
where   A is O, B is O
seen    978 of 7347

pattern harvested-diagonal-link-defense-111848ed
why     Strong players played here 1,792 times of 13,694.
draw
  O . .
  * A O
  B X X
where   A is O, B is O
seen    1792 of 13694

pattern harvested-diagonal-link-defense-f509f7a7
why     Strong players played here 1,771 times of 13,628.
draw
  . . .
  X A *
  O X B
where   A is O, B is O
seen    1771 of 13628

pattern harvested-diagonal-link-defense-24c2f5b1
why     Strong players played here 1,073 times of 8,280.
draw
  O O *
  X A X
  . X B
where   A is O, B is O
seen    1073 of 8280

pattern harvested-diagonal-link-defense-e8bfb686
why     Strong players played here 468 times of 3,517.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . *
  ? X X B ?
  ? ? . ? ?
where   A is O, B is O
seen    468 of 3517

pattern harvested-diagonal-link-defense-35e6026e
why     Strong players played here 994 times of 7,687.
draw
  O X .
  . A X
  B * O
where   A is O, B is O
seen    994 of 7687

pattern harvested-diagonal-link-defense-8707ba91
why     Strong players played here 386 times of 2,884.
draw
  X . *
  O A X
  X X B
where   A is O, B is O
seen    386 of 2884

pattern harvested-diagonal-link-defense-c8426c3e
why     Strong players played here 4,497 times of 35,943.
draw
  . . .
  * A .
  B X O
where   A is O, B is O
seen    4497 of 35943

pattern harvested-diagonal-link-defense-db94b0b0
why     Strong players played here 1,522 times of 11,985.
draw
  B . .
  * A O
  O X X
where   A is O, B is O
seen    1522 of 11985

pattern harvested-diagonal-link-defense-4129b62c
why     Strong players played here 447 times of 3,392.
draw
  O O .
  X A X
  B X *
where   A is O, B is O
seen    447 of 3392

pattern harvested-diagonal-link-defense-d6d430a8
why     Strong players played here 1,140 times of 8,970.
draw
  B . .
  * A .
  O X X
where   A is O, B is O
seen    1140 of 8970

pattern harvested-diagonal-link-defense-91a24d90
why     Strong players played here 723 times of 5,650.
draw
  O . O
  O A *
  X X B
where   A is O, B is O
seen    723 of 5650

pattern harvested-diagonal-link-defense-28a47a3e
why     Strong players played here 624 times of 4,915.
draw
  O X *
  O A X
  X X B
where   A is O, B is O
seen    624 of 4915

pattern harvested-diagonal-link-defense-e1d27cad
why     Strong players played here 471 times of 3,745.
draw
  . . . . .
  . . . . .
  . . A * .
  . X X B .
  . . . . .
where   A is O, B is O
seen    471 of 3745

pattern harvested-diagonal-link-defense-8d8176f8
why     Strong players played here 392 times of 3,100.
draw
  ? . O .
  * X A X
  ? B X .
where   A is O, B is O
seen    392 of 3100

pattern harvested-diagonal-link-defense-4153cf42
why     Strong players played here 868 times of 7,136.
draw
  O X .
  . A X
  O * B
where   A is O, B is O
seen    868 of 7136

pattern harvested-diagonal-link-defense-9d3eb6a9
why     Strong players played here 830 times of 6,848.
draw
  O . .
  . A .
  B * X
where   A is O, B is O
seen    830 of 6848

pattern harvested-diagonal-link-defense-a4b11af4
why     Strong players played here 1,838 times of 15,521.
draw
  B * O
  X A O
  X X X
where   A is O, B is O
seen    1838 of 15521

pattern harvested-diagonal-link-defense-7a8a38cc
why     Strong players played here 488 times of 3,999.
draw
  O . O
  . A *
  X X B
where   A is O, B is O
seen    488 of 3999

pattern harvested-diagonal-link-defense-5d9037c8
why     Strong players played here 389 times of 3,156.
draw
  O . O
  O A *
  O X B
where   A is O, B is O
seen    389 of 3156

pattern harvested-diagonal-link-defense-088fbbb6
why     Strong players played here 584 times of 4,836.
draw
  B . .
  * A .
  O X O
where   A is O, B is O
seen    584 of 4836

pattern harvested-diagonal-link-defense-f21c9b25
why     Strong players played here 442 times of 3,623.
draw
  O O . ?
  X A X *
  . X B ?
where   A is O, B is O
seen    442 of 3623

pattern harvested-diagonal-link-defense-e743e6a8
why     Strong players played here 392 times of 3,205.
draw
  X O .
  X A X
  B X .
  ? * ?
where   A is O, B is O
seen    392 of 3205

pattern harvested-diagonal-link-defense-46bdfd92
why     Strong players played here 364 times of 2,986.
draw
  B * O
  X A O
  O O X
where   A is O, B is O
seen    364 of 2986

pattern harvested-diagonal-link-defense-4b1a8c82
why     Strong players played here 402 times of 3,333.
draw
  . . .
  X A O
  B X .
  ? * ?
where   A is O, B is O
seen    402 of 3333

pattern harvested-diagonal-link-defense-b0beff8d
why     Strong players played here 316 times of 2,593.
draw
  B * .
  X A O
  O O X
where   A is O, B is O
seen    316 of 2593

pattern harvested-diagonal-link-defense-f9eba818
why     Strong players played here 6,076 times of 54,549.
draw
  . . .
  . A *
  X X B
where   A is O, B is O
seen    6076 of 54549

pattern harvested-diagonal-link-defense-f9983e87
why     Strong players played here 1,573 times of 13,903.
draw
  B * O
  X A O
  X X O
where   A is O, B is O
seen    1573 of 13903

pattern harvested-diagonal-link-defense-f9ce46e1
why     Strong players played here 777 times of 6,741.
draw
  B * O
  X A .
  - - -
where   A is O, B is O
seen    777 of 6741

pattern harvested-diagonal-link-defense-bbe8c411
why     Strong players played here 809 times of 7,046.
draw
  * O .
  X A X
  B X .
where   A is O, B is O
seen    809 of 7046

pattern harvested-diagonal-link-defense-e3f621c8
why     Strong players played here 504 times of 4,315.
draw
  B . .
  * A O
  O X .
where   A is O, B is O
seen    504 of 4315

pattern harvested-diagonal-link-defense-2cd1c6f4
why     Strong players played here 560 times of 4,918.
draw
  B * O
  X A O
  O X X
where   A is O, B is O
seen    560 of 4918

pattern harvested-diagonal-link-defense-f3e0a7cc
why     Strong players played here 1,657 times of 15,039.
draw
  O . .
  * A .
  B X X
where   A is O, B is O
seen    1657 of 15039

pattern harvested-diagonal-link-defense-41d8bf2e
why     Strong players played here 427 times of 3,712.
draw
  O . . ?
  X A X *
  X X B ?
where   A is O, B is O
seen    427 of 3712

pattern harvested-diagonal-link-defense-9977edd8
why     Strong players played here 1,524 times of 13,854.
draw
  ? * ?
  B . .
  X A O
  X X X
where   A is O, B is O
seen    1524 of 13854

pattern harvested-diagonal-link-defense-d12cf51b
why     Strong players played here 370 times of 3,207.
draw
  X O .
  X A X
  . X B
  ? * ?
where   A is O, B is O
seen    370 of 3207

pattern harvested-diagonal-link-defense-00f0a5f1
why     Strong players played here 990 times of 8,984.
draw
  . . .
  X A X
  B X *
where   A is O, B is O
seen    990 of 8984

pattern harvested-diagonal-link-defense-ecc8144b
why     Strong players played here 742 times of 6,698.
draw
  O . B
  X A *
  X X X
where   A is O, B is O
seen    742 of 6698

pattern harvested-diagonal-link-defense-cd91d4ea
why     Strong players played here 579 times of 5,226.
draw
  B X *
  X A X
  O O X
where   A is O, B is O
seen    579 of 5226

pattern harvested-diagonal-link-defense-857c305f
why     Strong players played here 447 times of 4,033.
draw
  B . .
  * A O
  X X X
where   A is O, B is O
seen    447 of 4033
