import type { DrawHeart } from './heart.ts';
import { box, lozenge } from './shapes.ts';

/** A double comb or scorpion: teeth to both sides of a spine, longest in the middle. */
export const comb: DrawHeart = ({ sketch, width, height, ink }) => {
  const thick = Math.max(9.5, Math.min(15, height / 11));
  const count = 2 * Math.max(1, Math.floor((height * 0.74) / (thick * 4))) + 1;
  const step = (height * 1.5) / count;
  for (let k = 0; k < count; k++) {
    const y = (k - (count - 1) / 2) * step;
    const reach = width * (0.96 - 0.5 * Math.abs(y / height));
    sketch.area(box(0, y, reach, thick), ink(0));
    for (const side of [-1, 1]) sketch.area(box(side * (reach - thick), y - thick * 0.9, thick, thick * 1.8), ink(0));
  }
  sketch.area(box(0, 0, Math.max(12, width * 0.13), height * 0.94), ink(2));
  sketch.area(lozenge(0, 0, width * 0.36, height * 0.34), ink(2));
  sketch.area(lozenge(0, 0, width * 0.22, height * 0.21), ink(1));
};
