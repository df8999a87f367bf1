import { form, leaf, limb, mirrored, moved, opened, ring, spread, strokes } from './draw-forms.ts';
import { around, bar, type OwnDrawing, oval } from './draw-layers.ts';

const [paper, cream, dark] = ['#fdf7ea', '#f6ead0', '#2e241e'];
const [red, wine, pink] = ['#c8352f', '#8f2530', '#e0679a'];
const [gold, orange, amber] = ['#e3ad3a', '#ea8a2a', '#f6c878'];
const [brown, umber, tan] = ['#9a5f35', '#5f3c24', '#d8ac74'];
const [teal, deep] = ['#3f8f94', '#44703a'];

/** A pillar with a cap, its mouth and its plate: red all over but for its black foot. */
const postbox: OwnDrawing['layers'] = [
  [dark, bar(27, 88, 46, 11, 2)],
  [red, bar(30, 22, 40, 67)],
  [wine, bar(27, 80, 46, 6, 1) + bar(27, 28, 46, 4, 1)],
  [red, form('22 24!, 24 15, 34 8, 44 5, 50 1, 56 5, 66 8, 76 15, 78 24!') + bar(21, 20, 58, 8, 3)],
  [dark, bar(36, 37, 28, 5.5, 2)],
  [paper, bar(39, 47, 22, 14, 1)],
  [
    wine,
    strokes(
      '43 51 0.8, 50 51 1.4, 57 51 0.8',
      '43 54.500 0.8, 50 54.500 1.4, 57 54.500 0.8',
      '43 58 0.8, 50 58 1.4, 57 58 0.8',
      '36 64 1.4, 36 78 1.4',
      '64 64 1.4, 64 78 1.4',
      '30 14 0.6, 50 9 1.6, 70 14 0.6',
    ),
  ],
  [gold, oval(50, 70, 3.6)],
];

/** A bowed palm: five fronds from its head. */
const fronds = [-96, -58, -18, 22, 62, 98].map((turn) => leaf(0, 0, turn, 23, 8, turn > 0 ? 0.2 : -0.2)).join('');
const cords = [0, 1, 2, 3, 4, 5];
const hammock: OwnDrawing['layers'] = [
  [umber, strokes('9 99 7, 8 66 5.4, 12 28 4.4') + strokes('91 99 7, 92 66 5.4, 88 28 4.4')],
  [deep, moved(fronds, 13, 26) + moved(fronds, 87, 26)],
  [
    tan,
    mirrored(cords.map((k) => limb(`11 44 1.5, ${18 + k * 0.4} ${48 + k * 1.6} 1.2, 27 ${50 + k * 3.4} 1.1`)).join('')),
  ],
  [dark, mirrored(limb('27.500 47 3, 27.500 70 3') + bar(6, 41, 9, 5, 2))],
  [teal, form('27 49!, 36 59, 50 63, 64 59, 73 49!, 75 68!, 64 80, 50 84, 36 80, 25 68!')],
  [
    paper,
    [
      '33 57!, 37 60!, 35 79.500!, 30 75!',
      '47.500 62.500!, 52.500 62.500!, 52.500 84!, 47.500 84!',
      '67 57!, 63 60!, 65 79.500!, 70 75!',
    ]
      .map(form)
      .join(''),
  ],
  [
    cream,
    spread(9, (_, share) =>
      limb(
        `${29 + 42 * share} ${75 + 9 * 4 * share * (1 - share)} 1.4, ${29 + 42 * share} ${82 + 9 * 4 * share * (1 - share)} 1`,
      ),
    ),
  ],
  [red, form('31 53!, 36 46, 43 51, 47 58, 42 63!, 35 60')],
];

