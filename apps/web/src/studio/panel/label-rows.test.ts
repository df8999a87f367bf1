import { expect, it } from 'vitest';
import { labelRows } from './label-rows.ts';

const word = (left: number, labelWidth: number, bottom = 20) => ({ left, bottom, labelWidth });

it('puts a label that would run into the one before it into a second row, and none where both are taken', () => {
  expect(labelRows([word(0, 40), word(50, 40), word(94, 10)])).toEqual([0, 0, 0]);
  expect(labelRows([word(0, 40), word(30, 40), word(60, 20)])).toEqual([0, 1, 0]);
  expect(labelRows([word(0, 90), word(30, 60), word(60, 20), word(95, 20)])).toEqual([0, 1, null, 0]);
});

it('begins again with each line', () => {
  expect(labelRows([word(80, 60), word(100, 60), word(0, 60, 56), word(70, 20, 57)])).toEqual([0, 1, 0, 0]);
});
