# Harvested by `riyu harvest` from 87,412 games: what strong players chose, the surest first. Asked
# as diagonal-link-attack; `seen` says how often each was chosen of the times it could be. No window
# and no count comes from the games kept apart for checking: one in 10, by a hash of its moves and
# the seed 2026, as `riyu learn` keeps them apart.
class    harvested-diagonal-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-diagonal-link-attack-2eabeb58
why     Strong players played here 5,855 times of 5,859.
draw
  | . . . . . ?
  | . . O . . .
  | . B . . . .
  | . O A X X .
  | . * O O . .
  | . . . . . .
  | . . . . . ?
where   A is X, B is X
seen    5855 of 5859

pattern harvested-diagonal-link-attack-4e800f86
why     Strong players played here 5,108 times of 5,113.
draw
  + - - - - - -
  | . . . . . .
  | . . . . . .
  | . O A . . X
  | . * O B . .
  | . . X . . .
  | . . O . . ?
where   A is X, B is X
seen    5108 of 5113

pattern harvested-diagonal-link-attack-301e8265
why     Strong players played here 5,111 times of 5,117.
draw
  . X . . .
  . . . . .
  . . A . .
  . B O X O
  . O * . .
where   A is X, B is X
seen    5111 of 5117

pattern harvested-diagonal-link-attack-20d7e36e
why     Strong players played here 5,293 times of 5,341.
draw
  . . . . .
  . . . . .
  . O A . .
  . B O * .
  . . X O .
where   A is X, B is X
seen    5293 of 5341

pattern harvested-diagonal-link-attack-407e4d35
why     Strong players played here 6,086 times of 6,143.
draw
  . . O . .
  . B . . .
  . O A X X
  . * O O .
  . . . . .
where   A is X, B is X
seen    6086 of 6143

pattern harvested-diagonal-link-attack-9b9b8a80
why     Strong players played here 4,739 times of 4,842.
draw
  - - - - -
  . . . . .
  . O A . .
  . X O B X
  . . * O O
where   A is X, B is X
seen    4739 of 4842

pattern harvested-diagonal-link-attack-81e91955
why     Strong players played here 4,373 times of 4,470.
draw
  - - - - -
  . . . . .
  . O A . .
  . B O X X
  . . * O O
where   A is X, B is X
seen    4373 of 4470

pattern harvested-diagonal-link-attack-7a322596
why     Strong players played here 9,279 times of 9,521.
draw
  . . . . .
  . . . . .
  . O A . .
  . * O B .
  . . X . .
where   A is X, B is X
seen    9279 of 9521

pattern harvested-diagonal-link-attack-a4956f1e
why     Strong players played here 3,727 times of 3,872.
draw
  | ? . ? ?
  | . O . ?
  | O A O O
  | X * B ?
  | ? X ? ?
where   A is X, B is X
seen    3727 of 3872

pattern harvested-diagonal-link-attack-5b7079ce
why     Strong players played here 8,033 times of 8,374.
draw
  - - - - -
  . . . . .
  * O A . .
  O B . O .
  O X . . .
where   A is X, B is X
seen    8033 of 8374

pattern harvested-diagonal-link-attack-b7617ba6
why     Strong players played here 10,719 times of 11,274.
draw
  ? . . . . . |
  . . . . . . |
  . . . . . . |
  . . . A . . |
  . . B O . . |
  . . . * . . |
  ? . O . . . |
where   A is X, B is X
seen    10719 of 11274

pattern harvested-diagonal-link-attack-eb452d63
why     Strong players played here 4,162 times of 4,380.
draw
  . . . . .
  . . . . .
  . . A . .
  X B O X .
  O O * . .
where   A is X, B is X
seen    4162 of 4380

pattern harvested-diagonal-link-attack-e3cb112e
why     Strong players played here 11,785 times of 12,520.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . O .
  . . B O * . .
  . . . . . . .
  ? . . . . . ?
where   A is X, B is X
seen    11785 of 12520

pattern harvested-diagonal-link-attack-ec938dbb
why     Strong players played here 6,875 times of 7,410.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O * .
  . . X O .
where   A is X, B is X
seen    6875 of 7410

pattern harvested-diagonal-link-attack-e1b14884
why     Strong players played here 6,468 times of 7,092.
draw
  O X . . .
  O B . . .
  * O A . .
  - - - - -
where   A is X, B is X
seen    6468 of 7092

pattern harvested-diagonal-link-attack-47c0d991
why     Strong players played here 4,277 times of 4,700.
draw
  . . . . .
  . . . . .
  O * A . .
  . B O . .
  . . . . .
where   A is X, B is X
seen    4277 of 4700

pattern harvested-diagonal-link-attack-8570bc7d
why     Strong players played here 6,608 times of 7,394.
draw
  . . . . .
  . . . . .
  . O A . .
  . B O * .
  . . X . .
where   A is X, B is X
seen    6608 of 7394

pattern harvested-diagonal-link-attack-69b465c1
why     Strong players played here 6,465 times of 7,304.
draw
  . . . . .
  . . . . .
  . O A . .
  . B * O .
  . . . . .
where   A is X, B is X
seen    6465 of 7304

pattern harvested-diagonal-link-attack-7721a830
why     Strong players played here 4,068 times of 4,600.
draw
  | ? . ? ?
  | B . . ?
  | O A X .
  | * O O ?
  | ? . ? ?
where   A is X, B is X
seen    4068 of 4600

pattern harvested-diagonal-link-attack-194444b2
why     Strong players played here 5,225 times of 5,929.
draw
  . . . . .
  . . . . .
  . . A . .
  X B O * .
  O O X . .
where   A is X, B is X
seen    5225 of 5929

pattern harvested-diagonal-link-attack-f67956ec
why     Strong players played here 6,324 times of 7,404.
draw
  | ? . ? ?
  | B . . ?
  | O A X X
  | * O O ?
  | ? . ? ?
where   A is X, B is X
seen    6324 of 7404

pattern harvested-diagonal-link-attack-12744bb4
why     Strong players played here 4,108 times of 4,830.
draw
  B * X
  O A O
  X O X
where   A is X, B is X
seen    4108 of 4830

pattern harvested-diagonal-link-attack-2acd19f1
why     Strong players played here 7,241 times of 8,671.
draw
  . . . . .
  . . . . .
  . O A . .
  . X O B .
  . . * . .
where   A is X, B is X
seen    7241 of 8671

pattern harvested-diagonal-link-attack-f5563770
why     Strong players played here 24,349 times of 29,304.
draw
  ? ? . ? ?
  ? B . . ?
  * O A . .
  - - - - -
where   A is X, B is X
seen    24349 of 29304

pattern harvested-diagonal-link-attack-31af85f1
why     Strong players played here 3,836 times of 4,633.
draw
  - - - - -
  . . . . .
  * O A . .
  O B . O .
  . X . . .
where   A is X, B is X
seen    3836 of 4633

pattern harvested-diagonal-link-attack-cd2273a9
why     Strong players played here 8,180 times of 9,958.
draw
  . . . . .
  . . . . .
  . O A . .
  . B O X .
  . . * . .
where   A is X, B is X
seen    8180 of 9958

pattern harvested-diagonal-link-attack-fbc06d8f
why     Strong players played here 10,479 times of 12,921.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . B O . O .
  . . . * . . .
  ? . . . . . ?
where   A is X, B is X
seen    10479 of 12921

pattern harvested-diagonal-link-attack-d7b39a4d
why     Strong players played here 13,023 times of 16,339.
draw
  X O .
  * A O
  B O X
where   A is X, B is X
seen    13023 of 16339

pattern harvested-diagonal-link-attack-2fe81399
why     Strong players played here 9,339 times of 11,837.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . B O * . .
  . . . . . . .
  ? . . O . . ?
where   A is X, B is X
seen    9339 of 11837

pattern harvested-diagonal-link-attack-64938338
why     Strong players played here 7,288 times of 9,342.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O * .
  . O X . .
where   A is X, B is X
seen    7288 of 9342

pattern harvested-diagonal-link-attack-93bb9a57
why     Strong players played here 6,561 times of 8,428.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O X .
  . O * . .
where   A is X, B is X
seen    6561 of 8428

pattern harvested-diagonal-link-attack-68ed14e4
why     Strong players played here 7,615 times of 9,802.
draw
  ? ? O ? ?
  ? B . . ?
  . O A X X
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    7615 of 9802

pattern harvested-diagonal-link-attack-91635cad
why     Strong players played here 4,907 times of 6,376.
draw
  ? ? . ? ?
  ? X O . ?
  * O A X .
  ? B O O ?
  ? ? . ? ?
where   A is X, B is X
seen    4907 of 6376

