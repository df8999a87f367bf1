import { circle } from '../../../geometry/circle.ts';
import { steady } from '../../../number/steady.ts';
import type { DrawHeart } from './heart.ts';
import { petalPath } from './shapes.ts';

/** An open flower, stretched along the warp as flowers of ikat are. */
export const rosette: DrawHeart = ({ sketch, width, height, ink, rng }) => {
  const petals = rng.pick([6, 8, 8]);
  for (const [ring, size] of [
    [0, 1],
    [1, 0.62],
  ] as const) {
    for (let k = 0; k < petals; k++) {
      const angle = ((k + ring * 0.5) * 2 * Math.PI) / petals;
      const reach = size / steady.hypot(steady.sin(angle) / width, steady.cos(angle) / height);
      sketch.area(
        petalPath('round', 0, 0, angle, reach, width * size * (petals === 6 ? 0.72 : 0.56)),
        ink(ring === 0 ? 0 : 1),
      );
    }
  }
  sketch.area(circle(0, 0, width * 0.3), ink(2));
  sketch.area(circle(0, 0, width * 0.14), ink(1));
};
