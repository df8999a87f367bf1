import { colourAt } from '../../drawing/botanical/colour-at.ts';
import { castHero, createEasel, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps, fillingFor, setSecondary, sowDots } from '../../drawing/botanical/fill-gaps.ts';
import type { Flow } from '../../drawing/botanical/flow.ts';
import { chooseFlow } from '../../drawing/botanical/flow.ts';
import { growLeaves } from '../../drawing/botanical/grow-leaves.ts';
import { setFlower } from '../../drawing/botanical/set-flower.ts';
import { layStem } from '../../drawing/botanical/stem.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { dwellersOf, homeEvery, settle, settleRest } from './dwellers.ts';
import { kalamkariHand } from './hand.ts';

const habit: Habit = {
  hero: { rosette: 3, palmette: 2.4, lotus: 0.5, carnation: 0.5, blossom: 0, bud: 0, paisley: 0 },
  secondary: { rosette: 3, palmette: 1.6, carnation: 1.2, lotus: 0.8 },
  filler: { blossom: 4, bud: 3, leaf: 4, trefoil: 1.5, dot: 1 },
};

/** Of a flower's radius: a beast has more air about it. */
const dwelling = 1.12;

/** Serpentine stems; from each bend a branch winds into a spiral with a great flower in its eye, by turns with who lives there. */
export function planRinceau(planner: Planner): Scene {
  const { recipe, plot } = planner;
  const easel = createEasel(planner, kalamkariHand, habit);
  const { rng, torus } = { rng: easel.rng, torus: plot.torus };
  const room = plot.hero * (1.95 - 0.4 * recipe.density);
  const flow = chooseFlow(torus, room, recipe.freedom, rng.fork('flow'));
  const pockets = pocketsOf(flow, plot.hero / 2, recipe.freedom, rng.fork('pockets'));
  const stemWidth = Math.max(5, Math.min(15, plot.hero * 0.036));

  const stems = Array.from({ length: flow.count }, (_, k) => course(flow, k, -0.02, 1.02));
  for (const points of stems) layStem(easel, { points, width: () => stemWidth, air: 2 });
  const branches = pockets.map((pocket) => branchOf(flow, pocket));
  for (const points of branches) {
    layStem(easel, { points, width: (t) => stemWidth * (0.86 - 0.5 * t), air: 2 });
  }
  const dwellers = dwellersOf(recipe);
  const every = homeEvery(dwellers.length, pockets.length);
  for (const [i, pocket] of pockets.entries()) {
    const own = rng.fork('hero').fork(i);
    const dweller = i % every === 0 ? dwellers[(i / every) % Math.max(1, dwellers.length)] : undefined;
    if (dweller === undefined) flowerIn(easel, pocket, branches[i] ?? [], own);
    else
      settle(
        easel,
        dweller,
        { ...pocket, radius: pocket.radius * dwelling, turn: i / every, colourway: i / every },
        own,
      );
  }

  const radius = pockets[0]?.radius ?? plot.hero / 2;
  settleRest(easel, dwellers.slice(Math.ceil(pockets.length / every)), radius, rng.fork('rest'));
  const filling = fillingFor(recipe, radius);
  setSecondary(easel, { ...filling, gap: radius * 0.09 }, Math.round(pockets.length * (0.4 + 2.4 * recipe.density)));
  const leaf = plot.hero * 0.46;
  for (const [k, points] of stems.entries()) {
    growLeaves(
      easel,
      points,
      { longest: leaf, step: leaf * (0.52 - 0.22 * recipe.density), air: 1.5, angle: 0.8 },
      rng.fork('leaves').fork(k),
    );
  }
  for (const [i, points] of branches.entries()) {
    growLeaves(
      easel,
      points,
      {
        longest: leaf * 0.74,
        step: leaf * (0.46 - 0.22 * recipe.density),
        air: 1.5,
        angle: 0.85,
        bareRoot: 0.06,
        bareTip: 0.12,
      },
      rng.fork('sprays').fork(i),
    );
  }
  fillGaps(easel, filling);
  if (recipe.density > 0.4) sowDots(easel, 5, 22, 2.3);
  return sceneOf(easel);
}

interface Pocket {
  readonly stem: number;
  /** Where on the stem the bend is widest. */
  readonly t: number;
  /** 1 when the pocket lies to the right of the growing stem. */
  readonly side: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Room about the centre, units. */
  readonly room: number;
}

function pocketsOf(flow: Flow, heroRadius: number, freedom: number, rng: Rng): Pocket[] {
  const { count, swings, everyPocket, spacing, swing, amplitude } = flow;
  const along = everyPocket ? swing / 2 : swing;
  const room = Math.min(spacing / 2, 0.5 * steady.hypot(along, everyPocket ? 2 * amplitude : 0) * 1.04);
  const radius = Math.min(heroRadius, room * 0.68);
  const pockets: Pocket[] = [];
  for (let stem = 0; stem < count; stem++) {
    for (let i = 0; i < 2 * swings; i++) {
      // To and fro, so that kinds which alternate along the way never stand side by side.
      const bend = stem % 2 === 0 ? i : 2 * swings - 1 - i;
      if (!everyPocket && bend % 2 === 1) continue;
      const t = (0.25 + bend / 2 - flow.phase) / swings;
      const side = bend % 2 === 0 ? -1 : 1;
      const own = rng.fork(stem).fork(bend);
      const [x, y] = flow.at(stem, t);
      const off = Math.min(spacing / 2, room * 1.02) * side;
      const slack = Math.max(0, room - radius * 1.35) * 0.3 * freedom;
      pockets.push({
        stem,
        t,
        side,
        room,
        radius: radius * (1 - 0.2 * freedom * own.fork('size').next()),
        x: x + flow.across[0] * off + slack * own.normal() * 0.5,
        y: y + flow.across[1] * off + slack * own.normal() * 0.5,
      });
    }
  }
  return pockets;
}

function course(flow: Flow, stem: number, from: number, to: number): Point[] {
  const steps = Math.ceil(flow.swings * 40 * (to - from));
  return Array.from({ length: steps + 1 }, (_, i) => flow.at(stem, from + ((to - from) * i) / steps));
}

/** Leaves the stem where it turns away and goes on round the pocket, winding in to the flower. */
function branchOf(flow: Flow, pocket: Pocket): Point[] {
  const { side, x, y, radius } = pocket;
  const root = flow.at(pocket.stem, pocket.t + 0.17 / flow.swings);
  const before = flow.at(pocket.stem, pocket.t + 0.13 / flow.swings);
  const start = steady.hypot(root[0] - x, root[1] - y);
  const angle = steady.atan2(root[1] - y, root[0] - x);
  const sweep = 4.9;
  const end = radius * 0.86;
  const points: Point[] = [before];
  const steps = 44;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const r = end + (start - end) * steady.power(1 - t, 1.15);
    points.push([x + r * steady.cos(angle + side * sweep * t), y + r * steady.sin(angle + side * sweep * t)]);
  }
  return points;
}

function flowerIn(easel: Easel, { x, y, radius }: Pocket, branch: readonly Point[], rng: Rng): void {
  const end = branch.at(-1) ?? [x, y + 1];
  const turn = steady.atan2(end[1] - y, end[0] - x) - Math.PI / 2;
  setFlower(
    easel,
    {
      motif: castHero(easel, rng.fork('motif')),
      colourway: colourAt(easel, x, y),
      x,
      y,
      radius,
      turn,
      rank: 'hero',
      air: 3,
    },
    rng,
  );
}
