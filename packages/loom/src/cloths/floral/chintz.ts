import { colourAt } from '../../drawing/botanical/colour-at.ts';
import { castHero, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps, setSecondary } from '../../drawing/botanical/fill-gaps.ts';
import { chooseFlow, type Flow } from '../../drawing/botanical/flow.ts';
import { growLeaves } from '../../drawing/botanical/grow-leaves.ts';
import type { Hand } from '../../drawing/botanical/hand.ts';
import { setFlower } from '../../drawing/botanical/set-flower.ts';
import { setHero } from '../../drawing/botanical/set-hero.ts';
import { layStem } from '../../drawing/botanical/stem.ts';
import { tangentAt } from '../../drawing/layout/stalk.ts';
import { blossom } from '../../drawing/motifs/blossom.ts';
import { bud } from '../../drawing/motifs/bud.ts';
import { carnation } from '../../drawing/motifs/carnation.ts';
import { leaf } from '../../drawing/motifs/leaf.ts';
import { lotus } from '../../drawing/motifs/lotus.ts';
import { palmette } from '../../drawing/motifs/palmette.ts';
import { rosette } from '../../drawing/motifs/rosette.ts';
import { trefoil } from '../../drawing/motifs/trefoil.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import { bezier } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { floralHand } from './hand.ts';
import { createGarden } from './named-flowers.ts';
import { underlayer } from './underlayer.ts';

const habit: Habit = {
  hero: { palmette: 4, rosette: 2, lotus: 1.6, carnation: 1.8, blossom: 0, bud: 0, paisley: 0 },
  secondary: { palmette: 2, rosette: 2, carnation: 1.5, blossom: 1.5 },
  filler: { blossom: 3, bud: 3, leaf: 4, trefoil: 1 },
};

/** Barked trunks that climb and fork; every branch bears a great flower of no known garden, its twigs smaller ones. */
export function planChintz(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = createGarden(planner, chintzHand, habit);
  const room = plot.hero * (1.72 - 0.4 * recipe.density);
  const flow = chooseFlow(plot.torus, room, recipe.freedom, rng.fork('flow'));
  const radius = Math.min(plot.hero / 2, flow.spacing * 0.36, flow.swing * (flow.everyPocket ? 0.25 : 0.44));
  const girth = Math.max(6, radius * 0.15);
  const trunks = Array.from({ length: flow.count }, (_, k) => courseOf(flow, k));
  const boughs: Point[][] = [];
  for (let stem = 0; stem < flow.count; stem++) {
    for (let i = 0; i < 2 * flow.swings; i++) {
      const index = stem % 2 === 0 ? i : 2 * flow.swings - 1 - i;
      if (!flow.everyPocket && index % 2 === 1) continue;
      boughs.push(...growBough(easel, flow, { stem, index, radius, girth }, rng.fork('boughs').fork(stem).fork(index)));
    }
  }
  for (const points of trunks) {
    layStem(easel, {
      points,
      width: (t) => girth * (1 + 0.14 * steady.sin(2 * Math.PI * flow.swings * 3 * t)),
      air: 2,
    });
  }
  const filling = {
    heroRadius: radius,
    gap: 3.4 + 8 * (1 - recipe.density),
    min: 6.5 + 8 * (1 - recipe.density),
    isRooted: true,
  };
  for (const [i, points] of boughs.entries()) {
    growLeaves(
      easel,
      points,
      { longest: radius * 0.85, step: radius * 0.3, air: 1.5, angle: 0.8 },
      rng.fork('leaves').fork(i),
    );
  }
  for (const [i, points] of trunks.entries()) {
    growLeaves(
      easel,
      points,
      { longest: radius * 0.9, step: radius * 0.36, air: 1.5, angle: 0.75 },
      rng.fork('trunk leaves').fork(i),
    );
  }
  setSecondary(easel, filling, Math.round(easel.heroes.length * 0.6));
  fillGaps(easel, filling);
  return sceneOf(easel, underlayer(easel, radius));
}

function courseOf(flow: Flow, stem: number): Point[] {
  const steps = Math.ceil(flow.swings * 40);
  return Array.from({ length: steps + 3 }, (_, i) => flow.at(stem, (i - 1) / steps));
}

interface Fork {
  readonly stem: number;
  readonly index: number;
  readonly radius: number;
  readonly girth: number;
}

