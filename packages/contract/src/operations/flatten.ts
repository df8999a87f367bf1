import { z } from 'zod';
import { hex } from './hex.ts';
import { operation } from './operation.ts';

export const flattenColours = { min: 2, max: 64 } as const;

interface WantedColours {
  readonly colours: number;
  readonly locked: readonly string[];
  readonly palette?: readonly string[] | undefined;
}

/** The colours that a preview showed and a person approved: the result has exactly these. Where absent they are fitted to the picture. */
export const approvedPalette = z.array(hex).min(1).max(flattenColours.max).optional();

/** Each colour once, no more than `colours`. */
export const locksFit = ({ colours, locked }: WantedColours) =>
  new Set(locked).size === locked.length && locked.length <= colours;

/** Each colour once, no more than `colours`, the locked ones among them. */
export const paletteFits = ({ colours, locked, palette }: WantedColours) =>
  palette === undefined ||
  (new Set(palette).size === palette.length &&
    palette.length <= colours &&
    locked.every((hexCode) => palette.includes(hexCode)));

export const locksRule = {
  path: ['locked'],
  message: 'locks',
};
export const paletteRule = {
  path: ['palette'],
  message: 'palette',
};

/**
 * The picture in exactly so many flat colours. `locked` ones are among them as they are; `palette` names all of them. `denoise`: how many steps of noise reduction
 * come first. `smallest`: a spot no larger than a square of so many pixels goes to its surroundings; 1 keeps all.
 */
export const flattenParams = z
  .strictObject({
    colours: z.int().min(flattenColours.min).max(flattenColours.max).default(8),
    locked: z.array(hex).max(flattenColours.max).default([]),
    palette: approvedPalette,
    denoise: z.int().min(0).max(3).default(0),
    smallest: z.int().min(1).max(16).default(2),
    cleanEdges: z.boolean().default(true),
    dither: z.boolean().default(false),
  })
  .refine(locksFit, locksRule)
  .refine(paletteFits, paletteRule);
export type FlattenParams = z.infer<typeof flattenParams>;

export const flatten = operation({
  name: 'flatten',
  words: { en: 'Flatten', hi: 'रंग घटाएँ', gu: 'રંગ ઘટાડો' },
  params: flattenParams,
  inputs: { min: 1, max: 1 },
  price: 2,
  largeTimes: 2,
  status: 'on',
  isFlat: true,
});
