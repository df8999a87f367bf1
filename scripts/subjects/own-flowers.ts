import { form, leaf, limb, mirrored, moved, petal, petals, puff, spread } from './draw-forms.ts';
import { around, type OwnDrawing, oval } from './draw-layers.ts';

const [paper, cream] = ['#fdf7ea', '#f4e6c8'];
const [brown, dark, tan] = ['#a06a3c', '#6b452b', '#d7a566'];
const [red, gold, orange] = ['#c8443a', '#e6b23c', '#e0862c'];
const [leafy, deep, lime] = ['#86ad55', '#4b7a42', '#b4cc7a'];
const [lilac, violet] = ['#b79ac6', '#7d5a9c'];

/** Where the flowers of a tuberose sit on its stalk: place, turn, size. */
const tubers = [
  [49, 70, -74, 1.25],
  [51, 62, 70, 1.2],
  [49, 48, -56, 1.05],
  [51, 42, 52, 0.95],
] as const;

/** Flowers with their leaves and ears of wheat, drawn whole as sprigs and branches. */
export const flowerDrawings: readonly OwnDrawing[] = [
  {
    id: 'dandelion-flower',
    setting: 'garden',
    names: [
      'dandelion puff, dandelion puffs, dandelion seed, dandelion seeds, blowing dandelion, blowing dandelions',
      'उड़ते सिंहपर्णी, कुकरौंधा',
      'ઊડતા ડેન્ડેલિયન, સિંહપર્ણી',
    ],
    layers: [
      [
        deep,
        limb('44 99 2.4, 47 80 2.2, 48 44 2') +
          form('44 97!, 36 90, 38 84!, 28 82, 28 75!, 18 72, 10 62!, 24 66, 30 68!, 36 74, 40 80!, 44 88'),
      ],
      [
        tan,
        around(48, 36, 26, 15)
          .map(([x, y]) => limb(`48 36 1.2, ${x} ${y} 0.9`))
          .join(''),
      ],
      [
        paper,
        around(48, 36, 30, 15)
          .map(([x, y]) => puff(x, y, 5))
          .join('') +
          around(48, 36, 19, 9, 0.2)
            .map(([x, y]) => puff(x, y, 4.4))
            .join(''),
      ],
      [brown, oval(48, 36, 5.4)],
      [tan, limb('84 30 1.2, 90 22 1') + limb('86 60 1.2, 92 52 1')],
      [
        paper,
        [
          [92, 19, 30],
          [94, 49, 30],
        ]
          .map(([x = 0, y = 0]) => petals(x, y, 5, 7, 3, -70, 170))
          .join(''),
      ],
    ],
  },
  {
    id: 'laurels',
    setting: 'garden',
    names: [
      'wreath, wreaths, laurel, laurel wreath, leaf wreath, laurels',
      'जयपत्र, पत्तों का घेरा',
      'વિજયમાળા, પાંદડાંનો ઘેરો',
    ],
    layers: [
      [
        brown,
        limb('50 92 2.2, 26 86 2, 10 66 2, 8 44 2, 20 22 1.8, 40 10 1.2') +
          limb('50 92 2.2, 74 86 2, 90 66 2, 92 44 2, 80 22 1.8, 60 10 1.2'),
      ],
      [
        deep,
        mirrored(
          spread(8, (_, t) => {
            const a = Math.PI * (1.06 + 0.8 * t);
            return leaf(50 + Math.sin(a) * 42, 50 - Math.cos(a) * 42, (a * 180) / Math.PI + 130, 17, 8);
          }),
        ),
      ],
      [
        leafy,
        mirrored(
          spread(8, (_, t) => {
            const a = Math.PI * (1.1 + 0.8 * t);
            return leaf(50 + Math.sin(a) * 42, 50 - Math.cos(a) * 42, (a * 180) / Math.PI + 42, 17, 8);
          }),
        ),
      ],
      [red, mirrored(petals(22, 82, 5, 9, 8) + petals(9, 50, 5, 7, 6.4)) + petals(50, 91, 5, 10.5, 9)],
      [
        gold,
        mirrored(oval(22, 82, 2.8) + oval(9, 50, 2.2) + oval(16, 30, 2.6) + oval(33, 14, 2.4)) + oval(50, 91, 3.2),
      ],
    ],
  },
  {
    id: 'wisteria',
    setting: 'garden',
    names: [
      'wisteria branch, wisteria branches, hanging wisteria, wisteria cluster, wisteria clusters',
      'विस्टेरिया की डाली',
      'વિસ્ટેરિયાની ડાળી',
    ],
    layers: [
      [brown, limb('2 10 3, 24 6 3.4, 48 12 3, 74 8 2.6, 98 14 1.8')],
      [
        leafy,
        leaf(18, 8, 214, 26, 10) +
          leaf(20, 8, 248, 24, 10) +
          leaf(82, 10, 150, 26, 10) +
          leaf(78, 9, 116, 24, 10) +
          leaf(60, 10, 20, 14, 8),
      ],
      [deep, limb('48 12 1.6, 48 50 1.3, 47 94 0.8') + leaf(16, 7, 178, 20, 9) + leaf(86, 11, 186, 20, 9)],
      [
        lilac,
        spread(8, (k, t) => {
          const y = 18 + 72 * t;
          const r = 17 * (1 - t) ** 0.7 + 2;
          return (
            petal(48, y, -112, r, 9 - 4 * t) +
            petal(48, y, 112, r, 9 - 4 * t) +
            (k % 2 ? '' : petal(48, y, 180, 9 - 3 * t, 8 - 4 * t))
          );
        }),
      ],
      [
        violet,
        spread(8, (_, t) => {
          const y = 22 + 70 * t;
          const r = 13 * (1 - t) ** 0.7 + 2;
          return petal(48, y, -142, r, 7 - 3 * t) + petal(48, y, 142, r, 7 - 3 * t);
        }),
      ],
    ],
  },
  {
    id: 'lily-of-the-valley',
    setting: 'garden',
    names: [
      'lily of the valley sprig, lily of the valley sprigs, sprig of lily of the valley, sprigs of lily of the valley',
      'घाटी की लिली की टहनी',
      'ખીણની લીલીની ડાળી',
    ],
    layers: [
      [deep, form('40 99!, 20 82, 12 56, 22 26, 34 8!, 42 30, 46 58, 44 84')],
      [leafy, form('40 99!, 50 84, 52 58, 60 34, 76 20!, 78 46, 70 74, 56 92')],
      [
        lime,
        limb('40 98 1.6, 30 68 1.3, 34 12 0.5') +
          limb('42 98 1.6, 62 66 1.2, 75 24 0.5') +
          limb('42 98 2.2, 48 70 2, 52 40 1.8, 64 18 1.5, 82 12 1.2, 92 20 1') +
          [
            [53, 40, 66, 44],
            [57, 28, 72, 34],
            [65, 18, 78, 24],
          ]
            .map(([x = 0, y = 0, a = 0, b = 0]) => limb(`${x} ${y} 1.1, ${a - 2} ${y} 1, ${a} ${b} 0.9`))
            .join(''),
      ],
      [
        paper,
        [
          [67, 44],
          [73, 33],
          [79, 22],
          [92, 20],
          [52, 52],
        ]
          .map(([x = 0, y = 0]) =>
            form(
              `${x} ${y}, ${x + 6} ${y + 3}, ${x + 7} ${y + 10}, ${x + 9} ${y + 14}!, ${x + 4} ${y + 12}, ${x} ${y + 15}!, ${x - 4} ${y + 12}, ${x - 9} ${y + 14}!, ${x - 7} ${y + 10}, ${x - 6} ${y + 3}`,
            ),
          )
          .join(''),
      ],
    ],
  },
  {
    id: 'frangipani',
    setting: 'garden',
    names: [
      'champa buti, champa butis, champa ki buti, champa sprig, champa sprigs, frangipani sprig, frangipani sprigs',
      'चंपा की बूटी, चंपा की बूटियां',
      'ચંપાની બુટ્ટી, ચંપાના બુટ્ટા',
    ],
    layers: [
      [deep, leaf(50, 56, 128, 46, 18, 0.05) + leaf(50, 56, 232, 46, 18, -0.05) + leaf(50, 54, 0, 46, 16)],
      [leafy, leaf(50, 56, 180, 42, 16) + leaf(50, 56, 66, 46, 15, 0.05) + leaf(50, 56, -66, 46, 15, -0.05)],
      [
        paper,
        [0, 72, 144, 216, 288]
          .map((turn) => moved(form('0 0!, -9 -10, -14 -22, -9 -34, 4 -37, 12 -28, 10 -14'), 50, 50, turn))
          .join(''),
      ],
      [
        gold,
        [0, 72, 144, 216, 288].map((turn) => moved(form('0 0!, -5 -8, -6 -17, 0 -22!, 4 -14'), 50, 50, turn)).join(''),
      ],
      [orange, oval(50, 50, 2.6)],
    ],
  },
  {
    id: 'double-jasmine',
    setting: 'garden',
    names: [
      'mogra buti, mogra butis, mogra ki buti, mogra sprig, mogra sprigs, sprig of mogra, jasmine sprig, jasmine sprigs',
      'मोगरे की बूटी, मोगरे की बूटियां',
      'મોગરાની બુટ્ટી, મોગરાના બુટ્ટા',
    ],
    layers: [
      [
        deep,
        limb('40 99 2, 44 80 1.8, 48 62 1.6') +
          limb('44 82 1.3, 64 86 1.200, 78 80 1.1') +
          leaf(44, 74, -78, 40, 20, -0.05) +
          leaf(49, 62, 96, 42, 20, 0.05),
      ],
      [leafy, leaf(46, 62, -38, 56, 20, -0.04) + leaf(42, 90, -110, 26, 13) + leaf(58, 85, 150, 18, 10)],
      [paper, petals(50, 42, 8, 28, 17, 10) + form('78 82!, 74 72, 76 62, 82 56!, 88 62, 90 72, 84 82')],
      [gold, petals(50, 42, 7, 20.5, 14.6, 30) + limb('81 80 1, 80 70 1.4, 83 60 0.6')],
      [paper, petals(50, 42, 7, 18.5, 12.4, 30)],
      [gold, petals(50, 42, 5, 12.5, 11, 4)],
      [paper, petals(50, 42, 5, 10.5, 8.6, 4)],
      [gold, limb('48 43 1, 50 40 1.6, 53 41 1')],
      [lime, leaf(80, 84, -24, 9, 5) + leaf(82, 84, 24, 9, 5)],
    ],
  },
  {
    id: 'tuberose',
    setting: 'garden',
    names: [
      'tuberose sprig, tuberose sprigs, tuberose stem, tuberose stems, stem of tuberose',
      'रजनीगंधा की डंडी',
      'રજનીગંધાની ડાંડી',
    ],
    layers: [
      [
        deep,
        limb('48 99 3, 49 70 2.6, 50 30 2, 50 8 1.2') + leaf(47, 98, -30, 46, 6, -0.14) + leaf(49, 98, 26, 52, 6, 0.14),
      ],
      [
        leafy,
        leaf(48, 98, -10, 40, 5, -0.1) +
          petal(50, 24, -30, 15, 6) +
          petal(50, 24, 30, 15, 6) +
          petal(50, 20, -10, 15, 6) +
          petal(50, 20, 14, 14, 6),
      ],
      [
        paper,
        tubers
          .map(([x, y, turn, size]) =>
            moved(limb('0 0 2, 0 -10 3.4, 0 -16 5') + petals(0, -14, 5, 14, 7.4, -84, 210), x, y, turn, size),
          )
          .join(''),
      ],
      [
        gold,
        tubers
          .map(([x, y, turn, size]) => moved(limb('0 -4 0.9, 0 -13 1.2') + puff(0, -16, 2.2), x, y, turn, size))
          .join(''),
      ],
    ],
  },
  {
    id: 'cotton-flower',
    setting: 'garden',
    names: [
      'cotton boll, cotton bolls, cotton plant, cotton flower, cotton flowers, cotton branch, kapas ka phool, kapas ke phool, kapas na jindva, rui ke phool',
      'कपास का डोडा, कपास के डोडे, कपास का फूल, कपास के फूल, रुई के फूल',
      'કપાસનું જીંડવું, કપાસનાં જીંડવાં, કપાસનાં ફૂલ, કપાસનું ફૂલ',
    ],
    layers: [
      [brown, limb('46 99 2.6, 48 80 2.8, 50 60 3.4') + limb('48 84 1.8, 64 78 1.6, 74 70 1.4')],
      [leafy, leaf(47, 90, -62, 30, 14, -0.1) + leaf(74, 70, 50, 20, 11, 0.06)],
      [brown, [-74, 74, -130, 130].map((turn) => leaf(50, 50, turn, 34, 14)).join('')],
      [
        paper,
        form('50 46, 42 50, 32 46, 26 36, 30 24, 40 22, 44 14, 54 12, 62 20, 72 24, 76 36, 70 46, 60 52') +
          form('50 44, 40 56, 34 60, 26 54, 28 44, 38 38') +
          form('50 44, 60 56, 68 60, 76 54, 72 44, 62 38'),
      ],
      [
        cream,
        limb('50 46 1.4, 47 36 2, 42 26 0.8') +
          limb('52 46 1.4, 57 34 2, 62 26 0.8') +
          limb('44 48 1.2, 37 46 1.8, 32 40 0.8') +
          limb('58 49 1.2, 66 46 1.8, 70 38 0.8'),
      ],
      [dark, leaf(50, 66, -38, 22, 9) + leaf(50, 66, 38, 22, 9) + leaf(50, 68, 0, 18, 9)],
    ],
  },
  {
    id: 'wheat',
    setting: 'garden',
    names: [
      'wheat, wheat ear, wheat ears, ear of wheat, ears of wheat, wheat stalk, wheat stalks, barley, gehun, gehu, gehun ki bali, gehun ki baaliyan, ghau, ghaun, ghau ni undi',
      'गेहूं, गेहूँ, गेहूं की बाली, गेहूं की बालियां, गेहूँ की बालियाँ, जौ',
      'ઘઉં, ઘઉંની ઊંબી, ઘઉંની ઉંબી, ઘઉંની ડૂંડી, જવ',
    ],
    layers: [
      [
        tan,
        limb('40 99 2.2, 44 70 2, 54 40 1.6, 62 20 1') +
          [
            [54, 26, 4],
            [58, 22, 14],
            [64, 18, 24],
            [50, 30, -14],
            [66, 26, 44],
          ]
            .map(([x = 0, y = 0, turn = 0]) =>
              limb(
                `${x} ${y} 0.9, ${x + Math.sin((turn * Math.PI) / 180) * 24} ${y - Math.cos((turn * Math.PI) / 180) * 24} 0.4`,
              ),
            )
            .join(''),
      ],
      [leafy, leaf(42, 84, -34, 40, 6.4, -0.16) + leaf(43, 76, 46, 36, 6, 0.18)],
      [gold, [0, 1, 2, 3, 4].map((k) => leaf(46 + k * 3.4, 60 - k * 9, -26 + k * 4, 18, 10.4, 0.12)).join('')],
      [
        '#b27a2c',
        [0, 1, 2, 3, 4].map((k) => leaf(47.5 + k * 3.4, 60 - k * 9, 62 - k * 4, 18, 10.4, -0.12)).join('') +
          leaf(62, 20, 22, 17, 9),
      ],
    ],
  },
];
