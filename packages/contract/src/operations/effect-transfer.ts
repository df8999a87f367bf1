import { z } from 'zod';
import { operation, pixelsOf, type Refusal } from './operation.ts';

/** Crafts that a picture can be laid in. */
export const techniques = ['woven', 'ikat', 'batik', 'bandhani', 'blockPrint', 'embroidery', 'watercolour'] as const;
export type Technique = (typeof techniques)[number];

/** A side that is shorter holds neither a thread nor a texture. */
const leastEffectPx = 16;

/**
 * The look of one picture on the structure of another, or a picture laid in a craft. `technique`: the craft; without one a second picture
 * gives the look. `strength` in percent: how much of it is seen. `keepPalette`: the colours stay those of the picture, else they are those of the look, or of the
 * dyes that the craft is known by. `size`: of threads, lines and dots, 1 … 5. `tileable`: every neighbourhood goes on across the edges.
 */
export const effectTransferParams = z.strictObject({
  technique: z.enum(techniques).optional(),
  strength: z.number().min(0).max(100).default(100),
  keepPalette: z.boolean().default(false),
  size: z.int().min(1).max(5).default(3),
  tileable: z.boolean().default(true),
});
export type EffectTransferParams = z.infer<typeof effectTransferParams>;

/** A look takes a second picture, a craft none. */
export const effectTransfer = operation({
  name: 'effectTransfer',
  words: { en: 'Effect', hi: 'प्रभाव', gu: 'પ્રભાવ' },
  params: effectTransferParams,
  inputs: { min: 1, max: 2 },
  price: 3,
  status: 'on',
  maxPixels: 4096 * 4096,
  // Threads and patches take several times as long as reading.
  makes: (_, inputs) => 4 * pixelsOf(inputs),
  refuses: ({ technique }, inputs): Refusal | undefined => {
    if (technique === undefined && inputs.length === 1) return { code: 'effect_needs_look', params: {} };
    if (technique !== undefined && inputs.length > 1) return { code: 'effect_has_two_looks', params: {} };
    const isSmall = inputs.some(({ width, height }) => Math.min(width, height) < leastEffectPx);
    return isSmall ? { code: 'picture_too_small', params: { pixels: leastEffectPx } } : undefined;
  },
});
