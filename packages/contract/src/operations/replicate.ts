import { z } from 'zod';
import { limits } from '../limits.ts';
import { families, languages } from '../options.ts';
import { leastMixedPx } from './mix.ts';
import { operation } from './operation.ts';

/** New cloths in the manner of a picture, which is measured; words steer what the loom draws. */
export const replicateParams = z.strictObject({
  prompt: z.string().max(limits.promptMaxLength, 'prompt_too_long').optional(),
  language: z.enum(languages).default('en'),
  count: z.int().min(1).max(4).default(1),
});
export type ReplicateParams = z.infer<typeof replicateParams>;

/** Sides of what is woven in the manner of a picture of another size. */
const sides = { shortest: 64, least: 256, most: 2048 };
/** Pixels of the small cloths that are measured before any is woven whole: of each family one, and of the nearest their other layouts. */
const candidatePixels = 2 * families.length * 256 ** 2;

/** The size in pixels of what is woven in the manner of a picture, and the share of the picture's own that it is. */
export function sizeLike({ width, height }: { readonly width: number; readonly height: number }) {
  const longest = Math.max(width, height);
  const share = Math.min(1, sides.most / longest) * Math.max(1, sides.least / longest);
  const side = (length: number) => Math.min(sides.most, Math.max(sides.shortest, Math.round(length * share)));
  return { width: side(width), height: side(height), share };
}

export const replicate = operation({
  name: 'replicate',
  words: { en: 'Replicate', hi: 'शैली', gu: 'શૈલી' },
  params: replicateParams,
  inputs: { min: 1, max: 1 },
  price: 3,
  status: 'on',
  maxPixels: limits.maxPixels,
  makes({ count }, [given]) {
    if (given === undefined) return 0;
    const { width, height } = sizeLike(given);
    return count * width * height + candidatePixels;
  },
  refuses: (_, [given]) =>
    given && Math.min(given.width, given.height) < leastMixedPx
      ? { code: 'picture_too_small', params: { pixels: leastMixedPx } }
      : undefined,
});
