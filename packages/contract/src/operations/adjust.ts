import { z } from 'zod';
import { area } from './area.ts';
import { operation } from './operation.ts';

/** −100 … 100, 0 changes nothing. */
const level = z.number().min(-100).max(100).default(0);

/** Light and colour of a picture, all of it or an area. Levels are percent of the strongest change; `hue` turns the colours, in degrees. */
export const adjustParams = z.strictObject({
  brightness: level,
  contrast: level,
  saturation: level,
  temperature: level,
  hue: z.number().min(-180).max(180).default(0),
  sharpness: z.number().min(0).max(100).default(0),
  area: area.optional(),
});
export type AdjustParams = z.infer<typeof adjustParams>;

export const adjust = operation({
  name: 'adjust',
  words: { en: 'Adjust', hi: 'एडजस्ट', gu: 'એડજસ્ટ' },
  params: adjustParams,
  inputs: { min: 1, max: 1 },
  price: 0,
  status: 'on',
});
