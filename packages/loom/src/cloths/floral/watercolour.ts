import { colourAt } from '../../drawing/botanical/colour-at.ts';
import { castHero, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps } from '../../drawing/botanical/fill-gaps.ts';
import { leavesOf } from '../../drawing/botanical/grow-leaves.ts';
import type { Hand } from '../../drawing/botanical/hand.ts';
import { setFlower } from '../../drawing/botanical/set-flower.ts';
import { setHero } from '../../drawing/botanical/set-hero.ts';
import { poissonPoints } from '../../drawing/layout/poisson.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { floralHand } from './hand.ts';
import { createGarden } from './named-flowers.ts';
import { shadows } from './shadows.ts';

const habit: Habit = {
  hero: { rosette: 3, blossom: 3, palmette: 1, carnation: 0, lotus: 0, bud: 0, paisley: 0 },
  secondary: { blossom: 3, rosette: 2, palmette: 1 },
  filler: { blossom: 1.5, bud: 3, leaf: 3, trefoil: 3 },
};

/** Petals are parted by a hair of dry paper, and what lies behind a flower is left out round it. */
const [first, ...others] = floralHand.flowers.filter((way) => way.body !== 'light');
const wetHand: Hand = {
  ...floralHand,
  // White flowers would be bare paper.
  flowers: first ? [first, ...others] : floralHand.flowers,
  contour: () => 'ground',
};

/** The brush wanders more than a pen does. */
const wettest = 1.9;

/** Flowers in loose companies on open paper, painted wet: a great one, two by its side, leaves where there is room. */
export function planWatercolour(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = createGarden({ ...planner, recipe: { ...recipe, line: recipe.line * 1.7 } }, wetHand, habit);
  const gap = plot.hero * (1.5 - 0.42 * recipe.density);
  const radius = plot.hero * 0.46;
  const start = rng.fork('turn').between(0, 2 * Math.PI);
  for (const [i, { x, y }] of poissonPoints(plot.torus, rng.fork('companies').fork('places'), gap, 320).entries()) {
    setCompany(easel, [x, y], radius, start + i * 2.39996, rng.fork('companies').fork(i));
  }
  fillGaps(easel, {
    heroRadius: radius,
    gap: 5 + 9 * (1 - recipe.density),
    min: 10 + 8 * (1 - recipe.density),
    isStrewn: true,
  });
  const { hand } = recipe.finish;
  return sceneOf(easel, shadows(easel, radius * 0.8), {
    finish: { hand: hand === 0 ? 0 : Math.max(hand, wettest) },
    technique: [{ shader: 'watercolour', params: { strength: 1, grain: 0.5 } }],
  });
}

function setCompany(easel: Easel, [x, y]: Point, radius: number, turn: number, rng: Rng): void {
  const { cast, hand, occupancy } = easel;
  const colourway = colourAt(easel, x, y);
  const size = radius * rng.between(0.84, 1);
  setHero(
    easel,
    { motif: castHero(easel, rng.fork('motif')), colourway, x, y, radius: size, turn, air: 1 },
    rng.fork('hero'),
  );
  const ways = hand.flowers.filter((way) => way.body !== colourway.body);
  for (const [k, side] of [turn + 0.5, turn + 0.5 + rng.between(1.3, 2.4)].entries()) {
    const own = rng.fork('mates').fork(k);
    const small = size * own.between(0.4, 0.48);
    const away = size + small * 0.96;
    const [mx, my] = [x + steady.sin(side) * away, y - steady.cos(side) * away];
    if (cast.secondary.length === 0 || occupancy.at(mx, my) < small * 0.8) continue;
    setFlower(
      easel,
      {
        motif: own.pick(cast.secondary).motif,
        colourway: own.pick(ways),
        x: mx,
        y: my,
        radius: small,
        turn: side,
        rank: 'secondary',
        air: 1,
      },
      own.fork('draw'),
    );
  }
  if (!cast.has('leaf')) return;
  const leaf = leavesOf(easel, size * 1.15, 1);
  const count = 9;
  for (let k = 0; k < count; k++) {
    const own = rng.fork('leaves').fork(k);
    const heading = turn + (k * 2 * Math.PI) / count + own.between(-0.2, 0.2);
    const foot: Point = [x + steady.cos(heading) * size * 0.82, y + steady.sin(heading) * size * 0.82];
    const placed = leaf.place(occupancy, foot, heading, own, size * own.between(0.7, 1.15));
    if (placed) easel.drawn.leaves.push({ ...placed, flip: own.chance(0.5) });
  }
}
