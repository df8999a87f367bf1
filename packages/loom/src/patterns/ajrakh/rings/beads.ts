import { type DrawRing, polar } from '../ring.ts';

/** A row of dots. The fold asked for is only their least number: they stand close. */
export const beads: DrawRing = (block, { inner, outer, pen, fold }) => {
  const middle = (inner + outer) / 2;
  const r = Math.min(pen.dot, (outer - inner) * 0.27);
  const count = fold * Math.max(1, Math.round((2 * Math.PI * middle) / (r * 4.1) / fold));
  for (let k = 0; k < count; k++) {
    const [x, y] = polar(((k + 0.5) * 2 * Math.PI) / count, middle);
    block.dot(x, y, r);
  }
};
