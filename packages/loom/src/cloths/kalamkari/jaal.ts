import { colourAt } from '../../drawing/botanical/colour-at.ts';
import { castHero, createEasel, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps, fillingFor, sowDots } from '../../drawing/botanical/fill-gaps.ts';
import { fitLattice } from '../../drawing/botanical/fit-lattice.ts';
import { growLeaves, leavesOf } from '../../drawing/botanical/grow-leaves.ts';
import { setFlower } from '../../drawing/botanical/set-flower.ts';
import { layStem } from '../../drawing/botanical/stem.ts';
import type { Lattice, LatticeSite } from '../../drawing/layout/lattice.ts';
import { brickLattice } from '../../drawing/layout/lattice.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import { bezier } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { dwellersOf, homeEvery, settle, settleRest } from './dwellers.ts';
import { kalamkariHand } from './hand.ts';

const habit: Habit = {
  hero: { palmette: 3, lotus: 1.6, carnation: 1.6, rosette: 1.2, blossom: 0, bud: 0, paisley: 0 },
  secondary: { carnation: 1, rosette: 1, blossom: 1 },
  filler: { blossom: 3, bud: 3, leaf: 4, trefoil: 1.5, dot: 1 },
};

/** Height of a cell of the net against its width. */
const slender = 1.42;

/** Of a flower's radius: a beast fills its mesh. */
const dwelling = 1.2;

/** A net of stems that part and meet again; in each mesh one upright flower between two sprays, in every other row who lives there. */
export function planJaal(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = createEasel(planner, kalamkariHand, habit);
  const width = plot.hero * (1.95 - 0.35 * recipe.density);
  const lattice = fitLattice(brickLattice, plot.torus, { stepX: width, stepY: (width * slender) / 2 });
  const hero = Math.min(plot.hero / 2, lattice.stepX * 0.32, lattice.stepY * 0.5);
  const stem = Math.max(3.5, Math.min(10, hero * 0.06));

  const bars = lattice.sites.flatMap((site) => meshSides(site, lattice));
  for (const points of bars) layStem(easel, { points, width: () => stem, air: 2 });
  for (const [i, site] of lattice.sites.entries()) knot(easel, site, lattice, hero * 0.28, rng.fork('knots').fork(i));
  const dwellers = dwellersOf(recipe);
  const every = homeEvery(dwellers.length, lattice.sites.length);
  let settled = 0;
  for (const [i, site] of lattice.sites.entries()) {
    const own = rng.fork('plants').fork(i);
    const isHome = site.row % every === 0;
    const dweller = isHome ? dwellers[settled % Math.max(1, dwellers.length)] : undefined;
    if (dweller === undefined) plant(easel, site, lattice, hero, own);
    else {
      const home = { x: site.x, y: site.y + lattice.stepY * 0.06, radius: hero * dwelling };
      settle(easel, dweller, { ...home, turn: settled, colourway: settled }, own);
      settled++;
    }
  }
  settleRest(easel, dwellers.slice(settled), hero, rng.fork('rest'));
  const filling = fillingFor(recipe, hero);
  for (const [i, points] of bars.entries()) {
    growLeaves(
      easel,
      points,
      { longest: hero * 0.52, step: hero * 0.24, air: 1.5, angle: 0.75, bareRoot: 0.1, bareTip: 0.1 },
      rng.fork('leaves').fork(i),
    );
  }
  fillGaps(easel, filling);
  if (recipe.density > 0.4) sowDots(easel, 5, 22, 2.3);
  return sceneOf(easel);
}

/** The two lower sides of a mesh, from its foot up; all meshes' lower sides together are the whole net. */
function meshSides(site: LatticeSite, { stepX, stepY }: Lattice): Point[][] {
  const steps = 26;
  return [-1, 1].map((side) =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = 1.015 - (1.03 * i) / steps;
      // A little steeper than the cosine: rounder shoulders, slimmer necks.
      const swing = t - 0.045 * steady.sin(2 * Math.PI * t);
      return [site.x + (side * stepX * (1 + steady.cos(Math.PI * swing))) / 4, site.y + t * stepY];
    }),
  );
}

