// long: a table of drawings, one after another.
import { form, leaf, limb, mirrored, moved, spread } from './draw-forms.ts';
import { type OwnDrawing, oval } from './draw-layers.ts';

const [paper, cream] = ['#fdf7ea', '#f4e6c8'];
const [dark, tan] = ['#6b452b', '#d7a566'];
const [red, gold, orange, rust] = ['#c8443a', '#e6b23c', '#e0862c', '#a8402f'];
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
    id: 'monstera-leaf',
    setting: 'garden',
    names: [
      'monstera, monstera leaf, monstera leaves, monsteras, swiss cheese plant, split leaf, split leaves',
      'मॉन्स्टेरा, मोंस्टेरा, मॉन्स्टेरा के पत्ते, मॉन्स्टेरा पत्ते',
      'મોન્સ્ટેરા, મોન્સ્ટેરાનાં પાન',
    ],
    layers: [
      [
        leafy,
        mirrored(
          form(
            '50 26!, 44 14, 34 8, 22 9, 14 17!, 28 24!, 12 22, 6 32, 6 40!, 26 36!, 6 45, 8 58!, 28 48!, 12 64, 18 74!, 34 58!, 24 78, 32 86!, 42 66!, 38 88, 50 98!',
          ),
        ),
      ],
      [
        deep,
        form(
          '50 26!, 56 14, 66 8, 78 9, 86 17!, 72 24!, 88 22, 94 32, 94 40!, 74 36!, 94 45, 92 58!, 72 48!, 88 64, 82 74!, 66 58!, 76 78, 68 86!, 58 66!, 62 88, 50 98!',
        ),
      ],
      [
        cream,
        mirrored(
          [
            '47 36!, 42 33, 37 34, 34 36!, 39 38, 44 38.500',
            '47 47!, 42 46, 37 48, 34 51!, 40 51, 45 49.500',
            '47 58!, 43 59, 40 62, 38 66!, 43 64, 46 61',
            '47 26!, 43 21, 38 20, 34 20!, 38 24, 43 27',
          ]
            .map(form)
            .join(''),
        ),
      ],
      [
        lime,
        limb('49 2 2.6, 50 26 2.8, 50 62 2, 50 95 0.6') +
          mirrored(
            [
              '50 28 1.6, 38 20 1.3, 24 14 0.5',
              '50 34 1.6, 34 31 1.3, 12 32 0.5',
              '50 44 1.6, 32 42 1.3, 12 50 0.5',
              '50 56 1.6, 36 56 1.3, 20 68 0.5',
              '50 68 1.4, 42 70 1.2, 31 80 0.5',
            ]
              .map(limb)
              .join(''),
          ),
      ],
    ],
  },
  {
    id: 'palm-frond',
    setting: 'garden',
    names: [
      'palm frond, palm fronds, palm leaf, palm leaves, areca leaf, areca leaves, areca palm, coconut leaf, coconut leaves, tad ke patte, khajur ke patte, nariyal ke patte, nariyeli na pan',
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
    id: 'olive',
    setting: 'garden',
    names: [
      'olive, olives, olive branch, olive branches, olive sprig, olive sprigs, olive leaves, jaitun, jaitoon, zaitun',
      'जैतून, ज़ैतून, जैतून की डाली, ज़ैतून की टहनी',
      'ઓલિવ, જૈતૂન, ઓલિવની ડાળી',
    ],
    layers: [
      [
        dark,
        limb('16 99 2.6, 28 80 2.2, 44 58 1.9, 60 36 1.4, 74 10 0.8') +
          limb('37 68 1.4, 52 66 1.1, 62 68 0.9') +
          limb('52 47 1.3, 40 40 1, 34 42 0.8') +
          limb('63 31 1.2, 74 33 1, 80 38 0.8') +
          limb('29 79 1.3, 20 74 1, 15 77 0.8'),
      ],
      [
        deep,
        leaf(26, 84, 68, 30, 6.8, 0.05) +
          leaf(35, 70, -50, 32, 7, -0.05) +
          leaf(43, 60, 88, 30, 6.8, 0.06) +
          leaf(52, 47, -38, 32, 6.8, -0.04) +
          leaf(61, 34, 82, 28, 6.4, 0.05) +
          leaf(66, 26, -34, 26, 6, -0.04) +
          leaf(74, 11, 36, 16, 5),
      ],
      [
        leafy,
        leaf(21, 91, -52, 26, 6.6, -0.05) +
          leaf(29, 78, 48, 26, 6.4, 0.04) +
          leaf(40, 64, -78, 30, 6.8, -0.05) +
          leaf(48, 53, 50, 30, 6.6, 0.05) +
          leaf(57, 40, -66, 28, 6.4, -0.05) +
          leaf(64, 30, 44, 26, 6, 0.05) +
          leaf(70, 19, -18, 22, 5.6) +
          leaf(72, 14, 74, 20, 5.4, 0.05),
      ],
      [
        '#5c5f38',
        moved(oval(0, 0, 5.2, 7), 66, 74, -22) +
          moved(oval(0, 0, 5, 6.6), 29, 47, 18) +
          moved(oval(0, 0, 4.6, 6), 84, 43, -24) +
          moved(oval(0, 0, 4.6, 6), 12, 83, 16) +
          moved(oval(0, 0, 4.4, 5.8), 55, 76, 6),
      ],
      [
        lime,
        limb('63.500 71 1.8, 64 75 1.2') +
          limb('27 44.500 1.8, 26.500 48 1.2') +
          limb('82 40.500 1.6, 82.500 44 1') +
          limb('10.500 80.500 1.6, 10 84 1') +
          limb('53.500 73.500 1.6, 53.500 77 1'),
      ],
    ],
  },
  {
    id: 'artichoke',
    setting: 'garden',
    names: [
      'artichoke, artichokes, globe artichoke, globe artichokes, hathichak, haathichak',
      'हाथीचक, आर्टिचोक, हाथीचक के फूल',
      'આર્ટિચોક, હાથીચક',
    ],
    layers: [
      [deep, limb('50 78 5.4, 49 90 5, 50 100 5.4')],
      [leafy, mirrored(form('48 96!, 36 96, 26 90, 14 91, 4 82!, 14 82, 10 75!, 20 78, 19 70!, 28 77, 38 80, 46 88!'))],
      [lime, mirrored(limb('48 95 1.6, 34 88 1.3, 20 84 1, 8 82 0.4'))],
      [
        deep,
        [-64, -44, 44, 64].map((turn) => leaf(50, 76, turn, 40, 24)).join('') +
          [-26, 26].map((turn) => leaf(50, 74, turn, 58, 24)).join('') +
          leaf(50, 60, 0, 56, 22),
      ],
      [
        leafy,
        [-54, 54].map((turn) => leaf(50, 78, turn, 38, 22)).join('') +
          [-34, 34].map((turn) => leaf(50, 77, turn, 50, 22)).join('') +
          [-13, 13].map((turn) => leaf(50, 72, turn, 54, 21)).join(''),
      ],
      [lime, [-22, 22].map((turn) => leaf(50, 80, turn, 40, 20)).join('') + leaf(50, 78, 0, 46, 21)],
      [leafy, [-42, 42].map((turn) => leaf(50, 82, turn, 28, 17)).join('') + leaf(50, 82, 0, 24, 18)],
      [
        deep,
        limb('50 76 0.6, 50 66 1.2, 50 58.500 0.5') +
          mirrored(
            limb('58 63 0.6, 62 54 1.2, 64.500 46 0.4') +
              limb('61 76 0.6, 66 68 1.2, 68.500 62 0.4') +
              limb('74 62 0.6, 80 53 1.2, 84 46 0.4') +
              limb('60 40 0.6, 63 30 1.2, 63.500 22 0.4'),
          ),
      ],
    ],
  },
  {
    id: 'heliconia',
    setting: 'garden',
    names: [
      'heliconia, heliconias, lobster claw, lobster claws, lobster claw flower, lobster claw flowers',
      'हेलिकोनिया, हेलीकोनिया',
      'હેલિકોનિયા',
    ],
    layers: [
      [deep, leaf(44, 98, -34, 62, 20, -0.06) + leaf(50, 99, 48, 50, 17, 0.08)],
      [leafy, limb('44 98 1.4, 26 76 1.4, 12 48 0.5') + limb('50 99 1.4, 68 84 1.2, 84 66 0.4')],
      [dark, limb('48 100 3.4, 50 76 3, 48 56 2.6, 51 38 2.2, 49 18 1.6')],
      [
        red,
        form('51 80!, 60 76, 72 66, 92 61!, 82 73, 68 81, 56 84!') +
          form('49 66!, 40 62, 27 52, 8 48!, 17 60, 32 68, 45 70!') +
          form('50 52!, 58 48, 69 38, 86 32!, 78 44, 66 53, 54 56!') +
          form('50 39!, 43 35, 33 25, 18 20!, 25 32, 37 40, 47 43!') +
          form('50 27!, 56 23, 63 14, 74 7!, 70 18, 61 28, 53 31!') +
          form('50 20!, 46 14, 47 6, 50 0!, 53 7, 53 15'),
      ],
      [
        gold,
        form('62 77.500, 72 70, 92 61!, 80 71, 68 78') +
          form('38 63.500, 28 56, 8 48!, 20 58, 32 65') +
          form('60 49.500, 69 42, 86 32!, 76 43, 66 50') +
          form('41 36.500, 33 29, 18 20!, 28 31, 37 37.500') +
          form('57.500 24.500, 63 18, 74 7!, 68 18, 61 25'),
      ],
      [
        lime,
        limb('70 71 1.6, 78 62 1.4, 80 58 0.6') +
          limb('30 57 1.6, 24 48 1.4, 22 44 0.6') +
          limb('67 43 1.4, 73 35 1.2, 75 31 0.5') +
          limb('35 30 1.4, 30 22 1.2, 29 18 0.5'),
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
      'cut pomegranate, cut pomegranates, pomegranate branch, pomegranate branches, pomegranate half, split pomegranate, split pomegranates, anar ki dali, kata anar',
      'कटा अनार, कटे अनार, अनार की डाली',
      'કાપેલું દાડમ, કાપેલાં દાડમ, દાડમની ડાળી',
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
