import { join } from 'node:path';
import { defaultDpi, type MixMode, type MixParams, mixModes, recolourParams } from '@naksha/contract';
import { mixPictures, openPicture, recolourPicture } from '@naksha/imaging';
import { dyeGroups, mixDyes, mixRecipes, type PictureColour, parseRecipe, type Recipe } from '@naksha/loom';
import type { EngineContext, EngineFile, EngineInput, EngineResult, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { looksEqual } from '../weaving/looks-equal.ts';
import { planStored, reportOf } from '../weaving/plan-stored.ts';
import { planInPool } from '../weaving/pool.ts';
import { weaveFile } from '../weaving/weave-file.ts';
import { within } from '../within.ts';
import { pictureColours } from './picture-colours.ts';

/** A picture that is so much of one dye has no drawing. */
const plainShare = 0.9985;

/**
 * The first design with something of the second, in `count` ways from `mode` on. Two designs of the loom are mixed as recipes, so that what comes of
 * them can be changed; anything else by its pixels. A way that comes to nothing is passed over, and the report says which. Throws
 * `OperationError` for a plain colour, and when nothing is left.
 */
export const mix: Run<MixParams> = async (params, inputs, context) => {
  const [first, second] = inputs;
  if (first === undefined || second === undefined) throw new RangeError('Expected two pictures to mix');
  const recipes = [parseRecipe(first.designDefinition), parseRecipe(second.designDefinition)];
  const [one, other] = recipes.map((found) => ('recipe' in found ? found.recipe : undefined));
  const made =
    one !== undefined && other !== undefined
      ? await woven(params, one, other, first, context)
      : await laid(params, first, second, context);
  if (made.files.length === 0)
    throw new OperationError('mix_comes_to_nothing', 'No way to mix these comes to anything');
  return made;
};

/** From the wanted one on, around; that one alone where no other is wanted. */
function modesFrom({ mode, only }: MixParams): readonly MixMode[] {
  if (only) return [mode];
  const begin = mixModes.indexOf(mode);
  return [...mixModes.slice(begin), ...mixModes.slice(0, begin)];
}

async function woven(
  params: MixParams,
  first: Recipe,
  second: Recipe,
  input: EngineInput,
  context: EngineContext,
): Promise<EngineResult> {
  const { signal } = context;
  const { count, weight } = params;
  const stored = { ...(await planStored(first, input, context)), recipe: first };
  const files: EngineFile[] = [];
  const modes: MixMode[] = [];
  for (const each of modesFrom(params)) {
    if (files.length === count) break;
    const recipe = mixRecipes(first, second, each, weight);
    if (recipe === undefined) continue;
    const plan = await planInPool({ recipe, from: stored }, signal);
    // A weight of nothing is asked for on purpose.
    if (weight > 0 && looksEqual({ ...plan, recipe }, stored)) continue;
    let done = 0;
    const progress = within(context.progress, files.length / count, (files.length + 1) / count);
    files.push(
      await weaveFile(
        {
          recipe,
          plan,
          size: { width: recipe.tile.widthPx, height: recipe.tile.heightPx },
          encoding: { format: 'png', quality: 100, compression: 'none', dpi: recipe.tile.dpi },
          name: `mix-${each}`,
          onBand: (bands) => {
            done += 1;
            progress(done / bands);
          },
        },
        context,
      ),
    );
    modes.push(each);
  }
  return { files, found: stored.found, report: { made: modes, ...reportOf(stored) } };
}

async function laid(
  params: MixParams,
  first: EngineInput,
  second: EngineInput,
  context: EngineContext,
): Promise<EngineResult> {
  const { signal, workDir: folder } = context;
  const { count, weight } = params;
  const colours = [await pictureColours(first, context), await pictureColours(second, context)] as const;
  for (const own of colours) refusePlain(own);
  const dpi = first.dpi ?? (await openPicture(first.path)).dpi ?? defaultDpi;
  const files: EngineFile[] = [];
  const modes: MixMode[] = [];
  for (const each of modesFrom(params)) {
    if (files.length === count) break;
    const to = join(folder, `mix-${each}.png`);
    const progress = within(context.progress, files.length / count, (files.length + 1) / count);
    const work = { from: first.path, to, folder, signal, progress };
    const { width, height, seamScore } =
      each === 'colours'
        ? await dyed(work, mixDyes(...colours, weight))
        : {
            seamScore: undefined,
            ...(await mixPictures({
              ...work,
              second: second.path,
              params: { mode: each, weight, seed: context.seed, dpi },
            })),
          };
    if (width === undefined || height === undefined) continue;
    files.push({
      path: to,
      contentType: 'image/png',
      width,
      height,
      dpi,
      ...(seamScore === undefined ? {} : { seamScore }),
    });
    modes.push(each);
  }
  context.progress(1);
  return { files, report: { made: modes } };
}

/** Throws `picture_plain` for a picture without a drawing. */
function refusePlain(colours: readonly PictureColour[]): void {
  const [ground] = dyeGroups(colours);
  if (ground === undefined || ground.share >= plainShare)
    throw new OperationError('picture_plain', 'Expected a drawing but the picture is of one plain colour');
}

async function dyed(
  work: Omit<Parameters<typeof recolourPicture>[0], 'params'>,
  colours: ReturnType<typeof mixDyes>,
): Promise<{ width?: number; height?: number; seamScore?: number }> {
  const { width, height } = await recolourPicture({ ...work, params: recolourParams.parse({ colours, reach: 'all' }) });
  return { width, height };
}
