# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as diagonal-contact; `seen` says how often each was chosen of the times it could be. No window and
# no count comes from the games kept apart for checking: one in 10, by a hash of its moves and the
# seed 2026, as `riyu learn` keeps them apart.
class    harvested-diagonal-contact
asked    an enemy stone; in all orientations
answer   best
last     none

pattern harvested-diagonal-contact-1e3af3db
why     Strong players answered here 2,061 times of 2,121.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  . . O * . . |
  . . . . . . |
  ? . . . . . |
when    liberties(@) >= 3
seen    2061 of 2121

pattern harvested-diagonal-contact-160ace60
why     Strong players answered here 366 times of 373.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  . . . @ . . |
  O . O * . . |
  . . . . . . |
  ? . . X . . |
when    liberties(@) >= 3
seen    366 of 373

pattern harvested-diagonal-contact-026aaa47
why     Strong players answered here 201 times of 204.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . X X @ . . .
  . O O X O . .
  . . . O X * .
  ? . . . . . ?
when    liberties(@) >= 3
seen    201 of 204

pattern harvested-diagonal-contact-02c8096a
why     Strong players answered here 96 times of 98.
draw
  O O X . .
  . O . . .
  . . @ X .
  . O * O .
  . . . . .
when    liberties(@) >= 3
seen    96 of 98

pattern harvested-diagonal-contact-f8953727
why     Strong players answered here 589 times of 627.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . O X . . .
  . . O X . O .
  ? . . * . . ?
when    liberties(@) >= 3
seen    589 of 627

pattern harvested-diagonal-contact-51f8e988
why     Strong players answered here 130 times of 135.
draw
  . . . . .
  . . . . .
  X * @ . .
  O O X . .
  . . O X .
when    liberties(@) >= 3
seen    130 of 135

pattern harvested-diagonal-contact-9f7a3971
why     Strong players answered here 236 times of 251.
draw
  - - - - - - +
  . . . . . . |
  . . . . . . |
  O . . @ . . |
  . . O * . . |
  . . . . . . |
  ? . . X . . |
when    liberties(@) >= 3
seen    236 of 251

pattern harvested-diagonal-contact-36cb5bf8
why     Strong players answered here 268 times of 290.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . * @ . . .
  | . O X . . .
  | . . O X . .
  | . . O X . ?
when    liberties(@) >= 3
seen    268 of 290

pattern harvested-diagonal-contact-437537f4
why     Strong players answered here 199 times of 215.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . X @ * . .
  . X O . O . .
  . . O . . . .
  ? . . . . X ?
when    liberties(@) >= 3
seen    199 of 215

pattern harvested-diagonal-contact-5cc37bf2
why     Strong players answered here 326 times of 356.
draw
  - - - - - +
  . . . . . |
  . . . . . |
  . . X @ . |
  . O O X . |
  . . * O . |
  ? . X . . |
when    liberties(@) >= 3
seen    326 of 356

pattern harvested-diagonal-contact-360dfe20
why     Strong players answered here 543 times of 598.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . O * . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    543 of 598

pattern harvested-diagonal-contact-8bd0102d
why     Strong players answered here 278 times of 303.
draw
  ? . . . . . ?
  . X . . . . .
  . . . . . . .
  . . X @ . . .
  . X O X O . .
  . O O * . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    278 of 303

pattern harvested-diagonal-contact-4d9990a1
why     Strong players answered here 136 times of 146.
draw
  ? . . . . |
  . . O . . |
  . . . . . |
  . . . @ . |
  X . O * . |
  . X X O . |
  ? . . . . |
when    liberties(@) >= 3
seen    136 of 146

pattern harvested-diagonal-contact-61a18bc7
why     Strong players answered here 173 times of 189.
draw
  - - - - -
  . . . . .
  . * @ . .
  . O X O .
  . O X O .
when    liberties(@) >= 3
seen    173 of 189

pattern harvested-diagonal-contact-b28871ad
why     Strong players answered here 176 times of 197.
draw
  - - - - - - -
  . . . . . . .
  . . . @ . . .
  . * O X O . .
  . . X O . . .
  ? . X O . . ?
when    liberties(@) >= 3
seen    176 of 197

pattern harvested-diagonal-contact-284439c5
why     Strong players answered here 154 times of 172.
draw
  . . . . |
  . . . . |
  . . @ . |
  O O X . |
  . . * . |
when    liberties(@) >= 3
seen    154 of 172

pattern harvested-diagonal-contact-3b009980
why     Strong players answered here 605 times of 701.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O X . .
  . O X . O
  ? ? * ? ?
when    liberties(@) >= 3
seen    605 of 701

pattern harvested-diagonal-contact-73e491a1
why     Strong players answered here 94 times of 104.
draw
  - - - - - - -
  . . . . . . .
  . . * @ . . .
  O O O X O . .
  X X X O . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    94 of 104

pattern harvested-diagonal-contact-2e3d448a
why     Strong players answered here 123 times of 140.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . . X @ * . .
  . X O . O . .
  . . O . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    123 of 140

pattern harvested-diagonal-contact-d316eb37
why     Strong players answered here 6,712 times of 8,183.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O * . .
  . . . . .
when    liberties(@) >= 3
seen    6712 of 8183

pattern harvested-diagonal-contact-7d7e6816
why     Strong players answered here 163 times of 190.
draw
  - - - - -
  . . . . .
  . * @ . .
  . O X O .
  . X O O .
when    liberties(@) >= 3
seen    163 of 190

pattern harvested-diagonal-contact-69f5310a
why     Strong players answered here 98 times of 115.
draw
  . . . . .
  . O . O .
  . . @ * .
  . X . O .
  . . . . .
when    liberties(@) >= 3
seen    98 of 115

pattern harvested-diagonal-contact-4851b7dc
why     Strong players answered here 520 times of 645.
draw
  - - - - - +
  . . . . . |
  . . . . . |
  . X X @ . |
  O O O X . |
  . . * O . |
  ? . X . . |
when    liberties(@) >= 3
seen    520 of 645

pattern harvested-diagonal-contact-afca2d16
why     Strong players answered here 186 times of 228.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? O * O ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    186 of 228

pattern harvested-diagonal-contact-8e92b768
why     Strong players answered here 174 times of 216.
draw
  . . . . .
  . . . . .
  . . @ . .
  O O * O .
  X X O . .
when    liberties(@) >= 3
seen    174 of 216

pattern harvested-diagonal-contact-98b7f4dd
why     Strong players answered here 112 times of 137.
draw
  ? ? . ? ?
  ? O . . ?
  O * @ X .
  ? O . . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    112 of 137

