/** Rule 46(b) of the CGST Rules, 2017: at most sixteen letters, digits, hyphens and slashes, unique within a financial year. */
const longest = 16;
const allowed = /^[A-Z\d]+$/;

/**
 * The number of the `count`th invoice of a series in a year of accounts: `NK/26-27/000123`. Throws RangeError for a series of other letters than
 * capitals and digits, a count below 1, and where the number would have more than sixteen characters.
 */
export function invoiceNumber(series: string, year: string, count: number): string {
  if (!allowed.test(series)) throw new RangeError('a series is of capitals and digits');
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError('invoices are counted from 1');
  const number = `${series}/${year}/${String(count).padStart(6, '0')}`;
  if (number.length > longest) throw new RangeError(`${number} has more than ${longest} characters`);
  return number;
}
