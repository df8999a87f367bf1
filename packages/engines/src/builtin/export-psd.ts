import { join } from 'node:path';
import type { ExportPsdParams } from '@naksha/contract';
import { drawWords, type Overlay, PictureError, writePicturesPsd } from '@naksha/imaging';
import { parseRecipe } from '@naksha/loom';
import type { EngineContext, EngineInput, EngineResult, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { weavePsd } from '../weaving/weave-psd.ts';
import { sizeOnCloth } from './size-on-cloth.ts';

const mmPerInch = 25.4;
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
    if (error instanceof PictureError || isOfSystem(error)) throw error;
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
  const face = join(workDir, 'face.png');
  const [first] = inputs;
  const found = parseRecipe(first?.designDefinition);
  const overlays = await wordsOf(params, signal);
  if ('recipe' in found && inputs.length === 1 && params.layers === 'motif') {
    const { recipe } = found;
    const size = sizeOnCloth(recipe, params);
    const { isLarge } = await weavePsd({ recipe, size, dpi: params.dpi, overlays, path, face }, context);
    progress(1);
    const file = {
      path,
      face,
      contentType,
      ...size,
      dpi: params.dpi,
      designDefinition: recipe,
      seed: recipe.seed,
    } as const;
    return { files: [{ ...file, fileName: nameOf(params.fileName, isLarge) }], report: { layers: 'motif' } };
  }
  const pictures = inputs.map((input) => ({ path: input.path, name: input.fileName.replace(/\.[a-z]{3,4}$/i, '') }));
  const layers = params.layers === 'colour' ? 'colour' : 'picture';
  const wanted = { pictures, layers, spots: params.spots, dpi: params.dpi, overlays, face } as const;
  const made = await writePicturesPsd({ to: path, folder: workDir, params: wanted, signal, progress });
  progress(1);
  const { width, height, dpi } = made;
  const file = {
    path,
    face,
    contentType,
    width,
    height,
    dpi,
    fileName: nameOf(params.fileName, made.isLarge),
  } as const;
  return { files: [file], report: { layers: made.layers } };
}

async function wordsOf({ text, dpi }: ExportPsdParams, signal: AbortSignal): Promise<Overlay[]> {
  if (text.length === 0) return [];
  const px = (mm: number) => Math.round((mm / mmPerInch) * dpi);
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
