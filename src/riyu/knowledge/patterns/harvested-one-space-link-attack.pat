# Harvested by `riyu harvest` from 8,962 games: what strong players chose, the surest first. Asked
# as one-space-link-attack; `seen` says how often each was chosen of the times it could be. No
# window and no count comes from the games kept apart for checking: one in 10, by a hash of its
# moves and the seed 2026, as `riyu learn` keeps them apart.
class    harvested-one-space-link-attack
asked    an enemy link's two ends; oriented from one end to the other
answer   all
last     none

pattern harvested-one-space-link-attack-64f32e13
why     Strong players played here 169 times of 169.
draw
  . . . . .
  . O . . .
  . O A . .
  . * O X .
  . . B . .
where   A is X, B is X
seen    169 of 169

pattern harvested-one-space-link-attack-494ba2ac
why     Strong players played here 174 times of 175.
draw
  . X . . .
  . . . . .
  . O A . .
  . * O X .
  . . B . .
where   A is X, B is X
seen    174 of 175

pattern harvested-one-space-link-attack-521dbd01
why     Strong players played here 166 times of 167.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . X O * . .
  . . . B O . .
  ? . . . . . ?
where   A is X, B is X
seen    166 of 167

pattern harvested-one-space-link-attack-75284b70
why     Strong players played here 107 times of 107.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . X O * . .
  . . . B O . .
  ? . . . O . ?
where   A is X, B is X
seen    107 of 107

pattern harvested-one-space-link-attack-876075df
why     Strong players played here 147 times of 148.
draw
  . . . . .
  . X . . .
  O O A . .
  . * O X .
  . O B . .
where   A is X, B is X
seen    147 of 148

pattern harvested-one-space-link-attack-0bc9cf8e
why     Strong players played here 110 times of 111.
draw
  ? . . . . . ?
  . . . . . . .
  . . . . . . .
  . . . A . . .
  . . X O * . .
  . . O B . . .
  ? . . . . . ?
where   A is X, B is X
seen    110 of 111

pattern harvested-one-space-link-attack-96bd8c3a
why     Strong players played here 138 times of 140.
draw
  . . . . .
  . . . . .
  . O A . .
  . * O X .
  . . B . .
where   A is X, B is X
seen    138 of 140

pattern harvested-one-space-link-attack-0baf5489
why     Strong players played here 389 times of 403.
draw
  | ? . ? ?
  | . O . ?
  | O A O O
  | X * X ?
  | ? B ? ?
where   A is X, B is X
seen    389 of 403

pattern harvested-one-space-link-attack-6471e084
why     Strong players played here 126 times of 129.
draw
  . . . . .
  . O . . .
  . O A . .
  . * O X .
  . O B . .
where   A is X, B is X
seen    126 of 129

pattern harvested-one-space-link-attack-9f5ae0b8
why     Strong players played here 126 times of 129.
draw
  . . . . .
  . . . . .
  . X A * B
  . O O O X
  . . . . O
where   A is X, B is X
seen    126 of 129

pattern harvested-one-space-link-attack-a876abfb
why     Strong players played here 167 times of 172.
draw
  . . . . .
  . . . . .
  . O A . .
  . * O X .
  . O B . .
where   A is X, B is X
seen    167 of 172

pattern harvested-one-space-link-attack-f7aa11ea
why     Strong players played here 124 times of 127.
draw
  . . . . .
  . . . . .
  . O A . .
  . * O X .
  O O B . .
where   A is X, B is X
seen    124 of 127

pattern harvested-one-space-link-attack-5f90a7a9
why     Strong players played here 168 times of 174.
draw
  . . . . .
  . . . . .
  O O A . .
  X X O * .
  . . B . .
where   A is X, B is X
seen    168 of 174

pattern harvested-one-space-link-attack-06ceade7
why     Strong players played here 718 times of 760.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O * .
  . . B O .
where   A is X, B is X
seen    718 of 760

pattern harvested-one-space-link-attack-8e88a20e
why     Strong players played here 130 times of 135.
draw
  . . . . .
  . . . . .
  B * A . .
  O O X . .
  . . O X .
where   A is X, B is X
seen    130 of 135

pattern harvested-one-space-link-attack-13fef64d
why     Strong players played here 119 times of 125.
draw
  . . . . |
  . * . . |
  B O A . |
  . X O . |
  . . . . |
where   A is X, B is X
seen    119 of 125

pattern harvested-one-space-link-attack-7819db6e
why     Strong players played here 155 times of 164.
draw
  ? ? . ? |
  ? O O . |
  X O A O |
  ? X * X |
  ? ? B ? |
where   A is X, B is X
seen    155 of 164

pattern harvested-one-space-link-attack-0e62026d
why     Strong players played here 134 times of 142.
draw
  . . . . .
  . * . . .
  B O A . .
  . X O O .
  . X . . .
where   A is X, B is X
seen    134 of 142

pattern harvested-one-space-link-attack-d9be6be4
why     Strong players played here 191 times of 207.
draw
  . . . . .
  . . . . .
  . O A . .
  . X O * .
  . . B . .
where   A is X, B is X
seen    191 of 207

pattern harvested-one-space-link-attack-cc06a973
why     Strong players played here 111 times of 122.
draw
  . . . . .
  . . O . .
  . O A O .
  . X * X .
  . . B . .
where   A is X, B is X
seen    111 of 122

pattern harvested-one-space-link-attack-a8fe8114
why     Strong players played here 184 times of 206.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . O
  ? X O O ?
  ? ? . ? ?
where   A is X, B is X
seen    184 of 206

pattern harvested-one-space-link-attack-c3532966
why     Strong players played here 215 times of 243.
draw
  - - - - -
  . . . . .
  . . A . .
  X X O * .
  O O B . .
where   A is X, B is X
seen    215 of 243

pattern harvested-one-space-link-attack-084430e6
why     Strong players played here 163 times of 184.
draw
  . . . . .
  . . . . .
  . . A . .
  X X O * .
  . O B . .
where   A is X, B is X
seen    163 of 184

pattern harvested-one-space-link-attack-586e9f1b
why     Strong players played here 150 times of 169.
draw
  . X . . .
  . . . . .
  . O A . .
  . X O * .
  . . B . .
where   A is X, B is X
seen    150 of 169

pattern harvested-one-space-link-attack-1484e402
why     Strong players played here 290 times of 333.
draw
  ? X O .
  B * A O
  ? X O X
where   A is X, B is X
seen    290 of 333

pattern harvested-one-space-link-attack-261364b2
why     Strong players played here 135 times of 152.
draw
  ? ? . ? ?
  ? . . * ?
  O X A O B
  ? . O X ?
  ? ? O ? ?
where   A is X, B is X
seen    135 of 152

pattern harvested-one-space-link-attack-98d89c12
why     Strong players played here 508 times of 608.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X O O ?
  ? ? . ? ?
where   A is X, B is X
seen    508 of 608

pattern harvested-one-space-link-attack-c8a011ef
why     Strong players played here 162 times of 189.
draw
  . . . . .
  . . . . .
  . . A . .
  . X O * .
  O O B . .
where   A is X, B is X
seen    162 of 189

pattern harvested-one-space-link-attack-ac4effef
why     Strong players played here 297 times of 353.
draw
  . . . . .
  . . . . .
  . . A . .
  X X O * .
  O O B . .
where   A is X, B is X
seen    297 of 353

pattern harvested-one-space-link-attack-a6eef38c
why     Strong players played here 1,085 times of 1,324.
draw
  . O .
  O A O
  X * X
  ? B ?
where   A is X, B is X
seen    1085 of 1324

pattern harvested-one-space-link-attack-64dc0e4b
why     Strong players played here 591 times of 728.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X O O ?
  ? ? X ? ?
where   A is X, B is X
seen    591 of 728

pattern harvested-one-space-link-attack-243ab4eb
why     Strong players played here 590 times of 736.
draw
  ? ? . ? ?
  ? . . . ?
  O O A . .
  ? X O * ?
  ? ? B ? ?
where   A is X, B is X
seen    590 of 736

pattern harvested-one-space-link-attack-e89615a0
why     Strong players played here 133 times of 159.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X O O ?
  ? ? O ? ?
