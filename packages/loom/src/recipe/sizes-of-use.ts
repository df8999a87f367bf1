import type { Usage } from '@naksha/contract';
import type { Intent } from '../prompt/intent.ts';
import { sizeFactors } from '../prompt/noun-of.ts';
import { families } from '../vocabulary/families/families.ts';
import type { FamilyDefinition } from '../vocabulary/families/family.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { isCommonMotif } from '../vocabulary/lexicon-motifs.ts';
import type { Furnishing } from '../vocabulary/lexicon-people.ts';
import type { Recipe } from './recipe.ts';
import { type ResolvedOptions, resolveOptions } from './resolve-options.ts';

/** The smallest and the largest that a main motif usually is, cm. */
type Sizes = readonly [smallest: number, largest: number];

/** How large the main motif is on what a cloth is worn or used for, by usage, by goods that have a size of their own, and by what is drawn on them. */
const sizesOfUse = {
  sarees: [4, 10],
  dupattas: [3, 8],
  kurtas: [2, 6],
  bedsheets: [8, 20],
  // With something to name on it.
  shirts: [1.5, 3],
  fabrics: [3, 8],
  curtains: [8, 20],
  cushions: [8, 16],
  wallpaper: [6, 16],
  'table linen': [4, 12],
  'kitchen linen': [3, 9],
  skirts: [5, 12],
  quilts: [5, 14],
  scarves: [4, 10],
  handkerchiefs: [1.5, 4],
  shirting: [0.4, 1.2],
  'small wear': [2.5, 5],
  'small rooms': [3.5, 10],
  butis: [1, 2.5],
  'fine butis': [0.6, 1],
} as const satisfies Partial<Record<Usage, Sizes>> & Record<Furnishing, Sizes> & Record<string, Sizes>;
type Goods = keyof typeof sizesOfUse;

/** What is named has to be named by an eye at an arm's length, cm. */
export const leastNamed = 0.8;

/** These choose no sizes. */
const unchosen: readonly string[] = ['use', 'fabrics'];
/** Seen whole and from near, butis lie on these in great number. */
const ofButis: readonly Usage[] = ['sarees', 'dupattas'];
/** A child's room has smaller things on these than another. */
const ofRooms: readonly Furnishing[] = ['curtains', 'cushions', 'wallpaper'];
/** What children wear is none of these. */
const forRooms: readonly Usage[] = ['bedsheets', 'sarees', 'dupattas'];

/** The goods whose sizes hold; undefined where the cloth is for nothing in particular and has its own. */
function goodsIn(
  { isSett, heroCm }: FamilyDefinition,
  isOfButis: boolean,
  intent: Intent,
  { usage, gender, age }: ResolvedOptions,
): Goods | undefined {
  const { furnishing, details, heroFactor = 1, tokens } = intent;
  const first = tokens.find(({ kind, value }) => kind === 'usage' && !unchosen.includes(value));
  // "Fine buti", "barik buti", "small fine butis": it is the size that is meant, where no larger one is.
  if (heroFactor <= 1 && intent.layouts.includes('buti') && details.includes('fine')) return 'fine butis';
  const isForKids = gender === 'kids' || age === 'kids' || age === 'infants';
  const isForRoom = usage === 'bedsheets' || (furnishing !== undefined && ofRooms.includes(furnishing));
  if (isForKids && isForRoom) return 'small rooms';
  if (furnishing !== undefined) return furnishing;
  if (isOfButis && ofButis.includes(usage)) return 'butis';
  const isOfYarns = isSett === true;
  // Dots and fine bands are as small for everyone.
  if (heroCm[1] > fineCm && !forRooms.includes(usage) && (gender === 'kids' || age === 'kids')) return 'small wear';
  if (first !== undefined && isGoods(first.value) && first.value !== 'shirts') return first.value;
  if (usage === 'shirts') {
    const isTiny = isOfYarns && heroFactor <= sizeFactors.mini;
    const isFine = isTiny || details.includes('fine') || /shirting/iu.test(first?.word ?? '');
    return isFine || (!isOfYarns && !namesThing(intent)) ? 'shirting' : 'shirts';
  }
  return usage === 'general textile' ? undefined : usage;
}

function isGoods(name: string): name is Goods {
  return Object.hasOwn(sizesOfUse, name);
}

