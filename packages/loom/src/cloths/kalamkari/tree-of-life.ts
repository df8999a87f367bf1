import { colourAt } from '../../drawing/botanical/colour-at.ts';
import { castHero, createEasel, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps, fillingFor, setSecondary, sowDots } from '../../drawing/botanical/fill-gaps.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { growLeaves } from '../../drawing/botanical/grow-leaves.ts';
import { setFlower } from '../../drawing/botanical/set-flower.ts';
import { layStem, type Stem } from '../../drawing/botanical/stem.ts';
import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import { gridLattice, halfDropLattice } from '../../drawing/layout/lattice.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Panel, Plot } from '../../drawing/plot.ts';
import type { Scene } from '../../drawing/scene.ts';
import { bezier } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { delta } from '../../numbers/torus.ts';
import { kalamkariFigures } from '../../vocabulary/families/kalamkari/words.ts';
import { growBranches, type Joint, limbsOf } from './grow-branches.ts';
import { kalamkariHand } from './hand.ts';
import { mound } from './mound.ts';
import { setFigure } from './set-figure.ts';

const habit: Habit = {
  hero: { palmette: 2, rosette: 2, lotus: 1.5, carnation: 1.5, blossom: 0, bud: 0, paisley: 0 },
  secondary: { rosette: 2, palmette: 1.5, carnation: 1.5, lotus: 1 },
  filler: { blossom: 3, bud: 3, leaf: 5, trefoil: 1, dot: 1 },
};

/** Trees on hillocks, each row half a step on; their crowns grow into one another's gaps until the cloth is full. */
export function planTreeOfLife(planner: Planner): Scene {
  const { recipe, plot } = planner;
  const easel = createEasel(planner, kalamkariHand, habit);
  const { rng, occupancy } = easel;
  const { radius, trunks, trees } =
    plot.panel === undefined ? plantRows(easel, plot) : plantOne(easel, plot, plot.panel);
  for (const trunk of trunks) occupancy.chain(trunk.slice(0, -3), radius * 0.16);
  const heroes = seatHeroes(easel, radius);
  const limbs = growCrown(easel, trunks, heroes, radius);
  for (const limb of limbs) layStem(easel, limb);
  for (const [i, hero] of heroes.entries()) {
    const own = rng.fork('heroes').fork(i);
    const { x, y, turn } = hero;
    setFlower(
      easel,
      {
        motif: castHero(easel, own.fork('motif')),
        colourway: colourAt(easel, x, y),
        x,
        y,
        radius,
        turn,
        rank: 'hero',
        air: 4,
      },
      own,
    );
  }
  const filling = fillingFor(recipe, radius);
  setSecondary(easel, { ...filling, gap: 5 }, Math.round(trees * (2 + 6 * recipe.density)));
  for (const [i, { points }] of limbs.entries()) {
    growLeaves(
      easel,
      points,
      { longest: radius * 0.66, step: radius * 0.24, air: 1.5, angle: 0.75, bareRoot: 0.04 },
      rng.fork('leaves').fork(i),
    );
  }
  fillGaps(easel, filling);
  if (recipe.density > 0.4) sowDots(easel, 5, 22, 2.3);
  return sceneOf(easel);
}

interface Trees {
  /** Of the great flowers. */
  readonly radius: number;
  readonly trunks: readonly Point[][];
  /** How many trees, for the flowers of second size. */
  readonly trees: number;
}

function plantRows(easel: Easel, plot: Plot): Trees {
  const { rng } = easel;
  const { torus } = plot;
  const width = Math.max(plot.hero * 2.3, Math.min(torus.w, torus.h) * 0.5);
  // A tree too wide for two side by side stands alone in its module.
  const lattice = fitLattice(width > torus.w * 0.72 ? gridLattice : halfDropLattice, torus, {
    stepX: width,
    stepY: width * 1.9,
  });
  // Beside beasts that were named no flower is larger than they are.
  const isPeopled = wishedFigures(easel.recipe, kalamkariFigures).length > 0;
  const most = isPeopled ? attendantOf({ x: lattice.stepX, y: lattice.stepY }) * bulk : Number.POSITIVE_INFINITY;
  const radius = Math.min(plot.hero / 2, lattice.stepX * 0.21, lattice.stepY * 0.2, most);
  const feet: Point[] = [];
  const trunks = lattice.sites.map((site, i) => {
    const own = rng.fork('trees').fork(i);
    const foot: Point = [site.x, site.y + lattice.stepY * 0.4];
    feet.push(foot);
    setMound(easel, foot, Math.min(lattice.stepX * 0.3, lattice.stepY * 0.15, radius * 1.45), own.fork('mound'));
    return trunkOf(foot, lattice.stepY * 0.6, lattice.stepX * 0.13, site.column % 2 === 0 ? 1 : -1);
  });
  setAttendants(easel, feet, { x: lattice.stepX, y: lattice.stepY });
  return { radius, trunks, trees: lattice.sites.length };
}

