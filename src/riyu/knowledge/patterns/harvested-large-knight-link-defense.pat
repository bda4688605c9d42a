# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as large-knight-link-defense; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-large-knight-link-defense
asked    a link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-large-knight-link-defense-4d8469a8
why     Strong players played here 594 times of 595.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . * O A . . .
  . O X X X . .
  . X . . . . .
  ? . B . . . ?
where   A is O, B is O
seen    594 of 595

pattern harvested-large-knight-link-defense-7785c562
why     Strong players played here 567 times of 570.
draw
  - - - - - -
  ? . . . . .
  ? . * A . .
  B X O X . .
  ? . X . . .
where   A is O, B is O
seen    567 of 570

pattern harvested-large-knight-link-defense-4c604651
why     Strong players played here 569 times of 582.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . * O A . . |
  B X X X . . |
  . . . . . . |
  ? . . . . . |
where   A is O, B is O
seen    569 of 582

pattern harvested-large-knight-link-defense-acdd957a
why     Strong players played here 621 times of 639.
draw
  . . . . .
  . . . . .
  * O A . .
  O X X X .
  X . . . .
  ? B ? ? ?
where   A is O, B is O
seen    621 of 639

pattern harvested-large-knight-link-defense-7abebde8
why     Strong players played here 624 times of 647.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . * X . . |
  . . O X . . |
  ? . B X . . |
where   A is O, B is O
seen    624 of 647

pattern harvested-large-knight-link-defense-7508988d
why     Strong players played here 597 times of 639.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . O A . . .
  . * X X X . .
  . . . . . . .
  ? . B . . . ?
where   A is O, B is O
seen    597 of 639

pattern harvested-large-knight-link-defense-af3bd613
why     Strong players played here 868 times of 951.
draw
  . . . . .
  . . . . .
  . . A . .
  . * X . .
  . O X . .
  ? B ? ? ?
where   A is O, B is O
seen    868 of 951

pattern harvested-large-knight-link-defense-7070a4dd
why     Strong players played here 503 times of 583.
draw
  . . . . .
  . . . . .
  . . A . .
  . . X . .
  . X O * .
  ? ? ? B ?
where   A is O, B is O
seen    503 of 583

pattern harvested-large-knight-link-defense-e7dfd6f5
why     Strong players played here 638 times of 775.
draw
  . . . . .
  . . . . .
  . O A . .
  * X X X .
  . . . . .
  ? B ? ? ?
where   A is O, B is O
seen    638 of 775

pattern harvested-large-knight-link-defense-d749ba6c
why     Strong players played here 641 times of 834.
draw
  ? . . . . .
  ? . . . . .
  ? * O A . .
  B X X X . .
  ? . . . . .
where   A is O, B is O
seen    641 of 834

pattern harvested-large-knight-link-defense-a9f5e50d
why     Strong players played here 524 times of 687.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O . .
  . X O * X
  ? ? ? B ?
where   A is O, B is O
seen    524 of 687

pattern harvested-large-knight-link-defense-6ef6b3e4
why     Strong players played here 522 times of 692.
draw
  ? ? . ? |
  ? . . . |
  . . A . |
  ? O X * |
  ? ? O ? |
  ? B ? ? |
where   A is O, B is O
seen    522 of 692

pattern harvested-large-knight-link-defense-c2d3d4b2
why     Strong players played here 676 times of 931.
draw
  - - - - -
  ? . . . ?
  X X A . .
  ? O * X ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    676 of 931

pattern harvested-large-knight-link-defense-1b743d7d
why     Strong players played here 616 times of 883.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . X . ?
  ? * O ? ?
  ? B ? ? ?
where   A is O, B is O
seen    616 of 883

pattern harvested-large-knight-link-defense-cc43e372
why     Strong players played here 707 times of 1,087.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  * X X X ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    707 of 1087

pattern harvested-large-knight-link-defense-adaa4614
why     Strong players played here 655 times of 1,049.
draw
  B ? X * O
  ? ? O A X
  ? ? X X X
where   A is O, B is O
seen    655 of 1049

pattern harvested-large-knight-link-defense-3c6ab162
why     Strong players played here 590 times of 1,007.
draw
  - - - - - -
  ? ? . . . ?
  ? . * A . .
  B ? O X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    590 of 1007

pattern harvested-large-knight-link-defense-b456ceab
why     Strong players played here 780 times of 1,355.
draw
  ? ? B
  ? ? ?
  X * O
  O A X
  X X X
where   A is O, B is O
seen    780 of 1355

pattern harvested-large-knight-link-defense-bc759007
why     Strong players played here 729 times of 1,277.
draw
  B ? ?
  ? ? ?
  X * O
  O A X
  X X X
where   A is O, B is O
seen    729 of 1277

pattern harvested-large-knight-link-defense-2e01736d
why     Strong players played here 893 times of 1,585.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? O ? ?
  ? B ? ? ?
where   A is O, B is O
seen    893 of 1585

pattern harvested-large-knight-link-defense-e0b9f13e
why     Strong players played here 799 times of 1,420.
draw
  X * O ? B
  O A X ? ?
  X X X ? ?
where   A is O, B is O
seen    799 of 1420

pattern harvested-large-knight-link-defense-cab820ec
why     Strong players played here 923 times of 1,700.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? O ? ?
  ? ? ? B ?
where   A is O, B is O
seen    923 of 1700

pattern harvested-large-knight-link-defense-e86fc917
why     Strong players played here 576 times of 1,056.
draw
  X * O ? B
  O A X ? ?
  O X X ? ?
where   A is O, B is O
seen    576 of 1056

pattern harvested-large-knight-link-defense-3a97a2d3
why     Strong players played here 580 times of 1,074.
draw
  ? ? B
  ? ? ?
  X * O
  O A X
  O X X
where   A is O, B is O
seen    580 of 1074

pattern harvested-large-knight-link-defense-69453298
why     Strong players played here 468 times of 880.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . X . ?
  ? ? O * ?
  ? B ? ? ?
where   A is O, B is O
seen    468 of 880

pattern harvested-large-knight-link-defense-f2aaf422
why     Strong players played here 812 times of 1,568.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? . ? ?
  ? ? ? B ?
where   A is O, B is O
seen    812 of 1568

pattern harvested-large-knight-link-defense-d419a3aa
why     Strong players played here 1,306 times of 2,573.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? ? X ? ?
  ? B ? ? ?
where   A is O, B is O
seen    1306 of 2573

pattern harvested-large-knight-link-defense-2e476674
why     Strong players played here 687 times of 1,339.
draw
  . * . ? B
  X A X ? ?
  O X . ? ?
where   A is O, B is O
seen    687 of 1339

pattern harvested-large-knight-link-defense-2e650ad7
why     Strong players played here 543 times of 1,084.
draw
  B ? ?
  ? ? ?
  X * O
  O A X
  O X X
where   A is O, B is O
seen    543 of 1084

pattern harvested-large-knight-link-defense-a62a6a5d
why     Strong players played here 1,167 times of 2,533.
draw
  . . .
  X A .
  O * X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1167 of 2533

pattern harvested-large-knight-link-defense-2ffd62b0
why     Strong players played here 900 times of 1,952.
draw
  X . .
  * A O
  O X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    900 of 1952

pattern harvested-large-knight-link-defense-a47252a9
why     Strong players played here 562 times of 1,251.
draw
  ? ? B
  ? ? ?
  . * .
  X A X
  O X .
where   A is O, B is O
seen    562 of 1251

pattern harvested-large-knight-link-defense-bf309eee
why     Strong players played here 842 times of 1,985.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? * O A . .
  B ? X X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    842 of 1985

pattern harvested-large-knight-link-defense-3681e478
why     Strong players played here 877 times of 2,175.
draw
  ? ? X . .
  ? ? * A O
  B ? O X X
where   A is O, B is O
seen    877 of 2175

pattern harvested-large-knight-link-defense-7f794677
why     Strong players played here 1,125 times of 2,881.
draw
  ? ? . X .
  ? ? X A X
  B ? O * O
where   A is O, B is O
seen    1125 of 2881

pattern harvested-large-knight-link-defense-548aa2fe
why     Strong players played here 524 times of 1,418.
draw
  B ? X . .
  ? ? * A O
  ? ? O X X
