import { colourAt } from '../../drawing/botanical/colour-at.ts';
import { type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { fillGaps } from '../../drawing/botanical/fill-gaps.ts';
import type { Colourway } from '../../drawing/botanical/hand.ts';
import { setFigure } from '../../drawing/botanical/set-figure.ts';
import { flowerOf } from '../../drawing/botanical/set-flower.ts';
import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import { bestCandidates, type PoissonPoint } from '../../drawing/layout/poisson.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import { distance, type Torus } from '../../numbers/torus.ts';
import { pitchAsked } from '../../recipe/colours-asked.ts';
import { floralBeasts } from '../../vocabulary/families/floral/words.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import { posy } from './bunch-designs.ts';
import { floralHand } from './hand.ts';
import { createGarden } from './named-flowers.ts';
import { type BunchPlace, setBunch } from './set-bunch.ts';

const habit: Habit = {
  hero: { rosette: 4, blossom: 2, carnation: 0, lotus: 0, palmette: 0.3, bud: 0, paisley: 0 },
  secondary: { blossom: 2.5, rosette: 2, palmette: 1 },
  filler: { blossom: 1.2, bud: 4, trefoil: 1.5, leaf: 1.5 },
};

const scatterings = 14;
/** A cloth as open as this has nothing strewn between its posies. */
const leastStrewn = 0.2;

/** Posies thrown down in every direction, evenly but without rows; no up and no down, for garments cut both ways. */
export function planToss(planner: Planner): Scene {
  const { recipe, plot } = planner;
  const beasts = wishedFigures(recipe, floralBeasts);
  const isPlumed = wishedFigures(recipe, ['feather']).length > 0;
  // What stands among the posies is no visitor between them.
  const standing: readonly MotifId[] = [...beasts, ...(isPlumed ? (['feather', 'peacock'] as const) : [])];
  const visitors = floralHand.visitors?.filter((motif) => !standing.includes(motif)) ?? [];
  const easel = createGarden(planner, { ...floralHand, visitors }, habit);
  const { rng } = easel;
  const { w, h } = plot.torus;
  const isApart = recipe.density < leastStrewn;
  const pitch = pitchAsked(recipe);
  const cover = pitch === undefined ? plot.hero * (isApart ? 2.2 : 1.5 - 0.42 * recipe.density) : pitch * plot.perCm;
  const count = Math.max(1, Math.round((w * h) / (cover * cover)));
  const { places, gap } = evenly(plot.torus, count, rng.fork('places'));
  const radius = Math.min((plot.hero / 2) * (isApart ? 1 : 1.36), gap * 0.62);
  const start = rng.fork('turn').between(0, 2 * Math.PI);
  for (const [i, { x, y }] of places.entries()) {
    // Golden angles: all directions equally often, neighbours never alike.
    const where = { x, y, radius, facing: i % 2 === 0 ? 1 : -1, turn: start + i * 2.39996 };
    // Every place lies far from those before it: the first half of them is already spread evenly.
    const beast = i < Math.ceil(count / 2) ? beasts[i % beasts.length] : undefined;
    const own = rng.fork('posies').fork(i);
    if (beast !== undefined) setBeast(easel, beast, where, own);
    else if (isPlumed) setPlumes(easel, where, own);
    else setBunch(easel, posy, where, own);
  }
  if (!isApart)
    fillGaps(easel, {
      heroRadius: radius * 0.6,
      gap: 5 + 10 * (1 - recipe.density),
      min: radius * (0.14 + 0.16 * (1 - recipe.density)),
      isStrewn: true,
      isOfSprigs: true,
    });
  return sceneOf(easel);
}

/** Of several scatterings the one whose nearest two places are farthest apart. */
function evenly(torus: Torus, count: number, rng: Rng): { places: readonly PoissonPoint[]; gap: number } {
  let best = { places: bestCandidates(torus, rng.fork(0), count), gap: 0 };
  for (let k = 1; k <= scatterings; k++) {
    const places = bestCandidates(torus, rng.fork(k), count, { candidates: 30 });
    const gap = Math.min(
      torus.w,
      torus.h,
      ...places.flatMap((a, i) => places.slice(i + 1).map((b) => distance(torus, a.x, a.y, b.x, b.y))),
    );
    if (gap > best.gap) best = { places, gap };
  }
  return best;
}

/** Of a posy's radius. A beast that lies on its back is no toss: it only leans a little. */
const beastShare = 0.8;
const beastLean = 0.16;

/** A beast in a posy's place, upright. */
function setBeast(easel: Easel, motif: MotifId, { x, y, radius, facing }: BunchPlace, rng: Rng): void {
  const colourway = colourAt(easel, x, y);
  setFigure(
    easel,
    {
      motif,
      colourway,
      x,
      y,
      radius: radius * beastShare,
      turn: beastLean * rng.fork('lean').between(-1, 1),
      flip: facing < 0,
      rank: 'hero',
      air: 3,
    },
    rng,
  );
}

/** Barbs of the leaves' greens, an eye of the dyes: as the bird wears them. */
const plumeInks: readonly Colourway[] = [
  { body: 'a1', second: 'leaf2', third: 'a3', heart: 'a4' },
  { body: 'a4', second: 'leaf1', third: 'a2', heart: 'a1' },
  { body: 'a2', second: 'leaf3', third: 'a1', heart: 'a4' },
];

/** From the middle of the place to the foot; half a feather's length and its lean: the outer ones are drawn first. */
const plumeReach = 0.76;
const plumeFan: readonly (readonly [size: number, lean: number])[] = [
  [0.62, -0.6],
  [0.62, 0.6],
  [0.76, 0],
];

/** Three peacock feathers from one foot, the longest before the others. */
function setPlumes(easel: Easel, { x, y, radius, facing, turn }: BunchPlace, rng: Rng): void {
  const { drawn, occupancy, census, heroes } = easel;
  const foot: Point = [x - steady.sin(turn) * radius * plumeReach, y + steady.cos(turn) * radius * plumeReach];
  const first = rng.fork('way').whole(0, plumeInks.length - 1);
  for (const [k, [size, lean]] of plumeFan.entries()) {
    const way = plumeInks[(first + k) % plumeInks.length] ?? easel.hand.flowers[0];
    const half = radius * size * rng.fork(k).between(0.94, 1.06);
    const angle = turn + lean * facing + 0.07 * rng.fork('lean').fork(k).between(-1, 1);
    const [dx, dy] = [steady.sin(angle), -steady.cos(angle)];
    const made = flowerOf(easel, 'feather', way, half, rng.fork('feather').fork(k));
    const [cx, cy] = [foot[0] + dx * half, foot[1] + dy * half];
    drawn.heroes.push({ symbol: made.symbol, x: cx, y: cy, turn: angle, scale: made.scale });
    for (const t of [0.5, 0.9, 1.3, 1.65]) occupancy.add(foot[0] + dx * half * t, foot[1] + dy * half * t, half * 0.26);
    const eye = { x: foot[0] + dx * half * 1.36, y: foot[1] + dy * half * 1.36, r: half * 0.4 };
    census.push({ ...eye, motif: 'feather', rank: lean === 0 ? 'hero' : 'secondary' });
    if (lean === 0) heroes.push({ x, y, tint: way.body });
  }
}
