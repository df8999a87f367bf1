import { repeatParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { isPlain } from './is-plain.ts';

it('knows the repeat that the table shows without being asked', () => {
  expect(isPlain(repeatParams.parse({ columns: 8, rows: 3 }))).toBe(true);
  expect(isPlain(repeatParams.parse({ layout: 'half-drop' }))).toBe(false);
  expect(isPlain(repeatParams.parse({ brushVertical: 4 }))).toBe(false);
  expect(isPlain(repeatParams.parse({ offsetHorizontal: -1 }))).toBe(false);
});
