import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';

const samples = 40;

/** The right side of an ogee `w` units to the side and `h` up and down from its middle, from its upper point to its lower one; straight, it is a diamond's. */
export function ogeeSide(w: number, h: number, isStraight = false): Point[] {
  return Array.from({ length: samples + 1 }, (_, k) => {
    const t = -1 + (2 * k) / samples;
    return [isStraight ? w * (1 - Math.abs(t)) : (w * (1 + steady.cos(Math.PI * t))) / 2, t * h];
  });
}
