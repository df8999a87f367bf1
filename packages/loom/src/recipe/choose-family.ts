import type { Family, GenerateParams, PatternName, Style, Usage } from '@naksha/contract';
import { families } from '../patterns/families.ts';
import type { Intent } from '../prompt/intent.ts';
import type { Rng } from '../random/rng.ts';
import { layoutHomes } from './layout-answers.ts';
import type { MotifId } from './recipe.ts';

type Leaning = Partial<Record<Family, number>>;

const byPatternName: Readonly<Record<PatternName, Leaning>> = {
  flowers: { floral: 5, kalamkari: 2 },
  paisley: { paisley: 6 },
  lotus: { kalamkari: 4, floral: 3 },
  vine: { kalamkari: 5, floral: 4 },
  leaf: { floral: 4, kalamkari: 3 },
  medallion: { ajrakh: 4, ikat: 4, bandhani: 3 },
  star: { ajrakh: 6 },
  'tree-of-life': { kalamkari: 7 },
};

const byMotif: Partial<Record<MotifId, Leaning>> = {
  blossom: { floral: 2, kalamkari: 1 },
  rosette: { floral: 2, kalamkari: 1 },
  palmette: { kalamkari: 2 },
  carnation: { kalamkari: 2, floral: 1 },
  lotus: { kalamkari: 2, floral: 1 },
  bud: { floral: 2 },
  leaf: { floral: 1.5, kalamkari: 1 },
  vine: { kalamkari: 2, floral: 1.5 },
  paisley: { paisley: 5 },
  star: { ajrakh: 4 },
  medallion: { ajrakh: 2, ikat: 2, bandhani: 1.5 },
  dot: { bandhani: 3 },
  tree: { kalamkari: 4 },
  bouquet: { floral: 3 },
  diamond: { ikat: 4 },
  trefoil: { ajrakh: 1.5 },
  peacock: { bandhani: 6 },
  elephant: { bandhani: 6 },
  dancer: { bandhani: 6 },
};

const byUsage: Readonly<Record<Usage, Leaning>> = {
  'general textile': {},
  sarees: { paisley: 1, kalamkari: 1, bandhani: 1 },
  dupattas: { bandhani: 1.2, kalamkari: 0.8 },
  kurtas: { ajrakh: 1, ikat: 0.8, floral: 0.8 },
  bedsheets: { floral: 1, kalamkari: 1 },
  shirts: { ikat: 1, floral: 1, ajrakh: 0.6 },
  fabrics: { ajrakh: 0.6, ikat: 0.6 },
};

const byStyle: Readonly<Record<Style, Leaning>> = {
  vintage: {},
  modern: { ikat: 0.8, floral: 0.6 },
  traditional: { kalamkari: 0.6, ajrakh: 0.6, bandhani: 0.6 },
  folk: { kalamkari: 0.6, bandhani: 0.8 },
  minimal: { floral: 0.6, bandhani: 0.4 },
  royal: { paisley: 1, kalamkari: 0.6 },
  bohemian: { paisley: 0.8, ikat: 0.8 },
  contemporary: { floral: 0.8, ikat: 0.6 },
};

export interface FamilyWish {
  readonly params: GenerateParams;
  readonly intent: Intent;
  readonly usage: Usage;
  readonly style: Style | undefined;
}

/**
 * The cloth: the one chosen as trained pattern, else the technique the prompt names, else what its layouts, motifs, use and
 * style call for, drawn by the seed among the near ones. Throws RangeError when the loom has no family at all.
 */
export function chooseFamily({ params, intent, usage, style }: FamilyWish, rng: Rng): Family {
  const asked = params.trainedPattern ?? intent.patterns[0];
  if (asked !== undefined && families[asked] !== undefined) return asked;
  const instead = intent.later.find((later) => later.instead !== undefined)?.instead;
  if (instead !== undefined && families[instead] !== undefined && !intent.refused.patterns.includes(instead))
    return instead;
  const known = (Object.keys(families) as Family[]).toSorted();
  const [first] = known;
  if (first === undefined) throw new RangeError('Expected at least one family of patterns but received none');
  const score = (family: Family): number => {
    const layouts = intent.layouts.reduce((sum, word) => sum + (layoutHomes[word]?.includes(family) ? 5 : 0), 0);
    const motifs = intent.motifs.reduce((sum, motif) => sum + (byMotif[motif]?.[family] ?? 0), 0);
    const named = params.patternName === undefined ? 0 : (byPatternName[params.patternName][family] ?? 0);
    const leaning = (byUsage[usage][family] ?? 0) + (style === undefined ? 0 : (byStyle[style][family] ?? 0));
    const refused = intent.refused.patterns.includes(family) ? -50 : 0;
    return layouts + motifs + named + leaning + refused + rng.fork(family).next() * 1.6;
  };
  return known.reduce((best, family) => (score(family) > score(best) ? family : best), first);
}
