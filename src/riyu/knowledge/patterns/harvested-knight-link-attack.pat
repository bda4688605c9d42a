# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as knight-link-attack; `seen` says how often each was chosen of the times it could be. No window
# and no count comes from the games kept apart for checking: one in 10, by a hash of its moves and
# the seed 2026, as `riyu learn` keeps them apart.
class    harvested-knight-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-knight-link-attack-d9c5963c
why     Strong players played here 591 times of 592.
draw
  ? . . . . . ?
  . . O . . . .
  . B . . . . .
  . O X A X . .
  . * O O . . .
  . . . . . . .
  ? . . . . . ?
where   A is X, B is X
seen    591 of 592

pattern harvested-knight-link-attack-f4761a91
why     Strong players played here 479 times of 488.
draw
  - - - - -
  . . . . .
  . O A . .
  . X O X B
  . . * O O
where   A is X, B is X
seen    479 of 488

pattern harvested-knight-link-attack-0ebbecb3
why     Strong players played here 817 times of 859.
draw
  - - - - -
  . . . . .
  * O A . .
  O X . O .
  O B . . .
where   A is X, B is X
seen    817 of 859

pattern harvested-knight-link-attack-2cb22058
why     Strong players played here 616 times of 646.
draw
  . O . . .
  B . . . .
  O X A X .
  * O O . .
  . . . . .
where   A is X, B is X
seen    616 of 646

pattern harvested-knight-link-attack-be6663ed
why     Strong players played here 646 times of 695.
draw
  O B . . .
  O X . . .
  * O A . .
  - - - - -
where   A is X, B is X
seen    646 of 695

pattern harvested-knight-link-attack-762ae3fe
why     Strong players played here 696 times of 783.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? X O O ?
  ? B . ? ?
where   A is X, B is X
seen    696 of 783

pattern harvested-knight-link-attack-c32bf2e8
why     Strong players played here 533 times of 607.
draw
  . . . . .
  . . . . .
  . . A . .
  B X O * .
  O O X . .
where   A is X, B is X
seen    533 of 607

pattern harvested-knight-link-attack-e836b6a5
why     Strong players played here 2,269 times of 2,706.
draw
  ? B . ? ?
  ? X . . ?
  * O A . .
  - - - - -
where   A is X, B is X
seen    2269 of 2706

pattern harvested-knight-link-attack-65363ed9
why     Strong players played here 850 times of 1,014.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? X O O ?
  ? B X ? ?
where   A is X, B is X
seen    850 of 1014

pattern harvested-knight-link-attack-95565171
why     Strong players played here 1,485 times of 1,802.
draw
  - - - - -
  ? . . . ?
  * O A . .
  ? X . O ?
  ? B . ? ?
where   A is X, B is X
seen    1485 of 1802

pattern harvested-knight-link-attack-6d2150ac
why     Strong players played here 675 times of 848.
draw
  - - - - -
  . . . . .
  . X A O .
  . X O * B
  . X O . .
where   A is X, B is X
seen    675 of 848

pattern harvested-knight-link-attack-430eb0fa
why     Strong players played here 1,196 times of 1,532.
draw
  ? ? . ? ?
  ? . . . ?
  O O A . .
  B X O * ?
  ? ? X ? ?
where   A is X, B is X
seen    1196 of 1532

pattern harvested-knight-link-attack-73848145
why     Strong players played here 3,604 times of 4,733.
draw
  ? B ? ?
  ? X . .
  * O A .
  - - - -
where   A is X, B is X
seen    3604 of 4733

pattern harvested-knight-link-attack-ede5329b
why     Strong players played here 1,252 times of 1,723.
draw
  - - - - -
  ? . . . ?
  . X A O .
  ? X O * B
  ? ? O ? ?
where   A is X, B is X
seen    1252 of 1723

pattern harvested-knight-link-attack-65acee0a
why     Strong players played here 467 times of 645.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  B O X O ?
  ? ? O ? ?
where   A is X, B is X
seen    467 of 645

pattern harvested-knight-link-attack-293943d9
why     Strong players played here 737 times of 1,040.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? X O X B
  ? ? * ? ?
where   A is X, B is X
seen    737 of 1040

pattern harvested-knight-link-attack-11c05c6a
why     Strong players played here 502 times of 705.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  B X O * ?
  ? ? X ? ?
where   A is X, B is X
seen    502 of 705

pattern harvested-knight-link-attack-0ba3330b
why     Strong players played here 477 times of 674.
draw
  ? ? . ? ?
  ? . . . ?
  . X A . .
  B O X O ?
  ? ? * ? ?
where   A is X, B is X
seen    477 of 674

pattern harvested-knight-link-attack-480d63bf
why     Strong players played here 481 times of 682.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? O X O ?
  ? B O ? ?
where   A is X, B is X
seen    481 of 682

pattern harvested-knight-link-attack-06f7a2f5
why     Strong players played here 594 times of 847.
draw
  ? ? . ? ?
  ? . . . ?
  O * A . .
  ? X O . ?
  ? B . ? ?
where   A is X, B is X
seen    594 of 847

pattern harvested-knight-link-attack-1b16f8b7
why     Strong players played here 751 times of 1,083.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  B X O X ?
  ? ? * ? ?
where   A is X, B is X
seen    751 of 1083

pattern harvested-knight-link-attack-8df41c5f
why     Strong players played here 585 times of 852.
draw
  ? . . . . . ?
  . . B . . . .
  . . * . . . .
  . . O A . . .
  . . O X . . .
  . . . . . . .
  ? . . . . . ?
where   A is X, B is X
seen    585 of 852

pattern harvested-knight-link-attack-2d68fd75
why     Strong players played here 1,468 times of 2,196.
draw
  ? O . .
  ? O A .
  B X O X
  ? ? * ?
where   A is X, B is X
seen    1468 of 2196

pattern harvested-knight-link-attack-7ccd79ed
why     Strong players played here 1,730 times of 2,605.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  B X O * ?
  ? ? X ? ?
where   A is X, B is X
seen    1730 of 2605

pattern harvested-knight-link-attack-416abb93
why     Strong players played here 885 times of 1,344.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O X B
  ? ? * ? ?
where   A is X, B is X
seen    885 of 1344

pattern harvested-knight-link-attack-7242086e
why     Strong players played here 627 times of 949.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . . * . . |
  . . B O . . |
  ? . X O . . |
where   A is X, B is X
seen    627 of 949

pattern harvested-knight-link-attack-db035793
why     Strong players played here 521 times of 786.
draw
  ? ? . ? ?
  ? . . . ?
  O O A . .
  B X O X ?
  ? ? * ? ?
where   A is X, B is X
seen    521 of 786

pattern harvested-knight-link-attack-030f5ddc
why     Strong players played here 721 times of 1,147.
draw
  . . . . |
  . . . . |
  . . A . |
  B X O . |
  O O * . |
where   A is X, B is X
seen    721 of 1147

pattern harvested-knight-link-attack-779727ce
why     Strong players played here 582 times of 926.
draw
  ? ? . ? ?
  ? . . . ?
  O * A . O
  B O . . ?
  ? ? . ? ?
where   A is X, B is X
seen    582 of 926

pattern harvested-knight-link-attack-85284b9a
why     Strong players played here 1,606 times of 2,626.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  B X O X ?
  ? ? * ? ?
where   A is X, B is X
seen    1606 of 2626

pattern harvested-knight-link-attack-6018913d
why     Strong players played here 2,038 times of 3,360.
draw
  . . . ?
  O A . ?
  X O X B
  ? * ? ?
where   A is X, B is X
seen    2038 of 3360

pattern harvested-knight-link-attack-1891a7c9
why     Strong players played here 619 times of 1,024.
draw
  . B . . .
  . * . . .
  . O A . .
  . O X . .
  . . . . .
where   A is X, B is X
seen    619 of 1024

pattern harvested-knight-link-attack-e77aa550
why     Strong players played here 657 times of 1,102.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * O ?
  ? B O ? ?
where   A is X, B is X
seen    657 of 1102

pattern harvested-knight-link-attack-c354e528
why     Strong players played here 869 times of 1,468.
draw
  ? ? . ? ?
  B . . . ?
  O X A X .
  * O O . ?
  ? ? . ? ?
where   A is X, B is X
seen    869 of 1468

