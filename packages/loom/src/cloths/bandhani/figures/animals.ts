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

/** A peacock from the side: head with beak and crown of three, an S of neck and breast, the train spread behind it, an eye on every feather. */
export const peacock: DrawFigure = ({ rng, size }) => {
  const feathers = size > 24 ? 8 : size > 15 ? 7 : 6;
  const side = rng.pick([1, -1]);
  const at = (x: number, y: number): Point => [x * side, y];
  const spine = [
    at(-0.47, -0.44),
    at(-0.42, -0.32),
    at(-0.42, -0.2),
    at(-0.4, -0.02),
    at(-0.28, 0.2),
    at(-0.06, 0.36),
    at(0.16, 0.38),
  ];
  const head = Math.max(0.12, 1.55 / size);
  const zones: Zone[] = [
    { outline: discOutline(-0.49 * side, -0.53, head), rows: [0], fill: 'none', ink: 2 },
    { outline: envelope(spine, [0.09, 0.1, 0.11, 0.16, 0.22, 0.2, 0.09], 10), rows: [0], fill: 'rows', ink: 3 },
  ];
  const [rootX, rootY] = [0.1, 0.3];
  const [from, to] = [-0.28, 2.05];
  for (let k = 0; k < feathers; k++) {
    const t = k / (feathers - 1);
    const angle = from + (to - from) * t;
    const length = 1.12 - 0.3 * t;
    const [x, y] = [steady.sin(angle), -steady.cos(angle)];
    const width = Math.min(0.42, ((to - from) / (feathers - 1)) * length * 0.8);
    const eye = length * 0.78;
    if (width * size > 4)
      zones.push({
        outline: discOutline((rootX + x * eye) * side, rootY + y * eye, width * 0.2),
        rows: [2],
        fill: 'rows',
        ink: 2,
      });
    zones.push({
      outline: petalZone('round', (rootX + x * 0.2) * side, rootY + y * 0.2, angle * side, length - 0.2, width),
      rows: [k % 2 === 0 ? 0 : 1],
      fill: 'grid',
      ink: 1,
    });
  }
  const top = -0.53 - head;
  const crest = [-0.66, -0.49, -0.32].map((x, k) => ({
    from: at(-0.49, top - 0.03),
    tip: at(x, top - (k === 1 ? 0.2 : 0.15)),
  }));
  return {
    motif: 'peacock',
    zones,
    lines: [
      ...[-0.3, -0.1].map((x) => ({ points: [at(x, 0.5), at(x - 0.02, 0.8), at(x - 0.14, 0.84)], ink: 0 as const })),
      { points: [at(-0.49 - head, -0.55), at(-0.72 - head * 0.4, -0.44)], ink: 1 as const },
      ...crest.map(({ from: foot, tip }) => ({ points: [foot, tip], ink: 1 as const })),
    ],
    points: [{ at: at(-0.5, -0.54), ink: 2 }, ...crest.map(({ tip }) => ({ at: tip, ink: 2 as const }))],
  };
};
