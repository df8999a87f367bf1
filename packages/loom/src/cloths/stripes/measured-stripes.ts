import type { Scene } from '../../drawing/scene.ts';
import { yarnsIn } from '../../drawing/weaving/draft.ts';
import { evenBands, fromTheMiddle } from '../../drawing/weaving/even-bands.ts';
import type { StripeTask } from './drawn-stripe.ts';
import { endsPerCm, wovenStripe } from './woven-stripe.ts';

/** Upright stripes of just that breadth, and the ground between them as broad. */
export function measuredStripes(task: StripeTask, stripeCm: number): Scene {
  const half = Math.max(1, Math.round((stripeCm * endsPerCm(task.recipe)) / 2));
  const runs = fromTheMiddle(evenBands(task.recipe, 2 * half));
  return wovenStripe(task, {
    runs,
    repeatCm: (stripeCm * yarnsIn(runs)) / (2 * half),
    weave: 'rep',
    isCounted: true,
  });
}
