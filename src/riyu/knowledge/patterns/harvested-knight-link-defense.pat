# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as knight-link-defense; `seen` says how often each was chosen of the times it could be. No window
# and no count comes from the games kept apart for checking: one in 10, by a hash of its moves and
# the seed 2026, as `riyu learn` keeps them apart.
class    harvested-knight-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-knight-link-defense-6aaa7d34
why     Strong players played here 624 times of 647.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . * X . . |
  . . B X . . |
  ? . O X . . |
where   A is O, B is O
seen    624 of 647

pattern harvested-knight-link-defense-0469d46e
why     Strong players played here 607 times of 630.
draw
  . . . . .
  . . . . .
  . O A * .
  . X X X B
  . . . . .
where   A is O, B is O
seen    607 of 630

pattern harvested-knight-link-defense-416818d3
why     Strong players played here 1,482 times of 1,604.
draw
  . . . . .
  . . . . .
  . . A . .
  . * X . .
  . B X . .
where   A is O, B is O
seen    1482 of 1604

pattern harvested-knight-link-defense-bc46ed2b
why     Strong players played here 549 times of 592.
draw
  . . . . .
  . . . . .
  . . A . .
  . X X * .
  . . . B .
where   A is O, B is O
seen    549 of 592

pattern harvested-knight-link-defense-5a21346b
why     Strong players played here 612 times of 682.
draw
  . . . . .
  . . . . .
  . * A . .
  B X X . .
  . . . . .
where   A is O, B is O
seen    612 of 682

pattern harvested-knight-link-defense-2e3a1638
why     Strong players played here 514 times of 634.
draw
  . X . . .
  B * . . .
  X O A O .
  X X X . .
  . . . . .
where   A is O, B is O
seen    514 of 634

pattern harvested-knight-link-defense-fa29c899
why     Strong players played here 562 times of 704.
draw
  O X .
  X A X
  X O X
  ? * B
where   A is O, B is O
seen    562 of 704

pattern harvested-knight-link-defense-a32d2fb0
why     Strong players played here 600 times of 760.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? * X X ?
  ? B . ? ?
where   A is O, B is O
seen    600 of 760

pattern harvested-knight-link-defense-e63a216c
why     Strong players played here 687 times of 879.
draw
  - - - - -
  . . . . .
  X X A . .
  X O * X .
  X B . . .
where   A is O, B is O
seen    687 of 879

pattern harvested-knight-link-defense-5eb76174
why     Strong players played here 792 times of 1,064.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * .
  ? X X X B
  ? ? . ? ?
where   A is O, B is O
seen    792 of 1064

pattern harvested-knight-link-defense-c40f18aa
why     Strong players played here 978 times of 1,325.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  B X X . ?
  ? ? . ? ?
where   A is O, B is O
seen    978 of 1325

pattern harvested-knight-link-defense-07824367
why     Strong players played here 1,169 times of 1,625.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? . B ?
where   A is O, B is O
seen    1169 of 1625

pattern harvested-knight-link-defense-c9fb7d99
why     Strong players played here 1,267 times of 1,783.
draw
  - - - - -
  ? . . . ?
  X X A . .
  ? O * X ?
  ? B . ? ?
where   A is O, B is O
seen    1267 of 1783

pattern harvested-knight-link-defense-edc79ab1
why     Strong players played here 914 times of 1,289.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? O B ?
where   A is O, B is O
seen    914 of 1289

pattern harvested-knight-link-defense-3f78fa67
why     Strong players played here 853 times of 1,214.
draw
  ? X X O
  * O A X
  B X X X
where   A is O, B is O
seen    853 of 1214

pattern harvested-knight-link-defense-d036f330
why     Strong players played here 1,101 times of 1,587.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? * X . ?
  ? B . ? ?
where   A is O, B is O
seen    1101 of 1587

pattern harvested-knight-link-defense-9405d8e7
why     Strong players played here 1,029 times of 1,519.
draw
  B ? ?
  X * O
  O A X
  X X X
where   A is O, B is O
seen    1029 of 1519

pattern harvested-knight-link-defense-9257c83c
why     Strong players played here 899 times of 1,336.
draw
  B X * O
  ? O A X
  ? X X X
where   A is O, B is O
seen    899 of 1336

pattern harvested-knight-link-defense-a74bbd09
why     Strong players played here 496 times of 732.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . O
  B * X . ?
  ? ? . ? ?
where   A is O, B is O
seen    496 of 732

pattern harvested-knight-link-defense-b10f5310
why     Strong players played here 2,464 times of 3,748.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? B X ? ?
where   A is O, B is O
seen    2464 of 3748

pattern harvested-knight-link-defense-50295b67
why     Strong players played here 496 times of 735.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  * X X . ?
  ? B X ? ?
where   A is O, B is O
seen    496 of 735

pattern harvested-knight-link-defense-62af99ea
why     Strong players played here 641 times of 973.
draw
  | . O
  | A X
  | X O
  | * B
where   A is O, B is O
seen    641 of 973

pattern harvested-knight-link-defense-a30e3036
why     Strong players played here 1,042 times of 1,605.
draw
  X * O B
  O A X ?
  X X X ?
where   A is O, B is O
seen    1042 of 1605

pattern harvested-knight-link-defense-86a85025
why     Strong players played here 826 times of 1,268.
draw
  X O X
  X A X
  X O X
  B * ?
where   A is O, B is O
seen    826 of 1268

pattern harvested-knight-link-defense-1d5c6dca
why     Strong players played here 641 times of 982.
draw
  B X * .
  ? O A X
  ? X X O
where   A is O, B is O
seen    641 of 982

pattern harvested-knight-link-defense-c85e7e77
why     Strong players played here 512 times of 788.
draw
  B O * .
  ? X A X
  ? . X O
where   A is O, B is O
seen    512 of 788

pattern harvested-knight-link-defense-1e60b28d
why     Strong players played here 584 times of 904.
draw
  B X X O
  * O A X
  ? X X X
where   A is O, B is O
seen    584 of 904

pattern harvested-knight-link-defense-5f0b166f
why     Strong players played here 586 times of 938.
draw
  O X .
  * A X
  X O X
  B ? ?
where   A is O, B is O
seen    586 of 938

pattern harvested-knight-link-defense-447cad8f
why     Strong players played here 728 times of 1,184.
draw
  X * O B
  O A X ?
  O X X ?
where   A is O, B is O
seen    728 of 1184

pattern harvested-knight-link-defense-62b88e1e
why     Strong players played here 590 times of 960.
draw
  B * . .
  ? X A O
  ? . X .
where   A is O, B is O
seen    590 of 960

pattern harvested-knight-link-defense-891b976d
why     Strong players played here 582 times of 969.
draw
  ? ? B
  . * .
  X A X
  O X .
where   A is O, B is O
seen    582 of 969

pattern harvested-knight-link-defense-d0ee2cbf
why     Strong players played here 1,790 times of 3,060.
draw
  B * . .
  ? X A O
  ? X X X
where   A is O, B is O
seen    1790 of 3060

pattern harvested-knight-link-defense-d0787749
why     Strong players played here 3,151 times of 5,481.
draw
  . . .
  O A .
  X X *
  ? ? B
where   A is O, B is O
seen    3151 of 5481

pattern harvested-knight-link-defense-b3f7008f
why     Strong players played here 576 times of 972.
draw
  B ? ?
  O X .
  * A X
  X O X
where   A is O, B is O
seen    576 of 972

pattern harvested-knight-link-defense-2d33efb8
why     Strong players played here 908 times of 1,550.
draw
  B * . .
  ? X A .
  ? . . O
where   A is O, B is O
seen    908 of 1550

pattern harvested-knight-link-defense-5bcdc38c
why     Strong players played here 665 times of 1,127.
draw
  O . . ?
  X A O ?
  . X X *
  ? ? B ?
where   A is O, B is O
seen    665 of 1127

pattern harvested-knight-link-defense-b3d100cd
why     Strong players played here 544 times of 918.
draw
  ? ? . ? |
  ? . . . |
  . X A . |
  ? * X . |
  ? B . ? |
