import type { Scene } from '../../scene/scene.ts';
import { readRuns } from '../weaving/read-sett.ts';
import type { StripeTask } from './task.ts';
import { wovenStripe } from './woven-stripe.ts';

/** Broad bands of a dye and the ground, as awnings, deckchairs and cabanas have them; some with a guard line or two. */
export function awning(task: StripeTask): Scene {
  const { rng, recipe, dyes } = task;
  // The band is of the first dye, which is pale on a deep ground; its lines may be of another.
  const second = dyes.pick(['a2', 'a3']);
  const runs = rng.pick([
    'a1 20, ground 40, a1 20',
    'a1 20, ground 40, a1 20',
    'a1 18, ground 5, a1 4, ground 22, a1 4, ground 5, a1 18',
    `a1 20, ground 15, ${second} 4, ground 4, ${second} 4, ground 15, a1 20`,
    'a1 22, dark 3, ground 34, dark 3, a1 22',
    `a1 18, ground 24, ${second} 36, ground 24, a1 18`,
  ]);
  const bands = runs.split(',').length > 6 ? 2.6 : 2;
  return wovenStripe(task, {
    runs: readRuns(runs),
    repeatCm: Math.min(24, recipe.heroCm * bands * rng.between(0.85, 1.2)),
    weave: 'rep',
  });
}