pattern harvested-diagonal-link-attack-8f905b64
why     Strong players played here 5,071 times of 6,594.
draw
  ? ? . ? |
  ? B . . |
  * O A . |
  - - - - +
where   A is X, B is X
seen    5071 of 6594

pattern take-the-held-stone-at-the-edge
why     The capture of a stone on the first line, whose other sides are held.
draw
  | * B
  | A O
  | O X
where   A is X, B is X
seen    3907 of 5147

pattern harvested-diagonal-link-attack-fc55f9f7
why     Strong players played here 11,248 times of 15,243.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? B O O ?
  ? ? . ? ?
where   A is X, B is X
seen    11248 of 15243

pattern harvested-diagonal-link-attack-a0caffdc
why     Strong players played here 35,796 times of 49,765.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    35796 of 49765

pattern harvested-diagonal-link-attack-c14c923a
why     Strong players played here 20,852 times of 29,023.
draw
  . . . . .
  . . . . .
  . . A . O
  . B O * .
  . . . . .
where   A is X, B is X
seen    20852 of 29023

pattern harvested-diagonal-link-attack-7618d177
why     Strong players played here 4,646 times of 6,452.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? B O O ?
  ? ? O ? ?
where   A is X, B is X
seen    4646 of 6452

pattern harvested-diagonal-link-attack-87cffbe6
why     Strong players played here 17,976 times of 25,225.
draw
  ? ? . ? ?
  ? . . . ?
  O O A . .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    17976 of 25225

pattern harvested-diagonal-link-attack-d0b6c4f0
why     Strong players played here 41,273 times of 58,092.
draw
  ? B . .
  * O A .
  - - - -
where   A is X, B is X
seen    41273 of 58092

pattern harvested-diagonal-link-attack-ec9cc03b
why     Strong players played here 48,849 times of 69,549.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    48849 of 69549

pattern harvested-diagonal-link-attack-35106079
why     Strong players played here 13,050 times of 18,648.
draw
  ? ? . ? ?
  ? B . . ?
  X O A X .
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    13050 of 18648

pattern harvested-diagonal-link-attack-bc4b5376
why     Strong players played here 3,980 times of 5,662.
draw
  ? ? . ? ?
  ? O . . ?
  . * A X .
  ? B O . ?
  ? ? . ? ?
where   A is X, B is X
seen    3980 of 5662

pattern harvested-diagonal-link-attack-778a8b31
why     Strong players played here 9,563 times of 13,752.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? X O B ?
  ? ? * ? ?
where   A is X, B is X
seen    9563 of 13752

pattern harvested-diagonal-link-attack-fed47a29
why     Strong players played here 17,741 times of 25,664.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? B O O ?
  ? ? X ? ?
where   A is X, B is X
seen    17741 of 25664

pattern harvested-diagonal-link-attack-45189465
why     Strong players played here 18,569 times of 27,445.
draw
  ? ? . ? ?
  ? . . . ?
  O * A . .
  ? B O . ?
  ? ? . ? ?
where   A is X, B is X
seen    18569 of 27445

pattern harvested-diagonal-link-attack-5468524b
why     Strong players played here 3,735 times of 5,496.
draw
  ? ? X ? ?
  ? . . . ?
  O * A . .
  ? B O . ?
  ? ? . ? ?
where   A is X, B is X
seen    3735 of 5496

pattern harvested-diagonal-link-attack-c05badf4
why     Strong players played here 23,684 times of 35,526.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O B ?
  ? ? * ? ?
where   A is X, B is X
seen    23684 of 35526

pattern harvested-diagonal-link-attack-3beb0f20
why     Strong players played here 3,792 times of 5,644.
draw
  ? ? . ? ?
  ? . O . ?
  . O A O .
  ? B * X ?
  ? ? X ? ?
where   A is X, B is X
seen    3792 of 5644

pattern harvested-diagonal-link-attack-0996bbaa
why     Strong players played here 29,746 times of 44,826.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? * O B ?
  ? ? X ? ?
where   A is X, B is X
seen    29746 of 44826

pattern harvested-diagonal-link-attack-4554222b
why     Strong players played here 14,201 times of 21,503.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? B * O ?
  ? ? . ? ?
where   A is X, B is X
seen    14201 of 21503

pattern harvested-diagonal-link-attack-7045d60f
why     Strong players played here 58,296 times of 90,631.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? B O X ?
  ? ? * ? ?
where   A is X, B is X
seen    58296 of 90631

pattern harvested-diagonal-link-attack-dcbf23ea
why     Strong players played here 5,197 times of 8,000.
draw
  ? ? . ? ?
  ? B . . ?
  * O A X .
  ? X O O ?
  ? ? . ? ?
where   A is X, B is X
seen    5197 of 8000

pattern take-the-stone-between-three-apart
why     The capture of a stone, whose other three sides are held.
draw
  B O .
  * A O
  X O X
where   A is X, B is X
seen    7274 of 11235

pattern harvested-diagonal-link-attack-4d11c4dd
why     Strong players played here 6,886 times of 10,729.
draw
  . . . . |
  . . . . |
  . . A . |
  X B O . |
  O O * . |
where   A is X, B is X
seen    6886 of 10729

pattern harvested-diagonal-link-attack-eafc8814
why     Strong players played here 6,195 times of 9,845.
draw
  ? ? . ? ?
  ? X . . ?
  * O A X .
  ? B O O ?
  ? ? . ? ?
where   A is X, B is X
seen    6195 of 9845

pattern harvested-diagonal-link-attack-c586c608
why     Strong players played here 9,625 times of 15,451.
draw
  X O O
  * A O
  B O X
where   A is X, B is X
seen    9625 of 15451

pattern harvested-diagonal-link-attack-ce1bfdf6
why     Strong players played here 30,786 times of 50,025.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? B O X ?
  ? ? * ? ?
where   A is X, B is X
seen    30786 of 50025

pattern harvested-diagonal-link-attack-ed32d4a8
why     Strong players played here 3,842 times of 6,173.
draw
  ? ? . ? ?
  ? . . . ?
  O O A . .
  ? X O B ?
  ? ? * ? ?
where   A is X, B is X
seen    3842 of 6173

pattern harvested-diagonal-link-attack-c9fcdf2a
why     Strong players played here 8,756 times of 14,246.
draw
  ? ? . ? ?
  ? * . . ?
  X O A . .
  ? B O X ?
  ? ? O ? ?
where   A is X, B is X
seen    8756 of 14246

pattern harvested-diagonal-link-attack-c0f4152e
why     Strong players played here 3,762 times of 6,086.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O * .
  X . . . .
where   A is X, B is X
seen    3762 of 6086

pattern harvested-diagonal-link-attack-1fca9899
why     Strong players played here 6,224 times of 10,188.
draw
  ? ? . ? ?
  ? X . . ?
  * O A X .
  ? B O . ?
  ? ? O ? ?
where   A is X, B is X
seen    6224 of 10188

pattern take-the-stone-held-beside-its-friend
why     The capture of a stone, whose other three sides are held.
draw
  B * .
  O A O
  O O X
where   A is X, B is X
seen    4052 of 6685

pattern harvested-diagonal-link-attack-10d61953
why     Strong players played here 15,079 times of 25,206.
draw
  - - - - -
  ? . . . ?
  * O A . .
  ? B . O ?
  ? ? . ? ?
where   A is X, B is X
seen    15079 of 25206

pattern harvested-diagonal-link-attack-33bc9772
why     Strong players played here 10,648 times of 17,845.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? B O X ?
  ? ? * ? ?
where   A is X, B is X
seen    10648 of 17845

pattern harvested-diagonal-link-attack-47f4308d
why     Strong players played here 9,846 times of 16,525.
draw
  ? ? . ? ?
  ? B . . ?
  X O A X X
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    9846 of 16525

pattern harvested-diagonal-link-attack-b5dc709a
why     Strong players played here 5,307 times of 8,877.
draw
  ? ? . ? ?
  ? B . . ?
  * O A X O
  ? X O O ?
  ? ? . ? ?
where   A is X, B is X
seen    5307 of 8877

pattern take-the-stone-held-on-three-sides
why     The capture of a stone, whose other three sides are held.
draw
  . O .
  O A O
  B * X
where   A is X, B is X
seen    37296 of 63448

pattern harvested-diagonal-link-attack-a334c72d
why     Strong players played here 15,932 times of 27,014.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O . O
  . . * . .
where   A is X, B is X
seen    15932 of 27014

pattern harvested-diagonal-link-attack-c1361f81
why     Strong players played here 4,038 times of 6,787.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . X
  ? X O B ?
  ? ? * ? ?
where   A is X, B is X
seen    4038 of 6787

pattern harvested-diagonal-link-attack-cd6ac4ae
why     Strong players played here 5,291 times of 8,980.
draw
  ? ? . ? |
  ? * . . |
  X O A . |
  ? B O . |
  ? ? O ? |
