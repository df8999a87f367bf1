import { pxToCm } from '@naksha/contract';
import type { Scene } from '../drawing/scene.ts';
import type { Intent } from '../prompt/intent.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { heroOnCloth, missOfSize } from './judge-scale.ts';

/** A drawing is set right at most so often: who types waits for it. */
const mostTurns = 2;
/** At one turn a size changes so much at most. */
const mostChange = 3;
/** What another size has moved by less than this it will not move. */
const leastMoved = 0.03;

interface Sized {
  readonly recipe: Recipe;
  readonly scene: Scene;
}

/**
 * A recipe → as large as its use and its words have it, with its scene: crafts draw their main motif smaller or larger than they are composed for,
 * each in its own way, so the drawing is measured, and composed for another size where it misses. What no other size changes stays as it was.
 */
export function toSize(recipe: Recipe, intent: Intent, plan: (recipe: Recipe) => Scene): Sized {
  let sized: Sized = { recipe, scene: plan(recipe) };
  for (let turn = 0; turn < mostTurns; turn++) {
    const by = missOfSize(sized.recipe, sized.scene, intent);
    if (by === 1) break;
    const next = inSize(sized, Math.min(mostChange, Math.max(1 / mostChange, by)), plan);
    const [before, now] = [sized, next].map((each) => heroOnCloth(each.recipe, each.scene));
    if (before === undefined || now === undefined || Math.abs(now / before - 1) < leastMoved) break;
    sized = next;
  }
  return sized;
}

function inSize({ recipe }: Sized, by: number, plan: (recipe: Recipe) => Scene): Sized {
  const { widthPx, heightPx, dpi } = recipe.tile;
  // Composed for more than its tile has, nothing is drawn larger.
  const most = Math.max(recipe.heroCm, Math.min(60, pxToCm(Math.min(widthPx, heightPx), dpi)));
  const heroCm = Math.round(Math.min(most, Math.max(0.4, recipe.heroCm * by)) * 100) / 100;
  const next = { ...recipe, heroCm };
  return { recipe: next, scene: plan(next) };
}