/** Powder on a floor: petals in rings, dots in rows, a lamp at each corner. */
const petalOf = form('0 0!, -8 -8, -8.500 -17, 0 -25!, 8.500 -17, 8 -8');
const eighths = [0, 45, 90, 135, 180, 225, 270, 315];
const lampOf = form('-8 0!, 8 0!, 5 6, 0 8, -5 6');
const flameOf = form('0 -1!, -3 -5, 0 -12!, 3 -5');
const rangoli: OwnDrawing['layers'] = [
  [teal, eighths.map((turn) => moved(petalOf, 50, 50, turn + 22.5, 1.5)).join('')],
  [pink, eighths.map((turn) => moved(petalOf, 50, 50, turn, 1.46)).join('')],
  [
    paper,
    eighths.map((turn) => moved(limb('0 -18 0.6, 0 -25 2.6, 0 -31 0.6'), 50, 50, turn)).join('') +
      eighths
        .map((turn) =>
          moved(
            oval(0, 0, 2),
            50 + 31 * Math.sin(((turn + 22.5) * Math.PI) / 180),
            50 - 31 * Math.cos(((turn + 22.5) * Math.PI) / 180),
          ),
        )
        .join(''),
  ],
  [gold, oval(50, 50, 18)],
  [red, eighths.map((turn) => moved(petalOf, 50, 50, turn, 0.66)).join('')],
  [
    paper,
    oval(50, 50, 4.4) +
      around(50, 50, 14.5, 8, Math.PI / 8)
        .map(([x, y]) => oval(x, y, 1.5))
        .join(''),
  ],
  [
    orange,
    [45, 135, 225, 315]
      .map((turn) =>
        moved(lampOf, 50 + 50 * Math.sin((turn * Math.PI) / 180), 51 - 48 * Math.cos((turn * Math.PI) / 180)),
      )
      .join(''),
  ],
  [
    gold,
    [45, 135, 225, 315]
      .map((turn) =>
        moved(flameOf, 50 + 50 * Math.sin((turn * Math.PI) / 180), 51 - 48 * Math.cos((turn * Math.PI) / 180)),
      )
      .join(''),
  ],
  [
    wine,
    around(50, 50, 45, 8)
      .flatMap(([x, y], k) => (k % 2 === 0 ? [oval(x, y, 2.4)] : []))
      .join(''),
  ],
];

const violinBody = form(
  '50 36!, 60 36, 67 42, 67 51, 61 57, 62 63, 70 70, 72 82, 65 93, 50 97, 35 93, 28 82, 30 70, 38 63, 39 57, 33 51, 33 42, 40 36',
);
const tilt = (d: string) => moved(moved(d, -50, -50), 44, 50, 22);
const violin: OwnDrawing['layers'] = [
  [umber, tilt(limb('84 6 2, 87 50 2, 88 98 2.4'))],
  [cream, tilt(limb('81.500 9 1, 82.500 50 1.2, 83 95 1'))],
  [brown, tilt(violinBody)],
  [gold, tilt(strokes('36 47 0.8, 36 42 2, 42 39.500 0.8', '32 84 0.8, 33 76 2.2, 38 69 0.8'))],
  [
    dark,
    tilt(
      bar(47, 8, 6, 62, 1.5) +
        form('44 99!, 46 84, 54 84, 56 99!') +
        mirrored(strokes('41 8 2.8, 46 11 2.4', '41 15 2.8, 46 17 2.4')) +
        form('45 6!, 45 0, 50 -4, 55 0, 55 6!'),
    ),
  ],
  [dark, tilt(mirrored(limb('40 64 1.2, 41 71 2.2, 38 79 1.2') + oval(41.5, 63.5, 1.5) + oval(37.5, 79.5, 1.5)))],
  [
    amber,
    tilt(
      bar(42, 74, 16, 3.4, 1) +
        strokes('48.500 12 0.5, 48.500 45 1, 48.500 86 0.5', '51.500 12 0.5, 51.500 45 1, 51.500 86 0.5'),
    ),
  ],
];

/** A ball with beads about it, a stem, and a ring for a small hand. */
const rattle: OwnDrawing['layers'] = [
  [gold, moved(ring(0, 40, 15, 5) + bar(-3, 2, 6, 26, 2), 52, 50, 28)],
  [red, moved(oval(0, -22, 25), 52, 50, 28)],
  [paper, moved(form('-25 -27!, 25 -27!, 25 -16!, -25 -16!'), 52, 50, 28)],
  [
    teal,
    moved(
      spread(5, (k) => oval(-19 + k * 9.5, -21.5, 3)),
      52,
      50,
      28,
    ),
  ],
  [
    gold,
    moved(
      [-50, -20, 20, 50].map((turn) => moved(oval(0, -16, 3.2), 0, -22, turn)).join('') +
        bar(-6, 0, 12, 5, 2) +
        bar(-6, 24, 12, 5, 2),
      52,
      50,
      28,
    ),
  ],
  [
    brown,
    strokes('10 20 1.2, 16 26 2.2, 18 32 0.8', '22 8 1.2, 28 14 2.2, 30 20 0.8', '86 60 1.2, 90 68 2.2, 96 72 0.8'),
  ],
];

