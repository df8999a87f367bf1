import { createEasel, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps } from '../../drawing/botanical/fill-gaps.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { growLeaves, leavesOf } from '../../drawing/botanical/grow-leaves.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { setFlower } from '../../drawing/botanical/set-flower.ts';
import { layStem } from '../../drawing/botanical/stem.ts';
import { brickLattice, gridLattice, halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Layouts, Planner } from '../../drawing/planner.ts';
import type { Scene, SceneLayer } from '../../drawing/scene.ts';
import { arcLength, bezier, resample } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { toileHand } from './hand.ts';
import { drawBird, isSeascape } from './pastoral.ts';
import { setVignette, stagesFor } from './vignette.ts';

/** Each layout has a planner of its own. */
export const toileLayouts = {
  islands: planIslands,
  medallions: planMedallions,
  columns: planColumns,
  trellis: planTrellis,
} satisfies Layouts;

/** Islands in half-drop, each with its scene, tied to its neighbours by garlands. */
function planIslands(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = beginPlate(planner);
  const stepX = plot.hero * 1.36;
  const lattice = fitLattice(
    stepX > plot.torus.w * 0.75 ? gridLattice : halfDropLattice,
    plot.torus,
    { stepX, stepY: plot.hero * 1.28 },
    // Islands are round: a lattice of the wrong shape leaves lanes of bare cloth.
    2.6,
  );
  const half = Math.min(lattice.stepX * 0.42, lattice.stepY * 0.46);
  const stages = stagesFor(recipe, rng.fork('stages'));
  const turns = { next: 0 };
  for (const [i, { x, y, column }] of lattice.sites.entries()) {
    const parts = stages[i % stages.length] ?? [];
    setVignette(
      easel,
      parts,
      { x, y: y + half * 0.5, half, flip: column % 2 === 1, turns },
      rng.fork('islands').fork(i),
    );
  }
  const drop = lattice.stepY / 2;
  const isDropped = lattice.columns > 1 && lattice.columns % 2 === 0;
  for (const [i, { x, y, column }] of lattice.sites.entries()) {
    const foot = y + half * 0.62;
    const dy = isDropped ? (column % 2 === 0 ? drop : -drop) : 0;
    const hang = half * 0.16;
    hangGarland(
      easel,
      swag([x + half * 0.92, foot], [x + lattice.stepX - half * 0.92, foot + dy], hang),
      half * 0.19,
      rng.fork('garlands').fork(i % 4),
      5,
    );
  }
  return printPlate(easel, half * 0.7);
}

/** Oval wreaths in half-drop, a scene within each, posies between. */
function planMedallions(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = beginPlate(planner);
  const stepX = plot.hero * 1.24;
  const lattice = fitLattice(stepX > plot.torus.w * 0.75 ? gridLattice : halfDropLattice, plot.torus, {
    stepX,
    stepY: plot.hero * 1.34,
  });
  const [rx, ry] = [
    Math.min(lattice.stepX * 0.46, lattice.stepY * 0.42),
    Math.min(lattice.stepY * 0.44, lattice.stepX * 0.54),
  ];
  const stages = stagesFor(recipe, rng.fork('stages'));
  const turns = { next: 0 };
  for (const [i, { x, y, column }] of lattice.sites.entries()) {
    const own = rng.fork('wreaths').fork(i);
    hangWreath(easel, [x, y], [rx, ry], own.fork('wreath'));
    setVignette(
      easel,
      stages[i % stages.length] ?? [],
      { x, y: y + ry * 0.46, half: rx * 0.72, flip: column % 2 === 1, turns },
      own,
    );
  }
  return printPlate(easel, rx * 0.62);
}

/** Garlands climbing in stripes; islands one above another between them. */
function planColumns(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = beginPlate(planner);
  const stepX = plot.hero * 1.3;
  const lattice = fitLattice(stepX > plot.torus.w * 0.75 ? gridLattice : halfDropLattice, plot.torus, {
    stepX,
    stepY: plot.hero * 1.06,
  });
  const half = Math.min(lattice.stepX * 0.4, lattice.stepY * 0.52);
  const stages = stagesFor(recipe, rng.fork('stages'));
  const turns = { next: 0 };
  const sway = lattice.stepX * 0.045;
  for (const [i, { x, y, column }] of lattice.sites.entries()) {
    const own = rng.fork('columns').fork(i);
    const left = x - lattice.stepX / 2;
    // One wave of the garland to each row, so that it goes on over the edge.
    const rise = Array.from({ length: 27 }, (_, k): Point => {
      const t = -0.02 + (1.04 * k) / 26;
      return [left + sway * steady.sin(2 * Math.PI * t), y + lattice.stepY * (0.5 - t)];
    });
    hangGarland(easel, rise, half * 0.18, own.fork('garland'), 7);
    setVignette(
      easel,
      stages[i % stages.length] ?? [],
      { x, y: y + half * 0.5, half, flip: column % 2 === 1, turns },
      own,
    );
  }
  return printPlate(easel, half * 0.7);
}

