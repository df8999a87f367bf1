import type { DrawHeart } from './heart.ts';
import { box, petalPath } from './shapes.ts';

/** A tulip on its stem between two bowed leaves. */
export const tulip: DrawHeart = ({ sketch, width, height, ink }) => {
  const foot = height * 0.22;
  const stem = Math.max(8, width * 0.07);
  sketch.area(box(0, height * 0.56, stem, height * 0.36), ink(2));
  for (const side of [-1, 1]) {
    sketch.area(petalPath('point', side * stem, height * 0.92, side * 0.62, height * 0.86, width * 0.36), ink(4));
    sketch.area(petalPath('point', side * stem * 1.6, height * 0.8, side * 0.62, height * 0.55, width * 0.13), ink(1));
    sketch.area(petalPath('ogee', 0, foot, side * 0.66, height * 1.08, width * 0.66), ink(0));
    sketch.area(petalPath('ogee', side * width * 0.05, foot - 6, side * 0.66, height * 0.76, width * 0.32), ink(1));
  }
  sketch.area(petalPath('ogee', 0, foot + height * 0.1, 0, height * 1.3, width * 0.8), ink(2));
  sketch.area(petalPath('ogee', 0, foot, 0, height * 1.02, width * 0.48), ink(3));
  sketch.area(petalPath('ogee', 0, foot - height * 0.1, 0, height * 0.7, width * 0.22), ink(0));
};
