import type { Language } from '@naksha/contract';
import { words as en } from './i18n/invoice-en.ts';
import { words as gu } from './i18n/invoice-gu.ts';
import { words as hi } from './i18n/invoice-hi.ts';
import type { InvoiceWords } from './invoice-words.ts';

/** The words of invoices in every language. */
export const wordsByLanguage: Readonly<Record<Language, InvoiceWords>> = { en, hi, gu };