where   A is O, B is O
seen    544 of 918

pattern harvested-knight-link-defense-23478803
why     Strong players played here 645 times of 1,099.
draw
  B * . .
  ? X A O
  ? X X .
where   A is O, B is O
seen    645 of 1099

pattern harvested-knight-link-defense-53be5ad5
why     Strong players played here 539 times of 915.
draw
  - - - - -
  ? . . . ?
  . X A X *
  ? X X O ?
  ? ? O B ?
where   A is O, B is O
seen    539 of 915

pattern harvested-knight-link-defense-df0e1f99
why     Strong players played here 1,849 times of 3,237.
draw
  . . .
  X A .
  * X X
  B ? ?
where   A is O, B is O
seen    1849 of 3237

pattern harvested-knight-link-defense-834df3f5
why     Strong players played here 955 times of 1,653.
draw
  ? ? B
  X * O
  O A X
  X X X
where   A is O, B is O
seen    955 of 1653

pattern harvested-knight-link-defense-b99f15a1
why     Strong players played here 4,863 times of 8,664.
draw
  . . .
  . A .
  X X *
  ? ? B
where   A is O, B is O
seen    4863 of 8664

pattern harvested-knight-link-defense-58c76396
why     Strong players played here 788 times of 1,370.
draw
  B * . .
  ? X A .
  ? X . O
where   A is O, B is O
seen    788 of 1370

pattern harvested-knight-link-defense-1e49b503
why     Strong players played here 825 times of 1,446.
draw
  O . . ?
  X A * ?
  X O X B
where   A is O, B is O
seen    825 of 1446

pattern harvested-knight-link-defense-193542a2
why     Strong players played here 658 times of 1,150.
draw
  B ? ?
  X * O
  O A X
  O X X
where   A is O, B is O
seen    658 of 1150

pattern harvested-knight-link-defense-289dc56d
why     Strong players played here 1,076 times of 1,922.
draw
  B * . .
  ? X A O
  ? X X O
where   A is O, B is O
seen    1076 of 1922

pattern harvested-knight-link-defense-1ee97e35
why     Strong players played here 697 times of 1,243.
draw
  . . . . .
  . . . . .
  . . A . .
  . X * . .
  . B X . .
where   A is O, B is O
seen    697 of 1243

pattern harvested-knight-link-defense-83e82880
why     Strong players played here 512 times of 912.
draw
  ? O X .
  ? * A X
  B X O X
where   A is O, B is O
seen    512 of 912

pattern harvested-knight-link-defense-3f8bcd92
why     Strong players played here 2,431 times of 4,498.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? B . ? ?
where   A is O, B is O
seen    2431 of 4498

pattern harvested-knight-link-defense-3cce73e3
why     Strong players played here 811 times of 1,476.
draw
  B * . .
  ? X A O
  ? X O X
where   A is O, B is O
seen    811 of 1476

pattern harvested-knight-link-defense-54d86cd2
why     Strong players played here 565 times of 1,021.
draw
  . * . B
  X A X ?
  O X . ?
where   A is O, B is O
seen    565 of 1021

pattern harvested-knight-link-defense-be85cc53
why     Strong players played here 7,583 times of 14,363.
draw
  . . .
  . A .
  * X .
  B ? ?
where   A is O, B is O
seen    7583 of 14363

pattern harvested-knight-link-defense-db8881bc
why     Strong players played here 567 times of 1,034.
draw
  B * . .
  ? X A O
  ? X . X
where   A is O, B is O
seen    567 of 1034

pattern harvested-knight-link-defense-c23d8e81
why     Strong players played here 511 times of 945.
draw
  ? ? . ? ?
  ? . . . ?
  . . A * X
  ? X . . ?
  ? ? O B ?
where   A is O, B is O
seen    511 of 945

pattern harvested-knight-link-defense-93900197
why     Strong players played here 891 times of 1,679.
draw
  B * . .
  ? X A O
  ? . X X
where   A is O, B is O
seen    891 of 1679

pattern harvested-knight-link-defense-202ce7d2
why     Strong players played here 757 times of 1,424.
draw
  ? ? B
  X * O
  O A X
  O X X
where   A is O, B is O
seen    757 of 1424

pattern harvested-knight-link-defense-4b193bf0
why     Strong players played here 574 times of 1,072.
draw
  . X .
  X A X
  X O X
  B * ?
where   A is O, B is O
seen    574 of 1072

pattern harvested-knight-link-defense-090a39de
why     Strong players played here 1,073 times of 2,050.
draw
  X . .
  * A O
  O X X
  B ? ?
where   A is O, B is O
seen    1073 of 2050

pattern harvested-knight-link-defense-c8d057c8
why     Strong players played here 3,370 times of 6,719.
draw
  . . .
  X A .
  * X .
  B ? ?
where   A is O, B is O
seen    3370 of 6719

pattern harvested-knight-link-defense-8f685f50
why     Strong players played here 744 times of 1,444.
draw
  X O * B
  X A X ?
  X X X ?
where   A is O, B is O
seen    744 of 1444

pattern harvested-knight-link-defense-f1c77ef9
why     Strong players played here 514 times of 999.
draw
  B * . .
  ? X A O
  ? . X O
where   A is O, B is O
seen    514 of 999

pattern harvested-knight-link-defense-9ccfc49d
why     Strong players played here 648 times of 1,312.
draw
  X O * B
  X A X ?
  O O X ?
where   A is O, B is O
seen    648 of 1312

pattern harvested-knight-link-defense-4e8bcbe4
why     Strong players played here 557 times of 1,169.
draw
  X O * B
  O A X ?
  X X X ?
where   A is O, B is O
seen    557 of 1169

pattern harvested-knight-link-defense-cc2d8603
why     Strong players played here 1,738 times of 3,776.
draw
  . . .
  X A .
  O * X
  B ? ?
where   A is O, B is O
seen    1738 of 3776

pattern harvested-knight-link-defense-a685f424
why     Strong players played here 1,368 times of 2,986.
draw
  . . . ?
  O A * ?
  O X X B
where   A is O, B is O
seen    1368 of 2986

pattern harvested-knight-link-defense-b01e60d1
why     Strong players played here 1,039 times of 2,256.
draw
  . . . ?
  O A * ?
  . X X B
where   A is O, B is O
seen    1039 of 2256

pattern harvested-knight-link-defense-5d436d6b
why     Strong players played here 1,825 times of 4,047.
draw
  ? . . .
  ? * A .
  B X X O
where   A is O, B is O
seen    1825 of 4047

pattern harvested-knight-link-defense-d147c472
why     Strong players played here 503 times of 1,084.
draw
  X O * B
  X A X ?
  . X X ?
where   A is O, B is O
seen    503 of 1084

pattern harvested-knight-link-defense-5b07069f
why     Strong players played here 520 times of 1,129.
draw
  X O * B
  O A X ?
  O X X ?
where   A is O, B is O
seen    520 of 1129

pattern harvested-knight-link-defense-8c11f5e3
why     Strong players played here 1,713 times of 3,851.
draw
  . . . ?
  O A * ?
  X . X B
where   A is O, B is O
seen    1713 of 3851

pattern harvested-knight-link-defense-64838476
why     Strong players played here 697 times of 1,541.
draw
  X O * B
  X A X ?
  X O X ?
where   A is O, B is O
seen    697 of 1541

pattern harvested-knight-link-defense-bbd96df8
why     Strong players played here 2,502 times of 5,756.
draw
  . . . ?
  O A * ?
  X X X B
where   A is O, B is O
seen    2502 of 5756

pattern harvested-knight-link-defense-a8529be3
why     Strong players played here 1,128 times of 2,570.
draw
  ? . X .
  ? X A X
  B O * O
where   A is O, B is O
seen    1128 of 2570

pattern harvested-knight-link-defense-4057c608
why     Strong players played here 485 times of 1,080.
draw
  B ? ?
  X * X
  O A O
  X X X
where   A is O, B is O
seen    485 of 1080

