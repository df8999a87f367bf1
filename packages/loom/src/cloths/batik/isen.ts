import { resample } from '../../numbers/geometry/line.ts';
import { circle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';

/** Path of a row of fine dots ("isen") along a line, as the canting drips them: whole steps, both ends kept. */
export function dotsAlong(points: readonly Point[], step: number, size: number): string {
  return resample(points, step)
    .map(([x, y]) => circle(x, y, size))
    .join('');
}

export interface Oval {
  readonly x: number;
  readonly y: number;
  /** Half lengths along `angle` and across it. */
  readonly along: number;
  readonly across: number;
  readonly angle: number;
  /** 2 is an ellipse, less is pointed at its ends. */
  readonly power?: number;
}

/** A closed oval, from its far end onwards. */
export function oval({ x, y, along, across, angle, power = 2 }: Oval, count = 32): Point[] {
  const [c, s] = [steady.cos(angle), steady.sin(angle)];
  return Array.from({ length: count }, (_, k) => {
    const turn = (2 * Math.PI * k) / count;
    const px = along * steady.cos(turn);
    const side = steady.sin(turn);
    const py = across * Math.sign(side) * steady.power(Math.abs(side), 2 / power);
    return [x + px * c - py * s, y + px * s + py * c];
  });
}
