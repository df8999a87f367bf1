import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import { circle, curve } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';

const variants = 6;
const even = 2;

/** Fawn spots: pinches of cloth bound with a few turns of thread, row on row on the bias; each a soft square kept from the dye, a speck of it at the tip. */
export function kanoko(planner: Planner): void {
  const { recipe, plot, geo: rng, origin } = planner;
  const pitch = Math.max(11, plot.hero * (0.2 - 0.06 * recipe.density));
  const lattice = fitLattice(halfDropLattice, plot.torus, { stepX: pitch * 0.86, stepY: pitch * 1.06 }, even);
  const radius = pitch * 0.4;
  for (const { x, y, column, row } of lattice.sites) {
    const own = rng.fork(`spot/${column}/${row}`);
    const symbol = planner.symbol(`spot/${own.whole(1, variants)}`, (fork) => spot(radius, fork));
    const stray = recipe.freedom * radius * 0.16;
    const at = { x: x + origin.x + own.normal() * stray, y: y + origin.y + own.normal() * stray };
    planner.put('reserve', { symbol, ...at, turn: own.between(-9, 9), scale: own.between(0.86, 1.06) });
    planner.note({ ...at, r: radius, motif: 'dot', rank: 'hero' });
  }
}

/** A soft square that stands on a corner. */
function spot(radius: number, rng: Rng): SceneSymbol {
  const points = Array.from({ length: 12 }, (_, k): Point => {
    const angle = (Math.PI / 6) * k;
    const r = radius * (1 + 0.14 * steady.cos(4 * angle)) * rng.between(0.93, 1.06);
    return [steady.cos(angle) * r, steady.sin(angle) * r];
  });
  const [x, y] = [rng.between(-0.08, 0.08) * radius, rng.between(-0.08, 0.08) * radius];
  return {
    shapes: [
      { d: curve(points, true), fill: 'light' },
      { d: circle(x, y, radius * 0.26), fill: 'ground' },
    ],
    radius: Math.ceil(radius) + 2,
  };
}
