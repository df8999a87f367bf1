import { join } from 'node:path';
import { type ExportPsdParams, mmToPx } from '@naksha/contract';
import { drawWords, type Overlay, PictureError, writePicturesPsd } from '@naksha/imaging';
import { composePiece, parseRecipe, pieceSize, renderVersion, usageOf } from '@naksha/loom';
import type { EngineContext, EngineInput, EngineResult, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { writeKeptPlan } from '../weaving/kept-plan.ts';
import { planStored, reportOf } from '../weaving/plan-stored.ts';
import type { PieceDesign } from '../weaving/weave-piece.ts';
import { weavePiecePsd } from '../weaving/weave-piece-psd.ts';
import { type WovenPsd, weavePsd } from '../weaving/weave-psd.ts';
import { sizeOnCloth } from './size-on-cloth.ts';
import { withinLimit } from './within-limit.ts';

const contentType = 'image/vnd.adobe.photoshop';
const ending = /\.ps[db]$/i;

/**
 * Pictures and words as a layered file. One design of the loom is drawn again, layer by layer; what else there is becomes layers as
 * it is. The report says what the layers are. Throws `OperationError` `psd_needs_content` and `psd_export_failed`.
 */
export const exportPsd: Run<ExportPsdParams> = async (params, inputs, context) => {
  if (inputs.length === 0 && params.text.length === 0) {
    throw new OperationError('psd_needs_content', 'Expected a picture or words but received neither');
  }
  try {
    return await exported(params, inputs, context);
  } catch (error) {
    context.signal.throwIfAborted();
    if (error instanceof PictureError || error instanceof OperationError || isOfSystem(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperationError('psd_export_failed', `Expected a layered file: ${reason}`, {}, { cause: error });
  }
};

async function exported(
  params: ExportPsdParams,
  inputs: readonly EngineInput[],
  context: EngineContext,
): Promise<EngineResult> {
  const { workDir, signal, progress } = context;
  const path = join(workDir, 'layers.psd');
  const rendition = join(workDir, 'rendition.png');
  const [first] = inputs;
  const found = parseRecipe(first?.designDefinition);
  const overlays = await wordsOf(params, signal);
  if (params.extent === 'piece' && (!('recipe' in found) || inputs.length > 1)) {
    throw new OperationError('edit_needs_recipe', 'Expected a recipe to compose a piece of');
  }
  if (first !== undefined && 'recipe' in found && inputs.length === 1 && params.layers === 'motif') {
    const { recipe } = found;
    const isPiece = params.extent === 'piece';
    const stored = await planStored(recipe, first, context);
    const { isLarge, ...size } = await wovenPsd({ ...stored, recipe }, params, { overlays, path, rendition }, context);
    progress(1);
    // A piece is no design that can be changed: only a tile has a recipe.
    const plan = join(workDir, 'layers.plan');
    await writeKeptPlan(plan, recipe, stored);
    const drawn = { plan, planVersion: stored.version, renderVersion };
    const origin = isPiece ? {} : { designDefinition: recipe, seed: recipe.seed, drawn };
    const fileName = nameOf(params.fileName, isLarge);
    const file = { path, rendition, contentType, ...size, dpi: params.dpi, fileName, ...origin } as const;
    return {
      files: [file],
      found: stored.found,
      report: { layers: 'motif', ...reportOf(stored, isPiece ? recipe : undefined) },
    };
  }
  const pictures = inputs.map((input) => ({ path: input.path, name: input.fileName.replace(/\.[a-z]{3,4}$/i, '') }));
  const layers = params.layers === 'colour' ? 'colour' : 'picture';
  const wanted = { pictures, layers, spots: params.spots, dpi: params.dpi, overlays, rendition } as const;
  const made = await writePicturesPsd({ to: path, folder: workDir, params: wanted, signal, progress });
  progress(1);
  const { width, height, dpi } = made;
  const file = {
    path,
    rendition,
    contentType,
    width,
    height,
    dpi,
    fileName: nameOf(params.fileName, made.isLarge),
  } as const;
  return { files: [file], report: { layers: made.layers } };
}

/** Draws the tile, or the whole piece, again. */
async function wovenPsd(
  { recipe, scene }: PieceDesign,
  params: ExportPsdParams,
  files: Pick<WovenPsd, 'overlays' | 'path' | 'rendition'>,
  context: EngineContext,
): Promise<{ width: number; height: number; isLarge: boolean }> {
  const { dpi } = params;
  if (params.extent === 'piece') {
    const piece = composePiece(recipe, params.usage ?? usageOf(recipe));
    withinLimit(pieceSize(piece, dpi));
    return weavePiecePsd({ piece, design: { recipe, scene }, dpi, ...files }, context);
  }
  const size = sizeOnCloth(recipe, params);
  return { ...size, ...(await weavePsd({ recipe, plan: scene, size, dpi, ...files }, context)) };
}

async function wordsOf({ text, dpi }: ExportPsdParams, signal: AbortSignal): Promise<Overlay[]> {
  if (text.length === 0) return [];
  const px = (mm: number) => Math.round(mmToPx(mm, dpi));
  const words = text.map(({ content, font, sizeMm, hex, x, y }) => ({
    content,
    font,
    hex,
    sizePx: px(sizeMm),
    left: px(x),
    top: px(y),
  }));
  return drawWords(words, signal);
}

/** Errors of the file system carry a code, a full disk among them; others have words of their own for them. */
function isOfSystem(error: unknown): boolean {
  return error instanceof Error && 'code' in error;
}

function nameOf(fileName: string, isLarge: boolean): string {
  return `${fileName.replace(ending, '')}.${isLarge ? 'psb' : 'psd'}`;
}
