import { form, leaf, limb, mirrored, moved, petals, spread } from './draw-forms.ts';
import { bar, type OwnDrawing, oval } from './draw-layers.ts';

const [paper, skin, cocoa] = ['#fdf7ea', '#e9b98c', '#4a2f22'];
const [red, pink, gold, orange, rust] = ['#c8443a', '#e58aa0', '#e6b23c', '#e0862c', '#b5561f'];
const [leafy, deep, lime] = ['#7da44e', '#44703a', '#b4cc7a'];
const [violet, plum] = ['#8a5aa0', '#5d3673'];
const cane = '#dcb06c';
const [frost, ice, steel] = ['#eef5f8', '#b9d6e4', '#6d9cb8'];

/** A crystal's arm, upright, with three pairs of twigs. */
const arm =
  limb('0 0 5, 0 -46 4') +
  mirrored(limb('0 -14 3.4, 10 -22 2.6') + limb('0 -25 3.4, 12 -35 2.6') + limb('0 -36 3, 8 -44 2.2'), 0);
const six = [0, 60, 120, 180, 240, 300];

/** Flowers about a ring, each in its place. */
const about = (count: number, r: number, draw: (x: number, y: number, turn: number) => string, from = 0) =>
  spread(count + 1, (k) => {
    if (k === count) return '';
    const turn = from + (360 * k) / count;
    const angle = (turn * Math.PI) / 180;
    return draw(50 + r * Math.sin(angle), 50 - r * Math.cos(angle), turn);
  });

/** A wicker basket with a handle: its ribs, and the withes woven through them in rows. */
const wicker: readonly OwnDrawing['layers'][number][] = [
  [rust, limb('18 52 5, 22 26 5, 50 8 5, 78 26 5, 82 52 5')],
  [cane, form('8 50!, 92 50!, 84 74, 78 94!, 22 94!, 16 74')],
  [
    rust,
    spread(5, (row) =>
      spread(6, (k) => {
        const wide = 38 - row * 2.2;
        const x = 50 + ((k - 2.5) / 3) * wide + (row % 2 === 0 ? 0 : wide / 6);
        return x > 50 + wide ? '' : limb(`${x - wide / 9} ${60 + row * 7} 3, ${x + wide / 9} ${60 + row * 7} 3`);
      }),
    ),
  ],
  [orange, bar(5, 47, 90, 8, 4) + bar(20, 91, 60, 6, 3)],
];