pattern harvested-knight-link-attack-7e27c2d3
why     Strong players played here 1,392 times of 2,408.
draw
  ? X . .
  * O A X
  ? X O O
  ? B ? ?
where   A is X, B is X
seen    1392 of 2408

pattern harvested-knight-link-attack-46a20d01
why     Strong players played here 2,209 times of 3,853.
draw
  ? . . .
  ? O A .
  B X O X
  ? ? * ?
where   A is X, B is X
seen    2209 of 3853

pattern harvested-knight-link-attack-cb8f7130
why     Strong players played here 594 times of 1,022.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? * O X B
  ? ? X ? ?
where   A is X, B is X
seen    594 of 1022

pattern harvested-knight-link-attack-caba850b
why     Strong players played here 477 times of 820.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? * O X B
  ? ? X ? ?
where   A is X, B is X
seen    477 of 820

pattern harvested-knight-link-attack-84ddf442
why     Strong players played here 467 times of 806.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? O X . ?
  ? B . ? ?
where   A is X, B is X
seen    467 of 806

pattern harvested-knight-link-attack-92cdb198
why     Strong players played here 971 times of 1,727.
draw
  - - - - -
  ? . . . ?
  . . A . .
  B X O X ?
  ? ? * ? ?
where   A is X, B is X
seen    971 of 1727

pattern harvested-knight-link-attack-ca4f9642
why     Strong players played here 873 times of 1,557.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? O B ?
where   A is X, B is X
seen    873 of 1557

pattern harvested-knight-link-attack-15bef086
why     Strong players played here 743 times of 1,331.
draw
  - - - - -
  ? . . . ?
  . . A * .
  ? X O . B
  ? ? O ? ?
where   A is X, B is X
seen    743 of 1331

pattern harvested-knight-link-attack-e0de5bad
why     Strong players played here 622 times of 1,131.
draw
  - - - - -
  ? . . . ?
  . . A . .
  B X O * ?
  ? ? X ? ?
where   A is X, B is X
seen    622 of 1131

pattern harvested-knight-link-attack-1daef836
why     Strong players played here 491 times of 902.
draw
  . . . . .
  . . . . .
  . . A . .
  B X O * .
  X O . . .
where   A is X, B is X
seen    491 of 902

pattern harvested-knight-link-attack-e52c722e
why     Strong players played here 591 times of 1,107.
draw
  ? X . .
  * O A X
  ? X O .
  ? B ? ?
where   A is X, B is X
seen    591 of 1107

pattern harvested-knight-link-attack-cd070416
why     Strong players played here 1,693 times of 3,265.
draw
  ? . . .
  * O A .
  ? X . O
  ? B ? ?
where   A is X, B is X
seen    1693 of 3265

pattern harvested-knight-link-attack-f3875331
why     Strong players played here 952 times of 1,816.
draw
  ? . O .
  ? O A O
  B X * X
where   A is X, B is X
seen    952 of 1816

pattern harvested-knight-link-attack-c34c8b9d
why     Strong players played here 620 times of 1,177.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O * ?
  ? B X ? ?
where   A is X, B is X
seen    620 of 1177

pattern harvested-knight-link-attack-06850352
why     Strong players played here 1,188 times of 2,374.
draw
  ? . . .
  ? X A .
  B O X O
  ? ? * ?
where   A is X, B is X
seen    1188 of 2374

pattern harvested-knight-link-attack-28bda5dd
why     Strong players played here 509 times of 1,000.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? X B ?
where   A is X, B is X
seen    509 of 1000

pattern harvested-knight-link-attack-b36d394c
why     Strong players played here 673 times of 1,371.
draw
  . . .
  X A O
  O O X
  B * ?
where   A is X, B is X
seen    673 of 1371

pattern harvested-knight-link-attack-e7636d42
why     Strong players played here 1,798 times of 3,743.
draw
  . . . ?
  X A O ?
  X O * B
where   A is X, B is X
seen    1798 of 3743

pattern harvested-knight-link-attack-50349e3d
why     Strong players played here 1,637 times of 3,406.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O * . ?
  ? B O ? ?
where   A is X, B is X
seen    1637 of 3406

pattern harvested-knight-link-attack-6477d1b0
why     Strong players played here 539 times of 1,128.
draw
  . . . . .
  . * . . .
  . O A . .
  . O X . .
  O B . . .
where   A is X, B is X
seen    539 of 1128

pattern harvested-knight-link-attack-cca64f77
why     Strong players played here 3,825 times of 8,334.
draw
  ? . . .
  ? . A .
  B X O X
  ? ? * ?
where   A is X, B is X
seen    3825 of 8334

pattern harvested-knight-link-attack-5424e93d
why     Strong players played here 1,726 times of 3,867.
draw
  . . .
  . A .
  O * O
  B ? ?
where   A is X, B is X
seen    1726 of 3867

pattern harvested-knight-link-attack-dec17f0d
why     Strong players played here 1,686 times of 3,811.
draw
  . . .
  X A .
  O O X
  B * ?
where   A is X, B is X
seen    1686 of 3811

pattern harvested-knight-link-attack-c6678576
why     Strong players played here 556 times of 1,227.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  B O X O ?
  ? ? O ? ?
where   A is X, B is X
seen    556 of 1227

pattern harvested-knight-link-attack-1f86faa3
why     Strong players played here 965 times of 2,167.
draw
  . . . ?
  O A * ?
  X O O B
where   A is X, B is X
seen    965 of 2167

pattern harvested-knight-link-attack-96af0c14
why     Strong players played here 751 times of 1,680.
draw
  ? ? . ? |
  ? * . . |
  . O A . |
  ? O X . |
  ? B . ? |
where   A is X, B is X
seen    751 of 1680

pattern harvested-knight-link-attack-296092fa
why     Strong players played here 1,921 times of 4,390.
draw
  ? ? . ? |
  ? . . . |
  . . A . |
  B X O . |
  ? ? * ? |
where   A is X, B is X
seen    1921 of 4390

pattern harvested-knight-link-attack-2cd8b088
why     Strong players played here 938 times of 2,122.
draw
  ? ? B
  . O *
  X A O
  . O X
where   A is X, B is X
seen    938 of 2122

pattern harvested-knight-link-attack-930c3034
why     Strong players played here 648 times of 1,487.
draw
  ? O O .
  ? O A O
  B X * X
where   A is X, B is X
seen    648 of 1487

pattern harvested-knight-link-attack-ee1905f7
why     Strong players played here 929 times of 2,182.
draw
  ? . . .
  ? X A O
  * O O X
  ? B ? ?
where   A is X, B is X
seen    929 of 2182

pattern harvested-knight-link-attack-c2935d7a
why     Strong players played here 844 times of 2,003.
draw
  . O .
  O A O
  X * X
  B ? ?
where   A is X, B is X
seen    844 of 2003

pattern harvested-knight-link-attack-d5f8af36
why     Strong players played here 468 times of 1,104.
draw
  . O * B
  O A O ?
  X X . ?
where   A is X, B is X
seen    468 of 1104

pattern harvested-knight-link-attack-325c3cdb
why     Strong players played here 1,186 times of 2,909.
draw
  B . . .
  ? X A X
  * O O .
where   A is X, B is X
seen    1186 of 2909

pattern harvested-knight-link-attack-8dbdbc72
why     Strong players played here 1,819 times of 4,550.
draw
  . . . ?
  . A * ?
  X O O B
where   A is X, B is X
seen    1819 of 4550

pattern harvested-knight-link-attack-9389eab1
why     Strong players played here 626 times of 1,550.
draw
  . . .
  X A O
  O O *
  ? ? B
where   A is X, B is X
seen    626 of 1550

pattern harvested-knight-link-attack-d8eb150c
why     Strong players played here 582 times of 1,446.
draw
  ? . . .
  ? X A X
  B O X O
  ? ? * ?
where   A is X, B is X
seen    582 of 1446

pattern harvested-knight-link-attack-e0eb62f2
why     Strong players played here 1,580 times of 4,062.
draw
  ? . . .
  ? X A .
  * O O X
  ? B ? ?
where   A is X, B is X
seen    1580 of 4062

pattern harvested-knight-link-attack-dca98545
why     Strong players played here 480 times of 1,203.
draw
  . . . . .
  . . . . .
  . . A . .
  . * . . .
  . B O O .