where   A is X, B is X
seen    133 of 159

pattern harvested-one-space-link-attack-622df37f
why     Strong players played here 97 times of 115.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . O
  ? X O . ?
  ? ? O ? ?
where   A is X, B is X
seen    97 of 115

pattern harvested-one-space-link-attack-495e770e
why     Strong players played here 108 times of 131.
draw
  . . . . .
  . . . . .
  . . A . .
  . . O * .
  O O B X .
where   A is X, B is X
seen    108 of 131

pattern harvested-one-space-link-attack-cc197212
why     Strong players played here 140 times of 175.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . O
  ? X O O ?
  ? ? X ? ?
where   A is X, B is X
seen    140 of 175

pattern harvested-one-space-link-attack-a0d27af1
why     Strong players played here 236 times of 311.
draw
  ? ? . ? ?
  ? * . . ?
  B O A O .
  ? X . . ?
  ? ? . ? ?
where   A is X, B is X
seen    236 of 311

pattern harvested-one-space-link-attack-4f98fda5
why     Strong players played here 4,083 times of 5,746.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? B ? ?
where   A is X, B is X
seen    4083 of 5746

pattern harvested-one-space-link-attack-11fade16
why     Strong players played here 432 times of 588.
draw
  . . . . .
  . . O * .
  . O A O B
  . X X . .
  . . . . .
where   A is X, B is X
seen    432 of 588

pattern harvested-one-space-link-attack-a5ae9063
why     Strong players played here 102 times of 132.
draw
  ? ? . ? ?
  ? . . * ?
  X X A O B
  ? O O X ?
  ? ? X ? ?
where   A is X, B is X
seen    102 of 132

pattern harvested-one-space-link-attack-a7504b40
why     Strong players played here 250 times of 340.
draw
  | . . . . . ?
  | . . . . . .
  | . . . . . .
  | . . A . . .
  | . . O * . .
  | . X B O . .
  | . X O . . ?
where   A is X, B is X
seen    250 of 340

pattern harvested-one-space-link-attack-36a32711
why     Strong players played here 96 times of 126.
draw
  ? ? B ? ?
  ? . O * ?
  . O A O .
  ? X X . ?
  ? ? . ? ?
where   A is X, B is X
seen    96 of 126

pattern harvested-one-space-link-attack-bd65f152
why     Strong players played here 1,045 times of 1,488.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? X O * ?
  ? ? B ? ?
where   A is X, B is X
seen    1045 of 1488

pattern harvested-one-space-link-attack-b8b13393
why     Strong players played here 102 times of 135.
draw
  + - - - -
  | . . . .
  | . A . .
  | . O * .
  | . B O O
where   A is X, B is X
seen    102 of 135

pattern harvested-one-space-link-attack-79510fd1
why     Strong players played here 143 times of 194.
draw
  ? ? B ? ?
  ? * O . ?
  . X A O O
  ? . O X ?
  ? ? O ? ?
where   A is X, B is X
seen    143 of 194

pattern harvested-one-space-link-attack-c3c14760
why     Strong players played here 222 times of 307.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O B
  ? . O X ?
  ? ? O ? ?
where   A is X, B is X
seen    222 of 307

pattern harvested-one-space-link-attack-d6fe98d3
why     Strong players played here 196 times of 277.
draw
  ? ? O ? ?
  ? . . . ?
  . . A . .
  ? * O . ?
  ? ? B ? ?
where   A is X, B is X
seen    196 of 277

pattern harvested-one-space-link-attack-b4b519fe
why     Strong players played here 175 times of 250.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O B
  ? O O X ?
  ? ? . ? ?
where   A is X, B is X
seen    175 of 250

pattern harvested-one-space-link-attack-1a859157
why     Strong players played here 125 times of 176.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . O
  ? X O . ?
  ? ? . ? ?
where   A is X, B is X
seen    125 of 176

pattern harvested-one-space-link-attack-34a95998
why     Strong players played here 525 times of 784.
draw
  O O .
  O A O
  X * X
  ? B ?
where   A is X, B is X
seen    525 of 784

pattern harvested-one-space-link-attack-f52cb348
why     Strong players played here 301 times of 443.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X O X ?
  ? ? O ? ?
where   A is X, B is X
seen    301 of 443

pattern harvested-one-space-link-attack-885940ed
why     Strong players played here 242 times of 354.
draw
  ? ? O ? ?
  ? . . . ?
  . . A . .
  ? X O * ?
  ? ? B ? ?
where   A is X, B is X
seen    242 of 354

pattern harvested-one-space-link-attack-d896b0a1
why     Strong players played here 470 times of 708.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? X O * ?
  ? ? B ? ?
where   A is X, B is X
seen    470 of 708

pattern harvested-one-space-link-attack-600d24b0
why     Strong players played here 2,010 times of 3,116.
draw
  ? * . .
  B O A .
  ? X O O
where   A is X, B is X
seen    2010 of 3116

pattern harvested-one-space-link-attack-0fff8db7
why     Strong players played here 1,155 times of 1,784.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? * O . ?
  ? ? B ? ?
where   A is X, B is X
seen    1155 of 1784

pattern harvested-one-space-link-attack-de45e4d6
why     Strong players played here 130 times of 188.
draw
  ? X O O
  B * A O
  ? X O X
where   A is X, B is X
seen    130 of 188

pattern harvested-one-space-link-attack-bfbf2722
why     Strong players played here 212 times of 315.
draw
  ? ? O ? ?
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    212 of 315

pattern harvested-one-space-link-attack-76842b04
why     Strong players played here 154 times of 227.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . X
  ? X O X ?
  ? ? O ? ?
where   A is X, B is X
seen    154 of 227

pattern harvested-one-space-link-attack-85dd7fac
why     Strong players played here 192 times of 288.
draw
  ? ? . ? |
  ? * . . |
  B O A . |
  ? X O . |
  ? ? O ? |
where   A is X, B is X
seen    192 of 288

pattern harvested-one-space-link-attack-e2805298
why     Strong players played here 209 times of 320.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X . O ?
  ? ? . ? ?
where   A is X, B is X
seen    209 of 320

pattern harvested-one-space-link-attack-f79c8803
why     Strong players played here 476 times of 751.
draw
  ? ? . ? ?
  ? . O * ?
  . O A O B
  ? X X . ?
  ? ? . ? ?
where   A is X, B is X
seen    476 of 751

pattern harvested-one-space-link-attack-6d552f04
why     Strong players played here 151 times of 228.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . X
  ? X O . ?
  ? ? O ? ?
where   A is X, B is X
seen    151 of 228

pattern harvested-one-space-link-attack-5dc282bc
why     Strong players played here 162 times of 247.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O X O ?
  ? ? . ? ?
where   A is X, B is X
seen    162 of 247

pattern harvested-one-space-link-attack-c6cbb33a
why     Strong players played here 179 times of 281.
draw
  O . * ?
  . A O B
  O O X ?
where   A is X, B is X
seen    179 of 281

pattern harvested-one-space-link-attack-ed7ebf77
why     Strong players played here 132 times of 205.
draw
  ? ? . ? ?
  ? * . . ?
  B O A O .
  ? O X . ?
  ? ? . ? ?
where   A is X, B is X
seen    132 of 205

pattern harvested-one-space-link-attack-f235057f
why     Strong players played here 608 times of 1,011.
draw
  . . * ?
  X A O B
  . O X ?
where   A is X, B is X
seen    608 of 1011

pattern harvested-one-space-link-attack-75374fbd
why     Strong players played here 223 times of 359.
draw
  X . * ?
  . A O B
  O O X ?
where   A is X, B is X
seen    223 of 359

pattern harvested-one-space-link-attack-2981dad4
why     Strong players played here 2,547 times of 4,446.
draw
  . . .
  . A .
  * O .
  ? B ?
where   A is X, B is X
seen    2547 of 4446

pattern harvested-one-space-link-attack-7a64b430
why     Strong players played here 296 times of 494.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O X O ?
  ? ? X ? ?
where   A is X, B is X
seen    296 of 494

