import { form, leaf, limb, moved, spread } from './draw-forms.ts';
import { type OwnDrawing, oval } from './draw-layers.ts';

const [red, crimson, blush, seed] = ['#cf3f3a', '#98262c', '#ea8076', '#f6d98a'];
const [leafy, deep, bark] = ['#7ba650', '#47743d', '#6b452b'];
const [orange, rind, shine] = ['#e58a2b', '#b9601c', '#f6bd6b'];
const [grape, violet, bloom] = ['#7b4a8c', '#4f2a60', '#b48fc0'];

/** Seeds in rows that bow with the fruit, each a grain that points to its tip. */
const seeds = [
  [38, [30, 43, 57, 70]],
  [50, [25, 37, 50, 63, 75]],
  [62, [31, 44, 56, 69]],
  [73, [38, 50, 62]],
  [83, [45, 55]],
] as const;
const grains = seeds
  .flatMap(([y, xs]) => xs.map((x) => moved(leaf(0, 0, 180, 5, 2.6), x, y + Math.abs(x - 50) * -0.06, (50 - x) * 0.5)))
  .join('');

/** Berries of a bunch, the lower ones in front. */
const bunch = [
  [34, 34],
  [50, 31],
  [66, 34],
  [27, 47],
  [42, 46],
  [58, 46],
  [73, 47],
  [35, 60],
  [50, 60],
  [65, 60],
  [42, 73],
  [58, 73],
  [50, 86],
] as const;