where   A is X, B is X
seen    480 of 1203

pattern harvested-knight-link-attack-e3890154
why     Strong players played here 613 times of 1,549.
draw
  . . .
  X A O
  . O *
  ? ? B
where   A is X, B is X
seen    613 of 1549

pattern harvested-knight-link-attack-aa6dd291
why     Strong players played here 600 times of 1,533.
draw
  . . .
  X A .
  O X O
  ? * B
where   A is X, B is X
seen    600 of 1533

pattern harvested-knight-link-attack-4150580b
why     Strong players played here 582 times of 1,494.
draw
  . . .
  O A .
  O X O
  * ? B
where   A is X, B is X
seen    582 of 1494

pattern harvested-knight-link-attack-265a78b4
why     Strong players played here 561 times of 1,449.
draw
  . . . ?
  X A O ?
  . O * B
where   A is X, B is X
seen    561 of 1449

pattern harvested-knight-link-attack-96ca9053
why     Strong players played here 738 times of 1,946.
draw
  . . .
  O A .
  . * O
  B ? ?
where   A is X, B is X
seen    738 of 1946

pattern harvested-knight-link-attack-87baccc1
why     Strong players played here 681 times of 1,803.
draw
  . . . ?
  O A * ?
  X X O B
where   A is X, B is X
seen    681 of 1803

pattern harvested-knight-link-attack-4e604ad0
why     Strong players played here 737 times of 1,978.
draw
  ? B . ? ?
  ? * . . ?
  . O A . .
  ? O X . ?
  ? ? . ? ?
where   A is X, B is X
seen    737 of 1978

pattern harvested-knight-link-attack-e7703460
why     Strong players played here 1,318 times of 3,648.
draw
  ? . . .
  ? X A .
  * O X .
  ? B ? ?
where   A is X, B is X
seen    1318 of 3648

pattern harvested-knight-link-attack-52fce944
why     Strong players played here 1,706 times of 4,778.
draw
  B * . .
  ? O A .
  ? O X .
where   A is X, B is X
seen    1706 of 4778

pattern harvested-knight-link-attack-d830b5f6
why     Strong players played here 645 times of 1,768.
draw
  ? ? . ? ?
  ? * . . ?
  . O A . .
  B O X . ?
  ? ? . ? ?
where   A is X, B is X
seen    645 of 1768

pattern harvested-knight-link-attack-a723da49
why     Strong players played here 613 times of 1,684.
draw
  . . . ?
  O A . ?
  . O X B
  ? * ? ?
where   A is X, B is X
seen    613 of 1684

pattern harvested-knight-link-attack-d0beeaea
why     Strong players played here 569 times of 1,560.
draw
  O . . ?
  O A * ?
  X O O B
where   A is X, B is X
seen    569 of 1560

pattern harvested-knight-link-attack-867f5300
why     Strong players played here 464 times of 1,278.
draw
  ? ? . ? |
  ? . . . |
  . O A . |
  ? X O . |
  ? B * ? |
where   A is X, B is X
seen    464 of 1278

pattern harvested-knight-link-attack-a1f3840b
why     Strong players played here 1,080 times of 3,104.
draw
  ? . . .
  ? X A X
  * O O O
  ? B ? ?
where   A is X, B is X
seen    1080 of 3104

pattern harvested-knight-link-attack-9701cd63
why     Strong players played here 800 times of 2,313.
draw
  B * . .
  ? O A .
  ? . X .
where   A is X, B is X
seen    800 of 2313

pattern harvested-knight-link-attack-78487be7
why     Strong players played here 566 times of 1,629.
draw
  ? ? . ? ?
  ? . . . ?
  . . A * .
  ? X O O ?
  ? ? O B ?
where   A is X, B is X
seen    566 of 1629

pattern harvested-knight-link-attack-21dc1905
why     Strong players played here 663 times of 1,934.
draw
  . . .
  . A .
  O X O
  B * ?
where   A is X, B is X
seen    663 of 1934

pattern harvested-knight-link-attack-7c63855f
why     Strong players played here 800 times of 2,372.
draw
  B . . .
  ? X A O
  * O O X
where   A is X, B is X
seen    800 of 2372

pattern harvested-knight-link-attack-6a268a1d
why     Strong players played here 928 times of 2,764.
draw
  . . .
  X A .
  O * O
  ? ? B
where   A is X, B is X
seen    928 of 2764

pattern harvested-knight-link-attack-dd3a915c
why     Strong players played here 591 times of 1,755.
draw
  . . . ?
  O A * ?
  O X O B
where   A is X, B is X
seen    591 of 1755

pattern harvested-knight-link-attack-df7d180c
why     Strong players played here 669 times of 2,001.
draw
  X . . ?
  . A O ?
  X O * B
where   A is X, B is X
seen    669 of 2001

pattern harvested-knight-link-attack-4f2e0c70
why     Strong players played here 615 times of 1,835.
draw
  . . . ?
  X A O ?
  O O * B
where   A is X, B is X
seen    615 of 1835

pattern harvested-knight-link-attack-a1142931
why     Strong players played here 477 times of 1,412.
draw
  . . .
  O A .
  * O X
  B ? ?
where   A is X, B is X
seen    477 of 1412

pattern harvested-knight-link-attack-754b992f
why     Strong players played here 2,677 times of 8,337.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  B X O * ?
  ? ? . ? ?
where   A is X, B is X
seen    2677 of 8337

pattern harvested-knight-link-attack-74963fd1
why     Strong players played here 7,388 times of 23,398.
draw
  . . .
  . A .
  O * .
  B ? ?
where   A is X, B is X
seen    7388 of 23398

pattern harvested-knight-link-attack-cd2b1064
why     Strong players played here 466 times of 1,401.
draw
  ? X . .
  ? . A .
  B X O X
  ? ? * ?
where   A is X, B is X
seen    466 of 1401

pattern harvested-knight-link-attack-d84c1985
why     Strong players played here 505 times of 1,546.
draw
  B O * O
  ? X A X
  ? O O O
where   A is X, B is X
seen    505 of 1546

pattern harvested-knight-link-attack-8e40b606
why     Strong players played here 637 times of 1,969.
draw
  ? . . .
  ? O A .
  B X * O
where   A is X, B is X
seen    637 of 1969

pattern harvested-knight-link-attack-f66aa769
why     Strong players played here 499 times of 1,533.
draw
  X . .
  O A X
  * O O
  B ? ?
where   A is X, B is X
seen    499 of 1533

pattern harvested-knight-link-attack-7df36729
why     Strong players played here 1,068 times of 3,370.
draw
  ? ? . ? ?
  ? . . . ?
  . . A * .
  ? X O O ?
  ? ? X B ?
where   A is X, B is X
seen    1068 of 3370

pattern harvested-knight-link-attack-801e9a81
why     Strong players played here 521 times of 1,614.
draw
  - - - - +
  ? . . . |
  . . A . |
  B X O . |
  ? ? * ? |
where   A is X, B is X
seen    521 of 1614

pattern harvested-knight-link-attack-7f56639d
why     Strong players played here 945 times of 2,995.
draw
  . . .
  O A .
  X O X
  * ? B
where   A is X, B is X
seen    945 of 2995

pattern harvested-knight-link-attack-03e2066f
why     Strong players played here 544 times of 1,697.
draw
  ? B ? ?
  ? X . X
  * O A .
  - - - -
where   A is X, B is X
seen    544 of 1697

pattern harvested-knight-link-attack-fabb98e8
why     Strong players played here 1,596 times of 5,194.
draw
  ? . . .
  ? * A .
  B O O .
where   A is X, B is X
seen    1596 of 5194

pattern harvested-knight-link-attack-65f0adec
why     Strong players played here 846 times of 2,717.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X . ?
  ? * O B ?
where   A is X, B is X
seen    846 of 2717

pattern harvested-knight-link-attack-ccceb77b
why     Strong players played here 495 times of 1,563.
draw
  O O . ?
  O A O ?
  X * X B
where   A is X, B is X
seen    495 of 1563

pattern harvested-knight-link-attack-bb33b219
why     Strong players played here 2,613 times of 8,630.
draw
  . . .
  . A .
  X O *
  ? ? B
where   A is X, B is X
seen    2613 of 8630