pattern harvested-diagonal-contact-b2be3575
why     Strong players answered here 453 times of 584.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . X @ . . .
  . . O X . . .
  . . O . . . .
  ? . . O . * ?
when    liberties(@) >= 3
seen    453 of 584

pattern harvested-diagonal-contact-640e1694
why     Strong players answered here 98 times of 120.
draw
  - - - - - - +
  . . . . . . |
  . . . @ . . |
  O O O X * . |
  X X X O O . |
  ? . . X . . |
when    liberties(@) >= 3
seen    98 of 120

pattern harvested-diagonal-contact-a5176bf4
why     Strong players answered here 143 times of 180.
draw
  . O . . |
  . . . . |
  . . @ . |
  . O * . |
  X X O . |
when    liberties(@) >= 3
seen    143 of 180

pattern harvested-diagonal-contact-0c9c53cf
why     Strong players answered here 186 times of 237.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O X O .
  X X O * X
when    liberties(@) >= 3
seen    186 of 237

pattern harvested-diagonal-contact-0577ac2b
why     Strong players answered here 146 times of 185.
draw
  . . X . .
  . . . . .
  . . @ . .
  . O * O .
  . . . . .
when    liberties(@) >= 3
seen    146 of 185

pattern harvested-diagonal-contact-b6607c7d
why     Strong players answered here 534 times of 720.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O X O ?
  ? ? * ? ?
when    liberties(@) >= 3
seen    534 of 720

pattern harvested-diagonal-contact-6f69fbd1
why     Strong players answered here 112 times of 145.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . O X . . .
  . . . O * X .
  ? . . . . . ?
when    liberties(@) >= 3
seen    112 of 145

pattern harvested-diagonal-contact-c37f4765
why     Strong players answered here 436 times of 595.
draw
  - - - - -
  . . . . .
  . X @ . .
  . O X O X
  . . O * .
when    liberties(@) >= 3
seen    436 of 595

pattern harvested-diagonal-contact-e4656f60
why     Strong players answered here 99 times of 128.
draw
  ? ? . ? ?
  ? O . . ?
  O * @ . .
  ? O . X ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    99 of 128

pattern harvested-diagonal-contact-730e8631
why     Strong players answered here 442 times of 606.
draw
  . . . . .
  . . . . .
  . X @ . .
  . O * O .
  . . . . .
when    liberties(@) >= 3
seen    442 of 606

pattern harvested-diagonal-contact-4b34c164
why     Strong players answered here 648 times of 906.
draw
  O . O
  . @ *
  X . O
when    liberties(@) >= 3
seen    648 of 906

pattern harvested-diagonal-contact-1e0d52ee
why     Strong players answered here 362 times of 507.
draw
  . . . . |
  . . . . |
  . X @ . |
  O O X . |
  . * O . |
when    liberties(@) >= 3
seen    362 of 507

pattern harvested-diagonal-contact-c9bc4038
why     Strong players answered here 346 times of 487.
draw
  ? ? O ? ?
  ? . . . ?
  . * @ . .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    346 of 487

pattern harvested-diagonal-contact-26f49521
why     Strong players answered here 207 times of 287.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O * O .
  O . . . .
when    liberties(@) >= 3
seen    207 of 287

pattern harvested-diagonal-contact-17a6ecf9
why     Strong players answered here 1,341 times of 1,982.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? O * O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1341 of 1982

pattern harvested-diagonal-contact-bde1a169
why     Strong players answered here 772 times of 1,131.
draw
  ? . . . . . ?
  . * . . . . .
  . . . . . . .
  . O . @ . . .
  . . O X . . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    772 of 1131

pattern harvested-diagonal-contact-255ac5d3
why     Strong players answered here 146 times of 203.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . X X @ . . .
  . O O . O . X
  . . . . * . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    146 of 203

pattern harvested-diagonal-contact-97857303
why     Strong players answered here 97 times of 132.
draw
  ? ? . ? ?
  ? O . . ?
  X * @ . .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    97 of 132

pattern harvested-diagonal-contact-02fb214b
why     Strong players answered here 368 times of 531.
draw
  . . . . .
  . . . . .
  X X @ . .
  O O X O .
  . . O X *
when    liberties(@) >= 3
seen    368 of 531

pattern harvested-diagonal-contact-7db680c4
why     Strong players answered here 106 times of 146.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  O . X @ . . .
  . * O X O . .
  . . . O . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    106 of 146

pattern harvested-diagonal-contact-713bae24
why     Strong players answered here 119 times of 165.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . * @ . . .
  . . O X . . .
  . . O X . . .
  ? . . O X . ?
when    liberties(@) >= 3
seen    119 of 165

pattern harvested-diagonal-contact-2883379b
why     Strong players answered here 117 times of 163.
draw
  O * O
  . @ .
  X X X
when    liberties(@) >= 3
seen    117 of 163

pattern harvested-diagonal-contact-b2836807
why     Strong players answered here 125 times of 176.
draw
  . . . . .
  . O . . .
  . . @ . .
  . . X O .
  X * O . .
when    liberties(@) >= 3
seen    125 of 176

pattern harvested-diagonal-contact-1d21b914
why     Strong players answered here 237 times of 344.
draw
  ? ? . ? ?
  ? O . . ?
  O * @ . .
  ? O . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    237 of 344

pattern harvested-diagonal-contact-38565e9c
why     Strong players answered here 655 times of 991.
draw
  ? ? X ? ?
  ? . . . ?
  . . @ . .
  ? O * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    655 of 991

pattern harvested-diagonal-contact-05b04613
why     Strong players answered here 139 times of 200.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . X .
  . . O . . . .
  . . . . * . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    139 of 200

pattern harvested-diagonal-contact-bde9b975
why     Strong players answered here 914 times of 1,407.
draw
  O . .
  . @ .
  O * O
when    liberties(@) >= 3
seen    914 of 1407

pattern harvested-diagonal-contact-952100b8
why     Strong players answered here 430 times of 652.
draw
  . . . . .
  . . . . .
  . X @ * .
  X O . O .
  . O . . .
when    liberties(@) >= 3
seen    430 of 652

pattern harvested-diagonal-contact-0d27547d
why     Strong players answered here 204 times of 303.
draw
  . . . . .
  . O . . .
  . * @ . .
  . O . X .
  . . . . .
when    liberties(@) >= 3
seen    204 of 303

pattern harvested-diagonal-contact-d0bdbac6
why     Strong players answered here 12,770 times of 20,446.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? O * . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    12770 of 20446

pattern harvested-diagonal-contact-5ca86365
why     Strong players answered here 151 times of 225.
draw
  ? ? X ? ?
  ? . . . ?
  . . @ . .
  ? O * O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    151 of 225