where   A is O, B is O
seen    524 of 1418

pattern harvested-large-knight-link-defense-f5574b89
why     Strong players played here 763 times of 2,140.
draw
  B ? ?
  ? ? ?
  O * O
  X A X
  X O X
where   A is O, B is O
seen    763 of 2140

pattern harvested-large-knight-link-defense-a15f1b30
why     Strong players played here 568 times of 1,584.
draw
  X . .
  * A .
  O X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    568 of 1584

pattern harvested-large-knight-link-defense-d15d4da1
why     Strong players played here 608 times of 1,701.
draw
  ? ? X . .
  ? ? * A .
  B ? O X X
where   A is O, B is O
seen    608 of 1701

pattern harvested-large-knight-link-defense-36e407df
why     Strong players played here 496 times of 1,400.
draw
  ? B ? ? ?
  ? ? . ? ?
  ? O * . ?
  X X A . .
  - - - - -
where   A is O, B is O
seen    496 of 1400

pattern harvested-large-knight-link-defense-29e78a36
why     Strong players played here 777 times of 2,271.
draw
  B ? O * O
  ? ? X A X
  ? ? X O X
where   A is O, B is O
seen    777 of 2271

pattern harvested-large-knight-link-defense-124e6a4e
why     Strong players played here 894 times of 2,637.
draw
  . X .
  X A X
  O * O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    894 of 2637

pattern harvested-large-knight-link-defense-62329b24
why     Strong players played here 525 times of 1,526.
draw
  O . . ? ?
  X A * ? ?
  X O X ? B
where   A is O, B is O
seen    525 of 1526

pattern harvested-large-knight-link-defense-978885ed
why     Strong players played here 477 times of 1,395.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? . X * ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    477 of 1395

pattern harvested-large-knight-link-defense-1816945c
why     Strong players played here 812 times of 2,424.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? X . A . .
  B ? . X * ?
  ? ? ? . ? ?
where   A is O, B is O
seen    812 of 2424

pattern harvested-large-knight-link-defense-c7024341
why     Strong players played here 682 times of 2,038.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? O ? ?
  ? ? ? B ?
where   A is O, B is O
seen    682 of 2038

pattern harvested-large-knight-link-defense-14050464
why     Strong players played here 438 times of 1,294.
draw
  O . . ?
  X A O ?
  . X X *
  ? ? ? ?
  ? ? B ?
where   A is O, B is O
seen    438 of 1294

pattern harvested-large-knight-link-defense-065ca4e1
why     Strong players played here 613 times of 1,851.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O . ?
  ? ? O * ?
  ? ? ? B ?
where   A is O, B is O
seen    613 of 1851

pattern harvested-large-knight-link-defense-8ae74130
why     Strong players played here 515 times of 1,548.
draw
  B ? O * .
  ? ? X A X
  ? ? . X .
where   A is O, B is O
seen    515 of 1548

pattern harvested-large-knight-link-defense-9711a013
why     Strong players played here 782 times of 2,421.
draw
  . . .
  X A .
  * X X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    782 of 2421

pattern harvested-large-knight-link-defense-930a5e59
why     Strong players played here 715 times of 2,212.
draw
  O X .
  * A X
  O X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    715 of 2212

pattern harvested-large-knight-link-defense-0e51a050
why     Strong players played here 3,832 times of 12,277.
draw
  . . .
  . A .
  X X *
  ? ? ?
  ? ? B
where   A is O, B is O
seen    3832 of 12277

pattern harvested-large-knight-link-defense-7fe06c3e
why     Strong players played here 528 times of 1,629.
draw
  B ? * . .
  ? ? X A O
  ? ? X X .
where   A is O, B is O
seen    528 of 1629

pattern harvested-large-knight-link-defense-2ceb6035
why     Strong players played here 1,209 times of 3,864.
draw
  B ? * . .
  ? ? X A O
  ? ? X X X
where   A is O, B is O
seen    1209 of 3864

pattern harvested-large-knight-link-defense-aff8b5ea
why     Strong players played here 697 times of 2,197.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X X * ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    697 of 2197

pattern harvested-large-knight-link-defense-92b49b07
why     Strong players played here 674 times of 2,167.
draw
  . . . ?
  X A X *
  X X O ?
  ? ? ? ?
  ? ? B ?
where   A is O, B is O
seen    674 of 2167

pattern harvested-large-knight-link-defense-05552b72
why     Strong players played here 763 times of 2,473.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? O ? ?
  ? B ? ? ?
where   A is O, B is O
seen    763 of 2473

pattern harvested-large-knight-link-defense-4aa17475
why     Strong players played here 932 times of 3,059.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * X . ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    932 of 3059

pattern harvested-large-knight-link-defense-05ec3e33
why     Strong players played here 2,488 times of 8,447.
draw
  . . .
  O A .
  X X *
  ? ? ?
  ? ? B
where   A is O, B is O
seen    2488 of 8447

pattern harvested-large-knight-link-defense-e787d844
why     Strong players played here 465 times of 1,524.
draw
  ? ? . . .
  ? ? . A .
  B ? O X O
  ? ? ? * ?
where   A is O, B is O
seen    465 of 1524

pattern harvested-large-knight-link-defense-b6f0c12f
why     Strong players played here 672 times of 2,249.
draw
  B ? * . .
  ? ? X A .
  ? ? X . O
where   A is O, B is O
seen    672 of 2249

pattern harvested-large-knight-link-defense-656eb0d2
why     Strong players played here 452 times of 1,538.
draw
  ? ? . ? ?
  ? . . . ?
  X O A . .
  ? X X * ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    452 of 1538

pattern harvested-large-knight-link-defense-382ecd08
why     Strong players played here 670 times of 2,343.
draw
  ? ? B
  ? ? ?
  X O *
  X A X
  . X O
where   A is O, B is O
seen    670 of 2343

pattern harvested-large-knight-link-defense-b3c0b356
why     Strong players played here 742 times of 2,654.
draw
  B ? * . .
  ? ? X A O
  ? ? X X O
where   A is O, B is O
seen    742 of 2654

pattern harvested-large-knight-link-defense-774893e4
why     Strong players played here 706 times of 2,528.
draw
  ? ? . ? ?
  ? . . . ?
  * O A . .
  ? X X X ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    706 of 2528

pattern harvested-large-knight-link-defense-dee9a48e
why     Strong players played here 501 times of 1,782.
draw
  ? ? O X .
  ? ? * A X
  B ? O X X
where   A is O, B is O
seen    501 of 1782

pattern harvested-large-knight-link-defense-1471ef03
why     Strong players played here 882 times of 3,199.
draw
  B ? * . .
  ? ? X A O
  ? ? . X X
where   A is O, B is O
seen    882 of 3199

pattern harvested-large-knight-link-defense-d4c5b44b
why     Strong players played here 590 times of 2,124.
draw
  B ? * . .
  ? ? X A .
  ? ? . . O
where   A is O, B is O
seen    590 of 2124

pattern harvested-large-knight-link-defense-6c0bc693
why     Strong players played here 711 times of 2,583.
draw
  B ? ?
  ? ? ?
  O * O
  X A X
  X X X
where   A is O, B is O
seen    711 of 2583

pattern harvested-large-knight-link-defense-c2d54caa
why     Strong players played here 5,730 times of 21,703.
draw
  . . .
  . A .
  * X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    5730 of 21703

pattern harvested-large-knight-link-defense-5cb9083d
why     Strong players played here 566 times of 2,058.
draw
  . . .
  X A .
  . X O
  ? * ?
  B ? ?
where   A is O, B is O
seen    566 of 2058

pattern harvested-large-knight-link-defense-0e466d12
why     Strong players played here 557 times of 2,026.
draw
  B ? ?
  ? ? ?
  O X .
  * A X
  O X X
where   A is O, B is O
seen    557 of 2026

pattern harvested-large-knight-link-defense-97d4b7bd
why     Strong players played here 653 times of 2,398.
draw
  B ? * . .
  ? ? X A O
  ? ? X O X
where   A is O, B is O
seen    653 of 2398

pattern harvested-large-knight-link-defense-2a422b92
why     Strong players played here 836 times of 3,132.
draw
  ? ? B
  ? ? ?
  X O *
  X A X
  X X O
