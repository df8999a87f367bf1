import type { Family } from '@naksha/contract';
import { bandsAsked, measureAsked } from './colours-asked.ts';
import type { Recipe } from './recipe.ts';

/** Lines are counted out in a repeat of about so much cloth, cm. */
const ofLines = 2;

/** So many times as many lines as come in one turn, whose breadth on cloth is given. */
function linesIn(turnCm: number): number {
  return turnCm * Math.max(1, Math.round(ofLines / turnCm));
}

/** A repeat of a measure, which goes through so many bands of colour: cm. */
type RepeatOf = (measure: number, bands: number) => number;

const whole: RepeatOf = (measure) => measure;
const even: RepeatOf = (measure, bands) => measure * bands;

/** What a measure in figures is of, by cloth and layout: the stripe and its like, the square, the pane or the sett. */
const measured: Partial<Record<Family, Readonly<Record<string, RepeatOf>>>> = {
  stripes: {
    awning: even,
    bengal: even,
    // At 45° a repeat is √2 times as wide along the weft as it is across the stripe.
    regimental: (measure, bands) => measure * bands * Math.SQRT2,
    pinstripe: (measure, bands) => linesIn((measure * bands) / 2),
  },
  checks: {
    gingham: even,
    buffalo: (measure) => 2 * measure,
    windowpane: whole,
    tattersall: (measure, bands) => (measure * Math.max(2, bands)) / 2,
    gamcha: whole,
    madras: whole,
    tartan: whole,
  },
  'small-weaves': { houndstooth: whole, herringbone: whole, 'glen-plaid': whole },
};

/** The repeat on cloth that the words give in figures, cm; undefined where they give none, or the layout holds to none. */
export function measuredRepeat(recipe: Recipe): number | undefined {
  const measure = measureAsked(recipe);
  const repeatOf = measured[recipe.family]?.[recipe.layout];
  return measure === undefined ? undefined : repeatOf?.(measure, bandsAsked(recipe));
}
