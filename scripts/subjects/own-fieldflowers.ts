import { form, leaf, limb, mirrored, moved, petals, spread, strokes } from './draw-forms.ts';
import { around, type OwnDrawing, oval } from './draw-layers.ts';

const [paper, cream, dark] = ['#fdf7ea', '#f6ead0', '#33261f'];
const [leafy, deep, lime] = ['#7da44e', '#44703a', '#b4cc7a'];
const [yellow, gold] = ['#f2c21c', '#d99a1e'];
const [orange, flame, rust] = ['#ee7d22', '#e2582a', '#a8431f'];
const [brown, umber, tan] = ['#8a5a34', '#5f3c24', '#c69a62'];

type Spot = readonly [x: number, y: number];
const rounds = (r: number, ...spots: readonly Spot[]) => spots.map(([x, y]) => oval(x, y, r)).join('');

const daisy: OwnDrawing['layers'] = [
  [deep, limb('50 44 3, 51 70 3, 48 99 3.6') + leaf(49, 90, -62, 36, 15, 0.1) + leaf(50, 84, 56, 34, 14, -0.1)],
  [lime, strokes('48 89 0.5, 34 82 1.4, 22 74 0.4', '51 83 0.5, 64 75 1.4, 74 67 0.4')],
  [cream, petals(50, 34, 9, 33, 11, 20)],
  [paper, petals(50, 34, 9, 33, 11)],
  [yellow, oval(50, 34, 11.5)],
  [gold, rounds(1.5, ...around(50, 34, 8, 10), ...around(50, 34, 4, 5), [50, 34])],
];

/** Four petals in a cross about a green heart, r their length. */
const cress = (x: number, y: number, turn: number, r: number) => petals(x, y, 4, r, r * 0.92, turn, 360, 0.1);
const cresses: readonly (readonly [number, number, number, number])[] = [
  [34, 34, 10, 14],
  [64, 32, 40, 14],
  [50, 48, 20, 14],
  [48, 20, 0, 13],
];
const mustardFlower: OwnDrawing['layers'] = [
  [
    deep,
    strokes(
      '50 99 3.6, 50 70 3, 50 44 2.4, 50 12 1.6',
      '50 62 2, 40 48 1.6, 34 34 1.2',
      '50 58 2, 60 46 1.6, 64 32 1.2',
      '50 74 1.8, 68 66 1.4, 76 60 1.2',
      '50 80 1.8, 32 70 1.4, 24 62 1.2',
    ) +
      form('49 95!, 40 88, 34 92, 30 84, 20 86, 18 78, 6 78!, 16 72, 18 66, 28 72, 34 70, 40 80') +
      form('51 97!, 60 90, 66 95, 71 86, 80 88, 82 80, 95 82!, 84 74, 82 68, 72 74, 66 72, 60 82'),
  ],
  [lime, strokes('48 94 0.6, 32 81 1.4, 12 77 0.4', '52 96 0.6, 68 83 1.4, 90 80 0.4')],
  [leafy, strokes('76 60 1.4, 82 48 3, 84 36 0.8', '24 62 1.4, 18 50 3, 15 38 0.8')],
  [yellow, cresses.map(([x, y, turn, r]) => cress(x, y, turn, r)).join('') + rounds(3.6, [40, 7], [50, 3], [59, 7])],
  [
    gold,
    cresses
      .map(([x, y, turn]) => spread(4, (k) => moved(limb('0 -4 0.4, 0 -7 1.3, 0 -10 0.4'), x, y, turn + k * 90)))
      .join(''),
  ],
  [leafy, cresses.map(([x, y]) => oval(x, y, 2.8)).join('')],
];

/** One petal that curls back, its tip pointed. */
const curled = form('0 0!, -7 -10, -11 -24, -9 -36, 0 -46!, 9 -36, 11 -24, 7 -10');
const six = [0, 60, 120, 180, 240, 300];
const tigerLily: OwnDrawing['layers'] = [
  [deep, limb('50 44 3, 54 74 3, 50 99 3.4') + leaf(52, 90, -70, 44, 10, 0.08) + leaf(53, 86, 66, 44, 10, -0.08)],
  ['#f8b36c', [30, 150, 270].map((turn) => moved(curled, 50, 42, turn, 0.92)).join('')],
  [orange, [90, 210, 330].map((turn) => moved(curled, 50, 42, turn, 0.98)).join('')],
  [
    dark,
    [30, 90, 150, 210, 270, 330]
      .map((turn) =>
        moved(rounds(1.6, [0, -17], [-3.6, -22], [3.6, -22], [0, -27], [-4, -31], [4, -31], [0, -36]), 50, 42, turn),
      )
      .join(''),
  ],
  [lime, oval(50, 42, 5.4) + six.map((turn) => moved(limb('0 0 1.6, 1 -12 1.4, 4 -21 1.2'), 50, 42, turn)).join('')],
  [rust, six.map((turn) => moved(moved(oval(0, 0, 4.2, 1.9), 4, -22), 50, 42, turn)).join('') + oval(50, 42, 2)],
];