/** Fruit of boughs and beds, round and heavy, shaded on one side, lit on the other. */
export const fruitDrawings: readonly OwnDrawing[] = [
  {
    id: 'strawberry',
    setting: 'garden',
    names: ['strawberry, strawberries', 'स्ट्रॉबेरी, स्ट्रॉबेरियां, स्ट्रॉबेरी फल', 'સ્ટ્રોબેરી, સ્ટ્રૉબેરી, સ્ટ્રોબેરી ફળ'],
    layers: [
      [deep, limb('50 24 3.4, 53 14 2.6, 60 5 2.2')],
      [red, form('50 24, 66 22, 80 28, 86 42, 82 58, 72 76, 60 92, 50 98, 40 92, 28 76, 18 58, 14 42, 20 28, 34 22')],
      [crimson, form('80 28, 86 42, 82 58, 72 76, 60 92, 50 98, 58 86, 68 70, 74 54, 76 40')],
      [blush, form('27 34, 33 31, 33 42, 31 54, 27 58, 22 48')],
      [seed, grains],
      [
        deep,
        [-96, -58, 58, 96].map((turn) => leaf(50, 24, turn, 30, 12, turn < 0 ? 0.16 : -0.16)).join('') +
          leaf(50, 22, 180, 24, 11),
      ],
      [leafy, [-132, -28, 28, 132].map((turn) => leaf(50, 24, turn, 26, 11, turn < 0 ? 0.12 : -0.12)).join('')],
      [seed, limb('50 25 0.6, 34 30 1.1, 24 29 0.5') + limb('50 25 0.6, 66 30 1.1, 76 29 0.5')],
    ],
  },
  {
    id: 'hot-pepper',
    setting: 'plain',
    names: [
      'hot pepper, chilli, chili, chillies, chilli pepper, chilli peppers, chili pepper, chili peppers, hot peppers, chillis, chilies, red chilli, red chillies, mirchi, marcha, mirch, marchu',
      'तीखी मिर्च, लाल मिर्च, मिर्ची, हरी मिर्च, मिर्च, मिर्चें, मिर्चियां',
      'મરચું, લાલ મરચું, મરચાં, લીલાં મરચાં, લાલ મરચાં, તીખું મરચું',
    ],
    layers: [
      [deep, limb('72 16 4, 80 9 3.4, 90 6 3')],
      [red, form('62 18, 74 20, 80 30, 77 44, 68 60, 54 76, 36 88, 16 95!, 8 94!, 26 84, 40 70, 48 54, 52 38, 54 26')],
      [crimson, form('80 30, 77 44, 68 60, 54 76, 36 88, 16 95!, 34 83, 50 69, 62 54, 69 40, 73 27')],
      [blush, limb('61 27 1.2, 58 42 3, 51 57 2.4, 42 69 0.8')],
      [leafy, form('58 22, 60 14, 68 9, 78 11, 83 19, 82 27!, 75 23, 70 28!, 65 22, 58 26!')],
      [deep, limb('74 13 0.8, 74 18 1.3, 71 25 0.6')],
    ],
  },
  {
    id: 'cherries',
    setting: 'garden',
    names: ['cherries, cherry fruit', 'चेरी, चेरियां', 'ચેરીઝ, ચેરી'],
    layers: [
      [deep, limb('62 8 3.4, 44 26 2.2, 32 46 2, 29 58 2.6') + limb('62 8 3.4, 66 30 2.2, 69 50 2, 70 66 2.6')],
      [leafy, leaf(62, 9, -76, 44, 17, -0.12)],
      [deep, limb('60 9 0.6, 40 7 1.4, 22 8 0.5')],
      [red, oval(29, 72, 22, 21)],
      [crimson, form('48 60, 51 72, 45 86, 32 93, 18 90, 28 90, 40 83, 46 72')],
      [blush, form('15 66, 20 58, 26 57, 22 63, 18 72, 15 73')],
      [red, oval(70, 79, 20.5, 19.5)],
      [crimson, form('88 68, 90.5 79, 85 91, 73 98, 60 96, 70 95, 81 89, 86 79')],
      [blush, form('57 74, 61 66, 67 65, 63 71, 60 79, 57 80')],
      [crimson, limb('22 54 0.8, 29 58 2.2, 36 54 0.8') + limb('63 62 0.8, 70 66 2.2, 77 62 0.8')],
    ],
  },
  {
    id: 'tangerine',
    setting: 'garden',
    names: [
      'tangerine, oranges, mandarin, clementine, satsuma, orange fruit, orange fruits, santra, narangi fruit',
      'संतरा, संतरे, नारंगी फल',
      'નાનું ચપટું સંતરું, સંતરું, સંતરાં',
    ],
    layers: [
      [bark, limb('50 26 4, 51 16 3, 56 7 2.6')],
      [leafy, leaf(53, 16, 72, 42, 18, 0.12)],
      [deep, limb('55 16 0.6, 72 13 1.4, 90 10 0.5')],
      [orange, form('50 24, 68 22, 84 32, 93 50, 91 70, 80 86, 64 95, 50 97, 36 95, 20 86, 9 70, 7 50, 16 32, 32 22')],
      [rind, form('84 32, 93 50, 91 70, 80 86, 64 95, 50 97, 40 96, 60 89, 75 78, 83 62, 85 46')],
      [shine, form('22 42, 30 34, 38 33, 30 42, 25 54, 22 58, 19 52')],
      [
        rind,
        spread(5, (k) => oval(46 + ((k * 13) % 26), 50 + ((k * 17) % 30), 0.8, 0.8)) +
          limb('44 28 0.6, 50 25 2.4, 56 28 0.6') +
          limb('50 25 2, 50 32 0.6') +
          limb('50 25 1.6, 42 33 0.5') +
          limb('50 25 1.6, 58 33 0.5'),
      ],
    ],
  },
  {
    id: 'grapes',
    setting: 'garden',
    names: ['grapes, grape, angoor, bunch of grapes', 'अंगूर, अंगूर का गुच्छा', 'દ્રાક્ષ, દ્રાક્ષનું ઝૂમખું'],
    layers: [
      [bark, limb('50 30 3, 50 16 3.4, 57 5 4, 68 3 3')],
      [
        leafy,
        form(
          '52 18!, 42 8!, 32 12!, 30 4!, 20 8!, 20 16!, 10 20!, 17 27!, 13 36!, 24 34!, 28 42!, 36 34!, 45 34!, 46 25!',
        ),
      ],
      [
        deep,
        limb('51 18 0.8, 36 20 1.5, 20 22 0.5') +
          limb('40 20 0.5, 32 11 1, 30 8 0.4') +
          limb('38 20 0.5, 30 32 1, 27 38 0.4'),
      ],
      [grape, bunch.map(([x, y]) => oval(x, y, 8.2, 8.6)).join('')],
      [
        violet,
        bunch
          .map(([x, y]) =>
            form(
              `${x + 5} ${y - 6}, ${x + 8} ${y}, ${x + 5} ${y + 7}, ${x - 1} ${y + 8.4}, ${x + 4} ${y + 4}, ${x + 6} ${y - 1}`,
            ),
          )
          .join(''),
      ],
      [bloom, bunch.map(([x, y]) => oval(x - 3, y - 3.4, 2.2, 1.7)).join('')],
    ],
  },
];
