import { z } from 'zod';
import { limits } from '../limits.ts';
import { languages } from '../options.ts';
import { leastMixedPx } from './mix.ts';
import { operation } from './operation.ts';

/** New cloths in the manner of a picture, which is measured; words steer what the loom draws. */
export const replicateParams = z.strictObject({
  prompt: z.string().max(limits.promptMaxLength, 'prompt_too_long').optional(),
  language: z.enum(languages).default('en'),
  count: z.int().min(1).max(4).default(1),
});
export type ReplicateParams = z.infer<typeof replicateParams>;

export const replicate = operation({
  name: 'replicate',
  words: { en: 'Replicate', hi: 'शैली', gu: 'શૈલી' },
  params: replicateParams,
  inputs: { min: 1, max: 1 },
  price: 3,
  status: 'on',
  maxPixels: limits.maxPixels,
  refuses: (_, [given]) =>
    given && Math.min(given.width, given.height) < leastMixedPx
      ? { code: 'picture_too_small', params: { pixels: leastMixedPx } }
      : undefined,
});