/** The bough into a hollow, a great flower at its end, and a twig to either side with a smaller one. */
function growBough(easel: Easel, flow: Flow, { stem, index, radius: most, girth }: Fork, rng: Rng): Point[][] {
  const { across, along } = flow;
  const side = index % 2 === 0 ? -1 : 1;
  // Neither in a row nor of one size: the bends of all trunks lie at the same height.
  const sway = rng.fork('sway');
  const radius = most * sway.between(0.8, 1.04);
  const t = (0.25 + index / 2 - flow.phase + 0.13 * sway.between(-1, 1)) / flow.swings;
  const [bx, by] = flow.at(stem, t);
  const off = Math.min(radius * 1.36, flow.spacing * 0.5) * side;
  const x = bx + across[0] * off + along[0] * radius * 0.3;
  const y = by + across[1] * off + along[1] * radius * 0.3;
  const root = flow.at(stem, t - 0.24 / flow.swings);
  const facing: Point = [along[0] * 0.75 + across[0] * side * 0.55, along[1] * 0.75 + across[1] * side * 0.55];
  const turn = steady.atan2(facing[1], facing[0]) + Math.PI / 2 + 0.16 * rng.normal();
  const foot: Point = [x - steady.sin(turn) * radius * 0.86, y + steady.cos(turn) * radius * 0.86];
  const bough = bezier(
    root,
    [
      root[0] + along[0] * radius * 0.5 + across[0] * side * radius * 0.1,
      root[1] + along[1] * radius * 0.5 + across[1] * side * radius * 0.1,
    ],
    [foot[0] - steady.sin(turn) * radius * 0.45, foot[1] + steady.cos(turn) * radius * 0.45],
    foot,
    16,
  );
  layStem(easel, { points: bough, width: (s) => girth * (0.72 - 0.3 * s), air: 1.5 });
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
  const twigs = [-1, 1].flatMap((hand) => {
    const twig = growTwig(easel, bough, hand, { radius, girth }, rng.fork(hand));
    return twig ? [twig] : [];
  });
  return [bough, ...twigs];
}

function growTwig(
  easel: Easel,
  bough: readonly Point[],
  hand: number,
  { radius, girth }: { readonly radius: number; readonly girth: number },
  rng: Rng,
): Point[] | undefined {
  const { cast, occupancy } = easel;
  const at = hand < 0 ? 6 : 9;
  const root = bough[at];
  if (!root || cast.secondary.length === 0) return undefined;
  const size = radius * rng.between(0.46, 0.54);
  // The angle at which most room is left.
  const angles = [0.6, 0.95, 1.3, 1.7].map((spread) => tangentAt(bough, at) + hand * spread);
  const ends = angles.map((angle) => ({
    angle,
    x: root[0] + steady.cos(angle) * radius * 1.12,
    y: root[1] + steady.sin(angle) * radius * 1.12,
  }));
  const best = ends.reduce((a, b) => (occupancy.at(b.x, b.y) > occupancy.at(a.x, a.y) ? b : a));
  if (occupancy.at(best.x, best.y) < size * 1.04) return undefined;
  const foot: Point = [best.x - steady.cos(best.angle) * size * 0.85, best.y - steady.sin(best.angle) * size * 0.85];
  const heading = tangentAt(bough, at);
  const twig = bezier(
    root,
    [root[0] + steady.cos(heading) * radius * 0.2, root[1] + steady.sin(heading) * radius * 0.2],
    [foot[0] - steady.cos(best.angle) * radius * 0.15, foot[1] - steady.sin(best.angle) * radius * 0.15],
    foot,
    10,
  );
  layStem(easel, { points: twig, width: (s) => girth * (0.4 - 0.16 * s), air: 1 });
  const colourways = easel.hand.flowers.filter((way) => way.body !== easel.heroes.at(-1)?.tint);
  setFlower(
    easel,
    {
      motif: rng.pick(cast.secondary).motif,
      colourway: rng.pick(colourways),
      x: best.x,
      y: best.y,
      radius: size,
      turn: best.angle + Math.PI / 2,
      rank: 'secondary',
      air: 2,
    },
    rng.fork('draw'),
  );
  return twig;
}

/** Indian flowers drawn for European rooms: outlined like painted cotton, filled with the colours of a garden. */
const chintzHand: Hand = {
  ...floralHand,
  motifs: { ...floralHand.motifs, rosette, blossom, palmette, carnation, lotus, bud, leaf, trefoil },
  flowers: [
    { body: 'a1', second: 'a2', third: 'a3', heart: 'a3' },
    { body: 'a4', second: 'a2', third: 'a1', heart: 'a3' },
    { body: 'a2', second: 'a1', third: 'a4', heart: 'a3' },
    { body: 'a3', second: 'a1', third: 'a2', heart: 'a1' },
    { body: 'light', second: 'a1', third: 'a4', heart: 'a3' },
  ],
  leaves: [
    { body: 'leaf1', second: 'leaf2', third: 'leaf3', heart: 'leaf3' },
    { body: 'leaf3', second: 'leaf1', third: 'leaf1', heart: 'leaf1' },
    { body: 'leaf1', second: 'a4', third: 'leaf3', heart: 'leaf3' },
  ],
  contour: (body) => `${body === 'light' ? 'a1' : body}>line:0.72`,
  stem: { fill: 'a3>line:0.42', lit: 'a3', shade: 'line', contour: 'line' },
  smallest: 9,
};
