import { createEasel, type Easel, type Habit, sceneOf } from '../../drawing/botanical/easel.ts';
import { growLeaves } from '../../drawing/botanical/grow-leaves.ts';
import type { Hand } from '../../drawing/botanical/hand.ts';
import { layStem } from '../../drawing/botanical/stem.ts';
import { poissonPoints } from '../../drawing/layout/poisson.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Scene } from '../../drawing/scene.ts';
import { colourDistance } from '../../numbers/colour/oklch.ts';
import { bezier } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Rng } from '../../numbers/rng.ts';
import { steady } from '../../numbers/steady.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { floralHand } from './hand.ts';

const habit: Habit = { hero: { blossom: 1 }, secondary: {}, filler: { leaf: 3, trefoil: 1 } };

/** Of the hero's diameter: how long a sprig is, and a smaller one between. */
const sprigs = [1.3, 0.74] as const;
/** So many golden turns on a sprig's heading differs from the last. */
const golden = 2.39996;

/** A sprig has leaves that are seen as leaves: its hero's size is no less, in cm. */
const leastCm = 1.9;
/** The same where tiny ones are asked for. */
const tinyCm = 1.1;
/** A cloth more open than this has no single leaves between its sprigs. */
const leastLoose = 0.4;

/** Greens nearer to their ground than this are lost on it. */
const leastApart = 0.17;

/** Leaves in their greens, and in the palest and the darkest where the ground is as green as they. */
function handOn({ palette: { roles } }: Recipe): Hand {
  const isLost = (['leaf1', 'leaf2'] as const).some((leaf) => colourDistance(roles[leaf], roles.ground) < leastApart);
  if (!isLost) return floralHand;
  const [pale, deep] = [
    { body: 'light', second: 'leaf3', third: 'leaf3', heart: 'leaf3' },
    { body: 'leaf3', second: 'light', third: 'light', heart: 'light' },
  ] as const;
  const stem = { fill: 'leaf3', lit: 'light', shade: 'line', contour: 'leaf3>dark:0.3' } as const;
  return { ...floralHand, leaves: [pale, deep], stem };
}

/** Leaves and nothing else: sprigs thrown down in every direction, smaller ones between, single leaves in the rest. */
export function planFoliage(planner: Planner): Scene {
  const { recipe, plot, rng } = planner;
  const easel = createEasel(planner, handOn(recipe), habit);
  const start = rng.fork('turn').between(0, 2 * Math.PI);
  const airy = 1 - recipe.density;
  let n = 0;
  const isTiny = recipe.source.understood.includes('size:mini');
  const hero = Math.max(plot.hero, (isTiny ? tinyCm : leastCm) * plot.perCm);
  for (const [k, share] of sprigs.entries()) {
    const length = hero * share;
    const gap = length * (0.62 + 0.95 * airy + Math.max(0, leastLoose - recipe.density) * 2);
    for (const { x, y } of poissonPoints(plot.torus, rng.fork('places').fork(k), gap, 260)) {
      const turn = start + n++ * golden;
      // A smaller one comes where it has room for itself.
      if (k > 0 && easel.occupancy.at(x, y) < length * 0.32) continue;
      sprig(easel, [x, y], length, turn, rng.fork(`sprigs/${k}`).fork(n));
    }
  }
  if (recipe.density < leastLoose) return sceneOf(easel);
  const least = Math.max(floralHand.smallest, hero * 0.11);
  for (let k = 0; k < mostLoose; k++) {
    const { x, y, r } = easel.occupancy.max();
    if (r < least + 4 * airy) break;
    sprig(easel, [x, y], Math.min(r * 1.9, hero * 0.5), start + k * golden, rng.fork('loose').fork(k));
  }
  return sceneOf(easel);
}

const mostLoose = 400;

/** A bowed stalk about a place with leaves on either side and one at its tip. */
function sprig(easel: Easel, [x, y]: Point, length: number, turn: number, rng: Rng): void {
  const [dx, dy] = [steady.sin(turn), -steady.cos(turn)];
  const bow = length * rng.between(0.06, 0.16) * rng.pick([1, -1]);
  const at = (along: number, across: number): Point => [
    x + dx * length * along - dy * across,
    y + dy * length * along + dx * across,
  ];
  const points = bezier(at(-0.5, 0), at(-0.18, bow), at(0.14, bow), at(0.42, 0), 14);
  const width = Math.max(1.6, length * 0.014);
  layStem(easel, { points, width: (t) => width * (1.2 - 0.7 * t), air: 1 });
  const leaf = {
    longest: length * 0.46,
    step: length * rng.between(0.12, 0.17),
    air: 1.2,
    angle: rng.between(0.6, 0.9),
  };
  growLeaves(easel, points, { ...leaf, bareRoot: 0.14 }, rng.fork('leaves'));
  easel.census.push({ x, y, r: length * 0.27, motif: 'leaf', rank: length > easel.plot.hero ? 'hero' : 'secondary' });
}
