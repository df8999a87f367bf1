import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { type Cells, cellSymbol, createCells } from '../../drawing/counted/cells.ts';
import { brickLattice } from '../../drawing/layout/lattice.ts';
import { type PhulkariTask, type Silks, silk } from './task.ts';

type Kind = 'star' | 'blossom' | 'diamond';
const all: readonly Kind[] = ['blossom', 'star', 'diamond'];

/** Phulkari proper, flower-work: counted flowers on open cloth, half-drop, small crosses between. */
export function buti({ recipe, plot, planner, rng, silks, cell }: PhulkariTask): void {
  const size = plot.hero * rng.between(0.78, 0.95);
  const step = size * (1.75 - 0.55 * recipe.density);
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: step, stepY: step * 0.66, evenRows: true });
  const across = 2 * Math.max(8, Math.round((Math.min(lattice.stepX, lattice.stepY * 1.5) * 0.8) / cell / 2));
  const wanted = all.filter((kind) => recipe.motifs.include.includes(kind));
  const free = rng.shuffle(all.filter((kind) => !recipe.motifs.exclude.includes(kind) && !wanted.includes(kind)));
  const kinds = [...wanted, ...free];
  const square = { w: cell, h: cell };
  for (const row of [0, 1]) {
    const kind = kinds[row % Math.max(1, Math.min(2, kinds.length))];
    if (kind === undefined) continue;
    const sites = lattice.sites.filter((site) => site.row % 2 === row);
    planner.set(
      'motifs',
      cellSymbol(flowerOf(kind, across / 2, silks, row, rng.fork(`buti/${row}`)), square.w, square.h),
      sites,
    );
    for (const { x, y } of sites) planner.note({ x, y, r: (across * cell) / 2.2, motif: kind, rank: 'hero' });
  }
  if (recipe.motifs.exclude.includes('dot')) return;
  const spot = cellSymbol(crossOf(rng.pick([3, 4, 5]), silks), cell, cell);
  const between = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y }));
  planner.set('fill', spot, between);
  for (const { x, y } of between) planner.note({ x, y, r: cell * 4, motif: 'dot', rank: 'filler' });
}

/** A flower of eight petals, stitched across and down by turns, or a star, or a stepped lozenge. */
function flowerOf(kind: Kind, reach: number, silks: Silks, row: number, rng: PhulkariTask['rng']): Cells {
  const cells = createCells(2 * reach, 2 * reach);
  const notch = rng.between(0.1, 0.2);
  const fine = rng.chance(0.5);
  for (let i = -reach; i < reach; i++) {
    for (let j = -reach; j < reach; j++) {
      const x = Math.abs(i + 0.5) / reach;
      const y = Math.abs(j + 0.5) / reach;
      const sum = x + y;
      const far = Math.max(x, y);
      const near = Math.min(x, y);
      const lies = x > y ? 'across' : 'down';
      let ink: ReturnType<typeof silk> | undefined;
      if (kind === 'blossom') {
        // Petals on the axes widen outwards; those between are lozenges set free of them.
        const onAxis = near < 0.3 - Math.abs(far - 0.62) * 0.62 && far > 0.24;
        const between = Math.abs(x - 0.48) + Math.abs(y - 0.48) < 0.24;
        if (far < 0.2) ink = silk(sum < 0.16 ? 'light' : silks.of(3, row), 'across');
        else if (onAxis && near > 0.03) ink = silk(near < notch ? silks.of(1, row) : silks.of(0, row), lies);
        else if (between) ink = silk(silks.of(fine ? 4 : 2, row), i < 0 === j < 0 ? 'across' : 'down');
      } else if (kind === 'star') {
        const isIn = sum < 0.98 || far < 0.66;
        if (isIn && near > 0.02 && Math.abs(x - y) > 0.03)
          ink = silk(
            sum < 0.3
              ? 'light'
              : sum < 0.62
                ? silks.of(3, row)
                : x > y === (i < 0 === j < 0)
                  ? silks.of(0, row)
                  : silks.of(2, row),
            lies,
          );
      } else if (sum < 1 && near > 0.02) {
        const ring = Math.floor((1 - sum) * 5);
        if ((1 - sum) * 5 - ring > 0.16) ink = silk(silks.of(ring, row), i < 0 === j < 0 ? 'across' : 'down');
      }
      cells.set(i + reach, j + reach, ink);
    }
  }
  return cells;
}

function crossOf(reach: number, silks: Silks): Cells {
  const cells = createCells(2 * reach, 2 * reach);
  for (let i = -reach; i < reach; i++) {
    for (let j = -reach; j < reach; j++) {
      const x = Math.abs(i + 0.5);
      const y = Math.abs(j + 0.5);
      if (x + y <= reach && Math.min(x, y) < reach * 0.45)
        cells.set(i + reach, j + reach, silk(x + y < reach * 0.45 ? 'light' : silks.of(2), x > y ? 'across' : 'down'));
    }
  }
  return cells;
}
