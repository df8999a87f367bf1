import { type LeafMaker, leafless, leafMaker, placeCollar } from '../../drawing/layout/collar.ts';
import { type FillMaker, type GapFilled, gapFill } from '../../drawing/layout/gap-fill.ts';
import { createNeighbours } from '../../drawing/layout/neighbours.ts';
import type { Occupancy } from '../../drawing/layout/occupancy.ts';
import { tangentAt } from '../../drawing/layout/stalk.ts';
import type { MotifInks } from '../../drawing/motifs/motif.ts';
import type { Item, MotifDisc } from '../../drawing/scene.ts';
import { circle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { brightLeaves, groundFlowers, groundLeaves } from './dyes.ts';
import { type FlowerId, keepsBehind, type StemInks, stemSymbol, thinned } from './symbol-cache.ts';
import { type PaisleyTask, smallestVined, wish } from './task.ts';

interface Ground extends GapFilled {
  readonly vines: readonly Item[];
}

interface GroundStems {
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
  const { plot, recipe, symbols, rng } = task;
  const unit = Math.max(14, belly);
  const width = Math.max(1.2, belly * 0.03);
  const air = 1 - recipe.density;
  const leafRng = rng.fork('leaf');
  const grown = leafMaker({
    longest: unit * 0.42,
    shortest: Math.max(7, unit * 0.07),
    slim: 0.44,
    air: 1.2 + air,
    make: (radius, own) =>
      symbols.motif('leaf', radius, own.pick(groundLeaves), leafRng, undefined, keepsBehind(recipe)),
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
      symbols.put(
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
    const made = task.symbols.motif(id, r, dye, task.rng.fork('bloom'), 1);
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

function shootItems({ symbols, recipe }: PaisleyTask, stem: readonly Point[], width: number): Item[] {
  const [first] = stem;
  if (!first) return [];
  const { shapes, radius } = stemSymbol(
    stem.map(([x, y]): Point => [x - first[0], y - first[1]]),
    width,
    stemInks(recipe),
    recipe.line,
  );
  return shapes.map((shape) => ({
    symbol: symbols.put({ shapes: [shape], radius }),
    x: first[0],
    y: first[1],
    turn: 0,
    scale: 1,
  }));
}

const dotRoles: readonly Role[] = ['light', 'a2', 'a4'];
/** Smallest radius filled, by detail 1 … 5, units. */
const finestBy = [4.6, 3.6, 2.7, 2.3, 2];

interface GroundMenu {
  readonly menu: readonly FillMaker[];
  /** Smallest radius of the menu, units. */
  readonly finest: number;
}

/** What grows between the ambis, by the radius of their belly: three classes of size, with nothing between them. */
function groundMenu({ recipe, symbols }: PaisleyTask, belly: number): GroundMenu {
  const isQuiet = keepsBehind(recipe);
  const finest = Math.min(finestBy[recipe.detail - 1] ?? 3.2, Math.max(1.5, belly * 0.055));
  const dots = dotRoles.map((fill) => symbols.put({ shapes: [{ d: circle(0, 0, 4), fill }], radius: 4 }));
  const w = (id: MotifId) => wish(recipe, id);
  const secondary = (id: FlowerId, weight: number, grows: boolean): FillMaker => ({
    motif: id,
    from: belly * 0.28,
    to: belly * 0.4,
    weight: weight * w(id),
    rank: 'secondary',
    grows,
    collar: true,
    make: (radius, own, near) => symbols.motif(id, radius, freshOf(near, own.pick(groundFlowers)), own),
  });
  const filler = (
    id: FlowerId,
    from: number,
    to: number,
    weight: number,
    habit: Partial<FillMaker> = {},
  ): FillMaker => ({
    motif: id,
    from,
    to,
    weight: weight * w(id),
    rank: 'filler',
    ...habit,
    make: (radius, own, near) => symbols.motif(id, radius, freshOf(near, own.pick(groundFlowers)), own),
  });
  // The smallest leaves take the brighter greens: dark ones are lost on a dark ground.
  const leaf = (from: number, to: number, weight: number, kinds: number, dyes = groundLeaves): FillMaker => ({
    ...filler('leaf', from, to, weight, { grows: true, slim: 0.44 }),
    make: (radius, own) => symbols.motif('leaf', radius, own.pick(dyes), own, kinds, isQuiet),
  });
  return {
    finest,
    menu: [
      secondary('rosette', 1.4, false),
      secondary('palmette', 0.9, true),
      secondary('lotus', 0.7, true),
      secondary('carnation', 0.9, true),
      filler('blossom', belly * 0.12, belly * 0.2, 1.2, { collar: true }),
      filler('bud', belly * 0.1, belly * 0.18, 1, { grows: true }),
      leaf(belly * 0.09, belly * 0.17, 1, 2),
      filler('blossom', belly * 0.06, belly * 0.09, 0.7),
      leaf(Math.max(finest + 0.5, belly * 0.036), belly * 0.075, 1.2, 1, brightLeaves),
      {
        motif: 'dot',
        from: finest,
        to: Math.max(finest, belly * 0.035),
        weight: w('dot'),
        rank: 'filler',
        make: (radius, own) => ({ symbol: own.pick(dots), scale: (radius * 0.62) / 4 }),
      },
    ],
  };
}

/** The dye least seen among the neighbours; the one drawn for, where several are. */
function freshOf(near: readonly string[], drawn: MotifInks): MotifInks {
  const seen = groundFlowers.map((dye) => ({ dye, count: near.filter((tint) => tint === dye.body).length }));
  const fewest = Math.min(...seen.map(({ count }) => count));
  const fresh = seen.filter(({ count }) => count === fewest).map(({ dye }) => dye);
  return fresh.includes(drawn) ? drawn : (fresh[0] ?? drawn);
}
