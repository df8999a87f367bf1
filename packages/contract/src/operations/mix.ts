import { z } from 'zod';
import { operation } from './operation.ts';

export const mix = operation({
  name: 'mix',
  words: { en: 'Mix', hi: 'मिलाएँ', gu: 'ભેળવો' },
  params: z.strictObject({ weight: z.number().min(0).max(1).default(0.5), count: z.int().min(1).max(4).default(1) }),
  inputs: { min: 2, max: 2 },
  price: 3,
  status: 'comingSoon',
  maxPixels: 4096 * 4096,
});
