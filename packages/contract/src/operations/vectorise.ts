import { z } from 'zod';
import { approvedPalette, flattenColours, locksFit, locksRule, paletteFits, paletteRule } from './flatten.ts';
import { hex } from './hex.ts';
import { operation, pixelsOf } from './operation.ts';

export const drawingFormats = ['svg', 'pdf', 'eps', 'dxf'] as const;
export type DrawingFormat = (typeof drawingFormats)[number];

/**
 * A scan or picture as areas of flat colour with smooth outlines. `locked` colours are among the palette as they are; `palette` names all of it. `weave` takes
 * out the pattern of threads or of a printer's screen, `denoise` steps of noise; `sharpen` is a percentage. `smallest`: as in
 * flatten. `detail`: 1 draws few large curves, 5 follows every bend.
 */
export const vectoriseParams = z
  .strictObject({
    format: z.enum(drawingFormats).default('svg'),
    colours: z.int().min(flattenColours.min).max(flattenColours.max).default(8),
    locked: z.array(hex).max(flattenColours.max).default([]),
    palette: approvedPalette,
    weave: z.boolean().default(false),
    denoise: z.int().min(0).max(3).default(1),
    sharpen: z.int().min(0).max(100).default(0),
    cleanEdges: z.boolean().default(true),
    smallest: z.int().min(1).max(16).default(2),
    detail: z.int().min(1).max(5).default(3),
  })
  .refine(locksFit, locksRule)
  .refine(paletteFits, paletteRule);
export type VectoriseParams = z.infer<typeof vectoriseParams>;

export const vectorise = operation({
  name: 'vectorise',
  words: { en: 'Vector', hi: 'वेक्टर', gu: 'વેક્ટર' },
  params: vectoriseParams,
  inputs: { min: 1, max: 1 },
  price: 4,
  status: 'on',
  folder: 'exported',
  // Tracing takes several times as long as reading.
  makes: (_, inputs) => 4 * pixelsOf(inputs),
  maxPixels: 4096 * 4096,
});
