import { z } from 'zod';
import { hex } from './hex.ts';
import { operation } from './operation.ts';

export const flattenColours = { min: 2, max: 64 } as const;

/**
 * The picture in exactly so many flat colours. `locked` ones are among them as they are. `denoise`: how many steps of noise reduction
 * come first. `smallest`: a spot no larger than a square of so many pixels goes to its surroundings; 1 keeps all.
 */
export const flattenParams = z
  .strictObject({
    colours: z.int().min(flattenColours.min).max(flattenColours.max).default(8),
    locked: z.array(hex).max(flattenColours.max).default([]),
    denoise: z.int().min(0).max(3).default(0),
    smallest: z.int().min(1).max(16).default(2),
    cleanEdges: z.boolean().default(true),
    dither: z.boolean().default(false),
  })
  .refine(({ colours, locked }) => new Set(locked).size === locked.length && locked.length <= colours, {
    path: ['locked'],
    message: 'expected each locked colour once and no more of them than colours',
  });
export type FlattenParams = z.infer<typeof flattenParams>;

export const flatten = operation({
  name: 'flatten',
  params: flattenParams,
  inputs: { min: 1, max: 1 },
  price: 2,
  status: 'on',
});
