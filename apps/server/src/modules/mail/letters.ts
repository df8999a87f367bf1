import type { Language } from '@naksha/contract';
import { letters as en } from './i18n/letters-en.ts';
import { letters as gu } from './i18n/letters-gu.ts';
import { letters as hi } from './i18n/letters-hi.ts';
import type { Letters } from './letter-words.ts';

/** The words of every letter in every language. */
export const letters: Readonly<Record<Language, Letters>> = { en, hi, gu };
