import { cellSymbol, createCells } from '../../drawing/counted/cells.ts';
import { stamp } from '../../drawing/counted/stamp.ts';
import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { castFor, jewel, sprig } from './marks.ts';
import type { PatolaTask } from './task.ts';

/** Cells of a field of the lattice: the largest figure, its outline and air. */
const across = 54;

/** Nari kunjar, woman and elephant: dancers, elephants, parrots in the fields of a jewelled lattice. */
export function narikunjar({ recipe, plot, planner, rng, dyes }: PatolaTask): void {
  const step = plot.hero * rng.between(1.05, 1.2);
  const lattice = squareLattice(plot.torus, step, false);
  const cell = { w: lattice.stepX / across, h: lattice.stepY / across };
  const actors = kunjarCast(recipe, rng.fork('cast'));
  const isOctagonal = rng.chance(0.5);
  const width = rng.whole(2, 3);
  for (const [k, { motif, rows }] of actors.entries()) {
    // Four stand two and two: whatever the tile's width, each has the three others beside it.
    const sites = lattice.sites.filter(
      ({ column, row }) => (actors.length > 3 ? (column % 2) + 2 * (row % 2) : column + row) % actors.length === k,
    );
    for (const flip of [false, true]) {
      const cells = createCells(across, across);
      lay(cells, isOctagonal, width, dyes);
      strew(cells, rows, dyes);
      stamp(cells, { rows, legend: dyes.legend(k), edge: dyes.edge, flip }, across / 2, across / 2);
      const places = sites.filter(
        ({ column, row }) => ((lattice.columns % 2 === 0 ? column + row : row) % 2 === 1) === flip,
      );
      planner.set('motifs', cellSymbol(cells, cell.w, cell.h), places);
    }
    for (const { x, y } of sites) planner.note({ x, y, r: cell.w * across * 0.36, motif, rank: 'hero' });
  }
  if (recipe.motifs.exclude.includes('diamond')) return;
  const knot = createCells(20, 20);
  jewel(knot, 10, 10, 10, [dyes.edge, 'light', 'a1', 'a2', dyes.edge], 2);
  const corners = lattice.sites.map(({ x, y }) => ({ x: x + lattice.stepX / 2, y: y + lattice.stepY / 2 }));
  planner.set('fill', cellSymbol(knot, cell.w, cell.h), corners);
  for (const { x, y } of corners) planner.note({ x, y, r: cell.w * 8, motif: 'diamond', rank: 'secondary' });
}

/** The four of the bhat, in their order round an elephant. */
const bhat = ['elephant', 'dancer', 'parrot', 'tiger'];

/** Things and two or more figures that were named are all there is; else the four of the bhat, with the one that was named, less the refused. */
function kunjarCast(recipe: PatolaTask['recipe'], rng: PatolaTask['rng']) {
  const all = castFor(recipe, 'creatures', rng);
  const wanted = all.filter(({ motif }) => recipe.motifs.include.some((name) => name === motif));
  const things = all.filter(({ motif }) => recipe.subjects?.some(({ id }) => id === motif));
  if (things.length > 0 || wanted.length > 1)
    return all.slice(0, Math.max(2, things.length + wanted.length)).slice(0, 4);
  const own = bhat.flatMap((name) =>
    all.filter(({ motif }) => motif === name && !wanted.some((one) => one.motif === name)),
  );
  const cast = [...wanted, ...own, ...all.filter((actor) => !own.includes(actor) && !wanted.includes(actor))];
  return cast.slice(0, 4);
}

/** Small flowers wherever a field is free about its figure: Patan leaves no cell bare. */
function strew(cells: ReturnType<typeof createCells>, rows: readonly string[], dyes: PatolaTask['dyes']): void {
  const taken = createCells(across, across);
  stamp(taken, { rows, legend: { '#': 'a1', o: 'a1', x: 'a1', e: 'a1', l: 'a1' }, edge: 'a1' }, across / 2, across / 2);
  const isFree = (x: number, y: number) => {
    for (let j = -4; j <= 4; j++)
      for (let i = -4; i <= 4; i++) {
        // Mirrored figures stand in mirrored fields: both sides are to be free.
        const isTaken = [x + i, across - 1 - x - i].some((column) => taken.at(column, y + j) !== undefined);
        if (isTaken || cells.at(x + i, y + j) !== undefined || y + j < 0 || y + j >= across) return false;
      }
    return true;
  };
  let n = 0;
  for (let y = 4; y < across - 4; y++)
    for (let x = 4; x < across / 2; x++) {
      if (!isFree(x, y)) continue;
      for (const at of new Set([x, across - 1 - x])) sprig(cells, at, y, n % 2 === 0 ? 'a2' : 'light', 'a1', dyes.edge);
      n++;
    }
}

/** The lattice's share of one field: lines on its four sides, or an octagon's with sprigs in the corners. */
function lay(
  cells: ReturnType<typeof createCells>,
  isOctagonal: boolean,
  width: number,
  dyes: PatolaTask['dyes'],
): void {
  for (let j = 0; j < across; j++) {
    for (let i = 0; i < across; i++) {
      const x = Math.abs(i + 0.5 - across / 2);
      const y = Math.abs(j + 0.5 - across / 2);
      const side = across / 2 - Math.max(x, y);
      const corner = isOctagonal ? Math.floor(((across / 2) * 1.58 - (x + y)) / 1.4) : side;
      const depth = Math.min(side, corner);
      if (depth < 0) continue;
      const n = Math.floor(depth / width);
      if (n === 0) cells.set(i, j, dyes.edge);
      else if (n === 1) cells.set(i, j, ((i + j) & 2) === 0 && width > 2 ? 'a2' : 'light');
      else if (depth < 2 * width + 1) cells.set(i, j, 'a1');
    }
  }
  const off = across * 0.36;
  if (!isOctagonal)
    for (const sx of [-1, 1])
      for (const sy of [-1, 1]) sprig(cells, across / 2 + sx * off, across / 2 + sy * off, 'a2', 'light', 'a1');
}
