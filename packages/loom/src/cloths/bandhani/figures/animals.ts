import { envelope } from '../../../numbers/geometry/envelope.ts';
import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
import type { Zone } from '../figure.ts';
import { type DrawFigure, discOutline, petalZone, smooth } from './outlines.ts';

const elephantBody: readonly Point[] = [
  [-0.5, -0.5],
  [-0.68, -0.42],
  [-0.78, -0.22],
  [-0.83, 0.04],
  [-0.88, 0.26],
  [-0.99, 0.33],
  [-0.97, 0.46],
  [-0.82, 0.46],
  [-0.72, 0.3],
  [-0.66, 0.1],
  [-0.56, 0.1],
  [-0.5, 0.3],
  [-0.5, 0.62],
  [-0.5, 0.86],
  [-0.36, 0.9],
  [-0.24, 0.86],
  [-0.22, 0.6],
  [-0.18, 0.42],
  [0.06, 0.4],
  [0.28, 0.42],
  [0.34, 0.62],
  [0.34, 0.86],
  [0.48, 0.9],
  [0.6, 0.86],
  [0.62, 0.56],
  [0.72, 0.24],
  [0.76, -0.06],
  [0.66, -0.34],
  [0.42, -0.46],
  [0.1, -0.48],
  [-0.16, -0.44],
  [-0.32, -0.46],
];
const elephantCloth: readonly Point[] = [
  [-0.1, -0.5],
  [0.18, -0.53],
  [0.46, -0.49],
  [0.5, -0.2],
  [0.47, 0.06],
  [0.18, 0.2],
  [-0.1, 0.06],
  [-0.13, -0.2],
];
const howdah: readonly Point[] = [
  [-0.02, -0.58],
  [-0.04, -0.74],
  [0.18, -0.98],
  [0.4, -0.74],
  [0.38, -0.58],
  [0.18, -0.56],
];

const elephantTail: readonly Point[] = [
  [0.78, -0.1],
  [0.9, 0.1],
  [0.93, 0.36],
];
const elephantTusk: readonly Point[] = [
  [-0.62, 0.18],
  [-0.54, 0.27],
  [-0.64, 0.38],
];

/** An elephant in state: ear, cloth with a border, a small canopied seat. */
export const elephant: DrawFigure = ({ rng, size }) => {
  const side = rng.pick([1, -1]);
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y]);
  const tail = flip(elephantTail);
  const tusk = flip(elephantTusk);
  return {
    motif: 'elephant',
    zones: [
      { outline: flip(smooth(elephantCloth)), rows: [0, 2], fill: 'grid', ink: 1 },
      { outline: flip(smooth(howdah)), rows: [1], fill: 'rows', ink: 2 },
      { outline: flip(discOutline(-0.36, -0.13, 0.17, 1.25)), rows: [1], fill: 'grid', ink: 1 },
      { outline: flip(smooth(elephantBody)), rows: size > 15 ? [0, 0] : [0], fill: 'grid', ink: 1 },
    ],
    lines:
      size > 14
        ? [
            { points: tail, ink: 0 },
            { points: tusk, ink: 0 },
          ]
        : [{ points: tail, ink: 0 }],
    points: [{ at: [-0.6 * side, -0.24], ink: 2 }],
  };
};

const horseBody: readonly Point[] = [
  [-0.86, -0.42],
  [-0.66, -0.6],
  [-0.52, -0.8],
  [-0.44, -0.66],
  [-0.3, -0.44],
  [-0.16, -0.22],
  [0.1, -0.16],
  [0.4, -0.2],
  [0.6, -0.08],
  [0.66, 0.14],
  [0.62, 0.38],
  [0.7, 0.62],
  [0.64, 0.9],
  [0.5, 0.92],
  [0.5, 0.62],
  [0.36, 0.4],
  [0.1, 0.36],
  [-0.12, 0.36],
  [-0.18, 0.6],
  [-0.2, 0.92],
  [-0.34, 0.92],
  [-0.36, 0.6],
  [-0.44, 0.3],
  [-0.5, 0],
  [-0.52, -0.24],
  [-0.66, -0.26],
  [-0.8, -0.24],
];
const horseSaddle: readonly Point[] = [
  [-0.1, -0.24],
  [0.16, -0.26],
  [0.3, -0.2],
  [0.28, 0.06],
  [0.1, 0.18],
  [-0.08, 0.06],
];
const horseMane: readonly Point[] = [
  [-0.34, -0.72],
  [-0.2, -0.5],
  [-0.06, -0.34],
];
const horseTail: readonly Point[] = [
  [0.7, -0.06],
  [0.86, 0.08],
  [0.9, 0.34],
  [0.82, 0.58],
];

