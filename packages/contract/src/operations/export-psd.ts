import { z } from 'zod';
import { fileName } from '../entities/file-name.ts';
import { isBlank } from '../entities/is-blank.ts';
import { line } from '../entities/line.ts';
import { storable } from '../entities/storable.ts';
import { limits } from '../limits.ts';
import { usages } from '../options.ts';
import { drawing } from './drawing.ts';
import { hex } from './hex.ts';
import { operation } from './operation.ts';

/** Words set on the picture, each a layer of its own. `x` and `y` are the upper left corner in mm of cloth. */
const psdText = z.strictObject({
  content: z
    .string()
    .overwrite(storable)
    .trim()
    .max(500)
    .refine((words) => !isBlank(words), 'psd_needs_content'),
  font: line().min(1).max(100).default('Sans'),
  sizeMm: z.number().min(1).max(500).default(10),
  hex: hex.default('#000000'),
  x: z.number().min(0).max(10_000).default(0),
  y: z.number().min(0).max(10_000).default(0),
});

/**
 * Pictures and words as a file of layers. `motif`: the layers a design of the loom was drawn in, for which it is drawn again at its
 * size on cloth, as `export` does; `colour`: one for each colour of a flattened picture, on request with spot channels; what a
 * picture does not have becomes one layer. A `piece` is the whole goods of a usage, as for `export`: its parts as groups, each with
 * the layers that it was drawn in; it takes one design and `motif`. `drawing`: as for the shapes and the whole goods of `export`.
 */
export const exportPsdParams = z
  .strictObject({
    fileName,
    layers: z.enum(['motif', 'colour', 'picture']).default('motif'),
    dpi: z.int().min(1).max(limits.maxDpi, 'dpi_too_high').default(limits.maxDpi),
    widthCm: z.number().min(0.1).max(1000).optional(),
    extent: z.enum(['tile', 'piece']).default('tile'),
    usage: z.enum(usages).optional(),
    drawing: drawing.optional(),
    spots: z.boolean().default(false),
    text: z.array(psdText).max(20).default([]),
  })
  .refine(({ extent, layers }) => extent === 'tile' || layers === 'motif', {
    path: ['layers'],
    message: 'piece_layers',
  });
export type ExportPsdParams = z.infer<typeof exportPsdParams>;

export const exportPsd = operation({
  name: 'exportPsd',
  words: { en: 'PSD', hi: 'PSD', gu: 'PSD' },
  params: exportPsdParams,
  inputs: { min: 0, max: 20 },
  price: 2,
  folder: 'psd',
  inGrace: true,
  // Of each layer as much as of the picture, and of layers any number.
  makes: () => Number.POSITIVE_INFINITY,
  status: 'on',
  needsLayers: ({ layers }) => layers === 'colour',
  refuses: ({ text }, inputs) =>
    inputs.length === 0 && text.length === 0 ? { code: 'psd_needs_content', params: {} } : undefined,
});
