import { z } from 'zod';
import { limits } from '../limits.ts';
import { operation } from './operation.ts';

/** How densely a picture's pixels lie on cloth. They stay as they are: more dots per inch are a smaller picture. */
export const dpiParams = z.strictObject({ dpi: z.int().min(1).max(limits.maxDpi, 'dpi_too_high') });
export type DpiParams = z.infer<typeof dpiParams>;

export const dpi = operation({
  name: 'dpi',
  words: { en: 'DPI', hi: 'DPI', gu: 'DPI' },
  params: dpiParams,
  inputs: { min: 1, max: 1 },
  price: 0,
  status: 'on',
});