where   A is O, B is O
seen    836 of 3132

pattern harvested-large-knight-link-defense-5dc834bd
why     Strong players played here 829 times of 3,126.
draw
  B ? O * O
  ? ? X A X
  ? ? X X X
where   A is O, B is O
seen    829 of 3126

pattern harvested-large-knight-link-defense-bb2fb311
why     Strong players played here 527 times of 1,958.
draw
  B ? * . .
  ? ? X A O
  ? ? . X .
where   A is O, B is O
seen    527 of 1958

pattern harvested-large-knight-link-defense-d59138c6
why     Strong players played here 456 times of 1,685.
draw
  X O * ? ?
  X A X ? ?
  X X X ? B
where   A is O, B is O
seen    456 of 1685

pattern harvested-large-knight-link-defense-cf61675d
why     Strong players played here 661 times of 2,484.
draw
  B ? * . .
  ? ? X A .
  ? ? X X O
where   A is O, B is O
seen    661 of 2484

pattern harvested-large-knight-link-defense-a1dca444
why     Strong players played here 653 times of 2,475.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? O O A . .
  B ? X X * ?
  ? ? ? . ? ?
where   A is O, B is O
seen    653 of 2475

pattern harvested-large-knight-link-defense-76068afe
why     Strong players played here 1,012 times of 3,894.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    1012 of 3894

pattern harvested-large-knight-link-defense-d25b097a
why     Strong players played here 1,374 times of 5,436.
draw
  ? ? * . .
  ? ? X A O
  B ? . X X
where   A is O, B is O
seen    1374 of 5436

pattern harvested-large-knight-link-defense-aac03937
why     Strong players played here 444 times of 1,702.
draw
  X O *
  X A X
  X X X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    444 of 1702

pattern harvested-large-knight-link-defense-8f7e0926
why     Strong players played here 4,359 times of 17,962.
draw
  . . .
  . A .
  X X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    4359 of 17962

pattern harvested-large-knight-link-defense-06d08819
why     Strong players played here 793 times of 3,180.
draw
  ? ? * . .
  ? ? X A O
  B ? . X .
where   A is O, B is O
seen    793 of 3180

pattern harvested-large-knight-link-defense-95954abf
why     Strong players played here 1,611 times of 6,632.
draw
  ? ? . . .
  ? * O A .
  B ? X X .
where   A is O, B is O
seen    1611 of 6632

pattern harvested-large-knight-link-defense-51cb5165
why     Strong players played here 1,087 times of 4,458.
draw
  ? . . .
  ? O A .
  * X X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    1087 of 4458

pattern harvested-large-knight-link-defense-c450298e
why     Strong players played here 702 times of 2,843.
draw
  B ? . * .
  ? ? X A .
  ? ? . X O
where   A is O, B is O
seen    702 of 2843

pattern harvested-large-knight-link-defense-77703fb9
why     Strong players played here 789 times of 3,211.
draw
  B ? ?
  ? ? ?
  O * .
  X A .
  - - -
where   A is O, B is O
seen    789 of 3211

pattern harvested-large-knight-link-defense-55ca4de0
why     Strong players played here 1,438 times of 6,011.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? * X ? ?
  ? B ? ? ?
where   A is O, B is O
seen    1438 of 6011

pattern harvested-large-knight-link-defense-4d8476eb
why     Strong players played here 717 times of 2,962.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? X O A . .
  B ? X X * ?
  ? ? ? . ? ?
where   A is O, B is O
seen    717 of 2962

pattern harvested-large-knight-link-defense-9c593f2b
why     Strong players played here 464 times of 1,899.
draw
  . . . ? ?
  X A . ? ?
  * X X ? B
where   A is O, B is O
seen    464 of 1899

pattern harvested-large-knight-link-defense-77dcda76
why     Strong players played here 758 times of 3,164.
draw
  ? ? . . .
  ? ? O A .
  B * X X .
where   A is O, B is O
seen    758 of 3164

pattern harvested-large-knight-link-defense-c2629ba6
why     Strong players played here 725 times of 3,047.
draw
  B ? ?
  ? ? ?
  * . .
  X A O
  . X X
where   A is O, B is O
seen    725 of 3047

pattern harvested-large-knight-link-defense-c65144a2
why     Strong players played here 440 times of 1,827.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O X . ?
  ? ? X ? ?
  ? B ? ? ?
where   A is O, B is O
seen    440 of 1827

pattern harvested-large-knight-link-defense-5e3a632e
why     Strong players played here 496 times of 2,080.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  ? * X . ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    496 of 2080

pattern harvested-large-knight-link-defense-d7e9e99b
why     Strong players played here 607 times of 2,566.
draw
  ? ? . . .
  ? ? X A O
  B * O X X
where   A is O, B is O
seen    607 of 2566

pattern harvested-large-knight-link-defense-03ecccb2
why     Strong players played here 469 times of 1,970.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  . X * . .
  ? B ? ? ?
where   A is O, B is O
seen    469 of 1970

pattern harvested-large-knight-link-defense-62bc021e
why     Strong players played here 655 times of 2,843.
draw
  B ? * . .
  ? ? X A .
  ? ? . X O
where   A is O, B is O
seen    655 of 2843

pattern harvested-large-knight-link-defense-6d60a69e
why     Strong players played here 569 times of 2,504.
draw
  B ? ?
  ? ? ?
  . * .
  X A .
  . X O
where   A is O, B is O
seen    569 of 2504

pattern harvested-large-knight-link-defense-e3265c09
why     Strong players played here 459 times of 2,025.
draw
  X O * ? B
  X A X ? ?
  X O X ? ?
where   A is O, B is O
seen    459 of 2025

pattern harvested-large-knight-link-defense-bc0a9dc0
why     Strong players played here 555 times of 2,472.
draw
  . . . ? ?
  X A * ? ?
  X O X ? B
where   A is O, B is O
seen    555 of 2472

pattern harvested-large-knight-link-defense-3cdc1a8c
why     Strong players played here 802 times of 3,640.
draw
  ? ? . . .
  ? * O A .
  B ? O X .
where   A is O, B is O
seen    802 of 3640

pattern harvested-large-knight-link-defense-c6d19a1b
why     Strong players played here 5,838 times of 27,567.
draw
  . . .
  . A .
  X * .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    5838 of 27567

pattern harvested-large-knight-link-defense-ed3aec91
why     Strong players played here 679 times of 3,076.
draw
  . . .
  X A .
  . X *
  ? ? ?
  ? ? B
where   A is O, B is O
seen    679 of 3076

pattern harvested-large-knight-link-defense-19c3a1f4
why     Strong players played here 456 times of 2,038.
draw
  B ? ?
  ? ? ?
  * . .
  X A O
  . X .
where   A is O, B is O
seen    456 of 2038

pattern harvested-large-knight-link-defense-4016272d
why     Strong players played here 3,417 times of 16,087.
draw
  ? ? . . .
  ? ? . A .
  B ? . X *
where   A is O, B is O
seen    3417 of 16087

pattern harvested-large-knight-link-defense-916d0c14
why     Strong players played here 441 times of 1,971.
draw
  B ? ?
  ? ? ?
  * . .
  X A O
  X O X
where   A is O, B is O
seen    441 of 1971

pattern harvested-large-knight-link-defense-4640e580
why     Strong players played here 1,705 times of 7,953.
draw
  . . . ? ?
  O A . ? ?
  X X * ? B
where   A is O, B is O
seen    1705 of 7953

pattern harvested-large-knight-link-defense-cbbdef9d
why     Strong players played here 533 times of 2,445.
draw
  O O * ? B
  X A X ? ?
  X X X ? ?
where   A is O, B is O
seen    533 of 2445

pattern harvested-large-knight-link-defense-bb5869dd
why     Strong players played here 1,644 times of 7,794.
draw
  ? . . .
  * X A .
  ? O X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    1644 of 7794

pattern harvested-large-knight-link-defense-fcb6e992
why     Strong players played here 695 times of 3,245.
draw
  B ? ?
  ? ? ?
  * . .
  X A O
  X X X
where   A is O, B is O
seen    695 of 3245

pattern harvested-large-knight-link-defense-a8b0a09e
why     Strong players played here 2,814 times of 13,633.
draw
  ? ? . . .
  ? ? * A .
  B ? O X .
