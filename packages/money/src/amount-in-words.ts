import type { Currency, Language } from '@naksha/contract';
import { toCurrency as inEnglish } from 'n2words/en-IN';
import { toCurrency as inGujarati } from 'n2words/gu-IN';
import { toCurrency as inHindi } from 'n2words/hi-IN';
import { toMinor } from './minor-units.ts';

const rupees: Record<Language, (value: string) => string> = { en: inEnglish, hi: inHindi, gu: inGujarati };

/**
 * An amount in paise in words, in lakhs and crores; undefined in other currencies, of which the languages of India say neither.
 * Throws RangeError for what is no amount.
 */
export function amountInWords(amount: number, currency: Currency, language: Language): string | undefined {
  if (currency !== 'INR') return undefined;
  const digits = String(toMinor(amount, 'amount')).padStart(3, '0');
  return rupees[language](`${digits.slice(0, -2)}.${digits.slice(-2)}`);
}
