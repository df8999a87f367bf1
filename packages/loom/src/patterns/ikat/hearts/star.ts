import type { Point } from '../../../geometry/point.ts';
import { polyline } from '../../../geometry/polyline.ts';
import { steady } from '../../../number/steady.ts';
import type { DrawHeart } from './heart.ts';

/** An eight-pointed star of nested bands. */
export const star: DrawHeart = ({ sketch, width, height, ink }) => {
  const bands = Math.max(2, Math.min(5, Math.floor(width / 26)));
  for (let n = 0; n < bands; n++) {
    const size = 1 - (n / bands) * 0.98;
    const outline = Array.from({ length: 16 }, (_, k): Point => {
      const angle = (k * Math.PI) / 8;
      const r = size * (k % 2 === 0 ? 1 : 0.66);
      return [steady.sin(angle) * r * width, -steady.cos(angle) * r * height];
    });
    sketch.area(polyline(outline, true), ink(n));
  }
};
