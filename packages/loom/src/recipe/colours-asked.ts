import { readPrompt } from '../prompt/read-prompt.ts';
import type { Recipe } from './recipe.ts';

/** Whether the words give the thin lines a colour of their own: "a thin white overcheck", "fine black lines between". */
export function isLineAsked(recipe: Recipe): boolean {
  return intentOf(recipe).line !== undefined;
}

/** How many colours the words name for what lies on the ground. */
export function accentsAsked(recipe: Recipe): number {
  return intentOf(recipe).accents.length;
}

/** Whether no more than one dye is named, beside white and what the ground is. */
export function asksOneDye(recipe: Recipe): boolean {
  const { ground, accents, line } = intentOf(recipe);
  return accents.length < 2 && (ground !== undefined || accents.length + (line === undefined ? 0 : 1) > 0);
}

function intentOf({ source: { params } }: Recipe) {
  return readPrompt(params.prompt, params.language, params.trainedPattern);
}