where   A is O, B is O
seen    2814 of 13633

pattern harvested-large-knight-link-defense-7387b07e
why     Strong players played here 646 times of 3,021.
draw
  * . .
  X A .
  . . O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    646 of 3021

pattern harvested-large-knight-link-defense-d5acf426
why     Strong players played here 467 times of 2,159.
draw
  ? ? ? . ? ?
  ? * . . . ?
  ? X . A . X
  B ? . . . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    467 of 2159

pattern harvested-large-knight-link-defense-a5c44951
why     Strong players played here 448 times of 2,083.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  * X X . .
  ? B ? ? ?
where   A is O, B is O
seen    448 of 2083

pattern harvested-large-knight-link-defense-5610e93f
why     Strong players played here 601 times of 2,853.
draw
  ? ? * . .
  ? ? X A O
  B ? X X .
where   A is O, B is O
seen    601 of 2853

pattern harvested-large-knight-link-defense-5de5b3c5
why     Strong players played here 580 times of 2,752.
draw
  ? ? X . .
  ? ? X A O
  B * O X .
where   A is O, B is O
seen    580 of 2752

pattern harvested-large-knight-link-defense-a0718238
why     Strong players played here 495 times of 2,343.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? . . A . .
  B ? * X . ?
  ? ? ? . ? ?
where   A is O, B is O
seen    495 of 2343

pattern harvested-large-knight-link-defense-0acb354e
why     Strong players played here 518 times of 2,467.
draw
  X O * ? B
  X A X ? ?
  . X O ? ?
where   A is O, B is O
seen    518 of 2467

pattern harvested-large-knight-link-defense-cc3aa2e6
why     Strong players played here 1,188 times of 5,836.
draw
  ? ? * . .
  ? ? X A .
  B ? X X O
where   A is O, B is O
seen    1188 of 5836

pattern harvested-large-knight-link-defense-0e6774b3
why     Strong players played here 1,407 times of 6,964.
draw
  ? ? * . .
  ? ? X A O
  B ? X X X
where   A is O, B is O
seen    1407 of 6964

pattern harvested-large-knight-link-defense-d73cc1f2
why     Strong players played here 631 times of 3,099.
draw
  ? ? . . .
  ? ? O A O
  B * X X X
where   A is O, B is O
seen    631 of 3099

pattern harvested-large-knight-link-defense-95c351e7
why     Strong players played here 1,130 times of 5,657.
draw
  * . .
  X A O
  . X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1130 of 5657

pattern harvested-large-knight-link-defense-4a19b485
why     Strong players played here 1,551 times of 7,898.
draw
  * . .
  X A O
  X X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1551 of 7898

pattern harvested-large-knight-link-defense-be6a1f62
why     Strong players played here 614 times of 3,059.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . X * ?
  ? ? . ? ?
  ? B ? ? ?
where   A is O, B is O
seen    614 of 3059

pattern harvested-large-knight-link-defense-58476d47
why     Strong players played here 1,252 times of 6,378.
draw
  ? ? . . .
  ? ? * A .
  B ? X . O
where   A is O, B is O
seen    1252 of 6378

pattern harvested-large-knight-link-defense-0cc6ccca
why     Strong players played here 950 times of 4,858.
draw
  . . . ? ?
  O A * ? ?
  X . X ? B
where   A is O, B is O
seen    950 of 4858

pattern harvested-large-knight-link-defense-5d5c2cd7
why     Strong players played here 598 times of 3,016.
draw
  * . .
  X A O
  . X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    598 of 3016

pattern harvested-large-knight-link-defense-8187cc23
why     Strong players played here 576 times of 2,925.
draw
  B ? ?
  ? ? ?
  . . .
  * A .
  X . O
where   A is O, B is O
seen    576 of 2925

pattern harvested-large-knight-link-defense-b7e9375a
why     Strong players played here 460 times of 2,333.
draw
  B ? ?
  ? ? ?
  * . .
  X A .
  X X O
where   A is O, B is O
seen    460 of 2333

pattern harvested-large-knight-link-defense-00cb3af7
why     Strong players played here 468 times of 2,380.
draw
  ? ? . . .
  ? ? X A .
  B ? * X X
where   A is O, B is O
seen    468 of 2380

pattern harvested-large-knight-link-defense-918d9d1b
why     Strong players played here 1,524 times of 8,051.
draw
  . . . ? ?
  . A . ? ?
  X X * ? B
where   A is O, B is O
seen    1524 of 8051

pattern harvested-large-knight-link-defense-6a53abfd
why     Strong players played here 2,532 times of 13,608.
draw
  ? ? . . .
  ? ? . A .
  B ? X X *
where   A is O, B is O
seen    2532 of 13608

pattern harvested-large-knight-link-defense-b24e7b57
why     Strong players played here 532 times of 2,745.
draw
  B ? ?
  ? ? ?
  * . .
  X A O
  X X O
where   A is O, B is O
seen    532 of 2745

pattern harvested-large-knight-link-defense-b954e03e
why     Strong players played here 3,757 times of 20,476.
draw
  . . .
  O A .
  X X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    3757 of 20476

pattern harvested-large-knight-link-defense-06f14d8f
why     Strong players played here 516 times of 2,689.
draw
  ? ? * . .
  ? ? X A O
  B ? X . X
where   A is O, B is O
seen    516 of 2689

pattern harvested-large-knight-link-defense-18855b94
why     Strong players played here 523 times of 2,751.
draw
  . . . ? ?
  O A * ? ?
  . X X ? B
where   A is O, B is O
seen    523 of 2751

pattern harvested-large-knight-link-defense-e9ad082c
why     Strong players played here 1,078 times of 5,829.
draw
  . . .
  X A .
  O X .
  * ? ?
  B ? ?
where   A is O, B is O
seen    1078 of 5829

pattern harvested-large-knight-link-defense-c8b4f193
why     Strong players played here 571 times of 3,038.
draw
  O . .
  . A .
  . * X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    571 of 3038

pattern harvested-large-knight-link-defense-9e9a93cc
why     Strong players played here 508 times of 2,706.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X * . ?
  ? ? . ? ?
  ? ? ? B ?
where   A is O, B is O
seen    508 of 2706

pattern harvested-large-knight-link-defense-4841a09f
why     Strong players played here 887 times of 4,823.
draw
  ? ? . . .
  ? * O A O
  B ? X O X
where   A is O, B is O
seen    887 of 4823

pattern harvested-large-knight-link-defense-82ea18d5
why     Strong players played here 3,822 times of 21,550.
draw
  . . . ? ?
  . A . ? ?
  X * . ? B
where   A is O, B is O
seen    3822 of 21550

pattern harvested-large-knight-link-defense-a9a6d46b
why     Strong players played here 1,116 times of 6,215.
draw
  ? ? . . .
  ? ? X A .
  B ? * X O
where   A is O, B is O
seen    1116 of 6215

pattern harvested-large-knight-link-defense-a20e6fea
why     Strong players played here 716 times of 3,936.
draw
  X O * ? B
  X A X ? ?
  X X O ? ?
where   A is O, B is O
seen    716 of 3936

pattern harvested-large-knight-link-defense-67658be9
why     Strong players played here 1,184 times of 6,611.
draw
  . . .
  . A .
  X O .
  ? * ?
  B ? ?
where   A is O, B is O
seen    1184 of 6611

pattern harvested-large-knight-link-defense-9e4d8a86
why     Strong players played here 488 times of 2,653.
draw
  X O . ?
  X A X ?
  X X O ?
  ? ? ? *
  ? ? B ?
where   A is O, B is O
seen    488 of 2653

pattern harvested-large-knight-link-defense-268b38ef
why     Strong players played here 3,885 times of 22,265.
draw
  ? ? . . .
  ? ? O A .
  B ? X X *
where   A is O, B is O
seen    3885 of 22265

pattern harvested-large-knight-link-defense-65283245
why     Strong players played here 1,097 times of 6,133.
draw
  ? . . .
  ? X A .
  * O X .
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    1097 of 6133

pattern harvested-large-knight-link-defense-0b8929eb
why     Strong players played here 1,437 times of 8,105.
draw
  . . . ? ?
  O A * ? ?
  X O X ? B
