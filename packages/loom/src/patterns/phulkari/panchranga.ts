import { gridLattice } from '../../layout/lattice.ts';
import type { Role } from '../../scene/scene.ts';
import { cellSymbol, createCells } from '../counted/cells.ts';
import { silk } from './silks.ts';
import type { PhulkariTask } from './task.ts';

interface Band {
  readonly role: Role;
  readonly width: number;
  /** Small lozenges of another silk run along it. */
  readonly set?: Role;
}

const fiveColours: readonly Role[] = ['a1', 'a3', 'light', 'a4', 'a2'];

/** Panchranga and satranga: chevrons of five silks or more, one slope stitched across, the other down. */
export function panchranga({ plot, stage, rng, silks, cell }: PhulkariTask): void {
  const lattice = gridLattice(plot.torus, {
    stepX: plot.hero * rng.pick([0.55, 0.8, 1.15, 1.6]),
    stepY: plot.hero * rng.between(1.3, 2.4),
  });
  const half = 4 * Math.max(2, Math.round(lattice.stepX / cell / 8));
  const cellW = lattice.stepX / (2 * half);
  const stack = Math.max(20, Math.round(lattice.stepY / cellW));
  const bands = bandsOf(stack, rng.shuffle([...fiveColours, silks.main]), rng.fork('bands'));
  const cells = createCells(2 * half, stack + half);
  for (let i = 0; i < 2 * half; i++) {
    const isRising = i < half;
    const start = isRising ? half - 1 - i : i - half;
    let row = start;
    for (const { role, width, set } of bands) {
      for (let k = 0; k < width; k++, row++) {
        if (k === 0) continue;
        const middle = Math.abs(k - width / 2);
        const along = Math.abs((i % 8) - 3.5);
        const isSet = set !== undefined && along + middle < Math.min(3.2, width / 2 - 1);
        cells.set(i, row, silk(isSet ? set : role, isRising === isSet ? 'down' : 'across'));
      }
    }
  }
  const cellH = lattice.stepY / stack;
  stage.set(
    'motifs',
    cellSymbol(cells, cellW, cellH),
    lattice.sites.map(({ x, y }) => ({ x, y })),
  );
  for (const { x, y } of lattice.sites) stage.note({ x, y, r: cellW * 8, motif: 'diamond', rank: 'secondary' });
}

/** Broad and narrow bands until the stack is full. */
function bandsOf(stack: number, order: readonly Role[], rng: PhulkariTask['rng']): Band[] {
  const bands: Band[] = [];
  const unit = rng.whole(5, 8);
  const rhythm = rng.pick([[1], [2, 1], [2, 1, 1], [1, 1, 2]] as const);
  let left = stack;
  for (let n = 0; left > 0; n++) {
    const wanted = Math.min(left, unit * (rhythm[n % rhythm.length] ?? 1));
    const width = left - wanted < 4 ? left : wanted;
    const role = order[n % order.length] ?? 'a1';
    const set = role === 'light' ? 'a3' : 'light';
    bands.push(width >= 10 ? { role, width, set } : { role, width });
    left -= width;
  }
  return bands;
}