pattern harvested-one-space-link-attack-9e6b0254
why     Strong players played here 112 times of 181.
draw
  - - - - -
  ? . . . ?
  . X A O B
  ? . O * ?
  ? ? O ? ?
where   A is X, B is X
seen    112 of 181

pattern harvested-one-space-link-attack-33db063a
why     Strong players played here 164 times of 273.
draw
  ? ? . ? ?
  ? . . * ?
  O X A O B
  ? O O X ?
  ? ? . ? ?
where   A is X, B is X
seen    164 of 273

pattern harvested-one-space-link-attack-89a87478
why     Strong players played here 1,447 times of 2,589.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    1447 of 2589

pattern harvested-one-space-link-attack-f10ed2a4
why     Strong players played here 340 times of 587.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O X . ?
  ? ? O ? ?
where   A is X, B is X
seen    340 of 587

pattern harvested-one-space-link-attack-841c7e9e
why     Strong players played here 7,163 times of 13,160.
draw
  . . .
  . A .
  X O *
  ? B ?
where   A is X, B is X
seen    7163 of 13160

pattern harvested-one-space-link-attack-d642fcca
why     Strong players played here 146 times of 248.
draw
  O . O ?
  O A * B
  X O O ?
where   A is X, B is X
seen    146 of 248

pattern harvested-one-space-link-attack-947ebb4b
why     Strong players played here 173 times of 299.
draw
  ? ? B ? ?
  ? * O . ?
  . X A O O
  ? . O X ?
  ? ? . ? ?
where   A is X, B is X
seen    173 of 299

pattern harvested-one-space-link-attack-a1b8ed95
why     Strong players played here 112 times of 189.
draw
  ? ? . ? |
  ? * . . |
  B O A . |
  ? O X . |
  ? ? X ? |
where   A is X, B is X
seen    112 of 189

pattern harvested-one-space-link-attack-9fe5d6b4
why     Strong players played here 137 times of 235.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O B
  ? X O X ?
  ? ? O ? ?
where   A is X, B is X
seen    137 of 235

pattern harvested-one-space-link-attack-33cab431
why     Strong players played here 230 times of 406.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X X O ?
  ? ? O ? ?
where   A is X, B is X
seen    230 of 406

pattern harvested-one-space-link-attack-e3121c96
why     Strong players played here 127 times of 219.
draw
  X . .
  . A O
  * O X
  ? B ?
where   A is X, B is X
seen    127 of 219

pattern harvested-one-space-link-attack-b2e85d36
why     Strong players played here 421 times of 769.
draw
  ? ? . ? ?
  ? X . . ?
  B O A X .
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    421 of 769

pattern harvested-one-space-link-attack-039e218c
why     Strong players played here 506 times of 936.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O X . ?
  ? ? X ? ?
where   A is X, B is X
seen    506 of 936

pattern harvested-one-space-link-attack-ed22a4d0
why     Strong players played here 105 times of 181.
draw
  ? ? . ? |
  ? * . . |
  B O A . |
  ? X X . |
  ? ? O ? |
where   A is X, B is X
seen    105 of 181

pattern harvested-one-space-link-attack-9a1e27c7
why     Strong players played here 216 times of 388.
draw
  ? ? . ? |
  ? * . . |
  B O A . |
  ? X O . |
  ? ? . ? |
where   A is X, B is X
seen    216 of 388

pattern harvested-one-space-link-attack-1cff0a53
why     Strong players played here 106 times of 185.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O O X ?
  ? ? O ? ?
where   A is X, B is X
seen    106 of 185

pattern harvested-one-space-link-attack-f69d2758
why     Strong players played here 196 times of 357.
draw
  . . .
  . A .
  O * O
  ? B ?
where   A is X, B is X
seen    196 of 357

pattern harvested-one-space-link-attack-e713c479
why     Strong players played here 513 times of 972.
draw
  ? ? . ? ?
  ? O . . ?
  . O A . .
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    513 of 972

pattern harvested-one-space-link-attack-abf1505a
why     Strong players played here 137 times of 249.
draw
  ? ? . ? ?
  ? O . * ?
  X O A O B
  ? X O O ?
  ? ? X ? ?
where   A is X, B is X
seen    137 of 249

pattern harvested-one-space-link-attack-6c4c69fd
why     Strong players played here 634 times of 1,235.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O X . ?
  ? ? . ? ?
where   A is X, B is X
seen    634 of 1235

pattern harvested-one-space-link-attack-75a3018e
why     Strong players played here 101 times of 184.
draw
  ? ? . ? ?
  ? O . . ?
  . O A X .
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    101 of 184

pattern harvested-one-space-link-attack-18dd11e4
why     Strong players played here 97 times of 177.
draw
  ? ? . ? ?
  ? . . * ?
  . X A O B
  ? O X O ?
  ? ? O ? ?
where   A is X, B is X
seen    97 of 177

pattern harvested-one-space-link-attack-85f3806e
why     Strong players played here 113 times of 209.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . .
  ? O X O ?
  ? ? X ? ?
where   A is X, B is X
seen    113 of 209

pattern harvested-one-space-link-attack-834bd04f
why     Strong players played here 2,953 times of 6,097.
draw
  . . .
  O A .
  X O *
  ? B ?
where   A is X, B is X
seen    2953 of 6097

pattern harvested-one-space-link-attack-37dcd874
why     Strong players played here 234 times of 453.
draw
  O . .
  . A O
  X O *
  ? B ?
where   A is X, B is X
seen    234 of 453

pattern harvested-one-space-link-attack-307da955
why     Strong players played here 126 times of 236.
draw
  O . * ?
  . A O B
  O X O ?
where   A is X, B is X
seen    126 of 236

pattern harvested-one-space-link-attack-e0b8691e
why     Strong players played here 373 times of 737.
draw
  ? * . .
  B O A O
  ? X . .
where   A is X, B is X
seen    373 of 737

pattern harvested-one-space-link-attack-d8945d4d
why     Strong players played here 248 times of 485.
draw
  O . .
  . A .
  * O X
  ? B ?
where   A is X, B is X
seen    248 of 485

pattern harvested-one-space-link-attack-2daa4f57
why     Strong players played here 329 times of 657.
draw
  ? * . .
  B O A O
  ? O X .
where   A is X, B is X
seen    329 of 657

pattern harvested-one-space-link-attack-8f18690d
why     Strong players played here 112 times of 212.
draw
  O . * ?
  O A O B
  O . X ?
where   A is X, B is X
seen    112 of 212

pattern harvested-one-space-link-attack-a2819a55
why     Strong players played here 1,198 times of 2,508.
draw
  . . * ?
  X A O B
  O O X ?
where   A is X, B is X
seen    1198 of 2508

pattern harvested-one-space-link-attack-9b28f598
why     Strong players played here 269 times of 541.
draw
  . . .
  X A .
  O * O
  ? B ?
where   A is X, B is X
seen    269 of 541

pattern harvested-one-space-link-attack-5815e870
why     Strong players played here 533 times of 1,100.
draw
  ? * . .
  B O A .
  ? X . O
where   A is X, B is X
seen    533 of 1100

pattern harvested-one-space-link-attack-f5fd61f2
why     Strong players played here 137 times of 267.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X X . ?
  ? ? O ? ?
where   A is X, B is X
seen    137 of 267

pattern harvested-one-space-link-attack-2b46cb20
why     Strong players played here 156 times of 308.
draw
  O . * ?
  O A O B
  O O X ?
where   A is X, B is X
seen    156 of 308

pattern harvested-one-space-link-attack-62a72cf7
why     Strong players played here 558 times of 1,170.
draw
  . O * ?
  O A O B
  X X . ?
where   A is X, B is X
seen    558 of 1170

pattern harvested-one-space-link-attack-64598f3e
why     Strong players played here 328 times of 679.
draw
  . . . ?
  O A * B
  X X O ?
where   A is X, B is X
seen    328 of 679

pattern harvested-one-space-link-attack-b3760b1f
why     Strong players played here 97 times of 188.
draw
  ? O . .
  B * A .
  ? O X O
where   A is X, B is X
seen    97 of 188

pattern harvested-one-space-link-attack-3e7bd640
why     Strong players played here 139 times of 283.
draw
  . . .
  X A O
  O * .
  ? B ?
