// long: a table of drawings, one after another.
import { around, bar, corners, type OwnDrawing, oval, ribbon } from './draw-layers.ts';

const [ink, pale, steel] = ['#33261f', '#fbf3e2', '#c9ced2'];
const [copper, rust, brass] = ['#c4683c', '#8a3f24', '#e6b450'];
const [lemon, rind] = ['#f0cf4a', '#dba520'];
const [sea, deep] = ['#5a93a6', '#2f5d70'];

const segments = around(0, 0, 1, 8).map(([x, y]) => {
  const at = (out: number, across: number) => `${50 + x * out - y * across} ${50 + y * out + x * across}`;
  return `M${at(6, 0)}L${at(26, 10.5)}C${at(34, 10)} ${at(35, 5)} ${at(35, 0)}C${at(35, -5)} ${at(34, -10)} ${at(26, -10.5)}Z`;
});
const flower = (x: number, y: number, r: number) =>
  around(x, y, r * 0.62, 5)
    .map(([px, py]) => oval(px, py, r * 0.44))
    .join('');

/** What stands on a table and hangs by a stove. */
export const kitchenDrawings: readonly OwnDrawing[] = [
  {
    id: 'teapot',
    setting: 'plain',
    names: ['teapot, teapots, tea pot, tea pots', 'चाय की केतली, चायदानी, चाय दानी', 'ચાદાની, ચાની ચાદાની'],
    layers: [
      [
        copper,
        ribbon(6.5, [
          [27, 47],
          [14, 41],
          [6, 50],
          [8, 63],
          [18, 72],
          [30, 72],
        ]),
      ],
      [copper, 'M70 72C83 68 80 47 89 37C91 35 95 34 98 35C99 36 99 38 97 40C90 47 94 72 74 80Z'],
      [brass, 'M38 85L62 85L66 92L34 92Z'],
      [copper, 'M21 60C21 42 35 35 50 35C65 35 79 42 79 60C79 77 66 87 50 87C34 87 21 77 21 60Z'],
      [brass, 'M21.4 56C36 62 64 62 78.6 56C79.4 60 79 65 78 68C64 74 36 74 22 68C21 65 20.6 60 21.4 56Z'],
      [pale, flower(35, 65, 4) + flower(50, 66.5, 4) + flower(65, 65, 4)],
      [brass, 'M32 38C34 27 66 27 68 38C60 42 40 42 32 38Z'],
      [rust, oval(50, 26, 5, 4.5)],
      [pale, 'M29 52C31 46 36 42 42 40C37 44 34 48 33 54C31 54 30 53 29 52Z'],
    ],
  },
  {
    id: 'kettle',
    setting: 'plain',
    names: [
      'kettle, kettles, tea kettle, tea kettles, ketli, kitli',
      'केतली, केतलियां',
      'કીટલી, ચાની કીટલી, કીટલીઓ, કિટલી',
    ],
    layers: [
      [
        rust,
        ribbon(5, [
          [26, 46],
          [24, 26],
          [34, 12],
          [50, 9],
          [66, 12],
          [76, 26],
          [74, 46],
        ]),
      ],
      [
        brass,
        ribbon(8.5, [
          [35, 12],
          [50, 8.6],
          [65, 12],
        ]),
      ],
      [copper, 'M74 62C82 60 86 48 92 44L99 49C93 56 90 74 76 80Z'],
      [copper, 'M12 80C10 58 27 42 50 42C73 42 90 58 88 80C88 87 82 90 74 90L26 90C18 90 12 87 12 80Z'],
      [brass, 'M12 78C36 83 64 83 88 78C89 86 83 90 74 90L26 90C17 90 11 86 12 78Z'],
      [brass, 'M33 45C36 36 64 36 67 45C58 49 42 49 33 45Z'],
      [rust, oval(50, 35, 5, 4.5)],
      [pale, 'M21 69C22 60 28 54 36 51C30 57 27 62 26 70Z'],
    ],
  },
  {
    id: 'teacup',
    setting: 'plain',
    names: [
      'teacup, teacups, tea cup, tea cups, cup, cups, cup and saucer, cups and saucers, cup of tea, cups of tea, chai cup, cup saucer',
      'चाय का कप, कप, चाय के कप, प्याला, प्याले, चाय की प्याली, कप प्लेट, प्याली',
      'કપ, ચાનો કપ, કપ રકાબી, ચાનો પ્યાલો, પ્યાલો, પ્યાલા, રકાબી, ચાના કપ',
    ],
    layers: [
      [
        brass,
        ribbon(2.8, [
          [40, 24],
          [36, 17],
          [42, 10],
          [38, 3],
        ]) +
          ribbon(2.8, [
            [54, 24],
            [50, 17],
            [56, 10],
            [52, 3],
          ]),
      ],
      [brass, oval(47, 84, 42, 8.5)],
      [rust, oval(47, 82, 27, 4.6)],
      [
        sea,
        ribbon(6, [
          [73, 43],
          [88, 40],
          [93, 51],
          [84, 63],
          [66, 68],
        ]),
      ],
      [sea, 'M15 35L79 35C80 60 68 80 47 80C26 80 14 60 15 35Z'],
      [pale, flower(32, 56, 6.5) + flower(48, 62, 6.5) + flower(64, 56, 6.5)],
      [brass, oval(32, 56, 2.4) + oval(48, 62, 2.4) + oval(64, 56, 2.4)],
      [pale, oval(47, 35, 32, 7)],
      [rust, oval(47, 36, 27, 4.8)],
    ],
  },
  {
    id: 'lemon-slice',
    setting: 'garden',
    names: [
      'lemon slice, lemon slices, slice of lemon, slices of lemon, lime slice, lime slices, citrus slices, citrus slice, nimbu ki phaank, limbu ni chir',
      'नींबू की फांक, नींबू के टुकड़े, नींबू की फांकें, कटा नींबू',
      'લીંબુની ચીર, લીંબુની ચીરી, લીંબુની સ્લાઇસ, લીંબુની ચીરીઓ',
    ],
    layers: [
      [lemon, oval(50, 50, 48)],
      [pale, oval(50, 50, 43)],
      [lemon, segments.join('')],
      [rind, oval(46, 31, 1.8, 3) + oval(66, 58, 2.6, 2) + oval(36, 62, 2, 2.6)],
    ],
  },
  {
    id: 'whisk',
    setting: 'plain',
    names: ['whisk, whisks, egg whisk, egg beater, balloon whisk', 'फेंटनी, फेंटा, मथनी', 'વલોણું, ફીણણી, ઝેરણી'],
    layers: [
      [
        deep,
        ribbon(3.4, [
          [46, 44],
          [33, 58],
          [27, 78],
          [34, 93],
          [50, 98],
          [66, 93],
          [73, 78],
          [67, 58],
          [54, 44],
        ]),
      ],
      [
        deep,
        ribbon(3, [
          [48, 44],
          [41, 60],
          [39, 80],
          [44, 93],
          [50, 97],
          [56, 93],
          [61, 80],
          [59, 60],
          [52, 44],
        ]),
      ],
      [deep, bar(48.6, 44, 2.8, 53)],
      [copper, 'M43 12C43 5 57 5 57 12L55 40L45 40Z'],
      [rust, oval(50, 12, 2.6)],
      [steel, bar(43, 39, 14, 7, 2)],
    ],
  },
  {
    id: 'whistling-cooker',
    setting: 'plain',
    names: ['pressure cooker, pressure cookers, cooker, kukar', 'प्रेशर कुकर, कुकर', 'પ્રેશર કૂકર, કૂકર, કુકર'],
    layers: [
      [ink, 'M70 38L98 34C100 36 100 42 98 43L70 46Z'],
      [ink, bar(4, 52, 14, 7, 3)],
      [steel, 'M14 44L76 44L74 88C70 94 20 94 16 88Z'],
      [sea, 'M15 58C34 62 56 62 75.4 58L75 66C56 70 34 70 15.4 66Z'],
      [steel, 'M12 46C12 34 26 28 45 28C64 28 78 34 78 46C60 50 30 50 12 46Z'],
      [ink, bar(41, 18, 8, 11, 2)],
      [copper, bar(43, 8, 4, 12, 2) + oval(45, 9, 5, 4)],
      [pale, 'M22 42C24 37 30 34 37 33C32 36 29 39 28 43Z'],
    ],
  },
  {
    id: 'mortar-and-pestle',
    setting: 'plain',
    names: [
      'mortar and pestle, mortar, pestle, khal batta, okhli, khandani',
      'ओखली, खल बट्टा, ओखली मूसल, खरल',
      'ખાંડણી, ખાંડણી દસ્તો, ખલ દસ્તો, ખલ',
    ],
    layers: [
      [
        copper,
        ribbon(
          9,
          [
            [50, 52],
            [66, 26],
            [78, 8],
          ],
          6,
        ),
      ],
      [rust, oval(79, 8, 6.5)],
      [sea, 'M12 44L88 44C88 62 78 76 66 80L34 80C22 76 12 62 12 44Z'],
      [deep, 'M34 79L66 79L74 94L26 94Z'],
      [deep, oval(50, 44, 38, 9)],
      [brass, 'M20 43C30 36 44 40 50 40C58 37 72 38 80 43C70 48 30 49 20 43Z'],
      [
        copper,
        ribbon(
          9,
          [
            [52, 47],
            [59, 37],
          ],
          8,
        ),
      ],
      [pale, 'M19 55C22 63 26 69 32 73C27 72 20 65 18 56Z'],
    ],
  },
  {
    id: 'cutting-chai',
    setting: 'plain',
    names: [
      'tea glass, tea glasses, chai glass, chai glasses, cutting chai, glass of tea, chai',
      'चाय का गिलास, कटिंग चाय, चाय के गिलास',
      'ચાનો ગ્લાસ, કટિંગ ચા, ચાના ગ્લાસ, ચાની પ્યાલી',
    ],
    layers: [
      [
        brass,
        ribbon(3, [
          [42, 22],
          [37, 14],
          [44, 8],
          [40, 1],
        ]) +
          ribbon(3, [
            [58, 22],
            [53, 14],
            [60, 8],
            [56, 1],
          ]),
      ],
      [pale, 'M22 28L78 28L70 94C64 98 36 98 30 94Z'],
      [copper, 'M25 40L75 40L69 90C64 93 36 93 31 90Z'],
      [rust, oval(50, 40, 25, 4.6)],
      [
        brass,
        [34, 43.5, 53, 62.5]
          .map((x) => corners([x, 54], [x + 4, 54], [x + 3.6 - (x - 48) * 0.08, 86], [x + 0.4 - (x - 48) * 0.08, 86]))
          .join(''),
      ],
    ],
  },
  {
    id: 'tiffin',
    setting: 'plain',
    names: [
      'tiffin, tiffins, tiffin box, tiffin carrier, lunch box, dabba, dabbo',
      'टिफ़िन, टिफिन, टिफ़िन डिब्बा, डिब्बा',
      'ટિફિન, ટિફિન ડબ્બો, ડબ્બો, ડબ્બા',
    ],
    layers: [
      [
        ink,
        ribbon(4.4, [
          [20, 92],
          [19, 30],
          [30, 8],
          [50, 3],
          [70, 8],
          [81, 30],
          [80, 92],
        ]),
      ],
      [
        brass,
        ribbon(7, [
          [36, 5],
          [50, 2.6],
          [64, 5],
        ]),
      ],
      [steel, 'M26 30C28 19 72 19 74 30L74 34L26 34Z'],
      [sea, bar(24, 33, 52, 20, 3)],
      [steel, bar(24, 54, 52, 20, 3)],
      [sea, bar(24, 75, 52, 21, 3)],
      [deep, bar(23, 51, 54, 4.4) + bar(23, 72, 54, 4.4)],
      [pale, flower(50, 43, 5) + flower(50, 86, 5)],
      [pale, bar(29, 37, 4, 11, 2) + bar(29, 58, 4, 11, 2) + bar(29, 79, 4, 12, 2)],
    ],
  },
  {
    id: 'samosa',
    setting: 'garden',
    names: ['samosa, samosas', 'समोसा, समोसे', 'સમોસું, સમોસા, સમોસાં'],
    layers: [
      [
        rind,
        'M50 8C56 8 62 20 70 36C80 56 94 76 92 84C88 92 66 92 50 92C34 92 12 92 8 84C6 76 20 56 30 36C38 20 44 8 50 8Z',
      ],
      [copper, 'M8 82C26 76 46 78 64 70C78 64 88 72 92 84C88 92 66 92 50 92C34 92 12 92 8 82Z'],
      [
        brass,
        [16, 30, 44, 58, 72]
          .map((x) =>
            ribbon(2.6, [
              [x, 89],
              [x + 5, 82],
              [x + 11, 80],
            ]),
          )
          .join(''),
      ],
      [lemon, 'M49 16C44 28 34 48 26 62C32 56 44 42 50 26Z'],
    ],
  },
  {
    id: 'modak',
    setting: 'sweet',
    names: ['modak, modaks', 'मोदक', 'મોદક'],
    layers: [
      [
        pale,
        'M50 6C54 14 58 22 68 32C84 46 92 58 88 74C84 90 66 94 50 94C34 94 16 90 12 74C8 58 16 46 32 32C42 22 46 14 50 6Z',
      ],
      [
        brass,
        [0, 1, 2]
          .flatMap((k) =>
            [-1, 1].map((side) =>
              ribbon(
                2.6,
                [
                  [50 + side * 1.5, 14],
                  [50 + side * (6 + 6 * k), 34],
                  [50 + side * (9 + 13 * k), 60],
                  [50 + side * (7 + 11 * k), 88 - k * 4],
                ],
                1.6,
              ),
            ),
          )
          .join(''),
      ],
      [rind, 'M24 84C34 90 66 90 76 84C74 94 62 96 50 96C38 96 26 94 24 84Z'],
    ],
  },
];
