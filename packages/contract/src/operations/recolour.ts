import { z } from 'zod';
import { area } from './area.ts';
import { hex } from './hex.ts';
import { operation } from './operation.ts';

export const recolourColoursMax = 32;

/**
 * Colours exchanged for others, shading kept. `near`: what lies within `radius` (ΔE00) of a colour follows it, the rest stays.
 * `all`: every pixel follows the colours it is nearest to; one that is to stay is given to itself. `softness` in percent is how
 * gently one colour goes over into the next. It is done everywhere, or in an area.
 */
export const recolourParams = z.strictObject({
  colours: z
    .array(z.strictObject({ from: hex, to: hex }))
    .min(1)
    .max(recolourColoursMax),
  reach: z.enum(['near', 'all']).default('near'),
  radius: z.number().min(1).max(60).default(15),
  softness: z.number().min(0).max(100).default(30),
  area: area.optional(),
});
export type RecolourParams = z.infer<typeof recolourParams>;

export const recolour = operation({
  name: 'recolour',
  words: { en: 'Recolour', hi: 'रंग बदलें', gu: 'રંગ બદલો' },
  params: recolourParams,
  inputs: { min: 1, max: 1 },
  price: 0,
  status: 'on',
});
