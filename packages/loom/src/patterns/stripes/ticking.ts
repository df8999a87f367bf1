import type { Scene } from '../../scene/scene.ts';
import { readRuns } from '../weaving/read-sett.ts';
import type { StripeTask } from './task.ts';
import { wovenStripe } from './woven-stripe.ts';

/** Groups of thin and thick lines on the bare ground in satin, whose ties fray their edges. */
export function ticking(task: StripeTask): Scene {
  const { rng, recipe } = task;
  const runs = rng.pick([
    'ground 11, a1 3, ground 3, a1 8, ground 3, a1 3, ground 11',
    'ground 9, a1 2, ground 3, a1 2, ground 4, a1 8, ground 4, a1 2, ground 3, a1 2, ground 9',
    'ground 14, a1 3, ground 3, a1 3, ground 3, a1 3, ground 14',
    'ground 10, a1 2, ground 3, a1 4, ground 3, a2 4, ground 3, a1 4, ground 3, a1 2, ground 10',
    'ground 16, a1 10, ground 4, a1 3, ground 16',
  ]);
  return wovenStripe(task, {
    runs: readRuns(runs),
    repeatCm: Math.min(12, Math.max(1.6, recipe.heroCm * rng.between(1.1, 1.5))),
    weave: 'satin',
  });
}
