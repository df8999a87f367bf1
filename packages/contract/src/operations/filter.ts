import { z } from 'zod';
import { area } from './area.ts';
import { hex } from './hex.ts';
import { operation } from './operation.ts';

export const filters = ['grayscale', 'sepia', 'negative', 'warm', 'cool', 'duotone'] as const;

/** A filter over a picture, all of it or an area; `strength` in percent mixes it with what was there. The two colours are those of duotone. */
export const filterParams = z.strictObject({
  filter: z.enum(filters),
  strength: z.number().min(0).max(100).default(100),
  dark: hex.default('#27357a'),
  light: hex.default('#f3ead8'),
  area: area.optional(),
});
export type FilterParams = z.infer<typeof filterParams>;

export const filter = operation({
  name: 'filter',
  words: { en: 'Filters', hi: 'फ़िल्टर', gu: 'ફિલ્ટર' },
  params: filterParams,
  inputs: { min: 1, max: 1 },
  price: 0,
  status: 'on',
});