where   A is O, B is O
seen    1437 of 8105

pattern harvested-large-knight-link-defense-454c5bbc
why     Strong players played here 503 times of 2,760.
draw
  O O *
  X A X
  X X X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    503 of 2760

pattern harvested-large-knight-link-defense-61170257
why     Strong players played here 548 times of 3,020.
draw
  B ? . . .
  ? ? O A .
  ? * X X .
where   A is O, B is O
seen    548 of 3020

pattern harvested-large-knight-link-defense-5a4371bd
why     Strong players played here 1,564 times of 8,918.
draw
  . . .
  . A .
  X O .
  ? ? *
  ? ? B
where   A is O, B is O
seen    1564 of 8918

pattern harvested-large-knight-link-defense-e48afc7d
why     Strong players played here 971 times of 5,481.
draw
  ? ? * . .
  ? ? X A .
  B ? X . O
where   A is O, B is O
seen    971 of 5481

pattern harvested-large-knight-link-defense-a0010908
why     Strong players played here 1,441 times of 8,219.
draw
  ? ? . . .
  ? ? * A .
  B ? X X O
where   A is O, B is O
seen    1441 of 8219

pattern harvested-large-knight-link-defense-b22efa7d
why     Strong players played here 1,205 times of 6,870.
draw
  . . .
  X A .
  O X .
  ? * ?
  B ? ?
where   A is O, B is O
seen    1205 of 6870

pattern harvested-large-knight-link-defense-8a42e185
why     Strong players played here 785 times of 4,450.
draw
  ? ? . . .
  ? ? . A .
  B ? X * X
where   A is O, B is O
seen    785 of 4450

pattern harvested-large-knight-link-defense-1bbe20c3
why     Strong players played here 513 times of 2,867.
draw
  . . . ? B
  O A * ? ?
  X . X ? ?
where   A is O, B is O
seen    513 of 2867

pattern harvested-large-knight-link-defense-766a985d
why     Strong players played here 1,054 times of 6,040.
draw
  ? ? * . .
  ? ? X A O
  B ? X O X
where   A is O, B is O
seen    1054 of 6040

pattern harvested-large-knight-link-defense-75adb640
why     Strong players played here 895 times of 5,116.
draw
  . . . ? ?
  O A * ? ?
  O X X ? B
where   A is O, B is O
seen    895 of 5116

pattern harvested-large-knight-link-defense-1bb6b3d8
why     Strong players played here 465 times of 2,600.
draw
  ? . . .
  * X A X
  ? O X .
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    465 of 2600

pattern harvested-large-knight-link-defense-72a0543c
why     Strong players played here 493 times of 2,768.
draw
  ? ? * . .
  ? ? X A .
  B ? X . X
where   A is O, B is O
seen    493 of 2768

pattern harvested-large-knight-link-defense-9144e08c
why     Strong players played here 531 times of 2,992.
draw
  . . .
  . A .
  X X O
  ? ? *
  B ? ?
where   A is O, B is O
seen    531 of 2992

pattern harvested-large-knight-link-defense-d31052c7
why     Strong players played here 803 times of 4,601.
draw
  ? . . .
  ? . A .
  ? O X .
  * ? ? ?
  ? B ? ?
where   A is O, B is O
seen    803 of 4601

pattern harvested-large-knight-link-defense-5776edeb
why     Strong players played here 557 times of 3,159.
draw
  . . .
  X A .
  * X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    557 of 3159

pattern harvested-large-knight-link-defense-69e838fa
why     Strong players played here 986 times of 5,701.
draw
  ? ? * . .
  ? ? X A O
  B ? X X O
where   A is O, B is O
seen    986 of 5701

pattern harvested-large-knight-link-defense-a5283ef8
why     Strong players played here 479 times of 2,712.
draw
  O O * ? ?
  X A X ? ?
  X X X ? B
where   A is O, B is O
seen    479 of 2712

pattern harvested-large-knight-link-defense-80611801
why     Strong players played here 508 times of 2,886.
draw
  . . .
  X A .
  O X X
  * ? ?
  ? ? B
where   A is O, B is O
seen    508 of 2886

pattern harvested-large-knight-link-defense-81c9f3c2
why     Strong players played here 1,792 times of 10,666.
draw
  . . .
  X A .
  . X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1792 of 10666

pattern harvested-large-knight-link-defense-c363da50
why     Strong players played here 1,009 times of 5,999.
draw
  ? . . .
  ? O A .
  * X X .
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    1009 of 5999

pattern harvested-large-knight-link-defense-51d06c55
why     Strong players played here 443 times of 2,565.
draw
  ? ? * . .
  ? ? X A .
  B ? X O O
where   A is O, B is O
seen    443 of 2565

pattern harvested-large-knight-link-defense-04353c2d
why     Strong players played here 454 times of 2,643.
draw
  ? ? . . .
  ? ? X A .
  B ? . X O
  ? ? ? * ?
where   A is O, B is O
seen    454 of 2643

pattern harvested-large-knight-link-defense-3839cb89
why     Strong players played here 472 times of 2,753.
draw
  ? ? B
  ? ? ?
  . . .
  O A *
  X . X
where   A is O, B is O
seen    472 of 2753

pattern harvested-large-knight-link-defense-7824122b
why     Strong players played here 455 times of 2,653.
draw
  . . . . .
  . . . . .
  . . A . .
  . . . . .
  . * . . .
  ? B ? ? ?
where   A is O, B is O
seen    455 of 2653

pattern harvested-large-knight-link-defense-b1c11135
why     Strong players played here 543 times of 3,205.
draw
  ? ? O . .
  ? ? . A .
  B ? . * X
where   A is O, B is O
seen    543 of 3205

pattern harvested-large-knight-link-defense-dfa648fb
why     Strong players played here 882 times of 5,323.
draw
  . . .
  . A .
  X * X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    882 of 5323

pattern harvested-large-knight-link-defense-3c59dc0f
why     Strong players played here 765 times of 4,597.
draw
  . . .
  O A .
  X X O
  ? ? *
  ? ? B
where   A is O, B is O
seen    765 of 4597

pattern harvested-large-knight-link-defense-7e2c97f1
why     Strong players played here 3,788 times of 23,808.
draw
  . . .
  . A .
  X * .
  ? ? ?
  ? ? B
where   A is O, B is O
seen    3788 of 23808

pattern harvested-large-knight-link-defense-73a1f864
why     Strong players played here 1,085 times of 6,693.
draw
  ? . . .
  * O A .
  ? X X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    1085 of 6693

pattern harvested-large-knight-link-defense-c574a308
why     Strong players played here 541 times of 3,264.
draw
  . . .
  X A *
  X O X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    541 of 3264

pattern harvested-large-knight-link-defense-e31ac2ec
why     Strong players played here 462 times of 2,784.
draw
  . . . ? ?
  X A . ? ?
  O X . ? B
  ? * ? ? ?
where   A is O, B is O
seen    462 of 2784

pattern harvested-large-knight-link-defense-7a2913cb
why     Strong players played here 1,058 times of 6,567.
draw
  ? ? . . .
  ? ? * A .
  B ? X O X
where   A is O, B is O
seen    1058 of 6567

pattern harvested-large-knight-link-defense-a3631133
why     Strong players played here 1,008 times of 6,323.
draw
  * . .
  X A O
  X X O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1008 of 6323

pattern harvested-large-knight-link-defense-938c6d76
why     Strong players played here 838 times of 5,234.
draw
  * . .
  X A O
  X O X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    838 of 5234

pattern harvested-large-knight-link-defense-c794cd63
why     Strong players played here 663 times of 4,149.
draw
  ? . . .
  ? X A O
  * O X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    663 of 4149

pattern harvested-large-knight-link-defense-f6ed5532
why     Strong players played here 1,448 times of 9,271.
draw
  . . .
  X A .
  * X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1448 of 9271

pattern harvested-large-knight-link-defense-863870f7
why     Strong players played here 1,015 times of 6,444.
draw
  ? ? . . .
  ? ? X A .
  B ? O * O
where   A is O, B is O
seen    1015 of 6444

pattern harvested-large-knight-link-defense-d9d101a8
why     Strong players played here 538 times of 3,361.
draw
  O . *
  . A X
  O X X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    538 of 3361