where   A is X, B is X
seen    5291 of 8980

pattern harvested-diagonal-link-attack-e31322bc
why     Strong players played here 17,892 times of 30,620.
draw
  - - - - -
  ? . . . ?
  . . A . .
  ? B O X ?
  ? ? * ? ?
where   A is X, B is X
seen    17892 of 30620

pattern harvested-diagonal-link-attack-fcbd113b
why     Strong players played here 10,182 times of 17,373.
draw
  ? ? . ? ?
  ? O . . ?
  . O A . .
  ? B O X ?
  ? ? * ? ?
where   A is X, B is X
seen    10182 of 17373

pattern stretch-the-crosscut-stone-out-of-atari
why     The step out of atari, of a stone held on its other three sides.
draw
  . . .
  O A .
  X O B
  ? * ?
where   A is X, B is X
seen    50651 of 88554

pattern harvested-diagonal-link-attack-15b910a9
why     Strong players played here 4,268 times of 7,444.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O X
  ? . O B ?
  ? ? O ? ?
where   A is X, B is X
seen    4268 of 7444

pattern harvested-diagonal-link-attack-2ec4d6e7
why     Strong players played here 5,099 times of 8,924.
draw
  - - - - -
  ? . . . ?
  X O A * .
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    5099 of 8924

pattern harvested-diagonal-link-attack-24827b6a
why     Strong players played here 7,293 times of 12,853.
draw
  ? ? . ? ?
  ? B . . ?
  X O A X O
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    7293 of 12853

pattern harvested-diagonal-link-attack-bd49e456
why     Strong players played here 4,967 times of 8,737.
draw
  ? ? O ? ?
  ? B . . ?
  . O A X .
  ? * O . ?
  ? ? . ? ?
where   A is X, B is X
seen    4967 of 8737

pattern harvested-diagonal-link-attack-d021e377
why     Strong players played here 4,542 times of 8,016.
draw
  . . . . .
  . . . . .
  . . A . .
  X B O * .
  X O . . .
where   A is X, B is X
seen    4542 of 8016

pattern harvested-diagonal-link-attack-f291fdc6
why     Strong players played here 6,429 times of 11,432.
draw
  ? ? . ? ?
  ? X . . ?
  * O A X O
  ? B O O ?
  ? ? . ? ?
where   A is X, B is X
seen    6429 of 11432

pattern harvested-diagonal-link-attack-5845f46b
why     Strong players played here 5,915 times of 10,558.
draw
  ? ? . ? ?
  ? O . . ?
  . O A . .
  ? * O B ?
  ? ? X ? ?
where   A is X, B is X
seen    5915 of 10558

pattern harvested-diagonal-link-attack-0e8c80ac
why     Strong players played here 10,309 times of 18,936.
draw
  ? X O .
  * O A X
  ? B O O
where   A is X, B is X
seen    10309 of 18936

pattern take-the-stone-held-in-a-bent-wall
why     The capture of a stone, whose other three sides are held.
draw
  B O O
  * A O
  X O X
where   A is X, B is X
seen    6543 of 12024

pattern harvested-diagonal-link-attack-45035c4b
why     Strong players played here 4,981 times of 9,180.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    4981 of 9180

pattern harvested-diagonal-link-attack-1d1516b8
why     Strong players played here 6,328 times of 11,767.
draw
  ? ? . ? ?
  ? B . . ?
  * O A X X
  ? X O O ?
  ? ? . ? ?
where   A is X, B is X
seen    6328 of 11767

pattern harvested-diagonal-link-attack-5ae2a213
why     Strong players played here 4,456 times of 8,374.
draw
  ? ? . ? ?
  ? X . . ?
  O O A . .
  ? * O B ?
  ? ? X ? ?
where   A is X, B is X
seen    4456 of 8374

pattern harvested-diagonal-link-attack-dfabf572
why     Strong players played here 7,727 times of 14,971.
draw
  - - - - -
  ? . . . ?
  . . A . .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    7727 of 14971

pattern harvested-diagonal-link-attack-6454b0ef
why     Strong players played here 73,483 times of 145,947.
draw
  . . .
  O A .
  B O X
  ? * ?
where   A is X, B is X
seen    73483 of 145947

pattern harvested-diagonal-link-attack-7b875cad
why     Strong players played here 3,777 times of 7,407.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . O
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    3777 of 7407

pattern harvested-diagonal-link-attack-9ee58e69
why     Strong players played here 6,510 times of 12,857.
draw
  ? ? . ? |
  ? * . . |
  X O A . |
  ? B O . |
  ? ? . ? |
where   A is X, B is X
seen    6510 of 12857

pattern harvested-diagonal-link-attack-5363bedd
why     Strong players played here 28,443 times of 57,160.
draw
  ? B . .
  * O A X
  ? X O O
where   A is X, B is X
seen    28443 of 57160

pattern harvested-diagonal-link-attack-707b46f9
why     Strong players played here 39,637 times of 80,896.
draw
  ? X . .
  * O A X
  ? B O O
where   A is X, B is X
seen    39637 of 80896

pattern harvested-diagonal-link-attack-cafd28f0
why     Strong players played here 16,999 times of 34,924.
draw
  ? X . .
  * O A X
  ? B O .
where   A is X, B is X
seen    16999 of 34924

pattern harvested-diagonal-link-attack-da0e3470
why     Strong players played here 9,536 times of 20,003.
draw
  O . .
  O A .
  X O B
  ? * ?
where   A is X, B is X
seen    9536 of 20003

pattern harvested-diagonal-link-attack-5a9ffa1e
why     Strong players played here 5,016 times of 10,607.
draw
  B * .
  O A O
  . X .
where   A is X, B is X
seen    5016 of 10607

pattern stretch-out-of-atari-from-the-bent-three
why     The step out of atari, of a stone held on its other three sides.
draw
  . . .
  . A .
  B O X
  ? * ?
where   A is X, B is X
seen    106057 of 228260

pattern harvested-diagonal-link-attack-4cd51689
why     Strong players played here 14,937 times of 32,296.
draw
  - - - - -
  ? . . . ?
  . O A . .
  ? * O B ?
  ? ? X ? ?
where   A is X, B is X
seen    14937 of 32296

pattern harvested-diagonal-link-attack-8c8ef72e
why     Strong players played here 5,824 times of 12,550.
draw
  - - - - -
  ? X . . ?
  X . A O *
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    5824 of 12550

pattern harvested-diagonal-link-attack-7097acbb
why     Strong players played here 5,958 times of 12,847.
draw
  B O .
  * A X
  O O X
where   A is X, B is X
seen    5958 of 12847

pattern harvested-diagonal-link-attack-98113975
why     Strong players played here 9,314 times of 20,186.
draw
  ? B . .
  * O A X
  ? X O .
where   A is X, B is X
seen    9314 of 20186

pattern cut-the-diagonal-from-an-own-stone
why     The cut through the enemy's diagonal, joined to an own stone beside it.
draw
  O . .
  * A X
  B O .
where   A is X, B is X
seen    12784 of 27768

pattern cut-the-diagonal-beneath-own-two
why     The cut through the enemy's diagonal, joined to an own stone beside it.
draw
  O O .
  * A X
  B O .
where   A is X, B is X
seen    3996 of 8606

pattern harvested-diagonal-link-attack-43cb512f
why     Strong players played here 6,972 times of 15,512.
draw
  ? B O .
  * O A X
  ? X O O
where   A is X, B is X
seen    6972 of 15512

pattern harvested-diagonal-link-attack-26c9beb9
why     Strong players played here 5,201 times of 11,685.
draw
  B * .
  O A O
  . X O
where   A is X, B is X
seen    5201 of 11685

pattern harvested-diagonal-link-attack-134fe5e3
why     Strong players played here 4,724 times of 10,605.
draw
  . . . . .
  . B * . .
  . O A . .
  . . O X .
  . . O X .
where   A is X, B is X
seen    4724 of 10605

pattern cut-the-diagonal-from-the-bottom-row
why     The cut through the enemy's diagonal, joined to an own stone beside it.
draw
  B O .
  * A X
  O O O
where   A is X, B is X
seen    4991 of 11212

pattern harvested-diagonal-link-attack-fc12dbb7
why     Strong players played here 28,234 times of 64,295.
draw
  O . .
  O A .
  B O X
  ? * ?
where   A is X, B is X
seen    28234 of 64295

pattern harvested-diagonal-link-attack-d36487c1
why     Strong players played here 3,879 times of 8,759.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O X
  ? . O B ?
  ? ? . ? ?
where   A is X, B is X
seen    3879 of 8759