/** A saddled horse at a walk. */
export const horse: DrawFigure = ({ rng, size }) => {
  const side = rng.pick([1, -1]);
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y]);
  return {
    motif: 'horse',
    zones: [
      { outline: flip(smooth(horseSaddle)), rows: [2], fill: 'rows', ink: 1 },
      { outline: flip(smooth(horseBody)), rows: size > 15 ? [0, 1] : [0], fill: 'grid', ink: 1 },
    ],
    lines: [
      { points: flip(horseMane), ink: 1 },
      { points: flip(horseTail), ink: 1 },
    ],
    points: [{ at: [-0.6 * side, -0.46], ink: 2 }],
  };
};

const parrotBody: readonly Point[] = [
  [-0.56, -0.5],
  [-0.46, -0.78],
  [-0.18, -0.86],
  [0.06, -0.7],
  [0.14, -0.4],
  [0.3, -0.1],
  [0.36, 0.22],
  [0.46, 0.54],
  [0.62, 0.94],
  [0.34, 0.8],
  [0.12, 0.56],
  [-0.16, 0.44],
  [-0.38, 0.2],
  [-0.42, -0.14],
  [-0.3, -0.4],
  [-0.42, -0.42],
];
const parrotWing: readonly Point[] = [
  [-0.2, -0.26],
  [0.04, -0.24],
  [0.2, 0.06],
  [0.22, 0.4],
  [0, 0.3],
  [-0.2, 0.04],
];
const parrotTwig: readonly Point[] = [
  [-0.62, 0.7],
  [-0.3, 0.6],
  [0, 0.72],
  [0.24, 0.92],
];

/** A parrot ("popat") on a twig. */
export const parrot: DrawFigure = ({ rng, size }) => {
  const side = rng.pick([1, -1]);
  const flip = (points: readonly Point[]) => points.map(([x, y]): Point => [x * side, y]);
  return {
    motif: 'parrot',
    zones: [
      { outline: flip(smooth(parrotWing)), rows: [2], fill: 'rows', ink: 1 },
      { outline: flip(smooth(parrotBody)), rows: size > 11 ? [0, 3] : [0], fill: 'grid', ink: 3 },
    ],
    lines: [{ points: flip(parrotTwig), ink: 1 }],
    points: [
      { at: [-0.26 * side, -0.62], ink: 2 },
      { at: [-0.72 * side, 0.56], ink: 2 },
      { at: [-0.76 * side, 0.8], ink: 1 },
    ],
  };
};

/** A dancing peacock: body and crown before the spread fan, an eye on every feather. */
export const peacock: DrawFigure = ({ rng, size }) => {
  const feathers = size > 18 ? 11 : 9;
  const side = rng.pick([1, -1]);
  const spread = 1.98;
  const foot = 0.34;
  const spine: Point[] = [
    [0, 0.5],
    [0.03, 0.36],
    [0.05, 0.2],
    [0.03, 0.04],
    [-0.02, -0.08],
    [-0.06, -0.19],
    [-0.1, -0.24],
  ].map(([x = 0, y = 0]) => [x * side, y]);
  const zones: Zone[] = [
    { outline: envelope(spine, [0.17, 0.2, 0.17, 0.11, 0.085, 0.085, 0.08], 10), rows: [0], fill: 'rows', ink: 3 },
  ];
  for (let k = 0; k < feathers; k++) {
    const angle = -spread + (2 * spread * k) / (feathers - 1);
    const length = 1.2 - 0.16 * Math.abs(angle / spread);
    const [x, y] = [steady.sin(angle), -steady.cos(angle)];
    const width = Math.min(0.46, ((2 * spread) / (feathers - 1)) * length * 0.84);
    const eye = length * 0.76;
    if (width * size > 4)
      zones.push({ outline: discOutline(x * eye, foot + y * eye, width * 0.2), rows: [2], fill: 'rows', ink: 2 });
    zones.push({
      outline: petalZone('round', x * 0.24, foot + y * 0.24, angle, length - 0.24, width),
      rows: [k % 2 === 0 ? 0 : 1],
      fill: 'grid',
      ink: 1,
    });
  }
  const legs = [-1, 1].map((leg) => ({
    points: [
      [leg * 0.07, 0.72],
      [leg * 0.09, 0.96],
    ] as const,
    ink: 0 as const,
  }));
  const beak = {
    points: [
      [-0.2 * side, -0.2],
      [-0.29 * side, -0.14],
    ] as const,
    ink: 1 as const,
  };
  return { motif: 'peacock', zones, lines: [...legs, beak], points: [] };
};