where   A is X, B is X
seen    139 of 283

pattern harvested-one-space-link-attack-adccbfa1
why     Strong players played here 485 times of 1,056.
draw
  ? B ?
  O O *
  O A X
  X O .
where   A is X, B is X
seen    485 of 1056

pattern harvested-one-space-link-attack-fbb79328
why     Strong players played here 262 times of 561.
draw
  . . . ?
  O A * B
  O X O ?
where   A is X, B is X
seen    262 of 561

pattern harvested-one-space-link-attack-10baa0bb
why     Strong players played here 130 times of 269.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? X . X ?
  ? ? . ? ?
where   A is X, B is X
seen    130 of 269

pattern harvested-one-space-link-attack-5ccd027a
why     Strong players played here 136 times of 284.
draw
  ? ? X ? ?
  ? . . . ?
  . O A . .
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    136 of 284

pattern harvested-one-space-link-attack-7c5cbe2b
why     Strong players played here 100 times of 205.
draw
  ? ? . ? ?
  ? . . . ?
  X X A X .
  ? O O * ?
  ? ? B ? ?
where   A is X, B is X
seen    100 of 205

pattern harvested-one-space-link-attack-af147ef7
why     Strong players played here 151 times of 321.
draw
  ? B ?
  . O *
  O A O
  X X .
where   A is X, B is X
seen    151 of 321

pattern harvested-one-space-link-attack-660bba61
why     Strong players played here 310 times of 686.
draw
  ? ? . ? ?
  ? X . . ?
  O O A . .
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    310 of 686

pattern harvested-one-space-link-attack-74546781
why     Strong players played here 336 times of 751.
draw
  ? ? . ? ?
  ? X . . ?
  B O A X O
  ? * O O ?
  ? ? . ? ?
where   A is X, B is X
seen    336 of 751

pattern harvested-one-space-link-attack-c0e45624
why     Strong players played here 222 times of 493.
draw
  O O .
  X A X
  O O *
  ? B ?
where   A is X, B is X
seen    222 of 493

pattern harvested-one-space-link-attack-8a93b314
why     Strong players played here 194 times of 430.
draw
  O . .
  X A X
  O O *
  ? B ?
where   A is X, B is X
seen    194 of 430

pattern harvested-one-space-link-attack-edb07631
why     Strong players played here 375 times of 866.
draw
  X . .
  . A .
  * O X
  ? B ?
where   A is X, B is X
seen    375 of 866

pattern harvested-one-space-link-attack-e8ea7a57
why     Strong players played here 146 times of 328.
draw
  O . * ?
  X A O B
  . . X ?
where   A is X, B is X
seen    146 of 328

pattern harvested-one-space-link-attack-56597a4e
why     Strong players played here 843 times of 2,055.
draw
  ? * . .
  B O A .
  ? O X O
where   A is X, B is X
seen    843 of 2055

pattern harvested-one-space-link-attack-dd238ec2
why     Strong players played here 161 times of 369.
draw
  O . * ?
  . A O B
  . X O ?
where   A is X, B is X
seen    161 of 369

pattern harvested-one-space-link-attack-1b09f81f
why     Strong players played here 201 times of 467.
draw
  ? B ?
  O O *
  X A X
  X O .
where   A is X, B is X
seen    201 of 467

pattern harvested-one-space-link-attack-b9036989
why     Strong players played here 124 times of 280.
draw
  . O .
  X A X
  O O *
  ? B ?
where   A is X, B is X
seen    124 of 280

pattern harvested-one-space-link-attack-34fa15d7
why     Strong players played here 447 times of 1,106.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . .
  ? O X . ?
  ? ? X ? ?
where   A is X, B is X
seen    447 of 1106

pattern harvested-one-space-link-attack-6c643ae4
why     Strong players played here 2,768 times of 7,241.
draw
  ? * . .
  B O A .
  ? O X .
where   A is X, B is X
seen    2768 of 7241

pattern harvested-one-space-link-attack-9fe9792a
why     Strong players played here 99 times of 229.
draw
  ? B ?
  O O *
  . A X
  O X O
where   A is X, B is X
seen    99 of 229

pattern harvested-one-space-link-attack-b6c51aa2
why     Strong players played here 173 times of 420.
draw
  ? ? . ? ?
  ? * . . ?
  B O A . .
  ? O O X ?
  ? ? X ? ?
where   A is X, B is X
seen    173 of 420

pattern harvested-one-space-link-attack-e0d090bb
why     Strong players played here 556 times of 1,425.
draw
  ? B ?
  * O .
  X A O
  . O X
where   A is X, B is X
seen    556 of 1425

pattern harvested-one-space-link-attack-774fe586
why     Strong players played here 124 times of 296.
draw
  O . . ?
  O A * B
  O X O ?
where   A is X, B is X
seen    124 of 296

pattern harvested-one-space-link-attack-a6dd54e6
why     Strong players played here 129 times of 309.
draw
  ? ? . ? ?
  ? . . . ?
  . O A . X
  ? * O X ?
  ? ? B ? ?
where   A is X, B is X
seen    129 of 309

pattern harvested-one-space-link-attack-efaaf8a9
why     Strong players played here 397 times of 1,014.
draw
  ? * . .
  B O A .
  ? X X O
where   A is X, B is X
seen    397 of 1014

pattern harvested-one-space-link-attack-4b8e7866
why     Strong players played here 115 times of 275.
draw
  O . * ?
  O A O B
  X . X ?
where   A is X, B is X
seen    115 of 275

pattern harvested-one-space-link-attack-4001518b
why     Strong players played here 540 times of 1,419.
draw
  . . .
  X A .
  * O O
  ? B ?
where   A is X, B is X
seen    540 of 1419

pattern harvested-one-space-link-attack-84e2a950
why     Strong players played here 109 times of 264.
draw
  . . . . .
  . . . . .
  B * A . .
  O O X . .
  . . . . .
where   A is X, B is X
seen    109 of 264

pattern harvested-one-space-link-attack-b18533da
why     Strong players played here 359 times of 932.
draw
  O . * ?
  O A O B
  X O O ?
where   A is X, B is X
seen    359 of 932

pattern harvested-one-space-link-attack-430a97d4
why     Strong players played here 136 times of 337.
draw
  . . * ?
  X A O B
  O . X ?
where   A is X, B is X
seen    136 of 337

pattern harvested-one-space-link-attack-d53eb153
why     Strong players played here 178 times of 450.
draw
  . . . ?
  O A * B
  . X O ?
where   A is X, B is X
seen    178 of 450

pattern harvested-one-space-link-attack-0b4dcf5b
why     Strong players played here 136 times of 340.
draw
  ? B ?
  * O .
  X A O
  O X O
where   A is X, B is X
seen    136 of 340

pattern harvested-one-space-link-attack-cf1ba4df
why     Strong players played here 121 times of 302.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . O
  ? O X . ?
  ? ? X ? ?
where   A is X, B is X
seen    121 of 302

pattern harvested-one-space-link-attack-61d78505
why     Strong players played here 649 times of 1,767.
draw
  ? . . .
  B * A .
  ? O X O
where   A is X, B is X
seen    649 of 1767

pattern harvested-one-space-link-attack-9fec2dc8
why     Strong players played here 226 times of 590.
draw
  . . .
  X A O
  O O *
  ? B ?
where   A is X, B is X
seen    226 of 590

pattern harvested-one-space-link-attack-7f28f717
why     Strong players played here 303 times of 805.
draw
  ? B ?
  O O *
  X A X
  O O O
where   A is X, B is X
seen    303 of 805

pattern harvested-one-space-link-attack-97c557d2
why     Strong players played here 3,310 times of 9,384.
draw
  . . .
  O A .
  * O X
  ? B ?
where   A is X, B is X
seen    3310 of 9384

pattern harvested-one-space-link-attack-26ecfdbd
why     Strong players played here 99 times of 246.
draw
  O . .
  . A O
  * O X
  ? B ?
where   A is X, B is X
seen    99 of 246

pattern harvested-one-space-link-attack-b491d7b9
why     Strong players played here 121 times of 308.
draw
  ? B ?
  O O *
  . A X
  X . O
