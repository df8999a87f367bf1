import { brickLattice, halfDropLattice, type Lattice } from '../../drawing/layout/lattice.ts';
import type { Occupancy } from '../../drawing/layout/occupancy.ts';
import { layoutsOf } from '../../drawing/planner.ts';
import type { Item } from '../../drawing/scene.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Torus } from '../../numbers/torus.ts';
import { bellyOf, carried, guestOf, type Layout, occupyAmbi, type Placed } from './arrangement.ts';
import { ambiPair, buildAmbi } from './build-ambi.ts';
import { colourwaysBy } from './dyes.ts';
import { plantGround } from './ground.ts';
import { interlock } from './layouts/interlock.ts';
import { rows } from './layouts/rows.ts';
import { twoScaleToss } from './layouts/two-scale-toss.ts';
import { paisleySymbols } from './symbol-cache.ts';
import { type PaisleyTask, smallestVined, wish } from './task.ts';

/** Columns of ambis, every other one mirrored and dropped by half a step; vines run between them. */
const mirroredHalfDrop: Layout = (task) => {
  const { plot, recipe, rng } = task;
  const { torus, hero } = plot;
  const air = 1.32 - 0.36 * recipe.density;
  // Small ones have no vine between them.
  const ask = { stepX: hero * air * (hero > smallestVined ? 0.98 : 0.8), stepY: hero * air * 1.02 };
  const lattice = halfDropLattice(torus, { ...ask, evenColumns: true });
  // Whole counts leave more or less room than asked for: the ambis take part of the difference.
  const natural = Math.min(lattice.stepX / (ask.stepX * 0.8), lattice.stepY / ask.stepY);
  const radius = (hero / 2) * Math.max(0.5, Math.min(1.16, natural));

  const way = colourwaysBy(rng.fork('ways'));
  const [habit, other] = ambiPair(rng, recipe);
  const a = buildAmbi(task, habit, way(0), radius, rng.fork('a'));
  const b = buildAmbi(task, other, way(1), radius, rng.fork('b'));

  const tilt = rng.fork('tilt').between(-0.15, 0.5);
  const waver = rng.fork('waver');
  const placed = lattice.sites.map((site): Placed => {
    const isSecond = site.column % 2 === 1;
    const turn = (isSecond ? -tilt : tilt) + waver.normal() * 0.05 * recipe.freedom;
    return { ambi: isSecond ? b : a, x: site.x, y: site.y, turn, flip: isSecond, rank: 'hero' };
  });
  return { placed, channels: channelsOf(torus, lattice) };
};

/** A first guess of a vine between any two columns: a wave of the lattice's step. */
function channelsOf(torus: Torus, { columns, stepX, stepY }: Lattice): Point[][] {
  // Where the lower edge shifts by half a module, a vine meets itself only after two.
  const turns = torus.brickX === 0 ? 1 : 2;
  const length = torus.h * turns;
  const count = Math.max(12, Math.round(length / 14));
  return Array.from({ length: columns / turns }, (_, c) =>
    Array.from({ length: count + 1 }, (_, i): Point => {
      const y = (length * i) / count;
      const sway = stepY * 0.08 * steady.sin((y / stepY) * 2 * Math.PI);
      return [c * stepX + (c % 2 === 0 ? sway : -sway), y];
    }),
  );
}

/** Kani of Kashmir: tall cones upright in brick, close together and all one way, the ground between them full of flowers. */
const kani: Layout = (task) => {
  const { plot, recipe, rng } = task;
  const air = 1.08 - 0.16 * recipe.density;
  const lattice = brickLattice(plot.torus, {
    stepX: plot.hero * 0.84 * air,
    stepY: plot.hero * 0.78 * air,
    evenRows: true,
  });
  const radius = Math.min(lattice.stepX * 0.6, lattice.stepY * 0.66);
  const way = colourwaysBy(rng.fork('ways'));
  const [habit, other] = ambiPair(rng, recipe);
  const even = buildAmbi(task, habit, way(0), radius, rng.fork('even'));
  const odd = buildAmbi(task, other, way(1), radius, rng.fork('odd'));
  const placed = lattice.sites.map(
    ({ x, y, row }): Placed => ({ ambi: row % 2 === 1 ? odd : even, x, y, turn: 0.08, flip: false, rank: 'hero' }),
  );
  return { placed };
};

const arrangements = {
  'mirrored-half-drop': mirroredHalfDrop,
  interlock,
  'two-scale-toss': twoScaleToss,
  rows,
  kani,
} satisfies Record<string, Layout>;