pattern harvested-large-knight-link-defense-b7a344d5
why     Strong players played here 657 times of 4,135.
draw
  * . .
  X A O
  . X O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    657 of 4135

pattern harvested-large-knight-link-defense-55761aeb
why     Strong players played here 818 times of 5,228.
draw
  ? . . .
  ? O A O
  * X X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    818 of 5228

pattern harvested-large-knight-link-defense-96e19270
why     Strong players played here 510 times of 3,211.
draw
  B ? ?
  ? ? ?
  O . *
  X A .
  - - -
where   A is O, B is O
seen    510 of 3211

pattern harvested-large-knight-link-defense-96c67f90
why     Strong players played here 2,432 times of 16,087.
draw
  ? ? . . .
  ? ? . A .
  B ? * X .
where   A is O, B is O
seen    2432 of 16087

pattern harvested-large-knight-link-defense-b419a053
why     Strong players played here 577 times of 3,673.
draw
  B * O . .
  ? ? X A O
  ? ? X X X
where   A is O, B is O
seen    577 of 3673

pattern harvested-large-knight-link-defense-a0186d7e
why     Strong players played here 707 times of 4,549.
draw
  B ? . . .
  ? ? * A .
  ? ? O X .
where   A is O, B is O
seen    707 of 4549

pattern harvested-large-knight-link-defense-b0909750
why     Strong players played here 589 times of 3,773.
draw
  B ? . . .
  ? ? * A .
  ? ? X . O
where   A is O, B is O
seen    589 of 3773

pattern harvested-large-knight-link-defense-7b621fe9
why     Strong players played here 462 times of 2,973.
draw
  B ? ?
  ? ? ?
  X * .
  O A O
  X X O
where   A is O, B is O
seen    462 of 2973

pattern harvested-large-knight-link-defense-b627fa00
why     Strong players played here 460 times of 2,966.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? ? O ? ?
  ? B * ? ?
where   A is O, B is O
seen    460 of 2966

pattern harvested-large-knight-link-defense-b2ee8352
why     Strong players played here 452 times of 2,919.
draw
  * . .
  X A O
  X X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    452 of 2919

pattern harvested-large-knight-link-defense-d2429a26
why     Strong players played here 678 times of 4,452.
draw
  . . .
  O A .
  X * X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    678 of 4452

pattern harvested-large-knight-link-defense-f8df119b
why     Strong players played here 1,263 times of 8,480.
draw
  . . . ? ?
  O A * ? ?
  X X X ? B
where   A is O, B is O
seen    1263 of 8480

pattern harvested-large-knight-link-defense-4fe8464b
why     Strong players played here 763 times of 5,102.
draw
  . . .
  O A .
  X O .
  ? * ?
  B ? ?
where   A is O, B is O
seen    763 of 5102

pattern harvested-large-knight-link-defense-00c35bfc
why     Strong players played here 1,254 times of 8,517.
draw
  ? ? . . .
  ? * O A O
  B ? X X X
where   A is O, B is O
seen    1254 of 8517

pattern harvested-large-knight-link-defense-0e707767
why     Strong players played here 518 times of 3,429.
draw
  O . * ? ?
  . A X ? ?
  O X X ? B
where   A is O, B is O
seen    518 of 3429

pattern harvested-large-knight-link-defense-f8796ba9
why     Strong players played here 445 times of 2,932.
draw
  X O *
  X A X
  . X O
  ? ? ?
  ? ? B
where   A is O, B is O
seen    445 of 2932

pattern harvested-large-knight-link-defense-9fc6a99d
why     Strong players played here 641 times of 4,305.
draw
  . . .
  X A .
  O X *
  ? ? ?
  ? ? B
where   A is O, B is O
seen    641 of 4305

pattern harvested-large-knight-link-defense-1728c194
why     Strong players played here 925 times of 6,309.
draw
  X O *
  X A X
  X X O
  ? ? ?
  ? ? B
where   A is O, B is O
seen    925 of 6309

pattern harvested-large-knight-link-defense-99ca3abd
why     Strong players played here 912 times of 6,224.
draw
  . . .
  . A .
  X * O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    912 of 6224

pattern harvested-large-knight-link-defense-420190fa
why     Strong players played here 579 times of 3,900.
draw
  B * O O O
  ? ? X A X
  ? ? X X X
where   A is O, B is O
seen    579 of 3900

pattern harvested-large-knight-link-defense-298de72d
why     Strong players played here 625 times of 4,253.
draw
  . . . ? B
  O A * ? ?
  X O X ? ?
where   A is O, B is O
seen    625 of 4253

pattern harvested-large-knight-link-defense-80cb3e7e
why     Strong players played here 857 times of 5,900.
draw
  ? . . .
  ? X A .
  * O X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    857 of 5900

pattern harvested-large-knight-link-defense-b2df3a84
why     Strong players played here 485 times of 3,273.
draw
  ? ? . . .
  ? * X A .
  B ? O X X
where   A is O, B is O
seen    485 of 3273

pattern harvested-large-knight-link-defense-f687a322
why     Strong players played here 445 times of 3,011.
draw
  . . . ? ?
  X A . ? ?
  . X * ? B
where   A is O, B is O
seen    445 of 3011

pattern harvested-large-knight-link-defense-6ec9c8f1
why     Strong players played here 1,590 times of 11,212.
draw
  . . .
  * A .
  X X O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1590 of 11212

pattern harvested-large-knight-link-defense-72e01638
why     Strong players played here 672 times of 4,634.
draw
  ? ? * . .
  ? ? X A O
  B ? . X O
where   A is O, B is O
seen    672 of 4634

pattern harvested-large-knight-link-defense-e1440453
why     Strong players played here 497 times of 3,398.
draw
  ? ? B
  ? ? ?
  O O *
  X A X
  X X O
where   A is O, B is O
seen    497 of 3398

pattern harvested-large-knight-link-defense-979daffd
why     Strong players played here 1,234 times of 8,706.
draw
  . . .
  . A .
  O X *
  ? ? ?
  ? ? B
where   A is O, B is O
seen    1234 of 8706

pattern harvested-large-knight-link-defense-68c027dc
why     Strong players played here 517 times of 3,566.
draw
  ? ? B
  ? ? ?
  . . .
  O A *
  X O X
where   A is O, B is O
seen    517 of 3566

pattern harvested-large-knight-link-defense-7d593d44
why     Strong players played here 674 times of 4,696.
draw
  * . .
  X A .
  X . O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    674 of 4696

pattern harvested-large-knight-link-defense-95762f93
why     Strong players played here 568 times of 3,934.
draw
  O . .
  . A .
  . * X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    568 of 3934

pattern harvested-large-knight-link-defense-5caf6cf8
why     Strong players played here 484 times of 3,335.
draw
  X O * ? B
  X A O ? ?
  O X X ? ?
where   A is O, B is O
seen    484 of 3335

pattern harvested-large-knight-link-defense-a5773c9d
why     Strong players played here 979 times of 6,916.
draw
  . . .
  O A .
  X O .
  ? ? *
  ? ? B
where   A is O, B is O
seen    979 of 6916

pattern harvested-large-knight-link-defense-15a3a4fe
why     Strong players played here 660 times of 4,608.
draw
  . . . ? ?
  X A . ? ?
  O X * ? B
where   A is O, B is O
seen    660 of 4608

pattern harvested-large-knight-link-defense-483729d4
why     Strong players played here 505 times of 3,520.
draw
  ? ? * . .
  ? ? X A .
  B ? . . O
where   A is O, B is O
seen    505 of 3520

pattern harvested-large-knight-link-defense-767a1437
why     Strong players played here 469 times of 3,280.
draw
  * O .
  X A X
  X X O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    469 of 3280

pattern harvested-large-knight-link-defense-7f9aee74
why     Strong players played here 501 times of 3,520.
draw
  ? ? . . .
  ? ? X A .
  B ? * . O
where   A is O, B is O
seen    501 of 3520

pattern harvested-large-knight-link-defense-4c23d3ac
why     Strong players played here 2,935 times of 21,703.
draw
  . . .
  . A .
  . X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    2935 of 21703

pattern harvested-large-knight-link-defense-0b9a00c0
why     Strong players played here 861 times of 6,212.
draw
  . . .
  X A .
  O X X
  * ? ?
  B ? ?
