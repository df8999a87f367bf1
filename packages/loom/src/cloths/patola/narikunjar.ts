import { type Cells, cellSymbol, createCells } from '../../drawing/counted/cells.ts';
import { stamp } from '../../drawing/counted/stamp.ts';
import { fitBrick } from '../../drawing/layout/fit-brick.ts';
import type { Lattice } from '../../drawing/layout/lattice.ts';
import { squareLattice } from '../../drawing/layout/square-lattice.ts';
import { takeTurns } from '../../drawing/layout/take-turns.ts';
import { asksOneDye, ownLayoutsAsked } from '../../recipe/colours-asked.ts';
import { type Actor, castFor, creatures, dressOf, isPlant, jewel } from './marks.ts';
import { strew } from './strew.ts';
import type { PatolaTask } from './task.ts';

/** Cells of a field of the lattice: the largest figure, its outline and air. */
const across = 54;
/** Cells from the middle of a diamond to its corners. */
const reach = 43;
/** Cells of a frame: a line, a run of teeth, a line. */
const teeth = 4;
const framed = teeth + 2;

/** Nari kunjar, woman and elephant: every other field of a toothed lattice, squares or diamonds, has a figure, the fields between a flower. */
export function narikunjar(task: PatolaTask): void {
  const { recipe, plot, planner, rng, dyes } = task;
  const cast = kunjarCast(recipe, rng.fork('cast'));
  const isDiamond = rng.chance(0.25) || recipe.motifs.include.includes('diamond');
  const isOctagonal = rng.chance(0.4);
  const size = plot.hero * rng.between(1.05, 1.2);
  const lattice = isDiamond ? fitBrick(plot.torus, size * 1.62, 0.5) : squareLattice(plot.torus, size, true);
  const { stepX, stepY } = lattice;
  const side = isDiamond ? 2 * reach : across;
  const cell = isDiamond ? { w: stepX / side, h: (2 * stepY) / side } : { w: stepX / side, h: stepY / side };
  const { figures, flowers } = hasRoom(lattice, isDiamond, cast) ? cast : together(cast, lattice.sites.length);
  const sites = seatsOn(lattice, isDiamond, figures.length, flowers.length);
  for (const [k, actor] of [...figures, ...flowers].entries()) {
    const { motif, rows } = actor;
    const isFigure = k < figures.length;
    const own = sites.filter(
      (site) => site.isFigure === isFigure && site.actor === (isFigure ? k : k - figures.length),
    );
    for (const flip of [false, true]) {
      const cells = createCells(side, side);
      const depthOf = isDiamond ? diamond : isOctagonal ? octagon : square;
      layFrame(cells, depthOf, dyes, asksOneDye(recipe) ? 'ground' : 'a1');
      const middle = side / 2;
      strew(cells, rows, dyes, { left: 0, top: 0, width: side, height: side, x: middle, y: middle });
      stamp(cells, { rows, legend: dressOf(actor, k, task), edge: dyes.edge, flip }, middle, middle);
      if (isDiamond) cutOut(cells);
      const places = own.filter(({ isTurned }) => isTurned === flip);
      planner.set('motifs', cellSymbol(cells, cell.w, cell.h), places);
    }
    for (const { x, y } of own)
      planner.note({
        x,
        y,
        r: cell.w * across * (isFigure ? 0.36 : 0.3),
        motif,
        rank: isFigure ? 'hero' : 'secondary',
      });
  }
  if (recipe.motifs.exclude.includes('diamond')) return;
  const knot = createCells(20, 20);
  jewel(knot, 10, 10, 10, [dyes.edge, 'light', 'a1', 'a2', dyes.edge], 2);
  const corners = lattice.sites.map(({ x, y }) => ({ x: x + stepX / 2, y: isDiamond ? y : y + stepY / 2 }));
  planner.set('fill', cellSymbol(knot, cell.w, cell.h), corners);
  const r = isDiamond ? stepX * 0.36 : cell.w * 8;
  for (const { x, y } of corners) planner.note({ x, y, r, motif: 'diamond', rank: 'secondary' });
}

/** The four of the bhat, in their order round an elephant. */
const bhat = ['elephant', 'dancer', 'parrot', 'tiger'] as const;

/** Who names the bhat sees woman and elephant, whatever else is named: these two give it its name. */
function withBoth(recipe: PatolaTask['recipe']): PatolaTask['recipe'] {
  if (!ownLayoutsAsked(recipe).includes('narikunjar')) return recipe;
  const { include, exclude } = recipe.motifs;
  const both = (['elephant', 'dancer'] as const).filter((name) => !include.includes(name) && !exclude.includes(name));
  return { ...recipe, motifs: { ...recipe.motifs, include: [...include, ...both] } };
}

interface KunjarCast {
  readonly figures: readonly Actor[];
  /** For the fields between the figures; none where all flowers are refused. */
  readonly flowers: readonly Actor[];
  /** Of those flowers what was named. */
  readonly named: readonly Actor[];
}

/**
 * Figures: things and beasts that were named, else flowers that were, else the four of the bhat less the refused. Flowers: the named that are no
 * figures, else two of the craft's.
 */
