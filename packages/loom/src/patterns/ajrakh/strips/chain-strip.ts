import { curve } from '../../../geometry/curve.ts';
import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import type { DrawStrip } from './strip.ts';

const samples = 8;

/** Two strands that cross: eyes with a dot. */
export const chainStrip: DrawStrip = (block, { pitch, width, inks, pen }) => {
  const swing = width * 0.34;
  const strand = (sign: number, size: number): Point[] =>
    Array.from({ length: samples + 1 }, (_, i) => [
      size * (-pitch / 2 + (i * pitch) / samples),
      sign * size * swing * steady.sin((Math.PI * i) / samples),
    ]);
  const eye = (size: number) => {
    const below = curve(strand(1, size).reverse());
    return `${curve(strand(-1, size))}${below.slice(below.indexOf('C'))}Z`;
  };
  block.dye(eye(1), inks.figure);
  for (const sign of [-1, 1]) block.resist(curve(strand(sign, 1)), pen.thin);
  if (swing > pen.dot * 3.4) {
    block.dye(eye(0.6), inks.second);
    block.resist(eye(0.6), pen.thin);
    for (const side of [-1, 1]) block.dot(side * pitch * 0.36, 0, pen.dot * 0.6);
  }
  block.dot(0, 0, Math.min(pen.dot, swing * 0.4));
  for (const side of [-1, 1]) block.dot(pitch / 2, side * swing * 0.85, Math.min(pen.dot * 0.9, swing * 0.24));
};