pattern harvested-knight-link-defense-0e2904e3
why     Strong players played here 547 times of 1,225.
draw
  O . . ?
  X A O ?
  X X X *
  ? ? B ?
where   A is O, B is O
seen    547 of 1225

pattern harvested-knight-link-defense-06f7c587
why     Strong players played here 1,728 times of 4,012.
draw
  ? . . .
  ? O A .
  * X X .
  ? B ? ?
where   A is O, B is O
seen    1728 of 4012

pattern harvested-knight-link-defense-b5257910
why     Strong players played here 936 times of 2,149.
draw
  B * . .
  ? X A .
  ? X X O
where   A is O, B is O
seen    936 of 2149

pattern harvested-knight-link-defense-16cb34ed
why     Strong players played here 657 times of 1,509.
draw
  ? . . .
  ? O A O
  * X X .
  ? B ? ?
where   A is O, B is O
seen    657 of 1509

pattern harvested-knight-link-defense-ce2445c7
why     Strong players played here 508 times of 1,167.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  B X . . ?
  ? ? O ? ?
where   A is O, B is O
seen    508 of 1167

pattern harvested-knight-link-defense-b96853c0
why     Strong players played here 898 times of 2,105.
draw
  ? . . .
  ? X A .
  B * . O
where   A is O, B is O
seen    898 of 2105

pattern harvested-knight-link-defense-890bbe02
why     Strong players played here 820 times of 1,932.
draw
  . . . ?
  X A X *
  X X O B
where   A is O, B is O
seen    820 of 1932

pattern harvested-knight-link-defense-c2b15a57
why     Strong players played here 1,268 times of 3,023.
draw
  . . . ?
  X A X *
  X X O ?
  ? ? B ?
where   A is O, B is O
seen    1268 of 3023

pattern harvested-knight-link-defense-7e58ac85
why     Strong players played here 493 times of 1,146.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  B X . . ?
  ? ? X ? ?
where   A is O, B is O
seen    493 of 1146

pattern harvested-knight-link-defense-162ed2db
why     Strong players played here 1,353 times of 3,240.
draw
  . . .
  O A .
  X * X
  ? ? B
where   A is O, B is O
seen    1353 of 3240

pattern harvested-knight-link-defense-5be973db
why     Strong players played here 513 times of 1,198.
draw
  B * ?
  X . .
  X A O
  . X .
where   A is O, B is O
seen    513 of 1198

pattern harvested-knight-link-defense-0f15ea06
why     Strong players played here 1,417 times of 3,403.
draw
  . . .
  . A .
  X * X
  B ? ?
where   A is O, B is O
seen    1417 of 3403

pattern harvested-knight-link-defense-3210cabc
why     Strong players played here 2,320 times of 5,715.
draw
  . . . ?
  O A * ?
  X O X B
where   A is O, B is O
seen    2320 of 5715

pattern harvested-knight-link-defense-fba9b3d9
why     Strong players played here 833 times of 2,039.
draw
  O O * B
  X A X ?
  X X X ?
where   A is O, B is O
seen    833 of 2039

pattern harvested-knight-link-defense-459316b0
why     Strong players played here 655 times of 1,601.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? B O ? ?
where   A is O, B is O
seen    655 of 1601

pattern harvested-knight-link-defense-27bec09f
why     Strong players played here 815 times of 2,006.
draw
  B O * O
  ? X A X
  ? X O X
where   A is O, B is O
seen    815 of 2006

pattern harvested-knight-link-defense-b96a1688
why     Strong players played here 740 times of 1,825.
draw
  B O * .
  ? X A X
  ? . X .
where   A is O, B is O
seen    740 of 1825

pattern harvested-knight-link-defense-d3b78989
why     Strong players played here 3,120 times of 7,922.
draw
  ? . . .
  ? * A .
  B X X .
where   A is O, B is O
seen    3120 of 7922

pattern harvested-knight-link-defense-3fad7c50
why     Strong players played here 609 times of 1,495.
draw
  B X . .
  ? * A O
  ? X X X
where   A is O, B is O
seen    609 of 1495

pattern harvested-knight-link-defense-c657ed89
why     Strong players played here 523 times of 1,282.
draw
  ? ? B
  X O *
  X A X
  X O X
where   A is O, B is O
seen    523 of 1282

pattern harvested-knight-link-defense-553cd0bb
why     Strong players played here 2,205 times of 5,616.
draw
  ? . . .
  ? * A .
  B X . O
where   A is O, B is O
seen    2205 of 5616

pattern harvested-knight-link-defense-c723e56d
why     Strong players played here 1,310 times of 3,326.
draw
  ? X . .
  ? * A O
  B O X X
where   A is O, B is O
seen    1310 of 3326

pattern harvested-knight-link-defense-b31b9231
why     Strong players played here 652 times of 1,628.
draw
  . . . ?
  X A * ?
  X O X B
where   A is O, B is O
seen    652 of 1628

pattern harvested-knight-link-defense-e4845de3
why     Strong players played here 11,334 times of 29,706.
draw
  . . .
  . A .
  X * .
  B ? ?
where   A is O, B is O
seen    11334 of 29706

pattern harvested-knight-link-defense-abea5377
why     Strong players played here 858 times of 2,176.
draw
  ? ? B
  X O *
  X A X
  . X O
where   A is O, B is O
seen    858 of 2176

pattern harvested-knight-link-defense-79d58fd5
why     Strong players played here 558 times of 1,424.
draw
  X . .
  * A .
  O X X
  B ? ?
where   A is O, B is O
seen    558 of 1424

pattern harvested-knight-link-defense-cb9a1aa5
why     Strong players played here 895 times of 2,342.
draw
  B * . .
  ? X A .
  ? . X O
where   A is O, B is O
seen    895 of 2342

pattern harvested-knight-link-defense-fa5e367e
why     Strong players played here 1,175 times of 3,096.
draw
  ? . . .
  ? O A O
  * X X X
  ? B ? ?
where   A is O, B is O
seen    1175 of 3096

pattern harvested-knight-link-defense-6b3162b7
why     Strong players played here 594 times of 1,539.
draw
  B X . .
  ? * A O
  ? O X X
where   A is O, B is O
seen    594 of 1539

pattern harvested-knight-link-defense-5783dfd2
why     Strong players played here 613 times of 1,591.
draw
  X O * B
  X A X ?
  O X . ?
where   A is O, B is O
seen    613 of 1591

pattern harvested-knight-link-defense-a8ec0c2e
why     Strong players played here 672 times of 1,789.
draw
  ? . . .
  ? X A .
  B * X X
where   A is O, B is O
seen    672 of 1789

pattern harvested-knight-link-defense-2e5c35e6
why     Strong players played here 1,133 times of 3,113.
draw
  X O * B
  X A X ?
  X X O ?
where   A is O, B is O
seen    1133 of 3113

pattern harvested-knight-link-defense-15d54b6c
why     Strong players played here 491 times of 1,327.
draw
  . . . ?
  X A * ?
  O O X B
where   A is O, B is O
seen    491 of 1327

pattern harvested-knight-link-defense-63a4e940
why     Strong players played here 716 times of 1,973.
draw
  B ? ?
  X * .
  . A .
  . O X
where   A is O, B is O
seen    716 of 1973

pattern harvested-knight-link-defense-3f230c02
why     Strong players played here 494 times of 1,353.
draw
  X O * B
  X A X ?
  X X . ?
where   A is O, B is O
seen    494 of 1353

pattern harvested-knight-link-defense-9e3e0a50
why     Strong players played here 687 times of 1,908.
draw
  ? ? . ? ?
  B * . . ?
  X O A O .
  ? X X . ?
  ? ? . ? ?
where   A is O, B is O
seen    687 of 1908

pattern harvested-knight-link-defense-a45f8542
why     Strong players played here 1,108 times of 3,130.
draw
  B ? ?
  O * O
  X A X
  X O X
where   A is O, B is O
seen    1108 of 3130

pattern harvested-knight-link-defense-cfc43db6
why     Strong players played here 627 times of 1,756.
draw
  X O * B
  X A X ?
  O X X ?