pattern harvested-diagonal-contact-90bb9106
why     Strong players answered here 104 times of 156.
draw
  ? . . . . .
  ? X . . . .
  ? O X @ . .
  * O O . X .
  ? . . . . .
when    liberties(@) >= 3
seen    104 of 156

pattern harvested-diagonal-contact-af112130
why     Strong players answered here 112 times of 170.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ . .
  ? O X O ?
  ? ? * ? ?
when    liberties(@) >= 3
seen    112 of 170

pattern harvested-diagonal-contact-2c0e4f92
why     Strong players answered here 2,511 times of 4,323.
draw
  ? ? . ? ?
  ? . . . ?
  . . @ . .
  ? O * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    2511 of 4323

pattern harvested-diagonal-contact-b4bbdf36
why     Strong players answered here 2,397 times of 4,185.
draw
  O . .
  * @ .
  O . X
when    liberties(@) >= 3
seen    2397 of 4185

pattern harvested-diagonal-contact-60f0c42f
why     Strong players answered here 1,041 times of 1,797.
draw
  O . .
  . @ .
  . * O
when    liberties(@) >= 3
seen    1041 of 1797

pattern harvested-diagonal-contact-b16c3b60
why     Strong players answered here 148 times of 242.
draw
  ? . . . . . ?
  . . . . . . .
  . . * . . . .
  . . . @ . . .
  . . O X . . .
  . . O X . . .
  ? . O O X . ?
when    liberties(@) >= 3
seen    148 of 242

pattern harvested-diagonal-contact-7c6473aa
why     Strong players answered here 221 times of 369.
draw
  ? ? X ? ?
  ? O . . ?
  . . @ X .
  ? O * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    221 of 369

pattern harvested-diagonal-contact-817cefac
why     Strong players answered here 921 times of 1,611.
draw
  O . .
  * @ X
  O . .
when    liberties(@) >= 3
seen    921 of 1611

pattern harvested-diagonal-contact-b66ec97b
why     Strong players answered here 122 times of 198.
draw
  ? . . . . . ?
  . * . . . . .
  . . . . . . .
  . O . @ . . .
  . . O X . . X
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    122 of 198

pattern harvested-diagonal-contact-23bd8692
why     Strong players answered here 101 times of 162.
draw
  - - - - -
  . . . . .
  . . @ * .
  . X . O .
  . . . O .
when    liberties(@) >= 3
seen    101 of 162

pattern harvested-diagonal-contact-6c6e5f1e
why     Strong players answered here 8,132 times of 14,746.
draw
  . . .
  . @ .
  O * O
when    liberties(@) >= 3
seen    8132 of 14746

pattern harvested-diagonal-contact-c59b7ba6
why     Strong players answered here 316 times of 546.
draw
  - - - - -
  ? . . . ?
  . * @ . .
  ? O X O ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    316 of 546

pattern harvested-diagonal-contact-189e7da6
why     Strong players answered here 230 times of 397.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ X .
  * O . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    230 of 397

pattern harvested-diagonal-contact-11ec1f72
why     Strong players answered here 741 times of 1,337.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . . O X .
when    liberties(@) >= 3
seen    741 of 1337

pattern harvested-diagonal-contact-ad14ff93
why     Strong players answered here 93 times of 154.
draw
  - - - - -
  . . . . .
  . . @ * .
  O O X O .
  . X O . .
when    liberties(@) >= 3
seen    93 of 154

pattern harvested-diagonal-contact-ed9c918e
why     Strong players answered here 1,024 times of 1,874.
draw
  . . .
  X @ .
  O X O
  ? * ?
when    liberties(@) >= 3
seen    1024 of 1874

pattern harvested-diagonal-contact-4e8ff8ba
why     Strong players answered here 141 times of 241.
draw
  . . . . .
  . . . . O
  . . @ . .
  . O X . X
  . . O * .
when    liberties(@) >= 3
seen    141 of 241

pattern harvested-diagonal-contact-13e1a338
why     Strong players answered here 173 times of 300.
draw
  O . .
  * @ X
  O . X
when    liberties(@) >= 3
seen    173 of 300

pattern harvested-diagonal-contact-735a8c15
why     Strong players answered here 298 times of 531.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . . . @ . . .
  . . O X . . .
  . . O X . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    298 of 531

pattern harvested-diagonal-contact-f515386f
why     Strong players answered here 633 times of 1,162.
draw
  | . O
  | @ X
  | * O
when    liberties(@) = 2
seen    633 of 1162

pattern harvested-diagonal-contact-ee7cc1a2
why     Strong players answered here 28,963 times of 58,921.
draw
  . . .
  . @ .
  O * .
when    liberties(@) >= 3
seen    28963 of 58921

pattern harvested-diagonal-contact-1320296e
why     Strong players answered here 482 times of 928.
draw
  - - - - -
  ? . . . ?
  . X @ . .
  ? O X O ?
  ? ? O * ?
when    liberties(@) >= 3
seen    482 of 928

pattern harvested-diagonal-contact-bc17cde5
why     Strong players answered here 90 times of 162.
draw
  ? ? O ? ? ?
  ? X X O ? *
  . . @ X X ?
  - - - - - -
when    liberties(@) >= 3
seen    90 of 162

pattern harvested-diagonal-contact-1d2199d8
why     Strong players answered here 1,824 times of 3,696.
draw
  - - - - -
  ? . . . ?
  . * @ . .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    1824 of 3696

pattern harvested-diagonal-contact-d58bc002
why     Strong players answered here 398 times of 777.
draw
  O * O
  . @ .
  X . X
when    liberties(@) >= 3
seen    398 of 777

pattern harvested-diagonal-contact-b6cbf702
why     Strong players answered here 381 times of 745.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . O
  . . . @ . . .
  . . O X . X .
  . . . O . * .
  ? . . . . . ?
when    liberties(@) >= 3
seen    381 of 745

pattern harvested-diagonal-contact-6adbfc03
why     Strong players answered here 199 times of 381.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O X O O
when    liberties(@) >= 3
seen    199 of 381

pattern harvested-diagonal-contact-8263ccd1
why     Strong players answered here 444 times of 890.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O X O .
when    liberties(@) >= 3
seen    444 of 890

pattern harvested-diagonal-contact-03de20b5
why     Strong players answered here 256 times of 508.
draw
  ? ? O ? ?
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    256 of 508

pattern harvested-diagonal-contact-ac6a7504
why     Strong players answered here 99 times of 192.
draw
  - - - - -
  ? . . . ?
  O . @ * .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    99 of 192

pattern harvested-diagonal-contact-0b7e14c2
why     Strong players answered here 209 times of 432.
draw
  | O ? ?
  | * O ?
  | @ X O
  | . X ?
  | . ? ?
