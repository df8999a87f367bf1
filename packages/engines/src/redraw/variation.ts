import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { defaultDpi, shareOfLevel, type VariationParams, variationKeeps } from '@naksha/contract';
import { denoisePicture, openPicture } from '@naksha/imaging';
import { dyeGroups, parseRecipe } from '@naksha/loom';
import { pictureColours } from '../builtin/picture-colours.ts';
import { variation as builtinVariation } from '../builtin/variation.ts';
import type { EngineContext, EngineFile, EngineInput, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { coloursBack } from './colours-back.ts';
import { finishedFile } from './finished-file.ts';
import { variationWords } from './model-words.ts';
import { redrawPicture } from './redraw-picture.ts';
import type { Redrawer } from './redrawer.ts';
import { seedOf } from './seed-of.ts';

interface Made {
  readonly file: EngineFile;
  readonly report: Readonly<Record<string, unknown>>;
}

/**
 * Variations where a model is at hand: it reimagines pictures that have no recipe. Clones of them, which are to be near, are laid from
 * their own parts, and designs with a recipe are varied by it, as everywhere.
 */
export function createVariation(redrawer: Redrawer): Run<VariationParams> {
  return async (params, inputs, context) => {
    const [input] = inputs;
    const isOurs = input === undefined || 'recipe' in parseRecipe(input.designDefinition);
    if (isOurs || params.kind === 'clone') return builtinVariation(params, inputs, context);
    if (variationKeeps.every((each) => params.keep.includes(each))) {
      throw new OperationError('variation_keeps_all', 'Nothing is left that could vary');
    }
    const dpi = input.dpi ?? (await openPicture(input.path)).dpi ?? defaultDpi;
    const dyes = params.keep.includes('palette') ? dyeGroups(await pictureColours(input, context)) : [];
    const asked = { params, palette: dyes.map(({ hex }) => hex) };
    const shares = new Float64Array(params.count);
    const makeOne = (index: number) =>
      varied(asked, { ...input, dpi }, index, redrawer, {
        ...context,
        progress: (share) => {
          shares[index] = share;
          context.progress(shares.reduce((sum, each) => sum + each, 0) / params.count);
        },
      });
    const made = await inTurn(params.count, redrawer.atOnce, makeOne);
    context.progress(1);
    return {
      files: made.map(({ file }) => file),
      engine: redrawer.engine,
      report: { made: made.map(({ report }) => report), model: { name: redrawer.model } },
    };
  };
}

async function varied(
  { params, palette }: { params: VariationParams; palette: readonly string[] },
  input: EngineInput & { readonly dpi: number },
  index: number,
  redrawer: Redrawer,
  context: EngineContext,
): Promise<Made> {
  const workDir = join(context.workDir, `redrawn-${index + 1}`);
  await mkdir(workDir);
  const own = { ...context, workDir };
  const redrawn = await redrawPicture(
    input,
    {
      words: (isTile) => variationWords(params, { colours: palette, isTile }),
      seed: seedOf(`${params.seed ?? context.seed}/${params.first + index}`),
      strength: strengthOf(params.level),
      name: `variation-${index + 1}`,
    },
    redrawer,
    own,
  );
  let path = await coloursBack(redrawn.path, join(workDir, 'dyed.png'), { colours: palette, isAll: true }, own);
  if (params.noiseReduction) {
    const to = join(workDir, 'denoised.png');
    const { signal } = context;
    await denoisePicture({ from: path, to, folder: workDir, params: {}, signal, progress: () => undefined });
    path = to;
  }
  const { changed, notes } = redrawn;
  return {
    file: await finishedFile(path, input.dpi, own),
    report: { method: 'model', changed, colours: palette.length === 0, notes },
  };
}

/** How far a model may go from the picture: what the levels leave to it lies above what they leave to our own means. */
function strengthOf(level: number): number {
  return Math.min(0.95, shareOfLevel(level) + 0.25);
}

/** Does each of `count` in order, so many at once; when one fails, no further one is begun. */
async function inTurn<Result>(
  count: number,
  atOnce: number,
  each: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const work = async () => {
    while (next < count) {
      const index = next++;
      try {
        results[index] = await each(index);
      } catch (problem) {
        next = count;
        throw problem;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, atOnce) }, work));
  return results;
}
