import type { Sketch } from '../../drawing/motifs/sketch.ts';
import type { Ink } from '../../drawing/scene.ts';
import { polyline } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';

export const contourKinds = ['ogee', 'almond', 'oval', 'hexagon', 'diamond', 'barrel'] as const;
type ContourKind = (typeof contourKinds)[number];
export const edgeKinds = ['plain', 'scalloped', 'stepped', 'toothed'] as const;
type EdgeKind = (typeof edgeKinds)[number];

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
    const steps = Math.max(2, Math.min(2 * count, Math.floor(height / 12)));
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

/** Makes a contour lower until it stays within a larger one of another kind about the same middle. */
export function fitContour(contour: Contour, room: { kind: ContourKind; width: number; height: number }): Contour {
  const inner = profileOf(contour.kind);
  const outer = profileOf(room.kind);
  let height = Math.min(contour.height, room.height);
  for (let tries = 0; tries < 40; tries++) {
    const fits = [0.2, 0.35, 0.5, 0.65, 0.8, 0.92].every((v) => {
      const y = (v * height) / room.height;
      return contour.width * inner(v) <= room.width * outer(y) * 0.96;
    });
    if (fits) break;
    height *= 0.96;
  }
  return { ...contour, height };
}

/** Bands one in the other; `widths` in units from outside, the innermost area takes the last ink. Returns their sum. */
export function drawRings(
  sketch: Sketch,
  contour: Contour,
  widths: readonly number[],
  ink: (n: number) => Ink,
): number {
  let inset = 0;
  for (let n = 0; n <= widths.length; n++) {
    // Every other edge runs plain, so that the bands themselves swell and narrow.
    const outline = contourOutline(n % 3 === 2 ? { ...contour, edge: 'plain' } : contour, inset);
    if (outline !== undefined) sketch.area(polyline(outline, true), ink(n));
    inset += widths[n] ?? 0;
  }
  return inset;
}