where   A is O, B is O
seen    861 of 6212

pattern harvested-large-knight-link-defense-0e9bf45b
why     Strong players played here 474 times of 3,387.
draw
  . . .
  X A O
  O X X
  * ? ?
  B ? ?
where   A is O, B is O
seen    474 of 3387

pattern harvested-large-knight-link-defense-f037eb09
why     Strong players played here 468 times of 3,349.
draw
  B * . . .
  ? ? O A .
  ? ? X X O
where   A is O, B is O
seen    468 of 3349

pattern harvested-large-knight-link-defense-49d8b556
why     Strong players played here 1,981 times of 14,821.
draw
  . . .
  X A .
  O X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1981 of 14821

pattern harvested-large-knight-link-defense-41f1dbd4
why     Strong players played here 976 times of 7,188.
draw
  ? ? * . .
  ? ? X A .
  B ? . X O
where   A is O, B is O
seen    976 of 7188

pattern harvested-large-knight-link-defense-494bee98
why     Strong players played here 638 times of 4,641.
draw
  X O * ? ?
  X A X ? ?
  X X O ? B
where   A is O, B is O
seen    638 of 4641

pattern harvested-large-knight-link-defense-2f6141aa
why     Strong players played here 756 times of 5,534.
draw
  ? ? * . .
  ? ? X A .
  B ? X O X
where   A is O, B is O
seen    756 of 5534

pattern harvested-large-knight-link-defense-5e1b4b68
why     Strong players played here 1,658 times of 12,419.
draw
  . . .
  * A .
  O X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1658 of 12419

pattern harvested-large-knight-link-defense-7d047b8a
why     Strong players played here 1,363 times of 10,337.
draw
  * . .
  X A .
  X X O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1363 of 10337

pattern harvested-large-knight-link-defense-a79a49ae
why     Strong players played here 511 times of 3,759.
draw
  . . .
  . A .
  X X O
  ? ? *
  ? ? B
where   A is O, B is O
seen    511 of 3759

pattern harvested-large-knight-link-defense-a533d96e
why     Strong players played here 902 times of 6,782.
draw
  . . .
  X A .
  * X O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    902 of 6782

pattern harvested-large-knight-link-defense-75f77ab2
why     Strong players played here 510 times of 3,768.
draw
  . . .
  O A .
  X . O
  ? ? *
  ? ? B
where   A is O, B is O
seen    510 of 3768

pattern harvested-large-knight-link-defense-e6518315
why     Strong players played here 631 times of 4,706.
draw
  B ? . . .
  ? * O A O
  ? ? X X X
where   A is O, B is O
seen    631 of 4706

pattern harvested-large-knight-link-defense-f4907957
why     Strong players played here 570 times of 4,239.
draw
  * . .
  X A .
  X X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    570 of 4239

pattern harvested-large-knight-link-defense-ad9ddf95
why     Strong players played here 790 times of 5,966.
draw
  ? ? . . .
  ? ? O A .
  B ? X * X
where   A is O, B is O
seen    790 of 5966

pattern harvested-large-knight-link-defense-3dcab001
why     Strong players played here 505 times of 3,793.
draw
  B ? . . .
  ? * O A .
  ? ? X X .
where   A is O, B is O
seen    505 of 3793

pattern harvested-large-knight-link-defense-77850cf1
why     Strong players played here 646 times of 4,908.
draw
  B ? ?
  ? ? ?
  X * .
  O A O
  X X X
where   A is O, B is O
seen    646 of 4908

pattern harvested-large-knight-link-defense-367040c5
why     Strong players played here 595 times of 4,538.
draw
  ? ? . . .
  ? * O A O
  B ? X X O
where   A is O, B is O
seen    595 of 4538

pattern harvested-large-knight-link-defense-d659feba
why     Strong players played here 474 times of 3,587.
draw
  B * . . .
  ? ? O A O
  ? ? X O X
where   A is O, B is O
seen    474 of 3587

pattern harvested-large-knight-link-defense-744d3dd8
why     Strong players played here 503 times of 3,816.
draw
  B ? ?
  ? ? ?
  . . .
  * A .
  X X O
where   A is O, B is O
seen    503 of 3816

pattern harvested-large-knight-link-defense-ced323be
why     Strong players played here 1,576 times of 12,419.
draw
  . . .
  . A .
  O X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1576 of 12419

pattern harvested-large-knight-link-defense-4c3c34bb
why     Strong players played here 466 times of 3,544.
draw
  B ? * . .
  ? ? X A O
  ? ? O X X
where   A is O, B is O
seen    466 of 3544

pattern harvested-large-knight-link-defense-8de1e69b
why     Strong players played here 717 times of 5,552.
draw
  . . .
  X A .
  O * O
  ? ? ?
  ? ? B
where   A is O, B is O
seen    717 of 5552

pattern harvested-large-knight-link-defense-6e030912
why     Strong players played here 493 times of 3,766.
draw
  B ? ?
  ? ? ?
  * . .
  X A O
  O X X
where   A is O, B is O
seen    493 of 3766

pattern harvested-large-knight-link-defense-0bbfce13
why     Strong players played here 549 times of 4,213.
draw
  X * . ? B
  O A O ? ?
  X X X ? ?
where   A is O, B is O
seen    549 of 4213

pattern harvested-large-knight-link-defense-c19d79c1
why     Strong players played here 982 times of 7,690.
draw
  B * . . .
  ? ? O A O
  ? ? X X X
where   A is O, B is O
seen    982 of 7690

pattern harvested-large-knight-link-defense-d04394a0
why     Strong players played here 716 times of 5,658.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? ? X ? ?
  ? B * ? ?
where   A is O, B is O
seen    716 of 5658

pattern harvested-large-knight-link-defense-279f44f6
why     Strong players played here 2,628 times of 21,523.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . . ?
  ? ? * ? ?
  ? B ? ? ?
where   A is O, B is O
seen    2628 of 21523

pattern harvested-large-knight-link-defense-0cc922d4
why     Strong players played here 918 times of 7,340.
draw
  . . . ? ?
  . A . ? ?
  O X * ? B
where   A is O, B is O
seen    918 of 7340

pattern harvested-large-knight-link-defense-85f25de5
why     Strong players played here 537 times of 4,239.
draw
  . . .
  X A .
  X X *
  ? ? ?
  B ? ?
where   A is O, B is O
seen    537 of 4239

pattern harvested-large-knight-link-defense-9ac06da1
why     Strong players played here 523 times of 4,125.
draw
  B * . . .
  ? ? O A O
  ? ? X X O
where   A is O, B is O
seen    523 of 4125

pattern harvested-large-knight-link-defense-21cbd94d
why     Strong players played here 514 times of 4,070.
draw
  . . . ? ?
  O A O * ?
  X X O ? B
where   A is O, B is O
seen    514 of 4070

pattern harvested-large-knight-link-defense-c5a5caf2
why     Strong players played here 562 times of 4,490.
draw
  ? ? B
  ? ? ?
  . . .
  O A *
  X X X
where   A is O, B is O
seen    562 of 4490

pattern harvested-large-knight-link-defense-375f594c
why     Strong players played here 662 times of 5,330.
draw
  ? ? . . .
  ? ? . A .
  B * O X .
where   A is O, B is O
seen    662 of 5330

pattern harvested-large-knight-link-defense-51416260
why     Strong players played here 1,639 times of 13,608.
draw
  ? ? . . .
  ? ? * A .
  B ? X X .
where   A is O, B is O
seen    1639 of 13608

pattern harvested-large-knight-link-defense-5556a851
why     Strong players played here 543 times of 4,369.
draw
  ? ? * . .
  ? ? X A O
  B ? O X O
where   A is O, B is O
seen    543 of 4369

pattern harvested-large-knight-link-defense-8c9678da
why     Strong players played here 667 times of 5,430.
draw
  . . .
  O A .
  X * X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    667 of 5430

pattern harvested-large-knight-link-defense-eb97cad6
why     Strong players played here 666 times of 5,432.
draw
  . . .
  O A *
  O X X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    666 of 5432

pattern harvested-large-knight-link-defense-fd97e03b
why     Strong players played here 511 times of 4,135.
draw
  B ? X O *
  ? ? X A X
  ? ? X X O
