// long: a table of drawings, one after another.
import { type OwnDrawing, oval, ribbon } from './draw-layers.ts';

const [ink, pale, cream, grey] = ['#33261f', '#fbf3e2', '#efe2c6', '#b9bfc4'];
const [red, gold, ochre, rust] = ['#d2503c', '#eec04e', '#c98a35', '#b0623a'];
const [wood, bark] = ['#d9b27c', '#8b5e3c'];
const [pink, leaf] = ['#e39a94', '#8db05a'];

/** Curls along a back: arcs of this reach over these places. */
const curls = (places: readonly (readonly [number, number])[], r: number) =>
  places
    .map(([x, y]) =>
      ribbon(1.8, [
        [x - r, y + r * 0.5],
        [x - r * 0.6, y - r * 0.6],
        [x + r * 0.5, y - r * 0.6],
        [x + r * 0.5, y + r * 0.3],
      ]),
    )
    .join('');

/** Beasts and boats that a library shows as a head, or badly. */
export const creatureDrawings: readonly OwnDrawing[] = [
  {
    id: 'chicken',
    setting: 'garden',
    names: [
      'hen, hens, chicken, chickens, murgi, murghi, marghi, maraghi',
      'मुर्गी, मुर्गियां, मुर्गीयां, मुर्गियाँ',
      'મરઘી, મરઘીઓ, મરઘાં, કૂકડી',
    ],
    layers: [
      [
        gold,
        ribbon(2.8, [
          [46, 78],
          [45, 94],
        ]) +
          ribbon(2.8, [
            [56, 78],
            [57, 94],
          ]) +
          'M45 90L54 97L36 97ZM57 90L66 97L49 97Z',
      ],
      [red, 'M20 20C16 16 18 10 22 11C22 5 28 4 29 9C33 5 38 8 36 13C40 13 41 18 37 20L28 24Z'],
      [rust, 'M72 44C74 32 80 24 90 20C88 26 90 28 95 28C92 33 93 36 97 38C94 48 88 58 80 62Z'],
      [
        cream,
        'M28 16C36 16 39 23 39 30C40 38 46 43 54 44C64 45 72 44 78 38C86 44 88 58 82 68C74 80 60 84 48 82C32 80 20 70 19 54C18 44 20 36 19 28C18 20 22 16 28 16Z',
      ],
      [rust, 'M40 54C52 50 66 54 76 62C70 72 56 76 46 72C40 68 37 60 40 54Z'],
      [
        ochre,
        ribbon(2, [
          [48, 60],
          [56, 60],
          [64, 64],
        ]) +
          ribbon(2, [
            [46, 66],
            [53, 67],
            [60, 70],
          ]),
      ],
      [gold, 'M19 25L7 30L19 33Z'],
      [red, 'M17 34C13 38 14 46 19 46C24 45 24 38 21 34Z'],
      [ink, oval(26, 26, 2.2)],
    ],
  },
  {
    id: 'ewe',
    setting: 'garden',
    names: ['ewe, sheep, lamb, sheeps, lambs, bhed, gheta, ghetu', 'भेड़, भेड़ें, मेमना, मेमने', 'ઘેટું, ઘેટાં, ઘેટો, ઘેટા'],
    layers: [
      [ink, 'M40 70L47 70L46 94L40 94ZM68 70L75 68L75 94L69 94Z'],
      [bark, 'M32 70L39 70L38.500 95L32 95ZM77 66L84 64L83.500 95L77 95Z'],
      [
        pale,
        'M30 40C28 30 38 24 46 28C50 20 62 20 66 27C74 22 84 28 83 36C92 38 95 50 89 56C92 66 84 76 76 73C72 82 60 82 56 76C50 82 40 80 38 73C28 74 22 66 25 58C18 54 20 42 30 40Z',
      ],
      [
        grey,
        curls(
          [
            [48, 42],
            [64, 40],
            [78, 46],
            [40, 56],
            [56, 56],
            [72, 60],
            [50, 69],
            [66, 71],
          ],
          5,
        ),
      ],
      [bark, 'M12 36C16 30 28 30 32 36C36 46 30 60 20 62C12 62 6 54 8 46C8 42 10 39 12 36Z'],
      [bark, 'M32 38C38 36 44 40 45 45C40 48 34 46 31 43Z'],
      [ink, oval(18, 46, 2) + oval(11, 55, 1.6)],
    ],
  },
  {
    id: 'dog',
    setting: 'garden',
    names: [
      'dog, puppy, pup, dogs, puppies, pups, kutta, kutra, doggy, doggies, terrier, spaniel',
      'कुत्ता, कुत्ते, पिल्ला, पिल्ले',
      'કૂતરો, શ્વાન, કૂતરા, ગલૂડિયું, ગલુડિયાં, કુતરો, ગલૂડિયાં',
    ],
    layers: [
      [bark, 'M42 64L49 64L48 90C48 93 40 93 38 91L42 86ZM72 62L80 60L79 90C79 93 71 93 69 91L73 86Z'],
      [wood, 'M80 44C88 40 90 30 88 20C94 22 98 34 94 44C91 51 86 54 82 54Z'],
      [
        wood,
        'M34 40C46 40 64 38 78 42C87 46 88 56 86 64L90 90C90 94 80 94 78 92L80 86L75 68C64 72 50 71 44 68L40 90C40 94 30 94 28 92L31 86L27 58C24 50 27 42 34 40Z',
      ],
      [pale, 'M27 56C30 64 36 68 43 70L41 84L32 84Z'],
      [wood, 'M16 18C22 10 38 10 42 20C46 30 44 42 36 48C28 50 22 48 18 44L8 43C3 41 3 34 7 32L13 29Z'],
      [bark, 'M30 14C40 10 50 18 50 30C50 38 45 42 40 40C36 36 36 30 34 24Z'],
      [ink, oval(20, 26, 2.4) + oval(6.5, 34, 3.6, 3)],
      [red, 'M27 46C32 50 38 49 42 44L44 49C39 54 31 55 26 51Z'],
      [bark, 'M54 40C62 38.500 70 39 76 42C76 50 68 55 60 52C55 49 53 44 54 40Z'],
    ],
  },
  {
    id: 'frog',
    setting: 'garden',
    names: ['frog, frogs, toad, toads, mendhak, dedko', 'मेंढक, मेंढकों', 'દેડકો, દેડકા, દેડકાં'],
    layers: [
      [
        '#56803c',
        'M10 70C4 58 14 48 26 54L30 84L14 90C6 92 4 84 12 82ZM90 70C96 58 86 48 74 54L70 84L86 90C94 92 96 84 88 82Z',
      ],
      [leaf, 'M50 22C70 22 80 36 78 56C76 76 66 86 50 86C34 86 24 76 22 56C20 36 30 22 50 22Z'],
      [leaf, oval(32, 20, 11) + oval(68, 20, 11)],
      [pale, `${oval(32, 18, 6.5) + oval(68, 18, 6.5)}M34 58C38 50 62 50 66 58C66 76 60 82 50 82C40 82 34 76 34 58Z`],
      [
        ink,
        oval(32, 18, 3) +
          oval(68, 18, 3) +
          ribbon(2.4, [
            [32, 42],
            [42, 47],
            [58, 47],
            [68, 42],
          ]),
      ],
      ['#56803c', 'M34 66L38 88L28 95L44 95L46 80ZM66 66L62 88L72 95L56 95L54 80Z'],
      [pink, oval(27, 40, 4, 3) + oval(73, 40, 4, 3)],
    ],
  },
  {
    id: 'crab',
    setting: 'sea',
    names: ['crab, crabs, kekda, kekra, karachlo', 'केकड़ा, कर्कट, केकड़े', 'કરચલો, કરચલા, કરચલાં'],
    layers: [
      [
        rust,
        [0, 1, 2]
          .flatMap((k) =>
            [-1, 1].map((side) =>
              ribbon(
                6,
                [
                  [50 + side * 24, 58 + k * 6],
                  [50 + side * (40 - k * 4), 60 + k * 10],
                  [50 + side * (44 - k * 7), 78 + k * 7],
                ],
                2,
              ),
            ),
          )
          .join(''),
      ],
      [
        rust,
        ribbon(6.5, [
          [26, 48],
          [14, 42],
          [16, 30],
        ]) +
          ribbon(6.5, [
            [74, 48],
            [86, 42],
            [84, 30],
          ]),
      ],
      [
        red,
        'M16 34C4 30 2 14 12 6C10 14 14 18 18 16C18 12 20 8 26 6C32 16 28 32 16 34ZM84 34C96 30 98 14 88 6C90 14 86 18 82 16C82 12 80 8 74 6C68 16 72 32 84 34Z',
      ],
      [
        rust,
        ribbon(3, [
          [42, 42],
          [40, 30],
        ]) +
          ribbon(3, [
            [58, 42],
            [60, 30],
          ]),
      ],
      [red, 'M50 38C72 38 84 50 82 60C80 72 66 80 50 80C34 80 20 72 18 60C16 50 28 38 50 38Z'],
      [gold, oval(34, 52, 3.4) + oval(50, 48, 3.8) + oval(66, 52, 3.4) + oval(42, 60, 2.4) + oval(58, 60, 2.4)],
      [
        ink,
        oval(40, 28, 3.6) +
          oval(60, 28, 3.6) +
          ribbon(2, [
            [40, 70],
            [50, 73],
            [60, 70],
          ]),
      ],
    ],
  },
];
