import { z } from 'zod';
import { fileName } from '../entities/file-name.ts';
import { limits } from '../limits.ts';
import { usages } from '../options.ts';
import { cmToPx, defaultDpi, pxToCm } from '../units.ts';
import { drawing } from './drawing.ts';
import { operation } from './operation.ts';

/**
 * The picture as a file of the trade. `widthCm` sets the size on cloth, the design's own when absent; a loom design is
 * drawn again for it, never enlarged. A `piece` is the whole goods of a usage, the design's own when absent, in its own size
 * (`pieceSizes`): a saree with borders, pallu and blouse piece. `quality` speaks of JPEG, `compression` of TIFF.
 * `bits` of a sample in PNG and TIFF: the picture's own, or 8 or 16, which add nothing to a picture that has fewer. `bigTiff` writes a
 * BigTIFF also where it need not be one. `cmyk` parts the colours into the four inks of the printing press, with their profile in the
 * file; `rendering` is how colours beyond the press are brought to it.
 * `drawing` says whether a loom design is drawn again or taken as its stored pixels; without it, it is drawn again unless that would
 * change it and the pixels will do. Shapes and whole goods have no stored pixels: of a design whose planner is gone, and no plan is left,
 * they are made only where `again` is asked for, else refused as `drawing_changed`.
 * `svg` is the tile of a loom design as shapes in named layers, without weave and waver.
 */
export const exportParams = z
  .strictObject({
    fileName,
    format: z.enum(['png', 'jpeg', 'tiff', 'svg']).default('png'),
    dpi: z.int().min(1).max(limits.maxDpi, 'dpi_too_high').default(limits.maxDpi),
    extent: z.enum(['tile', 'piece']).default('tile'),
    usage: z.enum(usages).optional(),
    widthCm: z.number().min(0.1).max(1000).optional(),
    quality: z.int().min(1).max(100).default(95),
    compression: z.enum(['none', 'lzw', 'deflate']).default('lzw'),
    bits: z.literal(['own', 8, 16]).default('own'),
    bigTiff: z.boolean().default(false),
    inks: z.enum(['rgb', 'cmyk']).default('rgb'),
    rendering: z.enum(['perceptual', 'colorimetric']).default('perceptual'),
    drawing: drawing.optional(),
  })
  .refine(({ format, inks }) => inks === 'rgb' || format === 'jpeg' || format === 'tiff', {
    path: ['inks'],
    message: 'cmyk_format',
  })
  .refine(({ format, inks, bits }) => bits !== 16 || (inks === 'rgb' && (format === 'png' || format === 'tiff')), {
    path: ['bits'],
    message: 'bits_format',
  })
  .refine(({ format, extent }) => format !== 'svg' || extent === 'tile', {
    path: ['format'],
    message: 'piece_format',
  });
export type ExportParams = z.infer<typeof exportParams>;

export const exportOperation = operation({
  name: 'export',
  words: { en: 'Export', hi: 'एक्सपोर्ट', gu: 'એક્સપોર્ટ' },
  params: exportParams,
  inputs: { min: 1, max: 1 },
  price: 0,
  folder: 'exported',
  inGrace: true,
  makes({ extent, widthCm, dpi }, [input]) {
    if (input === undefined || extent === 'piece') return Number.POSITIVE_INFINITY;
    const wide = cmToPx(widthCm ?? pxToCm(input.width, input.dpi ?? defaultDpi), dpi);
    return (wide * wide * input.height) / input.width;
  },
  status: 'on',
});