/** A cloth over a rail, folded once, its end fringed. */
const teaTowel: OwnDrawing['layers'] = [
  [brown, bar(6, 10, 88, 6, 3) + oval(6, 13, 5.5) + oval(94, 13, 5.5)],
  [cream, form('50 8!, 78 8!, 79 40, 78 70!, 52 70!')],
  [red, bar(52, 56, 26.5, 3.4) + bar(52, 62, 26.5, 1.8)],
  [paper, form('22 8!, 66 8!, 67 50, 65 90!, 44 92, 23 90!, 21 50')],
  [
    red,
    form('22 70!, 66 70!, 65.800 75!, 22.300 75!') +
      form('22.300 78!, 65.700 78!, 65.500 80.500!, 22.500 80.500!') +
      bar(27, 9, 3.4, 82) +
      bar(57.5, 9, 3.4, 82),
  ],
  [teal, bar(33, 9, 2, 82) + bar(53, 9, 2, 82)],
  [tan, spread(11, (k) => limb(`${24.5 + k * 3.9} 90 1.8, ${24.2 + k * 3.9} 97 1.4`))],
];

const balls: readonly (readonly [number, number])[] = [
  [23, 66],
  [77, 66],
  [50, 70],
  [50, 34],
];
const grains = (x: number, y: number) =>
  oval(x, y, 2.2) +
  around(x, y, 7, 6)
    .map(([a, b]) => oval(a, b, 1.9))
    .join('') +
  around(x, y, 13, 10, 0.3)
    .map(([a, b]) => oval(a, b, 1.7))
    .join('');
/** Rounds of fried grains in a heap on a plate. */
const laddu: OwnDrawing['layers'] = [
  [gold, form('2 80!, 98 80!, 88 92, 70 97, 30 97, 12 92')],
  [orange, oval(23, 65, 19) + oval(77, 65, 19)],
  ['#f0a03c', oval(50, 69, 19) + oval(50, 33, 20)],
  [amber, balls.map(([x, y]) => grains(x, y)).join('')],
  [
    deep,
    moved(oval(0, 0, 5, 1.9), 46, 17, -24) +
      moved(oval(0, 0, 5, 1.9), 55, 20, 30) +
      moved(oval(0, 0, 4.4, 1.8), 20, 50, 16) +
      moved(oval(0, 0, 4.4, 1.8), 80, 50, -20),
  ],
  [wine, strokes('8 85 0.8, 50 88 2.2, 92 85 0.8')],
];

/** Turns of batter from the middle out, `from` how far from the middle they begin. */
const coil = (x: number, y: number, size: number, width: number, count = 24, from = 0) =>
  moved(
    limb(
      Array.from({ length: count }, (_, k) => {
        const [turn, far] = [(k + from) * 0.56, 2 + (k + from) * 1.45];
        return `${(far * Math.sin(turn)).toFixed(1)} ${(-far * Math.cos(turn)).toFixed(1)} ${width}`;
      }).join(', '),
    ),
    x,
    y,
    0,
    size,
  );
/** The syrup shines on a few places of each turn. */
const gleam = (x: number, y: number, size: number) =>
  [5, 11, 16, 21].map((from) => coil(x, y, size, 2.6, 3, from)).join('');
const jalebi: OwnDrawing['layers'] = [
  [orange, coil(28, 68, 0.8, 11) + coil(73, 70, 0.78, 11)],
  [paper, gleam(28, 68, 0.8) + gleam(73, 70, 0.78)],
  ['#f8bd6c', coil(50, 28, 0.84, 11)],
  [paper, gleam(50, 28, 0.84)],
];

/** A pair of anklets lying flat, bells along the near side of each. */
const anklets: readonly (readonly [x: number, y: number])[] = [
  [42, 26],
  [57, 62],
];
const bellOf = form('-1.600 -6!, 1.600 -6!, 5 -3, 6 1, 4 5, 0 6.500, -4 5, -6 1, -5 -3');
const bellsOf = (x: number, y: number, part: string) =>
  spread(8, (_, share) => {
    const turn = Math.PI * (0.04 + 0.92 * share);
    return moved(part, x + 41 * Math.cos(turn), y + 7 + 16 * Math.sin(turn));
  });