/** The layouts of paisley. */
export const paisleyLayouts = layoutsOf(arrangements, (planner, arrange) => {
  const { recipe, plot, rng } = planner;
  const task: PaisleyTask = { recipe, plot, rng, symbols: paisleySymbols(planner) };
  const { placed, channels = [], shoots = [], under = [], over = [], taken = [] } = arrange(task);

  const occupancy = planner.room();
  const air = 1.5 + (1 - recipe.density) * 5;
  for (const one of placed) occupyAmbi(occupancy, one, air);
  for (const [top, bottom] of taken) {
    occupancy.block([
      [0, top],
      [plot.torus.w, top],
      [plot.torus.w, bottom],
      [0, bottom],
    ]);
  }
  const belly = Math.max(1, ...placed.map(({ ambi }) => ambi.shape.belly));
  const isVined = wish(recipe, 'vine') > 0 && plot.hero > smallestVined;
  const vines = isVined ? channels.map((guess) => channelVine(occupancy, guess, plot.hero * 0.3)) : [];
  const ground = plantGround(task, occupancy, { vines, shoots: isVined ? shoots : [] }, belly);

  const bodies = placed.map(
    (one): Item => ({
      symbol: one.ambi.body,
      x: one.x,
      y: one.y,
      turn: one.turn,
      scale: 1,
      ...(one.flip ? { flip: true } : {}),
    }),
  );
  const garden = (part: 'stalks' | 'leaves' | 'motifs') =>
    placed.flatMap((one) => one.ambi.garden[part].map((item) => carried(one, item)));
  const { lay } = planner;
  for (const { id, name, kind, items } of under) lay(id, name, kind, items);
  lay('vines', 'Vines', 'stems', [...ground.vines, ...ground.stalks]);
  lay('leaves', 'Leaves', 'leaves', ground.leaves);
  lay('flowers', 'Flowers', 'fill', ground.motifs);
  for (const { id, name, kind, items } of over) lay(id, name, kind, items);
  lay('paisleys', 'Paisleys', 'motifs', bodies);
  lay('garden-stems', 'Garden stems', 'stems', garden('stalks'));
  lay('garden-leaves', 'Garden leaves', 'leaves', garden('leaves'));
  lay('garden-flowers', 'Garden flowers', 'fill', garden('motifs'));
  for (const disc of [...placed.map(bellyOf), ...placed.flatMap(guestOf), ...ground.census]) planner.note(disc);
  // Tapestry of twill in wool, without metal; the printed ones have no weave of their own.
  return planner.finish(
    [],
    arrange === kani ? { technique: [{ shader: 'jacquard', params: { metal: 0, relief: 1 } }] } : {},
  );
});

const smoothingPasses = 70;

/**
 * Moves a first guess of a vine to the middle between what is taken, sideways only, keeping it smooth. The last point
 * is the first one a module further; both stay so.
 */
function channelVine(occupancy: Occupancy, guess: readonly Point[], reach: number): Point[] {
  const first = guess[0];
  const last = guess.at(-1);
  if (!first || !last) return [];
  const isUpright = Math.abs(last[1] - first[1]) > Math.abs(last[0] - first[0]);
  const along = guess.slice(0, -1).map((point) => (isUpright ? point[1] : point[0]));
  const start = guess.slice(0, -1).map((point) => (isUpright ? point[0] : point[1]));
  let across = [...start];
  const at = (side: number, i: number) =>
    isUpright ? occupancy.at(side, along[i] ?? 0) : occupancy.at(along[i] ?? 0, side);
  const n = across.length;
  for (let pass = 0; pass < smoothingPasses; pass++) {
    const pulled = across.map((side, i) => {
      const slope = at(side + 5, i) - at(side - 5, i);
      const limit = Math.max(
        -reach,
        Math.min(reach, side + Math.sign(slope) * Math.min(4, Math.abs(slope)) - (start[i] ?? 0)),
      );
      return (start[i] ?? 0) + limit;
    });
    across = pulled.map((side, i) => {
      const before = pulled[(i - 1 + n) % n] ?? side;
      const after = pulled[(i + 1) % n] ?? side;
      return side * 0.5 + (before + after) * 0.25;
    });
  }
  const points = across.map((side, i): Point => (isUpright ? [side, along[i] ?? 0] : [along[i] ?? 0, side]));
  const begin = points[0];
  return begin
    ? [...points, isUpright ? [begin[0], begin[1] + last[1] - first[1]] : [begin[0] + last[0] - first[0], begin[1]]]
    : points;
}