pattern harvested-diagonal-link-attack-a36dae8e
why     Strong players played here 14,096 times of 32,303.
draw
  ? X . .
  * O A X
  ? B O X
where   A is X, B is X
seen    14096 of 32303

pattern take-the-stone-held-beneath-a-wall
why     The capture of a stone, whose other three sides are held.
draw
  B * O
  O A O
  O O X
where   A is X, B is X
seen    7134 of 16285

pattern harvested-diagonal-link-attack-13c27a1e
why     Strong players played here 4,514 times of 10,395.
draw
  ? X O .
  * O A X
  ? B O X
where   A is X, B is X
seen    4514 of 10395

pattern harvested-diagonal-link-attack-11a791b6
why     Strong players played here 28,975 times of 69,991.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . O
  ? B O * ?
  ? ? . ? ?
where   A is X, B is X
seen    28975 of 69991

pattern harvested-diagonal-link-attack-3e507f6a
why     Strong players played here 8,009 times of 19,497.
draw
  - - - - -
  . . . . .
  . . A . .
  . B O . .
  . . * . .
where   A is X, B is X
seen    8009 of 19497

pattern harvested-diagonal-link-attack-7d32c249
why     Strong players played here 4,222 times of 10,260.
draw
  ? ? . ? ?
  ? B . . ?
  X O A X .
  ? * O X ?
  ? ? O ? ?
where   A is X, B is X
seen    4222 of 10260

pattern harvested-diagonal-link-attack-e554266f
why     Strong players played here 4,325 times of 10,638.
draw
  ? B O O
  * O A X
  ? X O X
where   A is X, B is X
seen    4325 of 10638

pattern harvested-diagonal-link-attack-8cb981ca
why     Strong players played here 23,946 times of 59,908.
draw
  ? ? . ? |
  ? . . . |
  . . A . |
  ? B O . |
  ? ? * ? |
where   A is X, B is X
seen    23946 of 59908

pattern harvested-diagonal-link-attack-ada74627
why     Strong players played here 6,407 times of 15,917.
draw
  X . O
  . A O
  X O B
  ? * ?
where   A is X, B is X
seen    6407 of 15917

pattern harvested-diagonal-link-attack-fc5a3490
why     Strong players played here 7,648 times of 19,076.
draw
  ? X O .
  * O A X
  ? B O .
where   A is X, B is X
seen    7648 of 19076

pattern harvested-diagonal-link-attack-81483457
why     Strong players played here 14,915 times of 37,645.
draw
  X . .
  O A .
  B O X
  ? * ?
where   A is X, B is X
seen    14915 of 37645

pattern harvested-diagonal-link-attack-31bbb4e2
why     Strong players played here 5,563 times of 13,953.
draw
  X . X
  O A .
  B O X
  ? * ?
where   A is X, B is X
seen    5563 of 13953

pattern harvested-diagonal-link-attack-8f9c39bd
why     Strong players played here 13,641 times of 34,694.
draw
  O O .
  O A O
  B * X
where   A is X, B is X
seen    13641 of 34694

pattern cut-the-diagonal-and-atari-the-head
why     The cut through the enemy's diagonal, which puts one of its stones in atari.
draw
  ? ? . ? ?
  ? B * . ?
  . O A . .
  ? . O X ?
  ? ? O ? ?
where   A is X, B is X
seen    9379 of 23851

pattern harvested-diagonal-link-attack-3a344a07
why     Strong players played here 5,786 times of 14,704.
draw
  - - - - -
  ? . . . ?
  . O A O .
  ? B O * ?
  ? ? X ? ?
where   A is X, B is X
seen    5786 of 14704

pattern cut-the-diagonal-with-atari
why     The cut through the enemy's diagonal, which puts one of its stones in atari.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * .
  ? . O B ?
  ? ? . ? ?
where   A is X, B is X
seen    5107 of 13218

pattern harvested-diagonal-link-attack-b287c138
why     Strong players played here 4,827 times of 12,672.
draw
  ? X . .
  * O A O
  ? B . .
where   A is X, B is X
seen    4827 of 12672

pattern harvested-diagonal-link-attack-81a685f8
why     Strong players played here 4,202 times of 11,068.
draw
  ? ? . ? ?
  ? X . . ?
  . O A . .
  ? * O B ?
  ? ? X ? ?
where   A is X, B is X
seen    4202 of 11068

pattern cut-the-diagonal-and-atari-below
why     The cut through the enemy's diagonal, which puts one of its stones in atari.
draw
  . . . . .
  . . . . .
  . * A . .
  . B O . .
  X O . . .
where   A is X, B is X
seen    4468 of 11834

pattern harvested-diagonal-link-attack-8f54de5c
why     Strong players played here 5,070 times of 13,509.
draw
  X . O
  . A O
  B O X
  ? * ?
where   A is X, B is X
seen    5070 of 13509

pattern harvested-diagonal-link-attack-315c292a
why     Strong players played here 4,204 times of 11,346.
draw
  - - - - +
  . . . . |
  . . A . |
  X B O . |
  O O * . |
where   A is X, B is X
seen    4204 of 11346

pattern harvested-diagonal-link-attack-6fe036cc
why     Strong players played here 6,773 times of 18,435.
draw
  O . .
  . A .
  B O X
  ? * ?
where   A is X, B is X
seen    6773 of 18435

pattern harvested-diagonal-link-attack-ec068b0e
why     Strong players played here 5,181 times of 14,071.
draw
  ? X O O
  * O A X
  ? B O X
where   A is X, B is X
seen    5181 of 14071

pattern harvested-diagonal-link-attack-9e6bffbb
why     Strong players played here 5,716 times of 15,988.
draw
  ? ? . ? ?
  ? B . . ?
  . O A X O
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    5716 of 15988

pattern harvested-diagonal-link-attack-f0e709ac
why     Strong players played here 4,499 times of 12,560.
draw
  X . .
  O A .
  X O B
  ? * ?
where   A is X, B is X
seen    4499 of 12560

pattern cut-through-the-diagonal-with-support
why     The cut through the enemy's diagonal, joined to an own stone beside it.
draw
  . . .
  O A .
  B * O
where   A is X, B is X
seen    41881 of 118917

pattern harvested-diagonal-link-attack-f03ae82a
why     Strong players played here 5,404 times of 15,390.
draw
  ? ? . ? ?
  ? B . . ?
  X O A X .
  ? * O . ?
  ? ? . ? ?
where   A is X, B is X
seen    5404 of 15390

pattern harvested-diagonal-link-attack-0468051c
why     Strong players played here 7,007 times of 20,027.
draw
  ? B . .
  * O A X
  ? X O X
where   A is X, B is X
seen    7007 of 20027

pattern harvested-diagonal-link-attack-21424da7
why     Strong players played here 4,173 times of 12,042.
draw
  O . .
  . A .
  X O B
  ? * ?
where   A is X, B is X
seen    4173 of 12042

pattern take-the-stone-held-beside-own-two
why     The capture of a stone, whose other three sides are held.
draw
  O O .
  O A O
  X * B
where   A is X, B is X
seen    17145 of 50258

pattern harvested-diagonal-link-attack-09db9d32
why     Strong players played here 6,293 times of 18,531.
draw
  X . .
  . A O
  X O B
  ? * ?
where   A is X, B is X
seen    6293 of 18531

pattern harvested-diagonal-link-attack-692dff94
why     Strong players played here 8,413 times of 24,996.
draw
  ? ? X ? ?
  ? B * X ?
  . O A . .
  - - - - -
where   A is X, B is X
seen    8413 of 24996

pattern harvested-diagonal-link-attack-c3ff12a4
why     Strong players played here 5,614 times of 16,660.
draw
  - - - - +
  ? . . . |
  . . A . |
  ? B O . |
  ? ? * ? |
where   A is X, B is X
seen    5614 of 16660

pattern harvested-diagonal-link-attack-e8c078e9
why     Strong players played here 9,001 times of 26,858.
draw
  . . .
  X A O
  X O B
  ? * ?
where   A is X, B is X
seen    9001 of 26858

pattern harvested-diagonal-link-attack-237e9192
why     Strong players played here 4,749 times of 14,084.
draw
  . . . . .
  . . . . .
  . . A . .
  X B O * .
  O O . . .
where   A is X, B is X
seen    4749 of 14084

pattern connect-where-two-would-be-cut
why     The solid connection at the cutting point, around the enemy's stone.
draw
  B . .
  O A X
  * O O
where   A is X, B is X
seen    92652 of 283728

pattern harvested-diagonal-link-attack-67af8fee
why     Strong players played here 3,765 times of 11,343.
draw
  O . .
  . A O
  * O B
where   A is X, B is X
seen    3765 of 11343

