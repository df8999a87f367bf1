import type { Point } from '../../numbers/geometry/point.ts';

/** Flowers in a disc of radius 1, y down; turns from "up", positive to the right. */
export interface BunchDesign {
  /** Where the stems meet. */
  readonly tie: Point;
  /** Ends of the stems below the tie. */
  readonly tails: readonly Point[];
  readonly head: BunchFlower;
  readonly seconds: readonly BunchFlower[];
  readonly smalls: readonly BunchFlower[];
  readonly leaves: readonly {
    readonly x: number;
    readonly y: number;
    readonly angle: number;
    readonly length: number;
    readonly isSpray: boolean;
  }[];
}

interface BunchFlower {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

/** A leaf or a spray of leaflets from a foot. */
function leaf(x: number, y: number, angle: number, length: number, isSpray = false): BunchDesign['leaves'][number] {
  return { x, y, angle, length, isSpray };
}

/** Hand-tied: a dome of flowers over crossed stems. */
export const domed: BunchDesign = {
  tie: [0, 0.56],
  tails: [
    [-0.16, 0.96],
    [0.14, 0.98],
    [-0.03, 0.92],
    [0.27, 0.9],
  ],
  head: { x: 0.02, y: -0.12, size: 0.36, turn: 0.05 },
  seconds: [
    { x: -0.5, y: -0.02, size: 0.16, turn: -0.8 },
    { x: 0.54, y: -0.02, size: 0.16, turn: 0.8 },
    { x: -0.3, y: -0.58, size: 0.16, turn: -0.35 },
    { x: 0.34, y: -0.58, size: 0.155, turn: 0.4 },
  ],
  smalls: [
    { x: 0.02, y: -0.82, size: 0.11, turn: 0 },
    { x: -0.66, y: -0.42, size: 0.1, turn: -0.8 },
    { x: 0.7, y: -0.4, size: 0.1, turn: 0.85 },
    { x: -0.62, y: 0.32, size: 0.09, turn: -1.2 },
    { x: 0.64, y: 0.3, size: 0.09, turn: 1.2 },
  ],
  leaves: [
    leaf(-0.1, 0.3, -0.95, 0.62),
    leaf(0.1, 0.3, 0.95, 0.62),
    leaf(-0.05, 0.46, -1.7, 0.6),
    leaf(0.06, 0.46, 1.65, 0.6),
    leaf(-0.2, -0.3, -0.62, 0.66, true),
    leaf(0.2, -0.3, 0.68, 0.66, true),
    leaf(-0.05, -0.4, -0.12, 0.62, true),
    leaf(-0.28, 0, -1.25, 0.66),
    leaf(0.28, 0, 1.22, 0.66),
    leaf(-0.12, -0.36, -0.36, 0.52),
    leaf(0.14, -0.36, 0.36, 0.52),
    leaf(-0.04, 0.54, -2.3, 0.4),
    leaf(0.05, 0.54, 2.3, 0.38),
    leaf(-0.3, 0.12, -1.5, 0.56, true),
    leaf(0.32, 0.12, 1.5, 0.56, true),
  ],
};

/** A spray lying in a crescent, its largest flower low. */
export const crescent: BunchDesign = {
  tie: [-0.1, 0.5],
  tails: [
    [-0.34, 0.86],
    [-0.16, 0.92],
    [-0.5, 0.78],
  ],
  head: { x: -0.08, y: 0.1, size: 0.36, turn: -0.1 },
  seconds: [
    { x: 0.42, y: -0.22, size: 0.17, turn: 0.6 },
    { x: -0.44, y: -0.36, size: 0.16, turn: -0.5 },
    { x: 0.06, y: -0.5, size: 0.16, turn: 0.1 },
    { x: 0.5, y: 0.32, size: 0.14, turn: 1.2 },
  ],
  smalls: [
    { x: 0.5, y: -0.62, size: 0.1, turn: 0.5 },
    { x: 0.78, y: -0.4, size: 0.09, turn: 0.9 },
    { x: -0.26, y: -0.74, size: 0.1, turn: -0.3 },
    { x: -0.72, y: -0.08, size: 0.09, turn: -1 },
    { x: 0.82, y: 0.08, size: 0.09, turn: 1.2 },
  ],
  leaves: [
    leaf(0.1, 0.2, 1.1, 0.78),
    leaf(0.12, -0.1, 0.75, 0.9, true),
    leaf(-0.2, -0.1, -0.5, 0.78, true),
    leaf(-0.3, 0.16, -1.2, 0.58),
    leaf(0, -0.2, 0.15, 0.7, true),
    leaf(-0.12, 0.44, -1.8, 0.62),
    leaf(0.06, 0.4, 1.7, 0.66),
    leaf(0.2, 0, 0.95, 0.6),
    leaf(-0.24, -0.06, -0.85, 0.6),
    leaf(-0.05, -0.2, -0.15, 0.56),
    leaf(0.16, 0.24, 1.45, 0.6, true),
    leaf(-0.12, 0.5, -2.4, 0.4),
  ],
};

/** The bunch of small cloth: round flowers side by side, a leaf to each side, a short stem. What is finer would be a blur. */
export const nosegay: BunchDesign = {
  tie: [0, 0.6],
  tails: [[0.1, 0.96]],
  head: { x: 0, y: -0.2, size: 0.52, turn: 0.05 },
  seconds: [
    { x: -0.56, y: 0.24, size: 0.33, turn: -0.7 },
    { x: 0.58, y: 0.2, size: 0.33, turn: 0.7 },
  ],
  smalls: [
    { x: -0.58, y: -0.54, size: 0.14, turn: -0.6 },
    { x: 0.6, y: -0.58, size: 0.14, turn: 0.6 },
  ],
  leaves: [
    leaf(-0.04, 0.5, -1.9, 0.62),
    leaf(0.04, 0.5, 1.85, 0.62),
    leaf(0.14, -0.42, 0.5, 0.5),
    leaf(-0.14, -0.42, -0.5, 0.5),
  ],
};

/** A spray of small cloth: one flower lower, one higher, leaves on the other side. */
export const tussie: BunchDesign = {
  tie: [-0.06, 0.6],
  tails: [[-0.2, 0.94]],
  head: { x: -0.14, y: 0.08, size: 0.5, turn: -0.15 },
  seconds: [{ x: 0.46, y: -0.44, size: 0.35, turn: 0.6 }],
  smalls: [
    { x: -0.48, y: -0.64, size: 0.14, turn: -0.45 },
    { x: 0.66, y: 0.14, size: 0.13, turn: 1.1 },
  ],
  leaves: [
    leaf(0, 0.46, 1.75, 0.66),
    leaf(-0.2, 0.46, -1.8, 0.56),
    leaf(-0.05, -0.34, -0.1, 0.52),
    leaf(0.34, 0, 1.2, 0.46),
  ],
};

/** One flower between leaves with two buds: the unit of tossed cloth. */
export const posy: BunchDesign = {
  tie: [0, 0.5],
  tails: [[-0.12, 0.95]],
  head: { x: 0, y: -0.08, size: 0.56, turn: 0 },
  seconds: [{ x: 0.72, y: -0.38, size: 0.22, turn: 0.85 }],
  smalls: [
    { x: -0.64, y: -0.56, size: 0.13, turn: -0.7 },
    { x: -0.78, y: 0.2, size: 0.11, turn: -1.3 },
  ],
  leaves: [
    leaf(-0.2, 0.26, -1.35, 0.72),
    leaf(0.24, 0.3, 1.45, 0.74),
    leaf(0.26, 0.02, 0.95, 0.7),
    leaf(-0.3, -0.2, -0.85, 0.68),
    leaf(0.1, -0.4, 0.3, 0.6),
    leaf(-0.12, -0.4, -0.3, 0.58, true),
    leaf(0.1, 0.42, 2.1, 0.5),
    leaf(-0.1, 0.44, -2.1, 0.5),
  ],
};
