import { wrap } from './field.ts';
import type { Motif } from './find-motifs.ts';

/** A motif where it is to lie: the corner of its box. */
export interface Placed {
  readonly motif: Motif;
  readonly x: number;
  readonly y: number;
  readonly isFlipped: boolean;
}

/** The cloth that motifs are laid on. No two of them ever touch. */
export interface Floor {
  readonly width: number;
  readonly height: number;
  /** What lies at each pixel: 0 nothing, 1 what cannot be moved, else a motif. */
  readonly laid: Int32Array;
  /** What lies there now; what is put or lifted later does not change the answer. */
  readonly placed: ReadonlySet<Placed>;
  readonly has: (placed: Placed) => boolean;
  readonly put: (placed: Placed) => void;
  readonly lift: (placed: Placed) => void;
  /** Whether a motif could lie there and keep its distance. */
  readonly fits: (placed: Placed) => boolean;
  /** The nearest place to the one named where it fits, up to `reach` pixels away. */
  readonly nearest: (placed: Placed, reach: number) => Placed | undefined;
}

/** Motifs keep at least so many pixels apart: twice the margin that goes with each is never needed whole. */
const usualDistance = 4;
const around = [
  [0, 0],
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [0.7, 0.7],
  [-0.7, 0.7],
  [0.7, -0.7],
  [-0.7, -0.7],
] as const;

export function createFloor(width: number, height: number, fixed: Uint8Array, distance = usualDistance): Floor {
  const laid = Int32Array.from(fixed, (is) => (is === 1 ? 1 : 0));
  const names = new Map<Placed, number>();
  const feelers = new Map<Motif, Int16Array>();
  let next = 2;
  const mark = ({ motif, x, y, isFlipped }: Placed, name: number) => {
    for (let row = 0; row < motif.height; row++) {
      const line = wrap(y + row, height) * width;
      for (let column = 0; column < motif.width; column++) {
        if (motif.core[row * motif.width + (isFlipped ? motif.width - 1 - column : column)] !== 1) continue;
        const at = line + wrap(x + column, width);
        if (laid[at] !== 1) laid[at] = name;
      }
    }
  };
  const fits = ({ motif, x, y, isFlipped }: Placed): boolean => {
    let points = feelers.get(motif);
    if (points === undefined) {
      points = feelersOf(motif, distance);
      feelers.set(motif, points);
    }
    for (let i = 0; i < points.length; i += 2) {
      const column = isFlipped ? motif.width - 1 - (points[i] ?? 0) : (points[i] ?? 0);
      if (laid[wrap(y + (points[i + 1] ?? 0), height) * width + wrap(x + column, width)] !== 0) return false;
    }
    return true;
  };
  return {
    width,
    height,
    laid,
    get placed() {
      return new Set(names.keys());
    },
    has: (placed) => names.has(placed),
    put: (placed) => {
      names.set(placed, next);
      mark(placed, next++);
    },
    lift: (placed) => {
      names.delete(placed);
      mark(placed, 0);
    },
    fits,
    nearest: (placed, reach) => {
      if (fits(placed)) return placed;
      for (let ring = 2; ring <= reach; ring += 2) {
        const steps = Math.max(8, Math.round(ring * 2));
        for (let i = 0; i < steps; i++) {
          const turn = (i / steps) * 2 * Math.PI;
          const x = placed.x + Math.round(ring * Math.cos(turn));
          const moved = { ...placed, x, y: placed.y + Math.round(ring * Math.sin(turn)) };
          if (fits(moved)) return moved;
        }
      }
      return undefined;
    },
  };
}

/** Points by which a motif feels for others: along its edge, away from it, and inside. */
function feelersOf({ core, width, height }: Motif, distance: number): Int16Array {
  const points: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (core[at] !== 1) continue;
      const isEdge = core[at - 1] !== 1 || core[at + 1] !== 1 || core[at - width] !== 1 || core[at + width] !== 1;
      if (isEdge && (x + y) % 2 === 0)
        for (const [dx, dy] of around) points.push(Math.round(x + dx * distance), Math.round(y + dy * distance));
      else if (x % 3 === 0 && y % 3 === 0) points.push(x, y);
    }
  }
  return Int16Array.from(points);
}