where   A is O, B is O
seen    627 of 1756

pattern harvested-knight-link-defense-208c92fc
why     Strong players played here 865 times of 2,459.
draw
  . . .
  X A .
  . X *
  ? ? B
where   A is O, B is O
seen    865 of 2459

pattern harvested-knight-link-defense-cbdaf5e7
why     Strong players played here 1,501 times of 4,364.
draw
  ? . . .
  ? * A .
  B X O X
where   A is O, B is O
seen    1501 of 4364

pattern harvested-knight-link-defense-96e5c464
why     Strong players played here 516 times of 1,458.
draw
  O O * B
  X A X ?
  . X X ?
where   A is O, B is O
seen    516 of 1458

pattern harvested-knight-link-defense-fb7d6bee
why     Strong players played here 649 times of 1,851.
draw
  O X .
  * A X
  O X X
  B ? ?
where   A is O, B is O
seen    649 of 1851

pattern harvested-knight-link-defense-abcfea76
why     Strong players played here 527 times of 1,493.
draw
  . . .
  X A .
  X X *
  ? ? B
where   A is O, B is O
seen    527 of 1493

pattern harvested-knight-link-defense-107c83aa
why     Strong players played here 570 times of 1,632.
draw
  . . .
  X A O
  * X X
  B ? ?
where   A is O, B is O
seen    570 of 1632

pattern harvested-knight-link-defense-c9c9b3c5
why     Strong players played here 906 times of 2,659.
draw
  ? . . .
  ? X A O
  B * X X
where   A is O, B is O
seen    906 of 2659

pattern harvested-knight-link-defense-3fb5e514
why     Strong players played here 752 times of 2,208.
draw
  X O * B
  X A X ?
  . X O ?
where   A is O, B is O
seen    752 of 2208

pattern harvested-knight-link-defense-54ab86b8
why     Strong players played here 1,630 times of 4,880.
draw
  ? ? . ? ?
  ? . . . ?
  X O A . .
  B X X * ?
  ? ? . ? ?
where   A is O, B is O
seen    1630 of 4880

pattern harvested-knight-link-defense-93988603
why     Strong players played here 1,114 times of 3,313.
draw
  ? ? B
  X O *
  X A X
  X X O
where   A is O, B is O
seen    1114 of 3313

pattern harvested-knight-link-defense-78985fa4
why     Strong players played here 545 times of 1,590.
draw
  ? . . .
  ? O A .
  * X X X
  ? B ? ?
where   A is O, B is O
seen    545 of 1590

pattern harvested-knight-link-defense-93ee00d7
why     Strong players played here 1,046 times of 3,123.
draw
  O . .
  . A .
  . * X
  ? ? B
where   A is O, B is O
seen    1046 of 3123

pattern harvested-knight-link-defense-0bd008b5
why     Strong players played here 789 times of 2,351.
draw
  B ? ?
  X * .
  O A O
  X X O
where   A is O, B is O
seen    789 of 2351

pattern harvested-knight-link-defense-8ca58b25
why     Strong players played here 850 times of 2,561.
draw
  ? B . ? ?
  ? O * . ?
  X X A . .
  - - - - -
where   A is O, B is O
seen    850 of 2561

pattern harvested-knight-link-defense-07cbb5ec
why     Strong players played here 599 times of 1,793.
draw
  X O * B
  X A X ?
  . X . ?
where   A is O, B is O
seen    599 of 1793

pattern harvested-knight-link-defense-0cb542e0
why     Strong players played here 783 times of 2,430.
draw
  B O * O
  ? X A X
  ? X X X
where   A is O, B is O
seen    783 of 2430

pattern harvested-knight-link-defense-2e0ca7a1
why     Strong players played here 526 times of 1,622.
draw
  ? ? B
  X O *
  X A X
  O X X
where   A is O, B is O
seen    526 of 1622

pattern harvested-knight-link-defense-db34fa3c
why     Strong players played here 611 times of 1,927.
draw
  B ? ?
  O X .
  * A X
  O X X
where   A is O, B is O
seen    611 of 1927

pattern harvested-knight-link-defense-bb4fb157
why     Strong players played here 804 times of 2,561.
draw
  ? B . ? ?
  ? O . * ?
  X X A . .
  - - - - -
where   A is O, B is O
seen    804 of 2561

pattern harvested-knight-link-defense-193e8327
why     Strong players played here 524 times of 1,662.
draw
  ? . . .
  ? X A O
  B * O X
where   A is O, B is O
seen    524 of 1662

pattern harvested-knight-link-defense-9d173d13
why     Strong players played here 1,229 times of 4,043.
draw
  . . .
  . A .
  X * O
  B ? ?
where   A is O, B is O
seen    1229 of 4043

pattern harvested-knight-link-defense-dc92e1c2
why     Strong players played here 591 times of 1,911.
draw
  B ? ?
  . * .
  X A .
  . X O
where   A is O, B is O
seen    591 of 1911

pattern harvested-knight-link-defense-888b2ee6
why     Strong players played here 628 times of 2,088.
draw
  ? . . .
  ? . A .
  B O X O
  ? ? * ?
where   A is O, B is O
seen    628 of 2088

pattern harvested-knight-link-defense-c7dbddbc
why     Strong players played here 809 times of 2,750.
draw
  ? X . .
  ? * A .
  B O X X
where   A is O, B is O
seen    809 of 2750

pattern harvested-knight-link-defense-83bb3afc
why     Strong players played here 498 times of 1,673.
draw
  B ? ?
  X * .
  O A O
  X O X
where   A is O, B is O
seen    498 of 1673

pattern harvested-knight-link-defense-20d58c6e
why     Strong players played here 644 times of 2,206.
draw
  . . .
  X A .
  * X X
  ? ? B
where   A is O, B is O
seen    644 of 2206

pattern harvested-knight-link-defense-4ef67d41
why     Strong players played here 584 times of 2,023.
draw
  B ? ?
  . * .
  X A .
  X X O
where   A is O, B is O
seen    584 of 2023

pattern harvested-knight-link-defense-efbb45ab
why     Strong players played here 2,367 times of 8,521.
draw
  ? . . .
  * X A .
  ? O X X
  ? B ? ?
where   A is O, B is O
seen    2367 of 8521

pattern harvested-knight-link-defense-2e281ab8
why     Strong players played here 664 times of 2,339.
draw
  ? . . .
  ? X A X
  B O X .
  ? ? * ?
where   A is O, B is O
seen    664 of 2339

pattern harvested-knight-link-defense-34d63752
why     Strong players played here 1,526 times of 5,542.
draw
  ? . . .
  ? X A .
  B * X O
where   A is O, B is O
seen    1526 of 5542

pattern harvested-knight-link-defense-b610a856
why     Strong players played here 1,890 times of 6,951.
draw
  . . . ?
  O A . ?
  X X * B
where   A is O, B is O
seen    1890 of 6951

pattern harvested-knight-link-defense-cbb27b21
why     Strong players played here 616 times of 2,205.
draw
  ? . . .
  * X A O
  B O X O
where   A is O, B is O
seen    616 of 2205

pattern harvested-knight-link-defense-b2723e11
why     Strong players played here 1,084 times of 3,957.
draw
  B ? ?
  X * .
  O A O
  X X X
where   A is O, B is O
seen    1084 of 3957

pattern harvested-knight-link-defense-28acca8b
why     Strong players played here 913 times of 3,318.
draw
  . X .
  X A X
  O * O
  B ? ?
where   A is O, B is O
seen    913 of 3318

pattern harvested-knight-link-defense-91bf9ffe
why     Strong players played here 678 times of 2,445.
draw
  O . .
  X A *
  X O X
  ? ? B
where   A is O, B is O
seen    678 of 2445

pattern harvested-knight-link-defense-be39f3c0
why     Strong players played here 818 times of 3,025.
draw
  . . .
  O A .
  X * O
  B ? ?
where   A is O, B is O
seen    818 of 3025

pattern harvested-knight-link-defense-61acb393
why     Strong players played here 630 times of 2,342.
draw
  B . * .
  ? X A .
  ? . X O
