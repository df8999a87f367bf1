import { form, limb, moved, spread, strokes } from './draw-forms.ts';
import { around, type OwnDrawing, oval } from './draw-layers.ts';

const [paper, dark] = ['#fdf7ea', '#33261f'];
const [coral, blush, rose] = ['#df6a50', '#f0a48c', '#b8453a'];
const [sea, foam] = ['#3f93a8', '#dff0ee'];
const [orange, gold] = ['#ea7d2a', '#efc04c'];
const [lilac, mauve, orchid] = ['#b58bc4', '#8a5c9e', '#dcc4e4'];

/** A board on its tail: a long oval with a pointed nose, about its own middle. */
const board = {
  whole: form('0 -47!, 8 -36, 12 -18, 12.500 4, 10 26, 6 43, 0 46, -6 43, -10 26, -12.500 4, -12 -18, -8 -36'),
  bands: form('-12.300 -14!, 12.300 -14!, 12.700 -6!, -12.700 -6!') + form('-12.600 0!, 12.600 0!, 12 9!, -12 9!'),
  nose: form('0 -47!, 8 -36, 10.500 -26!, 0 -29, -10.500 -26!, -8 -36'),
  stringer: form('-0.900 -44!, 0.900 -44!, 0.900 45!, -0.900 45!'),
};
const onSand = (part: keyof typeof board) => moved(board[part], 57, 49, 14);

const surfBoard: OwnDrawing['layers'] = [
  [dark, moved(form('-9 30!, -18 38, -20 47, -14 46, -6 43!'), 57, 49, 14)],
  [paper, onSand('whole')],
  [coral, onSand('nose')],
  [sea, onSand('bands')],
  [dark, onSand('stringer')],
  [
    sea,
    form(
      '4 98!, 6 84, 12 72, 24 65, 36 66, 43 73, 43 81, 37 85, 31 82, 31 77!, 35 79, 38 76, 35 71, 28 72, 24 79, 26 88, 34 92, 52 91, 70 87, 84 90, 96 98!',
    ),
  ],
  [
    foam,
    strokes(
      '10 92 0.6, 13 81 1.8, 20 73 1.6, 29 68 0.6',
      '18 94 0.6, 18 84 1.6, 22 77 0.6',
      '42 95 0.6, 58 94 1.6, 74 92 0.6',
    ) +
      oval(47, 66, 2) +
      oval(40, 60, 1.6),
  ],
];

const starArm = form('-13 0!, -9 -18, -6 -36, -2 -47, 2 -47, 6 -36, 9 -18, 13 0!');
const arms = [0, 72, 144, 216, 288];
const seaStar: OwnDrawing['layers'] = [
  [coral, arms.map((turn) => moved(starArm, 50, 53, turn + 8)).join('') + oval(50, 53, 14)],
  [rose, arms.map((turn) => moved(limb('0 -6 1.6, 0 -26 2.6, 0 -41 0.6'), 50, 53, turn + 8)).join('')],
  [
    paper,
    arms
      .map((turn) =>
        moved(
          spread(
            4,
            (k) =>
              oval(-5.4 + k * 0.9, -15 - k * 7.4, 1.9 - k * 0.22) + oval(5.4 - k * 0.9, -15 - k * 7.4, 1.9 - k * 0.22),
          ),
          50,
          53,
          turn + 8,
        ),
      )
      .join('') +
      oval(50, 53, 3) +
      around(50, 53, 7.4, 10)
        .map(([x, y]) => oval(x, y, 1.2))
        .join(''),
  ],
];

const coralFan: OwnDrawing['layers'] = [
  [
    blush,
    strokes(
      '48 92 8, 38 72 6, 26 58 5, 16 40 4.4, 14 26 4',
      '26 58 4.600, 22 66 4, 10 60 4',
      '52 92 8, 64 70 6, 78 56 5, 86 40 4.4, 88 28 4',
      '78 56 4.600, 82 64 4, 92 60 4',
      '64 70 5, 68 54 4.4, 66 44 4',
    ),
  ],
  [
    coral,
    strokes(
      '50 96 13, 50 78 9, 46 58 7.4, 48 38 6.4, 44 22 5, 46 8 4.6',
      '47 48 6, 56 36 5.4, 60 22 4.8, 58 10 4.6',
      '60 22 4.600, 68 14 4.2, 70 6 4',
      '50 76 7, 34 64 6.2, 28 46 5.4, 26 32 4.8, 30 18 4.6',
      '27 40 5, 18 32 4.4, 18 22 4.2',
      '48 64 6.600, 62 58 6, 72 44 5.4, 74 30 4.8, 80 18 4.6',
      '72 44 5, 82 42 4.4, 88 34 4',
      '46 32 5, 38 24 4.4, 36 12 4.2',
    ) + form('34 97!, 40 92, 50 90, 60 92, 66 97!'),
  ],
  [
    paper,
    [
      '50 84',
      '49 72',
      '47 60',
      '47 49',
      '48 38',
      '45 26',
      '55 37',
      '59 24',
      '40 68',
      '31 54',
      '28 40',
      '27 28',
      '58 60',
      '68 50',
      '73 37',
      '76 26',
    ]
      .map((place) => place.split(' ').map(Number))
      .map(([x = 0, y = 0]) => oval(x, y, 1.3))
      .join(''),
  ],
];