pattern connect-around-the-stone-that-came-between
why     The solid connection at the cutting point, around the enemy's stone.
draw
  . . .
  O A .
  * O B
where   A is X, B is X
seen    65533 of 204942

pattern take-the-stone-in-the-open-mouth
why     The capture of a stone, whose other three sides are held.
draw
  B * .
  O A O
  . O .
where   A is X, B is X
seen    6137 of 19064

pattern stretch-out-of-the-crosscut
why     The stretch of a stone of the crosscut, straight away from the enemy's.
draw
  . . .
  O A .
  B O *
where   A is X, B is X
seen    135031 of 435074

pattern harvested-diagonal-link-attack-e1f30bb4
why     Strong players played here 32,833 times of 109,344.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O * .
  . . . . .
where   A is X, B is X
seen    32833 of 109344

pattern harvested-diagonal-link-attack-d22095c9
why     Strong players played here 4,513 times of 14,935.
draw
  ? B O O
  * O A X
  ? X . X
where   A is X, B is X
seen    4513 of 14935

pattern harvested-diagonal-link-attack-e14a92e1
why     Strong players played here 4,430 times of 14,712.
draw
  X . .
  . A O
  B O X
  ? * ?
where   A is X, B is X
seen    4430 of 14712

pattern harvested-diagonal-link-attack-9824e722
why     Strong players played here 6,461 times of 21,714.
draw
  O . .
  O A X
  B O X
  ? * ?
where   A is X, B is X
seen    6461 of 21714

pattern harvested-diagonal-link-attack-a24b6890
why     Strong players played here 4,373 times of 14,711.
draw
  ? ? . ? ?
  ? B . . ?
  * O A X .
  ? . O X ?
  ? ? O ? ?
where   A is X, B is X
seen    4373 of 14711

pattern harvested-diagonal-link-attack-448639a0
why     Strong players played here 13,287 times of 45,536.
draw
  O . .
  O A .
  * O B
where   A is X, B is X
seen    13287 of 45536

pattern harvested-diagonal-link-attack-9ea3a0d7
why     Strong players played here 3,806 times of 12,918.
draw
  ? ? . ? ?
  ? . . . ?
  O X A * .
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    3806 of 12918

pattern harvested-diagonal-link-attack-9c878edc
why     Strong players played here 6,967 times of 25,561.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . X
  ? B O * ?
  ? ? . ? ?
where   A is X, B is X
seen    6967 of 25561

pattern harvested-diagonal-link-attack-5d53cdb5
why     Strong players played here 6,677 times of 24,709.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . X
  ? B O . ?
  ? ? O ? ?
where   A is X, B is X
seen    6677 of 24709

pattern harvested-diagonal-link-attack-d342293f
why     Strong players played here 7,652 times of 28,485.
draw
  O . .
  O A O
  B O *
where   A is X, B is X
seen    7652 of 28485

pattern harvested-diagonal-link-attack-5d2e9688
why     Strong players played here 4,268 times of 16,080.
draw
  ? ? X ? ?
  ? . . . ?
  . . A . O
  ? B O * ?
  ? ? . ? ?
where   A is X, B is X
seen    4268 of 16080

pattern stretch-the-head-away-from-the-hane
why     The step straight away from the enemy, from a stone touched on two sides.
draw
  ? B . .
  * O A X
  ? . O X
where   A is X, B is X
seen    11253 of 42859

pattern harvested-diagonal-link-attack-6dd33b3a
why     Strong players played here 4,966 times of 18,875.
draw
  X . .
  . A O
  * O B
where   A is X, B is X
seen    4966 of 18875

pattern harvested-diagonal-link-attack-565a788c
why     Strong players played here 4,236 times of 16,090.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . O
  ? B O O ?
  ? ? X ? ?
where   A is X, B is X
seen    4236 of 16090

pattern harvested-diagonal-link-attack-29cc7dcc
why     Strong players played here 5,604 times of 21,428.
draw
  ? ? . ? ?
  ? . . . ?
  X . A * .
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    5604 of 21428

pattern harvested-diagonal-link-attack-8b31957a
why     Strong players played here 4,777 times of 18,322.
draw
  ? ? O ? ?
  ? . . . ?
  . * A . .
  ? B O . ?
  ? ? . ? ?
where   A is X, B is X
seen    4777 of 18322

pattern harvested-diagonal-link-attack-092b4fda
why     Strong players played here 19,138 times of 75,447.
draw
  ? . . .
  * O A .
  ? B . O
where   A is X, B is X
seen    19138 of 75447

pattern harvested-diagonal-link-attack-1c6726b6
why     Strong players played here 11,629 times of 45,807.
draw
  . . .
  X A .
  X O B
  ? * ?
where   A is X, B is X
seen    11629 of 45807

pattern stretch-straight-on-from-the-hane
why     The stretch out of the enemy's hane, straight away from one of its two stones.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? B O * ?
  ? ? . ? ?
where   A is X, B is X
seen    84303 of 336693

pattern connect-around-the-stone-in-the-corner
why     The solid connection at the cutting point, around the enemy's stone.
draw
  B . .
  O A X
  * O .
where   A is X, B is X
seen    35173 of 141124

pattern harvested-diagonal-link-attack-9dbe0730
why     Strong players played here 5,310 times of 21,047.
draw
  ? ? . ? ?
  ? B * . ?
  X O A X .
  ? O O O ?
  ? ? . ? ?
where   A is X, B is X
seen    5310 of 21047

pattern harvested-diagonal-link-attack-d26fe70b
why     Strong players played here 5,034 times of 20,064.
draw
  O . .
  X A *
  X O B
where   A is X, B is X
seen    5034 of 20064

pattern harvested-diagonal-link-attack-d3af3272
why     Strong players played here 26,999 times of 109,344.
draw
  . . . . .
  . . . . .
  . . A . .
  . B O . .
  . . * . .
where   A is X, B is X
seen    26999 of 109344

pattern stretch-out-of-the-crosscut-along-its-row
why     The stretch of a stone of the crosscut, straight away from the enemy's and along its row.
draw
  ? ? . ? ?
  ? . O . ?
  . X A O .
  ? * O B ?
  ? ? . ? ?
where   A is X, B is X
seen    4086 of 16540

pattern harvested-diagonal-link-attack-ad57d30e
why     Strong players played here 5,203 times of 21,341.
draw
  O O .
  O A X
  B O X
  ? * ?
where   A is X, B is X
seen    5203 of 21341

pattern harvested-diagonal-link-attack-369c5a0d
why     Strong players played here 3,912 times of 16,080.
draw
  ? ? X ? ?
  ? . . . ?
  . . A . O
  ? B O . ?
  ? ? * ? ?
where   A is X, B is X
seen    3912 of 16080

pattern harvested-diagonal-link-attack-b6237448
why     Strong players played here 6,878 times of 28,824.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * .
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    6878 of 28824

pattern stretch-on-over-its-wall
why     The stretch out of the enemy's hane, on along the enemy's other stone.
draw
  B O *
  . A X
  X O O
where   A is X, B is X
seen    9814 of 41380

pattern harvested-diagonal-link-attack-ec96e7c1
why     Strong players played here 3,891 times of 16,628.
draw
  . . . . .
  . . . . .
  . * A . .
  . B O O .
  . X . . .
where   A is X, B is X
seen    3891 of 16628

pattern harvested-diagonal-link-attack-81383cc8
why     Strong players played here 4,179 times of 18,072.
draw
  ? X . .
  * O A X
  ? B . .
where   A is X, B is X
seen    4179 of 18072

pattern stretch-out-of-the-crosscut-above-a-wall
why     The stretch of a stone of the crosscut, straight away from the enemy's.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O .
  ? . O B ?
  ? ? O ? ?
where   A is X, B is X
seen    5657 of 24612

pattern cut-the-diagonal-behind-a-bent-three
why     The cut through the enemy's diagonal, joined to an own stone beside it.
draw
  O . .
  * A X
  B O X
where   A is X, B is X
seen    3862 of 16798

pattern harvested-diagonal-link-attack-ec892f77
why     Strong players played here 12,496 times of 55,335.
draw
  O O *
  . A O
  X . B
where   A is X, B is X
seen    12496 of 55335

pattern stretch-out-of-the-crosscut-with-a-friend
why     The stretch of a stone of the crosscut, straight away from the enemy's.
draw
  O . *
  . A O
  O O B
where   A is X, B is X
seen    4973 of 21850

pattern harvested-diagonal-link-attack-6239b914
why     Strong players played here 8,590 times of 38,343.
draw
  X . .
  . A .
  B O X
  ? * ?
where   A is X, B is X
seen    8590 of 38343

pattern harvested-diagonal-link-attack-94df4dad
why     Strong players played here 4,690 times of 20,979.
draw
  ? B O .
  * O A O
  ? X X X
