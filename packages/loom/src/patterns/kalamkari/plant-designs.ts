import type { Point } from '../../geometry/point.ts';

/** A flowering plant in a disc of radius 1: x to the side it faces, y down, foot at the bottom. */
export interface PlantDesign {
  /** Cubic Bézier of the main stem, root first. */
  readonly stem: readonly [Point, Point, Point, Point];
  readonly head: { readonly x: number; readonly y: number; readonly size: number; readonly turn: number };
  /** Side shoots: the share of the stem at which they leave it, the flower's place, its radius and turn. */
  readonly shoots: readonly {
    readonly from: number;
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly turn: number;
  }[];
  /** Leaves: the share of the stem, angle from "up" (positive to the side it faces), length. */
  readonly leaves: readonly { readonly from: number; readonly angle: number; readonly length: number }[];
}

/** A Mughal plant upright between four shoots; one bowed like a mango; one in a wide S. */
export const plantDesigns: readonly [PlantDesign, ...PlantDesign[]] = [
  {
    stem: [
      [0.02, 0.98],
      [0.16, 0.6],
      [-0.14, 0.35],
      [0, -0.1],
    ],
    head: { x: 0, y: -0.53, size: 0.45, turn: 0 },
    shoots: [
      { from: 0.4, x: 0.68, y: -0.06, size: 0.19, turn: 0.45 },
      { from: 0.5, x: -0.66, y: -0.12, size: 0.18, turn: -0.45 },
      { from: 0.22, x: 0.6, y: 0.36, size: 0.13, turn: 0.8 },
      { from: 0.28, x: -0.58, y: 0.34, size: 0.13, turn: -0.8 },
    ],
    leaves: [
      { from: 0.03, angle: 1.3, length: 0.62 },
      { from: 0.03, angle: -1.3, length: 0.6 },
      { from: 0.12, angle: 0.72, length: 0.42 },
      { from: 0.14, angle: -0.85, length: 0.4 },
      { from: 0.62, angle: 0.75, length: 0.34 },
      { from: 0.66, angle: -0.7, length: 0.34 },
      { from: 0.86, angle: 1.15, length: 0.34 },
      { from: 0.86, angle: -1.15, length: 0.34 },
    ],
  },
  {
    stem: [
      [0.1, 0.98],
      [-0.62, 0.62],
      [-0.66, -0.3],
      [-0.16, -0.44],
    ],
    head: { x: 0.22, y: -0.36, size: 0.43, turn: 1.75 },
    shoots: [
      { from: 0.72, x: -0.4, y: -0.78, size: 0.18, turn: -0.1 },
      { from: 0.45, x: -0.82, y: -0.3, size: 0.16, turn: -0.5 },
      { from: 0.24, x: 0.36, y: 0.38, size: 0.2, turn: 0.7 },
      { from: 0.12, x: 0.66, y: 0.68, size: 0.12, turn: 1.2 },
    ],
    leaves: [
      { from: 0.03, angle: -1.25, length: 0.56 },
      { from: 0.04, angle: 0.75, length: 0.36 },
      { from: 0.22, angle: -1.15, length: 0.46 },
      { from: 0.36, angle: 0.75, length: 0.42 },
      { from: 0.36, angle: -1.05, length: 0.4 },
      { from: 0.55, angle: 1.25, length: 0.34 },
      { from: 0.62, angle: -0.7, length: 0.34 },
      { from: 0.86, angle: 0.15, length: 0.34 },
    ],
  },
  {
    stem: [
      [-0.1, 0.98],
      [0.55, 0.66],
      [-0.6, 0.3],
      [0.06, -0.14],
    ],
    head: { x: 0.14, y: -0.52, size: 0.44, turn: 0.2 },
    shoots: [
      { from: 0.55, x: -0.66, y: -0.1, size: 0.2, turn: -0.45 },
      { from: 0.26, x: 0.66, y: 0.34, size: 0.18, turn: 0.7 },
      { from: 0.66, x: 0.72, y: -0.08, size: 0.14, turn: 0.9 },
      { from: 0.4, x: -0.62, y: 0.42, size: 0.13, turn: -1 },
    ],
    leaves: [
      { from: 0.02, angle: -1.25, length: 0.56 },
      { from: 0.03, angle: 1.45, length: 0.6 },
      { from: 0.22, angle: -0.5, length: 0.4 },
      { from: 0.34, angle: 0.35, length: 0.36 },
      { from: 0.5, angle: 0.75, length: 0.34 },
      { from: 0.74, angle: -0.95, length: 0.32 },
      { from: 0.88, angle: 1.3, length: 0.32 },
      { from: 0.88, angle: -1.2, length: 0.32 },
    ],
  },
];
