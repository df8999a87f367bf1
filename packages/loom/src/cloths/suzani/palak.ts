import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { isAllowed } from '../../drawing/motifs/is-allowed.ts';
import { setWorked } from '../../drawing/stitching/set-worked.ts';
import { steady } from '../../numbers/steady.ts';
import { blossom, leaf, moon, star } from './flowers.ts';
import { preferred, type SuzaniTask } from './task.ts';

/** Oy palak, the sky of moons: discs of madder edge to edge, stars or almonds in the corners between. */
export function palak({ recipe, plot, planner, rng, width, silks }: SuzaniTask): void {
  const lattice = squareLattice(plot.torus, plot.hero * rng.between(0.86, 1.02), true);
  const step = Math.min(lattice.stepX, lattice.stepY);
  const radius = step * (0.44 + 0.04 * recipe.density);
  const name = recipe.motifs.include.includes('moon') ? 'moon' : 'medallion';
  for (const kind of [0, 1]) {
    const sites = lattice.sites.filter(({ row, column }) => (row + column) % 2 === kind);
    const symbol = moon({ radius, width, silks, kind: kind === 0 ? 0 : 3, rng: rng.fork(`moon/${kind}`) });
    setWorked(planner, 'motifs', { symbol, motif: name, r: radius, rank: 'hero' }, sites);
  }
  const corners = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y: y + lattice.stepY / 2 }));
  const room = steady.hypot(lattice.stepX, lattice.stepY) / 2 - radius;
  const [motif] = preferred(recipe, ['star', 'blossom']);
  const r = room * 0.62;
  if (motif !== undefined) {
    const draw = motif === 'star' ? star : blossom;
    const symbol = draw({ radius: r, width, silks, kind: 1, rng: rng.fork('corner') });
    setWorked(planner, 'fill', { symbol, motif, r, rank: 'secondary' }, corners);
  }
  if (!isAllowed(recipe, 'leaf')) return;
  const long = Math.max(width * 2.4, room * 0.3);
  const blade = leaf({ radius: long, width, rng: rng.fork('leaf') });
  for (let k = 0; k < 4; k++) {
    const turn = (Math.PI / 2) * k;
    const away = r + long * 0.95;
    setWorked(
      planner,
      'leaves',
      { symbol: blade, motif: 'leaf', r: long * 0.6, rank: 'filler' },
      corners.map(({ x, y }) => ({ x: x + steady.sin(turn) * away, y: y - steady.cos(turn) * away, turn })),
    );
  }
}