/** A net of garlands in ogees, a scene in every mesh. */
function planTrellis(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = beginPlate(planner);
  const width = plot.hero * 1.5;
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: width, stepY: width * 0.62 });
  const { stepX, stepY } = lattice;
  const half = Math.min(stepX * 0.33, stepY * 0.56);
  const stages = stagesFor(recipe, rng.fork('stages'));
  const turns = { next: 0 };
  for (const [i, { x, y, row }] of lattice.sites.entries()) {
    const own = rng.fork('meshes').fork(i);
    for (const side of [-1, 1]) {
      const bar = Array.from({ length: 25 }, (_, k): Point => {
        const t = 1.01 - (1.02 * k) / 24;
        return [x + (side * stepX * (1 + steady.cos(Math.PI * t))) / 4, y + t * stepY];
      });
      hangGarland(easel, bar, half * 0.21, own.fork(side), 4);
    }
    setVignette(
      easel,
      stages[(i + row) % stages.length] ?? [],
      { x, y: y + half * 0.5, half, flip: (row + i) % 2 === 1, turns },
      own,
    );
  }
  return printPlate(easel, half * 0.66);
}

const habit: Habit = {
  hero: { rosette: 1, carnation: 1 },
  secondary: {},
  filler: { bud: 7, blossom: 1, trefoil: 2 },
};

/** A copper plate, blank. */
function beginPlate(planner: Planner): Easel {
  return createEasel(planner, toileHand, habit);
}

/** Strews sprigs over what is left and prints; the paper stays open. */
function printPlate(easel: Easel, radius: number, before: readonly SceneLayer[] = []): Scene {
  const air = 1 - easel.recipe.density;
  if (isSeascape(easel.recipe)) {
    strewShells(easel, radius * 0.17);
    return sceneOf(easel, before);
  }
  fillGaps(easel, { heroRadius: radius, gap: 2 + 6 * air, min: 6 + 8 * air, isStrewn: true });
  return sceneOf(easel, before);
}

const mostShells = 90;

/** Shells in what is left between the islands of a seascape, the largest gap first. */
function strewShells(easel: Easel, radius: number): void {
  for (let n = 0; n < mostShells && !easel.recipe.motifs.exclude.includes('shell'); n++) {
    const gap = easel.occupancy.max();
    if (gap.r < radius * 1.75) return;
    const own = easel.rng.fork(`shell/${n}`);
    const colourway = easel.hand.flowers[n % 2 === 0 ? 0 : 1] ?? easel.hand.flowers[0];
    if (n % 3 === 2) {
      const flying = easel.take('bird', radius * 1.2, (drawn) => drawBird(drawn, easel.recipe), own);
      easel.drawn.seconds.push({
        ...flying,
        x: gap.x,
        y: gap.y,
        turn: own.between(-0.25, 0.25),
        flip: own.chance(0.5),
      });
      easel.occupancy.add(gap.x, gap.y, radius * 2.4);
      continue;
    }
    const place = { x: gap.x, y: gap.y, radius: radius * own.between(0.8, 1.1), turn: own.between(-0.9, 0.9) };
    setFigure(easel, { motif: 'shell', colourway, ...place, rank: 'filler', on: 'seconds', air: radius * 1.5 }, own);
  }
}

const blooms = ['blossom', 'rosette', 'carnation', 'lotus'] as const satisfies readonly MotifId[];

/** A garland along points: flowers at even steps, the largest in the middle, leaves all the way. `size` is a flower's radius. */
function hangGarland(easel: Easel, points: readonly Point[], size: number, rng: Rng, count = 3): void {
  if (isSeascape(easel.recipe)) {
    hangRope(easel, points, size, rng, count);
    return;
  }
  const allowed = blooms.filter((id) => easel.cast.has(id));
  layStem(easel, { points, width: () => Math.max(2, size * 0.11), air: 1 });
  for (let k = 0; k < count && allowed.length > 0; k++) {
    const f = (k + 0.5) / count;
    const [x, y] = points[Math.round(f * (points.length - 1))] ?? [0, 0];
    const radius = size * (1 - 0.5 * Math.abs(2 * f - 1));
    setFlower(
      easel,
      {
        motif: allowed[k % allowed.length] ?? 'blossom',
        colourway: easel.hand.flowers[k % 3] ?? easel.hand.flowers[0],
        x,
        y,
        radius,
        turn: 0,
        rank: 'secondary',
        air: 1.5,
      },
      rng.fork(k),
    );
  }
  growLeaves(
    easel,
    points,
    { longest: size * 1.15, step: size * 0.3, air: 0.6, angle: 0.85, bareRoot: 0.02, bareTip: 0.02 },
    rng.fork('leaves'),
  );
}