/** Whether anything is named that has a name of its own: flowers, leaves and dots have none. */
function namesThing({ subjects, motifs }: Intent): boolean {
  return subjects.length > 0 || motifs.some((motif) => !isCommonMotif(motif));
}

/**
 * How large the main motif is to be on cloth, from the smallest to the largest: as its use and its craft have it, moved by what the words say of its
 * size. `isOfButis`: the layout sets butis apart.
 */
export function sizesAsked(
  definition: FamilyDefinition,
  isOfButis: boolean,
  intent: Intent,
  options: ResolvedOptions,
): Sizes {
  const goods = goodsIn(definition, isOfButis, intent, options);
  const [smallest, largest] = movedBy(
    intent.heroFactor,
    sizesOn(goods === undefined ? undefined : sizesOfUse[goods], definition),
  );
  const isTiny = intent.heroFactor !== undefined && intent.heroFactor <= sizeFactors.mini;
  const least = isTiny || !namesThing(intent) || definition.isSett === true ? smallest : Math.max(leastNamed, smallest);
  return [least, Math.max(least * leastSpan, largest)];
}

/** The sizes asked of a recipe's cloth. */
export function sizesFor({ family, layout, source: { params } }: Recipe, intent: Intent): Sizes {
  return sizesAsked(families[family], setsButis({ family, layout }), intent, resolveOptions(params, intent));
}

/** Whether a layout sets butis apart. */
export function setsButis({ family, layout }: Pick<Recipe, 'family' | 'layout'>): boolean {
  const layouts: Readonly<Record<string, { readonly is?: readonly string[] }>> = vocabularies[family].layouts;
  return layouts[layout]?.is?.includes('buti') === true;
}

/** The largest is at least so many times the smallest. */
const leastSpan = 1.25;

/** What the field calls tiny and small, in cm with what a hand takes; of large goods so much of what they usually have. `down`: from the largest of it to the smallest. */
const tiny = { most: 1.3, ofLargest: 0.4, ofUsual: 0.2, below: 0.6, down: 0.65 } as const;
const small = { most: 2.2, ofLargest: 0.6, ofUsual: 0.4, below: 0.8, down: 0.5 } as const;
/** What the field calls medium is no larger, cm; of what is grand by its craft, no larger than so much of what is usual for it. */
export const medium = { least: 1.8, most: 6.6, ofUsual: 0.6 } as const;
const ofMedium = 0.45;

/** "Tiny", "small", "large", "huge" within the sizes that goods have. */
function movedBy(factor: number | undefined, [smallest, largest]: Sizes): Sizes {
  if (factor === undefined) return [smallest, largest];
  const usual = Math.sqrt(smallest * largest);
  if (factor < 1) {
    const { most, ofLargest, ofUsual, below, down } = factor <= sizeFactors.mini ? tiny : small;
    const end = Math.min(usual * below, Math.max(Math.min(most, largest * ofLargest), usual * ofUsual));
    return [end * down, end];
  }
  if (factor >= sizeFactors.huge) return [largest, largest * 1.8];
  if (factor > 1) return [Math.max(usual * 1.3, smallest), largest * 1.3];
  const most = Math.min(largest, Math.max(medium.most, usual * medium.ofUsual));
  return [Math.min(smallest, most * ofMedium), most];
}

/** The largest main motif of a fine cloth, and that of goods for a room, cm. */
const fineCm = 4;
const grandCm = 14;
/** On goods motifs are larger than their craft has them elsewhere by so much at most: drawn larger still they would be bare. */
const widened = 1.25;
/** Of that, so much is the smallest. */
const ofWidest = 0.6;

/** Dots, stripes and checks grow with the goods they are for, but are no flowers: a dot of seven centimetres is a plate. Great leaves stay large on a shirt. */
function sizesOn(goods: Sizes | undefined, { heroCm: own, isGrand }: FamilyDefinition): Sizes {
  if (goods === undefined) return own;
  const [least, most] = own;
  if (most <= fineCm && goods[0] > most) return goods[1] > grandCm ? [most * 0.8, most * 2.2] : [least * 1.2, most];
  const widest = most * widened;
  const [smallest, largest] = goods[1] <= widest ? goods : [Math.min(goods[0], widest * ofWidest), widest];
  const lift = isGrand === true ? Math.max(1, Math.sqrt(least / Math.sqrt(smallest * largest))) : 1;
  return [smallest * lift, largest * lift];
}
