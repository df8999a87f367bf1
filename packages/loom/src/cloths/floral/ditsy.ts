import { colourAt } from '../../drawing/botanical/colour-at.ts';
import { castHero, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps } from '../../drawing/botanical/fill-gaps.ts';
import type { Hand } from '../../drawing/botanical/hand.ts';
import { flowerOf, setFlower } from '../../drawing/botanical/set-flower.ts';
import { setVisitor, visitorsOf } from '../../drawing/botanical/set-visitor.ts';
import { stemSymbols } from '../../drawing/botanical/stem.ts';
import { poissonPoints } from '../../drawing/layout/poisson.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import { bezier } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { sizesAsked } from '../../recipe/colours-asked.ts';
import { floralHand } from './hand.ts';
import { createGarden } from './named-flowers.ts';

const habit: Habit = {
  hero: { blossom: 4, rosette: 2.4, palmette: 1, carnation: 0, lotus: 0, bud: 0, paisley: 0 },
  secondary: { blossom: 2, rosette: 1 },
  filler: { blossom: 3, bud: 2, dot: 0.5, leaf: 4 },
};

const ditsyHand: Hand = { ...floralHand, smallest: 4.5 };

/** The flower's share of what is a great flower elsewhere: one to two centimetres. */
const ditsy = 0.28;
/** Who was named stands in every so-manieth place, larger than any flower there. */
const visited = { every: 3, size: 1.3 } as const;
/** Kinds of stalks, shared by all sprigs. */
const stalks = 5;

/** Little sprigs close together, no up and no down: half of them stand on their heads. */
export function planDitsy(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  // Finer strokes than these would close up at this size.
  const plain = { ...recipe, detail: Math.min(2, recipe.detail) };
  const easel = createGarden({ ...planner, recipe: plain }, ditsyHand, habit);
  const radius = (plot.hero * ditsy) / 2;
  const gap = radius * (3.5 - 1.15 * recipe.density);
  const sizes = sizesAsked(recipe);
  const visitors = visitorsOf(easel);
  const start = rng.fork('turn').between(0, 2 * Math.PI);
  const stock = Array.from({ length: stalks }, (_, k) => easel.add(stalkOf(easel, radius, rng.fork('stalks').fork(k))));
  for (const [i, { x, y }] of poissonPoints(plot.torus, rng.fork('places'), gap, 140).entries()) {
    const own = rng.fork('sprigs').fork(i);
    const visitor = i % visited.every === 0 ? visitors[(i / visited.every) % Math.max(1, visitors.length)] : undefined;
    if (visitor !== undefined) {
      const nth = i / visited.every;
      setVisitor(easel, visitor, { x, y, radius: radius * visited.size, nth, rank: 'hero' }, own);
      continue;
    }
    const share = sizes === undefined ? own.between(0.78, 1.06) : steps(sizes, i) * own.between(0.95, 1.04);
    setSprig(easel, stock, [x, y], radius * share, start + i * 2.39996, own);
  }
  fillGaps(easel, {
    heroRadius: radius,
    gap: 2.6 + 4 * (1 - recipe.density),
    min: radius * (0.42 + 0.4 * (1 - recipe.density)),
    isStrewn: true,
    isOfSprigs: true,
  });
  return sceneOf(easel);
}

/** Sprigs in so many sizes, as even a share of each as of the others: about the usual one, each half as large again as the next. */
function steps(count: number, index: number): number {
  return steady.power(1.5, (count - 1) / 2 - (index % count));
}

/** From the flower at the origin down to its foot. */
function stalkOf({ hand, recipe }: Easel, radius: number, rng: Rng) {
  const bow = rng.between(-0.5, 0.5) * radius;
  const points = bezier([0, 0], [0, radius * 0.8], [bow, radius * 1.3], [bow * 0.6, radius * 2.1], 8);
  return stemSymbols(
    points,
    (t) => Math.max(1.5, radius * (0.1 - 0.03 * t)),
    { ...hand.stem, fill: 'leaf1' },
    recipe.line,
    1,
  ).body;
}

function setSprig(easel: Easel, stock: readonly number[], [x, y]: Point, radius: number, turn: number, rng: Rng): void {
  const { cast, hand, occupancy, drawn } = easel;
  const down: Point = [-steady.sin(turn), steady.cos(turn)];
  drawn.stems.push({ symbol: rng.pick(stock), x, y, turn, scale: radius / ((easel.plot.hero * ditsy) / 2) });
  occupancy.chain(
    [
      [x, y],
      [x + down[0] * radius * 2, y + down[1] * radius * 2],
    ],
    1.5,
  );
  if (cast.has('leaf')) {
    for (const [k, [along, angle, size]] of (
      [
        [1.1, 1, 0.8],
        [1.5, -1.05, 0.72],
      ] as const
    ).entries()) {
      const own = rng.fork('leaves').fork(k);
      const heading = turn + angle * own.between(0.85, 1.15);
      const half = radius * size;
      const foot: Point = [x + down[0] * radius * along, y + down[1] * radius * along];
      const made = flowerOf(easel, 'leaf', own.pick(hand.leaves), half, own);
      const [lx, ly] = [foot[0] + steady.sin(heading) * half, foot[1] - steady.cos(heading) * half];
      drawn.leaves.push({ symbol: made.symbol, x: lx, y: ly, turn: heading, scale: made.scale, flip: angle > 0 });
      occupancy.add(lx, ly, half * 0.5);
    }
  }
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
      air: 0.5,
    },
    rng.fork('hero'),
  );
  const side = rng.chance(0.5) ? 1 : -1;
  const small = radius * 0.42;
  const angle = turn + side * rng.between(1.1, 1.6);
  const [bx, by] = [x + steady.sin(angle) * (radius + small), y - steady.cos(angle) * (radius + small)];
  if (cast.secondary.length === 0 || occupancy.at(bx, by) < small) return;
  const ways = hand.flowers.filter((way) => way.body !== easel.heroes.at(-1)?.tint);
  setFlower(
    easel,
    {
      motif: rng.pick(cast.secondary).motif,
      colourway: rng.pick(ways),
      x: bx,
      y: by,
      radius: small,
      turn: angle,
      rank: 'secondary',
      air: 0.5,
    },
    rng.fork('mate'),
  );
}