when    liberties(@) >= 3
seen    209 of 432

pattern harvested-diagonal-contact-e68a6624
why     Strong players answered here 108 times of 216.
draw
  O X . ?
  X @ X *
  X X O ?
when    liberties(@) = 2
seen    108 of 216

pattern harvested-diagonal-contact-596f1992
why     Strong players answered here 104 times of 212.
draw
  ? ? . ? ?
  ? O . . ?
  * X @ . .
  ? O X X ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    104 of 212

pattern harvested-diagonal-contact-57b347f1
why     Strong players answered here 293 times of 637.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O X . .
  . . O * X
when    liberties(@) >= 3
seen    293 of 637

pattern harvested-diagonal-contact-e9f8a7e0
why     Strong players answered here 8,167 times of 19,103.
draw
  . . .
  * @ .
  O X O
when    liberties(@) >= 3
seen    8167 of 19103

pattern harvested-diagonal-contact-02ac95c6
why     Strong players answered here 478 times of 1,063.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . . O X X
when    liberties(@) >= 3
seen    478 of 1063

pattern harvested-diagonal-contact-34e39dc6
why     Strong players answered here 1,051 times of 2,396.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1051 of 2396

pattern harvested-diagonal-contact-f2d350aa
why     Strong players answered here 656 times of 1,497.
draw
  O . O
  * @ .
  - - -
when    liberties(@) >= 3
seen    656 of 1497

pattern harvested-diagonal-contact-48a3a17a
why     Strong players answered here 1,019 times of 2,354.
draw
  * . . . .
  . . . . .
  O . @ . .
  . O X . .
  . . . . .
when    liberties(@) >= 3
seen    1019 of 2354

pattern harvested-diagonal-contact-70f278df
why     Strong players answered here 462 times of 1,048.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O O X .
when    liberties(@) >= 3
seen    462 of 1048

pattern harvested-diagonal-contact-0e523e4b
why     Strong players answered here 247 times of 548.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O O X X
when    liberties(@) >= 3
seen    247 of 548

pattern harvested-diagonal-contact-18680b56
why     Strong players answered here 203 times of 451.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O * O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    203 of 451

pattern harvested-diagonal-contact-13a03a20
why     Strong players answered here 275 times of 631.
draw
  ? . . . . . ?
  . . . . . . .
  . . * . . . .
  . . . @ . . .
  . . O X . . .
  . . O . . . .
  ? . . . X . ?
when    liberties(@) >= 3
seen    275 of 631

pattern harvested-diagonal-contact-fe6323b0
why     Strong players answered here 93 times of 200.
draw
  ? O . .
  * X @ X
  ? O . .
when    liberties(@) >= 3
seen    93 of 200

pattern harvested-diagonal-contact-49008648
why     Strong players answered here 98 times of 212.
draw
  O . .
  * @ X
  O X .
when    liberties(@) >= 3
seen    98 of 212

pattern harvested-diagonal-contact-f98ef43f
why     Strong players answered here 206 times of 469.
draw
  O . .
  * @ .
  O X X
when    liberties(@) >= 3
seen    206 of 469

pattern harvested-diagonal-contact-5ae2cb90
why     Strong players answered here 324 times of 765.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X . O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    324 of 765

pattern harvested-diagonal-contact-241c50b2
why     Strong players answered here 462 times of 1,109.
draw
  . . . . .
  . . . . .
  . X @ . .
  . O X . .
  . O . . .
  ? ? ? ? *
when    liberties(@) >= 3
seen    462 of 1109

pattern harvested-diagonal-contact-0c97f562
why     Strong players answered here 136 times of 308.
draw
  ? ? O ? ?
  ? . . . ?
  . . @ * .
  ? X . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    136 of 308

pattern harvested-diagonal-contact-c79f85f1
why     Strong players answered here 184 times of 425.
draw
  ? ? . ? ?
  ? O . . ?
  . . @ . .
  ? . X O ?
  ? * O ? ?
when    liberties(@) >= 3
seen    184 of 425

pattern harvested-diagonal-contact-aeb42e7a
why     Strong players answered here 243 times of 572.
draw
  O * O
  . @ .
  X X O
when    liberties(@) >= 3
seen    243 of 572

pattern harvested-diagonal-contact-6a1e742b
why     Strong players answered here 111 times of 250.
draw
  - - - - -
  ? . . . ?
  . . @ * O
  ? X . O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    111 of 250

pattern harvested-diagonal-contact-a226a4d8
why     Strong players answered here 205 times of 480.
draw
  - - - - -
  ? . . . ?
  . . @ * O
  ? X . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    205 of 480

pattern harvested-diagonal-contact-baac47f1
why     Strong players answered here 158 times of 368.
draw
  O * O
  X @ .
  X . X
when    liberties(@) >= 3
seen    158 of 368

pattern harvested-diagonal-contact-69e86f95
why     Strong players answered here 104 times of 237.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . @ . . .
  . . O X . X .
  . . . O * . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    104 of 237

pattern harvested-diagonal-contact-f87f764d
why     Strong players answered here 220 times of 532.
draw
  ? ? O ? ?
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    220 of 532

pattern harvested-diagonal-contact-6d34c003
why     Strong players answered here 1,107 times of 2,863.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O . . .
when    liberties(@) >= 3
seen    1107 of 2863

pattern harvested-diagonal-contact-fd8d08d1
why     Strong players answered here 144 times of 345.
draw
  ? ? . ? ? ?
  ? . . . ? ?
  . X @ . O ?
  ? O X . ? *
  ? ? . ? ? ?
when    liberties(@) >= 3
seen    144 of 345

pattern harvested-diagonal-contact-1670aac6
why     Strong players answered here 377 times of 967.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O X . .
  . . O * .
when    liberties(@) >= 3
seen    377 of 967

pattern harvested-diagonal-contact-d88aad92
why     Strong players answered here 179 times of 444.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . X
  . . O X .
when    liberties(@) >= 3
seen    179 of 444

pattern harvested-diagonal-contact-1da1de5e
why     Strong players answered here 93 times of 221.
draw
  | . . .
  | . . X
  | @ X .
  | X O O
  | O * .
when    liberties(@) >= 3
seen    93 of 221

pattern harvested-diagonal-contact-e72cff12
why     Strong players answered here 700 times of 1,877.
draw
  O . .
  . @ X
  O * O
when    liberties(@) >= 3
seen    700 of 1877

pattern harvested-diagonal-contact-ceeb9d81
why     Strong players answered here 103 times of 251.
draw
  - - - - -
  . . . . .
  . . @ . .
  O O X * .
  X X O O .
when    liberties(@) >= 3
seen    103 of 251

