import { join } from 'node:path';
import { defaultDpi, recolourParams, shareOfLevel, type VariationParams } from '@naksha/contract';
import { denoisePicture, openPicture, type Requilted, recolourPicture, requiltPicture } from '@naksha/imaging';
import { varyColours } from '@naksha/loom';
import type { EngineContext, EngineFile, EngineInput, EngineResult } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { within } from '../within.ts';
import { pictureColours } from './picture-colours.ts';

/** A reimagined picture is laid out again as a whole, or nearly. */
const reimagined = { least: 0.7, most: 0.95 };

interface Made {
  readonly file: EngineFile;
  readonly report: Readonly<Record<string, unknown>>;
}

/**
 * Variations of a picture that has no recipe: its motifs or parts lie otherwise and its colours sway, as far as the level says and what is
 * kept allows. The report says for each how it was done and what could not be. Throws `OperationError` when so much is kept that nothing can
 * vary.
 */
export async function varyPicture(
  params: VariationParams,
  input: EngineInput,
  context: EngineContext,
): Promise<EngineResult> {
  const { keep } = params;
  // Less grain alone would give the same picture every time.
  if (keep.includes('placement') && keep.includes('palette')) throw keepsAll();
  const colours = await pictureColours(input, context);
  const dpi = input.dpi ?? (await openPicture(input.path)).dpi ?? defaultDpi;
  const made: Made[] = [];
  for (let index = 0; index < params.count; index++) {
    const stepped = within(context.progress, index / params.count, (index + 1) / params.count);
    made.push(await varied(params, { ...input, dpi }, colours, index, { ...context, progress: stepped }));
  }
  context.progress(1);
  return { files: made.map(({ file }) => file), report: { made: made.map(({ report }) => report) } };
}

async function varied(
  params: VariationParams,
  input: EngineInput & { readonly dpi: number },
  colours: Parameters<typeof varyColours>[0],
  index: number,
  { workDir, signal, progress, seed: given }: EngineContext,
): Promise<Made> {
  const { keep, kind, level, noiseReduction } = params;
  const seed = `${params.seed ?? given}/${params.first + index}`;
  const pathOf = (step: string) => join(workDir, `${step}-${index + 1}.png`);
  const work = (from: string, to: string, begin: number, end: number) => ({
    from,
    to,
    folder: workDir,
    signal,
    progress: within(progress, begin, end),
  });
  let from = input.path;
  let drawn: Requilted | undefined;
  if (!keep.includes('placement')) {
    const wish = {
      kind: 'vary' as const,
      share: shareOf(kind, level),
      motifsOnly: keep.includes('motifs'),
      mirrors: !keep.includes('style') && (kind === 'reimagine' || level > 2),
      shifts: kind === 'reimagine' || level > 3,
      seed,
      dpi: input.dpi,
    };
    drawn = await requiltPicture({ ...work(from, pathOf('set'), 0, 0.6), params: wish });
    from = pathOf('set');
  }
  const isAlone = drawn === undefined || drawn.method === 'none';
  if (isAlone && keep.includes('palette')) throw keepsAll();
  const sway = varyColours(colours, { kind, level, keep, isAlone }, seed);
  if (sway.length > 0) {
    const recolouring = recolourParams.parse({ colours: sway, reach: 'all' });
    await recolourPicture({ ...work(from, pathOf('dyed'), 0.6, 0.8), params: recolouring });
    from = pathOf('dyed');
  }
  if (noiseReduction) {
    await denoisePicture({ ...work(from, pathOf('denoised'), 0.8, 1), params: {} });
    from = pathOf('denoised');
  }
  const { width, height } = await openPicture(from);
  const seamScore = drawn?.seamScore;
  return {
    file: {
      path: from,
      contentType: 'image/png',
      width,
      height,
      dpi: input.dpi,
      ...(seamScore === undefined ? {} : { seamScore }),
    },
    report: {
      method: drawn?.method ?? 'none',
      changed: drawn?.changed ?? 0,
      colours: sway.length > 0,
      notes: drawn?.notes ?? [],
    },
  };
}

function shareOf(kind: VariationParams['kind'], level: number): number {
  const share = shareOfLevel(level);
  return kind === 'clone' ? share : Math.min(reimagined.most, Math.max(reimagined.least, share + 0.35));
}

function keepsAll(): OperationError {
  return new OperationError('variation_keeps_all', 'Nothing is left that could vary');
}
