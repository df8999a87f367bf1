import { cellSymbol, createCells } from '../../drawing/counted/cells.ts';
import { stamp } from '../../drawing/counted/stamp.ts';
import { gridLattice } from '../../drawing/layout/lattice.ts';
import { asksOneDye } from '../../recipe/colours-asked.ts';
import { block, castFor, dressOf, jewel, star } from './marks.ts';
import { strew } from './strew.ts';
import type { PatolaTask } from './task.ts';

const across = 46;
const tall = 44;
/** Cells from the middle of a star between two figures to its points. */
const largest = 8;
const smallest = 4;

/** A procession as in a border: rows of elephants, dancers, birds, each between bands of small jewels, stars from one figure to the next. */
export function rows(task: PatolaTask): void {
  const { recipe, plot, planner, rng, dyes } = task;
  const step = plot.hero * rng.between(0.95, 1.1);
  const border = rng.pick([12, 16]);
  const height = tall + border;
  const lattice = gridLattice(plot.torus, { stepX: step, stepY: (step * height) / across });
  const cell = { w: lattice.stepX / across, h: lattice.stepY / height };
  const actors = castFor(recipe, 'creatures', rng.fork('cast'));
  const count = Math.min(actors.length, lattice.rows % 3 === 0 ? 3 : lattice.rows % 2 === 0 ? 2 : 1);
  const isTurned = rng.chance(0.5);
  // Beside one dye alone a band of it would swallow its own jewels: it is of the ground, framed in white.
  const band = rng.pick(['a1', 'a4', 'a3'] as const);
  const edgeBand = asksOneDye(recipe) ? 'ground' : band;
  for (let kind = 0; kind < count; kind++) {
    const actor = actors[kind % Math.max(1, actors.length)];
    if (actor === undefined) return;
    const cells = createCells(across, height);
    lay(cells, border, edgeBand, dyes, rng.fork('band').chance(0.5));
    strew(cells, actor.rows, dyes, {
      left: 0,
      top: border + 1,
      width: across,
      height: tall - 2,
      x: across / 2,
      y: border + tall / 2,
    });
    stamp(
      cells,
      { rows: actor.rows, legend: dressOf(actor, kind, task), edge: dyes.edge, flip: isTurned && kind % 2 === 1 },
      across / 2,
      border + tall / 2,
    );
    const sites = lattice.sites.filter(({ row }) => row % count === kind);
    planner.set('motifs', cellSymbol(cells, cell.w, cell.h), sites);
    for (const { x, y } of sites)
      planner.note({ x, y: y + (border / 2) * cell.h, r: cell.w * 17, motif: actor.motif, rank: 'hero' });
    const gap = across - Math.max(...actor.rows.map((row) => row.length));
    const reach = Math.min(largest, Math.floor(gap / 2) - 1);
    if (reach < smallest || recipe.motifs.exclude.includes('blossom')) continue;
    const between = createCells(2 * reach + 1, 2 * reach + 1);
    star(between, reach, reach, reach, [dyes.edge, dyes.band(0), dyes.band(1), dyes.band(2)]);
    const places = sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y: y + (border / 2) * cell.h }));
    planner.set('fill', cellSymbol(between, cell.w, cell.h), places);
    for (const place of places) planner.note({ ...place, r: cell.w * reach, motif: 'blossom', rank: 'secondary' });
  }
}

/** The band above a row: lines in two dyes about a run of jewels or steps. */
function lay(
  cells: ReturnType<typeof createCells>,
  border: number,
  field: 'a1' | 'a4' | 'a3' | 'ground',
  dyes: PatolaTask['dyes'],
  hasJewels: boolean,
): void {
  block(cells, 0, 0, across, border, field);
  for (const y of [0, border - 2]) {
    block(cells, 0, y, across, 1, dyes.edge);
    block(cells, 0, y + 1, across, 1, dyes.band(0));
  }
  const size = border / 2 - 2;
  const pitch = across / 4;
  for (let k = 0; k < 4; k++) {
    const x = (k + 0.5) * pitch;
    if (hasJewels)
      jewel(cells, x, border / 2, size, [dyes.edge, 'light', field === 'ground' ? field : 'a2', dyes.edge], 1.5);
    else {
      block(cells, Math.round(x - size), border / 2 - 1, size * 2, 2, 'a2');
      block(cells, Math.round(x - 1), 3, 2, border - 6, 'light');
    }
  }
}
