import { join } from 'node:path';
import { defaultDpi, shareOfLevel, type UpscaleParams, upscaledDpi } from '@naksha/contract';
import { openPicture, upscalePicture } from '@naksha/imaging';
import { type Recipe, recipe as recipeSchema } from '@naksha/loom';
import type { EngineContext, EngineInput, EngineResult, Run } from '../engine.ts';
import { isAsStored, planStored, recipeToDraw, reportOf } from '../weaving/plan-stored.ts';
import { weaveFile } from '../weaving/weave-file.ts';
import { withinLimit } from './within-limit.ts';

/** What the whole way of creativity adds beyond its first level: to the steepness of edges, and of grain. */
const whole = { crispness: 0.4, grain: 1.2 };
/** What full sharpness adds to the steepness of edges. */
const sharpest = 0.6;

/** A picture of more pixels. What has a recipe is drawn again and says so; any other picture is enlarged. */
export const upscale: Run<UpscaleParams> = async (params, inputs, context) => {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture to upscale but received none');
  const recipe = await recipeToDraw(input);
  return recipe !== undefined ? redraw(recipe, params, input, context) : enlarge(params, input, context);
};

async function redraw(
  recipe: Recipe,
  params: UpscaleParams,
  input: EngineInput,
  context: EngineContext,
): Promise<EngineResult> {
  const { scale } = params;
  const size = withinLimit({ width: input.width * scale, height: input.height * scale });
  const dpi = upscaledDpi(params, input.dpi ?? recipe.tile.dpi);
  const stored = await planStored(recipe, input, context);
  if (isAsStored(stored, params.drawing, false)) {
    const { files, report } = await enlarge(params, input, context);
    return { files, found: stored.found, report: { ...report, drawing: ['pixels'] } };
  }
  let done = 0;
  const file = await weaveFile(
    {
      recipe,
      plan: stored,
      size,
      encoding: { format: 'png', dpi, quality: 100, compression: 'none' },
      name: 'upscale',
      onBand: (bands) => {
        done += 1;
        context.progress(done / bands);
      },
    },
    context,
  );
  return {
    files: [{ ...file, designDefinition: params.onCloth === 'same' ? finer(recipe, scale) : recipe }],
    found: stored.found,
    report: { redrawn: true, ...reportOf(stored) },
  };
}

/** The recipe of the same cloth with as many more pixels, where a recipe may have so many; else as it was. */
function finer(recipe: Recipe, scale: number): Recipe {
  const { widthPx, heightPx, dpi } = recipe.tile;
  const tile = { widthPx: widthPx * scale, heightPx: heightPx * scale, dpi: dpi * scale };
  const parsed = recipeSchema.safeParse({ ...recipe, tile });
  return parsed.success ? parsed.data : recipe;
}

async function enlarge(
  asked: UpscaleParams,
  input: EngineInput,
  { signal, workDir, progress }: EngineContext,
): Promise<EngineResult> {
  const { scale, creativity, sharpness } = asked;
  const picture = await openPicture(input.path);
  withinLimit({ width: picture.width * scale, height: picture.height * scale });
  const dpi = upscaledDpi(asked, input.dpi ?? picture.dpi ?? defaultDpi);
  const added = shareOfLevel(creativity) - shareOfLevel(1);
  const to = join(workDir, 'upscale.png');
  const params = {
    factor: scale,
    dpi,
    crispness: added * whole.crispness + (sharpness / 100) * sharpest,
    grain: added * whole.grain,
  };
  const made = await upscalePicture({ from: input.path, to, folder: workDir, params, signal, progress });
  progress(1);
  const { width, height, seamBefore, seamAfter } = made;
  return {
    files: [{ path: to, contentType: 'image/png', width, height, dpi, seamScore: seamAfter }],
    report: { redrawn: false, seamBefore, seamAfter },
  };
}
