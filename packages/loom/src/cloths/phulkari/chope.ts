import { type Cells, cellSymbol, createCells } from '../../drawing/counted/cells.ts';
import { gridLattice } from '../../drawing/layout/lattice.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { type PhulkariTask, silk } from './task.ts';

/** Chope, the grandmother's gift: rows of tall stepped triangles, tip to tip across plain cloth, between narrow borders. */
export function chope({ recipe, plot, planner, rng, silks, cell }: PhulkariTask): void {
  const lattice = gridLattice(plot.torus, {
    stepX: plot.hero * rng.between(0.6, 0.95),
    stepY: plot.hero * rng.between(1.7, 2.5),
  });
  const across = 2 * Math.max(6, Math.round(lattice.stepX / cell / 2));
  const cellW = lattice.stepX / across;
  const tall = 2 * Math.round(lattice.stepY / cellW / 2);
  const border = rng.whole(7, 10);
  const gap = Math.round((1 - recipe.density) * 8) + 1;
  const height = tall / 2 - border / 2 - gap;
  const cells = createCells(across, tall);
  const slope = height / (across / 2);
  const inner = rng.pick(['a3', 'a4', 'light'] as const);
  const steps = rng.pick([2, 3, 4]);
  const stripe = rng.whole(3, 5);
  for (let i = 0; i < across; i++) {
    const off = Math.abs(i + 0.5 - across / 2);
    for (let j = 0; j < tall; j++) {
      const fromEdge = Math.min(j, tall - 1 - j);
      if (fromEdge < border / 2) continue;
      // Cells from a triangle's foot, and how far inside its slanting side a cell lies.
      const up = Math.floor((fromEdge - border / 2) / steps) * steps;
      const depth = across / 2 - off - (up + steps) / slope;
      if (depth < 0) continue;
      const band = Math.floor(depth / stripe);
      const role = band % 4 === 1 ? 'light' : band % 4 === 3 ? inner : band % 4 === 2 ? silks.of(2) : silks.main;
      if (depth >= stripe && depth - band * stripe < 1) continue;
      cells.set(i, j, silk(role, i < across / 2 === j < tall / 2 ? 'across' : 'down'));
    }
  }
  const width = lattice.stepX;
  const symbol = cellSymbol(cells, cellW, lattice.stepY / tall);
  planner.set('motifs', symbol, lattice.sites);
  const edge = cellSymbol(borderOf(across, border, silks.main, inner), cellW, lattice.stepY / tall);
  planner.set(
    'field',
    edge,
    lattice.sites.map(({ x, y }) => ({ x, y: y - lattice.stepY / 2 })),
  );
  const kinds = (['star', 'diamond', 'dot'] as const).filter((kind) => !recipe.motifs.exclude.includes(kind));
  const wished = kinds.find((kind) => recipe.motifs.include.includes(kind)) ?? rng.pick(['star', 'diamond'] as const);
  const shown = kinds.includes(wished) ? wished : (kinds[0] ?? 'dot');
  const jewel = cellSymbol(jewelOf(Math.round(across * 0.24), shown), cellW, lattice.stepY / tall);
  const places = lattice.sites.map(({ x, y }) => ({ x: x + width / 2, y }));
  planner.set('fill', jewel, places);
  for (const { x, y } of places) planner.note({ x, y, r: across * 0.24 * cellW, motif: shown, rank: 'secondary' });
}

/** Two lines and a run of small lozenges between them. */
function borderOf(across: number, height: number, main: Role, other: Role): Cells {
  const cells = createCells(across, height);
  for (let i = 0; i < across; i++) {
    for (let j = 1; j < height - 1; j++) {
      const isLine = j === 1 || j === height - 2;
      const jewel = Math.abs((i % 6) - 2.5) + Math.abs(j - (height - 1) / 2);
      if (isLine) cells.set(i, j, silk(main, 'across'));
      else if (jewel < height / 2 - 2) cells.set(i, j, silk(jewel < 1.2 ? 'light' : other, 'down'));
    }
  }
  return cells;
}

function jewelOf(reach: number, kind: 'star' | 'diamond' | 'dot'): Cells {
  const cells = createCells(2 * reach, 2 * reach);
  for (let i = -reach; i < reach; i++) {
    for (let j = -reach; j < reach; j++) {
      const x = Math.abs(i + 0.5);
      const y = Math.abs(j + 0.5);
      const sum = x + y;
      const isIn =
        kind === 'star'
          ? sum < reach * 0.8 || Math.max(x, y) < reach * 0.55
          : sum < reach * (kind === 'dot' ? 0.4 : 0.95);
      if (!isIn || Math.min(x, y) < 0.6) continue;
      const lies = i < 0 === j < 0 ? 'across' : 'down';
      cells.set(i + reach, j + reach, silk(sum < reach * 0.3 ? 'light' : sum < reach * 0.6 ? 'a3' : 'a2', lies));
    }
  }
  return cells;
}
