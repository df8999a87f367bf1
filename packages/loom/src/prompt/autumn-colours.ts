import { type ColourName, colourWords } from '../vocabulary/lexicon-colours.ts';
import type { WantedColour } from './intent.ts';
import type { Phrase } from './phrase.ts';

/** A season that is a palette, folded. */
const words = /^(?:autumn|fall col|sharad|patjha[dr]|pankhar|पतझड|शरद|પાનખર|શરદ)/;
const dyes: readonly ColourName[] = ['rust', 'ochre', 'olive', 'brown'];
const wanted = (name: ColourName): WantedColour => ({ name, hex: colourWords[name][0] });

/** "Autumn colours". */
export function isOfAutumn({ text, sense }: Phrase): boolean {
  return sense.kind === 'scheme' && words.test(text);
}

/** The colours of autumn on cream; leaves have all of them where the cloth is about leaves. */
export function autumnColours(isOfLeaves: boolean): {
  readonly ground: WantedColour;
  readonly accents: readonly WantedColour[];
  readonly leaves: readonly WantedColour[];
} {
  const leaves: readonly ColourName[] = isOfLeaves ? dyes : ['olive'];
  return { ground: wanted('cream'), accents: dyes.map(wanted), leaves: leaves.map(wanted) };
}
