import { join } from 'node:path';
import { type ExportPsdParams, mmToPx } from '@naksha/contract';
import {
  createPngFile,
  createSpools,
  drawWords,
  type Overlay,
  overlayLayers,
  PictureError,
  type PlaneSpool,
  type PsdGroup,
  type PsdLayer,
  writePicturesPsd,
  writePsd,
} from '@naksha/imaging';
import { bandsOf, composePiece, pieceSize, type Recipe, renderVersion, type SizePx, usageOf } from '@naksha/loom';
import type { EngineContext, EngineInput, EngineResult, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { inOrder } from '../weaving/in-order.ts';
import { writeKeptPlan } from '../weaving/kept-plan.ts';
import { mayDraw, planStored, recipeToDraw, reportOf } from '../weaving/plan-stored.ts';
import { weaveLayersInPool } from '../weaving/pool.ts';
import type { WovenLayers } from '../weaving/weave-layers.ts';
import type { PieceDesign } from '../weaving/weave-piece.ts';
import { weavePiecePsd } from '../weaving/weave-piece-psd.ts';
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
  const recipe = first === undefined ? undefined : await recipeToDraw(first, params.extent);
  const overlays = await wordsOf(params, signal);
  if (params.extent === 'piece' && (recipe === undefined || inputs.length > 1)) {
    throw new OperationError('edit_needs_recipe', 'Expected a recipe to compose a piece of');
  }
  if (first !== undefined && recipe !== undefined && inputs.length === 1 && params.layers === 'motif') {
    const isPiece = params.extent === 'piece';
    const stored = await planStored(recipe, first, context);
    mayDraw(stored, params.drawing);
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

interface WovenPsd {
  readonly recipe: Recipe;
  /** Its scene in shared memory. */
  readonly plan: SharedArrayBuffer;
  readonly size: SizePx;
  readonly dpi: number;
  readonly overlays: readonly Overlay[];
  readonly path: string;
  /** Takes a PNG of the finished cloth. */
  readonly rendition: string;
}

/** Names of what has none in a recipe. */
const names = { surface: 'Surface', step: 'Hand and weave', design: 'Design' } as const;

/**
 * Draws a design into a layered file: its ground, its layers in a group, and above them a group with what hand, technique and cloth
 * do to all of them. Answers whether it is a PSB. Bands are drawn and packed by the pool and wait on disk.
 */
async function weavePsd(
  { recipe, plan, size, dpi, overlays, path, rendition }: WovenPsd,
  { signal, workDir, progress }: Pick<EngineContext, 'signal' | 'workDir' | 'progress'>,
): Promise<{ isLarge: boolean }> {
  const spools = createSpools(workDir);
  const png = await createPngFile(rendition, { ...size, dpi });
  const bands = bandsOf(size).length;
  const woven: { name: string; isGround: boolean; rows: PlaneSpool }[] = [];
  let surface: PlaneSpool | undefined;
  let done = 0;
  try {
    const merged = await spools.create(3);
    const take = async (band: WovenLayers) => {
      for (const [index, layer] of band.layers.entries()) {
        woven[index] ??= { name: layer.name, isGround: layer.isGround, rows: await spools.create(4) };
        await woven[index].rows.append(layer.pixels);
      }
      if (band.surface !== undefined) {
        surface ??= await spools.create(4);
        await surface.append(band.surface);
      }
      await merged.append(band.merged);
      await png.append(band.png);
      done += 1;
      progress((0.95 * done) / bands);
    };
    await inOrder(bands, signal, (band, stop) => weaveLayersInPool({ recipe, plan, size, band, overlays }, stop), take);
    await png.finish();
    const layer = (name: string, rows: PlaneSpool, blend: PsdLayer['blend'] = 'normal'): PsdLayer => {
      return { name, box: { left: 0, top: 0, ...size }, blend, opacity: 1, rows };
    };
    const grounds = woven.filter(({ isGround }) => isGround).map(({ name, rows }) => layer(name, rows));
    const others = woven.filter(({ isGround }) => !isGround).map(({ name, rows }) => layer(name, rows));
    const groups: PsdGroup[] = others.length === 0 ? [] : [{ name: recipe.title || names.design, layers: others }];
    if (surface !== undefined)
      groups.push({ name: names.surface, layers: [layer(names.step, surface, 'linearLight')] });
    const words = await overlayLayers(overlays, spools);
    const layers = [...grounds, ...groups, ...words];
    const written = await writePsd(path, { ...size, dpi, layers, merged, spots: [] }, () => signal.throwIfAborted());
    return { isLarge: written.isLarge };
  } finally {
    await png.close();
    await spools.close();
  }
}
