import type { Ink, Scene } from '../../drawing/scene.ts';
import { type Run, yarnsIn } from '../../drawing/weaving/draft.ts';
import { accentsAsked, bandsAsked } from '../../recipe/colours-asked.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { accentRoles } from '../../vocabulary/roles.ts';
import type { StripeTask } from './drawn-stripe.ts';
import { endsPerCm, wovenStripe } from './woven-stripe.ts';

/** Upright stripes of just that breadth, and the ground between them as broad. */
export function measuredStripes(task: StripeTask, stripeCm: number): Scene {
  const half = Math.max(1, Math.round((stripeCm * endsPerCm(task.recipe)) / 2));
  const bands = evenBands(task.recipe, 2 * half);
  const [first, ...others] = bands;
  if (first === undefined) throw new RangeError('Expected stripes');
  // The edge of the repeat lies within a stripe: where two meet, the picture steps most.
  const runs = [{ ...first, yarns: half }, ...others, { ...first, yarns: half }];
  return wovenStripe(task, {
    runs,
    repeatCm: (stripeCm * yarnsIn(runs)) / (2 * half),
    weave: 'rep',
    isCounted: true,
  });
}

/** The named dyes in bands of one breadth: each beside the ground, or beside the next where no ground is named. */
export function evenBands(recipe: Recipe, yarns: number): Run[] {
  const cast: readonly Ink[] = accentRoles.slice(0, Math.max(1, accentsAsked(recipe)));
  const isOnGround = bandsAsked(recipe) > cast.length;
  return cast.flatMap((ink): Run[] =>
    isOnGround
      ? [
          { ink, yarns },
          { ink: 'ground', yarns },
        ]
      : [{ ink, yarns }],
  );
}