/** A claw of the flame of the forest: a dark cup, a keel bent up like a beak, a standard bent back. */
const claw = {
  cup: form('-7 2!, -8 -5, -4 -10, 4 -10, 8 -5, 7 2, 0 6'),
  standard: form('-5 -7!, -14 -16, -19 -30, -15 -42, -9 -46!, -9 -34, -4 -24, 3 -14, 5 -7!'),
  keel: form('-4 -8!, 2 -20, 12 -28, 17 -40, 15 -51, 10 -56!, 20 -54, 27 -42, 25 -27, 17 -15, 7 -7!'),
};
const claws: readonly (readonly [number, number, number, number])[] = [
  [24, 64, -34, 0.72],
  [42, 54, -10, 0.82],
  [62, 60, 22, 0.82],
  [78, 74, 52, 0.68],
];
const clawed = (part: keyof typeof claw) =>
  claws.map(([x, y, turn, size]) => moved(claw[part], x, y, turn, size)).join('');
const palash: OwnDrawing['layers'] = [
  [
    brown,
    strokes(
      '4 92 4, 24 80 6, 48 76 6, 74 86 5, 97 90 3',
      '24 80 3, 24 66 3',
      '42 76 3, 42 56 3',
      '60 80 3, 62 62 3',
      '74 86 3, 78 76 3',
    ),
  ],
  [orange, clawed('standard')],
  [flame, clawed('keel')],
  [
    cream,
    claws.map(([x, y, turn, size]) => moved(limb('12 -24 0.6, 21 -36 2.2, 20 -48 0.6'), x, y, turn, size)).join(''),
  ],
  [umber, clawed('cup')],
  [leafy, leaf(90, 90, 40, 22, 14) + leaf(8, 91, -60, 16, 11)],
];

const spathe = {
  back: form('0 40!, -8 22, -20 4, -22 -14, -10 -30, 8 -44!, 20 -28, 24 -12, 16 6, 6 22'),
  front: form('0 42!, -8 26, -16 10, -19 -4, -10 6, 2 10, 14 4, 20 -8!, 17 8, 8 26'),
  finger: limb('0 12 5, -1 -4 5, 1 -18 3.6'),
};
const callas = (part: keyof typeof spathe) =>
  moved(spathe[part], 36, 42, -14, 0.92) + moved(spathe[part], 72, 34, 16, 0.68, true);
const callaLily: OwnDrawing['layers'] = [
  [
    deep,
    strokes('46 78 4, 50 88 4, 50 99 4', '65 60 3.4, 58 80 3.4, 54 99 3.4') +
      leaf(48, 99, -42, 50, 22, 0.06) +
      leaf(56, 99, 50, 48, 22, -0.06),
  ],
  [lime, strokes('47 97 0.6, 33 83 1.5, 18 64 0.4', '57 97 0.6, 73 85 1.5, 88 70 0.4')],
  [cream, callas('back')],
  [yellow, callas('finger')],
  [paper, callas('front')],
];

const radish: OwnDrawing['layers'] = [
  [
    leafy,
    form('47 40!, 36 34, 28 36, 24 26, 14 26, 14 14, 6 10, 14 3, 24 6, 34 12, 42 24') +
      form('53 40!, 62 34, 72 38, 76 27, 86 28, 86 16, 94 12, 86 4, 76 7, 66 12, 58 24'),
  ],
  [deep, form('50 40!, 44 28, 40 22, 43 14, 38 6, 46 2, 50 -3!, 56 2, 62 6, 57 14, 60 22, 56 28')],
  [lime, strokes('49 38 2.6, 36 22 1.8, 14 8 0.6', '51 38 2.6, 64 22 1.8, 86 9 0.6', '50 40 2.6, 50 20 1.8, 50 4 0.6')],
  ['#d63a62', form('38 40!, 50 37, 62 40!, 74 48, 76 60, 68 72, 57 79, 50 82, 43 79, 32 72, 24 60, 26 48')],
  [paper, form('33 73!, 42 74, 50 72, 58 74, 67 73!, 58 79, 54 84, 52 92, 46 102!, 47 90, 45 83, 42 79')],
  ['#f2a3b4', limb('33 50 0.8, 31 59 3.4, 37 68 0.8')],
];

