import type { Point } from '../../geometry/point.ts';
import { type LeafMaker, leafless, leafMaker, placeCollar } from '../../layout/collar.ts';
import { type GapFilled, gapFill } from '../../layout/gap-fill.ts';
import { createNeighbours } from '../../layout/neighbours.ts';
import type { Occupancy } from '../../layout/occupancy.ts';
import { tangentAt } from '../../layout/stalk.ts';
import { steady } from '../../number/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Item, MotifDisc } from '../../scene/scene.ts';
import { groundFlowers, groundLeaves } from './dyes.ts';
import { groundMenu } from './ground-menu.ts';
import { keepsBehind, thinned } from './quieten.ts';
import type { FlowerId } from './shelf.ts';
import { type StemInks, stemSymbol } from './stem-symbol.ts';
import { type PaisleyTask, smallestVined, wish } from './task.ts';

export interface Ground extends GapFilled {
  readonly vines: readonly Item[];
}

export interface GroundStems {
  /** From one edge of the module to the same place on the other. */
  readonly vines: readonly (readonly Point[])[];
  /** With a foot and a flower at the end. */
  readonly shoots: readonly (readonly Point[])[];
}

const bloomers: readonly FlowerId[] = ['rosette', 'palmette', 'lotus', 'carnation'];
/** Air, 1 less density, up to which the ground is filled to its finest. */
const packed = 0.4;
/** A stalk's points are more than its curve needs. */
const kept = 3;

/** Fills the ground between what is taken: vines with leaves, flowers on stalks with collars of leaves, buds, dots. */
export function plantGround(
  task: PaisleyTask,
  occupancy: Occupancy,
  { vines, shoots }: GroundStems,
  belly: number,
): Ground {
  const { plot, recipe, shelf, rng } = task;
  const unit = Math.max(14, belly);
  const width = Math.max(1.2, belly * 0.03);
  const air = 1 - recipe.density;
  const leafRng = rng.fork('leaf');
  const grown = leafMaker({
    longest: unit * 0.42,
    shortest: Math.max(7, unit * 0.07),
    slim: 0.44,
    air: 1.2 + air,
    make: (radius, own) => shelf.motif('leaf', radius, own.pick(groundLeaves), leafRng, undefined, keepsBehind(recipe)),
  });
  const leaf = wish(recipe, 'leaf') > 0 ? grown : leafless;
  const stems = createNeighbours<number>(plot.torus, 60);
  const drawn: Item[] = [];
  const leaves: Item[] = [];
  const blooms: Item[] = [];
  const census: MotifDisc[] = [];
  for (const [i, stem] of [...vines, ...shoots].entries()) {
    occupancy.chain(stem, width / 2 + 1);
    for (const [k, [x, y]] of stem.entries()) if (k > 0) stems.add(x, y, tangentAt(stem, k));
    drawn.push(...(i < vines.length ? vineItems(task, stem, width) : shootItems(task, stem, width * 0.85)));
  }
  for (const [i, shoot] of shoots.entries()) {
    const own = rng.fork(`bloom${i}`);
    const bloom = bloomAt(task, occupancy, shoot, unit * 0.4, own.pick(bloomers), i);
    if (!bloom) continue;
    blooms.push(bloom.item);
    census.push(bloom.disc);
    leaves.push(...placeCollar(occupancy, leaf, bloom.disc, bloom.disc.r, own));
  }
  for (const [i, stem] of [...vines, ...shoots].entries())
    leaves.push(...leavesAlong(task, occupancy, leaf, stem, unit * 0.3, i));
  const { menu, finest } = groundMenu(task, unit);
  const stalk = {
    reach: unit * 0.62,
    width: width * 0.7,
    leaf,
    draw: (points: readonly Point[], thick: number) =>
      shelf.put(
        stemSymbol(
          points.filter((_, i) => i % kept === 0 || i === points.length - 1),
          thick,
          stemInks(recipe),
          recipe.line,
        ),
      ),
  };
  const filled = gapFill({
    torus: plot.torus,
    occupancy,
    rng: rng.fork('ground'),
    menu,
    heroRadius: unit,
    // An airy ground goes without its smallest fillers.
    min: finest + air * 1.6 + Math.max(0, air - packed) * 9,
    gap: 1.1 + air * 3.4 + Math.max(0, air - packed) * 9,
    stems,
    sprays: true,
    collar: { leaf, from: unit * 0.13 },
    ...(plot.hero > smallestVined ? { stalk } : {}),
  });
  return {
    vines: drawn,
    stalks: filled.stalks,
    leaves: [...leaves, ...filled.leaves],
    motifs: [...blooms, ...filled.motifs],
    census: [...census, ...filled.census],
  };
}