pattern harvested-diagonal-contact-82fd9a26
why     Strong players answered here 707 times of 1,904.
draw
  . . . . |
  . . . . |
  X X @ . |
  O O X . |
  . * O . |
when    liberties(@) >= 3
seen    707 of 1904

pattern harvested-diagonal-contact-dc1f666c
why     Strong players answered here 118 times of 294.
draw
  ? O . .
  * X @ .
  - - - -
when    liberties(@) >= 3
seen    118 of 294

pattern harvested-diagonal-contact-5051597c
why     Strong players answered here 247 times of 647.
draw
  ? O . .
  * X @ .
  ? O X X
when    liberties(@) >= 3
seen    247 of 647

pattern harvested-diagonal-contact-248909c0
why     Strong players answered here 105 times of 265.
draw
  ? . . . . . ?
  . . . . . . .
  . * . . . . .
  . O X @ . . .
  . . O . X . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    105 of 265

pattern harvested-diagonal-contact-3e9d8718
why     Strong players answered here 169 times of 443.
draw
  ? ? . ? ?
  ? . . . ?
  X * @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    169 of 443

pattern harvested-diagonal-contact-0e3d8dbf
why     Strong players answered here 125 times of 322.
draw
  - - - - -
  ? . . . ?
  O X @ . .
  * O . X ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    125 of 322

pattern harvested-diagonal-contact-7527f3a6
why     Strong players answered here 287 times of 786.
draw
  ? ? O ? ?
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    287 of 786

pattern harvested-diagonal-contact-16badcac
why     Strong players answered here 163 times of 438.
draw
  | . . .
  | . . .
  | @ X X
  | X O O
  | O . .
  | ? * ?
when    liberties(@) >= 3
seen    163 of 438

pattern harvested-diagonal-contact-57af369f
why     Strong players answered here 265 times of 734.
draw
  ? ? . ? ?
  ? O . . ?
  . * @ . .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    265 of 734

pattern harvested-diagonal-contact-d0ccaf4f
why     Strong players answered here 309 times of 863.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ . .
  ? O * O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    309 of 863

pattern harvested-diagonal-contact-98c9af33
why     Strong players answered here 474 times of 1,360.
draw
  X . O
  . @ *
  - - -
when    liberties(@) >= 3
seen    474 of 1360

pattern harvested-diagonal-contact-eb0f0841
why     Strong players answered here 1,108 times of 3,302.
draw
  * ? . ? ?
  ? . . . ?
  O . @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    1108 of 3302

pattern harvested-diagonal-contact-ee92137e
why     Strong players answered here 154 times of 428.
draw
  - - - - -
  ? . . . ?
  . . @ * .
  ? X X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    154 of 428

pattern harvested-diagonal-contact-367ec3f7
why     Strong players answered here 102 times of 277.
draw
  ? ? X ? ?
  ? O * . ?
  . . @ . .
  - - - - -
when    liberties(@) >= 3
seen    102 of 277

pattern harvested-diagonal-contact-2ae39f7b
why     Strong players answered here 1,924 times of 5,919.
draw
  . . . . .
  . . . . .
  . * @ . .
  . O X . .
  . O X . .
when    liberties(@) >= 3
seen    1924 of 5919

pattern harvested-diagonal-contact-3b04e32a
why     Strong players answered here 105 times of 287.
draw
  O . O
  * @ .
  O X O
when    liberties(@) >= 3
seen    105 of 287

pattern harvested-diagonal-contact-4ee8163a
why     Strong players answered here 3,158 times of 9,952.
draw
  . . .
  X @ .
  O * O
when    liberties(@) >= 3
seen    3158 of 9952

pattern harvested-diagonal-contact-adc9321e
why     Strong players answered here 107 times of 308.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ * .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    107 of 308

pattern harvested-diagonal-contact-ef06c720
why     Strong players answered here 3,985 times of 13,102.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    3985 of 13102

pattern harvested-diagonal-contact-d2bba1dd
why     Strong players answered here 382 times of 1,188.
draw
  | . ? ?
  | . . ?
  | @ X X
  | * O ?
  | O ? ?
when    liberties(@) >= 3
seen    382 of 1188

pattern harvested-diagonal-contact-4bf4bd2e
why     Strong players answered here 383 times of 1,198.
draw
  X . .
  . @ X
  O * O
when    liberties(@) >= 3
seen    383 of 1198

pattern harvested-diagonal-contact-5299a86e
why     Strong players answered here 110 times of 322.
draw
  . . . . .
  . O . . *
  . . @ . .
  . X . O .
  . . . . .
when    liberties(@) >= 3
seen    110 of 322

pattern harvested-diagonal-contact-245e6d94
why     Strong players answered here 94 times of 274.
draw
  | O ? ?
  | * O ?
  | @ X X
  | . X ?
  | . ? ?
when    liberties(@) >= 3
seen    94 of 274

pattern harvested-diagonal-contact-cb0deb8a
why     Strong players answered here 161 times of 494.
draw
  | . ? ?
  | . . ?
  | @ X .
  | * O ?
  | O ? ?
when    liberties(@) >= 3
seen    161 of 494

pattern harvested-diagonal-contact-a2a68aa7
why     Strong players answered here 293 times of 935.
draw
  ? ? . ? ?
  ? . . . ?
  X * @ . .
  ? O X . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    293 of 935

pattern harvested-diagonal-contact-972cb5a0
why     Strong players answered here 141 times of 435.
draw
  . . . . .
  . . . . .
  . . @ . .
  * O X . .
  . X O O .
when    liberties(@) >= 3
seen    141 of 435

pattern harvested-diagonal-contact-ba9e7ec4
why     Strong players answered here 5,570 times of 19,657.
draw
  . . .
  . @ *
  X . O
when    liberties(@) >= 3
seen    5570 of 19657

pattern harvested-diagonal-contact-3a7d0b13
why     Strong players answered here 646 times of 2,187.
draw
  O . .
  * @ .
  O X O
when    liberties(@) >= 3
seen    646 of 2187

pattern harvested-diagonal-contact-8c5d57c4
why     Strong players answered here 396 times of 1,330.
draw
  - - - - - - -
  . . . . . . .
  . . . . . . .
  . O X @ . . .
  . * O . X . .
  . . . . . . .
  ? . . . . . ?
when    liberties(@) >= 3
seen    396 of 1330

pattern harvested-diagonal-contact-51798567
why     Strong players answered here 257 times of 847.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . O
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    257 of 847

pattern harvested-diagonal-contact-336a1c0b
why     Strong players answered here 448 times of 1,544.
draw
  ? ? . ? |
  ? . . . |
  . X @ . |
  ? O X . |
  ? * O ? |
