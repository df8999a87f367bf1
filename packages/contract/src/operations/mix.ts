import { z } from 'zod';
import { languages } from '../options.ts';
import { type JudgedInput, operation, type Refusal } from './operation.ts';

/**
 * What a mix takes of the second design: its colours; where its motifs lie; its cloth, of a picture its drawing tone in
 * tone; or half of all, of a picture every other stripe.
 */
export const mixModes = ['colours', 'layout', 'cloth', 'halves'] as const;
export type MixMode = (typeof mixModes)[number];

/** A side that is shorter holds no drawing. */
export const leastMixedPx = 16;

/** The first design with something of the second, in up to four ways. */
export const mixParams = z.strictObject({
  /** 0 nothing of the second, 1 as much as the way takes. */
  weight: z.number().min(0).max(1).default(0.5),
  /** So many ways, those that come to nothing left out. */
  count: z.int().min(1).max(4).default(1),
  /** The first of them; the others follow in order, from the last on again from the beginning. */
  mode: z.enum(mixModes).default('colours'),
  /** None of the others follows: where the first comes to nothing, so does the mix. */
  only: z.boolean().default(false),
  /** In which the results are named. */
  language: z.enum(languages).default('en'),
});
export type MixParams = z.infer<typeof mixParams>;

export const mix = operation({
  name: 'mix',
  words: { en: 'Mix', hi: 'मिलाएँ', gu: 'ભેળવો' },
  params: mixParams,
  inputs: { min: 2, max: 2 },
  price: 3,
  status: 'on',
  maxPixels: 4096 * 4096,
  makes: ({ count }, [first]) => count * (first === undefined ? 0 : first.width * first.height),
  refuses: (_, inputs) => refusalOf(inputs),
});

function refusalOf([first, second]: readonly JudgedInput[]): Refusal | undefined {
  if (first !== undefined && first.id === second?.id) return { code: 'mix_same_picture', params: {} };
  const isSmall = [first, second].some((each) => each && Math.min(each.width, each.height) < leastMixedPx);
  return isSmall ? { code: 'picture_too_small', params: { pixels: leastMixedPx } } : undefined;
}