where   A is O, B is O
seen    630 of 2342

pattern harvested-knight-link-defense-3ae8c056
why     Strong players played here 529 times of 1,979.
draw
  . . . . .
  . . . . .
  . . A . .
  . . * . .
  . B X . .
where   A is O, B is O
seen    529 of 1979

pattern harvested-knight-link-defense-1f418248
why     Strong players played here 719 times of 2,734.
draw
  B ? ?
  X * .
  O A O
  O X X
where   A is O, B is O
seen    719 of 2734

pattern harvested-knight-link-defense-5f9f5cfd
why     Strong players played here 662 times of 2,533.
draw
  . . .
  X A .
  X * O
  B ? ?
where   A is O, B is O
seen    662 of 2533

pattern harvested-knight-link-defense-c3db6ec5
why     Strong players played here 993 times of 3,858.
draw
  . . .
  . A .
  O X *
  ? ? B
where   A is O, B is O
seen    993 of 3858

pattern harvested-knight-link-defense-e0db6a0a
why     Strong players played here 545 times of 2,094.
draw
  ? . . .
  ? X A O
  B * X O
where   A is O, B is O
seen    545 of 2094

pattern harvested-knight-link-defense-89532459
why     Strong players played here 622 times of 2,435.
draw
  B ? ?
  * . .
  X A O
  X X X
where   A is O, B is O
seen    622 of 2435

pattern harvested-knight-link-defense-94ed94b2
why     Strong players played here 1,356 times of 5,452.
draw
  ? . . .
  ? X A .
  B O * O
where   A is O, B is O
seen    1356 of 5452

pattern harvested-knight-link-defense-fa148c8c
why     Strong players played here 1,680 times of 6,797.
draw
  ? . . .
  ? * A .
  B X O .
where   A is O, B is O
seen    1680 of 6797

pattern harvested-knight-link-defense-28386692
why     Strong players played here 1,842 times of 7,640.
draw
  ? * . .
  ? X A O
  B X X X
where   A is O, B is O
seen    1842 of 7640

pattern harvested-knight-link-defense-70651e9c
why     Strong players played here 621 times of 2,505.
draw
  B ? ?
  X O *
  X A X
  X X O
where   A is O, B is O
seen    621 of 2505

pattern harvested-knight-link-defense-0678dc07
why     Strong players played here 1,128 times of 4,674.
draw
  ? . . .
  * X A O
  B O X X
where   A is O, B is O
seen    1128 of 4674

pattern harvested-knight-link-defense-d8697267
why     Strong players played here 490 times of 1,996.
draw
  X O * ?
  X A X ?
  X X X B
where   A is O, B is O
seen    490 of 1996

pattern harvested-knight-link-defense-2e3ca8a7
why     Strong players played here 550 times of 2,266.
draw
  ? . . .
  ? O A .
  * X X O
  ? B ? ?
where   A is O, B is O
seen    550 of 2266

pattern harvested-knight-link-defense-ee05f94e
why     Strong players played here 485 times of 2,010.
draw
  X . .
  * A O
  X O X
  B ? ?
where   A is O, B is O
seen    485 of 2010

pattern harvested-knight-link-defense-93bec15b
why     Strong players played here 1,186 times of 5,080.
draw
  B ? ?
  O * .
  X A .
  - - -
where   A is O, B is O
seen    1186 of 5080

pattern harvested-knight-link-defense-14f917f2
why     Strong players played here 558 times of 2,357.
draw
  . . . ?
  X A X ?
  O X . B
  ? * ? ?
where   A is O, B is O
seen    558 of 2357

pattern harvested-knight-link-defense-88b867d3
why     Strong players played here 719 times of 3,150.
draw
  ? * . .
  ? X A O
  B X X .
where   A is O, B is O
seen    719 of 3150

pattern harvested-knight-link-defense-becc5b44
why     Strong players played here 821 times of 3,667.
draw
  ? . . .
  * X A X
  ? O X .
  ? B ? ?
where   A is O, B is O
seen    821 of 3667

pattern harvested-knight-link-defense-be02a182
why     Strong players played here 722 times of 3,251.
draw
  O O * B
  X A X ?
  X X O ?
where   A is O, B is O
seen    722 of 3251

pattern harvested-knight-link-defense-ed5ffde6
why     Strong players played here 1,006 times of 4,598.
draw
  X O * B
  X A O ?
  O X X ?
where   A is O, B is O
seen    1006 of 4598

pattern harvested-knight-link-defense-ef41a672
why     Strong players played here 745 times of 3,378.
draw
  ? . . .
  * X A .
  ? O X O
  ? B ? ?
where   A is O, B is O
seen    745 of 3378

pattern harvested-knight-link-defense-6e490afd
why     Strong players played here 532 times of 2,441.
draw
  . . .
  O A .
  * X X
  B ? ?
where   A is O, B is O
seen    532 of 2441

pattern harvested-knight-link-defense-adaf8240
why     Strong players played here 609 times of 2,819.
draw
  B ? ?
  . . .
  * A .
  X . O
where   A is O, B is O
seen    609 of 2819

pattern harvested-knight-link-defense-63fe00d3
why     Strong players played here 822 times of 3,879.
draw
  ? . . .
  ? * A .
  B X . X
where   A is O, B is O
seen    822 of 3879

pattern harvested-knight-link-defense-4b8262b0
why     Strong players played here 491 times of 2,291.
draw
  ? * . .
  ? X A O
  B X . X
where   A is O, B is O
seen    491 of 2291

pattern harvested-knight-link-defense-d2160c45
why     Strong players played here 622 times of 2,939.
draw
  ? ? . ? |
  ? * . . |
  . . A . |
  B O X . |
  ? ? X ? |
where   A is O, B is O
seen    622 of 2939

pattern harvested-knight-link-defense-7fcf7bd2
why     Strong players played here 497 times of 2,334.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O . ?
  ? B * ? ?
where   A is O, B is O
seen    497 of 2334

pattern harvested-knight-link-defense-980cf77b
why     Strong players played here 1,546 times of 7,518.
draw
  . . .
  X A .
  O X .
  B * ?
where   A is O, B is O
seen    1546 of 7518

pattern harvested-knight-link-defense-df2084ab
why     Strong players played here 1,497 times of 7,332.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . * . ?
  ? B X ? ?
where   A is O, B is O
seen    1497 of 7332

pattern harvested-knight-link-defense-d7fe95fb
why     Strong players played here 494 times of 2,357.
draw
  ? O X .
  ? * A X
  B O X X
where   A is O, B is O
seen    494 of 2357

pattern harvested-knight-link-defense-9bee2d82
why     Strong players played here 956 times of 4,674.
draw
  . . .
  X A *
  X O X
  ? ? B
where   A is O, B is O
seen    956 of 4674

pattern harvested-knight-link-defense-7fe7e5ff
why     Strong players played here 562 times of 2,701.
draw
  ? . . .
  * O A O
  B X X .
where   A is O, B is O
seen    562 of 2701

pattern harvested-knight-link-defense-04f03ccf
why     Strong players played here 1,308 times of 6,455.
draw
  X O *
  X A X
  X X O
  ? ? B
where   A is O, B is O
seen    1308 of 6455

pattern harvested-knight-link-defense-783e6a4d
why     Strong players played here 512 times of 2,462.
draw
  ? . . .
  * X A .
  B X X O
where   A is O, B is O
seen    512 of 2462

pattern harvested-knight-link-defense-e64133be
why     Strong players played here 1,544 times of 7,703.
draw
  ? . . .
  * O A .
  B X X .
where   A is O, B is O
seen    1544 of 7703

pattern harvested-knight-link-defense-1351e255
why     Strong players played here 824 times of 4,102.
draw
  B . . .
  ? * A .
  ? O X .
where   A is O, B is O
seen    824 of 4102

pattern harvested-knight-link-defense-a226921c
why     Strong players played here 540 times of 2,659.
draw
  ? * . .
  ? X A O
  B . X X
where   A is O, B is O
seen    540 of 2659

