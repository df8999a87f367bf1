import { z } from 'zod';
import { limits } from '../limits.ts';
import { drawing } from './drawing.ts';
import { type JudgedInput, operation, pixelsOf, type Refusal } from './operation.ts';

/**
 * A picture with two, three or four times as many pixels on each side. `onCloth`: they lie more densely until there are 300 to an inch, or
 * as densely as before, so that it grows. A design of the loom is drawn again at its new size; creativity and sharpness are for other
 * pictures.
 */
export const upscaleParams = z.strictObject({
  scale: z.literal(limits.upscaleFactors).default(2),
  onCloth: z.enum(['same', 'larger']).default('same'),
  /** 1 adds nothing that is not in the picture; more adds grain and steeper edges: 0.2, 0.3, 0.35, 0.5 or 0.7 of the way. */
  creativity: z.int().min(1).max(5).default(3),
  sharpness: z.int().min(0).max(100).default(0),
  /** As for `export`. */
  drawing: drawing.optional(),
});
export type UpscaleParams = z.infer<typeof upscaleParams>;

export const upscale = operation({
  name: 'upscale',
  words: { en: 'Upscale', hi: 'अपस्केल', gu: 'અપસ્કેલ' },
  params: upscaleParams,
  inputs: { min: 1, max: 1 },
  price: 6,
  largeTimes: 2,
  status: 'on',
  quotaFinished: 'upscale_quota_finished',
  makes: ({ scale }, inputs) => pixelsOf(inputs) * scale * scale,
  refuses: ({ scale }, [input]) => (input === undefined ? undefined : refusalOf(scale, input)),
});

/** The dots per inch of the result: what lies more densely than may be asked for already stays so. */
export function upscaledDpi({ scale, onCloth }: Pick<UpscaleParams, 'scale' | 'onCloth'>, dpi: number): number {
  return onCloth === 'larger' ? dpi : Math.min(Math.max(limits.maxDpi, dpi), dpi * scale);
}

function refusalOf(scale: number, { width, height, operations }: JudgedInput): Refusal | undefined {
  const pixels = width * height;
  if (operations.includes('upscale') && pixels > limits.largePixels) return { code: 'upscaled_already', params: {} };
  if (pixels * scale * scale <= limits.maxPixels) return undefined;
  const maxScale = [...limits.upscaleFactors].findLast((each) => pixels * each * each <= limits.maxPixels) ?? 1;
  return { code: 'upscale_too_large', params: { maxScale } };
}
