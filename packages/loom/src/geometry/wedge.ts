import { steady } from '../number/steady.ts';
import { fixed } from './fixed.ts';
import type { Point } from './point.ts';

/** Path data of a pen stroke from a to b, bent towards c, `width` wide at a and running out to a fine end at b. */
export function wedge(a: Point, c: Point, b: Point, width: number): string {
  const length = steady.hypot(c[0] - a[0], c[1] - a[1]) || 1;
  const nx = (-(c[1] - a[1]) / length) * (width / 2);
  const ny = ((c[0] - a[0]) / length) * (width / 2);
  const end = 0.28;
  const mid = 0.8;
  return (
    `M${fixed(a[0] + nx)} ${fixed(a[1] + ny)}` +
    `Q${fixed(c[0] + nx * mid)} ${fixed(c[1] + ny * mid)} ${fixed(b[0] + nx * end)} ${fixed(b[1] + ny * end)}` +
    `L${fixed(b[0] - nx * end)} ${fixed(b[1] - ny * end)}` +
    `Q${fixed(c[0] - nx * mid)} ${fixed(c[1] - ny * mid)} ${fixed(a[0] - nx)} ${fixed(a[1] - ny)}Z`
  );
}