const jellyfish: OwnDrawing['layers'] = [
  [
    mauve,
    strokes(
      '24 44 1.2, 18 58 2, 24 70 2, 17 84 1.8, 21 96 0.6',
      '34 46 1.2, 32 62 2, 37 76 2, 31 90 1.6, 34 99 0.6',
      '66 46 1.2, 68 62 2, 63 76 2, 69 90 1.6, 66 99 0.6',
      '76 44 1.2, 82 58 2, 76 70 2, 83 84 1.8, 79 96 0.6',
    ),
  ],
  [
    orchid,
    form('40 42!, 43 54, 38 64, 43 74, 39 86, 44 94!, 50 84, 47 74, 51 64, 48 54, 50 42!') +
      form('52 42!, 54 54, 51 62, 57 72, 54 82, 60 90!, 64 80, 60 70, 63 60, 60 50, 61 42!'),
  ],
  [
    lilac,
    form(
      '10 44!, 12 28, 22 12, 38 4, 50 2, 62 4, 78 12, 88 28, 90 44!, 84 50, 78 44!, 71 51, 64 45!, 57 52, 50 46!, 43 52, 36 45!, 29 51, 22 44!, 16 50',
    ),
  ],
  [
    orchid,
    strokes(
      '50 8 0.5, 50 22 2, 50 38 0.5',
      '40 9 0.5, 35 22 2, 35 38 0.5',
      '60 9 0.5, 65 22 2, 65 38 0.5',
      '29 15 0.5, 21 26 2, 20 37 0.5',
      '71 15 0.5, 79 26 2, 80 37 0.5',
    ),
  ],
];

/** Orange between white bands with dark edges, all fins rounded: swims to the left. */
const clownfish: OwnDrawing['layers'] = [
  [
    orange,
    form('78 52!, 86 40, 96 36, 98 50, 96 66, 86 64') +
      form('34 30!, 44 20, 56 20, 58 28, 66 22, 76 26, 78 40!, 56 34') +
      form('38 68!, 44 80, 54 84, 58 72!') +
      form('60 70!, 66 80, 76 78, 76 64!'),
  ],
  [orange, form('4 54, 10 42, 22 32, 38 28, 56 30, 72 40, 82 48, 82 58, 72 66, 56 74, 38 76, 22 71, 10 63')],
  [
    dark,
    form('24 29!, 36 26!, 34 40, 39 52, 35 64, 37 78!, 25 75!, 20 62, 24 50, 21 40') +
      form('53 27!, 66 34!, 62 44, 68 54, 61 64, 63 73!, 51 77!, 50 64, 55 52, 50 42') +
      form('79 43!, 86 43!, 84 52, 86 63!, 79 62!, 77 52'),
  ],
  [
    paper,
    form('26 31!, 34 28.500!, 32 40, 36.500 52, 32.500 64, 34.500 75.500!, 27 73!, 22.500 62, 26.500 50, 23.500 40') +
      form(
        '55 31!, 63.500 35.500!, 60 44, 65.500 54, 58.500 64, 60.500 71.500!, 53.500 74.500!, 52.500 64, 57.500 52, 52.500 42',
      ) +
      form('80.500 46!, 84 46!, 82 52, 84 60.500!, 80.500 59.500!, 79 52'),
  ],
  [orange, form('40 52!, 48 46, 52 50, 52 58, 47 63, 40 60')],
  [
    dark,
    strokes('43 54 0.5, 47 53 1.2, 50 53 0.5', '43 57 0.5, 47 58 1.2, 50 58 0.5', '5 59 0.5, 10 60 1.2, 15 58 0.5') +
      oval(15, 48, 3),
  ],
  [
    gold,
    strokes('88 46 0.5, 92 45 1.4, 96 44 0.5', '88 52 0.5, 92 52 1.4, 97 52 0.5', '88 58 0.5, 92 59 1.4, 96 60 0.5'),
  ],
];

/** What is found on a shore and under its water. */
export const shoreDrawings: readonly OwnDrawing[] = [
  {
    id: 'surf-board',
    setting: 'sea',
    names: ['surfboard, surf board, surfboards, surf boards', 'सर्फ़बोर्ड', 'સર્ફબોર્ડ'],
    layers: surfBoard,
  },
  {
    id: 'sea-star',
    setting: 'sea',
    names: ['starfish, sea star, star fish, starfishes', 'तारा मछली, स्टारफ़िश, स्टारफिश', 'તારા માછલી, સ્ટારફિશ'],
    layers: seaStar,
  },
  {
    id: 'coral',
    setting: 'sea',
    names: ['coral, corals, coral branch, coral branches', 'कोरल, मूंगे की शाखा', 'કોરલ, પરવાળાં'],
    layers: coralFan,
    leastCells: 3,
  },
  {
    id: 'jellyfish',
    setting: 'sea',
    names: ['jellyfish, jelly fish, jelly fishes', 'जेलीफ़िश, जेली मछली', 'જેલિ ફિશ, જેલીફિશ'],
    layers: jellyfish,
  },
  {
    id: 'clownfish',
    setting: 'sea',
    names: [
      'clownfish, clown fish, anemonefish, nemo fish, clown fishes',
      'विदूषक मीन, जोकर मछली',
      'જોકર મીન, જોકર માછલી',
    ],
    layers: clownfish,
  },
];
