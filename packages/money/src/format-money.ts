import { type Currency, type Language, localeTags } from '@naksha/contract';
import { toMinor } from './minor-units.ts';

const formats = new Map<string, Intl.NumberFormat>();

/**
 * An amount in minor units as its language writes it, with Indian grouping and the currency's sign: `₹1,23,456.50`. A fraction of naught is left out
 * where it is shown `whenAny`. Throws RangeError for an amount that is no whole number below 2^53.
 */
export function formatMoney(
  amount: number,
  currency: Currency,
  language: Language,
  fraction: 'always' | 'whenAny' = 'always',
): string {
  const format = formatOf(currency, language, fraction);
  const size = format.resolvedOptions().maximumFractionDigits ?? 2;
  const digits = String(toMinor(amount < 0 ? -amount : amount, 'amount')).padStart(size + 1, '0');
  const point = digits.length - size;
  const decimal = `${amount < 0 ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
  // A decimal in digits, which is formatted digit by digit and passes through no number.
  return format.format(decimal as `${number}`);
}

/** Such a format takes longer to be made than all amounts of a page to be written. */
function formatOf(currency: Currency, language: Language, fraction: 'always' | 'whenAny'): Intl.NumberFormat {
  const key = `${currency} ${language} ${fraction}`;
  const kept = formats.get(key);
  if (kept) return kept;
  const trailingZeroDisplay = fraction === 'always' ? 'auto' : 'stripIfInteger';
  const made = new Intl.NumberFormat(localeTags[language], { style: 'currency', currency, trailingZeroDisplay });
  formats.set(key, made);
  return made;
}
