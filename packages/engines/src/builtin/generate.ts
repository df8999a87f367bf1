import type { GenerateParams } from '@naksha/contract';
import { bringSubjects, composeRecipe } from '@naksha/loom';
import type { EngineFile, Run } from '../engine.ts';
import { planInPool } from '../weaving/pool.ts';
import { weaveFile } from '../weaving/weave-file.ts';

const encoding = { format: 'png', quality: 100, compression: 'none' } as const;

/** Makes `count` designs from words and options, one after the other, each by all threads. */
export const generate: Run<GenerateParams> = async (params, _inputs, context) => {
  await bringSubjects(params.prompt, params.language);
  const files: EngineFile[] = [];
  let done = 0;
  for (let design = 0; design < params.count; design++) {
    const recipe = composeRecipe(params, seedOf(params.seed ?? context.seed, design));
    const size = { width: recipe.tile.widthPx, height: recipe.tile.heightPx };
    const file = await weaveFile(
      {
        recipe,
        plan: await planInPool({ recipe }, context.signal),
        size,
        encoding: { ...encoding, dpi: recipe.tile.dpi },
        name: `design-${design + 1}`,
        onBand: (bands) => {
          done += 1;
          context.progress(done / (bands * params.count));
        },
      },
      context,
    );
    files.push(file);
  }
  return { files };
};

/** The first design has the seed that was asked for; the others' follow from it. */
function seedOf(seed: string, design: number): string {
  return design === 0 ? seed : `${seed.slice(0, 28)}-${design + 1}`;
}
