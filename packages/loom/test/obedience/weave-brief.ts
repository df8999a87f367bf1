import { generateParams } from '@naksha/contract';
import { planScene } from '../../src/change/plan-scene.ts';
import type { JudgedCloth } from '../../src/judge/judge-words.ts';
import { composeObeyed } from '../../src/judge/obey.ts';
import { readPrompt } from '../../src/prompt/read-prompt.ts';
import { composeRecipe } from '../../src/recipe/compose.ts';
import type { Brief } from './read-briefs.ts';

/** The cloth of a brief; as the first draw has it where it `isFirst`, not mended. */
export function weaveBrief({ prompt, language }: Pick<Brief, 'prompt' | 'language'>, isFirst = false): JudgedCloth {
  const params = generateParams.parse({ prompt, language, dpi: 110 });
  const intent = readPrompt(prompt, language);
  if (!isFirst) return { intent, ...composeObeyed(params, 'brief') };
  const recipe = composeRecipe(params, 'brief');
  return { intent, recipe, scene: planScene(recipe) };
}