/** A small rosette where the stems of the net meet. */
function knot(easel: Easel, site: LatticeSite, { stepY }: Lattice, radius: number, rng: Rng): void {
  const motif = (['rosette', 'blossom', 'bud', 'dot'] as const).find((id) => easel.cast.has(id));
  if (!motif) return;
  const colourway = easel.hand.flowers[(site.row + site.column) % 2] ?? easel.hand.flowers[0];
  setFlower(easel, { motif, colourway, x: site.x, y: site.y + stepY, radius, turn: 0, rank: 'secondary', air: 2 }, rng);
}

/** The flower of a mesh on its stalk, leaves at its fork, two mirrored sprays where they fit beside it. */
function plant(easel: Easel, site: LatticeSite, { stepX, stepY }: Lattice, hero: number, rng: Rng): void {
  const { recipe, hand, cast, occupancy } = easel;
  const sway = recipe.freedom * 0.1 * rng.normal();
  const head = hero * (1 - 0.14 * recipe.freedom * rng.fork('size').next());
  const x = site.x;
  const y = site.y - stepY * 0.08;
  const foot: Point = [site.x, site.y + stepY * 0.9];
  const neck: Point = [x + steady.sin(-sway) * head, y + head * 0.96];
  const width = Math.max(3, hero * 0.05);
  layStem(easel, {
    points: bezier(
      foot,
      [foot[0] + hero * 0.1, foot[1] - stepY * 0.12],
      [neck[0] - hero * 0.06, neck[1] + stepY * 0.1],
      neck,
      12,
    ),
    width: (t) => width * (1 - 0.25 * t),
    air: 2,
  });
  setFlower(
    easel,
    {
      motif: castHero(easel, rng.fork('motif')),
      colourway: colourAt(easel, x, y),
      x,
      y,
      radius: head,
      turn: sway,
      rank: 'hero',
      air: 3,
    },
    rng.fork('hero'),
  );

  const second = rng.fork('second');
  const part = cast.secondary.length > 0 ? second.pick(cast.secondary).motif : undefined;
  const colourway = second.pick(hand.flowers.filter((way) => way.body !== easel.heroes.at(-1)?.tint));
  const seat = part === undefined ? undefined : seatBeside(occupancy, x, y, hero);
  if (part !== undefined && seat !== undefined) {
    const { dx, dy, radius } = seat;
    for (const side of [-1, 1]) {
      const end: Point = [x + side * dx, y + dy];
      const start: Point = [foot[0], foot[1] - stepY * 0.12];
      const below: Point = [end[0] - side * radius * 0.2, end[1] + radius * 0.8];
      const spray = bezier(
        start,
        [start[0] + side * stepX * 0.03, start[1] - stepY * 0.14],
        [below[0] + side * radius * 0.1, below[1] + (start[1] - below[1]) * 0.5],
        below,
        16,
      );
      layStem(easel, { points: spray, width: (t) => width * (0.75 - 0.3 * t), air: 1.5 });
      setFlower(
        easel,
        { motif: part, colourway, x: end[0], y: end[1], radius, turn: side * 0.3, rank: 'secondary', air: 2.5 },
        second.fork('draw'),
      );
    }
  }
  if (!cast.has('leaf')) return;
  const leaf = leavesOf(easel, hero * 0.8, 1.5);
  for (const side of [-1, 1]) {
    for (const [k, angle] of [1, 0.5].entries()) {
      const item = leaf.place(
        occupancy,
        [foot[0], foot[1] - stepY * (0.06 + 0.16 * k)],
        -Math.PI / 2 + side * angle,
        rng.fork('leaf').fork(k),
        hero * (k === 0 ? 0.7 : 0.6),
      );
      if (item) easel.drawn.leaves.push({ ...item, flip: side > 0 });
    }
  }
}

/** Where, below and beside the flower, a small one has most room; mirrored places have the same. */
function seatBeside(
  occupancy: Easel['occupancy'],
  x: number,
  y: number,
  hero: number,
): { dx: number; dy: number; radius: number } | undefined {
  let best: { dx: number; dy: number; radius: number } | undefined;
  for (let angle = 0.2; angle < 1.3; angle += 0.1) {
    for (const reach of [1.28, 1.4, 1.52, 1.65, 1.8]) {
      const [dx, dy] = [steady.cos(angle) * hero * reach, steady.sin(angle) * hero * reach];
      const room = Math.min(occupancy.at(x + dx, y + dy), occupancy.at(x - dx, y + dy)) - 5;
      const radius = Math.min(room, hero * 0.4);
      if (radius > hero * 0.22 && (!best || radius > best.radius + 1)) best = { dx, dy, radius };
    }
  }
  return best;
}
