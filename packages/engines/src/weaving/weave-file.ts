import { join } from 'node:path';
import { createPngFile, createTiffSpool, type Encoding, encodePicture, readDpi } from '@naksha/imaging';
import { type Recipe, renderVersion, type SizePx } from '@naksha/loom';
import type { EngineContext, EngineFile } from '../engine.ts';
import { type PlannedDesign, writeKeptPlan } from './kept-plan.ts';
import { weavePicture } from './weave-picture.ts';

export interface WovenFile {
  readonly recipe: Recipe;
  readonly plan: Pick<PlannedDesign, 'scene' | 'version'>;
  readonly size: SizePx;
  readonly encoding: Encoding;
  /** The name inside the work folder, without its ending. */
  readonly name: string;
  /** Called after each band with the number of bands in all. */
  readonly onBand: (bands: number) => void;
  /** Receives the share of the encoding that follows, where there is any. */
  readonly onEncoded?: (share: number) => void;
}

/** Draws a recipe into a file of the work folder. PNG of 8 bits is packed by the threads that draw; all else is encoded afterwards. */
export async function weaveFile(
  file: WovenFile,
  context: Pick<EngineContext, 'signal' | 'workDir'>,
): Promise<EngineFile> {
  const { recipe, size, encoding } = file;
  const path = join(context.workDir, `${file.name}.${encoding.format}`);
  const seamScore =
    encoding.format === 'png' && encoding.bits !== 16
      ? await weavePng(file, path, context.signal)
      : await weaveOther(file, path, context);
  const plan = join(context.workDir, `${file.name}.plan`);
  await writeKeptPlan(plan, recipe, file.plan);
  const dpi = await readDpi(path);
  if (dpi !== encoding.dpi) throw new Error(`Expected ${encoding.dpi} dpi in the file but it says ${dpi}`);
  return {
    path,
    contentType: `image/${encoding.format}`,
    ...size,
    dpi,
    designDefinition: recipe,
    drawn: { plan, planVersion: file.plan.version, renderVersion },
    seed: recipe.seed,
    seamScore,
  };
}

async function weavePng(
  { recipe, plan, size, encoding, onBand }: WovenFile,
  path: string,
  signal: AbortSignal,
): Promise<number> {
  const out = await createPngFile(path, { ...size, dpi: encoding.dpi });
  try {
    const score = await weavePicture(
      { recipe, plan: plan.scene, size, wanted: 'png', signal, onBand },
      async ({ png }) => {
        if (png !== undefined) await out.append(png);
      },
    );
    await out.finish();
    return score;
  } finally {
    await out.close();
  }
}

async function weaveOther(
  { recipe, plan, size, encoding, name, onBand, onEncoded }: WovenFile,
  path: string,
  { signal, workDir }: Pick<EngineContext, 'signal' | 'workDir'>,
): Promise<number> {
  const spoolPath = join(workDir, `${name}.spool`);
  const spool = await createTiffSpool(spoolPath, size.width, size.height);
  try {
    const score = await weavePicture(
      { recipe, plan: plan.scene, size, wanted: 'rows', signal, onBand },
      async ({ rows, height }) => {
        if (rows !== undefined) await spool.append({ width: size.width, height, pixels: rows });
      },
    );
    await spool.finish();
    await encodePicture(spoolPath, path, encoding, signal, onEncoded);
    return score;
  } finally {
    await spool.close();
  }
}