where   A is X, B is X
seen    121 of 308

pattern harvested-one-space-link-attack-3b7dfdfb
why     Strong players played here 1,111 times of 3,120.
draw
  O . .
  O A .
  * O X
  ? B ?
where   A is X, B is X
seen    1111 of 3120

pattern harvested-one-space-link-attack-2021e161
why     Strong players played here 482 times of 1,341.
draw
  . . .
  X A X
  O O *
  ? B ?
where   A is X, B is X
seen    482 of 1341

pattern harvested-one-space-link-attack-9ee21840
why     Strong players played here 381 times of 1,063.
draw
  . . * ?
  X A O B
  X O X ?
where   A is X, B is X
seen    381 of 1063

pattern harvested-one-space-link-attack-c7c9bd75
why     Strong players played here 113 times of 295.
draw
  ? B ?
  X O *
  . A X
  X O O
where   A is X, B is X
seen    113 of 295

pattern harvested-one-space-link-attack-8009c52c
why     Strong players played here 1,733 times of 5,120.
draw
  ? X . .
  B O A X
  ? * O O
where   A is X, B is X
seen    1733 of 5120

pattern harvested-one-space-link-attack-a214c3fd
why     Strong players played here 201 times of 564.
draw
  ? B ?
  * O .
  X A O
  O O X
where   A is X, B is X
seen    201 of 564

pattern harvested-one-space-link-attack-1739254e
why     Strong players played here 121 times of 333.
draw
  O O .
  X A X
  * O O
  ? B ?
where   A is X, B is X
seen    121 of 333

pattern harvested-one-space-link-attack-6d57e5fb
why     Strong players played here 306 times of 894.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . .
  ? O X . ?
  ? ? O ? ?
where   A is X, B is X
seen    306 of 894

pattern harvested-one-space-link-attack-0c70c91d
why     Strong players played here 1,370 times of 4,222.
draw
  X . .
  O A .
  * O X
  ? B ?
where   A is X, B is X
seen    1370 of 4222

pattern harvested-one-space-link-attack-9f0f2d9f
why     Strong players played here 180 times of 515.
draw
  ? ? . ? ?
  ? . . . ?
  X . A . .
  ? O O * ?
  ? ? B ? ?
where   A is X, B is X
seen    180 of 515

pattern harvested-one-space-link-attack-35748a67
why     Strong players played here 212 times of 613.
draw
  ? B ?
  O O *
  O A X
  O X O
where   A is X, B is X
seen    212 of 613

pattern harvested-one-space-link-attack-61251250
why     Strong players played here 165 times of 476.
draw
  . . . . .
  . . . . .
  . . A . .
  . O * . .
  . . B . .
where   A is X, B is X
seen    165 of 476

pattern harvested-one-space-link-attack-020cbee4
why     Strong players played here 459 times of 1,401.
draw
  . . * ?
  X A O B
  O X O ?
where   A is X, B is X
seen    459 of 1401

pattern harvested-one-space-link-attack-004ec4a6
why     Strong players played here 208 times of 616.
draw
  ? O . .
  B O A .
  ? * X O
where   A is X, B is X
seen    208 of 616

pattern harvested-one-space-link-attack-29b3b5f2
why     Strong players played here 618 times of 1,928.
draw
  ? * . .
  B O A .
  ? X O X
where   A is X, B is X
seen    618 of 1928

pattern harvested-one-space-link-attack-12943eda
why     Strong players played here 161 times of 472.
draw
  O . . ?
  . A * B
  . X O ?
where   A is X, B is X
seen    161 of 472

pattern harvested-one-space-link-attack-33dad0a6
why     Strong players played here 225 times of 677.
draw
  ? B ?
  O O *
  X A X
  X O O
where   A is X, B is X
seen    225 of 677

pattern harvested-one-space-link-attack-7a5a4010
why     Strong players played here 213 times of 640.
draw
  . . . ?
  X A O B
  . O * ?
where   A is X, B is X
seen    213 of 640

pattern harvested-one-space-link-attack-fa06298a
why     Strong players played here 274 times of 837.
draw
  ? ? . ? ?
  ? . . . ?
  . X A * B
  ? O O O ?
  ? ? . ? ?
where   A is X, B is X
seen    274 of 837

pattern harvested-one-space-link-attack-cee92cd8
why     Strong players played here 324 times of 998.
draw
  ? B ?
  O O *
  O A X
  X O O
where   A is X, B is X
seen    324 of 998

pattern harvested-one-space-link-attack-e8961b54
why     Strong players played here 106 times of 306.
draw
  X . * ?
  X A O B
  O X O ?
where   A is X, B is X
seen    106 of 306

pattern harvested-one-space-link-attack-fd5e1616
why     Strong players played here 120 times of 354.
draw
  O O * ?
  O A O B
  X X O ?
where   A is X, B is X
seen    120 of 354

pattern harvested-one-space-link-attack-1a7f0fd0
why     Strong players played here 143 times of 429.
draw
  O O * ?
  . A O B
  O . X ?
where   A is X, B is X
seen    143 of 429

pattern harvested-one-space-link-attack-62e6f2a1
why     Strong players played here 96 times of 280.
draw
  | . ? ?
  | . * ?
  | A O B
  | . X ?
  | . ? ?
where   A is X, B is X
seen    96 of 280

pattern harvested-one-space-link-attack-7bd5af65
why     Strong players played here 122 times of 366.
draw
  O . . ?
  O A * B
  X X O ?
where   A is X, B is X
seen    122 of 366

pattern harvested-one-space-link-attack-cadd52fb
why     Strong players played here 175 times of 543.
draw
  X . * ?
  . A O B
  . X O ?
where   A is X, B is X
seen    175 of 543

pattern harvested-one-space-link-attack-8f766011
why     Strong players played here 102 times of 305.
draw
  X . * ?
  . A O B
  X O X ?
where   A is X, B is X
seen    102 of 305

pattern harvested-one-space-link-attack-fb6a06f9
why     Strong players played here 136 times of 419.
draw
  . . .
  O A .
  . * O
  ? B ?
where   A is X, B is X
seen    136 of 419

pattern harvested-one-space-link-attack-0eadcf6d
why     Strong players played here 525 times of 1,755.
draw
  . . . ?
  . A * B
  X O O ?
where   A is X, B is X
seen    525 of 1755

pattern harvested-one-space-link-attack-c587bae8
why     Strong players played here 138 times of 432.
draw
  ? B ?
  O O *
  O A X
  X X O
where   A is X, B is X
seen    138 of 432

pattern harvested-one-space-link-attack-ca7074fd
why     Strong players played here 131 times of 409.
draw
  . O * ?
  O A O B
  X X O ?
where   A is X, B is X
seen    131 of 409

pattern harvested-one-space-link-attack-0bb0e303
why     Strong players played here 201 times of 646.
draw
  ? B ?
  O O *
  X A O
  . O X
where   A is X, B is X
seen    201 of 646

pattern harvested-one-space-link-attack-27c8c11f
why     Strong players played here 178 times of 569.
draw
  . . * ?
  O A O B
  X X O ?
where   A is X, B is X
seen    178 of 569

pattern harvested-one-space-link-attack-196e1e87
why     Strong players played here 109 times of 340.
draw
  ? * . .
  B O A O
  ? X . O
where   A is X, B is X
seen    109 of 340

pattern harvested-one-space-link-attack-e310ea80
why     Strong players played here 158 times of 513.
draw
  ? * . .
  B O A .
  ? O X X
where   A is X, B is X
seen    158 of 513

pattern harvested-one-space-link-attack-5fffd7b9
why     Strong players played here 234 times of 780.
draw
  ? O . .
  B O A X
  ? * X O
where   A is X, B is X
seen    234 of 780

pattern harvested-one-space-link-attack-35a5a9c0
why     Strong players played here 411 times of 1,408.
draw
  ? ? . ? ?
  ? . . . ?
  O . A . .
  ? O * . ?
  ? ? B ? ?
where   A is X, B is X
seen    411 of 1408

pattern harvested-one-space-link-attack-13b1e684
why     Strong players played here 156 times of 509.
draw
  O . .
  X A X
  * O O
  ? B ?
