import type { Scene } from '../../drawing/scene.ts';
import { lifts, type Run, yarnsIn } from '../../drawing/weaving/draft.ts';
import { fitRuns, repeatsIn } from '../../drawing/weaving/sett.ts';
import { weaveDraft, yarnOf } from '../../drawing/weaving/weave-draft.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { StripeTask } from './drawn-stripe.ts';

/** Yarns lie close in a stripe: so much closer than in a check. */
const closeness = 1.4;

interface WovenStripe {
  readonly runs: readonly Run[];
  /** One repeat of the order on cloth. */
  readonly repeatCm: number;
  /** Satin shows a little of the ground between; rep is the warp alone; bands are laid by the weft. */
  readonly weave: 'rep' | 'satin' | 'bands';
  /** The order is counted out already: only its repeats may change. */
  readonly isCounted?: boolean;
}

/** Stripes straight from the warp, or bands straight from the weft. */
export function wovenStripe(
  { recipe, plot, planner }: StripeTask,
  { runs, repeatCm, weave, isCounted = false }: WovenStripe,
): Scene {
  const isBands = weave === 'bands';
  const spun = yarnOf(recipe);
  const lift = weave === 'satin' ? lifts.satin : isBands ? lifts.weftFace : lifts.warpFace;
  const counts = repeatsIn(plot, repeatCm * plot.perCm);
  const length = (isBands ? plot.torus.h : plot.torus.w) / (isBands ? counts.down : counts.across) / plot.perCm;
  const order = isCounted ? runs : fitRuns(runs, length * spun.perCm * closeness, lift.length);
  const fine = isCounted ? Math.max(1, Math.round((length * spun.perCm) / yarnsIn(order))) : 1;
  // The other direction is of one colour: squares of yarns close with the weave.
  const plain: Run[] = [{ ink: 'ground', yarns: Math.ceil(yarnsIn(order) / lift.length) * lift.length }];
  const draft = isBands ? { warp: plain, weft: order, lift } : { warp: order, weft: plain, lift };
  return weaveDraft(planner, { draft, ...counts, yarn: { ...spun, fine }, motif: 'stripe' });
}

/** Ends of a stripe side by side in a cm of cloth. */
export function endsPerCm(recipe: Recipe): number {
  return yarnOf(recipe).perCm * closeness;
}