/** A culm from its foot to its head in joints. */
const culm = (x: number, top: number, width: number) =>
  Array.from({ length: 5 }, (_, k) => {
    const [from, to] = [top + ((99 - top) * k) / 5, top + ((99 - top) * (k + 1)) / 5];
    const half = width / 2;
    return form(
      `${x - half} ${from}!, ${x + half} ${from}!, ${x + half * 0.82} ${(from + to) / 2}, ${x + half} ${to - 1}!, ${x - half} ${to - 1}!, ${x - half * 0.82} ${(from + to) / 2}`,
    );
  }).join('');
const joints = (x: number, top: number, width: number) =>
  spread(4, (k) => moved(oval(0, 0, width * 0.6, 1.5), x, top + ((99 - top) * (k + 1)) / 5 - 0.5));
const sprays = (x: number, y: number, side: number) =>
  [62, 92, 122].map((turn) => leaf(x, y, turn * side, 27, 8, -0.08 * side)).join('');
const bamboo: OwnDrawing['layers'] = [
  [leafy, culm(32, 10, 13) + culm(66, 20, 11)],
  ['#8fb45a', culm(48, 1, 15)],
  [deep, joints(32, 10, 13) + joints(48, 1, 15) + joints(66, 20, 11)],
  [
    deep,
    sprays(71, 35, 1) +
      sprays(71, 66, 1) +
      sprays(26, 44, -1) +
      sprays(26, 80, -1) +
      leaf(66, 20, 24, 22, 7) +
      leaf(32, 11, -30, 20, 7),
  ],
];

const coconut: OwnDrawing['layers'] = [
  [brown, form('58 14, 76 12, 92 24, 97 44, 92 64, 78 74, 60 74, 44 62, 40 42, 46 24')],
  [
    umber,
    rounds(3.4, [76, 24], [86, 30]) +
      oval(78, 33, 3, 3.4) +
      strokes(
        '52 28 0.6, 62 20 1.6, 68 17 0.5',
        '50 40 0.6, 58 30 1.6, 66 25 0.5',
        '94 52 0.6, 92 60 1.6, 86 68 0.5',
        '88 46 0.6, 88 56 1.6, 82 66 0.5',
      ),
  ],
  [tan, strokes('60 14 1.4, 66 6 1.4, 64 1 0.6', '64 13 1.4, 72 6 1.4, 74 1 0.6')],
  [umber, form('4 60, 8 76, 20 90, 38 96, 56 92, 68 80, 72 62!, 60 50, 38 46, 16 50')],
  [
    tan,
    strokes('14 78 0.6, 24 88 1.6, 34 92 0.5', '24 82 0.6, 36 90 1.6, 48 90 0.5', '48 86 0.6, 58 82 1.6, 65 74 0.5'),
  ],
  [paper, oval(38, 60, 34, 16)],
  ['#e3d3b4', oval(38, 62, 23, 9)],
  ['#bcd8de', oval(38, 64, 18, 6)],
];

const reeds: OwnDrawing['layers'] = [
  [
    deep,
    strokes('46 99 2.4, 44 60 2.2, 40 8 1.4', '54 99 2.4, 58 66 2.2, 62 24 1.4', '38 99 2.2, 30 76 2, 22 44 1.4') +
      form('50 99!, 44 76, 30 52, 8 34!, 26 60, 36 80, 42 99!') +
      form('50 99!, 58 74, 74 48, 94 30!, 80 58, 68 80, 60 99!'),
  ],
  [
    leafy,
    form('44 99!, 48 70, 50 44, 52 20!, 56 46, 56 72, 52 99!') +
      form('40 99!, 26 84, 14 78, 2 78!, 16 86, 28 99!') +
      form('60 99!, 74 86, 86 82, 98 82!, 84 90, 74 99!'),
  ],
  [
    brown,
    limb('41.500 40 9, 40.800 30 9.6, 40 20 8.6') +
      limb('59.500 50 8.6, 61 40 9, 62 32 8') +
      limb('26 60 8, 24 52 8.4, 22 44 7.4'),
  ],
  [
    tan,
    strokes(
      '39.500 36 0.5, 39 30 1.6, 38.500 24 0.5',
      '58 47 0.5, 59 41 1.6, 60 36 0.5',
      '24 57 0.5, 22.500 52 1.6, 21.500 48 0.5',
    ),
  ],
];

