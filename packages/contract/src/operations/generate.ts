import { z } from 'zod';
import { isBlank } from '../entities/is-blank.ts';
import { limits } from '../limits.ts';
import {
  ageGroups,
  colorSchemes,
  details,
  elements,
  families,
  genders,
  languages,
  moods,
  patternNames,
  repeats,
  settings,
  styles,
  usages,
} from '../options.ts';
import { defaultDpi, pxToCm } from '../units.ts';
import { hex } from './hex.ts';
import { operation } from './operation.ts';

/** A colour the designer gave; locked ones survive shuffles and edits. The first is the ground. */
export const paletteColour = z.strictObject({ hex, locked: z.boolean().default(false) });

/** What a designer asks for. Sides in pixels; with `dpi` they fix the tile's size on cloth. */
export const generateParams = z
  .strictObject({
    prompt: z.string().max(limits.promptMaxLength, 'prompt_too_long').default(''),
    trainedPattern: z.enum(families).optional(),
    patternName: z.enum(patternNames).optional(),
    styleOptions: z.enum(styles).default('vintage'),
    moodOptions: z.enum(moods).default('vibrant'),
    colorSchemeOptions: z.enum(colorSchemes).default('vibrant'),
    settingOptions: z.enum(settings).optional(),
    elementOptions: z.enum(elements).optional(),
    detailsOption: z.enum(details).optional(),
    genderOptions: z.enum(genders).default('unisex'),
    ageGroupOptions: z.enum(ageGroups).default('adults'),
    usage: z.enum(usages).default('general textile'),
    repeat: z.enum(repeats).default('straight'),
    level: z.int().min(1).max(5).default(3),
    // As many as a design has roles for colours: a further locked one could not be kept.
    palette: z.array(paletteColour).max(11).optional(),
    width: z.int().min(64).max(4096).default(1024),
    height: z.int().min(64).max(4096).default(1024),
    dpi: z.int().min(1).max(limits.maxDpi, 'dpi_too_high').default(defaultDpi),
    count: z.int().min(1).max(4).default(1),
    seed: z
      .string()
      .regex(/^[0-9a-z-]{1,32}$/, 'seed')
      .optional(),
    language: z.enum(languages).default('en'),
  })
  .refine(
    (params) => !isBlank(params.prompt) || params.trainedPattern !== undefined || params.patternName !== undefined,
    {
      path: ['prompt'],
      message: 'prompt_required',
    },
  )
  .refine((params) => pxToCm(Math.max(params.width, params.height), params.dpi) <= limits.tileMaxCm, {
    path: ['dpi'],
    message: 'tile_too_wide',
  });
export type GenerateParams = z.infer<typeof generateParams>;
/** What a caller may leave out. */
export type GenerateInput = z.input<typeof generateParams>;

export const generate = operation({
  name: 'generate',
  words: { en: 'Generate', hi: 'बनाएँ', gu: 'બનાવો' },
  params: generateParams,
  inputs: { min: 0, max: 0 },
  price: 2,
  status: 'on',
  maxPixels: 4096 * 4096,
  isFromWords: true,
  makes: ({ width, height, count }) => width * height * count,
});
