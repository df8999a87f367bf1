import type { Language } from '@naksha/contract';
import type { EditOp } from '@naksha/loom';

type Part = Extract<EditOp, { op: 'setColour' }>['part'];
type Gender = 'feminine' | 'leaves';

/** What the parts are called has a gender: ज़मीन and ભોંય are feminine, Gujarati leaves neuter plural; motifs are masculine, as colours are named. */
const genders: Readonly<Record<Language, Partial<Record<Part, Gender>>>> = {
  en: {},
  hi: { ground: 'feminine', line: 'feminine', leaf: 'feminine' },
  gu: { ground: 'feminine', line: 'feminine', leaf: 'leaves' },
};

/** Adjectives that change with what they describe; any other colour is a noun and stays. */
const changing: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  hi: ['काला', 'नीला', 'पीला', 'भूरा', 'हरा', 'सुनहरा', 'गहरा', 'हल्का', 'कोरा', 'बर्फ़ीला'],
  gu: ['કાળો', 'પીળો', 'લીલો', 'આછો', 'ઘેરો', 'ભૂરો'],
};

/** What stands in place of the last vowel sign. */
const endings: Readonly<Record<Language, Readonly<Record<Gender, string>>>> = {
  en: { feminine: '', leaves: '' },
  hi: { feminine: 'ी', leaves: 'े' },
  gu: { feminine: 'ી', leaves: 'ાં' },
};

/** Gujarati names such as ધુમાડિયો have no such form: they are said with the word for colour. */
const ofColour: Readonly<Record<Gender, string>> = { feminine: 'રંગની', leaves: 'રંગનાં' };

/** A colour's name as it is said of a part of the cloth: ભોંય કાળી, પાન કાળાં, and not કાળો. */
export function colourOfPart(name: string, part: Part, language: Language): string {
  const gender = genders[language][part];
  if (gender === undefined) return name;
  if (language === 'gu' && name.endsWith('િયો')) return `${name.slice(0, -1)}ા ${ofColour[gender]}`;
  const ending = endings[language][gender];
  return name
    .split(' ')
    .map((word) => (changing[language].includes(word) ? `${word.slice(0, -1)}${ending}` : word))
    .join(' ');
}