pattern harvested-knight-link-attack-fdbdc487
why     Strong players played here 466 times of 1,482.
draw
  ? X . .
  ? O A X
  B * O O
where   A is X, B is X
seen    466 of 1482

pattern harvested-knight-link-attack-7258f380
why     Strong players played here 548 times of 1,789.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * .
  ? O X O ?
  ? ? O B ?
where   A is X, B is X
seen    548 of 1789

pattern harvested-knight-link-attack-18eb2534
why     Strong players played here 596 times of 1,968.
draw
  . . . ?
  X A X ?
  X O O *
  ? ? B ?
where   A is X, B is X
seen    596 of 1968

pattern harvested-knight-link-attack-34ab5046
why     Strong players played here 1,138 times of 3,848.
draw
  . . .
  X A O
  O O *
  B ? ?
where   A is X, B is X
seen    1138 of 3848

pattern harvested-knight-link-attack-9cc19b80
why     Strong players played here 525 times of 1,740.
draw
  O O .
  O A O
  X * X
  B ? ?
where   A is X, B is X
seen    525 of 1740

pattern harvested-knight-link-attack-32f4f1d9
why     Strong players played here 509 times of 1,691.
draw
  ? ? . ? ?
  ? . . . B
  X X A X O
  ? O O O *
  ? ? . ? ?
where   A is X, B is X
seen    509 of 1691

pattern harvested-knight-link-attack-c5004105
why     Strong players played here 680 times of 2,321.
draw
  . . . ?
  X A . ?
  O X O B
  ? ? * ?
where   A is X, B is X
seen    680 of 2321

pattern harvested-knight-link-attack-0485bdf2
why     Strong players played here 740 times of 2,536.
draw
  . . . ?
  X A . ?
  X O X B
  ? * ? ?
where   A is X, B is X
seen    740 of 2536

pattern harvested-knight-link-attack-1400b94d
why     Strong players played here 624 times of 2,134.
draw
  ? X . .
  * O A .
  ? O O X
  ? B ? ?
where   A is X, B is X
seen    624 of 2134

pattern harvested-knight-link-attack-b3934f01
why     Strong players played here 1,188 times of 4,166.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? B * ? ?
where   A is X, B is X
seen    1188 of 4166

pattern harvested-knight-link-attack-5ffb1f29
why     Strong players played here 1,279 times of 4,509.
draw
  . . . ?
  X A * ?
  O O O B
where   A is X, B is X
seen    1279 of 4509

pattern harvested-knight-link-attack-d7e4dd43
why     Strong players played here 1,759 times of 6,268.
draw
  . . . ?
  O A . ?
  * O X B
where   A is X, B is X
seen    1759 of 6268

pattern harvested-knight-link-attack-d6556d1a
why     Strong players played here 1,072 times of 3,779.
draw
  ? . . .
  ? O A .
  B O X .
  ? * ? ?
where   A is X, B is X
seen    1072 of 3779

pattern harvested-knight-link-attack-4e21756b
why     Strong players played here 513 times of 1,776.
draw
  . . .
  . A .
  X O O
  ? * B
where   A is X, B is X
seen    513 of 1776

pattern harvested-knight-link-attack-534d099d
why     Strong players played here 645 times of 2,290.
draw
  B . . .
  ? X A .
  * O O O
where   A is X, B is X
seen    645 of 2290

pattern harvested-knight-link-attack-51f49a04
why     Strong players played here 543 times of 1,955.
draw
  X . . ?
  . A O *
  X O X B
where   A is X, B is X
seen    543 of 1955

pattern harvested-knight-link-attack-65c24e36
why     Strong players played here 470 times of 1,689.
draw
  ? ? . ? ?
  ? O . . ?
  X O A * .
  ? X O O ?
  ? ? X B ?
where   A is X, B is X
seen    470 of 1689

pattern harvested-knight-link-attack-b6d84cb2
why     Strong players played here 531 times of 1,964.
draw
  . . . . .
  . . . . .
  . . A . .
  . O X . B
  . . O * .
where   A is X, B is X
seen    531 of 1964

pattern harvested-knight-link-attack-655bf9b8
why     Strong players played here 552 times of 2,060.
draw
  . . . ?
  X A * ?
  . O O B
where   A is X, B is X
seen    552 of 2060

pattern harvested-knight-link-attack-a68577e8
why     Strong players played here 1,012 times of 3,861.
draw
  . . .
  . A .
  O O *
  ? ? B
where   A is X, B is X
seen    1012 of 3861

pattern harvested-knight-link-attack-fe1a658d
why     Strong players played here 1,603 times of 6,189.
draw
  . . .
  O A .
  O X .
  * ? B
where   A is X, B is X
seen    1603 of 6189

pattern harvested-knight-link-attack-bd6370bd
why     Strong players played here 733 times of 2,777.
draw
  ? B X . .
  * ? O A X
  ? ? X O O
where   A is X, B is X
seen    733 of 2777

pattern harvested-knight-link-attack-e39d194c
why     Strong players played here 1,715 times of 6,667.
draw
  ? . . .
  ? * A .
  B O X O
where   A is X, B is X
seen    1715 of 6667

pattern harvested-knight-link-attack-c680bce1
why     Strong players played here 584 times of 2,214.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? O X . ?
  ? ? O B ?
  ? ? * ? ?
where   A is X, B is X
seen    584 of 2214

pattern harvested-knight-link-attack-2832c4ad
why     Strong players played here 1,764 times of 6,940.
draw
  ? ? . ? ?
  ? * . . ?
  . O A . .
  ? O X . ?
  ? B . ? ?
where   A is X, B is X
seen    1764 of 6940

pattern harvested-knight-link-attack-ccf71c2f
why     Strong players played here 1,947 times of 7,683.
draw
  B . . .
  ? X A X
  * O O O
where   A is X, B is X
seen    1947 of 7683

pattern harvested-knight-link-attack-72a8736e
why     Strong players played here 1,019 times of 4,003.
draw
  B . . .
  ? X A .
  * O O X
where   A is X, B is X
seen    1019 of 4003

pattern harvested-knight-link-attack-d0fb7fc3
why     Strong players played here 1,272 times of 5,049.
draw
  . . . . .
  . . . . .
  . . A . .
  . . * . .
  . B O . .
where   A is X, B is X
seen    1272 of 5049

pattern harvested-knight-link-attack-9b7f948e
why     Strong players played here 1,867 times of 7,496.
draw
  . . .
  . A .
  * O .
  B ? ?
where   A is X, B is X
seen    1867 of 7496

pattern harvested-knight-link-attack-0ce697c8
why     Strong players played here 797 times of 3,150.
draw
  . . . B
  X A X ?
  X O O *
where   A is X, B is X
seen    797 of 3150

pattern harvested-knight-link-attack-fd070c5d
why     Strong players played here 793 times of 3,138.
draw
  B * . .
  ? O A .
  ? X X .
where   A is X, B is X
seen    793 of 3138

pattern harvested-knight-link-attack-75febbd8
why     Strong players played here 1,065 times of 4,251.
draw
  . . . ?
  . A * ?
  X . O B
where   A is X, B is X
seen    1065 of 4251

pattern harvested-knight-link-attack-eeb2531a
why     Strong players played here 547 times of 2,139.
draw
  ? . . .
  ? O A .
  B * O X
where   A is X, B is X
seen    547 of 2139

pattern harvested-knight-link-attack-17e55494
why     Strong players played here 3,483 times of 14,467.
draw
  . . .
  . A *
  X O O
  ? ? B
where   A is X, B is X
seen    3483 of 14467

pattern harvested-knight-link-attack-ee5b8bcc
why     Strong players played here 1,382 times of 5,649.
draw
  . . . ?
  O A * ?
  X O . B
where   A is X, B is X
seen    1382 of 5649

pattern harvested-knight-link-attack-84046d9d
why     Strong players played here 1,553 times of 6,457.
draw
  O . .
  O A *
  X O O
  ? ? B
where   A is X, B is X
seen    1553 of 6457

pattern harvested-knight-link-attack-991de447
why     Strong players played here 1,933 times of 8,125.
draw
  . . .
  O A *
  X O O
  ? ? B
where   A is X, B is X
seen    1933 of 8125

pattern harvested-knight-link-attack-9806230b
why     Strong players played here 689 times of 2,826.
draw
  B . . .
  ? X A X
  * O X O
