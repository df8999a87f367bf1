import { circle } from '../../../geometry/circle.ts';
import { closedCurve } from '../../../geometry/closed-curve.ts';
import { place } from '../../../geometry/place.ts';
import { polyline } from '../../../geometry/polyline.ts';
import { petalOutline } from '../../../motifs/petal-outline.ts';
import { type DrawRing, polar } from '../ring.ts';

/** Three-leaved sprigs on stalks, a dot between each two. */
export const trefoils: DrawRing = (block, { inner, outer, fold, inks, pen }) => {
  const step = (2 * Math.PI) / fold;
  const rise = outer - inner;
  const room = step * (inner + rise * 0.55);
  const leaf = Math.min(rise * 0.5, room * 0.52);
  for (let k = 0; k < fold; k++) {
    const angle = k * step;
    const knot = polar(angle, outer - rise * 0.08 - leaf);
    block.resist(polyline([polar(angle, inner), knot]), pen.thin * 1.15);
    for (const lean of [-1.15, 1.15, 0]) {
      const size = lean === 0 ? leaf : leaf * 0.86;
      const outline = closedCurve(
        petalOutline('round', size, size * 0.72).map((line) => place(line, knot[0], knot[1], angle + lean)),
      );
      block.dye(outline, lean === 0 ? inks.figure : inks.second);
      block.resist(outline, pen.thin);
    }
    block.dye(circle(knot[0], knot[1], pen.thin * 0.8), 'light');
    const r = Math.min(pen.dot * 0.9, rise * 0.12);
    for (const share of rise > pen.dot * 9 ? [0.24, 0.52, 0.8] : [0.32]) {
      const [x, y] = polar(angle + step / 2, inner + rise * share);
      block.dot(x, y, r * (1.15 - share * 0.4));
    }
  }
};
