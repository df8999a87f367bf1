import type { Family } from '@naksha/contract';
import { bandsAsked, measureAsked } from './colours-asked.ts';
import type { Recipe } from './recipe.ts';

/** Lines are counted out in a repeat of about so much cloth, cm. */
const ofLines = 2;

/** So many times as many lines as come in one turn, whose breadth on cloth is given; a check has one turn. */
function linesIn(turnCm: number, { family }: Recipe): number {
  return family !== 'stripes' ? turnCm : turnCm * Math.max(1, Math.round(ofLines / turnCm));
}

/** What a measure in figures is of: the breadth of a band or the side of a square, the way from one line to the next, or the whole order. */
export type MeasuredPart = 'band' | 'line' | 'sett';

/** What words measure on a cloth of yarns, by family and layout. */
const measured: Partial<Record<Family, Readonly<Record<string, MeasuredPart>>>> = {
  stripes: { awning: 'band', bengal: 'band', regimental: 'band', 'wide-and-fine': 'band', pinstripe: 'line' },
  checks: {
    gingham: 'band',
    buffalo: 'band',
    windowpane: 'line',
    tattersall: 'line',
    gamcha: 'sett',
    madras: 'sett',
    tartan: 'sett',
  },
  'small-weaves': { houndstooth: 'sett', herringbone: 'sett', 'glen-plaid': 'sett' },
};

/** What a measure in figures is of in this cloth; undefined where its layout holds to none. */
export function measuredPart({ family, layout }: Pick<Recipe, 'family' | 'layout'>): MeasuredPart | undefined {
  return measured[family]?.[layout];
}

/** The repeat on cloth that the words give in figures, cm; undefined where they give none, or the layout holds to none. */
export function measuredRepeat(recipe: Recipe): number | undefined {
  const measure = measureAsked(recipe);
  if (measure === undefined) return undefined;
  switch (measuredPart(recipe)) {
    case 'band':
      // At 45° a repeat is √2 times as wide along the weft as it is across the stripe.
      return measure * bandsAsked(recipe) * (recipe.layout === 'regimental' ? Math.SQRT2 : 1);
    case 'line':
      return linesIn((measure * bandsAsked(recipe)) / 2, recipe);
    case 'sett':
      return measure;
    default:
      return undefined;
  }
}
