import { join } from 'node:path';
import { cmToPx, dpiOf, type ExportParams } from '@naksha/contract';
import { type Encoding, encodePicture, openPicture, readDpi } from '@naksha/imaging';
import { composePiece, parseRecipe, pieceSize, usageOf } from '@naksha/loom';
import type { EngineContext, EngineFile, EngineInput, Run } from '../engine.ts';
import { OperationError } from '../operation-error.ts';
import { weaveFile } from '../weaving/weave-file.ts';
import { weavePiece } from '../weaving/weave-piece.ts';
import { exportSvg } from './export-svg.ts';
import { sizeOnCloth } from './size-on-cloth.ts';
import { withinLimit } from './within-limit.ts';

const endings = { png: ['.png'], jpeg: ['.jpg', '.jpeg'], tiff: ['.tif', '.tiff'], svg: ['.svg'] } as const;

/**
 * The picture as a file of the trade. A design of the loom is drawn again from its recipe at its size on cloth; any other picture
 * keeps its pixels, or fewer, never more, and its dpi says how large they are. A piece is composed of the design's recipe; other
 * pictures have none: OperationError `edit_needs_recipe`.
 */
export const exportPicture: Run<ExportParams> = async (params, inputs, context) => {
  const [input] = inputs;
  if (input === undefined) throw new RangeError('Expected one picture to export but received none');
  const drawn = parseRecipe(input.designDefinition);
  const { format, dpi, quality, compression, inks, bits, bigTiff, rendering } = params;
  if (format === 'svg') {
    if (!('recipe' in drawn)) throw new OperationError('edit_needs_recipe', 'Expected a recipe to draw shapes of');
    return { files: [{ ...(await exportSvg(drawn.recipe, params, context)), fileName: nameOf(params) }] };
  }
  const encoding = { format, dpi, quality, compression, inks, bits, bigTiff, rendering };
  if (params.extent === 'piece') {
    if (!('recipe' in drawn)) throw new OperationError('edit_needs_recipe', 'Expected a recipe to compose a piece of');
    const piece = composePiece(drawn.recipe, params.usage ?? usageOf(drawn.recipe));
    withinLimit(pieceSize(piece, params.dpi));
    const file = await weavePiece(piece, drawn.recipe, encoding, context);
    context.progress(1);
    return { files: [{ ...file, fileName: nameOf(params) }] };
  }
  const file =
    'recipe' in drawn
      ? await weaveFile(
          {
            recipe: drawn.recipe,
            size: sizeOnCloth(drawn.recipe, params),
            encoding,
            name: 'export',
            ...progressOf(context.progress, format !== 'png' || bits === 16),
          },
          context,
        )
      : await encodeAgain(input, params, encoding, context);
  context.progress(1);
  return { files: [{ ...file, fileName: nameOf(params) }] };
};

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
