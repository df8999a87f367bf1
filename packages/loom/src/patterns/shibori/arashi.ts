import type { Point } from '../../geometry/point.ts';
import { netOn } from '../../layout/net.ts';
import { steady } from '../../number/steady.ts';
import type { Draft } from '../draft/draft.ts';
import { layStreaks } from './streaks.ts';
import { waverOn } from './waver.ts';

/** Storm: cloth wound about a pole, bound and pushed together. Slanting streaks like driven rain. */
export function arashi(draft: Draft): void {
  const { recipe, plot, rng, origin } = draft;
  const angle = rng.between(0.55, 1.05) * rng.pick([1, -1]);
  const across = Math.max(9, plot.hero * (0.16 - 0.07 * recipe.density) * rng.between(0.8, 1.3));
  const along = across * rng.between(9, 15);
  const [c, s] = [steady.cos(angle), steady.sin(angle)];
  const net = netOn(plot.torus, [along * c, along * s], [-across * s, across * c]);
  const drift = waverOn(plot.torus, rng.fork('drift'), 1, 2);
  const press = waverOn(plot.torus, rng.fork('press'), 1, 3);
  const sway = 9 + 16 * recipe.freedom;
  const length = steady.hypot(...net.u);
  const [ux, uy] = [net.u[0] / length, net.u[1] / length];
  layStreaks(draft, net.sites, (site, own) => {
    const shift = own.between(0, 0.7);
    const parts = own.chance(0.35) ? 2 : 1;
    return Array.from({ length: parts }, (_, k) => {
      const from = (shift + k / parts) * length;
      const run = (length / parts) * own.between(0.75, 1.12);
      const slip = own.between(-0.22, 0.22) * across;
      const lean = own.between(-0.13, 0.13) * across;
      const course = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t): Point => {
        const x = site.x + origin.x + ux * (from + run * t) - uy * (slip + lean * t);
        const y = site.y + origin.y + uy * (from + run * t) + ux * (slip + lean * t);
        const off = sway * drift(x, y);
        return [x - uy * off, y + ux * off];
      });
      const [mx, my] = course[2] ?? [0, 0];
      const width =
        across * Math.max(0.2, 0.46 + 0.2 * press(mx, my) + own.between(-0.14, 0.14)) * steady.power(recipe.line, 0.4);
      return { course, width };
    });
  });
}
