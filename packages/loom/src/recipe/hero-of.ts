import type { Rng } from '../numbers/rng.ts';
import { steady } from '../numbers/steady.ts';
import type { Intent } from '../prompt/intent.ts';
import { sizeFactors } from '../prompt/noun-of.ts';
import type { FamilyDefinition } from '../vocabulary/families/family.ts';
import type { CombinedEffect } from './effects/combine-effects.ts';
import type { ResolvedOptions } from './resolve-options.ts';
import { sizesAsked } from './sizes-of-use.ts';

/** A motif smaller than this on cloth is a speck; a brief that wants one gives its size in figures. */
const smallestHero = 0.9;
/** So much of its size on running cloth a tiny motif has on a whole scarf. */
const onWhole = 0.6;
/** So much of a step in figures a motif may take. */
const ofPitch = 0.9;
/** A repeat of yarns has no drawing to lose: a pinstripe and a shirting check are as fine as a recipe may be. */
const smallestRepeat = 0.4;

/** How large the main motif is on cloth, in cm: as the words say, or as it is on the goods and in the cloth that they name. */
export function heroOf(
  definition: FamilyDefinition,
  options: ResolvedOptions,
  intent: Intent,
  effect: CombinedEffect,
  isOfButis: boolean,
  rng: Rng,
): number {
  if (intent.heroCm !== undefined) return round(within(intent.heroCm, 0.4, 60));
  const [smallest, largest] = sizesAsked(definition, isOfButis, intent, options);
  const made = smallest * steady.power(largest / smallest, rng.between(0.3, 0.7));
  // What is tiny on goods that are seen whole is tiny beside these.
  const isWhole = intent.border?.placing === 'all' && (intent.heroFactor ?? 1) <= sizeFactors.mini;
  const wished = made * effect.hero * (isWhole ? onWhole : 1);
  if (definition.isSett === true) return round(within(wished, smallestRepeat, 60));
  // What stands at a distance in figures fits in, and fills it where the cloth is to be dense.
  const room = (intent.pitchCm ?? Number.POSITIVE_INFINITY) * ofPitch;
  const isFull = intent.pitchCm !== undefined && intent.density === 'dense';
  const least = Math.max(smallestRepeat, definition.smallestCm ?? smallestHero);
  return round(within(isFull ? room : Math.min(wished, room), least, 60));
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
