import { circle } from '../../../geometry/circle.ts';
import { type DrawRing, isSecond, polar } from '../ring.ts';

/** Small roundels side by side, "riyal", with three dots between them. */
export const coins: DrawRing = (block, { inner, outer, fold, inks, pen }) => {
  const step = (2 * Math.PI) / fold;
  const middle = (inner + outer) / 2;
  const r = Math.min((outer - inner) * 0.4, middle * step * 0.4);
  for (let k = 0; k < fold; k++) {
    const [x, y] = polar(k * step, middle);
    const rim = circle(x, y, r);
    block.dye(rim, isSecond(k, fold) ? inks.second : inks.figure);
    block.resist(rim, pen.thin);
    if (r > pen.dot * 3.4) {
      const petals = 6;
      for (let i = 0; i < petals; i++) {
        const [px, py] = polar(k * step + ((i + 0.5) * 2 * Math.PI) / petals, r * 0.55);
        block.dot(x + px, y + py, Math.min(pen.dot * 0.75, r * 0.15));
      }
    }
    block.dot(x, y, Math.min(pen.dot, r * 0.26));
    for (const offset of [-1, 1]) {
      const [dx, dy] = polar((k + 0.5) * step, middle + offset * (outer - inner) * 0.31);
      block.dot(dx, dy, Math.min(pen.dot * 0.8, (outer - inner) * 0.1));
    }
  }
};
