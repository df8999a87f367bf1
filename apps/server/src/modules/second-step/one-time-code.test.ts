import { expect, test } from 'vitest';
import { base32, fromBase32 } from './base32.ts';
import { codeAt, stepAt, stepOf } from './one-time-code.ts';

/** The secret of the examples in RFC 6238, appendix B. */
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('%d seconds after 1970 the code is that of the standard', (seconds, code) => {
  expect(codeAt(secret, stepAt(seconds * 1000))).toBe(code);
});

test('a code counts at its step and at those beside it, at no other, and only whole', () => {
  const at = 1234567890_000;
  const step = stepAt(at);
  const found = [-2, -1, 0, 1, 2].map((away) => stepOf(codeAt(secret, step + away), secret, at));
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  for (const other of ['', '5924', '0059241', '००५९२४']) expect(stepOf(other, secret, at)).toBeUndefined();
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is written and read in base 32 as RFC 4648 has it', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written);
  expect(Buffer.from(fromBase32(written)).toString()).toBe(text);
});