pattern harvested-knight-link-defense-967d1bec
why     Strong players played here 934 times of 4,705.
draw
  ? . . .
  * X A .
  B O X O
where   A is O, B is O
seen    934 of 4705

pattern harvested-knight-link-defense-e7596400
why     Strong players played here 1,437 times of 7,332.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * . . ?
  ? B X ? ?
where   A is O, B is O
seen    1437 of 7332

pattern harvested-knight-link-defense-0219ed83
why     Strong players played here 3,876 times of 20,339.
draw
  . . .
  . A .
  X X *
  B ? ?
where   A is O, B is O
seen    3876 of 20339

pattern harvested-knight-link-defense-d3be9cf3
why     Strong players played here 4,190 times of 22,029.
draw
  ? . . .
  ? O A .
  B X X *
where   A is O, B is O
seen    4190 of 22029

pattern harvested-knight-link-defense-a8f55f7b
why     Strong players played here 993 times of 5,080.
draw
  B ? ?
  O . *
  X A .
  - - -
where   A is O, B is O
seen    993 of 5080

pattern harvested-knight-link-defense-4ac8fbb5
why     Strong players played here 1,091 times of 5,646.
draw
  ? * . .
  ? X A .
  B X X O
where   A is O, B is O
seen    1091 of 5646

pattern harvested-knight-link-defense-7c7d67fa
why     Strong players played here 514 times of 2,602.
draw
  X O *
  X A X
  O X O
  ? ? B
where   A is O, B is O
seen    514 of 2602

pattern harvested-knight-link-defense-c81be118
why     Strong players played here 575 times of 2,955.
draw
  . . .
  O A O
  X X *
  ? ? B
where   A is O, B is O
seen    575 of 2955

pattern harvested-knight-link-defense-ebb2ed5c
why     Strong players played here 562 times of 2,895.
draw
  ? . . .
  * X A X
  B X X O
where   A is O, B is O
seen    562 of 2895

pattern harvested-knight-link-defense-d70ab8d6
why     Strong players played here 684 times of 3,552.
draw
  X O *
  X A X
  . X O
  ? ? B
where   A is O, B is O
seen    684 of 3552

pattern harvested-knight-link-defense-5643f7ca
why     Strong players played here 725 times of 3,774.
draw
  X * . B
  O A O ?
  X X X ?
where   A is O, B is O
seen    725 of 3774

pattern harvested-knight-link-defense-677fb954
why     Strong players played here 1,527 times of 8,260.
draw
  . . .
  . A .
  X O .
  B * ?
where   A is O, B is O
seen    1527 of 8260

pattern harvested-knight-link-defense-cee3a903
why     Strong players played here 889 times of 4,752.
draw
  * . .
  X A O
  X X O
  B ? ?
where   A is O, B is O
seen    889 of 4752

pattern harvested-knight-link-defense-b2efbf51
why     Strong players played here 612 times of 3,244.
draw
  B X . .
  ? * A O
  ? . O X
where   A is O, B is O
seen    612 of 3244

pattern harvested-knight-link-defense-0cb59740
why     Strong players played here 1,884 times of 10,328.
draw
  ? . . .
  * X A .
  ? O X .
  ? B ? ?
where   A is O, B is O
seen    1884 of 10328

pattern harvested-knight-link-defense-1481404a
why     Strong players played here 563 times of 2,990.
draw
  B ? ?
  O * O
  X A X
  X X X
where   A is O, B is O
seen    563 of 2990

pattern harvested-knight-link-defense-4119d470
why     Strong players played here 1,595 times of 8,859.
draw
  . . . ?
  . A . ?
  X X * B
where   A is O, B is O
seen    1595 of 8859

pattern harvested-knight-link-defense-8bd733d1
why     Strong players played here 835 times of 4,577.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . B
  ? ? . ? ?
where   A is O, B is O
seen    835 of 4577

pattern harvested-knight-link-defense-6fde3d60
why     Strong players played here 1,404 times of 7,927.
draw
  * . .
  X A O
  X X X
  B ? ?
where   A is O, B is O
seen    1404 of 7927

pattern harvested-knight-link-defense-72796926
why     Strong players played here 1,552 times of 8,875.
draw
  * . .
  X A .
  X X O
  B ? ?
where   A is O, B is O
seen    1552 of 8875

pattern harvested-knight-link-defense-ae1bb044
why     Strong players played here 554 times of 3,115.
draw
  X O * ?
  X A X ?
  X O X B
where   A is O, B is O
seen    554 of 3115

pattern harvested-knight-link-defense-fc0330b1
why     Strong players played here 593 times of 3,357.
draw
  O O * ?
  X A X ?
  X X X B
where   A is O, B is O
seen    593 of 3357

pattern harvested-knight-link-defense-14d2c8ed
why     Strong players played here 932 times of 5,427.
draw
  B * . .
  ? O A O
  ? X X .
where   A is O, B is O
seen    932 of 5427

pattern harvested-knight-link-defense-b0bd725a
why     Strong players played here 1,320 times of 7,823.
draw
  . . .
  * A .
  O X .
  B ? ?
where   A is O, B is O
seen    1320 of 7823

pattern harvested-knight-link-defense-b70a573b
why     Strong players played here 1,029 times of 6,063.
draw
  * . .
  X A O
  X O X
  B ? ?
where   A is O, B is O
seen    1029 of 6063

pattern harvested-knight-link-defense-5fb62add
why     Strong players played here 488 times of 2,820.
draw
  O O *
  X A X
  X X X
  ? ? B
where   A is O, B is O
seen    488 of 2820

pattern harvested-knight-link-defense-3f1cdada
why     Strong players played here 661 times of 3,879.
draw
  ? . . .
  ? . A .
  B X * X
where   A is O, B is O
seen    661 of 3879

pattern harvested-knight-link-defense-7a42654f
why     Strong players played here 639 times of 3,750.
draw
  . . . ?
  X A O *
  X X X B
where   A is O, B is O
seen    639 of 3750

pattern harvested-knight-link-defense-c8e0b180
why     Strong players played here 954 times of 5,695.
draw
  ? . . .
  * X A .
  B O X X
where   A is O, B is O
seen    954 of 5695

pattern harvested-knight-link-defense-56f9449c
why     Strong players played here 1,334 times of 8,058.
draw
  . . .
  X A .
  O * O
  B ? ?
where   A is O, B is O
seen    1334 of 8058

pattern harvested-knight-link-defense-122c6907
why     Strong players played here 1,607 times of 9,909.
draw
  ? . . .
  ? . A .
  B * X .
where   A is O, B is O
seen    1607 of 9909

pattern harvested-knight-link-defense-73394c6b
why     Strong players played here 568 times of 3,418.
draw
  X O * B
  X A O ?
  . X X ?
where   A is O, B is O
seen    568 of 3418

pattern harvested-knight-link-defense-64b30ae6
why     Strong players played here 1,115 times of 6,939.
draw
  . . . ?
  . A . ?
  O X * B
where   A is O, B is O
seen    1115 of 6939

pattern harvested-knight-link-defense-b95861c8
why     Strong players played here 855 times of 5,298.
draw
  ? . . .
  * X A O
  ? O X X
  ? B ? ?
where   A is O, B is O
seen    855 of 5298

pattern harvested-knight-link-defense-bf60c5b7
why     Strong players played here 496 times of 3,015.
draw
  O . *
  . A X
  O X X
  ? ? B
where   A is O, B is O
seen    496 of 3015

pattern harvested-knight-link-defense-36f4d8e1
why     Strong players played here 549 times of 3,389.
draw
  . . . B
  O A * ?
  X O X ?
where   A is O, B is O
seen    549 of 3389

pattern harvested-knight-link-defense-39e12d9f
why     Strong players played here 576 times of 3,563.
draw
  ? . . .
  ? * A .
  B X X X
where   A is O, B is O
seen    576 of 3563

pattern harvested-knight-link-defense-4d68dc65
why     Strong players played here 908 times of 5,754.
draw
  ? * . .
  ? X A O
  B X O X
where   A is O, B is O
seen    908 of 5754