/** Jointed canes with their leaves at the head. */
const sugarCane: OwnDrawing['layers'] = [
  [leafy, [-62, -34, -10, 16, 40, 66].map((turn) => leaf(50, 36, turn, 46, 8, turn > 0 ? 0.22 : -0.22)).join('')],
  ['#8a4f6e', culm(38, 34, 12) + culm(62, 36, 12)],
  ['#b0738f', culm(50, 28, 14)],
  [cream, joints(38, 34, 11) + joints(62, 36, 11) + joints(50, 28, 13)],
  [deep, form('50 42!, 42 34, 40 24, 44 10, 50 2!, 54 12, 58 24, 57 34')],
  [lime, mirrored(strokes('50 40 0.6, 48 24 1.3, 49 8 0.4'))],
];

/** Flowers, fruit and stems of field and bank. */
export const fieldflowerDrawings: readonly OwnDrawing[] = [
  {
    id: 'daisy',
    setting: 'garden',
    names: ['oxeye daisy, daisies, oxeye daisies, gulbahar', 'गुलबहार, डेज़ी, डेज़ी के फूल', 'ગુલબહાર, ડેઝી, ડેઝીનાં ફૂલ'],
    layers: daisy,
  },
  {
    id: 'mustard-flower',
    setting: 'garden',
    names: [
      'mustard flower, mustard flowers, mustard blossom, mustard blossoms, mustard plant, mustard plants, sarson ke phool, sarson flowers, rai na phool',
      'सरसों के फूल, सरसों का फूल',
      'સરસવનાં ફૂલ, સરસવનું ફૂલ, રાઈનાં ફૂલ',
    ],
    layers: mustardFlower,
    leastCells: 4,
  },
  {
    id: 'tiger-lily',
    setting: 'garden',
    names: [
      'tiger lily, tiger lilies, tiger lily flower, tiger lily flowers',
      'टाइगर लिली, टाइगर लिली के फूल',
      'ટાઇગર લિલી, ટાઈગર લિલી',
    ],
    layers: tigerLily,
    leastCells: 3,
  },
  {
    id: 'palash',
    setting: 'garden',
    names: [
      'palash flower, palash, tesu, kesuda, palash flowers, tesu flower, tesu flowers, tesu ke phool, palash ke phool, flame of the forest, kesudo',
      'पलाश के फूल, पलाश, टेसू, टेसू के फूल',
      'કેસૂડો, કેસૂડાં, ખાખરાનાં ફૂલ',
    ],
    layers: palash,
  },
  {
    id: 'calla-lily',
    setting: 'garden',
    names: ['calla lily, calla lilies, calla, callas, arum lily, arum lilies', 'कैला लिली', 'કેલા લિલી'],
    layers: callaLily,
  },
  {
    id: 'raddish',
    setting: 'garden',
    names: ['radish, radishes, red radish', 'मूली, मूलियां', 'મૂળો, મૂળા'],
    layers: radish,
  },
  {
    id: 'bamboo',
    setting: 'garden',
    names: ['bamboo, bamboos, baans, vaans', 'बांस, बाँस, बाँसों', 'વાંસ, વાંસડા, વાંસ ઝાડ'],
    layers: bamboo,
  },
  {
    id: 'coconut',
    setting: 'garden',
    names: ['coconut, coconuts, half coconut, nariyal, narial', 'नारियल, नारियल फल', 'નારિયેળ, નાળિયેર, શ્રીફળ'],
    layers: coconut,
  },
  { id: 'reed', setting: 'garden', names: ['reed, reeds', 'सरकंडा', 'બરુ'], layers: reeds },
  {
    id: 'sugar-cane',
    setting: 'garden',
    names: ['sugar cane, sugarcane, sugar canes, ganna', 'गन्ना, गन्ने', 'શેરડી, શેરડીના સાંઠા'],
    layers: sugarCane,
  },
];
