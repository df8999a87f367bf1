import { z } from 'zod';
import { operation, pixelsOf } from './operation.ts';

/** What a variation may have to leave as it is. */
export const variationKeeps = ['style', 'background', 'motifs', 'placement', 'palette'] as const;

/** Other designs of the same idea: near ones (clone) or the idea laid out again (reimagine). */
export const variationParams = z.strictObject({
  kind: z.enum(['clone', 'reimagine']).default('clone'),
  /** How far it goes: 0.2, 0.3, 0.35, 0.5 or 0.7 of the way. */
  level: z.int().min(1).max(5).default(3),
  count: z.int().min(1).max(4).default(1),
  /** The place of the first one among those of its seed, so that one that was seen can be made alone. */
  first: z.int().min(0).max(3).default(0),
  noiseReduction: z.boolean().default(false),
  /** The same seed gives the same variations; without one they are left to chance. */
  seed: z
    .string()
    .regex(/^[0-9a-z-]{1,32}$/, 'seed')
    .optional(),
  keep: z.array(z.enum(variationKeeps)).max(variationKeeps.length).default([]),
});
export type VariationParams = z.infer<typeof variationParams>;

export const variation = operation({
  name: 'variation',
  words: { en: 'Variations', hi: 'रूपांतर', gu: 'રૂપાંતર' },
  params: variationParams,
  inputs: { min: 1, max: 1 },
  price: 2,
  largeTimes: 2,
  modelExtra: 2,
  status: 'on',
  quotaFinished: 'variation_quota_finished',
  asksModel: true,
  makes: ({ count }, inputs) => pixelsOf(inputs) * count,
});