pattern harvested-knight-link-defense-c2b4e5c7
why     Strong players played here 728 times of 4,650.
draw
  . . .
  O A *
  O X X
  ? ? B
where   A is O, B is O
seen    728 of 4650

pattern harvested-knight-link-defense-49f46438
why     Strong players played here 1,512 times of 9,909.
draw
  ? . . .
  ? . A .
  B . X *
where   A is O, B is O
seen    1512 of 9909

pattern harvested-knight-link-defense-930bbaf6
why     Strong players played here 3,211 times of 21,357.
draw
  . . . ?
  . A . ?
  X * . B
where   A is O, B is O
seen    3211 of 21357

pattern harvested-knight-link-defense-6dff0705
why     Strong players played here 1,845 times of 12,152.
draw
  . . .
  . A .
  X . .
  B * ?
where   A is O, B is O
seen    1845 of 12152

pattern harvested-knight-link-defense-c44e3a6e
why     Strong players played here 638 times of 4,107.
draw
  . . . ?
  O A . ?
  X X X *
  ? ? B ?
where   A is O, B is O
seen    638 of 4107

pattern harvested-knight-link-defense-2a4fc84a
why     Strong players played here 827 times of 5,432.
draw
  ? * . .
  ? X A .
  B X . O
where   A is O, B is O
seen    827 of 5432

pattern harvested-knight-link-defense-d9031668
why     Strong players played here 990 times of 6,539.
draw
  B X * .
  ? O A O
  ? X X X
where   A is O, B is O
seen    990 of 6539

pattern harvested-knight-link-defense-be1adf9c
why     Strong players played here 1,644 times of 11,010.
draw
  . . .
  * A .
  X X O
  B ? ?
where   A is O, B is O
seen    1644 of 11010

pattern harvested-knight-link-defense-031a58f9
why     Strong players played here 1,175 times of 7,827.
draw
  ? . . .
  ? O A .
  B X * X
where   A is O, B is O
seen    1175 of 7827

pattern harvested-knight-link-defense-eca35cc6
why     Strong players played here 637 times of 4,170.
draw
  . . .
  O A .
  * X .
  B ? ?
where   A is O, B is O
seen    637 of 4170

pattern harvested-knight-link-defense-7e178498
why     Strong players played here 925 times of 6,184.
draw
  ? . . .
  ? . A .
  * X X O
  ? B ? ?
where   A is O, B is O
seen    925 of 6184

pattern harvested-knight-link-defense-b6154932
why     Strong players played here 568 times of 3,748.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? . X . ?
  ? B X ? ?
where   A is O, B is O
seen    568 of 3748

pattern harvested-knight-link-defense-4199d574
why     Strong players played here 1,666 times of 11,472.
draw
  ? . . .
  * O A O
  B X X X
where   A is O, B is O
seen    1666 of 11472

pattern harvested-knight-link-defense-a73c805a
why     Strong players played here 547 times of 3,652.
draw
  X O * ?
  X A X ?
  O X X B
where   A is O, B is O
seen    547 of 3652

pattern harvested-knight-link-defense-825bb5c6
why     Strong players played here 506 times of 3,392.
draw
  . . .
  O A *
  O X O
  ? ? B
where   A is O, B is O
seen    506 of 3392

pattern harvested-knight-link-defense-2577c0c1
why     Strong players played here 546 times of 3,676.
draw
  O . .
  * A .
  O X X
  B ? ?
where   A is O, B is O
seen    546 of 3676

pattern harvested-knight-link-defense-9b887f77
why     Strong players played here 718 times of 4,893.
draw
  O . . ?
  X A O *
  X X X B
where   A is O, B is O
seen    718 of 4893

pattern harvested-knight-link-defense-d1c34877
why     Strong players played here 560 times of 3,784.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O . ?
  ? B X * ?
where   A is O, B is O
seen    560 of 3784

pattern harvested-knight-link-defense-7d90a08b
why     Strong players played here 510 times of 3,439.
draw
  B X * .
  ? O A O
  ? X X O
where   A is O, B is O
seen    510 of 3439

pattern harvested-knight-link-defense-c7910ea6
why     Strong players played here 519 times of 3,503.
draw
  B ? ?
  O X .
  * A X
  O O X
where   A is O, B is O
seen    519 of 3503

pattern harvested-knight-link-defense-20d60b5a
why     Strong players played here 539 times of 3,650.
draw
  * . .
  X A O
  X X .
  B ? ?
where   A is O, B is O
seen    539 of 3650

pattern harvested-knight-link-defense-47832f50
why     Strong players played here 1,003 times of 6,947.
draw
  . . .
  X A .
  X X *
  B ? ?
where   A is O, B is O
seen    1003 of 6947

pattern harvested-knight-link-defense-732cfad3
why     Strong players played here 1,284 times of 9,020.
draw
  . . .
  O A *
  X X X
  ? ? B
where   A is O, B is O
seen    1284 of 9020

pattern harvested-knight-link-defense-6a8216ae
why     Strong players played here 515 times of 3,522.
draw
  . . .
  X A .
  X O X
  B ? *
where   A is O, B is O
seen    515 of 3522

pattern harvested-knight-link-defense-00f0c58c
why     Strong players played here 709 times of 4,911.
draw
  O . O
  X A *
  X X O
  ? ? B
where   A is O, B is O
seen    709 of 4911

pattern harvested-knight-link-defense-e424df00
why     Strong players played here 541 times of 3,715.
draw
  ? ? B
  X O *
  O A O
  X X X
where   A is O, B is O
seen    541 of 3715

pattern harvested-knight-link-defense-68726077
why     Strong players played here 651 times of 4,532.
draw
  X O * B
  O A O ?
  X X X ?
where   A is O, B is O
seen    651 of 4532

pattern harvested-knight-link-defense-7119dbc6
why     Strong players played here 871 times of 6,262.
draw
  B O * O
  ? X A O
  ? X X O
where   A is O, B is O
seen    871 of 6262

pattern harvested-knight-link-defense-c2b51d7d
why     Strong players played here 1,087 times of 7,922.
draw
  ? . . .
  ? . A .
  B X X *
where   A is O, B is O
seen    1087 of 7922

pattern harvested-knight-link-defense-e8967f0b
why     Strong players played here 1,080 times of 7,890.
draw
  ? * . .
  ? X A O
  B X X O
where   A is O, B is O
seen    1080 of 7890

pattern harvested-knight-link-defense-c95a1de9
why     Strong players played here 735 times of 5,350.
draw
  ? . . .
  * O A O
  B X O X
where   A is O, B is O
seen    735 of 5350

pattern harvested-knight-link-defense-67a01b4f
why     Strong players played here 631 times of 4,596.
draw
  O . .
  * A O
  O X X
  B ? ?
where   A is O, B is O
seen    631 of 4596

pattern harvested-knight-link-defense-9896d149
why     Strong players played here 542 times of 3,929.
draw
  . . . ?
  X A . ?
  O X * B
where   A is O, B is O
seen    542 of 3929

pattern harvested-knight-link-defense-a3e68368
why     Strong players played here 1,018 times of 7,556.
draw
  O O *
  X A X
  X X O
  ? ? B
where   A is O, B is O
seen    1018 of 7556

pattern harvested-knight-link-defense-485ebe91
why     Strong players played here 772 times of 5,688.
draw
  . . . B
  O A * ?
  X X O ?
where   A is O, B is O
seen    772 of 5688

pattern harvested-knight-link-defense-33f98215
why     Strong players played here 860 times of 6,376.
draw
  X O * ?
  X A X ?
  X X O B
where   A is O, B is O
seen    860 of 6376

pattern harvested-knight-link-defense-51fbcf73
why     Strong players played here 521 times of 3,798.
draw
  O . * ?
  . A X ?
  O X X B
where   A is O, B is O
seen    521 of 3798

pattern harvested-knight-link-defense-3da053a2
why     Strong players played here 2,670 times of 20,538.
draw
  . . .
  O A .
  X X *
  B ? ?
where   A is O, B is O
seen    2670 of 20538