where   A is X, B is X
seen    689 of 2826

pattern harvested-knight-link-attack-f01ddd89
why     Strong players played here 620 times of 2,535.
draw
  ? . . .
  ? X A X
  * O X O
  ? B ? ?
where   A is X, B is X
seen    620 of 2535

pattern harvested-knight-link-attack-a493ec77
why     Strong players played here 502 times of 2,046.
draw
  . . .
  O A .
  X O X
  B * ?
where   A is X, B is X
seen    502 of 2046

pattern harvested-knight-link-attack-5095fbd5
why     Strong players played here 856 times of 3,560.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? X O O ?
  ? B . ? ?
where   A is X, B is X
seen    856 of 3560

pattern harvested-knight-link-attack-8550bfb2
why     Strong players played here 538 times of 2,207.
draw
  ? . . .
  ? X A X
  B O X O
  ? * ? ?
where   A is X, B is X
seen    538 of 2207

pattern harvested-knight-link-attack-47fca476
why     Strong players played here 587 times of 2,423.
draw
  ? . . .
  ? X A O
  * O X O
  ? B ? ?
where   A is X, B is X
seen    587 of 2423

pattern harvested-knight-link-attack-0abc60c5
why     Strong players played here 596 times of 2,471.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? X O O ?
  ? B X ? ?
where   A is X, B is X
seen    596 of 2471

pattern harvested-knight-link-attack-53d3c3ff
why     Strong players played here 473 times of 1,957.
draw
  . . . . .
  . . . . .
  . . A . .
  . X . . .
  . B O . .
  ? ? * ? ?
where   A is X, B is X
seen    473 of 1957

pattern harvested-knight-link-attack-ae25408f
why     Strong players played here 592 times of 2,543.
draw
  . . . ?
  X A * ?
  X O O B
where   A is X, B is X
seen    592 of 2543

pattern harvested-knight-link-attack-c75351ef
why     Strong players played here 829 times of 3,670.
draw
  ? . . .
  ? O A O
  B X O *
where   A is X, B is X
seen    829 of 3670

pattern harvested-knight-link-attack-28817054
why     Strong players played here 500 times of 2,184.
draw
  B ? ?
  X O .
  * A O
  - - -
where   A is X, B is X
seen    500 of 2184

pattern harvested-knight-link-attack-bf2fef44
why     Strong players played here 629 times of 2,805.
draw
  O . . ?
  O A . ?
  X O O *
  ? ? B ?
where   A is X, B is X
seen    629 of 2805

pattern harvested-knight-link-attack-bd833509
why     Strong players played here 1,617 times of 7,412.
draw
  . . .
  O A .
  * O X
  ? ? B
where   A is X, B is X
seen    1617 of 7412

pattern harvested-knight-link-attack-00c7d8f2
why     Strong players played here 1,155 times of 5,253.
draw
  . . . ?
  O A . ?
  * X . B
where   A is X, B is X
seen    1155 of 5253

pattern harvested-knight-link-attack-0306337e
why     Strong players played here 3,900 times of 18,305.
draw
  * . .
  O A .
  X O O
  B ? ?
where   A is X, B is X
seen    3900 of 18305

pattern harvested-knight-link-attack-46d7c90c
why     Strong players played here 656 times of 2,973.
draw
  . . .
  O A .
  X O *
  ? ? B
where   A is X, B is X
seen    656 of 2973

pattern harvested-knight-link-attack-f2c53ff1
why     Strong players played here 477 times of 2,211.
draw
  O . .
  O A O
  X O *
  B ? ?
where   A is X, B is X
seen    477 of 2211

pattern harvested-knight-link-attack-026e2ded
why     Strong players played here 621 times of 2,931.
draw
  . . . . .
  . . . . .
  . X A O .
  B . O * .
  . . . . .
where   A is X, B is X
seen    621 of 2931

pattern harvested-knight-link-attack-3ca6a92b
why     Strong players played here 900 times of 4,307.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . B
  ? ? O * ?
where   A is X, B is X
seen    900 of 4307

pattern harvested-knight-link-attack-02178e31
why     Strong players played here 466 times of 2,187.
draw
  * O .
  X A O
  O X O
  B ? ?
where   A is X, B is X
seen    466 of 2187

pattern harvested-knight-link-attack-3acd750a
why     Strong players played here 614 times of 2,926.
draw
  . . . ?
  X A * ?
  O . O B
where   A is X, B is X
seen    614 of 2926

pattern harvested-knight-link-attack-74f13088
why     Strong players played here 921 times of 4,492.
draw
  B O O *
  ? O A X
  ? X O .
where   A is X, B is X
seen    921 of 4492

pattern harvested-knight-link-attack-bd98baa5
why     Strong players played here 631 times of 3,089.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? X O X ?
  ? B O ? ?
where   A is X, B is X
seen    631 of 3089

pattern harvested-knight-link-attack-b804b150
why     Strong players played here 785 times of 3,872.
draw
  - - - - -
  ? . . . ?
  . . A . .
  B X O * ?
  ? ? . ? ?
where   A is X, B is X
seen    785 of 3872

pattern harvested-knight-link-attack-14f4dded
why     Strong players played here 488 times of 2,367.
draw
  B O . .
  ? * A .
  ? . . X
where   A is X, B is X
seen    488 of 2367

pattern harvested-knight-link-attack-55752f5b
why     Strong players played here 563 times of 2,746.
draw
  ? X . .
  * O A X
  B X O O
where   A is X, B is X
seen    563 of 2746

pattern harvested-knight-link-attack-25b0bc92
why     Strong players played here 506 times of 2,463.
draw
  O O O ?
  X A O ?
  X O X B
  ? * ? ?
where   A is X, B is X
seen    506 of 2463

pattern harvested-knight-link-attack-30fd660d
why     Strong players played here 1,297 times of 6,552.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X O ?
  ? B O * ?
where   A is X, B is X
seen    1297 of 6552

pattern harvested-knight-link-attack-46c0a052
why     Strong players played here 789 times of 3,932.
draw
  . . .
  . A .
  X O X
  B ? *
where   A is X, B is X
seen    789 of 3932

pattern harvested-knight-link-attack-a7c901c0
why     Strong players played here 1,079 times of 5,437.
draw
  . . .
  O A *
  O X O
  ? ? B
where   A is X, B is X
seen    1079 of 5437

pattern harvested-knight-link-attack-1f545bcb
why     Strong players played here 1,749 times of 8,967.
draw
  ? . . .
  ? * A .
  B O X .
where   A is X, B is X
seen    1749 of 8967

pattern harvested-knight-link-attack-684f8ea4
why     Strong players played here 472 times of 2,398.
draw
  ? O . .
  ? X A X
  B O O *
where   A is X, B is X
seen    472 of 2398

pattern harvested-knight-link-attack-856f54bc
why     Strong players played here 7,947 times of 42,945.
draw
  ? . . .
  ? . A .
  B X O *
where   A is X, B is X
seen    7947 of 42945

pattern harvested-knight-link-attack-45f8024e
why     Strong players played here 467 times of 2,375.
draw
  O * O B
  O A O ?
  X O O ?
where   A is X, B is X
seen    467 of 2375

pattern harvested-knight-link-attack-b80092e1
why     Strong players played here 644 times of 3,324.
draw
  O . * ?
  O A O ?
  X O O B
where   A is X, B is X
seen    644 of 3324

pattern harvested-knight-link-attack-36777811
why     Strong players played here 2,490 times of 13,332.
draw
  . . .
  . A .
  O X .
  B * ?
where   A is X, B is X
seen    2490 of 13332

pattern harvested-knight-link-attack-faaeb387
why     Strong players played here 484 times of 2,488.
draw
  | . *
  | A O
  | . X
  | ? B
where   A is X, B is X
seen    484 of 2488

pattern harvested-knight-link-attack-a5a9a5cc
why     Strong players played here 634 times of 3,306.
draw
  B X . .
  ? O A X
  * X O O
where   A is X, B is X
seen    634 of 3306

pattern harvested-knight-link-attack-a62776f6
why     Strong players played here 595 times of 3,119.
draw
  ? . . .
  ? * A .
  B O . O
where   A is X, B is X
seen    595 of 3119

