import { isHexCalledLike } from '../vocabulary/colour-families.ts';
import { type ColourName, colourWords } from '../vocabulary/lexicon-colours.ts';
import { type LaterCloth, type LaterRow, laterCloths } from '../vocabulary/lexicon-later.ts';
import type { Draft } from './draft.ts';
import type { Intent, WantedColour } from './intent.ts';
import type { Phrase } from './phrase.ts';

/** Flowers that everyone sees in one colour, by the beginning of their names. */
const flowers: readonly (readonly [name: RegExp, colour: ColourName])[] = [
  [/^(sunflower|suryamukhi|daffodil|सूरजमुखी|સૂરજમુખી)/i, 'yellow'],
  [/^(marigold|genda|गेंदा|ગલગોટ)/i, 'marigold'],
  [/^(rose(?!tte)|gulab|गुलाब|ગુલાબ)/i, 'rose'],
  [/^(peon|cherry blossom|apple blossom)/i, 'rose quartz'],
  [/^(popp|hibiscus|gudhal|jasud|गुड़हल|જાસૂદ)/i, 'red'],
];
/** A season that is a palette, folded. */
const autumnWords = /^(?:autumn|fall col|sharad|patjha[dr]|pankhar|पतझड|शरद|પાનખર|શરદ)/;
const autumn: readonly ColourName[] = ['rust', 'ochre', 'olive', 'brown'];

/**
 * Adds the colours that are meant where the words name none: those of flowers by their names, of a craft that is known by its own, and of autumn. A colour that is said twice,
 * once of the ground and once of no thing, is the ground's alone, but for stripes, of which the ground is one.
 */
export function bringColours(intent: Draft, phrases: readonly Phrase[], isStriped: boolean): void {
  const { ground, bound } = intent;
  if (ground !== undefined && !isStriped && intent.accents.length > 1)
    intent.accents = intent.accents.filter(
      ({ hex }) => hex !== ground.hex || bound.some((each) => each.hex === hex) || ground.name.startsWith('#'),
    );
  // Beside things, which bring their own, flowers bring no colour.
  if (intent.accents.length === 0 && intent.scheme === undefined && intent.subjects.length === 0)
    intent.accents.push(...flowerColours(intent));
  if (intent.accents.length === 0 && intent.scheme === undefined) setCraftDyes(intent);
  if (intent.accents.length > 0 || !phrases.some(isOfAutumn)) return;
  // Leaves have all colours of autumn where the cloth is about leaves.
  const leaves: readonly ColourName[] = intent.motifs.includes('leaf') ? autumn : ['olive'];
  intent.accents.push(...autumn.map(wanted));
  intent.leaves.push(...leaves.map(wanted));
  intent.ground ??= wanted('cream');
}

/** "Blue pottery" is cobalt and turquoise on white, whatever is made in its place; of "bidri no black" only the silver is left. */
function setCraftDyes(intent: Draft): void {
  for (const { value, instead } of intent.later) {
    const row: LaterRow | undefined = instead === undefined || !isLaterCloth(value) ? undefined : laterCloths[value];
    if (row?.dyes === undefined) continue;
    intent.accents.push(...row.dyes.others.map(wanted).filter((dye) => !isRefused(dye, intent)));
    const ground = wanted(row.dyes.ground);
    const isGroundRefused = isRefused(ground, intent) || intent.refused.grounds.includes(ground.hex);
    if (!isGroundRefused) intent.ground ??= ground;
    return;
  }
}

function isLaterCloth(value: string): value is LaterCloth {
  return value in laterCloths;
}

/** Sunflowers are yellow, unless that is refused. */
function flowerColours(intent: Pick<Intent, 'tokens' | 'refused'>): WantedColour[] {
  const words = intent.tokens.filter(({ kind }) => kind === 'motif').map(({ word }) => word);
  return flowers
    .filter(([name]) => words.some((word) => name.test(word)))
    .map(([, name]) => wanted(name))
    .filter((colour) => !isRefused(colour, intent));
}

function isRefused({ hex }: WantedColour, { refused }: Pick<Intent, 'refused'>): boolean {
  return refused.colours.some((colour) => colour === hex || isHexCalledLike(hex, colour) === true);
}

/** "Autumn colours". */
function isOfAutumn({ text, sense }: Phrase): boolean {
  return sense.kind === 'scheme' && autumnWords.test(text);
}

function wanted(name: ColourName): WantedColour {
  return { name, hex: colourWords[name][0] };
}
