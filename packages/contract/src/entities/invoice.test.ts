import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { type Invoice, invoice } from './invoice.ts';

const row = { description: 'Studio', sac: '998315', quantity: 1, amount: 1000 };
const good: Invoice = {
  number: 'NK/26-27/000123',
  kind: 'invoice',
  issuedAt: '2026-11-05T08:00:00.000Z',
  seller: { name: 'Naksha', address: ['Ring Road', 'Surat'], stateCode: '24', country: 'IN' },
  buyer: { name: 'Kalp', address: 'Surat\nGujarat', country: 'IN', lang: 'gu' },
  lines: [row, { ...row, amount: -200 }],
  discount: 100,
  taxes: [{ kind: 'igst', rate: 1800, amount: 126 }],
  total: 826,
  currency: 'INR',
  paid: { how: 'upi', at: '2026-11-05T08:00:00.000Z', transactionId: '631' },
  originalNumber: null,
  reverseCharge: false,
};

it('takes an invoice whose lines, discount and taxes sum to its total, and one on which nothing is to be paid', () => {
  expect(invoice.parse(good)).toEqual(good);
  const free = { ...good, discount: 800, taxes: [], total: 0, paid: null };
  expect(invoice.parse(free)).toEqual(free);
  const note = { ...good, kind: 'creditNote', originalNumber: 'NK/26-27/000101' };
  expect(invoice.parse(note)).toEqual(note);
});

it.each<[string, object]>([
  ['a total that is not its sum', { total: 827 }],
  ['a discount of more than was sold', { discount: 900, taxes: [], total: 0 }],
  ['a negative discount', { discount: -1, total: 927 }],
  ['half a paisa', { total: 826.5 }],
  ['an amount that is no number', { total: Number.NaN }],
  ['an amount past 2^53', { total: 2 ** 53 }],
  ['an amount as text', { total: '826' }],
  ['no lines', { lines: [], discount: 0, taxes: [], total: 0 }],
  ['too many lines', { lines: Array.from({ length: limits.invoiceMaxLines + 1 }, () => ({ ...row, amount: 0 })) }],
  ['a line without a description', { lines: [{ ...row, description: '\u200b' }] }],
  ['half of something', { lines: [{ ...row, quantity: 0.5 }] }],
  ['a rate of more than all', { taxes: [{ kind: 'igst', rate: 10_001, amount: 126 }] }],
  ['an unknown tax', { taxes: [{ kind: 'vat', rate: 1800, amount: 126 }] }],
  ['a number of seventeen characters', { number: 'NK/26-27/00000123' }],
  ['a number with other signs', { number: 'NK/26_27/000123' }],
  ['a credit note for nothing', { kind: 'creditNote' }],
  ['an invoice for an invoice', { originalNumber: 'NK/26-27/000101' }],
  ['a foreign currency', { currency: 'EUR' }],
  ['another language', { buyer: { ...good.buyer, lang: 'ta' } }],
  ['a country in words', { buyer: { ...good.buyer, country: 'India' } }],
  ['a buyer without a name', { buyer: { ...good.buyer, name: ' ' } }],
  ['a tax that its buyer owes', { reverseCharge: true }],
  ['a day without a time', { issuedAt: '2026-11-05' }],
  ['what it does not know', { colour: 'indigo' }],
])('refuses %s', (_, change) => {
  expect(invoice.safeParse({ ...good, ...change }).success).toBe(false);
});
