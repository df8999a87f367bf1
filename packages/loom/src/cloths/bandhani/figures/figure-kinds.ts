import type { Point } from '../../../numbers/geometry/point.ts';
import type { MotifId } from '../../../vocabulary/motif-ids.ts';
import type { Figure } from '../figure.ts';
import { elephant, horse, parrot, peacock } from './animals.ts';
import { jewel, paisley, paisleyWheel, star, wheel } from './ornaments.ts';
import { type DrawFigure, discOutline, smooth } from './outlines.ts';
import { flower, heartLeaf, lotus, spray, tree } from './plants.ts';

export interface FigureKind {
  readonly draw: DrawFigure;
  /** The smallest radius in knots at which it can be tied. */
  readonly smallest: number;
  /** Motifs by which it is wanted or refused. */
  readonly motifs: readonly MotifId[];
  /** Looks alike from all sides, so that it may stand in a ring or a corner. */
  readonly isRound: boolean;
}

const dancerSkirt: readonly Point[] = [
  [-0.12, 0.02],
  [-0.3, 0.34],
  [-0.52, 0.74],
  [-0.28, 0.82],
  [0, 0.84],
  [0.28, 0.82],
  [0.52, 0.74],
  [0.3, 0.34],
  [0.12, 0.02],
];
const dancerBodice: readonly Point[] = [
  [-0.12, -0.06],
  [-0.17, -0.3],
  [0, -0.36],
  [0.17, -0.3],
  [0.12, -0.06],
];

/** In fewer knots she is a gown, a head and two arms. */
const smallDancer = 9;
const smallGown: readonly Point[] = [
  [-0.17, -0.32],
  [-0.1, -0.02],
  [-0.34, 0.44],
  [-0.52, 0.8],
  [0, 0.88],
  [0.52, 0.8],
  [0.34, 0.44],
  [0.1, -0.02],
  [0.17, -0.32],
];
const smallPutli: Figure = {
  motif: 'dancer',
  zones: [
    { outline: discOutline(0, -0.6, 0.17), rows: [0], fill: 'none', ink: 1 },
    { outline: smallGown, rows: [0], fill: 'grid', ink: 1 },
  ],
  lines: [-1, 1].map((side) => ({
    points: [
      [side * 0.3, -0.26],
      [side * 0.46, -0.36],
      [side * 0.52, -0.6],
    ] as const,
    ink: 0 as const,
  })),
  points: [],
};

/** A doll ("putli") with raised arms and a wide skirt. */
export const dancer: DrawFigure = ({ size }) => (size < smallDancer ? smallPutli : largePutli(size));

const largePutli = (size: number): Figure => ({
  motif: 'dancer',
  zones: [
    { outline: discOutline(0, -0.58, 0.16), rows: [0], fill: 'rows', ink: 1 },
    { outline: smooth(dancerBodice), rows: [2], fill: 'rows', ink: 2 },
    { outline: dancerSkirt, rows: size > 12 ? [0, 1, 2] : [0, 1], fill: 'grid', ink: 1 },
  ],
  lines: [-1, 1].flatMap((side) => [
    {
      points: [
        [side * 0.2, -0.28],
        [side * 0.46, -0.22],
        [side * 0.54, -0.5],
        [side * 0.4, -0.72],
      ] as const,
      ink: 0 as const,
    },
    {
      points: [
        [side * 0.14, 0.9],
        [side * 0.15, 0.99],
      ] as const,
      ink: 1 as const,
    },
  ]),
  points: [
    { at: [0, -0.82], ink: 2 },
    { at: [-0.4, -0.82], ink: 1 },
    { at: [0.4, -0.82], ink: 1 },
  ],
});

/** All that bandhani draws in knots. */
export const figureKinds: readonly FigureKind[] = [
  { draw: flower, smallest: 6.6, motifs: ['rosette', 'blossom', 'carnation'], isRound: true },
  { draw: star, smallest: 6, motifs: ['star'], isRound: true },
  { draw: wheel, smallest: 7, motifs: ['medallion'], isRound: true },
  { draw: jewel, smallest: 5, motifs: ['diamond'], isRound: true },
  { draw: paisleyWheel, smallest: 11, motifs: ['paisley'], isRound: true },
  { draw: paisley, smallest: 6, motifs: ['paisley'], isRound: false },
  { draw: lotus, smallest: 8, motifs: ['lotus', 'palmette'], isRound: false },
  { draw: spray, smallest: 7, motifs: ['bouquet', 'vine', 'bud'], isRound: false },
  { draw: heartLeaf, smallest: 5.5, motifs: ['leaf'], isRound: false },
  { draw: tree, smallest: 9, motifs: ['tree', 'leaf'], isRound: false },
  { draw: elephant, smallest: 10.8, motifs: ['elephant'], isRound: false },
  { draw: peacock, smallest: 12, motifs: ['peacock'], isRound: false },
  { draw: dancer, smallest: 11, motifs: ['dancer'], isRound: false },
  { draw: horse, smallest: 11, motifs: ['horse'], isRound: false },
  { draw: parrot, smallest: 9, motifs: ['parrot'], isRound: false },
];
