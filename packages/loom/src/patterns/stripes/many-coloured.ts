import type { Scene } from '../../scene/scene.ts';
import { multiOrder } from './multi.ts';
import type { StripeTask } from './task.ts';
import { wovenStripe } from './woven-stripe.ts';

/** Upright stripes of many widths and colours. */
export function barcode(task: StripeTask): Scene {
  const { recipe, rng } = task;
  const repeatCm = Math.min(32, Math.max(5, recipe.heroCm * rng.between(4.2, 5.5)));
  return wovenStripe(task, { runs: multiOrder(task, false), repeatCm, weave: 'rep' });
}

/** Bands of many colours across the cloth, laid by the weft. */
export function bayadere(task: StripeTask): Scene {
  const { recipe, rng } = task;
  const repeatCm = Math.min(32, Math.max(5, recipe.heroCm * rng.between(4.2, 5.5)));
  return wovenStripe(task, { runs: multiOrder(task, true), repeatCm, weave: 'bands' });
}
