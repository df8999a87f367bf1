import type { Rng } from '../numbers/rng.ts';
import { steady } from '../numbers/steady.ts';
import type { Intent } from '../prompt/intent.ts';
import { sizeFactors } from '../prompt/noun-of.ts';
import type { FamilyDefinition } from '../vocabulary/families/family.ts';
import type { CombinedEffect } from './effects/combine-effects.ts';
import { furnishingSizes, usageEffects } from './effects/people-effects.ts';
import type { ResolvedOptions } from './resolve-options.ts';

/** A motif smaller than this on cloth is a speck; a brief that wants one gives its size in figures. */
const smallestHero = 0.9;
/** So much of its size on running cloth a tiny motif has on a whole scarf. */
const onWhole = 0.6;
/** So much of a step in figures a motif may take. */
const ofPitch = 0.9;
/** A fine buti is no larger, and the main motif of a skirt no smaller. */
const fineButi = 1;
const smallestOnSkirt = 5;
/** A repeat of yarns has no drawing to lose: a pinstripe and a shirting check are as fine as a recipe may be. */
const smallestRepeat = 0.4;

/** How large the main motif is on cloth, in cm: as the words say, or as it is on the goods and in the cloth that they name. */
export function heroOf(
  definition: FamilyDefinition,
  { usage }: ResolvedOptions,
  intent: Intent,
  effect: CombinedEffect,
  rng: Rng,
): number {
  if (intent.heroCm !== undefined) return round(within(intent.heroCm, 0.4, 60));
  const furnishing = intent.furnishing === undefined ? undefined : furnishingSizes[intent.furnishing];
  const [smallest, largest] = sizesOn(
    furnishing === undefined ? usageEffects[usage].heroCm : atMost(furnishing, definition.heroCm[1] * widened),
    definition.heroCm,
  );
  const made = smallest * steady.power(largest / smallest, rng.between(0.3, 0.7));
  const { heroFactor: factor = 1 } = intent;
  // What is small on a bed may be large for dots.
  const [least, most] = definition.heroCm;
  const goods = factor >= 1 ? made : Math.min(made, factor <= sizeFactors.mini ? Math.sqrt(least * most) : most);
  // Great leaves stay large on a shirt.
  const usual = definition.isGrand === true ? Math.max(goods, Math.sqrt(goods * definition.heroCm[0])) : goods;
  // What is tiny on goods that are seen whole is tiny beside these.
  const isWhole = intent.border?.placing === 'all' && factor <= sizeFactors.mini;
  const wished = usual * effect.hero * factor * (isWhole ? onWhole : 1);
  if (definition.isSett === true) return round(within(wished, smallestRepeat, 60));
  if (isFineButi(intent)) return round(within(Math.min(wished, fineButi), smallestHero, 60));
  // A skirt is seen from afar: what is not to be small is large on it.
  const worn =
    intent.furnishing === 'skirts' && factor >= 1 && definition.heroCm[1] > fineCm
      ? Math.max(wished, smallestOnSkirt)
      : wished;
  // What stands at a distance in figures fits in, and fills it where the cloth is to be dense.
  const room = (intent.pitchCm ?? Number.POSITIVE_INFINITY) * ofPitch;
  const isFull = intent.pitchCm !== undefined && intent.density === 'dense';
  return round(within(isFull ? room : Math.min(worn, room), definition.smallestCm ?? smallestHero, 60));
}

/** "Fine buti", "barik buti", "small fine butis": it is the size that is meant, where no larger one is. */
function isFineButi({ layouts, details, heroFactor = 1 }: Intent): boolean {
  return heroFactor <= 1 && layouts.includes('buti') && details.includes('fine');
}

/** Dots, stripes and checks grow with the goods they are for, but are no flowers: a dot of seven centimetres is a plate. */
function sizesOn(
  goods: readonly [number, number] | undefined,
  own: readonly [number, number],
): readonly [smallest: number, largest: number] {
  const [least, most] = own;
  if (goods === undefined || most > fineCm || goods[0] <= most) return goods ?? own;
  return goods[1] > grandCm ? [most * 0.8, most * 2.2] : [least * 1.2, most];
}

/** For a room motifs are larger than elsewhere by so much at most: drawn larger still they would be bare. */
const widened = 1.25;

function atMost([smallest, largest]: readonly [number, number], most: number): readonly [number, number] {
  return largest <= most ? [smallest, largest] : [Math.min(smallest, most * 0.6), most];
}

/** The largest main motif of a fine cloth, and that of goods for a room, cm. */
const fineCm = 4;
const grandCm = 14;

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
