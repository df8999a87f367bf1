import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { cellSymbol, createCells } from '../../drawing/counted/cells.ts';
import { plantSheets } from '../../drawing/counted/plant-sheets.ts';
import { stamp } from '../../drawing/counted/stamp.ts';
import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import { brickLattice } from '../../drawing/layout/lattice.ts';
import { jewel, sprig } from './marks.ts';
import type { PatolaTask } from './task.ts';

const leafCells = 29;

/** Pan bhat: leaves of the pipal, upright in bricked rows or four about a flower. */
export function pan(task: PatolaTask): void {
  if (task.rng.chance(0.5)) upright(task);
  else crossed(task);
}

function upright({ plot, planner, rng, dyes, recipe }: PatolaTask): void {
  const step = plot.hero * rng.between(0.7, 0.85);
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: step, stepY: step * 0.72, evenRows: true });
  const across = 40;
  const cell = Math.min(lattice.stepX / 40, lattice.stepY / 33);
  const isTwoWay = rng.chance(0.5);
  for (const kind of [0, 1]) {
    const cells = createCells(across, across);
    const rows = isTwoWay && kind === 1 ? [...plantSheets.pan].reverse() : plantSheets.pan;
    stamp(cells, { rows, legend: dyes.legend(kind), edge: dyes.edge }, across / 2, across / 2);
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind);
    planner.set('motifs', cellSymbol(cells, cell, cell), sites);
    for (const { x, y } of sites) planner.note({ x, y, r: cell * 14, motif: 'leaf', rank: 'hero' });
  }
  const { exclude } = recipe.motifs;
  const small = createCells(13, 13);
  jewel(small, 6.5, 6.5, 6, [dyes.edge, 'light', 'a3'], 2);
  const drop = createCells(7, 7);
  sprig(drop, 3, 3, 'a2', recipe.density > 0.5 ? 'light' : 'dark', 'a1');
  const sides = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y: y - cell * 2 }));
  if (!exclude.includes('diamond')) planner.set('fill', cellSymbol(small, cell, cell), sides);
  for (const { x, y } of exclude.includes('diamond') ? [] : sides)
    planner.note({ x, y, r: cell * 6, motif: 'diamond', rank: 'secondary' });
  const spots = lattice.sites.flatMap(({ x, y }) =>
    [-1, 1].map((side) => ({ x: x + lattice.stepX / 2, y: y + side * cell * 13 - cell * 2 })),
  );
  if (exclude.includes('blossom')) return;
  planner.set('fill', cellSymbol(drop, cell, cell), spots);
  for (const { x, y } of spots) planner.note({ x, y, r: cell * 3, motif: 'blossom', rank: 'filler' });
}

function crossed({ plot, planner, rng, dyes }: PatolaTask): void {
  const step = plot.hero * rng.between(1.35, 1.6);
  const lattice = fitBrick(plot.torus, step, 0.5);
  const reach = 44;
  const cell = { w: lattice.stepX / 2 / reach, h: lattice.stepY / reach };
  const upwards = plantSheets.pan;
  const sideways = Array.from({ length: upwards[0].length }, (_, i) => upwards.map((row) => row[i] ?? '.').join(''));
  for (const kind of [0, 1]) {
    const cells = createCells(2 * reach, 2 * reach);
    const off = leafCells / 2 + 6;
    const legend = dyes.legend(kind);
    const set = (rows: readonly string[], x: number, y: number, flip = false) =>
      stamp(cells, { rows, legend, edge: dyes.edge, flip }, reach + x, reach + y);
    set(upwards, 0, -off);
    set([...upwards].reverse(), 0, off);
    set(sideways, -off, 0);
    set(sideways, off, 0, true);
    jewel(cells, reach, reach, 9, [dyes.edge, 'light', 'a1', 'a2'], 2);
    for (const x of [-1, 1])
      for (const y of [-1, 1]) {
        jewel(cells, reach + x * 17, reach + y * 17, 5, [dyes.edge, 'light', 'a3'], 2);
        sprig(cells, reach + x * 10 - 1, reach + y * 10 - 1, 'a2', 'light', 'a1');
      }
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind);
    planner.set('motifs', cellSymbol(cells, cell.w, cell.h), sites);
    for (const { x, y } of sites) planner.note({ x, y, r: cell.w * 34, motif: 'leaf', rank: 'hero' });
  }
}