function kunjarCast(asked: PatolaTask['recipe'], rng: PatolaTask['rng']): KunjarCast {
  const recipe = withBoth(asked);
  const { include, exclude } = recipe.motifs;
  const all = castFor(recipe, 'creatures', rng);
  const blooms = castFor({ ...recipe, motifs: { ...recipe.motifs, include: [] }, subjects: [] }, 'plants', rng)
    .filter(isPlant)
    .filter(({ motif }) => motif !== 'leaf' || include.includes('leaf'));
  const isWanted = ({ motif }: Actor) => include.some((name) => name === motif);
  const wanted = all.filter(isWanted);
  const named = wanted.filter(isPlant);
  const beasts = wanted.filter((actor) => !isPlant(actor));
  const things = all.filter(({ motif }) => recipe.subjects?.some(({ id }) => id === motif));
  const own = bhat.flatMap((name) => creatures.filter(({ motif }) => motif === name && !exclude.includes(name)));
  const isLeaf = ({ motif }: Actor) => motif === 'leaf';
  // Leaves stand between flowers.
  const heads = named.every(isLeaf) ? named : named.filter((actor) => !isLeaf(actor));
  const isOfBeasts = things.length > 0 || beasts.length > 0;
  const cast = isOfBeasts ? [...things, ...beasts] : named.length > 0 ? heads : own;
  const between = named.filter((actor) => !cast.includes(actor)).slice(0, 2);
  const [first, ...others] = blooms.filter((actor) => !named.includes(actor));
  const free = first === undefined ? [] : [first, ...others];
  if (cast.length === 0) return { figures: first === undefined ? [] : [first], flowers: others.slice(0, 2), named: [] };
  return { figures: cast.slice(0, 4), flowers: between.length > 0 ? between : free.slice(0, 2), named: between };
}

/** Fields are too few for flowers between: those that were named stand among the figures, the others nowhere. */
function together({ figures, named }: KunjarCast, fields: number): KunjarCast {
  return { figures: [...figures.slice(0, Math.max(1, fields - named.length)), ...named], flowers: [], named: [] };
}

/** Whether a lattice has a field for every figure beside as many for flowers. */
function hasRoom({ columns, rows }: Lattice, isDiamond: boolean, { figures }: KunjarCast): boolean {
  return (isDiamond ? rows / 2 : rows) * (isDiamond ? columns : columns / 2) >= figures.length;
}

interface Seat {
  readonly x: number;
  readonly y: number;
  readonly isFigure: boolean;
  /** Which of its kind stands here. */
  readonly actor: number;
  /** Looks to the right. */
  readonly isTurned: boolean;
}

/** Who stands in each field: figures and flowers by turns; one kind of figure a row, and where rows are long enough each faces the next. */
function seatsOn(
  { sites, columns, rows }: Lattice,
  isDiamond: boolean,
  figures: number,
  flowers: number,
): readonly Seat[] {
  const bands = isDiamond ? rows / 2 : rows;
  const across = isDiamond ? columns : columns / 2;
  const isMixed = flowers > 0;
  const turns = takeTurns(bands, figures);
  // Along so few diagonals not every figure would have one.
  const isFew = columns + rows <= figures;
  return sites.map(({ x, y, column, row }) => {
    const isFigure = !isMixed || (isDiamond ? row : column + row) % 2 === 0;
    const band = isDiamond ? row >> 1 : row;
    const place = isDiamond ? column : column >> 1;
    const figure = !isMixed
      ? (isFew ? row * columns + column : column + row) % figures
      : bands >= figures
        ? (turns[band] ?? 0)
        : (band + bands * place) % figures;
    return {
      x,
      y,
      isFigure,
      actor: isFigure ? figure : band % flowers,
      isTurned: (isMixed ? across : columns) % 2 === 0 ? (isMixed ? place : column) % 2 === 1 : band % 2 === 1,
    };
  });
}

/** How deep a cell lies in its field, 0 at the edge and below it outside, and how far along the edge. */
type Depth = (x: number, y: number) => { readonly depth: number; readonly along: number };

const square: Depth = (x, y) => ({ depth: across / 2 - Math.max(x, y) - 0.5, along: Math.min(x, y) });
const octagon: Depth = (x, y) => {
  const flat = square(x, y);
  const slant = ((across / 2) * 1.6 - (x + y)) / Math.SQRT2;
  return slant < flat.depth ? { depth: slant, along: Math.abs(x - y) / Math.SQRT2 } : flat;
};
const diamond: Depth = (x, y) => ({ depth: reach - x - y, along: Math.abs(x - y) / 2 });

/** The lattice's share of one field: a run of white teeth in a second dye between two lines; beside one dye alone it is the ground's, or that dye would cover more. */
function layFrame(cells: Cells, depthOf: Depth, dyes: PatolaTask['dyes'], second: 'a1' | 'ground'): void {
  const middle = cells.width / 2;
  for (let j = 0; j < cells.height; j++)
    for (let i = 0; i < cells.width; i++) {
      const { depth, along } = depthOf(Math.abs(i + 0.5 - middle), Math.abs(j + 0.5 - middle));
      const n = Math.floor(depth);
      if (n >= framed) continue;
      const tooth = Math.abs((Math.floor(along) % (2 * teeth)) - teeth);
      const outer = second === 'ground' ? second : dyes.edge;
      cells.set(i, j, n <= 0 ? outer : n === framed - 1 ? dyes.edge : n - 1 < tooth ? second : 'light');
    }
}

/** What lies outside a diamond is the neighbours'. */
function cutOut(cells: Cells): void {
  for (let j = 0; j < cells.height; j++)
    for (let i = 0; i < cells.width; i++)
      if (diamond(Math.abs(i + 0.5 - reach), Math.abs(j + 0.5 - reach)).depth < 0) cells.set(i, j, undefined);
}
