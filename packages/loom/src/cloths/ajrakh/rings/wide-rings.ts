import { type PetalShape, petalOutline } from '../../../drawing/motifs/petal-outline.ts';
import { circle, closedCurve, polyline } from '../../../numbers/geometry/path.ts';
import { type Point, place } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';
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

const archSamples = 6;

/** An arcade of pointed niches with a bud in each. */
export const arches: DrawRing = (block, { inner, outer, fold, inks, pen }) => {
  const step = (2 * Math.PI) / fold;
  const rise = outer - inner;
  const side = (from: number, sign: number, reach: number, high: number): Point[] =>
    Array.from({ length: archSamples + 1 }, (_, i) => {
      const t = i / archSamples;
      const across = steady.power(steady.cos((Math.PI / 2) * t), 0.72);
      return polar(
        from + (sign * across * step * reach) / 2,
        inner + rise * high * (0.12 + 0.88 * steady.power(t, 1.15)),
      );
    });
  const r = Math.min(pen.dot * 0.85, rise * 0.11);
  for (let k = 0; k < fold; k++) {
    const angle = k * step;
    const foot: Point[] = [polar(angle + step * 0.47, inner), polar(angle - step * 0.47, inner)];
    const left = side(angle, -1, 0.94, 0.93);
    const right = side(angle, 1, 0.94, 0.93).reverse();
    const niche = closedCurve([
      [foot[1] ?? [0, 0], left[0] ?? [0, 0]],
      left,
      right,
      [right.at(-1) ?? [0, 0], foot[0] ?? [0, 0]],
    ]);
    block.dye(niche, isSecond(k, fold) ? inks.second : inks.figure);
    block.resist(niche, pen.thin);
    const [x, y] = polar(angle, inner + rise * 0.1);
    const bud = petalOutline('point', rise * 0.56, Math.min(rise * 0.36, step * inner * 0.42)).map((line) =>
      place(line, x, y, angle),
    );
    block.dye(closedCurve(bud), 'light');
    const eye = petalOutline('point', rise * 0.3, Math.min(rise * 0.17, step * inner * 0.2)).map((line) =>
      place(line, x * 1.02, y * 1.02, angle),
    );
    block.dye(closedCurve(eye), isSecond(k, fold) ? inks.figure : inks.second);
    const [dx, dy] = polar(angle + step / 2, outer - rise * 0.2);
    block.dot(dx, dy, r);
  }
};

/** A many-pointed star whose long lines cross: tiers of diamonds, each tier in its own dye. */
export const crossing: DrawRing = (block, { inner, outer, fold, inks, pen }) => {
  const half = Math.PI / fold;
  const tip = outer - (outer - inner) * 0.04;
  // A chord over `skip` tips passes the centre at tip · cos(skip · half).
  const fitting = Math.floor(steady.acos(Math.min(1, inner / tip)) / half);
  const skip = Math.max(2, Math.min(Math.ceil(fold / 2) - 1, fitting));
  const crossingAt = (tier: number) => (tip * steady.cos(skip * half)) / steady.cos(tier * half);
  const tiers = [inks.figure, inks.second, inks.figure];
  for (const [depth, ink] of tiers.entries()) {
    const tier = skip - 1 - depth;
    if (tier < 1) break;
    for (let k = 0; k < fold; k++) {
      const angle = (2 * k + depth) * half;
      const corners = [
        polar(angle, crossingAt(tier + 1)),
        polar(angle + half, crossingAt(tier)),
        polar(angle, crossingAt(tier - 1)),
        polar(angle - half, crossingAt(tier)),
      ];
      block.dye(polyline(corners, true), ink);
    }
  }
  const bay = Math.min(pen.dot * 0.85, (outer - crossingAt(skip - 1)) * 0.22, half * outer * 0.3);
  for (let k = 0; k < fold; k++) {
    block.resist(polyline([polar(2 * k * half, tip), polar(2 * (k + skip) * half, tip)]), pen.thin);
    const [x, y] = polar((2 * k + 1) * half, outer - bay * 2);
    block.dot(x, y, bay);
    const [dx, dy] = polar(2 * k * half, (tip + crossingAt(Math.max(skip - 2, 0))) / 2);
    if (bay > 1.2) block.dot(dx, dy, bay * 0.7);
  }
};