pattern harvested-knight-link-attack-be0b9bc1
why     Strong players played here 4,156 times of 23,151.
draw
  ? . . .
  ? . A .
  B X O .
  ? ? * ?
where   A is X, B is X
seen    4156 of 23151

pattern harvested-knight-link-attack-0afe68e6
why     Strong players played here 1,395 times of 7,670.
draw
  ? * . .
  ? O A .
  B O X O
where   A is X, B is X
seen    1395 of 7670

pattern harvested-knight-link-attack-c9e81c9f
why     Strong players played here 1,046 times of 5,733.
draw
  . . .
  O A .
  O X .
  ? ? B
  ? * ?
where   A is X, B is X
seen    1046 of 5733

pattern harvested-knight-link-attack-cf373444
why     Strong players played here 736 times of 3,998.
draw
  . . . ?
  X A O *
  . O X B
where   A is X, B is X
seen    736 of 3998

pattern harvested-knight-link-attack-5f747a2c
why     Strong players played here 467 times of 2,509.
draw
  B . . .
  ? X A .
  * O . X
where   A is X, B is X
seen    467 of 2509

pattern harvested-knight-link-attack-0d308494
why     Strong players played here 2,937 times of 16,737.
draw
  . . .
  * A .
  X O O
  B ? ?
where   A is X, B is X
seen    2937 of 16737

pattern harvested-knight-link-attack-75080b25
why     Strong players played here 561 times of 3,088.
draw
  . . .
  O A .
  * X .
  ? ? B
where   A is X, B is X
seen    561 of 3088

pattern harvested-knight-link-attack-84ce1052
why     Strong players played here 514 times of 2,833.
draw
  ? B X . .
  * ? O A X
  ? ? . O O
where   A is X, B is X
seen    514 of 2833

pattern harvested-knight-link-attack-d5a88fb8
why     Strong players played here 2,410 times of 13,882.
draw
  . . .
  . A .
  O X O
  B ? *
where   A is X, B is X
seen    2410 of 13882

pattern harvested-knight-link-attack-117f428d
why     Strong players played here 1,518 times of 8,725.
draw
  . . .
  X A .
  O X .
  * ? B
where   A is X, B is X
seen    1518 of 8725

pattern harvested-knight-link-attack-23da0b60
why     Strong players played here 493 times of 2,738.
draw
  . . .
  X A X
  * O .
  B ? ?
where   A is X, B is X
seen    493 of 2738

pattern harvested-knight-link-attack-1e9e8f86
why     Strong players played here 712 times of 4,012.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X . . ?
  ? B O ? ?
  ? ? * ? ?
where   A is X, B is X
seen    712 of 4012

pattern harvested-knight-link-attack-98484db2
why     Strong players played here 495 times of 2,763.
draw
  O O * ?
  O A O ?
  X X O B
where   A is X, B is X
seen    495 of 2763

pattern harvested-knight-link-attack-0da437e3
why     Strong players played here 562 times of 3,184.
draw
  . O * ?
  O A O ?
  X X O B
where   A is X, B is X
seen    562 of 3184

pattern harvested-knight-link-attack-acca127d
why     Strong players played here 681 times of 3,906.
draw
  ? . . .
  ? X A .
  * O X O
  ? B ? ?
where   A is X, B is X
seen    681 of 3906

pattern harvested-knight-link-attack-13f7fe09
why     Strong players played here 1,139 times of 6,708.
draw
  ? . . .
  ? X A O
  B . O *
where   A is X, B is X
seen    1139 of 6708

pattern harvested-knight-link-attack-b82a21f6
why     Strong players played here 1,010 times of 5,958.
draw
  . . . ?
  X A * ?
  O X O B
where   A is X, B is X
seen    1010 of 5958

pattern harvested-knight-link-attack-0c84e155
why     Strong players played here 1,645 times of 9,973.
draw
  B ? ?
  * . .
  O A .
  O X .
where   A is X, B is X
seen    1645 of 9973

pattern harvested-knight-link-attack-34e8908b
why     Strong players played here 983 times of 5,919.
draw
  ? ? . ? ?
  ? * . . ?
  . O A . .
  ? X O . ?
  ? B . ? ?
where   A is X, B is X
seen    983 of 5919

pattern harvested-knight-link-attack-542445ab
why     Strong players played here 658 times of 3,948.
draw
  . . .
  X A X
  O O *
  ? ? B
where   A is X, B is X
seen    658 of 3948

pattern harvested-knight-link-attack-5e165d52
why     Strong players played here 1,780 times of 10,996.
draw
  ? . . .
  ? X A .
  B O O X
  ? ? * ?
where   A is X, B is X
seen    1780 of 10996

pattern harvested-knight-link-attack-536e0477
why     Strong players played here 2,666 times of 16,621.
draw
  . . .
  . A .
  O X .
  * ? B
where   A is X, B is X
seen    2666 of 16621

pattern harvested-knight-link-attack-3d17d64a
why     Strong players played here 1,424 times of 8,777.
draw
  ? . . .
  * O A .
  ? X O O
  ? B ? ?
where   A is X, B is X
seen    1424 of 8777

pattern harvested-knight-link-attack-ff219d80
why     Strong players played here 5,789 times of 36,869.
draw
  * . .
  O A .
  O X .
  B ? ?
where   A is X, B is X
seen    5789 of 36869

pattern harvested-knight-link-attack-7e17571e
why     Strong players played here 2,054 times of 12,889.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . * . ?
  ? B O ? ?
where   A is X, B is X
seen    2054 of 12889

pattern harvested-knight-link-attack-25d47ead
why     Strong players played here 4,100 times of 26,256.
draw
  . . .
  * A .
  X O .
  B ? ?
where   A is X, B is X
seen    4100 of 26256

pattern harvested-knight-link-attack-2646d219
why     Strong players played here 611 times of 3,751.
draw
  . . .
  O A .
  O X O
  B ? ?
  ? * ?
where   A is X, B is X
seen    611 of 3751

pattern harvested-knight-link-attack-d9d827e1
why     Strong players played here 597 times of 3,674.
draw
  O O * ?
  X A O ?
  . O X B
where   A is X, B is X
seen    597 of 3674

pattern harvested-knight-link-attack-93aaef81
why     Strong players played here 772 times of 4,857.
draw
  - - - - -
  ? . . . ?
  . * A . .
  ? O X O ?
  ? B O ? ?
where   A is X, B is X
seen    772 of 4857

pattern harvested-knight-link-attack-c793de66
why     Strong players played here 1,990 times of 12,889.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * . . ?
  ? B O ? ?
where   A is X, B is X
seen    1990 of 12889

pattern harvested-knight-link-attack-b0895237
why     Strong players played here 579 times of 3,639.
draw
  . . . ?
  X A O *
  X O X B
where   A is X, B is X
seen    579 of 3639

pattern harvested-knight-link-attack-3f6cbfb3
why     Strong players played here 475 times of 2,965.
draw
  . . . . .
  . . . . .
  . . A . .
  B * O . .
  . . . . .
where   A is X, B is X
seen    475 of 2965

pattern harvested-knight-link-attack-a43b66b7
why     Strong players played here 2,273 times of 14,856.
draw
  . . . ?
  . A * ?
  X O . B
where   A is X, B is X
seen    2273 of 14856

pattern harvested-knight-link-attack-0a233c42
why     Strong players played here 957 times of 6,140.
draw
  ? . . .
  ? X A O
  B O O *
where   A is X, B is X
seen    957 of 6140

pattern harvested-knight-link-attack-3ad0f77a
why     Strong players played here 1,168 times of 7,564.
draw
  ? B . . .
  * ? X A X
  ? ? O O O
where   A is X, B is X
seen    1168 of 7564

pattern harvested-knight-link-attack-b3e6dbf8
why     Strong players played here 567 times of 3,610.
draw
  ? O . .
  ? O A X
  B X O .
  ? ? * ?
where   A is X, B is X
seen    567 of 3610

pattern harvested-knight-link-attack-8ccd0586
why     Strong players played here 771 times of 4,970.
draw
  B ? ?
  O O *
  O A X
  X O .
where   A is X, B is X
seen    771 of 4970

pattern harvested-knight-link-attack-9db72af4
why     Strong players played here 942 times of 6,142.
draw
  . . . ?
  . A . ?
  O X . B
  ? * ? ?
