import { type Cells, cellSymbol, createCells } from '../../drawing/counted/cells.ts';
import { creatureSheets } from '../../drawing/counted/creature-sheets.ts';
import { plantSheets } from '../../drawing/counted/plant-sheets.ts';
import { stamp } from '../../drawing/counted/stamp.ts';
import type { Lattice } from '../../drawing/layout/lattice.ts';
import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { cellsOf } from '../../drawing/subjects/draw-cells.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { type PhulkariTask, silk } from './task.ts';

const cast = [
  { motif: 'peacock', rows: creatureSheets.peacock },
  { motif: 'dancer', rows: creatureSheets.dancer },
  { motif: 'elephant', rows: creatureSheets.elephant },
  { motif: 'tiger', rows: creatureSheets.tiger },
  { motif: 'parrot', rows: creatureSheets.parrot },
  { motif: 'bouquet', rows: plantSheets.basket },
] as const;

const dresses: readonly (readonly [body: Role, dress: Role, trim: Role])[] = [
  ['a1', 'a3', 'light'],
  ['a2', 'a4', 'a3'],
  ['a4', 'a3', 'light'],
  ['a3', 'a1', 'light'],
];
/** In tints of its own silk it would have no stripes. */
const ofTiger = ['a2', 'dark', 'light'] as const;
/** Cells from one figure to the next at least, and free beside the widest. */
const leastAcross = 43;
const besides = 8;
/** Cells of a thing of a library to its longer side. */
const largestThing = 33;

/** Sainchi, the phulkari of pictures: the village's beasts and people between flowers, each facing its neighbour. */
export function sainchi({ recipe, plot, planner, rng }: PhulkariTask): void {
  const step = plot.hero * rng.between(1, 1.2);
  const lattice = squareLattice(plot.torus, step, false);
  const { include, exclude } = recipe.motifs;
  const wanted = cast.filter(({ motif }) => include.some((name) => name === motif));
  const free = rng.shuffle(
    cast.filter(({ motif }) => !exclude.some((name) => name === motif) && !include.some((name) => name === motif)),
  );
  // A wish for elephants gives elephants, one dress beside another.
  const things = (recipe.subjects ?? []).map((subject) => ({
    motif: subject.id,
    rows: cellsOf(subject, largestThing),
  }));
  const own = wanted.length === 1 ? [...wanted, ...wanted] : wanted.length > 1 ? wanted : free.slice(0, 3);
  const named = things.length === 1 ? [...things, ...things] : things;
  const chosen = things.length > 0 ? [...named, ...wanted] : own;
  const widest = Math.max(0, ...chosen.flatMap(({ rows }) => rows.map((row) => row.length)));
  const across = Math.max(leastAcross, widest + besides);
  const cell = Math.min(lattice.stepX, lattice.stepY) / across;
  const dressed = rng.shuffle(dresses);
  const shift = rng.whole(1, 2);
  for (const [k, { motif, rows }] of chosen.entries()) {
    const sites = lattice.sites.filter((site) => (site.column + shift * site.row) % chosen.length === k);
    const [body, dress, trim] = motif === 'tiger' ? ofTiger : (dressed[k % dressed.length] ?? ['a1', 'a3', 'light']);
    const legend = {
      '#': silk(body, 'across'),
      o: silk(dress, 'down'),
      x: silk(trim, 'across'),
      l: silk('leaf1', 'across'),
      e: silk('dark', 'down'),
    };
    for (const flip of [false, true]) {
      const cells = createCells(across, across);
      stamp(cells, { rows, legend, flip }, across / 2, across / 2);
      planner.set(
        'motifs',
        cellSymbol(cells, cell, cell),
        sites.filter(({ column, row }) => ((column + row) % 2 === 1) === flip),
      );
    }
    for (const { x, y } of sites) planner.note({ x, y, r: cell * across * 0.4, motif, rank: 'hero' });
  }
  const isStarred = include.includes('star') && !exclude.includes('star');
  sprinkleFlowers({ planner, rng, lattice, cell, refused: exclude, isStarred });
}

/** Two squares over one another. */
function stampStar(cells: Cells): void {
  const middle = (cells.width - 1) / 2;
  for (let i = 0; i < cells.width; i++)
    for (let j = 0; j < cells.height; j++) {
      const [x, y] = [Math.abs(i - middle), Math.abs(j - middle)];
      const reach = Math.min(Math.max(x, y) * 1.4, x + y);
      const lie = x > y ? 'across' : 'down';
      if (reach <= 3) cells.set(i, j, silk('light', lie));
      else if (reach <= 7) cells.set(i, j, silk('a2', lie));
      else if (reach <= middle) cells.set(i, j, silk('a3', lie));
    }
}

/** A flower at each crossing, sprigs half way between. */
function sprinkleFlowers({
  planner,
  rng,
  lattice,
  cell,
  refused,
  isStarred,
}: {
  readonly planner: PhulkariTask['planner'];
  readonly rng: PhulkariTask['rng'];
  readonly lattice: Lattice;
  readonly cell: number;
  readonly refused: readonly string[];
  /** Stars at the crossings, where they are wished for. */
  readonly isStarred: boolean;
}): void {
  if (!isStarred && (refused.includes('blossom') || refused.includes('rosette'))) return;
  const { stepX, stepY, sites } = lattice;
  const rose = createCells(21, 21);
  if (isStarred) stampStar(rose);
  else
    stamp(
      rose,
      {
        rows: plantSheets.rose,
        legend: { '#': silk('a2', 'across'), x: silk('a3', 'down'), o: silk('a4', 'down'), e: silk('light', 'across') },
      },
      10.5,
      10.5,
    );
  const corners = sites.map(({ x, y }) => ({ x: x + stepX / 2, y: y + stepY / 2 }));
  planner.set('fill', cellSymbol(rose, cell * 0.8, cell * 0.8), corners);
  for (const { x, y } of corners)
    planner.note({ x, y, r: cell * 8, motif: isStarred ? 'star' : 'blossom', rank: 'secondary' });
  if (refused.includes('dot')) return;
  const drop = createCells(7, 7);
  for (let i = 0; i < 7; i++)
    for (let j = 0; j < 7; j++)
      if (Math.abs(i - 3) + Math.abs(j - 3) < 4)
        drop.set(
          i,
          j,
          silk(
            Math.abs(i - 3) + Math.abs(j - 3) < 2 ? 'light' : rng.fork('drop').pick(['a1', 'a2', 'a3'] as const),
            i < 3 ? 'across' : 'down',
          ),
        );
  const sides = sites.flatMap(({ x, y }) => [
    { x: x + stepX / 2, y },
    { x, y: y + stepY / 2 },
  ]);
  planner.set('fill', cellSymbol(drop, cell, cell), sides);
  for (const { x, y } of sides) planner.note({ x, y, r: cell * 4, motif: 'dot', rank: 'filler' });
}
