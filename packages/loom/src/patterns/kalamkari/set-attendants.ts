import type { Point } from '../../geometry/point.ts';
import type { Easel } from '../botanical/easel.ts';
import { wishedFigures } from '../figures/wished-figures.ts';
import { kalamkariFigures } from './figures.ts';
import { setFigure } from './set-figure.ts';

/** A pair of each tree's wished figures on both sides of its trunk, facing it. */
export function setAttendants(
  easel: Easel,
  feet: readonly Point[],
  step: { readonly x: number; readonly y: number },
): void {
  const figures = wishedFigures(easel.recipe, kalamkariFigures);
  const rng = easel.rng.fork('attendants');
  for (const [i, [x, y]] of feet.entries()) {
    for (const [k, side] of ([-1, 1] as const).entries()) {
      const motif = figures[(2 * i + k) % figures.length];
      if (motif === undefined) return;
      const place = {
        x: x + side * step.x * 0.31,
        y: y - step.y * 0.12,
        radius: Math.min(step.x * 0.2, step.y * 0.13),
      };
      setFigure(easel, motif, { ...place, facing: side === 1 ? -1 : 1 }, rng.fork(i));
    }
  }
}