/** Leaves to both sides of a stem in turn, where there is room. */
function leavesAlong(
  { rng }: PaisleyTask,
  occupancy: Occupancy,
  leaf: LeafMaker,
  stem: readonly Point[],
  longest: number,
  i: number,
): Item[] {
  const own = rng.fork(`vine${i}`);
  const leaves: Item[] = [];
  for (let k = 1; k < stem.length; k += 2) {
    const at = stem[k];
    const side = (k >> 1) % 2 === 0 ? 1 : -1;
    const item =
      at && leaf.place(occupancy, at, tangentAt(stem, k) + side * own.between(0.65, 0.95), own.fork(k), longest);
    if (item) leaves.push(item);
  }
  return leaves;
}

/** The flower at a shoot's end, as large as there is room for. */
function bloomAt(
  task: PaisleyTask,
  occupancy: Occupancy,
  shoot: readonly Point[],
  largest: number,
  habit: FlowerId,
  i: number,
): { item: Item; disc: MotifDisc } | undefined {
  const end = shoot.at(-1);
  const id = wish(task.recipe, habit) > 0 ? habit : bloomers.find((other) => wish(task.recipe, other) > 0);
  if (!end || !id) return undefined;
  const heading = tangentAt(shoot, shoot.length - 1);
  for (let r = largest; r > largest * 0.5; r *= 0.9) {
    const [x, y] = [end[0] + steady.cos(heading) * r * 0.9, end[1] + steady.sin(heading) * r * 0.9];
    // The shoot itself reaches into the flower from below.
    const ahead = [-1.2, -0.6, 0, 0.6, 1.2].map((turn) =>
      occupancy.at(x + steady.cos(heading + turn) * r * 0.6, y + steady.sin(heading + turn) * r * 0.6),
    );
    if (Math.min(...ahead) < r * 0.42) continue;
    const dye = groundFlowers[i % groundFlowers.length];
    if (!dye) return undefined;
    const made = task.shelf.motif(id, r, dye, task.rng.fork('bloom'), 1);
    occupancy.add(x, y, r + 1);
    return {
      item: { symbol: made.symbol, x, y, turn: heading + Math.PI / 2, scale: made.scale },
      disc: { x, y, r, motif: id, rank: 'secondary' },
    };
  }
  return undefined;
}

/** Contours first, then the stems themselves, both a little past the module's edge: no end shows at a joined edge. */
function vineItems(task: PaisleyTask, vine: readonly Point[], width: number): Item[] {
  const [first] = vine;
  const last = vine.at(-1);
  if (!first || !last) return [];
  const more = vine.slice(1, 4).map(([x, y]): Point => [x + last[0] - first[0], y + last[1] - first[1]]);
  return shootItems(task, [...vine, ...more], width);
}

function stemInks(recipe: Recipe): StemInks {
  const isQuiet = keepsBehind(recipe);
  return { stem: isQuiet ? thinned('leaf1') : 'leaf1', contour: isQuiet ? thinned('line') : 'line' };
}

function shootItems({ shelf, recipe }: PaisleyTask, stem: readonly Point[], width: number): Item[] {
  const [first] = stem;
  if (!first) return [];
  const { shapes, radius } = stemSymbol(
    stem.map(([x, y]): Point => [x - first[0], y - first[1]]),
    width,
    stemInks(recipe),
    recipe.line,
  );
  return shapes.map((shape) => ({
    symbol: shelf.put({ shapes: [shape], radius }),
    x: first[0],
    y: first[1],
    turn: 0,
    scale: 1,
  }));
}