where   A is X, B is X
seen    156 of 509

pattern harvested-one-space-link-attack-641004d7
why     Strong players played here 249 times of 836.
draw
  O O * ?
  X A O B
  . O X ?
where   A is X, B is X
seen    249 of 836

pattern harvested-one-space-link-attack-860517d7
why     Strong players played here 203 times of 684.
draw
  O . .
  O A X
  * O X
  ? B ?
where   A is X, B is X
seen    203 of 684

pattern harvested-one-space-link-attack-75d5f102
why     Strong players played here 239 times of 814.
draw
  X . .
  O A X
  O O *
  ? B ?
where   A is X, B is X
seen    239 of 814

pattern harvested-one-space-link-attack-3648da16
why     Strong players played here 531 times of 1,878.
draw
  ? . . .
  B * A .
  ? O O .
where   A is X, B is X
seen    531 of 1878

pattern harvested-one-space-link-attack-a95b4ae0
why     Strong players played here 137 times of 452.
draw
  ? B ?
  * O .
  X A O
  X O X
where   A is X, B is X
seen    137 of 452

pattern harvested-one-space-link-attack-e14d3247
why     Strong players played here 153 times of 509.
draw
  . . .
  X A O
  * O O
  ? B ?
where   A is X, B is X
seen    153 of 509

pattern harvested-one-space-link-attack-329e7ad2
why     Strong players played here 145 times of 482.
draw
  ? B ?
  O O *
  X A X
  O O X
where   A is X, B is X
seen    145 of 482

pattern harvested-one-space-link-attack-bcc9ebe5
why     Strong players played here 262 times of 905.
draw
  X . * ?
  . A O B
  X O O ?
where   A is X, B is X
seen    262 of 905

pattern harvested-one-space-link-attack-d6b8f4fc
why     Strong players played here 179 times of 608.
draw
  ? B ?
  O O *
  O A X
  X O X
where   A is X, B is X
seen    179 of 608

pattern harvested-one-space-link-attack-7d913a55
why     Strong players played here 148 times of 500.
draw
  ? ? . ? ?
  ? . . . ?
  O . A . .
  ? O O * ?
  ? ? B ? ?
where   A is X, B is X
seen    148 of 500

pattern harvested-one-space-link-attack-b8f8d799
why     Strong players played here 292 times of 1,035.
draw
  ? B ?
  X O *
  O A X
  O O O
where   A is X, B is X
seen    292 of 1035

pattern harvested-one-space-link-attack-52698700
why     Strong players played here 155 times of 532.
draw
  X . .
  O A X
  * O O
  ? B ?
where   A is X, B is X
seen    155 of 532

pattern harvested-one-space-link-attack-84978834
why     Strong players played here 2,171 times of 8,525.
draw
  ? . . .
  B * A .
  ? O X .
where   A is X, B is X
seen    2171 of 8525

pattern harvested-one-space-link-attack-3157d536
why     Strong players played here 96 times of 333.
draw
  ? B ?
  O O *
  . A X
  X X O
where   A is X, B is X
seen    96 of 333

pattern harvested-one-space-link-attack-086694e3
why     Strong players played here 176 times of 642.
draw
  ? ? B ? ?
  ? . O * ?
  . X A O .
  ? . O X ?
  ? ? . ? ?
where   A is X, B is X
seen    176 of 642

pattern harvested-one-space-link-attack-2e04c3a4
why     Strong players played here 119 times of 425.
draw
  ? O . .
  B O A .
  ? * O X
where   A is X, B is X
seen    119 of 425

pattern harvested-one-space-link-attack-ea507614
why     Strong players played here 97 times of 344.
draw
  ? B ?
  X O *
  O A X
  X O O
where   A is X, B is X
seen    97 of 344

pattern harvested-one-space-link-attack-8493f1fa
why     Strong players played here 98 times of 350.
draw
  ? B ?
  O * .
  . A .
  O O X
where   A is X, B is X
seen    98 of 350

pattern harvested-one-space-link-attack-fde66de8
why     Strong players played here 275 times of 1,060.
draw
  ? . . .
  B O A .
  ? * . X
where   A is X, B is X
seen    275 of 1060

pattern harvested-one-space-link-attack-0f7a59b9
why     Strong players played here 224 times of 858.
draw
  ? . . .
  B O A .
  ? * O X
where   A is X, B is X
seen    224 of 858

pattern harvested-one-space-link-attack-2236bca6
why     Strong players played here 158 times of 593.
draw
  O O .
  X A O
  * O X
  ? B ?
where   A is X, B is X
seen    158 of 593

pattern harvested-one-space-link-attack-033c1cdb
why     Strong players played here 234 times of 900.
draw
  X . * ?
  . A O B
  X O . ?
where   A is X, B is X
seen    234 of 900

pattern harvested-one-space-link-attack-a708b8d2
why     Strong players played here 613 times of 2,469.
draw
  ? * . .
  B O A .
  ? X X .
where   A is X, B is X
seen    613 of 2469

pattern harvested-one-space-link-attack-831ac3f3
why     Strong players played here 272 times of 1,069.
draw
  ? * O .
  B O A O
  ? X X O
where   A is X, B is X
seen    272 of 1069

pattern harvested-one-space-link-attack-067297fc
why     Strong players played here 105 times of 388.
draw
  . . * ?
  X A O B
  . . X ?
where   A is X, B is X
seen    105 of 388

pattern harvested-one-space-link-attack-ec6d2202
why     Strong players played here 167 times of 640.
draw
  . . * ?
  X A O B
  . O . ?
where   A is X, B is X
seen    167 of 640

pattern harvested-one-space-link-attack-fe6e6922
why     Strong players played here 457 times of 1,854.
draw
  ? * . .
  B O A .
  ? O O X
where   A is X, B is X
seen    457 of 1854

pattern harvested-one-space-link-attack-f04fb346
why     Strong players played here 415 times of 1,683.
draw
  ? ? . ? ?
  ? . . . ?
  . . A . .
  ? O O * ?
  ? ? B ? ?
where   A is X, B is X
seen    415 of 1683

pattern harvested-one-space-link-attack-e2c3fc6c
why     Strong players played here 145 times of 557.
draw
  ? O O .
  B O A O
  ? * X X
where   A is X, B is X
seen    145 of 557

pattern harvested-one-space-link-attack-0addbdaa
why     Strong players played here 112 times of 426.
draw
  . O * ?
  X A O B
  X O O ?
where   A is X, B is X
seen    112 of 426

pattern harvested-one-space-link-attack-617c8219
why     Strong players played here 279 times of 1,137.
draw
  | . * ?
  | A O B
  | . X ?
where   A is X, B is X
seen    279 of 1137

pattern harvested-one-space-link-attack-56c59777
why     Strong players played here 153 times of 604.
draw
  ? B ?
  O O *
  O A X
  O O X
where   A is X, B is X
seen    153 of 604

pattern harvested-one-space-link-attack-892557b9
why     Strong players played here 124 times of 484.
draw
  ? . . .
  B O A .
  ? * . O
where   A is X, B is X
seen    124 of 484

pattern harvested-one-space-link-attack-dbc91289
why     Strong players played here 312 times of 1,309.
draw
  ? * . .
  B O A .
  ? O . X
where   A is X, B is X
seen    312 of 1309

pattern harvested-one-space-link-attack-745ad7ce
why     Strong players played here 109 times of 431.
draw
  ? ? . ? ?
  ? . . . ?
  B * A . X
  ? O . . ?
  ? ? O ? ?
where   A is X, B is X
seen    109 of 431

pattern harvested-one-space-link-attack-b406c50a
why     Strong players played here 203 times of 843.
draw
  . O * ?
  X A O B
  O O X ?
where   A is X, B is X
seen    203 of 843

pattern harvested-one-space-link-attack-dba67ae9
why     Strong players played here 147 times of 601.
draw
  . . . ?
  X A O B
  O O * ?
where   A is X, B is X
seen    147 of 601

pattern harvested-one-space-link-attack-4d671859
why     Strong players played here 350 times of 1,508.
draw
  . . * ?
  X A O B
  X O O ?
where   A is X, B is X
seen    350 of 1508

