import type { GenerateParams } from '@naksha/contract';
import type { EngineFile, Run } from '../engine.ts';
import { composeInPool } from '../weaving/pool.ts';
import { weaveFile } from '../weaving/weave-file.ts';

const encoding = { format: 'png', quality: 100, compression: 'none' } as const;

/** Makes `count` designs from words and options, one after the other, each by all threads. */
export const generate: Run<GenerateParams> = async (params, _inputs, context) => {
  const files: EngineFile[] = [];
  let done = 0;
  for (let design = 0; design < params.count; design++) {
    const seed = seedOf(params.seed ?? context.seed, design);
    const { recipe, plan } = await composeInPool({ params, seed }, context.signal);
    const size = { width: recipe.tile.widthPx, height: recipe.tile.heightPx };
    const file = await weaveFile(
      {
        recipe,
        plan,
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
    // The seed that was asked for, whatever draw of it shows what the words say.
    files.push({ ...file, seed });
  }
  return { files };
};

/** The first design has the seed that was asked for; the others' follow from it. */
function seedOf(seed: string, design: number): string {
  return design === 0 ? seed : `${seed.slice(0, 28)}-${design + 1}`;
}
