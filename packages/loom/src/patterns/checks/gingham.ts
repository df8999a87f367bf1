import { steady } from '../../number/steady.ts';
import type { Ink } from '../../scene/scene.ts';
import { lifts } from '../weaving/lifts.ts';
import type { Check, CheckTask } from './task.ts';

/** Squares on cloth in cm: what shirts and table linen have, and a step larger for furnishing. */
const smallest = 0.4;
const usualMost = 2;
const largest = 5;

/** Equal stripes both ways in plain weave: full colour, half tone and bare ground. Now and then two dyes take turns. */
export function gingham({ recipe, rng, dyes }: CheckTask): Check {
  const wanted = recipe.heroCm <= usualMost ? recipe.heroCm : usualMost * steady.power(recipe.heroCm / usualMost, 0.35);
  const cm = Math.min(largest, Math.max(smallest, wanted * rng.between(0.55, 0.95)));
  const hasTwoDyes = dyes.chance(0.25);
  const order: readonly Ink[] = hasTwoDyes ? ['a1', 'ground', 'a2', 'ground'] : ['a1', 'ground'];
  return {
    warp: halved(order),
    lift: lifts.plain,
    repeatCm: cm * order.length,
    motif: 'check',
  };
}

/** Begins in the middle of the first stripe. */
function halved([first = 'a1', ...rest]: readonly Ink[]) {
  return [{ ink: first, yarns: 6 }, ...rest.map((ink) => ({ ink, yarns: 12 })), { ink: first, yarns: 6 }];
}