where   A is X, B is X
seen    4690 of 20979

pattern harvested-diagonal-link-attack-b8e27372
why     Strong players played here 8,156 times of 36,733.
draw
  X . .
  . A .
  X O B
  ? * ?
where   A is X, B is X
seen    8156 of 36733

pattern take-the-stone-held-beneath-own-three
why     The capture of a stone, whose other three sides are held.
draw
  O O O
  O A O
  B * X
where   A is X, B is X
seen    9158 of 41618

pattern harvested-diagonal-link-attack-6b7779c2
why     Strong players played here 14,788 times of 67,996.
draw
  O O *
  X A O
  . O B
where   A is X, B is X
seen    14788 of 67996

pattern harvested-diagonal-link-attack-4e4bb277
why     Strong players played here 8,206 times of 37,875.
draw
  X . .
  . A .
  . O B
  ? * ?
where   A is X, B is X
seen    8206 of 37875

pattern harvested-diagonal-link-attack-a153f332
why     Strong players played here 8,170 times of 38,296.
draw
  ? B O O
  * O A O
  ? X X X
where   A is X, B is X
seen    8170 of 38296

pattern harvested-diagonal-link-attack-1c6945fd
why     Strong players played here 5,747 times of 27,032.
draw
  . . .
  O A O
  B * .
where   A is X, B is X
seen    5747 of 27032

pattern harvested-diagonal-link-attack-830fe2cd
why     Strong players played here 6,133 times of 29,295.
draw
  X O O
  O A X
  B O X
  ? * ?
where   A is X, B is X
seen    6133 of 29295

pattern harvested-diagonal-link-attack-c45143af
why     Strong players played here 6,271 times of 30,078.
draw
  ? ? . ? ?
  ? . . . ?
  . O A * .
  ? O O B ?
  ? ? X ? ?
where   A is X, B is X
seen    6271 of 30078

pattern harvested-diagonal-link-attack-5b298e26
why     Strong players played here 13,989 times of 67,755.
draw
  - - - - -
  ? . . . ?
  . . A . .
  ? B O . ?
  ? ? * ? ?
where   A is X, B is X
seen    13989 of 67755

pattern stretch-from-the-hane-toward-own
why     The stretch out of the enemy's hane, back toward an own stone.
draw
  O . .
  . A .
  * O B
where   A is X, B is X
seen    5703 of 27444

pattern cut-over-the-shoulder-of-own-two
why     The cut through the enemy's diagonal, beside its stone at the head of two own stones.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? B O X ?
  ? ? O ? ?
where   A is X, B is X
seen    20991 of 102920

pattern stretch-out-of-the-crosscut-past-three
why     The stretch of a stone of the crosscut, straight away from the enemy's.
draw
  ? ? . ? ?
  ? . . * ?
  X X A O .
  ? O O B ?
  ? ? . ? ?
where   A is X, B is X
seen    3940 of 19033

pattern cut-at-the-head-of-its-row
why     The cut at the head of the enemy's row, through its hane.
draw
  ? ? . ? ?
  ? . . . ?
  . X A * .
  ? . O B ?
  ? ? O ? ?
where   A is X, B is X
seen    10026 of 49028

pattern harvested-diagonal-link-attack-ad912979
why     Strong players played here 3,777 times of 18,322.
draw
  ? ? O ? ?
  ? . . . ?
  . . A . .
  ? B O * ?
  ? ? . ? ?
where   A is X, B is X
seen    3777 of 18322

pattern harvested-diagonal-link-attack-1ad48760
why     Strong players played here 4,893 times of 23,851.
draw
  ? ? . ? ?
  ? B . . ?
  * O A . .
  ? . O X ?
  ? ? O ? ?
where   A is X, B is X
seen    4893 of 23851

pattern connect-around-the-stone-with-the-way-shut
why     The solid connection at the cutting point, around the enemy's stone.
draw
  B . .
  O A X
  * O X
where   A is X, B is X
seen    29269 of 144829

pattern cut-at-the-corner-of-the-hane
why     The cut through the enemy's hane, between its two stones.
draw
  O . .
  X A *
  O O B
where   A is X, B is X
seen    9179 of 45144

pattern take-the-held-stone-on-the-first-line
why     The capture of a stone on the first line, whose other sides are held.
draw
  B O .
  * A O
  - - -
where   A is X, B is X
seen    10127 of 50013

pattern draw-straight-back-from-the-hane
why     The step straight away from the enemy, from a stone touched on two sides.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? B O . ?
  ? ? * ? ?
where   A is X, B is X
seen    67342 of 336693

pattern harvested-diagonal-link-attack-85b9e7da
why     Strong players played here 4,253 times of 20,873.
draw
  B * .
  O A O
  O X .
where   A is X, B is X
seen    4253 of 20873

pattern harvested-diagonal-link-attack-12bce751
why     Strong players played here 21,559 times of 108,712.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? B O O ?
  ? ? X ? ?
where   A is X, B is X
seen    21559 of 108712

pattern harvested-diagonal-link-attack-066ac5c9
why     Strong players played here 5,597 times of 27,905.
draw
  ? ? . ? |
  ? . . . |
  . O A . |
  ? B O . |
  ? ? * ? |
where   A is X, B is X
seen    5597 of 27905

pattern harvested-diagonal-link-attack-b52097ad
why     Strong players played here 149,406 times of 766,639.
draw
  . . .
  . A .
  B O .
  ? * ?
where   A is X, B is X
seen    149406 of 766639

pattern harvested-diagonal-link-attack-12072ff1
why     Strong players played here 3,864 times of 19,369.
draw
  | . ? ?
  | . * ?
  | A O O
  | . B ?
  | . ? ?
where   A is X, B is X
seen    3864 of 19369

pattern harvested-diagonal-link-attack-b86c929e
why     Strong players played here 23,286 times of 118,759.
draw
  X . .
  O A .
  * O B
where   A is X, B is X
seen    23286 of 118759

pattern stretch-on-beneath-the-hane
why     The stretch out of the enemy's hane, straight away from one of its two stones.
draw
  . . .
  . A .
  B O *
where   A is X, B is X
seen    261044 of 1343602

pattern harvested-diagonal-link-attack-2419afd1
why     Strong players played here 7,171 times of 36,411.
draw
  O O .
  X A O
  X O B
  ? * ?
where   A is X, B is X
seen    7171 of 36411

pattern harvested-diagonal-link-attack-780c2b68
why     Strong players played here 10,012 times of 51,232.
draw
  O O O
  X A O
  X O B
  ? * ?
where   A is X, B is X
seen    10012 of 51232

pattern harvested-diagonal-link-attack-36358347
why     Strong players played here 4,345 times of 22,126.
draw
  ? ? . ? ?
  ? O . . ?
  . O A X .
  ? B O . ?
  ? ? * ? ?
where   A is X, B is X
seen    4345 of 22126

pattern harvested-diagonal-link-attack-699c2c1b
why     Strong players played here 5,630 times of 29,103.
draw
  ? ? . ? ?
  ? B . . ?
  * O A X .
  ? . O O ?
  ? ? . ? ?
where   A is X, B is X
seen    5630 of 29103

pattern harvested-diagonal-link-attack-a0bea69a
why     Strong players played here 3,962 times of 20,403.
draw
  ? ? . ? ?
  ? . . . ?
  O X A * .
  ? O O B ?
  ? ? X ? ?
where   A is X, B is X
seen    3962 of 20403

pattern harvested-diagonal-link-attack-983b0975
why     Strong players played here 11,088 times of 58,198.
draw
  - - - - -
  ? . . . ?
  . * A . .
  ? B O X ?
  ? ? O ? ?
where   A is X, B is X
seen    11088 of 58198

pattern harvested-diagonal-link-attack-23125f00
why     Strong players played here 65,393 times of 351,267.
draw
  * . .
  O A .
  B O O
where   A is X, B is X
seen    65393 of 351267

pattern harvested-diagonal-link-attack-acb87a08
why     Strong players played here 6,101 times of 32,319.
draw
  ? ? . ? ?
  ? . . . ?
  O X A * .
  ? O O B ?
  ? ? . ? ?
where   A is X, B is X
seen    6101 of 32319

pattern stretch-on-beside-a-stone-held-from-both-sides
why     The stretch out of the enemy's hane, straight away from one of its two stones.
draw
  * . .
  O A O
  B . .
where   A is X, B is X
seen    5059 of 27032

pattern stretch-on-between-two-diagonals
why     The stretch out of the enemy's hane, straight away from one of its two stones.
draw
  X . .
  . A .
  * O B
where   A is X, B is X
seen    13681 of 75451

pattern harvested-diagonal-link-attack-8565ef51
why     Strong players played here 14,402 times of 79,502.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? B O . ?
  ? ? * ? ?