const hoopOf = (x: number, y: number) => opened(oval(x, y, 41, 17), oval(x, y - 1, 34, 12));
const pairs = (draw: (x: number, y: number) => string, n: 0 | 1) => draw(...(anklets[n] ?? [50, 50]));
const payal: OwnDrawing['layers'] = ([0, 1] as const).flatMap((n): OwnDrawing['layers'] => [
  [gold, pairs((x, y) => bellsOf(x, y, bellOf), n)],
  [umber, pairs((x, y) => bellsOf(x, y, limb('0 0.500 1, 0 3.600 2, 0 6 1.4')), n)],
  ['#e9bd55', pairs(hoopOf, n)],
  [
    red,
    pairs(
      (x, y) =>
        spread(7, (_, share) =>
          oval(
            x + 37.5 * Math.cos(Math.PI * (0.1 + 0.8 * share)),
            y + 14.5 * Math.sin(Math.PI * (0.1 + 0.8 * share)),
            1.8,
          ),
        ),
      n,
    ),
  ],
]);

/** What is bought, eaten and laid out in a street of shops. */
export const bazaarDrawings: readonly OwnDrawing[] = [
  {
    id: 'postbox',
    setting: 'plain',
    names: [
      'postbox, post box, letterbox, pillar box, postboxes, post boxes',
      'पोस्ट बॉक्स, डाकपेटी',
      'પોસ્ટબૉક્સ, ટપાલ પેટી',
    ],
    layers: postbox,
  },
  {
    id: 'hammock',
    setting: 'plain',
    names: ['hammock, hammocks', 'झूला बिस्तर, हैमॉक', 'ઝોળી, હેમોક'],
    layers: hammock,
    leastCells: 4,
  },
  {
    id: 'rangoli',
    setting: 'plain',
    names: ['rangoli, rangolis, rangoli design, rangoli designs', 'रंगोली, रंगोलियां', 'રંગોળી, રંગોળીઓ'],
    layers: rangoli,
    leastCells: 4,
  },
  {
    id: 'viola',
    setting: 'plain',
    names: ['viola, violin, violins, fiddle, fiddles', 'वायोला, वायलिन, वॉयलिन', 'વાયોલા, વાયોલિન'],
    layers: violin,
    leastCells: 4,
  },
  {
    id: 'rattle',
    setting: 'sweet',
    names: ['rattle, rattles, baby rattle, jhunjhuna', 'झुनझुना, झुनझुने', 'ઘૂઘરો'],
    layers: rattle,
    leastCells: 4,
  },
  {
    id: 'tea-towel',
    setting: 'plain',
    names: [
      'folded tea towel, folded tea towels, hanging tea towel, hanging tea towels, tea towel on a hook, tea towels on hooks',
      'लटका हुआ झाड़न, लटके हुए झाड़न',
      'લટકાવેલું લૂછણિયું, લટકાવેલાં લૂછણિયાં',
    ],
    layers: teaTowel,
    leastCells: 4,
  },
  {
    id: 'laddu',
    setting: 'sweet',
    names: [
      'laddu, laddus, laddoo, laddoos, ladoo, ladoos, ladu, motichoor',
      'लड्डू, लड्डुओं, मोतीचूर',
      'લાડુ, લાડુઓ, લાડવા, લાડવો',
    ],
    layers: laddu,
    leastCells: 4,
  },
  {
    id: 'jalebi',
    setting: 'sweet',
    names: ['jalebi, jalebis, jilebi', 'जलेबी, जलेबियां, इमरती', 'જલેબી, જલેબીઓ'],
    layers: jalebi,
    leastCells: 4,
  },
  {
    id: 'payal',
    setting: 'plain',
    names: [
      'payal, payals, anklet, anklets, ghungroo, ghungroos, ghunghroo, jhanjhar',
      'पायल, पायलें, घुंघरू, झांझर',
      'પાયલ, ઝાંઝર, ઝાંઝરી, ઘૂઘરા, ઘૂઘરી',
    ],
    layers: payal,
    leastCells: 4,
  },
];
