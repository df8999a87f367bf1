import type { Scene } from '../../scene/scene.ts';
import { readRuns } from '../weaving/read-sett.ts';
import type { StripeTask } from './task.ts';
import { wovenStripe } from './woven-stripe.ts';

/** Broad bands of a dye and the ground, as awnings, deckchairs and cabanas have them; some with a guard line or two. */
export function awning(task: StripeTask): Scene {
  const { rng, recipe, dyes } = task;
  const first = dyes.pick(['a1', 'a1', 'a1', 'a2']);
  const second = first === 'a1' ? 'a2' : 'a1';
  const runs = rng.pick([
    `${first} 20, ground 40, ${first} 20`,
    `${first} 20, ground 40, ${first} 20`,
    `${first} 18, ground 5, ${first} 4, ground 22, ${first} 4, ground 5, ${first} 18`,
    `${first} 20, ground 15, ${second} 4, ground 4, ${second} 4, ground 15, ${first} 20`,
    `${first} 22, dark 3, ground 34, dark 3, ${first} 22`,
    `${first} 18, ground 24, ${second} 36, ground 24, ${first} 18`,
  ]);
  const bands = runs.split(',').length > 6 ? 2.6 : 2;
  return wovenStripe(task, {
    runs: readRuns(runs),
    repeatCm: Math.min(24, recipe.heroCm * bands * rng.between(0.85, 1.2)),
    weave: 'rep',
  });
}
