import type { Family, Language } from '@naksha/contract';
import { colourDistance, hexToOklab } from '../numbers/colour/oklch.ts';
import { steady } from '../numbers/steady.ts';
import type { Intent } from '../prompt/intent.ts';
import { vocabularies } from '../vocabulary/families/vocabularies.ts';
import { type ColourName, colourNames, colourWords } from '../vocabulary/lexicon-colours.ts';
import { formsOf, type Words } from '../vocabulary/words.ts';
import type { Recipe } from './recipe.ts';

const column = { en: 0, hi: 1, gu: 2 } as const satisfies Record<Language, number>;
const longest = 120;

/** Colours that a ground without a name is called by; all have names in the three languages. */
const groundNames: readonly ColourName[] = [
  'white',
  'ivory',
  'cream',
  'beige',
  'badami',
  'sand',
  'grey',
  'charcoal',
  'black',
  'red',
  'madder',
  'maroon',
  'wine',
  'terracotta',
  'peach',
  'pink',
  'baby pink',
  'onion pink',
  'rani',
  'orange',
  'saffron',
  'mustard',
  'turmeric',
  'yellow',
  'katthai',
  'chocolate',
  'brown',
  'green',
  'mehendi',
  'mint',
  'pistachio',
  'bottle green',
  'teal',
  'peacock',
  'turquoise',
  'blue',
  'indigo',
  'navy',
  'sky blue',
  'light blue',
  'denim',
  'purple',
  'lavender',
  'mulberry',
];

export interface TitleParts {
  readonly family: Family;
  readonly layout: string;
  readonly palette: Recipe['palette'];
  readonly intent: Intent;
  readonly language: Language;
}

/** "Kalamkari, trailing vine, cream", in the language of the request: cloth, layout and ground. */
export function titleOf({ family, layout, palette, intent, language }: TitleParts): string {
  const { words, layouts } = vocabularies[family];
  const cloth = nameIn(words, language);
  const setOut = layouts[layout]?.name[column[language]] ?? layout;
  const ground = nameIn(wordsOf(groundName(palette, intent, language)), language);
  const title = `${cloth}, ${setOut}, ${ground}`;
  return (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, longest);
}

/** The named colour of the ground where it has a name in the language, else the nearest of the usual ones. */
function groundName({ roles }: Recipe['palette'], { ground }: Intent, language: Language): ColourName {
  const named = colourNames.find((name) => name === ground?.name && nameIn(wordsOf(name), language) !== '');
  if (named !== undefined && colourDistance(colourWords[named][0], roles.ground) < 0.07) return named;
  const far = (name: ColourName) => unlike(colourWords[name][0], roles.ground);
  return groundNames.reduce((best, name) => (far(name) < far(best) ? name : best));
}

/** Distance of two colours as names go: hue distinguishes them more than lightness does. */
function unlike(one: string, other: string): number {
  const [L1, a1, b1] = hexToOklab(one);
  const [L2, a2, b2] = hexToOklab(other);
  return steady.hypot((L1 - L2) * 0.6, (a1 - a2) * 1.6, (b1 - b2) * 1.6);
}

function wordsOf(name: ColourName): Words {
  const [, latin, hindi, gujarati] = colourWords[name];
  return [latin, hindi, gujarati];
}

function nameIn(words: Words, language: Language): string {
  return formsOf(words[column[language]])[0] ?? '';
}
