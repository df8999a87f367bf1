import { type Bend, bendsOf, courseOf, stalkWidth, step, trail } from '../../drawing/botanical/bends.ts';
import { colourAt } from '../../drawing/botanical/colour-at.ts';
import { castHero, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps } from '../../drawing/botanical/fill-gaps.ts';
import type { Flow } from '../../drawing/botanical/flow.ts';
import { chooseFlow } from '../../drawing/botanical/flow.ts';
import { growLeaves } from '../../drawing/botanical/grow-leaves.ts';
import type { Colourway, Hand } from '../../drawing/botanical/hand.ts';
import { setFlower } from '../../drawing/botanical/set-flower.ts';
import { setHero } from '../../drawing/botanical/set-hero.ts';
import { layStem } from '../../drawing/botanical/stem.ts';
import { tangentAt } from '../../drawing/layout/stalk.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import { bezier } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';
import { floralHand } from './hand.ts';
import { createGarden } from './named-flowers.ts';
import { underlayer } from './underlayer.ts';

const habit: Habit = {
  hero: { rosette: 4, blossom: 1.6, palmette: 0.8, carnation: 0, lotus: 0, bud: 0, paisley: 0 },
  secondary: { rosette: 2, blossom: 2.5, palmette: 1.2 },
  filler: { blossom: 1.4, bud: 3, trefoil: 2 },
};

/** Thin vines that wander across the cloth; at every bend a flower sits on the stem, and shoots trail from its back. */
export function planVine(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = createGarden(planner, { ...floralHand, flowers: flowersIn(planner.recipe) }, habit);
  const room = plot.hero * (1.9 - 0.45 * recipe.density);
  const flow = chooseFlow(plot.torus, room, recipe.freedom, rng.fork('flow'));
  const radius = Math.min(plot.hero / 2, flow.spacing * 0.4, flow.swing * (flow.everyPocket ? 0.23 : 0.44));
  const width = Math.max(2.6, Math.min(7, radius * 0.05));
  const vines = Array.from({ length: flow.count }, (_, k) => courseOf(flow, k));
  for (const points of vines) layStem(easel, { points, width: () => width, air: 2 });
  const bends = bendsOf(flow);
  for (const bend of bends) hangFlower(easel, flow, bend, radius, rng.fork('bends').fork(bend.stem).fork(bend.index));
  const shoots = bends.map((bend) =>
    trailShoot(easel, flow, bend, radius, rng.fork('trails').fork(bend.stem).fork(bend.index)),
  );
  for (const [i, points] of vines.entries()) {
    growLeaves(
      easel,
      points,
      { longest: radius * 0.95, step: radius * 0.4, air: 2, angle: 0.8 },
      rng.fork('leaves').fork(i),
    );
  }
  for (const [i, points] of shoots.entries()) {
    growLeaves(
      easel,
      points,
      { longest: radius * 0.7, step: radius * 0.3, air: 2, angle: 0.75, bareRoot: 0.1 },
      rng.fork('sprays').fork(i),
    );
  }
  fillGaps(easel, {
    heroRadius: radius,
    gap: 4 + 7 * (1 - recipe.density),
    min: 6 + 6 * (1 - recipe.density),
    isRooted: true,
  });
  return sceneOf(easel, underlayer(easel, radius));
}

/** Words of greens: which flowers share them with the leaves is left to the areas that were asked for. */
const leafy = /green|sage|olive|mint|emerald|moss|fern|jade|teal|mehndi|pista/;

/** Where dyes were named and none of them is a green, flowers in those and in the lightest. */
function flowersIn({ source }: Recipe): Hand['flowers'] {
  const names = source.understood.filter((word) => word.startsWith('accent:'));
  const roles = accents.slice(0, names.length);
  const [first] = roles;
  if (first === undefined || names.some((name) => leafy.test(name))) return floralHand.flowers;
  const bloom = (body: Role, n: number): Colourway => {
    const second = roles[(n + 1) % roles.length] ?? first;
    return { body, second: second === body ? 'light' : second, third: 'light', heart: 'light' };
  };
  const [, ...others] = roles.map(bloom);
  return [bloom(first, 0), ...others, { body: 'light', second: first, third: first, heart: first }];
}

const accents = ['a1', 'a2', 'a3', 'a4'] as const;

/** The flower on the inner side of a bend, its rim over the vine, on a stalk that leaves the vine below it. */
function hangFlower(easel: Easel, flow: Flow, bend: Bend, most: number, rng: Rng): void {
  const { across, along } = flow;
  const { stem, side } = bend;
  // Neither in a row nor of one size: the bends of all vines lie at the same height.
  const sway = rng.fork('sway');
  const t = bend.t + (0.12 * sway.between(-1, 1)) / flow.swings;
  const radius = most * sway.between(0.74, 1.06);
  const [bx, by] = flow.at(stem, t);
  const off = Math.min(radius * 0.72, flow.spacing * 0.4) * side * (1 + 0.06 * easel.recipe.freedom * rng.normal());
  const x = bx + across[0] * off + along[0] * radius * 0.2;
  const y = by + across[1] * off + along[1] * radius * 0.2;
  const root = flow.at(stem, t - 0.2 / flow.swings);
  const turn =
    steady.atan2(along[1] * 0.6 + across[1] * side, along[0] * 0.6 + across[0] * side) +
    Math.PI / 2 +
    0.15 * rng.normal();
  const foot: Point = [x - steady.sin(turn) * radius * 0.8, y + steady.cos(turn) * radius * 0.8];
  const stalk = bezier(
    root,
    step(root, along, radius * 0.35),
    [foot[0] - steady.sin(turn) * radius * 0.3, foot[1] + steady.cos(turn) * radius * 0.3],
    foot,
    12,
  );
  layStem(easel, { points: stalk, width: () => stalkWidth(radius), air: 1.5 });
  setHero(
    easel,
    {
      motif: castHero(easel, rng.fork('motif')),
      colourway: colourAt(easel, x, y),
      x,
      y,
      radius,
      turn,
      air: 3,
    },
    rng.fork('hero'),
  );
}

/** The shoot from a bend's back, with a smaller flower at its end where there is room. */
function trailShoot(easel: Easel, flow: Flow, { stem, t, side }: Bend, radius: number, rng: Rng): Point[] {
  const { cast, hand, occupancy } = easel;
  const shoot = trail(flow, stem, t, -side, radius, rng.fork('course'));
  const clear = shoot.findIndex(([x, y], i) => i > 5 && occupancy.at(x, y) < 4);
  const points = clear < 0 ? shoot : shoot.slice(0, Math.max(4, clear - 2));
  const size = radius * 0.4;
  const [ex, ey] = points.at(-1) ?? [0, 0];
  const heading = tangentAt(points, points.length - 1);
  const [fx, fy] = [ex + steady.cos(heading) * size * 0.8, ey + steady.sin(heading) * size * 0.8];
  const isFree = occupancy.at(fx, fy) > size + 3;
  layStem(easel, { points, width: (s) => stalkWidth(radius) * (1 - 0.6 * s), air: 1.5 });
  if (cast.secondary.length > 0 && isFree) {
    const colours = hand.flowers.filter((way) => way.body !== easel.heroes.at(-1)?.tint);
    setFlower(
      easel,
      {
        motif: rng.pick(cast.secondary).motif,
        colourway: rng.pick(colours),
        x: fx,
        y: fy,
        radius: size,
        turn: heading + Math.PI / 2,
        rank: 'secondary',
        air: 2,
      },
      rng.fork('draw'),
    );
  }
  return points;
}