where   A is O, B is O
seen    511 of 4135

pattern harvested-large-knight-link-defense-bcea5e85
why     Strong players played here 1,049 times of 8,767.
draw
  . . .
  O A *
  X O X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    1049 of 8767

pattern harvested-large-knight-link-defense-6a371ae7
why     Strong players played here 577 times of 4,752.
draw
  . . . * B
  O A . ? ?
  X O . ? ?
where   A is O, B is O
seen    577 of 4752

pattern harvested-large-knight-link-defense-27909493
why     Strong players played here 958 times of 8,051.
draw
  . . . ? ?
  . A * ? ?
  X X . ? B
where   A is O, B is O
seen    958 of 8051

pattern harvested-large-knight-link-defense-b99c7e3e
why     Strong players played here 623 times of 5,177.
draw
  ? . . .
  * X A O
  ? O X X
  ? ? ? ?
  ? B ? ?
where   A is O, B is O
seen    623 of 5177

pattern harvested-large-knight-link-defense-5c61e4b1
why     Strong players played here 544 times of 4,506.
draw
  O O * ? B
  X A X ? ?
  X X O ? ?
where   A is O, B is O
seen    544 of 4506

pattern harvested-large-knight-link-defense-2c78da44
why     Strong players played here 570 times of 4,763.
draw
  ? ? * . .
  ? ? X A .
  B ? O X O
where   A is O, B is O
seen    570 of 4763

pattern harvested-large-knight-link-defense-eed8f720
why     Strong players played here 1,276 times of 10,943.
draw
  . . .
  . A .
  X . .
  ? ? ?
  * ? B
where   A is O, B is O
seen    1276 of 10943

pattern harvested-large-knight-link-defense-c430cd95
why     Strong players played here 443 times of 3,741.
draw
  . . .
  O A .
  * X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    443 of 3741

pattern harvested-large-knight-link-defense-c341c56f
why     Strong players played here 850 times of 7,364.
draw
  . . . ? ?
  . A . ? ?
  X * O ? B
where   A is O, B is O
seen    850 of 7364

pattern harvested-large-knight-link-defense-69078bae
why     Strong players played here 1,128 times of 9,879.
draw
  ? ? * . .
  ? ? X A .
  B ? O X X
where   A is O, B is O
seen    1128 of 9879

pattern harvested-large-knight-link-defense-a1df7050
why     Strong players played here 513 times of 4,387.
draw
  B ? . . .
  ? ? * A .
  ? ? X X O
where   A is O, B is O
seen    513 of 4387

pattern harvested-large-knight-link-defense-ce940e8b
why     Strong players played here 608 times of 5,237.
draw
  . . . ? ?
  X A * ? ?
  O X X ? B
where   A is O, B is O
seen    608 of 5237

pattern harvested-large-knight-link-defense-d77885d2
why     Strong players played here 1,214 times of 10,707.
draw
  . . .
  . A .
  O . .
  * ? ?
  B ? ?
where   A is O, B is O
seen    1214 of 10707

pattern harvested-large-knight-link-defense-8696beb1
why     Strong players played here 535 times of 4,598.
draw
  . . .
  . A .
  X O .
  * ? ?
  B ? ?
where   A is O, B is O
seen    535 of 4598

pattern harvested-large-knight-link-defense-126b9d98
why     Strong players played here 6,171 times of 56,360.
draw
  . . .
  . A .
  . . .
  * ? ?
  B ? ?
where   A is O, B is O
seen    6171 of 56360

pattern harvested-large-knight-link-defense-be363b5e
why     Strong players played here 904 times of 7,953.
draw
  . . . ? ?
  O A * ? ?
  X X . ? B
where   A is O, B is O
seen    904 of 7953

pattern harvested-large-knight-link-defense-18dd818b
why     Strong players played here 900 times of 7,920.
draw
  . . .
  . A .
  X * O
  ? ? ?
  ? ? B
where   A is O, B is O
seen    900 of 7920

pattern harvested-large-knight-link-defense-c787fffd
why     Strong players played here 1,199 times of 10,701.
draw
  . . .
  O A *
  X X X
  ? ? ?
  ? ? B
where   A is O, B is O
seen    1199 of 10701

pattern harvested-large-knight-link-defense-24fe9852
why     Strong players played here 1,640 times of 14,821.
draw
  * . .
  X A .
  O X .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1640 of 14821

pattern harvested-large-knight-link-defense-3a6d6bb9
why     Strong players played here 442 times of 3,844.
draw
  * . .
  X A .
  O X O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    442 of 3844

pattern harvested-large-knight-link-defense-b95c59b5
why     Strong players played here 543 times of 4,777.
draw
  . . .
  . A .
  X O .
  ? * ?
  ? ? B
where   A is O, B is O
seen    543 of 4777

pattern harvested-large-knight-link-defense-9e7ff75d
why     Strong players played here 944 times of 8,546.
draw
  ? . . .
  ? . A .
  ? O . .
  * ? ? ?
  ? B ? ?
where   A is O, B is O
seen    944 of 8546

pattern harvested-large-knight-link-defense-43666be9
why     Strong players played here 1,105 times of 10,078.
draw
  . . .
  * A .
  X O X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1105 of 10078

pattern harvested-large-knight-link-defense-8916f9eb
why     Strong players played here 462 times of 4,098.
draw
  ? ? B
  ? ? *
  . . .
  . A .
  X O .
where   A is O, B is O
seen    462 of 4098

pattern harvested-large-knight-link-defense-058f1c6d
why     Strong players played here 1,735 times of 16,087.
draw
  ? ? . . .
  ? ? * A .
  B ? . X .
where   A is O, B is O
seen    1735 of 16087

pattern harvested-large-knight-link-defense-2944ae62
why     Strong players played here 2,933 times of 27,567.
draw
  . . .
  * A .
  X . .
  ? ? ?
  B ? ?
where   A is O, B is O
seen    2933 of 27567

pattern harvested-large-knight-link-defense-725ea341
why     Strong players played here 1,472 times of 13,699.
draw
  * . .
  X A .
  O X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1472 of 13699

pattern harvested-large-knight-link-defense-2c95cfe5
why     Strong players played here 740 times of 6,772.
draw
  . . . ? B
  O A * ? ?
  X X O ? ?
where   A is O, B is O
seen    740 of 6772

pattern harvested-large-knight-link-defense-cebbf8bf
why     Strong players played here 1,197 times of 11,188.
draw
  . . .
  . A .
  O . .
  ? * ?
  B ? ?
where   A is O, B is O
seen    1197 of 11188

pattern harvested-large-knight-link-defense-1b2f47fc
why     Strong players played here 549 times of 5,002.
draw
  . . . * B
  . A . ? ?
  O . . ? ?
where   A is O, B is O
seen    549 of 5002

pattern harvested-large-knight-link-defense-69541079
why     Strong players played here 527 times of 4,798.
draw
  . . .
  O A .
  X O .
  ? * ?
  ? ? B
where   A is O, B is O
seen    527 of 4798

pattern harvested-large-knight-link-defense-00d22e84
why     Strong players played here 676 times of 6,224.
draw
  . . .
  * A .
  X . O
  ? ? ?
  B ? ?
where   A is O, B is O
seen    676 of 6224

pattern harvested-large-knight-link-defense-1512d5c5
why     Strong players played here 567 times of 5,199.
draw
  . . .
  . A .
  O . .
  ? * ?
  ? ? B
where   A is O, B is O
seen    567 of 5199

pattern harvested-large-knight-link-defense-c666438c
why     Strong players played here 5,902 times of 57,245.
draw
  . . .
  . A .
  . . .
  ? * ?
  B ? ?
where   A is O, B is O
seen    5902 of 57245

pattern harvested-large-knight-link-defense-1bf6eb73
why     Strong players played here 1,101 times of 10,356.
draw
  * . .
  X A O
  O X X
  ? ? ?
  B ? ?
where   A is O, B is O
seen    1101 of 10356

pattern harvested-large-knight-link-defense-345bf0fa
why     Strong players played here 543 times of 5,011.
draw
  . . . ? B
  O A * ? ?
  X X X ? ?
where   A is O, B is O
seen    543 of 5011
