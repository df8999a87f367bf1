import { type PetalShape, petalOutline } from '../../drawing/motifs/petal-outline.ts';
import type { Pen, Sketch } from '../../drawing/motifs/sketch.ts';
import type { Ink } from '../../drawing/scene.ts';
import { closedCurve } from '../../numbers/geometry/path.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';

/** One ring of a mandala, drawn between two radii. */
interface RingAsk {
  /** Figures of the ring. */
  readonly count: number;
  readonly inner: number;
  readonly outer: number;
  /** Turned by so many steps of the ring: 0 or a half. */
  readonly offset: number;
  readonly inks: RingInks;
  readonly pen: Pen;
  readonly detail: number;
}

export interface RingInks {
  /** Under the figures. */
  readonly base: Ink;
  readonly figure: Ink;
  readonly second: Ink;
  readonly light: Ink;
  readonly line: Ink;
}

export type Ring = (sketch: Sketch, ask: RingAsk) => void;

/** A place on a circle about the origin, clockwise from the top. */
export function onCircle(angle: number, radius: number): Point {
  return [steady.sin(angle) * radius, -steady.cos(angle) * radius];
}

/** Angles of `count` figures. */
export function anglesOf(count: number, offset: number): number[] {
  return Array.from({ length: count }, (_, k) => (2 * Math.PI * (k + offset)) / count);
}

/** Petals all round that stand on the circle `foot` and point outwards, as one path. */
export function petals(
  angles: readonly number[],
  foot: number,
  { shape, length, width, lean = 0 }: { shape: PetalShape; length: number; width: number; lean?: number },
): string {
  const outline = petalOutline(shape, length, width, 0, 3);
  return angles
    .map((angle) => {
      const [x, y] = onCircle(angle, foot);
      return closedCurve(outline.map((part) => place(part, x, y, angle + lean)));
    })
    .join('');
}

/** A closed curve whose radius swings `waves` times a round. */
export function roseCurve(middle: number, swing: number, waves: number, offset: number): string {
  const samples = waves * 6;
  const points = Array.from({ length: samples + 1 }, (_, k): Point => {
    const angle = (2 * Math.PI * (k / 6 + offset)) / waves;
    return onCircle(angle, middle + swing * steady.cos((2 * Math.PI * k) / 6));
  });
  return closedCurve([points]);
}