when    liberties(@) >= 3
seen    448 of 1544

pattern harvested-diagonal-contact-3356cb7e
why     Strong players answered here 346 times of 1,181.
draw
  ? . . .
  ? X @ X
  * O . O
when    liberties(@) >= 3
seen    346 of 1181

pattern harvested-diagonal-contact-dcdb2f11
why     Strong players answered here 761 times of 2,686.
draw
  ? ? . ? |
  ? . . . |
  X X @ . |
  ? O X . |
  ? * O ? |
when    liberties(@) >= 3
seen    761 of 2686

pattern harvested-diagonal-contact-04d093ea
why     Strong players answered here 556 times of 1,982.
draw
  O . .
  * @ .
  . . X
when    liberties(@) >= 3
seen    556 of 1982

pattern harvested-diagonal-contact-eff387ef
why     Strong players answered here 160 times of 537.
draw
  X . .
  X @ X
  O * O
when    liberties(@) >= 3
seen    160 of 537

pattern harvested-diagonal-contact-734b4a54
why     Strong players answered here 101 times of 330.
draw
  ? ? . ? ?
  ? . X . ?
  O X @ X .
  ? O X O ?
  ? * O ? ?
when    liberties(@) >= 3
seen    101 of 330

pattern harvested-diagonal-contact-23c8e9f4
why     Strong players answered here 661 times of 2,403.
draw
  - - - - -
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    661 of 2403

pattern harvested-diagonal-contact-80289a06
why     Strong players answered here 115 times of 383.
draw
  ? ? . ? ?
  ? O X . ?
  O X @ X *
  ? X X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    115 of 383

pattern harvested-diagonal-contact-62e9f3c3
why     Strong players answered here 471 times of 1,717.
draw
  X X O *
  . @ X ?
  - - - -
when    liberties(@) >= 3
seen    471 of 1717

pattern harvested-diagonal-contact-021e898b
why     Strong players answered here 536 times of 1,966.
draw
  . . . . .
  . . . . .
  . . @ . .
  . O X . X
  . . O * .
when    liberties(@) >= 3
seen    536 of 1966

pattern harvested-diagonal-contact-26efc445
why     Strong players answered here 243 times of 875.
draw
  ? ? . ? |
  ? . . . |
  . . @ . |
  ? O X . |
  ? ? * ? |
when    liberties(@) >= 3
seen    243 of 875

pattern harvested-diagonal-contact-83405367
why     Strong players answered here 245 times of 883.
draw
  | . .
  | @ X
  | X O
  | * ?
when    liberties(@) >= 3
seen    245 of 883

pattern harvested-diagonal-contact-fabba742
why     Strong players answered here 94 times of 326.
draw
  . . . . .
  . * . . .
  . . @ . .
  O O X . .
  X X O . .
when    liberties(@) >= 3
seen    94 of 326

pattern harvested-diagonal-contact-c8f66bc5
why     Strong players answered here 105 times of 374.
draw
  ? ? ? . ? ?
  ? ? O . . ?
  ? O X @ X .
  * ? O . . ?
  ? ? ? . ? ?
when    liberties(@) >= 3
seen    105 of 374

pattern harvested-diagonal-contact-bc948970
why     Strong players answered here 349 times of 1,351.
draw
  O * .
  . @ .
  - - -
when    liberties(@) >= 3
seen    349 of 1351

pattern harvested-diagonal-contact-b1e32e7a
why     Strong players answered here 245 times of 946.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ . .
  ? O X . ?
  ? ? O * ?
when    liberties(@) >= 3
seen    245 of 946

pattern harvested-diagonal-contact-a7e4e89e
why     Strong players answered here 160 times of 609.
draw
  . . . . .
  . * . . .
  . . @ . .
  O O X . .
  X X O O .
when    liberties(@) >= 3
seen    160 of 609

pattern harvested-diagonal-contact-d7c7dbba
why     Strong players answered here 768 times of 3,163.
draw
  | . .
  | @ X
  | X O
  | ? *
when    liberties(@) >= 3
seen    768 of 3163

pattern harvested-diagonal-contact-205981a2
why     Strong players answered here 702 times of 2,915.
draw
  . . .
  . @ *
  X X O
when    liberties(@) >= 3
seen    702 of 2915

pattern harvested-diagonal-contact-ee6260d7
why     Strong players answered here 2,572 times of 11,052.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    2572 of 11052

pattern harvested-diagonal-contact-b4de9443
why     Strong players answered here 186 times of 733.
draw
  ? ? . ? ?
  ? O . . *
  . . @ . .
  ? X . O ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    186 of 733

pattern harvested-diagonal-contact-ebb33fb9
why     Strong players answered here 93 times of 349.
draw
  - - - - -
  ? . . . ?
  X X @ . .
  ? O X O ?
  ? ? O * ?
when    liberties(@) >= 3
seen    93 of 349

pattern harvested-diagonal-contact-89cd3cca
why     Strong players answered here 141 times of 552.
draw
  . . . . .
  . . . . .
  . X @ . .
  * O X O .
  . . O . .
when    liberties(@) >= 3
seen    141 of 552

pattern harvested-diagonal-contact-2d5c1d35
why     Strong players answered here 494 times of 2,091.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O X . ?
  ? ? . ? ?
  ? ? ? ? *
when    liberties(@) >= 3
seen    494 of 2091

pattern harvested-diagonal-contact-b47fe3f6
why     Strong players answered here 4,758 times of 21,389.
draw
  ? ? . ? ?
  ? . . . ?
  . * @ . .
  ? O X . ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    4758 of 21389

pattern harvested-diagonal-contact-1572b0cf
why     Strong players answered here 400 times of 1,691.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O X O ?
  ? ? O * ?
when    liberties(@) >= 3
seen    400 of 1691

pattern harvested-diagonal-contact-3e8c061c
why     Strong players answered here 423 times of 1,801.
draw
  O . .
  . @ *
  X . O
when    liberties(@) >= 3
seen    423 of 1801

pattern harvested-diagonal-contact-f3af5b7c
why     Strong players answered here 708 times of 3,113.
draw
  ? ? . ? ?
  ? . . . ?
  X X @ . .
  ? O X O ?
  ? ? O ? *
when    liberties(@) >= 3
seen    708 of 3113

pattern harvested-diagonal-contact-8686cdd4
why     Strong players answered here 103 times of 408.
draw
  - - - - -
  ? . . . ?
  O X @ . .
  * O . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    103 of 408

pattern harvested-diagonal-contact-9bbcd018
why     Strong players answered here 206 times of 871.
draw
  ? ? . ? ?
  * . . . ?
  O X @ . .
  ? O X . ?
  ? ? X ? ?
