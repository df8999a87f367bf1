import { cellSymbol, createCells } from '../counted/cells.ts';
import { plantSheets } from '../counted/plant-sheets.ts';
import { stamp } from '../counted/stamp.ts';
import { fitBrick } from '../ikat/fit-brick.ts';
import { jewel, sprig } from './marks.ts';
import type { PatolaTask } from './task.ts';

/** Ratan chowk, the square of jewels: eight-petalled flowers and nested lozenges on a net of steps. */
export function ratanChowk({ recipe, plot, stage, rng, dyes }: PatolaTask): void {
  const step = plot.hero * rng.between(1.25, 1.5);
  const lattice = fitBrick(plot.torus, step, 0.5);
  const reach = 31;
  const cell = { w: lattice.stepX / 2 / reach, h: lattice.stepY / reach };
  const { include, exclude } = recipe.motifs;
  const flowers = (['blossom', 'rosette'] as const).filter((name) => !exclude.includes(name));
  const hasFlower = flowers.length > 0;
  const hasJewel = !exclude.includes('diamond');
  const bothFlower = hasFlower && (!hasJewel || rng.chance(0.25));
  const net = rng.pick(['steps', 'beads', 'double'] as const);
  const wished = flowers.find((name) => include.includes(name)) ?? rng.pick(['blossom', 'blossom', 'rosette'] as const);
  const isRose = (flowers.includes(wished) ? wished : flowers[0]) === 'rosette';
  for (const kind of [0, 1]) {
    const cells = createCells(2 * reach, 2 * reach);
    for (let j = 0; j < 2 * reach; j++) {
      for (let i = 0; i < 2 * reach; i++) {
        const depth = reach - Math.abs(i + 0.5 - reach) - Math.abs(j + 0.5 - reach);
        if (depth < 0) continue;
        if (depth < 2) cells.set(i, j, net === 'beads' && (i & 2) === 0 ? undefined : dyes.band(0));
        else if (net === 'double' && depth >= 4 && depth < 6) cells.set(i, j, dyes.band(2));
        else if (net === 'steps' && depth < 6 && ((i >> 2) & 1) === 0) cells.set(i, j, dyes.band(1));
      }
    }
    const isFlower = hasFlower && (bothFlower || kind === 0 || !hasJewel);
    if (isFlower) {
      const sheet = isRose ? plantSheets.rose : plantSheets.flower;
      stamp(cells, { rows: sheet, legend: dyes.legend(kind), edge: dyes.edge }, reach, reach);
    } else if (hasJewel) {
      jewel(
        cells,
        reach,
        reach,
        21,
        [dyes.edge, 'light', 'light', 'a1', 'a2', 'a2', dyes.edge, 'light', 'light', 'a3'],
        2,
      );
    }
    for (const [x, y] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const)
      sprig(cells, reach + x * 21, reach + y * 21, 'a2', isFlower ? 'light' : 'a3', 'a1');
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind);
    stage.set('motifs', cellSymbol(cells, cell.w, cell.h), sites);
    const motif = isFlower ? (isRose ? 'rosette' : 'blossom') : 'diamond';
    for (const { x, y } of sites) stage.note({ x, y, r: cell.w * 18, motif, rank: 'hero' });
  }
}
