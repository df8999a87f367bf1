import { circle } from '../../geometry/circle.ts';
import type { Point } from '../../geometry/point.ts';
import { leafMaker } from '../../layout/collar.ts';
import { type FillMaker, type GapFilled, gapFill } from '../../layout/gap-fill.ts';
import { createNeighbours } from '../../layout/neighbours.ts';
import type { Occupancy } from '../../layout/occupancy.ts';
import { tangentAt } from '../../layout/stalk.ts';
import type { MotifInks } from '../../motifs/motif.ts';
import type { Item } from '../../scene/scene.ts';
import { groundFlowers, groundLeaves } from './dyes.ts';
import type { FlowerId } from './shelf.ts';
import { stemSymbol } from './stem-symbol.ts';
import { type PaisleyTask, wish } from './task.ts';

export interface Ground extends GapFilled {
  readonly vines: readonly Item[];
}

const inks = { stem: 'leaf2', contour: 'line' } as const;

/** Fills the ground between what is taken: vines with leaves, flowers on stalks with collars of leaves, buds, dots. */
export function plantGround(
  task: PaisleyTask,
  occupancy: Occupancy,
  vines: readonly (readonly Point[])[],
  belly: number,
): Ground {
  const { plot, recipe, shelf, rng } = task;
  const { density, detail } = recipe;
  const stems = createNeighbours<number>(plot.torus, 60);
  const leafRng = rng.fork('leaf');
  const leaf = leafMaker({
    longest: belly * 0.42,
    shortest: Math.max(7, belly * 0.07),
    slim: 0.44,
    air: 1.2,
    make: (radius, own) => shelf.motif('leaf', radius, own.pick(groundLeaves), leafRng, 3),
  });
  const width = Math.max(1.8, belly * 0.026);
  const stalks: Item[] = [];
  const leaves: Item[] = [];
  for (const [v, vine] of vines.entries()) {
    occupancy.chain(vine, width / 2 + 1);
    for (const [i, [x, y]] of vine.entries()) if (i > 0) stems.add(x, y, tangentAt(vine, i));
    const own = rng.fork(`vine${v}`);
    for (let i = 1; i < vine.length; i += 2) {
      const at = vine[i];
      const side = (i >> 1) % 2 === 0 ? 1 : -1;
      const item =
        at &&
        wish(recipe, 'leaf') > 0 &&
        leaf.place(occupancy, at, tangentAt(vine, i) + side * own.between(0.65, 0.95), own.fork(i), belly * 0.3);
      if (item) leaves.push(item);
    }
  }
  const flower =
    (id: FlowerId): FillMaker['make'] =>
    (radius, own, near) =>
      shelf.motif(id, radius, freshOf(groundFlowers, near, own.pick(groundFlowers)), own, 3);
  const dots: readonly MotifInks['light'][] = ['light', 'a2', 'a4'];
  const dotSymbols = dots.map((fill) => shelf.put({ shapes: [{ d: circle(0, 0, 4), fill }], radius: 4 }));
  const w = (id: Parameters<typeof wish>[1]) => wish(recipe, id);
  const unit = Math.max(14, belly);
  const finest = [5, 4, 3.2, 2.6, 2.2][detail - 1] ?? 3.2;
  const menu: FillMaker[] = [
    {
      motif: 'rosette',
      from: unit * 0.28,
      to: unit * 0.4,
      weight: 1.4 * w('rosette'),
      rank: 'secondary',
      collar: true,
      make: flower('rosette'),
    },
    {
      motif: 'palmette',
      from: unit * 0.28,
      to: unit * 0.4,
      weight: 0.9 * w('palmette'),
      rank: 'secondary',
      grows: true,
      collar: true,
      make: flower('palmette'),
    },
    {
      motif: 'lotus',
      from: unit * 0.27,
      to: unit * 0.38,
      weight: 0.7 * w('lotus'),
      rank: 'secondary',
      grows: true,
      collar: true,
      make: flower('lotus'),
    },
    {
      motif: 'carnation',
      from: unit * 0.27,
      to: unit * 0.36,
      weight: 0.9 * w('carnation'),
      rank: 'secondary',
      grows: true,
      collar: true,
      make: flower('carnation'),
    },
    {
      motif: 'blossom',
      from: unit * 0.12,
      to: unit * 0.2,
      weight: 1.2 * w('blossom'),
      rank: 'filler',
      collar: true,
      make: flower('blossom'),
    },
    {
      motif: 'bud',
      from: unit * 0.1,
      to: unit * 0.18,
      weight: w('bud'),
      rank: 'filler',
      grows: true,
      make: flower('bud'),
    },
    {
      motif: 'leaf',
      from: unit * 0.09,
      to: unit * 0.17,
      weight: w('leaf'),
      rank: 'filler',
      grows: true,
      slim: 0.44,
      make: (radius, own) => shelf.motif('leaf', radius, own.pick(groundLeaves), own, 3),
    },
    {
      motif: 'blossom',
      from: unit * 0.06,
      to: unit * 0.09,
      weight: 0.7 * w('blossom'),
      rank: 'filler',
      make: flower('blossom'),
    },
    {
      motif: 'dot',
      from: finest,
      to: Math.max(finest, unit * 0.035),
      weight: w('dot'),
      rank: 'filler',
      make: (radius, own) => ({ symbol: own.pick(dotSymbols), scale: (radius * 0.62) / 4 }),
    },
  ];
  const filled = gapFill({
    torus: plot.torus,
    occupancy,
    rng: rng.fork('ground'),
    menu,
    heroRadius: unit,
    min: finest + (1 - density) * 2,
    gap: 1.6 + (1 - density) * 4,
    stems,
    collar: { leaf, from: unit * 0.13 },
    stalk: {
      reach: unit * 0.62,
      width: width * 0.7,
      leaf,
      draw: (points, thick) =>
        shelf.put(
          stemSymbol(
            points.filter((_, i) => i % 3 === 0 || i === points.length - 1),
            thick,
            inks,
            recipe.line,
          ),
        ),
    },
  });
  return {
    ...filled,
    leaves: [...leaves, ...filled.leaves],
    stalks: [...stalks, ...filled.stalks],
    vines: vines.flatMap((vine) => vineItems(task, vine, width)),
  };
}

/** Contours first, then the stems themselves, both a little past the module's edge: no end shows at a joined edge. */
function vineItems({ shelf, recipe }: PaisleyTask, vine: readonly Point[], width: number): Item[] {
  const [first, second] = vine;
  const last = vine.at(-1);
  if (!first || !second || !last) return [];
  const more = vine.slice(1, 4).map(([x, y]): Point => [x + last[0] - first[0], y + last[1] - first[1]]);
  const points = [...vine, ...more].map(([x, y]): Point => [x - first[0], y - first[1]]);
  const drawn = stemSymbol(points, width, inks, recipe.line);
  return drawn.shapes.map((shape) => ({
    symbol: shelf.put({ shapes: [shape], radius: drawn.radius }),
    x: first[0],
    y: first[1],
    turn: 0,
    scale: 1,
  }));
}

function freshOf(dyes: readonly MotifInks[], near: readonly string[], fallback: MotifInks): MotifInks {
  const seen = dyes.map((dye) => ({ dye, count: near.filter((tint) => tint === dye.body).length }));
  const fewest = Math.min(...seen.map(({ count }) => count));
  const fresh = seen.filter(({ count }) => count === fewest).map(({ dye }) => dye);
  return fresh.includes(fallback) ? fallback : (fresh[0] ?? fallback);
}
