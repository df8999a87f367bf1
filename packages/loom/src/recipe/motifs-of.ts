import type { Family } from '@naksha/contract';
import type { Intent } from '../prompt/intent.ts';
import { canDraw, hasHandFor } from '../vocabulary/can-draw.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { type MotifId, motifIds } from '../vocabulary/motif-ids.ts';
import { aloneWith, stockOf, withWhatHolds } from '../vocabulary/stock.ts';
import type { CombinedEffect } from './effects/combine-effects.ts';
import type { Recipe } from './recipe.ts';

/** A motif named in the prompt comes so much more often; one that stands in for a wanted one a little. */
const named = 1.8;
const few = 0.4;
const standsIn = 1.5;
/** Motifs that come in only because they go with an option. */
const most = 3;

/**
 * Wanted, refused and weighted motifs. What the prompt refuses no option brings back; what it names comes first. For what the cloth
 * cannot draw comes what is nearest to it.
 */
export function motifsOf(family: Family, intent: Intent, effect: CombinedEffect): Recipe['motifs'] {
  // "Bandhani paisley": the other cloth gives its motifs.
  const others = intent.patterns
    .filter((pattern) => pattern !== family)
    .flatMap((pattern) => vocabularies[pattern].suggestedMotifs);
  const asked = [...new Set<MotifId>([...intent.motifs, ...others])];
  const refused = intent.refused.motifs.filter((motif) => !asked.includes(motif));
  const without = withWhatHolds(family, refused).filter((motif) => !asked.includes(motif));
  const kept = intent.isAlone === true ? keptOf(family, intent, asked) : motifIds;
  const exclude = motifIds.filter((motif) => without.includes(motif) || !kept.includes(motif));
  const isOpen =
    intent.subjects.length + asked.length + effect.include.length + intent.layouts.length + intent.ownLayouts.length ===
    0;
  const suggested = isOpen ? effect.suggests.filter((motif) => hasHandFor(motif, family)).slice(0, most) : [];
  const wanted = [...new Set<MotifId>([...asked, ...effect.include, ...suggested])].filter(
    (motif) => !exclude.includes(motif),
  );
  const nearest = wanted
    .filter((motif) => !canDraw(motif, family))
    .flatMap((motif) => nearMotifs[motif]?.find((near) => canDraw(near, family) && !exclude.includes(near)) ?? []);
  const include = [...new Set<MotifId>([...wanted, ...nearest])];
  const weight: Partial<Record<MotifId, number>> = {};
  for (const motif of motifIds) {
    const factor =
      (effect.weight.get(motif) ?? 1) *
      (asked.includes(motif) ? named : intent.fewer.includes(motif) ? few : 1) *
      (nearest.includes(motif) && !wanted.includes(motif) ? standsIn : 1);
    if (factor !== 1 && !exclude.includes(motif))
      weight[motif] = Math.round(Math.min(4, Math.max(0.25, factor)) * 100) / 100;
  }
  return { include: include.slice(0, 16), exclude, weight };
}

/** What there may be where nothing but what is named is to be drawn: in the border and at its places too, and what stands in for it. */
function keptOf(
  family: Family,
  { border, layouts, ownLayouts }: Intent,
  asked: readonly MotifId[],
): readonly MotifId[] {
  const placed = [border, border?.second, border?.pallu, ...Object.values(border?.places ?? {})].flatMap((each) =>
    typeof each === 'object' && 'motif' in each && each.motif !== undefined ? [each.motif] : [],
  );
  const standIns = asked
    .filter((motif) => !canDraw(motif, family))
    .flatMap((motif) => nearMotifs[motif]?.find((near) => canDraw(near, family)) ?? []);
  // A cloth of paisleys has them.
  const own = motifIds.filter((motif) => motif === family);
  // Fruit that is to hang on boughs has them, a thicket its leaves.
  const ofLayouts = ownLayouts.flatMap((own) => [
    ...stockOf(own.family, own.layout),
    ...(vocabularies[own.family].layouts[own.layout]?.needs ?? []),
    ...(own.family === 'tropical' ? (['leaf'] as const) : []),
  ]);
  return aloneWith([...asked, ...own, ...placed, ...standIns, ...ofLayouts], layouts);
}

/** What comes nearest to a motif where a cloth cannot draw it, the nearest first. */
export const nearMotifs: Partial<Record<MotifId, readonly MotifId[]>> = {
  star: ['diamond', 'medallion', 'rosette', 'dot'],
  diamond: ['star', 'medallion', 'dot', 'rosette'],
  medallion: ['rosette', 'star', 'diamond', 'lotus'],
  dot: ['bud', 'star', 'diamond'],
  tree: ['leaf', 'bouquet', 'vine'],
  bouquet: ['blossom', 'rosette', 'bud', 'leaf'],
  vine: ['leaf', 'bud', 'paisley'],
  trefoil: ['leaf', 'bud', 'dot', 'rosette'],
  palmette: ['lotus', 'rosette', 'blossom'],
  carnation: ['palmette', 'rosette', 'blossom', 'lotus'],
  lotus: ['palmette', 'rosette', 'blossom'],
  rosette: ['blossom', 'medallion', 'lotus', 'star'],
  blossom: ['rosette', 'medallion', 'star'],
  bud: ['blossom', 'leaf', 'dot', 'rosette'],
  leaf: ['vine', 'bud', 'paisley', 'diamond'],
  paisley: ['leaf', 'palmette', 'bud', 'diamond'],
  pomegranate: ['palmette', 'bud', 'rosette'],
  mango: ['paisley', 'bud', 'leaf'],
  sunflower: ['rosette', 'blossom'],
  hibiscus: ['blossom', 'rosette'],
  'lotus-front': ['lotus', 'rosette', 'medallion'],
  cypress: ['tree', 'leaf'],
  palm: ['tree', 'leaf'],
  peacock: ['parrot', 'swan', 'feather', 'paisley'],
  parrot: ['peacock', 'swan', 'paisley', 'leaf'],
  swan: ['parrot', 'peacock', 'paisley', 'lotus'],
  butterfly: ['blossom', 'bud'],
  fish: ['wave', 'leaf', 'paisley'],
  elephant: ['horse', 'cow', 'camel', 'deer', 'lion', 'tree'],
  horse: ['camel', 'elephant', 'cow', 'deer', 'tree'],
  camel: ['horse', 'elephant', 'cow', 'tree'],
  cow: ['elephant', 'horse', 'deer', 'tree'],
  lion: ['tiger', 'elephant', 'horse', 'tree'],
  tiger: ['lion', 'deer', 'elephant', 'tree'],
  deer: ['horse', 'cow', 'elephant', 'tree', 'leaf'],
  dancer: ['person', 'peacock', 'rosette'],
  person: ['dancer', 'peacock', 'tree'],
  sun: ['medallion', 'star', 'rosette'],
  moon: ['medallion', 'star', 'dot'],
  coin: ['dot', 'medallion', 'rosette'],
  wave: ['vine', 'leaf'],
  jaali: ['diamond', 'star', 'medallion'],
  gable: ['diamond', 'star', 'leaf'],
  feather: ['leaf', 'paisley'],
  heart: ['leaf', 'bud'],
  shell: ['bud', 'palmette', 'leaf'],
};
