import { expect, it } from 'vitest';
import { mailKinds } from './entities/mail.ts';
import { mailKindWords } from './mail-kind-words.ts';
import { type Language, languages } from './options.ts';

const letters: Readonly<Record<Language, RegExp>> = {
  en: /^[A-Z][a-z -]+$|^PSD ready$/,
  hi: /[\u0900-\u097f]/,
  gu: /[\u0a80-\u0aff]/,
};

it.each(languages)('each kind of mail has words of its own in %s, in its letters', (language) => {
  const words = Object.values(mailKindWords[language]);
  expect(words.filter((word) => !letters[language].test(word) || word !== word.trim())).toEqual([]);
  expect(new Set(words).size).toBe(mailKinds.length);
});
