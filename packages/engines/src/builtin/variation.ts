import { hashDistance } from '@naksha/colour';
import type { VariationParams } from '@naksha/contract';
import { bringSubjects, parseRecipe, type Recipe, varyRecipe } from '@naksha/loom';
import type { EngineFile, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import type { PlannedDesign } from '../weaving/kept-plan.ts';
import { looksEqual } from '../weaving/looks-equal.ts';
import { planStored, reportOf } from '../weaving/plan-stored.ts';
import { likenessInPool, planInPool } from '../weaving/pool.ts';
import { weaveFile } from '../weaving/weave-file.ts';
import { varyPicture } from './vary-picture.ts';

/** A reimagined design that looks like its source is composed again, so many times. */
const mostTries = 5;
/** Of 64 bits; unrelated designs differ in about 32. */
const leastDistance = 20;

/** Makes `count` variations of a design, one after the other, each by all threads; of any other picture from its own pixels. */
export const variation: Run<VariationParams> = async (params, inputs, context) => {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one design to vary but received none');
  const found = parseRecipe(input.designDefinition);
  if (!('recipe' in found)) return varyPicture(params, input, context);
  const { prompt, language } = found.recipe.source.params;
  await bringSubjects(prompt, language);
  const stored = await planStored(found.recipe, input, context);
  const files: EngineFile[] = [];
  let done = 0;
  for (let index = 0; index < params.count; index++) {
    const { recipe, ...plan } = await varied(
      { ...stored, recipe: found.recipe },
      params,
      `${params.seed ?? context.seed}/${params.first + index}`,
      context.signal,
    );
    files.push(
      await weaveFile(
        {
          recipe,
          plan,
          size: { width: recipe.tile.widthPx, height: recipe.tile.heightPx },
          encoding: { format: 'png', quality: 100, compression: 'none', dpi: recipe.tile.dpi },
          name: `variation-${index + 1}`,
          onBand: (bands) => {
            done += 1;
            context.progress(done / (bands * params.count));
          },
        },
        context,
      ),
    );
  }
  return { files, found: stored.found, report: reportOf(stored) };
};

interface Design extends PlannedDesign {
  readonly recipe: Recipe;
}

/**
 * A clone is as near as it comes and yet another drawing; a reimagined design has to be another one altogether. Throws `OperationError`
 * when so much is kept that nothing can vary.
 */
async function varied(source: Design, params: VariationParams, salt: string, signal: AbortSignal): Promise<Design> {
  // Whoever gave a seed has seen what it makes.
  const tries = params.seed === undefined ? mostTries : 1;
  const vary = async (attempt: string): Promise<Design> => {
    const recipe = varyRecipe(source.recipe, params, attempt);
    return { ...(await planInPool({ recipe, from: source }, signal)), recipe };
  };
  if (params.kind === 'clone') return cloned(source, vary, salt, tries);
  let next = await vary(salt);
  if (tries === 1) return next;
  const likeness = await likenessInPool(source, signal);
  for (let tried = 1; tried < mostTries; tried++) {
    if (hashDistance(likeness, await likenessInPool(next, signal)) >= leastDistance) return next;
    next = await vary(`${salt}/${tried}`);
  }
  return next;
}

async function cloned(
  source: Design,
  vary: (salt: string) => Promise<Design>,
  salt: string,
  tries: number,
): Promise<Design> {
  for (let tried = 0; tried < tries; tried++) {
    const next = await vary(tried === 0 ? salt : `${salt}/${tried}`);
    if (!looksEqual(source, next)) return next;
  }
  throw new OperationError('variation_keeps_all', 'Nothing is left that could vary');
}