when    liberties(@) >= 3
seen    206 of 871

pattern harvested-diagonal-contact-cf0ad23b
why     Strong players answered here 149 times of 622.
draw
  - - - - -
  . . . . .
  . . @ . .
  O O X . .
  * X . . .
when    liberties(@) >= 3
seen    149 of 622

pattern harvested-diagonal-contact-623f2df6
why     Strong players answered here 288 times of 1,265.
draw
  | * O
  | @ X
  | X O
when    liberties(@) = 2
seen    288 of 1265

pattern harvested-diagonal-contact-0cd791a2
why     Strong players answered here 16,750 times of 81,099.
draw
  . . .
  * @ .
  O X .
when    liberties(@) >= 3
seen    16750 of 81099

pattern harvested-diagonal-contact-4a214baf
why     Strong players answered here 115 times of 501.
draw
  | . .
  | @ X
  | X O
  | ? *
when    liberties(@) = 2
seen    115 of 501

pattern harvested-diagonal-contact-482c1dc7
why     Strong players answered here 126 times of 556.
draw
  O . .
  * @ X
  O X O
when    liberties(@) >= 3
seen    126 of 556

pattern harvested-diagonal-contact-52f62751
why     Strong players answered here 693 times of 3,446.
draw
  ? ? . ? ?
  ? . . . ?
  O X @ . .
  * O . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    693 of 3446

pattern harvested-diagonal-contact-c3e746bb
why     Strong players answered here 1,530 times of 7,789.
draw
  . . .
  X @ .
  O X O
  ? ? *
when    liberties(@) >= 3
seen    1530 of 7789

pattern harvested-diagonal-contact-c19a818c
why     Strong players answered here 158 times of 741.
draw
  ? ? ? . ? ?
  ? ? O . . ?
  * O X @ . .
  ? ? O X X ?
  ? ? ? O ? ?
when    liberties(@) >= 3
seen    158 of 741

pattern harvested-diagonal-contact-9a75bf62
why     Strong players answered here 105 times of 482.
draw
  ? ? . ? ?
  ? X . . ?
  O X @ X .
  ? O X O ?
  * ? O ? ?
when    liberties(@) >= 3
seen    105 of 482

pattern harvested-diagonal-contact-6d85811e
why     Strong players answered here 177 times of 850.
draw
  ? ? O . .
  ? ? X @ X
  * ? O . .
when    liberties(@) >= 3
seen    177 of 850

pattern harvested-diagonal-contact-451f93bc
why     Strong players answered here 130 times of 622.
draw
  - - - - -
  ? . . . ?
  X X @ . .
  ? O X O ?
  ? ? O ? ?
  ? ? ? * ?
when    liberties(@) >= 3
seen    130 of 622

pattern harvested-diagonal-contact-655875c9
why     Strong players answered here 640 times of 3,341.
draw
  ? ? . ? ?
  * . . . ?
  O X @ . .
  ? O . X ?
  ? ? . ? ?
when    liberties(@) >= 3
seen    640 of 3341

pattern harvested-diagonal-contact-8fa19d74
why     Strong players answered here 567 times of 2,952.
draw
  | * O
  | @ X
  | . X
when    liberties(@) >= 3
seen    567 of 2952

pattern harvested-diagonal-contact-b218e3eb
why     Strong players answered here 124 times of 605.
draw
  ? O . .
  ? X @ .
  * O . X
when    liberties(@) >= 3
seen    124 of 605

pattern harvested-diagonal-contact-0e8f88f7
why     Strong players answered here 688 times of 3,722.
draw
  O . .
  . @ *
  . X O
when    liberties(@) >= 3
seen    688 of 3722

pattern harvested-diagonal-contact-f86bb148
why     Strong players answered here 307 times of 1,626.
draw
  . X .
  X @ X
  O X O
  * ? ?
when    liberties(@) >= 3
seen    307 of 1626

pattern harvested-diagonal-contact-6628eaad
why     Strong players answered here 1,054 times of 5,939.
draw
  ? . . .
  ? X @ .
  * O . X
when    liberties(@) >= 3
seen    1054 of 5939

pattern harvested-diagonal-contact-fb5dbfec
why     Strong players answered here 162 times of 844.
draw
  X X O ?
  . @ X *
  - - - -
when    liberties(@) >= 3
seen    162 of 844

pattern harvested-diagonal-contact-e1c14580
why     Strong players answered here 151 times of 783.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ X .
  * O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    151 of 783

pattern harvested-diagonal-contact-b18ce526
why     Strong players answered here 183 times of 964.
draw
  O X . ?
  X @ X *
  X X O ?
when    liberties(@) >= 3
seen    183 of 964

pattern harvested-diagonal-contact-f8547b19
why     Strong players answered here 108 times of 557.
draw
  | . O
  | @ X
  | X O
  | ? ?
  | ? *
when    liberties(@) >= 3
seen    108 of 557

pattern harvested-diagonal-contact-b2ae4289
why     Strong players answered here 105 times of 566.
draw
  | . ? ?
  | . O ?
  | @ X .
  | . O *
  | . ? ?
when    liberties(@) >= 3
seen    105 of 566

pattern harvested-diagonal-contact-0cae3ab6
why     Strong players answered here 618 times of 3,702.
draw
  | . .
  | @ X
  | X O
  | ? ?
  | ? *
when    liberties(@) >= 3
seen    618 of 3702

pattern harvested-diagonal-contact-22785451
why     Strong players answered here 367 times of 2,180.
draw
  ? ? . ? |
  ? . . . |
  X X @ . |
  ? O X . |
  ? ? O ? |
  ? * ? ? |
when    liberties(@) >= 3
seen    367 of 2180

pattern harvested-diagonal-contact-6dd13a20
why     Strong players answered here 90 times of 491.
draw
  | . .
  | @ X
  | X O
  | ? ?
  | ? *
when    liberties(@) = 2
seen    90 of 491

pattern harvested-diagonal-contact-7f2e68e3
why     Strong players answered here 102 times of 563.
draw
  ? ? . ? |
  ? . . . |
  O X @ . |
  ? O X . |
  ? ? * ? |
when    liberties(@) >= 3
seen    102 of 563

pattern harvested-diagonal-contact-952da945
why     Strong players answered here 442 times of 2,690.
draw
  ? O . .
  ? X @ X
  * O X .
when    liberties(@) >= 3
seen    442 of 2690

pattern harvested-diagonal-contact-017d09b1
why     Strong players answered here 597 times of 3,712.
draw
  ? ? ? . ? ?
  ? ? . . . ?
  ? O X @ . .
  * ? O . X ?
  ? ? ? . ? ?
when    liberties(@) >= 3
seen    597 of 3712

