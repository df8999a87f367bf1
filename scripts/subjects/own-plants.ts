import { form, leaf, limb, mirrored, moved, spread } from './draw-forms.ts';
import { type OwnDrawing, oval } from './draw-layers.ts';

const [paper, cream] = ['#fdf7ea', '#f4e6c8'];
const [dark, tan] = ['#6b452b', '#d7a566'];
const [red, gold, orange, rust] = ['#c8443a', '#e6b23c', '#e0862c', '#a8402f'];
const [violet, plum, mauve] = ['#7a3f7e', '#5a2a60', '#b083b4'];
const [leafy, deep, lime] = ['#86ad55', '#4b7a42', '#b4cc7a'];

/** One frond of a fern or palm: leaflets in pairs along a bowed rib. */
const leaflets = (
  count: number,
  length: (share: number) => number,
  width: number,
  open: number,
  rib: (share: number) => readonly [number, number, number],
) =>
  spread(count, (_, share) => {
    const [x, y, lean] = rib(share);
    const own = length(share);
    return leaf(x, y, lean + open, own, width, -0.06) + leaf(x, y, lean - open, own, width, 0.06);
  });

/** Leaves, fruit and what grows wild, as large as the flowers beside them. */
export const plantDrawings: readonly OwnDrawing[] = [
  {
    id: 'garlic',
    setting: 'plain',
    names: ['garlic, garlics, garlic bulb, garlic bulbs, lahsun', 'लहसुन, लहसन', 'લસણ, લસણની કળી'],
    layers: [
      [
        tan,
        limb('50 34 5, 49 22 3.6, 54 10 2.6') +
          limb('42 91 1.2, 38 97 0.8') +
          limb('50 93 1.2, 50 99 0.8') +
          limb('58 91 1.2, 62 97 0.8'),
      ],
      [paper, form('50 24!, 45 36, 32 46, 20 58, 18 74, 28 87, 50 93, 72 87, 82 74, 80 58, 68 46, 55 36')],
      [
        cream,
        form('50 30!, 44 44, 34 58, 31 74, 38 88, 50 92, 44 76, 44 58') +
          form('58 40!, 66 50, 74 62, 74 76, 66 86, 66 72, 62 54'),
      ],
      [
        mauve,
        limb('50 32 0.6, 45 50 1.4, 44 72 1.4, 48 90 0.6') +
          limb('54 38 0.6, 62 54 1.4, 66 72 1.4, 64 87 0.6') +
          limb('44 40 0.6, 32 54 1.3, 27 72 1.2, 32 86 0.6'),
      ],
    ],
  },
  {
    id: 'plum',
    setting: 'garden',
    names: ['plum, plums, plum fruit, aloo bukhara', 'आलूबुख़ारा, आलूबुखारा, बेर', 'આલુબુખારા, આલુ બુખારા'],
    layers: [
      [dark, limb('50 33 3, 52 22 2.4, 58 12 2')],
      [deep, leaf(54, 20, 68, 34, 14, 0.08)],
      [violet, form('50 32, 66 26, 82 36, 89 54, 84 74, 68 90, 48 93, 28 84, 15 66, 16 46, 30 31')],
      [plum, limb('50 34 1.6, 41 48 2.6, 38 66 2, 44 82 0.8')],
      [mauve, form('66 36, 76 42, 80 54, 76 62, 70 54, 64 46')],
    ],
  },
  {
    id: 'pineapple',
    setting: 'garden',
    names: ['pineapple, pineapples, ananas, anaanas', 'अनानास', 'અનાનસ, અનેનાસ'],
    layers: [
      [deep, [-62, -38, 38, 62].map((turn) => leaf(50, 42, turn, 34, 10, turn < 0 ? -0.12 : 0.12)).join('')],
      [
        leafy,
        [-20, 20].map((turn) => leaf(50, 42, turn, 42, 11, turn < 0 ? -0.06 : 0.06)).join('') + leaf(50, 42, 0, 42, 10),
      ],
      [gold, form('50 36, 62 38, 71 48, 74 64, 70 82, 60 94, 50 97, 40 94, 30 82, 26 64, 29 48, 38 38')],
      [
        orange,
        mirrored(
          [
            '29 48 1, 36 42 1.4, 44 37 0.8',
            '26 62 1, 42 49 1.6, 59 38 0.8',
            '27 74 1, 48 57 1.6, 69 45 0.8',
            '30 84 1, 52 67 1.6, 73 54 0.8',
            '37 92 1, 57 77 1.6, 74 64 0.8',
            '46 96 1, 60 87 1.6, 72 76 0.8',
          ]
            .map(limb)
            .join(''),
        ),
      ],
      [
        rust,
        [
          [50, 49],
          [40, 56],
          [60, 56],
          [50, 64],
          [35, 65],
          [65, 65],
          [42, 73],
          [58, 73],
          [50, 81],
          [37, 82],
          [63, 82],
          [50, 91],
        ]
          .map(([x = 0, y = 0]) => form(`${x - 1.8} ${y + 1}!, ${x} ${y - 2.6}!, ${x + 1.8} ${y + 1}!, ${x} ${y + 2}`))
          .join(''),
      ],
    ],
  },
  {
    id: 'banana-leaf',
    setting: 'garden',
    names: [
      'banana leaf, banana leaves, kele ka patta, kele ke patte, kel na pan, kel nu pan, kelna pan, kelnu pan',
      'केले का पत्ता, केले के पत्ते, केले के पत्तों',
      'કેળનું પાન, કેળનાં પાન, કેળના પાન, કેળાનાં પાન, કેળપત્ર',
    ],
    layers: [
      [
        leafy,
        moved(
          form(
            '0 -50!, -9 -44, -17 -30, -20 -12, -12 -9!, -20 -7, -20 8, -16 22, -9 20!, -14 28, -8 36, 0 40!, 8 36, 16 26, 20 10, 13 5!, 21 4, 21 -12, 13 -15!, 20 -20, 16 -34, 8 -45',
          ),
          50,
          50,
          24,
          1.02,
        ),
      ],
      [
        deep,
        moved(
          form('0 -50!, -9 -44, -17 -30, -20 -12, -12 -9!, -20 -7, -20 8, -16 22, -9 20!, -14 28, -8 36, 0 40!'),
          50,
          50,
          24,
          1.02,
        ),
      ],
      [
        lime,
        moved(
          limb('0 50 3.4, 0 20 3, 0 -20 2.2, 0 -48 0.6') +
            [-36, -24, -12, 0, 12, 24]
              .map(
                (y) =>
                  limb(`0 ${y + 8} 1.2, 9 ${y + 2} 1, 16 ${y - 1} 0.5`) +
                  limb(`0 ${y + 8} 1.2, -9 ${y + 2} 1, -16 ${y - 1} 0.5`),
              )
              .join(''),
          50,
          50,
          24,
          1.02,
        ),
      ],
    ],
  },
  {
    id: 'palm-frond',
    setting: 'garden',
    names: [
      'palm frond, palm fronds, frond, fronds, palm leaf, palm leaves, areca leaf, areca leaves, areca palm, coconut leaf, coconut leaves, tad ke patte, khajur ke patte, nariyal ke patte, nariyeli na pan',
      'ताड़ के पत्ते, ताड़ का पत्ता, नारियल के पत्ते, खजूर के पत्ते',
      'તાડનાં પાન, તાડનું પાન, નાળિયેરીનાં પાન, ખજૂરીનાં પાન',
    ],
    layers: [
      [deep, spread(11, (_, t) => leaf(14 + 62 * t, 94 - 76 * t ** 0.8, -48 + 30 * t, 40 - 16 * t, 6.6, -0.1))],
      [
        leafy,
        spread(11, (_, t) => leaf(14 + 62 * t, 94 - 76 * t ** 0.8, 108 - 52 * t, 40 - 16 * t, 6.6, 0.1)) +
          leaf(76, 18, 42, 24, 6.6),
      ],
      [lime, limb('8 99 3.4, 26 78 3, 50 46 2.2, 77 17 0.8')],
    ],
  },
  {
    id: 'fern',
    setting: 'garden',
    names: [
      'fern, ferns, fern frond, fern fronds, fern leaf, fern leaves, bracken, hansraj',
      'फ़र्न, फर्न, पर्णांग, हंसराज',
      'ફર્ન, હંસરાજ',
    ],
    layers: [
      [
        leafy,
        leaflets(
          13,
          (t) => 30 * (1 - t) ** 0.75 + 5,
          6,
          66,
          (t) => [32 + 26 * t - 6 * t * t, 92 - 86 * t, 14 - 22 * t],
        ) + leaf(52, 6, -10, 9, 5),
      ],
      [
        deep,
        limb('30 99 2.6, 38 76 2.2, 49 40 1.6, 52 4 0.6') +
          spread(13, (_, t) => {
            const [x, y, lean, r] = [
              32 + 26 * t - 6 * t * t,
              92 - 86 * t,
              14 - 22 * t,
              0.7 * (30 * (1 - t) ** 0.75 + 5),
            ];
            const at = (turn: number) =>
              `${x + Math.sin((turn * Math.PI) / 180) * r} ${y - Math.cos((turn * Math.PI) / 180) * r}`;
            return limb(`${x} ${y} 1, ${at(lean + 66)} 0.5`) + limb(`${x} ${y} 1, ${at(lean - 66)} 0.5`);
          }),
      ],
    ],
  },
  {
    id: 'mushroom',
    setting: 'garden',
    names: [
      'mushroom, mushrooms, toadstool, toadstools, wild mushroom, wild mushrooms, khumbi, kukurmutta',
      'मशरूम, खुंबी, कुकुरमुत्ता, कुकुरमुत्ते',
      'મશરૂમ, બિલાડીનો ટોપ, બિલાડીના ટોપ',
    ],
    layers: [
      [leafy, leaf(24, 96, -30, 26, 6, -0.1) + leaf(30, 97, -6, 20, 5) + leaf(90, 96, 26, 22, 6, 0.1)],
      [cream, limb('46 46 10, 44 66 10, 43 84 13, 44 93 15') + limb('76 72 6, 77 84 6.4, 77 93 8')],
      [tan, form('30 44!, 46 38, 62 43!, 58 50, 46 53, 35 51') + form('66 72!, 76 69, 87 72!, 84 76, 76 78, 69 76')],
      [
        red,
        form('14 44!, 18 28, 30 14, 46 9, 62 14, 74 28, 79 44!, 64 47, 46 44, 28 47') +
          form('59 72!, 63 62, 72 56, 80 56, 89 62, 94 72!, 84 73, 76 71, 68 73'),
      ],
      [
        paper,
        form('26 30, 32 26, 36 31, 31 36, 26 35') +
          form('44 15, 52 15, 54 22, 48 26, 42 22') +
          form('60 28, 67 28, 69 35, 63 38, 58 34') +
          form('42 34, 49 33, 50 39, 44 41') +
          oval(76, 63, 3) +
          oval(85, 68, 2.4) +
          oval(68, 67, 2),
      ],
      [tan, limb('38 70 1.4, 45 73 1.8, 51 69 1') + limb('40 88 1, 41 80 0.6') + limb('47 90 1, 47 82 0.6')],
    ],
  },
  {
    id: 'acanthus-leaf',
    setting: 'garden',
    names: [
      'acanthus leaf, acanthus leaves, leaves of acanthus, acanthus foliage, scroll leaf, scroll leaves, curling acanthus leaves',
      'एकैन्थस, अकैंथस, एकेंथस, एकैन्थस के पत्ते',
      'એકેન્થસ, અકેન્થસ, એકેન્થસનાં પાન',
    ],
    layers: [
      [
        leafy,
        form(
          '22 98!, 14 90, 10 80!, 18 82, 8 72, 6 60!, 15 65, 8 52, 10 38!, 18 47, 16 32, 24 18!, 29 30, 32 16, 46 6!, 45 18, 56 8, 72 8!, 66 16, 80 14, 92 24, 94 38, 86 48, 74 48, 68 40, 72 32, 80 33, 80 39!, 84 34, 80 27, 70 26, 62 34, 60 46!, 56 54, 48 58!, 52 66, 44 72!, 42 80, 36 86!, 30 94',
        ),
      ],
      [
        deep,
        form(
          '22 98!, 24 84, 26 68, 32 50, 42 36, 56 28, 70 26, 62 34, 60 46!, 56 54, 48 58!, 52 66, 44 72!, 42 80, 36 86!, 30 94',
        ),
      ],
      [
        lime,
        limb('22 97 2.6, 24 80 2.4, 30 54 2, 42 36 1.6, 58 27 1.2, 72 25 0.5') +
          [
            '25 76 1.4, 18 68 1, 12 64 0.4',
            '27 66 1.4, 20 54 1, 14 44 0.4',
            '31 52 1.4, 26 38 1, 25 26 0.4',
            '39 39 1.4, 40 26 1, 44 14 0.4',
            '52 30 1.4, 58 20 1, 66 13 0.4',
            '66 25 1.200, 76 20 1, 84 24 0.4',
            '30 60 1.4, 40 60 1, 50 57 0.4',
            '27 74 1.4, 36 76 1, 44 72 0.4',
            '40 42 1.4, 50 44 1, 58 44 0.4',
            '24 86 1.200, 30 88 1, 35 86 0.4',
          ]
            .map(limb)
            .join(''),
      ],
    ],
  },
  {
    id: 'pomegranate-cut',
    setting: 'garden',
    names: [
      'cut pomegranate, cut pomegranates, pomegranate half, split pomegranate, split pomegranates, kata anar',
      'कटा अनार, कटे अनार',
      'કાપેલું દાડમ, કાપેલાં દાડમ',
    ],
    layers: [
      [
        dark,
        limb('4 14 3, 24 20 3, 44 18 2.6, 70 10 1.8') +
          limb('34 20 2, 38 30 2.4') +
          limb('58 15 1.6, 72 30 1.6, 74 40 2'),
      ],
      [deep, leaf(14, 17, 200, 28, 11, 0.06) + leaf(68, 11, 66, 30, 11, 0.05) + leaf(48, 17, -20, 18, 9)],
      [leafy, leaf(26, 19, -36, 20, 9) + leaf(64, 12, 120, 26, 10, 0.05) + leaf(8, 15, -20, 14, 8)],
      [
        red,
        form(
          '38 30!, 50 31, 62 40, 66 56, 60 72, 48 81, 44 82, 46 92!, 41 88, 37 95!, 34 87, 28 90!, 31 81, 18 73, 11 57, 15 41, 26 32',
        ) + form('74 40!, 84 41, 92 50, 92 62, 84 71, 82 80!, 77 74, 71 80!, 69 71, 66 68, 68 54, 68 46'),
      ],
      [cream, form('40 38!, 52 46, 57 58, 52 70, 40 78!, 26 70, 21 57, 27 45')],
      [
        rust,
        [
          [40, 46],
          [34, 50],
          [46, 51],
          [29, 56],
          [40, 55],
          [51, 58],
          [35, 61],
          [46, 62],
          [30, 66],
          [40, 68],
          [49, 68],
          [40, 74],
        ]
          .map(([x = 0, y = 0]) => form(`${x - 2.9} ${y}, ${x} ${y - 3.6}, ${x + 2.9} ${y}, ${x} ${y + 3.2}`))
          .join(''),
      ],
      [orange, limb('20 40 1.4, 15 50 2, 16 62 0.8') + limb('87 48 1.2, 89 56 1.8, 86 63 0.8')],
    ],
  },
];
