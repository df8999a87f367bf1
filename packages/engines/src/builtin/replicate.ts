import {
  cmPerInch,
  defaultDpi,
  type Family,
  families as familyNames,
  limits,
  type ReplicateParams,
  sizeLike,
} from '@naksha/contract';
import { lookDistance, measureLook, nearnessOf, openPicture } from '@naksha/imaging';
import { bringSubjects, families, type LikeWish, type Recipe, readPrompt, recipeLike } from '@naksha/loom';
import type { EngineContext, EngineFile, EngineInput, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { lookInPool, planInPool } from '../weaving/pool.ts';
import { weaveFile } from '../weaving/weave-file.ts';
import { within } from '../within.ts';

/** Families whose layouts are all tried: those whose first cloth comes nearest. */
const tried = 4;
/** Of one family so many are shown at most, unless words name it: the others show what else comes near. */
const mostOfFamily = 2;
/** Shares of the work after which the picture is measured, and the nearest cloths are found. */
const stages = { measured: 0.05, found: 0.5 };

interface Candidate {
  readonly recipe: Recipe;
  readonly away: number;
}

/**
 * New cloths in the manner of a picture: it is measured, each family of the loom weaves a small cloth in its dyes, size and density, and those that
 * measure nearest are woven whole. Words that name a cloth choose among its own layouts. The report says what was measured, and how near
 * each result comes, 1 … 5. Throws `OperationError` `picture_plain` where there is nothing to go by.
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
  const best = await nearest(wish, named.length > 0 ? named : familyNames, count, {
    ...context,
    progress: within(progress, stages.measured, stages.found),
  });
  const files: EngineFile[] = [];
  const made: { family: string; layout: string; near: number }[] = [];
  for (const [index, { recipe }] of best.entries()) {
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

/** The cloths that measure nearest, each of another layout; a family's first cloth says whether its other layouts are worth a look. */
async function nearest(
  wish: Omit<LikeWish, 'family' | 'layout'>,
  among: readonly Family[],
  count: number,
  { signal, progress }: EngineContext,
): Promise<Candidate[]> {
  // One that cannot be drawn is passed over.
  const judged = async (family: Family, layout?: string): Promise<Candidate[]> => {
    const recipe = recipeLike({ ...wish, family, ...(layout === undefined ? {} : { layout }) });
    const own = await lookInPool({ recipe }, signal);
    return own === undefined ? [] : [{ recipe, away: lookDistance(wish.look, own) }];
  };
  const inOrder = (one: Candidate, other: Candidate) => one.away - other.away;
  const first = (await each(among, (family) => judged(family), within(progress, 0, 0.6))).flat();
  const near = first.toSorted(inOrder).slice(0, tried);
  const others = near.flatMap(({ recipe: { family, layout } }) =>
    families[family].layouts.filter((name) => name !== layout).map((name) => ({ family, layout: name })),
  );
  const more = (await each(others, ({ family, layout }) => judged(family, layout), within(progress, 0.6, 1))).flat();
  const best: Candidate[] = [];
  for (const next of [...first, ...more].toSorted(inOrder)) {
    const own = best.filter(({ recipe }) => recipe.family === next.recipe.family).length;
    if (best.length < count && (own < mostOfFamily || among.length === 1)) best.push(next);
  }
  return best;
}

/** A few at a time, so that each thread has work and the share that is done is known. */
const atOnce = 4;

async function each<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Promise<Made>,
  progress: (share: number) => void,
): Promise<Made[]> {
  const made: Made[] = [];
  for (let from = 0; from < items.length; from += atOnce) {
    made.push(...(await Promise.all(items.slice(from, from + atOnce).map(make))));
    progress(made.length / items.length);
  }
  return made;
}

/** The picture's own proportions and resolution, as far as a tile can have them. */
async function tileLike({ path, width, height, dpi }: EngineInput): Promise<LikeWish['size']> {
  const own = dpi ?? (await openPicture(path)).dpi ?? defaultDpi;
  const { share, ...size } = sizeLike({ width, height });
  const least = Math.ceil((Math.max(size.width, size.height) * cmPerInch) / limits.tileMaxCm);
  return { ...size, dpi: Math.min(limits.maxDpi, Math.max(1, least, Math.round(own * share))) };
}
