import { expect, it } from 'vitest';
import { financialYear } from './financial-year.ts';
import { invoiceNumber } from './invoice-number.ts';

it.each([
  ['2026-03-31T18:29:59.999Z', 'IN', '25-26'],
  ['2026-03-31T18:30:00.000Z', 'IN', '26-27'],
  ['2026-12-31T23:00:00.000Z', 'IN', '26-27'],
  ['2027-03-31T18:29:59.999Z', 'IN', '26-27'],
  ['2099-06-01T00:00:00.000Z', 'IN', '99-00'],
  ['2026-12-31T23:59:59.999Z', 'AE', '2026'],
  ['2027-01-01T00:00:00.000Z', 'AE', '2027'],
])('counts %s of a seller in %s to the year %s', (moment, country, label) => {
  expect(financialYear(new Date(moment), country).label).toBe(label);
});

it.each(['IN', 'AE'])('begins a year in %s where the last one ended', (country) => {
  const { from, to } = financialYear(new Date('2026-11-05T00:00:00Z'), country);
  expect(financialYear(to, country).from).toEqual(to);
  expect(financialYear(new Date(to.getTime() - 1), country).from).toEqual(from);
  expect(financialYear(from, country).to).toEqual(to);
});

it('knows no year of a moment that is none', () => {
  expect(() => financialYear(new Date('soon'))).toThrow(RangeError);
});

it.each([
  ['NK', '26-27', 123, 'NK/26-27/000123'],
  ['NKC', '26-27', 999_999, 'NKC/26-27/999999'],
  ['NK', '26-27', 1_000_000, 'NK/26-27/1000000'],
  ['NK', '2026', 1, 'NK/2026/000001'],
])('numbers in the series %s of %s the invoice %i as %s', (series, year, count, number) => {
  expect(invoiceNumber(series, year, count)).toBe(number);
});

it.each([
  ['a number of seventeen characters', 'NKC', 1_000_000],
  ['a series too long', 'NAKS', 1],
  ['a series without letters', '', 1],
  ['a series of other letters', 'नक', 1],
  ['a series with a space', 'N ', 1],
  ['the invoice before the first', 'NK', 0],
  ['half an invoice', 'NK', 1.5],
])('refuses %s', (_, series, count) => {
  expect(() => invoiceNumber(series, '26-27', count)).toThrow(RangeError);
});
