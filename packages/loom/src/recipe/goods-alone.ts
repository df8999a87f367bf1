import type { Family, GenerateParams, Usage } from '@naksha/contract';
import { oklchToHex } from '../numbers/colour/gamut.ts';
import { hexToOklch } from '../numbers/colour/oklch.ts';
import type { Rng } from '../numbers/rng.ts';
import { shade, tint } from '../palette/fill-accents.ts';
import type { Intent, Token } from '../prompt/intent.ts';

interface Make {
  readonly family: Family;
  readonly layout: string;
  /** What lies on the dye that was named: metal thread, bare cloth, or shades of itself beside the bare cloth. */
  readonly inks: 'gold' | 'white' | 'shades';
}

const inked: Make = { family: 'block-print', layout: 'sanganeri', inks: 'shades' };
const stitched: Make = { family: 'chikankari', layout: 'buti', inks: 'white' };
const figured: Make = { family: 'brocade', layout: 'butidar', inks: 'gold' };

/** What a mill makes of goods of which nothing but a colour is said, on a full dye and on a pale one: small and even. */
const makes: Partial<Record<Usage, { readonly full: readonly Make[]; readonly pale: readonly Make[] }>> = {
  sarees: { full: [inked, figured], pale: [{ family: 'jamdani', layout: 'buti', inks: 'white' }] },
  dupattas: { full: [inked], pale: [stitched] },
  kurtas: { full: [inked], pale: [inked, stitched] },
  bedsheets: { full: [inked], pale: [inked] },
};

/** From this lightness on a dye is pale. */
const paleFrom = 0.8;
/** What may be said beside: nothing of what is to be drawn. */
const open: readonly Token['kind'][] = ['ground', 'accent', 'usage', 'cloth', 'gender'];
const gold = { name: 'gold', hex: '#c9a24a' };
const white = { name: 'ivory', hex: '#f3ebd7' };

/**
 * "Red saree": goods of which one colour is said and nothing else → the wish for what a mill makes of them, drawn by the seed. Any other
 * wish, and one whose cloth or motifs are chosen by option, comes back as it is.
 */
export function goodsAlone(
  intent: Intent,
  { trainedPattern, patternName, elementOptions }: GenerateParams,
  rng: Rng,
): Intent {
  const { tokens, unmatched, ground, accents, usage } = intent;
  const both = usage === undefined ? undefined : makes[usage];
  const [dye, ...others] = [...(ground === undefined ? [] : [ground]), ...accents];
  const isOpen =
    unmatched.length === 0 &&
    tokens.every(({ kind }) => open.includes(kind)) &&
    (trainedPattern ?? patternName ?? elementOptions) === undefined;
  if (both === undefined || dye === undefined || others.length > 0 || !isOpen) return intent;
  const own = hexToOklch(dye.hex);
  const { family, layout, inks } = rng.pick(own[0] > paleFrom ? both.pale : both.full);
  const shades = [shade(own), tint(own)].map((each) => ({ name: dye.name, hex: oklchToHex(each) }));
  return {
    ...intent,
    patterns: [family],
    ownLayouts: [{ family, layout }],
    ground: dye,
    accents: inks === 'gold' ? [gold] : inks === 'white' ? [white] : [white, ...shades],
  };
}
