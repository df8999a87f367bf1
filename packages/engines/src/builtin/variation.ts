import type { VariationParams } from '@naksha/contract';
import { hashDistance, parseRecipe, type Recipe, varyRecipe } from '@naksha/loom';
import type { EngineFile, Run } from '../engine.ts';
import { likenessInPool } from '../weaving/pool.ts';
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
  const files: EngineFile[] = [];
  let done = 0;
  for (let index = 0; index < params.count; index++) {
    const recipe = await varied(found.recipe, params, `${params.seed ?? context.seed}/${index}`, context.signal);
    files.push(
      await weaveFile(
        {
          recipe,
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
  return { files };
};

/** A clone is as near as it comes; a reimagined design has to be another one. */
async function varied(recipe: Recipe, params: VariationParams, salt: string, signal: AbortSignal): Promise<Recipe> {
  let next = varyRecipe(recipe, params, salt);
  // Who gave a seed has seen what it makes.
  if (params.kind === 'clone' || params.seed !== undefined) return next;
  const source = await likenessInPool(recipe, signal);
  for (let tries = 1; tries < mostTries; tries++) {
    if (hashDistance(source, await likenessInPool(next, signal)) >= leastDistance) return next;
    next = varyRecipe(recipe, params, `${salt}/${tries}`);
  }
  return next;
}