/** A rope along points with shells at even steps, where other engravings hang flowers. */
function hangRope(easel: Easel, points: readonly Point[], size: number, rng: Rng, count: number): void {
  layStem(easel, { points, width: () => Math.max(3.2, size * 0.15), air: 2 });
  if (easel.recipe.motifs.exclude.includes('shell')) return;
  for (let k = 0; k < count; k++) {
    const f = (k + 0.5) / count;
    const [x, y] = points[Math.round(f * (points.length - 1))] ?? [0, 0];
    const radius = size * (0.62 - 0.24 * Math.abs(2 * f - 1));
    const colourway = easel.hand.flowers[0];
    const turn = rng.fork(k).between(-0.5, 0.5);
    setFigure(easel, { motif: 'shell', colourway, x, y, radius, turn, rank: 'secondary', air: 2 }, rng.fork(k));
  }
}

/** Flowers and buds of a half wreath between foot and top, in shares of the wreath's width; their step is even. */
const blown = 0.15;
const budded = 0.095;

/**
 * A closed wreath round a place: flowers and smaller ones in turn at even steps, each facing outwards, a leaf on both sides of the stem
 * between any two. Left and right are each other's mirror image; a flower stands at the foot and one at the top.
 */
function hangWreath(easel: Easel, [x, y]: Point, [rx, ry]: readonly [number, number], rng: Rng): void {
  const allowed = blooms.filter((id) => easel.cast.has(id));
  const at = (a: number): Point => [x + steady.sin(a) * rx, y - steady.cos(a) * ry];
  const around = Array.from({ length: 97 }, (_, k) => at((2 * Math.PI * k) / 96));
  const step = (blown + budded) * rx * 1.42;
  // Even, so that a half has as many of both and large ones stand at the foot and the top.
  const count = 4 * Math.max(3, Math.round(arcLength(around) / step / 4));
  const even = resample(around, arcLength(around) / (2 * count)).slice(0, 2 * count);
  layStem(easel, { points: around, width: () => Math.max(2, rx * 0.016), air: 1 });
  const outwards = ([px, py]: Point) => steady.atan2((px - x) / (rx * rx), -(py - y) / (ry * ry));
  // Before the flowers, whose edges cover their feet.
  const longest = step * 0.66;
  const maker = leavesOf(easel, longest, 0);
  for (const [k, place] of even.entries()) {
    if (k % 2 === 0 || !easel.cast.has('leaf')) continue;
    const isRight = k < count;
    const along = outwards(place) + (isRight ? -Math.PI / 2 : Math.PI / 2);
    const heading = along - Math.PI / 2;
    for (const side of [-1, 1]) {
      const leaf = maker.place(easel.occupancy, place, heading + side * 1.05, rng.fork('leaf'), longest);
      if (leaf) easel.drawn.leaves.push({ ...leaf, flip: side > 0 });
    }
  }
  for (const [k, place] of even.entries()) {
    if (k % 2 === 1) continue;
    const isLarge = k % 4 === 0;
    const side = Math.min(k, 2 * count - k) / 4;
    const motif = isLarge ? allowed[Math.round(side) % Math.max(1, allowed.length)] : undefined;
    const shown = motif ?? allowed[0];
    if (shown === undefined) continue;
    setFlower(
      easel,
      {
        motif: isLarge ? shown : 'blossom',
        colourway: easel.hand.flowers[isLarge ? Math.round(side) % 2 : 2] ?? easel.hand.flowers[0],
        x: place[0],
        y: place[1],
        radius: rx * (isLarge ? blown : budded),
        turn: outwards(place),
        rank: 'secondary',
        air: 1.5,
      },
      rng.fork(isLarge ? shown : 'small'),
    );
  }
}

/** A swag between two places, hanging by `drop` in its middle (upwards when negative). */
function swag(a: Point, b: Point, drop: number): Point[] {
  return bezier(
    a,
    [a[0] + (b[0] - a[0]) * 0.2, a[1] + drop * 1.3],
    [b[0] - (b[0] - a[0]) * 0.2, b[1] + drop * 1.3],
    b,
    24,
  );
}