where   A is X, B is X
seen    14402 of 79502

pattern cut-and-atari-the-stone-between-two
why     The cut through the enemy's diagonal, which puts one of its stones in atari.
draw
  X . .
  O A *
  . O B
where   A is X, B is X
seen    21239 of 118759

pattern cut-the-diagonal-behind-two
why     The cut through the enemy's diagonal, joined to an own stone beside it.
draw
  O . .
  * A X
  B O O
where   A is X, B is X
seen    7290 of 40959

pattern harvested-diagonal-link-attack-9e821ee7
why     Strong players played here 4,110 times of 22,963.
draw
  ? ? . ? ?
  ? B . . ?
  * O A X .
  ? . O . ?
  ? ? . ? ?
where   A is X, B is X
seen    4110 of 22963

pattern harvested-diagonal-link-attack-e09ed796
why     Strong players played here 10,173 times of 57,466.
draw
  . O *
  X A O
  O O B
where   A is X, B is X
seen    10173 of 57466

pattern atari-from-beside-its-friend-at-the-corner
why     The atari on a stone held on two sides, from beside its friend.
draw
  B * .
  . A O
  X O .
where   A is X, B is X
seen    12117 of 68685

pattern cut-across-the-diagonal-from-below
why     The cut through the enemy's diagonal, joined to an own stone beside it.
draw
  . . .
  X A O
  O * B
where   A is X, B is X
seen    5647 of 32069

pattern harvested-diagonal-link-attack-f517328a
why     Strong players played here 16,281 times of 93,384.
draw
  . O *
  X A O
  . O B
where   A is X, B is X
seen    16281 of 93384

pattern harvested-diagonal-link-attack-e84acbbf
why     Strong players played here 7,810 times of 44,640.
draw
  X . . ?
  . A O *
  X O B ?
where   A is X, B is X
seen    7810 of 44640

pattern harvested-diagonal-link-attack-01b309c6
why     Strong players played here 11,879 times of 68,771.
draw
  | . *
  | A O
  | . B
where   A is X, B is X
seen    11879 of 68771

pattern harvested-diagonal-link-attack-85181c5c
why     Strong players played here 4,602 times of 26,399.
draw
  ? ? . ? ?
  ? B . . ?
  * O A X X
  ? . O O ?
  ? ? . ? ?
where   A is X, B is X
seen    4602 of 26399

pattern harvested-diagonal-link-attack-c7a91a9d
why     Strong players played here 9,868 times of 57,803.
draw
  ? B . .
  * O A X
  ? . O .
where   A is X, B is X
seen    9868 of 57803

pattern cut-the-diagonal-hanging-from-an-own-stone
why     The cut through the enemy's diagonal, joined to an own stone beside it.
draw
  O . .
  * A .
  B O O
where   A is X, B is X
seen    5637 of 32880

pattern harvested-diagonal-link-attack-c67af206
why     Strong players played here 3,791 times of 22,126.
draw
  ? ? . ? ?
  ? O . . ?
  . O A X .
  ? B O * ?
  ? ? . ? ?
where   A is X, B is X
seen    3791 of 22126

pattern harvested-diagonal-link-attack-20c80927
why     Strong players played here 4,204 times of 24,612.
draw
  ? ? . ? ?
  ? . . . ?
  . X A O *
  ? . O B ?
  ? ? O ? ?
where   A is X, B is X
seen    4204 of 24612

pattern harvested-diagonal-link-attack-04993b0d
why     Strong players played here 6,728 times of 39,745.
draw
  X . *
  . A O
  O O B
where   A is X, B is X
seen    6728 of 39745

pattern harvested-diagonal-link-attack-3b5f5396
why     Strong players played here 6,124 times of 36,747.
draw
  X . .
  O A .
  O O B
  ? * ?
where   A is X, B is X
seen    6124 of 36747

pattern harvested-diagonal-link-attack-12a2cb94
why     Strong players played here 7,520 times of 45,741.
draw
  X . .
  O A *
  X O B
where   A is X, B is X
seen    7520 of 45741

pattern harvested-diagonal-link-attack-0ffe374f
why     Strong players played here 5,200 times of 31,776.
draw
  O . .
  . A *
  O O B
where   A is X, B is X
seen    5200 of 31776

pattern harvested-diagonal-link-attack-85be233e
why     Strong players played here 15,273 times of 94,558.
draw
  O O *
  X A O
  X . B
where   A is X, B is X
seen    15273 of 94558

pattern harvested-diagonal-link-attack-971fa9f5
why     Strong players played here 5,408 times of 33,199.
draw
  ? ? . ? ?
  ? . . . ?
  . X A O .
  ? * O B ?
  ? ? . ? ?
where   A is X, B is X
seen    5408 of 33199

pattern harvested-diagonal-link-attack-b296d3ad
why     Strong players played here 6,100 times of 37,508.
draw
  ? ? . ? ?
  ? . . . ?
  . X A * .
  ? X O B ?
  ? ? O ? ?
where   A is X, B is X
seen    6100 of 37508

pattern harvested-diagonal-link-attack-f29a2c5b
why     Strong players played here 8,105 times of 50,280.
draw
  ? B . X
  * O A .
  - - - -
where   A is X, B is X
seen    8105 of 50280

pattern harvested-diagonal-link-attack-f9162c85
why     Strong players played here 5,958 times of 37,246.
draw
  ? ? . ? ?
  ? . . . ?
  . X A * .
  ? O O B ?
  ? ? X ? ?
where   A is X, B is X
seen    5958 of 37246

pattern harvested-diagonal-link-attack-527fe4dd
why     Strong players played here 17,444 times of 114,299.
draw
  ? B . .
  * O A X
  ? . O O
where   A is X, B is X
seen    17444 of 114299

pattern harvested-diagonal-link-attack-0d46e2b5
why     Strong players played here 7,773 times of 50,610.
draw
  ? * ?
  B O .
  O A O
  . X X
where   A is X, B is X
seen    7773 of 50610

pattern harvested-diagonal-link-attack-94be9812
why     Strong players played here 5,050 times of 33,076.
draw
  O . .
  * A .
  B O X
where   A is X, B is X
seen    5050 of 33076

pattern harvested-diagonal-link-attack-a0fe0706
why     Strong players played here 9,034 times of 59,908.
draw
  ? ? . ? |
  ? . . . |
  . * A . |
  ? B O . |
  ? ? . ? |
where   A is X, B is X
seen    9034 of 59908

pattern harvested-diagonal-link-attack-dffc96ff
why     Strong players played here 4,838 times of 32,444.
draw
  O O *
  X A O
  O O B
where   A is X, B is X
seen    4838 of 32444

pattern harvested-diagonal-link-attack-875da0c9
why     Strong players played here 11,806 times of 79,971.
draw
  B * X
  O A .
  - - -
where   A is X, B is X
seen    11806 of 79971

pattern harvested-diagonal-link-attack-88b97fc1
why     Strong players played here 10,012 times of 68,054.
draw
  O . .
  O A X
  B O .
  ? * ?
where   A is X, B is X
seen    10012 of 68054

pattern harvested-diagonal-link-attack-8edd9040
why     Strong players played here 7,809 times of 53,299.
draw
  X . .
  O A .
  . O B
  ? * ?
where   A is X, B is X
seen    7809 of 53299

pattern harvested-diagonal-link-attack-1f422d64
why     Strong players played here 4,765 times of 32,563.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O .
  ? O O B ?
  ? ? . ? ?
where   A is X, B is X
seen    4765 of 32563

pattern harvested-diagonal-link-attack-b5b799cb
why     Strong players played here 47,757 times of 336,693.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? B O . ?
  ? ? . ? ?
where   A is X, B is X
seen    47757 of 336693

pattern stretch-on-from-the-hane-with-own-column-across
why     The stretch out of the enemy's hane, straight away from one of its two stones.
draw
  O . *
  O A O
  X . B
where   A is X, B is X
seen    4035 of 28542

pattern harvested-diagonal-link-attack-0baea9e1
why     Strong players played here 14,775 times of 106,221.
draw
  B O *
  O A X
  O O O
where   A is X, B is X
seen    14775 of 106221

pattern harvested-diagonal-link-attack-2a7730c4
why     Strong players played here 11,923 times of 85,701.
draw
  . . .
  O A O
  B O *
where   A is X, B is X
seen    11923 of 85701

pattern harvested-diagonal-link-attack-296c330b
why     Strong players played here 8,383 times of 60,142.
draw
  B O *
  O A O
  X X X
where   A is X, B is X
seen    8383 of 60142

pattern cut-the-hane-at-the-end-of-own-row
why     The cut through the enemy's hane, at the end of an own row.
draw
  . . .
  * A .
  B O O