pattern harvested-knight-link-defense-003a050f
why     Strong players played here 644 times of 4,788.
draw
  . . . ?
  X A . ?
  O * O B
where   A is O, B is O
seen    644 of 4788

pattern harvested-knight-link-defense-adeed389
why     Strong players played here 496 times of 3,666.
draw
  ? . . .
  ? O A .
  B * X X
where   A is O, B is O
seen    496 of 3666

pattern harvested-knight-link-defense-c28d30b9
why     Strong players played here 672 times of 5,029.
draw
  . . .
  . A .
  X X .
  B * ?
where   A is O, B is O
seen    672 of 5029

pattern harvested-knight-link-defense-fa4c1752
why     Strong players played here 621 times of 4,645.
draw
  ? * O .
  ? X A X
  B X X O
where   A is O, B is O
seen    621 of 4645

pattern harvested-knight-link-defense-30466a77
why     Strong players played here 701 times of 5,289.
draw
  . . . ?
  . A . ?
  X * O B
where   A is O, B is O
seen    701 of 5289

pattern harvested-knight-link-defense-2122794e
why     Strong players played here 948 times of 7,263.
draw
  B O * O
  ? X A O
  ? X X X
where   A is O, B is O
seen    948 of 7263

pattern harvested-knight-link-defense-09ed8853
why     Strong players played here 665 times of 5,072.
draw
  . . .
  O A .
  X X O
  B ? *
where   A is O, B is O
seen    665 of 5072

pattern harvested-knight-link-defense-8d9961bb
why     Strong players played here 686 times of 5,285.
draw
  . . .
  O A .
  X O .
  B * ?
where   A is O, B is O
seen    686 of 5285

pattern harvested-knight-link-defense-1da969b2
why     Strong players played here 804 times of 6,235.
draw
  ? * . .
  ? X A .
  B X O X
where   A is O, B is O
seen    804 of 6235

pattern harvested-knight-link-defense-e1efa298
why     Strong players played here 496 times of 3,782.
draw
  B X O *
  ? X A X
  ? X X O
where   A is O, B is O
seen    496 of 3782

pattern harvested-knight-link-defense-810f2bc1
why     Strong players played here 547 times of 4,211.
draw
  ? * . .
  ? X A X
  B O X .
where   A is O, B is O
seen    547 of 4211

pattern harvested-knight-link-defense-2064825e
why     Strong players played here 523 times of 4,084.
draw
  X O * B
  X A O ?
  X X X ?
where   A is O, B is O
seen    523 of 4084

pattern harvested-knight-link-defense-4a824f18
why     Strong players played here 1,220 times of 9,909.
draw
  ? . . .
  ? * A .
  B . X .
where   A is O, B is O
seen    1220 of 9909

pattern harvested-knight-link-defense-be0f846d
why     Strong players played here 1,739 times of 14,363.
draw
  . . .
  * A .
  . X .
  B ? ?
where   A is O, B is O
seen    1739 of 14363

pattern harvested-knight-link-defense-a471dae5
why     Strong players played here 514 times of 4,098.
draw
  . . .
  . A .
  X O X
  B ? *
where   A is O, B is O
seen    514 of 4098

pattern harvested-knight-link-defense-fa84e288
why     Strong players played here 698 times of 5,639.
draw
  . . .
  * A .
  O X O
  B ? ?
where   A is O, B is O
seen    698 of 5639

pattern harvested-knight-link-defense-20b731df
why     Strong players played here 534 times of 4,282.
draw
  . . . ?
  O A * ?
  . X O B
where   A is O, B is O
seen    534 of 4282

pattern harvested-knight-link-defense-6bd358db
why     Strong players played here 521 times of 4,227.
draw
  B ? ?
  . . .
  * A .
  O X .
where   A is O, B is O
seen    521 of 4227

pattern harvested-knight-link-defense-d569b0e2
why     Strong players played here 809 times of 6,701.
draw
  ? * . .
  ? X A O
  B O X O
where   A is O, B is O
seen    809 of 6701

pattern harvested-knight-link-defense-db6b3ce3
why     Strong players played here 666 times of 5,521.
draw
  ? . . .
  * O A O
  B X X O
where   A is O, B is O
seen    666 of 5521

pattern harvested-knight-link-defense-e6f3f6df
why     Strong players played here 500 times of 4,128.
draw
  | . O ?
  | A X ?
  | * O B
where   A is O, B is O
seen    500 of 4128

pattern harvested-knight-link-defense-ba1d9804
why     Strong players played here 938 times of 7,975.
draw
  . . .
  X A *
  O X X
  ? ? B
where   A is O, B is O
seen    938 of 7975

pattern harvested-knight-link-defense-b1731922
why     Strong players played here 1,342 times of 11,559.
draw
  * . .
  X A O
  O X X
  B ? ?
where   A is O, B is O
seen    1342 of 11559

pattern harvested-knight-link-defense-1aa7f7d4
why     Strong players played here 807 times of 6,947.
draw
  * . .
  X A .
  X X .
  B ? ?
where   A is O, B is O
seen    807 of 6947

pattern harvested-knight-link-defense-c5793583
why     Strong players played here 2,181 times of 19,404.
draw
  * . .
  X A .
  O X .
  B ? ?
where   A is O, B is O
seen    2181 of 19404

pattern harvested-knight-link-defense-bea3948e
why     Strong players played here 795 times of 6,903.
draw
  B O * .
  ? X A O
  ? X X O
where   A is O, B is O
seen    795 of 6903

pattern harvested-knight-link-defense-3777bac2
why     Strong players played here 900 times of 7,860.
draw
  ? O . .
  ? * A O
  B O X X
where   A is O, B is O
seen    900 of 7860

pattern harvested-knight-link-defense-29ea6ba0
why     Strong players played here 1,899 times of 17,086.
draw
  ? * . .
  ? X A .
  B O X X
where   A is O, B is O
seen    1899 of 17086

pattern harvested-knight-link-defense-a052f755
why     Strong players played here 703 times of 6,183.
draw
  . . .
  O A .
  X X .
  B * ?
where   A is O, B is O
seen    703 of 6183

pattern harvested-knight-link-defense-6d8263ff
why     Strong players played here 1,223 times of 11,040.
draw
  ? . . .
  ? . A .
  * X X .
  ? B ? ?
where   A is O, B is O
seen    1223 of 11040

pattern harvested-knight-link-defense-5b609aa0
why     Strong players played here 703 times of 6,285.
draw
  B ? ?
  O * O
  X A O
  X X O
where   A is O, B is O
seen    703 of 6285

pattern harvested-knight-link-defense-09c04d2a
why     Strong players played here 892 times of 8,108.
draw
  ? * . .
  ? X A .
  B O X O
where   A is O, B is O
seen    892 of 8108

pattern harvested-knight-link-defense-281e0eae
why     Strong players played here 593 times of 5,317.
draw
  . . . ?
  O A . ?
  X O X *
  ? ? B ?
where   A is O, B is O
seen    593 of 5317

pattern harvested-knight-link-defense-bb1c408c
why     Strong players played here 1,484 times of 13,962.
draw
  . . .
  * A .
  X O X
  B ? ?
where   A is O, B is O
seen    1484 of 13962

pattern harvested-knight-link-defense-595348bc
why     Strong players played here 667 times of 6,137.
draw
  B ? ?
  O * O
  X A O
  X X X
where   A is O, B is O
seen    667 of 6137

pattern harvested-knight-link-defense-74a4b420
why     Strong players played here 494 times of 4,500.
draw
  . . . ?
  X A . ?
  O X X *
  ? ? B ?
where   A is O, B is O
seen    494 of 4500

pattern harvested-knight-link-defense-c0210875
why     Strong players played here 936 times of 8,782.
draw
  ? ? . . .
  * ? X A .
  ? B O X X
where   A is O, B is O
seen    936 of 8782

pattern harvested-knight-link-defense-051db215
why     Strong players played here 1,315 times of 12,488.
draw
  . . .
  O A *
  X O X
  ? ? B
where   A is O, B is O
seen    1315 of 12488
