import type { Ink, Scene } from '../../scene/scene.ts';
import type { Run } from '../weaving/draft.ts';
import type { StripeTask } from './task.ts';
import { wovenStripe } from './woven-stripe.ts';

/** Yarns of a step, of which the dye takes one more at every step. */
const step = 8;
/** The n-th yarn of a step that changes its dye: far from those changed before, so that no step shows lines. */
const places = [0, 4, 2, 6, 1, 5, 3, 7] as const;

/** Shaded stripes: one dye goes over into another yarn by yarn, as weavers of ombré do it, and back or with an edge. */
export function ombre(task: StripeTask): Scene {
  const { rng, dyes, recipe } = task;
  const cast: readonly Ink[] = dyes.pick([
    ['ground', 'a1'],
    ['ground', 'a1'],
    ['ground', 'a1', 'a2'],
    ['ground', 'a2', 'a1', 'dark'],
  ] as const);
  const isMirrored = rng.chance(0.6);
  const solid = rng.pick([2, 3, 4]);
  const way = isMirrored ? [...cast, ...cast.slice(1, -1).toReversed()] : cast;
  const yarns = way.flatMap((ink, i) => {
    const next = way[(i + 1) % way.length] ?? ink;
    const plain = Array.from({ length: step * solid }, () => ink);
    // Without a mirror the last dye ends with an edge and a fine line of the darkest.
    if (!isMirrored && i === way.length - 1)
      return [...plain, 'dark' as Ink, 'dark' as Ink, ...repeated(next, step - 2)];
    return [...plain, ...shaded(ink, next)];
  });
  return wovenStripe(task, {
    runs: gathered(yarns),
    repeatCm: Math.min(30, Math.max(3, recipe.heroCm * way.length * rng.between(1.1, 1.5))),
    weave: 'rep',
    isCounted: true,
  });
}

function shaded(from: Ink, to: Ink): Ink[] {
  return Array.from({ length: step - 1 }, (_, k) => {
    const changed = new Set<number>(places.slice(0, k + 1));
    return Array.from({ length: step }, (__, i) => (changed.has(i) ? to : from));
  }).flat();
}

function repeated(ink: Ink, count: number): Ink[] {
  return Array.from({ length: count }, () => ink);
}

function gathered(yarns: readonly Ink[]): Run[] {
  const runs: Run[] = [];
  for (const ink of yarns) {
    const last = runs.at(-1);
    if (last?.ink === ink) runs[runs.length - 1] = { ink, yarns: last.yarns + 1 };
    else runs.push({ ink, yarns: 1 });
  }
  return runs;
}
