import type { Point } from '../../geometry/point.ts';
import { steady } from '../../number/steady.ts';

export const contourKinds = ['ogee', 'almond', 'oval', 'hexagon', 'diamond', 'barrel'] as const;
export type ContourKind = (typeof contourKinds)[number];
export const edgeKinds = ['plain', 'scalloped', 'stepped', 'toothed'] as const;
export type EdgeKind = (typeof edgeKinds)[number];

/** A closed outline about the origin, alike on both sides and upside down. */
export interface Contour {
  readonly kind: ContourKind;
  /** Half width and half height in units. */
  readonly width: number;
  readonly height: number;
  readonly edge: EdgeKind;
  /** Scallops, steps or teeth on a side. */
  readonly count: number;
}

/** Half width at a height −1 … 1. */
const profiles: Readonly<Record<ContourKind, (v: number) => number>> = {
  ogee: (v) => 0.5 + 0.5 * steady.cos(Math.PI * v),
  almond: (v) => 1 - steady.power(Math.abs(v), 1.7),
  oval: (v) => Math.sqrt(Math.max(0, 1 - v * v)),
  hexagon: (v) => Math.min(1, (1 - Math.abs(v)) * 1.9),
  diamond: (v) => 1 - Math.abs(v),
  barrel: (v) => Math.sqrt(1 - Math.abs(v) ** 4),
};

/** Half width, as a share, at a height −1 … 1. */
export function profileOf(kind: ContourKind): (v: number) => number {
  return profiles[kind];
}

/** Whether a place lies farther than `away` units from a contour about the origin. */
export function isBeyond({ kind, width, height }: Contour, x: number, y: number, away: number): boolean {
  if (Math.abs(y) > height + away) return true;
  const v = Math.max(-1, Math.min(1, y / height));
  return Math.abs(x) > width * profiles[kind](v) + away;
}

const samples = 72;
/** Depth of a scallop or tooth as a share of the half width, and at most so many units. */
const depth = 0.13;
const deepest = 26;

/** The outline of a contour made smaller by `inset` units all round; undefined when nothing is left. */
export function contourOutline(contour: Contour, inset = 0): Point[] | undefined {
  const { kind, edge, count } = contour;
  // Along the warp the feather eats bands: they are a little broader there.
  const width = contour.width - inset;
  const height = contour.height - inset * Math.min(1.6, Math.max(1, contour.height / contour.width));
  if (width < 7 || height < 7) return undefined;
  const profile = profiles[kind];
  const bite = Math.min(width * depth, deepest);
  const right: Point[] = [];
  if (edge === 'stepped') {
    const steps = Math.max(2, Math.min(count, Math.floor(height / 20)));
    for (let k = -steps; k < steps; k++) {
      const middle = (k + 0.5) / steps;
      const x = width * profile(middle);
      right.push([x, (height * k) / steps], [x, (height * (k + 1)) / steps]);
    }
  } else {
    for (let i = 0; i <= samples; i++) {
      const v = -1 + (2 * i) / samples;
      const phase = ((v + 1) / 2) * count;
      const beat = phase - Math.floor(phase);
      const rise =
        edge === 'scalloped'
          ? steady.power(steady.sin(Math.PI * beat), 0.7)
          : edge === 'toothed'
            ? beat < 0.5
              ? 1
              : 0
            : 1;
      const x = Math.max(0, width * profile(v) - bite * (1 - rise) * Math.min(1, profile(v) * 3));
      right.push([x, height * v]);
    }
  }
  return [...right, ...right.map(([x, y]): Point => [-x, y]).reverse()];
}
