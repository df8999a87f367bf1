import { squareLattice } from '../../layout/square-lattice.ts';
import type { Ink } from '../../scene/scene.ts';
import { cellSymbol, createCells } from '../counted/cells.ts';
import { stamp } from '../counted/stamp.ts';
import { castFor } from './cast.ts';
import { block, jewel, sprig } from './marks.ts';
import type { PatolaTask } from './task.ts';

const across = 46;
const fields: readonly Ink[] = ['a1', 'ground', 'a4', 'ground', 'a3', 'ground'];

/** Navratna, nine jewels: squares of several dyes, a flower or a jewel in each, framed in light and dark. */
export function navratna({ recipe, plot, stage, rng, dyes }: PatolaTask): void {
  const step = plot.hero * rng.between(0.8, 1.05);
  const lattice = squareLattice(plot.torus, step, true);
  const cell = { w: lattice.stepX / across, h: lattice.stepY / across };
  const actors = castFor(recipe, 'plants', rng.fork('cast')).filter(({ rows }) => rows.length < across - 10);
  const kinds = rng.pick([2, 4]);
  const offset = rng.whole(0, fields.length - 1);
  const isFramed = rng.chance(0.6);
  for (let kind = 0; kind < kinds; kind++) {
    const cells = createCells(across, across);
    block(cells, 0, 0, across, across, dyes.edge);
    block(cells, 1, 1, across - 2, across - 2, dyes.band(0));
    if (isFramed) {
      for (let k = 3; k < across - 3; k += 4)
        for (const [x, y] of [
          [k, 1],
          [k, across - 3],
          [1, k],
          [across - 3, k],
        ] as const)
          block(cells, x, y, 2, 2, dyes.edge);
    }
    block(cells, 3, 3, across - 6, across - 6, fields[(kind + offset) % fields.length]);
    const actor = actors[kind % Math.max(1, actors.length)];
    const isJewel = kind >= kinds / 2 || actor === undefined;
    if (isJewel) jewel(cells, across / 2, across / 2, 17, [dyes.edge, 'light', 'a2', 'a1', dyes.edge, 'light'], 3);
    else stamp(cells, { rows: actor.rows, legend: dyes.legend(kind), edge: dyes.edge }, across / 2, across / 2);
    const corner = across / 2 - 8;
    for (const x of [-1, 1])
      for (const y of [-1, 1])
        sprig(cells, across / 2 + x * corner, across / 2 + y * corner, isJewel ? 'light' : 'a2', 'dark', 'a2');
    const half = kinds / 2;
    const sites = lattice.sites.filter(
      ({ column, row }) => ((column + row) % 2) * half + (half === 2 ? row % 2 : 0) === kind,
    );
    stage.set('motifs', cellSymbol(cells, cell.w, cell.h), sites);
    for (const { x, y } of sites)
      stage.note({ x, y, r: cell.w * 17, motif: isJewel ? 'diamond' : actor.motif, rank: 'hero' });
  }
}
