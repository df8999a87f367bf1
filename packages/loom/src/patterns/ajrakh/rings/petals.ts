import { closedCurve } from '../../../geometry/closed-curve.ts';
import { place } from '../../../geometry/place.ts';
import { type PetalShape, petalOutline } from '../../../motifs/petal-outline.ts';
import { leaf } from '../leaf.ts';
import { type DrawRing, isSecond, polar } from '../ring.ts';

/** Petals standing on the inner circle, each with a smaller one inside, dots between the tips. */
export function petals(shape: PetalShape): DrawRing {
  return (block, { inner, outer, fold, inks, pen }) => {
    const length = (outer - inner) * 0.9;
    const step = (2 * Math.PI) / fold;
    const width = Math.min(length * 1.15, step * (inner + length * 0.55) * 0.84);
    const hasHeart = width > pen.thin * 6;
    const tip = Math.min(pen.dot * 0.8, (outer - inner) * 0.12);
    for (let k = 0; k < fold; k++) {
      const [x, y] = polar(k * step, inner + pen.thin * 0.4);
      const outline = closedCurve(petalOutline(shape, length, width).map((line) => place(line, x, y, k * step)));
      block.dye(outline, isSecond(k, fold) ? inks.second : inks.figure);
      block.resist(outline, pen.thin);
      if (hasHeart) {
        const [hx, hy] = polar(k * step, inner + length * 0.2);
        const heart = petalOutline(shape, length * 0.56, width * 0.46).map((line) => place(line, hx, hy, k * step));
        block.dye(closedCurve(heart), isSecond(k, fold) ? inks.band : 'light');
      }
      const bay = step * outer - width * 0.5;
      block.dot(...polar((k + 0.5) * step, outer - tip * 2.1), tip);
      // A wide bay between two petals gets a bud of its own.
      if (bay > width * 0.72 && width > pen.thin * 7) {
        const look = { length: length * 0.52, fat: 0.42, ink: isSecond(k, fold) ? inks.figure : inks.second };
        leaf(block, polar((k + 0.5) * step, inner + length * 0.22), (k + 0.5) * step, look, pen);
      }
    }
  };
}