where   A is X, B is X
seen    942 of 6142

pattern harvested-knight-link-attack-5ffc6d1c
why     Strong players played here 636 times of 4,115.
draw
  . . .
  . A .
  X O O
  * ? B
where   A is X, B is X
seen    636 of 4115

pattern harvested-knight-link-attack-36d83eba
why     Strong players played here 1,346 times of 8,918.
draw
  . . .
  X A *
  O O O
  ? ? B
where   A is X, B is X
seen    1346 of 8918

pattern harvested-knight-link-attack-f4f880f6
why     Strong players played here 5,247 times of 36,009.
draw
  * . .
  O A .
  X O .
  B ? ?
where   A is X, B is X
seen    5247 of 36009

pattern harvested-knight-link-attack-572cac14
why     Strong players played here 712 times of 4,713.
draw
  ? * . .
  ? O A .
  B O O X
where   A is X, B is X
seen    712 of 4713

pattern harvested-knight-link-attack-27f585ad
why     Strong players played here 1,556 times of 10,606.
draw
  ? . . .
  ? O A .
  B O X .
  ? ? * ?
where   A is X, B is X
seen    1556 of 10606

pattern harvested-knight-link-attack-5400fbda
why     Strong players played here 997 times of 6,734.
draw
  . . .
  O A *
  O O X
  ? ? B
where   A is X, B is X
seen    997 of 6734

pattern harvested-knight-link-attack-1162d837
why     Strong players played here 711 times of 4,760.
draw
  * X . .
  ? O A X
  B X O O
where   A is X, B is X
seen    711 of 4760

pattern harvested-knight-link-attack-751af9f0
why     Strong players played here 635 times of 4,240.
draw
  . . .
  O A .
  X O X
  B ? *
where   A is X, B is X
seen    635 of 4240

pattern harvested-knight-link-attack-c9c8a178
why     Strong players played here 526 times of 3,503.
draw
  ? . . .
  ? * A .
  B O O O
where   A is X, B is X
seen    526 of 3503

pattern harvested-knight-link-attack-163397a4
why     Strong players played here 514 times of 3,435.
draw
  B ? ?
  O * .
  X A X
  O O O
where   A is X, B is X
seen    514 of 3435

pattern harvested-knight-link-attack-e3ecb42c
why     Strong players played here 578 times of 3,890.
draw
  . O * ?
  X A O ?
  O O X B
where   A is X, B is X
seen    578 of 3890

pattern harvested-knight-link-attack-bf9abc13
why     Strong players played here 1,683 times of 11,705.
draw
  ? . . .
  * O A .
  B O X .
where   A is X, B is X
seen    1683 of 11705

pattern harvested-knight-link-attack-bda73783
why     Strong players played here 519 times of 3,487.
draw
  B ? ?
  O O *
  O A X
  X O O
where   A is X, B is X
seen    519 of 3487

pattern harvested-knight-link-attack-2379312b
why     Strong players played here 581 times of 3,955.
draw
  ? X . .
  ? O A X
  B O O *
where   A is X, B is X
seen    581 of 3955

pattern harvested-knight-link-attack-f2aad8c6
why     Strong players played here 1,058 times of 7,441.
draw
  . . .
  X A .
  O O X
  B ? *
where   A is X, B is X
seen    1058 of 7441

pattern harvested-knight-link-attack-3f3270cc
why     Strong players played here 1,169 times of 8,251.
draw
  ? . . .
  ? O A .
  B * X .
where   A is X, B is X
seen    1169 of 8251

pattern harvested-knight-link-attack-a45ba895
why     Strong players played here 3,931 times of 28,439.
draw
  ? * . .
  ? O A .
  B O X .
where   A is X, B is X
seen    3931 of 28439

pattern harvested-knight-link-attack-db418ee4
why     Strong players played here 788 times of 5,539.
draw
  . . .
  X A *
  X O O
  ? ? B
where   A is X, B is X
seen    788 of 5539

pattern harvested-knight-link-attack-ccef6130
why     Strong players played here 600 times of 4,180.
draw
  . . .
  X A .
  O O X
  ? ? B
  ? * ?
where   A is X, B is X
seen    600 of 4180

pattern harvested-knight-link-attack-cbc6e9c6
why     Strong players played here 723 times of 5,081.
draw
  . . .
  . A .
  . X .
  B ? *
where   A is X, B is X
seen    723 of 5081

pattern harvested-knight-link-attack-d3c8dbe5
why     Strong players played here 549 times of 3,838.
draw
  ? B . . .
  * ? X A .
  ? ? O O X
where   A is X, B is X
seen    549 of 3838

pattern harvested-knight-link-attack-ce26f243
why     Strong players played here 668 times of 4,710.
draw
  ? . . .
  ? X A O
  B O O X
  ? ? * ?
where   A is X, B is X
seen    668 of 4710

pattern harvested-knight-link-attack-2b55f6f2
why     Strong players played here 666 times of 4,744.
draw
  . O * ?
  X A O ?
  . O X B
where   A is X, B is X
seen    666 of 4744

pattern harvested-knight-link-attack-c898bba2
why     Strong players played here 685 times of 4,902.
draw
  . . . ?
  X A X ?
  X O O B
  ? * ? ?
where   A is X, B is X
seen    685 of 4902

pattern harvested-knight-link-attack-f22a32d8
why     Strong players played here 1,030 times of 7,496.
draw
  . . .
  . A .
  . O *
  B ? ?
where   A is X, B is X
seen    1030 of 7496

pattern harvested-knight-link-attack-372c2ce9
why     Strong players played here 627 times of 4,508.
draw
  ? . . .
  ? X A O
  B O O X
  ? * ? ?
where   A is X, B is X
seen    627 of 4508

pattern harvested-knight-link-attack-7b7b962d
why     Strong players played here 1,071 times of 7,841.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  * O X . ?
  ? B O ? ?
where   A is X, B is X
seen    1071 of 7841

pattern harvested-knight-link-attack-648b4e29
why     Strong players played here 881 times of 6,433.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? B O * ?
where   A is X, B is X
seen    881 of 6433

pattern harvested-knight-link-attack-a7c7aaca
why     Strong players played here 597 times of 4,323.
draw
  X . .
  O A X
  * O O
  ? ? B
where   A is X, B is X
seen    597 of 4323

pattern harvested-knight-link-attack-07fe0d25
why     Strong players played here 492 times of 3,537.
draw
  | . * ?
  | A O ?
  | . X B
where   A is X, B is X
seen    492 of 3537

pattern harvested-knight-link-attack-ea1be42a
why     Strong players played here 766 times of 5,600.
draw
  B ? ?
  * . .
  O A .
  . X .
where   A is X, B is X
seen    766 of 5600

pattern harvested-knight-link-attack-c77cc77a
why     Strong players played here 1,044 times of 7,719.
draw
  . . .
  X A .
  O X .
  ? ? B
  ? * ?
where   A is X, B is X
seen    1044 of 7719

pattern harvested-knight-link-attack-e8208c61
why     Strong players played here 835 times of 6,171.
draw
  B ? ?
  . . .
  * A .
  X O .
where   A is X, B is X
seen    835 of 6171

pattern harvested-knight-link-attack-3573fe83
why     Strong players played here 570 times of 4,157.
draw
  O . *
  O A O
  X O O
  ? ? B
where   A is X, B is X
seen    570 of 4157

pattern harvested-knight-link-attack-33ea52ee
why     Strong players played here 704 times of 5,223.
draw
  . . .
  O A .
  X * O
  B ? ?
where   A is X, B is X
seen    704 of 5223

pattern harvested-knight-link-attack-ea8ebff7
why     Strong players played here 815 times of 6,095.
draw
  ? . . .
  * O A .
  B X O O
where   A is X, B is X
seen    815 of 6095

pattern harvested-knight-link-attack-535dc428
why     Strong players played here 1,185 times of 9,026.
draw
  * . .
  O A .
  O X O
  B ? ?
where   A is X, B is X
seen    1185 of 9026

pattern harvested-knight-link-attack-5061d3d2
why     Strong players played here 609 times of 4,550.
draw
  . . .
  . A .
  X O X
  B ? ?
  ? * ?
where   A is X, B is X
seen    609 of 4550

pattern harvested-knight-link-attack-32b9adce
why     Strong players played here 509 times of 3,805.
draw
  . . . ?
  O A . ?
  X O O *
  ? ? B ?