pattern harvested-diagonal-contact-32815ef1
why     Strong players answered here 944 times of 5,979.
draw
  | . .
  | @ X
  | * O
when    liberties(@) >= 3
seen    944 of 5979

pattern harvested-diagonal-contact-1bd785ea
why     Strong players answered here 112 times of 641.
draw
  ? O . .
  * X @ .
  ? . . X
when    liberties(@) >= 3
seen    112 of 641

pattern harvested-diagonal-contact-04713d34
why     Strong players answered here 287 times of 1,782.
draw
  ? ? O . .
  * ? X @ .
  ? ? O X X
when    liberties(@) >= 3
seen    287 of 1782

pattern harvested-diagonal-contact-88081533
why     Strong players answered here 506 times of 3,336.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ * .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    506 of 3336

pattern harvested-diagonal-contact-554e504e
why     Strong players answered here 96 times of 572.
draw
  O . . ?
  . @ X *
  X X O ?
when    liberties(@) >= 3
seen    96 of 572

pattern harvested-diagonal-contact-da4dab7e
why     Strong players answered here 99 times of 597.
draw
  O * O
  X @ .
  O X X
when    liberties(@) >= 3
seen    99 of 597

pattern harvested-diagonal-contact-239b1314
why     Strong players answered here 329 times of 2,169.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O X . ?
  ? ? * ? ?
when    liberties(@) >= 3
seen    329 of 2169

pattern harvested-diagonal-contact-66573927
why     Strong players answered here 149 times of 977.
draw
  ? . . .
  * X @ .
  ? O X X
when    liberties(@) >= 3
seen    149 of 977

pattern harvested-diagonal-contact-860730c4
why     Strong players answered here 108 times of 700.
draw
  ? ? . ? ?
  ? O . . ?
  O X @ X .
  ? O X . ?
  ? * . ? ?
when    liberties(@) >= 3
seen    108 of 700

pattern harvested-diagonal-contact-e4930616
why     Strong players answered here 170 times of 1,147.
draw
  O . .
  . @ *
  X X O
when    liberties(@) >= 3
seen    170 of 1147

pattern harvested-diagonal-contact-16c382de
why     Strong players answered here 1,623 times of 12,142.
draw
  . . .
  X @ .
  O X .
  * ? ?
when    liberties(@) >= 3
seen    1623 of 12142

pattern harvested-diagonal-contact-6eb4d7d6
why     Strong players answered here 387 times of 2,826.
draw
  . . .
  X @ *
  . . O
when    liberties(@) >= 3
seen    387 of 2826

pattern harvested-diagonal-contact-42665a56
why     Strong players answered here 307 times of 2,221.
draw
  ? . . .
  * X @ .
  ? O . X
when    liberties(@) >= 3
seen    307 of 2221

pattern harvested-diagonal-contact-bd26b86c
why     Strong players answered here 117 times of 796.
draw
  ? O . .
  ? X @ X
  * O . .
when    liberties(@) >= 3
seen    117 of 796

pattern harvested-diagonal-contact-fa6467fb
why     Strong players answered here 613 times of 4,724.
draw
  ? . . .
  ? X @ X
  * O X O
when    liberties(@) >= 3
seen    613 of 4724

pattern harvested-diagonal-contact-4fd840da
why     Strong players answered here 177 times of 1,295.
draw
  - - - - -
  ? . . . ?
  . X @ * .
  ? O X O ?
  ? ? O ? ?
when    liberties(@) >= 3
seen    177 of 1295

pattern harvested-diagonal-contact-7cba7bda
why     Strong players answered here 234 times of 1,788.
draw
  ? ? . ? ?
  ? . . . ?
  . X @ . .
  ? O X . ?
  ? ? O * ?
when    liberties(@) >= 3
seen    234 of 1788

pattern harvested-diagonal-contact-daff9733
why     Strong players answered here 151 times of 1,122.
draw
  O * .
  . @ .
  X . X
when    liberties(@) >= 3
seen    151 of 1122

pattern harvested-diagonal-contact-2f626c45
why     Strong players answered here 168 times of 1,269.
draw
  | . O ?
  | @ X ?
  | . O *
when    liberties(@) >= 3
seen    168 of 1269

pattern harvested-diagonal-contact-57e5116f
why     Strong players answered here 106 times of 782.
draw
  | . O ?
  | @ X *
  | . O ?
when    liberties(@) >= 3
seen    106 of 782

pattern harvested-diagonal-contact-f1748010
why     Strong players answered here 841 times of 6,989.
draw
  ? ? . . .
  ? ? X @ .
  * ? O . X
when    liberties(@) >= 3
seen    841 of 6989

pattern harvested-diagonal-contact-7a9abcb4
why     Strong players answered here 1,287 times of 10,934.
draw
  . . . ?
  X @ . ?
  O X O ?
  ? ? ? *
when    liberties(@) >= 3
seen    1287 of 10934

pattern harvested-diagonal-contact-78208d74
why     Strong players answered here 276 times of 2,240.
draw
  X X O ? *
  . @ X ? ?
  - - - - -
when    liberties(@) >= 3
seen    276 of 2240

pattern harvested-diagonal-contact-053c6136
why     Strong players answered here 216 times of 1,742.
draw
  X . .
  X @ X
  O X O
  ? ? *
when    liberties(@) >= 3
seen    216 of 1742

pattern harvested-diagonal-contact-2de47b41
why     Strong players answered here 1,314 times of 11,445.
draw
  . . .
  X @ .
  O X .
  ? * ?
when    liberties(@) >= 3
seen    1314 of 11445

pattern harvested-diagonal-contact-30a8893f
why     Strong players answered here 248 times of 2,053.
draw
  * ? O . .
  ? ? X @ .
  ? ? O X X
when    liberties(@) >= 3
seen    248 of 2053

pattern harvested-diagonal-contact-26c66642
why     Strong players answered here 96 times of 747.
draw
  * O . .
  ? X @ .
  ? O . X
when    liberties(@) >= 3
seen    96 of 747

pattern harvested-diagonal-contact-27ea118e
why     Strong players answered here 171 times of 1,476.
draw
  . . .
  X @ X
  O * O
when    liberties(@) >= 3
seen    171 of 1476

pattern harvested-diagonal-contact-04bbe296
why     Strong players answered here 844 times of 7,891.
draw
  * . . .
  ? X @ .
  ? O . X
when    liberties(@) >= 3
seen    844 of 7891

pattern harvested-diagonal-contact-5a0cff9a
why     Strong players answered here 495 times of 4,543.
draw
  . . .
  X @ X
  O X O
  * ? ?
when    liberties(@) >= 3
seen    495 of 4543
