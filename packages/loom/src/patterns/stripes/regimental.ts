import type { Scene } from '../../scene/scene.ts';
import { readRuns } from '../weaving/read-sett.ts';
import { drawnStripe } from './drawn-stripe.ts';
import type { StripeTask } from './task.ts';

/** Slanting stripes as on ties: a broad dye, the ground, and guard lines between. */
export function regimental(task: StripeTask): Scene {
  const { rng, dyes, plot, recipe } = task;
  const first = dyes.pick(['a1', 'a1', 'a1', 'a2']);
  const second = first === 'a1' ? 'a2' : 'a1';
  const runs = rng.pick([
    `ground 34, ${first} 24, ${second} 8`,
    `ground 30, ${second} 5, ${first} 20, ${second} 5`,
    `ground 30, ${second} 4, ground 4, ${first} 22, ground 4, ${second} 4`,
    `ground 26, ${first} 26, ground 3, ${second} 14, ground 3`,
    `ground 30, ${second} 4, ${first} 9, ${second} 4`,
    `ground 22, dark 3, ${first} 22, dark 3`,
  ]);
  const cm = Math.min(20, recipe.heroCm * rng.between(1.9, 2.6));
  // At 45° a repeat is √2 times as wide along the weft as it is across the stripe.
  const step = cm * plot.perCm * Math.SQRT2;
  const counted = (length: number, isEven: boolean) =>
    isEven ? 2 * Math.max(1, Math.round(length / step / 2)) : Math.max(1, Math.round(length / step));
  const { torus } = plot;
  const across = counted(torus.w, torus.brickX !== 0);
  const aside = counted(torus.h, torus.dropY !== 0);
  return drawnStripe(task, { runs: readRuns(runs), across, aside: rng.chance(0.75) ? aside : -aside });
}