/** One tree on its hillock in the middle of a panel, its boughs under what will sit on them. */
function plantOne(easel: Easel, { torus, hero }: Plot, { seats }: Panel): Trees {
  const { w, h } = torus;
  const radius = Math.min(w * 0.088, Math.max(w * 0.062, hero * 0.4));
  const foot: Point = [w / 2, h * 0.93];
  setMound(easel, foot, w * 0.19, easel.rng.fork('mound'));
  // Nothing grows below the hill's foot.
  easel.occupancy.chain(
    [
      [0, h * 0.97],
      [w, h * 0.97],
    ],
    h * 0.03,
  );
  const trunk = trunkOf(foot, h * 0.6, w * 0.035, 1);
  const boughs = seats
    .filter(({ isPerched }) => isPerched)
    .map(({ x, y, r }): Point[] => {
      const side = x < w / 2 ? -1 : 1;
      const from = trunk[12] ?? foot;
      const low = y * h + r * 0.86;
      return bezier(
        from,
        [from[0] + side * r * 0.9, from[1] - h * 0.02],
        [x - side * r * 0.6, low],
        [x + side * r * 0.7, low - h * 0.02],
        18,
      );
    });
  return { radius, trunks: [trunk, ...boughs], trees: 3 };
}

function setMound(easel: Easel, [x, y]: Point, half: number, rng: Rng): void {
  const { symbol } = easel.take('mound', half, (radius, fork) => mound(radius, easel.recipe, fork), rng);
  easel.drawn.mounds.push({ symbol, x, y, turn: 0, scale: 1 });
  for (let k = -4; k <= 4; k++) easel.occupancy.add(x + (k * half) / 4.6, y - half * 0.02, half * 0.16);
  for (let k = -2; k <= 2; k++) easel.occupancy.add(x + (k * half) / 4.2, y - half * 0.28, half * 0.18);
  easel.occupancy.add(x, y - half * 0.52, half * 0.14);
}

/** An S-bent trunk from its foot up. */
function trunkOf([x, y]: Point, height: number, sway: number, side: number): Point[] {
  const steps = 30;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    return [x + side * sway * steady.sin(2.3 * Math.PI * t) * (0.5 + 0.5 * t), y - height * t];
  });
}

interface Seat {
  readonly x: number;
  readonly y: number;
  /** Set when a branch arrives. */
  turn: number;
}

/** Places for the great flowers, spread over what the hillocks and trunks leave. */
function seatHeroes({ occupancy, rng, plot, recipe }: Easel, radius: number): Seat[] {
  const own = rng.fork('seats');
  const reserved = occupancy.copy();
  const { w, h } = plot.torus;
  const wanted = Math.round((w * h * (0.15 + 0.13 * recipe.density)) / (Math.PI * radius * radius));
  const seats: Seat[] = [];
  for (let i = 0; i < wanted; i++) {
    let best: { x: number; y: number; cost: number } | undefined;
    for (let k = 0; k < 140; k++) {
      const x = own.between(0, w);
      const y = own.between(0, h);
      const room = reserved.at(x, y);
      const cost = room + own.next() * radius * 0.4;
      // As close as branch and leaves allow: what is left stays whole and takes the next flower.
      if (room >= radius * 1.34 && (!best || cost < best.cost)) best = { x, y, cost };
    }
    if (!best) break;
    seats.push({ x: best.x, y: best.y, turn: 0 });
    reserved.add(best.x, best.y, radius + 4);
    // Branches keep out of the flower's middle only; what it leaves free beside its foot may be filled.
    occupancy.add(best.x, best.y, radius * 0.8);
  }
  return seats;
}

