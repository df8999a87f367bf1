import { polyline } from '../../../geometry/polyline.ts';
import { steady } from '../../../number/steady.ts';
import { type DrawRing, polar } from '../ring.ts';

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
