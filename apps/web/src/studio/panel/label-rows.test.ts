import { expect, it } from 'vitest';
import { placesOfLabels } from './label-rows.ts';

const labelRows = (words: Parameters<typeof placesOfLabels>[0]) => placesOfLabels(words, 500).map(({ row }) => row);
const word = (left: number, labelWidth: number, bottom = 20) => ({ left, bottom, labelWidth });

it('puts a label that would run into those before it into a row of its own, so that none is left out', () => {
  expect(labelRows([word(0, 40), word(50, 40), word(94, 10)])).toEqual([0, 0, 0]);
  expect(labelRows([word(0, 40), word(30, 40), word(60, 20)])).toEqual([0, 1, 0]);
  expect(labelRows([word(0, 90), word(30, 60), word(60, 20), word(95, 20)])).toEqual([0, 1, 2, 0]);
});

it('keeps a label that would stick out to the right within the room, and clear of those before it', () => {
  expect(placesOfLabels([word(0, 40), word(70, 40)], 100)).toEqual([
    { left: 0, row: 0 },
    { left: 60, row: 0 },
  ]);
  expect(placesOfLabels([word(50, 40), word(95, 40)], 100)).toMatchObject([{ row: 0 }, { left: 60, row: 1 }]);
});

it('begins again with each line', () => {
  expect(labelRows([word(80, 60), word(100, 60), word(0, 60, 56), word(70, 20, 57)])).toEqual([0, 1, 0, 0]);
});