/** What went by its name under the drawing of another thing: a garland is no toran, a doll no dancer, ivy no leaf at large. */
export const namesakeDrawings: readonly OwnDrawing[] = [
  {
    id: 'doll',
    setting: 'sweet',
    names: [
      'doll, dolls, rag doll, rag dolls, cloth doll, cloth dolls, gudiya, gudiyan, gudiyaan, dhingli, dhingliyo, dhingali, putli, putliyan',
      'गुड़िया, गुड़ियां, गुड़ियों, गुड़ियाएं, पुतली, पुतलियां',
      'ઢીંગલી, ઢીંગલીઓ, પૂતળી, પૂતળીઓ',
    ],
    layers: [
      [cocoa, oval(50, 25, 20, 19) + oval(26, 33, 8, 10) + oval(74, 33, 8, 10)],
      [red, oval(31, 24, 4) + oval(69, 24, 4)],
      [
        skin,
        oval(50, 28, 15, 14.5) +
          limb('36 49 6, 24 57 5.4, 15 66 5') +
          limb('64 49 6, 76 57 5.4, 85 66 5') +
          bar(41, 78, 6, 14, 2) +
          bar(53, 78, 6, 14, 2),
      ],
      [
        cocoa,
        form('35 25!, 40 16, 50 13, 60 16, 65 25!, 57 21, 50 20, 43 21') + oval(44.5, 28, 1.7) + oval(55.5, 28, 1.7),
      ],
      [
        pink,
        oval(40.5, 33, 2.6, 2) +
          oval(59.5, 33, 2.6, 2) +
          form('37 46, 50 43, 63 46, 70 62, 79 82!, 65 84, 50 85, 35 84, 21 82!, 30 62'),
      ],
      [red, form('46 34.5!, 50 36, 54 34.5!, 50 38.6') + oval(38, 93, 5.6, 3.6) + oval(62, 93, 5.6, 3.6)],
      [
        paper,
        form('40 44.5!, 50 51, 60 44.5!, 58 50, 50 54, 42 50') +
          form('40 58, 50 57, 60 58, 65 75!, 50 78, 35 75!') +
          oval(29, 76, 2) +
          oval(71, 76, 2),
      ],
      [red, oval(50, 64, 3.6) + limb('39 57 2, 50 56.4 2, 61 57 2')],
    ],
  },
  {
    id: 'betel-leaf',
    setting: 'garden',
    names: [
      'betel leaf, betel leaves, paan leaf, paan leaves, paan ka patta, paan ke patte, nagarvel, nagarvel na pan, nagarvel nu pan',
      'पान का पत्ता, पान के पत्ते, पान के पत्तों',
      'નાગરવેલ, નાગરવેલનું પાન, નાગરવેલનાં પાન, નાગરવેલના પાન',
    ],
    layers: [
      [
        deep,
        limb('50 30 3, 48 14 2.6, 40 4 2.2') +
          form('50 26!, 58 17, 72 15, 86 25, 90 42, 82 62, 66 80, 50 98!, 34 80, 18 62, 10 42, 14 25, 28 15, 42 17'),
      ],
      [leafy, form('50 28!, 58 19, 72 17, 84 27, 87 42, 80 60, 64 78, 50 94!')],
      [
        lime,
        limb('50 27 3, 50 60 2.2, 50 92 0.6') +
          mirrored(
            limb('50 30 1.6, 64 34 1.3, 74 44 0.5') +
              limb('50 34 1.6, 66 48 1.3, 72 62 0.5') +
              limb('50 48 1.5, 60 60 1.2, 63 74 0.5') +
              limb('50 28 1.5, 66 24 1.2, 78 30 0.5'),
          ),
      ],
    ],
  },
  {
    id: 'ivy',
    setting: 'garden',
    names: ['ivy, ivies, ivy leaf, ivy leaves, english ivy, ivy vine', 'आइवी, आइवी के पत्ते', 'આઇવી, આઇવીનાં પાન'],
    layers: [
      [deep, limb('50 62 4, 49 80 3.4, 42 98 3')],
      [
        leafy,
        form(
          '50 4!, 58 18, 62 30!, 76 22, 94 24!, 88 38, 76 48!, 84 58, 86 72!, 70 72, 58 68, 50 64!, 42 68, 30 72, 14 72!, 16 58, 24 48!, 12 38, 6 24!, 24 22, 38 30!, 42 18',
        ),
      ],
      [deep, form('50 4!, 58 18, 62 30!, 76 22, 94 24!, 88 38, 76 48!, 84 58, 86 72!, 70 72, 58 68, 50 64!')],
      [
        lime,
        limb('50 64 2.6, 50 36 2, 50 9 0.6') +
          mirrored(limb('50 62 2.2, 66 44 1.6, 90 26 0.6') + limb('50 63 2, 66 64 1.4, 83 70 0.6')),
      ],
    ],
  },
  {
    id: 'snowflake',
    setting: 'sky',
    names: [
      'snowflake, snowflakes, snow flake, snow flakes, snow crystal, snow crystals, barf ke phool',
      'हिमकण, बर्फ़ के फूल, बर्फ के फूल',
      'હિમકણ, બરફનાં ફૂલ',
    ],
    layers: [
      [steel, six.map((turn) => moved(arm, 50, 50, turn)).join('')],
      [ice, six.map((turn) => moved(limb('0 -6 2, 0 -42 1.4'), 50, 50, turn)).join('') + petals(50, 50, 6, 15, 9, 30)],
      [frost, petals(50, 50, 6, 10, 6)],
    ],
  },
  {
    id: 'fleur-de-lis',
    setting: 'plain',
    names: [
      'fleur de lis, fleur de lys, fleurs de lis, fleurs de lys, fleur-de-lis, fleur-de-lys',
      'फ्लर द लिस',
      'ફ્લર દ લિસ',
    ],
    layers: [
      [
        gold,
        form('50 3!, 60 18, 65 34, 61 50, 57 60, 43 60, 39 50, 35 34, 40 18') +
          mirrored(
            form('54 60!, 58 44, 66 32, 80 30, 92 40, 92 54, 82 60, 74 55!, 80 50, 80 44, 73 43, 67 50, 64 60'),
          ) +
          mirrored(form('52 68!, 60 68, 64 76, 72 84, 80 80!, 76 92, 66 92, 58 84, 55 78')) +
          form('44 68!, 56 68!, 57 82, 50 97!, 43 82'),
      ],
      [rust, bar(34, 59, 32, 9, 3)],
      [paper, form('50 12!, 55 26, 57 40, 53 54, 50 57, 47 54, 43 40, 45 26')],
      [orange, limb('38 63.5 2, 62 63.5 2')],
    ],
  },
  {
    id: 'flower-wreath',
    setting: 'garden',
    names: [
      'flower wreath, flower wreaths, floral wreath, floral wreaths, wreaths of flowers, wreaths of roses, phoolon ka ghera, pushp chakra',
      'फूलों का घेरा, पुष्प चक्र',
      'ફૂલોનો ઘેરો, પુષ્પચક્ર',
    ],
    layers: [
      [deep, about(24, 34, (x, y, turn) => leaf(x, y, turn + 50, 17, 8) + leaf(x, y, turn + 130, 15, 7))],
      [pink, about(6, 35, (x, y) => petals(x, y, 6, 12, 9))],
      [violet, about(6, 35, (x, y) => petals(x, y, 5, 7.6, 5.6), 30)],
      [red, about(6, 35, (x, y) => petals(x, y, 5, 7, 5, 36))],
      [gold, about(6, 35, (x, y) => oval(x, y, 2.6)) + about(6, 35, (x, y) => oval(x, y, 2), 30)],
    ],
  },
  {
    id: 'jharokha',
    setting: 'plain',
    names: [
      'jharokha, jharokhas, jharokhe, mughal window, mughal windows, palace window, palace windows, rajasthani window, rajasthani windows',
      'झरोखा, झरोखे, झरोखों',
      'ઝરૂખો, ઝરૂખા, ઝરૂખાઓ',
    ],
    layers: [
      [
        orange,
        form('50 2!, 53 8, 60 13, 72 20, 79 28!, 21 28!, 28 20, 40 13, 47 8') +
          bar(14, 28, 72, 5, 1) +
          bar(18, 33, 64, 46) +
          bar(12, 78, 76, 6, 1) +
          form('18 84!, 82 84!, 70 91, 58 98!, 42 98!, 30 91'),
      ],
      [gold, bar(20, 34, 6, 44) + bar(74, 34, 6, 44) + bar(20, 66, 60, 12) + limb('26 24 2, 50 18 2, 74 24 2')],
      [
        cocoa,
        form('31 65!, 31 50, 35 44, 40 43, 44 38, 50 34!, 56 38, 60 43, 65 44, 69 50, 69 65!') +
          spread(6, (k) => oval(28 + k * 8.8, 72, 2.4, 3.2)),
      ],
      [rust, bar(13, 31, 74, 2) + bar(13, 78, 74, 2) + limb('34 90 1.6, 50 93 1.8, 66 90 1.6')],
      [paper, limb('34 64 1.6, 34 52 1.6, 41 46 1.4, 50 38 1.2, 59 46 1.4, 66 52 1.6, 66 64 1.6') + oval(50, 8, 1.6)],
    ],
  },
  {
    id: 'thistle',
    setting: 'garden',
    names: ['thistle, thistles, thistle flower, thistle flowers, scottish thistle', 'ऊंटकटारा', 'ઉત્કંટો'],
    layers: [
      [
        deep,
        limb('50 60 3.6, 49 80 3.2, 52 98 3') +
          form('50 84!, 38 80, 30 86!, 28 76, 16 76!, 20 66, 10 60!, 24 60, 34 66, 44 74') +
          form('50 92!, 62 86, 72 90!, 72 80, 84 78!, 78 70, 88 62!, 74 64, 64 72, 56 80'),
      ],
      [violet, spread(9, (_, share) => leaf(50, 44, -52 + 104 * share, 40, 9))],
      [plum, spread(6, (_, share) => leaf(50, 44, -38 + 76 * share, 32, 6))],
      [leafy, form('50 34, 62 37, 69 47, 66 58, 58 65, 50 67, 42 65, 34 58, 31 47, 38 37')],
      [
        deep,
        [
          [42, 44],
          [50, 42],
          [58, 44],
          [38, 52],
          [46, 51],
          [54, 51],
          [62, 52],
          [43, 59],
          [50, 59],
          [57, 59],
        ]
          .map(([x = 0, y = 0]) => form(`${x - 3} ${y - 2}!, ${x} ${y + 3}!, ${x + 3} ${y - 2}!, ${x} ${y}`))
          .join(''),
      ],
    ],
  },
  {
    id: 'branch',
    setting: 'garden',
    names: [
      'branch, branches, twig, twigs, bough, boughs, leafy branch, leafy branches, tree branch, tree branches, daal, dali, neem ki daal, neem ki dali, limda ni dal, limda ni dali',
      'डाली, डालियां, शाखा, शाखाएं, टहनी, टहनियां, नीम की डाल, नीम की डाली',
      'ડાળી, ડાળીઓ, ડાળ, લીમડાની ડાળ, લીમડાની ડાળી',
    ],
    layers: [
      [
        cocoa,
        limb('6 92 6, 28 74 5, 50 54 4, 70 36 3, 90 12 1.2') +
          limb('30 72 3.4, 34 52 2.8, 30 32 1.4') +
          limb('52 52 3.2, 70 58 2.6, 86 56 1.2'),
      ],
      [
        deep,
        leaf(24, 76, -60, 24, 11) +
          leaf(34, 56, -64, 22, 10) +
          leaf(30, 34, -30, 24, 11) +
          leaf(46, 58, -42, 24, 11) +
          leaf(60, 46, -38, 24, 11) +
          leaf(74, 32, -40, 22, 10) +
          leaf(88, 14, -14, 14, 8),
      ],
      [
        leafy,
        leaf(20, 80, 96, 24, 11) +
          leaf(34, 50, 40, 22, 10) +
          leaf(30, 36, 16, 22, 10) +
          leaf(40, 64, 118, 24, 11) +
          leaf(66, 57, 140, 22, 10) +
          leaf(70, 57, 46, 20, 9) +
          leaf(84, 56, 84, 16, 9) +
          leaf(68, 38, 92, 24, 11) +
          leaf(80, 24, 84, 20, 10),
      ],
    ],
  },
  {
    id: 'cauliflower',
    setting: 'garden',
    names: [
      'cauliflower, cauliflowers, phool gobhi, phoolgobi, gobi, gobhi, fulevar, flower gobi',
      'फूलगोभी, गोभी',
      'ફૂલેવર, ફ્લાવર',
    ],
    layers: [
      [deep, mirrored(form('48 92!, 28 90, 12 74, 4 52, 10 36!, 22 48, 32 66, 44 84'))],
      [leafy, mirrored(form('50 96!, 34 92, 24 78, 18 58, 22 44!, 34 56, 44 74')) + limb('50 80 16, 50 96 12')],
      [
        paper,
        oval(50, 30, 16) +
          oval(34, 40, 14) +
          oval(66, 40, 14) +
          oval(26, 54, 11) +
          oval(74, 54, 11) +
          oval(42, 56, 16) +
          oval(58, 56, 16) +
          oval(50, 68, 16),
      ],
      [
        gold,
        spread(9, (k) => {
          const [x = 0, y = 0] =
            [
              [42, 28],
              [56, 26],
              [32, 40],
              [48, 42],
              [66, 42],
              [30, 56],
              [46, 60],
              [60, 60],
              [72, 54],
            ][k] ?? [];
          return form(`${x - 5} ${y + 1}, ${x} ${y - 4}, ${x + 5} ${y + 1}!, ${x} ${y - 1.4}`);
        }),
      ],
    ],
  },
  {
    id: 'basket',
    setting: 'plain',
    names: [
      'basket, baskets, wicker basket, wicker baskets, picnic basket, picnic baskets, cane basket, cane baskets, tokri, tokriyan, chhabdi basket',
      'टोकरी, टोकरियां, टोकरा',
      'ટોપલી, ટોપલીઓ, ટોપલો',
    ],
    layers: wicker,
  },
  {
    id: 'flower-basket',
    setting: 'garden',
    names: [
      'flower basket, flower baskets, basket of flowers, baskets of flowers, flowers in a basket, flowers in baskets, phoolon ki tokri',
      'फूलों की टोकरी, फूलों की टोकरियां',
      'ફૂલોની ટોપલી, ફૂલની ટોપલી',
    ],
    layers: [
      ...wicker.slice(0, 1),
      [deep, [-70, -40, 40, 70].map((turn) => leaf(50 + turn / 4, 50, turn, 30, 12)).join('')],
      [pink, petals(32, 40, 6, 13, 10) + petals(68, 40, 6, 13, 10)],
      [violet, petals(50, 34, 6, 12, 9, 30)],
      [red, petals(32, 40, 5, 7, 5) + petals(68, 40, 5, 7, 5)],
      [gold, oval(32, 40, 3) + oval(68, 40, 3) + oval(50, 34, 3.4)],
      ...wicker.slice(1),
    ],
  },
];
