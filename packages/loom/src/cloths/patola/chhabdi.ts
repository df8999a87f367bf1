import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { type Cells, cellSymbol, createCells } from '../../drawing/counted/cells.ts';
import { stamp } from '../../drawing/counted/stamp.ts';
import { brickLattice, type Lattice } from '../../drawing/layout/lattice.ts';
import { castFor, dressOf, jewel, sprig, star } from './marks.ts';
import type { PatolaTask } from './task.ts';

const across = 60;
/** Roundels touch all round: rows that are not as near as columns would leave bare lanes. */
const closeness = 3;
/** Rows of a sheet that does not look lost in a roundel. */
const smallest = 22;

/** Cells kept free between a star and the roundels about it; the largest star that does not vie with them. */
const room = 2;
const largest = 13;

/** Chhabdi bhat: a basket of flowers in every roundel, a small flower where two roundels meet, a star where three do. */
export function chhabdi(task: PatolaTask): void {
  const { recipe, plot, planner, rng, dyes } = task;
  const step = plot.hero * rng.between(1.2, 1.4);
  const ask = { stepX: step, stepY: step * 0.88, evenRows: true };
  const lattice = fitLattice(brickLattice, plot.torus, ask, closeness);
  const slant = Math.sqrt((lattice.stepX / 2) ** 2 + lattice.stepY ** 2);
  const cell = (Math.min(lattice.stepX, slant) * 0.97) / across;
  const cast = castFor(recipe, rng.pick(['plants', 'creatures']), rng.fork('cast'));
  const others = cast.filter(({ motif, rows }) => motif !== 'bouquet' && rows.length >= smallest);
  const wanted = cast.filter(({ motif }) => recipe.motifs.include.some((name) => name === motif));
  const basket = cast.find(({ motif }) => motif === 'bouquet');
  const first = wanted.length > 1 || basket === undefined ? (wanted[0] ?? others[0]) : basket;
  const second = wanted.find((actor) => actor !== first) ?? (rng.chance(0.6) ? others[0] : first);
  const isFilled = rng.chance(0.5);
  for (const kind of [0, 1]) {
    const actor = kind === 0 ? first : second;
    if (actor === undefined) return;
    const cells = createCells(across, across);
    ring(cells, dyes, isFilled ? (kind === 0 ? 'a1' : 'a4') : undefined);
    stamp(
      cells,
      { rows: actor.rows, legend: dressOf(actor, isFilled ? 0 : kind, task), edge: dyes.edge },
      across / 2,
      across / 2 - 0.5,
    );
    const sites = lattice.sites.filter(({ row }) => row % 2 === kind);
    planner.set('motifs', cellSymbol(cells, cell, cell), sites);
    for (const { x, y } of sites) planner.note({ x, y, r: (cell * across) / 2.2, motif: actor.motif, rank: 'hero' });
  }
  if (recipe.motifs.exclude.includes('blossom')) return;
  const small = createCells(18, 18);
  jewel(small, 9, 9, 9, [dyes.edge, 'light', 'a1', 'a2'], 2);
  sprig(small, 9, 9, 'light', 'dark', 'a2');
  const between = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y }));
  planner.set('fill', cellSymbol(small, cell, cell), between);
  for (const { x, y } of between) planner.note({ x, y, r: cell * 9, motif: 'blossom', rank: 'secondary' });
  setStars(planner, lattice, cell, dyes);
}

/** In the middle of every three roundels, as large as the cloth they leave: above and below the flower between two of them. */
function setStars(
  planner: PatolaTask['planner'],
  { sites, stepX, stepY }: Lattice,
  cell: number,
  dyes: PatolaTask['dyes'],
): void {
  const off = (stepY - (stepX * stepX) / (4 * stepY)) / 2;
  const reach = Math.min(largest, Math.floor((stepY - off) / cell - across / 2 - room));
  if (off <= 0 || reach < 3) return;
  for (const [k, side] of [-1, 1].entries()) {
    const cells = createCells(2 * reach + 1, 2 * reach + 1);
    star(cells, reach, reach, reach, [dyes.edge, dyes.band(0), dyes.band(1 + 2 * k), dyes.band(3 - 2 * k)]);
    const places = sites.map(({ x, y }) => ({ x: x + stepX / 2, y: y + side * off }));
    planner.set('fill', cellSymbol(cells, cell, cell), places);
    for (const { x, y } of places) planner.note({ x, y, r: cell * reach * 0.8, motif: 'blossom', rank: 'filler' });
  }
}

/** A stepped roundel: outline, light, beads. */
function ring(cells: Cells, dyes: PatolaTask['dyes'], inside: 'a1' | 'a4' | undefined): void {
  const middle = across / 2;
  for (let j = 0; j < across; j++) {
    for (let i = 0; i < across; i++) {
      // Steps of two cells, as tied bundles make them.
      const x = Math.abs(2 * Math.floor(i / 2) + 1 - middle);
      const y = Math.abs(2 * Math.floor(j / 2) + 1 - middle);
      const depth = middle - 1 - Math.sqrt(x * x + y * y);
      if (depth < -0.5) continue;
      if (depth < 1.4) cells.set(i, j, dyes.edge);
      else if (depth < 3.6) cells.set(i, j, dyes.band(0));
      else if (depth < 5.4) cells.set(i, j, ((i >> 1) + (j >> 1)) % 2 === 0 ? dyes.band(2) : dyes.edge);
      else cells.set(i, j, inside);
    }
  }
}
