import type { Point } from '../../geometry/point.ts';
import { netOn } from '../../layout/net.ts';
import { steady } from '../../number/steady.ts';
import type { Draft } from '../draft/draft.ts';
import { layStreaks } from './streaks.ts';
import { waverOn } from './waver.ts';

/** Wood grain: row after row of running stitches drawn tight; the pleats run across them and swirl about knots. */
export function mokume(draft: Draft): void {
  const { recipe, plot, rng, origin } = draft;
  const isLying = rng.chance(0.4);
  const pleat = Math.max(8.5, plot.hero * (0.12 - 0.04 * recipe.density) * rng.between(0.85, 1.2));
  const row = pleat * rng.between(2.6, 4.2);
  const u: Point = isLying ? [row, 0] : [0, row];
  const v: Point = isLying ? [0, pleat] : [-pleat, 0];
  const net = netOn(plot.torus, u, v);
  const grain = waverOn(plot.torus, rng.fork('grain'), 1, 2);
  const fine = waverOn(plot.torus, rng.fork('fine'), 3, 7);
  const press = waverOn(plot.torus, rng.fork('press'), 1, 3);
  // Stronger, and pleats would run into one another.
  const swirl = 12 + 20 * recipe.freedom;
  layStreaks(draft, net.sites, (site, own) => {
    if (own.chance(0.05)) return [];
    const x = site.x + origin.x;
    const y = site.y + origin.y;
    const from = own.between(-0.2, 0.12);
    const to = own.between(0.8, 1.15);
    const slip = own.between(-0.25, 0.25);
    const course = [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
      const along = from + (to - from) * t;
      const px = x + net.u[0] * along + net.v[0] * slip;
      const py = y + net.u[1] * along + net.v[1] * slip;
      const off = swirl * grain(px, py) + pleat * 0.32 * fine(px, py);
      return isLying ? [px, py + off] : [px + off, py];
    });
    const share = Math.max(0.12, 0.46 + 0.2 * press(x, y) + own.between(-0.12, 0.12));
    return [{ course, width: pleat * share * steady.power(recipe.line, 0.4) }];
  });
}