/** Branches towards everything that is free, then a shoot to every seat. */
function growCrown(
  easel: Easel,
  trunks: readonly (readonly Point[])[],
  seats: readonly Seat[],
  radius: number,
): Stem[] {
  const { plot, rng, occupancy } = easel;
  const { torus } = plot;
  const spacing = radius * 0.46;
  const scatter = rng.fork('goals');
  const goals = gridLattice(torus, { stepX: spacing * 1.1, stepY: spacing * 1.1 }).sites.map(({ x, y }) => ({
    x: x + spacing * scatter.between(-0.5, 0.5),
    y: y + spacing * scatter.between(-0.5, 0.5),
  }));
  const joints = growBranches({
    torus,
    rng: rng.fork('growth'),
    trunks,
    goals: goals.filter(({ x, y }) => occupancy.at(x, y) > 8),
    isFree: (x, y) => occupancy.at(x, y) > 6 && isWithin(plot, x, y),
    step: Math.max(8, radius * 0.1),
    sight: radius * 3.2,
    reach: radius * 0.32,
    lift: 0.25,
  });
  const widest = Math.max(...joints.map((joint) => joint.load));
  const girth = Math.max(9, Math.min(28, radius * 0.21));
  const widthOf = (load: number) => 2.2 + girth * Math.sqrt(load / widest);
  const limbs = limbsOf(joints)
    .filter((limb) => limb.length > 3)
    .map((limb): Stem => {
      const last = limb.length - 1;
      return {
        points: smooth(limb.map(({ x, y }): Point => [x, y])),
        width: (t) => {
          const at = Math.max(1, t * last);
          const low = Math.floor(at);
          const [a, b] = [limb[low]?.load ?? 1, limb[Math.min(last, low + 1)]?.load ?? 1];
          const flare = limb[0]?.parent === -1 ? Math.max(0, 1 - t * 9) * girth * 0.5 : 0;
          return widthOf(a + (b - a) * (at - low)) * Math.min(1, 0.3 + (1 - t) * 5) + flare;
        },
        air: 1.5,
      };
    });
  const shoots = seats.map((seat) => shootTo(plot, joints, seat, radius));
  return [
    ...limbs,
    ...shoots
      .filter((shoot) => shoot !== undefined)
      .map((points): Stem => ({ points, width: (t) => 3 + radius * 0.03 * (1 - t * 0.4), air: 1.5 })),
  ];
}

/** Units that the branches of a panel keep from its edge. */
const branchAir = 34;

/** Nothing of a panel's tree grows over its edges. */
function isWithin({ torus, panel }: Plot, x: number, y: number): boolean {
  if (panel === undefined) return true;
  return x > branchAir && x < torus.w - branchAir && y > branchAir && y < torus.h - branchAir;
}

/** From the joint that reaches a seat best, below it if possible; turns the seat's foot to it. */
function shootTo({ torus, panel }: Plot, joints: readonly Joint[], seat: Seat, radius: number): Point[] | undefined {
  let best: { joint: Joint; dx: number; dy: number; cost: number } | undefined;
  for (const joint of joints) {
    const [dx, dy] =
      panel === undefined ? delta(torus, joint.x, joint.y, seat.x, seat.y) : [seat.x - joint.x, seat.y - joint.y];
    const away = steady.hypot(dx, dy);
    if (away < radius * 1.1 || away > radius * 3) continue;
    const cost = away - radius * 0.55 * (-dy / away) - Math.min(1, joint.load / 12) * radius * 0.2;
    if (!best || cost < best.cost) best = { joint, dx, dy, cost };
  }
  if (!best) return undefined;
  const { joint, dx, dy } = best;
  const parent = joints[joint.parent] ?? joint;
  const heading = steady.atan2(joint.y - parent.y, joint.x - parent.x);
  const reach = steady.hypot(dx, dy);
  // Flowers rather look up: the foot is turned half way from the branch towards "down".
  const arrive = steady.atan2(dy, dx);
  const up = steady.atan2(steady.sin(arrive) * 0.7 - 0.5, steady.cos(arrive) * 0.7);
  seat.turn = up + Math.PI / 2;
  const end: Point = [joint.x + dx - steady.cos(up) * radius * 0.86, joint.y + dy - steady.sin(up) * radius * 0.86];
  const out: Point = [joint.x + steady.cos(heading) * reach * 0.22, joint.y + steady.sin(heading) * reach * 0.22];
  const inward: Point = [end[0] - steady.cos(up) * reach * 0.28, end[1] - steady.sin(up) * reach * 0.28];
  return bezier([joint.x, joint.y], out, inward, end, 18);
}

/** Takes the corners out of a grown line; its ends stay. */
function smooth(points: readonly Point[]): Point[] {
  return points.map((point, i) => {
    const before = points[i - 1];
    const after = points[i + 1];
    if (!before || !after) return point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });
}

/** How large a figure beside a trunk is, and how much of its circle a beast fills. */
const attendantOf = ({ x, y }: { readonly x: number; readonly y: number }): number => Math.min(x * 0.22, y * 0.145);
const bulk = 0.82;

/** A pair of each tree's wished figures on both sides of its trunk, facing it. */
function setAttendants(easel: Easel, feet: readonly Point[], step: { readonly x: number; readonly y: number }): void {
  const figures = wishedFigures(easel.recipe, kalamkariFigures);
  const rng = easel.rng.fork('attendants');
  for (const [i, [x, y]] of feet.entries()) {
    for (const [k, side] of ([-1, 1] as const).entries()) {
      const motif = figures[(2 * i + k) % figures.length];
      if (motif === undefined) return;
      const place = {
        x: x + side * step.x * 0.31,
        y: y - step.y * 0.12,
        radius: attendantOf(step),
      };
      setFigure(easel, motif, { ...place, facing: side === 1 ? -1 : 1 }, rng.fork(i));
    }
  }
}