where   A is X, B is X
seen    69508 of 513667

pattern harvested-diagonal-link-attack-0d268644
why     Strong players played here 17,046 times of 125,453.
draw
  . . .
  O A *
  O O B
where   A is X, B is X
seen    17046 of 125453

pattern harvested-diagonal-link-attack-5a3ee63e
why     Strong players played here 28,215 times of 210,649.
draw
  . . *
  X A O
  . O B
where   A is X, B is X
seen    28215 of 210649

pattern harvested-diagonal-link-attack-5e52fe87
why     Strong players played here 43,996 times of 330,574.
draw
  . . *
  X A O
  O O B
where   A is X, B is X
seen    43996 of 330574

pattern harvested-diagonal-link-attack-180bb3ec
why     Strong players played here 9,928 times of 74,399.
draw
  B O *
  O A O
  O X X
where   A is X, B is X
seen    9928 of 74399

pattern harvested-diagonal-link-attack-540ca32c
why     Strong players played here 9,728 times of 73,085.
draw
  O O *
  X A O
  X O B
where   A is X, B is X
seen    9728 of 73085

pattern harvested-diagonal-link-attack-ba0abe06
why     Strong players played here 3,781 times of 28,340.
draw
  X O . ?
  . A O *
  X . B ?
where   A is X, B is X
seen    3781 of 28340

pattern harvested-diagonal-link-attack-330a2168
why     Strong players played here 20,962 times of 161,065.
draw
  ? ? . ? ?
  ? . . . ?
  . * A . .
  ? B O . ?
  ? ? O ? ?
where   A is X, B is X
seen    20962 of 161065

pattern stretch-from-the-crosscut-with-own-row-across
why     The step from a stone of the crosscut, straight away from the enemy's.
draw
  ? . . .
  * O A .
  ? B O O
where   A is X, B is X
seen    20704 of 159904

pattern harvested-diagonal-link-attack-6595a9cd
why     Strong players played here 5,736 times of 43,823.
draw
  | . X ?
  | A O *
  | . B ?
where   A is X, B is X
seen    5736 of 43823

pattern cut-and-atari-the-stone-in-own-corner
why     The cut through the enemy's diagonal, which puts one of its stones in atari.
draw
  X . .
  O A *
  O O B
where   A is X, B is X
seen    13390 of 103968

pattern crosscut-through-the-hane
why     The crosscut, which parts the enemy's two stones on their diagonal.
draw
  . . .
  * A .
  B O .
where   A is X, B is X
seen    169302 of 1343602

pattern atari-from-own-corner-beside-its-friend
why     The atari on a stone held on two sides, from beside its friend.
draw
  O O .
  * A O
  B . X
where   A is X, B is X
seen    7922 of 62315

pattern harvested-diagonal-link-attack-6b0d6f4d
why     Strong players played here 9,927 times of 78,760.
draw
  B O *
  . A O
  X X X
where   A is X, B is X
seen    9927 of 78760

pattern harvested-diagonal-link-attack-21a69414
why     Strong players played here 6,219 times of 49,225.
draw
  . O *
  X A O
  X O B
where   A is X, B is X
seen    6219 of 49225

pattern harvested-diagonal-link-attack-6952e558
why     Strong players played here 8,697 times of 69,284.
draw
  . . . ?
  X A O *
  X O B ?
where   A is X, B is X
seen    8697 of 69284

pattern stretch-from-the-crosscut-past-the-row
why     The step from a stone of the crosscut, straight away from the enemy's.
draw
  . . . ?
  X A O *
  . O B ?
where   A is X, B is X
seen    12869 of 104536

pattern atari-from-beside-its-friend-toward-own-wall
why     The atari on a stone held on two sides, from beside its friend.
draw
  B * O
  . A O
  X O O
where   A is X, B is X
seen    6940 of 56188

pattern harvested-diagonal-link-attack-53c799b5
why     Strong players played here 15,404 times of 126,138.
draw
  X . .
  . A O
  B O *
where   A is X, B is X
seen    15404 of 126138

pattern harvested-diagonal-link-attack-584a1697
why     Strong players played here 20,874 times of 171,688.
draw
  . . .
  X A *
  . O B
where   A is X, B is X
seen    20874 of 171688

pattern stretch-from-the-crosscut-away-from-the-stone-above
why     The step from a stone of the crosscut, straight away from the enemy's.
draw
  . . .
  O A .
  B O .
  ? * ?
where   A is X, B is X
seen    42169 of 348972

pattern harvested-diagonal-link-attack-20e040cb
why     Strong players played here 15,492 times of 127,488.
draw
  B O *
  O A O
  . X X
where   A is X, B is X
seen    15492 of 127488

pattern harvested-diagonal-link-attack-d92e5a46
why     Strong players played here 21,565 times of 180,410.
draw
  . . .
  O A *
  X O B
where   A is X, B is X
seen    21565 of 180410

pattern harvested-diagonal-link-attack-619125e3
why     Strong players played here 9,011 times of 75,451.
draw
  X . .
  . A *
  O O B
where   A is X, B is X
seen    9011 of 75451

pattern harvested-diagonal-link-attack-4388d7c6
why     Strong players played here 5,516 times of 46,447.
draw
  B O *
  O A X
  O X O
where   A is X, B is X
seen    5516 of 46447

pattern harvested-diagonal-link-attack-9c31662b
why     Strong players played here 11,355 times of 96,616.
draw
  X O *
  . A O
  X . B
where   A is X, B is X
seen    11355 of 96616

pattern harvested-diagonal-link-attack-26753b62
why     Strong players played here 11,230 times of 96,866.
draw
  . . .
  O A .
  X * B
where   A is X, B is X
seen    11230 of 96866

pattern harvested-diagonal-link-attack-0c227547
why     Strong players played here 4,276 times of 36,491.
draw
  ? ? . ? ?
  ? . . . ?
  X X A * .
  ? O O B ?
  ? ? . ? ?
where   A is X, B is X
seen    4276 of 36491

pattern harvested-diagonal-link-attack-2afe9183
why     Strong players played here 21,746 times of 189,649.
draw
  . . .
  X A *
  X O B
where   A is X, B is X
seen    21746 of 189649

pattern cut-where-three-enemies-meet
why     The cut between three enemy stones, which meet at this point.
draw
  X O O
  * A X
  B O O
where   A is X, B is X
seen    3929 of 33743

pattern harvested-diagonal-link-attack-e0aa7886
why     Strong players played here 6,661 times of 57,959.
draw
  B O *
  O A X
  X O O
where   A is X, B is X
seen    6661 of 57959

pattern harvested-diagonal-link-attack-2fcccf40
why     Strong players played here 8,110 times of 70,991.
draw
  ? ? . ? ?
  ? . . . ?
  . X A * .
  ? O O B ?
  ? ? . ? ?
where   A is X, B is X
seen    8110 of 70991

pattern harvested-diagonal-link-attack-5b115233
why     Strong players played here 7,756 times of 67,996.
draw
  O O .
  X A O
  * O B
where   A is X, B is X
seen    7756 of 67996

pattern harvested-diagonal-link-attack-02b1466f
why     Strong players played here 15,826 times of 140,122.
draw
  . . *
  X A O
  X O B
where   A is X, B is X
seen    15826 of 140122

pattern harvested-diagonal-link-attack-a7656ce5
why     Strong players played here 4,330 times of 38,218.
draw
  O . .
  O A *
  O O B
where   A is X, B is X
seen    4330 of 38218

pattern harvested-diagonal-link-attack-5472c35b
why     Strong players played here 8,732 times of 80,768.
draw
  O O .
  O A X
  B O *
where   A is X, B is X
seen    8732 of 80768

pattern cut-the-diagonal-and-atari-from-the-open-side
why     The cut through the enemy's diagonal, which puts one of its stones in atari.
draw
  O . .
  O A *
  X O B
where   A is X, B is X
seen    5713 of 52763

pattern harvested-diagonal-link-attack-99e86eac
why     Strong players played here 4,013 times of 37,016.
draw
  . O *
  X A O
  X . B
where   A is X, B is X
seen    4013 of 37016

pattern harvested-diagonal-link-attack-55dae5df
why     Strong players played here 57,229 times of 540,525.
draw
  . . .
  * A .
  B O X
where   A is X, B is X
seen    57229 of 540525

pattern stretch-on-from-the-open-hane
why     The stretch out of the enemy's hane, straight away from one of its two stones.
draw
  * . .
  O A .
  B . O
where   A is X, B is X
seen    12347 of 118917

pattern harvested-diagonal-link-attack-4d15b109
why     Strong players played here 6,102 times of 58,668.
draw
  . . *
  X A O
  . . B
where   A is X, B is X
seen    6102 of 58668