pattern harvested-one-space-link-attack-baa5ddb9
why     Strong players played here 286 times of 1,221.
draw
  . O * ?
  X A O B
  . O X ?
where   A is X, B is X
seen    286 of 1221

pattern harvested-one-space-link-attack-f2a5df4e
why     Strong players played here 100 times of 399.
draw
  ? * . .
  B O A .
  ? . O O
where   A is X, B is X
seen    100 of 399

pattern harvested-one-space-link-attack-371bc5f7
why     Strong players played here 134 times of 555.
draw
  . . . ?
  . A * B
  X X O ?
where   A is X, B is X
seen    134 of 555

pattern harvested-one-space-link-attack-ad229d6a
why     Strong players played here 106 times of 432.
draw
  + - - - -
  | . . . ?
  | . A . .
  | X * X ?
  | ? B ? ?
where   A is X, B is X
seen    106 of 432

pattern harvested-one-space-link-attack-ea7fc74f
why     Strong players played here 215 times of 922.
draw
  O . .
  . A .
  . * O
  ? B ?
where   A is X, B is X
seen    215 of 922

pattern harvested-one-space-link-attack-540722ed
why     Strong players played here 149 times of 625.
draw
  ? B ?
  O O *
  . A O
  X . X
where   A is X, B is X
seen    149 of 625

pattern harvested-one-space-link-attack-3e8e913b
why     Strong players played here 167 times of 707.
draw
  . . * ?
  X A O B
  O . O ?
where   A is X, B is X
seen    167 of 707

pattern harvested-one-space-link-attack-43dd8c90
why     Strong players played here 96 times of 390.
draw
  O O .
  O A X
  X O *
  ? B ?
where   A is X, B is X
seen    96 of 390

pattern harvested-one-space-link-attack-e24d1408
why     Strong players played here 175 times of 746.
draw
  ? B ?
  O O *
  O A O
  X X X
where   A is X, B is X
seen    175 of 746

pattern harvested-one-space-link-attack-948e330c
why     Strong players played here 122 times of 509.
draw
  . . . ?
  O A * B
  X O O ?
where   A is X, B is X
seen    122 of 509

pattern harvested-one-space-link-attack-8f85f581
why     Strong players played here 335 times of 1,502.
draw
  . . * ?
  X A O B
  O O O ?
where   A is X, B is X
seen    335 of 1502

pattern harvested-one-space-link-attack-e0be2eb6
why     Strong players played here 597 times of 2,762.
draw
  ? X . .
  B O A X
  ? * O .
where   A is X, B is X
seen    597 of 2762

pattern harvested-one-space-link-attack-90c39399
why     Strong players played here 232 times of 1,028.
draw
  ? B ?
  O * .
  . A .
  . X O
where   A is X, B is X
seen    232 of 1028

pattern harvested-one-space-link-attack-f9c52f4f
why     Strong players played here 790 times of 3,690.
draw
  ? X . .
  B O A X
  ? * O X
where   A is X, B is X
seen    790 of 3690

pattern harvested-one-space-link-attack-74cbe6f1
why     Strong players played here 504 times of 2,335.
draw
  . . . ?
  . A * B
  X . O ?
where   A is X, B is X
seen    504 of 2335

pattern harvested-one-space-link-attack-4c080be8
why     Strong players played here 237 times of 1,060.
draw
  ? * . .
  B O A .
  ? . . X
where   A is X, B is X
seen    237 of 1060

pattern harvested-one-space-link-attack-d3bdf76f
why     Strong players played here 111 times of 472.
draw
  . . * ?
  X A O B
  . . O ?
where   A is X, B is X
seen    111 of 472

pattern harvested-one-space-link-attack-1b481f70
why     Strong players played here 287 times of 1,300.
draw
  O O * ?
  . A O B
  X . X ?
where   A is X, B is X
seen    287 of 1300

pattern harvested-one-space-link-attack-8117d4b2
why     Strong players played here 235 times of 1,068.
draw
  . . * ?
  X A O B
  O X X ?
where   A is X, B is X
seen    235 of 1068

pattern harvested-one-space-link-attack-b1b70c60
why     Strong players played here 157 times of 696.
draw
  . . . ?
  X A O B
  X O * ?
where   A is X, B is X
seen    157 of 696

pattern harvested-one-space-link-attack-c49506fa
why     Strong players played here 280 times of 1,288.
draw
  ? * O .
  B O A O
  ? X X X
where   A is X, B is X
seen    280 of 1288

pattern harvested-one-space-link-attack-d71bc260
why     Strong players played here 266 times of 1,221.
draw
  X . .
  . A O
  X O *
  ? B ?
where   A is X, B is X
seen    266 of 1221

pattern harvested-one-space-link-attack-7df1d3a2
why     Strong players played here 174 times of 787.
draw
  ? O . .
  B O A X
  ? * O X
where   A is X, B is X
seen    174 of 787

pattern harvested-one-space-link-attack-de9e1cb4
why     Strong players played here 166 times of 753.
draw
  . . * ?
  X A O B
  . O O ?
where   A is X, B is X
seen    166 of 753

pattern harvested-one-space-link-attack-e4fb1693
why     Strong players played here 1,342 times of 6,673.
draw
  . . .
  . A .
  O O *
  ? B ?
where   A is X, B is X
seen    1342 of 6673

pattern harvested-one-space-link-attack-ba6a5794
why     Strong players played here 333 times of 1,579.
draw
  . . . ?
  X A * B
  O . O ?
where   A is X, B is X
seen    333 of 1579

pattern harvested-one-space-link-attack-72690992
why     Strong players played here 167 times of 762.
draw
  X . .
  O A X
  * O X
  ? B ?
where   A is X, B is X
seen    167 of 762

pattern harvested-one-space-link-attack-1a925fe5
why     Strong players played here 153 times of 696.
draw
  . . * ?
  X A O B
  X O . ?
where   A is X, B is X
seen    153 of 696

pattern harvested-one-space-link-attack-012f1543
why     Strong players played here 3,552 times of 18,205.
draw
  . . .
  . A .
  O * .
  ? B ?
where   A is X, B is X
seen    3552 of 18205

pattern harvested-one-space-link-attack-04788880
why     Strong players played here 170 times of 784.
draw
  ? * . .
  B O A O
  ? O X O
where   A is X, B is X
seen    170 of 784

pattern harvested-one-space-link-attack-7577f548
why     Strong players played here 174 times of 807.
draw
  ? B ?
  X O *
  O A X
  O O X
where   A is X, B is X
seen    174 of 807

pattern harvested-one-space-link-attack-5ff15d1c
why     Strong players played here 153 times of 704.
draw
  ? O . .
  B O A .
  ? * . X
where   A is X, B is X
seen    153 of 704

pattern harvested-one-space-link-attack-5d948ee0
why     Strong players played here 241 times of 1,146.
draw
  . . .
  X A O
  X O *
  ? B ?
where   A is X, B is X
seen    241 of 1146

pattern harvested-one-space-link-attack-749caee6
why     Strong players played here 113 times of 520.
draw
  ? B ?
  O O *
  O A X
  O O O
where   A is X, B is X
seen    113 of 520

pattern harvested-one-space-link-attack-75220e43
why     Strong players played here 128 times of 601.
draw
  . . * ?
  X A O B
  O O . ?
where   A is X, B is X
seen    128 of 601

pattern harvested-one-space-link-attack-995ed1c1
why     Strong players played here 233 times of 1,145.
draw
  ? . . .
  B O A .
  ? * X .
where   A is X, B is X
seen    233 of 1145

pattern harvested-one-space-link-attack-5b212b92
why     Strong players played here 304 times of 1,527.
draw
  O O * ?
  X A O B
  X . X ?
where   A is X, B is X
seen    304 of 1527

pattern harvested-one-space-link-attack-f407abf4
why     Strong players played here 120 times of 572.
draw
  O O * ?
  X A O B
  X O X ?
where   A is X, B is X
seen    120 of 572

pattern harvested-one-space-link-attack-387ad9e4
why     Strong players played here 131 times of 634.
draw
  ? ? . ? ?
  ? * . . ?
  B . A . .
  ? X O O ?
  ? ? . ? ?
