import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cmToPx, dpiOf, type ExportParams, pxToCm } from '@naksha/contract';
import { type Encoding, encodePicture, openPicture, readDpi, resizePicture } from '@naksha/imaging';
import { composePiece, drawSvgFile, pieceSize, type Recipe, usageOf } from '@naksha/loom';
import type { EngineContext, EngineFile, EngineInput, EngineResult, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { type PlannedDesign, writeKeptPlan } from '../weaving/kept-plan.ts';
import { isAsStored, mayDraw, planStored, recipeToDraw, reportOf, type StoredPlan } from '../weaving/plan-stored.ts';
import { sceneOf } from '../weaving/scenes.ts';
import { weaveFile } from '../weaving/weave-file.ts';
import { weavePiece } from '../weaving/weave-piece.ts';
import { sizeOnCloth } from './size-on-cloth.ts';
import { withinLimit } from './within-limit.ts';

const endings = { png: ['.png'], jpeg: ['.jpg', '.jpeg'], tiff: ['.tif', '.tiff'], svg: ['.svg'] } as const;

/**
 * The picture as a file of the trade. A design of the loom is drawn again from its plan at its size on cloth, or where that would change
 * it taken as it was stored; any other picture keeps its pixels, or fewer, never more, and its dpi says how large they are. A piece is
 * composed of the design's recipe; other pictures have none: OperationError `edit_needs_recipe`.
 */
export const exportPicture: Run<ExportParams> = async (params, inputs, context) => {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture to export but received none');
  const recipe = await recipeToDraw(input, params.extent);
  const { format, dpi, quality, compression, inks, bits, bigTiff, rendering } = params;
  const encoding = {
    format: format === 'svg' ? 'png' : format,
    dpi,
    quality,
    compression,
    inks,
    bits,
    bigTiff,
    rendering,
  };
  if (recipe !== undefined) return exportDesign(recipe, input, params, encoding, context);
  if (format === 'svg') throw new OperationError('edit_needs_recipe', 'Expected a recipe to draw shapes of');
  if (params.extent === 'piece')
    throw new OperationError('edit_needs_recipe', 'Expected a recipe to compose a piece of');
  const file = await encodeAgain(input, params, encoding, context);
  context.progress(1);
  return { files: [{ ...file, fileName: nameOf(params) }] };
};

async function exportDesign(
  recipe: Recipe,
  input: EngineInput,
  params: ExportParams,
  encoding: Encoding,
  context: EngineContext,
): Promise<EngineResult> {
  const { format, extent, bits, drawing } = params;
  const piece = extent === 'piece' ? composePiece(recipe, params.usage ?? usageOf(recipe)) : undefined;
  const size = piece === undefined ? sizeOnCloth(recipe, params) : withinLimit(pieceSize(piece, params.dpi));
  const stored = await planStored(recipe, input, context);
  const isPixels = format !== 'svg' && piece === undefined;
  if (!isPixels) mayDraw(stored, drawing);
  const design = { ...stored, recipe };
  const isStoredSize = size.width === input.width && size.height === input.height;
  const isStored = isPixels && isAsStored(stored, drawing, isStoredSize);
  const report = isStored ? { drawing: ['pixels' as const] } : reportOf(stored, piece && recipe);
  const draw = (): Promise<EngineFile> => {
    if (format === 'svg') return exportSvg(design, params, context);
    if (piece !== undefined) return weavePiece(piece, design, encoding, context);
    if (isStored) return encodeStored(design, input, size, encoding, context);
    const steps = progressOf(context.progress, format !== 'png' || bits === 16);
    return weaveFile({ recipe, plan: stored, size, encoding, name: 'export', ...steps }, context);
  };
  const file = await draw();
  context.progress(1);
  return {
    files: [{ ...file, fileName: nameOf(params) }],
    found: stored.found,
    ...('drawing' in report ? { report } : {}),
  };
}

/** The stored pixels of a design, resampled to another size where one is asked for. They remain a design, drawn as it was. */
async function encodeStored(
  { recipe, ...stored }: StoredPlan & { readonly recipe: Recipe },
  input: EngineInput,
  size: { readonly width: number; readonly height: number },
  encoding: Encoding,
  context: EngineContext,
): Promise<EngineFile> {
  const { workDir, signal, progress } = context;
  const isStoredSize = size.width === input.width && size.height === input.height;
  const from = isStoredSize ? input.path : join(workDir, 'resized.png');
  if (!isStoredSize) {
    const params = { ...size, dpi: encoding.dpi, isTile: true };
    await resizePicture({
      from: input.path,
      to: from,
      folder: workDir,
      params,
      signal,
      progress: (share) => progress(share / 2),
    });
  }
  const path = join(workDir, `export.${encoding.format}`);
  const made = await encodePicture(from, path, encoding, signal);
  const plan = join(workDir, 'export.plan');
  if (stored.since !== 'planner') await writeKeptPlan(plan, recipe, stored);
  return {
    path,
    ...made,
    dpi: encoding.dpi,
    designDefinition: recipe,
    seed: recipe.seed,
    drawn: {
      ...(stored.since === 'planner' ? { planVersion: 0 } : { plan, planVersion: stored.version }),
      renderVersion: stored.renderVersion,
    },
  };
}

/** Of the time of a file that is encoded after its bands, those take about this share. */
const weaving = 0.8;

function progressOf(progress: (share: number) => void, isEncodedAfterwards: boolean) {
  const part = isEncodedAfterwards ? weaving : 1;
  let done = 0;
  return {
    onBand: (bands: number) => {
      done += 1;
      progress((part * done) / bands);
    },
    onEncoded: (share: number) => progress(part + (1 - part) * share),
  };
}

async function encodeAgain(
  input: EngineInput,
  { widthCm, dpi }: ExportParams,
  encoding: Encoding,
  { signal, workDir, progress }: EngineContext,
): Promise<EngineFile> {
  const picture = await openPicture(input.path);
  const wanted = widthCm === undefined ? picture.width : Math.max(1, Math.round(cmToPx(widthCm, dpi)));
  const isSmaller = wanted < picture.width;
  // Too few pixels for the size asked for: the size is kept and the density says so.
  const density = widthCm === undefined || isSmaller ? dpi : Math.max(1, Math.round(dpiOf(picture.width, widthCm)));
  const path = join(workDir, `export.${encoding.format}`);
  const target = { ...encoding, dpi: density, ...(isSmaller ? { width: wanted } : {}) };
  const made = await encodePicture(input.path, path, target, signal, progress);
  const written = await readDpi(path);
  if (written !== density) throw new Error(`Expected ${density} dpi in the file but it says ${written}`);
  return { path, ...made, dpi: density };
}

function nameOf({ fileName, format }: ExportParams): string {
  const isNamed = endings[format].some((ending) => fileName.toLowerCase().endsWith(ending));
  return isNamed ? fileName : `${fileName}${endings[format][0]}`;
}

/** Longer side of the picture that shows what the drawing looks like. */
const renditionPx = 1024;

/** The tile of a design as an SVG of its size on cloth, with a woven picture for its rendition. Throws as `withinLimit`. */
async function exportSvg(
  { recipe, ...plan }: PlannedDesign & { readonly recipe: Recipe },
  { widthCm, dpi }: Pick<ExportParams, 'widthCm' | 'dpi'>,
  context: Pick<EngineContext, 'signal' | 'workDir' | 'progress'>,
): Promise<EngineFile> {
  const { width, height } = sizeOnCloth(recipe, { widthCm, dpi });
  const path = join(context.workDir, 'export.svg');
  await writeFile(path, drawSvgFile(sceneOf(plan.scene), recipe, pxToCm(width, dpi)));
  const shrink = Math.min(1, renditionPx / Math.max(width, height));
  const size = { width: Math.max(1, Math.round(width * shrink)), height: Math.max(1, Math.round(height * shrink)) };
  const encoding = { format: 'png', quality: 100, compression: 'none', dpi } as const;
  const rendition = await weaveFile(
    { recipe, plan, size, encoding, name: 'rendition', onBand: () => undefined },
    context,
  );
  context.progress(1);
  return { path, rendition: rendition.path, contentType: 'image/svg+xml', width, height, dpi };
}
