import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';
import { type KeptScene, parsePlan, type Recipe, writePlan } from '@naksha/loom';
import { textOf } from './scenes.ts';

/** A planned design: its scene in shared memory, which costs other threads a few milliseconds to read instead of planning again. */
export interface PlannedDesign {
  readonly scene: SharedArrayBuffer;
  /** Of the planner that made it. */
  readonly version: number;
  /** It is the kept one, or made in it. */
  readonly isKept: boolean;
}

const pack = promisify(brotliCompress);
/** Of brotli: the best saves two hundredths and takes twenty times as long. */
const quality = 5;
/** The largest plan is some three megabytes of text. */
const largestText = 48 * 2 ** 20;
const largestFile = 16 * 2 ** 20;

/** Writes a plan, packed, as it is kept beside a design: some 1 to 600 kB. */
export async function writeKeptPlan(
  path: string,
  { family }: Pick<Recipe, 'family'>,
  { scene, version }: Pick<PlannedDesign, 'scene' | 'version'>,
): Promise<void> {
  const text = Buffer.from(writePlan(family, version, textOf(scene)));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(path, await pack(text, { params }));
}

/** A plan that was kept with a recipe; undefined for bytes that are no plan of its family. File system errors pass through. */
export async function readKeptPlan(path: string, recipe: Recipe): Promise<KeptScene | undefined> {
  const plan = parsePlan(await readPlanText(path));
  return plan?.family === recipe.family ? { recipe, ...plan } : undefined;
}

/** The text of a plan that was kept, as `parsePlan` reads it; empty for bytes that are none. File system errors pass through. */
export async function readPlanText(path: string): Promise<string> {
  const packed = await readFile(path);
  return packed.length > largestFile ? '' : unpacked(packed);
}

/** Empty for bytes that were not packed, or that hold more than a plan. */
function unpacked(bytes: Uint8Array): string {
  try {
    return brotliDecompressSync(bytes, { maxOutputLength: largestText }).toString();
  } catch (error) {
    if (error instanceof RangeError || (error instanceof Error && 'code' in error)) return '';
    throw error;
  }
}