where   A is X, B is X
seen    131 of 634

pattern harvested-one-space-link-attack-4cb39bab
why     Strong players played here 102 times of 484.
draw
  ? * . .
  B O A .
  ? . . O
where   A is X, B is X
seen    102 of 484

pattern harvested-one-space-link-attack-dbc8a9c2
why     Strong players played here 471 times of 2,468.
draw
  ? * . .
  B O A .
  ? X . X
where   A is X, B is X
seen    471 of 2468

pattern harvested-one-space-link-attack-29995d4a
why     Strong players played here 124 times of 607.
draw
  . O * ?
  X A O B
  X O X ?
where   A is X, B is X
seen    124 of 607

pattern harvested-one-space-link-attack-3324cc5e
why     Strong players played here 103 times of 497.
draw
  ? * . .
  B O A .
  ? . X O
where   A is X, B is X
seen    103 of 497

pattern harvested-one-space-link-attack-60288be5
why     Strong players played here 214 times of 1,092.
draw
  . . * ?
  O A O B
  X O O ?
where   A is X, B is X
seen    214 of 1092

pattern harvested-one-space-link-attack-ae7832ff
why     Strong players played here 556 times of 3,044.
draw
  . . . ?
  X A * B
  O O O ?
where   A is X, B is X
seen    556 of 3044

pattern harvested-one-space-link-attack-a396a8ac
why     Strong players played here 235 times of 1,247.
draw
  ? . . .
  B * A .
  ? O . O
where   A is X, B is X
seen    235 of 1247

pattern harvested-one-space-link-attack-475166d8
why     Strong players played here 122 times of 619.
draw
  . . . ?
  X A O B
  O X * ?
where   A is X, B is X
seen    122 of 619

pattern harvested-one-space-link-attack-9cbd19c3
why     Strong players played here 385 times of 2,121.
draw
  . . . ?
  X A * B
  O X O ?
where   A is X, B is X
seen    385 of 2121

pattern harvested-one-space-link-attack-4b37c6ef
why     Strong players played here 216 times of 1,170.
draw
  . O . ?
  O A O B
  X X * ?
where   A is X, B is X
seen    216 of 1170

pattern harvested-one-space-link-attack-3277293b
why     Strong players played here 260 times of 1,425.
draw
  ? B ?
  . O *
  X A O
  . O X
where   A is X, B is X
seen    260 of 1425

pattern harvested-one-space-link-attack-19964083
why     Strong players played here 259 times of 1,431.
draw
  O O * ?
  O A O B
  O X X ?
where   A is X, B is X
seen    259 of 1431

pattern harvested-one-space-link-attack-db1619ad
why     Strong players played here 205 times of 1,145.
draw
  ? * . .
  B O A .
  ? . X .
where   A is X, B is X
seen    205 of 1145

pattern harvested-one-space-link-attack-6a50a2e9
why     Strong players played here 298 times of 1,753.
draw
  . . . ?
  X A * B
  . O O ?
where   A is X, B is X
seen    298 of 1753

pattern harvested-one-space-link-attack-ec7f4d62
why     Strong players played here 139 times of 789.
draw
  ? * O .
  B O A O
  ? X X .
where   A is X, B is X
seen    139 of 789

pattern harvested-one-space-link-attack-f3b721eb
why     Strong players played here 141 times of 817.
draw
  ? B ?
  X O *
  O A O
  O X X
where   A is X, B is X
seen    141 of 817

pattern harvested-one-space-link-attack-06faea59
why     Strong players played here 372 times of 2,301.
draw
  X O * ?
  . A O B
  X . X ?
where   A is X, B is X
seen    372 of 2301

pattern harvested-one-space-link-attack-bdb5a265
why     Strong players played here 135 times of 803.
draw
  ? * . .
  B O A .
  ? O . O
where   A is X, B is X
seen    135 of 803

pattern harvested-one-space-link-attack-8bb123c1
why     Strong players played here 135 times of 804.
draw
  O O * ?
  X A O B
  O X X ?
where   A is X, B is X
seen    135 of 804

pattern harvested-one-space-link-attack-c0ee3865
why     Strong players played here 323 times of 2,052.
draw
  O O * ?
  O A O B
  X X X ?
where   A is X, B is X
seen    323 of 2052

pattern harvested-one-space-link-attack-c9d795b3
why     Strong players played here 124 times of 741.
draw
  X O * ?
  O A O B
  . X X ?
where   A is X, B is X
seen    124 of 741

pattern harvested-one-space-link-attack-1d06a749
why     Strong players played here 252 times of 1,585.
draw
  . . .
  O A .
  O O *
  ? B ?
where   A is X, B is X
seen    252 of 1585

pattern harvested-one-space-link-attack-86267522
why     Strong players played here 148 times of 927.
draw
  . . . ?
  X A * B
  . . O ?
where   A is X, B is X
seen    148 of 927

pattern harvested-one-space-link-attack-24981ed1
why     Strong players played here 144 times of 902.
draw
  ? B ?
  X O *
  O A O
  X X X
where   A is X, B is X
seen    144 of 902

pattern harvested-one-space-link-attack-393aa51f
why     Strong players played here 242 times of 1,632.
draw
  . . . ?
  X A * B
  X O O ?
where   A is X, B is X
seen    242 of 1632

pattern harvested-one-space-link-attack-adb24195
why     Strong players played here 139 times of 946.
draw
  ? . . .
  B * A .
  ? O O O
where   A is X, B is X
seen    139 of 946

pattern harvested-one-space-link-attack-081617bb
why     Strong players played here 178 times of 1,235.
draw
  ? * . .
  B O A .
  ? O O O
where   A is X, B is X
seen    178 of 1235

pattern harvested-one-space-link-attack-0ca0bd42
why     Strong players played here 191 times of 1,338.
draw
  ? B ?
  O * .
  X A X
  O O O
where   A is X, B is X
seen    191 of 1338

pattern harvested-one-space-link-attack-80397939
why     Strong players played here 231 times of 1,647.
draw
  ? B ?
  X O *
  . A O
  X X X
where   A is X, B is X
seen    231 of 1647

pattern harvested-one-space-link-attack-98a3ec30
why     Strong players played here 102 times of 686.
draw
  . . .
  X A .
  * O X
  ? B ?
where   A is X, B is X
seen    102 of 686

pattern harvested-one-space-link-attack-ac10f5a8
why     Strong players played here 108 times of 744.
draw
  ? B ?
  O * .
  X A .
  . . X
where   A is X, B is X
seen    108 of 744

pattern harvested-one-space-link-attack-1f3a2794
why     Strong players played here 129 times of 908.
draw
  X O * ?
  O A O B
  O X X ?
where   A is X, B is X
seen    129 of 908

pattern harvested-one-space-link-attack-ba032e82
why     Strong players played here 105 times of 736.
draw
  ? B ?
  O * .
  X A X
  O O X
where   A is X, B is X
seen    105 of 736

pattern harvested-one-space-link-attack-bc7fd76e
why     Strong players played here 125 times of 900.
draw
  X . . ?
  . A O B
  X O * ?
where   A is X, B is X
seen    125 of 900

pattern harvested-one-space-link-attack-16335435
why     Strong players played here 151 times of 1,111.
draw
  ? B ?
  X O *
  O A O
  . X X
where   A is X, B is X
seen    151 of 1111

pattern harvested-one-space-link-attack-3463760c
why     Strong players played here 102 times of 748.
draw
  . . .
  O A .
  X * O
  ? B ?
where   A is X, B is X
seen    102 of 748

pattern harvested-one-space-link-attack-1c97f6b0
why     Strong players played here 134 times of 1,018.
draw
  ? B ?
  O * .
  X A X
  X O O
where   A is X, B is X
seen    134 of 1018

pattern harvested-one-space-link-attack-7ad30448
why     Strong players played here 257 times of 2,091.
draw
  ? * . .
  B . A .
  ? X O O
where   A is X, B is X
seen    257 of 2091

pattern harvested-one-space-link-attack-7c703eff
why     Strong players played here 279 times of 2,416.
draw
  ? O . .
  B * A .
  ? . . X
where   A is X, B is X
seen    279 of 2416
