import {
  cmPerInch,
  defaultDpi,
  families as familyNames,
  limits,
  type ReplicateParams,
  sizeLike,
} from '@naksha/contract';
import { measureLook, nearnessOf, openPicture } from '@naksha/imaging';
import { bringSubjects, type LikeWish, readPrompt, recipeLike } from '@naksha/loom';
import type { EngineFile, EngineInput, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { lookInPool, planInPool } from '../weaving/pool.ts';
import { weaveFile } from '../weaving/weave-file.ts';
import { within } from '../within.ts';
import { chooseCloths } from './choose-cloths.ts';

/** Shares of the work after which the picture is measured, and the nearest cloths are found. */
const stages = { measured: 0.05, found: 0.5 };

/**
 * New cloths in the manner of a picture: it is measured, each family of the loom weaves a small cloth in its dyes, size and density, and those that
 * measure nearest are woven whole. Words that name a cloth choose among its own layouts. The report says what was measured, and how near
 * each result comes, 1 … 5. Throws `OperationError`: `picture_plain` where there is nothing to go by, `like_too_fine` where no cloth of those that
 * words name can be drawn so fine.
 */
export const replicate: Run<ReplicateParams> = async ({ prompt = '', language, count }, inputs, context) => {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture to go by but received none');
  const { signal, progress } = context;
  await bringSubjects(prompt, language);
  const look = await measureLook(input.path, input.dpi, signal);
  if (look.palette.length < 2) throw new OperationError('picture_plain', 'Expected a drawing but the picture is plain');
  progress(stages.measured);
  const named = readPrompt(prompt, language).patterns;
  const wish = { look, prompt, language, size: await tileLike(input), seed: context.seed };
  const best = await chooseCloths({
    look,
    among: named.length > 0 ? named : familyNames,
    count,
    progress: within(progress, stages.measured, stages.found),
    weave: async (family, layout) => {
      const recipe = recipeLike({ ...wish, family, ...(layout === undefined ? {} : { layout }) });
      return { recipe, own: await lookInPool({ recipe }, signal) };
    },
  });
  const files: EngineFile[] = [];
  const made: { family: string; layout: string; near: number }[] = [];
  for (const [index, recipe] of best.entries()) {
    const step = (1 - stages.found) / best.length;
    const woven = within(progress, stages.found + index * step, stages.found + (index + 1) * step);
    let done = 0;
    const file = await weaveFile(
      {
        recipe,
        plan: await planInPool({ recipe }, signal),
        size: { width: recipe.tile.widthPx, height: recipe.tile.heightPx },
        encoding: { format: 'png', quality: 100, compression: 'none', dpi: recipe.tile.dpi },
        name: `like-${index + 1}`,
        onBand: (bands) => {
          done += 1;
          woven(done / bands);
        },
      },
      context,
    );
    files.push(file);
    const { family, layout } = recipe;
    made.push({ family, layout, near: nearnessOf(look, await measureLook(file.path, recipe.tile.dpi, signal)) });
  }
  progress(1);
  return { files, report: { look, made } };
};

/** The picture's own proportions and resolution, as far as a tile can have them. */
async function tileLike({ path, width, height, dpi }: EngineInput): Promise<LikeWish['size']> {
  const own = dpi ?? (await openPicture(path)).dpi ?? defaultDpi;
  const { share, ...size } = sizeLike({ width, height });
  const least = Math.ceil((Math.max(size.width, size.height) * cmPerInch) / limits.tileMaxCm);
  return { ...size, dpi: Math.min(limits.maxDpi, Math.max(1, least, Math.round(own * share))) };
}
