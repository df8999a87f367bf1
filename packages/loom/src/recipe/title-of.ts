import type { Family, Language } from '@naksha/contract';
import { colourDistance } from '../colour/oklch.ts';
import type { Intent } from '../prompt/intent.ts';
import { type ColourName, colourNames, colourWords } from '../prompt/lexicon-colours.ts';
import { patternWords } from '../prompt/lexicon-patterns.ts';
import { formsOf, type Words } from '../prompt/words.ts';
import { layoutNames } from './layout-names.ts';
import type { Recipe } from './recipe.ts';

const column = { en: 0, hi: 1, gu: 2 } as const satisfies Record<Language, number>;
const longest = 120;

export interface TitleParts {
  readonly family: Family;
  readonly layout: string;
  readonly palette: Recipe['palette'];
  readonly intent: Intent;
  readonly language: Language;
}

/** "Kalamkari, trailing vine, cream", in the language of the request: cloth, layout and ground. */
export function titleOf({ family, layout, palette, intent, language }: TitleParts): string {
  const cloth = nameIn(patternWords[family], language);
  const setOut = nameIn(layoutNames[family][layout] ?? [layout, layout, layout], language);
  const ground = nameIn(wordsOf(groundName(palette, intent, language)), language);
  const title = `${cloth}, ${setOut}, ${ground}`;
  return (title.charAt(0).toUpperCase() + title.slice(1)).slice(0, longest);
}

/** The named colour of the ground where it is still that, else the nearest that has a name in the language. */
function groundName({ roles }: Recipe['palette'], { ground }: Intent, language: Language): ColourName {
  const named = colourNames.filter((name) => nameIn(wordsOf(name), language) !== '');
  const wanted = named.find((name) => name === ground?.name && ground.hex === roles.ground);
  const near = (name: ColourName) => colourDistance(colourWords[name][0], roles.ground);
  return wanted ?? named.reduce((best, name) => (near(name) < near(best) ? name : best), 'cream' as ColourName);
}

function wordsOf(name: ColourName): Words {
  const [, latin, hindi, gujarati] = colourWords[name];
  return [latin, hindi, gujarati];
}

function nameIn(words: Words, language: Language): string {
  return formsOf(words[column[language]])[0] ?? '';
}