where   A is X, B is X
seen    509 of 3805

pattern harvested-knight-link-attack-5d5e860f
why     Strong players played here 487 times of 3,660.
draw
  * X . .
  ? O A X
  B O O O
where   A is X, B is X
seen    487 of 3660

pattern harvested-knight-link-attack-3b6a3f52
why     Strong players played here 671 times of 5,107.
draw
  B ? ?
  O O *
  O A O
  X X X
where   A is X, B is X
seen    671 of 5107

pattern harvested-knight-link-attack-d47b09b5
why     Strong players played here 541 times of 4,095.
draw
  X . .
  O A *
  O O X
  ? ? B
where   A is X, B is X
seen    541 of 4095

pattern harvested-knight-link-attack-0db6f4fc
why     Strong players played here 1,323 times of 10,449.
draw
  . . .
  * A .
  X O X
  B ? ?
where   A is X, B is X
seen    1323 of 10449

pattern harvested-knight-link-attack-68a3d421
why     Strong players played here 498 times of 3,837.
draw
  O O * ?
  X A O ?
  X O X B
where   A is X, B is X
seen    498 of 3837

pattern harvested-knight-link-attack-9f1a3867
why     Strong players played here 2,089 times of 16,913.
draw
  . . .
  O A .
  X O .
  B * ?
where   A is X, B is X
seen    2089 of 16913

pattern harvested-knight-link-attack-ee513ba8
why     Strong players played here 764 times of 6,186.
draw
  X . . ?
  O A X ?
  * O O B
where   A is X, B is X
seen    764 of 6186

pattern harvested-knight-link-attack-3a0066de
why     Strong players played here 471 times of 3,746.
draw
  . . . ?
  X A O *
  . O X ?
  ? ? B ?
where   A is X, B is X
seen    471 of 3746

pattern harvested-knight-link-attack-96689eea
why     Strong players played here 491 times of 3,914.
draw
  . . .
  O A .
  O X O
  B ? *
where   A is X, B is X
seen    491 of 3914

pattern harvested-knight-link-attack-8fb1450e
why     Strong players played here 1,632 times of 13,646.
draw
  . . .
  * A .
  O O .
  B ? ?
where   A is X, B is X
seen    1632 of 13646

pattern harvested-knight-link-attack-f88c0b52
why     Strong players played here 846 times of 7,015.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? B O ? ?
  ? ? * ? ?
where   A is X, B is X
seen    846 of 7015

pattern harvested-knight-link-attack-c256195c
why     Strong players played here 635 times of 5,223.
draw
  * . .
  O A .
  X . O
  B ? ?
where   A is X, B is X
seen    635 of 5223

pattern harvested-knight-link-attack-3b10c17d
why     Strong players played here 617 times of 5,082.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  B * O . ?
  ? ? . ? ?
where   A is X, B is X
seen    617 of 5082

pattern harvested-knight-link-attack-3fe4e9b1
why     Strong players played here 1,002 times of 8,407.
draw
  B X . .
  ? O A X
  ? * O O
where   A is X, B is X
seen    1002 of 8407

pattern harvested-knight-link-attack-04897358
why     Strong players played here 644 times of 5,362.
draw
  . . .
  O A *
  X O X
  ? ? B
where   A is X, B is X
seen    644 of 5362

pattern harvested-knight-link-attack-6d4c6683
why     Strong players played here 804 times of 6,773.
draw
  . . . ?
  . A . ?
  X O . B
  ? * ? ?
where   A is X, B is X
seen    804 of 6773

pattern harvested-knight-link-attack-9cdcbf6e
why     Strong players played here 477 times of 3,962.
draw
  . . . ?
  X A . ?
  O X . B
  ? * ? ?
where   A is X, B is X
seen    477 of 3962

pattern harvested-knight-link-attack-ec71f1f5
why     Strong players played here 705 times of 5,970.
draw
  B ? ?
  X . .
  O A X
  * O O
where   A is X, B is X
seen    705 of 5970

pattern harvested-knight-link-attack-4da7ff3a
why     Strong players played here 561 times of 4,728.
draw
  ? O O .
  ? O A X
  B X O *
where   A is X, B is X
seen    561 of 4728

pattern harvested-knight-link-attack-b68f8b41
why     Strong players played here 719 times of 6,133.
draw
  . . .
  . A .
  O . .
  B * ?
where   A is X, B is X
seen    719 of 6133

pattern harvested-knight-link-attack-cb304844
why     Strong players played here 1,171 times of 10,189.
draw
  . . * ?
  X A O ?
  . O X B
where   A is X, B is X
seen    1171 of 10189

pattern harvested-knight-link-attack-743704d1
why     Strong players played here 488 times of 4,129.
draw
  . . .
  . A .
  . X .
  B ? ?
  ? * ?
where   A is X, B is X
seen    488 of 4129

pattern harvested-knight-link-attack-5ebc6636
why     Strong players played here 609 times of 5,219.
draw
  . . . ?
  X A X ?
  X O O B
  ? ? * ?
where   A is X, B is X
seen    609 of 5219

pattern harvested-knight-link-attack-254ecbf7
why     Strong players played here 520 times of 4,448.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O X . ?
  ? ? O B ?
  ? ? * ? ?
where   A is X, B is X
seen    520 of 4448

pattern harvested-knight-link-attack-e5903445
why     Strong players played here 3,922 times of 36,009.
draw
  . . .
  O A .
  X O *
  B ? ?
where   A is X, B is X
seen    3922 of 36009

pattern harvested-knight-link-attack-984505f7
why     Strong players played here 487 times of 4,241.
draw
  . . . ?
  X A O ?
  . O X B
  ? * ? ?
where   A is X, B is X
seen    487 of 4241

pattern harvested-knight-link-attack-671b4e75
why     Strong players played here 1,677 times of 15,292.
draw
  ? . . .
  ? * A .
  B . O .
where   A is X, B is X
seen    1677 of 15292

pattern harvested-knight-link-attack-fd6a8a4b
why     Strong players played here 2,102 times of 19,311.
draw
  . . * ?
  X A O ?
  O O X B
where   A is X, B is X
seen    2102 of 19311

pattern harvested-knight-link-attack-2f650035
why     Strong players played here 1,133 times of 10,291.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? . . * ?
  ? B X ? ?
where   A is X, B is X
seen    1133 of 10291

pattern harvested-knight-link-attack-dadee60e
why     Strong players played here 1,641 times of 15,069.
draw
  . . *
  X A O
  O O X
  ? ? B
where   A is X, B is X
seen    1641 of 15069

pattern harvested-knight-link-attack-2b9bf87e
why     Strong players played here 2,924 times of 27,188.
draw
  . . .
  * A .
  O X O
  B ? ?
where   A is X, B is X
seen    2924 of 27188

pattern harvested-knight-link-attack-e90b3f5a
why     Strong players played here 1,803 times of 16,727.
draw
  ? * . .
  ? O A .
  B X O O
where   A is X, B is X
seen    1803 of 16727

pattern harvested-knight-link-attack-51239a7a
why     Strong players played here 598 times of 5,399.
draw
  ? X . .
  ? . A O
  B X O *
where   A is X, B is X
seen    598 of 5399

pattern harvested-knight-link-attack-11aee7ed
why     Strong players played here 691 times of 6,317.
draw
  . . * ?
  X A O ?
  O X O B
where   A is X, B is X
seen    691 of 6317

pattern harvested-knight-link-attack-951aa5c2
why     Strong players played here 570 times of 5,178.
draw
  . . .
  X A *
  . O X
  ? ? B
where   A is X, B is X
seen    570 of 5178

pattern harvested-knight-link-attack-ffeb5c33
why     Strong players played here 655 times of 6,050.
draw
  . . . ?
  O A * ?
  X O X B
where   A is X, B is X
seen    655 of 6050

pattern harvested-knight-link-attack-c154314e
why     Strong players played here 797 times of 7,412.
draw
  . . .
  O A *
  . O X
  ? ? B
where   A is X, B is X
seen    797 of 7412

pattern harvested-knight-link-attack-e8ad362e
why     Strong players played here 1,640 times of 15,561.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? O X . ?
  ? B O ? ?
where   A is X, B is X
seen    1640 of 15561
