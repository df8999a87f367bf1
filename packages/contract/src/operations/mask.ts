import { z } from 'zod';
import { isBlank } from '../entities/is-blank.ts';
import { limits } from '../limits.ts';
import { languages } from '../options.ts';
import { area } from './area.ts';
import { type JudgedInput, operation, pixelsOf, type Refusal } from './operation.ts';

/**
 * `remove`: what is masked goes, and the picture goes on in its place. `watermark`: the same for a mark that lies over the picture, which is
 * found where nothing is masked. `fill`: a motif by words is woven into what is masked.
 */
export const maskActions = ['remove', 'watermark', 'fill'] as const;

/**
 * Changes what is masked and nothing else. The mask is a painted area, or a second picture of the same size in which what
 * is lighter than a compressed black, 16 of 255 and more, is changed wholly.
 */
export const maskParams = z
  .strictObject({
    action: z.enum(maskActions).default('remove'),
    area: area.optional(),
    /** What is to stand in it, for `fill`. */
    prompt: z.string().trim().max(limits.promptMaxLength, 'prompt_too_long').optional(),
    language: z.enum(languages).default('en'),
    /** Percent of a watermark that goes; what is left of it shows through. */
    strength: z.number().min(1).max(100).default(100),
    /** The same seed fills a hole in the same way; without one it is left to chance. */
    seed: z
      .string()
      .regex(/^[0-9a-z-]{1,32}$/, 'seed')
      .optional(),
  })
  .check(({ value, issues }) => {
    if (value.action !== 'fill' || !isBlank(value.prompt ?? '')) return;
    issues.push({ code: 'custom', message: 'prompt_required', input: value.prompt, path: ['prompt'] });
  });
export type MaskParams = z.infer<typeof maskParams>;

export const mask = operation({
  name: 'mask',
  words: { en: 'Remove and fill', hi: 'हटाएँ और भरें', gu: 'દૂર કરો અને ભરો' },
  params: maskParams,
  inputs: { min: 1, max: 2 },
  price: 3,
  status: 'on',
  quotaFinished: 'mask_quota_finished',
  // Where to copy from is looked for at several sizes and shifts.
  makes: (_, inputs) => 4 * pixelsOf(inputs.slice(0, 1)),
  refuses: ({ action, area: painted }, [picture, given]) => {
    if ((painted && given) || (!painted && !given && action !== 'watermark')) return { code: 'mask_once', params: {} };
    return given && picture ? otherSize(picture, given) : undefined;
  },
});

function otherSize(picture: JudgedInput, given: JudgedInput): Refusal | undefined {
  const { width, height } = picture;
  if (given.width === width && given.height === height) return undefined;
  return { code: 'mask_size', params: { width, height, maskWidth: given.width, maskHeight: given.height } };
}
