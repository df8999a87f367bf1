import type { Usage } from '@naksha/contract';
import { readPrompt } from '../prompt/read-prompt.ts';
import type { Recipe } from './recipe.ts';
import { resolveOptions } from './resolve-options.ts';

/** What a design is for, by its words or by the option. */
export function usageOf({ source: { params } }: Recipe): Usage {
  return resolveOptions(params, readPrompt(params.prompt, params.language, params.trainedPattern)).usage;
}
